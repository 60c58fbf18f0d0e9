"""Catalogues: templates, cases, plural forms."""

from __future__ import annotations

import pytest

import herna
from herna.kernel.texts.catalogue import Catalogue, placeholders, plural

TEXTS = herna.game("mindbug").texts


@pytest.mark.parametrize(
    ("n", "english", "czech"),
    [(0, 1, 2), (1, 0, 0), (2, 1, 1), (4, 1, 1), (5, 1, 2), (11, 1, 2), (22, 1, 2), (-1, 0, 0), (-3, 1, 1)],
)
def test_plural_forms(n: int, english: int, czech: int) -> None:
    assert (plural("en", n), plural("cs", n)) == (english, czech)


def test_phrases_are_filled_in() -> None:
    args = {"seat": 1, "count": 3, "cards": ["sawn", "lone_yeti"]}
    assert TEXTS.say("en", "event.draws", args) == "Player 2 draws 3 cards."
    assert TEXTS.say("cs", "event.draws", args, ("Eva", "Adam")) == "Adam si dobírá 3 karty."
    assert TEXTS.say("en", "event.draws.seen", args) == "Player 2 draws Sawn, Lone Yeti."
    assert TEXTS.say("cs", "option.play", {"card": "lone_yeti"}) == "Vyložit Yettiho samotáře"


def test_czech_sentences_have_a_minus_sign() -> None:
    args = {"seat": 0, "points": -4}
    scored = herna.game("bigmonster").texts
    assert scored.say("cs", "event.scores", args, ("Eva",)) == "Eva má −4 body."
    assert "-4" in scored.say("en", "event.scores", args)


def test_lists_of_players_are_filled_in() -> None:
    order = herna.game("bigmonster").texts.say("cs", "event.claim_order", {"order": [2, 0]}, ("Eva", "Adam", "Jitka"))
    assert order == "Lodě si hráči vybírají v tomto pořadí: Jitka, Eva."


def test_lists_of_words_are_filled_in_and_counted() -> None:
    texts = herna.game("summoner").texts
    args = {"card": "gate", "dice": [["melee", "ranged"], ["special"]]}
    assert texts.say("en", "event.rolls", args) == "Gate rolls 2 dice (melee + ranged; special)."
    assert "hod 1 kostkou (zvláštní efekt)" in texts.say("cs", "event.rolls", {**args, "dice": [["special"]]})
    blocks = {"source": "sawn", "power": 5, "keywords": ["tough", "frenzy"]}
    assert TEXTS.say("en", "ask.block", blocks) == "Sawn (5, Tough, Frenzy) attacks you. Which creature blocks?"
    assert TEXTS.say("en", "ask.block", {**blocks, "keywords": []}).startswith("Sawn (5) attacks")


def test_things_are_counted_by_their_own_phrases() -> None:
    args = {"seat": 0, "what": "basic_card", "n": 5, "total": 7}
    texts = herna.game("wistar").texts
    assert texts.say("cs", "event.gains", args, ("Eva",)) == "Eva získává 5 základních karet (nyní 7)."
    assert texts.say("en", "event.gains", {**args, "n": 1}, ("Eva",)) == "Eva gains 1 basic card (now 7)."


def test_questions_and_options_call_players_by_their_names() -> None:
    s = herna.game("bigmonster").new(players=3, seed=1, mode="ffa")
    while s.decision(s.to_act[0]).kind != "claim":
        s.choose(0, s.to_act[0])
    decision = s.decision(s.to_act[0])
    assert any("Player" in option.label("en") for option in decision.options)
    decision.call_players(("Eva", "Adam", "Jitka"))
    labels = [option.label("en") for option in decision.options]
    assert not any("Player" in label for label in labels)
    assert any(name in label for label in labels for name in ("Eva", "Adam", "Jitka"))


def test_placeholders_can_be_listed() -> None:
    assert placeholders("{n} {n|a|b} of {card:name}") == [("n", "", 0), ("n", "", 2), ("card", "name", 0)]


def test_the_rulebook_is_found_by_id_and_by_words() -> None:
    book = TEXTS.rulebook
    assert book.get("mb-9.5").id == "MB-9.5"  # type: ignore[union-attr]
    assert book.get("MB-99") is None
    assert "MB-9.3" in [rule.id for rule in book.find("sneaky block")[0]]
    assert "MB-9.3" in [rule.id for rule in book.find("nenápadn bránit", "cs")[0]]
    assert [rule.id for rule in book.within("MB-1")][:2] == ["MB-1.1", "MB-1.2"]


def test_a_missing_folder_is_an_error_when_it_is_needed() -> None:
    with pytest.raises(FileNotFoundError):
        _ = Catalogue("herna.players").phrases
