"""Big Monster: explorers draft monsters, pass the rest on and lay out the richest area, in teams or alone."""

from __future__ import annotations

from typing import Final

from herna.games.bigmonster.setup import OPTIONS
from herna.games.bigmonster.state import BOOK, blank
from herna.kernel.game import Game

GAME: Final = Game("bigmonster", "1", (2, 3, 4, 5, 6), OPTIONS, BOOK, blank)
