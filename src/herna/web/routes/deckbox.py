"""Decks that a visitor has saved: packed into a cookie, so that they stay in the browser and work without scripts."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any, Final

from litestar.datastructures import Cookie

from herna.kernel.game import Game
from herna.web.pages.options import SavedDeck
from herna.web.routes.requests import Asked, remember

LARGEST_COOKIE: Final = 3800  # browsers keep four kilobytes
LARGEST_BOX: Final = 60_000  # unpacked: nobody may send us a bomb
MOST_DECKS: Final = 30


class BoxFull(Exception):
    """The browser keeps no more."""


def cookie_name(game: Game[Any]) -> str:
    return "decks-" + game.id


def saved_decks(request: Asked, game: Game[Any]) -> list[SavedDeck]:
    """What the cookie holds; one that makes no sense is as good as none."""
    packed = request.cookies.get(cookie_name(game), "")
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST_BOX)
        entries = json.loads(text) if packed else []
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return []
    return [SavedDeck(*entry) for entry in entries if is_entry(entry)] if isinstance(entries, list) else []


def is_entry(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and all([isinstance(part, str) for part in entry])


def keep(game: Game[Any], decks: list[SavedDeck]) -> Cookie:
    """The cookie that holds these decks."""
    entries = json.dumps([[deck.name, deck.code] for deck in decks], ensure_ascii=False, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(entries.encode(), 9)).decode().rstrip("=")
    if len(packed) > LARGEST_COOKIE or len(decks) > MOST_DECKS:
        raise BoxFull
    return remember(cookie_name(game), packed)


def playable(request: Asked, game: Game[Any]) -> list[SavedDeck]:
    """The saved decks that obey the rules."""
    if game.decks is None:
        return []
    found = []
    for saved in saved_decks(request, game):
        deck, unread = game.decks.read(saved.code)
        if not unread and not game.decks.check(deck):
            found.append(saved)
    return found
