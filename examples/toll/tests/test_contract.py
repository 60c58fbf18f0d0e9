"""Toll keeps what every game promises: random games, complete texts, a test for each rule and card, a recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.testkit import playthrough, text_faults, untested
from toll_contract import CONTRACT, GAME

HERE = Path(__file__).parent


@pytest.mark.parametrize("seed", range(20))
def test_random_games_keep_the_contract(seed: int) -> None:
    CONTRACT.play(seed)
    CONTRACT.play_crowded(seed)


def test_texts_are_complete() -> None:
    assert text_faults(GAME) == []


def test_every_rule_and_every_card_has_a_test() -> None:
    assert untested(HERE, "rule", [rule.id for rule in GAME.texts.rulebook.rules]) == []
    assert untested(HERE, "component", GAME.component_ids()) == []


def test_a_recorded_game_has_not_changed() -> None:
    assert playthrough(GAME, seed=1) == (HERE / "toll.txt").read_text(encoding="utf-8")
