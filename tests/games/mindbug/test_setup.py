"""MB-1 and MB-15: how a game is set up, and what can be set before it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import herna
from herna import State
from tests.games.mindbug.scene import (
    GAME,
    SETS,
    area,
    aside,
    discard,
    draw,
    events,
    hand,
    life,
    mindbugs,
    play,
    ready,
    scene,
    side,
    table,
)

MIXTURES = [list(sets) for n in (1, 2, 3) for sets in combinations(SETS, n)]
SHUFFLED = {"first_contact": 48, "beyond_evolution": 44, "beyond_eternity": 48}
EVOLUTION_CARDS = ["bigroot", "frog_prophet", "typhoon_princess", "veteran_penguin"]


def new(seed: int, **options: Any) -> State:
    s: State = GAME.new(seed=seed, **options)
    return s


def all_cards(s: State) -> Counter[str]:
    """Every card of a game that has just begun, as its position tells."""
    p: dict[str, Any] = dict(s.position())
    cards = Counter(p["unused"] + p["shown"])
    for one in p["sides"]:
        cards.update(one["hand"] + one["draw"])
    return cards


def printed(sets: list[str]) -> Counter[str]:
    facts = {slug: GAME.facts(slug) for slug in GAME.component_ids()}
    return Counter({slug: f["copies"] for slug, f in facts.items() if f["set"] in sets and f["copies"]})


@pytest.mark.rule("MB-1.1", "MB-1.5", "MB-1.6", "MB-15.2")
def test_both_players_start_with_two_mindbugs_three_life_and_nothing_on_the_table() -> None:
    s = new(1)
    for seat in (0, 1):
        assert mindbugs(s, seat) == 2
        assert life(s, seat) == 3
        assert discard(s, seat) == []
        assert area(s, seat) == []
    ready(s, s.to_act[0])


@pytest.mark.rule("MB-1.3", "MB-1.4")
@pytest.mark.parametrize("sets", MIXTURES, ids="+".join)
def test_each_player_is_dealt_ten_cards_and_draws_five_of_them(sets: list[str]) -> None:
    s = new(2, sets=sets)
    for seat in (0, 1):
        assert len(hand(s, seat)) == 5
        assert draw(s, seat) == 5
    rest = sum([SHUFFLED[name] for name in sets]) - 20
    assert table(s)["unused"] + len(table(s)["shown"]) == rest


@pytest.mark.rule("MB-1.3")
def test_the_unused_pile_of_one_set_has_28_cards_and_of_beyond_evolution_24() -> None:
    """A1: 44 cards of Beyond Evolution are shuffled, its 4 double-sided cards lie aside; together they are 48."""
    for sets, rest in (("first_contact", 28), ("beyond_eternity", 28), ("beyond_evolution", 24)):
        s = new(3, sets=[sets])
        assert table(s)["unused"] + len(table(s)["shown"]) == rest
        assert sum(all_cards(s).values()) + len(aside(s)) == 48


@pytest.mark.rule("MB-1.3", "MB-15.1")
@pytest.mark.parametrize("sets", MIXTURES, ids="+".join)
def test_every_card_of_the_chosen_sets_is_there_as_often_as_it_is_printed(sets: list[str]) -> None:
    cards = all_cards(new(4, sets=sets))
    assert cards == printed(sets)
    assert sum(cards.values()) == sum([SHUFFLED[name] for name in sets])
    if len(sets) == 1:  # 16 single designs in each set, the others are double
        assert Counter(cards.values())[1] == 16


@pytest.mark.rule("MB-1.2", "MB-15.1")
@pytest.mark.parametrize("sets", MIXTURES, ids="+".join)
def test_double_sided_cards_lie_aside_and_are_never_dealt(sets: list[str]) -> None:
    evolved = [slug for slug in GAME.component_ids() if GAME.facts(slug)["stage"] > 1]
    assert len(evolved) == 8
    for seed in range(5):
        s = new(seed, sets=sets)
        assert aside(s) == (EVOLUTION_CARDS if "beyond_evolution" in sets else [])
        assert not set(all_cards(s)) & set(evolved)


@pytest.mark.rule("MB-1.7")
def test_the_higher_printed_power_of_two_shown_cards_starts() -> None:
    starters = set()
    for seed in range(60):
        s = new(seed, sets=list(SETS))
        shown = table(s)["shown"]
        powers = [GAME.facts(slug)["power"] for slug in shown]
        assert len(shown) % 2 == 0
        for i in range(0, len(shown) - 2, 2):
            assert powers[i] == powers[i + 1], "only equal cards are drawn again"
        first = 0 if powers[-2] > powers[-1] else 1
        assert powers[-2] != powers[-1]
        ready(s, first)
        (told,) = events(s, "starts")
        assert told.data == {"seat": first, "mine": shown[-2 + first], "other": shown[-1 - first]}
        starters.add((first, len(shown) > 2))
    assert starters == {(0, False), (1, False), (0, True), (1, True)}, "both may start, with and without a repetition"


@pytest.mark.rule("MB-1.7")
def test_the_shown_cards_take_no_further_part() -> None:
    s = new(5)
    shown = Counter(table(s)["shown"])
    p: dict[str, Any] = dict(s.position())
    dealt = Counter(p["sides"][0]["hand"] + p["sides"][0]["draw"] + p["sides"][1]["hand"] + p["sides"][1]["draw"])
    assert shown + dealt + Counter(p["unused"]) == printed(["first_contact"])
    while not s.over:
        s.choose(0)
        assert Counter(table(s)["shown"]) == shown


@pytest.mark.rule("MB-1.3")
def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert new(6).position() == new(6).position()
    assert new(6).position() != new(7).position()


@pytest.mark.rule("MB-15.1")
def test_the_default_is_first_contact_alone() -> None:
    assert all_cards(new(8)) == printed(["first_contact"])
    assert new(8).position() == new(8, sets=["first_contact"]).position()
    assert dict(new(8).position())["options"] == {"sets": ["first_contact"]}


@pytest.mark.rule("MB-15.1")
def test_the_order_in_which_sets_are_named_does_not_matter() -> None:
    assert new(9, sets=list(SETS)).position() == new(9, sets=list(reversed(SETS))).position()


@pytest.mark.rule("MB-15.1")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"sets": []}, "at least one"),
        ({"sets": ["no_such_set"]}, "'no_such_set'"),
        ({"sets": ["first_contact", "first_contact"]}, "twice"),
        ({"sets": "second_contact"}, "'second_contact'"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(herna.BadOption, match=told):
        GAME.new(seed=1, **options)


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_mindbug_is_for_two(players: int) -> None:
    with pytest.raises(herna.BadOption, match="2 players"):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("MB-15.2")
def test_life_is_a_number_that_everybody_sees() -> None:
    s = scene(hand=["axolotl_healer", "robopup"], life=14, enemy_life=1)
    play(s, "play:axolotl_healer")
    for viewer in (0, 1, None):
        assert [side(s, seat, viewer)["life"] for seat in (0, 1)] == [16, 1]
    ready(s, 1)
