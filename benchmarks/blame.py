"""Does a review blame the weaker player more? Games of level 2 against level 4, or of two other bots, are reviewed.

    python benchmarks/blame.py play GAME... --games 30 --output blame.jsonl     what the file has is not done again
    python benchmarks/blame.py report blame.jsonl

Several processes (`--processes`) begin no new game after `--minutes`.

Every deal is played twice, with the seats changed. A review blames in two ways, and both are counted: it says which
side gave away more by all of its choices together, the small ones too, and it flags single choices. Flags are of one's
own choices only, so they need a review of each seat (`--both`). Reviews have the settings that people's have, or with
`--part 4` a quarter of their playouts. Seconds are CPU time of one review.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
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

from tools.shifts import Row, commands, read_rows, work_off

USUAL = dict(BUDGETS)


def options_of(game: str, deal: int) -> dict[str, Any]:
    """All decks of Summoner Wars, in changing pairings."""
    if game != "summoner":
        return {}
    decks = list(herna.game(game).options["south"].choices)
    return {"south": decks[deal % len(decks)], "north": decks[(3 * deal + 1) % len(decks)]}


def played(game: str, number: int, weaker: str, stronger: str) -> dict[str, Any]:
    """The record of a game in which the weaker bot sits at seat `number % 2`."""
    deal = number // 2
    state = herna.game(game).new(2, seed=f"blame {deal}", **options_of(game, deal))
    specs = [weaker, stronger] if number % 2 == 0 else [stronger, weaker]
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
        "given_away": [round(cost, 3) for cost in found.given_away],  # by this seat, and by the other one
        "blame": round(found.blame, 3),
        "flags": len(found.flags),
        "decisions": len(found.own),
        "luck": found.luck,
        "won": found.share,
        "seconds": round(seconds, 1),
    }


def judged(game: str, number: int, given: argparse.Namespace) -> list[Row]:
    """One game, reviewed for the weaker seat, or for both, with a part of the usual playouts."""
    BUDGETS[game] = USUAL[game] // given.part
    record = played(game, number, given.weaker, given.stronger)
    weak = number % 2
    row: Row = {"game": game, "number": number, "weaker": given.weaker, "stronger": given.stronger, "part": given.part}
    row |= {"build": herna.build, "choices": len(record["choices"])}
    row["weak"] = told(*reviewed(record, weak))
    if given.both:
        row["strong"] = told(*reviewed(record, 1 - weak))
    return [row]


def waiting(given: argparse.Namespace, known: set[tuple[str, int]]) -> Iterator[tuple[str, int, argparse.Namespace]]:
    for n in range(given.first, given.first + given.number):
        yield from [(game, n, given) for game in given.games if (game, n) not in known]


def interval(right: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z, p = 1.96, right / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def counted(pairs: Sequence[Sequence[float]]) -> str:
    """In how many games the weaker one's figure, which is the first of each pair, is the larger one."""
    right = len([1 for weak, strong in pairs if weak > strong])
    even = len([1 for weak, strong in pairs if weak == strong])
    low, high = interval(right, len(pairs))
    weak, strong = [sum([pair[i] for pair in pairs]) / len(pairs) for i in range(2)]
    shown = f"{right} of {len(pairs)} ({100 * low:.0f}–{100 * high:.0f} %), as much in {even}"
    return f"{shown}; on average {weak:.2f} and {strong:.2f}"


def report(file: Path) -> None:
    rows = read_rows(file)
    for game in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == game]
        print(f"{game}: gave away more: {counted([row['weak']['given_away'] for row in mine])}")
        twice = [row for row in mine if "strong" in row]
        if twice:
            print(f"  flagged more: {counted([(row['weak']['blame'], row['strong']['blame']) for row in twice])}")
        for side in ("weak", "strong") if twice else ("weak",):
            sides = [row[side] for row in mine if side in row]
            mean = {name: sum([one[name] for one in sides]) / len(sides) for name in ("blame", "flags", "won")}
            seconds = [one["seconds"] for one in sides]
            print(
                f"  {side}: blame {mean['blame']:.2f}, flags {mean['flags']:.1f}, won {mean['won']:.2f}, "
                f"seconds {sum(seconds) / len(seconds):.1f}, at most {max(seconds):.1f}"
            )


def main() -> None:
    parser, playing = commands(__doc__, "report")
    playing.add_argument("games", nargs="+", choices=list(USUAL), metavar="GAME")
    playing.add_argument("--games", type=int, default=30, dest="number")
    playing.add_argument("--first", type=int, default=0, help="the number of the first game")
    playing.add_argument("--weaker", default="level2")
    playing.add_argument("--stronger", default="level5")
    playing.add_argument("--part", type=int, default=1)
    playing.add_argument("--both", action="store_true", help="review both seats")
    given = parser.parse_args()
    if given.command == "report":
        report(given.file)
        return
    known = {(row["game"], row["number"]) for row in read_rows(given.output)}
    pieces = waiting(given, known)
    until = time() + 60 * given.minutes
    work_off(pieces, judged, given.output, given.processes, until, lambda rows: print(rows, flush=True))


if __name__ == "__main__":
    main()
