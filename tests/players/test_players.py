"""Bots: fair, reproducible, and the greedy one better than chance."""

from __future__ import annotations

import pytest

import herna
from herna.players import PLAYERS, Observation, make_player

GAME = herna.game("mindbug")


def play(seed: int, names: tuple[str, str]) -> herna.State:
    s: herna.State = GAME.new(seed=seed)
    bots = [make_player(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while not s.over:
        seat = s.to_act[0]
        s.choose(bots[seat].choose(Observation(s, seat)), seat)
    return s


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_is_reproducible_from_its_seed(name: str) -> None:
    assert play(3, (name, name)) == play(3, (name, name))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_given_two_states_its_seat_cannot_tell_apart_answers_alike(name: str) -> None:
    """It sees the other state only through `Observation`, so the same worlds must come out of both."""
    s = GAME.position(
        {
            "sides": [
                {"area": ["gorillion", "sawn"], "hand": ["lone_yeti", "killer_bee"]},
                {"area": ["bee_bear"], "hand": ["turbo_bug", "spider_owl"]},
            ],
            "options": {"sets": ["first_contact", "beyond_evolution"]},
        },
        seed=1,
    )
    for seed in range(5):
        twin = s.determinize(0, seed)
        assert twin.view(0) == s.view(0)
        choice = make_player(name, 5).choose(Observation(s, 0))
        assert 0 <= choice < s.width
        if name == "random":
            assert make_player(name, 5).choose(Observation(twin, 0)) == choice


def test_an_observation_gives_only_what_the_seat_may_know() -> None:
    s = GAME.new(seed=1)
    seat = s.to_act[0]
    seen = Observation(s, seat)
    assert seen.view() == s.view(seat)
    assert seen.codes() == [o.code for o in seen.decision().options]
    assert seen.world(1).setup.seed == ""


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for seed in range(20):
        for seat in range(2):
            s = play(seed, ("greedy", "random") if seat == 0 else ("random", "greedy"))
            wins += s.result is not None and s.result.winners == (seat,)
    assert wins >= 30  # of 40; measured about 37


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(herna.BadOption, match="no bot 'genius'; there are: random, greedy"):
        make_player("genius", 1)
