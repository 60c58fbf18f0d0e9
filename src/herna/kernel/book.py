"""What the kernel has to know of a game besides its table: procedures, what can be asked and told, how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna.kernel.choice import Ask, Kind, Shown
from herna.kernel.events import EventKind
from herna.kernel.flow import Procedures
from herna.kernel.texts import Args, Catalogue


class Book:
    """One per game, the same for all its states; questions and events are numbered by their place in it.

    The functions get the game's own state first:

    - `show_option`: an option of an open question, with code, place on the table (empty: none) and sentence;
    - `question`: arguments of a question's sentence; `source`, if any, is the component that asks;
    - `refuse`: rule, reason and arguments that speak against a code that is not among a seat's options;
    - `redraw`: deal again everything that a seat does not know;
    - `show_table`: what a seat may know (-1: a spectator) as plain data;
    - `describe_position`: the table as a person would write it down; raises `NotNow` in the middle of an effect;
    - `evaluate`: how good the table looks for a seat, roughly between 0 and 1.
    """

    def __init__(
        self,
        procedures: Procedures[Any],
        kinds: tuple[Kind, ...],
        events: tuple[EventKind, ...],
        texts: Catalogue,
        *,
        show_option: Callable[[Any, Ask, int], Shown],
        question: Callable[[Any, Ask], Args],
        refuse: Callable[[Any, str, int], tuple[str, str, Args]],
        redraw: Callable[[Any, int], None],
        show_table: Callable[[Any, int], dict[str, object]],
        describe_position: Callable[[Any], dict[str, object]],
        evaluate: Callable[[Any, int], float],
    ) -> None:
        self.procedures = procedures
        self.kinds = kinds
        self.events = events
        self.texts = texts
        self.show_option = show_option
        self.question = question
        self.refuse = refuse
        self.redraw = redraw
        self.show_table = show_table
        self.describe_position = describe_position
        self.evaluate = evaluate
