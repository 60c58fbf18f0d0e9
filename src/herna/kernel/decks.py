"""Decks of one's own: what a game in which decks are built supplies, so that others can build, share and check them."""

from __future__ import annotations

from typing import Any

from herna.kernel.extending import mypyc_attr


class DeckPart:
    """One class of cards that is chosen: how many a deck has, and how many of one card at most."""

    def __init__(self, name: str, number: int, most: int) -> None:
        self.name = name
        self.number = number
        self.most = most


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuilding:
    """A deck is plain data: `{"summoner": id, "cards": {id: copies}}`, perhaps with a `name`."""

    def __init__(self, rules: str, parts: tuple[DeckPart, ...], leaders: tuple[str, ...]) -> None:
        self.rules = rules  # the section of the rulebook
        self.parts = parts
        self.leaders = leaders  # one of them leads a deck and decides what may be added

    def part_of(self, card: str) -> DeckPart | None:
        """The class as which a card is chosen; None for what comes by itself."""
        raise NotImplementedError

    def admits(self, leader: str, card: str) -> bool:
        """May the card stand in a deck led by this one?"""
        raise NotImplementedError

    def brought(self, leader: str) -> dict[str, int]:
        """What the leader brings along without being chosen, with copies."""
        raise NotImplementedError

    def ready(self, leader: str) -> dict[str, Any]:
        """The deck of this leader as it is sold."""
        raise NotImplementedError

    def check(self, deck: Any) -> list[Any]:
        """What is wrong with it, each fault with its rule."""
        raise NotImplementedError

    def code(self, deck: dict[str, Any]) -> str:
        """A deck in one word, for links and command lines."""
        raise NotImplementedError

    def text(self, deck: dict[str, Any], lang: str) -> str:
        """A deck for people: to be read, mailed and pasted in again."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[dict[str, Any], list[Any]]:
        """The deck written like this, in words or as a code, and what could not be read."""
        raise NotImplementedError
