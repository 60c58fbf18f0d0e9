"""What learning programs rely on in every game: features have names, blocks that occur, and roles for every seat."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter

import pytest

import herna
from herna.api import own_games
from herna.kernel.errors import BadSeat, NotNow
from herna.kernel.features import (
    OWN,
    PARTNER,
    RIVAL,
    FeatureList,
    Sheet,
    bundle,
    put_steps,
    put_value,
    spelled,
    steps,
    values,
)
from herna.kernel.state import State
from herna.train.tables import random_table
from tests.contract import contract_of


def wander(s: State, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if s.over:
            return
        seat = rng.choice(s.to_act)
        s.choose(rng.randrange(s.options_of(seat)), seat)


def block_of(name: str) -> str:
    return name.rpartition(".")[0]


@pytest.mark.parametrize("game", own_games())
def test_every_block_of_features_occurs(game: str) -> None:
    """Random games and crowded boards meet every block: one that nothing writes would be a forgotten one."""
    room = herna.game(game)
    features = room.features
    assert features is not None
    met: set[str] = set()
    rng = random.Random(3)
    crowded = contract_of(game).crowded
    assert crowded is not None
    for seed in range(50):
        s = random_table(room, seed) if seed % 2 else crowded(random.Random(seed))
        for _ in range(20):
            if s.over:
                break
            sheet = s.sheet()
            met |= {block_of(features.of_table[n]) for n in sheet.table}
            met |= {block_of(features.of_seat[n]) for found in sheet.seats for n in found}
            wander(s, rng, rng.randrange(1, 12))
    assert {block_of(name) for name in features.of_table + features.of_seat} - met == set()


@pytest.mark.parametrize("game", own_games())
def test_a_seat_sees_no_more_than_there_is(game: str) -> None:
    """What one seat may know is a part of everything, and looking changes nothing."""
    room = herna.game(game)
    features = room.features
    assert features is not None
    rng = random.Random(4)
    hidden = 0
    for seed in range(8):
        s = random_table(room, seed)
        wander(s, rng, 10 + 7 * seed)
        if s.over:
            continue
        before = s.clone()
        everything = s.sheet()
        for seat in range(s.players):
            seen = Counter(s.features(seat))
            whole = Counter(everything.seen_from(seat, features))
            hidden += bool(whole - seen)
        assert s == before
    assert hidden, "nothing was ever hidden: nothing was tested"


@pytest.mark.parametrize("game", own_games())
def test_features_and_estimates_hang_on_the_table_alone(game: str) -> None:
    """Things on the table remember what was worked out about them; one that was loaded anew remembers nothing."""
    room = herna.game(game)
    rng = random.Random(5)
    compared = 0
    for seed in range(6):
        s = random_table(room, seed)
        for _ in range(12):
            if s.over:
                break
            fresh = room.load(s.dump())
            for viewer in range(-1, s.players):
                known, new = s.sheet(viewer), fresh.sheet(viewer)
                assert (known.table, known.seats) == (new.table, new.seats)
                assert (known.partners, known.charges) == (new.partners, new.charges)
            assert [s.evaluate(seat) for seat in range(s.players)] == [fresh.evaluate(i) for i in range(s.players)]
            compared += 1
            wander(s, rng, rng.randrange(1, 6))
    assert compared > 30


@pytest.mark.parametrize("game", own_games())
def test_fingerprints_are_the_same_in_every_process(game: str) -> None:
    features = herna.game(game).features
    assert features is not None
    code = f"import herna; print(herna.game({game!r}).features.fingerprint())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == features.fingerprint()


def test_a_list_numbers_its_blocks() -> None:
    features = FeatureList(teams=True)
    assert features.table("round", values(2)) == 0
    assert features.seat("life", steps(3)) == 0
    assert features.seat("hand", ["cat", "dog"]) == 3
    names = features.names()
    assert names[:4] == ["table.round.0", "table.round.1", "table.round.2+", "own.life.1+"]
    assert [names.index(f"{role}.hand.dog") for role in ("own", "rival", "partner")] == [7, 12, 17]
    with pytest.raises(ValueError, match="'hand' repeats a feature"):
        features.seat("hand", ["dog"])
    longer = FeatureList(teams=True)
    longer.table("round", values(2))
    longer.seat("life", steps(3))
    longer.seat("hand", ["dog", "cat"])
    assert longer.fingerprint() != features.fingerprint()


def test_the_same_feature_is_another_input_for_others() -> None:
    features = FeatureList(teams=True)
    features.table("round", ["1"])
    features.seat("life", steps(2))
    sheet = Sheet(4)
    sheet.table.append(0)
    for seat in range(4):
        sheet.seats[seat].append(1)
    first = [1 + role * 2 + 1 for role in (OWN, RIVAL, RIVAL, RIVAL)]
    assert sheet.seen_from(0, features) == [0, *first]
    sheet.partners = (2, 3, 0, 1)
    second = [1 + role * 2 + 1 for role in (RIVAL, OWN, RIVAL, PARTNER)]
    assert sheet.seen_from(1, features) == [0, *second]


def test_numbers_are_written_by_steps_or_as_one_feature() -> None:
    out: list[int] = []
    put_steps(out, 10, 3, 5)
    put_steps(out, 20, 9, 2)
    put_steps(out, 30, 0, 2)
    put_steps(out, 30, -1, 2)
    put_steps(out, 40, 1, 2)
    assert len(out) == 3, "a number by steps is a bundle: short while it is written"
    assert spelled(out) == [10, 11, 12, 20, 21, 40]
    out.clear()
    for number in (-3, 0, 2, 7):
        put_value(out, 10, number, 4)
    assert out == [10, 10, 12, 14]


def test_a_bundle_stands_for_its_features() -> None:
    cat = bundle((3, 1, 1))
    assert cat < 0
    assert bundle((3, 1, 1)) == cat != bundle((1, 1, 3))
    assert bundle((7,)) == 7, "one feature stands for itself"
    assert spelled([5, cat, bundle(()), 0]) == [5, 3, 1, 1, 0]


def test_whoever_asks_for_a_sheet_gets_features_and_no_bundles() -> None:
    s = herna.game("mindbug").new(seed=1)
    brief, sheet = s.brief(), s.sheet()
    assert any(number < 0 for number in brief.seats[0])
    assert all(number >= 0 for found in [sheet.table, *sheet.seats] for number in found)
    brief.spell()
    assert (brief.table, brief.seats) == (sheet.table, sheet.seats)


def test_what_cannot_be_asked_is_refused() -> None:
    s = herna.game("mindbug").new(seed=1)
    with pytest.raises(BadSeat, match="no seat 2"):
        s.features(2)
    with pytest.raises(NotNow, match="toll has no features"):
        herna.game("toll").new(seed=1).features(0)


def test_hands_are_seen_as_far_as_they_are_known() -> None:
    """Mindbug: the own hand by name, the other one only where both have seen the card."""
    position = {
        "active": 0,
        "sides": [
            {"hand": ["tiger_squirrel", "gorillion"], "life": 2},
            {"hand": ["turbo_bug", "brain_fly"], "known": ["brain_fly"], "area": ["spider_owl"]},
        ],
    }
    room = herna.game("mindbug")
    assert room.features is not None
    s = room.position(position, seed=1)
    names = room.features.names()
    told = {names[n] for n in s.features(0)}
    assert {"own.hand.tiger_squirrel", "own.hand.gorillion", "rival.hand.brain_fly", "own.life.2"} <= told
    assert {"rival.creature.spider_owl", "rival.hand_size.2", "own.active.yes"} <= told
    assert "rival.hand.turbo_bug" not in told
    everything = {names[n] for n in s.sheet().seen_from(0, room.features)}
    assert "rival.hand.turbo_bug" in everything
