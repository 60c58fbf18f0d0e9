"""The lab: balanced set-ups, right counts, and verdicts that luck does not give."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import herna
from herna.arena.figures.lab import check_lab, factions, findings, group_of, lab_tasks, setups
from herna.arena.figures.standings import Tally
from herna.arena.games.played import Played
from herna.arena.games.referee import play
from herna.arena.games.schedule import ArenaSettings
from herna.kernel.errors import HernaError


def settings(game: str, games: int = 1, seats: int = 2, **options: object) -> ArenaSettings:
    return ArenaSettings(game, ("random",), games, seats, options)


def test_all_64_pairings_of_summoner_wars_come_equally_often() -> None:
    pairings = Counter((task.options["south"], task.options["north"]) for task in lab_tasks(settings("summoner", 65)))
    assert len(pairings) == 64
    assert set(pairings.values()) == {2}


def test_all_28_pairs_of_smash_up_come_equally_often_on_either_seat() -> None:
    seated = Counter(
        (seat, tuple(pair))
        for task in lab_tasks(settings("smashup"))
        for seat, pair in enumerate(task.options["factions"])
    )
    assert {pair for _, pair in seated} == set(combinations(factions("smashup"), 2))
    assert len(seated) == 2 * 28
    assert set(seated.values()) == {15}  # against every pair of the six other factions
    for task in lab_tasks(settings("smashup")):
        first, second = task.options["factions"]
        assert not set(first) & set(second)


def test_what_the_user_has_fixed_stays_fixed() -> None:
    assert setups(settings("summoner", south="vanguards")) == [{"south": "vanguards"}]
    assert setups(settings("smashup", factions="draft")) == [{"factions": "draft"}]
    assert setups(settings("smashup", boxes=2))[0]["boxes"] == 2
    assert setups(settings("smashup", seats=3)) == [{}]


def test_every_game_of_the_lab_has_its_own_deal() -> None:
    games = list(lab_tasks(settings("summoner", 128)))
    assert len({game.key for game in games}) == len({game.seed for game in games}) == 128


@pytest.mark.parametrize("game", herna.games())
def test_the_lab_counts_every_seat_of_every_game(game: str) -> None:
    room = herna.game(game)
    given = settings(game, 3, room.players[-1])
    check_lab(given)
    played = [play(task) for task, _ in zip(lab_tasks(given), range(3), strict=False)]
    found = findings(game, played)
    assert found.games == 3
    seats = found.groups[0]
    assert (seats.name, len(seats.figures)) == ("seat", room.players[-1])
    assert sum([f.tally.points for f in seats.figures]) == pytest.approx(3)
    assert seats.mean == pytest.approx(1 / room.players[-1])


def test_bad_settings_are_refused_beforehand() -> None:
    with pytest.raises(HernaError, match="no bot"):
        check_lab(ArenaSettings("mindbug", ("nobody",), 1, 2))
    with pytest.raises(HernaError, match="played by 2 players"):
        check_lab(settings("mindbug", seats=3))
    with pytest.raises(HernaError, match="at least one game"):
        check_lab(settings("mindbug", 0))


def game(
    key: str, winner: int, mine: list[str], other: list[str], cards: tuple[list[str], list[str]] = ([], [])
) -> Played:
    facts = [{"faction": mine, "card": cards[0]}, {"faction": other, "card": cards[1]}]
    ranking = [1, 2] if winner == 0 else [2, 1]
    return Played(key, ["x", "x"], {}, key, [0, 1], [winner], ranking, decisions=[1, 1], facts=facts)


def test_pairs_cards_and_factions_are_counted_for_the_seat_that_had_them() -> None:
    games = [
        game("1", 0, ["robots", "aliens"], ["ninjas", "pirates"], (["zapbot"], [])),
        game("2", 1, ["robots", "wizards"], ["pirates", "ninjas"], (["zapbot"], ["shinobi"])),
    ]
    found = findings("smashup", games)
    groups = {group.name: {f.thing: (f.tally.games, f.tally.points) for f in group.figures} for group in found.groups}
    assert groups["faction"]["robots"] == (2, 1.0)
    assert groups["faction"]["aliens"] == (1, 1.0)
    assert groups["card"] == {"zapbot": (2, 1.0), "shinobi": (1, 1.0)}
    assert groups["pair"] == {
        "aliens + robots": (1, 1.0), "robots + wizards": (1, 0.0), "ninjas + pirates": (2, 1.0),
    }  # fmt: skip
    assert found.pairs["ninjas", "pirates"].points == 1


def test_a_faction_is_counted_against_the_other_from_both_seats() -> None:
    found = findings("summoner", [game("1", 0, ["breakers"], ["vanguards"]), game("2", 0, ["vanguards"], ["breakers"])])
    assert found.meetings["breakers", "vanguards"] == Tally(2, 1.0)
    assert found.meetings["vanguards", "breakers"] == Tally(2, 1.0)


def test_luck_is_not_called_strength_and_strength_is_found() -> None:
    rng = random.Random(3)
    fair = {str(i): Tally(400, sum([rng.random() < 0.5 for _ in range(400)])) for i in range(40)}
    assert [f.thing for f in group_of("card", fair).figures if f.verdict] == []
    loaded = {**fair, "strong": Tally(400, 260.0), "weak": Tally(400, 140.0)}
    figures = {f.thing: f for f in group_of("card", loaded).figures}
    assert (figures["strong"].verdict, figures["weak"].verdict) == (1, -1)
    assert {f.thing for f in figures.values() if f.verdict} == {"strong", "weak"}
    assert group_of("card", loaded).figures[0].thing == "strong"
