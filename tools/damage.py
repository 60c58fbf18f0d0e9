"""Damage many real inputs and see that each is understood or refused clearly.

`python tools/damage.py GAME --number 20000 [--kinds positions codes] [--first SEED]` damages that many inputs of
each kind: positions, records, snapshots, codes. Every block of them has its own seed, which a fault names.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract import damage_of

from herna.testkit.damage import KINDS

BLOCK = 500
SHOWN = 20


def do_block(job: tuple[str, str, int, int]) -> tuple[Counter[str], list[str]]:
    id, kind, seed, number = job
    damage = damage_of(id, seed)
    damage.run(kind, number)
    return damage.met, [f"seed {seed}: {fault}" for fault in damage.faults]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=20_000, help="damaged inputs of each kind")
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=KINDS)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    wrong = 0
    for kind in args.kinds:
        blocks = range(0, args.number, BLOCK)
        jobs = [(args.game, kind, args.first + i, min(BLOCK, args.number - b)) for i, b in enumerate(blocks)]
        begun = perf_counter()
        met: Counter[str] = Counter()
        faults: list[str] = []
        with ProcessPoolExecutor(args.processes) as pool:
            for counted, found in pool.map(do_block, jobs):
                met += counted
                faults += found
        wrong += len(faults)
        seconds = perf_counter() - begun
        print(f"{args.game}, {args.number} {kind}: {len(faults)} faults, {dict(sorted(met.items()))}, {seconds:.0f} s")
        for fault in faults[:SHOWN]:
            print("  " + fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
