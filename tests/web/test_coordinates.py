"""No coordinates for people: where something lies in Big Monster is seen, and places are called by their letters."""

from __future__ import annotations

import re
from html import unescape

import pytest

from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.routes.reviews import BesideTheBoard
from tests.web.frames import random_game

WORDS = re.compile(r">([^<]+)<")
SPOKEN = re.compile(r'class="hit spot[^>]*aria-label="([^"]*)"')
COORDINATES = re.compile(r"[-−]?\d+, [-−]?\d+")
SHARE = 0.2  # of the views with a question about a place, and of all others a tenth of that


@pytest.mark.parametrize("seed", [0, 1, 3])  # seed 3 is played with rows, from which tiles are put down at once
def test_nobody_reads_coordinates_at_a_table_of_big_monster(seed: int) -> None:
    asked = told = 0
    for watched, rng in random_game("bigmonster", seed):
        for viewer in watched.viewers:
            places = viewer in watched.state.to_act and watched.state.decision(viewer).kind == "place"
            if not watched.state.over and rng.random() > (SHARE if places else SHARE / 10):
                continue
            html = watched.draw(viewer, rng.choice(LANGUAGES))
            read = [unescape(text) for text in [*WORDS.findall(html), *SPOKEN.findall(html)]]
            assert not [text for text in read if COORDINATES.search(text)], f"seed {seed}, seat {viewer}"
            asked += places
            told += any([event.kind == "places" for event in watched.events[viewer]])
    assert asked
    assert told


def test_a_place_in_the_list_has_the_letter_that_it_has_on_the_board() -> None:
    for watched, _ in random_game("bigmonster", 1):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            if decision.kind == "place":
                html = watched.draw(seat, "en", goals=False)
                board, prompt = html.split('<div id="prompt"')
                for option in decision.options:
                    on_board = re.search(rf'value="{re.escape(option.code)}"[^>]*><img[^>]*><b>([A-Z]+)<', board)
                    listed = re.search(
                        rf'value="{re.escape(option.code)}"[^>]*>Place it at ([A-Z]+) \(\+\d+\)<', prompt
                    )
                    assert on_board
                    assert listed
                    assert on_board[1] == listed[1]
                return
    pytest.fail("nobody had to place a tile")


def test_a_review_calls_places_by_their_letters_too() -> None:
    speech = BesideTheBoard("bigmonster")
    asked = told = 0
    for watched, _ in random_game("bigmonster", 1):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            for lang in LANGUAGES:
                called = speech.labels(watched.state, decision, lang)
                assert len(called) == len(decision.options)
                assert not [words for words in called.values() if COORDINATES.search(words)]
            asked += decision.kind == "place"
        for event in watched.events[0][-3:]:
            assert not COORDINATES.search(speech.sentence(event, "en", ("Eva", "Adam", "Jan", "Ota", "Iva", "Max")))
            told += event.kind == "places"
    assert asked
    assert told
