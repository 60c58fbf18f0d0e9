"""SU-1 and SU-2: seats, factions, decks, bases and starting hands."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.smashup.printed.cards import BASE_BY_SLUG, BY_SLUG
from herna.games.smashup.setup import starting_hand
from herna.games.smashup.table.words import FACTIONS
from herna.kernel.errors import BadOption

from .scene import GAME, asked, bases, codes, deck, do, end, hand, happened, name_of, pile, scene, view, vps


@pytest.mark.rule("SU-1.1")
def test_two_to_four_players_take_turns_clockwise() -> None:
    s = GAME.new(players=4, seed=3, first=2)
    seats = [s.active]
    for _ in range(4):
        turn = s.turn
        while not s.over and s.turn == turn:
            s.choose(s.options_of(s.to_act[0]) - 1, s.to_act[0])
        seats.append(s.active)
    assert seats == [2, 3, 0, 1, 2]
    assert GAME.players == (2, 3, 4)


@pytest.mark.parametrize("players", [1, 5, 0])
def test_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match="played by 2 or 3 or 4 players"):
        GAME.new(players=players)


@pytest.mark.rule("SU-1.2")
@pytest.mark.example("SU-X2")
def test_a_deck_is_two_different_factions_of_twenty() -> None:
    s = GAME.new(players=2, seed=1, factions=[["robots", "ninjas"], ["aliens", "zombies"]])
    cards = [*hand(s, 0), *deck(s, 0), *pile(s, 0)]
    assert len(cards) == 40
    assert sorted([FACTIONS[BY_SLUG[c].faction] for c in cards]) == ["ninjas"] * 20 + ["robots"] * 20
    with pytest.raises(BadOption, match="'robots' twice for one player"):
        GAME.new(players=2, factions=[["robots", "robots"], ["aliens", "zombies"]])


@pytest.mark.rule("SU-1.2")
def test_one_box_gives_a_faction_to_one_player_only() -> None:
    with pytest.raises(BadOption, match="'robots' is used by 2 players, but there is one box"):
        GAME.new(players=2, factions=[["robots", "ninjas"], ["robots", "zombies"]])


@pytest.mark.parametrize(
    ("factions", "told"),
    [
        ("chosen", "is not one of 'random', 'draft'"),
        (7, "nor a list of pairs"),
        ([["robots", "ninjas"]], "1 pairs for 2 players"),
        ([["robots"], ["aliens", "zombies"]], "a pair of factions"),
        ([["robots", "vampires"], ["aliens", "zombies"]], "'vampires' is not one of"),
    ],
)
def test_bad_factions_are_refused(factions: Any, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GAME.new(players=2, factions=factions)


@pytest.mark.rule("SU-1.3")
def test_factions_are_dealt_at_random_all_different() -> None:
    pairs = set()
    for seed in range(12):
        s = GAME.new(players=4, seed=seed)
        dealt = [faction for side in s.sides for faction in side.factions]
        assert sorted(dealt) == list(range(8))
        pairs.add(s.sides[0].factions)
        assert asked(s)[1] == "play"
    assert len(pairs) > 6


@pytest.mark.rule("SU-1.4")
@pytest.mark.example("SU-X1")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_one_base_more_than_players(players: int, count: int) -> None:
    s = GAME.new(players=players, seed=4)
    assert len(s.bases) == count
    assert len(s.base_deck) == 16 - count
    assert s.base_discard == ()
    assert len(BASE_BY_SLUG) == 16


@pytest.mark.rule("SU-1.4")
def test_bases_of_absent_factions_take_part() -> None:
    found = set()
    for seed in range(50):
        found |= set(bases(GAME.new(players=2, seed=seed, factions=[["robots", "ninjas"], ["aliens", "zombies"]])))
    assert "tortuga" in found
    assert "tar_pits" in found


@pytest.mark.rule("SU-1.5")
def test_everybody_draws_five() -> None:
    s = GAME.new(players=3, seed=8)
    assert [len(side.hand) for side in s.sides] == [5, 5, 5]


@pytest.mark.rule("SU-1.6")
def test_a_hand_without_minions_is_shown_and_replaced_once() -> None:
    actions = ["scry", "summon", "summon", "portal", "sacrifice"]
    again = ["time_loop", "mystic_studies", "mystic_studies", "howl", "howl"]
    s = scene({"tar_pits": []}, decks=[[*actions, *again, "enchantress"]])
    starting_hand(s, 0)
    assert hand(s, 0) == sorted(again), "the second hand is kept, minion or not"
    assert pile(s, 0) == sorted(actions)
    assert sorted(happened(s, "redeals")[0]["cards"]) == sorted(actions)


@pytest.mark.rule("SU-1.6")
def test_a_hand_with_a_minion_is_kept() -> None:
    cards = ["scry", "summon", "portal", "sacrifice", "enchantress"]
    s = scene({"tar_pits": []}, decks=[[*cards, "howl"]])
    starting_hand(s, 0)
    assert hand(s, 0) == sorted(cards)
    assert pile(s, 0) == []


@pytest.mark.rule("SU-1.7")
def test_the_start_player_is_given_or_drawn_by_lot() -> None:
    assert GAME.new(players=3, seed=1, first=2).to_act == (2,)
    assert {GAME.new(players=3, seed=seed).active for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadOption, match="no seat 3 at a table for 3"):
        GAME.new(players=3, first=3)


@pytest.mark.rule("SU-1.8")
def test_everybody_starts_without_points() -> None:
    assert vps(GAME.new(players=4, seed=2)) == [0, 0, 0, 0]


@pytest.mark.rule("SU-1.9")
def test_what_is_printed() -> None:
    assert GAME.facts("king_rex") == {"type": "minion", "faction": "dinosaurs", "power": 7, "copies": 1}
    assert GAME.facts("scry") == {"type": "action", "faction": "wizards", "power": None, "copies": 1}
    facts = GAME.facts("tar_pits")
    assert (facts["breakpoint"], facts["vp"]) == (16, [4, 3, 2])
    copies = [d.copies for d in BY_SLUG.values()]
    assert (len(copies), sum(copies)) == (94, 160)
    minions = {f: sum([d.copies for d in BY_SLUG.values() if d.minion and d.faction == f]) for f in range(8)}
    assert [minions[f] for f in range(8)] == [10, 10, 10, 10, 10, 18, 10, 10]


@pytest.mark.rule("SU-2.1", "SU-2.2")
@pytest.mark.example("SU-X17")
def test_the_draft_runs_forth_and_back() -> None:
    s = GAME.new(players=3, seed=1, factions="draft", first=0)
    order = []
    for faction in ("robots", "ninjas", "aliens", "zombies", "pirates", "wizards"):
        seat, kind = asked(s)
        assert kind == "draft"
        order.append(seat)
        assert f"draft:{faction}" in codes(s)
        do(s, f"draft:{faction}")
        assert s.asks == () or f"draft:{faction}" not in codes(s), "each can be taken once"
    assert order == [0, 1, 2, 2, 1, 0]
    chosen = view(s, None)["sides"]
    assert [side["factions"] for side in chosen] == [
        ["robots", "wizards"],
        ["ninjas", "pirates"],
        ["aliens", "zombies"],
    ]
    decks = {name_of(slot) for side in s.sides for slot in side.hand + side.deck}
    assert not any([BY_SLUG[card].faction in (1, 6) for card in decks]), "factions nobody took are not used"


@pytest.mark.rule("SU-2.1")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 0, 1]), (4, [1, 2, 3, 0, 0, 3, 2, 1])])
def test_the_draft_order_of_two_and_four(players: int, order: list[int]) -> None:
    s = GAME.new(players=players, seed=1, factions="draft", first=1)
    seats = []
    while asked(s)[1] == "draft":
        seats.append(asked(s)[0])
        s.choose(0)
    assert seats == order[: len(seats)]
    assert len(seats) >= 2 * players - 1, "only a last faction that nobody else wants is taken without a question"
    assert [len(side.factions) for side in s.sides] == [2] * players


@pytest.mark.rule("SU-2.3")
def test_with_two_boxes_players_may_share_a_faction_but_not_double_it() -> None:
    s = GAME.new(players=2, seed=1, factions="draft", boxes=2, first=0)
    do(s, "draft:robots", "draft:robots")
    assert "draft:robots" not in codes(s)
    do(s, "draft:ninjas", "draft:ninjas")
    assert [side.factions for side in s.sides] == [(5, 3), (5, 3)]
    assert len(s.bases) + len(s.base_deck) == 16
    with pytest.raises(BadOption, match="'boxes'"):
        GAME.new(players=2, boxes=9)


@pytest.mark.rule("SU-2.4")
def test_who_drafts_first_has_the_first_turn() -> None:
    s = GAME.new(players=3, seed=1, factions="draft", first=2)
    assert asked(s) == (2, "draft")
    while asked(s)[1] == "draft":
        s.choose(0)
    assert asked(s) == (2, "play")
    end(s)
    assert s.active == 0


def test_pairs_of_factions_can_be_written() -> None:
    option = GAME.options["factions"]
    pairs = [["pirates", "ninjas"], ["robots", "aliens"]]
    assert option.check(option.read("Pirates+Ninjas/robots+aliens")) == pairs
    assert option.read("Draft") == "draft"
    with pytest.raises(BadOption, match="'elves' is not one of"):
        option.check(option.read("pirates+elves/robots+aliens"))
