"""Bots in one line: what can be written, and what is said about mistakes."""

from __future__ import annotations

import pytest

import herna
from herna.players import LEVELS, PLAYERS, Budget, Greedy, Observation, Search, make_player


def test_the_table_of_names_has_every_bot_that_needs_nothing_else() -> None:
    assert list(PLAYERS) == ["random", "greedy", "search", "level1", "level2", "level3", "level4", "level5", "level6"]
    for name in PLAYERS:
        bot = make_player(name, 1)
        assert (bot.spec, bot.name) == (name, name)
        bot.close()


def test_settings_reach_the_bot() -> None:
    greedy = make_player("greedy:worlds=4", 1)
    assert isinstance(greedy, Greedy)
    assert (greedy.worlds, greedy.spec, greedy.name) == (4, "greedy:worlds=4", "greedy")
    search = make_player("search:iterations=70,seconds=0.5,processes=2", 1)
    assert isinstance(search, Search)
    assert (search.limits.iterations, search.limits.seconds) == (70, 0.5)
    assert search.helpers is not None
    assert search.helpers.number == 1
    search.close()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("genius", "no bot 'genius'; there are: random, greedy, search, level1, level2"),
        ("level7", "no bot 'level7'"),
        ("", "no bot ''"),
        ("random:worlds=1", "random has no setting 'worlds'; it takes none"),
        ("level3:seconds=1", "level3 has no setting 'seconds'"),
        ("greedy:depth=2", "greedy has no setting 'depth'; it takes: worlds"),
        ("greedy:worlds", "a setting is written worlds=value"),
        ("greedy:worlds=", "a setting is written worlds=value"),
        ("greedy:worlds=0", "worlds is a whole number from 1 to 1000000000, not '0'"),
        ("greedy:worlds=2.5", "not '2.5'"),
        ("greedy:worlds=two", "not 'two'"),
        ("greedy:worlds=²", "not '²'"),
        ("search:iterations=-5", "not '-5'"),
        ("search:iterations=5,iterations=6", "iterations is set twice"),
        ("search:seconds=soon", "seconds is a number from 0.001 to 3600, not 'soon'"),
        ("search:seconds=nan", "not 'nan'"),
        ("search:seconds=inf", "not 'inf'"),
        ("search:processes=1000", "processes is a whole number from 1 to 256"),
        ("program:", "write the program to start"),
        ("program", "write the program to start"),
        ("program:'half a quote", "cannot be read"),
    ],
)
def test_mistakes_are_named(spec: str, message: str) -> None:
    with pytest.raises(herna.BadOption) as error:
        make_player(spec, 1)
    assert message in str(error.value)


def test_levels_have_names_and_descriptions_in_both_languages() -> None:
    assert [level.id for level in LEVELS] == ["level1", "level2", "level3", "level4", "level5", "level6"]
    assert [level.name("cs") for level in LEVELS] == ["Nováček", "Učeň", "Hráč", "Znalec", "Mistr", "Velmistr"]
    assert [level.name() for level in LEVELS] == ["Novice", "Apprentice", "Player", "Expert", "Master", "Grandmaster"]
    for lang in ("en", "cs"):
        assert len({level.description(lang) for level in LEVELS}) == 6
        assert all(level.description(lang).endswith(".") for level in LEVELS)
    assert LEVELS[0].name("de") == "Novice"
    assert LEVELS[0].description("de") == LEVELS[0].description("en")


def test_levels_keep_to_their_time() -> None:
    """At most 2 seconds, the highest at most 5, and a search looks at the clock after a few playouts."""
    for level in LEVELS:
        assert level.seconds <= (5.0 if level is LEVELS[-1] else 2.0)
        assert level.seconds > 0.0 or level.playouts == 0


def test_weaker_levels_slip_and_stronger_ones_search() -> None:
    s = herna.game("mindbug").new(seed=3)
    seen = Observation(s, s.to_act[0], Budget(iterations=8))
    choices: list[set[int]] = []
    for level in LEVELS:
        bots = [make_player(level.id, seed) for seed in range(12)]
        choices.append({bot.choose(seen) for bot in bots})
        assert (bots[0].report().playouts > 0) == (level.number >= 5)
    assert len(choices[0]) > 2, "a novice plays this and that"
    assert len(choices[3]) <= 2, "who does not slip has an opinion"
    assert [level.slips for level in LEVELS] == sorted([level.slips for level in LEVELS], reverse=True)


@pytest.mark.parametrize("players", [2, 4])
def test_the_steps_between_levels_may_need_other_playouts_at_other_tables(players: int) -> None:
    master, grandmaster = LEVELS[4], LEVELS[5]
    for game in herna.games():
        if players not in herna.game(game).players:
            continue
        s = herna.game(game).new(players=players, seed=3)
        bot = make_player(master.id, 1)
        made = [0]
        for _ in range(6):
            seat = s.to_act[0]
            s.choose(bot.choose(Observation(s, seat)), seat)
            made.append(bot.report().playouts)
        most = master.playouts_in(game, players)
        assert min(most, 1) <= max(made) <= most < grandmaster.playouts_in(game, players)


def test_a_master_thinks_less_where_a_playout_tells_much_and_more_among_many() -> None:
    master = LEVELS[4]
    assert master.playouts_in("wistar", 2) < master.playouts_in("bigmonster", 2) == master.playouts
    assert master.playouts_in("bigmonster", 4) > master.playouts_in("bigmonster", 2)
    assert master.playouts_in("summoner", 2) == 0  # one step ahead


def test_levels_slip_more_where_the_steps_would_else_be_too_small() -> None:
    expert, master = LEVELS[3:5]
    assert expert.slips_in("summoner") > expert.slips_in("mindbug") > expert.slips_in("wistar") == expert.slips == 0.0
    assert master.slips_in("summoner") == 0.0


def test_a_slip_shows_in_the_rates_too() -> None:
    s = herna.game("mindbug").new(seed=3)
    seen = Observation(s, s.to_act[0])
    best = [rates.index(max(rates)) for rates in [make_player("level1", seed).rate(seen) for seed in range(12)]]
    assert len(set(best)) > 2
