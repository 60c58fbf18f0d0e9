"""What games a tournament consists of: a pure function of its settings, each game with a key of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from typing import Any, Final

import herna
from herna.arena.games.bots import check_bots
from herna.arena.games.seeds import derive, derive_number
from herna.kernel.errors import BadOption

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
SCHEDULES: Final = (ROUND_ROBIN, LADDER)


@dataclass(frozen=True)
class ArenaSettings:
    """All that decides which games are played and how; `games` is for each line-up."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    schedule: str = ROUND_ROBIN
    limit: float | None = None
    records: bool = False


@dataclass(frozen=True)
class Task:
    """One game to be played, as plain data that travels to any worker."""

    key: str
    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any]
    seed: str
    bot_seeds: tuple[int, ...]
    limit: float | None
    record: bool
    facts: bool = False  # whether to note what the lab counts


def check(settings: ArenaSettings) -> None:
    """Refuse what cannot be played, before anything is."""
    game = herna.game(settings.game)
    check_amounts(settings)
    if settings.schedule not in SCHEDULES:
        raise BadOption(f"there is no schedule {settings.schedule!r}; there are: {', '.join(SCHEDULES)}")
    check_bots(settings.bots, 2)
    game.new(players=settings.seats, seed=0, events=False, **settings.options)


def check_amounts(settings: ArenaSettings) -> None:
    if settings.games < 1:
        raise BadOption(f"there must be at least one game, not {settings.games}")
    if settings.limit is not None and settings.limit <= 0:
        raise BadOption(f"the time limit must be more than 0 seconds, not {settings.limit}")


def line_ups(settings: ArenaSettings) -> list[tuple[str, ...]]:
    """Who meets whom, in which order round the table before seats are changed.

    Round robin: every choice of as many bots as there are seats. Ladder: neighbours in the given order only. With
    fewer bots than seats they sit down alternately, so that opposite partners are of one kind.
    """
    bots, seats = settings.bots, settings.seats
    if len(bots) <= seats:
        return [tuple(islice(cycle(bots), seats))]
    if settings.schedule == LADDER:
        return [bots[i : i + seats] for i in range(len(bots) - seats + 1)]
    return list(combinations(bots, seats))


def seatings(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ways in which a line-up shares a deal: turned round the table until it repeats."""
    turned = [line_up[i:] + line_up[:i] for i in range(len(line_up))]
    return list(dict.fromkeys(turned))


def tasks(settings: ArenaSettings) -> Iterator[Task]:
    """All games, deal by deal: the line-ups take turns, so that an interrupted tournament is nearly balanced."""
    all_ = line_ups(settings)
    for deal in range(max(deals(settings, line_up) for line_up in all_)):
        for line_up in all_:
            if deal < deals(settings, line_up):
                yield from deal_tasks(settings, line_up, deal)


def deals(settings: ArenaSettings, line_up: tuple[str, ...]) -> int:
    """How many deals make at least the wanted number of games when every seating plays each of them."""
    return -(-settings.games // len(seatings(line_up)))


def deal_tasks(settings: ArenaSettings, line_up: tuple[str, ...], deal: int) -> Iterator[Task]:
    """One deal, played once by every seating."""
    name = " + ".join(line_up)
    for turn, seated in enumerate(seatings(line_up)):
        yield Task(
            key=f"{settings.seed} / {name} / {deal} / {turn}",
            game=settings.game,
            bots=seated,
            options=settings.options,
            seed=derive("deal", settings.seed, settings.game, name, deal),
            bot_seeds=tuple(derive_number("bot", settings.seed, name, deal, turn, seat) for seat in range(len(seated))),
            limit=settings.limit,
            record=settings.records,
        )


def deal_of(key: str) -> str:
    """The part of a key that all seatings of a deal share."""
    return key.rpartition(" / ")[0]
