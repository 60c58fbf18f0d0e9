"""Learning to play by Deep Monte Carlo (as DouZero does), in one file: many tables, self-play, one small network.

    pip install '.[rl,train]' && make compiled
    python examples/dmc.py mindbug --minutes 60 --out runs/dmc

The network judges what a seat sees together with one option: Q(seen, option), the reward expected at the end. Features
and the words of options have an embedding each, which are added up; two layers follow. At every table all seats take
the option that the network likes best, or sometimes a random one; when a game has ended, its choices are learned from
with the reward of the one who made them. From time to time the network plays bots. `curve.csv` has the share of games
won.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import herna
from herna.kernel.rows import make_rows
from herna.kernel.stepping import NOBODY, Stepper, rewards_of
from herna.players import Observation, make_player
from herna.rl import VectorEnv


class Judge(nn.Module):
    """Q(seen, option) from the features that are there and the words of the option."""

    def __init__(self, game: str, hidden: int = 256) -> None:
        super().__init__()
        room = herna.game(game)
        rows = room.actions.rows()
        nothing = len(room.actions.words())  # fills up the rows of options with few words
        longest = max(len(row) for row in rows)
        self.words = torch.tensor([row + [nothing] * (longest - len(row)) for row in rows])
        self.seen = nn.EmbeddingBag(len(room.features.names()), hidden, mode="sum")
        self.option = nn.EmbeddingBag(nothing + 1, hidden, mode="sum", padding_idx=nothing)
        self.rest = nn.Sequential(nn.ReLU(), nn.Linear(hidden, 64), nn.ReLU(), nn.Linear(64, 1))
        for embedding in (self.seen, self.option):
            nn.init.normal_(embedding.weight, std=0.05)

    def sums(self, observations: np.ndarray) -> torch.Tensor:
        """The sum of the embeddings of what is seen, for each row of counts."""
        rows, columns = np.nonzero(observations)
        first = np.searchsorted(rows, np.arange(len(observations)))
        weights = torch.from_numpy(observations[rows, columns].astype(np.float32))
        return self.seen(torch.from_numpy(columns), torch.from_numpy(first), per_sample_weights=weights)

    def judge(self, sums: torch.Tensor, rows: np.ndarray, actions: np.ndarray) -> torch.Tensor:
        """The value of each option: `rows` says to which row of sums it belongs."""
        options = self.option(self.words[torch.from_numpy(actions)])
        return self.rest(sums[torch.from_numpy(rows)] + options).squeeze(1)


def judged(judge: Judge, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The value of each action for each row; what is masked is worth nothing at all."""
    rows, actions = np.nonzero(masks)
    with torch.no_grad():
        values = judge.judge(judge.sums(observations), rows, actions).numpy()
    found = np.full(masks.shape, -np.inf, np.float32)
    found[rows, actions] = values
    return found


class Examples:
    """Choices of games that go on, until the reward is known; then they wait to be learned from.

    What a choice is learned to be worth is the reward, mixed with what the network thought at the seat's next choices
    (`fade` of it is passed on from each to the one before): that is less a matter of luck.
    """

    def __init__(self, tables: int, fade: float) -> None:
        self.fade = fade
        self.open: list[list[tuple[np.ndarray, int, int, float]]] = [[] for _ in range(tables)]
        self.ready: list[tuple[np.ndarray, int, float]] = []

    def note(self, env: VectorEnv, actions: np.ndarray, values: np.ndarray) -> None:
        seen = env.observations.copy()
        for table in range(env.tables):
            action = int(actions[table])
            self.open[table].append((seen[table], int(env.seats[table]), action, float(values[table, action])))

    def settle(self, env: VectorEnv) -> None:
        for table in np.flatnonzero(env.dones):
            worth = env.rewards[table].tolist()
            for seen, seat, action, value in reversed(self.open[table]):
                self.ready.append((seen, action, worth[seat]))
                worth[seat] = self.fade * worth[seat] + (1.0 - self.fade) * value
            self.open[table] = []


def learn(judge: Judge, optimizer: torch.optim.Optimizer, batch: list[tuple[np.ndarray, int, float]]) -> float:
    seen = np.stack([one[0] for one in batch])
    actions = np.array([one[1] for one in batch])
    wanted = torch.tensor([one[2] for one in batch])
    loss = nn.functional.mse_loss(judge.judge(judge.sums(seen), np.arange(len(batch)), actions), wanted)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
    optimizer.step()
    return loss.item()


def share_won(judge: Judge, game: str, opponent: str, games: int, options: dict[str, Any]) -> float:
    """How many games of two the network wins against a bot, each deal from both sides."""
    room = herna.game(game)
    seen = np.zeros((1, len(room.features.names())), np.uint8)
    masks = np.zeros((1, len(room.actions)), np.int8)
    rows = make_rows(seen, masks, room.features)
    total = 0.0
    for number in range(games):
        table, own = Stepper(room, 2, options), number % 2
        table.deal(f"match {number // 2}")
        bot = make_player(opponent, number)
        while table.seat != NOBODY:
            if table.seat == own:
                table.write(rows, 0)
                table.take(table.find(int(judged(judge, seen, masks).argmax())))
            else:
                table.take(bot.choose(Observation(table.state, table.seat)))
        total += (rewards_of(table.state.result, 2)[own] + 1) / 2
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="mindbug")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; it falls to a tenth until the end")
    parser.add_argument("--chance", type=float, default=0.15, help="of a random choice; it falls to a tenth, too")
    parser.add_argument("--fade", type=float, default=0.9, help="1: only the reward counts (see Examples)")
    parser.add_argument("--against", nargs="*", default=["random", "greedy:network=none", "greedy"])
    parser.add_argument("--games", type=int, default=100, help="against each bot, each time")
    parser.add_argument("--every", type=float, default=5.0, help="minutes between matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs/dmc"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(args.seed)
    room = herna.game(args.game)
    seen = np.zeros((args.tables, len(room.features.names())), np.uint8)
    env = VectorEnv(args.game, args.tables, 2, observations=seen)
    env.reset(args.seed)
    judge = Judge(args.game)
    optimizer = torch.optim.Adam(judge.parameters(), lr=args.rate)
    examples = Examples(args.tables, args.fade)
    args.out.mkdir(parents=True, exist_ok=True)
    with (args.out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "cpu_minutes", "games", "choices", "loss", *args.against])
        begun, next_match, games, choices, losses = time.monotonic(), 0.0, 0, 0, [1.0]
        while True:
            minutes = (time.monotonic() - begun) / 60
            if minutes >= next_match or minutes >= args.minutes:
                won = [round(share_won(judge, args.game, bot, args.games, {}), 3) for bot in args.against]
                cpu = round(time.process_time() / 60, 2)
                line = [round(minutes, 2), cpu, games, choices, round(float(np.mean(losses[-200:])), 4), *won]
                curve.writerow(line)
                file.flush()
                print(*line, flush=True)
                torch.save(judge.state_dict(), args.out / "judge.pt")
                next_match = minutes + args.every
            if minutes >= args.minutes:
                return
            left = 1.0 - 0.9 * minutes / args.minutes
            values = judged(judge, env.observations, env.masks)
            actions = values.argmax(1)
            for table in np.flatnonzero(rng.random(args.tables) < args.chance * left):
                actions[table] = rng.choice(np.flatnonzero(env.masks[table]))
            examples.note(env, actions, values)
            env.step(actions)
            choices += args.tables
            games += int(env.dones.sum())
            examples.settle(env)
            if len(examples.ready) >= args.batch * 4:
                for group in optimizer.param_groups:
                    group["lr"] = args.rate * left
                order = rng.permutation(len(examples.ready))
                for i in range(0, len(order) - args.batch + 1, args.batch):
                    batch = [examples.ready[k] for k in order[i : i + args.batch]]
                    losses.append(learn(judge, optimizer, batch))
                examples.ready = []


if __name__ == "__main__":
    main()
