"""Printed facts in words: every shape of a value, both languages, and no word forgotten."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.kernel.facts import facts_in_words, spoken, unsaid, unsaid_facts
from herna.kernel.game import Game
from herna.kernel.texts.catalogue import LANGUAGES, Catalogue
from herna.testkit import text_faults


def catalogue(**phrases: str) -> Catalogue:
    """A catalogue out of a table, with no components."""
    made = Catalogue("herna.games.mindbug")
    made._phrases = {key.replace("__", "."): {"en": text, "cs": text} for key, text in phrases.items()}
    made._components = {}
    return made


def told(texts: Catalogue, **facts: Any) -> list[str]:
    return [fact.text for fact in spoken(texts, "en", facts)]


def test_numbers_speak_for_themselves_unless_a_phrase_does() -> None:
    texts = catalogue(fact__copies="Copies", fact__copies__0="none left")
    assert told(texts, copies=3) == ["Copies: 3"]
    assert told(texts, copies=0) == ["Copies: none left"]


def test_a_word_of_the_fact_goes_before_a_word_of_the_game() -> None:
    texts = catalogue(fact__phase="Phase", fact__phase__move="moving", term__move="Move Phase", term__draw="Draw Phase")
    assert told(texts, phase="move") == ["Phase: moving"]
    assert told(texts, phase="draw") == ["Phase: Draw Phase"]


def test_a_flag_is_a_sentence_and_silent_where_it_has_none() -> None:
    texts = catalogue(fact__wide__yes="lies across", fact__basic__yes="always there", fact__basic__no="sometimes there")
    assert told(texts, wide=True, basic=True) == ["lies across", "always there"]
    assert told(texts, wide=False, basic=False) == ["sometimes there"]


def test_amounts_have_their_plurals() -> None:
    texts = catalogue(fact__cost="Cost", fact__cost__item="{n} {n|item|items}")
    assert told(texts, cost={"item": 1}) == ["Cost: 1 item"]
    assert told(texts, cost={"item": 2}) == ["Cost: 2 items"]


def test_a_list_of_tables_is_a_list_of_smaller_facts() -> None:
    texts = catalogue(fact__rows="Rows", fact__vp="VP", fact__cost="Cost", fact__cost__wood="{n} wood")
    rows = [{"vp": 1, "cost": {"wood": 2}}, {"vp": 3, "cost": {}}]
    assert told(texts, rows=rows) == ["Rows: (VP: 1; Cost: 2 wood), (VP: 3)"]


@pytest.mark.parametrize("empty", [None, "", [], (), {}])
def test_what_does_not_apply_is_left_out(empty: object) -> None:
    assert told(catalogue(fact__power="Power"), power=empty) == []


def test_a_mark_explains_itself() -> None:
    texts = catalogue(fact__ours__yes="our own", fact__ours__why="Nobody knows the printed one.")
    (mark,) = spoken(texts, "en", {"ours": True})
    assert (mark.text, mark.why) == ("our own", "Nobody knows the printed one.")
    assert spoken(texts, "en", {"ours": False}) == []


@pytest.mark.parametrize(
    ("name", "value", "missing"),
    [
        ("power", 3, ["fact.power"]),
        ("ours", False, ["fact.ours.yes"]),
        ("kind", ["tool", "known"], ["fact.kind", "fact.kind.tool"]),
        ("cost", {"wood": 1}, ["fact.cost", "fact.cost.wood"]),
        ("rows", [{"lock": 1}], ["fact.rows", "fact.lock"]),
        ("kind", None, ["fact.kind"]),
    ],
)
def test_missing_phrases_are_named(name: str, value: object, missing: list[str]) -> None:
    assert unsaid(catalogue(term__known="known"), name, value) == missing


@pytest.mark.parametrize("id", herna.games())
def test_every_fact_of_every_component_is_said(id: str) -> None:
    game = herna.game(id)
    assert unsaid_facts(game) == []
    for component in game.component_ids():
        for lang in LANGUAGES:
            for fact in facts_in_words(game, component, lang):
                assert "True" not in fact.text
                assert "{" not in fact.text
                assert "_" not in fact.text, fact.text


@pytest.mark.parametrize("key", ["fact.power", "fact.keywords"])
def test_the_text_check_finds_a_forgotten_fact(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    game: Game[Any] = herna.game("mindbug")
    rest = {k: v for k, v in game.texts.phrases.items() if k != key}
    monkeypatch.setattr(game.texts, "_phrases", rest)
    assert text_faults(game) == [f"there is no phrase {key!r}"]


def test_the_text_check_finds_a_filter_by_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any] = herna.game("mindbug")
    more = {**game.texts.phrases, "filter.taste": {"en": "any taste", "cs": "jakákoli chuť"}}
    monkeypatch.setattr(game.texts, "_phrases", more)
    assert text_faults(game) == ["there is a filter 'taste', but no such fact"]
