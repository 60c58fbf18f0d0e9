"""Every icon is a small, well-formed drawing in the colour of its text."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from herna.web.art.icons import NAMES, icon
from tests.web.art.many import check_all

WANTED = [
    "life",
    "mindbug",
    "power",
    "shield",
    "block",
    "poison",
    "hunter",
    "sneaky",
    "tough",
    "frenzy",
    "card",
    "deck",
    "discard",
    "hand",
    "hourglass",
    "magic",
    "crown",
    "flag",
    "undo",
    "hint",
    "menu",
    "zoom",
    "link",
    "play",
    "pause",
    "step",
    "skip",
    "sound",
    "moon",
    "sun",
    "language",
    "book",
    "rules",
    "robot",
    "person",
    "eye",
    "check",
    "cross",
    "warning",
    "star",
    "plus",
    "minus",
    "arrow-up",
    "arrow-down",
    "arrow-left",
    "arrow-right",
    "die-1",
    "die-2",
    "die-3",
    "die-4",
    "die-5",
    "die-6",
]


def check_form_and_colour(name: str) -> None:
    root = ElementTree.fromstring(icon(name))

    assert root.get("viewBox") == "0 0 16 16"
    assert root.get("aria-hidden") == "true"
    assert len(root) >= 1
    colours = {part.get(key) for part in root for key in ("fill", "stroke")}
    assert colours <= {None, "none", "currentColor"}


def check_box(name: str) -> None:
    absolute = re.findall(r"[MLQC ]?(-?\d+\.?\d*) (-?\d+\.?\d*)", " ".join(re.findall(r' d="([^"]*)"', icon(name))))

    assert all(-0.5 <= float(v) <= 16.5 for pair in absolute for v in pair)


@pytest.mark.parametrize("check", [check_form_and_colour, check_box])
def test_every_icon(check: Callable[[str], None]) -> None:
    check_all(check, *[(name,) for name in NAMES])


def test_all_that_the_boards_need_is_there() -> None:
    assert set(WANTED) <= set(NAMES)


def test_an_unknown_name_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        icon("unicorn")
