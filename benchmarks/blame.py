"""Does a review blame the weaker player more? Games of level 2 against level 4, each reviewed for both seats.

    python benchmarks/blame.py play GAME... --games 30 --output blame.jsonl     what the file has is not done again
    python benchmarks/blame.py report blame.jsonl

Several processes (`--processes`) begin no new game after `--minutes`.

Every deal is played twice, with the seats changed. Blame is what the flagged choices have cost together, by the
settings that people's reviews have, or with `--part 4` by a quarter of their playouts. Seconds are CPU time of one
review.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from sys import path
from time import process_time, time
from typing import Any

import herna
from herna.learn.review import Review, Work
from herna.learn.review.work import BUDGETS
from herna.players import Observation, make_player

path.append(str(Path(__file__).resolve().parent.parent))

from tools.shifts import Row, read_rows, work_off

WEAK, STRONG = "level2", "level4"
USUAL = dict(BUDGETS)


def options_of(game: str, deal: int) -> dict[str, Any]:
    """All decks of Summoner Wars, in changing pairings."""
    if game != "summoner":
        return {}
    decks = list(herna.game(game).options["south"].choices)
    return {"south": decks[deal % len(decks)], "north": decks[(3 * deal + 1) % len(decks)]}


def played(game: str, number: int) -> dict[str, Any]:
    """The record of a game in which the weaker bot sits at seat `number % 2`."""
    deal = number // 2
    state = herna.game(game).new(2, seed=f"blame {deal}", **options_of(game, deal))
    specs = [WEAK, STRONG] if number % 2 == 0 else [STRONG, WEAK]
    bots = [make_player(spec, 10 * number + seat) for seat, spec in enumerate(specs)]
    while not state.over:
        seat = state.to_act[0]
        state.choose(bots[seat].choose(Observation(state, seat)), seat)
    record: dict[str, Any] = state.record()
    return record


def reviewed(record: dict[str, Any], seat: int) -> tuple[Review, float]:
    begun = process_time()
    work = Work(record, seat)
    while not work.done:
        work.step()
    return work.review(), process_time() - begun


def told(found: Review, seconds: float) -> Row:
    return {
        "blame": round(found.blame, 3),
        "flags": len(found.flags),
        "decisions": len(found.own),
        "luck": found.luck,
        "won": found.share,
        "seconds": round(seconds, 1),
    }


def judged(game: str, number: int, part: int) -> list[Row]:
    """One game, reviewed for both seats with a part of the usual playouts."""
    BUDGETS[game] = USUAL[game] // part
    record = played(game, number)
    weak = number % 2
    row: Row = {"game": game, "number": number, "part": part, "build": herna.build, "choices": len(record["choices"])}
    row |= {"weak": told(*reviewed(record, weak)), "strong": told(*reviewed(record, 1 - weak))}
    return [row]


def waiting(games: list[str], number: int, part: int, known: set[tuple[str, int]]) -> Iterator[tuple[str, int, int]]:
    for n in range(number):
        yield from [(game, n, part) for game in games if (game, n) not in known]


def interval(right: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z, p = 1.96, right / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def report(file: Path) -> None:
    rows = read_rows(file)
    for game in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == game]
        right = len([row for row in mine if row["weak"]["blame"] > row["strong"]["blame"]])
        even = len([row for row in mine if row["weak"]["blame"] == row["strong"]["blame"]])
        low, high = interval(right, len(mine))
        print(f"{game}: {right} of {len(mine)} ({100 * low:.0f}–{100 * high:.0f} %), as much in {even}")
        for side in ("weak", "strong"):
            sides = [row[side] for row in mine]
            mean = {name: sum([one[name] for one in sides]) / len(sides) for name in ("blame", "flags", "won")}
            seconds = [one["seconds"] for one in sides]
            print(
                f"  {side}: blame {mean['blame']:.2f}, flags {mean['flags']:.1f}, won {mean['won']:.2f}, "
                f"seconds {sum(seconds) / len(seconds):.1f}, at most {max(seconds):.1f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("games", nargs="+", choices=list(USUAL), metavar="GAME")
    playing.add_argument("--games", type=int, default=30, dest="number")
    playing.add_argument("--part", type=int, default=1)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--minutes", type=float, default=60.0)
    playing.add_argument("--output", type=Path, required=True)
    commands.add_parser("report").add_argument("file", type=Path)
    given = parser.parse_args()
    if given.command == "report":
        report(given.file)
        return
    known = {(row["game"], row["number"]) for row in read_rows(given.output)}
    pieces = waiting(given.games, given.number, given.part, known)
    until = time() + 60 * given.minutes
    work_off(pieces, judged, given.output, given.processes, until, lambda rows: print(rows, flush=True))


if __name__ == "__main__":
    main()
