"""Every question says who asks, what for and how many, in sentences of its own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from herna.games.wistar.table.moves import PROCEDURES
from herna.games.wistar.table.words import GOODS, KINDS, PAYMENTS
from herna.games.wistar.vocabulary.effects import Exchange
from herna.kernel.flow import Step
from tests.contract.wistar import crowded
from tests.games.wistar.scene import GAME, Side, at, do, finish_round, last_turn, me, played, table
from tests.sources import source_of

# Steps that look at the table to say what they ask for, with all they may say; the kind of question comes first.
BY_TABLE: Final = {
    "ChooseTiles": ["dig.dig", "dig.dig_by_text", "dig.dig_free", "beds.beds", "beds.beds_by_text", "beds.beds_free"],
    "TakeProject": ["develop.develop", "develop.develop_by_text"],
    "SpendPoint": ["explore.explore", "explore.explore_by_text"],
    "MoveRat": ["rats.rats", "rats.rats_by_text"],
    "DrinkPotion": ["potion.potion", "potion.potion_by_text"],
    "ChooseTask": ["task.task", "task.task_by_text"],
    "ChooseCard": ["play.play", "play.play_paid", "play.play_cheaper", "play.play_free"],
    "ChooseDoor": ["door.open_near", "door.open_anywhere"],
    "ChooseMixture": [f"items.{word}" for word in PAYMENTS if word not in ("", "for_text")],
    "GiveCards": [f"card.{word}" for word in PAYMENTS if word],
    "TakeTurn": ["turn.place", "turn.act", "turn.finish"],
    "TentAnywhere": ["tent.pitch_anywhere", "tent.move_tent"],
    "ThisOrPoints": ["penalty.mouse_or_points", "penalty.metal_or_points"],
}
CLASSES: Final = {type(step).__name__: type(step) for program in PROCEDURES.programs for step in program}
SOURCES: Final = {name: source_of(step) for name, step in CLASSES.items()}


def asking_steps() -> list[tuple[tuple[Step[Any], ...], int]]:
    """Every step that asks, as its procedure and its place there."""
    found = []
    for program in PROCEDURES.programs:
        for i, step in enumerate(program):
            if "s.ask(" in SOURCES[type(step).__name__]:
                found.append((program, i))
    return found


def kinds_of(step: Step[Any]) -> list[str]:
    """The kinds of question in the source of a step's class."""
    source = SOURCES[type(step).__name__]
    return [kind.name for kind in KINDS if f"ASK_{kind.name.upper()}" in source]


def has_sentence(kind: str, purpose: str) -> bool:
    return GAME.texts.has(f"ask.{kind}.{purpose}") or (kind == purpose and GAME.texts.has(f"ask.{kind}"))


def test_every_step_that_asks_has_a_sentence() -> None:
    named = set()
    for program, i in asking_steps():
        step = program[i]
        name = type(step).__name__
        assert kinds_of(step), name
        if isinstance(step, Exchange):
            assert has_sentence("exchange", step.bargain), step.bargain
        elif name in BY_TABLE:
            named.add(name)
        else:
            assert type(step).purpose is Step.purpose, f"{name} looks at the table, but is not named here"
            verbs = [later.verb for later in program[i:] if later.verb]
            for kind in kinds_of(step):
                assert has_sentence(kind, verbs[0] if verbs else kind), (name, kind, verbs)
    assert named == set(BY_TABLE)


@pytest.mark.parametrize("question", [question for words in BY_TABLE.values() for question in words])
def test_everything_that_depends_on_the_table_has_a_sentence(question: str) -> None:
    kind, _, purpose = question.partition(".")
    assert has_sentence(kind, purpose)


def test_no_sentence_is_left_over() -> None:
    asked = {question for words in BY_TABLE.values() for question in words}
    for program, i in asking_steps():
        step = program[i]
        if isinstance(step, Exchange):
            asked.add(f"exchange.{step.bargain}")
        elif type(step).__name__ not in BY_TABLE:
            asked |= {f"{kind}.{step.verb or kind}" for kind in kinds_of(step)}
    said = [key[4:] for key in GAME.texts.phrases if key.startswith("ask.")]
    assert sorted(said) == sorted([q.partition(".")[0] if len(set(q.split("."))) == 1 else q for q in asked])


def test_random_tables_ask_for_what_is_named_here() -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(seed)
        s = crowded(rng)
        while not s.over:
            decision = s.decision(s.to_act[0])
            met[f"{decision.kind}.{decision.purpose}"] += 1
            if decision.source and decision.at:
                assert decision.at.rpartition(".")[2] == decision.source or decision.at.startswith("room.")
            s.choose(rng.randrange(s.width))
    assert len(met) > 30


# --- what they say --------------------------------------------------------------------------------------------------
def asked(s: Any) -> tuple[str, str]:
    decision = s.decision(s.to_act[0])
    return decision.prompt("en"), decision.prompt("cs")


@pytest.mark.rule("RW-10.7")
@pytest.mark.component("supercomputer")
def test_a_price_says_what_it_is_paid_for() -> None:
    s = do(table({"area": ["supercomputer"], "wood": 5}), "use:supercomputer")
    decision = s.decision()
    assert asked(s) == (
        "Supercomputer: give 2 items to draw 3 basic cards and play one of them for free?",
        "Superpočítač: odhodíš 2 předměty, dobereš si 3 základní karty a jednu z nich smíš vyložit zdarma?",
    )
    assert (decision.purpose, decision.source, decision.at) == (
        "item_for_free_project",
        "supercomputer",
        "area0.supercomputer",
    )
    assert decision.help("en") == GAME.texts.components["supercomputer"].text("en")
    assert [option.role for option in decision.options][-1] == "decline"


@pytest.mark.rule("RW-18.4")
@pytest.mark.component("throwing_star")
def test_a_penalty_names_the_card_that_asks_and_its_owner() -> None:
    s, _ = played("throwing_star", {}, {"hand": ["thimble_helmet", "cork_life_vest"]})
    decision = s.decision(1)
    assert asked(s) == (
        "Throwing Star (Player 1): which card do you discard?",
        "Vrhací hvězdice (Hráč 1): kterou kartu odhodíš?",
    ), "the card of another player: its text speaks of opponents, and that is who is asked"
    assert (decision.kind, decision.purpose, decision.at) == ("card", "as_penalty", "area0.throwing_star")
    assert decision.limit() == "", "just one"
    assert decision.options[0].tag("cs") == "odhodit"


@pytest.mark.rule("RW-15.1", "RW-15.2")
def test_items_are_given_for_something() -> None:
    hand = ["thimble_helmet", "cork_life_vest", "laser_cutter"]
    s = do(table({"hand": hand, "wood": 2, "metal": 2}), "buy:electricity")
    assert asked(s)[0] == "Electricity: which 4 items do you give for it?"
    assert (s.decision().rule, s.decision().asker()) == ("RW-15.2", "Quick actions")
    do(s, "items:wood=1,metal=1,card=2")
    assert asked(s)[0] == "Electricity: which card do you give as an item?"
    assert s.decision().limit("en") == "0 of 2 chosen"
    do(s, "card:laser_cutter")
    assert s.decision().limit("en") == "1 of 2 chosen"
    s = do(table({"hand": hand, "wood": 2, "metal": 2}), "buy:versatility")
    assert asked(s)[0] == "Versatility token: which 3 items do you give for it?"


@pytest.mark.rule("RW-4.2", "RW-4.7")
def test_a_turn_says_what_is_left() -> None:
    s = table({"wood": 0})
    assert asked(s) == (
        "Your turn: place a chief (3 left), or first do a quick action (3 possible).",
        "Jsi na tahu: umísti velitele (zbývají 3), nebo předtím proveď rychlou akci (na výběr: 3).",
    )
    assert s.decision().purpose == "place"
    do(s, "place:s1b")
    assert s.decision().purpose == "act"
    s = at("s1b", {})
    assert s.decision().purpose == "finish"
    s = finish_round(last_turn())
    assert asked(s)[0].startswith("Your turn: place a chief (3 left)")


@pytest.mark.rule("RW-12.4")
def test_items_of_a_task_name_the_mission() -> None:
    side: Side = {"explorer": "g2", "wood": 3, "metal": 3, "versatility": 3}
    other: Side = {"fields": ["ab_vp3", "ab_annex"]}
    s = at("s2a", side, other, bonus=True, missions={"g2": {"card": "mh3", "open": True, "cubes": [1, 1, None]}})
    do(s, "bonus", "task:mh3.3", "cube:ab_vp3")
    assert asked(s)[0] == "“The Bookcase Hides Something!”: what do you give for the task? 2 items are due."
    assert s.decision().at == "room.g2"
    assert me(s)["wood"] == 3


def test_every_bargain_is_made_of_what_is_paid_and_gained() -> None:
    bargains = {step.bargain for program, i in asking_steps() if isinstance(step := program[i], Exchange)}
    assert len(bargains) == 13
    assert all(bargain.partition("_for_")[0] in GOODS and bargain.partition("_for_")[2] for bargain in bargains)
