"""Every question says who asks, what happens to the thing chosen, and how many may be chosen."""

from __future__ import annotations

import pytest

from herna.games.summoner.outside.codes import PHASE_VERBS
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.moves import PROCEDURES, Table
from herna.games.summoner.table.words import KINDS
from herna.games.summoner.vocabulary.effects import Pick
from herna.kernel.flow import Step
from herna.kernel.frame import Frame
from tests.games.summoner.scene import GAME, attack, codes, go, scene, unit, walk
from tests.sources import source_of

# Steps whose purpose is read from the table; random games ask them (see the contract suite).
BY_TABLE = {"MovePhase", "AttackPhase"}


def asking_steps() -> list[tuple[int, int]]:
    """Procedure and place of every step that asks."""
    return [
        (procedure, place)
        for procedure, steps in enumerate(PROCEDURES.programs)
        for place, step in enumerate(steps)
        if asks(step)
    ]


def asks(step: Step[Table]) -> bool:
    return "s.ask(" in "".join([source_of(base) for base in type(step).__mro__[:-2]])


def kind_of(step: Step[Table]) -> str:
    """The kind of question in its source, `ASK_USE` as `use`; phases and the pool ask by what they were given."""
    for base in type(step).__mro__[:-2]:
        for kind in KINDS:
            if f"ASK_{kind.name.upper()}" in source_of(base):
                return kind.name
    return ""


def purpose(procedure: int, place: int) -> str:
    """What `Procedures.purpose` finds for a question of this step, without a table."""
    for step in PROCEDURES.programs[procedure][place:]:
        if type(step).__name__ in BY_TABLE:
            return ""
        found = step.purpose(None, Frame(procedure, place, 0, 0, 0, 0, 0, ()))  # type: ignore[arg-type]
        if found:
            return found
    return ""


def test_there_are_questions_to_look_at() -> None:
    assert len(asking_steps()) > 60
    assert len({type(PROCEDURES.programs[procedure][place]) for procedure, place in asking_steps()}) > 30


@pytest.mark.parametrize(("procedure", "place"), asking_steps())
def test_every_question_has_a_sentence_for_its_purpose(procedure: int, place: int) -> None:
    step = PROCEDURES.programs[procedure][place]
    kind, found = kind_of(step), purpose(procedure, place)
    if kind == "":
        assert type(step).__name__ == "Settle" or "Phase" in type(step).__name__
        return
    special = f"ask.{kind}.{found}"
    assert GAME.texts.has(special) or (found in ("", kind) and GAME.texts.has(f"ask.{kind}")), special


def test_whoever_asks_for_a_card_says_what_for() -> None:
    picks = [
        (procedure, place)
        for procedure, place in asking_steps()
        if isinstance(PROCEDURES.programs[procedure][place], Pick)
    ]
    assert len(picks) > 10
    assert all(purpose(procedure, place) for procedure, place in picks)


def test_everything_that_can_be_done_in_a_phase_has_a_tag() -> None:
    done = [*PHASE_VERBS.values(), "summon.instead", "play.on", "play.own", "instead"]
    assert [key for key in done if not GAME.texts.has("option." + key) or not GAME.texts.has("tag." + key)] == []


def test_an_event_on_an_own_unit_says_that_it_is_the_own_one() -> None:
    near = {"c3": "pe_queen_maldaria", "c4": "pe_ember_archer"}
    s = scene(mine=near, theirs={"c5": "to_smasher"}, phase="move", hand=("pe_burn", "gate"))
    said = {option.code: option.label() for option in s.decision().options}
    assert said["play:pe_burn@c4"] == "Play Burn on your own Ember Archer at c4 (0 magic)"
    assert said["play:pe_burn@c5"] == "Play Burn on Smasher at c5 (0 magic)"


def test_an_ability_asks_in_the_name_of_its_unit() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, theirs={"c6": "to_smasher"}, phase="move")
    walk(s, "c3", "c4")
    decision = s.decision()
    assert decision.prompt() == "Ember Archer, Quick Shot: which unit takes 1 damage?"
    assert (decision.purpose, decision.source, decision.at) == ("damage_1", "quick_shot", "u1")
    assert decision.help() == GAME.texts.components["quick_shot"].text()
    assert {option.tag() for option in decision.options if option.role == "do"} == {"1 damage"}


def test_purge_tells_sacrifice_from_damage() -> None:
    s = scene(
        "fallen_kingdom",
        mine={"c3": "fk_undead_warrior", "a1": "fk_undead_archer"},
        theirs={"c4": "to_smasher"},
        phase="move",
        hand=("fk_purge", "gate"),
    )
    go(s, "play:fk_purge")
    chosen = s.decision()
    assert (chosen.purpose, chosen.limit()) == ("sacrifice", "any number, 0 chosen")
    go(s, "use:own.fk_undead_warrior@c3")
    assert (s.decision().most, s.decision().chosen) == (0, 1)
    go(s, "use:done")
    hurt = s.decision()
    assert (hurt.kind, hurt.purpose, hurt.most) == ("use", "damage_beside", 1)
    assert hurt.prompt() == "Purge: which unit next to Undead Warrior on c3 takes 2 damage?"


def test_a_force_names_what_is_moved() -> None:
    s = scene(
        "polar_dwarves",
        mine={"b2": "pd_ice_golem", "d1": "pd_svara"},
        phase="build",
        hand=("pd_glacial_shift", "gate"),
    )
    go(s, "play:pd_glacial_shift")
    assert (s.decision().purpose, s.decision().most) == ("force_far", 3)
    go(s, "use:own.pd_ice_golem@b2")
    assert s.decision().prompt() == "Glacial Shift: Ice Golem on b2 is forced 1 or 2 spaces, to which one?"


def test_limits_count_moves_and_attacks() -> None:
    s = scene(mine={"c3": "pe_fanessa", "e3": "pe_royal_guardian"}, phase="move")
    assert s.decision().limit() == "3 moves left"
    assert s.decision().limit("cs") == "zbývají 3 pohyby"
    walk(s, "c3", "c4")
    assert (s.decision().most, s.decision().chosen, s.decision().limit()) == (3, 1, "2 moves left")
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": "to_smasher"})
    assert s.decision().limit("cs") == "zbývají 3 útoky"


def test_the_end_names_the_summoner_that_has_fallen() -> None:
    s = scene(mine={"c3": "pe_fanessa"}, theirs={"c4": unit("to_grognack", damage=11)})
    attack(s, "c3", "c4", "m", "m", "m", "m")
    assert s.result is not None
    assert s.result.about == "to_grognack"
    assert s.result.text() == "Player 1 wins: Grognack, the summoner of Player 2, has fallen."
    assert s.result.text(seat=0) == "You win: Grognack has fallen."
    assert s.result.text(seat=1) == "Player 1 wins: your summoner Grognack has fallen."
    assert s.events()[-1].text() == "Grognack has fallen: Player 1 wins."


def told(s: SummonerWars, kind: str) -> list[str]:
    return [event.text("en") for event in s.events() if event.kind == kind]


def test_dice_are_told_one_by_one_with_those_that_hit() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, theirs={"c5": "to_tundra_fighter"})
    attack(s, "c3", "c5", "mr", "ms")
    assert told(s, "rolls") == ["Ember Archer rolls 2 dice (melee + ranged; melee + special)."]
    assert told(s, "hits") == ["Ember Archer makes a ranged attack: 1 die hits Tundra Fighter."]


def test_an_attack_that_misses_is_told() -> None:
    s = scene(mine={"c3": "pe_royal_guardian"}, theirs={"c4": "to_tundra_fighter"})
    attack(s, "c3", "c4", "rs", "rs")
    assert told(s, "misses") == ["Royal Guardian makes a melee attack and no die shows that: it misses Tundra Fighter."]
    assert told(s, "damage") == []


def test_own_cards_are_the_last_targets() -> None:
    s = scene(mine={"c3": "pe_royal_guardian", "c2": "pe_ember_archer", "b3": "gate"}, theirs={"c4": "to_smasher"})
    go(s, "attack:pe_royal_guardian@c3")
    assert codes(s) == [
        "target:enemy.to_smasher@c4",
        "target:own.pe_ember_archer@c2",
        "target:own.gate@b3",
        "target:cancel",
    ]


def test_both_ways_out_of_a_path_say_what_they_do() -> None:
    s = scene(mine={"c3": "pe_ember_archer"}, phase="move")
    go(s, "move:pe_ember_archer@c3", "move:pe_ember_archer@c3>c4")
    labels = [option.label("en") for option in s.decision(0).options]
    assert labels[-2:] == [
        "End the path here: the unit moves to c4",
        "Call the move off: the unit stays where it was and no move is used up",
    ]


def test_a_unit_that_reaches_only_its_own_side_says_so() -> None:
    s = scene(mine={"c3": "pe_royal_guardian", "c2": "pe_ember_archer"}, theirs={"c5": "to_smasher"})
    labels = [option.label("en") for option in s.decision(0).options]
    assert "Attack with Royal Guardian from c3 (strength 1, life 4, only your own cards in reach)" in labels
    s = scene(mine={"c3": "pe_royal_guardian", "c2": "pe_ember_archer"}, theirs={"c4": "to_smasher"})
    assert not any("only your own" in option.label("en") for option in s.decision(0).options[:1])
