"""What a body plan is: a drawing function and the features that may be pinned on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from herna.web.art.canvas import Canvas
from herna.web.art.slots import Slot
from herna.web.art.traits import Pin


@dataclass(frozen=True)
class Plan:
    """`slots` take parts by name, `choices` one of a few words, `counts` a small number, `numbers` any number."""

    draw: Callable[[Canvas], None]
    slots: tuple[Slot, ...]
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    numbers: tuple[str, ...] = ()

    def objection(self, name: str, value: Pin) -> str | None:
        """Why the pin does not fit this plan, or None."""
        for slot in self.slots:
            if slot.name == name:
                return None if isinstance(value, str) and slot.accepts(value) else f"no {name} called {value!r}"
        if name in self.choices:
            return None if value in self.choices[name] else f"{name} is one of {self.choices[name]}, not {value!r}"
        if name in self.counts:
            return None if value in self.counts[name] else f"{name} is one of {self.counts[name]}, not {value!r}"
        return f"no feature called {name!r}"
