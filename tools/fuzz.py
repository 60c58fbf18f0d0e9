"""Play many random games through the contract suite: `python tools/fuzz.py GAME --games 5000 [--first SEED]`."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract import contract_of

BLOCK = 50


def play_block(job: tuple[str, int, int, float, bool]) -> tuple[int, int, int, dict[str, int], dict[str, int]]:
    id, first, count, thorough, crowded = job
    contract = contract_of(id)
    start = (contract.decisions, contract.worlds, contract.twins, contract.kinds.copy(), contract.reasons.copy())
    for seed in range(first, first + count):
        (contract.play_crowded if crowded else contract.play)(seed, thorough)
    return (
        contract.decisions - start[0],
        contract.worlds - start[1],
        contract.twins - start[2],
        dict(contract.kinds - start[3]),
        dict(contract.reasons - start[4]),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--thorough", type=float, default=0.2, help="share of decisions checked in full")
    parser.add_argument("--crowded", action="store_true", help="start from crowded boards")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    jobs = [
        (args.game, first, min(BLOCK, args.first + args.games - first), args.thorough, args.crowded)
        for first in range(args.first, args.first + args.games, BLOCK)
    ]
    begun = perf_counter()
    decisions = worlds = twins = 0
    kinds: dict[str, int] = {}
    reasons: dict[str, int] = {}
    with ProcessPoolExecutor(args.processes) as pool:
        for d, w, t, k, r in pool.map(play_block, jobs):
            decisions, worlds, twins = decisions + d, worlds + w, twins + t
            for total, part in ((kinds, k), (reasons, r)):
                for name, n in part.items():
                    total[name] = total.get(name, 0) + n
    seconds = perf_counter() - begun
    print(f"{args.game}: {args.games} games, {decisions} decisions, {worlds} worlds, {twins} twins, {seconds:.0f} s")
    print(f"  asked: {dict(sorted(kinds.items()))}")
    print(f"  ended: {dict(sorted(reasons.items()))}")


if __name__ == "__main__":
    main()
