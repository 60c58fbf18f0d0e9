"""The fair generator: keyed BLAKE2b in counter mode over the key of a game, and how numbers are drawn from it.

`draw_below` and `shuffle_fairly` are the C routines of `_draws.c` in the compiled build, and their plain twins in the
other one. Both give the same numbers to the bit, whatever is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

WHOLE: Final = 1 << 64


def below(key: bytes, drawn: int, n: int) -> int:
    """A number from 0 to n - 1, the `drawn`-th of this key; plus n for each one that was refused, to be fair."""
    limit = WHOLE - WHOLE % n
    refused = 0
    while True:
        digest = blake2b((drawn + refused).to_bytes(8, "big"), key=key, digest_size=8).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % n + refused * n
        refused += 1


def shuffle(key: bytes, drawn: int, cards: list[int]) -> int:
    """Shuffle this list; returns the number of the next draw."""
    for i in range(len(cards) - 1, 0, -1):
        found = below(key, drawn, i + 1)
        drawn += 1 + found // (i + 1)
        j = found % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return drawn


def routines() -> tuple[Callable[[bytes, int, int], int], Callable[[bytes, int, list[int]], int]]:
    """The C routines if this is the compiled build, otherwise the plain ones."""
    try:
        from herna.kernel import _draws

        return _draws.below, _draws.shuffle
    except ImportError:
        return below, shuffle


draw_below, shuffle_fairly = routines()
