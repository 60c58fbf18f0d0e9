"""Minions that are put on a base, actions on their target, with one click or one drag."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import Option
from herna.web.drawing.markup import hand_ids

CHAINS: Final = {
    "play": ("on_base", "on_minion", "target", "base", "action", "player"),
    "special": ("to", "target", "base"),
    "target": ("to",),
}


def handled(view: dict[str, Any], option: Option) -> tuple[str, str]:
    """`play:MINION@BASE` is a card of the hand and the base that it goes to."""
    verb, _, what = option.code.partition(":")
    slug = what.partition("@")[2] if verb == "play" else ""
    return option.at, next((str(b["id"]) for b in view["bases"] if b["base"] == slug), "")


def stands(view: dict[str, Any], thing: str) -> str:
    """The base at which a minion stands; empty for everything else."""
    return next((str(b["id"]) for b in view["bases"] for m in b["minions"] if m["id"] == thing), "")


def page_ids(view: dict[str, Any], at: str) -> list[str]:
    """The top of a deck is nothing that could be picked up."""
    if at.startswith("hand"):
        return hand_ids(at, view["sides"][view["seat"]]["hand"])
    return [] if at.startswith("deck") else [at]
