"""The referee: fair, reproducible, and not to be stopped by any bot."""

from __future__ import annotations

import shlex
import signal
import sys
from pathlib import Path

import pytest

import herna
from herna.arena.games import referee
from herna.arena.games.played import Played
from herna.arena.games.referee import ENDLESS, play
from herna.arena.games.schedule import Task
from herna.arena.games.tally import FIRST, GROUPS, LATER, START
from herna.players import programs
from tests.arena import bots
from tests.arena.bots import spec


def game(*seated: str, id: str = "mindbug", limit: float | None = None, **options: object) -> Played:
    return play(Task("k", id, seated, options, "a deal", tuple(range(len(seated))), limit, record=True, facts=True))


def test_a_game_is_the_same_again_but_for_the_time_it_took() -> None:
    first, second = game("random", "greedy"), game("random", "greedy")
    assert first.without_times() == second.without_times()
    assert first.decisions[0] > 0
    assert min(first.seconds) > 0
    assert first.wall >= sum(first.seconds)


def test_the_record_leads_to_the_same_result() -> None:
    played = game("greedy", "random")
    assert played.record is not None
    state = herna.verify(played.record)
    assert state.result is not None
    assert played.ranking == list(state.result.ranking)
    assert state.made >= sum(played.decisions)


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        (bots.Crasher, "crashed", "ZeroDivisionError: no idea"),
        (bots.Leaver, "crashed", "SystemExit: 3"),
        (bots.Stillborn, "crashed", "RuntimeError: no licence"),
        (bots.Cheater, "illegal", "there is no option number"),
        (bots.Below, "illegal", "there is no option number -1"),
        (bots.Babbler, "illegal", "'attack!' is no number"),
    ],
)
def test_a_misbehaving_bot_forfeits_its_decisions_and_the_game_goes_on(bot: type, kind: str, words: str) -> None:
    played = game(spec(bot), "random")
    assert played.reason
    assert played.winners == [1]
    assert played.forfeits == [{kind: played.decisions[0]}, {}]
    assert played.faults[0].kind == kind
    assert words in played.faults[0].detail
    assert len(played.faults) <= 3  # the rest is only counted


def test_the_default_is_to_decline_where_that_is_possible() -> None:
    played = game(spec(bots.Crasher), "random")
    assert played.record is not None
    state = herna.replay(played.record, 0)
    declined = 0
    for choice in played.record["choices"]:
        if state.to_act == (0,):
            if {"none", "done", "pass"} & {code.rpartition(":")[2] for code in state.codes()}:
                assert choice.rpartition(":")[2] in ("none", "done", "pass")
                declined += 1
            else:
                assert choice == state.codes()[0]
        state.choose(choice)
    assert declined > 0


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this platform cannot interrupt a bot")
@pytest.mark.parametrize("bot", [bots.Hanger, bots.Dreamer, bots.Spinner, bots.Stubborn])
def test_a_bot_that_hangs_is_interrupted(bot: type) -> None:
    played = game(spec(bot), "random", limit=0.02)
    assert played.forfeits[0]["late"] == played.decisions[0]
    assert "no answer after 0.02 s" in played.faults[0].detail
    assert played.record is not None
    herna.verify(played.record)  # whatever was interrupted, the game is whole


def test_a_bot_that_is_always_late_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.Sleeper, "asked", 0)
    played = game(spec(bots.Sleeper), "random", limit=0.02)
    assert played.decisions[0] > 3
    assert bots.Sleeper.asked == 3
    assert played.forfeits[0] == {"late": played.decisions[0]}


PROGRAMS = {
    "ends": ("crashed", "import sys; sys.exit(5)"),
    "babbles": ("garbage", "print('hello, table!', flush=True); input(); input(); input()"),
    "cheats": ("illegal", "import json\nwhile input():\n    print(json.dumps({'choose': 'win:now'}), flush=True)"),
    "hangs": ("late", "import time; time.sleep(60)"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_misbehaving_program_forfeits_its_decisions_too(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, text = PROGRAMS[name]
    if kind == "late":
        monkeypatch.setattr(programs, "STARTING", 0.1)  # nobody starts here, so nobody has to be waited for
    script = tmp_path / "bot.py"
    script.write_text(text, encoding="utf-8")
    played = game(f"program:{shlex.quote(sys.executable)} {shlex.quote(str(script))}", "random", limit=0.1)
    assert played.winners == [1]
    assert played.forfeits[0] == {kind: played.decisions[0]}


def test_a_program_that_plays_along_forfeits_nothing(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import json\n"
        "while True:\n"
        "    try:\n"
        "        question = json.loads(input())\n"
        "    except EOFError:\n"
        "        break\n"
        "    if 'options' in question:\n"
        "        print(json.dumps({'choose': question['options'][-1]['code']}), flush=True)\n",
        encoding="utf-8",
    )
    played = game(f"program:{shlex.quote(sys.executable)} {shlex.quote(str(script))}", "random", limit=30.0)
    assert played.forfeits == []
    assert played.decisions[0] > 3


def test_an_answer_after_the_limit_is_late_even_if_nobody_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "setitimer", raising=False)
    played = game(spec(bots.Sleeper), "random", limit=0.02)
    assert played.forfeits[0] == {"late": played.decisions[0]}


def test_a_bot_within_its_limit_is_left_alone_and_the_timer_is_put_back() -> None:
    before = signal.getsignal(signal.SIGALRM)
    played = game("greedy:worlds=1", "random", limit=60.0)
    assert played.forfeits == []
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_after_an_interruption_nothing_is_traced_any_more() -> None:
    before = sys.gettrace()
    game(spec(bots.Spinner), "random", limit=0.02)
    assert sys.gettrace() is before


def test_a_bot_that_fails_at_its_end_is_named_too() -> None:
    played = game(spec(bots.Rude), "random")
    assert played.forfeits[0] == {"crashed": 1}
    assert "I stay" in played.faults[0].detail


def test_bots_that_get_nowhere_do_not_play_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_DECISIONS", 20)
    played = game("random", "random", id="smashup")
    assert sum(played.decisions) == 20
    assert played.reason == ENDLESS
    assert played.winners == []
    assert played.ranking == [1, 1]
    assert [played.share(0), played.share(1)] == [0.5, 0.5]


def test_partners_are_on_one_side() -> None:
    played = game("random", "random", "random", "random", id="bigmonster", mode="team", teams="opposite")
    assert played.sides == [0, 1, 0, 1]
    assert played.share(0) == played.share(2)
    assert played.share(0) + played.share(1) == 1


def test_alone_everybody_is_a_side_of_their_own() -> None:
    assert game("random", "random", "random", id="wistar").sides == [0, 1, 2]


@pytest.mark.parametrize("id", herna.games())
def test_what_the_lab_counts_is_there(id: str) -> None:
    room = herna.game(id)
    groups = GROUPS.get(id, {})
    played = game(*["greedy:worlds=1"] * room.players[0], id=id)
    known = set(room.component_ids()) | {str(room.facts(c).get("faction")) for c in room.component_ids()}
    for facts in played.facts:
        assert set(facts) - {START} == set(groups)
        for group in groups:
            assert set(facts[group]) <= known
            assert len(set(facts[group])) == len(facts[group])
    for group in groups:
        if group != "hero":  # those come late, and not in every game
            assert any(facts[group] for facts in played.facts), f"nobody had any {group}"
    starts = sorted([word for facts in played.facts for word in facts.get(START, [])])
    assert starts in ([], [FIRST, LATER])
