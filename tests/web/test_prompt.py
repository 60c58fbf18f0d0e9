"""The bar with the question: what its buttons promise. That it keeps that, all frames of random games are asked."""

from __future__ import annotations

import re

import pytest

from herna.web.pages.table import MOST_BUTTONS
from tests.web.bar import TAG, Bar, check_bar
from tests.web.frames import LARGEST_FRAME, random_game

BAR = '<div class="opts">'
PLACED = re.compile(r'<div class="placed">.*?</div>')


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


def test_so_many_minions_that_a_list_of_them_would_be_too_large_are_chosen_at_the_table() -> None:
    for watched, _ in random_game("smashup", 7001):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            if decision.kind == "on_minion" and len(decision.options) > 28:
                html = watched.draw(seat, "cs")
                assert Bar(html).listed == []
                assert all(f'value="{option.code}"' in html for option in decision.options)
                assert len(html.encode()) <= LARGEST_FRAME
                return
    pytest.fail("no such question in this game")


def test_a_bar_that_breaks_its_promises_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for watched, _ in random_game("mindbug", 1):
        seat = watched.state.to_act[0]
        decision = watched.state.decision(seat)
        out = [option.code for option in decision.options if option.role != "do" and not option.at]
        html = watched.draw(seat, "en")
        deed = next((option.code for option in decision.options if option.role == "do"), "")
        main, away = f'<button class="main" value="{deed}">', f'<button class="decline" value="{"".join(out[:1])}">'
        if out and TAG.search(html):
            check_bar(html, decision, "as it is")
            for changed, words in (
                (html.replace('class="decline', 'class="main'), "the way forward"),
                (html.replace('class="decline', 'class="deed'), "looks like a deed"),
                (re.sub(r'(class="decline[^"]*")', r"\1 disabled", html), "no key gets to"),
                (TAG.sub('<span class="tag">choose</span>', html), "does not say what happens"),
                (html.replace(BAR, BAR + main + main), "two buttons want to be the way forward"),
                (html.replace(BAR, BAR + away + main), "a way out stands before a deed"),
                (html.replace(BAR, BAR + 7 * main.replace("main", "deed")), "buttons"),
                (PLACED.sub("", html.replace('class="hit"', 'class="hit" disabled')), "no key gets to"),
            ):
                with pytest.raises(AssertionError, match=words):
                    check_bar(changed, decision, "changed")
                monkeypatch.setattr(watched, "draw", lambda viewer, lang, changed=changed: changed)
                with pytest.raises(AssertionError, match=words):
                    watched.check(seat, "en")
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


def test_cards_are_counted_and_not_the_ways_to_play_them() -> None:
    """A minion that can go to three bases is one card."""
    more = 0
    for watched, _ in random_game("smashup", 6):
        for seat in watched.state.to_act:
            decision = watched.state.decision(seat)
            cards = {option.at for option in decision.options if option.at.startswith("hand")}
            chip = re.search(r'id="listing"[^>]*><b>(\d+)<', watched.draw(seat, "en"))
            if decision.kind == "play" and chip and not any([o.at for o in decision.options if o.at not in cards]):
                assert int(chip[1]) == len(cards)
                more += len(decision.options) > len(cards) + 1
    assert more > 5
