"""How whole games of Rats of Wistar go, and which cards are played: one bot at all seats.

    python benchmarks/wistar.py play --bot search:iterations=5 --games 200 --output FILE    goes on after a break
    python benchmarks/wistar.py report FILE

The report has what players reach on average (rooms, beds, cards, points by part), and for every card how many seats
held it, how many of these played it, how many of those won, and by how many points. `herna lab wistar` counts
victories, too, but neither hands nor parts; a card that is often held and seldom played is hardly worth playing, or
hard to play. A star marks cards that are not of our own design. Several processes (`--processes`) begin no game after
`--minutes`.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from sys import path
from time import time
from typing import NamedTuple

import herna
from herna.games.wistar.rules.scoring import LINES, breakdown
from herna.games.wistar.state import Wistar
from herna.games.wistar.table.designs import DESIGNS, Design
from herna.games.wistar.table.words import ADVANCED, STRONG
from herna.kernel.judging import final_share
from herna.players import Observation, make_player

path.append(str(Path(__file__).resolve().parent.parent))

from tools.shifts import Row, commands, read_rows, work_off

SURE = 1.96  # standard deviations to each side: 95 %
FEWEST = 10  # of fewer cases nothing is said


def played(bot: str, number: int, seats: int, seed: str) -> list[Row]:
    """One game, as what each seat reached, held and played."""
    state = herna.game("wistar").new(seats, seed=f"{seed} {number}", events=False)
    assert isinstance(state, Wistar)
    bots = [make_player(bot, 10 * number + seat) for seat in range(seats)]
    held: list[set[int]] = [set() for _ in bots]
    while not state.over:
        seat = state.to_act[0]
        state.choose(bots[seat].choose(Observation(state, seat)), seat)
        for side, cards in zip(state.sides, held, strict=True):
            cards |= set(side.hand)
    assert state.result is not None
    sides: list[Row] = []
    for seat, side in enumerate(state.sides):
        cards = {i for i in side.area if DESIGNS[i].kind}  # not mice, heroes and tokens
        sides.append({
            "won": final_share(state.result, seat), "score": state.result.scores[seat], "rooms": side.rooms,
            "beds": side.beds, "parts": breakdown(state, seat),
            "held": slugs(held[seat] | cards), "cards": slugs(cards),
        })  # fmt: skip
    return [{"bot": bot, "number": number, "seats": seats, "seed": seed, "build": herna.build, "sides": sides}]


def slugs(cards: set[int]) -> list[str]:
    return sorted([DESIGNS[i].slug for i in cards])


class Ratio(NamedTuple):
    """A ratio of sums over games, with the half of its 95 % interval: what happens in one game belongs together."""

    value: float
    half: float
    cases: float

    def __str__(self) -> str:
        if self.cases < FEWEST:
            return "–"
        return f"{self.value:.1f} ± {self.half:.1f}" if self.half else f"{self.value:.1f}"  # where all cases are alike


def ratio_of(tops: list[float], bottoms: list[float]) -> Ratio:
    cases = sum(bottoms)
    value = sum(tops) / max(1, cases)
    spread = sqrt(sum([(t - value * b) ** 2 for t, b in zip(tops, bottoms, strict=True)]))
    return Ratio(value, SURE * spread / max(1, cases), cases)


def report(file: Path) -> None:
    rows = read_rows(file)
    for bot, seats in sorted({(row["bot"], row["seats"]) for row in rows}):
        games = [row["sides"] for row in rows if (row["bot"], row["seats"]) == (bot, seats)]
        print(f"{bot}, {seats} seats, {len(games)} games; of a player on average:")
        report_games(games)
        report_cards(games)


def report_games(games: list[list[Row]]) -> None:
    seats = [float(len(sides)) for sides in games]
    for name in ("score", "rooms", "beds"):
        print(f"  {name:12}{ratio_of([sum([side[name] for side in sides]) for sides in games], seats)}")
    for name in ("held", "cards"):
        print(f"  {name:12}{ratio_of([sum([len(side[name]) for side in sides]) for sides in games], seats)}")
    for line, part in enumerate(LINES):
        print(f"    {part:12}{ratio_of([sum([side['parts'][line] for side in sides]) for sides in games], seats)}")


def report_cards(games: list[list[Row]]) -> None:
    """Groups of cards by what they ask for, then single ones, those that are played least first."""
    designs = [d for d in DESIGNS if d.kind]
    groups: dict[str, list[Design]] = {}
    for d in designs:
        groups.setdefault(f"{'advanced' if d.deck == ADVANCED else 'basic'}, asks for {asks_for(d)}", []).append(d)
    print(f"  {'cards':42}  held  {'played, %':>13} {'won, %':>13} {'ahead by':>13}")
    for name in sorted(groups):
        print(Fate(games, groups[name]).line(f"{len(groups[name]):3} {name}"))
    fates = {d.slug: Fate(games, [d]) for d in designs}
    for d in sorted(designs, key=lambda d: fates[d.slug].played.value):
        print(fates[d.slug].line(d.slug + ("" if d.ours else " *")))


def asks_for(d: Design) -> str:
    price = d.price
    if price.current:
        return "strong current" if price.current == STRONG else "weak current"
    return "skills and the like" if price.asks_skills or price.asks_more else "nothing"


class Fate:
    """What became of cards: how many seats held them, played them, won then, and were ahead by how many points."""

    def __init__(self, games: list[list[Row]], designs: list[Design]) -> None:
        slugs = {d.slug for d in designs}
        held: list[float] = []
        played: list[float] = []
        won: list[float] = []
        ahead: list[float] = []
        for sides in games:
            times = [len(slugs.intersection(side["cards"])) for side in sides]
            mean = sum([side["score"] for side in sides]) / len(sides)
            lead = len(sides) / (len(sides) - 1)  # of the others' mean, not of everybody's
            held.append(sum([len(slugs.intersection(side["held"])) for side in sides]))
            played.append(sum(times))
            won.append(sum([n * side["won"] for n, side in zip(times, sides, strict=True)]))
            ahead.append(sum([n * (side["score"] - mean) * lead for n, side in zip(times, sides, strict=True)]))
        self.held = round(sum(held))
        self.played = ratio_of([100 * n for n in played], held)
        self.won = ratio_of([100 * n for n in won], played)
        self.ahead = ratio_of(ahead, played)

    def line(self, name: str) -> str:
        return f"  {name:42} {self.held:5}  {self.played!s:>13} {self.won!s:>13} {self.ahead!s:>13}"


def main() -> None:
    parser, playing = commands(__doc__, "report")
    playing.add_argument("--bot", default="search:iterations=5")
    playing.add_argument("--games", type=int, default=200)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--seed", default="balance")
    given = parser.parse_args()
    if given.command == "report":
        report(given.file)
        return
    mine = (given.bot, given.seats, given.seed)
    known = {row["number"] for row in read_rows(given.output) if (row["bot"], row["seats"], row["seed"]) == mine}
    pieces = [(given.bot, n, given.seats, given.seed) for n in range(given.games) if n not in known]
    until = time() + 60 * given.minutes

    def told(rows: list[Row]) -> None:
        print(f"game {rows[0]['number']}: {[side['score'] for side in rows[0]['sides']]}", flush=True)

    work_off(pieces, played, given.output, given.processes, until, told)


if __name__ == "__main__":
    main()
