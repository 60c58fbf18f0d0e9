"""Mindbug, all three sets: the duel in which the best creature you play may not be yours for long."""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.printed.cards import SETS
from herna.games.mindbug.state import BOOK, blank
from herna.kernel.game import Game, OptionSpec

OPTIONS: Final = (OptionSpec("sets", [SETS[0]], SETS, several=True),)  # MB-15.1
GAME: Final = Game("mindbug", "1", (2,), OPTIONS, BOOK, blank)
