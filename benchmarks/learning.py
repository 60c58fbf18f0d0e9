"""What a learned evaluation costs beside the hand-written one, in every game, with weights drawn at random.

`python benchmarks/learning.py`, with HERNA_PURE=1 for plain Python. Times are CPU times of this process, the best
of several rounds, at tables of random games.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from time import process_time

import herna
from herna.api import own_games
from herna.players.judges import HAND, Learned
from herna.players.network import read_network, write_network
from herna.train.tables import random_table

HIDDEN = 64
SECOND = 32
TABLES = 30
ROUNDS = 5


def random_judge(game: str) -> Learned:
    room = herna.game(game)
    assert room.features is not None
    rng = random.Random(1)
    parts = (
        ("h", len(room.features.names()) * HIDDEN),
        ("i", HIDDEN),
        ("h", HIDDEN * SECOND),
        ("i", SECOND),
        ("h", SECOND),
    )
    body = b"".join([array(code, [rng.randrange(-99, 100) for _ in range(n)]).tobytes() for code, n in parts])
    return Learned(read_network(write_network(room, HIDDEN, SECOND, body, {}), room, "random weights"))


def tables(game: str) -> list[herna.State]:
    found: list[herna.State] = []
    rng = random.Random(2)
    seed = 0
    while len(found) < TABLES:
        seed += 1
        s = random_table(herna.game(game), seed)
        for _ in range(rng.randrange(150)):
            if not s.over:
                seat = rng.choice(s.to_act)
                s.choose(rng.randrange(s.options_of(seat)), seat)
        if not s.over:
            found.append(s)
    return found


def cost(call: Callable[[herna.State], object], states: list[herna.State], times: int) -> float:
    """Microseconds for one call."""
    best = 1e9
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(times):
            for s in states:
                call(s)
        best = min(best, (process_time() - begun) / times / len(states))
    return 1e6 * best


def main() -> None:
    times = 100 if herna.build == "compiled" else 5
    print(f"{herna.build} build, µs: sheet, learned value, hand-written value; features of a table")
    for game in own_games():
        states, judge = tables(game), random_judge(game)
        active = sum([sum([len(found) for found in s.sheet().seats]) for s in states]) / len(states)
        figures = [
            cost(lambda s: s.brief(), states, times),
            cost(lambda s, judge=judge: judge.value(s, 0), states, times),  # type: ignore[misc]
            cost(lambda s: HAND.value(s, 0), states, times),
        ]
        print(f"{game:12}", *[f"{figure:8.1f}" for figure in figures], f"{active:8.0f}", flush=True)


if __name__ == "__main__":
    main()
