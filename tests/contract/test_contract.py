"""Every game keeps the contract: random games, crowded boards, complete texts, a test per rule and component.

Random games come in blocks. The first block is played in plain Python and compiled; where the engine can be compiled,
`make test` plays the others compiled only, which takes a tenth of the time.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import herna
from herna.api import own_games
from herna.testkit import text_faults, untested
from herna.testkit.coverage import unknown
from herna.testkit.damage import KINDS
from tests.contract import contract_of, damage_of

TESTS = Path(__file__).parents[1]
GAMES = herna.games()
BLOCKS = [0, *[pytest.param(block, marks=[pytest.mark.slow, pytest.mark.more_seeds]) for block in (1, 2, 3)]]


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("id", GAMES)
def test_random_games_keep_the_contract(id: str, block: int) -> None:
    contract = contract_of(id)
    for seed in range(block * contract.sample, (block + 1) * contract.sample):
        contract.play(seed, thorough=0.5)
    assert contract.twins > 0


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("id", own_games())  # a guest's crowded boards are known to its own tests only
def test_crowded_boards_keep_the_contract(id: str, block: int) -> None:
    contract = contract_of(id)
    for seed in range(block * contract.sample, (block + 1) * contract.sample):
        contract.play_crowded(seed, thorough=0.5)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("id", GAMES)
def test_damaged_input_is_understood_or_refused_clearly(id: str, kind: str) -> None:
    damage = damage_of(id, 1)
    damage.run(kind, 250)
    assert damage.faults == []
    assert damage.met["accepted"] > 0
    assert sum(damage.met.values()) >= 250


@pytest.mark.parametrize("id", GAMES)
def test_texts_are_complete(id: str) -> None:
    assert text_faults(herna.game(id)) == []


@pytest.mark.parametrize("id", own_games())
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
