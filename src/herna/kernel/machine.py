"""The part of a table that its rules work with: unfinished procedures, open questions, chance and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.kernel.chance import MASK
from herna.kernel.choice import Ask
from herna.kernel.draws import draw_below, shuffle_fairly
from herna.kernel.events import EVERYBODY, Log, Note
from herna.kernel.extending import mypyc_attr
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.setup import Setup

if TYPE_CHECKING:
    from herna.kernel.book import Book

ASKED: Final = 1  # why the machine stands still (bits of `stop`)
BEAT: Final = 2
FORCED: Final = 4
OVER: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """What all games share. Every field is given to the constructor, so that a copy cannot forget one."""

    def __init__(
        self,
        book: Book,
        setup: Setup,
        stack: list[Frame],
        asks: tuple[Ask, ...],
        answers: tuple[int, ...],
        stop: int,
        key: bytes,
        drawn: int,
        small: int,
        revealed: int,
        outcome: Result | None,
        log: Log | None,
    ) -> None:
        self.book = book  # the game's procedures, kinds and texts
        self.setup = setup
        self.players = setup.players
        self.stack = stack
        self.asks = asks
        self.answers = answers
        self.stop = stop
        self.key = key  # the fair generator: keyed BLAKE2b in counter mode
        self.drawn = drawn  # its counter
        self.small = small  # the xorshift of redrawn worlds; 0 in a real game
        self.revealed = revealed
        self.outcome = outcome
        self.log = log

    # --- the machine ----------------------------------------------------------------------------------
    def advance(self) -> None:
        """Run the game's procedures until somebody must choose."""
        self.book.procedures.run(self)

    def reask(self) -> None:
        """Put the open question again."""
        self.book.procedures.reask(self)

    def holds(self, ruling: int) -> bool:
        """Whether this table began under that ruling of its game (see `Ruling`); without it, all goes on as before."""
        return self.setup.rulings >= ruling

    # --- for steps ------------------------------------------------------------------------------------
    def push(self, procedure: int, you: int, source: int = 0, card: int = 0, target: int = 0, count: int = 0) -> None:
        """Do this procedure next; what is unfinished goes on afterwards."""
        self.stack.append(Frame(procedure, 0, you, source, card, target, count, ()))

    def push_all(self, procedures: list[int], you: int, source: int = 0) -> None:
        """Do these procedures next, in this order."""
        for procedure in reversed(procedures):
            self.stack.append(Frame(procedure, 0, you, source, 0, 0, 0, ()))

    def ask(self, seat: int, kind: int, options: list[int], hidden: bool = False, race: bool = False) -> None:
        """Ask a question. Several questions asked in one step are open at the same time.

        A single option is taken at once, unless `hidden` (it would tell what the others may not know).
        """
        if self.stop & OVER:
            return
        if self.asks:
            self.asks += (Ask(seat, kind, options, hidden, race),)
            self.stop = ASKED
        else:
            self.asks = (Ask(seat, kind, options, hidden, race),)
            self.stop = ASKED if hidden or len(options) > 1 else FORCED

    def finish(self, result: Result) -> None:
        """End the game here and now; nothing further resolves."""
        if self.outcome is None:
            self.outcome = result.in_words_of(self.book.texts)
            self.stack.clear()
            self.asks = ()
            self.answers = ()
            self.stop = OVER

    def leave(self) -> None:
        """Skip the rest of the present procedure."""
        self.stack.pop()

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Note an event that everybody sees; the kind of event says what the numbers mean."""
        if self.log is not None:
            self._note(Note(kind, a, b, c, d, e, f, (), EVERYBODY))

    def emit_cards(self, kind: int, numbers: tuple[int, ...], cards: tuple[int, ...], audience: int) -> None:
        """Note one event for cards that one instruction moved and that only the audience (a bit mask of seats) sees."""
        if self.log is not None:
            a = numbers[0] if numbers else 0
            b = numbers[1] if len(numbers) > 1 else 0
            self._note(Note(kind, a, b, 0, 0, 0, 0, tuple(sorted(cards)), audience))

    def _note(self, note: Note) -> None:
        log = self.log
        if log is not None and not self.stop & OVER:
            log.notes.append(note)
            if log.watched and self.book.events[note.kind].beat:
                self.stop |= BEAT

    def untold(self) -> None:
        """Something happened that no event tells."""
        if self.log is not None:
            self.log.fresh = len(self.log.notes)

    def came_to_nothing(self, kind: int) -> bool:
        """Whether the last event is of this kind and nothing followed from it, not even a choice of somebody's."""
        log = self.log
        return log is not None and len(log.notes) > log.fresh and log.notes[-1].kind == kind

    def retell(self, kind: int, instead: int) -> None:
        """Tell another kind of event in place of the last one, if that is of this kind and came to nothing.

        Nobody has seen it: people look at events when somebody is to choose, or at a beat (which it must not be).
        """
        log = self.log
        if log is not None and self.came_to_nothing(kind):
            old = log.notes[-1]
            log.notes[-1] = Note(instead, old.a, old.b, old.c, old.d, old.e, old.f, old.secret, old.audience)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        x = self.small
        if x:
            x ^= (x << 13) & MASK
            x ^= x >> 17
            x ^= (x << 5) & MASK
            self.small = x
            return (x * n) >> 32
        found = draw_below(self.key, self.drawn, n)
        self.drawn += 1 + found // n
        return found % n

    def shuffle(self, cards: list[int]) -> None:
        if not self.small:
            self.drawn = shuffle_fairly(self.key, self.drawn, cards)
            return
        cards.sort()  # the same redrawn world for the same knowledge, however the hidden cards lay before
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def new_machine(
    book: Book, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None
) -> Machine:
    """One on which nothing has happened yet."""
    return Machine(book, setup, [], (), (), 0, key, drawn, small, revealed, None, log)
