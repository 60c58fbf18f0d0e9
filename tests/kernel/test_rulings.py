"""Rules that are read anew: games and records from before go on as they began."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import herna
from herna.kernel.keeping.record import check_of

GAME = herna.game("mindbug")
PAIR = {
    "options": {"sets": ["beyond_eternity"]},
    "sides": [
        {"hand": ["pyro_salamancer"]},
        {"area": ["goat_dragon", "ghostly_underdog", "agile_rooster"], "mindbugs": 0},
    ],
}


def before_rulings(record: dict[str, Any]) -> dict[str, Any]:
    """The record as it was written when nobody spoke of rulings."""
    old = {key: value for key, value in record.items() if key != "rulings"}
    if "result" in old:
        old["result"] = {key: value for key, value in old["result"].items() if key != "about"}
    old["check"] = check_of(old)
    return old


def test_new_tables_begin_under_all_rulings_and_records_say_so() -> None:
    s = GAME.new(seed=1)
    assert s.setup.rulings == len(GAME.rulings) == s.record()["rulings"]
    assert s.clone().setup.rulings == s.determinize(0, 1).setup.rulings == GAME.load(s.dump()).setup.rulings


def test_a_table_from_before_a_ruling_goes_on_without_it() -> None:
    new = GAME.position(PAIR, seed=1)
    old = GAME.replay(before_rulings(new.record()))
    assert (new.holds(1), old.holds(1)) == (True, False)
    for s in (new, old):
        s.choose("play:pyro_salamancer")
    assert new.decision().kind == "action"  # the pair of equal power is plain, and nobody is asked for it
    assert (old.decision().kind, old.width) == ("target", 2)
    old.choose(0)
    old.choose(0)
    assert old.view(0)["sides"] == new.view(0)["sides"]
    assert GAME.replay(before_rulings(old.record())) == old


def test_an_old_record_may_decline_in_the_old_words() -> None:
    s = GAME.position(
        {
            "options": {"sets": ["beyond_eternity"]},
            "sides": [{"hand": ["water_antler"], "discard": ["peacasus"]}, {"mindbugs": 0, "area": ["goat_dragon"]}],
        },
        seed=1,
    )
    s.choose("play:water_antler")
    s.choose("boost:none")
    record = s.record()
    old = {**record, "choices": ["play:water_antler", "boost:done"]}
    assert GAME.replay(before_rulings(old)).view(0) == s.view(0)
    with pytest.raises(herna.RecordError, match="does not fit"):
        GAME.replay({**old, "check": check_of(old)})


def test_rulings_that_are_not_installed_are_refused() -> None:
    record = GAME.new(seed=1).record()
    record["rulings"] = 99
    record["check"] = check_of(record)
    with pytest.raises(herna.RulesVersionError, match="99 rulings"):
        GAME.replay(record)


def test_whole_games_from_before_end_as_they_ended() -> None:
    for seed in range(8):
        s = GAME.replay(before_rulings(GAME.new(seed=seed, sets=["beyond_eternity"]).record()))
        rng = Random(seed)
        while not s.over:
            s.choose(rng.randrange(s.width))
        again = GAME.replay(before_rulings(s.record()))
        assert again == s
        assert again.result == s.result
