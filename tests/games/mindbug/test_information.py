"""MB-16: who sees what. Each row of the information table, known cards, and spectators."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from herna import State
from tests.games.mindbug.scene import (
    GAME,
    SETS,
    area,
    asked,
    discard,
    events,
    hand,
    known,
    life,
    on,
    play,
    ready,
    scene,
    side,
    table,
)

FIVE = ["gorillion", "luchataur", "luchataur", "rhino_turtle", "rhino_turtle"]

VIEWERS = (0, 1, None)


def crowded() -> State:
    return scene(
        [on("world_eater", exhausted=True, boost=["sawn"]), "lone_yeti"],
        ["shield_bugs", "luchataur"],
        hand=["gorillion", "killer_bee", "turbo_bug", "peacasus", "peacasus"],
        draw=["bee_bear", "shark_dog"],
        known=["peacasus"],
        enemy_hand=["snail_hydra", "koibra"],
        enemy_known=["koibra"],
        discard=["explosive_toad"],
        enemy_discard=["steelhorn", "sweet_fighter"],
        life=7,
        mindbugs=1,
        enemy_mindbugs=2,
    )


# --- MB-16.1, row by row ------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-16.1")
def test_a_hand_is_seen_by_its_owner_and_is_a_number_to_the_others() -> None:
    s = crowded()
    assert sorted(side(s, 0, 0)["hand"]) == ["gorillion", "killer_bee", "peacasus", "peacasus", "turbo_bug"]
    for viewer in (1, None):
        assert side(s, 0, viewer)["hand"] is None
    for viewer in VIEWERS:
        assert side(s, 0, viewer)["hand_size"] == 5
        assert side(s, 1, viewer)["hand_size"] == 2
    assert side(s, 1, 0)["hand"] is None


@pytest.mark.rule("MB-16.1")
def test_a_draw_pile_is_a_number_to_everybody_also_to_its_owner() -> None:
    s = crowded()
    for viewer in VIEWERS:
        assert side(s, 0, viewer)["draw"] == 2
        assert side(s, 1, viewer)["draw"] == 0
        told = json.dumps(s.view(viewer))
        assert "bee_bear" not in told
        assert "shark_dog" not in told


@pytest.mark.rule("MB-16.1", "MB-2.8")
def test_open_zones_are_the_same_for_everybody() -> None:
    """Discard piles, boost cards, play areas, exhaustion, stages, powers, Mindbugs, life, cards aside."""
    s = crowded()
    first = table(s, None)
    for viewer in (0, 1):
        seen = table(s, viewer)
        for seat in (0, 1):
            for field in ("life", "mindbugs", "discard", "area", "hand_size", "draw"):
                assert seen["sides"][seat][field] == first["sides"][seat][field]
        for field in ("active", "turn", "aside", "unused", "shown", "waiting", "being_played", "to_act", "asked"):
            assert seen[field] == first[field]
    assert [first["sides"][seat]["life"] for seat in (0, 1)] == [7, 3]
    assert [first["sides"][seat]["mindbugs"] for seat in (0, 1)] == [1, 2]
    assert first["sides"][0]["discard"] == ["explosive_toad"]
    eater = first["sides"][0]["area"][0]
    assert (eater["power"], eater["exhausted"], eater["stage"], eater["boost"]) == (9, True, 3, ["sawn"])
    assert first["sides"][1]["area"][1]["power"] == 10
    assert first["aside"] == ["bigroot", "typhoon_princess", "veteran_penguin"]


@pytest.mark.rule("MB-16.1")
def test_the_unused_pile_is_a_number_and_the_cards_shown_for_the_first_player() -> None:
    s = GAME.new(seed=3)
    position: dict[str, Any] = dict(s.position())
    for viewer in VIEWERS:
        seen = table(s, viewer)
        assert seen["unused"] == len(position["unused"])
        assert seen["shown"] == position["shown"]
        assert len(seen["shown"]) >= 2


@pytest.mark.rule("MB-16.1")
@pytest.mark.parametrize("seed", range(5))
def test_no_view_names_a_card_it_should_not(seed: int) -> None:
    """All names in the view of a fresh game are the viewer's own hand, the shown cards and what lies aside."""
    s = GAME.new(seed=seed, sets=list(SETS))
    slugs = set(GAME.component_ids())
    for viewer in VIEWERS:
        words = set(json.dumps(s.view(viewer)).replace('"', " ").replace(",", " ").split())
        allowed = set(table(s)["shown"]) | set(table(s)["aside"])
        if viewer is not None:
            allowed |= set(hand(s, viewer))
        assert words & slugs == allowed


@pytest.mark.rule("MB-16.1")
def test_the_card_being_played_is_seen_by_all() -> None:
    s = scene(hand=["gorillion", "robopup"], enemy_mindbugs=1)
    play(s, "play:gorillion")
    for viewer in VIEWERS:
        assert table(s, viewer)["being_played"] == "gorillion"
        assert [e.data["card"] for e in events(s, "plays", viewer)] == ["gorillion"]


@pytest.mark.rule("MB-16.1")
def test_stolen_cards_are_known_to_thief_and_victim_and_a_number_to_spectators() -> None:
    s = scene(["strange_barrel"], ["gorillion"], enemy_hand=["bee_bear", "killer_bee"])
    play(s, "attack:strange_barrel", "block:gorillion")
    for viewer in (0, 1):
        assert events(s, "steals", viewer)[0].data == {"seat": 0, "count": 2, "cards": ["bee_bear", "killer_bee"]}
    assert events(s, "steals", None)[0].data == {"seat": 0, "count": 2}
    assert known(s, 0) == ["bee_bear", "killer_bee"]
    ready(s, 1)


@pytest.mark.rule("MB-16.1")
def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    s = scene(hand=FIVE, draw=["killer_bee"])
    play(s, "play:gorillion")
    assert events(s, "draws", 0)[0].data == {"seat": 0, "count": 1, "cards": ["killer_bee"]}
    for viewer in (1, None):
        assert events(s, "draws", viewer)[0].data == {"seat": 0, "count": 1}
    assert known(s, 0) == []
    ready(s, 1)


@pytest.mark.rule("MB-16.1", "MB-16.2")
def test_a_card_revealed_by_koibra_is_seen_by_all() -> None:
    """MB-D16: the revealed card is public before it goes to a pile."""
    s = scene(hand=["koibra", "robopup"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "play:koibra")
    for viewer in VIEWERS:
        (told,) = events(s, "reveals", viewer)
        assert told.data["seat"] == 1
        assert told.data["card"] in ("gorillion", "bee_bear")
    revealed = events(s, "reveals")[0].data["card"]
    assert known(s, 1) == [revealed]
    play(s, "pile:enemy")
    assert discard(s, 1) == [revealed]
    assert known(s, 1) == []
    ready(s, 1)


@pytest.mark.rule("MB-16.1")
def test_discarded_cards_are_public() -> None:
    s = scene(["tusked_extorter"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "attack:tusked_extorter")
    for viewer in (0, None):
        assert "bee_bear" not in json.dumps(s.view(viewer))
    play(s, "discard:bee_bear")
    for viewer in VIEWERS:
        assert events(s, "discards", viewer)[0].data == {"seat": 1, "count": 1, "cards": ["bee_bear"]}
    ready(s, 1)


@pytest.mark.rule("MB-16.1")
def test_what_is_asked_is_public_but_not_the_options() -> None:
    s = scene(["tusked_extorter"], enemy_hand=["gorillion", "bee_bear"])
    play(s, "attack:tusked_extorter")
    for viewer in VIEWERS:
        assert table(s, viewer)["asked"] == [{"seat": 1, "kind": "discard"}]


# --- MB-16.2 known cards ------------------------------------------------------------------------------------------
def open_ways() -> list[tuple[str, State, int, list[str]]]:
    """How cards come openly into a hand: name, state afterwards, whose hand, which cards."""
    giraffe = scene(hand=["giraffodile", "robopup"], discard=["killer_bee", "bee_bear"])
    diver = scene(["trash_diver"], enemy_discard=["killer_bee", "bee_bear"])
    orange = scene(enemy=["killer_bee", "bee_bear"], hand=["dr_orange_u_tan", "robopup"])
    soul = scene(["soul_manipulator"], [on("gorillion", boost=["killer_bee"])])
    barrel = scene(["strange_barrel"], ["gorillion"], enemy_hand=["killer_bee", "bee_bear"])
    return [
        ("own pile", play(giraffe, "play:giraffodile"), 0, ["bee_bear", "killer_bee"]),
        ("enemy pile", play(diver, "attack:trash_diver"), 0, ["bee_bear", "killer_bee"]),
        ("from play", play(orange, "play:dr_orange_u_tan", "pay"), 1, ["bee_bear", "killer_bee"]),
        ("from under", play(soul, "attack:soul_manipulator", "mode:take", "block:none"), 0, ["killer_bee"]),
        ("stolen", play(barrel, "attack:strange_barrel", "block:gorillion"), 0, ["bee_bear", "killer_bee"]),
    ]


@pytest.mark.rule("MB-16.2")
def test_a_card_that_came_into_a_hand_openly_stays_known_to_both() -> None:
    for name, s, seat, cards in open_ways():
        for viewer in (0, 1):
            assert sorted(side(s, seat, viewer)["known"]) == cards, name
        assert set(cards) <= set(hand(s, seat)), name
        assert "robopup" not in known(s, seat), name
        ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_a_known_card_stays_known_until_it_leaves() -> None:
    s = scene(hand=["giraffodile", "robopup", "sawn"], discard=["killer_bee", "bee_bear"], enemy_hand=FIVE)
    play(s, "play:giraffodile", "play:gorillion", "play:robopup", "play:luchataur")
    assert known(s, 0) == ["bee_bear", "killer_bee"]
    play(s, "play:killer_bee")
    assert known(s, 0) == ["bee_bear"]
    assert hand(s, 0) == ["bee_bear", "sawn"]
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_when_one_of_two_equal_cards_leaves_the_known_copy_is_the_one_that_left() -> None:
    s = scene(hand=["luchataur", "luchataur", "robopup"], known=["luchataur"])
    play(s, "play:luchataur")
    assert known(s, 0) == []
    assert hand(s, 0) == ["luchataur", "robopup"]
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_known_cards_are_a_multiset() -> None:
    s = scene(hand=["giraffodile", "luchataur", "robopup"], discard=["luchataur"])
    play(s, "play:giraffodile")
    assert hand(s, 0) == ["luchataur", "luchataur", "robopup"]
    assert known(s, 0) == ["luchataur"], "one of the two"
    s = scene(hand=["giraffodile", "robopup"], discard=["luchataur", "luchataur"], enemy_hand=["bee_bear", "sawn"])
    play(s, "play:giraffodile")
    assert known(s, 0) == ["luchataur", "luchataur"]
    play(s, "play:bee_bear", "play:luchataur")
    assert known(s, 0) == ["luchataur"]
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    s = scene(["tusked_extorter"], enemy_hand=["gorillion", "koibra"], enemy_known=["koibra"])
    gone = play(s.clone(), "attack:tusked_extorter", "discard:koibra")
    assert known(gone, 1) == []
    play(s, "attack:tusked_extorter", "discard:gorillion")
    assert known(s, 1) == ["koibra"]
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_a_known_card_that_is_stolen_is_known_in_the_thiefs_hand() -> None:
    s = scene(["strange_barrel"], ["gorillion"], enemy_hand=["koibra", "bee_bear"], enemy_known=["koibra"])
    play(s, "attack:strange_barrel", "block:gorillion")
    assert known(s, 1) == []
    assert known(s, 0) == ["bee_bear", "koibra"]
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
def test_frosty_fortress_leaves_nothing_known() -> None:
    s = scene(["frosty_fortress"], ["kitsunsei"], enemy_hand=["koibra", "bee_bear"], enemy_known=["koibra"])
    play(s, "attack:frosty_fortress", "block:none")
    assert known(s, 1) == []
    assert hand(s, 1) == []
    ready(s, 1)


@pytest.mark.rule("MB-16.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_redrawn_world_keeps_what_the_seat_knows_and_changes_what_it_does_not(seed: int) -> None:
    s = crowded()
    hands, own = set(), set()
    for n in range(12):
        world = s.determinize(1, seed * 100 + n)
        assert hand(world, 1) == hand(s, 1), "one's own hand"
        assert "peacasus" in hand(world, 0), "the known card"
        assert len(hand(world, 0)) == 5
        assert world.view(1) == s.view(1), "the seat cannot tell it from the real one"
        hands.add(tuple(hand(world, 0)))
        own.add(tuple(hand(s.determinize(0, seed * 100 + n), 1)))
    assert len(hands) > 6
    assert len(own) > 6
    assert all(["koibra" in cards for cards in own])


@pytest.mark.rule("MB-16.1")
def test_a_redrawn_world_has_the_same_cards() -> None:
    s = crowded()
    real, world = dict(s.position()), dict(s.determinize(1, 5).position())

    def cards(p: dict[str, Any]) -> Counter[str]:
        found = Counter(p["unused"] + p["shown"])
        for one in p["sides"]:
            found.update(one["hand"] + one["draw"] + one["discard"])
        return found

    assert cards(world) == cards(real)


# --- MB-16.3 spectators -------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-16.3")
def test_to_a_spectator_hands_are_numbers_without_known_cards() -> None:
    s = crowded()
    for seat in (0, 1):
        seen = side(s, seat, None)
        assert seen["hand"] is None
        assert seen["known"] == []
    assert (side(s, 0)["hand_size"], side(s, 1)["hand_size"]) == (5, 2)
    assert (known(s, 0), known(s, 1)) == (["peacasus"], ["koibra"]), "the players do know them"
    told = json.dumps(s.view())
    for name in ("peacasus", "koibra", "gorillion", "snail_hydra"):
        assert name not in told


@pytest.mark.rule("MB-16.3")
def test_a_spectator_sees_what_both_players_see() -> None:
    s = crowded()
    seen = table(s, None)
    assert [c["card"] for c in seen["sides"][0]["area"]] == area(s, 0) == ["world_eater", "lone_yeti"]
    assert seen["sides"][1]["discard"] == ["steelhorn", "sweet_fighter"]
    assert life(s, 0) == 7
    assert asked(s, 0, "action")
    assert seen["asked"] == [{"seat": 0, "kind": "action"}]


@pytest.mark.rule("MB-16.3")
@pytest.mark.parametrize("seed", range(4))
def test_events_tell_a_spectator_no_more_than_each_player(seed: int) -> None:
    """Whatever card an event names to a spectator, it names to both players as well."""
    s = GAME.new(seed=seed, sets=list(SETS))
    n = seed
    while not s.over:
        s.choose(n % s.width)
        n += 1
    everybody, first, second = s.events(), s.events(seat=0), s.events(seat=1)
    assert len(everybody) == len(first) == len(second)
    secrets = 0
    for e, a, b in zip(everybody, first, second, strict=True):
        assert e.data.items() <= a.data.items()
        assert e.data.items() <= b.data.items()
        secrets += a.data != e.data
    assert secrets > 0


# --- what is under way --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "choices", "picks"),
    [
        ({"hand": ["turtle_toaster"], "enemy": ["shark_dog", "turbo_bug"]}, ["target:enemy.turbo_bug"], ["c2"]),
        ({"hand": ["tornado_dragon", "koibra", "sawn"]}, ["discard:koibra"], ["koibra"]),
        ({"hand": ["hiss_holiness"], "enemy_discard": ["sawn", "koibra"]}, ["boost:enemy.sawn"], ["discard1.sawn"]),
    ],
)
def test_what_has_been_picked_is_shown_by_name(given: dict[str, Any], choices: list[str], picks: list[str]) -> None:
    s = play(scene(**given), f"play:{given['hand'][0]}", *choices)
    assert table(s)["resolving"][-1]["picks"] == picks
