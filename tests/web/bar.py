"""The bar with the question, read as a page shows it: its buttons, and what they promise."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import Final

from markupsafe import escape

from herna.kernel.choice import Decision
from herna.web.pages.table import MOST_BUTTONS

EMPTY_WORDS: Final = {"choose", "select", "vybrat", "zvolit"}
TAG: Final = re.compile(r'<span class="tag"[^>]*>([^<]*)</span>')
BUTTON: Final = re.compile(r"<button[^>]*>")
NO_KEY: Final = re.compile(r' disabled\b| tabindex="-1"')


class Bar(HTMLParser):
    """The buttons of the bar in their order, as (classes, code); `listed` are those in the lists inside of it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.buttons: list[tuple[set[str], str]] = []
        self.listed: list[str] = []
        self.unreachable: list[str] = []
        self.lists = 0
        self.feed(html[html.index('<div class="opts">') + len('<div class="opts">') :])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "div":
            self.lists += 1
        if tag != "button":
            return
        if "disabled" in found or found.get("tabindex") == "-1":
            self.unreachable.append(found.get("id", ""))
        if self.lists > 0:
            self.listed.append(found["value"])
        elif self.lists == 0:
            self.buttons.append((set(found.get("class", "").split()), found.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "div":
            self.lists -= 1 if self.lists >= 0 else 0


def check_bar(html: str, decision: Decision, where: str) -> None:
    bar = Bar(html)
    roles = {option.code: option.role for option in decision.options}
    mains = [code for classes, code in bar.buttons if "main" in classes]
    assert len(mains) <= 1, f"{where}: two buttons want to be the way forward"
    assert all([roles[code] == "do" for code in mains]), f"{where}: the way forward does nothing: {mains}"
    # The end of a turn is no option of this question alone, but a way out as well.
    ways_out = [roles.get(code, "end") != "do" for _, code in bar.buttons if code]
    assert ways_out == sorted(ways_out), f"{where}: a way out stands before a deed"
    declines = ["decline" in classes for classes, code in bar.buttons if code]
    assert declines == ways_out, f"{where}: a way out looks like a deed, or a deed like a way out"
    assert len(bar.buttons) <= MOST_BUTTONS, f"{where}: {len(bar.buttons)} buttons"
    assert bar.unreachable == [], f"{where}: no key gets to {bar.unreachable}"
    met = {code for _, code in bar.buttons}.union(bar.listed)
    elsewhere = [button for button in BUTTON.findall(html) if not NO_KEY.search(button)]
    lost = [code for code in roles.keys() - met if not any([f'value="{escape(code)}"' in one for one in elsewhere])]
    assert lost == [], f"{where}: no key gets to {lost}"
    empty = {unescape(word).casefold() for word in TAG.findall(html)} & EMPTY_WORDS
    assert not empty, f"{where}: the word on a thing does not say what happens to it: {empty}"
