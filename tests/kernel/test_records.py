"""Records: what they hold, and how they refuse what is broken, edited, or of another time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import herna
from herna.kernel.chance import commitment
from herna.kernel.keeping.record import check_of

GAME = herna.game("mindbug")


def finished(seed: int = 11, **options: Any) -> herna.State:
    s: herna.State = GAME.new(seed=seed, **options)
    rng = Random(seed)
    while not s.over:
        s.choose(rng.randrange(s.width))
    return s


def resealed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A forger who knows the format: changes something and seals it again."""
    forged = {**record, **changes}
    forged["check"] = check_of(forged)
    return forged


def test_a_record_is_small_plain_data_and_replays_to_an_equal_state() -> None:
    s = finished(sets=["beyond_eternity"])
    text = json.dumps(s.record())
    assert len(text) < 3000
    again = herna.replay(text)
    assert again == s
    assert again.result == s.result
    assert [e.data for e in again.events(0, 1)] == [e.data for e in s.events(0, 1)]


def test_the_beginning_of_a_record_can_be_replayed() -> None:
    s = finished()
    early = herna.replay(s.record(), upto=5)
    assert early.made == 5
    assert not early.over


def test_a_record_of_a_game_from_a_position_carries_the_position() -> None:
    s = GAME.position(
        {
            "sides": [{"hand": ["gorillion"]}, {"hand": ["sawn"]}],
            "options": {"sets": ["first_contact", "beyond_evolution"]},
        },
        seed=4,
    )
    s.choose("play:gorillion")
    s.choose("mindbug:none")
    assert herna.replay(s.record()) == s


def test_redrawn_worlds_and_silent_states_have_no_record() -> None:
    s = GAME.new(seed=1)
    with pytest.raises(herna.NotNow):
        s.determinize(0, 1).record()
    with pytest.raises(herna.NotNow):
        GAME.new(seed=1, events=False).record()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "broken JSON"),
        ("[1, 2]", "not a record"),
        ('{"game": "mindbug"}', "not a record"),
        ('{"herna": 99}', "format 99"),
        ('{"herna": 1}', "no field 'game'"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(herna.RecordError, match=message):
        herna.replay(text)


def test_a_truncated_record_is_refused_with_the_place() -> None:
    text = json.dumps(finished().record())
    with pytest.raises(herna.RecordError, match=r"line 1, column \d+ \(truncated"):
        herna.replay(text[: len(text) // 2])


@pytest.mark.parametrize("field", ["choices", "seed", "options", "players", "result"])
def test_an_edited_record_is_refused(field: str) -> None:
    record: dict[str, Any] = dict(finished().record())
    record[field] = {"choices": record["choices"][:-1], "seed": "12", "options": {}, "players": 3, "result": None}[
        field
    ]
    with pytest.raises(herna.RecordError, match="changed after it was written"):
        herna.replay(record)


def test_a_record_of_other_rules_is_refused() -> None:
    record = resealed(dict(finished().record()), rules="0")
    with pytest.raises(herna.RulesVersionError, match="rules version '0'"):
        herna.replay(record)


def test_a_wrong_type_is_named() -> None:
    with pytest.raises(herna.RecordError, match="'choices' must be a list"):
        herna.replay(resealed(dict(finished().record()), choices="play"))
    with pytest.raises(herna.RecordError, match="must be codes"):
        herna.replay(resealed(dict(finished().record()), choices=[1, 2]))


def test_a_choice_that_does_not_fit_is_named_by_its_number() -> None:
    record = dict(finished().record())
    choices = list(record["choices"])  # type: ignore[call-overload]
    choices[3] = "attack:nobody"
    with pytest.raises(herna.RecordError, match=r"choice number 4 .*attack:nobody"):
        herna.replay(resealed(record, choices=choices))


def test_a_forged_result_is_refused() -> None:
    record = dict(finished().record())
    result = dict(record["result"])  # type: ignore[call-overload]
    result["winners"] = [1 - result["winners"][0]]
    with pytest.raises(herna.RecordError, match="another result"):
        herna.replay(resealed(record, result=result))


def test_an_unknown_game_in_a_record_is_named() -> None:
    with pytest.raises(herna.UnknownGame, match="'chess'"):
        herna.replay(resealed(dict(finished().record()), game="chess"))


# --- fairness ------------------------------------------------------------------------------------------------
def test_the_promise_made_before_the_game_is_kept() -> None:
    s = finished()
    promised = GAME.new(seed=11).commitment
    assert herna.verify(s.record(), promised) == s


def test_a_seed_changed_after_the_promise_is_found_out() -> None:
    record = dict(finished().record())
    with pytest.raises(herna.RecordError, match="not the one that was promised"):
        herna.verify(resealed(record, seed="12"))
    other = resealed(record, seed="12", commitment=commitment("12"))
    with pytest.raises(herna.RecordError):
        herna.verify(other)  # the choices do not fit another deal
    with pytest.raises(herna.RecordError, match="shown when the game began"):
        herna.verify(record, commitment("12"))


def test_an_unfinished_game_is_not_proved() -> None:
    with pytest.raises(herna.RecordError, match="not over"):
        herna.verify(GAME.new(seed=3).record())


def test_a_promise_tells_nothing_and_fresh_seeds_differ() -> None:
    a, b = GAME.new(), GAME.new()
    assert a.setup.seed != b.setup.seed
    assert len(a.setup.seed) == 32
    assert a.setup.seed not in a.commitment
    assert a.commitment != b.commitment
