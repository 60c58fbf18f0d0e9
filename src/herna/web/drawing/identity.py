"""Whose page it is: the address of a place at a table, and the names of the people there.

Markup is kept and used again for other tables. So nothing that draws it (boards, pages, frames) is given an address or
a name: it writes a stand-in, a character of Unicode's private use area that no visitor can enter, and the real thing
is put in last of all, just before the page is sent. What is kept cannot hold what it never received.
"""

from __future__ import annotations

import re
from typing import Final

from markupsafe import escape

HERE: Final = "\ue000"  # stands for the address of the place that looks, `/t/TABLE/KEY`
FIRST_NAME: Final = 0xE001
MOST_PLAYERS: Final = 64
NAMES: Final = tuple([chr(FIRST_NAME + seat) for seat in range(MOST_PLAYERS)])  # stand for what each seat is called
STAND_INS: Final = re.compile(f"[{HERE}-{NAMES[-1]}]")


class Identity:
    """What `fill` puts in. It cannot be hashed, so no cache can take it."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, url: str, names: list[str]) -> None:
        self._filling = dict(zip(NAMES, [str(escape(name)) for name in names], strict=False))
        self._filling[HERE] = str(escape(url))

    def fill(self, markup: str) -> str:
        """Finished markup, with the address and the names in the places of their stand-ins."""
        return STAND_INS.sub(lambda found: self._filling.get(found[0], ""), markup)
