"""Schedules: everybody meets, everybody changes seats, and the same deals are shared."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from herna.arena.games.schedule import LADDER, ArenaSettings, check, deal_of, line_ups, seatings, tasks
from herna.kernel.errors import BadOption, HernaError
from tests.arena.bots import Chooseless, Honest, not_a_class, spec

BOTS = ("random", "greedy", "greedy:worlds=2", "greedy:worlds=3")


def settings(bots: tuple[str, ...] = BOTS, games: int = 6, seats: int = 2, game: str = "mindbug") -> ArenaSettings:
    return ArenaSettings(game, bots, games, seats)


def test_in_a_round_robin_every_two_meet_equally_often() -> None:
    met = Counter(frozenset(task.bots) for task in tasks(settings()))
    assert len(met) == 6
    assert set(met.values()) == {6}


def test_on_a_ladder_only_neighbours_meet() -> None:
    met = {frozenset(task.bots) for task in tasks(replace(settings(), schedule=LADDER))}
    assert met == {frozenset(BOTS[i : i + 2]) for i in range(3)}


@pytest.mark.parametrize(("seats", "game"), [(2, "mindbug"), (3, "wistar"), (4, "smashup")])
def test_every_bot_has_every_seat_equally_often(seats: int, game: str) -> None:
    held = Counter(
        (bot, seat) for task in tasks(settings(seats=seats, game=game)) for seat, bot in enumerate(task.bots)
    )
    assert len(held) == len(BOTS) * seats
    assert len(set(held.values())) == 1


def test_a_deal_is_shared_by_all_its_seatings_and_by_nobody_else() -> None:
    deals: dict[str, set[tuple[str, ...]]] = {}
    for task in tasks(settings(seats=3, game="wistar")):
        deals.setdefault(task.seed, set()).add(task.bots)
        assert [deal_of(t.key) for t in tasks(settings(seats=3, game="wistar")) if t.seed == task.seed] == [
            deal_of(task.key)
        ] * 3
    assert {len(seated) for seated in deals.values()} == {3}
    assert len(deals) == 4 * 2  # line-ups, and deals for six games of three


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(tasks(settings(("random", "greedy"), games=5)))) == 6


def test_few_bots_sit_down_alternately_so_that_partners_are_alike() -> None:
    assert line_ups(settings(("a", "b"), seats=4)) == [("a", "b", "a", "b")]
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_a_schedule_is_a_function_of_its_settings_and_every_game_has_its_own_key_and_bot_seeds() -> None:
    games = list(tasks(settings()))
    assert games == list(tasks(settings()))
    assert len({game.key for game in games}) == len(games)
    assert len({seed for game in games for seed in game.bot_seeds}) == 2 * len(games)
    other = {game.seed for game in tasks(replace(settings(), seed="1"))}
    assert not other & {game.seed for game in games}


def test_more_games_or_more_bots_leave_the_games_that_were_planned_as_they_are() -> None:
    """Otherwise a tournament could not be resumed with a larger number."""
    games = {game.key: game for game in tasks(settings(BOTS[:3]))}
    more = {game.key: game for game in tasks(settings(BOTS, games=20))}
    assert games.items() <= more.items()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (settings(("random",)), "at least 2 bots"),
        (settings(("random", "random")), "named twice"),
        (settings(("random", "nobody")), "no bot 'nobody'"),
        (settings(games=0), "at least one game"),
        (settings(seats=5), "played by 2 players"),
        (settings(game="chess"), "no game 'chess'"),
        (replace(settings(), schedule="knockout"), "no schedule 'knockout'"),
        (replace(settings(), limit=0.0), "more than 0 seconds"),
        (replace(settings(), options={"sets": ["none"]}), "'none' is not one of"),
        (settings(("random", "python:nowhere")), "python:module:Class"),
        (settings(("random", "python:no.such.module:Bot")), "No module named 'no'"),
        (settings(("random", "python:tests.arena.bots:Nobody")), "has no Nobody"),
        (settings(("random", spec(Chooseless))), "no method choose"),
        (settings(("random", f"python:tests.arena.bots:{not_a_class.__name__}")), "no class"),
    ],
)
def test_what_cannot_be_played_is_refused_beforehand(wrong: ArenaSettings, message: str) -> None:
    with pytest.raises(HernaError, match=message):
        check(wrong)


def test_a_bot_of_ones_own_is_welcome() -> None:
    check(settings(("random", spec(Honest))))


def test_a_wrong_setting_of_a_bot_is_refused() -> None:
    with pytest.raises(BadOption):
        check(settings(("random", "greedy:worlds=many")))
