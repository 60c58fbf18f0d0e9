"""Every board draws whatever a game can come to, for every seat and for spectators, in both languages."""

from __future__ import annotations

from importlib import import_module
from random import Random
from xml.etree import ElementTree

import pytest
from markupsafe import escape

import herna
from herna.kernel.state import State
from herna.kernel.texts import LANGUAGES
from herna.testkit import Contract
from herna.web.art.components import component_portrait
from herna.web.pages.table import frame
from herna.web.pictures import SIGNATURES
from herna.web.scene import Chair, Scene

GAMES = 6


def drawn(state: State, viewer: int | None, lang: str) -> str:
    chairs = [Chair(seat, f"Name <{seat}>", "greedy" if seat else None) for seat in range(state.players)]
    asked = viewer is not None and viewer in state.to_act
    decision = state.decision(viewer) if asked else None
    events = state.events(0, viewer)[-60:]
    game = herna.game(state.game)
    return frame(Scene(game, lang, 1, "/t/x/y", state.view(viewer), viewer, decision, events, chairs))


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("id", herna.games())
def test_every_view_of_random_games_is_drawn(id: str, seed: int) -> None:
    contract = import_module(f"tests.contract.{id}").CONTRACT
    assert isinstance(contract, Contract)
    state = herna.game(id).new(seed=seed, **contract.setups[seed % len(contract.setups)])
    rng = Random(seed)
    ways = [(viewer, lang) for viewer in [None, *range(state.players)] for lang in LANGUAGES]
    while True:
        for viewer, lang in rng.sample(ways, 2):
            html = drawn(state, viewer, lang)
            assert html.startswith('<form id="table"')
            assert "Name <" not in html
        if state.over:
            break
        seat = rng.choice(state.to_act)
        html = drawn(state, seat, "en")
        for option in state.decision(seat).options:
            assert f'value="{escape(option.code)}"' in html
        state.choose(rng.randrange(state.options_of(seat)), seat)


@pytest.mark.parametrize("id", herna.games())
def test_every_component_has_a_picture_and_no_two_are_alike(id: str) -> None:
    pictures = [component_portrait(id, component) for component in herna.game(id).component_ids()]
    for picture in pictures:
        ElementTree.fromstring(picture)
    assert len(set(pictures)) == len(pictures)


def test_every_game_has_a_picture_that_stands_for_it() -> None:
    for id in herna.games():
        assert SIGNATURES[id] in herna.game(id).component_ids()
