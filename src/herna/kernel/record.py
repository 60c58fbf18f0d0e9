"""Records: a whole game as a few hundred bytes of plain data, sealed against slips and edits."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from herna.kernel.chance import commitment
from herna.kernel.errors import RecordError
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup

FORMAT: Final = 1


def write(setup: Setup, choices: list[str], outcome: Result | None) -> dict[str, Any]:
    record: dict[str, Any] = {"herna": FORMAT, **setup.as_dict(), "commitment": setup.commitment, "choices": choices[:]}
    if outcome is not None:
        record["result"] = outcome.as_dict()
    record["check"] = check_of(record)
    return record


def check_of(record: dict[str, Any]) -> str:
    """A digest over everything else in the record."""
    plain = {k: v for k, v in record.items() if k != "check"}
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8, person=b"herna record").hexdigest()


FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules": str,
    "players": int,
    "options": dict,
    "seed": str,
    "commitment": str,
    "choices": list,
    "check": str,
}


def read(record: dict[str, Any] | str) -> dict[str, Any]:
    """The record as a checked dictionary; says what is wrong with anything else."""
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except json.JSONDecodeError as e:
            raise RecordError(f"not a record: broken JSON in line {e.lineno}, column {e.colno} (truncated?)") from None
    if not isinstance(record, dict) or "herna" not in record:
        raise RecordError("not a record: it must be an object with a field 'herna'")
    if record["herna"] != FORMAT:
        raise RecordError(f"record format {record['herna']!r} is not {FORMAT}, the one this version reads")
    for field, type_ in FIELDS.items():
        if field not in record:
            raise RecordError(f"the record has no field {field!r}")
        if not isinstance(record[field], type_):
            raise RecordError(f"the record's field {field!r} must be a {type_.__name__}")
    if not all(isinstance(c, str) for c in record["choices"]):
        raise RecordError("the record's choices must be codes")
    if record["check"] != check_of(record):
        raise RecordError("the record was changed after it was written (its check does not fit)")
    if record["commitment"] != commitment(record["seed"]):
        raise RecordError("the record's seed is not the one that was promised (commitment)")
    return record


def split_choice(choice: str) -> tuple[int | None, str]:
    """`1/pick:rock` is a choice of seat 1 made while several seats were to act."""
    seat, slash, code = choice.partition("/")
    if slash and seat.isdecimal():
        return int(seat), code
    return None, choice
