"""Every board draws whatever a game can come to, for every seat and for spectators, in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import herna
from herna.web.art.components import component_portrait
from herna.web.drawing.pictures import signature
from tests.web.frames import Watched, components_named, languages, random_game

SHARE = 0.12  # of all views: each decision of a game as each seat and spectators see it; tools/boards.py draws them all
SHARE_ASKED = 0.25  # of the views of those who are asked
SHARE_DRAWN_ALONE = 0.02


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3)]])
@pytest.mark.parametrize("id", herna.games())
def test_frames_of_random_games_are_complete_small_and_tell_no_secret(id: str, seed: int) -> None:
    for watched, rng in random_game(id, seed):
        for viewer in watched.viewers:
            if watched.state.over or rng.random() < (SHARE_ASKED if viewer in watched.state.to_act else SHARE):
                watched.check(viewer, languages(rng))


@pytest.mark.slow
@pytest.mark.parametrize("id", herna.games())
def test_what_is_kept_from_other_frames_changes_none(id: str) -> None:
    for seed in (4, 5):
        for watched, rng in random_game(id, seed):
            for viewer in watched.viewers:
                if rng.random() < SHARE_DRAWN_ALONE:
                    watched.check_drawn_alone(viewer, languages(rng))
                elif rng.random() < SHARE:
                    watched.draw(viewer, languages(rng))


def test_a_frame_that_leads_to_another_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    watched, _ = next(random_game("wistar", 1))
    watched.check(0, "en")
    monkeypatch.setattr(watched, "draw", lambda viewer, lang: Watched.draw(watched, 1, lang))
    with pytest.raises(AssertionError, match="leads to other tables or seats"):
        watched.check(None, "en")


def test_a_frame_that_names_what_its_seat_may_not_know_is_caught() -> None:
    watched, _ = next(random_game("mindbug", 1))
    secret = watched.unknown(0)
    assert secret
    assert not secret & components_named(watched.draw(0, "en"), watched.state)
    assert secret & components_named(watched.draw(1, "en"), watched.state)


@pytest.mark.parametrize(
    "markup",
    [
        '<img src="/art/1/mindbug/{}.svg">',
        '<button value="play:{}">',
        """<form data-acts='[[1,"show","{}"]]'>""",
        """<form data-chains='{{"x":{{"{}":["",""]}}}}' title="">""",
        '<div data-aims="{{&#34;{}&#34;:1}}">',
    ],
)
def test_names_are_found_wherever_a_frame_has_them(markup: str) -> None:
    watched, _ = next(random_game("mindbug", 1))
    assert components_named(markup.format("kangasaurus_rex"), watched.state) == {"kangasaurus_rex"}


def test_smash_up_lists_which_card_goes_where_only_while_the_list_is_short() -> None:
    lengths = set()
    for watched, _ in random_game("smashup", 11):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            if decision.kind == "play":
                board, prompt = watched.draw(seat, "en").split('<div id="prompt"')
                aimed = [o.code for o in decision.options if o.code.startswith("play:") and "@" in o.code]
                long = len(decision.options) > 20
                assert [code for code in aimed if f'value="{code}"' in prompt] == ([] if long else aimed)
                assert all([f'value="{code}"' in board for code in aimed])
                assert 'value="end"' in prompt
                lengths.add(long)
    assert lengths == {False, True}


@pytest.mark.parametrize("id", herna.games())
def test_every_component_has_a_picture_and_no_two_are_alike(id: str) -> None:
    pictures = [component_portrait(id, component) for component in herna.game(id).component_ids()]
    for picture in pictures:
        ElementTree.fromstring(picture)
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("id", herna.games())
def test_every_game_has_a_picture_that_stands_for_it(id: str) -> None:
    assert signature(herna.game(id)) in herna.game(id).component_ids()
