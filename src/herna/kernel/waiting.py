"""Effects that wait for their turn: a pool at the table, and the step that has somebody pick the next one."""

from __future__ import annotations

from typing import TypeVar

from herna.kernel.extending import mypyc_attr
from herna.kernel.flow import SETTLE, Step
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine
from herna.kernel.state import State


class Waiting:
    """An effect that waits: the registers its procedure will start with (see `Frame`). Never changed.

    `place` and `marks` are the game's own: where it happened, and bits that say something about the effect.
    """

    __slots__ = ("card", "count", "marks", "picks", "place", "procedure", "source", "target", "you")

    def __init__(
        self,
        procedure: int,
        you: int,
        source: int = 0,
        card: int = 0,
        target: int = 0,
        count: int = 0,
        picks: tuple[int, ...] = (),
        place: int = 0,
        marks: int = 0,
    ) -> None:
        self.procedure = procedure
        self.you = you
        self.source = source
        self.card = card
        self.target = target
        self.count = count
        self.picks = picks
        self.place = place
        self.marks = marks


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(State):
    """A table at which effects wait, those of the innermost batch last. `active` is the seat that picks among them."""

    def __init__(
        self,
        like: Machine,
        active: int,
        waiting: tuple[Waiting, ...],
    ) -> None:
        State.__init__(self, like)
        self.active = active
        self.waiting = waiting

    def settle(self, base: int) -> None:
        """Resolve what has been added to the pool since it held `base` effects, before anything else."""
        if len(self.waiting) > base and self.outcome is None:
            self.push(SETTLE, self.active, count=base)

    def pack_waiting(self, w: Writer) -> None:
        w.put(len(self.waiting))
        for x in self.waiting:
            w.put(x.procedure)
            w.put(x.you)
            w.put(x.source)
            w.put(x.card)
            w.put(x.target)
            w.put(x.count)
            w.zone(x.picks)
            w.put(x.place)
            w.put(x.marks)

    def unpack_waiting(self, r: Reader) -> None:
        waiting: list[Waiting] = []
        for _ in range(r.next()):
            procedure, you, source, card, target, count = r.next(), r.next(), r.next(), r.next(), r.next(), r.next()
            picks, place, marks = r.zone(), r.next(), r.next()
            waiting.append(Waiting(procedure, you, source, card, target, count, picks, place, marks))
        self.waiting = tuple(waiting)


P = TypeVar("P", bound=Pool)


@mypyc_attr(allow_interpreted_subclasses=True)
class Settle(Step[P]):
    """The active player picks which waiting effect comes next, until none waits.

    `kind` is the question. In a procedure of its own a `batch` is settled: what waits from the frame's `count` on.
    """

    def __init__(self, kind: int, batch: bool = False) -> None:
        self.kind = kind
        self.batch = batch

    # --- what a game may say ------------------------------------------------------------------------------
    def is_lost(self, s: P, w: Waiting) -> bool:
        """Whether the effect cannot happen any more."""
        return False

    def alike(self, s: P, a: Waiting, b: Waiting) -> bool:
        """Whether it cannot matter which of the two comes first; `b` is the later one."""
        return (
            a.procedure == b.procedure and a.you == b.you and a.source == b.source and a.card == b.card
            and a.target == b.target and a.count == b.count and a.picks == b.picks
        )  # fmt: skip

    def begin(self, s: P, w: Waiting) -> None:
        """The effect's turn has come."""
        s.stack.append(Frame(w.procedure, 0, w.you, w.source, w.card, w.target, w.count, w.picks))

    # --- the step -------------------------------------------------------------------------------------------
    def run(self, s: P, f: Frame) -> None:
        start = f.count if self.batch else 0
        if len(s.waiting) == start:
            return
        live = [i for i in range(start, len(s.waiting)) if not self.is_lost(s, s.waiting[i])]
        if not live:
            s.waiting = s.waiting[:start]
        elif len(live) == 1:
            self.take(s, f, live[0])
        else:
            s.ask(s.active, self.kind, self.different(s, live))

    def answer(self, s: P, f: Frame, seat: int, pick: int) -> None:
        self.take(s, f, pick - 1)

    def take(self, s: P, f: Frame, i: int) -> None:
        w = s.waiting[i]
        s.waiting = s.waiting[:i] + s.waiting[i + 1 :]
        f.again()
        self.begin(s, w)

    def different(self, s: P, live: list[int]) -> list[int]:
        """The effects to choose from, counted from 1; of those that are alike only the first."""
        found: list[int] = []
        for i in live:
            for j in found:
                if self.alike(s, s.waiting[j - 1], s.waiting[i]):
                    break
            else:
                found.append(i + 1)
        return found
