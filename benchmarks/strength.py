"""How strong one bot is against another, at tables of all kinds: sets, factions, modes and decks drawn at random.

`python benchmarks/strength.py summoner search:seconds=0.1 search:seconds=0.1,network=none --deals 100 --seats 2`. Each
deal is played from both sides, on all cores. With --minutes no deal is handed out after that time; two for each process
may still be waiting then. The interval is of deals,
since the games of one deal belong together. The deals are those of --seed: take another one for the final figure than
for what was tuned. Needs the engine only.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Final

import herna
from herna.train.crew import Crew
from herna.train.gate import Deal, play_deal, score
from herna.train.settings import derive

TOLD: Final = 5  # after so many deals the score so far is told: a long match may be broken off


def main() -> None:
    parser = argparse.ArgumentParser(description="Let two bots play each other at tables of all kinds.")
    parser.add_argument("game", choices=herna.games())
    parser.add_argument("one", help="a bot, as `herna arena` names it")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seats", type=int, default=0, help="at tables of so many (0: of any number)")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no deal after this time (0: no limit)")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    begun = monotonic()

    def deals() -> Iterator[Deal]:
        for number in range(given.deals):
            if given.minutes and monotonic() - begun > 60 * given.minutes:
                return
            yield Deal(given.game, given.one, given.other, derive(given.seed, number), given.seats)

    crew = Crew(given.processes)
    points: list[float] = []
    try:
        for _, share in crew.run(play_deal, deals()):
            points.append(share)
            if len(points) % TOLD == 0:
                print(f"so far: {score(points)}", file=sys.stderr)
    finally:
        crew.close()
    seats = given.seats or "any"
    print(f"{given.game} {given.one} against {given.other}, seats: {seats}: {score(points)}, {herna.build} build")


if __name__ == "__main__":
    main()
