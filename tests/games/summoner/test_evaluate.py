"""What a bot sees in a position: the summoners' life, armies in reach, gates, magic and cards."""

from __future__ import annotations

import pytest

from herna.players import Observation, make_player
from tests.games.summoner.scene import scene, unit


def queen(damage: int) -> float:
    return scene(mine={"f1": unit("pe_queen_maldaria", damage=damage)}).evaluate(0)


def test_every_wound_of_a_summoner_costs_and_the_last_ones_most() -> None:
    chances = [queen(damage) for damage in (0, 1, 2, 5, 6, 7, 8)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances)
    early = scene(theirs={"a8": unit("to_grognack", damage=1)}).evaluate(0) - scene().evaluate(0)
    late = scene(theirs={"a8": unit("to_grognack", damage=13)}).evaluate(0) - scene(
        theirs={"a8": unit("to_grognack", damage=12)}
    ).evaluate(0)
    assert early > 0
    assert late > 0


@pytest.mark.parametrize(
    "better",
    [
        {"magic": 6},
        {"hand": ("gate", "gate")},
        {"mine": {"c1": "pe_ember_archer"}},
        {"mine": {"c1": "gate"}},
        {"theirs": {"a8": unit("to_grognack", damage=2)}},
    ],
)
def test_everything_of_value_raises_the_chance(better: dict[str, object]) -> None:
    assert scene(**better).evaluate(0) > scene().evaluate(0)  # type: ignore[arg-type]


def test_an_army_is_worth_more_near_the_enemy_summoner() -> None:
    """Grognack stands on a8."""
    home = scene(mine={"c1": "pe_ember_beast"}).evaluate(0)
    coming = scene(mine={"c4": "pe_ember_beast"}).evaluate(0)
    there = scene(mine={"a7": "pe_ember_beast"}).evaluate(0)
    assert there > coming > home


def test_an_archer_that_can_shoot_need_not_come_nearer() -> None:
    within = [scene(mine={place: "pe_ember_archer"}).evaluate(0) for place in ("a5", "a6")]
    assert within[0] == within[1]
    assert within[0] > scene(mine={"a4": "pe_ember_archer"}).evaluate(0)


def test_a_summoner_that_is_beset_is_in_danger() -> None:
    """The same charger beside the queen and as far from her as from its goal elsewhere."""
    beside = scene(theirs={"f2": "to_tundra_charger"}).evaluate(0)
    away = scene(theirs={"f3": "to_tundra_charger"}).evaluate(0)
    assert beside < away


def test_wounds_make_a_unit_worth_less() -> None:
    whole = scene(mine={"c1": "pe_fire_drake"}).evaluate(0)
    assert whole > scene(mine={"c1": unit("pe_fire_drake", damage=5)}).evaluate(0)


@pytest.mark.parametrize("name", ["greedy", "level4", "level5", "level6"])
def test_a_bot_about_to_lose_does_not_call_off_the_same_attack_for_ever(name: str) -> None:
    """The queen has one life left and reaches no enemy: ending the phase without an attack costs it (SW-7.10)."""
    s = scene(mine={"f1": unit("pe_queen_maldaria", damage=8), "e1": "gate"}, hand=())
    bot = make_player(name, 3)
    for _ in range(30):
        if s.over:
            break
        seat = s.to_act[0]
        s.choose(bot.choose(Observation(s, seat)), seat)
    assert s.result is not None
    assert s.result.winners == (1,)


def test_what_was_called_off_counts_until_the_phase_is_over() -> None:
    s = scene(mine={"c1": "pe_ember_archer", "c2": "gate"})
    before = s.evaluate(0)
    for _ in range(6):
        s.choose("attack:pe_ember_archer@c1")
        s.choose("target:cancel")
        assert s.evaluate(0) < before
        assert s.evaluate(0) + s.evaluate(1) == pytest.approx(1)
        before = s.evaluate(0)
    assert before < 0, "rather lose than go on like that"
    s.choose("attack:done")
    assert s.evaluate(0) > before


@pytest.mark.parametrize("name", ["greedy", "level5", "level6"])
def test_advice_stays_sound_however_often_something_was_called_off(name: str) -> None:
    """Then all that can happen in the phase is rated far below a lost game, and some of it is still better."""
    s = scene(mine={"c1": "pe_ember_archer", "c2": "gate"}, theirs={"d1": "to_tundra_charger"})
    for _ in range(60):
        s.choose("attack:pe_ember_archer@c1")
        s.choose("target:cancel")
    s.choose("attack:pe_ember_archer@c1")
    assert s.evaluate(0) < -1
    assert s.codes()[make_player(name, 1).choose(Observation(s, 0))] == "target:enemy.to_tundra_charger@d1"
