"""Beyond Eternity, cards with a Play or an Attack effect."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
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
    waiting,
)


# --- Attack -------------------------------------------------------------------------------------------------------
@pytest.mark.component("ant_zombie_horde")
@pytest.mark.rule("MB-12.1")
def test_ant_zombie_horde_may_take_up_to_two_cards_of_any_pile_before_the_block() -> None:
    s = scene(["ant_zombie_horde", "sawn"], ["luchataur"], discard=["koibra", "koibra"], enemy_discard=["sawn"])
    play(s, "attack:ant_zombie_horde")
    assert set(asked(s, 0, "boost")) == {"boost:own.koibra", "boost:enemy.sawn", "boost:done"}
    s.choose("boost:own.koibra")
    assert set(asked(s, 0, "boost")) == {"boost:own.koibra", "boost:enemy.sawn", "boost:done"}
    s.choose("boost:enemy.sawn")
    assert (boosts(s, 0, "ant_zombie_horde"), power(s, 0, "ant_zombie_horde")) == (["koibra", "sawn"], 9)
    assert (discard(s, 0), discard(s, 1)) == (["koibra"], [])
    assert set(asked(s, 1, "block")) == {"block:luchataur", "block:none"}
    s.choose("block:luchataur")  # 9 against 9
    assert (exhausted(s, 0, "ant_zombie_horde"), discard(s, 1)) == (True, ["luchataur"])
    ready(s, 1)


@pytest.mark.component("ant_zombie_horde")
@pytest.mark.parametrize("picks", [["boost:done"], ["boost:own.koibra", "boost:done"]])
def test_ant_zombie_horde_may_take_fewer(picks: list[str]) -> None:
    s = play(scene(["ant_zombie_horde"], [], discard=["koibra", "catalisk"]), "attack:ant_zombie_horde", *picks)
    assert power(s, 0, "ant_zombie_horde") == 7 + len(picks) - 1
    ready(s, 1)
    s = play(scene(["ant_zombie_horde"], []), "attack:ant_zombie_horde")  # nothing to take: no question
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("catalisk")
def test_catalisk_turns_the_opponents_draw_pile_over_but_not_his_hand() -> None:
    cards = ["koibra", "bee_bear", "lone_yeti", "shark_dog", "killer_bee"]
    s = scene(["catalisk"], ["turbo_bug"], enemy_hand=cards, enemy_draw=["gorillion", "sawn", "sawn"])
    play(s, "attack:catalisk")
    assert (draw(s, 1), discard(s, 1), hand(s, 1)) == (0, ["gorillion", "sawn", "sawn"], sorted(cards))
    assert set(asked(s, 1, "block")) == {"block:turbo_bug", "block:none"}
    s.choose("block:turbo_bug")
    assert (discard(s, 0), area(s, 1)) == (["catalisk"], [])  # poison
    ready(s, 1)


@pytest.mark.component("duckdra")
@pytest.mark.rule("MB-9.6")
def test_duckdra_may_defeat_a_poisonous_creature_of_either_side_before_it_hunts() -> None:
    s = scene(["duckdra", "koibra", "sawn"], ["porcupine_teacher", "gorillion", "axolotl_healer"])
    play(s, "attack:duckdra")
    assert set(asked(s, 0, "target")) == {
        "target:own.koibra",
        "target:enemy.gorillion",  # Poisonous through the Teacher
        "target:enemy.axolotl_healer",
        "target:none",
    }
    s.choose("target:enemy.gorillion")
    assert set(asked(s, 0, "hunt")) == {"hunt:porcupine_teacher", "hunt:axolotl_healer", "hunt:none"}
    play(s, "hunt:none", "block:none")
    assert (discard(s, 1), life(s, 1)) == (["gorillion"], 2)
    ready(s, 1)


@pytest.mark.component("duckdra")
def test_duckdra_need_not_and_is_not_asked_without_poison() -> None:
    s = play(scene(["duckdra", "koibra"], []), "attack:duckdra", "target:none")
    assert (area(s, 0), life(s, 1)) == (["duckdra", "koibra"], 2)
    ready(s, 1)
    s = play(scene(["duckdra", "sawn"], ["gorillion"]), "attack:duckdra")
    assert set(asked(s, 0, "hunt")) == {"hunt:gorillion", "hunt:none"}


@pytest.mark.component("ghostly_underdog")
@pytest.mark.rule("MB-8.7")
def test_ghostly_underdog_defeats_all_weaker_enemies_at_once() -> None:
    s = scene(["ghostly_underdog", "koibra"], ["spider_owl", "plated_scorpion", "turbo_bug", "gorillion"])
    play(s, "attack:ghostly_underdog")
    assert area(s, 1) == ["plated_scorpion", "turbo_bug", "gorillion"]  # 4 is not weaker than 4
    assert (exhausted(s, 1, "plated_scorpion"), discard(s, 1), area(s, 0)) == (
        True,
        ["spider_owl"],
        ["ghostly_underdog", "koibra"],
    )
    s.choose("block:none")
    ready(s, 1)


@pytest.mark.component("ghostly_underdog")
def test_ghostly_underdog_compares_current_powers() -> None:
    s = scene([on("ghostly_underdog", boost=["sawn", "sawn"])], ["shield_bugs", "turbo_bug", "killer_bee"])
    play(s, "attack:ghostly_underdog")  # 6 against 4, 5 and 6
    assert (area(s, 1), exhausted(s, 1, "shield_bugs")) == (["shield_bugs", "killer_bee"], True)
    s.choose("block:none")
    ready(s, 1)


@pytest.mark.component("radioactive_pest")
def test_radioactive_pest_must_defeat_an_enemy_of_power_7_or_more() -> None:
    s = scene(["radioactive_pest", "gorillion"], ["giraffodile", "luchataur", "strange_barrel"])
    play(s, "attack:radioactive_pest")
    assert set(asked(s, 0, "target")) == {"target:enemy.giraffodile", "target:enemy.luchataur"}
    s.choose("target:enemy.giraffodile")
    assert set(asked(s, 1, "block")) == {"block:luchataur", "block:strange_barrel", "block:none"}
    s.choose("block:luchataur")
    assert (discard(s, 0), discard(s, 1)) == (["radioactive_pest"], ["giraffodile", "luchataur"])  # poison
    ready(s, 1)


@pytest.mark.component("radioactive_pest")
def test_radioactive_pest_spares_the_weaker_and_its_own_side() -> None:
    s = play(scene(["radioactive_pest", "gorillion"], ["strange_barrel"]), "attack:radioactive_pest", "block:none")
    assert (area(s, 0), area(s, 1)) == (["radioactive_pest", "gorillion"], ["strange_barrel"])
    ready(s, 1)


@pytest.mark.component("sea_rex")
@pytest.mark.example("MB-X12")
def test_sea_rex_may_take_a_boost_card_before_it_hunts_and_keeps_it() -> None:
    s = scene(["sea_rex", "sawn"], ["killer_bee", "strange_barrel"], enemy_discard=["koibra", "catalisk"])
    play(s, "attack:sea_rex")
    assert set(asked(s, 0, "boost")) == {"boost:enemy.koibra", "boost:enemy.catalisk", "boost:none"}
    s.choose("boost:enemy.koibra")
    assert set(asked(s, 0, "hunt")) == {"hunt:killer_bee", "hunt:strange_barrel", "hunt:none"}
    play(s, "hunt:killer_bee")
    assert (power(s, 0, "sea_rex"), boosts(s, 0, "sea_rex")) == (6, ["koibra"])
    assert discard(s, 1) == ["catalisk", "killer_bee"]
    ready(s, 1)


@pytest.mark.component("sea_rex")
def test_sea_rex_need_not_be_boosted() -> None:
    s = play(scene(["sea_rex"], [], discard=["koibra"]), "attack:sea_rex", "boost:none")
    assert (power(s, 0, "sea_rex"), discard(s, 0), life(s, 1)) == (5, ["koibra"], 2)
    ready(s, 1)


@pytest.mark.component("trash_diver")
@pytest.mark.rule("MB-16.2")
def test_trash_diver_must_take_two_cards_of_the_opponents_pile_into_hand() -> None:
    s = scene(["trash_diver"], ["turbo_bug"], discard=["gorillion"], enemy_discard=["koibra", "sawn", "sawn"])
    play(s, "attack:trash_diver")
    assert set(asked(s, 0, "take")) == {"take:enemy.koibra", "take:enemy.sawn"}
    s.choose("take:enemy.sawn")
    assert set(asked(s, 0, "take")) == {"take:enemy.koibra", "take:enemy.sawn"}  # no way to stop
    s.choose("take:enemy.sawn")
    assert (hand(s, 0), known(s, 0)) == (["robopup", "sawn", "sawn"], ["sawn", "sawn"])
    assert (discard(s, 0), discard(s, 1), life(s, 1)) == (["gorillion"], ["koibra"], 2)  # Sneaky: no block
    ready(s, 1)


@pytest.mark.component("trash_diver")
@pytest.mark.parametrize("pile", [[], ["koibra"], ["koibra", "sawn"]])
def test_trash_diver_takes_all_if_there_are_no_more(pile: list[str]) -> None:
    s = play(scene(["trash_diver"], [], enemy_discard=pile), "attack:trash_diver")
    assert (hand(s, 0), discard(s, 1)) == (sorted(["robopup", *pile]), [])
    ready(s, 1)


# --- Play ---------------------------------------------------------------------------------------------------------
@pytest.mark.component("hiss_holiness")
@pytest.mark.rule("MB-12.2")
def test_hiss_holiness_may_divide_up_to_four_cards_among_any_creatures() -> None:
    s = scene(
        ["turbo_bug"], ["gorillion"], hand=["hiss_holiness"],
        discard=["koibra", "koibra", "sawn"], enemy_discard=["catalisk", "bee_bear"],
    )  # fmt: skip
    play(s, "play:hiss_holiness")
    every = {"boost:own.koibra", "boost:own.sawn", "boost:enemy.catalisk", "boost:enemy.bee_bear", "boost:done"}
    assert set(asked(s, 0, "boost")) == every
    play(s, "boost:own.koibra", "boost:own.koibra")
    assert set(asked(s, 0, "boost")) == every - {"boost:own.koibra"}
    play(s, "boost:enemy.catalisk", "boost:own.sawn")
    assert set(asked(s, 0, "target")) == {"target:own.turbo_bug", "target:own.hiss_holiness", "target:enemy.gorillion"}
    play(s, "target:own.turbo_bug", "target:own.hiss_holiness", "target:enemy.gorillion", "target:own.turbo_bug")
    assert boosts(s, 0, "turbo_bug") == ["koibra", "sawn"]
    assert boosts(s, 0, "hiss_holiness") == ["koibra"]
    assert boosts(s, 1, "gorillion") == ["catalisk"]
    assert (discard(s, 0), discard(s, 1)) == ([], ["bee_bear"])
    ready(s, 1)


@pytest.mark.component("hiss_holiness")
def test_hiss_holiness_may_take_none_and_is_taken_with_a_mindbug_like_others() -> None:
    s = play(scene(hand=["hiss_holiness"], discard=["koibra"]), "play:hiss_holiness", "boost:done")
    assert discard(s, 0) == ["koibra"]
    ready(s, 1)
    s = scene(["turbo_bug"], [], hand=["hiss_holiness"], discard=["koibra"], enemy_mindbugs=1)
    play(s, "play:hiss_holiness", "mindbug")
    assert set(asked(s, 1, "boost")) == {"boost:enemy.koibra", "boost:done"}
    play(s, "boost:enemy.koibra", "target:own.hiss_holiness")
    assert power(s, 1, "hiss_holiness") == 6
    ready(s, 0)


@pytest.mark.component("pyro_salamancer")
def test_pyro_salamancer_boosts_and_must_then_defeat_two_of_equal_power() -> None:
    s = scene(["turbo_bug"], ["strange_barrel", "shark_dog", "gorillion"], hand=["pyro_salamancer"], discard=["koibra"])
    play(s, "play:pyro_salamancer")
    assert set(asked(s, 0, "boost")) == {"boost:own.koibra", "boost:none"}
    s.choose("boost:none")
    pairs = {
        "target:own.turbo_bug",
        "target:own.pyro_salamancer",
        "target:enemy.strange_barrel",
        "target:enemy.shark_dog",
    }
    assert set(asked(s, 0, "target")) == pairs  # 4 and 4, 6 and 6, not the 10
    s.choose("target:enemy.shark_dog")  # its partner is the Turbo Bug
    assert (area(s, 0), area(s, 1)) == (["pyro_salamancer"], ["strange_barrel", "gorillion"])
    assert (discard(s, 0), discard(s, 1)) == (["koibra", "turbo_bug"], ["shark_dog"])
    ready(s, 1)


@pytest.mark.component("pyro_salamancer")
def test_pyro_salamancer_can_make_or_break_a_pair_with_its_boost() -> None:
    s = scene([], ["giraffodile"], hand=["pyro_salamancer"], discard=["koibra"])
    play(s, "play:pyro_salamancer", "boost:own.koibra", "target:own.pyro_salamancer")  # 7 and 7: compulsory now
    assert (area(s, 0), area(s, 1)) == ([], [])
    assert discard(s, 0) == ["koibra", "pyro_salamancer"]
    ready(s, 1)
    s = scene([], ["strange_barrel"], hand=["pyro_salamancer"], discard=["koibra", "sawn"])
    play(s, "play:pyro_salamancer", "boost:own.koibra", "target:enemy.strange_barrel")  # 6 and 7
    assert (area(s, 0), power(s, 1, "strange_barrel")) == (["pyro_salamancer"], 7)
    ready(s, 1)


@pytest.mark.component("pyro_salamancer")
def test_pyro_salamancer_defeats_exactly_two_of_three_and_exhausts_the_tough() -> None:
    s = play(scene(["sawn"], ["killer_bee", "harpy_mother"], hand=["pyro_salamancer"]), "play:pyro_salamancer")
    assert set(asked(s, 0, "target")) == {"target:own.sawn", "target:enemy.killer_bee", "target:enemy.harpy_mother"}
    s.choose("target:enemy.killer_bee")
    assert set(asked(s, 0, "target")) == {"target:own.sawn", "target:enemy.harpy_mother"}
    s.choose("target:own.sawn")
    assert (exhausted(s, 0, "sawn"), area(s, 1)) == (True, ["harpy_mother"])
    ready(s, 1)


@pytest.mark.component("tiger_wasp")
def test_tiger_wasp_costs_its_controller_a_random_card() -> None:
    cards = ["tiger_wasp", "koibra", "bee_bear", "lone_yeti", "shark_dog"]
    s = play(scene(hand=cards, draw=["gorillion", "killer_bee"]), "play:tiger_wasp")
    (lost,) = discard(s, 0)
    assert lost in [*cards[1:], "gorillion"]  # after the draw for the card played
    assert (len(hand(s, 0)), draw(s, 0), hand(s, 1)) == (5, 0, ["robopup"])
    ready(s, 1)
    found = set()
    for seed in range(40):
        s = play(scene(hand=["tiger_wasp", "koibra", "bee_bear", "sawn"], seed=seed), "play:tiger_wasp")
        found.update(discard(s, 0))
    assert found == {"koibra", "bee_bear", "sawn"}


@pytest.mark.component("tiger_wasp")
def test_tiger_wasp_with_an_empty_hand_or_taken_with_a_mindbug() -> None:
    s = play(scene(hand=["tiger_wasp"]), "play:tiger_wasp")
    assert (discard(s, 0), hand(s, 1)) == ([], ["robopup"])
    ready(s, 1)
    s = play(scene(hand=["tiger_wasp", "sawn"], enemy_hand=["koibra"], enemy_mindbugs=1), "play:tiger_wasp", "mindbug")
    assert (hand(s, 0), hand(s, 1), discard(s, 1)) == (["sawn"], [], ["koibra"])
    ready(s, 0)
    s = play(scene(["tiger_wasp"], ["gorillion"]), "attack:tiger_wasp", "again")  # Sneaky and Frenzy, no discard
    assert (life(s, 1), hand(s, 0)) == (1, ["robopup"])
    ready(s, 1)


@pytest.mark.component("tornado_dragon")
@pytest.mark.rule("MB-2.7", "MB-8.20")
def test_tornado_dragon_may_discard_two_cards_and_defeats_a_creature_for_each() -> None:
    cards = ["tornado_dragon", "koibra", "bee_bear", "lone_yeti", "shark_dog"]
    s = scene(["turbo_bug"], ["gorillion", "sawn"], hand=cards, draw=["killer_bee", "snail_hydra", "giraffodile"])
    play(s, "play:tornado_dragon")
    assert set(asked(s, 0, "discard")) == {
        "discard:koibra",
        "discard:bee_bear",
        "discard:lone_yeti",
        "discard:shark_dog",
        "discard:killer_bee",
        "discard:done",
    }
    s.choose("discard:koibra")
    assert (draw(s, 0), "discard:done" in asked(s, 0, "discard")) == (2, True)
    s.choose("discard:killer_bee")
    assert (draw(s, 0), len(hand(s, 0))) == (0, 5)
    every = {"target:own.turbo_bug", "target:own.tornado_dragon", "target:enemy.gorillion", "target:enemy.sawn"}
    assert set(asked(s, 0, "target")) == every
    s.choose("target:enemy.sawn")
    assert exhausted(s, 1, "sawn")
    assert set(asked(s, 0, "target")) == every  # the same one again is allowed
    s.choose("target:enemy.sawn")
    assert (area(s, 1), discard(s, 1)) == (["gorillion"], ["sawn"])
    ready(s, 1)


@pytest.mark.component("tornado_dragon")
@pytest.mark.parametrize(
    ("picks", "fallen"), [(["discard:done"], []), (["discard:koibra", "discard:done"], ["bee_bear"])]
)
def test_tornado_dragon_may_discard_fewer(picks: list[str], fallen: list[str]) -> None:
    s = play(scene([], ["bee_bear"], hand=["tornado_dragon", "koibra", "sawn"]), "play:tornado_dragon", *picks)
    if fallen:
        s.choose("target:enemy.bee_bear")
    assert discard(s, 1) == fallen
    ready(s, 1)


@pytest.mark.component("tornado_dragon", "explosive_toad")
@pytest.mark.rule("MB-8.5")
def test_tornado_dragon_is_finished_before_what_it_defeated_strikes() -> None:
    s = scene(["turbo_bug"], ["explosive_toad", "gorillion"], hand=["tornado_dragon", "koibra", "sawn"])
    play(s, "play:tornado_dragon", "discard:koibra", "discard:sawn", "target:enemy.explosive_toad")
    assert waiting(s) == [(1, "explosive_toad")]
    play(s, "target:enemy.gorillion")
    assert set(asked(s, 1, "target")) == {"target:enemy.turbo_bug", "target:enemy.tornado_dragon"}
    s.choose("target:enemy.tornado_dragon")
    assert area(s, 0) == ["turbo_bug"]
    ready(s, 1)


@pytest.mark.component("tornado_dragon")
@pytest.mark.rule("MB-8.3")
def test_tornado_dragon_alone_must_pay_with_itself() -> None:
    s = play(scene(hand=["tornado_dragon", "koibra"]), "play:tornado_dragon", "discard:koibra")
    assert (area(s, 0), discard(s, 0)) == ([], ["koibra", "tornado_dragon"])
    ready(s, 1)
    s = play(scene([], ["sawn"], hand=["tornado_dragon"]), "play:tornado_dragon")  # no card: no question
    assert area(s, 0) == ["tornado_dragon"]
    assert events(s, "discards") == []
    ready(s, 1)


@pytest.mark.component("water_antler")
def test_water_antler_gives_a_life_and_may_boost_any_creature() -> None:
    s = scene(["turbo_bug"], ["gorillion"], hand=["water_antler"], discard=["koibra"], enemy_discard=["sawn"])
    play(s, "play:water_antler")
    assert life(s, 0) == 4
    assert set(asked(s, 0, "boost")) == {"boost:own.koibra", "boost:enemy.sawn", "boost:none"}
    s.choose("boost:enemy.sawn")
    assert set(asked(s, 0, "target")) == {"target:own.turbo_bug", "target:own.water_antler", "target:enemy.gorillion"}
    assert refused(s, "target:done")[1] == "no_way_out"
    s.choose("target:enemy.gorillion")
    assert (power(s, 1, "gorillion"), discard(s, 1)) == (11, [])
    ready(s, 1)


@pytest.mark.component("water_antler")
def test_water_antler_taken_with_a_mindbug_heals_its_new_controller() -> None:
    s = scene(hand=["water_antler", "sawn"], discard=["koibra"], enemy_mindbugs=1)
    play(s, "play:water_antler", "mindbug", "boost:none")
    assert (life(s, 0), life(s, 1), discard(s, 0)) == (3, 4, ["koibra"])
    ready(s, 0)
