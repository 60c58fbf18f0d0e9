"""Setting up (SW-2), the turn (SW-3), zones and names (SW-1)."""

from __future__ import annotations

import random

import pytest

from herna.games.summoner.printed.cards import BY_SLUG, FACTION_NAMES, FACTIONS
from herna.games.summoner.printed.decks import whole_deck
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.board import own_row, row_of
from tests.games.summoner.scene import (
    GAME,
    at,
    attack,
    boost,
    card_at,
    codes,
    damage,
    empty,
    go,
    hand,
    kind,
    left,
    magic,
    rule_against,
    scene,
    unit,
    walk,
)


def fresh(south: str = "phoenix_elves", north: str = "tundra_orcs", seed: int = 1) -> SummonerWars:
    s = GAME.new(seed=seed, south=south, north=north)
    assert isinstance(s, SummonerWars)
    return s


# --- setting up ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-2.1", "SW-2.2", "SW-2.3", "SW-1.12")
@pytest.mark.component("starting_gate")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_both_sides_begin_in_their_own_rows_turned_by_half_a_circle(faction: str) -> None:
    s = fresh(faction, faction)
    layout = FACTIONS[FACTION_NAMES.index(faction)]
    assert len(s.pieces) == 8
    for p in s.pieces.values():
        assert own_row(p.space, p.seat) < 4
        twin = s.board[49 - p.space]
        assert twin is not None
        assert (twin.face, twin.seat) == (p.face, 1 - p.seat)
    gate = [p for p in s.pieces.values() if p.face.slug == "starting_gate"]
    assert [s.life(p) for p in gate] == [10, 10]
    assert row_of(at(s, "abcdef"[layout.at[1]] + str(layout.at[0] + 1)).space) == layout.at[0]


@pytest.mark.rule("SW-2.2")
def test_the_layouts_of_two_factions() -> None:
    s = fresh("cave_goblins", "vanguards")
    assert [card_at(s, p) for p in ("e1", "d2", "e2", "c3")] == [
        "cg_sneeks", "starting_gate", "cg_horde_slinger", "cg_beast_rider",
    ]  # fmt: skip
    assert [card_at(s, p) for p in ("c8", "c6", "d5", "b6")] == [
        "va_sera_eldwyn", "starting_gate", "va_temple_priest", "va_citadel_archer",
    ]  # fmt: skip


@pytest.mark.rule("SW-2.4", "SW-1.3")
def test_thirty_cards_are_shuffled_and_five_drawn() -> None:
    s = fresh()
    for seat in range(2):
        side = s.sides[seat]
        assert (len(side.hand), len(side.draw), side.discard) == (5, 25, ())
    other = fresh(seed=2)
    assert s.sides[0].hand + s.sides[0].draw != other.sides[0].hand + other.sides[0].draw


@pytest.mark.rule("SW-2.5")
def test_chance_decides_who_begins_with_two_magic_against_three() -> None:
    starters = set()
    for seed in range(12):
        s = fresh(seed=seed)
        starters.add(s.active)
        assert (magic(s, s.active), magic(s, 1 - s.active)) == (2, 3)
    assert starters == {0, 1}


@pytest.mark.rule("SW-2.6")
def test_starting_units_were_not_summoned() -> None:
    s = fresh("savanna_elves", "savanna_elves")
    assert all(p.boost == 0 for p in s.pieces.values())
    assert not s.waiting


@pytest.mark.rule("SW-2.7", "SW-7.10", "SW-3.1")
def test_the_first_turn_has_all_phases_and_the_cost_of_inaction() -> None:
    s = fresh()
    first = s.active
    seen = []
    while s.active == first:
        seen.append(s.decision().kind)
        s.choose(seen[-1] + ":done")
    assert seen == ["summon", "move", "build", "attack", "magic"]
    summoner = s.summoner(first)
    assert summoner is not None
    assert summoner.damage == 1


# --- the turn ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SW-3.1")
def test_players_alternate_and_draw_at_the_end() -> None:
    s = scene(phase="magic", draw=("pe_burn", "pe_fanessa", "pe_holleas", "pe_ember_mage", "pe_ember_beast"))
    go(s, "magic:done")
    assert (s.active, s.turn, kind(s)) == (1, 6, "1 summon")
    assert len(hand(s)) == 5


@pytest.mark.rule("SW-3.6", "SW-12.2")
def test_one_thing_after_another_and_no_event_in_between() -> None:
    s = scene(
        mine={"c3": "pe_ember_archer", "c1": "pe_queen_maldaria"},
        theirs={"c5": "to_smasher", "b2": "to_smasher"},
        phase="move",
        hand=("pe_burn", "gate"),
    )
    assert "play:pe_burn@b2" in codes(s)
    walk(s, "c3", "c4")
    assert kind(s) == "0 use"
    assert rule_against(s, "play:pe_burn@b2") == "SW-3.6"
    go(s, "use:none")
    assert "play:pe_burn@b2" in codes(s)
    go(s, "play:pe_burn@b2")
    assert damage(s, "b2") == 2


@pytest.mark.rule("SW-3.7")
def test_once_per_turn_begins_anew_in_the_opponents_turn() -> None:
    s = scene(
        "polar_dwarves",
        "tundra_orcs",
        mine={"c3": unit("pd_jarmund", used=["momentum"], did=["attacked", "moved"])},
        phase="magic",
    )
    go(s, "magic:done")
    assert at(s, "c3").used == ()
    assert at(s, "c3").marks == 0


@pytest.mark.rule("SW-3.3", "SW-3.4")
def test_a_phase_that_is_over_is_over() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, phase="move")
    go(s, "move:done")
    assert rule_against(s, "move:pe_ember_archer@c3") == "SW-3.1"


# --- zones, names and tokens -----------------------------------------------------------------------------------------
@pytest.mark.rule("SW-1.1")
def test_a_space_holds_one_card() -> None:
    s = scene(mine={"c3": "gate", "c4": "pe_ember_mage"}, phase="summon", hand=("pe_ember_mage", "gate"))
    assert rule_against(s, "summon:pe_ember_mage@c4") == "SW-1.1"


@pytest.mark.rule("SW-1.3", "SW-1.4")
def test_cards_in_hand_and_piles_do_nothing() -> None:
    s = scene(
        "polar_dwarves",
        "tundra_orcs",
        mine={"c3": "gate"},
        hand=("pd_ollag",),
        discard=("pd_nadiana", "pd_ice_ram"),
        draw=("pd_jarmund",),
    )
    assert left(s, "c3") == 5  # Ollag in hand cools nothing
    assert s.zone == ()


@pytest.mark.rule("SW-1.5", "SW-20.6", "SW-20.1")
def test_a_card_goes_to_its_owners_pile_whoever_controlled_it() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": unit("to_tundra_charger", seat=0, damage=1)}, active=0)
    attack(s, "c3", "c4", "m", "m", "m")
    assert empty(s, "c4")
    assert s.view(1)["sides"][1]["discard"] == ["to_tundra_charger"]  # type: ignore[index]
    assert magic(s, 0) == 5  # it was friendly
    s = scene(theirs={"c4": "to_smasher", "c5": unit("to_tundra_charger", seat=0, damage=1)}, active=1)
    attack(s, "c4", "c5", "m", "m", "m", "m")
    assert magic(s, 1) == 6  # its owner destroyed it in the enemy's hands
    assert s.view(1)["sides"][1]["discard"] == ["to_tundra_charger"]  # type: ignore[index]


@pytest.mark.rule("SW-1.6")
def test_friend_and_enemy_follow_control() -> None:
    s = scene(
        mine={"c4": "pe_ember_beast"},
        theirs={"c5": unit("to_smasher", seat=0), "d4": "to_smasher"},
        phase="summon",
    )
    go(s, "summon:done")
    assert (damage(s, "c5"), damage(s, "d4")) == (0, 1)


@pytest.mark.rule("SW-1.7")
@pytest.mark.example("SW-X9")
def test_words_in_names_bind_units_of_any_faction() -> None:
    undead = [slug for slug in GAME.component_ids() if "undead" in slug]
    assert undead == ["fk_undead_archer", "fk_undead_carrier", "fk_undead_warrior"]
    s = scene(
        "fallen_kingdom",
        "breakers",
        mine={"c3": "fk_ret_talus"},
        theirs={"c5": "br_wind_archer"},
        phase="summon",
        discard=("fk_undead_archer", "fk_undead_carrier", "fk_undead_warrior", "fk_dragos", "fk_purge"),
    )
    go(s, "act:raise_the_dead@c3")
    assert {c.split("@")[0] for c in codes(s)} == {
        "raise:fk_undead_archer", "raise:fk_undead_carrier", "raise:fk_undead_warrior", "raise:cancel",
    }  # fmt: skip
    archers = [slug for slug, design in BY_SLUG.items() if design.is_unit and "archer" in design.words]
    assert archers == ["pe_ember_archer", "fk_undead_archer", "se_border_archer", "va_citadel_archer", "br_wind_archer"]


@pytest.mark.rule("SW-1.9")
def test_tokens_never_run_out() -> None:
    s = scene(mine={"c3": unit("pe_fanessa", boost=40)})
    s.boost(at(s, "c3").uid, 30)
    assert boost(s, "c3") == 70


@pytest.mark.rule("SW-1.11")
def test_a_card_beats_the_rules() -> None:
    """Structures stand still, and yet Ice Golems move because their text says so."""
    s = scene("polar_dwarves", "tundra_orcs", mine={"c3": "pd_ice_golem", "e3": "gate"}, phase="move")
    assert "move:pd_ice_golem@c3" in codes(s)
    assert rule_against(s, "move:gate@e3") == "SW-7.5"


@pytest.mark.rule("SW-1.13", "SW-24.5")
def test_a_card_keeps_its_faction_in_a_mixed_deck() -> None:
    deck = mixed_deck()
    s = scene(deck, "tundra_orcs", mine={"c3": "fk_hellfire_cultist"})
    assert at(s, "c3").face.faction == "fallen_kingdom"
    assert GAME.facts("fk_hellfire_cultist")["faction"] == "fallen_kingdom"
    assert len(whole_deck(deck)) == 34


def mixed_deck() -> dict[str, object]:
    return {
        "summoner": "pe_queen_maldaria",
        "cards": {
            "fk_elut_bal": 1, "fk_gul_dass": 1, "pe_fanessa": 1, "pe_burn": 2, "pe_blinding_flare": 2,
            "fk_hellforged_weapon": 2, "fk_hellfire_cultist": 4, "fk_undead_archer": 4, "pe_ember_archer": 4,
            "va_citadel_knight": 4,
        },
    }  # fmt: skip


@pytest.mark.rule("SW-11.4", "SW-22.3", "SW-11.2")
def test_draw_piles_only_shrink_from_the_top() -> None:
    for seed in range(4):
        s = fresh("vanguards", "polar_dwarves", seed)
        piles = [side.draw for side in s.sides]
        rng = random.Random(seed)
        while not s.over:
            s.choose(rng.randrange(s.width))
            for seat in range(2):
                draw = s.sides[seat].draw
                assert draw == piles[seat][: len(draw)]
                piles[seat] = draw
