"""Every card of every set in one's own hand, where it carries its name and signs: its text is seen closely.

The cards of Mindbug and Smash Up carry their texts in hand, too (test_browser_layout.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import herna
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages.table import frame
from tests.web.server import RoomServer
from tests.web.test_browser_layout import HERE, NAMES, drawn
from tests.web.test_browser_questions import NEXT

HELD = {"bigmonster": 5, "summoner": 5, "wistar": 6}  # so many cards are in hand at a time
KIND = {"bigmonster": ("type", "tile"), "summoner": ("kind", "card"), "wistar": ("sort", "project")}
CARDS = {"bigmonster": 30, "summoner": 98, "wistar": 180}
HAND = ":is(#hand, #hand0) .card"
# Of names on these cards: what they say, how large they are, and how much of them is cut off.
NAMED = """cards => [...document.querySelectorAll(cards + ' .name')].filter(one => one.checkVisibility()).map(name => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const [inner, outer] = [words, name.closest('.card')].map(one => one.getBoundingClientRect());
    return [name.textContent, parseFloat(getComputedStyle(name).fontSize), Math.max(
        outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom,
        name.scrollHeight - name.clientHeight, name.scrollWidth - name.clientWidth)];
})"""
# The same of their texts, when each is looked at closely; and how much of the dialog lies outside of the window.
SEEN_CLOSELY = """async cards => {
    const closer = await import(document.scripts[0].src.replace(/table.js$/, 'table/closer.js'));
    const [dialog, found] = [document.getElementById('zoom'), []];
    for (const card of document.querySelectorAll(cards)) {
        await closer.zoom(card);
        const text = dialog.querySelector('.text');
        found.push([card.id, text?.textContent.trim() ? parseFloat(getComputedStyle(text).fontSize) : 99, Math.max(
            (text?.scrollHeight ?? 0) - (text?.clientHeight ?? 0), dialog.scrollHeight - dialog.clientHeight,
            dialog.getBoundingClientRect().bottom - innerHeight)]);
        dialog.close();
    }
    return found;
}"""


def hands(game: str, lang: str) -> Iterator[Scene]:
    """All cards of a game, a hand at a time."""
    rules = herna.game(game)
    fact, wanted = KIND[game]
    cards = [id for id in rules.component_ids() if rules.facts(id).get(fact) == wanted]
    state = rules.new(seed=1, players=3 if game == "bigmonster" else 2)
    for first in range(0, len(cards), HELD[game]):
        view: dict[str, Any] = state.view(0)
        side = view["seats" if game == "bigmonster" else "sides"][0]
        side["hand"] = cards[first : first + HELD[game]]
        side["hand_size"] = len(side["hand"])
        yield Scene(rules, lang, 2 + first, view, 0, None, [])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HELD)
def test_every_card_in_hand_has_its_name_and_tells_its_text(
    browser: Browser, room: RoomServer, game: str, lang: str
) -> None:
    named: list[Any] = []
    seen: list[Any] = []
    with drawn(browser, room, 1440, next(hands(game, lang))) as page:
        for scene in hands(game, lang):
            page.evaluate(NEXT, [scene.seq, Identity(HERE, NAMES).fill(frame(scene)), lang])
            named += page.evaluate(NAMED, HAND)
            seen += page.evaluate(SEEN_CLOSELY, HAND)
    assert len(seen) >= CARDS[game]
    assert game == "bigmonster" or len(named) == len(seen)  # its tiles are told by their pictures
    for what, size, lost in named + seen:
        assert size >= 13, what
        assert lost <= 1, what
    assert len([size for _, size, _ in seen if size < 99]) > CARDS[game] / 2  # they do have texts
