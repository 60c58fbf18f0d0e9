"""The search: it finds what is there, keeps to its budget, keeps its tree, and shares the work among processes."""

from __future__ import annotations

import random
from math import isclose
from time import perf_counter

import pytest

import herna
from herna.kernel.choice import Ask
from herna.players import Budget, Observation, Search, make_player
from herna.players.explorer import Explorer, Horizon, Worlds
from herna.players.judges import BEST, HAND, JUDGES
from herna.players.parallel import explore
from herna.players.policy import follow, settle, stride, trial
from herna.players.thinking import Findings, Limits, goes_on, think
from herna.players.tree import Edge, Question
from herna.players.tuning import changed, constants, tuning_of, within

GAME = herna.game("mindbug")
WON = {"sides": [{"area": ["gorillion"], "hand": ["lone_yeti"]}, {"life": 1}]}


def code_chosen(bot: Search, seen: Observation) -> str:
    return seen.codes()[bot.choose(seen)]


def test_it_takes_the_win() -> None:
    s = GAME.position(WON, seed=1)
    assert code_chosen(Search(1, 60), Observation(s, 0)) == "attack:gorillion"


def test_it_blocks_when_it_would_lose_otherwise() -> None:
    sides = [{"area": ["gorillion"], "hand": ["lone_yeti"]}, {"life": 1, "area": ["bee_bear"], "hand": ["turbo_bug"]}]
    s = GAME.position({"sides": sides}, seed=1)
    s.choose("attack:gorillion")
    assert code_chosen(Search(1, 60), Observation(s, 1)) == "block:bee_bear"


def test_few_options_are_looked_at_first_and_more_later() -> None:
    question = Question()
    options = list(range(30))
    for value in options:
        question.edges[value] = Edge(value / 100)
    ask = Ask(0, 0, options, False, False)
    first = [options[question.select(ask, 0.2, 1.0, 0.0, 2.0)] for _ in range(4)]
    assert first[:2] == [29, 28], "the most promising come first"
    opened = sum([edge.opened for edge in question.edges.values()])
    assert 2 <= opened <= 4
    for _ in range(400):
        edge = question.edges[options[question.select(ask, 0.2, 1.0, 0.0, 2.0)]]
        edge.visits += 1
    assert all(edge.opened for edge in question.edges.values()), "in the end every option has its chance"


@pytest.mark.parametrize("onward", [0, 1])
@pytest.mark.parametrize("by_hand", [0, 1])
def test_where_playouts_are_played_by_hand_the_network_judges_their_ends(by_hand: int, onward: int) -> None:
    s = herna.game("summoner").new(seed=3)
    while s.options_of(s.to_act[0]) < 4:
        s.choose(0, s.to_act[0])
    seat = s.to_act[0]
    judge = JUDGES.of("summoner", BEST)
    assert judge.learned
    guide = HAND if by_hand else judge
    tuning = changed(tuning_of("summoner", learned=True), {"by_hand": by_hand, "onward": onward})
    worlds = Worlds(Observation(s, seat), 1)
    explorer = Explorer(seat, tuning, Edge(0.5), worlds, judge)
    found = explorer.play(2)

    world, horizon = worlds.take(0), Horizon(seat, tuning.turns, tuning.decisions)
    world.take(0, 2)
    while not horizon.reached(world):
        if onward:
            world = stride(world, tuning.playing, tuning.care, guide)
        else:
            follow(world, tuning.playing, tuning.care, guide)
    settle(world, tuning.care, guide)
    assert found == judge.values(world)[seat] != HAND.values(world)[seat]


def test_a_stride_ends_where_the_best_of_the_tried_options_led() -> None:
    """The effect stays as it was settled in the trial; the table that it began from is left as it was."""
    judge = JUDGES.of("smashup", BEST)
    strides = 0
    for seed in range(3):
        world = herna.game("smashup").new(seed=seed).determinize(0, seed)
        for _ in range(40):
            n = len(world.asks[0].options) if world.asks else 0
            if n == 0:
                break
            if n == 1 or len(world.asks) > 1:
                follow(world, 3, 3, judge)
                continue
            seat, before = world.asks[0].seat, world.clone()
            after = stride(world, n, 3, judge)
            before.below(n)  # where it begins to try is drawn
            trials = [trial(before, 0, index, 3, judge) for index in range(n)]
            values = [judge.value(each, seat) for each in trials]
            assert judge.value(after, seat) == max(values)
            assert any(after == each for each in trials)
            assert after.settled or not after.asks
            strides += 1
            world = after
    assert strides > 20


def test_a_large_budget_looks_one_turn_further() -> None:
    """Near the end of a turn more playouts soon find nothing new."""
    tuning = changed(tuning_of("smashup", learned=True), {"turns": 1, "further": 100})
    assert [within(tuning, playouts).turns for playouts in (1, 99, 100, 5000)] == [1, 1, 2, 2]
    assert within(within(tuning, 100), 100).turns == 2, "once"
    assert within(changed(tuning, {"further": 0}), 5000).turns == 1
    found = [
        limits.playouts() for limits in (Limits(30, None), Limits(400, 4.0), Limits(None, 0.05), Limits(None, 1.0))
    ]
    assert found == [30, 400, 50, 1000]


def test_helpers_look_as_far_as_the_whole_search() -> None:
    """A helper makes a share of the playouts, with the constants that the whole budget asks for."""
    s = herna.game("smashup").new(seed=4)
    seat = s.to_act[0]
    while s.options_of(seat) < 3:
        s.choose(0, seat)
        seat = s.to_act[0]
    near = tuning_of("smashup", learned=True)
    far = within(near, 400)
    assert near.turns != far.turns
    found = {
        tuning.turns: explore("smashup", s.dump(), seat, 5, 20, None, BEST, constants(tuning)) for tuning in (near, far)
    }
    judge = JUDGES.of("smashup", BEST)
    for tuning in (near, far):
        same = think(Observation(s, seat), Edge(0.5), Limits(20, None), random.Random(5), tuning, judge)
        assert found[tuning.turns][1] == same.totals
    assert found[near.turns] != found[far.turns]


def test_faith_keeps_the_first_glance_in_mind_after_many_playouts() -> None:
    question = Question()
    for value, (glance, mean) in enumerate([(0.6, 0.4), (0.4, 0.5)]):
        edge = question.edges[value] = Edge(glance)
        edge.opened, edge.visits, edge.total = True, 100, 100 * mean
    ask = Ask(0, 0, [0, 1], False, False)
    assert question.select(ask, 0.0, 1.0, 0.0, 2.0) == 1
    assert question.select(ask, 0.0, 1.0, 2.0, 2.0) == 0


def test_all_options_meet_the_same_worlds() -> None:
    s = GAME.new(seed=3)
    worlds = Worlds(Observation(s, s.to_act[0]), 9)
    first = worlds.take(2)
    again = worlds.take(2)
    assert first == again
    assert first != worlds.take(3)
    again.choose(0)
    assert worlds.take(2) == first, "a playout spoils the world for nobody else"
    assert worlds.take(5000) == worlds.take(5000), "also those that are not kept"


def test_a_playout_is_judged_when_the_turn_has_changed_hands() -> None:
    s = GAME.new(seed=3)
    world = s.determinize(s.to_act[0], 1)
    seat = world.asks[0].seat
    horizon = Horizon(seat, turns=2, decisions=40)
    asked = []
    for _ in range(40):
        world.take(0, len(world.asks[0].options) - 1)
        if world.asks and world.settled:
            asked.append(world.asks[0].seat)
        if horizon.reached(world):
            break
    assert asked == [1 - seat, seat]
    assert Horizon(seat, turns=2, decisions=1).reached(s.determinize(seat, 1)), "it never goes on for ever"


def test_the_longer_it_thinks_the_more_it_doubts_the_better_option() -> None:
    def doubts(playouts: int) -> int:
        question, ask = Question(), Ask(0, 0, [0, 1], False, False)
        question.edges = {0: Edge(0.6), 1: Edge(0.5)}
        for _ in range(playouts):
            edge = question.edges[question.select(ask, explore=0.2, trust=2.0, faith=0.0, widen=3.0)]
            edge.visits += 1
            edge.total += edge.prior
        return question.edges[1].visits

    assert 10 < doubts(100) < 50
    assert doubts(10_000) > 5 * doubts(100), "as the root of the playouts; UCB's logarithm would merely double it"


# --- the budget -------------------------------------------------------------------------------------------
def test_it_makes_no_more_playouts_than_it_may() -> None:
    s = GAME.new(seed=3)
    bot = Search(1, 37)
    bot.choose(Observation(s, s.to_act[0]))
    assert bot.report().playouts <= 37
    assert isclose(sum(bot.report().shares), 1.0)
    bot.choose(Observation(s, s.to_act[0], Budget(iterations=5)))
    assert bot.report().playouts <= 5


def test_a_table_that_counts_playouts_leaves_the_clock_out() -> None:
    s = GAME.new(seed=3)
    limits = Search(1, seconds=0.001)._limits(Observation(s, s.to_act[0], Budget(iterations=9)))
    assert (limits.iterations, limits.seconds) == (9, None)
    limits = Search(1, 50, seconds=3.0)._limits(Observation(s, s.to_act[0], Budget(seconds=1.0)))
    assert (limits.iterations, limits.seconds) == (50, 1.0)


def test_a_clear_choice_is_made_early() -> None:
    s = GAME.position(WON, seed=1)
    bot = Search(1, 2000)
    bot.choose(Observation(s, 0))
    assert bot.report().playouts < 1900


def edges_with(*visits: int) -> list[Edge]:
    edges = [Edge(0.5) for _ in visits]
    for edge, number in zip(edges, visits, strict=True):
        edge.visits = number
    return edges


def test_the_clock_stops_it_and_a_close_choice_takes_longer() -> None:
    a_minute_ago = perf_counter() - 60.0
    assert not goes_on(edges_with(5, 5), 10, Limits(None, 50.0), a_minute_ago), "time is up"
    assert goes_on(edges_with(50, 45), 95, Limits(None, 100.0), a_minute_ago), "close: on beyond half the time"
    assert not goes_on(edges_with(60, 20), 80, Limits(None, 100.0), a_minute_ago), "clear: half the time is enough"
    assert goes_on(edges_with(60, 20), 80, Limits(None, 400.0), a_minute_ago)
    assert not goes_on(edges_with(90, 5), 95, Limits(None, 100.0), a_minute_ago), "cannot be overtaken any more"
    assert goes_on(edges_with(60, 20), 80, Limits(200, 100.0), a_minute_ago), (
        "playouts count, the clock only breaks off"
    )
    assert not goes_on(edges_with(60, 20), 80, Limits(200, 50.0), a_minute_ago)
    assert not goes_on(edges_with(7), 0, Limits(200, None), a_minute_ago), "nothing to choose"


def test_an_option_looked_at_less_is_not_rated_above_the_best() -> None:
    found = Findings([90, 10, 0], [60.0, 9.0, 0.0], [0.5, 0.5, 0.1], 100)
    assert found.best() == 0
    rates = found.rates()
    assert rates.index(max(rates)) == 0
    assert rates[2] == pytest.approx(0.1)


# --- what it keeps ------------------------------------------------------------------------------------------
def test_the_tree_is_used_again_when_the_own_choice_leads_to_the_next_question() -> None:
    s = herna.game("summoner").new(seed=1)
    bot = Search(1, 40)
    seat = s.to_act[0]
    again = 0
    for _ in range(12):
        if s.to_act != (seat,):
            break
        seen = Observation(s, seat)
        if s.options_of(seat) > 1:
            again += bot.kept.tree_for(seen).questions is not None
        s.choose(bot.choose(seen), seat)
    assert again >= 2


def test_the_tree_is_not_used_for_anything_else() -> None:
    s = GAME.new(seed=1)
    seat = s.to_act[0]
    bot = Search(1, 40)
    bot.choose(Observation(s, seat))
    assert bot.kept.tree_for(Observation(s, seat)).questions is None
    other = GAME.new(seed=2)
    assert bot.kept.tree_for(Observation(other, other.to_act[0])).questions is None


# --- several processes --------------------------------------------------------------------------------------
def test_several_processes_share_the_playouts_and_are_reproducible() -> None:
    s = GAME.new(seed=6)
    seen = Observation(s, s.to_act[0])
    bots = [make_player("search:iterations=60,processes=2", 4) for _ in range(2)]
    try:
        rates = [bot.rate(seen) for bot in bots]
        assert rates[0] == rates[1]
        assert 20 <= bots[0].report().playouts <= 60
        assert rates[0] != Search(4, 60).rate(seen), "the other process made no difference"
    finally:
        for bot in bots:
            bot.close()


def test_shares_of_the_work_add_up() -> None:
    for iterations in (1, 7, 60):
        parts = [Limits(iterations, None).share(part, 3).iterations for part in range(3)]
        assert sum([n or 0 for n in parts]) == iterations
    assert Limits(None, 2.0).share(1, 3).seconds == 2.0
