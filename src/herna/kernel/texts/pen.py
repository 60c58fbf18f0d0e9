"""What every game's picture of the table needs: one view, one language, and what the players are called."""

from __future__ import annotations

from typing import Any

from herna.kernel.extending import mypyc_attr
from herna.kernel.texts.catalogue import Catalogue


@mypyc_attr(allow_interpreted_subclasses=True)
class Pen:
    """Writes one view in one language."""

    def __init__(self, texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> None:
        self.texts = texts
        self.view = view
        self.lang = lang
        self.names = names

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(self.lang, key, args, self.names)

    def name(self, component: str) -> str:
        return self.texts.components[component].name(self.lang)

    def called(self, seat: int) -> str:
        """What a player is called."""
        return self.texts.player(self.lang, seat, self.names)
