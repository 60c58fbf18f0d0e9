"""Questions and answers: what the machine asks inside, and what people and programs get to see of it."""

from __future__ import annotations

from typing import Final

from herna.kernel.extending import mypyc_attr
from herna.kernel.texts import Args, Catalogue

MISSING: Final = -1  # a simultaneous answer that has not come yet; option values are never negative


class Kind:
    """A kind of question: its name, and the rule that makes somebody ask it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Ask:
    """An open question to one seat. Never changed once put, so copies of a state share it.

    `hidden`: the options show something that others may not know, so the question is never answered automatically.
    `race`: asked together with others; the first answer counts at once, and then the others are asked again.
    """

    __slots__ = ("hidden", "kind", "options", "race", "seat")

    def __init__(self, seat: int, kind: int, options: list[int], hidden: bool, race: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.hidden = hidden
        self.race = race


@mypyc_attr(allow_interpreted_subclasses=True)
class Described:
    """An option described once, by its game: code, place on the table, and its sentence as key and arguments.

    Records need the code only, so place and arguments are computed when somebody looks.
    """

    __slots__ = ("code", "key")

    def __init__(self, code: str, key: str) -> None:
        self.code = code
        self.key = key

    def at(self) -> str:
        """What lies on the table for it, as the view calls it (empty: nothing)."""
        return ""

    def args(self) -> Args:
        return {}


class Shown(Described):
    """With everything said at once: for options that are rare, or cheap to describe."""

    __slots__ = ("_args", "_at")

    def __init__(self, code: str, at: str, key: str, args: Args) -> None:
        self.code = code
        self.key = key
        self._at = at
        self._args = args

    def at(self) -> str:
        return self._at

    def args(self) -> Args:
        return self._args


class ShownCard(Described):
    """A component that lies in a zone of a player: `hand0.gorillion`. `word` is what the sentence calls it."""

    __slots__ = ("seat", "slug", "where", "word")

    def __init__(self, verb: str, where: str, seat: int, slug: str, word: str = "card") -> None:
        self.code = f"{verb}:{slug}"
        self.key = verb
        self.where = where
        self.seat = seat
        self.slug = slug
        self.word = word

    def at(self) -> str:
        return f"{self.where}{self.seat}.{self.slug}"

    def args(self) -> Args:
        return {self.word: self.slug}


class Option:
    """One thing a seat may choose now.

    `code` is stable, typable and unique in its decision; `at` names what lies on the table for it (as `view` calls it).
    """

    def __init__(self, index: int, shown: Described, texts: Catalogue) -> None:
        self.index = index
        self.code = shown.code
        self.at = shown.at()
        self.names: tuple[str, ...] = ()  # what the players are called, if the one who shows it knows
        self._key = "option." + shown.key
        self._args = shown.args()
        self._texts = texts

    def label(self, lang: str = "en") -> str:
        return self._texts.say(lang, self._key, self._args, self.names)

    def __repr__(self) -> str:
        return f"Option({self.code!r})"


class Decision:
    """What one seat is asked now: the kind of question, the rule behind it, the source of it, and every option."""

    def __init__(
        self, seat: int, kind: str, rule: str, source: str, options: tuple[Option, ...], args: Args, texts: Catalogue
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.source = source
        self.options = options
        self.names: tuple[str, ...] = ()
        self._args = args
        self._texts = texts

    def call_players(self, names: tuple[str, ...]) -> None:
        """Use these names for the players in the question and in its options from now on."""
        self.names = names
        for option in self.options:
            option.names = names

    def prompt(self, lang: str = "en") -> str:
        """The question as a sentence to the one who is asked."""
        return self._texts.say(lang, "ask." + self.kind, self._args, self.names)

    def help(self, lang: str = "en") -> str:
        """What the choice means, for somebody who does not know the game."""
        return self._texts.say(lang, "help." + self.kind, self._args, self.names)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.code for o in self.options]})"


class Refusal:
    """Why something is not legal now: the rule that says so, and the reason as key and arguments."""

    def __init__(self, rule: str, reason: str, args: Args, texts: Catalogue) -> None:
        self.rule = rule
        self.reason = reason
        self.args = args
        self._texts = texts

    def text(self, lang: str = "en") -> str:
        return self._texts.say(lang, "refusal." + self.reason, self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.args!r})"
