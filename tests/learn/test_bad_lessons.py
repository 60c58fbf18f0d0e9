"""A lesson file with a mistake is refused in clear words, with the file, the scene and the step."""

from __future__ import annotations

import pytest

from herna.learn.howto import read_howto
from herna.learn.lesson import read_lesson
from herna.learn.proof import Walk
from herna.learn.reading import LearnError
from tests.learn.sample import SOUND, sample, spoiled

ATTACK = 'expect = ["attack:tiger_squirrel"]'


def test_the_sample_is_sound() -> None:
    walk = Walk(sample())
    assert walk.faults == []
    assert (walk.choices, walk.places, walk.replies) == (2, 3, 4)


# What cannot even be read: (what is replaced, by what, where, why).
UNREADABLE = [
    ("herna_lesson = 1", "herna_lesson = 2", "sample.toml", "'herna_lesson' must be 1"),
    ("minutes = 1", "minutes = true", "sample.toml", "'minutes' must be a number, not True"),
    ("minutes = 1", "", "sample.toml", "'minutes' is missing"),
    ("minutes = 1", "minutes = 1\nseat = 2", "sample.toml, scene 1", "2 play here, so there is no seat 2"),
    ("minutes = 1", "minutes = 1\nhours = 2", "sample.toml", "there is no field 'hours'"),
    ('game = "mindbug"', 'game = "chess"', "sample.toml", "there is no game 'chess'"),
    (', cs = "Ukázka" }', " }", "sample.toml, title", "'cs' is missing"),
    ('cs = "Zaútoč jím."', 'cs = " "', "sample.toml, scene 1, step 2, say", "there is no text in 'cs'"),
    ('en = "Win."', f'en = "{"x" * 261}"', "sample.toml, scene 1, step 3, say", "261 characters in 'en', and 260"),
    ('en = "Look at {tiger_squirrel}."', 'en = "Look at {unicorn}."', "scene 1, step 1", "no component 'unicorn'"),
    ("{tiger_squirrel:acc}", "{tiger_squirrel:voc}", "scene 1, step 1", "there is no case 'voc'"),
    ("{tiger_squirrel:acc}", "{tiger_squirrel", "scene 1, step 1, say", "a bracket is not closed"),
    ('rule = "MB-2.1"', 'rule = "MB-99.1"', "scene 1, step 3", "mindbug has no rule 'MB-99.1'"),
    ('area = ["bee_bear"]', 'area = ["unicorn"]', "scene 1, position", "there is no creature 'unicorn'"),
    ('seed = "sample"', 'opening = ["play:unicorn"]', "scene 1, position", "not legal"),
    (
        'goal = { over = "won" }\nhint',
        'goal = { over = "perhaps" }\nhint',
        "step 3, goal",
        "'over' is one of won, lost",
    ),
    ('goal = { over = "won" }\nhint', 'goal = { asked = "chess" }\nhint', "step 3, goal", "'asked' is one of action,"),
    ('goal = { over = "won" }\nhint', "goal = {}\nhint", "step 3, goal", "a goal must ask for something"),
    (
        'goal = { over = "won" }\nhint',
        'goal = { happened = [{ kind = "flies" }] }\nhint',
        "happened 1",
        "'kind' is one of",
    ),
    ('goal = { over = "won" }\nhint', 'goal = { "a..b" = 1 }\nhint', "step 3, goal", "'a..b' is no path into a view"),
    ('goal = { over = "won" }\nhint', "goal = { turn = { than = 1 } }\nhint", "goal", "there is no test 'than'"),
    ('goal = { over = "won" }\nhint', 'goal = { turn = { min = "a" } }\nhint', "goal", "'min' needs a number"),
    ('hint = { en = "Who is Sneaky?", cs = "Kdo je NENÁPADNÝ?" }', "", "step 3", "'hint' is missing"),
    (
        'hint = { en = "Who is',
        'choices = 9\nhint = { en = "Who is',
        "step 3",
        "'choices' goes with a goal and is at most 4",
    ),
    (ATTACK, "", "step 2", "where nothing is chosen, there are no 'answers'"),
    (ATTACK, 'expect = ["attack:luchataur", "attack:luchataur again"]', "step 2", "ends where another way goes on"),
    (ATTACK, f'{ATTACK}\ngoal = {{ over = "won" }}\nhint = {{ en = "a", cs = "b" }}', "step 2", "do not go together"),
    ('wrong = [{ codes = ["attack:luchataur"], ', "wrong = [{ ", "step 2, wrong 1", "'codes' is missing"),
]


@pytest.mark.parametrize(("old", "new", "where", "why"), UNREADABLE, ids=[why for _, _, _, why in UNREADABLE])
def test_what_cannot_be_read_is_told_with_its_place(old: str, new: str, where: str, why: str) -> None:
    with pytest.raises(LearnError) as error:
        spoiled(old, new)
    assert where in error.value.where
    assert why in error.value.why
    assert str(error.value).startswith("sample.toml")


# What can be read, but does not hold when it is walked.
UNSOUND = [
    (ATTACK, 'expect = ["attack:unicorn"]', "step 2: 'attack:unicorn' is not legal"),
    (ATTACK, 'expect = ["attack:bee_bear"]', "step 2: 'attack:bee_bear' is not legal"),
    ('mark = ["tiger_squirrel"]', 'mark = ["unicorn"]', "step 1: the mark 'unicorn' is neither in the view nor a code"),
    ('mark = ["attack:tiger_squirrel"]', 'mark = ["attack:bee_bear"]', "marks a code that is not legal"),
    ('answers = ["play:shield_bugs"]', "", "step 2: after 'attack:tiger_squirrel' no answer is left for seat 1"),
    ('answers = ["play:shield_bugs"]', 'answers = ["block:none"]', "seat 1 cannot answer 'block:none'; it can: ["),
    ('answers = ["play:shield_bugs"]', 'answers = ["play:shield_bugs", "end"]', "the answer 'end' is never needed"),
    ('check = { "sides.1.life" = 1 }', 'check = { "sides.1.life" = 2 }', "the check does not hold"),
    ('check = { "sides.1.life" = 1 }', 'check = { "sides.1.lives" = 1 }', "there is nothing at 'sides.1.lives'"),
    ('codes = ["attack:luchataur"]', 'codes = ["attack:tiger_squirrel"]', "is called wrong, but it is right, or never"),
    ('codes = ["attack:luchataur"]', 'codes = ["attack:bee_bear"]', "is called wrong, but it is right, or never legal"),
    ('goal = { over = "won" }\nhint', 'goal = { over = "lost" }\nhint', "step 3: nothing reaches the goal"),
    ('goal = { over = "won" }\nhint', "goal = { turn = { min = 1 } }\nhint", "step 3: everything reaches the goal"),
    (
        'Vyhráno." }\ngoal = { over = "won" }',
        'Vyhráno." }\ngoal = { over = "lost" }',
        "end: after 'the last choice' the check",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), UNSOUND, ids=[told for _, _, told in UNSOUND])
def test_what_does_not_hold_is_found_by_the_proof(old: str, new: str, told: str) -> None:
    faults = Walk(spoiled(old, new)).faults
    assert any([told in fault for fault in faults]), faults
    assert all([fault.startswith("sample.toml") for fault in faults])


def test_a_step_after_the_end_of_the_game_is_found() -> None:
    more = SOUND.replace(
        "[end]", '[[scenes.steps]]\nrule = "MB-2.1"\nsay = { en = "On.", cs = "Dál." }\nexpect = ["end"]\n[end]'
    )
    faults = Walk(read_lesson(more, "sample.toml")).faults
    assert any(["step 4: the learner is to choose, but is not asked anything" in fault for fault in faults])


def test_a_file_that_is_no_toml_is_told_with_its_name() -> None:
    with pytest.raises(LearnError, match=r"sample\.toml: not a TOML file"):
        read_lesson("[[", "sample.toml")
    with pytest.raises(LearnError, match=r"page\.toml: not a TOML file"):
        read_howto("= 1", "page.toml")


def test_a_page_without_a_part_or_with_a_bad_table_is_refused() -> None:
    with pytest.raises(LearnError, match="'aim' is missing"):
        read_howto('herna_howto = 1\ngame = "mindbug"', "page.toml")
    part = """
    [aim]
    rule = "MB-2.1"
    title = { en = "Aim", cs = "Cíl" }
    text = { en = "Win.", cs = "Vyhraj." }
    caption = { en = "A table.", cs = "Stůl." }
    made = ["play:unicorn"]
    position = { sides = [{ hand = ["gorillion"] }, {}] }
    """
    with pytest.raises(LearnError, match=r"page\.toml, aim, position: .*not legal"):
        read_howto('herna_howto = 1\ngame = "mindbug"\n' + part, "page.toml")
