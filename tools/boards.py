"""Draw what everybody at the table sees in many random games: `python tools/boards.py GAME --games 300 [--share 0.2]`.

Every frame is checked: it is drawn at all, offers every option, keeps to its size, names nothing that its seat may
not know, and holds no key but its own; its buttons keep to their roles, and a question about things on the table says
what happens to them. One in fifty is drawn a second time with nothing kept from the others, and must be the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.frames import Watched, languages, random_game
from tests.web.test_verbs import faults as unclear
from tests.web.test_verbs import sentence_of


def check_question(watched: Watched, seat: int, lang: str) -> None:
    """That a question about things on the table says what happens to the thing chosen."""
    decision = watched.state.decision(seat)
    if any([option.at and option.role == "do" for option in decision.options]):
        found = unclear(watched.draw(seat, lang), decision, sentence_of(decision, lang), lang)
        assert not found, f"{watched.state.game}, seed {watched.state.setup.seed}, choice {watched.state.made}: {found}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--share", type=float, default=1.0, help="share of all views (decision by seat) that are drawn")
    args = parser.parse_args()
    sizes: list[int] = []
    faults = 0
    begun = perf_counter()
    for seed in range(args.first, args.first + args.games):
        for watched, rng in random_game(args.game, seed):
            for viewer in watched.viewers:
                if args.share >= 1 or rng.random() < args.share:
                    try:
                        sizes.append(watched.check(viewer, languages(rng)))
                        if viewer is not None and viewer in watched.state.to_act:
                            check_question(watched, viewer, languages(rng))
                        if len(sizes) % 50 == 0:
                            watched.check_drawn_alone(viewer, languages(rng))
                    except AssertionError as e:
                        print(e, flush=True)
                        faults += 1
    print(
        f"{args.game}: {args.games} games, {len(sizes)} frames, median {median(sizes):.0f} bytes, "
        f"largest {max(sizes)}, {faults} faults, {perf_counter() - begun:.0f} s"
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
