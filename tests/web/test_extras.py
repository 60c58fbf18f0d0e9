"""What a game of another package may bring for the web, and what it gets if it brings nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from types import ModuleType

import htpy as h
import pytest

import herna
from herna.web.art.components import component_portrait, theme_of
from herna.web.art.pins.look import read
from herna.web.art.portrait import portrait
from herna.web.boards import attempts, draw_board, module_of, plain, stylesheets
from herna.web.drawing.scene import Scene
from herna.web.extras import extra


def forget() -> None:
    extra.cache_clear()
    component_portrait.cache_clear()


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module `toll.web`, empty at first."""
    module = ModuleType("toll.web")
    module.__spec__ = ModuleSpec("toll.web", None)
    monkeypatch.setitem(sys.modules, "toll.web", module)
    forget()
    yield module
    forget()


def scene() -> Scene:
    game = herna.game("toll")
    state = game.new(seed=1)
    seat = state.to_act[0]
    return Scene(game, "en", 0, state.view(seat), seat, state.decision(seat), [])


def test_without_one_it_is_played_on_the_plain_board_and_drawn_as_emblems() -> None:
    assert module_of("toll") is plain
    assert component_portrait("toll", "six") == portrait("six", "emblem")


def test_a_board_of_its_own_is_used(web: ModuleType) -> None:
    web.__dict__.update(
        draw=lambda scene: h.div("#board")["numbers on a road"],
        attempts=lambda scene, at: [f"lay:{at}"],
        STYLES=["a.css"],
    )
    assert "numbers on a road" in str(draw_board(scene()))
    assert attempts(scene(), "six") == ["lay:six"]
    assert stylesheets("toll") == ["a.css"]
    assert module_of("mindbug").__name__ == "herna.web.boards.mindbug"


def test_looks_of_its_own_are_used_and_do_not_need_a_board(web: ModuleType) -> None:
    web.__dict__.update(LOOKS=read("six: robot hue=200\n"))
    assert component_portrait("toll", "six") == portrait("six", "robot", hue=200)
    assert component_portrait("toll", "five") == portrait("five", "emblem")
    assert module_of("toll") is plain


def test_a_fact_may_name_the_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(herna.game("toll"), "facts", lambda component: {"number": 6, "kind": "robot"})
    assert theme_of("toll", "six") == "robot"
    assert theme_of("toll", "no_component") == "emblem"
