"""A game in words, as each seat may know it, for the day when its rules cannot be played any more.

Rules change, and a table is played to its end under those that it began under, as long as the room knows them. When it
does not, choices lead nowhere; what was written down before can still be read.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.kernel.state import State
from herna.kernel.texts.catalogue import LANGUAGES

MOST_LINES: Final = 2000


class Stopped(HernaError):
    """This table began under rules that the room does not know any more."""

    def __init__(self, game: str, began: str, now: str) -> None:
        super().__init__(
            f"this table began under rules version {began} of {game}, and the room now has version {now}; "
            "it cannot be played on here, and what was played is kept"
        )
        self.began = began
        self.now = now


class Transcript:
    """What is left of a game: for each viewer and language picture and log, and the record if it is over."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number  # of choices that it tells of
        self.data = data

    def picture(self, viewer: int | None, lang: str) -> list[str]:
        return list(self.data["told"][name_of(viewer)][lang]["picture"])

    def log(self, viewer: int | None, lang: str) -> list[str]:
        return list(self.data["told"][name_of(viewer)][lang]["log"])

    @property
    def record(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.data["record"]
        return found


def name_of(viewer: int | None) -> str:
    return "watch" if viewer is None else str(viewer)


def write(state: State, picture: Any, names: tuple[str, ...], record: dict[str, Any] | None) -> bytes:
    """The transcript of a state; `picture` draws a view as lines of text."""
    told: dict[str, Any] = {}
    for viewer in (None, *range(state.players)):
        events = state.events(0, viewer)[-MOST_LINES:]
        told[name_of(viewer)] = {
            lang: {
                "picture": picture(state.view(viewer), lang, names),
                "log": [event.text(lang, names) for event in events],
            }
            for lang in LANGUAGES
        }
    return zlib.compress(json.dumps({"told": told, "record": record}, ensure_ascii=False).encode())


def read(number: int, blob: bytes) -> Transcript:
    return Transcript(number, json.loads(zlib.decompress(blob)))
