"""Typical mistakes: what kind of mistake a choice is, and when enough is known to call one typical."""

from __future__ import annotations

from typing import Any

import pytest

from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.review.themes import ENOUGH, THEMES, Habits, theme_of
from herna.learn.review.work import WORDS


def kept(*losses: tuple[str, str, float], seat: int = 0) -> dict[str, Any]:
    """A finished review that has found these losses, and one of the other side."""
    found = [{"seat": seat, "code": code, "best": best, "loss": loss} for code, best, loss in losses]
    return {"seat": seat, "findings": [*found, {"seat": 1 - seat, "code": "a:x", "best": "b:y", "loss": 0.9}]}


@pytest.mark.parametrize(
    ("code", "best", "theme"),
    [
        ("block:none", "block:gorillion", "passive"),
        ("end", "play:howl", "passive"),
        ("play:howl", "end", "hasty"),
        ("block:gorillion", "block:none", "hasty"),
        ("attack:gorillion", "attack:lone_yeti", "aim"),
        ("play:gorillion", "attack:lone_yeti", "deed"),
    ],
)
def test_a_mistake_has_a_theme(code: str, best: str, theme: str) -> None:
    assert theme_of(code, best) == theme


def test_nothing_is_typical_before_there_are_enough_reviews() -> None:
    habits = Habits("mindbug")
    for number in range(ENOUGH):
        assert habits.typical == []
        assert habits.missing == ENOUGH - number
        habits.add(kept(("play:a", "attack:b", 0.3), ("end", "play:a", 0.1), ("attack:a", "attack:b", 0.04)))
    assert habits.missing == 0
    assert [(habit.theme, habit.number) for habit in habits.typical] == [("deed", ENOUGH), ("passive", ENOUGH)]
    assert habits.typical[0].cost == pytest.approx(0.3 * ENOUGH), "the other side's mistakes are not one's own"


def test_every_theme_has_words() -> None:
    for lang in LANGUAGES:
        assert len({WORDS.say(lang, f"theme.{theme}", {}) for theme in THEMES}) == len(THEMES)
