"""Try what one click does in many random games: `python tools/goals.py GAME --games 50 --options 1000`.

Every chain of choices is played in the real game and must end where it promises, with nothing come to light on the way.
Of options drawn at random, what a page tells beforehand must be the same in a world that the seat cannot tell apart,
and must come true.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.test_chains import check_goals, check_what_follows, compare, moments

LONGEST = 2000  # choices of a game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--options", type=int, default=1000, help="how many options are compared in such worlds")
    parser.add_argument("--share", type=float, default=1.0, help="share of all questions whose chains are tried")
    args = parser.parse_args()
    questions, goals, compared, told, faults = 0, 0, 0, 0, 0
    chosen = Random(args.game)
    for s, seat, rng in moments(args.game, args.games, LONGEST):
        questions += 1
        try:
            if chosen.random() < args.share:
                goals += check_goals(s, seat)
            # the options are spread over all games, as far as one can know how many questions they will have
            if compared < args.options and chosen.random() < args.options / (args.games * 60):
                told += compare(s, seat, chosen.choice(s.codes(seat)), rng) > 0
                check_what_follows(s, seat, chosen.choice(s.codes(seat)))
                compared += 1
        except AssertionError as e:
            print(f"seed {s.setup.seed}, choice {s.made}, seat {seat}: {e}", flush=True)
            faults += 1
    print(
        f"{args.game}: {args.games} games, {questions} questions, {goals} goals reached, {compared} options compared, "
        f"of {told} something is told beforehand, {faults} faults"
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
