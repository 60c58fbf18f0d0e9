"""Rats that are moved from area to area, and main actions that are begun at their target, with one click."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import Option

CHAINS: Final = {"main": ("develop", "explore"), "rats": ()}


def handled(view: dict[str, Any], option: Option) -> tuple[str, str]:
    """`rats:FROM>TO` is a rat of one area and where it goes; the main action is that of the chief's space."""
    verb, _, what = option.code.partition(":")
    if verb == "rats" and ">" in what:
        return option.at, f"area.{what.partition('>')[2]}"
    if verb == "main" and view["turn"]["space"]:
        return f"space.{view['turn']['space']}", ""
    return option.at, ""


def page_ids(view: dict[str, Any], at: str) -> list[str]:
    """Cards are called by their names alone, everything else by its zone as well."""
    zone, _, name = at.partition(".")
    return [f"c-{name}" if zone == "row" else at.replace(".", "-")]
