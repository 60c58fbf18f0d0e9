"""What a newcomer wants to know of a game before they choose it: how long it takes, and how hard it is."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from herna.kernel.game import Game


class About(NamedTuple):
    """Minutes from and to, and how hard a game is to learn, from 1 to 3. What it is about stands in the phrases."""

    least: int
    most: int
    hardness: int


SHELF: Final = {
    "bigmonster": About(20, 40, 1),
    "mindbug": About(15, 30, 1),
    "smashup": About(30, 60, 2),
    "summoner": About(40, 60, 2),
    "wistar": About(90, 150, 3),
}
TIMES: Final = {"30": (0, 30), "60": (0, 60), "long": (61, 10_000)}  # minutes that the longest game may take


class Filter(NamedTuple):
    """Which games are wanted; empty: all."""

    players: str = ""
    time: str = ""

    def admits(self, game: Game[Any]) -> bool:
        if self.players and int(self.players) not in game.players:
            return False
        about = SHELF.get(game.id)  # of a guest's game nothing is known
        low, high = TIMES.get(self.time, (0, 10_000))
        return about is None or low <= about.most <= high


def numbers(games: list[Game[Any]]) -> list[str]:
    """How many can play any of them."""
    return [str(number) for number in sorted({number for game in games for number in game.players})]


def read_filter(games: list[Game[Any]], players: str, time: str) -> Filter:
    """As an address asks for it; what makes no sense is left out."""
    return Filter(players if players in numbers(games) else "", time if time in TIMES else "")
