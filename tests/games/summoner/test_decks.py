"""Building decks (SW-24)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import herna
from herna.games.summoner import GAME
from herna.games.summoner.printed.cards import BY_SLUG, FACTION_NAMES
from herna.games.summoner.printed.decks import QUOTAS, draw_pile_of, whole_deck
from herna.games.summoner.table.designs import DESIGNS


def legal() -> dict[str, Any]:
    """A deck for Svara with Orc cards that show water."""
    return {
        "summoner": "pd_svara",
        "cards": {
            "pd_nadiana": 1, "pd_ollag": 1, "to_targan": 1, "pd_parapet": 2, "pd_ice_repair": 2, "to_freeze": 2,
            "pd_frost_mage": 4, "pd_ice_golem": 4, "to_frost_shaman": 4, "to_smasher": 4,
        },
    }  # fmt: skip


def faults(deck: Any) -> list[tuple[str, str]]:
    found = GAME.check_deck(deck)
    assert all(f.text("en") and f.text("cs") and f.rule in str(f) for f in found)
    return [(f.rule, f.reason) for f in found]


@pytest.mark.rule("SW-24.1", "SW-24.5", "SW-2.1")
@pytest.mark.example("SW-X11")
def test_a_legal_mixture_can_be_played() -> None:
    deck = legal()
    assert faults(deck) == []
    s = GAME.new(seed=1, south=deck, north="tundra_orcs")
    assert s.position()["options"]["south"]["summoner"] == "pd_svara"  # type: ignore[index]
    assert len(whole_deck(deck)) == 34


@pytest.mark.rule("SW-24.2")
@pytest.mark.example("SW-X11")
def test_a_card_without_a_common_symbol_is_refused() -> None:
    deck = legal()
    deck["cards"]["to_tundra_fighter"] = deck["cards"].pop("to_smasher")  # instinct only
    assert faults(deck) == [("SW-24.2", "symbol")]
    with pytest.raises(herna.BadOption, match=r"SW-24\.2"):
        GAME.new(south=deck)


@pytest.mark.rule("SW-24.3")
@pytest.mark.parametrize(
    ("slug", "copies", "reason"),
    [
        ("pd_ollag", 2, "copies_of_champions"),
        ("to_freeze", 3, "copies_of_events"),
        ("to_smasher", 5, "copies_of_commons"),
    ],
)
def test_too_many_copies_are_refused(slug: str, copies: int, reason: str) -> None:
    deck = legal()
    deck["cards"][slug] = copies
    assert ("SW-24.3", reason) in faults(deck)


@pytest.mark.rule("SW-24.1")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pd_ollag": 0}, "bad_number"),
        ({"pd_ollag": "one"}, "bad_number"),
        ({"pd_unknown": 1}, "unknown_card"),
        ({"pd_ice_ram": 2}, "fixed_card"),
        ({"gate": 3}, "fixed_card"),
        ({"to_grognack": 1}, "fixed_card"),
        ({"to_ragnor": 1}, "number_of_champions"),
        ({"pd_bear_cavalry": 1}, "number_of_commons"),
        ({"pd_glacial_shift": 1}, "number_of_events"),
    ],
)
def test_what_a_deck_consists_of(change: dict[str, Any], reason: str) -> None:
    deck = legal()
    deck["cards"].update(change)
    assert reason in [r for rule, r in faults(deck) if rule == "SW-24.1"]


@pytest.mark.rule("SW-24.1", "SW-2.1")
@pytest.mark.parametrize("deck", ["nobody", 7, None, {}, {"summoner": "gate"}, {"summoner": "pd_svara", "cards": 3}])
def test_nonsense_is_no_deck(deck: Any) -> None:
    assert faults(deck)


@pytest.mark.rule("SW-24.1")
def test_unknown_fields_are_named() -> None:
    assert ("SW-24.1", "unknown_field") in faults({**legal(), "colour": "blue"})


@pytest.mark.rule("SW-24.4")
def test_parapet_is_an_event_and_the_golem_a_common() -> None:
    deck = legal()
    deck["cards"]["pd_parapet"] = 3
    deck["cards"]["pd_ice_golem"] = 5
    assert ("SW-24.3", "copies_of_events") in faults(deck)
    assert ("SW-24.3", "copies_of_commons") in faults(deck)


@pytest.mark.rule("SW-24.5")
def test_summoners_show_crossed_axes_and_two_symbols() -> None:
    shown = {d.slug: d.symbols for d in DESIGNS if not d.has_cost and d.slug}
    assert shown["to_grognack"] == ("crossed_axes", "instinct", "water")
    assert shown["br_tacullu"] == ("crossed_axes", "resolve", "air")
    assert all(len(s) == 3 and s[0] == "crossed_axes" for s in shown.values())
    assert not [d.slug for d in DESIGNS if "crossed_axes" in d.symbols and d.slug not in shown]


@pytest.mark.rule("SW-24.6", "SW-24.2")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_ready_decks_are_legal_decks(faction: str) -> None:
    pile = Counter([DESIGNS[c].slug for c in draw_pile_of(faction)])
    assert (len(whole_deck(faction)), pile["gate"]) == (34, 3)
    numbers = sorted(pile.values())
    assert numbers == sorted([3, 4, 4, 4, 4, 1, 1, 1, 2, 2, 2, 2])
    summoner = next(d.slug for d in DESIGNS if d.faction == faction and not d.has_cost)
    classes = [c for c, _, _, _ in QUOTAS]
    chosen = {slug: n for slug, n in pile.items() if any(BY_SLUG[slug].classes & c for c in classes)}
    assert faults({"summoner": summoner, "cards": chosen}) == []


@pytest.mark.rule("SW-24.6")
@pytest.mark.example("SW-X12")
def test_the_ready_deck_of_the_polar_dwarves() -> None:
    cards = Counter([DESIGNS[c].slug for c in whole_deck("polar_dwarves")])
    assert cards == {
        "pd_svara": 1, "starting_gate": 1, "gate": 3, "pd_ice_ram": 2, "pd_parapet": 2, "pd_ice_repair": 2,
        "pd_glacial_shift": 2, "pd_nadiana": 1, "pd_ollag": 1, "pd_jarmund": 1, "pd_frost_mage": 5, "pd_ice_golem": 5,
        "pd_bear_cavalry": 4, "pd_ice_smith": 4,
    }  # fmt: skip
    symbols = {slug: BY_SLUG[slug].symbols for slug in ("pd_nadiana", "pd_ollag", "pd_jarmund")}
    assert symbols == {"pd_nadiana": ("water",), "pd_ollag": ("logic",), "pd_jarmund": ("logic", "water")}
