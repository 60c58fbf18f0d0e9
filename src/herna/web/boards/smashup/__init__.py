"""Smash Up's board: a column per base, the players above, the hand and whatever is being chosen from below."""

from __future__ import annotations

from typing import Final

from herna.kernel.choice import Option
from herna.web.boards.smashup.band import band
from herna.web.boards.smashup.bases import columns, minimap
from herna.web.boards.smashup.cards import WORDS, in_menus
from herna.web.boards.smashup.chains import CHAINS, handled, page_ids, stands
from herna.web.boards.smashup.draft import draft
from herna.web.boards.smashup.ending import tally
from herna.web.boards.smashup.players import closer, plates
from herna.web.boards.smashup.staging import STAGING, cast
from herna.web.boards.smashup.status import status
from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene

__all__ = [
    "CHAINS",
    "SCRIPTS",
    "STAGING",
    "STYLES",
    "attempts",
    "cast",
    "closer",
    "costs",
    "draw",
    "drawings",
    "handled",
    "in_menus",
    "page_ids",
    "stands",
    "tally",
]
STYLES: Final = [f"smashup/{part}.css" for part in ("players", "bases", "hand", "draft", "closer", "phone")]
SCRIPTS: Final = ["sight.js"]
OF_A_BASE: Final = ("base", "to", "score", "on_base")
OF_A_MINION: Final = ("target", "on_minion")


def draw(scene: Scene) -> h.Node:
    if scene.view["step"] == "draft":
        return h.div("#board.smashup.drafting")[plates(scene), draft(scene)]
    parts: list[h.Node] = [plates(scene), status(scene), minimap(scene), columns(scene), band(scene)]
    return h.div("#board.smashup")[parts]


def drawings(lang: str) -> str:
    """The word that the style sheet writes on places to choose from."""
    return f"<style>.smashup{{--here:'{WORDS.say(lang, 'here')}'}}</style>"


def costs(scene: Scene, option: Option) -> bool:
    """What could still be played and is not, is lost with the turn."""
    left = scene.decision.options if scene.decision is not None else ()
    return option.code == "end" and any([other.code.startswith("play:") for other in left])


def attempts(scene: Scene, at: str) -> list[str]:
    """Whoever clicks a card in hand meant to play it; a thing on the table, to answer the question with it."""
    view, me = scene.view, scene.viewer
    asked = [a["kind"] for a in view["asked"] if a["seat"] == me]
    if me is None or not asked or not view["bases"]:
        return []
    kind = asked[0]
    if at.startswith((f"h{me}-", f"t{me}-")):
        slug = at.split("-")[1]
        if kind == "special":
            return ["special:" + slug]
        minion = scene.game.facts(slug)["type"] == "minion"
        verb = "raise" if at[0] == "t" else "play"
        return [f"{verb}:{slug}@{view['bases'][0]['base']}" if minion else f"{verb}:{slug}"]
    for b in view["bases"]:
        if b["id"] == at and kind in OF_A_BASE:
            return [f"{kind}:{b['base']}"]
        for m in b["minions"]:
            if m["id"] == at and kind in OF_A_MINION:
                return [f"{kind}:{minion_name(b, m, me)}"]
            if m["id"] == at and m["seat"] == me and kind in ("play", "special"):
                return ["special:" + minion_name(b, m, me).removeprefix("own.")]
    return []


def minion_name(base: dict[str, object], minion: dict[str, object], me: int) -> str:
    """As the game writes it: `own.zapbot@tar_pits`, numbered where there are several."""
    minions: list[dict[str, object]] = base["minions"]  # type: ignore[assignment]
    same = [m["id"] for m in minions if m["card"] == minion["card"] and m["seat"] == minion["seat"]]
    seat = int(str(minion["seat"]))
    number = "" if len(same) == 1 else f"#{same.index(minion['id']) + 1}"
    return f"{'own' if seat == me else f'p{seat + 1}'}.{minion['card']}{number}@{base['base']}"
