"""Slots: every feature of a figure (ears, hat, tail, ...) is a named drawing function in one of these tables."""

from collections.abc import Callable

from herna.web.art.canvas import Canvas, Head

Part = Callable[[Canvas, Head], None]


class Slot:
    """A table of interchangeable parts. Used as a decorator it adds one; `a+b` draws two, `none` draws nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parts: dict[str, Part] = {}

    def __call__(self, part: Part) -> Part:
        self.parts[part.__name__.strip("_")] = part
        return part

    def accepts(self, value: str) -> bool:
        """Whether each name in the value is a part of this slot."""
        return all(name == "none" or name in self.parts for name in value.split("+"))

    def draw(self, canvas: Canvas, head: Head, value: str) -> None:
        """Draw the named part or parts."""
        for name in value.split("+"):
            if name != "none":
                self.parts[name](canvas, head)


EARS = Slot("ears")
HORNS = Slot("horns")
CREST = Slot("crest")
TEXTURE = Slot("texture")
MUZZLE = Slot("muzzle")
MOUTH = Slot("mouth")
WINGS = Slot("wings")
TAIL = Slot("tail")
BACK = Slot("back")
BODY = Slot("body")
BELLY = Slot("belly")
ARMS = Slot("arms")
WEAR = Slot("wear")
GEAR = Slot("gear")
HAT = Slot("hat")
HOLD = Slot("hold")
WITH = Slot("beside")
