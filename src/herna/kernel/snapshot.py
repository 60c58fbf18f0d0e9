"""Snapshots: a state as bytes, tagged with the rules it was made under and sealed against damage."""

from __future__ import annotations

import json
import struct
from hashlib import blake2b
from typing import Any, Final

from herna.kernel.errors import RulesVersionError, SnapshotError
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup

MAGIC: Final = b"herna\x01"
CHECK: Final = 8
HEAD: Final = struct.Struct("<II")


class Snapshot:
    """What a blob holds, read back."""

    def __init__(self, head: dict[str, Any], numbers: list[int]) -> None:
        self.head = head
        self.numbers = numbers
        self.setup = Setup(
            head["game"], head["rules"], head["players"], head["options"], head["seed"], head.get("position")
        )
        result = head["result"]
        self.outcome = None
        if result is not None:
            self.outcome = Result(
                tuple(result["winners"]), tuple(result["ranking"]), tuple(result["scores"]), result["reason"]
            )


def seal(
    setup: Setup, fingerprint: bytes, counters: dict[str, Any], outcome: Result | None, numbers: list[int]
) -> bytes:
    head = {**setup.as_dict(), **counters, "result": None if outcome is None else outcome.as_dict()}
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    wide = "q" if numbers and (max(numbers) > 0x7FFFFFFF or min(numbers) < -0x80000000) else "i"
    body = HEAD.pack(len(text), len(numbers)) + wide.encode() + text + struct.pack(f"<{len(numbers)}{wide}", *numbers)
    return MAGIC + fingerprint + check_of(fingerprint + body) + body


def check_of(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECK, person=b"herna snapshot").digest()


def unseal(blob: bytes, game: str, fingerprint: bytes) -> Snapshot:
    start = len(MAGIC) + len(fingerprint)
    if blob[: len(MAGIC)] != MAGIC or len(blob) < start + CHECK + HEAD.size + 1:
        raise SnapshotError("not a snapshot of a Herna game, or a truncated one")
    tag, check, body = blob[len(MAGIC) : start], blob[start : start + CHECK], blob[start + CHECK :]
    if check != check_of(tag + body):
        raise SnapshotError("the snapshot is truncated or was changed")
    text_length, count = HEAD.unpack_from(body)
    wide = chr(body[HEAD.size])
    text = body[HEAD.size + 1 : HEAD.size + 1 + text_length]
    head = json.loads(text)
    if head["game"] != game:
        raise SnapshotError(f"the snapshot is of the game {head['game']!r}, not {game!r}")
    if tag != fingerprint:
        raise RulesVersionError(f"the snapshot was made under other rules of {game!r} than the ones installed")
    numbers = struct.unpack_from(f"<{count}{wide}", body, HEAD.size + 1 + text_length)
    return Snapshot(head, [int(n) for n in numbers])
