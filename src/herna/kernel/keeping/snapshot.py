"""Snapshots: a state as bytes, tagged with the rules it was made under and sealed against damage."""

from __future__ import annotations

import json
import struct
from hashlib import blake2b
from typing import Any, Final

from herna.kernel.errors import RulesVersionError, SnapshotError, shown
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup

MAGIC: Final = b"herna\x01"
CHECK: Final = 8
WIDTHS: Final = {"i": 4, "q": 8}  # bytes of each number
FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules": str,
    "rulings": int,
    "players": int,
    "options": dict,
    "seed": str,
    "key": str,
    "drawn": int,
    "small": int,
    "revealed": int,
    "choices": list,
}
HEAD: Final = struct.Struct("<II")


class Snapshot:
    """What a blob holds, read back."""

    def __init__(self, head: dict[str, Any], numbers: list[int]) -> None:
        self.head = head
        self.numbers = numbers
        self.setup = Setup(
            head["game"],
            head["rules"],
            head["players"],
            head["options"],
            head["seed"],
            head.get("position"),
            head["rulings"],
        )
        self.outcome = None if head["result"] is None else Result.read(head["result"])


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
    start = HEAD.size + 1 + text_length
    if wide not in WIDTHS or len(body) != start + count * WIDTHS[wide]:
        raise SnapshotError("the snapshot's length does not fit what it says of itself")
    head = read_head(body[HEAD.size + 1 : start])
    if head["game"] != game:
        raise SnapshotError(f"the snapshot is of the game {shown(head['game'])}, not {game!r}")
    if tag != fingerprint:
        raise RulesVersionError(f"the snapshot was made under other rules of {game!r} than the ones installed")
    numbers = struct.unpack_from(f"<{count}{wide}", body, start)
    return Snapshot(head, [int(n) for n in numbers])


def read_head(text: bytes) -> dict[str, Any]:
    try:
        head = json.loads(text)
    except (ValueError, RecursionError):
        raise SnapshotError("the snapshot's head is no JSON") from None
    if not isinstance(head, dict):
        raise SnapshotError("the snapshot's head is no object with named fields")
    for field, type_ in FIELDS.items():
        if not isinstance(head.get(field), type_) or isinstance(head[field], bool):
            raise SnapshotError(f"the snapshot's field {field!r} must be a {type_.__name__}")
    if not all([isinstance(choice, str) for choice in head["choices"]]):
        raise SnapshotError("the snapshot's choices must be codes")
    if not isinstance(head.get("position", {}), dict):
        raise SnapshotError("the snapshot's field 'position' must be an object")
    events, result = head.get("events"), head.get("result")
    if events is not None and (not isinstance(events, int) or isinstance(events, bool)):
        raise SnapshotError("the snapshot's field 'events' must be a number, or null")
    if result is not None and not is_result(result):
        raise SnapshotError("the snapshot's field 'result' must be a result, or null")
    return head


def is_result(shown: object) -> bool:
    """Whether it has the form that `Result.as_dict` gives."""
    if not isinstance(shown, dict):
        return False
    seats = [shown.get(field) for field in ("winners", "ranking", "scores")]
    if not all([isinstance(numbers, list) and all([type(n) is int for n in numbers]) for numbers in seats]):
        return False
    return isinstance(shown.get("reason"), str) and isinstance(shown.get("about"), str)
