"""The Breakers: every unit, ability and event."""

from __future__ import annotations

import pytest

from tests.games.summoner.scene import (
    at,
    attack,
    boost,
    card_at,
    codes,
    damage,
    dice,
    discard,
    empty,
    go,
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

BREAKERS = ("breakers", "phoenix_elves")


@pytest.mark.component("br_deceiver", "stupefy", "engage")
@pytest.mark.rule("SW-25.54", "SW-7.3")
def test_stupefy_dulls_attacks_of_adjacent_enemies_on_anything() -> None:
    s = scene(
        *BREAKERS,
        mine={"c4": "br_deceiver", "b5": "br_deceiver", "e5": "br_kalal", "d6": "br_wind_mage"},
        theirs={"c5": "pe_fanessa", "d5": "pe_ember_beast"},
        active=1,
    )
    attack(s, "c5", "c4", "ms", "m", "m")
    assert damage(s, "c4") == 1  # two deceivers beside the attacker
    attack(s, "d5", "e5", "m", "m", "m")
    assert damage(s, "e5") == 3  # no special, and nobody beside it
    s = scene(*BREAKERS, mine={"c4": "br_deceiver", "c6": "gate"}, theirs={"c5": "pe_fanessa"}, active=1)
    attack(s, "c5", "c6", "rs", "rs", "rs")
    assert damage(s, "c6") == 0


@pytest.mark.component("br_gulldune", "telepathic_command")
@pytest.mark.rule("SW-25.59", "SW-18.8", "SW-7.8")
def test_telepathic_command_makes_a_common_attack() -> None:
    s = scene(
        *BREAKERS,
        mine={"c4": "br_gulldune", "c2": "br_mind_witch", "d3": "br_kalal", "a1": "br_mind_witch"},
        theirs={"c5": "gate", "e2": "pe_fanessa", "a4": "pe_ember_mage"},
    )
    attack(s, "c4", "c5", "rs", "rs", "rs", "rs")  # a structure, and a miss
    assert codes(s) == ["use:own.br_mind_witch@c2", "use:none"]
    go(s, "use:own.br_mind_witch@c2")
    assert codes(s) == ["extra:enemy.pe_fanessa@e2", "extra:own.br_gulldune@c4"]  # it has to attack
    dice(s, "mr", "mr", "mr")
    go(s, "extra:enemy.pe_fanessa@e2")
    assert damage(s, "e2") == 3
    assert (s.attackers, kind(s)) == (1, "0 attack")
    assert "attack:br_mind_witch@c2" in codes(s)  # its own attack is not used up


@pytest.mark.component("telepathic_command", "push", "br_wind_mage")
@pytest.mark.rule("SW-18.8")
def test_an_instead_may_replace_the_commanded_attack_and_bars_the_normal_one() -> None:
    s = scene(
        *BREAKERS,
        mine={"c4": "br_gulldune", "c3": "br_wind_mage"},
        theirs={"c5": "gate", "d3": "pe_fanessa"},
    )
    attack(s, "c4", "c5", "m", "m", "m", "m")
    go(s, "use:own.br_wind_mage@c3", "instead:push", "use:enemy.pe_fanessa@d3", "force:e3")
    assert card_at(s, "e3") == "pe_fanessa"
    assert s.attackers == 1
    assert rule_against(s, "attack:br_wind_mage@c3") == "SW-7.1"


@pytest.mark.component("br_gwalark", "flight", "levitate")
@pytest.mark.rule("SW-25.53", "SW-5.5", "SW-14.3")
def test_gwalark_flies_and_lifts_commons_near_him() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_gwalark", "c3": "br_wind_mage", "d5": "br_mind_witch", "f1": "br_tacullu"},
        theirs={"c4": "pe_queen_maldaria", "c5": "gate"},
        phase="move",
    )
    walk(s, "c3", "c4", "c5", "c6")  # lifted: three spaces, over a summoner and a gate
    assert card_at(s, "c6") == "br_wind_mage"
    assert not has(s, "c6", "flight")
    go(s, "move:br_mind_witch@d5")
    assert "move:br_mind_witch@d5>c5" not in codes(s)  # too far from Gwalark
    go(s, "path:cancel")
    walk(s, "c2", "c3", "c4", "d4")
    assert card_at(s, "d4") == "br_gwalark"


@pytest.mark.component("br_kalal", "greater_push", "steadfast")
@pytest.mark.rule("SW-25.56", "SW-14.4", "SW-7.10", "SW-18.7")
def test_kalal_pushes_from_afar_and_stands_fast() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_kalal", "d2": "br_deceiver"},
        theirs={"c5": "pe_fanessa", "c6": "pe_ember_mage", "e2": "pe_queen_maldaria", "a2": "gate"},
    )
    go(s, "attack:br_kalal@c2", "instead:greater_push")
    assert codes(s) == ["use:own.br_deceiver@d2", "use:enemy.pe_fanessa@c5"]  # friends too; no summoner, no gate
    go(s, "use:enemy.pe_fanessa@c5", "force:d5")
    assert card_at(s, "d5") == "pe_fanessa"
    assert (s.attackers, s.fought) == (1, False)
    go(s, "attack:done")
    assert damage(s, "f1") == 1  # no attack: the cost of inaction
    s = scene("breakers", "breakers", mine={"c2": "br_kalal"}, theirs={"c4": "br_kalal", "d2": "br_wind_mage"})
    go(s, "attack:br_kalal@c2", "instead:greater_push")
    assert "use:enemy.br_kalal@c4" not in codes(s)


@pytest.mark.component("br_wind_mage", "push")
@pytest.mark.rule("SW-25.56")
def test_push_may_follow_an_attack() -> None:
    s = scene(*BREAKERS, mine={"c2": "br_wind_mage"}, theirs={"c4": "pe_fanessa", "c6": "pe_ember_mage"})
    attack(s, "c2", "c4", "m", "m")
    assert codes(s) == ["use:enemy.pe_fanessa@c4", "use:none"]
    go(s, "use:enemy.pe_fanessa@c4", "force:c3")
    assert card_at(s, "c3") == "pe_fanessa"
    assert kind(s) == "0 attack"


@pytest.mark.component("br_mind_witch", "mimic")
@pytest.mark.rule("SW-25.52", "SW-18.6", "SW-3.5", "SW-17.4")
def test_mimic_borrows_the_abilities_of_a_common_for_the_turn() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_mind_witch"},
        theirs={"c4": "pe_ember_beast", "d2": "pe_fanessa", "b2": "pe_ember_archer"},
        phase="summon",
    )
    go(s, "summon:done")
    assert codes(s) == ["use:enemy.pe_ember_beast@c4", "use:enemy.pe_ember_archer@b2", "use:none"]
    go(s, "use:enemy.pe_ember_beast@c4")
    assert has(s, "c2", "wildfire")
    assert has(s, "c2", "mimic")
    assert damage(s, "d2") == 0  # gained at this very moment: it does not happen now
    s.strike(0, 0, [(at(s, "c4").uid, 9)])
    assert has(s, "c2", "wildfire")
    go(s, "move:done", "build:done", "attack:done", "magic:done")
    assert not has(s, "c2", "wildfire")


@pytest.mark.component("mimic")
def test_two_witches_choose_in_the_order_the_player_wants() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_mind_witch", "d2": "br_mind_witch", "c4": "br_wind_archer"},
        phase="summon",
    )
    go(s, "summon:done")
    assert codes(s) == ["order:mimic@c2", "order:mimic@d2"]
    go(s, "order:mimic@d2", "use:own.br_wind_archer@c4", "use:own.br_mind_witch@d2")
    assert has(s, "c2", "far_shot")  # what the other witch has at that moment


@pytest.mark.component("br_tacullu", "mind_capture")
@pytest.mark.rule("SW-25.50", "SW-7.3", "SW-20.3", "SW-20.4", "SW-8.5")
def test_mind_capture_takes_what_it_would_destroy() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_tacullu"},
        theirs={"c3": unit("pe_fanessa", damage=7), "c5": "pe_ember_mage"},
    )
    attack(s, "c2", "c3", "mr", "mr", "m")
    assert kind(s) == "0 capture"
    go(s, "capture")
    taken = at(s, "c3")
    assert (taken.seat, taken.owner, taken.damage) == (0, 1, 7)
    assert magic(s) == 5
    assert damage(s, "c2") == 0  # no Riposte against its new master
    assert s.fought
    assert "attack:pe_fanessa@c3" in codes(s)  # it has not attacked in this turn
    go(s, "attack:done", "magic:done")
    assert at(s, "c3").seat == 0  # for good


@pytest.mark.component("mind_capture")
@pytest.mark.rule("SW-25.50")
def test_mind_capture_is_an_offer_and_not_for_summoners_or_structures() -> None:
    s = scene(*BREAKERS, mine={"c2": "br_tacullu"}, theirs={"c3": unit("pe_fanessa", damage=7)})
    attack(s, "c2", "c3", "mr", "mr", "m")
    go(s, "capture:none")
    assert empty(s, "c3")
    assert magic(s) == 6
    s = scene(*BREAKERS, mine={"c2": "br_tacullu"}, theirs={"c3": unit("pe_queen_maldaria", damage=8)})
    attack(s, "c2", "c3", "mr", "mr", "m")
    assert s.over
    s = scene(*BREAKERS, mine={"c2": "br_tacullu"}, theirs={"c3": unit("gate", damage=4), "d2": "pe_fanessa"})
    attack(s, "c2", "c3", "mr", "mr", "m")
    assert empty(s, "c3")
    assert kind(s) == "0 attack"


@pytest.mark.component("mind_capture", "aura_of_the_phoenix")
@pytest.mark.rule("SW-25.50")
def test_other_cards_still_answer_the_attack_on_a_captured_unit() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_tacullu"},
        theirs={"c3": unit("pe_fanessa", damage=7), "c5": "pe_queen_maldaria"},
        enemy_events=("pe_divine_retribution",),
    )
    attack(s, "c2", "c3", "mr", "mr", "m")
    go(s, "capture")
    assert damage(s, "c2") == 1


@pytest.mark.component("br_wind_archer", "swift", "far_shot")
def test_wind_archers_are_fast_and_shoot_far() -> None:
    s = scene(*BREAKERS, mine={"c1": "br_wind_archer"}, theirs={"c8": "pe_fanessa"}, phase="move")
    walk(s, "c1", "c2", "c3", "c4")
    go(s, "move:done", "build:done")
    attack(s, "c4", "c8", "mr", "mr", "mr", "mr")
    assert left(s, "c8") == 5


@pytest.mark.component("br_blast")
@pytest.mark.rule("SW-25.57", "SW-14.3", "SW-14.2")
def test_blast_drives_a_unit_past_others_and_hurts_them_all() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_tacullu", "c5": "br_wind_mage"},
        theirs={"c4": "pe_ember_mage", "b4": "gate", "d4": "pe_fanessa"},
        phase="move",
        hand=("br_blast", "gate"),
        magic=1,
    )
    assert [c for c in codes(s) if "blast" in c] == ["play:br_blast@c4"]
    go(s, "play:br_blast@c4")
    assert codes(s) == ["force:c6", "force:c7", "force:e4", "force:f4", "force:c3"]  # not onto a card, not past a gate
    go(s, "force:c7")
    assert (card_at(s, "c7"), damage(s, "c7"), damage(s, "c5"), damage(s, "d4")) == ("pe_ember_mage", 1, 1, 0)


@pytest.mark.component("br_blast", "steadfast")
@pytest.mark.rule("SW-25.57")
def test_blast_hurts_its_target_even_if_it_cannot_be_forced() -> None:
    s = scene(
        "breakers",
        "breakers",
        mine={"c2": "br_tacullu"},
        theirs={"c4": "br_kalal"},
        phase="move",
        hand=("br_blast", "gate"),
    )
    go(s, "play:br_blast@c4")
    assert (card_at(s, "c4"), damage(s, "c4")) == ("br_kalal", 1)


@pytest.mark.component("br_hypnotic_call")
@pytest.mark.rule("SW-14.6", "SW-12.7", "SW-12.6")
def test_hypnotic_call_draws_a_unit_near_and_strengthens_tacullu_against_it() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_tacullu"},
        theirs={"d6": "pe_fanessa", "c6": "gate", "a8": "pe_queen_maldaria"},
        phase="summon",
        hand=("br_hypnotic_call", "gate"),
    )
    assert [c for c in codes(s) if "hypnotic" in c] == ["play:br_hypnotic_call@d6"]
    go(s, "play:br_hypnotic_call@d6")
    assert codes(s) == ["force:d5", "force:none"]  # closer only; the gate blocks the other way
    go(s, "force:d5")
    assert (strength(s, "c2", "d5"), strength(s, "c2")) == (4, 3)


@pytest.mark.component("br_perplexing_tempest")
@pytest.mark.rule("SW-25.58")
def test_perplexing_tempest_slows_both_players() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_wind_mage"},
        theirs={"c6": "pe_fanessa"},
        phase="magic",
        hand=("br_perplexing_tempest", "gate"),
    )
    go(s, "play:br_perplexing_tempest", "magic:done", "summon:done")
    go(s, "move:pe_fanessa@c6", "move:pe_fanessa@c6>c5")
    assert card_at(s, "c5") == "pe_fanessa"  # one space, then the move is over


@pytest.mark.component("br_mind_control")
@pytest.mark.rule("SW-25.51", "SW-20.2", "SW-20.3", "SW-3.5", "SW-20.6", "SW-1.5")
def test_mind_control_borrows_enemies_for_a_turn() -> None:
    s = scene(
        *BREAKERS,
        mine={"c2": "br_tacullu"},
        theirs={"c4": unit("pe_ember_mage", damage=1, boost=1), "c5": unit("pe_ember_archer", damage=1), "c6": "gate"},
        phase="summon",
        hand=("br_mind_control", "gate"),
    )
    go(s, "play:br_mind_control")
    assert codes(s) == ["use:enemy.pe_ember_mage@c4", "use:done"]
    go(s, "use:enemy.pe_ember_mage@c4")
    assert (at(s, "c4").seat, at(s, "c4").lent) == (0, True)
    go(s, "summon:done", "move:done", "build:done")
    attack(s, "c4", "c5", "mr", "mr")
    assert empty(s, "c5")
    assert (magic(s, 0), magic(s, 1)) == (6, 5)
    assert discard(s, 1) == ["pe_ember_archer"]
    go(s, "attack:done", "magic:done")
    back = at(s, "c4")
    assert (back.seat, back.lent, back.damage, back.boost) == (1, False, 1, 1)
    assert boost(s, "c4") == 1


@pytest.mark.component("telepathic_command")
def test_the_question_names_the_unit_that_is_to_attack() -> None:
    s = scene(
        *BREAKERS,
        mine={"c4": "br_gulldune", "c2": "br_mind_witch"},
        theirs={"c5": "gate", "e2": "pe_fanessa"},
    )
    attack(s, "c4", "c5", "rs", "rs", "rs", "rs")
    go(s, "use:own.br_mind_witch@c2")
    assert "Mind Witch" in s.decision().prompt("en")
    assert s.decision().source == "telepathic_command"
    assert rule_against(s, "extra:enemy.gate@c5") == "SW-7.2"  # seen from the witch, behind Gulldune
