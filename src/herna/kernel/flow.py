"""The step machine: procedures are tuples of steps, what is unfinished is a stack of plain frames.

A procedure reads like the rulebook's own list. A step changes the state, or pushes a procedure, or asks; an asking step
*only* asks, and acts in `answer`. Therefore an open question is derived data: loading and redrawing simply ask again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Final, Generic, TypeVar

from herna.kernel.extending import mypyc_attr
from herna.kernel.frame import Frame
from herna.kernel.machine import ASKED, FORCED
from herna.kernel.state import State
from herna.kernel.texts.catalogue import Args

S = TypeVar("S", bound=State)
SETTLE: Final = 1  # the procedure that resolves waiting effects: single moves begin it, so it has a fixed number


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of a procedure. Two steps of one class differ only by what their constructor was given.

    `verb` names what it does with the things that were chosen before it; a question is asked for the sake of the next
    verb (see `Procedures.purpose`).
    """

    verb: ClassVar[str] = ""

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def answer(self, s: S, f: Frame, seat: int, pick: int) -> None:
        f.picks = (pick,)

    # --- what those who show this step's question have to know of it ------------------------------------
    def purpose(self, s: S, f: Frame) -> str:
        """What is done with the things chosen; for steps whose verb depends on more than their class."""
        return self.verb

    def series(self, s: S, f: Frame) -> tuple[int, int]:
        """How many things can be chosen one after another (0: any number), and how many have been."""
        return 1, 0

    def terms(self, s: S, f: Frame) -> Args:
        """What else the sentences of its question and options speak of, by name."""
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
        """Give a procedure its number. Numbers begin at 1; 0 means that there is no procedure."""
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
        """A digest of all procedures and steps; when it has changed, stored frames do not fit any more."""
        if not self._fingerprint:
            digest = blake2b(digest_size=8)
            for name, steps in zip(self.names, self.programs, strict=True):
                digest.update((name + ":" + ",".join([type(step).__name__ for step in steps]) + "\n").encode())
            self._fingerprint = digest.digest()
        return self._fingerprint

    def run(self, s: S) -> None:
        """Run until somebody must choose, a beat is to be shown, or the game is over."""
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

    def purpose(self, s: S) -> str:
        """What the open question is asked for: the verb of the step that asked, else of the next step with a verb.

        Effects are built that way: some steps choose, and a later one acts on what they chose. Empty: the kind of
        question says it all.
        """
        f = s.stack[-1]
        for step in self.programs[f.procedure][f.next - 1 :]:
            found = step.purpose(s, f)
            if found:
                return found
        return ""

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
        """Ask the open question again: a step that asks does nothing else, so it can be run twice."""
        f = s.stack[-1]
        s.asks = ()
        s.stop = 0
        self.programs[f.procedure][f.next - 1].run(s, f)
        if s.stop & FORCED:  # elsewhere there was a choice: the options hang on something hidden
            raise AssertionError(f"{self.names[f.procedure]}: ask with hidden=True, these options are not public")
        s.stop = ASKED
