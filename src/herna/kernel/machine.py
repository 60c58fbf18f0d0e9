"""The part of a table that its rules work with: unfinished procedures, open questions, chance and what is told."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from herna.kernel.chance import MASK
from herna.kernel.choice import Ask
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

    # --- for steps ------------------------------------------------------------------------------------
    def push(self, procedure: int, you: int, source: int = 0, card: int = 0, target: int = 0, count: int = 0) -> None:
        """Do this procedure next; what is unfinished goes on afterwards."""
        self.stack.append(Frame(procedure, 0, you, source, card, target, count, ()))

    def push_all(self, procedures: list[int], you: int, source: int = 0) -> None:
        """Do these procedures next, in this order."""
        for procedure in reversed(procedures):
            self.stack.append(Frame(procedure, 0, you, source, 0, 0, 0, ()))

    def ask(self, seat: int, kind: int, options: list[int], hidden: bool = False, race: bool = False) -> None:
        """Put a question. Several in one step are open together.

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
            self.outcome = result
            self.stack.clear()
            self.asks = ()
            self.answers = ()
            self.stop = OVER

    def leave(self) -> None:
        """Skip the rest of the present procedure."""
        self.stack.pop()

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Something happened before everybody's eyes; the numbers are named by the kind of event."""
        if self.log is not None:
            self._note(Note(kind, (a, b, c, d), (), EVERYBODY))

    def emit_cards(self, kind: int, numbers: tuple[int, ...], cards: tuple[int, ...], audience: int) -> None:
        """One instruction moved cards that only the audience (a bit mask of seats) sees: one event."""
        if self.log is not None:
            self._note(Note(kind, numbers, tuple(sorted(cards)), audience))

    def _note(self, note: Note) -> None:
        log = self.log
        if log is not None and not self.stop & OVER:
            log.notes.append(note)
            if log.watched and self.book.events[note.kind].beat:
                self.stop |= BEAT

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        x = self.small
        if x:
            x ^= (x << 13) & MASK
            x ^= x >> 17
            x ^= (x << 5) & MASK
            self.small = x
            return (x * n) >> 32
        limit = (1 << 64) - (1 << 64) % n
        while True:
            digest = blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.drawn += 1
            value = int.from_bytes(digest, "big")
            if value < limit:
                return value % n

    def shuffle(self, cards: list[int]) -> None:
        if self.small:  # the same redrawn world for the same knowledge, however the hidden cards lay before
            cards.sort()
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def new_machine(
    book: Book, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None
) -> Machine:
    """One on which nothing has happened yet."""
    return Machine(book, setup, [], (), (), 0, key, drawn, small, revealed, None, log)
