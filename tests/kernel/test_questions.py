"""What a decision says of itself: who asks, what for, how many; and what its options are good for."""

from __future__ import annotations

import herna

GAME = herna.game("mindbug")


def table(hand: str, *enemies: str, **fields: object) -> herna.State:
    sides = [{"hand": [hand], **fields}, {"area": list(enemies), "mindbugs": 0}]
    s: herna.State = GAME.position({"options": {"sets": ["first_contact", "beyond_evolution"]}, "sides": sides}, seed=1)
    s.choose(f"play:{hand}")
    return s


def test_a_target_is_asked_for_the_sake_of_the_verb_that_follows() -> None:
    s = table("snail_hydra", area=["gorillion"])
    decision = table("the_experiment", "gorillion", "sawn").decision()
    assert (decision.kind, decision.purpose, decision.source) == ("target", "take_control", "the_experiment")
    assert s.made == 1
    assert decision.prompt() == "The Experiment: which creature comes over to you?"
    assert {option.tag() for option in decision.options} == {"take over"}
    assert decision.help() == GAME.texts.components["the_experiment"].text()


def test_a_series_says_how_many_and_ends_with_done() -> None:
    s = table("turtle_toaster", "killer_bee", "turbo_bug", "sawn")
    decision = s.decision()
    assert (decision.purpose, decision.most, decision.chosen, decision.least) == ("defeat", 2, 0, 0)
    assert decision.limit() == "up to 2, 0 chosen"
    assert [(o.code, o.role) for o in decision.options][-1] == ("target:done", "end")
    s.choose(0)
    assert s.decision().limit("cs") == "nejvýš 2, zatím 1"


def test_a_price_says_what_is_paid_and_what_for() -> None:
    decision = table("dr_orange_u_tan", "killer_bee").decision()
    assert (decision.kind, decision.purpose) == ("pay", "lose_life_for_return")
    assert [(o.code, o.role) for o in decision.options] == [("pay", "do"), ("pay:none", "decline")]


def test_a_rule_that_asks_is_called_by_its_section() -> None:
    decision = GAME.new(seed=1).decision()
    assert (decision.source, decision.purpose, decision.limit()) == ("", "action", "")
    assert (decision.asker(), decision.asker("cs")) == ("Turns", "Tahy")
