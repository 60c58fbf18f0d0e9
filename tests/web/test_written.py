"""Elements are written as htpy writes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import htpy as h
import pytest
from markupsafe import Markup

import herna
from herna.web.boards import draw_board
from herna.web.drawing import tags
from herna.web.drawing.kept import KEPT, MOST_KEPT, kept
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from tests.web.frames import data_in


def some() -> Iterator[h.Node]:
    yield h.b["<first>"]
    yield "second"


ATTRIBUTES: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
    ((), {}),
    (("#a.b.c",), {"title": "x"}),
    ((".b",), {"class_": "d", "id": "e"}),
    ((".b", {"class": "d", "data-x&": "1"}), {"for_": "f", "aria_label": "'<\"&>"}),
    (({"class": "d"},), {"class_": ["a", None, {"b": 1, "c": ""}, ""], "data_from": None}),
    ((), {"class_": {"b": True, "c<": True}}),
    ((), {"class_": []}),
    ((), {"class_": ["a", {"b": False}], "hidden": True, "open": False, "value": 3, "data_n": ""}),
    ((), {"title": Markup("<i>&amp;</i>"), "_": "x", "data_a_b": Markup("plain")}),
]
WRONG: list[tuple[tuple[Any, ...], dict[str, Any]]] = [((), {"title": ["x"]}), (("b",), {}), ((".b c",), {})]


NODES: dict[str, h.Node] = {
    "text": "a < b & 'c'",
    "markup": Markup("<i>&amp;</i>"),
    "number": 12,
    "nothing": [None, True, False, "", [], ()],
    "nested": h.div("#a.b", title='"<>"')[h.p[["x", [h.b["y"], 3, None]], ("z", h.br)], h.input(value="<")],
    "fragment": h.fragment[h.i["<"], "&", h.fragment["x"]],
    "whole page": h.html[h.body[h.p["x"]]],
    "comment": h.comment("a -- b"),
    "function": h.p[lambda: [h.b["later"], "<"]],
    "names as classes": h.p(class_=["a", {"b": True, "c": False}], data_x="1", hidden=True),
}


@pytest.mark.parametrize("case", NODES)
def test_nodes_of_all_kinds(case: str) -> None:
    assert written(NODES[case]) == str(h.fragment[NODES[case]])


def test_a_generator_is_used_up_once() -> None:
    assert written(h.p[some()]) == "<p><b>&lt;first&gt;</b>second</p>"


@pytest.mark.parametrize("name", ["div", "img", "input", "del_"])
@pytest.mark.parametrize("args", ATTRIBUTES)
def test_our_elements_are_those_of_htpy(name: str, args: tuple[tuple[Any, ...], dict[str, Any]]) -> None:
    ours, theirs = [getattr(made, name)(*args[0], **args[1]) for made in (tags, h)]
    assert written(ours) == str(ours) == str(theirs)
    if name not in ("img", "input"):
        assert written(ours["<", ours, 1, None]) == str(theirs["<", theirs, 1, None])


@pytest.mark.parametrize("args", WRONG)
def test_attributes_that_htpy_refuses_are_refused(args: tuple[tuple[Any, ...], dict[str, Any]]) -> None:
    for made in (tags, h):
        with pytest.raises((TypeError, ValueError)):
            made.div(*args[0], **args[1])


def test_what_is_used_again_and_again_is_kept() -> None:
    game = herna.game("mindbug")
    scene = Scene(game, "en", 0, game.new(seed=1).view(0), 0, None, [])
    drawn = kept(scene, "test", "often", lambda: "often")
    for number in range(MOST_KEPT + 10):
        kept(scene, "test", number, lambda: "once")
        assert kept(scene, "test", "often", lambda: "again") is drawn
    assert len(KEPT) == MOST_KEPT
    assert ("mindbug", "test", "en", 0) not in KEPT


def test_what_is_no_node_is_refused_as_htpy_refuses_it() -> None:
    with pytest.raises(TypeError):
        written(b"bytes")


@pytest.mark.parametrize("id", herna.games())
def test_boards_of_a_game(id: str) -> None:
    game, rng = herna.game(id), Random(2)
    state = game.new(seed=2)
    for _ in range(12):
        seat = rng.choice(state.to_act)
        scene = Scene(game, "cs", 0, state.view(seat), seat, state.decision(seat), state.events(0, seat)[-20:])
        board = draw_board(scene)
        assert written(board) == str(h.fragment[board])
        for _ in range(5):
            if not state.over:
                seat = rng.choice(state.to_act)
                state.choose(rng.randrange(state.options_of(seat)), seat)
        if state.over:
            break


def test_json_stands_in_single_quotes_and_is_read_as_it_was() -> None:
    """Browsers read both quotes alike; `data_in` does as they do."""
    told = [{"a": "'<b>' & \"c\" &amp; &#39;"}, 'x"=\'y">']
    made = written(tags.form("#table", title='"', data_acts=tags.Json(json.dumps(told)), hidden=True)["x"])
    assert data_in(made, "acts") == told
    assert '"a": "' in made
    assert re.fullmatch(r"""<form id="table" title="&#34;" data-acts='[^'<]*' hidden>x</form>""", made)
