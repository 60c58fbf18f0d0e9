"""A frame is one procedure under way: plain numbers, so that anything unfinished copies, dumps and compares alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.kernel.flow import Label


class Frame:
    """Which procedure, how far, for whom, and a few registers that hold public knowledge only.

    `you` is the seat the text speaks to, `source` the object whose text it is, `card` a design, `target` an object or a
    place, `count` a number, `picks` what has been named so far. 0 means none.
    """

    __slots__ = ("card", "count", "next", "picks", "procedure", "source", "target", "you")

    def __init__(
        self,
        procedure: int,
        next: int,
        you: int,
        source: int,
        card: int,
        target: int,
        count: int,
        picks: tuple[int, ...],
    ) -> None:
        self.procedure = procedure
        self.next = next  # the number of the step that comes next
        self.you = you
        self.source = source
        self.card = card
        self.target = target
        self.count = count
        self.picks = picks

    def copy(self) -> Frame:
        return Frame(self.procedure, self.next, self.you, self.source, self.card, self.target, self.count, self.picks)

    def again(self) -> None:
        """Come back to the present step (loops are written with this)."""
        self.next -= 1

    def restart(self) -> None:
        """Go back to the first step."""
        self.next = 0

    def go_to(self, label: Label) -> None:
        """Go on with the step after this label of the present procedure."""
        self.next = label.step
