"""What the kernel has to know of a game besides its table: its procedures, what can be asked and told, its words."""

from __future__ import annotations

from typing import Any

from herna.kernel.choice import Kind
from herna.kernel.events import EventKind
from herna.kernel.flow import Rules
from herna.kernel.texts import Catalogue


class Book:
    """One per game, the same for all its states; questions and events are numbered by their place in it."""

    def __init__(
        self, rules: Rules[Any], kinds: tuple[Kind, ...], events: tuple[EventKind, ...], texts: Catalogue
    ) -> None:
        self.rules = rules
        self.kinds = kinds
        self.events = events
        self.texts = texts
