"""A frame is one procedure under way: plain numbers, so that anything unfinished copies, dumps and compares alike."""

from __future__ import annotations


class Frame:
    """Which procedure, how far, for whom, and a few registers that hold public knowledge only.

    `you` is the seat the text speaks to, `source` the object whose text it is, `card` a design, `target` an object or a
    place, `count` a number, `picks` what has been named so far. 0 means none.
    """

    __slots__ = ("at", "card", "count", "picks", "procedure", "source", "target", "you")

    def __init__(
        self,
        procedure: int,
        at: int,
        you: int,
        source: int,
        card: int,
        target: int,
        count: int,
        picks: tuple[int, ...],
    ) -> None:
        self.procedure = procedure
        self.at = at
        self.you = you
        self.source = source
        self.card = card
        self.target = target
        self.count = count
        self.picks = picks

    def copy(self) -> Frame:
        return Frame(self.procedure, self.at, self.you, self.source, self.card, self.target, self.count, self.picks)

    def again(self) -> None:
        """Come back to the present step (loops are written with this)."""
        self.at -= 1

    def restart(self) -> None:
        """Go back to the first step."""
        self.at = 0
