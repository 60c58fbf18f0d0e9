"""Records: a whole game as a few hundred bytes of plain data, sealed against slips and edits."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from herna.kernel.chance import commitment, shared_seed
from herna.kernel.errors import RecordError, shown
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup

FORMAT: Final = 1
OTHER_WAY_OUT: Final = {"none": "done", "done": "none"}
LONGEST_SEAT: Final = 4  # digits of a seat in a choice; Python refuses to read numbers of thousands of them


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
    "rulings": int,
    "players": int,
    "options": dict,
    "seed": str,
    "commitment": str,
    "choices": list,
    "check": str,
}


def read(record: object) -> dict[str, Any]:
    """The record as a checked dictionary; says what is wrong with anything else."""
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except json.JSONDecodeError as e:
            raise RecordError(f"not a record: broken JSON in line {e.lineno}, column {e.colno} (truncated?)") from None
        except (ValueError, RecursionError) as e:  # a number of thousands of digits, thousands of brackets
            raise RecordError(f"not a record: {e}") from None
    if not isinstance(record, dict) or "herna" not in record:
        raise RecordError("not a record: it must be an object with a field 'herna'")
    if record["herna"] != FORMAT:
        raise RecordError(f"record format {shown(record['herna'])} is not {FORMAT}, the one this version reads")
    for field, type_ in FIELDS.items():
        if field not in record:
            if field == "rulings":
                continue  # from before there were any
            raise RecordError(f"the record has no field {field!r}")
        if not isinstance(record[field], type_) or isinstance(record[field], bool):
            raise RecordError(f"the record's field {field!r} must be a {type_.__name__}")
    if not all(isinstance(c, str) for c in record["choices"]):
        raise RecordError("the record's choices must be codes")
    try:
        check = check_of(record)
    except (TypeError, ValueError, RecursionError) as e:
        raise RecordError(f"not a record: it is no plain JSON data ({e})") from None
    if record["check"] != check:
        raise RecordError("the record was changed after it was written (its check does not fit)")
    check_promise(record)
    return record


def check_promise(record: dict[str, Any]) -> None:
    """The seed is the one that was promised, or made of a promised secret and what each player added to it."""
    promised = record["seed"]
    if "chance" in record:
        chance = record["chance"]
        secret, shares = (chance.get("secret"), chance.get("shares")) if isinstance(chance, dict) else (None, None)
        if not isinstance(secret, str) or not isinstance(shares, list) or not all(isinstance(s, str) for s in shares):
            raise RecordError("the record's chance must be an object with a secret and a list of shares")
        if record["seed"] != shared_seed(secret, shares):
            raise RecordError("the record's seed is not made of its secret and its shares")
        promised = secret
    if record["commitment"] != commitment(promised):
        raise RecordError("the record's seed is not the one that was promised (commitment)")


def tells(record: dict[str, Any], outcome: Result | None) -> bool:
    """Whether the record ends as the game did. Records from before rulings say less about the end."""
    told = record.get("result")
    if outcome is None or not isinstance(told, dict):
        return outcome is None and told is None
    ended = outcome.as_dict()
    if "rulings" not in record:
        del ended["about"]
    return told == ended


def respelled(code: str) -> str:
    """The code with the other way out: before the first ruling, some declined with `done` or ended with `none`."""
    verb, _, what = code.partition(":")
    return f"{verb}:{OTHER_WAY_OUT.get(what, what)}"


def split_choice(choice: str) -> tuple[int | None, str]:
    """`1/pick:rock` is a choice of seat 1 made while several seats were to act."""
    seat, slash, code = choice.partition("/")
    if slash and seat.isascii() and seat.isdigit() and len(seat) < LONGEST_SEAT:
        return int(seat), code
    return None, choice
