"""Positions on the disk: those of some games in one file, as plain numbers."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any, Final

from herna.kernel.features import Sheet
from herna.train.settings import TrainingError

MAGIC: Final = b"herna positions 1\n"
# What is kept, and as which type. `players` and `of_table` (how many features) have a number for each position, the
# next ones for each seat of each position.
FIELDS: Final = (
    ("players", "B"), ("game", "I"), ("of_table", "H"), ("table", "H"),
    ("of_seat", "H"), ("seats", "H"), ("partner", "b"), ("target", "f"), ("result", "f"), ("hand", "f"),
)  # fmt: skip


class Shard:
    """Positions with their features, their target, how the game ended, and what the hand-written evaluation says."""

    def __init__(self) -> None:
        self.columns: dict[str, array[Any]] = {name: array(code) for name, code in FIELDS}

    def add(self, game: int, sheet: Sheet, target: list[float], result: list[float], hand: list[float]) -> None:
        columns = self.columns
        columns["players"].append(len(sheet.seats))
        columns["game"].append(game)
        columns["of_table"].append(len(sheet.table))
        columns["table"].extend(sheet.table)
        for seat, found in enumerate(sheet.seats):
            columns["of_seat"].append(len(found))
            columns["seats"].extend(found)
            columns["partner"].append(sheet.partners[seat] if sheet.partners else -1)
        columns["target"].extend(target)
        columns["result"].extend(result)
        columns["hand"].extend(hand)

    def __len__(self) -> int:
        return len(self.columns["players"])

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        head = json.dumps({name: len(column) for name, column in self.columns.items()}).encode()
        data = MAGIC + head + b"\n" + b"".join([column.tobytes() for column in self.columns.values()])
        write_whole(path, data)


def read_shard(path: Path) -> Shard:
    data = path.read_bytes()
    line, _, body = data[len(MAGIC) :].partition(b"\n")
    shard = Shard()
    try:
        if not data.startswith(MAGIC):
            raise ValueError
        sizes, at = json.loads(line), 0
        for name, column in shard.columns.items():
            size = sizes[name] * column.itemsize
            column.frombytes(body[at : at + size])
            at += size
        if at != len(body):
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise TrainingError(f"{path} is damaged; remove it, and its games are played again") from None
    return shard


def write_whole(path: Path, data: bytes) -> None:
    """A file is there with all of this, or as it was before."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)
