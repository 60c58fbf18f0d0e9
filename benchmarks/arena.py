"""What the arena costs, and what a second process brings; all figures of one run, so that they can be compared.

The same games are played three ways, which take turns for some rounds: in a bare loop, by the arena in one process
with a results file, and by the arena in two processes. The cost of the arena is measured in processor time, which
other programs on the machine hardly disturb. The gain of the second process is given by the clock, for which the
machine must be idle, and by processor time (twice what one process needs, by all that two need, their start
included): `python benchmarks/arena.py [--game GAME] [--bot BOT ...] [--games N] [--rounds N]`.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import perf_counter, process_time

from rich.console import Console

import herna
from herna.arena.games.bots import make_bot
from herna.arena.games.schedule import ArenaSettings, Task, tasks
from herna.arena.holding.crew import Alone, Crew, Processes
from herna.arena.holding.progress import Watch
from herna.arena.holding.results import header
from herna.arena.holding.tournament import hold, known_results
from herna.players import Observation


def bare(games: list[Task]) -> None:
    """The loop that everybody would write."""
    game = herna.game(games[0].game)
    for task in games:
        state = game.new(players=len(task.bots), seed=task.seed, **task.options)
        bots = [make_bot(name, seed) for name, seed in zip(task.bots, task.bot_seeds, strict=True)]
        while not state.over:
            seat = state.to_act[0]
            state.choose(bots[seat].choose(Observation(state, seat)), seat)


def arena(settings: ArenaSettings, games: list[Task], crew: Crew) -> None:
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "results.jsonl"
        known = known_results(header(settings), output, False)
        hold(games, crew, known, output, Watch(Console(file=io.StringIO()), "en"))
        assert len(known.finished) == len(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mindbug")
    parser.add_argument("--bot", action="append", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    bots = tuple(args.bot) or ("greedy:worlds=1", "greedy:worlds=2")
    settings = ArenaSettings(args.game, bots, args.games, herna.game(args.game).players[0])
    games = list(tasks(settings))
    bare(games[:2])  # everything is loaded before anything is measured
    costs, gains, shares = [], [], []
    for _ in range(args.rounds):
        begun = process_time()
        bare(games)
        plain = process_time() - begun
        wall, begun = perf_counter(), process_time()
        arena(settings, games, Alone())
        one, refereed = perf_counter() - wall, process_time() - begun
        crew = Processes(2)
        wait_until_ready(crew, games[0])
        wall, spent = perf_counter(), used()
        arena(settings, games, crew)
        two, spent = perf_counter() - wall, used() - spent
        costs.append(refereed / plain - 1)
        gains.append(one / two)
        shares.append(2 * refereed / spent)
        print(f"bare {plain:.2f} s, arena {refereed:.2f} s of processor; one process {one:.2f} s, two {two:.2f} s")
    print(
        f"{herna.build} build, {args.game}, {' against '.join(bots)}: {len(games)} games, {args.rounds} rounds, medians"
    )
    print(f"the arena costs {100 * median(costs):.1f} % of the playing time")
    print(f"two processes are {median(gains):.2f} times as fast as one by the clock")
    print(f"and {median(shares):.2f} times by processor time, which is what two idle cores would give")


def used() -> float:
    """Processor time of this process and of those it has waited for."""
    own, children = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def wait_until_ready(crew: Crew, task: Task) -> None:
    """New processes load Python and the game first; a tournament of minutes does not notice that."""
    for _ in range(2):
        crew.submit((task,))
    for _ in range(2):
        crew.wait()


if __name__ == "__main__":
    main()
