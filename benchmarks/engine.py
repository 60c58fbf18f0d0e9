"""How fast the engine is: random play, copies and redrawn worlds, for every game, in one run.

Figures move from minute to minute and from machine to machine; compare the columns and rows of one run. Each figure
is the median of several rounds in which all games take turns: `python benchmarks/engine.py [GAME ...] [--json]`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import median
from sys import path
from time import perf_counter
from typing import Any

import herna

path.insert(0, str(Path(__file__).parents[1]))

from tests.contract import contract_of

COLUMNS = ("decisions/game", "games/s", "decisions/s", "µs/decision", "with events", "inside", "clone", "determinize")


def setups(id: str) -> list[dict[str, Any]]:
    """The set-ups that the contract suite of the game plays, largest tables last."""
    found = reversed(contract_of(id).setups)
    by_players = {setup.get("players", herna.game(id).players[0]): setup for setup in found}
    return [by_players[n] for n in sorted(by_players)]


def drive(s: herna.State, rng: Random) -> int:
    """Random play through the public calls."""
    n = 0
    while s.to_act:
        if len(s.to_act) == 1:
            s.choose(int(rng.random() * s.width))
        else:
            seat = s.to_act[0]
            s.choose(int(rng.random() * s.options_of(seat)), seat)
        n += 1
    return n


def timed(game: Any, setup: dict[str, Any], games: int, events: bool, rng: Random) -> tuple[float, int]:
    states = [game.new(seed=rng.getrandbits(40), events=events, **setup) for _ in range(games)]
    begun = perf_counter()
    decisions = sum([drive(s, rng) for s in states])
    return perf_counter() - begun, decisions


def measure(id: str, setup: dict[str, Any], rng: Random, games: int) -> dict[str, float]:
    game = herna.game(id)
    seconds, decisions = timed(game, setup, games, False, rng)
    with_events, same = timed(game, setup, max(1, games // 4), True, rng)
    middle = game.new(seed=rng.getrandbits(40), events=False, **setup)
    for _ in range(decisions // games // 2):
        if middle.over:
            break
        seat = middle.to_act[0]
        middle.choose(int(rng.random() * middle.options_of(seat)), seat)
    if middle.over:
        middle = game.new(seed=1, events=False, **setup)
    worlds = [middle.determinize(0, rng.getrandbits(30)) for _ in range(max(1, games // 2))]
    begun = perf_counter()
    inside = sum([world.playout() for world in worlds])
    inside_seconds = perf_counter() - begun
    return {
        "decisions/game": decisions / games,
        "games/s": games / seconds,
        "decisions/s": decisions / seconds,
        "µs/decision": 1e6 * seconds / decisions,
        "with events": 1e6 * with_events / same,
        "inside": 1e6 * inside_seconds / max(1, inside),
        "clone": per_call(middle.clone, 300),
        "determinize": per_call(lambda: middle.determinize(0, 7), 100),
    }


def per_call(call: Any, times: int) -> float:
    begun = perf_counter()
    for _ in range(times):
        call()
    return 1e6 * (perf_counter() - begun) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=None)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--per-round", type=int, default=20, help="games per round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rng = Random(1)
    rows = [(id, setup) for id in args.games or herna.games() for setup in setups(id)]
    results: list[list[dict[str, float]]] = [[] for _ in rows]
    for _ in range(args.rounds):
        for i, (id, setup) in enumerate(rows):
            results[i].append(measure(id, setup, rng, args.per_round))
    table = [
        {"game": id, "setup": setup, **{c: median([r[c] for r in results[i]]) for c in COLUMNS}}
        for i, (id, setup) in enumerate(rows)
    ]
    if args.json:
        print(json.dumps({"build": herna.build, "rows": table}, indent=1))
        return
    print(f"{herna.build} build; µs unless said otherwise; median of {args.rounds} rounds of {args.per_round} games")
    print(f"{'game':34}" + "".join([f"{c:>15}" for c in COLUMNS]))
    for row in table:
        name = f"{row['game']} {json.dumps(row['setup'])}"[:33]
        print(f"{name:34}" + "".join([f"{row[c]:15.1f}" for c in COLUMNS]))


if __name__ == "__main__":
    main()
