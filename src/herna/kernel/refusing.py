"""Why a code is not legal now, as far as that is the same in all games: who is asked, and how codes are written."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from herna.kernel.choice import ROLES, Ask
from herna.kernel.texts.catalogue import LANGUAGES, Args

if TYPE_CHECKING:
    from herna.kernel.state import State

CODE: Final = re.compile(r"[a-z][a-z0-9_]*(:[a-z0-9_.#@>+,=\-]+)?")
MARKS: Final = "#@>.,=+"  # what parts of a code begin with
ENDS: Final = re.compile(r"[:@>]")  # what stands before the place at which a code ends
ZEROS: Final = re.compile(r"(?<![0-9a-z_])0+(?=[0-9])")
BETWEEN: Final = re.compile(r"-(?![0-9])|[^\w-]|_")  # what is neither a letter nor part of a number
PLACE: Final = re.compile(r"[a-z][0-9]{1,2}")  # a space of a board, such as `d4`
MOST_MEANT: Final = 6  # spellings that one refusal lists
SHORTEST_NAME: Final = 4  # shorter ones are ids of places, which all look alike
SIMILAR: Final = 0.8  # from here on a name is taken for a mistyped other one

Reason = tuple[str, str, Args]  # a rule, the key of the reason, and its data


def refuse(s: State, code: str, seat: int) -> Reason:
    """What speaks against a code that is not among this seat's options."""
    book = s.book
    if s.outcome is not None:
        return book.end_rule, "game_over", {}
    ask = open_question(s, seat)
    if ask is None:
        first = s.to_act[0]
        rule = book.kinds[s.asks[0].kind].rule
        if any([a.seat == seat for a in s.asks]):
            return rule, "answered", {"seat": first}
        return rule, "not_asked", {"seat": first}
    kind = book.kinds[ask.kind]
    codes = s.codes(seat)
    if ends_another_question(code, codes, book.verbs):
        return kind.rule, "another_question", {}
    meant = spellings(code, codes)
    if meant:
        return kind.rule, "spelling", {"codes": meant[:MOST_MEANT]}
    meant = ending_at(code, codes) or slips(s, code, seat, codes)
    if meant:
        return kind.rule, "slip", {"codes": meant[:MOST_MEANT]}
    if PLACE.fullmatch(code) and any([PLACE.fullmatch(ENDS.split(c)[-1]) for c in codes]):
        return kind.rule, "nothing_there", {"space": code}
    if not CODE.fullmatch(code):
        return kind.rule, "malformed", {"codes": codes[:1]}
    if code.rpartition(":")[2] in ROLES:
        return kind.rule, "no_way_out", {}
    verb = code.partition(":")[0]
    if verb not in book.verbs:
        return kind.rule, "unknown_code", {"verb": verb}
    return book.refuse(s, ask, code)


def ends_another_question(code: str, codes: list[str], verbs: tuple[str, ...]) -> bool:
    """Whether it is how another question is declined: `build:done` is no misspelt `attack:done`, which costs more."""
    verb, _, what = code.partition(":")
    return what in ROLES and verb in verbs and verb not in [c.partition(":")[0] for c in codes]


def open_question(s: State, seat: int) -> Ask | None:
    if seat not in s.to_act:
        return None
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None


def spellings(code: str, codes: list[str]) -> list[str]:
    """The legal codes that somebody means who writes this: the same thing in other letters, or with other parts."""
    tidy = ZEROS.sub("", "".join(code.lower().split()))
    if tidy in codes:
        return [tidy]
    verb, _, what = tidy.partition(":")
    same = [] if what else [c for c in codes if c.partition(":")[0] == verb]
    if not same and (what or verb) in ROLES:
        return [c for c in codes if c.rpartition(":")[2] in ROLES]
    if not what:
        return same
    head, shape = split(what)
    if not head:
        return []
    same = [c for c in codes if c.partition(":")[0] == verb and split(c.partition(":")[2])[0] == head]
    if shape in [split(c.partition(":")[2])[1] for c in same]:
        return []  # written as it should be: something else speaks against it
    return same


def ending_at(typed: str, codes: list[str]) -> list[str]:
    """The legal codes that somebody means who writes only a place: those that end there."""
    place = typed.strip().lower()
    return [c for c in codes if PLACE.fullmatch(place) and ENDS.split(c)[-1] == place]


def slips(s: State, typed: str, seat: int, codes: list[str]) -> list[str]:
    """The legal codes that somebody means who writes what people call them, names a thing, or mistypes its name."""
    letters = squeezed(typed)
    said = [
        option.code
        for option in s.decision(seat).options
        if letters in [squeezed(way) for way in (option.code, option.code.partition(":")[2])]
        or letters in [squeezed(option.label(lang)) for lang in LANGUAGES]
    ]
    if said:
        return said
    verb, _, what = "".join(typed.lower().split()).partition(":")
    name, _ = split(what or verb)
    called = [] if what else [c for c in codes if split(c.partition(":")[2])[0] == name]
    if called or len(name) < SHORTEST_NAME or name in s.book.texts.components:
        return called
    same = [c for c in codes if c.partition(":")[0] == verb] if what else codes
    heads = {split(c.partition(":")[2])[0]: "" for c in same}
    near = [] if name in heads else get_close_matches(name, list(heads), MOST_MEANT, SIMILAR)
    return [c for c in same if split(c.partition(":")[2])[0] in near]


def squeezed(text: str) -> str:
    """Letters and numbers alone: `play:killer_bee` is what somebody means who types "Play Killer Bee"."""
    return BETWEEN.sub("", text.casefold())


def split(what: str) -> tuple[str, str]:
    """The name in `own.killer_bee#2@c4`, and which marks stand around it: `killer_bee`, `.#@`."""
    shape = "".join([letter for letter in what if letter in MARKS])
    owner, dot, rest = what.partition(".")
    name = rest if dot else owner
    for mark in "#@>=+":
        name = name.partition(mark)[0]
    return name, shape
