"""Every game keeps the contract: random games, crowded boards, complete texts, a test per rule and component."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import herna
from herna.testkit import Contract, text_faults, untested
from herna.testkit.coverage import unknown

TESTS = Path(__file__).parents[1]
GAMES = herna.games()
BLOCKS = [0, *[pytest.param(block, marks=pytest.mark.slow) for block in (1, 2, 3)]]


def contract_of(id: str) -> Contract:
    """Each game has a module here that says what the suite needs to know of it."""
    found = import_module(f"tests.contract.{id}").CONTRACT
    assert isinstance(found, Contract)
    return found


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("id", GAMES)
def test_random_games_keep_the_contract(id: str, block: int) -> None:
    contract = contract_of(id)
    for seed in range(block * contract.sample, (block + 1) * contract.sample):
        contract.play(seed, thorough=0.5)
    assert contract.twins > 0


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("id", GAMES)
def test_crowded_boards_keep_the_contract(id: str, block: int) -> None:
    contract = contract_of(id)
    for seed in range(block * contract.sample, (block + 1) * contract.sample):
        contract.play_crowded(seed, thorough=0.5)


@pytest.mark.parametrize("id", GAMES)
def test_texts_are_complete(id: str) -> None:
    assert text_faults(herna.game(id)) == []


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_component_and_example_has_a_test(id: str) -> None:
    game = herna.game(id)
    folder = TESTS / "games" / id
    rules = [rule.id for rule in game.texts.rulebook.rules]
    examples = [example.id for example in game.texts.rulebook.examples]
    assert untested(folder, "rule", rules) == []
    assert unknown(folder, "rule", rules) == []
    assert untested(folder, "component", game.component_ids()) == []
    assert unknown(folder, "component", game.component_ids()) == []
    assert untested(folder, "example", examples) == []
    assert unknown(folder, "example", examples) == []
