"""A game as the world sees it: what it is called, how many play, what can be set, and how a state of it comes to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from herna.kernel import record as records
from herna.kernel import snapshot as snapshots
from herna.kernel.book import Book
from herna.kernel.chance import Seed, key_of, seed_text
from herna.kernel.decks import DeckBuilding
from herna.kernel.errors import BadOption, IllegalChoice, PositionError, RecordError, RulesVersionError
from herna.kernel.events import Log
from herna.kernel.machine import OVER, Machine, new_machine
from herna.kernel.setup import Setup
from herna.kernel.state import State

S = TypeVar("S", bound=State)


class OptionSpec:
    """Something that can be set before a game: one of the choices, or `several` of them (at least one).

    Of several, `words` stand alone (as "random" does). Instead of a choice everybody may be given `per_seat` of `each`.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        choices: tuple[Any, ...],
        several: bool = False,
        words: tuple[Any, ...] = (),
        per_seat: int = 0,
        each: tuple[Any, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.several = several
        self.words = words
        self.per_seat = per_seat
        self.each = each
        self.takes_decks = False  # besides the choices, a deck of one's own

    def read(self, text: str) -> Any:
        """The choice that is written like this, in a form or on a command line; what is none is left to `check`."""
        for choice in self.choices:
            if str(choice).casefold() == text.casefold():
                return choice
        return text

    def check(self, value: Any) -> Any:
        """The value in its canonical form; `BadOption` says what is wrong with any other."""
        if not self.several:
            if value not in self.choices:
                raise BadOption(f"option {self.name!r}: {value!r} is not one of {self._listed()}")
            return value
        if not isinstance(value, str | list | tuple | set | frozenset):
            raise BadOption(f"option {self.name!r}: {value!r} is no list of {self._listed()}")
        given = [value] if isinstance(value, str) else list(value)
        for item in given:
            if item not in self.choices:
                raise BadOption(f"option {self.name!r}: {item!r} is not one of {self._listed()}")
        if not given:
            raise BadOption(
                f"option {self.name!r}: choose at least one of {self._listed()}", "none_chosen", option=self.name
            )
        if len(set(given)) < len(given):
            raise BadOption(f"option {self.name!r}: the same value twice")
        return [c for c in self.choices if c in given]

    def _listed(self) -> str:
        return ", ".join([repr(c) for c in self.choices])


class Game(Generic[S]):
    """One of the games: `blank` makes an empty table of it, its book says everything else."""

    def __init__(
        self,
        id: str,
        rules_version: str,
        players: tuple[int, ...],
        options: tuple[OptionSpec, ...],
        book: Book,
        blank: Callable[[Machine], S],
        decks: DeckBuilding | None = None,
        tuning: dict[str, Any] | None = None,
    ) -> None:
        self.id = id
        self.rules_version = rules_version  # records of another one are refused
        self.players = players
        self.options = {o.name: o for o in options}
        self.kinds = book.kinds  # what can be asked, what can happen, and how a game can end
        self.events = book.events
        self.reasons = book.reasons
        self.texts = book.texts
        self.procedures = book.procedures
        self.decks = decks  # where people build decks of their own
        self.tuning = tuning or {}  # constants of searching bots, where the usual ones do not fit
        self._book = book
        self._blank = blank  # with the set-up and the chance of what it is given

    def component_ids(self) -> list[str]:
        """Everything that has a name and a text of its own."""
        return self._book.component_ids()

    def facts(self, component: str) -> dict[str, Any]:
        """The printed numbers and words of a component, as plain data."""
        return self._book.facts(component)

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        """The table as lines of text (with console markup such as [bold]) for the terminal."""
        return self._book.draw(self.texts, view, lang, names)

    def title(self, lang: str = "en") -> str:
        return self.texts.say(lang, "title")

    def help(self, option: str, lang: str = "en") -> str:
        """What an option of the game means, in a sentence."""
        return self.texts.say(lang, "setting." + option)

    def check_deck(self, deck: Any) -> list[Any]:
        """What is wrong with a deck of one's own, each fault with its rule; only for games in which decks are built."""
        return self.deck_building().check(deck)

    def deck_building(self) -> DeckBuilding:
        if self.decks is None:
            raise BadOption(f"in {self.id} no decks are built")
        return self.decks

    def new(self, players: int | None = None, seed: Seed | None = None, events: bool = True, **options: Any) -> S:
        """A fresh game at its first decision. Without a seed nobody can foresee it."""
        seats = self._seats(players)
        setup = Setup(self.id, self.rules_version, seats, self._checked(options), seed_text(seed), None)
        s = self._blank(
            new_machine(self._book, setup, key_of(setup.seed), 0, 0, 0, Log([], 0, [], False) if events else None)
        )
        self._book.start(s)
        return s

    def position(self, position: dict[str, Any], seed: Seed | None = None, events: bool = True) -> S:
        """The game set up as described, at the decision it has come to."""
        if not isinstance(position, dict):
            raise PositionError("", "a position is an object with named fields")
        if position.get("game", self.id) != self.id:
            raise PositionError("game", f"this is a position of {position['game']!r}, not of {self.id!r}")
        players = position.get("players", self.players[0])
        if not isinstance(players, int) or players not in self.players:
            raise PositionError("players", f"{self.id} is played by {self._numbers()}, not {players!r}")
        given = position.get("options", {})
        if not isinstance(given, dict):
            raise PositionError("options", "must be an object")
        try:
            options = self._checked(given)
        except BadOption as e:
            raise PositionError("options", str(e)) from None
        setup = Setup(self.id, self.rules_version, players, options, seed_text(seed), position)
        s = self._blank(
            new_machine(self._book, setup, key_of(setup.seed), 0, 0, 0, Log([], 0, [], False) if events else None)
        )
        self._book.place(s, position)
        return s

    def load(self, blob: bytes) -> S:
        """The state that `dump` wrote."""
        shot = snapshots.unseal(blob, self.id, self.procedures.fingerprint())
        head = shot.head
        log = None if head["events"] is None else Log([], head["events"], head["choices"], False)
        key = bytes.fromhex(head["key"])
        s = self._blank(new_machine(self._book, shot.setup, key, head["drawn"], head["small"], head["revealed"], log))
        s.outcome = shot.outcome
        s.stop = OVER if shot.outcome is not None else 0
        s.restore(shot.numbers)
        return s

    def replay(self, record: dict[str, Any], upto: int | None = None) -> S:
        """The game a record tells, or its beginning: the state after the first `upto` choices."""
        record = records.read(record)
        if record["rules"] != self.rules_version:
            raise RulesVersionError(
                f"the record was made under rules version {record['rules']!r} of {self.id}; "
                f"installed is {self.rules_version!r}"
            )
        if record.get("position") is not None:
            s = self.position(record["position"], seed=record["seed"])
        else:
            s = self.new(players=record["players"], seed=record["seed"], **record["options"])
        choices = record["choices"]
        for i in range(len(choices) if upto is None else min(upto, len(choices))):
            seat, code = records.split_choice(choices[i])
            try:
                s.choose(code, seat)
            except (IllegalChoice, RecordError, ValueError) as e:
                raise RecordError(f"choice number {i + 1} of the record does not fit: {e}") from None
        told = record.get("result")
        if upto is None and told != (None if s.result is None else s.result.as_dict()):
            raise RecordError("the record tells another result than its choices give")
        return s

    def _seats(self, players: int | None) -> int:
        if players is None:
            return self.players[0]
        if players not in self.players:
            raise BadOption(f"{self.id} is played by {self._numbers()}, not by {players!r}")
        return players

    def _numbers(self) -> str:
        return " or ".join([str(n) for n in self.players]) + " players"

    def _checked(self, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; there are: {known}")
        return {n: spec.check(options.get(n, spec.default)) for n, spec in self.options.items()}
