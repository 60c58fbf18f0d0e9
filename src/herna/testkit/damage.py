"""Real positions, records, snapshots and codes of a game, damaged at random: each is understood or refused clearly.

What counts as clear: the error is one of Herna's own, an error about a position says at which place of the input it is,
and a table that refused something stands as before. What is accepted must be sound: a position goes out and in
unchanged, a record tells the choices that it was given, a table plays on.
"""

from __future__ import annotations

import json
import re
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

from herna.kernel.chance import commitment
from herna.kernel.errors import HernaError, IllegalChoice, NotNow, PositionError
from herna.kernel.keeping import record as records
from herna.kernel.keeping import snapshot as snapshots
from herna.kernel.state import State
from herna.testkit.contract import Contract, expect, snapshot, wander

KINDS: Final = ("positions", "records", "snapshots", "codes")
TABLES: Final = 12  # real tables that one block of damage is done to
LONGEST: Final = 60  # choices made before such a table is taken
KEPT: Final = 8  # values of one field
ON: Final = 6  # choices made at a table whose position was accepted

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 1 << 31, -(1 << 63), 10**30, 1.0, 0.5, float("nan"),
    "", "x", " ", "0", "null", "a.b", "p9.x", "all", "\N{SNOWMAN}", "\ud800", "\x00", "\N{ARABIC-INDIC DIGIT ONE}",
    [], [[]], [None], [3], ["x"], {}, {"": None}, {"card": None},
)  # fmt: skip
NUMBERS: Final = (
    "",
    "9" * 40,
    "1" * 5000,
    "\N{ARABIC-INDIC DIGIT ONE}",
    "\N{SUPERSCRIPT TWO}",
    "1_0",
    "1.0",
)  # in codes
UNKNOWN: Final = re.compile(r"unknown field; there are: (.*)")
PLACE: Final = re.compile(r"[^.\[\]]+|\[\d+\]")


class Damage:
    """Damage done to the inputs of one game. `names` are ids of other games, which must mean nothing here."""

    def __init__(self, contract: Contract, seed: int, names: tuple[str, ...] = ()) -> None:
        self.contract = contract
        self.game = contract.game
        self.rng = Random(f"{self.game.id} damage {seed}")
        self.names = (*self.game.component_ids(), *names)
        self.met: Counter[str] = Counter()  # what became of the inputs
        self.faults: list[str] = []
        self.fields: dict[str, list[Any]] = {}  # values by the names of fields, as far as met
        self.shapes: set[tuple[str, ...]] = set()  # the fields of one object, as refusals tell them
        self.tables = [self._table() for _ in range(TABLES)]

    def _table(self) -> State:
        """A real table somewhere in a random game."""
        rng = self.rng
        setup = rng.choice(self.contract.setups)
        s: State = self.game.new(seed=rng.randrange(1 << 30), **setup)
        if self.contract.crowded is not None and rng.random() < 0.3:
            s = self.contract.crowded(rng)
        wander(s, rng, rng.randrange(LONGEST))
        return s

    def run(self, kind: str, number: int) -> None:
        """So many damaged inputs of this kind; what goes wrong is noted in `faults`."""
        attempts: dict[str, Callable[[], None]] = {
            "positions": self.damage_position,
            "records": self.damage_record,
            "snapshots": self.damage_snapshot,
            "codes": self.damage_code,
        }
        for _ in range(number):
            attempts[kind]()

    def _try(self, told: str, attempt: Callable[[], None]) -> None:
        """An attempt may raise errors of Herna's own only."""
        try:
            attempt()
        except HernaError as e:
            self.met[f"{type(e).__name__}"] += 1
        except Exception as e:
            self.faults.append(f"{self.game.id}: {type(e).__name__}: {e} ({told})")
        else:
            self.met["accepted"] += 1

    # --- the four kinds -------------------------------------------------------------------------------------------
    def damage_position(self) -> None:
        position = None
        while position is None:
            s = self.rng.choice(self.tables).clone()
            for _ in range(LONGEST):
                with suppress(NotNow):
                    position = s.position()
                    break
                wander(s, self.rng, 1)
        self.gather(position)
        given, changes = self.damaged(position)
        self._try(f"position: {changes}", lambda: self.check_position(given))

    def check_position(self, given: Any) -> None:
        before = repr(given)
        try:
            s = self.game.position(given, seed=1)
        except PositionError as e:
            self.learn(e.why)
            expect(repr(given) == before, "a position that is refused was changed")
            expect(bool(e.why) and names_place(e.where, given), f"{e.where!r} is no place of the position: {e}")
            raise
        except HernaError as e:
            raise AssertionError(f"{type(e).__name__} where a PositionError belongs: {e}") from e
        expect(repr(given) == before, "a position that is accepted was changed")
        try:
            self.check_accepted(s)
        except HernaError as e:
            raise AssertionError(f"a position is accepted, but then {type(e).__name__}: {e}") from e

    def check_accepted(self, s: State) -> None:
        try:
            out = s.position()
        except NotNow:
            self.met["accepted in the middle of something"] += 1
        else:
            again = self.game.position(json.loads(json.dumps(out)), seed=1)
            expect(again.position() == out, "an accepted position changes on its way out and in")
        expect(self.game.load(s.dump()) == s, "a snapshot of an accepted position differs")
        wander(s, self.rng, ON)
        expect(self.game.replay(json.loads(json.dumps(s.record()))) == s, "the record of an accepted position differs")

    def learn(self, why: str) -> None:
        """Fields that real positions do not happen to have are tried, too."""
        told = UNKNOWN.fullmatch(why)
        if told is not None:
            names = tuple(told[1].split(", "))
            self.shapes.add(names)
            for name in names:
                self.fields.setdefault(name, [])

    def damage_record(self) -> None:
        record = self.rng.choice(self.tables).record()
        if self.rng.random() < 0.2:
            text = json.dumps(record)
            cut = self.rng.randrange(len(text))
            broken = text[:cut] + self.rng.choice(("", "\ud800", "[", "}", text[cut + 1 :]))
            self._try(f"record as text, cut at {cut}", lambda: self.check_record(broken))
            return
        given, changes = self.damaged(record)
        if self.rng.random() < 0.8 and isinstance(given, dict):
            with suppress(Exception):  # what cannot be sealed goes as it is
                given["commitment"] = commitment(given["seed"])
                given["check"] = records.check_of(given)
        self._try(f"record: {changes}", lambda: self.check_record(given))

    def check_record(self, given: Any) -> None:
        before = repr(given)
        s = self.game.replay(given)
        told, again = records.read(given), s.record()
        for field in ("game", "rules", "seed", "choices"):
            expect(again[field] == told[field], f"a replayed record has other {field}")
        expect(self.game.replay(again) == s, "a record of what was replayed leads elsewhere")
        expect(repr(given) == before, "a record was changed while it was read")

    def damage_snapshot(self) -> None:
        blob = self.rng.choice(self.tables).dump()
        rng = self.rng
        if rng.random() < 0.5:
            place = rng.randrange(1, len(blob))
            broken = rng.choice(
                (
                    blob[:place],
                    blob[place:],
                    blob[:place] + bytes([blob[place] ^ 1 << rng.randrange(8)]) + blob[place + 1 :],
                    blob[:place] + rng.randbytes(4) + blob[place:],
                    blob + rng.randbytes(rng.randrange(1, 9)),
                    rng.randbytes(place),
                    snapshots.MAGIC + rng.randbytes(place),
                )
            )
            self._try(f"snapshot, damaged at {place}", lambda: self.refuse_snapshot(broken))
            return
        self._try("snapshot, sealed anew", lambda: self.load_forged(self.forged(blob)))

    def refuse_snapshot(self, broken: bytes) -> None:
        self.game.load(broken)
        raise AssertionError("a damaged snapshot was accepted")

    def load_forged(self, blob: bytes) -> None:
        """Whoever seals a wrong table anew may get one, as long as loading itself stays in order."""
        self.game.load(blob)

    def forged(self, blob: bytes) -> bytes:
        """A snapshot with a changed head or changed numbers, and a seal that fits again."""
        start = len(snapshots.MAGIC) + 8
        tag, body = blob[len(snapshots.MAGIC) : start], blob[start + snapshots.CHECK :]
        length, count = snapshots.HEAD.unpack_from(body)
        begin = snapshots.HEAD.size + 1
        wide, head = body[begin - 1 : begin].decode(), json.loads(body[begin : begin + length])
        numbers = list(struct.unpack_from(f"<{count}{wide}", body, begin + length))
        if self.rng.random() < 0.5:
            head, _ = self.damaged(head)
        else:
            place = self.rng.randrange(len(numbers))
            numbers[place] = self.rng.choice((-1, 0, 1, 7, 1 << 20, numbers[place] + 1, numbers[place] - 1))
            if self.rng.random() < 0.3:
                del numbers[place:]
        text = json.dumps(head).encode()
        body = snapshots.HEAD.pack(len(text), len(numbers)) + wide.encode() + text
        body += struct.pack(f"<{len(numbers)}{wide}", *numbers)
        return snapshots.MAGIC + tag + snapshots.check_of(tag + body) + body

    def damage_code(self) -> None:
        i = self.rng.randrange(len(self.tables))
        while self.tables[i].over:
            self.tables[i] = self._table()
        s = self.tables[i]
        seat = self.rng.randrange(s.players)
        legal = s.codes(self.rng.choice(s.to_act))
        code = self.damaged_code(self.rng.choice(legal))
        self._try(f"code {code!r} of seat {seat} after {s.made} choices", lambda: self.check_code(s, code, seat))
        if self.rng.random() < 0.1:
            wander(s, self.rng, 1)

    def check_code(self, s: State, code: str, seat: int) -> None:
        before = snapshot(s)
        refusal = s.why_not(code, seat)
        expect(snapshot(s) == before, "asking why not changed the table")
        legal = seat in s.to_act and code in s.codes(seat)
        expect((refusal is None) == legal, "why_not and the options differ")
        if refusal is None:
            return
        expect(bool(refusal.text("en")) and bool(refusal.text("cs")), "a refusal has no words")
        if self.game.texts.rulebook.rules:
            expect(self.game.texts.rulebook.get(refusal.rule) is not None, f"no rule {refusal.rule}")
        try:
            s.choose(code, seat)
        except HernaError as e:
            expect(seat not in s.to_act or isinstance(e, IllegalChoice), "an illegal code is no IllegalChoice")
            expect(snapshot(s) == before, "a refused code changed the table")
            raise
        raise AssertionError("an illegal code was accepted")

    def damaged_code(self, code: str) -> str:
        rng = self.rng
        verb, _, rest = code.partition(":")
        numbers = list(re.finditer(r"\d+", code))
        parts = re.split(r"([:@,.#>+=-])", code)
        ways = [
            code[: rng.randrange(len(code) + 1)],
            code[rng.randrange(len(code) + 1) :],
            code + rng.choice((":", ",", "@", "#1", "#2", ".", "-", "0", " ", "\N{SNOWMAN}", "\n", ">", "+", "=")),
            f"{verb}:{rng.choice(self.names)}",
            f"{verb}:{rng.choice(self.names)}@{rest}",
            f"{verb}:{rest}@{rng.choice(self.names)}",
            f"{rng.choice(list(self.contract.game.kinds)).name}:{rest}",
            code.upper(),
            code.replace(rng.choice(code), rng.choice((":", "", "0", "@", "\N{SUPERSCRIPT TWO}", "\ud800")), 1),
            "".join(rng.sample(parts, len(parts))),
            "".join(["" if part == rng.choice(parts) else part for part in parts]),
            rng.choice((" " + code, code + code, verb, verb + ":", verb + "::" + rest, ":" + rest, "0/" + code)),
        ]
        if numbers:
            at = rng.choice(numbers)
            wrong = rng.choice(
                ("0" + at[0], "-" + at[0], "+" + at[0], "", "9" * 40, "1" * 5000, "١", "²", "1_0", "1.0")
            )
            other = str(rng.randrange(-40, 200))
            ways += [code[: at.start()] + new + code[at.end() :] for new in (wrong, wrong, other, other)]
        return rng.choice(ways)

    # --- plain data -----------------------------------------------------------------------------------------------
    def damaged(self, data: Any) -> tuple[Any, list[str]]:
        """A copy of plain data with one to three changes, and what they are."""
        box = [json.loads(json.dumps(data))]
        changes = [self.damage_once(box) for _ in range(self.rng.choice((1, 1, 1, 2, 3)))]
        return box[0], changes

    def gather(self, data: Any) -> None:
        """Keep some values of each field, to be put where they do not belong."""
        if isinstance(data, dict):
            for name, value in data.items():
                kept = self.fields.setdefault(name, [])
                if len(kept) < KEPT:
                    kept.append(value)
                self.gather(value)
        elif isinstance(data, list):
            for value in data:
                self.gather(value)

    def damage_once(self, box: list[Any]) -> str:
        """Change the data at one place; containers are walked into at random, so that large ones do not get it all."""
        rng = self.rng
        holder: Any = box
        key: Any = 0
        path = ""
        while isinstance(holder[key], list | dict) and holder[key] and rng.random() < 0.85:
            holder = holder[key]
            key = rng.randrange(len(holder)) if isinstance(holder, list) else rng.choice(list(holder))
            path += f"[{key}]" if isinstance(holder, list) else f".{key}"
        value = holder[key]
        way = rng.choice((self.replace, self.replace, self.bend, self.bend, self.move, self.add))
        told = way(holder, key, value)
        return f"{path or '.'} {told}"[:300]

    def replace(self, holder: Any, key: Any, value: Any) -> str:
        rng = self.rng
        new = self.odd([])
        holder[key] = rng.choice((new, new, [value], {"x": value}, [new, value]))
        return f"becomes {holder[key]!r}"

    def bend(self, holder: Any, key: Any, value: Any) -> str:
        """Something of the same type, and yet wrong."""
        rng = self.rng
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = rng.choice((value + 1, value - 1, -value, value * 1000, 1 << 62, float(value), str(value)))
        elif isinstance(value, str):
            holder[key] = rng.choice(
                (value + "x", value[:-1], value.upper(), " " + value, value + "#1", rng.choice(self.names))
            )
        elif isinstance(value, list) and value:
            i, j = rng.randrange(len(value)), rng.randrange(len(value))
            holder[key] = rng.choice(
                (value[:i], value[i:], value[::-1], [*value, value[i]], value[:i] + value[i + 1 :], value * 2)
            )
            if rng.random() < 0.3:
                holder[key] = value[:]
                holder[key][i], holder[key][j] = value[j], value[i]
        elif isinstance(value, dict) and value:
            name = rng.choice(list(value))
            holder[key] = {
                (rng.choice((name + "x", name[:-1], "card", "")) if n == name else n): v for n, v in value.items()
            }
        else:
            holder[key] = rng.choice(ODD)
        return f"is bent to {holder[key]!r}"

    def add(self, holder: Any, key: Any, value: Any) -> str:
        """A field that is known somewhere in the game, with a value of its own or an odd one."""
        rng = self.rng
        if not self.fields or not isinstance(value, dict):
            return self.replace(holder, key, value)
        fitting = [shape for shape in sorted(self.shapes) if value and all(field in shape for field in value)]
        name = rng.choice(rng.choice(fitting) if fitting else sorted(self.fields))
        value[name] = self.odd(self.fields[name])
        return f"has a new field {name}: {value[name]!r}"

    def odd(self, also: list[Any]) -> Any:
        """A copy of something that hardly fits anywhere."""
        rng = self.rng
        found = json.loads(json.dumps(rng.choice((*ODD, *rng.choices(self.names, k=6), *also, *also))))
        return [found] if rng.random() < 0.2 else found

    def move(self, holder: Any, key: Any, value: Any) -> str:
        """Left out, put in twice, or exchanged with its neighbour."""
        rng = self.rng
        if isinstance(holder, list):
            other = rng.randrange(len(holder))
            if rng.random() < 0.4 and len(holder) > 1:
                del holder[key]
                return "is left out"
            if rng.random() < 0.5:
                holder.insert(other, value)
                return "is there twice"
            holder[key], holder[other] = holder[other], value
            return f"changes places with {other}"
        other = rng.choice(list(holder))
        if rng.random() < 0.5:
            del holder[key]
            return "is left out"
        holder[key], holder[other] = holder[other], value
        return f"changes places with {other}"


def names_place(where: str, given: Any) -> bool:
    """Whether a path such as `sides[0].hand[2]` leads into the input; from some field on, it may be missing there."""
    if not where:
        return not isinstance(given, dict) or not plain(given)
    found = given
    for step in PLACE.findall(where):
        if step.startswith("["):
            if not isinstance(found, list) or int(step[1:-1]) >= len(found):
                return False
            found = found[int(step[1:-1])]
        else:
            if isinstance(found, str):
                return where.endswith("." + step)  # short for an object with this field
            if not isinstance(found, dict):
                return False
            if step not in found:
                return True
            found = found[step]
    return True


def plain(given: Any) -> bool:
    try:
        json.dumps(given, allow_nan=False, ensure_ascii=False).encode()
    except ValueError:
        return False
    return True
