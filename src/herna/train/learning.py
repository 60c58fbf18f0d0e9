"""Fitting a network to positions, with PyTorch, and rounding its weights to whole numbers."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from herna.kernel.features import FeatureList
from herna.train.settings import TrainingError
from herna.train.shards import read_shard

SECOND: Final = 32  # units of the second layer
HELD_OUT: Final = 20  # every so many games one is not learned from but tested with
TOP: Final = 1023 / 64  # where activations are clipped, in the units of `Net`
SCALE_1: Final = 1024.0  # a weight of 1 as a whole number, by layer: see docs/learning.md
SCALE_2: Final = 256.0
SCALE_B2: Final = 16384.0
LIMIT: Final = 32767
BINS: Final = 10
DECAY: Final = 0.1  # of weights: rarely met features are believed less
STEPS: Final = 2000  # that many steps are wanted,
FEWEST: Final = 256  # each from at least so many positions
LEAST_HAND: Final = 1e-6  # of empty seats; those that are there have more
LOOKS: Final = 12  # how often the network is tested while it learns; the best one is kept
MOST_HELD_OUT: Final = 50_000


class Positions(NamedTuple):
    """Positions as tensors. Lists of features are filled up with a number that means none."""

    table: Tensor  # positions x features
    seats: Tensor  # positions x seats x features
    present: Tensor  # positions x seats
    partner: Tensor  # positions x seats: the partner's seat, or -1
    target: Tensor  # positions x seats
    result: Tensor
    hand: Tensor
    test: Tensor  # positions: held out

    def of(self, rows: Tensor) -> Positions:
        return Positions(*[column[rows] for column in self])


def read_positions(paths: list[Path], features: FeatureList, seats: int, most: int) -> Positions:
    """The positions of these files, for tables of at most so many seats, until there are `most` of them."""
    columns: list[list[Tensor]] = [[] for _ in range(8)]
    read = 0
    for path in paths:
        if read >= most:
            break
        shard = read_shard(path)
        if not len(shard):
            continue
        c = {name: torch.frombuffer(column, dtype=DTYPES[column.typecode]) for name, column in shard.columns.items()}
        players = c["players"].long()
        n = len(players)
        read += n
        place = torch.arange(seats)[None, :] < players[:, None]  # which cells of a positions x seats table are filled

        def spread(column: Tensor, empty: float, n: int = n, place: Tensor = place) -> Tensor:
            table = torch.full((n, seats), empty, dtype=column.dtype)
            table[place] = column
            return table

        found = [
            padded(c["table"], c["of_table"].long(), len(features.of_table)),
            padded(c["seats"], c["of_seat"].long(), len(features.of_seat)),
            place,
            spread(c["partner"].long(), -1),
            spread(c["target"], 0.0),
            spread(c["result"], 0.0),
            spread(c["hand"], 0.0),
            c["game"].long() % HELD_OUT == 0,
        ]
        flat = found[1]
        whole = torch.full((n, seats, flat.shape[1]), len(features.of_seat), dtype=torch.int16)
        whole[place] = flat
        found[1] = whole
        for kept, new in zip(columns, found, strict=True):
            kept.append(new)
    if not columns[0]:
        raise TrainingError("there are no positions to learn from")
    none = (len(features.of_table), len(features.of_seat))
    return Positions(
        widened(columns[0], none[0]), widened(columns[1], none[1]), *[torch.cat(column) for column in columns[2:]]
    )


DTYPES: Final = {
    "B": torch.uint8, "b": torch.int8, "H": torch.int16, "I": torch.int32, "f": torch.float32,
}  # fmt: skip


def padded(flat: Tensor, counts: Tensor, none: int) -> Tensor:
    """Lists of these lengths, one after the other, as rows of a table."""
    width = max(1, int(counts.max()) if len(counts) else 1)
    table = torch.full((len(counts), width), none, dtype=torch.int16)
    table[torch.arange(width)[None, :] < counts[:, None]] = flat
    return table


def widened(tables: list[Tensor], none: int) -> Tensor:
    """Tables of different widths as one."""
    width = max([table.shape[-1] for table in tables])
    return torch.cat([functional.pad(table, (0, width - table.shape[-1]), value=none) for table in tables])


class Net(torch.nn.Module):
    """What `herna.players.network` computes in whole numbers, here with floats."""

    def __init__(self, features: FeatureList, hidden: int, seed: int, corrects: bool = False) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.corrects = corrects
        self.sizes = [len(features.of_table)] + [len(features.of_seat)] * features.roles
        self.rows = torch.nn.ParameterList([torch.randn(size + 1, hidden) * 0.02 for size in self.sizes])
        self.b1 = torch.nn.Parameter(torch.full((hidden,), 0.1))
        self.w2 = torch.nn.Parameter(torch.randn(hidden, SECOND) * (2.0 / hidden) ** 0.5)
        self.b2 = torch.nn.Parameter(torch.zeros(SECOND))
        last = 0.1 if corrects else 1.0  # a correction begins as nearly none
        self.w3 = torch.nn.Parameter(torch.randn(SECOND) * last * (1.0 / SECOND) ** 0.5)

    def forward(self, p: Positions) -> Tensor:
        """The logits of all seats; of those that are not there, so little that they do not count."""
        n, seats, width = p.seats.shape
        common = self.total(0, p.table) + self.b1
        flat = p.seats.reshape(n * seats, width)
        own, rival = self.total(1, flat).view(n, seats, -1), self.total(2, flat).view(n, seats, -1)
        here = p.present[:, :, None]
        rival = rival * here
        others = rival.sum(1, keepdim=True) - rival
        if len(self.rows) > 3:
            teamed = (p.partner >= 0)[:, :, None]
            at = p.partner.clamp(min=0)[:, :, None].expand(-1, -1, rival.shape[2])
            partner = self.total(3, flat).view(n, seats, -1)
            others = others + (partner.gather(1, at) - rival.gather(1, at)) * teamed
        first = (common[:, None, :] + own + others).clamp(0.0, TOP)
        second = (first @ self.w2 + self.b2).clamp(0.0, TOP)
        logits = second @ self.w3
        if self.corrects:
            logits = logits + p.hand.clamp(min=LEAST_HAND).log()
        return logits.masked_fill(~p.present, -1e4)

    def total(self, block: int, numbers: Tensor) -> Tensor:
        return functional.embedding_bag(numbers.int(), self.rows[block], mode="sum", padding_idx=self.sizes[block])

    def rounded(self) -> bytes:
        """The weights as whole numbers, in the order of a file of weights."""
        parts = [torch.cat([rows[:-1] for rows in self.rows]) * SCALE_1]
        parts += [self.b1 * SCALE_1, self.w2 * SCALE_2, self.b2 * SCALE_B2, self.w3 * SCALE_2]
        found = b""
        for part, code in zip(parts, "hihih", strict=True):
            whole = part.detach().round().long().cpu().flatten()
            if code == "h":
                whole = whole.clamp(-LIMIT, LIMIT)
            numbers = array(code, whole.tolist())
            if sys.byteorder == "big":
                numbers.byteswap()
            found += numbers.tobytes()
        return found


def read_net(data: bytes, features: FeatureList) -> Net:
    """A network in a file as one that can learn: what `Net.rounded` does, the other way round."""
    _, head, body = data.split(b"\n", 2)
    shape = json.loads(head)
    hidden, second = shape["hidden"]
    if second != SECOND:
        raise TrainingError(f"a network whose second layer has {second} units cannot learn here: {SECOND} can")
    net = Net(features, hidden, 0, shape.get("corrects", False))
    at = 0

    def take(like: Tensor, code: str, scale: float) -> Tensor:
        nonlocal at
        numbers = array(code)
        size = numbers.itemsize * like.numel()
        numbers.frombytes(body[at : at + size])
        at += size
        if sys.byteorder == "big":
            numbers.byteswap()
        return torch.tensor(numbers.tolist(), dtype=torch.float32).view(like.shape) / scale

    with torch.no_grad():
        for rows in net.rows:
            rows[:-1] = take(rows[:-1], "h", SCALE_1)
            rows[-1] = 0.0
        net.b1[:] = take(net.b1, "i", SCALE_1)
        net.w2[:] = take(net.w2, "h", SCALE_2)
        net.b2[:] = take(net.b2, "i", SCALE_B2)
        net.w3[:] = take(net.w3, "h", SCALE_2)
    return net


class Learned(NamedTuple):
    """How well a network fits games that it was not trained on."""

    positions: int
    steps: int
    loss: float  # of the last steps, on what was learned from
    held_out: float  # log-loss of the result
    hand: float  # the same of the hand-written evaluation
    calibration: list[tuple[float, float, int]]  # mean estimate, part of victories, how many; by tenths


def learn(
    net: Net,
    positions: Positions,
    epochs: float,
    seed: int,
    device: str,
    tell: Callable[[int, int, float], None],
) -> Learned:
    """Train the network in place; `tell` hears of steps, all steps and the loss."""
    torch.manual_seed(seed)
    chosen = (~positions.test).nonzero()[:, 0]
    if not len(chosen):
        chosen = torch.arange(len(positions.test))
    data = Positions(*[column.to(device) for column in positions.of(chosen)])
    net.to(device)
    n = len(chosen)
    size = batch_size(n, epochs, device)
    steps = max(1, int(epochs * n / size))
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps + 1, pct_start=0.15)
    held_out = positions.of(positions.test.nonzero()[:MOST_HELD_OUT, 0])
    held_out = Positions(*[column.to(device) for column in held_out])
    every = max(1, steps // LOOKS)
    best, least = copied(net), inf
    order, at = torch.randperm(n), 0
    mean = 0.0
    for step in range(steps):
        if at + size > n:
            order, at = torch.randperm(n), 0
        batch = data.of(order[at : at + size].to(device))
        at += size
        loss = cross_entropy(net(batch), batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        if step % 20 == 0 or step == steps - 1:
            now = loss.item()
            if not isfinite(now):
                raise TrainingError(f"the loss is no longer a number (step {step} of {steps}); nothing was written")
            mean = now if step == 0 else 0.8 * mean + 0.2 * now
            tell(step + 1, steps, mean)
        if len(held_out.test) and (step % every == every - 1 or step == steps - 1):
            now = log_loss(chances_of(net, held_out), held_out)
            if now < least:
                best, least = copied(net), now
    if least < inf:  # what was learned later fits the games that were learned from, and no others
        net.load_state_dict(best)
    forget_unmet(net, data)
    net.to("cpu")
    return Learned(n, steps, mean, *judged(net, tested_with(positions)))


def tested_with(positions: Positions) -> Positions:
    """The games that are held out; if there are none, all."""
    return positions.of(positions.test.nonzero()[:, 0]) if bool(positions.test.any()) else positions


def blend(net: Net, began: dict[str, Tensor], part: float, positions: Positions, learned: Learned) -> Learned:
    """Weights between those that learning began with and those where it ended: so less of the former is forgotten."""
    ended = net.state_dict()
    net.load_state_dict({name: began[name].cpu().lerp(ended[name], part) for name in ended})
    held_out, hand, calibration = judged(net, tested_with(positions))
    return learned._replace(held_out=held_out, hand=hand, calibration=calibration)


def batch_size(n: int, epochs: float, device: str) -> int:
    """How many positions one step learns from: where positions are few, steps are small, so that there are many."""
    most = 8192 if device == "cuda" else 2048
    return min(n, most, max(FEWEST, int(epochs * n / STEPS)))


def cross_entropy(logits: Tensor, p: Positions) -> Tensor:
    return -(p.target * functional.log_softmax(logits, 1)).sum(1).mean()


def forget_unmet(net: Net, data: Positions) -> None:
    """Features that never occurred count nothing, so that what is printed on an unknown card speaks alone."""
    with torch.no_grad():
        for block, rows in enumerate(net.rows):
            numbers = data.table if block == 0 else data.seats
            met = torch.zeros(len(rows), dtype=torch.bool, device=rows.device)
            met[numbers.flatten().long()] = True
            met[-1] = False
            rows[~met] = 0.0


def judged(net: Net, p: Positions) -> tuple[float, float, list[tuple[float, float, int]]]:
    """Log-loss of the network and of the hand-written evaluation, and how often what was thought likely came true."""
    chances = chances_of(net, p)
    here = p.present
    found: list[tuple[float, float, int]] = []
    estimates, results = chances[here], p.result[here]
    bins = (estimates * BINS).long().clamp(max=BINS - 1)
    for i in range(BINS):
        inside = bins == i
        if bool(inside.any()):
            found.append((estimates[inside].mean().item(), results[inside].mean().item(), int(inside.sum())))
    return log_loss(chances, p), log_loss(p.hand, p), found


def chances_of(net: Net, p: Positions) -> Tensor:
    with torch.no_grad():
        rows = torch.arange(len(p.test), device=p.test.device)
        return torch.cat([net(p.of(some)).softmax(1) for some in rows.split(4096)])


def copied(net: Net) -> dict[str, Tensor]:
    return {name: value.detach().clone() for name, value in net.state_dict().items()}


def log_loss(chances: Tensor, p: Positions) -> float:
    return float(-(p.result * chances.clamp(min=1e-4).log()).sum(1).mean())


def choose_device(wanted: str) -> str:
    """`cuda` or `cpu`; what is wanted and not there is an error."""
    if wanted not in ("auto", "cpu", "cuda"):
        raise TrainingError(f"there is no device {wanted!r}; there are: auto, cpu, cuda")
    there = torch.cuda.is_available()
    if wanted == "cuda" and not there:
        raise TrainingError("PyTorch finds no GPU here (cuda); leave --device out, or say --device cpu")
    return "cuda" if there and wanted != "cpu" else "cpu"


def save(net: Net, path: Path) -> None:
    new = path.with_name(path.name + ".new")
    torch.save(net.state_dict(), new)
    new.replace(path)


def load(net: Net, path: Path) -> None:
    try:
        state: dict[str, Any] = torch.load(path, weights_only=True)
        net.load_state_dict(state)
    except Exception as e:  # whatever is wrong with it, PyTorch says so in many ways
        raise TrainingError(f"the weights in {path} cannot be read: {e}") from e
