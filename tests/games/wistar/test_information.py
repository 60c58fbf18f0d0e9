"""Who knows what: hands, decks, face-down things, and what everybody has seen."""

from __future__ import annotations

import pytest

from herna.games.wistar.state import Wistar
from tests.games.wistar.scene import GAME, Side, at, do, me, played, seen, table


def worlds(s: Wistar, seat: int, n: int = 12) -> list[Wistar]:
    found = [s.determinize(seat, seed) for seed in range(n)]
    return [world for world in found if isinstance(world, Wistar)]


def test_the_others_hand_is_redrawn_but_for_what_was_seen() -> None:
    s = table({}, {"hand": ["thimble_helmet", "lockpick", "bottle_cap_shield"], "known": ["bottle_cap_shield"]})
    assert seen(s)["sides"][1]["hand"] is None
    assert seen(s)["sides"][1]["hand_backs"] == {"basic": 2, "advanced": 1}
    hands = [w.sides[1].hand for w in worlds(s, 0)]
    assert len(set(hands)) > 6
    assert all(35 in hand for hand in hands), "everybody has seen it"
    assert all(len([c for c in hand if c <= 30 or 73 <= c <= 85 or 101 <= c <= 137]) == 1 for hand in hands)
    assert all(w.sides[1].hand == s.sides[1].hand for w in worlds(s, 1))


def test_face_down_things_are_redrawn() -> None:
    s = table({}, missions={"g2": {"card": "mh1", "open": True}, "f1": "mh2"})
    for seat in (0, 1):
        some = worlds(s, seat)
        assert len({w.doors for w in some}) > 6
        assert len({w.mice for w in some}) > 6
        assert len({w.missions for w in some}) > 3
        assert all(w.missions[2] == s.missions[2] for w in some), "an open one stays"
        assert len({w.round_stack for w in some}) > 6
        assert all([m > 220 for m in w.round_stack] == [True, True, False, False] for w in some)


@pytest.mark.rule("RW-22.7")
def test_the_goal_put_aside_is_known_to_one() -> None:
    s, _ = played("hot_air_balloon", goals=["g10", "g11", "g12"], goal_deck=["g01", "g02", "g03"])
    assert {w.goals_shown for w in worlds(s, 1)} != {s.goals_shown}
    assert {w.goals_shown for w in worlds(s, 0)} == {s.goals_shown}
    do(s, "private_goal:g01")
    assert {w.sides[0].seen_goals for w in worlds(s, 0)} == {s.sides[0].seen_goals}
    assert len({w.sides[0].seen_goals for w in worlds(s, 1)}) > 2


@pytest.mark.rule("RW-22.23")
def test_drawn_cards_are_seen_by_one() -> None:
    s = table({"area": ["supercomputer"], "wood": 2, "metal": 0})
    do(s, "use:supercomputer", "exchange:wood=2")
    assert len({w.aside for w in worlds(s, 1)}) > 6
    assert {w.aside for w in worlds(s, 0)} == {s.aside}
    told = next(e for e in s.events(0, 1) if e.kind == "looks")
    assert "cards" not in told.data
    assert told.data["count"] == 3
    assert "cards" in next(e for e in s.events(0, 0) if e.kind == "looks").data


def test_draws_are_secret_and_rows_are_not() -> None:
    side: Side = {"rats": {"farm": 2}}
    rows = {"basic": ["biomechanical_glove", "matchstick_spear", "thimble_helmet", "bottle_cap_shield"]}
    s = at("s5a", side, main=True, rows=rows)
    do(s, "main", "develop:basic", "develop:thimble_helmet")
    assert me(s)["known"] == ["thimble_helmet"]
    draws = [e for e in s.events(0, 1) if e.kind == "draws"]
    assert [e.data.get("cards") for e in draws] == [None]
    assert draws[0].text("cs").startswith("Hráč 1")


def test_a_chosen_card_is_public_while_it_is_paid() -> None:
    s = at("s1a", {"hand": ["roller_skate_cart"], "area": ["positronic_screwdriver"]}, bonus=True)
    do(s, "bonus", "play:roller_skate_cart")
    assert s.decision().kind == "discount"
    assert seen(s, 1)["sides"][0]["known"] == ["roller_skate_cart"]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture(lang: str, players: int) -> None:
    names = ("Agnes", "Dita", "Cyril", "Eva")[:players]
    mine: Side = {
        "hand": ["thimble_helmet"],
        "area": ["post_office", "h02", "hero_wits"],
        "used": ["post_office"],
        "fields": ["ab_vp3"],
    }
    others: list[Side] = [{"tents": ["g2"]} for _ in range(players - 1)]
    s = table(mine, *others, missions={"g2": {"card": "mh4", "open": True}})
    lines = GAME.picture(s.view(0), lang, names)
    text = "\n".join(lines)
    for name in names:
        assert name in text
    for component in ("thimble_helmet", "post_office", "h02", "mh4", "s1a", "g2"):
        assert GAME.texts.components[component].name(lang) in text
    other = "\n".join(GAME.picture(s.view(1), lang, names))
    assert GAME.texts.components["thimble_helmet"].name(lang) not in other.split(names[0])[1].split(names[1])[0]
    assert GAME.picture(s.view(None), lang, ())
    assert GAME.picture(GAME.new(players=players, seed=1).view(0), lang, names)


def test_what_is_ours_is_told() -> None:
    components = GAME.texts.components
    for id in GAME.component_ids():
        assert GAME.facts(id)["ours"] == bool(components[id]._fields.get("ours", False)), id
    assert GAME.facts("laser_cutter")["ours"]
    assert not GAME.facts("lockpick")["ours"]
    assert len([i for i in GAME.component_ids() if GAME.facts(i)["sort"] == "project" and GAME.facts(i)["ours"]]) == 120


def test_counts() -> None:
    facts = [GAME.facts(i) for i in GAME.component_ids()]
    cards = [f for f in facts if f["sort"] == "project"]
    assert len(cards) == 180
    assert [len([f for f in cards if f["deck"] == d]) for d in ("basic", "advanced")] == [100, 80]
    kinds = {"tool": 53, "samohyb": 47, "building": 80}
    assert {k: len([f for f in cards if f["kind"] == k]) for k in kinds} == kinds
    types = {"instant": 61, "once_per_round": 34, "permanent": 34, "final_scoring": 23, "aggressive": 15, "income": 13}
    assert {t: len([f for f in cards if f["type"] == t]) for t in types} == types
    sorts = {"mission": 10, "mouse": 25, "cheese": 2, "goal": 13, "hero": 5, "skill_token": 5, "field": 10}
    assert {k: len([f for f in facts if f["sort"] == k]) for k in sorts} == sorts
    assert sum([f["copies"] for f in facts if f["sort"] == "door"]) == 12
