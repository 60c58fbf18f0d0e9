"""The rulebook's worked examples, MB-X1 to MB-X15, in their order."""

from __future__ import annotations

import pytest

from herna import State
from tests.games.mindbug.scene import (
    area,
    aside,
    asked,
    boosts,
    discard,
    draw,
    events,
    exhausted,
    hand,
    keywords,
    life,
    mindbugs,
    on,
    play,
    power,
    ready,
    refused,
    scene,
)


@pytest.mark.example("MB-X1")
@pytest.mark.rule("MB-8.1", "MB-8.15")
def test_one_card_in_hand_and_two_to_discard() -> None:
    s = scene(["gorillion"], ["bee_bear"], hand=["ferret_bomber"], enemy_hand=["killer_bee"])
    play(s, "play:ferret_bomber")
    assert discard(s, 1) == ["killer_bee"]
    assert hand(s, 1) == []
    ready(s, 1)


@pytest.mark.example("MB-X2")
@pytest.mark.rule("MB-8.2")
def test_you_choose_whom_you_defeat_and_the_opponent_what_he_discards() -> None:
    s = scene(["thunder_queen"], ["gorillion", "kitsunsei"])
    play(s, "attack:thunder_queen")
    assert asked(s, 0, "target") == ["target:enemy.gorillion", "target:enemy.kitsunsei"]
    play(s, "target:enemy.kitsunsei", "block:none")
    assert area(s, 1) == ["gorillion"]
    ready(s, 1)
    s = scene(["waddling_recruit"], enemy_hand=["gorillion", "kitsunsei"])
    play(s, "act:waddling_recruit")
    assert asked(s, 1, "discard") == ["discard:gorillion", "discard:kitsunsei"]
    play(s, "discard:gorillion")
    assert discard(s, 1) == ["gorillion"]
    ready(s, 1)


def healer_stolen() -> State:
    """Alice (seat 0) has played Axolotl Healer, and Bob has used a Mindbug on it."""
    s = scene(
        hand=["axolotl_healer", "strange_barrel", "gorillion", "luchataur", "luchataur"],
        draw=["killer_bee", "turbo_bug", "bee_bear"],
        enemy_hand=["rhino_turtle"],
        mindbugs=2,
        enemy_mindbugs=2,
        sets=["first_contact"],
    )
    play(s, "play:axolotl_healer")
    asked(s, 1, "mindbug")
    assert len(hand(s, 0)) == 5
    return play(s, "mindbug")


@pytest.mark.example("MB-X3")
@pytest.mark.rule("MB-5.5", "MB-5.6")
def test_bob_takes_the_healer_with_a_mindbug() -> None:
    s = healer_stolen()
    assert area(s, 1) == ["axolotl_healer"]
    assert (life(s, 0), life(s, 1)) == (3, 5)
    assert (mindbugs(s, 0), mindbugs(s, 1)) == (2, 1)
    ready(s, 0)


@pytest.mark.example("MB-X4")
@pytest.mark.rule("MB-5.4", "MB-5.7")
def test_bob_saves_his_second_mindbug() -> None:
    s = healer_stolen()
    play(s, "play:strange_barrel")
    assert len(hand(s, 0)) == 5
    assert draw(s, 0) == 1
    assert asked(s, 1, "mindbug") == ["mindbug", "mindbug:none"]
    play(s, "mindbug:none")
    assert area(s, 0) == ["strange_barrel"]
    assert mindbugs(s, 1) == 1
    ready(s, 1)


@pytest.mark.example("MB-X5")
@pytest.mark.rule("MB-6.8", "MB-6.9", "MB-6.10")
def test_gorillion_attacks_bee_bear() -> None:
    s = scene(["gorillion"], ["bee_bear"])
    play(s, "attack:gorillion")
    unblocked = s.clone()
    play(s, "block:bee_bear")
    assert life(s, 1) == 3
    assert discard(s, 1) == ["bee_bear"]
    assert area(s, 0) == ["gorillion"]
    ready(s, 1)
    play(unblocked, "block:none")
    assert life(unblocked, 1) == 2
    assert area(unblocked, 1) == ["bee_bear"]
    ready(unblocked, 1)


@pytest.mark.example("MB-X6")
@pytest.mark.rule("MB-6.3", "MB-9.1")
def test_tusked_extorter_meets_spider_owl() -> None:
    s = scene(
        ["tusked_extorter"],
        ["spider_owl"],
        enemy_hand=["gorillion", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"],
        enemy_draw=["killer_bee"],
    )
    play(s, "attack:tusked_extorter")
    assert asked(s, 1, "discard") == ["discard:gorillion", "discard:luchataur", "discard:rhino_turtle"]
    play(s, "discard:gorillion")
    assert len(hand(s, 1)) == 5
    assert asked(s, 1, "block") == ["block:spider_owl", "block:none"]
    play(s, "block:spider_owl")
    assert discard(s, 0) == ["tusked_extorter"]
    assert discard(s, 1) == ["gorillion", "spider_owl"]
    ready(s, 1)


@pytest.mark.example("MB-X7")
@pytest.mark.rule("MB-6.5")
def test_killer_bee_hunts_compost_dragon() -> None:
    s = scene(["killer_bee"], ["compost_dragon", "giraffodile"])
    play(s, "attack:killer_bee", "hunt:compost_dragon")
    assert discard(s, 1) == ["compost_dragon"]
    assert area(s, 1) == ["giraffodile"]
    assert area(s, 0) == ["killer_bee"]
    ready(s, 1)


@pytest.mark.example("MB-X8")
@pytest.mark.rule("MB-9.3")
def test_only_tiger_squirrel_can_block_spider_owl() -> None:
    s = scene(["spider_owl"], ["giraffodile", "tiger_squirrel"])
    play(s, "attack:spider_owl")
    assert asked(s, 1, "block") == ["block:tiger_squirrel", "block:none"]
    assert refused(s, "block:giraffodile") == ("MB-9.3", "not_sneaky")


@pytest.mark.example("MB-X9")
@pytest.mark.rule("MB-9.4")
def test_elephantopus_is_only_exhausted_by_kangasaurus_rex() -> None:
    s = scene(["kangasaurus_rex"], ["elephantopus"])
    play(s, "attack:kangasaurus_rex", "block:elephantopus")
    assert discard(s, 0) == ["kangasaurus_rex"]
    assert area(s, 1) == ["elephantopus"]
    assert exhausted(s, 1, "elephantopus")
    ready(s, 1)


@pytest.mark.example("MB-X10")
@pytest.mark.rule("MB-9.5")
def test_luchataur_attacks_twice() -> None:
    s = scene(["luchataur"], ["tusked_extorter"])
    play(s, "attack:luchataur", "block:tusked_extorter")
    assert discard(s, 1) == ["tusked_extorter"]
    assert asked(s, 0, "again") == ["again", "again:none"]
    play(s, "again")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.example("MB-X11")
@pytest.mark.rule("MB-11.1", "MB-6.2", "MB-6.7")
def test_blessed_tiger_squirrel_in_your_pile_holds_the_strong_enemies() -> None:
    s = scene(["gorillion"], ["steelhorn", "bee_bear", "dr_orange_u_tan"], discard=["blessed_tiger_squirrel"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:dr_orange_u_tan", "block:none"]
    play(s, "block:none")
    attacks = [code for code in asked(s, 1, "action") if code.startswith("attack:")]
    assert attacks == ["attack:dr_orange_u_tan"]
    assert refused(s, "attack:steelhorn") == ("MB-6.2", "too_strong")


@pytest.mark.example("MB-X12")
@pytest.mark.rule("MB-12.1", "MB-6.3")
def test_sea_rex_boosts_itself_before_the_block() -> None:
    s = scene(["sea_rex"], ["octocopter"], enemy_discard=["koibra"])
    play(s, "attack:sea_rex")
    assert asked(s, 0, "boost") == ["boost:enemy.koibra", "boost:none"]
    play(s, "boost:enemy.koibra", "hunt:none", "block:octocopter")
    assert discard(s, 1) == ["octocopter"], "6 against 5"
    assert power(s, 0, "sea_rex") == 6
    assert boosts(s, 0, "sea_rex") == ["koibra"]
    ready(s, 1)


@pytest.mark.example("MB-X13")
@pytest.mark.rule("MB-3.2")
@pytest.mark.parametrize("name", ["robopup", "puffermech", "tiger_squirrel"])
def test_a_power_that_would_be_0_or_less_is_1(name: str) -> None:
    s = scene([name], discard=["cursed_gorillion"], hand=["gorillion"])
    assert power(s, 0, name) == 1


@pytest.mark.example("MB-X14")
@pytest.mark.rule("MB-13.3", "MB-13.4", "MB-12.4")
def test_an_exhausted_boosted_creature_evolves_and_is_defeated() -> None:
    s = scene([on("frog_prophet", exhausted=True, boost=["koibra", "sawn"])], ["gorillion"])
    play(s, "act:frog_prophet")
    assert exhausted(s, 0, "world_eater")
    assert boosts(s, 0, "world_eater") == ["koibra", "sawn"]
    assert events(s, "resolves") == []
    assert "frog_prophet" not in aside(s)
    play(s, "attack:gorillion", "block:world_eater")  # 10 against 8 + 2, poison, no Tough left
    assert discard(s, 0) == ["curious_tadpole", "koibra", "sawn"]
    assert discard(s, 1) == ["gorillion"]
    assert "frog_prophet" in aside(s)
    ready(s, 0)


@pytest.mark.example("MB-X15")
@pytest.mark.rule("MB-9.3", "MB-10.3")
def test_a_sneaky_blocker_or_sharky_stops_a_sneaky_creature() -> None:
    s = scene(["chameleon_sniper"], ["sharky_crab_dog_mummypus", "tiger_squirrel", "gorillion"])
    assert keywords(s, 1, "sharky_crab_dog_mummypus") == ["sneaky"]
    play(s, "attack:chameleon_sniper")
    assert asked(s, 1, "block") == ["block:sharky_crab_dog_mummypus", "block:tiger_squirrel", "block:none"]


@pytest.mark.example("MB-X15")
@pytest.mark.rule("MB-6.5")
def test_hunter_finds_a_sneaky_creature() -> None:
    s = scene(["killer_bee"], ["chameleon_sniper"])
    play(s, "attack:killer_bee", "hunt:chameleon_sniper")
    assert discard(s, 1) == ["chameleon_sniper"]
    ready(s, 1)


@pytest.mark.example("MB-X15")
def test_kangasaurus_rex_explosive_toad_and_harpy_mother_deal_with_sneaky_creatures() -> None:
    s = scene(enemy=["chameleon_sniper"], hand=["kangasaurus_rex", "robopup"])
    play(s, "play:kangasaurus_rex")
    assert discard(s, 1) == ["chameleon_sniper"]
    ready(s, 1)
    for fallen, left in (("explosive_toad", []), ("harpy_mother", ["chameleon_sniper"])):
        s = scene([fallen], ["gorillion", "chameleon_sniper"])
        play(s, f"attack:{fallen}", "block:gorillion", "target:enemy.chameleon_sniper")
        assert area(s, 0) == left
        assert area(s, 1) == ["gorillion"]
        ready(s, 1)


@pytest.mark.example("MB-X15")
@pytest.mark.rule("MB-9.5")
def test_frenzy_wins_the_race_against_a_sneaky_creature() -> None:
    s = scene(["luchataur"], ["spider_owl"], life=3, enemy_life=4)
    play(s, "attack:luchataur", "block:none", "again", "block:none")
    play(s, "attack:spider_owl")
    assert (life(s, 0), life(s, 1)) == (2, 2)
    play(s, "attack:luchataur", "block:none", "again", "block:none")
    assert s.over
    assert s.result is not None
    assert s.result.winners == (0,)
