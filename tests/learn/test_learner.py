"""A learner: what is right goes on, what is wrong is explained and changes nothing, and the place can be kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from herna.learn.learner import Learner, Right, resume
from herna.learn.reading import LearnError
from herna.learn.shelf import lesson
from tests.learn.sample import sample


def at_the_attack() -> Learner:
    learner = Learner(sample())
    learner.go_on()
    return learner


def test_a_step_that_is_read_goes_on_by_itself() -> None:
    learner = Learner(sample())
    assert learner.says("en") == "Look at Tiger Squirrel."
    assert learner.says("cs") == "Podívej se na Vevertygra."
    assert learner.fitting() == []
    with pytest.raises(LearnError, match="nothing is to be chosen here"):
        learner.choose("attack:tiger_squirrel")
    learner.go_on()
    assert learner.progress == (2, 3)
    with pytest.raises(LearnError, match="not only to be read"):
        learner.go_on()


def test_a_right_choice_is_made_and_answered() -> None:
    learner = at_the_attack()
    reply = learner.choose("attack:tiger_squirrel")
    assert isinstance(reply, Right)
    assert (reply.finished, reply.answers) == (True, 1)
    kinds = [event.kind for event in reply.events]
    assert kinds.index("attacks") < kinds.index("loses_life") < kinds.index("plays")  # the other's answer is told, too
    assert learner.state.view(0)["sides"][1]["life"] == 1  # type: ignore[index]
    assert learner.progress == (3, 3)


def test_a_likely_wrong_choice_has_its_own_words_and_changes_nothing() -> None:
    learner = at_the_attack()
    before, kept = learner.state, learner.kept()
    reply = learner.choose("attack:luchataur")
    assert (reply.kind, reply.text("en"), reply.text("cs")) == ("wrong", "It could be blocked.", "Toho lze bránit.")
    assert learner.state is before
    assert learner.state.made == 0
    assert learner.kept() == kept


def test_any_other_legal_choice_has_a_general_sentence() -> None:
    reply = at_the_attack().choose("play:gorillion")
    assert reply.kind == "wrong"
    assert reply.text("en") == (
        "“Play Gorillion” is allowed too, but this step is about something else. "
        "Try: Attack with Tiger Squirrel (3, Sneaky)."
    )
    assert "Zkus: Zaútočit" in reply.text("cs")


def test_where_the_choice_is_free_the_hint_is_given() -> None:
    learner = at_the_attack()
    learner.choose("attack:tiger_squirrel")
    reply = learner.choose("attack:luchataur")
    assert reply.text("en").endswith("does not lead there. Who is Sneaky?")


def test_an_illegal_choice_is_refused_in_the_words_of_the_engine() -> None:
    learner = at_the_attack()
    reply = learner.choose("attack:bee_bear")
    refusal = learner.state.why_not("attack:bee_bear", 0)
    assert refusal is not None
    assert (reply.kind, reply.rule, reply.text("cs")) == ("illegal", refusal.rule, refusal.text("cs"))


def test_marks_are_ids_of_the_view() -> None:
    learner = at_the_attack()
    assert learner.marks() == ["c1"]
    assert learner.state.view(0)["sides"][0]["area"][0]["id"] == "c1"  # type: ignore[index]


def test_in_a_series_of_choices_the_marks_go_on() -> None:
    learner = Learner(lesson("mindbug-keywords"))
    learner.choose("attack:spider_owl")
    learner.choose("block:spider_owl")
    assert learner.marked_codes() == ["attack:killer_bee"]
    learner.choose("attack:killer_bee")
    assert learner.marked_codes() == ["hunt:turbo_bug"]
    assert learner.marks() == ["c2", "turbo_bug"]


def test_the_end_is_reached_and_nothing_follows() -> None:
    learner = at_the_attack()
    learner.choose("attack:tiger_squirrel")
    reply = learner.choose("attack:tiger_squirrel")
    assert isinstance(reply, Right)
    assert reply.state.over
    assert learner.done
    assert (learner.says("en"), learner.fitting(), learner.marks()) == ("Won.", [], [])


def test_a_place_is_plain_data_and_can_be_resumed_anywhere() -> None:
    one = lesson("summoner-first")
    learner = Learner(one)
    for _ in range(12):
        if learner.step.reads:
            learner.go_on()
        else:
            learner.choose(learner.fitting()[0])
        kept = json.loads(json.dumps(learner.kept()))
        again = resume(one, kept)
        assert again.kept() == learner.kept()
        assert again.state == learner.state
        assert again.marks() == learner.marks()


def kept_with(**changes: Any) -> object:
    learner = at_the_attack()
    return {**learner.kept(), **changes}


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "mindbug",
        {},
        kept_with(lesson="mindbug-other"),
        kept_with(done=True),
        kept_with(done="no"),
        kept_with(scene=7),
        kept_with(scene="0"),
        kept_with(scene=False),
        kept_with(finished=[["play:gorillion"], [], ["attack:tiger_squirrel"]]),
        kept_with(finished=3),
        kept_with(finished=[["attack:tiger_squirrel"]]),
        kept_with(finished=[[], ["attack:luchataur"]]),
        kept_with(finished=[[], ["attack:unicorn"]], made=["attack:tiger_squirrel"]),
        kept_with(finished=[[], [1, 2]]),
        kept_with(finished=[[], [], []]),
        kept_with(made=[None]),
        kept_with(made={"a": 1}),
    ],
    ids=str,
)
def test_kept_data_that_does_not_fit_leads_as_near_as_it_can(kept: object) -> None:
    learner = resume(sample(), kept)
    assert not learner.done
    assert learner.progress[0] in (1, 2)
    assert learner.state.made == 0
