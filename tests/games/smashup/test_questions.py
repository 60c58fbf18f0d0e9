"""Questions of Smash Up: what they say of who asks, what is done to whom, and how many."""

from __future__ import annotations

import pytest

from herna.games.smashup.printed.cards import BY_SLUG
from herna.games.smashup.rules.playing import ShowAction
from herna.games.smashup.rules.scoring import OfferSpecial
from herna.games.smashup.state import SmashUp
from herna.games.smashup.table import words
from herna.games.smashup.table.moves import PROCEDURES, Table
from herna.games.smashup.vocabulary.bases import NextBase
from herna.games.smashup.vocabulary.filters import SIDES
from herna.games.smashup.vocabulary.targets import Target
from herna.kernel.flow import Step
from herna.kernel.frame import Frame
from tests.games.smashup.scene import CALM, GAME, do, scene

TABLE = scene(CALM)


def frames_of(step: Step[Table]) -> list[tuple[str, Frame]]:
    """For steps that look at their frame: a kind of question, and a frame in which it is asked."""
    if isinstance(step, ShowAction):
        return [
            ("on_base" if d.holder == words.A_BASE else "on_minion", Frame(0, 0, 0, 0, d.index, 0, 0, ()))
            for d in BY_SLUG.values()
            if d.holder
        ]
    if isinstance(step, OfferSpecial):
        return [("special", Frame(0, 0, 0, window, 0, 0, 0, ())) for window in (words.BEFORE, words.AFTER)]
    if isinstance(step, NextBase):
        return [("replace", Frame(0, 0, 0, 0, 0, 3, 0, ())), ("under", Frame(0, 0, 0, 0, 0, 3, 1, ()))]
    return []


def test_every_question_that_depends_on_a_frame_has_a_sentence() -> None:
    steps = [step for program in PROCEDURES.programs for step in program]
    asked = {(kind, step.purpose(TABLE, f)) for step in steps for kind, f in frames_of(step)}
    assert {kind for kind, _ in asked} == {"on_base", "on_minion", "special", "replace", "under"}
    for kind, purpose in asked:
        assert GAME.texts.has(f"ask.{kind}.{purpose}" if purpose != kind else "ask." + kind), (kind, purpose)


def prompt_of(s: SmashUp, *choices: str) -> str:
    return do(s, *choices).decision(s.to_act[0]).prompt()


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("tiger_assassin", "Tiger Assassin: which minion here (power 3 or less) is destroyed?"),
        ("laseratops", "Laseratops: which minion here (power 2 or less) is destroyed?"),
        ("collector", "Collector: which minion here (power 3 or less) goes back to its owner's hand?"),
    ],
)
def test_a_played_minion_says_what_it_does_to_whom(card: str, sentence: str) -> None:
    s = scene({"tortuga": ["p2.zapbot", "p2.zapbot"]}, hands=[[card]])
    assert prompt_of(s, f"play:{card}@tortuga") == sentence


@pytest.mark.parametrize(
    ("card", "purpose", "sentence"),
    [
        ("beam_up", "return", "Beam Up: which minion goes back to its owner's hand?"),
        ("disintegrator", "bury", "Disintegrator: which minion (power 3 or less) goes under its owner's deck?"),
        ("shanghai", "move", "Shanghai: which minion of another player moves to another base?"),
        ("augmentation", "boost", "Augmentation: which minion gets +4 power until the end of your turn?"),
        ("cannon", "destroy", "Cannon: which minion (power 2 or less) is destroyed?"),
        (
            "sacrifice",
            "sacrifice",
            "Sacrifice: which of your minions is destroyed? You draw as many cards as it has power.",
        ),
    ],
)
def test_a_played_action_says_what_it_does_to_whom(card: str, purpose: str, sentence: str) -> None:
    s = scene({"tortuga": ["p1.war_raptor", "p1.king_rex", "p2.zapbot", "p2.zapbot"], "tar_pits": []}, hands=[[card]])
    assert prompt_of(s, "play:" + card) == sentence
    decision = s.decision()
    assert (decision.source, decision.purpose) == (card, purpose)
    assert decision.help() == GAME.texts.components[card].text()


def test_a_journey_names_the_traveller_and_counts() -> None:
    s = scene({"tortuga": ["p1.first_mate"], "tar_pits": ["p1.buccaneer"], "ninja_dojo": []}, hands=[["dinghy"]])
    do(s, "play:dinghy")
    decision = s.decision()
    assert (decision.prompt(), decision.limit()) == (
        "Dinghy: which of your minions moves to another base?", "up to 2, 0 chosen",
    )  # fmt: skip
    do(s, "target:own.first_mate@tortuga")
    assert s.decision().prompt() == "Dinghy: First Mate moves from Tortuga to which base?"
    assert s.decision().prompt("cs") == "Člun: ke které základně se přesune bojovník První důstojník (teď Tortuga)?"
    do(s, "to:tar_pits")
    assert s.decision().limit() == "up to 2, 1 chosen"


def test_disguise_wants_one_and_allows_a_second() -> None:
    s = scene({"tortuga": ["p1.shinobi", "p1.ninja_acolyte"]}, hands=[["disguise"]])
    do(s, "play:disguise")
    assert (s.decision().most, s.decision().least) == (1, 1)
    do(s, "target:own.shinobi@tortuga")
    assert (s.decision().most, s.decision().chosen, s.codes()[-1]) == (2, 1, "target:done")


def test_ending_the_step_says_what_is_lost() -> None:
    for cards, lost in (
        (["king_rex"], " (1 minion unplayed)"),
        (["howl"], " (1 action unplayed)"),
        (["king_rex", "howl"], " (1 minion and 1 action unplayed)"),
        ([], ""),
    ):
        s = scene(CALM, hands=[cards])
        assert s.decision().options[-1].label() == "End the play step" + lost


def test_every_word_of_a_question_has_its_phrase() -> None:
    words_of = {f"which.{SIDES[step.side]}" + ("." + step.which.word if step.which.word else "") for step in targets()}
    assert {word for word in words_of if not GAME.texts.has("term." + word)} == set()


def targets() -> list[Target]:
    return [step for program in PROCEDURES.programs for step in program if isinstance(step, Target)]


def test_an_extra_play_says_what_it_is_for() -> None:
    oasis = {"jungle_oasis": ["p2.king_rex", "p2.laseratops", "p2.laseratops"], "tortuga": []}
    s = scene(oasis, hands=[["hidden_ninja", "zapbot", "hoverbot", "microbot_guard"]])
    do(s, "end", "special:hidden_ninja", "play:zapbot@jungle_oasis")
    assert s.decision().prompt().startswith("Zapbot: which minion (printed power 2 or less) do you play now")


def test_terraforming_says_which_base_comes_and_which_one_goes() -> None:
    s = scene({"tortuga": ["p1.zapbot"], "tar_pits": [], "ninja_dojo": []}, hands=[["terraforming"]])
    assert prompt_of(s, "play:terraforming").startswith("Terraforming, first choice: which base of the base deck")
    assert "so that Jungle Oasis takes its place?" in prompt_of(s, "terraform:jungle_oasis")
    assert s.decision().options[0].label() == "Tortuga (2/21) is replaced by Jungle Oasis"


def test_natural_selection_says_who_is_stronger() -> None:
    s = scene({"tortuga": ["p1.king_rex", "p2.zapbot", "p2.warbot"], "tar_pits": []}, hands=[["natural_selection"]])
    asked = prompt_of(s, "play:natural_selection")  # one minion has weaker neighbours, so it is not asked which
    assert asked == "Natural Selection: which minion that is weaker than your King Rex there is destroyed?"


def test_disguise_says_for_whom_the_other_minion_comes() -> None:
    s = scene({"tortuga": ["p1.shinobi"], "tar_pits": []}, hands=[["disguise", "ninja_master", "tiger_assassin"]])
    asked = prompt_of(s, "play:disguise")  # there is only one minion, so it is not asked which one goes
    assert asked == "Disguise: which minion do you play at Tortuga, where your Shinobi will go back to your hand?"


def test_who_sleeps_has_no_action_left() -> None:
    s = scene(CALM, hands=[["mark_of_sleep"], ["scry", "zapbot"]], turn=5)
    do(s, "play:mark_of_sleep", "player:p2")
    while s.active == 0:
        do(s, "end")
    assert s.decision().limit() == "1 minion, 0 actions left"


def test_a_played_card_that_can_do_nothing_says_so() -> None:
    s = scene(CALM, hands=[["tiger_assassin", "disenchant"]])
    do(s, "play:disenchant")
    told = "Disenchant has no effect for Player 1: there is nothing that its text could do now."
    assert [event.text() for event in s.events()] == ["Player 1 plays Disenchant.", told]
