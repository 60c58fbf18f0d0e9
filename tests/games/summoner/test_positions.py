"""Positions in and out, what is wrong with bad ones, what each seat sees, and the picture for the terminal."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from tests.games.summoner.scene import GAME, attack, codes, go, scene, unit, walk


def board(*more: dict[str, Any]) -> dict[str, Any]:
    return {
        "board": [
            {"card": "pe_queen_maldaria", "at": "d1", "owner": 0},
            {"card": "to_grognack", "at": "c8", "owner": 1},
            *more,
        ]
    }


@pytest.mark.parametrize(
    ("position", "where"),
    [
        (board({"card": "gate", "at": "d1", "owner": 0}), "board[2].at"),
        (board({"card": "gate", "at": "g1", "owner": 0}), "board[2].at"),
        (board({"card": "gate", "at": "a9", "owner": 0}), "board[2].at"),
        (board({"card": "pe_burn", "at": "a2", "owner": 0}), "board[2].card"),
        (board({"card": "pe_nobody", "at": "a2", "owner": 0}), "board[2].card"),
        (board({"card": "gate", "at": "a2"}), "board[2].owner"),
        (board({"card": "gate", "at": "a2", "owner": 0, "damage": 5}), "board[2].damage"),
        (board({"card": "gate", "at": "a2", "owner": 0, "colour": 1}), "board[2].colour"),
        (board({"card": "gate", "at": "a2", "owner": 0, "did": ["slept"]}), "board[2].did[0]"),
        (board({"card": "gate", "at": "a2", "owner": 0, "used": ["nothing"]}), "board[2].used[0]"),
        (board({"card": "gate", "at": "a2", "owner": 0, "gained": [{}]}), "board[2].gained[0]"),
        ({**board(), "sides": [{"magic": 16}, {}]}, "sides[0].magic"),
        ({**board(), "sides": [{"hand": ["to_smasher"]}, {}]}, "sides[0]"),
        ({**board(), "sides": [{"hand": ["pe_fanessa", "pe_fanessa"]}, {}]}, "sides[0]"),
        ({**board(), "sides": [{"hand": ["nobody"]}, {}]}, "sides[0].hand[0]"),
        ({**board(), "sides": [{"known": ["pe_burn"]}, {}]}, "sides[0].known"),
        ({**board(), "sides": [{"active": ["pe_burn"]}, {}]}, "sides[0].active[0].card"),
        ({**board(), "sides": [{"out": []}, {}]}, "sides[0].out"),
        ({**board(), "phase": "lunch"}, "phase"),
        ({"board": [{"card": "to_grognack", "at": "c8", "owner": 1}]}, "board"),
        ({**board(), "options": {"south": "nobody"}}, "options"),
    ],
)
def test_impossible_positions_say_where_they_are_wrong(position: dict[str, Any], where: str) -> None:
    with pytest.raises(herna.PositionError) as error:
        GAME.position(position)
    assert error.value.where == where


def test_a_position_comes_out_as_it_went_in() -> None:
    s = scene(
        "fallen_kingdom",
        "tundra_orcs",
        mine={"c3": unit("fk_undead_warrior", boost=2, damage=1, under=[{"card": "fk_hellforged_weapon", "owner": 0}])},
        theirs={"c5": unit("to_smasher", seat=0, lent=True), "d5": "to_smasher"},
        enemy_events=({"card": "to_freeze", "on": ["c3"]},),
        phase="move",
    )
    told = s.position()
    assert GAME.position(told).position() == told


def test_in_the_middle_of_an_effect_there_is_no_position() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, theirs={"c6": "to_smasher"}, phase="move")
    go(s, "move:pe_ember_archer@c3")
    with pytest.raises(herna.NotNow):
        s.position()


def test_the_opponent_sees_numbers_and_what_was_shown() -> None:
    s = scene(hand=("gate", "pe_burn"), discard=("pe_fanessa",), draw=("pe_holleas",))
    mine, theirs, nobody = (s.view(seat)["sides"][0] for seat in (0, 1, None))  # type: ignore[index]
    assert (mine["hand"], mine["discard"], mine["draw"]) == (["gate", "pe_burn"], ["pe_fanessa"], 1)
    assert (theirs["hand"], theirs["discard"], theirs["hand_size"], theirs["discard_size"]) == (None, None, 2, 1)
    assert nobody == theirs


def test_what_went_from_the_battlefield_to_a_pile_was_seen() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": unit("to_tundra_charger", damage=1)})
    attack(s, "c3", "c4", "m", "m", "m")
    assert s.view(0)["sides"][1]["seen"] == ["to_tundra_charger"]  # type: ignore[index]


def test_a_known_card_may_have_been_discarded_face_down() -> None:
    s = scene("cave_goblins", "tundra_orcs", phase="magic", hand=("cg_smeg", "gate", "cg_sneak"))
    s.sides[0].known = (s.sides[0].hand[0],)
    go(s, "discard:gate")
    shown = s.view(1)["sides"][0]  # type: ignore[index]
    assert (shown["known"], shown["loose"]) == ([], ["cg_smeg"])
    places = set()
    for seed in range(40):
        world = s.determinize(1, seed)
        assert isinstance(world, type(s))
        smeg = s.sides[0].loose[0]
        assert smeg in world.sides[0].hand + world.sides[0].discard
        places.add(smeg in world.sides[0].hand)
    assert places == {True, False}
    go(s, "discard:cg_sneak", "discard:cg_smeg")
    assert s.view(1)["sides"][0]["seen"] == ["cg_smeg"]  # type: ignore[index]  # the hand is empty: it must lie there


def test_worlds_of_a_custom_deck_hold_other_legal_cards() -> None:
    from tests.games.summoner.test_decks import legal

    s = GAME.new(seed=3, south=legal(), north="tundra_orcs")
    hands = {tuple(sorted(s.determinize(1, seed).sides[0].hand)) for seed in range(30)}
    unseen = {card for hand in hands for card in hand}
    own = set(s.sides[0].hand + s.sides[0].draw)
    assert unseen - own  # cards that this very deck does not hold
    assert all(s.determinize(0, seed).sides[0].hand == s.sides[0].hand for seed in range(5))


def test_a_move_is_written_as_a_path() -> None:
    s = scene(mine={"c3": "pe_ember_mage"}, phase="move")
    walk(s, "c3", "c4", "d4")
    record = s.record()
    assert record["choices"] == ["move:pe_ember_mage@c3", "move:pe_ember_mage@c3>c4", "move:pe_ember_mage@c3>c4>d4"]
    assert codes(herna.replay(record)) == codes(s)  # type: ignore[arg-type]


def test_options_name_what_lies_on_the_table() -> None:
    s = scene(mine={"c3": "gate"}, phase="summon", hand=("pe_ember_mage", "gate"))
    places = {o.code: o.at for o in s.decision().options}
    assert places["summon:pe_ember_mage@c4"] == "c4"
    assert places["summon:done"] == ""


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_picture_shows_board_armies_and_the_own_hand(lang: str, seat: int | None) -> None:
    s = scene(
        mine={"c3": unit("pe_ember_mage", boost=2)},
        theirs={"c5": "to_smasher"},
        enemy_events=({"card": "to_freeze", "on": ["c3"]},),
    )
    lines = GAME.picture(s.view(seat), lang, ("Ann", "Bob"))
    text = "\n".join(lines)
    names = GAME.texts.components
    for slug in ("pe_ember_mage", "to_smasher", "to_freeze", "to_grognack"):
        assert names[slug].name(lang) in text
    assert "Ann" in text
    assert "c3" in text
    assert (names["gate"].text(lang) in text) == (seat is not None)
    rows = [line for line in lines if line[:2] in [f"{r} " for r in range(1, 9)]]
    assert [row[0] for row in rows] == list("87654321" if seat != 1 else "12345678")


def test_events_of_both_sides_keep_the_order_in_which_they_were_played() -> None:
    def played(mine: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
        s = GAME.position({**board(), "sides": [{"active": [mine]}, {"active": [theirs]}]})
        again = GAME.position(s.position())
        assert s.view(0) == again.view(0)
        assert [e.card.slug for e in s.zone] == [e.card.slug for e in again.zone]
        return [e.card.slug for e in again.zone]

    glory, spirit = {"card": "to_for_glory"}, {"card": "pe_spirit_of_the_phoenix"}
    assert played({**spirit, "order": 2}, {**glory, "order": 1}) == ["to_for_glory", "pe_spirit_of_the_phoenix"]
    assert played({**spirit, "order": 1}, {**glory, "order": 2}) == ["pe_spirit_of_the_phoenix", "to_for_glory"]
    assert played(spirit, glory) == ["pe_spirit_of_the_phoenix", "to_for_glory"]  # as written before there was an order
    with pytest.raises(herna.PositionError, match="same moment"):
        played({**spirit, "order": 1}, {**glory, "order": 1})


def test_what_is_under_way_is_shown_by_names_and_places() -> None:
    def innermost(s: Any) -> dict[str, Any]:
        frames: list[dict[str, Any]] = s.view(0)["resolving"]
        return frames[-1]

    s = scene(
        "fallen_kingdom",
        mine={"c3": "fk_undead_carrier"},
        theirs={"c4": unit("to_tundra_charger", damage=1)},
        discard=("fk_undead_carrier",),
    )
    attack(s, "c3", "c4", "m", "m", "m")
    frame = innermost(s)
    assert (frame["card"], frame["target"], frame["to"], frame["picks"]) == ("infect", "c4", None, [])
    s = scene("cave_goblins", mine={"c2": "cg_horde_slinger"}, phase="move", hand=("cg_sneak", "gate"))
    go(s, "play:cg_sneak", "use:own.cg_horde_slinger@c2")
    frame = innermost(s)
    assert (frame["what"], frame["target"], frame["to"], frame["picks"]) == ("force one", "u1", None, [])
