"""Networks for tests: weights drawn at random, which judge nothing sensibly but always the same."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import herna
from herna.players.network import write_network

HIDDEN = 16
SECOND = 8


def random_body(game: str, seed: int = 1, hidden: int = HIDDEN, second: int = SECOND) -> bytes:
    features = herna.game(game).features
    assert features is not None
    rng = Random(seed)

    def numbers(code: str, count: int, spread: int) -> bytes:
        return array(code, [rng.randrange(-spread, spread + 1) for _ in range(count)]).tobytes()

    return (
        numbers("h", len(features.names()) * hidden, 300)
        + numbers("i", hidden, 2000)
        + numbers("h", hidden * second, 200)
        + numbers("i", second, 2000)
        + numbers("h", second, 300)
    )


def random_file(game: str, seed: int = 1, corrects: bool = False, **made: Any) -> bytes:
    """A file of weights for this game."""
    return write_network(herna.game(game), HIDDEN, SECOND, random_body(game, seed), made, corrects)
