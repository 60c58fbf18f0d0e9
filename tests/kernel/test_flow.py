"""Labels: names for steps, which take no place in a procedure."""

from __future__ import annotations

from typing import Any

import pytest

from herna.kernel.flow import Label, Procedures, Step
from herna.kernel.frame import Frame


class Line(Step[Any]):
    def run(self, s: Any, f: Frame) -> None:
        pass


def frame() -> Frame:
    return Frame(0, 0, 0, 0, 0, 0, 0, ())


def test_a_label_names_the_step_after_it_and_takes_no_place() -> None:
    procedures: Procedures[Any] = Procedures()
    middle, end = Label(), Label()
    lines = [Line(), Line(), Line()]
    number = procedures.procedure("list", lines[0], middle, lines[1], lines[2], end)
    f = frame()
    f.go_to(middle)
    assert procedures.programs[number][f.next] is lines[1]
    f.go_to(end)
    assert f.next == len(lines) == len(procedures.programs[number]) - 1  # the unwritten last line: return


def test_a_label_stands_before_the_same_step_wherever_its_text_is_used_again() -> None:
    procedures: Procedures[Any] = Procedures()
    end = Label()
    text = (Line(), end, Line())
    procedures.procedure("when played", *text)
    procedures.procedure("when it attacks", *text)
    with pytest.raises(AssertionError, match="before step 1 already, and not before step 2"):
        procedures.procedure("after something else", Line(), *text)
