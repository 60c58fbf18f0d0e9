"""The fair generator: the numbers of this build and of the plain one are those of hashlib, for all seeds."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import pytest

import herna
from herna.kernel import draws
from herna.kernel.chance import commitment, key_of

REFUSING = 5 << 59  # one number in sixteen lies beyond the last multiple of it


def reference(key: bytes, drawn: int, n: int) -> tuple[int, int]:
    """A number below n, and the counter afterwards, as the documentation tells it."""
    while True:
        digest = blake2b(drawn.to_bytes(8, "big"), key=key, digest_size=8).digest()
        drawn += 1
        value = int.from_bytes(digest, "big")
        if value < 2**64 // n * n:
            return value % n, drawn


def test_this_build_draws_with_its_own_routine() -> None:
    where = "herna.kernel._draws" if herna.build == "compiled" else "herna.kernel.draws"
    assert draws.draw_below.__module__ == draws.shuffle_fairly.__module__ == where


@pytest.mark.parametrize("below", [draws.below, draws.draw_below])
def test_numbers_are_those_of_hashlib(below: object) -> None:
    assert callable(below)
    rng = Random(1)
    refused = 0
    for seed in range(400):
        key = key_of(str(seed))
        drawn = rng.choice((0, 1, seed, 2**32 - 1, 2**40 + seed))
        for n in (1, 2, 3, 6, 52, 2**32, rng.randrange(1, 2**40), REFUSING):
            value, after = reference(key, drawn, n)
            found = below(key, drawn, n)
            assert (found % n, drawn + 1 + found // n) == (value, after)
            refused += after - drawn - 1
    assert refused > 10


@pytest.mark.parametrize("shuffle", [draws.shuffle, draws.shuffle_fairly])
def test_shuffles_are_those_of_hashlib(shuffle: object) -> None:
    assert callable(shuffle)
    rng = Random(2)
    for seed in range(300):
        key, drawn = key_of(str(seed)), rng.randrange(1000)
        cards = [rng.randrange(1000) for _ in range(rng.randrange(60))]
        expected, counter = list(cards), drawn
        for i in range(len(expected) - 1, 0, -1):
            j, counter = reference(key, counter, i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert shuffle(key, drawn, cards) == counter
        assert cards == expected


def test_a_game_draws_as_it_always_did() -> None:
    """Fixed for ever: records and commitments of games that are years old hang on these numbers."""
    state = herna.game("mindbug").new(seed="fixed")
    assert state.commitment == commitment("fixed") == "870e4635f5ea37f0473dc5682d78eeca"
    assert [state.below(1000) for _ in range(6)] == [911, 960, 625, 948, 77, 347]
    cards = list(range(10))
    state.shuffle(cards)
    assert cards == [3, 0, 9, 5, 8, 1, 6, 2, 7, 4]


@pytest.mark.skipif(herna.build != "compiled", reason="there is no routine in C")
def test_the_routine_refuses_what_makes_no_sense() -> None:
    key = key_of("x")
    with pytest.raises(ZeroDivisionError):
        draws.draw_below(key, 0, 0)
    for wrong in (b"short", "text"):
        with pytest.raises(ValueError, match="32 bytes"):
            draws.draw_below(wrong, 0, 5)  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        draws.draw_below(key, -1, 5)
    with pytest.raises(TypeError):
        draws.shuffle_fairly(key, 0, (1, 2))  # type: ignore[arg-type]
