"""Positions: what a table between effects looks like written down, and every way to write it down wrongly."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from tests.games.mindbug.scene import GAME, area, asked, draw, events, hand, on, play, power, ready, scene, table

FIVE = ["gorillion", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]


def side(**fields: Any) -> dict[str, Any]:
    return {"hand": ["gorillion"], **fields}


def table_of(**fields: Any) -> dict[str, Any]:
    return {"sides": [side(), {"hand": ["bee_bear"]}], **fields}


def with_side(**fields: Any) -> dict[str, Any]:
    return {"sides": [side(**fields), {}]}


# --- in and out ---------------------------------------------------------------------------------------------------
def test_a_position_comes_out_as_it_went_in() -> None:
    s = scene(
        area=[on("frog_prophet", exhausted=True, boost=["sawn"]), "lone_yeti"],
        enemy=["luchataur", on("luchataur", boost=["koibra", "koibra"])],
        hand=["gorillion", "sawn", "peacasus", "peacasus", "robopup"],
        draw=["bee_bear", "killer_bee"],
        known=["peacasus"],
        discard=["turbo_bug"],
        life=7,
        mindbugs=1,
        enemy_mindbugs=2,
        turn=12,
    )
    written: dict[str, Any] = dict(s.position())
    again = GAME.position(written, seed=1)
    assert again.position() == written
    assert again == s
    assert written["turn"] == 12
    assert written["sides"][0]["area"] == [
        {"card": "frog_prophet", "exhausted": True, "boost": ["sawn"]},
        {"card": "lone_yeti", "exhausted": False, "boost": []},
    ]
    assert written["sides"][0]["draw"] == ["bee_bear", "killer_bee"]
    assert written["sides"][0]["known"] == ["peacasus"]


def test_what_is_not_said_is_as_at_the_start() -> None:
    s = GAME.position({"sides": [{"hand": ["gorillion"]}, {}]})
    ready(s, 0)
    for one in table(s)["sides"]:
        assert (one["life"], one["mindbugs"], one["draw"], one["discard"], one["area"]) == (3, 2, 0, [], [])
    assert table(s)["turn"] == 1
    assert table(s)["unused"] == 47
    assert dict(s.position())["options"] == {"sets": ["first_contact"]}


@pytest.mark.rule("MB-2.3")
def test_a_draw_pile_is_written_from_the_top() -> None:
    s = scene(hand=FIVE, draw=["bee_bear", "killer_bee", "turbo_bug"])
    play(s, "play:gorillion")
    assert "bee_bear" in hand(s, 0)
    assert draw(s, 0) == 2
    assert events(s, "draws", 0)[-1].data["cards"] == ["bee_bear"]


def test_a_position_may_begin_with_the_other_player() -> None:
    s = scene(enemy=["gorillion"], active=1)
    ready(s, 1)
    play(s, "attack:gorillion")
    ready(s, 0)


def test_in_the_middle_of_an_effect_there_is_no_position() -> None:
    s = scene(["gorillion"], ["bee_bear"])
    play(s, "attack:gorillion")
    asked(s, 1, "block")
    with pytest.raises(herna.NotNow):
        s.position()


def test_when_the_game_is_over_there_is_no_position() -> None:
    s = scene(["gorillion"], enemy_life=1)
    play(s, "attack:gorillion")
    assert s.over
    with pytest.raises(herna.NotNow):
        s.position()


@pytest.mark.rule("MB-13.1")
def test_an_evolved_creature_takes_the_place_of_its_first_stage() -> None:
    s = scene(["frog_prophet"])
    assert area(s, 0) == ["frog_prophet"]
    assert power(s, 0, "frog_prophet") == 3
    with pytest.raises(herna.PositionError, match="'curious_tadpole' is on the table too often; it exists once"):
        scene(["frog_prophet"], ["curious_tadpole"])


# --- mistakes -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("position", "where", "why"),
    [
        (table_of(players=3), "players", "2 players"),
        (table_of(game="chess"), "game", "'chess'"),
        (table_of(colour="red"), "colour", "unknown field"),
        (table_of(active=2), "active", "from 0 to 1"),
        (table_of(active="0"), "active", "from 0 to 1"),
        (table_of(turn=0), "turn", "from 1 to 1000"),
        (table_of(turn=1001), "turn", "from 1 to 1000"),
        (table_of(options=[]), "options", "must be an object"),
        (table_of(options={"colour": 1}), "options", "no option 'colour'"),
        (table_of(options={"sets": ["third_contact"]}), "options", "'third_contact'"),
        (table_of(options={"sets": []}), "options", "at least one"),
        ({"sides": [side()]}, "sides", "2 items"),
        ({"sides": [side(), {}, {}]}, "sides", "2 items"),
        ({"sides": 5}, "sides", "must be a list"),
        ({"sides": [side(), 5]}, "sides[1]", "named fields"),
        (with_side(lives=3), "sides[0].lives", "unknown field"),
        (with_side(life=-1), "sides[0].life", "not -1"),
        (with_side(life=0), "sides[0].life", "not 0"),
        (with_side(life=2.5), "sides[0].life", "whole number"),
        (with_side(life=True), "sides[0].life", "whole number"),
        (with_side(life="3"), "sides[0].life", "whole number"),
        (with_side(mindbugs=-1), "sides[0].mindbugs", "from 0 to 2"),
        (with_side(mindbugs=3), "sides[0].mindbugs", "from 0 to 2"),
        (with_side(hand="gorillion"), "sides[0].hand", "must be a list"),
        (with_side(hand=["unicorn"]), "sides[0].hand[0]", "no card 'unicorn'"),
        (with_side(hand=["bee_bear", 7]), "sides[0].hand[1]", "no card 7"),
        (with_side(hand=["sawn"]), "sides[0].hand[0]", "no card 'sawn'"),  # of a set that is not played
        (with_side(discard=["unicorn"]), "sides[0].discard[0]", "no card 'unicorn'"),
        (with_side(draw=["unicorn"]), "sides[0].draw[0]", "no card 'unicorn'"),
        (with_side(known=["unicorn"]), "sides[0].known[0]", "no card 'unicorn'"),
        (with_side(known=["bee_bear"]), "sides[0].known", "not in the hand"),
        (with_side(known=["gorillion", "gorillion"]), "sides[0].known", "not in the hand"),
        (with_side(area=["unicorn"]), "sides[0].area[0].card", "no creature 'unicorn'"),
        (with_side(area=["sawn"]), "sides[0].area[0].card", "no creature 'sawn'"),
        (with_side(area=[7]), "sides[0].area[0]", "named fields"),
        (with_side(area=[{}]), "sides[0].area[0].card", "must be a name"),
        (with_side(area=[{"card": "bee_bear", "tired": True}]), "sides[0].area[0].tired", "unknown field"),
        (with_side(area=[{"card": "bee_bear", "exhausted": 1}]), "sides[0].area[0].exhausted", "true or false"),
        (with_side(area=[{"card": "bee_bear", "boost": ["unicorn"]}]), "sides[0].area[0].boost[0]", "no card"),
        (with_side(area=[{"card": "bee_bear", "boost": 1}]), "sides[0].area[0].boost", "must be a list"),
        (table_of(shown=["unicorn"]), "shown[0]", "no card 'unicorn'"),
        (table_of(unused=["unicorn"]), "unused[0]", "no card 'unicorn'"),
    ],
)
def test_a_mistake_is_refused_with_its_place(position: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(herna.PositionError) as refusal:
        GAME.position(position, seed=1)
    assert refusal.value.where == where
    assert why in str(refusal.value)


@pytest.mark.parametrize("given", [None, [], "table", 3])
def test_a_position_is_an_object(given: Any) -> None:
    with pytest.raises(herna.PositionError):
        GAME.position(given, seed=1)


@pytest.mark.parametrize(
    "position",
    [
        with_side(hand=["gorillion", "gorillion"]),
        with_side(discard=["gorillion"]),
        with_side(area=["gorillion"]),
        with_side(area=[{"card": "bee_bear", "boost": ["gorillion"]}]),
        table_of(shown=["gorillion"]),
        {"sides": [side(), side()]},
    ],
)
def test_a_card_that_exists_once_cannot_lie_in_two_places(position: dict[str, Any]) -> None:
    with pytest.raises(herna.PositionError, match="'gorillion' is on the table too often; it exists once"):
        GAME.position(position, seed=1)


def test_a_card_that_exists_twice_may_lie_in_two_places_but_not_in_three() -> None:
    ready(GAME.position(with_side(discard=["luchataur", "luchataur"])), 0)
    with pytest.raises(herna.PositionError, match="'luchataur' is on the table too often; it exists 2 times"):
        GAME.position(with_side(discard=["luchataur", "luchataur"], area=["luchataur"]))


@pytest.mark.rule("MB-2.6")
@pytest.mark.parametrize("held", [0, 1, 4])
def test_with_a_draw_pile_a_hand_has_at_least_five_cards(held: int) -> None:
    with pytest.raises(herna.PositionError, match="at least 5") as refusal:
        GAME.position(with_side(hand=FIVE[:held], draw=["bee_bear"]), seed=1)
    assert refusal.value.where == "sides[0].hand"
    ready(GAME.position(with_side(hand=FIVE, draw=["bee_bear"]), seed=1), 0)


@pytest.mark.rule("MB-1.2")
@pytest.mark.parametrize("zone", ["hand", "discard", "known", "draw"])
def test_a_face_of_a_double_sided_card_is_in_no_pile_and_no_hand(zone: str) -> None:
    position = {"options": {"sets": ["beyond_evolution"]}, "sides": [{zone: ["bigroot"]}, {}]}
    with pytest.raises(herna.PositionError, match="double-sided"):
        GAME.position(position, seed=1)
    boosted = {"card": "sawn", "boost": ["oakenmaster"]}
    with pytest.raises(herna.PositionError, match="double-sided"):
        GAME.position({"options": {"sets": ["beyond_evolution"]}, "sides": [{"area": [boosted]}, {}]}, seed=1)


@pytest.mark.rule("MB-1.3")
def test_a_position_that_names_its_unused_pile_must_have_all_cards() -> None:
    s = scene(sets=["first_contact"], hand=["gorillion"], enemy_hand=["bee_bear"])
    written: dict[str, Any] = dict(s.position())
    assert len(written["unused"]) == 46
    missing = {**written, "unused": written["unused"][1:]}
    with pytest.raises(herna.PositionError, match="47 cards, the chosen sets have 48") as refusal:
        GAME.position(missing, seed=1)
    assert refusal.value.where == "unused"
    with pytest.raises(herna.PositionError, match="'gorillion' is on the table too often"):
        GAME.position({**written, "unused": [*written["unused"], "gorillion"]}, seed=1)
