"""The Cave Goblins: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    attack,
    boost,
    card_at,
    codes,
    damage,
    dice,
    discard,
    empty,
    go,
    hand,
    has,
    kind,
    left,
    magic,
    rule_against,
    scene,
    strength,
    unit,
    walk,
)

GOBLINS = ("cave_goblins", "phoenix_elves")


@pytest.mark.component("cg_beast_rider", "charge")
@pytest.mark.rule("SW-5.10")
def test_charge_goes_four_clear_straight_spaces_and_strengthens() -> None:
    s = scene(*GOBLINS, mine={"c1": "cg_beast_rider"}, phase="move")
    go(s, "move:cg_beast_rider@c1", "move:cg_beast_rider@c1>c2", "move:cg_beast_rider@c1>c2>c3")
    assert codes(s) == ["move:cg_beast_rider@c1>c2>c3>c4", "path:done", "path:cancel"]  # only straight on
    go(s, "move:cg_beast_rider@c1>c2>c3>c4")
    assert codes(s)[0] == "move:cg_beast_rider@c1>c2>c3>c4>c5"
    go(s, "move:cg_beast_rider@c1>c2>c3>c4>c5")
    assert strength(s, "c5") == 4
    go(s, "move:done", "build:done", "attack:done", "magic:done")
    assert strength(s, "c5") == 3  # for that turn only
    s = scene(*GOBLINS, mine={"c1": "cg_beast_rider"}, phase="move")
    walk(s, "c1", "c2", "d2")
    assert strength(s, "d2") == 3


@pytest.mark.component("charge", "br_perplexing_tempest")
@pytest.mark.rule("SW-5.10", "SW-5.6")
def test_charge_is_shortened_by_the_tempest() -> None:
    s = scene(
        "cave_goblins",
        "breakers",
        mine={"c1": "cg_beast_rider"},
        phase="move",
        enemy_events=("br_perplexing_tempest",),
    )
    walk(s, "c1", "c2", "c3", "c4")
    assert strength(s, "c4") == 4
    assert s.movers == 1


@pytest.mark.component("cg_blarf", "blood_runes", "imbued_strength")
@pytest.mark.rule("SW-25.19", "SW-17.2", "SW-7.10")
def test_blarf_pays_or_suffers_and_lives_by_boost() -> None:
    s = scene(*GOBLINS, mine={"c3": "cg_blarf"}, theirs={"c4": "pe_fanessa"}, phase="build")
    go(s, "build:done")
    assert codes(s) == ["either:magic", "either:damage"]
    go(s, "either:magic")
    assert (magic(s), boost(s, "c3"), strength(s, "c3")) == (4, 1, 1)
    s = scene(*GOBLINS, mine={"c3": "cg_blarf"}, theirs={"c4": "pe_fanessa"}, phase="build", magic=0)
    go(s, "build:done")
    assert damage(s, "c3") == 1  # nothing to pay with: no choice
    attack(s, "c3", "c4")
    assert s.rolls == (0,)  # no dice, and yet an attack
    go(s, "attack:done")
    assert damage(s, "f1") == 0  # no cost of inaction


@pytest.mark.component("imbued_strength")
def test_imbued_strength_stops_at_five() -> None:
    s = scene(*GOBLINS, mine={"c3": unit("cg_blarf", boost=7)})
    assert strength(s, "c3") == 5


@pytest.mark.component("cg_horde_climber", "climb")
@pytest.mark.rule("SW-5.5", "SW-15.5")
def test_climb_moves_three_spaces_and_over_structures() -> None:
    s = scene(*GOBLINS, mine={"c1": "cg_horde_climber", "c2": "gate", "b1": "cg_beast_rider"}, phase="move")
    go(s, "move:cg_horde_climber@c1")
    assert codes(s) == ["move:cg_horde_climber@c1>c2", "move:cg_horde_climber@c1>d1", "path:cancel"]
    go(s, "move:cg_horde_climber@c1>c2")
    assert "path:done" not in codes(s)  # it may not stop on a structure
    go(s, "move:cg_horde_climber@c1>c2>c3", "move:cg_horde_climber@c1>c2>c3>c4")
    assert card_at(s, "c4") == "cg_horde_climber"
    assert card_at(s, "c2") == "gate"


@pytest.mark.component("cg_horde_clinger", "immobile")
@pytest.mark.rule("SW-18.7")
def test_immobile_units_do_not_move() -> None:
    s = scene(*GOBLINS, mine={"c1": "cg_horde_clinger"}, phase="move")
    assert rule_against(s, "move:cg_horde_clinger@c1") == "SW-18.7"


@pytest.mark.component("cling")
@pytest.mark.rule("SW-25.15", "SW-5.8")
def test_clingers_follow_a_friend_that_began_beside_them() -> None:
    s = scene(
        *GOBLINS,
        mine={"c2": "cg_beast_rider", "c1": "cg_horde_clinger", "b2": "cg_horde_clinger", "e2": "cg_horde_clinger"},
        phase="move",
    )
    walk(s, "c2", "c3", "c4")
    assert kind(s) == "0 order"
    go(s, "order:cling@c1")
    assert codes(s) == ["place:c5", "place:d4", "place:c3", "place:b4", "place:none"]
    go(s, "place:c3", "place:none")  # the second may stay behind; the third did not stand beside the rider
    assert card_at(s, "c3") == card_at(s, "b2") == "cg_horde_clinger"
    assert kind(s) == "0 move"


@pytest.mark.component("cling", "cg_sneak")
@pytest.mark.rule("SW-25.14", "SW-25.15", "SW-25.13", "SW-4.5", "SW-1.10", "SW-14.1")
def test_sneak_forces_cost_zero_units_and_nobody_clings_to_a_force() -> None:
    s = scene(
        *GOBLINS,
        mine={
            "c1": "cg_horde_clinger",
            "c2": "cg_horde_slinger",
            "e1": "cg_beast_rider",
            "f1": "cg_sneeks",
            "a1": "cg_smeg",
        },
        phase="move",
        hand=("cg_sneak", "gate"),
    )
    go(s, "play:cg_sneak")
    assert codes(s) == [
        "use:own.cg_horde_clinger@c1",
        "use:own.cg_horde_slinger@c2",
        "use:own.cg_smeg@a1",
        "use:done",
    ]  # neither the rider (2) nor the summoner (no cost)
    go(s, "use:own.cg_horde_slinger@c2", "use:own.cg_horde_clinger@c1", "use:done", "force:c3")
    assert kind(s) == "0 force"
    go(s, "force:c2")
    assert (card_at(s, "c3"), card_at(s, "c2")) == ("cg_horde_slinger", "cg_horde_clinger")
    assert kind(s) == "0 move"
    assert s.movers == 0


@pytest.mark.component("cg_sneak")
@pytest.mark.rule("SW-12.5")
def test_sneak_may_be_played_for_nobody() -> None:
    s = scene(*GOBLINS, mine={"e1": "cg_beast_rider"}, phase="move", hand=("cg_sneak", "gate"))
    go(s, "play:cg_sneak")
    assert discard(s) == ["cg_sneak"]


@pytest.mark.component("cg_horde_slinger", "relentless")
@pytest.mark.rule("SW-7.7", "SW-7.1")
def test_relentless_units_attack_beyond_the_three() -> None:
    s = scene(
        *GOBLINS,
        mine={"c2": "cg_horde_slinger", "d2": "cg_beast_rider"},
        theirs={"c4": "starting_gate", "d3": "gate"},
        attacked=3,
        fought=True,
    )
    assert codes(s) == ["attack:cg_horde_slinger@c2", "act:sly@f1", "attack:done"]
    assert rule_against(s, "attack:cg_beast_rider@d2") == "SW-7.1"
    attack(s, "c2", "c4", "mr", "mr")
    assert s.attackers == 3
    assert rule_against(s, "attack:cg_horde_slinger@c2") == "SW-7.1"  # but once only


@pytest.mark.component("cg_smeg", "magic_junkie")
@pytest.mark.rule("SW-3.5", "SW-8.5", "SW-17.2")
def test_magic_junkie_is_paid_or_discarded_at_the_end_of_the_turn() -> None:
    s = scene(*GOBLINS, mine={"c2": "cg_smeg"}, phase="magic")
    go(s, "magic:done")
    assert codes(s) == ["either:magic", "either:discard"]
    go(s, "either:discard")
    assert empty(s, "c2")
    assert discard(s) == ["cg_smeg"]
    assert (magic(s, 0), magic(s, 1)) == (5, 5)
    assert kind(s) == "1 summon"
    s = scene(*GOBLINS, mine={"c2": "cg_smeg"}, phase="magic")
    go(s, "magic:done", "either:magic")
    assert (card_at(s, "c2"), magic(s)) == ("cg_smeg", 4)


@pytest.mark.component("cg_sneeks", "sly")
@pytest.mark.rule("SW-25.16", "SW-17.3", "SW-14.5", "SW-3.7")
def test_sly_exchanges_places_once_a_turn_between_attacks() -> None:
    s = scene(
        *GOBLINS,
        mine={"c2": "cg_sneeks", "e6": unit("cg_horde_climber", damage=1), "d2": "cg_beast_rider"},
        theirs={"e7": "gate"},
    )
    go(s, "act:sly@c2")
    assert codes(s) == ["use:own.cg_horde_climber@e6", "use:cancel"]
    go(s, "use:cancel", "act:sly@c2", "use:own.cg_horde_climber@e6")
    assert (card_at(s, "e6"), card_at(s, "c2"), damage(s, "c2")) == ("cg_sneeks", "cg_horde_climber", 1)
    assert "act:sly@e6" not in codes(s)
    assert "attack:cg_sneeks@e6" in codes(s)
    assert s.attackers == 0


@pytest.mark.component("cg_the_eater", "feed_the_eater")
@pytest.mark.rule("SW-25.17", "SW-18.6", "SW-23.3")
def test_the_eater_must_be_fed_unless_it_has_destroyed_a_unit() -> None:
    s = scene(
        *GOBLINS,
        mine={"c2": "cg_the_eater", "c3": "cg_horde_climber", "e5": "cg_horde_climber", "b2": "gate"},
        fought=True,
    )
    go(s, "attack:done")
    assert codes(s) == ["use:own.cg_the_eater@c2", "use:own.cg_horde_climber@c3"]
    go(s, "use:own.cg_horde_climber@c3")
    assert empty(s, "c3")
    assert kind(s) == "0 magic"
    s = scene(*GOBLINS, mine={"c2": "cg_the_eater", "d2": "cg_horde_climber"}, theirs={"c3": "pe_ember_archer"})
    attack(s, "c2", "c3", "m", "m", "m", "m", "m")
    go(s, "attack:done")
    assert kind(s) == "0 magic"


@pytest.mark.component("feed_the_eater")
@pytest.mark.rule("SW-25.17", "SW-23.1", "SW-23.3")
def test_the_eater_counts_units_only_and_may_cost_the_summoner() -> None:
    s = scene(*GOBLINS, mine={"c2": "cg_the_eater", "c1": "cg_sneeks"}, theirs={"c3": unit("gate", damage=4)})
    attack(s, "c2", "c3", "m", "m", "m", "m", "m")
    assert empty(s, "c3")
    go(s, "attack:done", "use:own.cg_sneeks@c1")
    assert s.over
    assert s.result is not None
    assert s.result.winners == (1,)


@pytest.mark.component("cg_pile_on", "gang_up")
@pytest.mark.rule("SW-17.5")
def test_gang_up_counts_friends_beside_the_target() -> None:
    s = scene(
        *GOBLINS,
        mine={"c3": "cg_horde_climber", "b4": "cg_horde_climber", "c5": "cg_horde_slinger", "d5": "cg_horde_slinger"},
        theirs={"c4": "pe_fanessa", "d4": "pe_ember_mage"},
        hand=("cg_pile_on", "gate"),
    )
    go(s, "play:cg_pile_on")
    assert has(s, "c3", "gang_up")
    assert not has(s, "c4", "gang_up")
    assert strength(s, "c3") == 1
    assert strength(s, "c3", "c4") == 3  # the other climber and one slinger; itself and the enemy do not count
    attack(s, "c3", "c4", "m", "m", "m")
    assert damage(s, "c4") == 3


@pytest.mark.component("cg_unrelenting")
@pytest.mark.rule("SW-8.10", "SW-25.18", "SW-22.1", "SW-8.8")
def test_unrelenting_returns_commons_to_hand_instead() -> None:
    s = scene(
        *GOBLINS,
        mine={"c3": unit("cg_horde_climber", boost=2), "d3": unit("cg_blarf", damage=5)},
        theirs={"c4": "pe_fanessa", "d4": "pe_ember_beast"},
        active=1,
        events=("cg_unrelenting",),
    )
    attack(s, "c4", "c3", "m", "m", "m")
    assert empty(s, "c3")
    assert hand(s).count("cg_horde_climber") == 1
    assert magic(s, 1) == 5  # not destroyed: no magic
    assert s.view(1)["sides"][0]["known"] == ["cg_horde_climber"]  # type: ignore[index]
    attack(s, "d4", "d3", "m", "m", "m")
    assert magic(s, 1) == 6  # a champion is not saved
    assert discard(s) == ["cg_blarf"]


@pytest.mark.component("cg_unrelenting", "feed_the_eater")
@pytest.mark.rule("SW-25.18")
def test_unrelenting_does_not_help_against_discarding() -> None:
    s = scene(*GOBLINS, mine={"c2": "cg_the_eater", "c3": "cg_horde_climber"}, fought=True, events=("cg_unrelenting",))
    go(s, "attack:done", "use:own.cg_horde_climber@c3")
    assert discard(s) == ["cg_horde_climber"]


@pytest.mark.component("cg_unrelenting")
def test_unrelenting_costs_one_magic_in_the_magic_phase() -> None:
    s = scene(*GOBLINS, phase="magic", hand=("cg_unrelenting", "gate"), magic=1)
    go(s, "play:cg_unrelenting")
    assert magic(s) == 0
    s = scene(*GOBLINS, phase="magic", hand=("cg_unrelenting", "gate"), magic=0)
    assert rule_against(s, "play:cg_unrelenting") == "SW-10.3"


@pytest.mark.component("cg_enrage_the_horde")
@pytest.mark.rule("SW-7.8", "SW-7.10", "SW-12.5")
def test_enrage_gives_each_cost_zero_unit_an_extra_attack_in_the_magic_phase() -> None:
    s = scene(
        *GOBLINS,
        mine={"c3": "cg_horde_climber", "d3": "cg_horde_slinger", "e3": "cg_beast_rider", "a1": "cg_horde_climber"},
        theirs={"c4": "pe_fanessa", "d5": "pe_ember_archer", "e4": "gate"},
        hand=("cg_enrage_the_horde", "gate"),
        magic=2,
    )
    go(s, "attack:done")
    assert damage(s, "f1") == 1  # the cost of inaction: attacks in the Magic Phase do not help
    go(s, "play:cg_enrage_the_horde")
    assert magic(s) == 1
    assert codes(s) == ["use:own.cg_horde_climber@c3", "use:own.cg_horde_slinger@d3", "use:done"]
    dice(s, "m")
    go(s, "use:own.cg_horde_climber@c3", "extra:enemy.pe_fanessa@c4")
    assert damage(s, "c4") == 1
    assert codes(s) == ["use:own.cg_horde_slinger@d3", "use:done"]
    dice(s, "mr", "mr")
    go(s, "use:own.cg_horde_slinger@d3", "extra:enemy.pe_ember_archer@d5")
    assert empty(s, "d5")
    assert magic(s) == 2
    assert kind(s) == "0 magic"
    assert left(s, "f1") == 10
