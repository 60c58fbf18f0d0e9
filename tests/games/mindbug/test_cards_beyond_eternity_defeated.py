"""Beyond Eternity, cards with a Play/Attack or a Defeated effect, and cards that speak when put into a pile."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    Creature,
    area,
    asked,
    boosts,
    discard,
    draw,
    events,
    exhausted,
    hand,
    known,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    side,
    won,
)


# --- Play and Attack ------------------------------------------------------------------------------------------------
@pytest.mark.component("goat_dragon")
def test_goat_dragon_boosts_a_creature_or_defeats_a_boosted_one() -> None:
    area_: list[Creature] = ["turbo_bug", on("killer_bee", boost=["catalisk"])]
    enemy: list[Creature] = [on("gorillion", boost=["koibra"]), "luchataur"]
    s = play(scene(area_, enemy, hand=["goat_dragon"], discard=["sawn"]), "play:goat_dragon")
    assert set(asked(s, 0, "mode")) == {"mode:boost", "mode:defeat"}
    s.choose("mode:defeat")
    assert set(asked(s, 0, "target")) == {"target:own.killer_bee", "target:enemy.gorillion"}
    s.choose("target:enemy.gorillion")
    assert (area(s, 1), discard(s, 0), discard(s, 1)) == (["luchataur"], ["sawn"], ["gorillion", "koibra"])
    ready(s, 1)


@pytest.mark.component("goat_dragon")
def test_goat_dragon_can_only_boost_where_nobody_is_boosted() -> None:
    s = scene(["turbo_bug"], ["gorillion"], hand=["goat_dragon"], discard=["sawn", "sawn"])
    play(s, "play:goat_dragon")
    assert set(asked(s, 0, "boost")) == {"boost:own.sawn", "boost:none"}
    play(s, "boost:own.sawn", "target:own.turbo_bug")
    assert power(s, 0, "turbo_bug") == 5
    ready(s, 1)
    s = scene([], [on("gorillion", boost=["koibra"])], hand=["goat_dragon"], discard=["sawn"])
    play(s, "play:goat_dragon", "mode:boost", "boost:none")  # no card at all is a boost, too
    assert (discard(s, 0), power(s, 1, "gorillion")) == (["sawn"], 11)
    ready(s, 1)


@pytest.mark.component("goat_dragon")
@pytest.mark.rule("MB-8.14")
def test_goat_dragon_does_it_again_when_it_attacks() -> None:
    s = scene(["goat_dragon"], [on("turbo_bug", boost=["koibra"]), "sawn"])
    play(s, "attack:goat_dragon", "mode:defeat")
    assert discard(s, 1) == ["koibra", "turbo_bug"]
    s.choose("block:none")
    assert life(s, 1) == 2
    ready(s, 1)
    s = play(scene([on("goat_dragon", boost=["koibra"])], ["sawn"]), "attack:goat_dragon")
    assert set(asked(s, 0, "mode")) == {"mode:boost", "mode:defeat"}  # an own boosted creature will do
    s.choose("mode:defeat")
    assert (discard(s, 0), life(s, 1)) == (["goat_dragon", "koibra"], 3)  # and the attack is over
    ready(s, 1)


@pytest.mark.component("soul_manipulator")
@pytest.mark.rule("MB-16.2")
def test_soul_manipulator_boosts_a_creature_or_takes_a_boost_card_of_either_side_into_hand() -> None:
    area_ = [on("turbo_bug", boost=["catalisk", "koibra"])]
    s = scene(area_, [on("gorillion", boost=["koibra"]), "sawn"], hand=["soul_manipulator"], discard=["sawn"])
    play(s, "play:soul_manipulator")
    assert set(asked(s, 0, "mode")) == {"mode:boost", "mode:take"}
    s.choose("mode:take")
    assert set(asked(s, 0, "unboost")) == {
        "unboost:catalisk@own.turbo_bug",
        "unboost:koibra@own.turbo_bug",
        "unboost:koibra@enemy.gorillion",
    }
    s.choose("unboost:koibra@enemy.gorillion")
    assert (hand(s, 0), known(s, 0)) == (["koibra"], ["koibra"])
    assert (power(s, 1, "gorillion"), boosts(s, 0, "turbo_bug")) == (10, ["catalisk", "koibra"])
    ready(s, 1)


@pytest.mark.component("soul_manipulator")
@pytest.mark.rule("MB-8.14")
def test_soul_manipulator_attacking_with_no_boost_card_in_play_can_only_boost() -> None:
    s = scene(["soul_manipulator"], ["gorillion"], enemy_discard=["sawn", "sawn"])
    play(s, "attack:soul_manipulator")
    assert set(asked(s, 0, "boost")) == {"boost:enemy.sawn", "boost:none"}
    play(s, "boost:enemy.sawn", "target:own.soul_manipulator")
    assert power(s, 0, "soul_manipulator") == 6
    s.choose("block:gorillion")
    assert exhausted(s, 0, "soul_manipulator")
    ready(s, 1)
    s = play(scene(["soul_manipulator"], [on("sawn", boost=["koibra"])]), "attack:soul_manipulator")
    assert set(asked(s, 0, "mode")) == {"mode:boost", "mode:take"}
    play(s, "mode:boost", "block:none")  # both piles are empty: a boost with nothing
    assert boosts(s, 1, "sawn") == ["koibra"]
    ready(s, 1)


@pytest.mark.component("koibra")
@pytest.mark.rule("MB-8.14")
@pytest.mark.parametrize(("pile", "mine", "theirs"), [("pile:own", 1, 0), ("pile:enemy", 0, 1)])
@pytest.mark.parametrize("how", ["play:koibra", "attack:koibra"])
def test_koibra_shows_a_random_card_and_puts_it_into_either_pile(how: str, pile: str, mine: int, theirs: int) -> None:
    cards = ["gorillion", "bee_bear", "lone_yeti", "shark_dog", "killer_bee"]
    playing = how == "play:koibra"
    s = scene(
        [] if playing else ["koibra"], [], hand=["koibra", "sawn"] if playing else ["sawn"],
        enemy_hand=cards, enemy_draw=["snail_hydra", "turbo_bug"],
    )  # fmt: skip
    play(s, how)
    (shown,) = [e.data["card"] for e in events(s, "reveals")]
    assert shown in cards
    assert set(asked(s, 0, "pile")) == {"pile:own", "pile:enemy"}
    assert (hand(s, 1), draw(s, 1)) == (sorted(cards), 2)
    s.choose(pile)
    assert (discard(s, 0), discard(s, 1)) == ([shown] * mine, [shown] * theirs)
    assert hand(s, 1) == sorted([*(set(cards) - {shown}), "snail_hydra"])
    assert hand(s, 0) == ["sawn"]
    ready(s, 1)


@pytest.mark.component("koibra")
def test_koibra_does_nothing_against_an_empty_hand() -> None:
    s = play(scene(["koibra"], ["turbo_bug", "sawn"], enemy_hand=[]), "attack:koibra")
    assert set(asked(s, 1, "block")) == {"block:turbo_bug", "block:sawn", "block:none"}
    s.choose("block:turbo_bug")
    assert (discard(s, 0), discard(s, 1)) == (["koibra"], ["turbo_bug"])  # poison
    ready(s, 1)


@pytest.mark.component("koibra", "deathweaver")
@pytest.mark.rule("MB-8.14", "MB-8.13")
def test_koibra_is_silenced_when_played_but_not_when_it_attacks() -> None:
    s = play(scene([], ["deathweaver"], hand=["koibra"]), "play:koibra")
    assert hand(s, 1) == ["robopup"]
    ready(s, 1)
    s = play(scene(["koibra"], ["deathweaver"]), "attack:koibra", "pile:enemy", "block:none")
    assert discard(s, 1) == ["robopup"]
    ready(s, 1)


@pytest.mark.component("koibra")
def test_koibra_taken_with_a_mindbug_looks_into_the_hand_of_the_one_who_played_it() -> None:
    s = scene(hand=["koibra", "gorillion", "sawn"], enemy_mindbugs=1)
    play(s, "play:koibra", "mindbug")
    assert set(asked(s, 1, "pile")) == {"pile:own", "pile:enemy"}
    s.choose("pile:own")
    assert (len(hand(s, 0)), hand(s, 1), len(discard(s, 1))) == (1, ["robopup"], 1)
    ready(s, 0)


# --- Defeated -------------------------------------------------------------------------------------------------------
@pytest.mark.component("fire_antler")
@pytest.mark.rule("MB-12.7")
def test_fire_antler_burns_the_opponent_and_may_become_a_boost_card_itself() -> None:
    s = scene(["fire_antler", "turbo_bug"], ["gorillion"], enemy_discard=["sawn"])
    play(s, "attack:fire_antler", "block:gorillion")
    assert (life(s, 0), life(s, 1)) == (3, 2)
    assert set(asked(s, 0, "boost")) == {"boost:own.fire_antler", "boost:enemy.sawn", "boost:none"}
    s.choose("boost:own.fire_antler")
    assert set(asked(s, 0, "target")) == {"target:own.turbo_bug", "target:enemy.gorillion"}
    s.choose("target:own.turbo_bug")
    assert (boosts(s, 0, "turbo_bug"), discard(s, 0)) == (["fire_antler"], [])
    ready(s, 1)


@pytest.mark.component("fire_antler")
@pytest.mark.rule("MB-12.8")
def test_fire_antler_with_nobody_left_boosts_nobody_and_can_win() -> None:
    s = play(scene(["fire_antler"], ["koibra"]), "attack:fire_antler", "block:koibra")
    assert (life(s, 1), discard(s, 0), discard(s, 1)) == (2, ["fire_antler"], ["koibra"])
    ready(s, 1)
    s = play(scene(["gorillion"], ["fire_antler"], life=1), "attack:gorillion", "block:fire_antler")
    won(s, 1, "life")


@pytest.mark.component("madam_mystique")
@pytest.mark.rule("MB-9.6")
def test_madam_mystique_names_a_keyword_and_all_enemies_with_it_are_defeated() -> None:
    s = scene(["madam_mystique", "koibra"], ["gorillion", "spider_owl", "axolotl_healer", "killer_bee"])
    play(s, "attack:madam_mystique", "block:gorillion")
    assert set(asked(s, 0, "keyword")) == {
        "keyword:poisonous",
        "keyword:hunter",
        "keyword:sneaky",
        "keyword:tough",
        "keyword:frenzy",
    }
    s.choose("keyword:poisonous")
    assert (area(s, 0), area(s, 1)) == (["koibra"], ["gorillion", "killer_bee"])
    assert discard(s, 1) == ["axolotl_healer", "spider_owl"]
    ready(s, 1)


@pytest.mark.component("madam_mystique")
def test_madam_mystique_counts_granted_keywords_and_only_exhausts_the_tough() -> None:
    s = scene(["gorillion", "kitsunsei", "sawn"], ["madam_mystique", "spider_owl"])
    play(s, "attack:kitsunsei", "block:madam_mystique")
    assert set(asked(s, 1, "keyword")) >= {"keyword:sneaky"}  # its controller names, also as the blocker's
    s.choose("keyword:sneaky")
    assert (area(s, 0), exhausted(s, 0, "sawn")) == (["kitsunsei", "sawn"], True)
    assert area(s, 1) == ["spider_owl"]
    ready(s, 1)
    s = scene(["madam_mystique"], ["gorillion", "sawn", on("mole_machine", exhausted=True)])
    play(s, "attack:madam_mystique", "block:gorillion", "keyword:tough")
    assert (area(s, 1), exhausted(s, 1, "sawn")) == (["gorillion", "sawn"], True)
    ready(s, 1)


@pytest.mark.component("spirit_cheetah")
def test_spirit_cheetah_must_take_a_creature_of_power_2_or_less() -> None:
    s = scene(
        ["spirit_cheetah", "koibra"], ["gorillion", "plated_scorpion", "spider_owl", on("catalisk", boost=["sawn"])]
    )
    play(s, "attack:spirit_cheetah", "hunt:gorillion")
    assert set(asked(s, 0, "target")) == {"target:own.koibra", "target:enemy.plated_scorpion"}
    assert refused(s, "target:done")[1] == "no_way_out"
    s.choose("target:enemy.plated_scorpion")
    assert (area(s, 0), area(s, 1)) == (["koibra", "plated_scorpion"], ["gorillion", "spider_owl", "catalisk"])
    ready(s, 1)


@pytest.mark.component("spirit_cheetah")
def test_spirit_cheetah_may_stay_with_an_ally_or_find_nobody() -> None:
    s = scene(["gorillion", "plated_scorpion"], ["spirit_cheetah", "koibra"])
    play(s, "attack:gorillion", "block:spirit_cheetah", "target:own.koibra")
    assert (area(s, 0), area(s, 1)) == (["gorillion", "plated_scorpion"], ["koibra"])
    ready(s, 1)
    s = play(scene(["gorillion"], ["spirit_cheetah", "spider_owl"]), "attack:gorillion", "block:spirit_cheetah")
    assert area(s, 1) == ["spider_owl"]
    ready(s, 1)


@pytest.mark.component("spirit_maki")
def test_spirit_maki_must_take_a_creature_of_power_9_or_more() -> None:
    s = scene(
        ["spirit_maki", "snail_hydra"], ["gorillion", "bee_bear", on("tusked_extorter", boost=["sawn"]), "spider_owl"]
    )
    play(s, "attack:spirit_maki", "block:spider_owl")
    assert set(asked(s, 0, "target")) == {
        "target:own.snail_hydra",
        "target:enemy.gorillion",
        "target:enemy.tusked_extorter",
    }
    s.choose("target:enemy.tusked_extorter")
    assert (area(s, 0), power(s, 0, "tusked_extorter")) == (["snail_hydra", "tusked_extorter"], 9)
    assert area(s, 1) == ["gorillion", "bee_bear"]
    ready(s, 1)


@pytest.mark.component("spirit_maki")
def test_spirit_maki_of_the_blocker_takes_the_attacker() -> None:
    s = play(scene(["gorillion", "sawn"], ["spirit_maki"]), "attack:gorillion", "block:spirit_maki")
    assert (area(s, 0), area(s, 1)) == (["sawn"], ["gorillion"])
    ready(s, 1)
    s = play(scene(["bee_bear", "sawn"], ["spirit_maki"]), "attack:sawn", "block:none")
    assert area(s, 1) == ["spirit_maki"]


@pytest.mark.component("trash_flier")
def test_trash_flier_must_play_a_card_of_the_opponents_pile_for_its_controller() -> None:
    s = scene(
        ["trash_flier"], ["spider_owl", "sawn"], discard=["gorillion"], enemy_discard=["axolotl_healer", "luchataur"],
        enemy_mindbugs=2,
    )  # fmt: skip
    play(s, "attack:trash_flier", "block:spider_owl")
    assert set(asked(s, 0, "enter")) == {"enter:enemy.axolotl_healer", "enter:enemy.luchataur"}
    s.choose("enter:enemy.axolotl_healer")
    assert (area(s, 0), life(s, 0)) == (["axolotl_healer"], 5)  # and no Mindbug
    assert (discard(s, 0), discard(s, 1)) == (["gorillion", "trash_flier"], ["luchataur"])
    ready(s, 1)


@pytest.mark.component("trash_flier")
@pytest.mark.rule("MB-8.6")
def test_trash_flier_finds_what_fell_with_it_and_nothing_in_an_empty_pile() -> None:
    s = scene(["axolotl_healer"], [on("trash_flier", boost=["sawn", "koibra"])])
    play(s, "attack:axolotl_healer", "block:trash_flier")  # both fall, and the Flier plays the Healer for itself
    assert (area(s, 1), life(s, 1)) == (["axolotl_healer"], 5)
    assert (discard(s, 0), discard(s, 1)) == ([], ["koibra", "sawn", "trash_flier"])
    ready(s, 1)
    s = play(scene(["gorillion"], ["trash_flier"], enemy_discard=["sawn"]), "attack:gorillion", "block:trash_flier")
    assert (area(s, 1), discard(s, 1)) == ([], ["sawn", "trash_flier"])
    ready(s, 1)


# --- put into a discard pile ------------------------------------------------------------------------------------------
@pytest.mark.component("peacasus")
@pytest.mark.rule("MB-11.4")
def test_peacasus_gives_a_life_when_defeated() -> None:
    s = play(scene(["gorillion"], ["peacasus"]), "attack:gorillion", "block:peacasus")
    assert (life(s, 0), life(s, 1)) == (3, 4)
    ready(s, 1)


@pytest.mark.component("peacasus", "ferret_bomber")
@pytest.mark.rule("MB-11.4", "MB-8.5")
def test_peacasus_gives_a_life_when_discarded_and_each_one_does() -> None:
    s = scene(hand=["ferret_bomber"], enemy_hand=["peacasus", "peacasus", "sawn"])
    play(s, "play:ferret_bomber", "discard:peacasus")
    assert life(s, 1) == 3  # the Bomber is finished first
    s.choose("discard:peacasus")
    assert life(s, 1) == 5
    ready(s, 1)


@pytest.mark.component("peacasus", "catalisk")
@pytest.mark.rule("MB-11.4")
def test_peacasus_gives_a_life_from_the_draw_pile_and_from_under_a_creature() -> None:
    cards = ["koibra", "bee_bear", "lone_yeti", "shark_dog", "killer_bee"]
    s = scene(["catalisk"], [], enemy_hand=cards, enemy_draw=["peacasus"])
    play(s, "attack:catalisk")
    assert life(s, 1) == 3  # one more, and one less by the attack
    ready(s, 1)
    s = play(scene(["gorillion"], [on("turbo_bug", boost=["peacasus"])]), "attack:gorillion", "block:turbo_bug")
    assert (life(s, 1), discard(s, 1)) == (4, ["peacasus", "turbo_bug"])
    ready(s, 1)


@pytest.mark.component("peacasus", "koibra")
@pytest.mark.rule("MB-11.4")
def test_peacasus_put_into_a_pile_by_koibra_serves_the_owner_of_that_pile() -> None:
    s = play(scene(["koibra"], [], enemy_hand=["peacasus"]), "attack:koibra", "pile:own")
    assert (life(s, 0), life(s, 1), discard(s, 0)) == (4, 2, ["peacasus"])


@pytest.mark.component("peacasus")
def test_peacasus_is_silent_on_its_way_to_play_or_to_a_boost() -> None:
    s = play(scene(hand=["peacasus"]), "play:peacasus")
    assert life(s, 0) == 3
    ready(s, 1)
    s = play(scene(["sea_rex"], [], discard=["peacasus"]), "attack:sea_rex", "boost:own.peacasus")
    assert life(s, 0) == 3
    ready(s, 1)


@pytest.mark.component("rockyphant")
@pytest.mark.rule("MB-11.4")
def test_rockyphant_makes_the_opponent_of_the_pile_discard_a_card_of_his_choice() -> None:
    s = scene([on("rockyphant", exhausted=True)], ["gorillion"], enemy_hand=["sawn", "koibra"])
    play(s, "attack:rockyphant", "block:gorillion")
    assert set(asked(s, 1, "discard")) == {"discard:sawn", "discard:koibra"}
    s.choose("discard:koibra")
    assert (discard(s, 0), discard(s, 1)) == (["rockyphant"], ["koibra"])
    ready(s, 1)


@pytest.mark.component("rockyphant")
@pytest.mark.rule("MB-11.4", "MB-9.4.2")
def test_rockyphant_discarded_from_hand_strikes_but_only_exhausted_does_not() -> None:
    s = scene(["tusked_extorter"], ["turbo_bug"], hand=["sawn", "koibra"], enemy_hand=["rockyphant"])
    play(s, "attack:tusked_extorter")
    assert set(asked(s, 0, "discard")) == {"discard:sawn", "discard:koibra"}
    play(s, "discard:sawn", "block:none")
    assert discard(s, 0) == ["sawn"]
    ready(s, 1)
    s = play(scene(["gorillion"], ["rockyphant"]), "attack:gorillion", "block:rockyphant")
    assert (exhausted(s, 1, "rockyphant"), side(s, 0)["hand_size"]) == (True, 1)
    ready(s, 1)
