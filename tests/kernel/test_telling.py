"""A decision in words: complete, in both languages, without markup, and the same in worlds that look the same."""

from __future__ import annotations

from random import Random

import pytest
from rich.text import Text

import herna
from herna.kernel.telling import HEADINGS, MARKUP
from herna.kernel.texts.catalogue import LANGUAGES
from herna.players import Observation


@pytest.mark.parametrize("game", herna.games())
def test_everything_is_told_that_the_seat_may_know_and_nothing_else(game: str) -> None:
    room = herna.game(game)
    state, rng = room.new(seed=2), Random(2)
    for turn in range(24):
        if state.over:
            break
        seat = rng.choice(state.to_act)
        if turn % 6 == 0:
            decision = state.decision(seat)
            for lang in LANGUAGES:
                told = Observation(state, seat).text(lang)
                for line in room.picture(state.view(seat), lang, ()):
                    plain = Text.from_markup(line).plain
                    assert MARKUP.sub("", line) == plain
                    assert plain.rstrip() in told
                for option in decision.options:
                    assert f"\n{option.index}: {option.label(lang)} [{option.code}]\n" in told
                assert decision.prompt(lang) in told
                assert HEADINGS[lang]["answer"] in told
                world = state.determinize(seat, turn)
                world.log = state.log  # what happened is a matter of events, which have tests of their own
                assert Observation(world, seat).text(lang) == told
        state.choose(rng.randrange(state.options_of(seat)), seat)


def test_cards_in_sight_are_explained_and_hidden_ones_are_not() -> None:
    state = herna.game("mindbug").new(seed=1)
    seat = state.to_act[0]
    told = Observation(state, seat).text()
    view = state.view(seat)
    hand = view["sides"][seat]["hand"]
    for card in hand:
        assert f"\n{card}: " in told
    other = state.view(1 - seat)["sides"][1 - seat]["hand"]
    hidden = [card for card in other if card not in hand]
    assert hidden
    assert not any([f"{card}:" in told for card in hidden])


def test_those_who_wait_are_told_so_and_the_end_is_told_to_all() -> None:
    state = herna.game("mindbug").new(seed=1)
    waiting = 1 - state.to_act[0]
    assert Observation(state, waiting).text().endswith("It is not your turn.")
    state.playout()
    assert state.result is not None
    for seat in range(2):
        assert Observation(state, seat).text().endswith(state.result.text("en", (), seat))
