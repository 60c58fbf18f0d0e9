"""Toll: a tiny duel with numbers; what you lay is yours unless the other pays to stop it."""

from __future__ import annotations

from typing import Final

from herna.kernel.game import Game
from toll.state import BOOK, blank

GAME: Final = Game("toll", "1", (2,), (), BOOK, blank)
