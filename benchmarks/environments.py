"""What a step costs in the environments, beside PettingZoo's classics and OpenSpiel's games, in one run.

A step is a random legal action, the next observation and its mask; new games are counted in. Drawing the actions is not
counted. Every round makes the same steps again, all kinds in turn, and of each step the least time counts, so that
other programs on the machine hardly disturb. Run `make compiled` before:
`python benchmarks/environments.py [--steps N] [--rounds N] [--tables N]`. Classics and OpenSpiel are measured if they
are installed.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np

import herna
from herna.rl import DuelEnv, TableEnv, VectorEnv

GAMES: Final = ("mindbug", "smashup", "bigmonster", "summoner", "wistar")
CLASSICS: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4")
OURS: Final = ("a new game", "`VectorEnv`", "`TableEnv` (AEC)", "`DuelEnv`, random bot", "OpenSpiel")
SPIEL: Final = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "chess", "go")

DEEP: Final = 4  # so many more steps of `VectorEnv`, which are cheap: all its tables are to get beyond the opening

Round = Callable[[int], list[float]]  # so many steps; the seconds of each, always in the same order


def new_games(game: str) -> Round:
    room = herna.game(game)

    def run(steps: int) -> list[float]:
        spent = []
        for seed in range(steps // 10):
            begun = perf_counter()
            room.new(seed=seed, events=False)
            spent.append(perf_counter() - begun)
        return spent

    return run


def vector(game: str, tables: int) -> Round:
    env = VectorEnv(game, tables)
    actions = np.zeros(tables, np.int64)

    def run(steps: int) -> list[float]:
        env.reset(0)
        rng = np.random.default_rng(0)
        spent = []
        for _ in range(DEEP * max(1, steps // tables)):
            for i in range(tables):
                actions[i] = rng.choice(env.stepper(i).numbers)
            begun = perf_counter()
            env.step(actions)
            spent.append((perf_counter() - begun) / tables)
        return spent

    return run


def aec(make: Callable[[], Any]) -> Round:
    """Any PettingZoo environment, seat by seat."""
    env = make()

    def run(steps: int) -> list[float]:
        env.reset(seed=0)
        seen, _, _, _, info = env.last()
        rng = np.random.default_rng(0)
        spent = []
        for _ in range(steps):
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            action = int(rng.choice(np.flatnonzero(mask)))
            begun = perf_counter()
            env.step(action)
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                seen, _, _, _, info = env.last()
            spent.append(perf_counter() - begun)
        return spent

    return run


def single(game: str) -> Round:
    env = DuelEnv(game)

    def run(steps: int) -> list[float]:
        seen, _ = env.reset(seed=0)
        rng = np.random.default_rng(0)
        spent = []
        for _ in range(steps):
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            begun = perf_counter()
            seen, _, over, _, _ = env.step(action)
            if over:
                seen, _ = env.reset()
            spent.append(perf_counter() - begun)
        return spent

    return run


def spiel(name: str) -> Round:
    """A game of OpenSpiel: apply an action, legal actions, the tensor of the player to move."""
    import pyspiel

    game = pyspiel.load_game(name)
    seen = game.get_type().provides_information_state_tensor

    def run(steps: int) -> list[float]:
        rng = np.random.default_rng(0)
        state = game.new_initial_state()
        spent: list[float] = []
        pending = 0.0  # dealing counts with the next step
        while len(spent) < steps:
            begun = perf_counter()
            if state.is_terminal():
                state = game.new_initial_state()
            pending += perf_counter() - begun
            chance = state.is_chance_node()
            action = int(rng.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
            begun = perf_counter()
            state.apply_action(action)
            asked = not state.is_terminal() and not state.is_chance_node()
            if asked:
                state.legal_actions_mask()
                player = state.current_player()
                np.asarray(state.information_state_tensor(player) if seen else state.observation_tensor(player))
            pending += perf_counter() - begun
            if asked:
                spent.append(pending)
                pending = 0.0
        return spent

    return run


def gather(tables: int) -> dict[str, dict[str, Round]]:
    """What can be measured here: group -> name -> round."""
    found: dict[str, dict[str, Round]] = {
        "a new game": {game: new_games(game) for game in GAMES},
        "`VectorEnv`": {game: vector(game, tables) for game in GAMES},
        "`TableEnv` (AEC)": {game: aec(lambda game=game: TableEnv(game)) for game in GAMES},  # type: ignore[misc]
        "`DuelEnv`, random bot": {game: single(game) for game in GAMES},
    }
    classics: dict[str, Round] = {}
    for name in CLASSICS:
        try:
            classics[name] = aec(importlib.import_module(f"pettingzoo.classic.{name}").env)
        except ImportError as e:
            print(f"without PettingZoo's {name}: {str(e).splitlines()[0]}")
    found["PettingZoo's own"] = classics
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("without OpenSpiel, which is not installed")
        return found
    found["OpenSpiel's own"] = {name: spiel(name) for name in SPIEL}
    import herna.rl.spiel  # noqa: F401  makes the games known

    found["OpenSpiel"] = {game: spiel(f"herna_{game}") for game in GAMES}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=64)
    args = parser.parse_args()
    groups = gather(args.tables)
    least: dict[tuple[str, str], list[float]] = {}
    for _ in range(args.rounds):
        for group, rounds in groups.items():
            for name, run in rounds.items():
                spent = run(args.steps)
                known = least.get((group, name), spent)
                least[group, name] = [min(pair) for pair in zip(known, spent, strict=True)]
    best = {key: sum(times) / len(times) for key, times in least.items()}
    print(f"build: {herna.build}; µs a step, as docs/environments.md has them:\n")
    print("\n".join(tables_of({g: {name: best[g, name] * 1e6 for name in groups[g]} for g in groups})))


def tables_of(costs: dict[str, dict[str, float]]) -> list[str]:
    """The measured costs as the tables of the page."""
    titles = [herna.game(game).title() for game in GAMES]
    lines = ["| | " + " | ".join(titles) + " |", "|---|" + "---:|" * len(titles)]
    for group in OURS:
        if group in costs:
            lines.append(f"| {group} | " + " | ".join([f"{costs[group][game]:.1f}" for game in GAMES]) + " |")
    classics, spiel = costs["PettingZoo's own"], costs.get("OpenSpiel's own", {})
    lines += ["", "| PettingZoo's own | | OpenSpiel's own | |", "|---|---:|---|---:|"]
    for one, other in zip(CLASSICS, SPIEL, strict=True):
        lines.append(f"| `{one}` | {cell(classics, one)} | `{other}` | {cell(spiel, other)} |")
    if classics:
        theirs, ours = list(classics.values()), list(costs["`VectorEnv`"].values())
        lines += ["", f"PettingZoo's cheapest by our cheapest: {min(theirs) / min(ours):.1f}"]
        lines.append(f"PettingZoo's mean by our mean: {sum(theirs) / len(theirs) / (sum(ours) / len(ours)):.1f}")
    return lines


def cell(costs: dict[str, float], name: str) -> str:
    return f"{costs[name]:.1f}" if name in costs else ""


if __name__ == "__main__":
    main()
