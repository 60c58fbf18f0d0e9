"""Does a value of 0.7 mean that seven games of ten are won? Measured in games of bots of one level, over all pairings.

    python benchmarks/calibration.py play GAME... --games 200 --output values.jsonl   goes on after a break
    python benchmarks/calibration.py fit values.jsonl                                 tables, and constants that mend it

Several processes (`--processes`) begin no new game after `--minutes`.

At some decisions of each game three values are noted: the hand-written evaluation, the one that bots use (learned where
the game has a network), and what a search says of its best option. Beside them stands how the game ended for that seat.
`fit` prints how well each predicts that, by thirds of the game, and the constants of `herna.learn.calibration`, whose
gain is measured on games that they were not fitted to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random
from statistics import median
from sys import path
from time import time
from typing import Any

import herna
from herna.kernel.judging import final_share
from herna.learn.calibration import KNOTS, Mapping, judge_for, weights
from herna.players import Observation, Search, make_player
from herna.players.judges import BEST, JUDGES

path.append(str(Path(__file__).resolve().parent.parent))

from tools.shifts import Row, commands, read_rows, work_off

PLAYERS = ("level5", "level4")  # each against its like, game after game
PLAYOUTS = 100
WORLDS = 4  # in which an evaluation is asked
NOTED = {"mindbug": 3, "smashup": 8, "bigmonster": 6, "summoner": 40, "wistar": 16}  # one decision of so many
LONGEST = 3000  # choices
THIRDS = ("first third", "second third", "last third")
BINS = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.01)
RIDGE = 4.0  # how strongly constants are held to "as it is": like so many games

Value = Callable[[Row], float]


def options_of(game: str, number: int) -> dict[str, Any]:
    """The table of this number: all pairings of Summoner Wars in turn, the sets of Mindbug in turn."""
    room = herna.game(game)
    if game == "summoner":
        decks = list(room.options["south"].choices)
        return {"south": decks[number % len(decks)], "north": decks[number // len(decks) % len(decks)]}
    if game == "mindbug":
        sets = list(room.options["sets"].choices)
        return {"sets": [sets[number % len(sets)]]}
    return {}


def play(game: str, number: int) -> list[Row]:
    """One game of two bots of a level: what was noted in it; nothing if it does not end."""
    level = PLAYERS[number % len(PLAYERS)]
    state = herna.game(game).new(2, seed=f"calibration {number}", events=False, **options_of(game, number))
    bots = [make_player(level, 10 * number + seat) for seat in range(2)]
    rng = Random(number)
    judge = JUDGES.of(game, BEST)
    rows: list[Row] = []
    made = 0  # a state without events does not count its choices
    while not state.over and made < LONGEST:
        seat = state.to_act[0]
        seen = Observation(state, seat)
        if seen.width > 1 and rng.randrange(NOTED[game]) == 0:
            worlds = [seen.world(rng.getrandbits(30)) for _ in range(WORLDS)]
            rows.append(
                {
                    "game": game,
                    "number": number,
                    "level": level,
                    "seat": seat,
                    "made": made,
                    "hand": sum([world.evaluate(seat) for world in worlds]) / WORLDS,
                    "judge": sum([judge.value(world, seat) for world in worlds]) / WORLDS,
                    "search": max(Search(rng.getrandbits(30), PLAYOUTS, network=judge_for(game)).rate(seen)),
                }
            )
        state.choose(bots[seat].choose(seen), seat)
        made += 1
    if state.result is None:
        return []
    for row in rows:
        row["won"] = final_share(state.result, row["seat"])
        row["length"] = made
    return rows


def waiting(games: list[str], number: int, known: set[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    for n in range(number):
        yield from [(game, n) for game in games if (game, n) not in known]


# --- figures ----------------------------------------------------------------------------------------------
def brier(rows: Sequence[Row], value: Value) -> float:
    return sum([(value(row) - float(row["won"])) ** 2 for row in rows]) / len(rows)


def third(row: Row) -> int:
    return min(2, 3 * int(row["made"]) // int(row["length"]))


def reliability(rows: Sequence[Row], value: Value) -> list[tuple[float, float, int]]:
    """For each bin what was said, how many won, and how many values there are."""
    found = []
    for low, high in pairwise(BINS):
        group = [row for row in rows if low <= value(row) < high]
        if group:
            said = sum([value(row) for row in group]) / len(group)
            found.append((said, sum([row["won"] for row in group]) / len(group), len(group)))
    return found


def fit_mapping(rows: Sequence[Row]) -> Mapping:
    """The most likely constants, held to "as it is" by a ridge; Newton's method, all steps damped."""
    length = median([row["length"] for row in {row["number"]: row for row in rows}.values()])
    share = {row["number"]: 0 for row in rows}
    for row in rows:
        share[row["number"]] += 1
    size = 2 * KNOTS
    now = [0.0, 1.0] * KNOTS
    start = list(now)
    for _ in range(200):
        slope = [RIDGE * (start[i] - now[i]) for i in range(size)]
        for row in rows:
            inputs = inputs_of(row, length)
            told = 1 / (1 + exp(-sum([now[i] * inputs[i] for i in range(size)])))
            # the values of one game are hardly more than one: together they count like two
            weight = 2 / share[row["number"]]
            for i in range(size):
                slope[i] += weight * (row["won"] - told) * inputs[i]
        step = [s / (RIDGE + len(share)) for s in slope]
        now = [max(0.0, now[i] + step[i]) if i % 2 else now[i] + step[i] for i in range(size)]
        if max([abs(s) for s in step]) < 1e-5:
            break
    return Mapping(round(length), [(round(now[2 * k], 2), round(now[2 * k + 1], 2)) for k in range(KNOTS)])


def inputs_of(row: Row, length: float) -> list[float]:
    value = min(0.99, max(0.01, row["search"]))
    found: list[float] = []
    for weight in weights(row["made"] / length):
        found += [weight, weight * log(value / (1 - value))]
    return found


def report(file: Path) -> None:
    every = read_rows(file)
    for game in sorted({row["game"] for row in every}):
        rows = [row for row in every if row["game"] == game]
        games = len({row["number"] for row in rows})
        print(f"\n{game}: {games} games, {len(rows)} values")
        whole = fit_mapping(rows)
        halves = [[row for row in rows if row["number"] // 2 % 2 == part] for part in (0, 1)]
        fitted = [fit_mapping(halves[1]), fit_mapping(halves[0])]
        values: dict[str, Value] = {
            "hand": lambda row: float(row["hand"]),
            "judge": lambda row: float(row["judge"]),
            "search": lambda row: float(row["search"]),
            "mended": lambda row, fitted=fitted: fitted[row["number"] // 2 % 2].chance(row["search"], row["made"]),  # type: ignore[misc]
        }
        for name, value in values.items():
            by_third = []
            for part in range(3):
                group = [row for row in rows if third(row) == part]
                said = sum([value(row) for row in group]) / len(group)
                won = sum([row["won"] for row in group]) / len(group)
                by_third.append(f"{THIRDS[part]} {said:.2f} -> {won:.2f} ({brier(group, value):.3f}, {len(group)})")
            print(f"  {name:7} Brier {brier(rows, value):.3f}; {'; '.join(by_third)}")
            print(
                "          " + "  ".join([f"{said:.2f}->{won:.2f}({n})" for said, won, n in reliability(rows, value)])
            )
        print(f"  constants: Mapping({whole.length}, {whole.knots})")


def main() -> None:
    parser, playing = commands(__doc__, "fit")
    playing.add_argument("games", nargs="+", choices=list(NOTED), metavar="GAME")
    playing.add_argument("--games", type=int, default=200, dest="number")
    given = parser.parse_args()
    if given.command == "fit":
        report(given.file)
        return
    known = {(row["game"], row["number"]) for row in read_rows(given.output)}
    pieces = waiting(given.games, given.number, known)
    until = time() + 60 * given.minutes
    work_off(pieces, play, given.output, given.processes, until, lambda rows: print(rows[-1:], flush=True))


if __name__ == "__main__":
    main()
