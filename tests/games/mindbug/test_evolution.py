"""MB-13: creatures that evolve through three stages."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    GAME,
    area,
    aside,
    boosts,
    creature,
    discard,
    events,
    exhausted,
    hand,
    keywords,
    life,
    on,
    play,
    power,
    ready,
    scene,
)

LINES = [
    ("cloud_lady", "typhoon_princess", "thunder_queen"),
    ("curious_tadpole", "frog_prophet", "world_eater"),
    ("waddling_recruit", "veteran_penguin", "frosty_fortress"),
    ("wildsprout", "bigroot", "oakenmaster"),
]
SECONDS = sorted([line[1] for line in LINES])


@pytest.mark.rule("MB-13.1", "MB-13.2")
@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_a_line_goes_from_stage_1_to_2_to_3_and_no_further(line: tuple[str, str, str]) -> None:
    s = scene([line[0]], enemy_hand=["robopup", "killer_bee", "bee_bear", "gorillion"], hand=["luchataur", "luchataur"])
    assert aside(s) == SECONDS
    before = creature(s, 0, line[0])["id"]
    for stage in (1, 2):
        assert creature(s, 0, line[stage - 1])["stage"] == stage
        play(s, f"act:{line[stage - 1]}")
        if not s.over and s.decision().kind == "discard":
            s.choose("discard:killer_bee" if stage == 1 else "discard:bee_bear")
        assert area(s, 0) == [line[stage]]
        shown = creature(s, 0, line[stage])
        assert (shown["id"], shown["stage"], shown["first_stage"]) == (before, stage + 1, line[0])
        facts = GAME.facts(line[stage])
        assert (shown["power"], shown["keywords"]) == (facts["power"], facts["keywords"])
        assert aside(s) == [name for name in SECONDS if name != line[1]]
        ready(s, 1)
        play(s, "play:robopup" if stage == 1 else "play:gorillion")
    assert not [code for code in s.codes() if code.startswith("act:")]
    assert len(events(s, "evolves")) == 2


@pytest.mark.rule("MB-13.3", "MB-8.10")
def test_it_is_still_the_same_creature_and_nothing_enters() -> None:
    s = scene([on("typhoon_princess", boost=["koibra"])], ["robopup"], hand=["killer_bee"], enemy_hand=["bee_bear"])
    play(s, "act:typhoon_princess")
    assert boosts(s, 0, "thunder_queen") == ["koibra"]
    assert power(s, 0, "thunder_queen") == 10
    assert events(s, "enters") == []
    assert exhausted(s, 1, "robopup")
    ready(s, 1)


@pytest.mark.rule("MB-13.3")
def test_an_evolved_creature_has_the_abilities_of_the_new_face_only() -> None:
    """World Eater has an Attack effect and no Action any more; Frog Prophet had an Action and no Attack effect."""
    s = scene(["frog_prophet"])
    assert "act:frog_prophet" in s.codes()
    s2 = play(s.clone(), "attack:frog_prophet")
    assert life(s2, 1) == 2, "only the attack"
    s = scene(["world_eater"])
    assert s.codes() == ["play:robopup", "attack:world_eater"]
    play(s, "attack:world_eater")
    assert life(s, 1) == 1
    assert keywords(s, 0, "world_eater") == ["poisonous", "tough"]
    ready(s, 1)


@pytest.mark.rule("MB-13.3")
def test_its_old_keywords_and_power_are_gone() -> None:
    s = scene(["wildsprout", "snail_thrower"], hand=["killer_bee"])
    assert keywords(s, 0, "wildsprout") == ["poisonous", "hunter"]
    play(s, "act:wildsprout")
    assert (power(s, 0, "bigroot"), keywords(s, 0, "bigroot")) == (4, ["poisonous", "hunter"])
    play(s, "play:robopup", "act:bigroot")
    assert (power(s, 0, "oakenmaster"), keywords(s, 0, "oakenmaster")) == (7, [])
    assert (power(s, 0, "snail_thrower")) == 6
    ready(s, 1)


@pytest.mark.rule("MB-13.4")
@pytest.mark.parametrize("name", ["typhoon_princess", "thunder_queen"])
def test_when_it_is_defeated_the_double_sided_card_goes_aside(name: str) -> None:
    s = scene(["gorillion"], [name])
    assert aside(s) == [second for second in SECONDS if second != "typhoon_princess"]
    play(s, "attack:gorillion", f"block:{name}")
    assert discard(s, 1) == ["cloud_lady"]
    assert aside(s) == SECONDS
    ready(s, 1)


@pytest.mark.rule("MB-13.4", "MB-2.10")
def test_played_again_it_can_evolve_again() -> None:
    s = scene(enemy=["bigroot"], hand=["dr_orange_u_tan", "robopup", "sawn"], enemy_hand=["killer_bee"], life=9)
    play(s, "play:dr_orange_u_tan", "pay")
    assert hand(s, 1) == ["killer_bee", "wildsprout"]
    assert aside(s) == SECONDS
    play(s, "play:wildsprout", "play:robopup", "act:wildsprout")
    assert area(s, 1) == ["bigroot"]
    assert creature(s, 1, "bigroot")["stage"] == 2
    ready(s, 0)


@pytest.mark.rule("MB-13.5", "MB-8.17")
def test_both_cards_change_sides_together() -> None:
    s = scene(enemy=["typhoon_princess"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly")
    taken = creature(s, 0, "typhoon_princess")
    assert (taken["stage"], taken["first_stage"]) == (2, "cloud_lady")
    play(s, "play:robopup")
    assert "act:typhoon_princess" in s.codes(), "and its new controller may let it evolve"
    play(s, "act:typhoon_princess")
    assert area(s, 0) == ["brain_fly", "thunder_queen"]
    ready(s, 1)


@pytest.mark.rule("MB-13.4", "MB-12.4")
def test_a_taken_evolved_creature_leaves_its_first_stage_to_its_last_controller() -> None:
    s = scene(enemy=[on("typhoon_princess", boost=["koibra"]), "gorillion"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly", "target:enemy.typhoon_princess", "attack:gorillion", "block:typhoon_princess")
    assert discard(s, 0) == ["cloud_lady", "koibra"]
    assert discard(s, 1) == []
    ready(s, 0)
