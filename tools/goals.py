"""Try what one click does in many random games: `python tools/goals.py GAME --games 50 --options 1000 --twins 3`.

Every chain of choices is played in the real game and must end where it promises, with nothing come to light on the way.
Of options drawn at random, what a page tells beforehand must be the same in worlds that the seat cannot tell apart, and
must come true. Every game gives equally many of them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.test_chains import LONGEST, check_goals, check_what_follows, compare, moments, random_options

from herna.kernel.state import State


def report(s: State, seat: int, fault: AssertionError) -> int:
    print(f"seed {s.setup.seed}, choice {s.made}, seat {seat}: {fault}", flush=True)
    return 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--options", type=int, default=1000, help="how many options are compared in such worlds")
    parser.add_argument("--twins", type=int, default=3, help="in how many worlds each of them is compared")
    parser.add_argument("--share", type=float, default=1.0, help="share of all questions whose chains are tried")
    args = parser.parse_args()
    questions, goals, compared, told, faults = 0, 0, 0, 0, 0
    chosen = Random(args.game)
    seeds = range(args.first, args.first + args.games)
    for s, seat, _ in moments(args.game, seeds, LONGEST):
        questions += 1
        if chosen.random() < args.share:
            try:
                goals += check_goals(s, seat)
            except AssertionError as e:
                faults += report(s, seat, e)
    for s, seat, code, rng in random_options(args.game, seeds, args.options):
        compared += 1
        try:
            told += compare(s, seat, code, rng, args.twins) > 0
            check_what_follows(s, seat, code)
        except AssertionError as e:
            faults += report(s, seat, e)
    print(
        f"{args.game}: {args.games} games, {questions} questions, {goals} goals reached, {compared} options compared, "
        f"of {told} something is told beforehand, {faults} faults"
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
