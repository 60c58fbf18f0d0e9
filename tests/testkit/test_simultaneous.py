"""Several seats at once: face-down answers in any order, and races in which the first answer counts."""

from __future__ import annotations

import json

import pytest

import herna
from herna.kernel.keeping.record import check_of
from herna.testkit import Contract
from tests.toys.draft import GAME, Draft


def invariants(s: object) -> None:
    assert isinstance(s, Draft)
    assert len({len(hand) for hand in s.hands}) == 1


CONTRACT = Contract(GAME, [{"players": n, "size": size} for n in (2, 3, 4) for size in (3, 5)], invariants)


@pytest.mark.parametrize("seed", range(30))
def test_the_toy_keeps_the_contract(seed: int) -> None:
    CONTRACT.play(seed)


def test_everybody_is_to_act_and_a_seat_must_be_named() -> None:
    s = GAME.new(players=3, seed=1)
    assert s.to_act == (0, 1, 2)
    with pytest.raises(herna.BadSeat, match="3 seats are to act"):
        s.choose(0)
    with pytest.raises(herna.BadSeat, match="3 seats are to act"):
        s.decision()
    with pytest.raises(herna.BadSeat):
        _ = s.width


def test_an_answer_stays_face_down_until_all_have_answered() -> None:
    s = GAME.new(players=3, seed=1)
    before = [s.view(seat) for seat in range(3)]
    s.choose(0, seat=1)
    assert s.to_act == (0, 2)
    assert s.view(0) == {**before[0], "to_act": [0, 2]}
    assert s.view(None)["to_act"] == [0, 2]
    assert s.view(1)["answered"] == f"pick:{before[1]['hand'][0]}"  # type: ignore[index]
    assert s.events(0, 0) == []
    with pytest.raises(herna.BadSeat, match="answered already"):
        s.choose(0, seat=1)


def test_in_another_world_others_answers_are_redrawn_and_ones_own_is_kept() -> None:
    s = GAME.new(players=3, seed=1)
    s.choose(0, seat=1)
    s.choose(1, seat=0)
    seen = set()
    for seed in range(40):
        world = s.determinize(0, seed)
        assert world.answers[0] == s.answers[0]
        assert world.answers[1] in world.asks[1].options
        seen.add(world.answers[1])
        world.playout()
        assert world.over
    assert len(seen) > 1


def test_in_a_race_the_first_answer_counts_and_the_rest_are_asked_anew() -> None:
    s = GAME.new(players=3, seed=2, size=3)
    for _ in range(3):
        for seat in (2, 0, 1):
            s.choose(0, seat)
    assert list(s.to_act) == [0, 1, 2]
    s.choose("grab:2", seat=2)
    assert list(s.to_act) == [0, 1]
    assert s.codes(0) == ["grab:1", "grab:3"]
    with pytest.raises(herna.IllegalChoice):
        s.choose("grab:2", seat=0)
    s.choose("grab:3", seat=1)
    assert s.over  # the last prize has only one taker left


def test_the_record_says_who_chose_when_several_were_to_act() -> None:
    s = GAME.new(players=2, seed=3, size=3)
    while not s.over:
        seat = s.to_act[-1]
        s.choose(0, seat)
    record = json.loads(json.dumps(s.record()))
    assert record["choices"][0].startswith("1/pick:")
    assert GAME.replay(record) == s
    record["choices"][0] = record["choices"][0].replace("1/", "7/")
    record["check"] = check_of(record)
    with pytest.raises(herna.RecordError, match="choice number 1"):
        GAME.replay(record)
