"""Rules that are read anew: what is not asked any more, and that tables and records from before go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.kernel.keeping.record import check_of
from tests.games.summoner.scene import GAME, boost, codes, go, kind, scene, unit, walk

RECORDS = sorted((Path(__file__).parent / "old_records").glob("*.json"))


def sealed(record: dict[str, Any], rulings: int) -> dict[str, Any]:
    """The record as it would be if the game had begun under so many rulings; 0: as before there were any."""
    changed = {key: value for key, value in record.items() if key != "rulings"}
    if rulings:
        changed["rulings"] = rulings
    elif "result" in changed:
        changed["result"] = {key: value for key, value in changed["result"].items() if key != "about"}
    changed["check"] = check_of(changed)
    return changed


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_choices_from_before_do_not_fit_todays_rulings(path: Path) -> None:
    now = GAME.replay(json.loads(path.read_text(encoding="utf-8"))).record()
    with pytest.raises(herna.RecordError):  # the same choices are too many under today's rulings
        GAME.replay(sealed(now, len(GAME.rulings)))


@pytest.mark.rule("SW-3.6", "SW-5.7")
def test_a_phase_in_which_no_card_of_the_deck_could_be_used_goes_by() -> None:
    mine = {"c3": unit("to_smasher", did=["moved"]), "f1": unit("to_grognack", did=["moved"])}
    table: dict[str, Any] = {"mine": mine, "hand": ("to_brutal_force",), "phase": "move", "moved": 3}
    decks = ("tundra_orcs", "phoenix_elves")
    assert kind(scene(*decks, **table, as_sold=True)) == "0 attack"  # neither events for moving nor gates are left
    waits = scene(*decks, **table, draw=("to_for_glory",), as_sold=True)
    assert (kind(waits), codes(waits)) == ("0 build", ["build:done"])  # it might be in the hand
    unknown = scene(*decks, **table)
    assert (kind(unknown), codes(unknown)) == ("0 move", ["move:done"])  # nobody knows what this deck has
    decision = unknown.decision()
    assert (decision.purpose, decision.limit()) == ("after_moves", "no move left")


@pytest.mark.rule("SW-4.1", "SW-10.3")
def test_without_magic_for_any_unit_the_summon_phase_goes_by() -> None:
    table: dict[str, Any] = {
        "mine": {"c3": "starting_gate"},
        "hand": ("to_smasher",),
        "phase": "summon",
        "as_sold": True,
    }
    assert kind(scene("tundra_orcs", "phoenix_elves", **table, magic=0)) == "0 move"
    assert kind(scene("tundra_orcs", "phoenix_elves", **table, magic=0, draw=("to_freeze",))) == "0 move"  # no target
    assert kind(scene("tundra_orcs", "phoenix_elves", **table, magic=3)) == "0 summon"


@pytest.mark.rule("SW-22.2")
def test_a_discard_pile_is_hidden_as_long_as_a_unit_may_raise_the_dead() -> None:
    table: dict[str, Any] = {"hand": (), "phase": "summon", "discard": ("gate",), "as_sold": True}
    decks = ("fallen_kingdom", "phoenix_elves")
    talus = {"c3": "fk_ret_talus"}
    assert kind(scene(*decks, **table, mine=talus)) == "0 summon"
    used = {"c3": unit("fk_ret_talus", used=["raise_the_dead"])}
    assert kind(scene(*decks, **table, mine=used)) == "0 move"


@pytest.mark.component("blood_fury")
@pytest.mark.rule("SW-18.1")
def test_effects_on_the_own_boost_of_different_units_are_not_put_in_order() -> None:
    s = scene(
        "fallen_kingdom",
        mine={"c3": unit("fk_undead_warrior", boost=3), "e3": unit("fk_undead_warrior", boost=1)},
        phase="magic",
    )
    old = GAME.replay(sealed(s.record(), 0))
    for table in (s, old):
        go(table, "magic:done")
    assert (kind(s), boost(s, "c3"), boost(s, "e3")) == ("1 summon", 1, 0)
    assert codes(old) == ["order:blood_fury@c3", "order:blood_fury@e3"]
    go(old, "order:blood_fury@e3")
    assert old.view(0)["board"] == s.view(0)["board"]


@pytest.mark.component("frost_axe")
@pytest.mark.rule("SW-25.31")
def test_an_axe_costs_all_boost_but_one_at_tables_from_before() -> None:
    s = scene(
        "polar_dwarves",
        mine={"c3": unit("pd_ice_smith", boost=3), "c5": "pd_bear_cavalry"},
        phase="move",
    )
    old = GAME.replay(sealed(s.record(), 0))
    for table, spent in ((s, 3), (old, 1)):
        walk(table, "c3", "c4")
        assert boost(table, "c4") == 3
        seen = len(table.events())
        go(table, "either:own.pd_bear_cavalry@c5")
        assert [e.data["amount"] for e in table.events(seen) if e.kind == "unboosted"] == [spent]
