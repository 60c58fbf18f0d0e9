"""One test for many small things: a pytest case for each of a thousand would cost more than what it checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple

Thing = TypeVarTuple("Thing")


def check_all(check: Callable[[*Thing], object], *things: tuple[*Thing]) -> None:
    """Check all of them, also after a failure; then say which have failed, and how."""
    assert things, "there is nothing to check"
    found: list[str] = []
    for thing in things:
        try:
            check(*thing)
        except Exception as e:
            found.append(f"{thing}: {type(e).__name__}: {e}")
    assert not found, "\n".join(found)
