"""What the contract suite needs to know of each game, one module per game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import herna
from herna.api import own_games
from herna.testkit import Contract, Damage


@cache
def contract_of(id: str) -> Contract:
    """A game of Herna has a module here; of a guest, which has its tests elsewhere, we know as much as everybody."""
    if id not in own_games():
        game = herna.game(id)
        return Contract(game, [{"players": number} for number in game.players])
    found = import_module(f"tests.contract.{id}").CONTRACT
    assert isinstance(found, Contract)
    return found


def damage_of(id: str, seed: int) -> Damage:
    """Damage to the inputs of this game, with the ids of all others, which must mean nothing in it."""
    others = [name for other in own_games() if other != id for name in herna.game(other).component_ids()]
    return Damage(contract_of(id), seed, tuple(others))
