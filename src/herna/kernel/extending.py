"""`mypyc_attr`, the mark of compiled classes that games outside this package may derive from.

Such games are plain Python, and plain classes can derive from a compiled one only where it says so. The real mark comes
with the compiler, which knows it by name; at run time nobody needs it, so here it does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
