"""What happened, in order: numbers inside, plain data for everybody who may see it outside."""

from __future__ import annotations

from typing import Final

from herna.kernel.texts.catalogue import Args, Catalogue

EVERYBODY: Final = -1  # an audience: otherwise a bit mask of seats


class EventKind:
    """A kind of event: its name, the rule it follows, the names of its numbers, and whether it is a beat.

    A field is `name` (a plain number) or `name:type`, where the type is one that the game's `show` knows (`card` ...).
    A beat is a moment that people want to see on its own.
    """

    def __init__(self, name: str, rule: str, *fields: str, beat: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.fields = [(f.split(":")[0], f.split(":")[-1]) for f in fields]
        self.beat = beat


class Note:
    """An event as the machine writes it down: six numbers for all, `secret` cards for the audience only.

    The numbers are fields and not a tuple: a game that keeps its events writes several notes for each choice.
    """

    __slots__ = ("a", "audience", "b", "c", "d", "e", "f", "kind", "secret")

    def __init__(
        self, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, secret: tuple[int, ...], audience: int
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.secret = secret
        self.audience = audience

    def numbers(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c, self.d, self.e, self.f)

    def seen_by(self, seat: int) -> bool:
        return self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1 == 1)


class Log:
    """The notes of a game and the codes of all its choices; `watched` while somebody wants to stop at beats."""

    __slots__ = ("choices", "fresh", "notes", "start", "watched")

    def __init__(self, notes: list[Note], start: int, choices: list[str], watched: bool, fresh: int = 0) -> None:
        self.notes = notes
        self.start = start  # the number of the first note kept; the ones before a load are gone
        self.choices = choices
        self.watched = watched
        self.fresh = fresh  # the notes from here on are newer than the last choice, and than all that is not told

    def copy(self) -> Log:
        return Log(self.notes[:], self.start, self.choices[:], False, self.fresh)


class Event:
    """Something that happened, as one seat may know it: `data` is plain and JSON-able, `text` a sentence."""

    def __init__(self, number: int, kind: str, rule: str, beat: bool, data: Args, texts: Catalogue) -> None:
        self.number = number
        self.kind = kind
        self.rule = rule
        self.beat = beat
        self.data = data
        self._texts = texts

    def text(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        key = "event." + self.kind
        variant = f"{key}.{self.data['reason']}" if "reason" in self.data else key + ".seen"
        if ("reason" in self.data or "cards" in self.data) and self._texts.has(variant):
            key = variant
        return self._texts.say(lang, key, self.data, names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.number, self.kind))

    def __repr__(self) -> str:
        return f"Event({self.number}, {self.kind!r}, {self.data!r})"
