"""A game as others use it: its name, numbers of players and options, and the ways to get a state of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from herna.kernel.book import Book
from herna.kernel.chance import key_of, seed_text
from herna.kernel.decks import DeckBuilding
from herna.kernel.errors import (
    BadArgument,
    BadOption,
    BadSeat,
    HernaError,
    IllegalChoice,
    PositionError,
    RecordError,
    RulesVersionError,
    SnapshotError,
    shown,
)
from herna.kernel.events import Log
from herna.kernel.keeping import record as records
from herna.kernel.keeping import snapshot as snapshots
from herna.kernel.machine import OVER, Machine, new_machine
from herna.kernel.setup import Ruling, Setup
from herna.kernel.state import State

S = TypeVar("S", bound=State)


class OptionSpec:
    """Something that can be set before a game: one of `choices`, or, with `several`, at least one of them.

    Where several can be chosen, those in `words` (such as "random") cannot be combined with others. If `per_seat` is
    not 0, each seat may instead be given that many things out of `each`.
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
        """The choice that this text means, in a form or on a command line; other text comes back as it is."""
        for choice in self.choices:
            if str(choice).casefold() == text.casefold():
                return choice
        return text

    def check(self, value: Any) -> Any:
        """The value in its canonical form; raises `BadOption` if it is not allowed."""
        if not self.several:
            if not self._offers(value):
                raise BadOption(f"option {self.name!r}: {shown(value)} is not one of {self._listed()}")
            return value
        if not isinstance(value, str | list | tuple | set | frozenset):
            raise BadOption(f"option {self.name!r}: {shown(value)} is no list of {self._listed()}")
        given = [value] if isinstance(value, str) else list(value)
        for item in given:
            if not self._offers(item):
                raise BadOption(f"option {self.name!r}: {shown(item)} is not one of {self._listed()}")
        if not given:
            raise BadOption(
                f"option {self.name!r}: choose at least one of {self._listed()}", "none_chosen", option=self.name
            )
        if len(set(given)) < len(given):
            raise BadOption(f"option {self.name!r}: the same value twice")
        return [c for c in self.choices if c in given]

    def _offers(self, value: Any) -> bool:
        """Whether the value is a choice; 1, 1.0 and True are equal and yet not the same choice."""
        return any([type(choice) is type(value) and choice == value for choice in self.choices])

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
        rulings: tuple[Ruling, ...] = (),
        oldest: int = 0,
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
        self.features = book.features  # what learning programs see
        self.actions = book.actions  # and what they choose from
        self.decks = decks  # where people build decks of their own
        self.tuning = tuning or {}  # constants of searching bots, where the usual ones do not fit
        self.rulings = rulings  # rules that are read anew, oldest first
        self.oldest = oldest  # tables that began under fewer rulings than this are not played any more
        self._book = book
        self._blank = blank  # with the set-up and the chance of what it is given

    def component_ids(self) -> list[str]:
        """Everything that has a name and a text of its own."""
        return self._book.component_ids()

    def facts(self, component: object) -> dict[str, Any]:
        """The printed numbers and words of a component, as plain data."""
        if isinstance(component, str):
            try:
                return self._book.facts(component)
            except KeyError:
                pass
        raise BadArgument(f"{self.id} has no component {shown(component)}")

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        """The table as lines of text (with console markup such as [bold]) for the terminal."""
        return self._book.draw(self.texts, view, lang, names)

    def title(self, lang: str = "en") -> str:
        return self.texts.say(lang, "title")

    def help(self, option: str, lang: str = "en") -> str:
        """What an option of the game means, in a sentence."""
        return self.texts.say(lang, "setting." + option)

    def check_deck(self, deck: Any) -> list[Any]:
        """The faults of a deck that a player has built, each with its rule; only for games in which decks are built."""
        return self.deck_building().check(deck)

    def deck_building(self) -> DeckBuilding:
        if self.decks is None:
            raise BadOption(f"in {self.id} no decks are built")
        return self.decks

    def new(self, players: object = None, seed: object = None, events: object = True, **options: Any) -> S:
        """A new game at its first decision. Without a seed, one that nobody can guess is drawn."""
        return self._begin(players, seed, events, options, len(self.rulings))

    def _begin(self, players: object, seed: object, events: object, options: dict[str, Any], rulings: int) -> S:
        seats = self._seats(players)
        setup = Setup(self.id, self.rules_version, seats, self._checked(options), seed_text(seed), None, rulings)
        s = self._blank(
            new_machine(self._book, setup, key_of(setup.seed), 0, 0, 0, Log([], 0, [], False) if events else None)
        )
        self._book.start(s)
        return s

    def position(self, position: object, seed: object = None, events: object = True) -> S:
        """The game set up as described, at the first decision that follows."""
        try:
            return self._placed(position, seed, events, len(self.rulings))
        except RecursionError:
            raise PositionError("", "a position is not nested so deeply") from None

    def _placed(self, given: object, seed: object, events: object, rulings: int) -> S:
        position = plain_copy(given)
        if position.get("game", self.id) != self.id:
            raise PositionError("game", f"this is a position of {shown(position['game'])}, not of {self.id!r}")
        players = position.get("players", self.players[0])
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise PositionError("players", f"{self.id} is played by {self._numbers()}, not {shown(players)}")
        given = position.get("options", {})
        if not isinstance(given, dict):
            raise PositionError("options", "must be an object")
        try:
            options = self._checked(given)
        except BadOption as e:
            raise PositionError("options", str(e)) from None
        setup = Setup(self.id, self.rules_version, players, options, seed_text(seed), position, rulings)
        s = self._blank(
            new_machine(self._book, setup, key_of(setup.seed), 0, 0, 0, Log([], 0, [], False) if events else None)
        )
        self._book.place(s, position)
        return s

    def load(self, blob: object) -> S:
        """The state that `dump` wrote."""
        if not isinstance(blob, bytes):
            raise SnapshotError(f"a snapshot is bytes, not {type(blob).__name__}")
        try:
            return self._restored(snapshots.unseal(blob, self.id, self.procedures.fingerprint()))
        except HernaError:
            raise
        except Exception as e:  # the seal fits, so somebody made it on purpose, and numbers can be wrong in any way
            raise SnapshotError(f"the snapshot holds no table of {self.id}") from e

    def _restored(self, shot: snapshots.Snapshot) -> S:
        head = shot.head
        if shot.setup.players not in self.players:
            raise SnapshotError(f"{self.id} is played by {self._numbers()}, not by {shot.setup.players}")
        self._known_rulings(shot.setup.rulings)
        log = None if head["events"] is None else Log([], head["events"], head["choices"], False)
        key = bytes.fromhex(head["key"])
        s = self._blank(new_machine(self._book, shot.setup, key, head["drawn"], head["small"], head["revealed"], log))
        s.outcome = None if shot.outcome is None else shot.outcome.in_words_of(self.texts)
        s.stop = OVER if shot.outcome is not None else 0
        s.restore(shot.numbers)
        return s

    def replay(self, record: object, upto: object = None) -> S:
        """The state at the end of a record, or after its first `upto` choices."""
        checked = records.read(record)
        if checked["game"] != self.id:
            raise RecordError(f"this is a record of {shown(checked['game'])}, not of {self.id!r}")
        if upto is not None and (not isinstance(upto, int) or isinstance(upto, bool) or upto < 0):
            raise BadArgument(f"a record is replayed up to a number of choices (upto), not {shown(upto)}")
        if checked["rules"] != self.rules_version:
            raise RulesVersionError(
                f"the record was made under rules version {shown(checked['rules'])} of {self.id}; "
                f"installed is {self.rules_version!r}"
            )
        s = self.begin(checked)
        choices = checked["choices"]
        for i in range(len(choices) if upto is None else min(upto, len(choices))):
            try:
                follow(s, choices[i])
            except (BadSeat, IllegalChoice) as e:
                raise RecordError(f"choice number {i + 1} of the record does not fit: {e}") from None
        if upto is None and not records.tells(checked, s.result):
            raise RecordError("the record tells another result than its choices give")
        return s

    def begin(self, setup: dict[str, Any]) -> S:
        """The table before the first choice; `setup` has those fields of a record that say how it was set up."""
        rulings = self._known_rulings(setup.get("rulings", 0))
        if setup.get("position") is not None:
            return self._placed(setup["position"], setup["seed"], True, rulings)
        return self._begin(setup["players"], setup["seed"], True, setup["options"], rulings)

    def _known_rulings(self, rulings: int) -> int:
        if not self.oldest <= rulings <= len(self.rulings):
            raise RulesVersionError(
                f"the game was begun under {rulings} rulings of {self.id}; "
                f"installed are {len(self.rulings)}, and games are played under {self.oldest} or more"
            )
        return rulings

    def _seats(self, players: object) -> int:
        if players is None:
            return self.players[0]
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise BadOption(f"{self.id} is played by {self._numbers()}, not by {shown(players)}")
        return players

    def _numbers(self) -> str:
        return " or ".join([str(n) for n in self.players]) + " players"

    def _checked(self, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option {shown(name)}; there are: {known}")
        return {n: self._checked_value(spec, options.get(n, spec.default)) for n, spec in self.options.items()}

    def _checked_value(self, spec: OptionSpec, value: Any) -> Any:
        try:
            return spec.check(value)
        except HernaError:
            raise
        except Exception:  # nested too deeply, thousands of digits, an object that raises whatever it likes
            raise BadOption(f"option {spec.name!r}: {shown(value)} cannot be its value") from None


def follow(s: State, choice: str, on_beat: Callable[[State], None] | None = None) -> None:
    """Make a choice as it stands in a record; `on_beat` is called at each beat on the way."""
    seat, code = records.split_choice(choice)
    if s.setup.rulings == 0 and s.why_not(code, seat) is not None:
        code = records.respelled(code)
    s.choose(code, seat, on_beat)


def plain_copy(position: object) -> dict[str, Any]:
    """A position as our own JSON data: the one who gave it may change theirs, and records and snapshots write it."""
    if not isinstance(position, dict):
        raise PositionError("", "a position is an object with named fields")
    try:
        text = json.dumps(position, ensure_ascii=False, allow_nan=False)
        text.encode()
        copy: dict[str, Any] = json.loads(text)
    except (TypeError, ValueError, RecursionError) as e:
        raise PositionError("", f"a position is plain JSON data, and this is not: {e}") from None
    return copy
