"""Every lesson and every page that comes with Herna is sound: all branches are walked, in both languages."""

from __future__ import annotations

import pytest

from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn.lesson import MOST_SAID
from herna.learn.proof import Walk, page_faults
from herna.learn.shelf import NoLesson, howto, lesson, lesson_files, lessons

GAMES = ("bigmonster", "mindbug", "smashup", "summoner", "wistar")


@pytest.mark.parametrize("id", lesson_files())
def test_every_branch_of_a_lesson_is_sound(id: str) -> None:
    walk = Walk(lesson(id))
    assert walk.faults == []
    assert walk.choices >= 5
    assert walk.replies > 0  # there is always something wrong to choose, and it is explained


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_game_and_two_more_lessons(game: str) -> None:
    mine = lessons(game)
    assert [one.number for one in mine] == [1, 2, 3]
    assert mine[0].name == "first"
    assert 4 <= mine[0].minutes <= 6
    assert 8 <= sum([len(scene.steps) for scene in mine[0].scenes]) <= 10
    assert mine[0].outcome is not None, "a first game ends with a victory"


@pytest.mark.parametrize("id", lesson_files())
def test_a_lesson_is_called_like_its_file(id: str) -> None:
    assert lesson(id).id == id


@pytest.mark.parametrize("id", lesson_files())
def test_what_is_said_fits_on_the_table_with_its_names_filled_in(id: str) -> None:
    one = lesson(id)
    said = [step.say for scene in one.scenes for step in scene.steps] + [one.end]
    said += [wrong.say for scene in one.scenes for step in scene.steps for wrong in step.wrong]
    for lang in LANGUAGES:
        for both in said:
            assert len(both.text(one.game, lang)) <= MOST_SAID, both.texts[lang]


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_drawn_from_real_tables_and_read_in_two_minutes(game: str) -> None:
    page = howto(game)
    assert page_faults(page) == []
    for lang in LANGUAGES:
        words = [both.text(page.game, lang) for part in page.parts for both in (part.title, part.text, part.caption)]
        assert len(" ".join(words).split()) <= 2 * 200, "a person reads about 200 words in a minute"


def test_what_does_not_exist_is_told() -> None:
    with pytest.raises(NoLesson, match=r"no lesson 'mindbug-second'; there are: .*mindbug-first"):
        lesson("mindbug-second")
    with pytest.raises(NoLesson, match="no page on how to play 'chess'"):
        howto("chess")
    assert lessons("chess") == []


def test_no_lesson_is_of_an_unknown_game() -> None:
    assert {id.partition("-")[0] for id in lesson_files()} == set(GAMES)
