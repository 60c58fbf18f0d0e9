"""The bar with the question: what its buttons promise, in every question of random games."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest

import herna
from herna.kernel.choice import Decision
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.pages.table import MOST_BUTTONS
from tests.web.frames import random_game

SEEDS = 3
SHARE = 0.2  # of all questions of these games
EMPTY_WORDS = {"choose", "select", "vybrat", "zvolit"}
TAG = re.compile(r'<span class="tag"[^>]*>([^<]*)</span>')


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


def check(html: str, decision: Decision, where: str) -> None:
    bar = Bar(html)
    roles = {option.code: option.role for option in decision.options}
    mains = [code for classes, code in bar.buttons if "main" in classes]
    assert len(mains) <= 1, f"{where}: two buttons want to be the way forward"
    assert all([roles[code] == "do" for code in mains]), f"{where}: the way forward does nothing: {mains}"
    declines = ["decline" in classes for classes, _ in bar.buttons]
    assert declines == sorted(declines), f"{where}: a way out stands before a deed"
    assert len(bar.buttons) <= MOST_BUTTONS, f"{where}: {len(bar.buttons)} buttons"
    assert bar.unreachable == [], f"{where}: no key gets to {bar.unreachable}"


@pytest.mark.parametrize("id", herna.games())
def test_the_bar_keeps_its_promises_in_random_games(id: str) -> None:
    questions = 0
    for seed in range(SEEDS):
        for watched, rng in random_game(id, seed):
            for seat in watched.state.to_act:
                if rng.random() > SHARE:
                    continue
                lang = rng.choice(LANGUAGES)
                where = f"{id}, seed {seed}, choice {watched.state.made}, seat {seat}, {lang}"
                html = watched.draw(seat, lang)
                check(html, watched.state.decision(seat), where)
                empty = {unescape(word).casefold() for word in TAG.findall(html)} & EMPTY_WORDS
                assert not empty, f"{where}: the word on a thing does not say what happens to it: {empty}"
                questions += 1
    assert questions


def test_many_answers_that_lie_nowhere_stand_in_a_list() -> None:
    for seed in range(20):
        for watched, _ in random_game("wistar", seed):
            for seat in watched.state.to_act:
                decision = watched.state.decision(seat)
                if decision.kind == "items" and len(decision.options) > MOST_BUTTONS:
                    bar = Bar(watched.draw(seat, "en"))
                    assert set(bar.listed) == {o.code for o in decision.options if o.role == "do"}
                    return
    pytest.fail("no such question in twenty games")


def test_a_bar_that_breaks_its_promises_is_caught() -> None:
    for watched, _ in random_game("mindbug", 1):
        seat = watched.state.to_act[0]
        decision = watched.state.decision(seat)
        out = [option.code for option in decision.options if option.role != "do" and not option.at]
        if out:
            html = watched.draw(seat, "en")
            check(html, decision, "as it is")
            with pytest.raises(AssertionError, match="the way forward"):
                check(html.replace('class="decline"', 'class="main"'), decision, "changed")
            return
    pytest.fail("nobody could decline anything")


@pytest.mark.parametrize(("id", "code", "lost"), [("mindbug", "block:none", "block:"), ("smashup", "end", "play:")])
def test_a_way_out_that_costs_something_is_a_warning_and_no_other_is(id: str, code: str, lost: str) -> None:
    """Not to block costs a life; to end the step costs what could still be played."""
    met: set[bool] = set()
    for seed in range(6):
        for watched, _ in random_game(id, seed):
            for seat in watched.state.to_act:
                offered = [option.code for option in watched.state.decision(seat).options]
                for classes, value in Bar(watched.draw(seat, "en")).buttons:
                    costly = value == code and any([other.startswith(lost) for other in offered])
                    assert ("warn" in classes) == costly, (seed, watched.state.made, value)
                    met.add(costly)
            if len(met) == 2 and watched.state.made > 60:
                return
    assert met == {True, False}
