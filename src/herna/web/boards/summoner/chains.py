"""Cards and units that are picked up and put somewhere: what opens which question, and what to know before it."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import Option
from herna.web.boards.summoner.cards import word
from herna.web.boards.summoner.field import SPACES, is_own
from herna.web.boards.summoner.odds import Odds
from herna.web.boards.summoner.sides import FROM_HAND
from herna.web.drawing.markup import hand_ids
from herna.web.drawing.scene import Scene

ENDING_LOSSES: Final = ("inaction",)
PASSING: Final = ("phase",)
CHAINS: Final = {**dict.fromkeys(FROM_HAND, ()), "move": ("path",), "attack": ("target",)}
STEPS: Final = ("path",)


def handled(view: dict[str, Any], option: Option) -> tuple[str, str]:
    """Cards of the hand are put on spaces."""
    verb, _, what = option.code.partition(":")
    if verb in FROM_HAND and option.at in SPACES:
        return f"hand{view['seat']}.{what.partition('@')[0]}", option.at
    return option.at, ""


def page_ids(view: dict[str, Any], at: str) -> list[str]:
    """A space is a cell, or what stands there."""
    if at in SPACES:
        return [next((str(piece["id"]) for piece in view["board"] if piece["at"] == at), f"at-{at}")]
    return hand_ids(at, view["sides"][view["seat"]]["hand"]) if at.startswith("hand") else [at]


def stands(view: dict[str, Any], thing: str) -> str:
    """The space on which it stands; empty if it is not on the battlefield."""
    return next((str(piece["at"]) for piece in view["board"] if piece["id"] == thing), "")


def before_going(scene: Scene, thing: str, goal: str) -> str | None:
    """What to expect: the dice of an attack. None: this goal is left to the list, since one's own are seldom meant."""
    if is_own(scene, goal):
        return None
    odds: Odds | None = scene.chains[thing][goal].foreseen
    if odds is None:
        return ""
    key = "odds.least" if odds.least else "odds"
    hits = f"{odds.damage:.1f}".replace(".", "," if scene.lang == "cs" else ".")
    return word(scene.lang, key, dice=odds.dice, hits=hits, percent=round(100 * odds.destroys))
