"""Beyond Eternity, cards with a continuous ability in play or in the discard pile."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    Creature,
    area,
    asked,
    boosts,
    discard,
    events,
    exhausted,
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


# --- in play ------------------------------------------------------------------------------------------------------
@pytest.mark.component("agile_rooster")
def test_agile_rooster_is_blocked_only_by_about_its_own_power() -> None:
    enemy = ["turbo_bug", "killer_bee", "strange_barrel", "giraffodile", "bee_bear"]  # 4, 5, 6, 7, 8
    s = play(scene(["agile_rooster", "gorillion"], enemy), "attack:agile_rooster")
    assert set(asked(s, 1, "block")) == {"block:killer_bee", "block:strange_barrel", "block:giraffodile", "block:none"}
    assert refused(s, "block:turbo_bug") == ("MB-6.7", "power_too_far")
    assert refused(s, "block:bee_bear") == ("MB-6.7", "power_too_far")
    s.choose("block:none")
    assert set(asked(s, 0, "again")) == {"again", "again:none"}
    s.choose("again:none")
    ready(s, 1)


@pytest.mark.component("agile_rooster")
def test_agile_rooster_counts_current_powers_and_only_its_own_attacks() -> None:
    area_: list[Creature] = [on("agile_rooster", boost=["koibra", "koibra"]), "turbo_bug"]  # 8
    s = scene(area_, ["strange_barrel", "giraffodile", on("sawn", boost=["catalisk", "bee_bear"])])
    play(s, "attack:agile_rooster")
    assert set(asked(s, 1, "block")) == {"block:giraffodile", "block:sawn", "block:none"}
    s = play(scene(area_, ["gorillion"]), "attack:turbo_bug")
    assert set(asked(s, 1, "block")) == {"block:gorillion", "block:none"}
    s = play(scene(["gorillion"], ["agile_rooster"]), "attack:gorillion")
    assert set(asked(s, 1, "block")) == {"block:agile_rooster", "block:none"}  # it blocks anybody


@pytest.mark.component("berserker_rabbit")
def test_berserker_rabbit_is_stronger_while_its_own_pile_is_empty() -> None:
    s = scene(["berserker_rabbit", "turbo_bug"], ["berserker_rabbit", "killer_bee"], enemy_discard=["koibra"])
    assert (power(s, 0, "berserker_rabbit"), power(s, 1, "berserker_rabbit")) == (10, 6)
    play(s, "attack:turbo_bug", "block:killer_bee")
    assert (discard(s, 0), power(s, 0, "berserker_rabbit")) == (["turbo_bug"], 6)
    ready(s, 1)


@pytest.mark.component("berserker_rabbit")
def test_berserker_rabbit_is_frenzied_and_tough() -> None:
    s = play(scene(["berserker_rabbit"], ["gorillion"]), "attack:berserker_rabbit", "block:gorillion")  # 10 against 10
    assert (exhausted(s, 0, "berserker_rabbit"), discard(s, 1)) == (True, ["gorillion"])
    play(s, "again")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("cave_lizard")
def test_cave_lizard_never_attacks_but_blocks() -> None:
    s = scene(["cave_lizard", "turbo_bug"], ["gorillion"])
    assert set(s.codes()) == {"play:robopup", "attack:turbo_bug"}
    assert refused(s, "attack:cave_lizard") == ("MB-6.2", "never_attacks")
    s = play(scene(["spider_owl"], ["cave_lizard", "gorillion"]), "attack:spider_owl")
    assert set(asked(s, 1, "block")) == {"block:cave_lizard", "block:none"}  # Sneaky
    s.choose("block:cave_lizard")
    assert (discard(s, 0), exhausted(s, 1, "cave_lizard")) == (["spider_owl"], True)
    ready(s, 1)


@pytest.mark.component("cave_lizard")
@pytest.mark.rule("MB-4.2")
def test_cave_lizard_alone_with_an_empty_hand_is_no_action() -> None:
    won(scene(["cave_lizard"], [], hand=[]), 1, "no_action")


@pytest.mark.component("hypnotic_mouse")
@pytest.mark.rule("MB-6.2")
def test_hypnotic_mouse_stops_creatures_of_equal_power_on_both_sides() -> None:
    s = scene(["hypnotic_mouse", "turbo_bug", "killer_bee", "gorillion"], ["shark_dog", "bee_bear"])
    assert set(s.codes()) == {"play:robopup", "attack:hypnotic_mouse", "attack:killer_bee", "attack:gorillion"}
    assert refused(s, "attack:turbo_bug") == ("MB-6.2", "shares_power")  # 4, like the enemy Shark Dog
    play(s, "play:robopup")
    assert asked(s, 1, "action") == ["play:robopup", "attack:bee_bear"]
    ready(s, 1)


@pytest.mark.component("hypnotic_mouse")
def test_hypnotic_mouse_stops_itself_and_looks_at_current_power() -> None:
    s = scene(["hypnotic_mouse", "turbo_bug"], ["wildsprout", on("shark_dog", boost=["sawn"])])
    assert set(s.codes()) == {"play:robopup", "attack:turbo_bug"}
    assert refused(s, "attack:hypnotic_mouse") == ("MB-6.2", "shares_power")


@pytest.mark.component("hypnotic_mouse", "sea_rex")
@pytest.mark.rule("MB-6.14")
def test_hypnotic_mouse_does_not_call_back_an_attack_under_way() -> None:
    s = scene(["sea_rex"], ["hypnotic_mouse", "strange_barrel"], discard=["koibra"])
    play(s, "attack:sea_rex", "boost:own.koibra")
    assert power(s, 0, "sea_rex") == 6  # like the Barrel
    play(s, "hunt:hypnotic_mouse")
    assert discard(s, 1) == ["hypnotic_mouse"]
    ready(s, 1)


@pytest.mark.component("hypnotic_mouse", "luchataur")
@pytest.mark.rule("MB-9.5")
def test_hypnotic_mouse_can_stop_the_second_attack() -> None:
    s = scene(["luchataur"], ["hypnotic_mouse", "trash_flier"], discard=["snail_hydra"])
    play(s, "attack:luchataur", "block:trash_flier")  # the Flier brings a Snail Hydra, 9 like Luchataur
    assert area(s, 1) == ["hypnotic_mouse", "snail_hydra"]
    ready(s, 1)


@pytest.mark.component("porcupine_teacher")
def test_porcupine_teacher_makes_its_other_allies_poisonous() -> None:
    s = scene(["porcupine_teacher", "turbo_bug"], ["gorillion", "wildsprout"])
    assert keywords(s, 0, "turbo_bug") == ["poisonous"]
    assert (keywords(s, 0, "porcupine_teacher"), keywords(s, 1, "gorillion")) == ([], [])
    play(s, "attack:turbo_bug", "block:gorillion")
    assert (discard(s, 0), discard(s, 1)) == (["turbo_bug"], ["gorillion"])
    ready(s, 1)


@pytest.mark.component("squirtoise_scout")
def test_squirtoise_scout_lets_nobody_block_while_two_of_its_side_are_equal() -> None:
    s = play(scene(["squirtoise_scout", "turbo_bug", "shark_dog"], ["gorillion"]), "attack:turbo_bug")
    assert events(s, "blocks") == []
    won(s, 0, "life")  # the Turbo Bug's own effect and an attack nobody could block
    s = play(scene(["squirtoise_scout", "koibra"], ["gorillion"], enemy_hand=[]), "attack:squirtoise_scout")
    assert life(s, 1) == 2  # itself counts: 2 and 2
    ready(s, 1)


@pytest.mark.component("squirtoise_scout")
def test_squirtoise_scout_does_not_count_enemies_and_looks_at_current_power() -> None:
    s = play(scene(["squirtoise_scout", "killer_bee"], ["sawn", "koibra"]), "attack:squirtoise_scout")
    assert set(asked(s, 1, "block")) == {"block:sawn", "block:koibra", "block:none"}
    assert refused(s, "block:gorillion")[1] == "not_yours"
    s = scene(["squirtoise_scout", on("koibra", boost=["sawn"])], ["gorillion"])
    play(s, "attack:squirtoise_scout")
    assert set(asked(s, 1, "block")) == {"block:gorillion", "block:none"}
    s = play(scene(["gorillion"], ["squirtoise_scout", "koibra"]), "attack:gorillion")  # blocking for its own side
    assert set(asked(s, 1, "block")) == {"block:squirtoise_scout", "block:koibra", "block:none"}


@pytest.mark.component("squirtoise_scout")
@pytest.mark.rule("MB-6.5")
def test_squirtoise_scout_lets_a_hunter_name_somebody() -> None:
    s = scene(["squirtoise_scout", "killer_bee", "harpy_mother"], ["turbo_bug", "gorillion"])
    play(s, "attack:killer_bee")
    assert set(asked(s, 0, "hunt")) == {"hunt:turbo_bug", "hunt:gorillion", "hunt:none"}
    s.choose("hunt:none")
    assert life(s, 1) == 2  # and then nobody may block
    ready(s, 1)


# --- in the discard pile --------------------------------------------------------------------------------------------
@pytest.mark.component("blessed_killer_bee")
@pytest.mark.rule("MB-11.1", "MB-8.18")
def test_blessed_killer_bee_makes_each_loss_of_the_opponent_two_bigger() -> None:
    s = scene(["chameleon_sniper"], ["gorillion"], discard=["blessed_killer_bee"], enemy_life=7)
    play(s, "attack:chameleon_sniper")
    assert [e.data["amount"] for e in events(s, "loses_life")] == [3, 3]  # the shot and the hit are two events
    assert (life(s, 0), life(s, 1)) == (3, 1)
    ready(s, 1)


@pytest.mark.component("blessed_killer_bee")
def test_blessed_killer_bee_does_not_hurt_its_own_side() -> None:
    s = play(scene(["sawn"], [], enemy_discard=["blessed_killer_bee"]), "attack:sawn")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.component("blessed_killer_bee")
@pytest.mark.rule("MB-11.1", "MB-11.3", "MB-12.3")
def test_blessed_killer_bee_works_neither_in_play_nor_in_hand_nor_under_a_creature() -> None:
    s = play(scene(["sawn", "blessed_killer_bee"], []), "attack:sawn")
    assert life(s, 1) == 2
    s = play(scene(["sawn"], [], hand=["blessed_killer_bee"]), "attack:sawn")
    assert life(s, 1) == 2
    s = play(scene([on("sawn", boost=["blessed_killer_bee"])], []), "attack:sawn")
    assert life(s, 1) == 2
    ready(s, 1)
    s = play(scene(["blessed_killer_bee"], ["turbo_bug"]), "attack:blessed_killer_bee", "hunt:turbo_bug")
    assert (life(s, 1), discard(s, 1)) == (3, ["turbo_bug"])
    ready(s, 1)


@pytest.mark.component("blessed_killer_bee")
def test_blessed_killer_bee_adds_nothing_to_a_loss_of_nothing() -> None:
    s = scene(["turbo_bug"], ["killer_bee"], discard=["blessed_killer_bee"], enemy_life=1)
    play(s, "attack:turbo_bug", "block:killer_bee")
    assert life(s, 1) == 1
    ready(s, 1)
    s = play(scene(hand=["chuckling_chimpborg"], discard=["blessed_killer_bee"]), "play:chuckling_chimpborg")
    assert life(s, 1) == 3
    ready(s, 1)
    won(play(scene(["turbo_bug"], ["sawn"], discard=["blessed_killer_bee"]), "attack:turbo_bug"), 0, "life")  # 2 + 2


@pytest.mark.component("blessed_shield_bugs")
@pytest.mark.rule("MB-11.1", "MB-11.2", "MB-10.5")
def test_blessed_shield_bugs_strengthen_all_their_owners_creatures_from_the_pile() -> None:
    s = scene([on("blessed_shield_bugs", exhausted=True), "turbo_bug"], ["gorillion", "sawn"])
    assert (power(s, 0, "blessed_shield_bugs"), power(s, 0, "turbo_bug")) == (6, 4)  # not in play
    play(s, "attack:blessed_shield_bugs", "block:gorillion")
    assert (power(s, 0, "turbo_bug"), power(s, 1, "gorillion")) == (5, 10)
    ready(s, 1)
    s = scene([on("turbo_bug", boost=["blessed_shield_bugs"])], ["sawn"])
    assert power(s, 0, "turbo_bug") == 5  # a boost card like any other


@pytest.mark.component("blessed_shield_bugs")
def test_blessed_shield_bugs_are_tough_in_play() -> None:
    s = play(scene(["blessed_shield_bugs"], ["gorillion"]), "attack:blessed_shield_bugs", "block:gorillion")
    assert exhausted(s, 0, "blessed_shield_bugs")
    ready(s, 1)


@pytest.mark.component("blessed_tiger_squirrel")
@pytest.mark.example("MB-X11")
def test_blessed_tiger_squirrel_stops_strong_enemies_from_the_pile() -> None:
    area_: list[Creature] = ["giraffodile", "strange_barrel", on("killer_bee", boost=["sawn", "sawn"])]  # 7, 6, 7
    s = scene(area_, ["gorillion"], enemy_discard=["blessed_tiger_squirrel"])
    assert set(s.codes()) == {"play:robopup", "attack:strange_barrel"}
    assert refused(s, "attack:giraffodile") == ("MB-6.2", "too_strong")
    play(s, "play:robopup")
    assert "attack:gorillion" in s.codes()  # its own side is free
    s.choose("attack:gorillion")
    assert set(asked(s, 0, "block")) == {"block:strange_barrel", "block:robopup", "block:none"}
    assert refused(s, "block:giraffodile") == ("MB-6.7", "too_strong")
    s.choose("block:none")
    ready(s, 0)


@pytest.mark.component("blessed_tiger_squirrel")
@pytest.mark.rule("MB-6.5", "MB-11.3")
def test_blessed_tiger_squirrel_lets_hunters_name_the_strong_and_does_nothing_in_play() -> None:
    s = play(scene(["killer_bee"], ["gorillion"], discard=["blessed_tiger_squirrel"]), "attack:killer_bee")
    assert set(asked(s, 0, "hunt")) == {"hunt:gorillion", "hunt:none"}
    s.choose("hunt:none")
    assert life(s, 1) == 2  # but it may not block
    ready(s, 1)
    s = scene(["gorillion"], ["blessed_tiger_squirrel"])
    assert "attack:gorillion" in s.codes()
    play(s, "attack:gorillion", "block:blessed_tiger_squirrel")
    assert discard(s, 1) == ["blessed_tiger_squirrel"]
    ready(s, 1)


@pytest.mark.component("blessed_tiger_squirrel", "sea_rex")
@pytest.mark.rule("MB-6.14")
def test_blessed_tiger_squirrel_does_not_call_back_an_attack_under_way() -> None:
    s = scene([on("sea_rex", boost=["koibra"])], ["turbo_bug"], enemy_discard=["blessed_tiger_squirrel", "koibra"])
    play(s, "attack:sea_rex", "boost:enemy.koibra", "hunt:turbo_bug")  # it has grown to 7
    assert (discard(s, 1), boosts(s, 0, "sea_rex")) == (["blessed_tiger_squirrel", "turbo_bug"], ["koibra", "koibra"])
    ready(s, 1)


@pytest.mark.component("cursed_gorillion")
@pytest.mark.example("MB-X13")
@pytest.mark.rule("MB-3.2")
def test_cursed_gorillion_weakens_all_its_owners_creatures_from_the_pile_to_no_less_than_one() -> None:
    s = scene(["turbo_bug", "koibra", "chameleon_sniper"], ["gorillion"], discard=["cursed_gorillion"])
    assert [power(s, 0, name) for name in ("turbo_bug", "koibra", "chameleon_sniper")] == [2, 1, 1]
    assert power(s, 1, "gorillion") == 10
    s = scene(["turbo_bug", "koibra"], [], discard=["cursed_gorillion", "blessed_shield_bugs"])
    assert (power(s, 0, "turbo_bug"), power(s, 0, "koibra")) == (3, 1)  # the floor comes last: 2 + 1 - 2


@pytest.mark.component("cursed_gorillion")
def test_cursed_gorillion_in_play_is_frenzied_and_tough_and_curses_whoever_loses_it() -> None:
    s = scene(["cursed_gorillion"], ["gorillion", "turbo_bug"])
    play(s, "attack:cursed_gorillion", "block:gorillion")
    assert (exhausted(s, 0, "cursed_gorillion"), discard(s, 1)) == (True, ["gorillion"])
    assert power(s, 1, "turbo_bug") == 4
    play(s, "again", "block:none")
    assert life(s, 1) == 2
    ready(s, 1)
    s = scene([on("cursed_gorillion", exhausted=True), "killer_bee"], ["gorillion"])
    play(s, "attack:cursed_gorillion", "block:gorillion")
    assert power(s, 0, "killer_bee") == 3
    ready(s, 1)
