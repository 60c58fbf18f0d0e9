"""The end of the game (RW-20) and aggressive effects in general (RW-18)."""

from __future__ import annotations

import pytest

from herna.games.wistar.state import Wistar
from tests.games.wistar.scene import GAME, Side, do, me, played, seen, table


def last_of_all(*sides: Side, hut: list[int] | None = None, **fields: object) -> Wistar:
    """Round 5, one turn to go; the chiefs of the others stand on the hut."""
    return table(*sides, round=5, hut=hut if hut is not None else [0, 1, 0, 1, 0], **fields)


@pytest.mark.rule("RW-20.1")
def test_five_rounds() -> None:
    s = last_of_all()
    assert seen(s)["round_stack"] == 0
    do(s, "place:hut", "potion:wood", "end")
    assert s.over
    assert s.result is not None
    assert s.result.reason == "turn_order"
    assert s.to_act == ()


@pytest.mark.rule("RW-20.2", "RW-20.6")
def test_a_tie_goes_to_the_one_earlier_in_the_final_order() -> None:
    equal: Side = {"wood": 0, "metal": 0, "movement": 0}
    chiefs = {"s1a": 0, "s2a": 0, "s3a": 0, "s1b": 1, "s2b": 1}
    s = table({**equal, "vp": 20}, {**equal, "vp": 20}, round=5, chiefs=chiefs)
    do(s, "place:hut", "potion:wood", "end")
    assert s.result is not None
    assert s.result.scores == (20, 20)
    assert s.result.winners == (1,), "the hut has brought seat 1 to the front"
    assert s.result.ranking == (2, 1)
    s = table({**equal, "vp": 20}, {**equal, "vp": 20}, round=5, chiefs=chiefs)
    do(s, "place:s4a", "end")
    assert s.result is not None
    assert s.result.winners == (0,), "otherwise the old order stays"


@pytest.mark.rule("RW-20.3", "RW-20.6")
@pytest.mark.parametrize(
    ("lang", "title", "lines"),
    [
        (
            "en",
            "Where the points come from",
            {"track": "Gained during the game", "beds": "Beds", "mice": "Mice and cheese"},
        ),
        ("cs", "Za co jsou body", {"track": "Získáno během hry", "mice": "Myši a sýr"}),
    ],
)
def test_the_picture_of_an_ended_game_ends_with_the_scoring_of_all(lang: str, title: str, lines: Side) -> None:
    names = ("Ann", "Bob")
    s = last_of_all({"vp": 7, "beds": 4, "rooms_dug": 3}, {"vp": 9, "area": ["h01"]})
    assert f"[bold]{title}[/bold]" not in GAME.picture(seen(s), lang, names)
    do(s, "place:hut", "potion:wood", "end")
    assert s.result is not None
    for viewer in (None, 0, 1):
        view = seen(s, viewer)
        drawn = GAME.picture(view, lang, names)
        shown = drawn[drawn.index(f"[bold]{title}[/bold]") :]
        for line, word in lines.items():
            points = [side["score"][line] for side in view["sides"]]
            assert f"    {word} – Ann: {points[0]}, Bob: {points[1]}" in shown
        assert shown[-1].endswith(f" – Ann: {s.result.scores[0]}, Bob: {s.result.scores[1]}")
        assert not [line for line in shown if line.endswith("Ann: 0, Bob: 0")], "what brought nobody anything"


@pytest.mark.rule("RW-20.3", "RW-20.4")
def test_every_line_of_the_scoring() -> None:
    side: Side = {
        "vp": 7,
        "wood": 3,
        "metal": 4,
        "movement": 2,
        "versatility": 5,
        "hand": ["thimble_helmet"],
        "electricity": "strong",
        "fields": ["ab_annex", "ab_vp3"],
        "beds": 4,
        "rooms_dug": 3,
        "area": ["h01", "lockpick", "hand_saw", "metal_store"],
    }
    score = me(table(side))["score"]
    assert score == {
        "track": 7, "fields": 5, "beds": 7, "rooms": 3, "mice": 3, "cards": 4 - 1 + 2, "final": 4, "current": 2,
        "leftovers": 2, "versatility": 2, "total": 40,
    }  # fmt: skip
    empty = me(table())["score"]
    assert (empty["beds"], empty["rooms"]) == (0, 0)


@pytest.mark.rule("RW-20.5")
def test_scoring_sets_nothing_off_and_may_be_negative() -> None:
    s = last_of_all(
        {"vp": 0, "wood": 0, "metal": 0, "movement": 0, "area": ["games_room", "hand_saw", "pocket_generator"]}
    )
    do(s, "place:hut", "potion:wood", "end")
    assert s.result is not None
    assert s.result.scores[0] == -3, "games_room is idle, and there is no lower limit"


@pytest.mark.rule("RW-20.7")
def test_scoring_spends_nothing() -> None:
    score = me(table({"wood": 5, "metal": 0, "movement": 0, "area": ["wood_store"]}))["score"]
    assert score["final"] == 5
    assert score["leftovers"] == 1


@pytest.mark.rule("RW-18.2", "RW-18.3")
def test_victims_in_turn_order_counted_at_once() -> None:
    mice: list[Side] = [{"area": ["h02", "h10"]}, {"area": ["h11"]}, {}]
    s, _ = played("time_machine", {}, *mice, order=[0, 2, 1, 3])
    assert s.to_act == (2,), "turn order, not seats"
    do(s, "penalty:vp")
    assert s.to_act == (1,)
    do(s, "penalty:mouse", "give_mouse:h02")
    assert s.to_act == (0,)
    assert me(s, 3)["vp"] == 10


@pytest.mark.rule("RW-18.4")
def test_nothing_to_lose() -> None:
    s, _ = played("throwing_star", {"hand": []}, {"hand": ["thimble_helmet"]})
    assert me(s, 1)["hand"] == [], "the only card is taken without a question"
    assert s.to_act == (0,)


@pytest.mark.rule("RW-18.6")
def test_never_the_one_who_plays_it() -> None:
    s, before = played("secret_service", {"doors": ["door_vp", "door_wood"]}, {"doors": ["door_metal"]})
    assert me(s)["vp"] == before["vp"]
    assert me(s, 1)["vp"] == 10
