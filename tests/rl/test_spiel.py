"""Every game as a game of OpenSpiel: its own checks, its ISMCTS, and that redrawn states are the same to the seat."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from herna.kernel.errors import BadOption
from tests.rl.tables import GAMES

pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    from absl import logging  # OpenSpiel's Python part brings it

    import herna.rl.spiel  # noqa: F401  makes the games known

    # It keeps the stream that it finds, here one of pytest's, and closes it when a room sets up its own logging.
    logging.get_absl_handler().python_handler.stream = sys.__stderr__


def after(game: Any, deal: int, choices: int, seed: int) -> Any:
    """A state some random choices after a deal, at a decision."""
    rng = Random(seed)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(choices):
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("id", GAMES)
def test_the_library_finds_nothing_wrong(id: str) -> None:
    game = pyspiel.load_game(f"herna_{id}", {"deals": 4})
    # With serialize it writes and reads every state of a game, which would take minutes where games are long.
    pyspiel.random_sim_test(game, num_sims=1, serialize=id in ("mindbug", "bigmonster"), verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_states_are_written_and_read(id: str) -> None:
    game = pyspiel.load_game(f"herna_{id}", {"deals": 4})
    for choices in (0, 25):
        state = after(game, 3, choices, 6)
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert read.history() == state.history()
        assert str(read) == str(state)
        for seat in range(game.num_players()):
            assert read.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("id", GAMES)
def test_redrawn_states_are_the_same_to_the_seat_and_not_to_others(id: str) -> None:
    game = pyspiel.load_game(f"herna_{id}", {"deals": 4})
    for choices in (0, 7, 25):
        state = after(game, 1, choices, 5)
        seat = state.current_player()
        told, seen = state.information_state_string(seat), state.information_state_tensor(seat)
        world = state.resample_from_infostate(seat, Random(choices).random)
        assert world.information_state_string(seat) == told
        assert world.observation_string(seat) == state.observation_string(seat)
        assert np.array_equal(world.information_state_tensor(seat), seen)
        assert world.legal_actions() == state.legal_actions()
        assert state.information_state_string(seat) == told  # nothing was drawn from the state itself
        rng = Random(choices)
        while not world.is_terminal():
            world.apply_action(rng.choice(world.legal_actions()))
        assert sum(world.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize("id", GAMES)
def test_its_searcher_plays(id: str) -> None:
    pytest.importorskip("absl")
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"herna_{id}", {"deals": 4})
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=4,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    state = after(game, 2, 3, 1)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_options_of_a_game_can_be_given() -> None:
    game = pyspiel.load_game("herna_smashup", {"players": 3, "options": '{"boxes": 2}'})
    assert game.num_players() == 3
    for wrong in ("{", "[]", '{"colour": 1}'):
        with pytest.raises((BadOption, pyspiel.SpielError)):
            pyspiel.load_game("herna_smashup", {"options": wrong})


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    with pytest.raises(pyspiel.SpielError, match="herna_chess"):
        pyspiel.load_game("herna_chess")
    with pytest.raises((BadOption, pyspiel.SpielError)):
        pyspiel.load_game("herna_mindbug", {"deals": 0})
    state = after(pyspiel.load_game("herna_mindbug", {"deals": 4}), 1, 3, 1)
    before = str(state)
    masked = state.legal_actions_mask().index(0)
    for action in (masked, -7, 10**6):
        with pytest.raises(ValueError, match="is not legal now"):
            state.apply_action(action)
    assert str(state) == before
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(masked)
