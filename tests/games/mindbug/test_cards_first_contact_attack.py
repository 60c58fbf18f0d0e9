"""First Contact, cards with an Attack or a Defeated effect, and the chains they make."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    area,
    asked,
    discard,
    draw,
    events,
    exhausted,
    hand,
    known,
    life,
    on,
    play,
    ready,
    refused,
    scene,
    won,
)


@pytest.mark.component("chameleon_sniper")
def test_chameleon_sniper_shoots_before_the_block_and_hits_again_unblocked() -> None:
    s = play(scene(["chameleon_sniper"], ["tiger_squirrel", "gorillion"]), "attack:chameleon_sniper")
    assert life(s, 1) == 2
    assert set(asked(s, 1, "block")) == {"block:tiger_squirrel", "block:none"}  # Sneaky
    s.choose("block:none")
    assert (life(s, 0), life(s, 1)) == (3, 1)
    ready(s, 1)


@pytest.mark.component("chameleon_sniper")
def test_chameleon_sniper_blocked_has_shot_all_the_same() -> None:
    s = play(scene(["chameleon_sniper"], ["tiger_squirrel"]), "attack:chameleon_sniper", "block:tiger_squirrel")
    assert (life(s, 1), discard(s, 0), area(s, 1)) == (2, ["chameleon_sniper"], ["tiger_squirrel"])
    ready(s, 1)


@pytest.mark.component("chameleon_sniper")
def test_chameleon_sniper_wins_before_anybody_can_block() -> None:
    won(play(scene(["chameleon_sniper"], ["tiger_squirrel"], enemy_life=1), "attack:chameleon_sniper"), 0, "life")


@pytest.mark.component("chameleon_sniper")
def test_chameleon_sniper_does_not_shoot_when_it_blocks() -> None:
    s = play(scene(["turbo_bug"], ["chameleon_sniper"], enemy_life=1), "attack:turbo_bug", "block:chameleon_sniper")
    assert (life(s, 0), discard(s, 1)) == (3, ["chameleon_sniper"])
    ready(s, 1)


@pytest.mark.component("shark_dog")
def test_shark_dog_must_defeat_an_enemy_of_power_6_or_more_before_it_hunts() -> None:
    s = scene(["shark_dog", "gorillion"], ["strange_barrel", "bee_bear", "killer_bee"])
    play(s, "attack:shark_dog")
    assert set(asked(s, 0, "target")) == {"target:enemy.strange_barrel", "target:enemy.bee_bear"}
    s.choose("target:enemy.bee_bear")
    assert set(asked(s, 0, "hunt")) == {"hunt:strange_barrel", "hunt:killer_bee", "hunt:none"}
    s.choose("hunt:none")
    assert set(asked(s, 1, "block")) == {"block:strange_barrel", "block:killer_bee", "block:none"}
    s.choose("block:none")
    assert (life(s, 1), discard(s, 1)) == (2, ["bee_bear"])
    ready(s, 1)


@pytest.mark.component("shark_dog")
def test_shark_dog_only_hunts_where_all_enemies_are_weak() -> None:
    s = play(scene(["shark_dog", "gorillion"], ["killer_bee", "turbo_bug"]), "attack:shark_dog")
    assert set(asked(s, 0, "hunt")) == {"hunt:killer_bee", "hunt:turbo_bug", "hunt:none"}
    s.choose("hunt:turbo_bug")  # 4 against 4
    assert (area(s, 0), area(s, 1)) == (["gorillion"], ["killer_bee"])
    ready(s, 1)


@pytest.mark.component("snail_hydra")
def test_snail_hydra_with_fewer_creatures_must_defeat_one_of_either_side() -> None:
    s = scene(["snail_hydra", "turbo_bug"], ["gorillion", "killer_bee", "bee_bear"])
    play(s, "attack:snail_hydra")
    assert set(asked(s, 0, "target")) == {
        "target:own.snail_hydra",
        "target:own.turbo_bug",
        "target:enemy.gorillion",
        "target:enemy.killer_bee",
        "target:enemy.bee_bear",
    }
    s.choose("target:enemy.gorillion")
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:bee_bear", "block:none"}
    s.choose("block:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("snail_hydra")
def test_snail_hydra_with_as_many_creatures_defeats_nobody() -> None:
    s = play(scene(["snail_hydra"], ["killer_bee"]), "attack:snail_hydra")
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:none"}
    s.choose("block:killer_bee")
    assert (discard(s, 0), discard(s, 1)) == ([], ["killer_bee"])
    ready(s, 1)


@pytest.mark.component("snail_hydra")
@pytest.mark.rule("MB-6.4")
def test_snail_hydra_that_defeats_itself_does_not_hit() -> None:
    s = scene(["snail_hydra"], ["gorillion", "killer_bee"])
    play(s, "attack:snail_hydra", "target:own.snail_hydra")
    assert (life(s, 1), discard(s, 0), area(s, 0)) == (3, ["snail_hydra"], [])
    ready(s, 1)


@pytest.mark.component("turbo_bug")
@pytest.mark.parametrize(("before", "lost"), [(9, [8]), (2, [1]), (1, [])])
def test_turbo_bug_leaves_the_opponent_one_life_before_the_block(before: int, lost: list[int]) -> None:
    s = play(scene(["turbo_bug"], ["killer_bee"], enemy_life=before), "attack:turbo_bug")
    assert life(s, 1) == 1
    assert [e.data["amount"] for e in events(s, "loses_life")] == lost
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:none"}
    s.choose("block:killer_bee")
    assert (life(s, 0), life(s, 1), discard(s, 0)) == (3, 1, ["turbo_bug"])
    ready(s, 1)


@pytest.mark.component("turbo_bug")
def test_turbo_bug_unblocked_takes_the_last_life_too() -> None:
    won(play(scene(["turbo_bug"], [], enemy_life=9), "attack:turbo_bug"), 0, "life")


@pytest.mark.component("tusked_extorter")
@pytest.mark.example("MB-X6")
def test_tusked_extorter_makes_the_opponent_discard_before_he_blocks() -> None:
    cards = ["gorillion", "luchataur", "turbo_bug", "killer_bee", "bee_bear"]
    s = scene(["tusked_extorter"], ["spider_owl"], enemy_hand=cards, enemy_draw=["shark_dog", "giraffodile"])
    play(s, "attack:tusked_extorter")
    assert set(asked(s, 1, "discard")) == {f"discard:{card}" for card in cards}
    s.choose("discard:turbo_bug")
    assert (discard(s, 1), draw(s, 1)) == (["turbo_bug"], 1)
    assert "shark_dog" in hand(s, 1)
    assert set(asked(s, 1, "block")) == {"block:spider_owl", "block:none"}
    s.choose("block:spider_owl")
    assert (discard(s, 0), discard(s, 1)) == (["tusked_extorter"], ["spider_owl", "turbo_bug"])
    ready(s, 1)


@pytest.mark.component("tusked_extorter")
def test_tusked_extorter_extorts_nothing_from_an_empty_hand_or_when_blocking() -> None:
    s = play(scene(["tusked_extorter"], ["killer_bee"], enemy_hand=[]), "attack:tusked_extorter", "block:none")
    assert (life(s, 1), discard(s, 1)) == (2, [])
    ready(s, 1)
    s = play(scene(["killer_bee"], ["tusked_extorter"]), "attack:killer_bee", "hunt:tusked_extorter")
    assert (hand(s, 0), hand(s, 1)) == (["robopup"], ["robopup"])
    ready(s, 1)


@pytest.mark.component("explosive_toad")
def test_explosive_toad_must_defeat_a_creature_of_either_side() -> None:
    s = scene(["explosive_toad", "gorillion"], ["bee_bear", "elephantopus", "deathweaver"])
    play(s, "attack:explosive_toad", "block:bee_bear")
    assert set(asked(s, 0, "target")) == {
        "target:own.gorillion",
        "target:enemy.bee_bear",
        "target:enemy.elephantopus",
        "target:enemy.deathweaver",
    }
    assert refused(s, "target:own.explosive_toad")[1] == "not_yours"  # it is gone
    s.choose("target:enemy.elephantopus")
    assert exhausted(s, 1, "elephantopus")
    ready(s, 1)


@pytest.mark.component("explosive_toad")
@pytest.mark.rule("MB-8.2")
def test_explosive_toad_asks_its_own_controller_also_when_it_falls_as_a_blocker() -> None:
    s = scene(["bee_bear", "turbo_bug"], ["explosive_toad", "luchataur"])
    play(s, "attack:turbo_bug", "block:explosive_toad")
    assert area(s, 1) == ["explosive_toad", "luchataur"]  # 4 against 5
    s = scene(["gorillion", "turbo_bug"], ["explosive_toad", "luchataur"])
    play(s, "attack:gorillion", "block:explosive_toad")
    assert set(asked(s, 1, "target")) == {"target:own.luchataur", "target:enemy.gorillion", "target:enemy.turbo_bug"}
    s.choose("target:enemy.gorillion")
    assert (area(s, 0), discard(s, 0)) == (["turbo_bug"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("explosive_toad")
@pytest.mark.rule("MB-8.3")
def test_explosive_toad_must_take_its_own_friend_if_nobody_else_is_there() -> None:
    s = scene(["explosive_toad", "gorillion"], ["spider_owl"])  # 5 against 3, but the Owl is Poisonous
    play(s, "attack:explosive_toad", "block:spider_owl")
    assert (area(s, 0), area(s, 1)) == ([], [])
    assert discard(s, 0) == ["explosive_toad", "gorillion"]
    ready(s, 1)


@pytest.mark.component("explosive_toad")
def test_explosive_toad_without_anybody_left_does_nothing_and_has_no_second_attack() -> None:
    s = play(scene(["explosive_toad"], ["spider_owl"]), "attack:explosive_toad", "block:spider_owl")
    assert (area(s, 0), area(s, 1)) == ([], [])
    ready(s, 1)


@pytest.mark.component("explosive_toad")
def test_explosive_toad_is_frenzied() -> None:
    s = play(scene(["explosive_toad"], []), "attack:explosive_toad")
    assert set(asked(s, 0, "again")) == {"again", "again:none"}
    s.choose("again")
    assert life(s, 1) == 1
    ready(s, 1)


@pytest.mark.component("harpy_mother")
def test_harpy_mother_takes_up_to_two_creatures_of_power_5_or_less() -> None:
    s = scene(["harpy_mother", "turbo_bug"], ["bee_bear", "killer_bee", "shark_dog", "strange_barrel"])
    play(s, "attack:harpy_mother", "block:bee_bear")
    assert set(asked(s, 0, "target")) == {
        "target:own.turbo_bug",
        "target:enemy.killer_bee",
        "target:enemy.shark_dog",
        "target:done",
    }
    s.choose("target:enemy.shark_dog")
    assert area(s, 0) == ["turbo_bug"]  # nothing moves before all are named
    assert set(asked(s, 0, "target")) == {"target:own.turbo_bug", "target:enemy.killer_bee", "target:done"}
    s.choose("target:enemy.killer_bee")
    assert area(s, 0) == ["turbo_bug", "shark_dog", "killer_bee"]
    assert area(s, 1) == ["bee_bear", "strange_barrel"]
    ready(s, 1)


@pytest.mark.component("harpy_mother")
@pytest.mark.parametrize(
    ("picks", "taken"),
    [(["target:done"], []), (["target:enemy.killer_bee", "target:done"], ["killer_bee"])],
)
def test_harpy_mother_may_take_fewer(picks: list[str], taken: list[str]) -> None:
    s = scene(["harpy_mother"], ["bee_bear", "killer_bee", "shark_dog"])
    play(s, "attack:harpy_mother", "block:bee_bear", *picks)
    assert area(s, 0) == taken
    ready(s, 1)


@pytest.mark.component("harpy_mother")
def test_harpy_mother_of_the_blocker_takes_from_the_attacking_player() -> None:
    s = scene(["bee_bear", "plated_scorpion", "axolotl_healer"], ["harpy_mother"])
    play(s, "attack:axolotl_healer", "block:harpy_mother")  # both fall: poison, and 4 against 5
    assert set(asked(s, 1, "target")) == {"target:enemy.plated_scorpion", "target:done"}
    s.choose("target:enemy.plated_scorpion")
    assert (area(s, 0), area(s, 1)) == (["bee_bear"], ["plated_scorpion"])
    ready(s, 1)


@pytest.mark.component("strange_barrel")
@pytest.mark.rule("MB-8.16")
def test_strange_barrel_steals_two_random_cards_together_then_the_victim_draws() -> None:
    cards = ["gorillion", "luchataur", "turbo_bug", "killer_bee", "giraffodile"]
    s = scene(["strange_barrel"], ["bee_bear"], hand=[], enemy_hand=cards, enemy_draw=["shark_dog", "lone_yeti"])
    play(s, "attack:strange_barrel", "block:bee_bear")
    stolen = hand(s, 0)
    assert len(stolen) == 2
    assert set(stolen) < set(cards)  # not of those drawn afterwards
    assert hand(s, 1) == sorted([*(set(cards) - set(stolen)), "lone_yeti", "shark_dog"])
    assert known(s, 0) == stolen
    assert known(s, 1) == []
    ready(s, 1)


@pytest.mark.component("strange_barrel")
def test_strange_barrel_leaves_it_to_chance() -> None:
    found = set()
    for seed in range(40):
        s = scene(["strange_barrel"], ["bee_bear"], hand=[], enemy_hand=["gorillion", "sawn", "koibra"], seed=seed)
        found.add(tuple(hand(play(s, "attack:strange_barrel", "block:bee_bear"), 0)))
    assert found == {("gorillion", "koibra"), ("gorillion", "sawn"), ("koibra", "sawn")}


@pytest.mark.component("strange_barrel")
def test_strange_barrel_steals_what_there_is_and_for_the_one_who_lost_it() -> None:
    s = scene(["bee_bear"], ["strange_barrel"], hand=["gorillion"], enemy_hand=["sawn"])
    play(s, "attack:bee_bear")  # power 6 cannot block the Bear
    assert life(s, 1) == 2
    s = scene(["giraffodile"], ["strange_barrel"], hand=["gorillion"], enemy_hand=["sawn"])
    play(s, "attack:giraffodile", "block:strange_barrel")
    assert (hand(s, 0), hand(s, 1)) == ([], ["gorillion", "sawn"])
    ready(s, 1)


# --- chains -----------------------------------------------------------------------------------------------------
@pytest.mark.component("explosive_toad", "harpy_mother", "strange_barrel")
@pytest.mark.rule("MB-8.5", "MB-8.9")
def test_toad_strikes_harpy_who_takes_the_second_toad() -> None:
    s = scene(["explosive_toad", "harpy_mother"], ["gorillion", "explosive_toad", "strange_barrel"])
    play(s, "attack:explosive_toad", "block:gorillion")
    play(s, "target:own.harpy_mother")  # whose effect now takes the other Toad
    assert set(asked(s, 0, "target")) == {"target:enemy.explosive_toad", "target:done"}
    s.choose("target:enemy.explosive_toad")  # only Gorillion and the Barrel are left, and too strong
    assert (area(s, 0), area(s, 1)) == (["explosive_toad"], ["gorillion", "strange_barrel"])
    ready(s, 1)


@pytest.mark.component("explosive_toad", "harpy_mother", "strange_barrel")
@pytest.mark.rule("MB-8.5", "MB-8.8")
def test_toad_strikes_toad_strikes_barrel() -> None:
    s = scene(["explosive_toad", "gorillion"], ["bee_bear", "explosive_toad", "strange_barrel"], hand=["sawn"])
    play(s, "attack:explosive_toad", "block:bee_bear", "target:enemy.explosive_toad")
    assert set(asked(s, 1, "target")) == {  # the second Toad speaks to its own controller
        "target:own.bee_bear",
        "target:own.strange_barrel",
        "target:enemy.gorillion",
    }
    s.choose("target:own.strange_barrel")
    assert (hand(s, 0), hand(s, 1)) == ([], ["robopup", "sawn"])
    assert (area(s, 0), area(s, 1)) == (["gorillion"], ["bee_bear"])
    ready(s, 1)


@pytest.mark.component("explosive_toad", "harpy_mother", "strange_barrel")
@pytest.mark.rule("MB-8.8")
def test_toad_harpy_and_barrel_fall_together_and_the_active_player_orders_them() -> None:
    s = scene(
        ["shark_dog", "gorillion"],
        ["radioactive_rabbit", "explosive_toad", "harpy_mother", "strange_barrel"],
        hand=["sawn"],
    )
    play(s, "attack:gorillion", "block:radioactive_rabbit")
    orders = ["order:enemy.explosive_toad", "order:enemy.harpy_mother", "order:enemy.strange_barrel"]
    assert set(asked(s, 0, "order")) == set(orders)
    s.choose("order:enemy.harpy_mother")
    assert set(asked(s, 1, "target")) == {"target:enemy.shark_dog", "target:done"}
    s.choose("target:enemy.shark_dog")
    assert set(asked(s, 0, "order")) == {"order:enemy.explosive_toad", "order:enemy.strange_barrel"}
    s.choose("order:enemy.explosive_toad")
    assert set(asked(s, 1, "target")) == {"target:own.shark_dog", "target:enemy.gorillion"}
    s.choose("target:enemy.gorillion")
    assert (area(s, 0), area(s, 1)) == ([], ["shark_dog"])
    assert (hand(s, 0), hand(s, 1)) == ([], ["robopup", "sawn"])
    ready(s, 1)


@pytest.mark.component("explosive_toad")
@pytest.mark.rule("MB-9.4.2")
def test_a_creature_that_is_only_exhausted_has_not_been_defeated() -> None:
    s = scene(["explosive_toad", "gorillion"], ["sawn", "bee_bear", on("shield_bugs")])
    play(s, "attack:explosive_toad", "block:bee_bear", "target:enemy.shield_bugs")
    assert exhausted(s, 1, "shield_bugs")
    assert discard(s, 1) == []
    ready(s, 1)


@pytest.mark.component(
    "explosive_toad", "harpy_mother", "strange_barrel", "puffermech", "radioactive_rabbit", "steelhorn"
)
@pytest.mark.component("sweet_fighter", "fire_antler", "madam_mystique", "spirit_cheetah", "spirit_maki", "trash_flier")
@pytest.mark.rule("MB-8.11")
@pytest.mark.parametrize(
    "card",
    [
        "explosive_toad",
        "harpy_mother",
        "strange_barrel",
        "puffermech",
        "radioactive_rabbit",
        "steelhorn",
        "sweet_fighter",
        "fire_antler",
        "madam_mystique",
        "spirit_cheetah",
        "spirit_maki",
        "trash_flier",
    ],
)
def test_a_card_discarded_from_hand_was_not_defeated(card: str) -> None:
    s = scene(
        ["gorillion", "wildsprout"], ["luchataur"], hand=["ferret_bomber", "sawn"], discard=["turbo_bug"],
        enemy_hand=[card, "sawn"],
    )  # fmt: skip
    play(s, "play:ferret_bomber")
    assert (area(s, 0), area(s, 1)) == (["gorillion", "wildsprout", "ferret_bomber"], ["luchataur"])
    assert (discard(s, 0), discard(s, 1)) == (["turbo_bug"], sorted([card, "sawn"]))
    assert (hand(s, 0), life(s, 0), life(s, 1)) == (["sawn"], 3, 3)
    ready(s, 1)
