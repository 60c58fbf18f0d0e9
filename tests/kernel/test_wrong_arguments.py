"""Whatever a public call is given in place of what it takes, it answers with an error of Herna's own, and in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import herna
from herna import BadArgument, BadOption, BadSeat, IllegalChoice, PositionError, RecordError, SnapshotError, UnknownGame
from herna.kernel.keeping.record import check_of

GAME: Any = herna.game("mindbug")
ANY: Any = herna
Call = Callable[[Any], object]

CALLS: list[tuple[Call, type[herna.HernaError], str]] = [
    (lambda s: s.why_not(0), IllegalChoice, "a code is text, not 0"),
    (lambda s: s.why_not("x", "0"), BadSeat, "no seat '0'"),
    (lambda s: s.why_not("x", 2), BadSeat, "no seat 2"),
    (lambda s: s.choose(None), IllegalChoice, "not None"),
    (lambda s: s.choose(1.5), IllegalChoice, r"not 1\.5"),
    (lambda s: s.choose(True), IllegalChoice, "not True"),
    (lambda s: s.choose(b"x"), IllegalChoice, "not b'x'"),
    (lambda s: s.choose([]), IllegalChoice, r"not \[\]"),
    (lambda s: s.choose(10**30), IllegalChoice, "no option number"),
    (lambda s: s.choose(0, "0"), BadSeat, "no seat '0'"),
    (lambda s: s.choose(0, on_beat=1), BadArgument, "on_beat is a function"),
    (lambda s: s.view("x"), BadSeat, "no seat 'x'"),
    (lambda s: s.view(-1), BadSeat, "no seat -1"),
    (lambda s: s.view(True), BadSeat, "no seat True"),
    (lambda s: s.decision(99), BadSeat, "no seat 99"),
    (lambda s: s.decision("x"), BadSeat, "no seat 'x'"),
    (lambda s: s.codes({}), BadSeat, "no seat {}"),
    (lambda s: s.events("a"), BadArgument, "not from 'a'"),
    (lambda s: s.events(0, "a"), BadSeat, "no seat 'a'"),
    (lambda s: s.options_of("a"), BadSeat, "no seat 'a'"),
    (lambda s: s.evaluate(9), BadSeat, "no seat 9"),
    (lambda s: s.evaluate(None), BadSeat, "no seat None"),
    (lambda s: s.determinize(None, 1), BadSeat, "no seat None"),
    (lambda s: s.determinize(0, "x"), BadArgument, "not from 'x'"),
    (lambda s: GAME.new(players="2"), BadOption, "2 players, not by '2'"),
    (lambda s: GAME.new(players=2.0), BadOption, r"not by 2\.0"),
    (lambda s: GAME.new(seed=1.5), BadOption, r"a seed is a number, text or bytes, not 1\.5"),
    (lambda s: GAME.new(seed="\ud800"), BadOption, "cannot be written down"),
    (lambda s: GAME.new(sets=7), BadOption, "'sets'"),
    (lambda s: herna.game("smashup").new(boxes=True), BadOption, "'boxes': True"),
    (lambda s: GAME.load(b""), SnapshotError, "truncated"),
    (lambda s: GAME.load("x"), SnapshotError, "a snapshot is bytes, not str"),
    (lambda s: GAME.load(None), SnapshotError, "not NoneType"),
    (lambda s: GAME.position(None), PositionError, "named fields"),
    (lambda s: GAME.position({}, seed=[]), BadOption, "a seed is"),
    (lambda s: GAME.position({"options": {"sets": {"first_contact"}}}), PositionError, "plain JSON data"),
    (lambda s: GAME.position({"players": True}), PositionError, "players"),
    (lambda s: GAME.position({"sides": float("nan")}), PositionError, "plain JSON data"),
    (lambda s: GAME.replay({}), RecordError, "not a record"),
    (lambda s: GAME.replay(s.record(), "x"), BadArgument, "not 'x'"),
    (lambda s: GAME.replay(s.record(), -1), BadArgument, "not -1"),
    (lambda s: herna.game("wistar").replay(s.record()), RecordError, "a record of 'mindbug', not of 'wistar'"),
    (lambda s: herna.replay({}), RecordError, "not a record"),
    (lambda s: ANY.replay(None), RecordError, "not a record"),
    (lambda s: ANY.replay({**s.record(), "choices": [{1, 2}]}), RecordError, "must be codes"),
    (lambda s: ANY.replay({**s.record(), "result": {1, 2}}), RecordError, "no plain JSON data"),
    (lambda s: herna.replay('{"herna": 1' + "0" * 5000), RecordError, "not a record"),
    (lambda s: herna.replay("[" * 100_000), RecordError, "not a record"),
    (lambda s: ANY.verify(s.record(), 7), RecordError, "a commitment is text, not 7"),
    (lambda s: ANY.game(None), UnknownGame, "not None"),
    (lambda s: ANY.game([]), UnknownGame, r"not \[\]"),
    (lambda s: GAME.facts("nobody"), BadArgument, "no component 'nobody'"),
    (lambda s: GAME.facts([]), BadArgument, "no component"),
]


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_a_wrong_argument_is_refused_in_words(number: int) -> None:
    call, error, told = CALLS[number]
    s = GAME.new(seed=1)
    before = s.dump()
    with pytest.raises(error, match=told):
        call(s)
    assert s.dump() == before


def test_options_of_a_record_cannot_stand_in_for_its_seed() -> None:
    record = {**GAME.new(seed=1).record(), "options": {"seed": 3, "players": 2}}
    record["check"] = check_of(record)
    with pytest.raises(BadOption, match="no option 'seed'"):
        herna.replay(record)


def test_after_the_end_there_are_no_codes() -> None:
    s = GAME.new(seed=1)
    s.playout()
    assert s.codes() == s.codes(0) == s.codes(1) == []
    with pytest.raises(BadSeat):
        s.codes(2)


def test_a_position_stays_as_it_was_given() -> None:
    """The caller may go on changing theirs: the table, its record and its snapshot do not follow."""
    mine: Any = {"sides": [{"life": 2}, {}]}
    s = GAME.position(mine, seed=1)
    mine["sides"][0]["life"] = "many"
    assert GAME.replay(s.record()) == s


def test_a_choice_is_whole_although_the_one_who_watches_fails() -> None:
    """An error at a beat comes through, and the table stands at its next decision, as without anybody watching."""

    def fail(_: object) -> None:
        raise RuntimeError("seen enough")

    failed = 0
    for seed in range(5):
        s, alone = GAME.new(seed=seed), GAME.new(seed=seed)
        while not alone.over:
            alone.choose(0)
            try:
                s.choose(0, on_beat=fail)
            except RuntimeError:
                failed += 1
            assert s == alone
            assert s.to_act == alone.to_act
    assert failed > 0
