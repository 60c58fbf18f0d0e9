"""Summoner Wars' board: the battlefield sideways on a desk and upright on a phone, one's own edge nearest."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Option
from herna.web.boards.summoner.cards import lent_abilities, told
from herna.web.boards.summoner.chains import (
    CHAINS,
    ENDING_LOSSES,
    PASSING,
    STEPS,
    before_going,
    handled,
    page_ids,
    stands,
)
from herna.web.boards.summoner.ending import tally
from herna.web.boards.summoner.field import ATTACKING, battlefield
from herna.web.boards.summoner.odds import foresee
from herna.web.boards.summoner.sides import course, hand, open_discards, playing, side
from herna.web.boards.summoner.signs import sign
from herna.web.boards.summoner.staging import STAGING, aims, cast
from herna.web.drawing import tags as h
from herna.web.drawing.piles import seat_of
from herna.web.drawing.scene import Scene

STYLES: Final = [f"summoner/{part}.css" for part in ("course", "field", "sides", "cards", "pointing", "phone")]
PRINTED_SIGNS: Final = {name: sign(name) for name in ("melee", "ranged")}
__all__ = [
    "CHAINS", "ENDING_LOSSES", "PASSING", "PRINTED_SIGNS", "STAGING", "STEPS", "STYLES", "aims", "attempts",
    "before_going", "cast", "closer", "costs", "draw", "foresee", "handled", "page_ids", "stands", "tally", "told",
]  # fmt: skip


def draw(scene: Scene) -> h.Node:
    me = scene.viewer if scene.viewer is not None else 0
    return h.div("#board.summoner")[
        course(scene),
        side(scene, 1 - me, mine=False),
        battlefield(scene),
        side(scene, me, mine=True),
        hand(scene, me),
        playing(scene),
    ]


def closer(scene: Scene, at: str) -> h.Node:
    """What is told of a pile or of a unit that is looked at."""
    seat = seat_of(at, 2)
    return lent_abilities(scene, at) if seat is None else open_discards(scene, seat)


def costs(scene: Scene, option: Option) -> bool:
    """Whoever ends the Attack Phase without an attack on an enemy card hurts their own summoner."""
    return option.code == "attack:done" and not scene.view["fought"]


def attempts(scene: Scene, at: str) -> list[str]:
    """Whoever clicks a card in hand meant to use it, a piece to move it, attack with it or aim at it."""
    if scene.viewer is None:
        return []
    asked = [a["kind"] for a in scene.view["asked"] if a["seat"] == scene.viewer]
    kind = asked[0] if asked else scene.view["phase"]
    if at.startswith(f"h{scene.viewer}-"):
        return use_of_card(scene, at.split("-")[1])
    for p in scene.view["board"]:
        if p["id"] == at:
            name = f"{p['card']}@{p['at']}"
            if kind in ATTACKING or kind == "use":
                return [f"{kind}:{'own' if p['seat'] == scene.viewer else 'enemy'}.{name}"]
            if kind in ("move", "attack"):
                return [f"{kind}:{name}"]
    return []


def use_of_card(scene: Scene, slug: str) -> list[str]:
    """The space matters only if nothing else speaks against it: an empty one far from every gate."""
    facts = scene.game.facts(slug)
    taken = {p["at"] for p in scene.view["board"]}
    far = "8" if scene.viewer == 0 else "1"
    free = [letter + far for letter in "afbecd" if letter + far not in taken]
    codes = [option.code.partition(":")[2] for option in scene.decision.options] if scene.decision is not None else []
    if any([code.partition("@")[0] == slug for code in codes]):
        return []  # it can be used
    if scene.view["phase"] == "magic":
        return [f"discard:{slug}"]
    if "phase" in facts:
        return [f"play:{slug}"]
    verb = "summon" if "strength" in facts else "build"
    return [f"{verb}:{slug}@{free[0]}"] if free else []
