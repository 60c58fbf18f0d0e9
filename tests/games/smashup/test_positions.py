"""Positions in and out: what is accepted, what is refused, and where the error message points."""

from __future__ import annotations

from typing import Any

import pytest

from herna.kernel.errors import NotNow, PositionError

from .scene import GAME, at, codes, do, on, scene

SIDES: list[dict[str, Any]] = [{"factions": ["robots", "ninjas"]}, {"factions": ["aliens", "zombies"]}]

TWELVE = ["zapbot"] * 4 + ["shinobi"] * 3 + ["ninja_acolyte"] * 4 + ["warbot"]


def position(**changes: Any) -> dict[str, Any]:
    return {"players": 2, "sides": SIDES, "bases": ["tar_pits", "tortuga"], **changes}


def side(**changes: Any) -> dict[str, Any]:
    return {"sides": [{**SIDES[0], **changes}, SIDES[1]]}


def test_a_short_position_is_a_play_step_with_shuffled_decks() -> None:
    s = GAME.position(position(**side(hand=["zapbot"])), seed=3)
    assert s.to_act == (0,)
    assert [len(x.deck) for x in s.sides] == [39, 40]
    assert len(s.base_deck) == 14
    other = GAME.position(position(**side(hand=["zapbot"])), seed=4)
    assert s.sides[0].deck != other.sides[0].deck


def boosts(boost: Any) -> dict[str, Any]:
    return {"bases": [{"base": "tortuga", "minions": [{"card": "zapbot", "seat": 0, "boosts": [boost]}]}]}


@pytest.mark.parametrize(
    ("changes", "where", "told"),
    [
        ({"players": 5}, "players", "2 or 3 or 4 players"),
        ({"actve": 0}, "actve", "unknown field"),
        ({"active": 2}, "active", "from 0 to 1"),
        ({"sides": SIDES[:1]}, "sides", "2 items"),
        (side(factions=["robots", "robots"]), "sides[0].factions", "twice for one player"),
        (side(factions=["robots"]), "sides[0].factions", "pair of factions"),
        (side(factions=["robots", "aliens"]), "sides[0].factions", "'aliens' is used by 2 players"),
        (side(hand=TWELVE), "sides[0].hand", "12 cards, but the hand limit is 10"),
        (side(hand=["zapbot"] * 5), "sides[0]", "exists 4 times"),
        (side(hand=["scry"]), "sides[0]", "not of this player's factions"),
        (side(hand=["tar_pits"]), "sides[0]", "not of this player's factions"),
        (side(hand=["excalibur"]), "sides[0].hand[0].card", "no card 'excalibur'"),
        (side(hand=[{"card": "zapbot", "seen_by": [2]}]), "sides[0].hand[0].seen_by", "no seat 2"),
        (side(rest="attic"), "sides[0].rest", "'attic'"),
        (side(vp=-1), "sides[0].vp", "from 0"),
        ({"bases": []}, "bases", "at least one base"),
        ({"bases": ["atlantis"]}, "bases[0].base", "no base 'atlantis'"),
        ({"bases": ["tortuga", "tortuga"]}, "bases[1].base", "twice"),
        ({"base_discard": ["tortuga"]}, "base_deck", "twice"),
        ({"base_deck": ["zapbot"]}, "base_deck", "no base"),
        ({"bases": [{"base": "tortuga", "minions": ["zapbot"]}]}, "bases[0].minions[0]", "whose is it"),
        ({"bases": [{"base": "tortuga", "minions": ["p2.zapbot"]}]}, "bases[0].minions[0].card", "of seat 1"),
        ({"bases": [{"base": "tortuga", "minions": ["p1.poison"]}]}, "bases[0].minions[0].card", "no minion"),
        ({"bases": [{"base": "tortuga", "actions": ["p1.poison"]}]}, "bases[0].actions[0].card", "played on a minion"),
        ({"bases": [{"base": "tortuga", "actions": ["p1.tech_center"]}]}, "bases[0].actions[0].card", "stays in play"),
        (boosts([7, 5]), "bases[0].minions[0].boosts[0]", "no seat 7"),
        (boosts([0, 1000]), "bases[0].minions[0].boosts[0]", "from -99 to 99"),
        (boosts(None), "bases[0].minions[0].boosts[0]", "must be a list"),
        (boosts([0, True]), "bases[0].minions[0].boosts[0]", "pair of numbers"),
        ({"plays": [{"kind": "spell"}]}, "plays[0].kind", "neither minion nor action"),
        ({"plays": [{"kind": "minion", "base": "ninja_dojo"}]}, "plays[0].base", "not in play"),
        ({"options": {"boxes": 9}}, "options", "'boxes'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(changes: dict[str, Any], where: str, told: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(position(**changes))
    assert caught.value.where == where
    assert told in caught.value.why


def test_a_hand_above_the_limit_must_be_meant() -> None:
    s = GAME.position(position(**side(hand=TWELVE, over_limit=True)))
    assert len(s.sides[0].hand) == 12
    assert s.position()["sides"][0]["over_limit"] is True


def test_a_rich_table_comes_out_as_it_went_in() -> None:
    s = scene(
        {
            "tar_pits": ["p1.zapbot+p2.upgrade", "!p2.block_the_path=robots", "!p1.infiltrate=always"],
            "tortuga": ["p2.war_raptor+p1.poison"],
        },
        hands=[["hoverbot", "shinobi"], ["howl"]], piles=[["warbot"]], vps=[3, 5],
        factions=[["robots", "ninjas"], ["dinosaurs", "tricksters"]],
        plays=[{"kind": "minion", "from": "zapbot", "power_at_most": 2}, {"kind": "action"}],
        base_deck=[{"card": "ninja_dojo", "seen_by": [1]}], tenacious_z_used=True,
        sides={"asleep_next": [True, False], "minions_played": [1, 0]},
    )  # fmt: skip
    out = s.position()
    again = GAME.position(out, seed=99)
    assert again.position() == out
    assert (at(again, "tar_pits"), on(again, "tar_pits")) == (
        ["p1.zapbot+p2.upgrade"],
        ["p2.block_the_path", "p1.infiltrate"],
    )
    assert codes(again) == codes(s)


def test_in_the_middle_of_an_effect_there_is_no_position() -> None:
    s = scene({"tortuga": ["p2.zapbot", "p2.warbot"]}, hands=[["beam_up"]])
    do(s, "play:beam_up")
    with pytest.raises(NotNow, match="between effects"):
        s.position()


def test_guarded_minions_cannot_carry_others_actions() -> None:
    with pytest.raises(PositionError, match=r"SU-11\.3"):
        scene({"tortuga": ["p1.king_rex+p2.poison", "!p1.wildlife_preserve"]})


def test_owners_are_seats_and_the_older_form_is_still_read() -> None:
    bases = [{"base": "tortuga", "minions": ["p1.zapbot"], "actions": []}, "tar_pits"]
    old = GAME.position(position(bases=bases, **side(hand=["zapbot"])), seed=1)
    written: Any = old.position()
    assert [(m["card"], m["seat"]) for m in written["bases"][0]["minions"]] == [("zapbot", 0)]
    assert GAME.position(written, seed=1).position() == written
