"""The table of any game: plain data that can be cloned, dumped, compared and asked at any moment.

A game derives its own state, adds its zones, and supplies four methods, which come first here.

The calls for players take any object and check it themselves: a compiled function that declares `seat: int` refuses
everything else with a bare TypeError, before its first line runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from herna.kernel import refusing
from herna.kernel.chance import small_seed
from herna.kernel.choice import MISSING, Decision, Option, Refusal
from herna.kernel.errors import BadArgument, BadSeat, IllegalChoice, NotNow, SnapshotError, shown
from herna.kernel.events import EVERYBODY, Event, Log, Note
from herna.kernel.extending import mypyc_attr
from herna.kernel.features import EVERYTHING, Sheet
from herna.kernel.frame import Frame
from herna.kernel.keeping import record, snapshot
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import BEAT, Machine
from herna.kernel.outcome import Result
from herna.kernel.texts.catalogue import Args

WORLD_TRIES: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Machine):
    """A table: what `herna.game(...).new()` returns. Players, bots and rooms use it through the calls below."""

    def __init__(self, like: Machine) -> None:
        """A table that stands where `like` stands: a new one (see `Game.blank`), or a clone that shares nothing."""
        log = like.log
        Machine.__init__(
            self,
            like.book,
            like.setup,
            [f.copy() for f in like.stack],
            like.asks,
            like.answers,
            like.stop,
            like.key,
            like.drawn,
            like.small,
            like.revealed,
            like.outcome,
            None if log is None else log.copy(),
        )

    # --- what a game supplies ------------------------------------------------------------
    def clone(self) -> State:
        """An independent equal state."""
        raise NotImplementedError

    def show(self, type_: str, number: int) -> object:
        """A number of an event as plain data."""
        raise NotImplementedError

    def pack_game(self, w: Writer) -> None:
        raise NotImplementedError

    def unpack_game(self, r: Reader) -> None:
        raise NotImplementedError

    # --- for players ----------------------------------------------------------------------------------
    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def result(self) -> Result | None:
        return self.outcome

    @property
    def commitment(self) -> str:
        """The promise made about the seed before the game (empty in a redrawn world)."""
        return self.setup.commitment

    @property
    def settled(self) -> bool:
        """Whether nothing but the turn itself is under way, which has the lowest frame of the stack."""
        return len(self.stack) == 1

    @property
    def made(self) -> int:
        """How many choices have been made (0 where no record is kept)."""
        return 0 if self.log is None else len(self.log.choices)

    @property
    def disclosed(self) -> int:
        """Grows when something hidden is revealed or chance decides; while it stays equal, undo tells nothing."""
        return self.revealed + self.drawn

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice now; () when the game is over (and at a beat)."""
        asks = self.asks
        if len(asks) == 1:
            return (asks[0].seat,)
        if not self.answers:
            return tuple([a.seat for a in asks])
        return tuple([asks[i].seat for i in range(len(asks)) if self.answers[i] == MISSING])

    @property
    def width(self) -> int:
        """How many options the only seat to act has."""
        if len(self.asks) == 1:
            return len(self.asks[0].options)
        return len(self.asks[self._slot(None)].options)

    def options_of(self, seat: object) -> int:
        """How many options this seat has (0: it owes no choice)."""
        seat = self.check_seat(seat)
        for i in range(len(self.asks)):
            if self.asks[i].seat == seat and (not self.answers or self.answers[i] == MISSING):
                return len(self.asks[i].options)
        return 0

    def check_seat(self, seat: object) -> int:
        """The seat, if this table has it; raises `BadSeat` for anything else."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadSeat(f"there is no seat {shown(seat)} at a table for {self.players}; seats are numbers from 0")
        return seat

    def _slot(self, seat: object) -> int:
        """The number of this seat's open question; without a seat, exactly one question must be open."""
        asks = self.asks
        if seat is None:
            acting = self.to_act
            if len(acting) != 1:
                raise BadSeat(f"name a seat: {len(acting)} seats are to act" if acting else "nobody is to act")
            seat = acting[0]
        else:
            seat = self.check_seat(seat)
        for i in range(len(asks)):
            if asks[i].seat == seat:
                if self.answers and self.answers[i] != MISSING:
                    raise BadSeat(f"seat {seat} has answered already")
                return i
        raise BadSeat(f"seat {seat} owes no choice now")

    def codes(self, seat: object = None) -> list[str]:
        """The codes of all options of this seat (or the only one to act), in order; [] when the game is over."""
        if self.outcome is not None:
            if seat is not None:
                self.check_seat(seat)
            return []
        ask = self.asks[self._slot(seat)]
        show = self.book.show_option
        return [show(self, ask, value).code for value in ask.options]

    def decision(self, seat: object = None) -> Decision:
        """What this seat (or the only one to act) is asked."""
        ask = self.asks[self._slot(seat)]
        book = self.book
        show, texts = book.show_option, book.texts
        kind = book.kinds[ask.kind]
        purpose = book.procedures.purpose(self) or kind.name
        series = book.procedures.asking(self).series(self, self.stack[-1])
        options = [Option(i, show(self, ask, ask.options[i]), purpose, texts) for i in range(len(ask.options))]
        return Decision(ask.seat, kind, purpose, series, tuple(options), book.question(self, ask), texts)

    def way_out(self) -> str:
        """How a code says that nothing (more) is chosen: `none` declines a single choice, `done` ends a series."""
        most, _ = self.book.procedures.asking(self).series(self, self.stack[-1])
        return "none" if most == 1 else "done"

    def nothing(self) -> str:
        """Which words fit a way out: those for `none` as long as nothing has been chosen, then those for `done`."""
        _, chosen = self.book.procedures.asking(self).series(self, self.stack[-1])
        return "done" if chosen else "none"

    def terms(self) -> Args:
        """What the step that put the open question says about it."""
        return self.book.procedures.asking(self).terms(self, self.stack[-1])

    def choose(
        self,
        choice: object,
        seat: object = None,
        on_beat: Callable[[State], None] | None = None,
    ) -> None:
        """Make a choice: an index, a code or an option. `on_beat` is called with the state at each beat on the way."""
        if on_beat is not None and not callable(on_beat):
            raise BadArgument(f"on_beat is a function that is called at each beat, not {shown(on_beat)}")
        asks = self.asks
        slot = 0
        if seat is not None or len(asks) != 1:
            slot = self._slot(seat)
        if isinstance(choice, int) and not isinstance(choice, bool):
            index = choice
            if not 0 <= index < len(asks[slot].options):
                raise IllegalChoice(f"there is no option number {shown(index)}; there are {len(asks[slot].options)}")
        elif isinstance(choice, str):
            index = self._find(slot, choice)
        elif isinstance(choice, Option):
            index = self._find(slot, choice.code)
        else:
            raise IllegalChoice(f"a choice is the number of an option, a code or an option, not {shown(choice)}")
        log = self.log
        if on_beat is None or log is None:
            self.take(slot, index)
            return
        log.watched = True
        try:
            self.take(slot, index)
            while self.stop & BEAT:
                self.stop &= ~BEAT
                try:
                    on_beat(self)
                except BaseException:
                    log.watched = False
                    self.advance()  # the choice is made all the same: a table is never left between two steps
                    raise
                self.advance()
        finally:
            log.watched = False

    def _find(self, slot: int, code: str) -> int:
        ask = self.asks[slot]
        for i in range(len(ask.options)):
            if self.book.show_option(self, ask, ask.options[i]).code == code:
                return i
        reason = self.why_not(code, ask.seat)
        told = f" ({reason.rule}: {reason.text()})" if reason is not None else ""
        raise IllegalChoice(f"{shown(code)} is not legal now{told}")

    def take(self, slot: int, index: int) -> None:
        """`choose` for searches, without checks: option number `index` of open question number `slot`."""
        asks = self.asks
        ask = asks[slot]
        if self.log is not None:
            code = self.book.show_option(self, ask, ask.options[index]).code
            self.log.choices.append(code if len(asks) == 1 else f"{ask.seat}/{code}")
            self.untold()
        if len(asks) == 1:
            self.answers = (ask.options[index],)
            self.advance()
            return
        if ask.race:
            self.asks = (ask,)
            self.answers = (ask.options[index],)
            self.advance()
            return
        answers = list(self.answers) if self.answers else [MISSING] * len(asks)
        answers[slot] = ask.options[index]
        self.answers = tuple(answers)
        if MISSING not in answers:
            self.advance()

    def why_not(self, code: object, seat: object = None) -> Refusal | None:
        """None if the code is legal now, else the rule that forbids it and a reason."""
        if not isinstance(code, str):
            raise IllegalChoice(f"a code is text, not {shown(code)}")
        seats = self.to_act if seat is None else (self.check_seat(seat),)
        for s in seats:
            if self.options_of(s) and code in self.codes(s):
                return None
        rule, reason, data = refusing.refuse(self, code, seats[0] if seats else 0)
        return Refusal(rule, reason, data, self.book.texts)

    def view(self, seat: object = None) -> dict[str, object]:
        """All that this seat may know (None: a spectator), as plain JSON-able data."""
        viewer = -1 if seat is None else self.check_seat(seat)
        book = self.book
        shown: dict[str, object] = {
            "game": self.setup.game,
            "players": self.players,
            "seat": seat,
            "to_act": list(self.to_act),
            "asked": [{"seat": a.seat, "kind": book.kinds[a.kind].name} for a in self.asks],
            "result": None if self.outcome is None else self.outcome.as_dict(),
        }
        if len(self.asks) > 1 and self.answers:
            for i in range(len(self.asks)):
                if self.asks[i].seat == viewer and self.answers[i] != MISSING:
                    shown["answered"] = book.show_option(self, self.asks[i], self.answers[i]).code
        shown.update(book.show_table(self, viewer))
        return shown

    def events(self, since: object = 0, seat: object = None) -> list[Event]:
        """What happened from event number `since` on, as this seat (None: a spectator) may know it."""
        if not isinstance(since, int) or isinstance(since, bool):
            raise BadArgument(f"events are counted from a number on (since), not from {shown(since)}")
        viewer = -1 if seat is None else self.check_seat(seat)
        log = self.log
        if log is None:
            return []
        first = max(0, since - log.start)
        return [self._tell(log.notes[i], log.start + i, viewer) for i in range(first, len(log.notes))]

    def _tell(self, note: Note, number: int, seat: int) -> Event:
        kind = self.book.events[note.kind]
        data: Args = {}
        numbers = note.numbers()
        for i in range(len(kind.fields)):
            name, type_ = kind.fields[i]
            data[name] = self.show(type_, numbers[i])
        if note.secret or note.audience != EVERYBODY:
            data["count"] = len(note.secret)
        if note.secret and note.seen_by(seat):
            data["cards"] = [self.show("card", c) for c in note.secret]
        return Event(number, kind.name, kind.rule, kind.beat, data, self.book.texts)

    def keep_events(self, on: bool) -> None:
        """Begin or stop to keep events; when it stops, those that were kept are dropped."""
        if not on:
            self.log = None
        elif self.log is None:
            self.log = Log([], 0, [], False)

    # --- other worlds ---------------------------------------------------------------------------------
    def determinize(self, seat: object, seed: object) -> State:
        """A state this seat cannot tell from the real one: what it does not know is dealt again. It has no log."""
        seat = self.check_seat(seat)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadArgument(f"a redrawn world is drawn from a number (seed), not from {shown(seed)}")
        log, self.log = self.log, None
        world = self.clone()
        self.log = log
        world.setup = self.setup.without_seed()
        world.small = small_seed(seed)
        world.key = b""
        world.drawn = 0
        redraw = self.book.redraw
        if not world.asks:
            redraw(world, seat)
            return world
        for _ in range(WORLD_TRIES):  # a world in which this would not be asked is not possible
            redraw(world, seat)
            world.reask()
            if self._asks_alike(world):
                break
        else:
            raise NotNow("no world fits what is being asked")
        world._redraw_answers(seat)
        return world

    def _asks_alike(self, world: State) -> bool:
        if len(world.asks) != len(self.asks):
            return False
        for i in range(len(self.asks)):
            mine, other = self.asks[i], world.asks[i]
            if mine.seat != other.seat or mine.kind != other.kind or not other.options:
                return False
        return True

    def _redraw_answers(self, seat: int) -> None:
        """What others have answered face down is hidden too."""
        if len(self.asks) > 1 and self.answers:
            answers = list(self.answers)
            for i in range(len(answers)):
                if answers[i] != MISSING and self.asks[i].seat != seat:
                    options = self.asks[i].options
                    answers[i] = options[self.below(len(options))]
            self.answers = tuple(answers)

    def evaluate(self, seat: object) -> float:
        """How good the table looks for this seat, roughly between 0 (lost) and 1 (won); bots use it."""
        return self.book.evaluate(self, self.check_seat(seat))

    def sheet(self, viewer: int = EVERYTHING) -> Sheet:
        """The features of this table that a seat may know, or all of them; only for games that have features."""
        sheet = self.brief(viewer)
        sheet.spell()
        return sheet

    def brief(self, viewer: int = EVERYTHING) -> Sheet:
        """The same with bundles, which is quicker: for whoever reads millions of sheets."""
        write = self.book.write_features
        if write is None:
            raise NotNow(f"{self.setup.game} has no features")
        sheet = Sheet(self.players)
        write(self, viewer, sheet)
        return sheet

    def features(self, seat: object) -> list[int]:
        """What this seat may know, as numbers (`Game.features` names them); one that is there twice counts twice."""
        seat = self.check_seat(seat)
        sheet = self.brief(seat)
        features = self.book.features
        assert features is not None
        return sheet.seen_from(seat, features)

    def actions(self, seat: object = None) -> list[int]:
        """The numbers of all options of this seat in the game's fixed list (`Game.actions` names them), in order."""
        return self.actions_of(self._slot(seat))

    def actions_of(self, slot: int) -> list[int]:
        """The same for open question number `slot`, without checks."""
        book = self.book
        numbers = book.number_actions
        if numbers is None or book.actions is None:
            raise NotNow(f"{self.setup.game} has no list of actions")
        return book.actions.told_apart(numbers(self, self.asks[slot]))

    def playout(self) -> int:
        """Play this state to its end at random; returns the number of decisions. Use it on redrawn worlds or clones."""
        n = 0
        while self.asks:
            slot = 0
            if self.answers:
                while self.answers[slot] != MISSING:
                    slot += 1
            self.take(slot, self.below(len(self.asks[slot].options)))
            n += 1
        return n

    # --- positions, records, snapshots ----------------------------------------------------------------
    def position(self) -> dict[str, object]:
        """The table between effects, as a person would write it down."""
        if self.outcome is not None:
            raise NotNow("the game is over")
        if self.answers:
            raise NotNow("some have answered already, face down")
        return self.book.describe_position(self)

    def record(self) -> dict[str, object]:
        """The whole game: set-up, seed and the codes of all choices. Whoever has it can work out every hidden card."""
        if self.log is None:
            raise NotNow("this state keeps no record (a redrawn world, or events are off)")
        return record.write(self.setup, self.log.choices, self.outcome)

    def pack(self) -> Writer:
        """Everything that makes two states equal: zones, frames, answers, generator; not the log."""
        w = Writer()
        w.put(self.players)
        w.put(0 if self.outcome is None else 1)
        w.put(len(self.stack))
        for f in self.stack:
            w.put(f.procedure)
            w.put(f.next)
            w.put(f.you)
            w.put(f.source)
            w.put(f.card)
            w.put(f.target)
            w.put(f.count)
            w.zone(f.picks)
        w.zone(self.answers)
        self.pack_game(w)
        return w

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.setup.game == other.setup.game
            and self.key == other.key
            and self.drawn == other.drawn
            and self.small == other.small
            and self.outcome == other.outcome
            and self.pack().numbers == other.pack().numbers
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def dump(self) -> bytes:
        """An exact snapshot for storage; the game's `load` gives it back, also in the middle of an effect."""
        if self.stop & BEAT or (not self.asks and self.outcome is None):
            raise NotNow("a state is dumped at a decision, not between its steps")
        log = self.log
        counters: Args = {
            "key": self.key.hex(),
            "drawn": self.drawn,
            "small": self.small,
            "revealed": self.revealed,
            "events": None if log is None else log.start + len(log.notes),
            "choices": [] if log is None else log.choices,
        }
        fingerprint = self.book.procedures.fingerprint()
        return snapshot.seal(self.setup, fingerprint, counters, self.outcome, self.pack().numbers)

    def restore(self, numbers: list[int]) -> None:
        """Take over what `pack` wrote; the rest came through the constructor."""
        r = Reader(numbers)
        if r.next() != self.players:
            raise SnapshotError("the snapshot's number of players does not fit")
        r.next()
        self.stack = []
        for _ in range(r.next()):
            procedure, next_, you, source, card, target, count = (
                r.next(), r.next(), r.next(), r.next(), r.next(), r.next(), r.next(),
            )  # fmt: skip
            self.stack.append(Frame(procedure, next_, you, source, card, target, count, r.zone()))
        answers = r.zone()
        self.unpack_game(r)
        if not r.at_end():
            raise SnapshotError("the snapshot is longer than it should be")
        if self.outcome is None:
            self.reask()
            self.answers = answers
