"""Two options side by side: the better one wins by about as much as it is worth, fairly and reproducibly."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import herna
from herna.kernel.errors import BadArgument
from herna.players import Observation, compare
from herna.players.explorer import Explorer, Worlds
from herna.players.judges import HAND
from herna.players.tree import Edge
from herna.players.tuning import tuning_of

GAME = herna.game("mindbug")
WON = {"sides": [{"area": ["gorillion"], "hand": ["lone_yeti"]}, {"life": 1}]}


def won_now() -> Observation:
    return Observation(GAME.position(WON, seed=1), 0)


def test_winning_at_once_is_worth_everything() -> None:
    seen = won_now()
    codes = seen.codes()
    attack, play = codes.index("attack:gorillion"), codes.index("play:lone_yeti")
    found = compare(seen, attack, play, 20, 1)
    assert found.first == 1.0
    assert found.second < 1.0
    assert found.difference == found.first - found.second > 0
    assert found.error >= 0
    assert found.pairs == 20
    turned = compare(seen, play, attack, 20, 1)
    assert turned.difference < 0, "what the first one lacks"


def test_both_options_meet_the_same_worlds_so_little_is_left_to_luck() -> None:
    state = GAME.new(seed=3)
    seen = Observation(state, state.to_act[0])
    found = compare(seen, 0, 1, 60, 5)
    alone = max(found.first, found.second) * 0.5 / 60**0.5  # about what one option's own luck would make
    assert 0 < found.error < 3 * alone


@pytest.mark.parametrize("game", ["mindbug", "smashup", "bigmonster", "summoner", "wistar"])
def test_the_seed_decides_everything_and_the_true_state_nothing(game: str) -> None:
    state = herna.game(game).new(seed=4)
    for _ in range(6):
        state.choose(0, state.to_act[0])
    while state.options_of(state.to_act[0]) == 1:
        state.choose(0, state.to_act[0])
    seat = state.to_act[0]
    found = compare(Observation(state, seat), 0, 1, 4, 9)
    for table in (state, state.determinize(seat, 77)):  # another world that the seat cannot tell from the real one
        again = compare(Observation(table, seat), 0, 1, 4, 9)
        assert (again.first, again.second, again.error) == (found.first, found.second, found.error)


def test_wrong_arguments_are_told() -> None:
    seen = won_now()
    for a, b in ((-1, 0), (0, seen.width)):
        with pytest.raises(BadArgument, match="no option"):
            compare(seen, a, b, 10, 1)
    with pytest.raises(BadArgument, match="itself"):
        compare(seen, 1, 1, 10, 1)
    with pytest.raises(BadArgument, match="2 pairs"):
        compare(seen, 0, 1, 1, 1)


def test_an_option_can_be_forced_however_little_the_search_likes_it() -> None:
    seen = won_now()
    bad = seen.codes().index("play:lone_yeti")
    explorer = Explorer(0, tuning_of("mindbug"), Edge(0.5), Worlds(seen, 1), HAND)
    gains = [explorer.play(bad) for _ in range(12)]
    edge = explorer.edges[bad]
    assert edge.visits == 12
    assert edge.total == pytest.approx(sum(gains))
    assert all([other.visits == 0 for i, other in enumerate(explorer.edges) if i != bad])


SCRIPT = """
import herna
from herna.players import Observation, compare
for game in ("mindbug", "smashup", "wistar", "summoner"):
    s = herna.game(game).new(seed=6)
    while s.options_of(s.to_act[0]) == 1:
        s.choose(0, s.to_act[0])
    c = compare(Observation(s, s.to_act[0]), 0, 1, 5, 3)
    print(game, c.first.hex(), c.second.hex(), c.error.hex())
"""


def told(pure: str) -> str:
    made = {**os.environ, "HERNA_PURE": pure}
    return subprocess.run([sys.executable, "-c", SCRIPT], env=made, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(herna.build != "compiled", reason="there is only one build here")
def test_both_builds_find_the_same_to_the_last_bit() -> None:
    assert told("1") == told("0")
