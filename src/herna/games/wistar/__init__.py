"""Rats of Wistar: rats move into a farm, dig, build, invent and explore for five rounds."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.state import BOOK, blank
from herna.kernel.game import Game, OptionSpec

OPTIONS: Final = (OptionSpec("aggressive", True, (True, False)),)  # RW-21.2
GAME: Final = Game("wistar", "2", (2, 3, 4), OPTIONS, BOOK, blank)
