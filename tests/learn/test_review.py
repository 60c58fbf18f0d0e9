"""Reviews: they find what was better, by what the seat knew, say so in words, and go on after an interruption."""

from __future__ import annotations

import json
from typing import Any

import pytest

import herna
from herna.kernel.errors import RecordError, RulesVersionError
from herna.kernel.game import follow
from herna.kernel.keeping.record import check_of
from herna.kernel.outcome import Result
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.calibration import MAPPINGS, judge_for, mapping_for, weights
from herna.learn.review import Finding, Review, ReviewError, Telling, Work, review
from herna.learn.review.line import MOST_STEPS, better_line
from herna.learn.review.telling import as_dict, tell_turn
from herna.learn.review.work import BUDGETS, WORDS
from herna.players import Search, compare, make_player
from herna.players.comparing import Comparison
from herna.players.judges import BEST, HAND_WRITTEN
from herna.players.player import Observation

GAME = herna.game("mindbug")
SIDES = [{"area": ["gorillion"], "hand": ["lone_yeti"]}, {"life": 1, "hand": ["bee_bear"]}]


@pytest.fixture
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few playouts as a review ever makes."""
    for game in list(BUDGETS):
        monkeypatch.setitem(BUDGETS, game, 0)


def finished(state: herna.State) -> dict[str, Any]:
    """The record of the game that two simple bots make of this table."""
    bots = [make_player("level2", 3 + seat) for seat in range(state.players)]
    while not state.over:
        seat = state.to_act[0]
        state.choose(bots[seat].choose(Observation(state, seat)), seat)
    return state.record()


def short_game() -> dict[str, Any]:
    """A game of some twelve choices."""
    sides = [
        {"life": 2, "area": ["gorillion", "lone_yeti"], "hand": ["bee_bear"]},
        {"life": 2, "area": ["axolotl_healer", "turbo_bug"], "hand": ["snail_hydra"]},
    ]
    return finished(GAME.position({"sides": sides}, seed=2))


def missed_win() -> dict[str, Any]:
    """Seat 0 could win at once, and plays a card instead."""
    state = GAME.position({"sides": SIDES}, seed=1)
    state.choose("play:lone_yeti", 0)
    return finished(state)


# --- what is found -----------------------------------------------------------------------------------------------
def test_a_win_that_was_missed_is_a_blunder_and_the_win_is_named(thrifty: None) -> None:
    told: list[tuple[int, int]] = []
    found = review(missed_win(), 0, lambda done, total: told.append((done, total)))
    flag = found.flags[0]
    assert (flag.number, flag.code, flag.best) == (0, "play:lone_yeti", "attack:gorillion")
    assert flag.grade == "blunder"
    assert told[0][0] == 0
    assert told == sorted(told)
    assert found.curve[0][0] == 0
    assert found.curve[0][1] > 0.8
    assert found.curve[-1] == (len(found.record["choices"]), found.share)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_the_better_choice_and_what_it_leads_to(thrifty: None, lang: str) -> None:
    telling = Telling(review(missed_win(), 0), lang, ("Eva", "Adam"))
    told = telling.flags[0]
    better = {"en": "Attack with Gorillion", "cs": "Zaútočit: Gorilev"}[lang]
    assert better in told.sentence
    assert {"en": "Adam loses 1 life (0 left).", "cs": "Adam ztrácí 1 život (zbývá 0)."}[lang] in told.follows
    lines = "\n".join(telling.lines())
    assert told.chosen in lines
    assert WORDS.say(lang, "grade.blunder") in lines


def test_only_what_the_seat_knew_counts(thrifty: None) -> None:
    """A world that the seat cannot tell from the real one is judged alike, to the last digit."""
    record = short_game()
    work = Work(record, 0)
    own = next(i for i, decision in enumerate(work.decisions) if decision.seat == 0 and decision.number > 0)
    decision = work.decisions[own]
    for choice in record["choices"][: decision.number]:
        follow(work._state, choice)
    found = work._judged(decision).as_dict()
    work._state = work._state.determinize(0, 99)
    assert work._judged(decision).as_dict() == found


def test_the_better_line_tells_nothing_that_the_seat_did_not_know() -> None:
    """Whatever others really hold: at tables that the seat cannot tell apart, the same line is played."""
    record = short_game()
    state = herna.replay(record, 0)
    while state.to_act != (0,) or state.width < 2:
        follow(state, record["choices"][state.made])
    code = state.codes(0)[-1]
    line = better_line(state, 0, code)
    twin = state.determinize(0, 99)
    assert [(step.seat, step.labels) for step in better_line(twin, 0, code)] == [(s.seat, s.labels) for s in line]
    assert line[0].seat == 0
    assert len(line) <= MOST_STEPS
    assert line[-1].place.state.events(0, 0), "so that the table can stage it"
    assert state.codes(0)[-1] == code, "the game itself is not touched"


def test_the_same_game_gives_the_same_review(thrifty: None) -> None:
    record = missed_win()
    assert as_dict(review(record, 0)) == as_dict(review(json.dumps(record), 0))


def test_both_sides_of_a_game_of_two_are_judged_and_only_own_choices_are_flagged(thrifty: None) -> None:
    record = short_game()
    found = review(record, 1)
    assert {finding.seat for finding in found.others} == {0}
    own = {finding.number for finding in found.own}
    assert {flag.number for flag in found.flags} <= own
    assert json.loads(json.dumps(as_dict(found)))["seat"] == 1


# --- going on ----------------------------------------------------------------------------------------------------
def test_an_interrupted_review_goes_on_and_finds_the_same(thrifty: None) -> None:
    record = short_game()
    whole, first = Work(record, 0), Work(record, 0)
    while not whole.done:
        whole.step()
    for _ in range(4):
        first.step()
    kept = json.loads(json.dumps(first.kept()))
    second = Work(record, 0, kept)
    assert len(second.findings) == 4
    with pytest.raises(ReviewError, match="not finished"):
        second.review()
    while not second.done:
        second.step()
    assert second.kept() == whole.kept()


def test_what_was_kept_of_something_else_is_not_used(thrifty: None) -> None:
    record = missed_win()
    work = Work(record, 0)
    work.step()
    kept = work.kept()
    assert Work(record, 1, kept).findings == []
    others: list[object] = [{**kept, "review": 99}, {**kept, "findings": [{}]}, {**kept, "findings": 3}]
    for damaged in (None, 7, [], {}, *others):
        assert Work(record, 0, damaged).findings == []
    skipped = {**kept, "findings": [{**kept["findings"][0], "number": 1}]}
    assert Work(record, 0, skipped).findings == []


# --- what cannot be reviewed -------------------------------------------------------------------------------------
def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(ReviewError, match="not over") as refused:
        Work(GAME.new(seed=1).record(), 0)
    assert "neskončila" in refused.value.text("cs")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ReviewError, match="no seat") as refused:
        Work(missed_win(), seat)
    assert "0 do 1" in refused.value.text("cs")


def test_a_record_of_other_rules_is_refused() -> None:
    record = {**missed_win(), "rules": "999"}
    record["check"] = check_of(record)
    with pytest.raises(RulesVersionError, match="rules version"):
        Work(record, 0)


def test_a_record_that_was_changed_is_refused() -> None:
    with pytest.raises(RecordError, match="changed"):
        Work({**missed_win(), "players": 3}, 0)


# --- what findings mean ------------------------------------------------------------------------------------------
def made_up(values: list[float], losses: list[float], won: bool = True, other: float = 0.0) -> Review:
    """A review of four choices of seat 0 and one of the other side, whose losses are given."""
    own = [Finding(5 * i, 0, "action", "a", "b", v, x, x) for i, (v, x) in enumerate(zip(values, losses, strict=True))]
    theirs = [Finding(2, 1, "action", "a", "b", 0.5, other, other)]
    winner = 0 if won else 1
    result = Result((winner,), (1, 2) if won else (2, 1), (1, 0), "x")
    return Review({"game": "mindbug", "choices": ["x"] * 5 * len(values)}, 0, result, own + theirs, True)


@pytest.mark.parametrize(
    ("loss", "grade"),
    [(0.049, None), (0.05, "inaccuracy"), (0.1, "mistake"), (0.199, "mistake"), (0.2, "blunder"), (0.9, "blunder")],
)
def test_grades_begin_where_they_are_said_to(loss: float, grade: str | None) -> None:
    found = made_up([0.5, 0.5], [loss, 0.0])
    assert [flag.grade for flag in found.flags] == ([grade] if grade else [])
    assert found.blame == pytest.approx(loss if grade else 0.0)


def test_luck_is_what_neither_side_explains_in_five_words() -> None:
    words = [
        made_up([0.5], [0.0], won=True, other=gap).luck for gap in (0.0, 0.2, 0.5, 0.7, 1.0)
    ]  # the more the other side gave away, the less luck it took to win
    assert words == ["very_lucky", "lucky", "even", "unlucky", "very_unlucky"]
    assert made_up([0.5], [0.5], won=False).luck == "even"
    for lang in LANGUAGES:
        for word in words:
            assert not any([sign.isdigit() for sign in WORDS.say(lang, f"luck.{word}")])


def test_play_is_told_by_who_gave_away_more() -> None:
    assert made_up([0.5], [0.4]).skill == "own"
    assert made_up([0.5], [0.0], other=0.4).skill == "other"
    assert made_up([0.5], [0.1], other=0.2).skill == "same"


def test_turning_points_are_the_largest_changes_in_order() -> None:
    found = made_up([0.5, 0.8, 0.45, 0.5, 0.5], [0.0, 0.3, 0.0, 0.0, 0.0])
    assert [(turn.number, turn.own) for turn in found.turns] == [(0, False), (5, True)]
    assert "80" in tell_turn(found.turns[0], "en")
    assert "touto volbou" in tell_turn(found.turns[1], "cs")
    assert made_up([0.5, 0.5], [0.0, 0.3], won=False).turns[-1].own, "a last choice that was a mistake"
    assert made_up([0.5, 0.9], [0.0, 0.0]).turns[-1].number == 0, "that the game ends is no turning point"


def test_without_measured_values_nothing_is_said_of_chances() -> None:
    known = made_up([0.5, 0.8, 0.5], [0.0, 0.3, 0.0])
    found = Review(known.record, 0, known.result, known.own, calibrated=False)
    assert [flag.grade for flag in found.flags] == ["better"]
    assert (found.curve, found.turns, found.luck, found.skill) == ([], [], "", "")
    assert mapping_for("smashup", 3) is None
    assert mapping_for("toll", 2) is None


# --- values and chances ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(MAPPINGS))
def test_a_higher_value_is_a_higher_chance_at_any_point_of_a_game(game: str) -> None:
    mapping = MAPPINGS[game]
    for made in (0, mapping.length // 4, mapping.length, 3 * mapping.length):
        chances = [mapping.chance(value / 20, made) for value in range(21)]
        assert chances == sorted(chances)
        assert 0.0 < chances[0] <= chances[-1] < 1.0


def test_reviews_judge_by_the_evaluation_whose_values_were_measured(
    thrifty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def searching(seed: int, playouts: int, network: str) -> Search:
        asked.append(network)
        return Search(seed, playouts, network=network)

    def comparing(seen: Observation, a: int, b: int, pairs: int, seed: int, network: str) -> Comparison:
        asked.append(network)
        return compare(seen, a, b, pairs, seed, network)

    monkeypatch.setattr("herna.learn.review.work.Search", searching)
    monkeypatch.setattr("herna.learn.review.work.compare", comparing)
    monkeypatch.setattr("herna.learn.review.work.judge_for", lambda game: HAND_WRITTEN)
    review(missed_win(), 0)
    assert set(asked) == {HAND_WRITTEN}
    assert [judge_for(game) for game in ("summoner", "mindbug")] == [HAND_WRITTEN, BEST]


def test_knots_share_the_weight() -> None:
    for progress in (0.0, 0.2, 0.5, 0.77, 1.0, 4.0):
        assert sum(weights(progress)) == pytest.approx(1.0)


def test_every_phrase_is_in_both_languages() -> None:
    for key, texts in WORDS.phrases.items():
        assert set(texts) == set(LANGUAGES), key
        assert texts["en"] != texts["cs"], key
