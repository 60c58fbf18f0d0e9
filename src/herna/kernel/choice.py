"""Questions and answers: what the machine asks inside, and what people and programs get to see of it."""

from __future__ import annotations

from typing import Final

from herna.kernel.extending import mypyc_attr
from herna.kernel.texts.catalogue import Args, Catalogue

MISSING: Final = -1  # a simultaneous answer that has not come yet; option values are never negative

# What an option is to the one who chooses, by the last part of its code; every other option does something.
ROLES: Final = {"none": "decline", "pass": "decline", "done": "end", "end": "end", "cancel": "cancel"}


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
    `role` is `do`, or else what the option is good for: `decline` an offer, `end` a series, `cancel` what was begun.
    """

    def __init__(self, index: int, shown: Described, purpose: str, texts: Catalogue) -> None:
        self.index = index
        self.code = shown.code
        self.at = shown.at()
        self.role = ROLES.get(shown.code.rpartition(":")[2], "do")
        self.names: tuple[str, ...] = ()  # what the players are called, if the one who shows it knows
        self._key = "option." + shown.key
        self._args = shown.args()
        tags = ["tag." + shown.key, "tag." + purpose] if self.role == "do" else ["tag." + shown.key]
        self._tag = next((key for key in tags if texts.has(key)), "")
        self._texts = texts

    def tag(self, lang: str = "en") -> str:
        """What is done with the thing chosen, in a word or two, to stand beside it; else the whole label."""
        return self._texts.say(lang, self._tag, self._args, self.names) if self._tag else self.label(lang)

    def label(self, lang: str = "en") -> str:
        return self._texts.say(lang, self._key, self._args, self.names)

    def __repr__(self) -> str:
        return f"Option({self.code!r})"


class Decision:
    """What one seat is asked now, by whom, what for, and every option.

    `source` is the component whose text asks (empty: a rule does), `at` what lies on the table for it. `purpose` is
    what happens to the thing chosen, as a word: together with `kind` it tells questions apart. In a series, `chosen` of
    at most `most` things have been chosen already (0: any number).
    """

    def __init__(
        self,
        seat: int,
        kind: Kind,
        purpose: str,
        series: tuple[int, int],
        options: tuple[Option, ...],
        args: Args,
        texts: Catalogue,
    ) -> None:
        self.seat = seat
        self.kind = kind.name
        self.rule = str(args.get("rule", kind.rule))  # a question may come from another rule than most of its kind
        self.purpose = purpose
        self.source = str(args.get("source", ""))
        self.at = str(args.get("at", ""))
        self.most, self.chosen = series
        self.options = options
        self.names: tuple[str, ...] = ()
        self._args = args
        self._texts = texts

    @property
    def least(self) -> int:
        """How many things must be chosen in all, as far as is known now: with a way out, none beyond those chosen."""
        way_out = any([option.role != "do" for option in self.options])
        return self.chosen if way_out else max(1, self.most)

    def call_players(self, names: tuple[str, ...]) -> None:
        """Use these names for the players in the question and in its options from now on."""
        self.names = names
        for option in self.options:
            option.names = names

    def asker(self, lang: str = "en") -> str:
        """Who asks: the name of the component, or what the section of the rule is about."""
        if self.source:
            return self._texts.components[self.source].name(lang)
        section = self._texts.rulebook.get(self.rule.rpartition(".")[0])
        return self.rule if section is None else section.text(lang)

    def prompt(self, lang: str = "en") -> str:
        """The question as a sentence to the one who is asked."""
        return self._texts.say(lang, self._key("ask."), self._args, self.names)

    def limit(self, lang: str = "en") -> str:
        """How many may be chosen and how many have been, in a few words; empty if it is just one."""
        if self.most == 1:
            return ""
        key = self._key("limit.")  # a game may have a sentence of its own for this question
        if not self._texts.has(key):
            key = "limit." + ("any" if self.most == 0 else "up_to" if self.least < self.most else "exactly")
        numbers: Args = {"most": self.most, "chosen": self.chosen, "left": self.most - self.chosen}
        return self._texts.say(lang, key, {**self._args, **numbers})

    def help(self, lang: str = "en") -> str:
        """What the choice means, for somebody who does not know the game: a sentence, or the card's own text."""
        key = self._key("help.")
        if self._texts.has(key):
            return self._texts.say(lang, key, self._args, self.names)
        return self._texts.components[self.source].text(lang)

    def _key(self, prefix: str) -> str:
        """The key of a phrase of this kind of question, which may have one of its own for the purpose."""
        special = f"{prefix}{self.kind}.{self.purpose}"
        return special if self._texts.has(special) else prefix + self.kind

    def __repr__(self) -> str:
        return (
            f"Decision(seat={self.seat}, kind={self.kind!r}, purpose={self.purpose!r}, "
            f"options={[o.code for o in self.options]})"
        )


class Refusal:
    """Why something is not legal now: the rule that says so, and the reason as a key with plain data."""

    def __init__(self, rule: str, reason: str, data: Args, texts: Catalogue) -> None:
        self.rule = rule
        self.reason = reason
        self.data = data
        self._texts = texts

    def text(self, lang: str = "en") -> str:
        return self._texts.say(lang, "refusal." + self.reason, self.data)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.data!r})"
