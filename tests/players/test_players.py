"""What every bot promises, in every game: fair, reproducible, legal; and greedy clearly better than chance."""

from __future__ import annotations

import pytest

import herna
from herna.players import PLAYERS, Budget, Observation, Player, make_player

BUDGET = Budget(iterations=6)  # a table that counts playouts: no clock decides anything


def openings(game: str, decisions: int) -> herna.State:
    """A game some way on, by random play, and not over yet."""
    s: herna.State = herna.game(game).new(seed=7)
    chance = make_player("random", 2)
    for _ in range(decisions):
        seat = s.to_act[0]
        later = s.clone()
        later.choose(chance.choose(Observation(s, seat)), seat)
        if later.over:
            break
        s = later
    return s


def play_on(s: herna.State, bots: list[Player], decisions: int) -> herna.State:
    s = s.clone()
    for _ in range(decisions):
        if not s.over:
            seat = s.to_act[-1]
            s.choose(bots[seat].choose(Observation(s, seat, BUDGET)), seat)
    return s


@pytest.mark.parametrize("game", herna.games())
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_is_reproducible_from_its_seed(game: str, name: str) -> None:
    s = openings(game, 12)
    once, again = [[make_player(name, 10 + seat) for seat in range(s.players)] for _ in range(2)]
    assert play_on(s, once, 5) == play_on(s, again, 5)


@pytest.mark.parametrize("game", herna.games())
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_given_two_states_its_seat_cannot_tell_apart_answers_alike(game: str, name: str) -> None:
    """The worlds follow from what the seat knows, so the very same thoughts come out of both."""
    s = openings(game, 23)
    seat = s.to_act[0]
    for seed in range(2):
        twin = s.determinize(seat, seed)
        assert twin.view(seat) == s.view(seat)
        rates = make_player(name, 5).rate(Observation(s, seat, BUDGET))
        assert len(rates) == s.options_of(seat)
        assert make_player(name, 5).rate(Observation(twin, seat, BUDGET)) == rates
        assert make_player(name, 5).choose(Observation(twin, seat, BUDGET)) == make_player(name, 5).choose(
            Observation(s, seat, BUDGET)
        )


@pytest.mark.parametrize("game", herna.games())
def test_worlds_follow_from_knowledge_and_seed_alone(game: str) -> None:
    differing = 0
    for decisions in (0, 9, 31):
        s = openings(game, decisions)
        for seat in range(s.players):
            twin = s.determinize(seat, 1)
            differing += twin.pack().numbers != s.pack().numbers
            for seed in range(3):
                assert Observation(twin, seat).world(seed) == Observation(s, seat).world(seed)
    assert differing, "no twin differed from the real state: nothing was tested"


def test_an_observation_gives_only_what_the_seat_may_know() -> None:
    s = herna.game("mindbug").new(seed=1)
    seat = s.to_act[0]
    seen = Observation(s, seat)
    assert seen.view() == s.view(seat)
    assert seen.codes() == [o.code for o in seen.decision().options]
    assert seen.events() == s.events(0, seat)
    assert seen.world(1).setup.seed == ""
    assert (seen.game, seen.players, seen.budget) == ("mindbug", 2, None)


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for seed in range(10):
        for seat in range(2):
            s: herna.State = herna.game("mindbug").new(seed=seed)
            bots = [make_player("greedy:worlds=4" if i == seat else "random", 10 * seed + i) for i in range(2)]
            while not s.over:
                acting = s.to_act[0]
                s.choose(bots[acting].choose(Observation(s, acting)), acting)
            wins += s.result is not None and s.result.winners == (seat,)
    assert wins >= 16  # of 20; measured 20
