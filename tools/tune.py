"""Finds the constants of the search: plays a changed search against the present one, with equal numbers of playouts.

`python tools/tune.py mindbug explore=0.1,0.4 turns=3 --iterations 200 --pairs 30` tries each value on its own. What a
playout costs changes with the constants, so the time per decision of both sides is shown beside the result. Write what
wins clearly, and not merely by chance, into src/herna/players/tuning.py, or into the `tuning` of a game that lives in
another package. Run it compiled.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from sys import path

import herna
from herna.players import Player, Search
from herna.players.judges import BEST, JUDGES
from herna.players.tuning import NAMES, Tuning, changed, tuning_of

path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.search import Tally, play


def compare(game: str, players: int, tuning: Tuning, iterations: int, pairs: int) -> dict[str, float]:
    """The changed search on one seat, the present one on all others."""
    tally = Tally()
    for seed in range(pairs):
        for seat in range(players):
            bots: list[Player] = [
                Search(100 * seed + i, iterations, tuning=tuning if i == seat else None) for i in range(players)
            ]
            play(game, players, seed, seat, bots, tally)
    return tally.as_dict()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=herna.games())
    parser.add_argument("changes", nargs="+", help="name=value,value ...; names: " + ", ".join(NAMES))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=20, help="deals; each is played from every seat")
    parser.add_argument("--players", type=int)
    args = parser.parse_args()
    players = args.players or herna.game(args.game).players[0]
    present = tuning_of(args.game, JUDGES.of(args.game, BEST).learned)
    for change in args.changes:
        name, _, values = change.partition("=")
        if name not in NAMES:
            parser.error(f"there is no constant {name!r}; there are: {', '.join(NAMES)}")
        for value in values.split(","):
            found = compare(args.game, players, changed(present, {name: float(value)}), args.iterations, args.pairs)
            print(
                f"{args.game}/{players} {name}={value}: {100 * found['share']:.1f} % "
                f"({100 * found['low']:.0f} to {100 * found['high']:.0f}) of {found['games']:.0f} games; "
                f"{found['ms']:.1f} ms a decision against {found['rival ms']:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
