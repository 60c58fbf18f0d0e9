"""Beyond Evolution, the four lines that evolve: the first stages and the eight evolved faces."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    Creature,
    area,
    aside,
    asked,
    boosts,
    creature,
    discard,
    draw,
    events,
    exhausted,
    hand,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    won,
)

ALL_ASIDE = ["bigroot", "frog_prophet", "typhoon_princess", "veteran_penguin"]


# --- Cloud Lady, Typhoon Princess, Thunder Queen --------------------------------------------------------------
@pytest.mark.component("cloud_lady", "typhoon_princess")
@pytest.mark.rule("MB-13.2", "MB-13.3")
def test_cloud_lady_defeats_an_enemy_of_power_4_or_less_and_becomes_typhoon_princess() -> None:
    area_: list[Creature] = [on("cloud_lady", boost=["koibra"]), "shark_dog"]
    s = scene(area_, ["turbo_bug", "spider_owl", "killer_bee"])
    assert aside(s) == ALL_ASIDE
    play(s, "act:cloud_lady")
    assert set(asked(s, 0, "target")) == {"target:enemy.turbo_bug", "target:enemy.spider_owl"}
    s.choose("target:enemy.spider_owl")
    assert (area(s, 0), area(s, 1)) == (["typhoon_princess", "shark_dog"], ["turbo_bug", "killer_bee"])
    assert (power(s, 0, "typhoon_princess"), boosts(s, 0, "typhoon_princess")) == (7, ["koibra"])
    assert (creature(s, 0, "typhoon_princess")["stage"], aside(s)) == (2, ALL_ASIDE[:2] + ALL_ASIDE[3:])
    ready(s, 1)


@pytest.mark.component("cloud_lady")
@pytest.mark.rule("MB-7.2")
def test_cloud_lady_evolves_also_when_there_is_nobody_to_defeat() -> None:
    s = play(scene(["cloud_lady"], ["killer_bee"]), "act:cloud_lady")
    assert (area(s, 0), area(s, 1)) == (["typhoon_princess"], ["killer_bee"])
    ready(s, 1)


@pytest.mark.component("cloud_lady", "spirit_maki")
@pytest.mark.rule("MB-8.5")
def test_cloud_lady_evolves_before_what_she_defeated_strikes_back() -> None:
    s = scene(["cloud_lady", "gorillion"], ["spirit_maki", "turbo_bug"])
    play(s, "act:cloud_lady", "target:enemy.spirit_maki")
    assert (area(s, 0), area(s, 1)) == (["typhoon_princess"], ["turbo_bug", "gorillion"])
    assert events(s, "evolves")[0].number < events(s, "controls")[0].number  # the Maki took it afterwards
    ready(s, 1)


@pytest.mark.component("typhoon_princess", "thunder_queen", "explosive_toad")
@pytest.mark.rule("MB-8.5", "MB-13.2")
def test_typhoon_princess_defeats_an_enemy_of_power_6_or_less_and_becomes_thunder_queen() -> None:
    s = scene(["typhoon_princess", "turbo_bug"], ["strange_barrel", "explosive_toad", "giraffodile"])
    play(s, "act:typhoon_princess")
    assert set(asked(s, 0, "target")) == {"target:enemy.strange_barrel", "target:enemy.explosive_toad"}
    s.choose("target:enemy.explosive_toad")
    assert area(s, 0) == ["thunder_queen", "turbo_bug"]  # evolved before the Toad strikes
    assert set(asked(s, 1, "target")) == {
        "target:own.strange_barrel",
        "target:own.giraffodile",
        "target:enemy.thunder_queen",
        "target:enemy.turbo_bug",
    }
    s.choose("target:enemy.thunder_queen")
    assert (area(s, 0), discard(s, 0), aside(s)) == (["turbo_bug"], ["cloud_lady"], ALL_ASIDE)
    ready(s, 1)


@pytest.mark.component("typhoon_princess")
def test_typhoon_princess_evolves_with_nobody_to_defeat() -> None:
    s = play(scene(["typhoon_princess", "turbo_bug"], ["gorillion"]), "act:typhoon_princess")
    assert (area(s, 0), area(s, 1)) == (["thunder_queen", "turbo_bug"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("thunder_queen")
def test_thunder_queen_must_defeat_an_enemy_of_any_power_when_she_attacks() -> None:
    s = scene(["thunder_queen", "turbo_bug"], ["gorillion", "koibra"])
    assert "act:thunder_queen" not in s.codes()
    assert refused(s, "act:thunder_queen") == ("MB-7.1", "no_action_ability")
    play(s, "attack:thunder_queen")
    assert set(asked(s, 0, "target")) == {"target:enemy.gorillion", "target:enemy.koibra"}
    s.choose("target:enemy.gorillion")
    assert set(asked(s, 1, "block")) == {"block:koibra", "block:none"}
    s.choose("block:koibra")
    assert (area(s, 0), discard(s, 0), area(s, 1)) == (["turbo_bug"], ["cloud_lady"], [])
    ready(s, 1)


@pytest.mark.component("thunder_queen")
def test_thunder_queen_attacks_also_without_enemies() -> None:
    s = play(scene(["thunder_queen", "turbo_bug"], []), "attack:thunder_queen")
    assert (life(s, 1), area(s, 0)) == (2, ["thunder_queen", "turbo_bug"])
    ready(s, 1)


# --- Curious Tadpole, Frog Prophet, World Eater ---------------------------------------------------------------
@pytest.mark.component("curious_tadpole", "frog_prophet", "world_eater")
@pytest.mark.rule("MB-13.2", "MB-13.3")
def test_curious_tadpole_heals_and_grows_up_in_two_turns() -> None:
    s = scene(["curious_tadpole"], ["turbo_bug"])
    play(s, "act:curious_tadpole")
    assert (life(s, 0), life(s, 1)) == (4, 3)
    assert (power(s, 0, "frog_prophet"), keywords(s, 0, "frog_prophet")) == (3, ["poisonous", "tough"])
    ready(s, 1)
    play(s, "play:robopup", "act:frog_prophet")
    assert (life(s, 0), life(s, 1)) == (5, 3)
    assert (power(s, 0, "world_eater"), keywords(s, 0, "world_eater")) == (8, ["poisonous", "tough"])
    assert creature(s, 0, "world_eater")["stage"] == 3
    ready(s, 1)


@pytest.mark.component("curious_tadpole")
def test_curious_tadpole_taken_with_a_mindbug_grows_for_its_new_controller() -> None:
    s = scene([], [], hand=["curious_tadpole", "sawn"], enemy_mindbugs=1)
    play(s, "play:curious_tadpole", "mindbug")
    assert (area(s, 1), life(s, 1)) == (["curious_tadpole"], 3)
    play(s, "play:sawn", "act:curious_tadpole")
    assert (area(s, 1), life(s, 1)) == (["frog_prophet"], 4)
    ready(s, 0)


@pytest.mark.component("frog_prophet")
@pytest.mark.example("MB-X14")
@pytest.mark.rule("MB-13.4")
def test_frog_prophet_stays_exhausted_and_boosted_and_falls_as_a_tadpole() -> None:
    s = scene([on("frog_prophet", exhausted=True, boost=["koibra"])], ["gorillion"])
    play(s, "act:frog_prophet")
    assert (exhausted(s, 0, "world_eater"), power(s, 0, "world_eater")) == (True, 9)
    play(s, "attack:gorillion", "block:world_eater")
    assert (discard(s, 0), discard(s, 1)) == (["curious_tadpole", "koibra"], ["gorillion"])
    assert aside(s) == ALL_ASIDE
    ready(s, 0)


@pytest.mark.component("world_eater")
def test_world_eater_takes_a_life_before_the_block() -> None:
    s = play(scene(["world_eater"], ["gorillion"]), "attack:world_eater")
    assert life(s, 1) == 2
    assert set(asked(s, 1, "block")) == {"block:gorillion", "block:none"}
    s.choose("block:gorillion")
    assert (exhausted(s, 0, "world_eater"), discard(s, 1), life(s, 1)) == (True, ["gorillion"], 2)
    ready(s, 1)
    won(play(scene(["world_eater"], [], enemy_life=2), "attack:world_eater"), 0, "life")


# --- Waddling Recruit, Veteran Penguin, Frosty Fortress -------------------------------------------------------
@pytest.mark.component("waddling_recruit", "veteran_penguin", "frosty_fortress")
def test_waddling_recruit_and_veteran_penguin_make_the_opponent_discard_and_rise() -> None:
    cards = ["gorillion", "koibra", "bee_bear", "lone_yeti", "shark_dog"]
    s = scene(["waddling_recruit"], [], enemy_hand=cards, enemy_draw=["killer_bee", "sawn"])
    play(s, "act:waddling_recruit")
    assert set(asked(s, 1, "discard")) == {f"discard:{card}" for card in cards}
    assert area(s, 0) == ["waddling_recruit"]  # evolves afterwards
    s.choose("discard:lone_yeti")
    assert (area(s, 0), power(s, 0, "veteran_penguin"), keywords(s, 0, "veteran_penguin")) == (
        ["veteran_penguin"],
        5,
        ["tough"],
    )
    assert (discard(s, 1), draw(s, 1)) == (["lone_yeti"], 1)
    ready(s, 1)
    play(s, "play:gorillion", "act:veteran_penguin")
    assert len(asked(s, 1, "discard")) == 5
    s.choose("discard:koibra")
    assert (area(s, 0), power(s, 0, "frosty_fortress"), keywords(s, 0, "frosty_fortress")) == (
        ["frosty_fortress"],
        10,
        ["tough"],
    )
    assert discard(s, 1) == ["koibra", "lone_yeti"]
    ready(s, 1)


@pytest.mark.component("waddling_recruit", "veteran_penguin")
@pytest.mark.rule("MB-7.2")
@pytest.mark.parametrize(
    ("penguin", "next_"), [("waddling_recruit", "veteran_penguin"), ("veteran_penguin", "frosty_fortress")]
)
def test_penguins_rise_also_against_an_empty_hand(penguin: str, next_: str) -> None:
    s = play(scene([penguin], ["turbo_bug"], enemy_hand=[]), f"act:{penguin}")
    assert (area(s, 0), discard(s, 1)) == ([next_], [])
    ready(s, 1)


@pytest.mark.component("frosty_fortress")
@pytest.mark.rule("MB-2.7")
def test_frosty_fortress_sweeps_hand_and_draw_pile_into_the_discard_pile_at_once() -> None:
    cards = ["koibra", "bee_bear", "lone_yeti", "shark_dog", "killer_bee"]
    s = scene(["frosty_fortress"], ["turbo_bug"], enemy_hand=cards, enemy_draw=["sawn", "gorillion"])
    play(s, "attack:frosty_fortress")
    assert (hand(s, 1), draw(s, 1)) == ([], 0)
    assert discard(s, 1) == sorted([*cards, "sawn", "gorillion"])
    assert set(asked(s, 1, "block")) == {"block:turbo_bug", "block:none"}
    s.choose("block:none")
    assert (life(s, 1), hand(s, 0)) == (2, ["robopup"])
    ready(s, 1)


@pytest.mark.component("frosty_fortress", "peacasus")
@pytest.mark.rule("MB-11.4")
def test_frosty_fortress_sweeps_peacasus_into_the_pile_too() -> None:
    cards = ["koibra", "peacasus", "lone_yeti", "shark_dog", "killer_bee"]
    s = scene(["frosty_fortress"], ["turbo_bug"], enemy_hand=cards, enemy_draw=["sawn", "peacasus"])
    play(s, "attack:frosty_fortress")
    assert life(s, 1) == 5  # one from the hand, one from the draw pile, before the block
    s.choose("block:none")
    ready(s, 1)


# --- Wildsprout, Bigroot, Oakenmaster -------------------------------------------------------------------------
@pytest.mark.component("wildsprout", "bigroot")
@pytest.mark.rule("MB-8.5", "MB-7.3")
def test_wildsprout_plays_a_card_of_its_pile_evolves_and_only_then_the_play_effect_comes() -> None:
    s = scene(
        ["wildsprout"], ["giraffodile", "gorillion"], discard=["tiger_squirrel", "koibra"], enemy_discard=["sawn"],
        enemy_mindbugs=2,
    )  # fmt: skip
    play(s, "act:wildsprout")
    assert set(asked(s, 0, "enter")) == {"enter:own.tiger_squirrel", "enter:own.koibra"}
    s.choose("enter:own.tiger_squirrel")
    assert area(s, 0) == ["bigroot", "tiger_squirrel"]  # evolved, no Mindbug, now the Play effect
    assert set(asked(s, 0, "target")) == {"target:enemy.giraffodile", "target:enemy.gorillion"}
    s.choose("target:enemy.gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["koibra"], ["gorillion", "sawn"])
    ready(s, 1)


@pytest.mark.component("wildsprout", "bigroot")
@pytest.mark.rule("MB-7.2")
@pytest.mark.parametrize(("tree", "next_"), [("wildsprout", "bigroot"), ("bigroot", "oakenmaster")])
def test_trees_grow_also_with_an_empty_pile(tree: str, next_: str) -> None:
    s = play(scene([tree], ["turbo_bug"], enemy_discard=["sawn"]), f"act:{tree}")
    assert (area(s, 0), discard(s, 1)) == ([next_], ["sawn"])
    ready(s, 1)


@pytest.mark.component("bigroot", "oakenmaster")
def test_bigroot_plays_a_card_of_its_pile_and_becomes_oakenmaster_before_its_play_effect() -> None:
    s = scene(["bigroot", "turbo_bug"], ["gorillion"], discard=["brain_fly", "koibra"], enemy_discard=["sawn"])
    play(s, "act:bigroot")
    assert set(asked(s, 0, "enter")) == {"enter:own.brain_fly", "enter:own.koibra"}
    s.choose("enter:own.brain_fly")
    assert area(s, 0) == ["oakenmaster", "turbo_bug", "brain_fly"]
    assert set(asked(s, 0, "target")) == {  # Oakenmaster has made them 9
        "target:own.oakenmaster",
        "target:own.turbo_bug",
        "target:own.brain_fly",
        "target:enemy.gorillion",
    }
    s.choose("target:own.turbo_bug")
    ready(s, 1)


@pytest.mark.component("oakenmaster")
def test_oakenmaster_gives_its_other_allies_five_power() -> None:
    s = scene(["oakenmaster", "turbo_bug"], ["killer_bee", "gorillion"])
    assert (power(s, 0, "oakenmaster"), power(s, 0, "turbo_bug"), power(s, 1, "killer_bee")) == (7, 9, 5)
    play(s, "attack:oakenmaster", "block:gorillion")
    assert (power(s, 0, "turbo_bug"), discard(s, 0), aside(s)) == (4, ["wildsprout"], ALL_ASIDE)
    ready(s, 1)


@pytest.mark.component("wildsprout")
def test_wildsprout_is_harmless_in_play() -> None:
    s = play(scene(["wildsprout", "turbo_bug"], ["koibra"], discard=["gorillion"]), "attack:wildsprout", "block:koibra")
    assert (discard(s, 0), area(s, 1)) == (["gorillion", "wildsprout"], ["koibra"])
    ready(s, 1)
