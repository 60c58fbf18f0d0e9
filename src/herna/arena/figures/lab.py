"""Balance: which seats, factions, cards and other things win more than their share when equal bots play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations, product
from statistics import NormalDist
from typing import Any, Final

import herna
from herna.arena.figures.standings import Tally, wilson
from herna.arena.games.bots import check_bots
from herna.arena.games.played import Played
from herna.arena.games.schedule import ArenaSettings, Task, check_amounts
from herna.arena.games.seeds import derive, derive_number
from herna.arena.games.tally import GROUPS, MEETING, PAIR, SEAT, START

DOUBT: Final = 0.05  # how likely luck alone may make anything at all of a group stand out


@dataclass(frozen=True)
class Figure:
    """How one thing fared: the share of wins of the seats that had it, and whether that can hardly be luck."""

    thing: str
    tally: Tally
    low: float
    high: float
    verdict: int  # 1: wins too much, -1: too little, 0: within what luck explains


@dataclass
class Group:
    """All things of a kind, the most successful first; `mean` is what they won together."""

    name: str
    mean: float
    figures: list[Figure]


@dataclass
class Findings:
    """All groups, and for some games how factions fared against each other or together.

    `forfeits` counts what bots did wrong, by kind, and `fault` is an example: such figures say little about the game.
    """

    games: int
    groups: list[Group] = field(default_factory=list)
    meetings: dict[tuple[str, str], Tally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Tally] = field(default_factory=dict)
    forfeits: dict[str, int] = field(default_factory=dict)
    fault: str = ""


def check_lab(settings: ArenaSettings) -> None:
    """Refuse what cannot be played, before anything is."""
    check_bots(settings.bots, 1)
    check_amounts(settings)
    for options in setups(settings)[:1]:
        herna.game(settings.game).new(players=settings.seats, seed=0, events=False, **options)


def factions(game: str) -> list[str]:
    """The factions of a game, by what is printed on its cards."""
    room = herna.game(game)
    printed = [room.facts(component).get("faction") for component in room.component_ids()]
    return sorted({str(faction) for faction in printed if faction})


def setups(settings: ArenaSettings) -> list[dict[str, Any]]:
    """The ways to set the table that must come equally often: all pairings of what a game lets one choose.

    Summoner Wars: all 64 of its factions. Smash Up for two: every pair of factions against every pair that shares
    none with it, from both seats. Other tables are dealt at random, or as the options say.
    """
    given = settings.options
    if settings.game == "summoner" and not {"south", "north"} & set(given):
        names = herna.game("summoner").options["south"].choices
        return [{**given, "south": south, "north": north} for south, north in product(names, names)]
    if settings.game == "smashup" and settings.seats == 2 and "factions" not in given:
        pairs = list(combinations(factions("smashup"), 2))
        apart = [(a, b) for a, b in permutations(pairs, 2) if not set(a) & set(b)]
        return [{**given, "factions": [list(a), list(b)]} for a, b in apart]
    return [given]


def lab_tasks(settings: ArenaSettings) -> Iterator[Task]:
    """At least the wanted number of games, every set-up equally often, the same bot on all seats."""
    ways = setups(settings)
    bot = settings.bots[0]
    for round_ in range(-(-settings.games // len(ways))):
        for way, options in enumerate(ways):
            name = ("lab", settings.seed, settings.game, bot, round_, way)
            yield Task(
                key=f"{settings.seed} / {bot} / {round_} / {way}",
                game=settings.game,
                bots=(bot,) * settings.seats,
                options=options,
                seed=derive(*name),
                bot_seeds=tuple(derive_number(*name, seat) for seat in range(settings.seats)),
                limit=settings.limit,
                record=settings.records,
                facts=True,
            )


def findings(game: str, games: list[Played]) -> Findings:
    """What the games say about the balance of the game."""
    counted: dict[str, dict[str, Tally]] = {name: {} for name in (SEAT, START, *GROUPS.get(game, ()))}
    found = Findings(len(games))
    for played in games:
        for seat in range(len(played.bots)):
            share = played.share(seat)
            counted[SEAT].setdefault(str(seat + 1), Tally()).add(share)
            for group, things in played.facts[seat].items():
                for thing in things:
                    counted[group].setdefault(thing, Tally()).add(share)
            count_factions(game, played, seat, share, found)
        for kinds in played.forfeits:
            for kind, times in kinds.items():
                found.forfeits[kind] = found.forfeits.get(kind, 0) + times
        found.fault = found.fault or (played.faults[0].detail if played.faults else "")
    found.groups = [group_of(name, things) for name, things in counted.items() if things]
    if found.pairs:
        together = {" + ".join(pair): tally for pair, tally in found.pairs.items()}
        beside = [group.name for group in found.groups].index("faction") + 1
        found.groups.insert(beside, group_of(PAIR[game], together))
    return found


def count_factions(game: str, played: Played, seat: int, share: float, found: Findings) -> None:
    """Factions that play together, or one against the other."""
    mine = sorted(played.facts[seat].get("faction", ()))
    if game in PAIR and len(mine) == 2:
        found.pairs.setdefault((mine[0], mine[1]), Tally()).add(share)
    if game in MEETING and len(played.bots) == 2:
        other = played.facts[1 - seat]["faction"][0]
        found.meetings.setdefault((mine[0], other), Tally()).add(share)


def group_of(name: str, things: dict[str, Tally]) -> Group:
    """The figures of a group; what stands out is judged more strictly the more things there are."""
    total = sum([tally.games for tally in things.values()])
    mean = sum([tally.points for tally in things.values()]) / total
    strict = NormalDist().inv_cdf(1 - DOUBT / (2 * len(things)))
    figures = []
    for thing, tally in things.items():
        low, high = wilson(tally.rate, tally.games)
        lowest, highest = wilson(tally.rate, tally.games, strict)
        figures.append(Figure(thing, tally, low, high, (lowest > mean) - (highest < mean)))
    # By the middle of the interval, so that a thing seen in a handful of games is not on top of the list.
    return Group(name, mean, sorted(figures, key=lambda f: (-f.low - f.high, f.thing)))
