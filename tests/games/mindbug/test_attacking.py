"""MB-6.1 to MB-6.7: who attacks, Attack effects, the Hunter choice and the block."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mindbug.scene import (
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
    ready,
    refused,
    scene,
)


# --- who attacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.1")
def test_any_creature_of_the_attacking_player_may_attack_also_an_exhausted_one() -> None:
    s = scene(["gorillion", on("rhino_turtle", exhausted=True)], ["bee_bear"])
    assert asked(s, 0, "action") == ["play:robopup", "attack:gorillion", "attack:rhino_turtle"]
    play(s, "attack:rhino_turtle", "block:none", "again:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-6.1")
def test_two_creatures_of_one_name_are_told_apart() -> None:
    s = scene([on("luchataur", boost=["sawn"]), "luchataur"], ["gorillion"])
    play(s, "attack:luchataur#1", "block:gorillion")
    assert boosts(s, 0, "luchataur") == [], "the boosted one fell against 10"
    assert discard(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-6.2")
def test_cave_lizard_is_never_able_to_attack() -> None:
    s = scene(["cave_lizard", "gorillion"], ["bee_bear"])
    assert refused(s, "attack:cave_lizard") == ("MB-6.2", "never_attacks")
    assert s.why_not("attack:gorillion") is None


@pytest.mark.rule("MB-6.2")
def test_westside_monster_keeps_enemy_sneaky_creatures_from_attacking_only() -> None:
    s = scene(["spider_owl", "gorillion"], ["westside_monster", "tiger_squirrel"])
    assert refused(s, "attack:spider_owl") == ("MB-6.2", "sneaky_barred")
    assert s.why_not("attack:gorillion") is None
    play(s, "play:robopup")
    assert s.why_not("attack:tiger_squirrel") is None, "its own side is free"
    ready(s, 1)


@pytest.mark.rule("MB-6.2")
@pytest.mark.parametrize("mouse", [0, 1])
def test_hypnotic_mouse_on_either_side_stops_creatures_of_equal_power(mouse: int) -> None:
    mine = ["gorillion", "luchataur"] + ["hypnotic_mouse"] * (1 - mouse)
    theirs = ["sweet_fighter", "bee_bear"] + ["hypnotic_mouse"] * mouse
    s = scene(mine, theirs)
    assert refused(s, "attack:luchataur") == ("MB-6.2", "shares_power")
    assert s.why_not("attack:gorillion") is None
    play(s, "play:robopup")
    assert refused(s, "attack:sweet_fighter") == ("MB-6.2", "shares_power")
    assert s.why_not("attack:bee_bear") is None
    ready(s, 1)


@pytest.mark.rule("MB-6.2")
def test_hypnotic_mouse_stops_itself_too() -> None:
    s = scene(["hypnotic_mouse", "gorillion"], hand=["robopup"], enemy_hand=["robopup", "bee_bear"])
    assert s.why_not("attack:hypnotic_mouse") is None
    play(s, "play:robopup", "play:bee_bear")
    assert refused(s, "attack:hypnotic_mouse") == ("MB-6.2", "shares_power")
    assert refused(s, "attack:robopup") == ("MB-6.2", "shares_power")
    ready(s, 0)


@pytest.mark.rule("MB-6.2")
def test_blessed_tiger_squirrel_in_the_enemy_pile_stops_power_7_and_more() -> None:
    s = scene(["captain_hippo", "octocopter", "dr_orange_u_tan"], enemy_discard=["blessed_tiger_squirrel"])
    assert refused(s, "attack:captain_hippo") == ("MB-6.2", "too_strong")
    assert s.why_not("attack:dr_orange_u_tan") is None
    s = scene(["captain_hippo"], discard=["blessed_tiger_squirrel"])
    assert s.why_not("attack:captain_hippo") is None, "in one's own pile it stops the others"


# --- Attack effects -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.3", "MB-6.5")
def test_attack_effects_come_before_hunter_and_block() -> None:
    """A4: Shark Dog first fells a 6 or more, then names its prey, and only then anybody thinks of blocking."""
    s = scene(["shark_dog"], ["gorillion", "bee_bear", "kitsunsei"])
    play(s, "attack:shark_dog")
    assert asked(s, 0, "target") == ["target:enemy.gorillion", "target:enemy.bee_bear"]
    play(s, "target:enemy.gorillion")
    assert asked(s, 0, "hunt") == ["hunt:bee_bear", "hunt:kitsunsei", "hunt:none"]
    play(s, "hunt:none")
    assert asked(s, 1, "block") == ["block:bee_bear", "block:kitsunsei", "block:none"]
    play(s, "block:none")
    assert life(s, 1) == 2
    ready(s, 1)


@pytest.mark.rule("MB-6.3")
def test_what_attack_effects_trigger_is_resolved_before_the_block_too() -> None:
    """Bullet Train fells Trash Flier, which brings a new blocker into play."""
    s = scene(["bullet_train"], ["trash_flier"], discard=["gorillion"])
    play(s, "attack:bullet_train")
    assert area(s, 1) == ["gorillion"]
    assert asked(s, 1, "block") == ["block:gorillion", "block:none"]
    play(s, "block:gorillion")
    assert area(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-6.4")
def test_an_attacker_that_is_gone_after_its_attack_effects_attacks_no_more() -> None:
    """A5: Snail Hydra, outnumbered, fells itself. No block, no fight, no life lost."""
    s = scene(["snail_hydra"], ["bee_bear", "kitsunsei"])
    play(s, "attack:snail_hydra", "target:own.snail_hydra")
    assert area(s, 0) == []
    assert life(s, 1) == 3
    assert [e.kind for e in s.events()].count("attack_ends") == 1
    assert events(s, "unblocked") == []
    ready(s, 1)


@pytest.mark.rule("MB-6.4", "MB-9.5")
def test_an_attacker_that_is_gone_does_not_attack_a_second_time() -> None:
    """Duckdra with Frenzy fells a poisonous Toad, which takes it along: this attack and the second one are off."""
    s = scene(["duckdra", "coach_panda"], ["explosive_toad", "porcupine_teacher"])
    assert keywords(s, 0, "duckdra") == ["hunter", "frenzy"]
    play(s, "attack:duckdra", "target:enemy.explosive_toad", "target:enemy.duckdra")
    assert area(s, 0) == ["coach_panda"]
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.rule("MB-6.4")
def test_an_attacker_that_has_changed_sides_attacks_no_more() -> None:
    """A6: Duckdra fells a poisonous Harpy Mother, whose Defeated effect takes Duckdra."""
    s = scene(["duckdra", "gorillion"], ["harpy_mother", "porcupine_teacher"])
    play(s, "attack:duckdra", "target:enemy.harpy_mother")
    assert asked(s, 1, "target") == ["target:own.porcupine_teacher", "target:enemy.duckdra", "target:done"]
    play(s, "target:enemy.duckdra")  # the Teacher is its owner's already, so nothing is left to choose
    assert area(s, 0) == ["gorillion"]
    assert area(s, 1) == ["porcupine_teacher", "duckdra"]
    assert life(s, 1) == 3
    ready(s, 1)


# --- the Hunter choice --------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.5", "MB-9.2")
def test_the_attacking_player_may_name_the_blocker_or_leave_it() -> None:
    """MB-D3."""
    s = scene(["killer_bee"], ["gorillion", "kitsunsei"])
    play(s, "attack:killer_bee")
    assert asked(s, 0, "hunt") == ["hunt:gorillion", "hunt:kitsunsei", "hunt:none"]
    free = s.clone()
    play(s, "hunt:kitsunsei")
    assert discard(s, 1) == ["kitsunsei"]
    assert life(s, 1) == 3
    ready(s, 1)
    play(free, "hunt:none")
    assert asked(free, 1, "block") == ["block:gorillion", "block:kitsunsei", "block:none"]


@pytest.mark.rule("MB-6.5")
def test_without_an_enemy_creature_there_is_no_hunter_choice() -> None:
    s = scene(["killer_bee"])
    play(s, "attack:killer_bee")
    assert life(s, 1) == 2
    ready(s, 1)


HUNTED = [
    ("sneaky attacker", ["killer_bee", "kitsunsei"], "gorillion", {}),
    ("elephantopus", ["killer_bee", "elephantopus"], "turbo_bug", {}),
    ("mole machine", ["killer_bee", "mole_machine"], "gorillion", {}),
    ("westside monster", ["killer_bee", "westside_monster"], "spider_owl", {}),
    ("squirtoise scout", ["killer_bee", "squirtoise_scout", "squirtoise_scout"], "gorillion", {}),
    ("blessed tiger squirrel", ["killer_bee"], "gorillion", {"discard": ["blessed_tiger_squirrel"]}),
]


@pytest.mark.rule("MB-6.5", "MB-6.7")
@pytest.mark.parametrize(("attackers", "enemy", "piles"), [h[1:] for h in HUNTED], ids=[h[0] for h in HUNTED])
def test_hunter_ignores_every_restriction_on_blocking(attackers: list[str], enemy: str, piles: dict[str, Any]) -> None:
    s = scene(attackers, [enemy], **piles)
    play(s, "attack:killer_bee")
    named = s.clone()
    play(s, "hunt:none")
    assert life(s, 1) == 2, "left alone, the creature was not able to block"
    play(named, f"hunt:{enemy}")
    assert life(named, 1) == 3
    assert [e.kind for e in named.events()][-1] == "turn"
    assert len(events(named, "hunts")) == 1
    assert len(area(named, 0)) + len(area(named, 1)) < len(attackers) + 1, "they fought"
    ready(named, 1)


@pytest.mark.rule("MB-6.5")
def test_hunter_granted_to_bee_bear_and_agile_rooster_overrides_their_own_restriction() -> None:
    """Snail Thrower gives Hunter to power 4 and less: Cursed Gorillion and a weak Rooster or Bear are needed."""
    s = scene(["agile_rooster", "snail_thrower"], ["robopup"], discard=["cursed_gorillion"], hand=["gorillion"])
    assert keywords(s, 0, "agile_rooster") == ["poisonous", "hunter", "frenzy"]
    play(s, "attack:agile_rooster")
    assert asked(s, 0, "hunt") == ["hunt:robopup", "hunt:none"]
    play(s, "hunt:robopup")  # 4 against 1: it could never block by itself
    assert exhausted(s, 1, "robopup")
    play(s, "again", "hunt:none")
    assert life(s, 1) == 2, "without Hunter it is not able to block"
    ready(s, 1)


# --- the block ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-6.6")
def test_the_defender_may_block_or_not() -> None:
    """MB-D4: an exhausted creature blocks as well."""
    s = scene(["gorillion"], ["bee_bear", on("rhino_turtle", exhausted=True)])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:bee_bear", "block:rhino_turtle", "block:none"]
    play(s, "block:rhino_turtle")
    assert discard(s, 1) == ["rhino_turtle"]
    assert life(s, 1) == 3
    ready(s, 1)


@pytest.mark.rule("MB-6.6")
def test_with_nobody_able_to_block_nothing_is_asked() -> None:
    s = scene(["spider_owl"], ["gorillion"])
    play(s, "attack:spider_owl")
    assert life(s, 1) == 2
    ready(s, 1)


BLOCKERS = [
    (["spider_owl"], {}, ["robopup"], ["gorillion"], "not_sneaky"),
    (["bee_bear"], {}, ["mysterious_mermaid", "gorillion"], ["dr_orange_u_tan", "robopup"], "too_weak"),
    (["agile_rooster"], {}, ["octocopter", "dr_orange_u_tan", "steelhorn"], ["turbo_bug", "bee_bear"], "power_too_far"),
    (["gorillion", "elephantopus"], {}, ["octocopter", "bee_bear"], ["turbo_bug", "robopup"], "too_weak"),
    (["gorillion", "mole_machine"], {}, ["dr_orange_u_tan", "robopup"], ["steelhorn", "bee_bear"], "too_strong"),
    (["gorillion", "westside_monster"], {}, ["bee_bear"], ["robopup", "cave_lizard"], "sneaky_barred"),
    (["gorillion"], {"discard": ["blessed_tiger_squirrel"]}, ["octocopter"], ["steelhorn"], "too_strong"),
]


@pytest.mark.rule("MB-6.7")
@pytest.mark.parametrize(
    ("attackers", "piles", "able", "unable", "reason"), BLOCKERS, ids=[f"{b[0][-1]}-{b[4]}" for b in BLOCKERS]
)
def test_who_is_able_to_block(
    attackers: list[str], piles: dict[str, Any], able: list[str], unable: list[str], reason: str
) -> None:
    s = scene(attackers, able + unable, hand=["killer_bee"], enemy_hand=["luchataur"], **piles)
    play(s, f"attack:{attackers[0]}")
    assert asked(s, 1, "block") == [*[f"block:{name}" for name in able], "block:none"]
    for name in unable:
        assert refused(s, f"block:{name}") == ("MB-9.3" if reason == "not_sneaky" else "MB-6.7", reason)
    assert refused(s, f"block:{attackers[0]}") == ("MB-6.6", "not_yours")
    play(s, "block:none")
    assert life(s, 1) == 2


@pytest.mark.rule("MB-6.7")
def test_restrictions_of_the_attacker_itself_do_not_help_its_allies() -> None:
    s = scene(["gorillion", "bee_bear", "agile_rooster", "spider_owl"], ["turbo_bug"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:turbo_bug", "block:none"]


@pytest.mark.rule("MB-6.7")
def test_restrictions_of_the_defenders_creatures_do_not_bind_himself() -> None:
    s = scene(
        ["gorillion"], ["elephantopus", "turbo_bug", "mole_machine", "westside_monster", "robopup"], hand=["sawn"]
    )
    play(s, "attack:gorillion")
    assert len(asked(s, 1, "block")) == 6


@pytest.mark.rule("MB-6.7")
def test_squirtoise_scout_stops_every_block_only_while_two_allies_are_equal() -> None:
    s = scene(["squirtoise_scout", "gorillion"], ["bee_bear", "kitsunsei"])
    play(s, "attack:gorillion")
    assert asked(s, 1, "block") == ["block:bee_bear", "block:kitsunsei", "block:none"]
    s = scene(["squirtoise_scout", "gorillion", "cursed_gorillion"], ["bee_bear", "kitsunsei"])
    play(s, "attack:gorillion")
    assert life(s, 1) == 2
    ready(s, 1)
