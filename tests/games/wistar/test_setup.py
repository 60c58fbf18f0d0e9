"""Setting up (RW-1, RW-2), player counts and the variant (RW-21)."""

from __future__ import annotations

from typing import Any

import pytest

import herna
from herna.games.wistar.state import Wistar
from tests.games.wistar.scene import GAME, do, me, refusal, seen


def fresh(players: int, seed: int = 3, **options: Any) -> Wistar:
    state: Wistar = GAME.new(players=players, seed=seed, **options)
    return state


def opened(players: int, seed: int = 3, **options: Any) -> Wistar:
    """After the opening pairs."""
    s = fresh(players, seed, **options)
    while seen(s)["pairs"]:
        s.choose(0)
    return s


@pytest.mark.rule("RW-1.1", "RW-1.2", "RW-1.12")
@pytest.mark.parametrize(("players", "spaces"), [(2, 10), (3, 12), (4, 13)])
def test_the_disc(players: int, spaces: int) -> None:
    disc = seen(fresh(players))["disc"]
    assert [p["action"] for p in disc] == ["gather_wood", "dig", "gather_metal", "beds", "develop", "explore"]
    assert sorted([p["section"] for p in disc]) == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert sum([len(p["spaces"]) for p in disc]) == spaces
    orders = {tuple([p["section"] for p in seen(fresh(players, seed))["disc"]]) for seed in range(6)}
    assert len(orders) > 1, "random"
    sides = {p["section"]: len(p["spaces"]) for p in disc}
    assert (sides["s4"], sides["s5"], sides["s6"]) == {2: (1, 1, 1), 3: (2, 1, 2), 4: (2, 2, 2)}[players]


@pytest.mark.rule("RW-1.3", "RW-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goals(players: int) -> None:
    view = seen(fresh(players))
    assert len(view["goals"]) == 3
    assert view["goal_deck"] == 10
    assert all(len(goal["needs"]) == players for goal in view["goals"])


@pytest.mark.rule("RW-1.5", "RW-1.6", "RW-1.7", "RW-1.10", "RW-1.12", "RW-21.1")
@pytest.mark.parametrize(
    ("players", "house", "cellar", "mice", "cellar_mice", "doors", "cheese"),
    [
        (2, 3, 1, 5, 2, 8, ["cheese6"]),
        (3, 3, 2, 7, 4, 9, ["cheese6", "cheese3"]),
        (4, 4, 2, 8, 5, 10, ["cheese6", "cheese3"]),
    ],
)
def test_the_farmstead(
    players: int, house: int, cellar: int, mice: int, cellar_mice: int, doors: int, cheese: list[str]
) -> None:
    view = seen(fresh(players))
    rooms = view["rooms"]
    assert len([r for r in rooms if r["mission"] and not r["cellar"]]) == house
    assert len([r for r in rooms if r["mission"] and r["cellar"]]) == cellar
    assert all(r["mission"] in (None, "unknown") for r in rooms), "face down"
    assert sum([len(r["mice"]) for r in rooms if not r["cellar"]]) == mice
    assert sum([len(r["mice"]) for r in rooms if r["cellar"]]) == cellar_mice
    assert len([p for p in view["passages"] if not p["open"]]) == doors
    assert rooms[7]["cheese"] == cheese


@pytest.mark.rule("RW-1.8", "RW-1.9")
@pytest.mark.parametrize(("players", "house", "cellar"), [(2, 7, 6), (3, 5, 4), (4, 4, 3)])
def test_the_round_stack(players: int, house: int, cellar: int) -> None:
    s = fresh(players)
    view = seen(s)
    assert view["round_mouse"].startswith("h")
    assert view["round_stack"] == 4
    assert view["supply"] == {"house": house, "cellar": cellar}
    assert [m > 220 for m in s.round_stack] == [True, True, False, False], "cellar tiles at the bottom"


@pytest.mark.rule("RW-1.11")
def test_heroes_and_tokens_lie_open() -> None:
    view = seen(fresh(2))
    assert len(view["heroes"]) == 5
    assert len(view["tokens"]) == 5


@pytest.mark.rule("RW-2.1", "RW-2.2", "RW-2.3")
def test_what_everybody_starts_with() -> None:
    for seat in range(4):
        side = me(opened(4), seat)
        assert (side["wood"], side["metal"], side["movement"], side["versatility"]) == (2, 2, 1, 0)
        assert (side["vp"], side["electricity"], side["tents_left"]) == (10, "none", 2)
        assert side["rats"] == {"entrance": 2, "forest": 0, "burrow": 0, "farm": 0}
        assert (side["explorer"], side["beds_left"], side["rooms_dug"]) == ("yard", 6, 0)
        assert not any(field["empty"] for field in side["fields"])
        assert len(side["fields"]) == 10
        assert side["goals"] == []


@pytest.mark.rule("RW-2.4")
def test_the_first_order_is_random() -> None:
    assert len({tuple(seen(fresh(3, seed))["order"]) for seed in range(12)}) > 3


@pytest.mark.rule("RW-2.5")
def test_opening_pairs_in_reverse_order() -> None:
    s = fresh(3)
    order = seen(s)["order"]
    pairs = seen(s)["pairs"]
    assert len(pairs) == 3
    assert all(GAME.facts(a)["deck"] == "basic" and GAME.facts(b)["deck"] == "advanced" for a, b in pairs)
    assert s.to_act == (order[2],)
    a, b = pairs[1]
    do(s, f"pair:{a}+{b}")
    assert me(s, order[2])["hand"] == [a, b]
    assert s.to_act == (order[1],)
    s.choose(0)
    assert me(s, order[0])["hand_size"] == 2, "the last pair is the first player's"
    assert seen(s)["pairs"] == []
    assert seen(s, order[1])["sides"][order[2]]["hand"] is None, "hidden afterwards"
    assert seen(s, order[1])["sides"][order[2]]["known"] == [a, b], "but everybody has seen them"


@pytest.mark.rule("RW-2.6")
def test_two_rows_of_four() -> None:
    s = fresh(2)
    s.choose(0)
    view = seen(s)
    assert [len(view["rows"][deck]) for deck in ("basic", "advanced")] == [4, 4]
    assert view["decks"] == {"basic": 100 - 2 - 4, "advanced": 80 - 2 - 4}
    assert view["round"] == 1


@pytest.mark.rule("RW-21.2")
def test_the_variant_without_harm() -> None:
    s = opened(2, aggressive=False)
    assert seen(s)["decks"] == {"basic": 91 - 6, "advanced": 74 - 6}
    cards = [*s.decks[0], *s.decks[1], *s.rows[0], *s.rows[1], *s.sides[0].hand, *s.sides[1].hand]
    assert not {13, 21, 25, 32, 44, 46, 64, 70, 84, 87, 126, 133, 140, 174, 175} & set(cards)
    assert 95 in cards, "the protection stays"
    with pytest.raises(herna.PositionError, match="stun_pistol"):
        GAME.position({"options": {"aggressive": False}, "sides": [{"hand": ["stun_pistol"]}, {}]})


@pytest.mark.rule("RW-21.1", "RW-21.3")
def test_two_to_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(herna.BadOption, match="2 or 3 or 4"):
            GAME.new(players=players)
    with pytest.raises(herna.BadOption, match="aggressive"):
        GAME.new(players=2, aggressive="maybe")


def test_nobody_acts_for_another() -> None:
    s = fresh(2)
    last = seen(s)["order"][1]
    assert refusal(s, "pair:laser_cutter+spring_boots", 1 - last)[1] == "not_asked"
