"""Every chance of a tournament comes from its seed by hashing, so it is the same in any order and on any machine."""

from __future__ import annotations

import json
from hashlib import blake2b


def derive(*parts: str | int) -> str:
    """A seed that depends on all the parts and on nothing else, as 32 hexadecimal digits."""
    text = json.dumps(parts, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16, person=b"herna arena").hexdigest()


def derive_number(*parts: str | int) -> int:
    """The same as a number that fits a machine word (bots are seeded with numbers)."""
    return int(derive(*parts)[:15], 16)
