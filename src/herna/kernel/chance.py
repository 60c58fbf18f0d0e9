"""Seeds: what a game's chance is made from, and the promise that proves afterwards that nobody changed it."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

Seed = int | str | bytes

MASK: Final = 0xFFFFFFFF


def seed_text(seed: Seed | None) -> str:
    """The one spelling of a seed that records keep; None asks the system for a fresh one nobody can guess."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bytes):
        return "0x" + seed.hex()
    return str(seed)


def key_of(seed: str) -> bytes:
    """The key of the game's generator."""
    return blake2b(seed.encode(), digest_size=32, person=b"herna key").digest()


def commitment(seed: str) -> str:
    """A fingerprint of the seed that may be shown before the game: it fixes the seed and tells nothing about it."""
    return blake2b(seed.encode(), digest_size=16, person=b"herna promise").hexdigest()


def small_seed(seed: int) -> int:
    """The start of a xorshift generator (never 0) for redrawn worlds and play-outs."""
    mixed = (seed * 2654435761 + 0x9E3779B9) & MASK
    mixed ^= mixed >> 15
    mixed = (mixed * 2246822519) & MASK
    mixed ^= mixed >> 13
    return mixed or 1
