"""The step machine: procedures are tuples of steps, what is unfinished is a stack of plain frames.

A procedure reads like the rulebook's own list. A step changes the state, or pushes a procedure, or asks; an asking step
*only* asks, and acts in `answer`. Therefore an open question is derived data: loading and redrawing simply ask again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from herna.kernel.extending import mypyc_attr
from herna.kernel.frame import Frame
from herna.kernel.machine import ASKED, FORCED
from herna.kernel.state import State
from herna.kernel.texts import Args

S = TypeVar("S", bound=State)
SETTLE: Final = 1  # the procedure that resolves waiting effects: single moves begin it, so it has a fixed number


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of a procedure. Two steps of one class differ only by what their constructor was given."""

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def answer(self, s: S, f: Frame, seat: int, pick: int) -> None:
        f.picks = (pick,)

    def terms(self, s: S, f: Frame) -> Args:
        """What those who show this step's question and its options have to know of it, by name."""
        return {}


class Label(Step[Any]):
    """A name for the step after it: `f.go_to(label)` goes on there. It takes no place in the procedure itself."""

    def __init__(self) -> None:
        self.step = -1

    def put(self, step: int) -> None:
        if self.step not in (-1, step):
            raise AssertionError(f"a label stands before step {self.step} already, and not before step {step}")
        self.step = step


class Return(Step[S]):
    """The unwritten last line of every procedure."""

    def run(self, s: S, f: Frame) -> None:
        s.stack.pop()


class Procedures(Generic[S]):
    """A game's procedures by number, and the loop that runs them."""

    def __init__(self) -> None:
        self.names: list[str] = ["nothing", ""]
        self.programs: list[tuple[Step[S], ...]] = [(Return(),), (Return(),)]
        self._fingerprint = b""

    def settle_with(self, name: str, step: Step[S]) -> None:
        """Procedure `SETTLE` consists of this step, at a table where effects wait (see `waiting`)."""
        self.names[SETTLE] = name
        self.programs[SETTLE] = (step, Return())

    def procedure(self, name: str, *steps: Step[S]) -> int:
        """Number a procedure. 0 is never given: it means that there is none."""
        program: list[Step[S]] = []
        for step in steps:
            if isinstance(step, Label):
                step.put(len(program))
            else:
                program.append(step)
        self.names.append(name)
        self.programs.append((*program, Return()))
        return len(self.names) - 1

    def fingerprint(self) -> bytes:
        """Changes when a procedure or a step is added, removed, renamed or moved: stored frames would not fit."""
        if not self._fingerprint:
            digest = blake2b(digest_size=8)
            for name, steps in zip(self.names, self.programs, strict=True):
                digest.update((name + ":" + ",".join([type(step).__name__ for step in steps]) + "\n").encode())
            self._fingerprint = digest.digest()
        return self._fingerprint

    def run(self, s: S) -> None:
        """Go on until somebody must choose, a beat is to be seen, or the game is over."""
        programs = self.programs
        stack = s.stack
        if s.asks:
            self._resume(s)
        while True:
            while stack and not s.stop:
                f = stack[-1]
                step = f.next
                f.next = step + 1
                programs[f.procedure][step].run(s, f)
            if s.stop & FORCED:  # one option, and nothing hidden in that: taken for the player
                s.answers = (s.asks[0].options[0],)
                self._resume(s)
            else:
                return

    def asking(self, s: S) -> Step[S]:
        """The step that put the open question."""
        f = s.stack[-1]
        return self.programs[f.procedure][f.next - 1]

    def _resume(self, s: S) -> None:
        """Hand the answers to the step that asked."""
        f = s.stack[-1]
        step = self.programs[f.procedure][f.next - 1]
        asks = s.asks
        answers = s.answers
        s.asks = ()
        s.answers = ()
        s.stop = 0
        if len(asks) == 1:
            step.answer(s, f, asks[0].seat, answers[0])
            return
        for i in range(len(asks)):
            step.answer(s, f, asks[i].seat, answers[i])

    def reask(self, s: S) -> None:
        """Put the open question again: an asking step only asks, so it can be run twice."""
        f = s.stack[-1]
        s.asks = ()
        s.stop = 0
        self.programs[f.procedure][f.next - 1].run(s, f)
        if s.stop & FORCED:  # elsewhere there was a choice: the options hang on something hidden
            raise AssertionError(f"{self.names[f.procedure]}: ask with hidden=True, these options are not public")
        s.stop = ASKED
