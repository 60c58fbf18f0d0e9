"""Seeds: what a game's chance is made from, and the promise that proves afterwards that nobody changed it."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Final

from herna.kernel.errors import BadOption, shown

Seed = int | str | bytes

MASK: Final = 0xFFFFFFFF


def seed_text(seed: object) -> str:
    """The one spelling of a seed that records keep; None asks the system for a fresh one nobody can guess."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, bytes):
        return "0x" + seed.hex()
    if not isinstance(seed, int | str):
        raise BadOption(f"a seed is a number, text or bytes, not {shown(seed)}")
    try:
        text = str(seed)
        text.encode()
    except ValueError:  # thousands of digits, or half of a pair of surrogates
        raise BadOption(
            "this seed has characters that cannot be written down in a record, or too many digits"
        ) from None
    return text


def key_of(seed: str) -> bytes:
    """The key of the game's generator."""
    return blake2b(seed.encode(), digest_size=32, person=b"herna key").digest()


def commitment(seed: str) -> str:
    """A fingerprint of the seed that may be shown before the game: it fixes the seed and tells nothing about it."""
    return blake2b(seed.encode(), digest_size=16, person=b"herna promise").hexdigest()


def mark_of(share: str) -> str:
    """The fingerprint of what a player adds to a seed: shown before anybody tells theirs, so nobody chooses it last."""
    return sha256(share.encode()).hexdigest()


def shared_seed(secret: str, shares: list[str]) -> str:
    """A seed that nobody could aim at: of the room's secret, promised beforehand, and of the shares in seat order."""
    return sha256("\n".join([secret, *shares]).encode()).hexdigest()[:32]


def small_seed(seed: int) -> int:
    """The start of a xorshift generator (never 0) for redrawn worlds and play-outs."""
    mixed = (seed * 2654435761 + 0x9E3779B9) & MASK
    mixed ^= mixed >> 15
    mixed = (mixed * 2246822519) & MASK
    mixed ^= mixed >> 13
    return mixed or 1
