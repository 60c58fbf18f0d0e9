"""Decks in writing: what is written is read back, and every mistake is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import herna
from herna.games.summoner import GAME
from herna.games.summoner.printed.decks import whole_deck
from herna.games.summoner.table.designs import DESIGNS
from herna.kernel.texts.catalogue import LANGUAGES

BUILDING = GAME.deck_building()


def mixture() -> dict[str, Any]:
    """Maldaria with cards of three factions."""
    deck = BUILDING.ready("pe_queen_maldaria")
    del deck["cards"]["pe_fanessa"], deck["cards"]["pe_burn"]
    deck["cards"] |= {"fk_elut_bal": 1, "va_mass_heal": 2}
    return {"name": "Fire & light", **deck}


def test_the_mixture_is_legal() -> None:
    assert [str(fault) for fault in GAME.check_deck(mixture())] == []


@pytest.mark.parametrize("leader", BUILDING.leaders)
def test_a_ready_deck_is_legal_and_has_what_its_leader_brings(leader: str) -> None:
    deck = BUILDING.ready(leader)
    assert BUILDING.check(deck) == []
    whole = Counter([DESIGNS[number].slug for number in whole_deck(deck)])
    assert Counter(BUILDING.brought(leader)) + Counter(deck["cards"]) == whole
    assert whole.total() == 34


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_written_for_people_and_read_back(lang: str) -> None:
    deck = mixture()
    text = BUILDING.text(deck, lang)
    assert GAME.texts.components["fk_elut_bal"].name(lang) in text
    assert BUILDING.read(text) == (deck, [])


def test_what_is_no_card_of_a_deck_is_written_too() -> None:
    text = BUILDING.text({"summoner": "to_grognack", "cards": {"gate": 1, "nonsense": 2}}, "en")
    deck, faults = BUILDING.read(text)
    assert deck["cards"] == {"gate": 1}
    assert [fault.reason for fault in faults] == ["unknown_name"]


def test_a_deck_in_one_word_is_read_back_without_its_name() -> None:
    deck = mixture()
    code = BUILDING.code(deck)
    assert code.split() == [code]
    del deck["name"]
    assert BUILDING.read(code) == (deck, [])


def test_people_write_in_many_ways() -> None:
    text = "\n  summoner:  pe_queen_maldaria \n# a note\n4x ember archer\n2 × ROYAL GUARDIAN\n1 žhaví lučištníci\n"
    deck, faults = BUILDING.read(text)
    assert faults == []
    assert deck == {"summoner": "pe_queen_maldaria", "cards": {"pe_ember_archer": 5, "pe_royal_guardian": 2}}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no line names the summoner"),
        ("4 Ember Archer", "no line names the summoner"),
        ("Summoner: Grognack\nSummoner: Sneeks", "line 2: a deck has one summoner"),
        ("Summoner: Ember Archer", "line 1: Ember Archer is no summoner"),
        ("Summoner: Grognack\n\n4 Ember Archr", "line 3: no card is called “Ember Archr”; do you mean Ember Archer?"),
        ("Summoner: Grognack\n3 Qwxzyvk", "line 2: no card is called “Qwxzyvk”"),
        ("Summoner: Grognack\nfour Smashers", "line 2: “four Smashers” cannot be read"),
        ("Summoner: Grognack\n-4 Smasher", "line 2: “-4 Smasher” cannot be read"),
        ("to_grognack~to_smasher", "“to_smasher” is no part of a deck's code"),
        ("to_grognack~to_smasher.x", "“to_smasher.x” is no part of a deck's code"),
        ("to_grognack~to_smasher.4444", "“to_smasher.4444” is no part of a deck's code"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, told: str) -> None:
    _, faults = BUILDING.read(text)
    assert told in faults[0].text("en")
    assert faults[0].text("cs")


def test_all_mistakes_are_named_at_once() -> None:
    _, faults = BUILDING.read("Summoner: Grognack\nfoo\n2 Qwxzyvk\nbar")
    assert [fault.args["line"] for fault in faults] == [2, 3, 4]


def test_parts_of_a_deck() -> None:
    parts = {part.name: (part.number, part.most) for part in BUILDING.parts}
    assert parts == {"champion": (3, 1), "common": (16, 4), "standard": (6, 2)}
    assert BUILDING.part_of("pd_ice_golem") is BUILDING.parts[1]  # a structure, but counted as a common (SW-24.4)
    assert BUILDING.part_of("pd_parapet") is BUILDING.parts[2]
    for card in ("gate", "pe_queen_maldaria", "pe_spirit_of_the_phoenix", "no_such_card"):
        assert BUILDING.part_of(card) is None
    assert BUILDING.admits("pe_queen_maldaria", "fk_elut_bal") != BUILDING.admits("to_grognack", "fk_elut_bal")


def test_an_option_takes_a_code() -> None:
    south = GAME.options["south"]
    deck = mixture()
    del deck["name"]
    assert south.check(south.read(BUILDING.code(deck))) == deck
    assert south.read("Breakers") == "breakers"
    with pytest.raises(herna.BadOption, match="no ready deck"):
        south.check(south.read("to_grognack~nonsense"))
    s = GAME.new(seed=1, south=south.read(BUILDING.code(deck)), north="breakers")
    assert herna.replay(s.record()) == s


@pytest.mark.parametrize("id", [id for id in herna.games() if id != "summoner"])
def test_other_games_build_no_decks(id: str) -> None:
    with pytest.raises(herna.BadOption, match="no decks are built"):
        herna.game(id).check_deck({})
