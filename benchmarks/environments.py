"""What a step costs in the environments, beside PettingZoo's classics and OpenSpiel's games, in one run.

A step is a random legal action, the next observation and its mask; new games are counted in. All kinds take turns for
some rounds, and the best of each counts, in processor time, which other programs hardly disturb. Drawing the actions
is not counted. `python benchmarks/environments.py [--steps N] [--rounds N] [--tables N]`; run `make compiled` before.
Classics and OpenSpiel are measured if they are installed.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from time import process_time
from typing import Any, Final

import numpy as np

import herna
from herna.rl import DuelEnv, TableEnv, VectorEnv

GAMES: Final = ("mindbug", "smashup", "bigmonster", "summoner", "wistar")
CLASSICS: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4")
OURS: Final = ("a new game", "`VectorEnv`", "`TableEnv` (AEC)", "`DuelEnv`, random bot", "OpenSpiel")
SPIEL: Final = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "chess", "go")

Round = Callable[[int], float]  # so many steps; the seconds that one costs


def new_games(game: str) -> Round:
    room = herna.game(game)

    def run(steps: int) -> float:
        begun = process_time()
        for seed in range(steps // 10):
            room.new(seed=seed, events=False)
        return (process_time() - begun) / (steps // 10)

    return run


def vector(game: str, tables: int) -> Round:
    env = VectorEnv(game, tables)
    env.reset(0)
    rng = np.random.default_rng(0)
    actions = np.zeros(tables, np.int64)

    def run(steps: int) -> float:
        spent = 0.0
        for _ in range(max(1, steps // tables)):
            for i in range(tables):
                actions[i] = rng.choice(env.stepper(i).numbers)
            begun = process_time()
            env.step(actions)
            spent += process_time() - begun
        return spent / (max(1, steps // tables) * tables)

    return run


def aec(make: Callable[[], Any]) -> Round:
    """Any PettingZoo environment, seat by seat."""
    env = make()
    env.reset(seed=0)
    rng = np.random.default_rng(0)
    seen, _, _, _, info = env.last()

    def run(steps: int) -> float:
        nonlocal seen, info
        spent = 0.0
        for _ in range(steps):
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            action = int(rng.choice(np.flatnonzero(mask)))
            begun = process_time()
            env.step(action)
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                seen, _, _, _, info = env.last()
            spent += process_time() - begun
        return spent / steps

    return run


def single(game: str) -> Round:
    env = DuelEnv(game)
    seen, _ = env.reset(seed=0)
    rng = np.random.default_rng(0)

    def run(steps: int) -> float:
        nonlocal seen
        spent = 0.0
        for _ in range(steps):
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            begun = process_time()
            seen, _, over, _, _ = env.step(action)
            if over:
                seen, _ = env.reset()
            spent += process_time() - begun
        return spent / steps

    return run


def spiel(name: str) -> Round:
    """A game of OpenSpiel: apply an action, legal actions, the tensor of the player to move."""
    import pyspiel

    game = pyspiel.load_game(name)
    seen = game.get_type().provides_information_state_tensor
    rng = np.random.default_rng(0)
    state = game.new_initial_state()

    def run(steps: int) -> float:
        nonlocal state
        spent, done = 0.0, 0
        while done < steps:
            if state.is_terminal():
                begun = process_time()
                state = game.new_initial_state()
                spent += process_time() - begun
            chance = state.is_chance_node()
            action = int(rng.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
            begun = process_time()
            state.apply_action(action)
            if not state.is_terminal() and not state.is_chance_node():
                state.legal_actions_mask()
                player = state.current_player()
                np.asarray(state.information_state_tensor(player) if seen else state.observation_tensor(player))
                done += 1
            spent += process_time() - begun
        return spent / steps

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
    best: dict[tuple[str, str], float] = {}
    for _ in range(args.rounds):
        for group, rounds in groups.items():
            for name, run in rounds.items():
                best[group, name] = min(best.get((group, name), 1.0), run(args.steps))
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
