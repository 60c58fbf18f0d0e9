"""Rules that are read anew: new tables use the new reading, those from before go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from herna import RecordError
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.words import FACTIONS, FEWER_QUESTIONS, MINIONS_STAY, POSSIBLE_PLAYS
from tests.games.smashup.scene import CALM, GAME, asked, at, codes, do, hand, happened, scene
from tests.kernel.test_records import resealed

OLD_RECORDS = sorted(Path(__file__).parent.glob("old_records/*.json"))


# --- SU-10.6: a Leprechaun watches while Terraforming exchanges the base ---------------------------------------------
@pytest.mark.rule("SU-10.4", "SU-10.6", "SU-13.4")
@pytest.mark.parametrize(
    ("rulings", "left"), [(0, ["p2.leprechaun", "p1.neophyte"]), (MINIONS_STAY, ["p2.leprechaun"])]
)
def test_terraforming_while_a_leprechaun_watches(rulings: int, left: list[str]) -> None:
    s = scene(
        {"tortuga": ["p2.leprechaun"], "ninja_dojo": []}, hands=[["neophyte"]], decks=[["terraforming"]],
        base_deck=["tar_pits"], rulings=rulings,
    )  # fmt: skip
    do(s, "play:neophyte@tortuga", "apprentice:play", "terraform:tar_pits", "base:tortuga")
    assert at(s, "tar_pits") == left
    assert len(happened(s, "destroyed")) == 2 - len(left)


@pytest.mark.rule("SU-10.6", "SU-13.4")
def test_the_new_base_has_seen_no_play() -> None:
    s = scene(
        {"tortuga": ["p2.leprechaun"], "ninja_dojo": []}, hands=[["neophyte"]], decks=[["terraforming"]],
        base_deck=["the_homeworld"], rulings=MINIONS_STAY,
    )  # fmt: skip
    do(s, "play:neophyte@tortuga", "apprentice:play", "terraform:the_homeworld", "base:tortuga")
    assert at(s, "the_homeworld") == ["p2.leprechaun"]
    assert [play["from"] for play in s.view(0)["plays"]] == [None, "terraforming"]  # type: ignore[attr-defined]


@pytest.mark.rule("SU-10.6", "SU-13.4")
def test_terraforming_elsewhere_changes_nothing() -> None:
    s = scene(
        {"tortuga": ["p2.leprechaun"], "ninja_dojo": []}, hands=[["neophyte"]], decks=[["terraforming"]],
        base_deck=["tar_pits"], rulings=MINIONS_STAY,
    )  # fmt: skip
    do(s, "play:neophyte@tortuga", "apprentice:play", "terraform:tar_pits", "base:ninja_dojo")
    assert at(s, "tortuga") == ["p2.leprechaun"]


@pytest.mark.rule("SU-10.6", "SU-13.4")
@pytest.mark.parametrize(("rulings", "struck"), [(0, []), (MINIONS_STAY, ["shinobi"])])
def test_a_leprechaun_that_waits_for_its_turn_strikes_too(rulings: int, struck: list[str]) -> None:
    s = scene(
        {"the_homeworld": ["p2.leprechaun", "p2.king_rex", "p2.laseratops", "p2.laseratops", "p2.armor_stego"],
         "tortuga": []},
        hands=[["hidden_ninja", "shinobi", "neophyte"]],
        decks=[["mass_enchantment"], ["war_raptor"], ["terraforming"]],
        base_deck=["tar_pits"], players=3, rulings=rulings,
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja", "play:shinobi@the_homeworld", "resolve:own.the_homeworld")
    do(s, "play:neophyte@tortuga", "apprentice:play", "terraform:tar_pits", "base:the_homeworld")
    while happened(s, "swaps") and s.view(None)["waiting"]:
        do(s, s.codes(s.to_act[0])[-1])
    assert [event["card"] for event in happened(s, "destroyed")] == struck


# --- what can only end in one way is not asked ------------------------------------------------------------------------
def seen(*cards: str) -> list[Any]:
    """A hand that everybody knows."""
    return [{"card": card, "seen_by": "all"} for card in cards]


@pytest.mark.rule("SU-3.3")
@pytest.mark.parametrize(
    ("table", "ends"),
    [
        ({"hands": [[]]}, True),
        ({"hands": [["howl"]]}, False),
        ({"hands": [["howl"]], "plays": []}, True),
        ({"hands": [["howl"]], "plays": [{"kind": "minion"}]}, False),  # nobody else knows that it is no minion
        ({"hands": [["howl"]], "plays": [{"kind": "minion", "from_discard": True}]}, True),
        ({"hands": [["king_rex"]], "plays": [{"kind": "action"}], "sides": {"asleep": [True]}}, True),
        ({"sides": {"hand": [seen("king_rex")]}, "plays": [{"kind": "action"}]}, True),
        ({"sides": {"hand": [seen("king_rex")]}, "plays": [{"kind": "minion"}]}, False),
        ({"piles": [["tenacious_z"]]}, False),
    ],
)
def test_a_step_in_which_nothing_can_be_done_ends_by_itself(table: dict[str, Any], ends: bool) -> None:
    factions = [["dinosaurs", "zombies"], ["robots", "aliens"]]
    s = scene(CALM, factions=factions, rulings=FEWER_QUESTIONS, **{"hands": [[], ["zapbot"]], **spare(table)})
    assert asked(s) == ((1 if ends else 0), "play")
    before = scene(CALM, factions=factions, rulings=MINIONS_STAY, **{"hands": [[], ["zapbot"]], **spare(table)})
    assert asked(before) == (0, "play")


FIRST_FACTIONS = ["dinosaurs", "wizards"]


def minions_but(*left: str) -> list[str]:
    """All minions of the first player that lie neither on the table of the test below nor are among these."""
    mine = [d for d in DESIGNS if d.minion and d.faction in [FACTIONS.index(name) for name in FIRST_FACTIONS]]
    used = {"war_raptor": 2}
    return [d.slug for d in mine if d.slug not in left for _ in range(d.copies - used.get(d.slug, 0))]


@pytest.mark.rule("SU-3.3")
@pytest.mark.parametrize(
    ("play", "pile", "ends"),
    [
        ({"kind": "action"}, [], False),  # an action could be in hand
        ({"kind": "minion"}, minions_but(), True),  # all minions lie in public
        ({"kind": "minion", "power_at_most": 6}, minions_but("king_rex"), True),  # the only one left is too strong
        ({"kind": "minion", "power_at_most": 7}, minions_but("king_rex"), False),
        ({"kind": "minion", "base": "tortuga"}, minions_but("king_rex"), False),
        ({"kind": "minion", "empty_base": True}, [], True),  # there is no base without a minion of theirs
    ],
)
def test_a_step_ends_by_itself_if_no_card_that_may_be_in_hand_fits(
    play: dict[str, Any], pile: list[str], ends: bool
) -> None:
    bases = {"tortuga": ["p1.war_raptor"], "ninja_dojo": ["p1.war_raptor"]}
    table: dict[str, Any] = {"hands": [["howl"], ["zapbot"]], "piles": [pile], "plays": [play]}
    table["hands"][0] = ["howl" if play["kind"] == "minion" else "king_rex"]
    table["factions"] = [FIRST_FACTIONS, ["robots", "aliens"]]
    assert asked(scene(bases, rulings=POSSIBLE_PLAYS, **table)) == ((1 if ends else 0), "play")
    assert asked(scene(bases, rulings=FEWER_QUESTIONS, **table)) == (0, "play")


def spare(table: dict[str, Any]) -> dict[str, Any]:
    """The same table, where the second player has a card to play."""
    if "hands" in table:
        return {**table, "hands": [*table["hands"], ["zapbot"]]}
    if "hand" in table.get("sides", {}):
        return {**table, "sides": {"hand": [*table["sides"]["hand"], ["zapbot"]]}}
    return table


@pytest.mark.rule("SU-7.10")
@pytest.mark.parametrize(
    ("pile", "asks"), [([], True), (["full_sail"], False), (["buccaneer"], True)], ids=["hidden", "played", "another"]
)
def test_whoever_cannot_hold_a_special_is_not_asked_for_one(pile: list[str], asks: bool) -> None:
    s = scene(
        {"jungle_oasis": ["p1.king_rex", "p1.laseratops", "p1.laseratops"], "tortuga": []},
        hands=[["howl"], ["first_mate"]], piles=[[], pile], factions=[["dinosaurs", "wizards"], ["pirates", "robots"]],
        plays=[{"kind": "action"}], rulings=FEWER_QUESTIONS,
    )  # fmt: skip
    do(s, "end")
    assert asked(s) == (1, "special" if asks else "play")


@pytest.mark.rule("SU-7.13")
def test_a_second_shinobi_is_not_asked_for() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.laseratops", "p2.laseratops"], "tortuga": []},
        hands=[["shinobi", "shinobi"], ["howl"]], piles=[["hidden_ninja"]], rulings=FEWER_QUESTIONS,
    )  # fmt: skip
    do(s, "end", "special:shinobi")
    assert asked(s) == (1, "play"), "the window has closed: nobody can use anything"


@pytest.mark.rule("SU-10.3")
def test_plays_that_are_kept_and_points_need_no_order() -> None:
    table = {"the_homeworld": ["p2.leprechaun"], "tortuga": []}
    s = do(scene(table, hands=[["zapbot", "warbot"]], rulings=FEWER_QUESTIONS), "play:zapbot@the_homeworld")
    assert at(s, "the_homeworld") == ["p2.leprechaun"]
    s = do(scene(table, hands=[["zapbot", "warbot"]]), "play:zapbot@the_homeworld")
    assert asked(s) == (0, "order")


@pytest.mark.rule("SU-4.9")
def test_between_equal_minions_nobody_chooses() -> None:
    s = scene({"tortuga": ["p2.zapbot", "p2.zapbot"]}, hands=[["beam_up", "probe"]], rulings=FEWER_QUESTIONS)
    do(s, "play:beam_up")
    assert (at(s, "tortuga"), hand(s, 1)) == (["p2.zapbot"], ["zapbot"])
    s = scene({"tortuga": ["p2.zapbot", "p2.zapbot+p2.upgrade"]}, hands=[["beam_up"]], rulings=FEWER_QUESTIONS)
    assert asked(do(s, "play:beam_up")) == (0, "target")


@pytest.mark.rule("SU-10.4")
def test_a_minion_that_was_just_played_is_not_equal() -> None:
    s = scene({"tortuga": ["p1.microbot_guard"]}, hands=[["microbot_guard"]], rulings=FEWER_QUESTIONS)
    do(s, "play:microbot_guard@tortuga")
    assert codes(s) == ["target:own.microbot_guard#1@tortuga", "target:own.microbot_guard#2@tortuga"]


@pytest.mark.parametrize(
    ("card", "kind", "there"),
    [
        ("sea_dogs", "faction", []),
        ("broadside", "base", ["p1.buccaneer"]),
        ("crop_circles", "base", []),
        ("tech_center", "base", ["p2.laseratops"]),
    ],
)
def test_a_text_that_touches_nobody_asks_nothing(card: str, kind: str, there: list[str]) -> None:
    own = {"crop_circles": "aliens", "tech_center": "robots"}.get(card, "wizards")
    for rulings, asks in ((FEWER_QUESTIONS, "play"), (MINIONS_STAY, kind)):
        s = scene(
            {"tortuga": there, "ninja_dojo": there}, hands=[[card, "pirate_king"]], rulings=rulings,
            factions=[["pirates", own], ["dinosaurs", "ninjas"]],
        )  # fmt: skip
        assert asked(do(s, "play:" + card)) == (0, asks)


# --- tables from before -----------------------------------------------------------------------------------------------
def test_there_is_an_old_record_for_every_number_of_players() -> None:
    assert [json.loads(path.read_text("utf-8"))["players"] for path in OLD_RECORDS] == list(GAME.players)


def test_a_record_from_before_the_third_ruling_asks_as_it_did() -> None:
    path = Path(__file__).parent / "old_records" / "two_rulings" / "2_players.json"
    record = json.loads(path.read_text("utf-8"))
    assert record["rulings"] == FEWER_QUESTIONS
    end = GAME.replay(record)
    assert end.result is not None
    assert end.result.as_dict() == record["result"]
    assert end.record() == record
    with pytest.raises(RecordError):  # the same choices under the new reading: some of them are not asked for
        GAME.replay(resealed(record, rulings=POSSIBLE_PLAYS))
