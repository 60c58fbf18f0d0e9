"""The command for people who learn a game: `learn` lists the lessons, leads through one, and tells how to play."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

import herna
from herna.cli.common import Lang, app, output
from herna.cli.play import read_line
from herna.kernel.errors import HernaError
from herna.learn import shelf
from herna.learn.learner import Learner, resume
from herna.learn.lesson import Lesson
from herna.terminal.language import say
from herna.terminal.lessons import LessonSession, list_lessons, show_howto
from herna.terminal.output import Output
from herna.terminal.progress import Progress


@app.command
def learn(
    game: Annotated[str | None, Parameter(help="the id of a game; without one, all lessons are listed")] = None,
    lesson: Annotated[
        str | None, Parameter(help="the name of a lesson; without one, those of the game are listed")
    ] = None,
    *,
    how: Annotated[bool, Parameter(negative="", help="how to play the game, in two minutes")] = False,
    restart: Annotated[bool, Parameter(negative="", help="begin the lesson anew, even in the middle of it")] = False,
    lang: Lang = None,
) -> None:
    """Learn a game: a page on how to play it, and lessons in which you make every move."""
    progress = Progress()
    if game is None:
        for id in herna.games():
            mine = shelf.lessons(id)
            if mine:
                list_lessons(mine, output(herna.game(id), lang), progress)
        return
    out = output(herna.game(game), lang)
    lessons = shelf.lessons(game)
    if how:
        show_howto(shelf.howto(game), out)
    elif not lessons:
        raise HernaError(say(out.lang, "learn.no_game", title=out.game.title(out.lang)))
    elif lesson is None:
        list_lessons(lessons, out, progress)
    else:
        run(find(lessons, lesson, out), lessons, out, progress, restart)


def find(lessons: list[Lesson], name: str, out: Output) -> Lesson:
    for one in lessons:
        if name in (one.name, one.id):
            return one
    names = ", ".join([one.name for one in lessons])
    raise HernaError(say(out.lang, "learn.none", lesson=name, title=out.game.title(out.lang), lessons=names))


def run(lesson: Lesson, lessons: list[Lesson], out: Output, progress: Progress, restart: bool) -> None:
    learner = Learner(lesson) if restart else resume(lesson, progress.of(lesson.id))
    title = lesson.title.text(lesson.game, out.lang)
    out.line(
        say(out.lang, "learn.welcome", title=out.game.title(out.lang), lesson=title, minutes=lesson.minutes), "bold"
    )
    if learner.progress[0] > 1:
        out.line(say(out.lang, "learn.resumed"), "dim")
    complete = LessonSession(learner, out, read_line, progress).learn()
    if learner.done:
        later = [one for one in lessons if one.number > lesson.number]
        if later:
            out.line(say(out.lang, "learn.next", game=out.game.id, lesson=later[0].name), "dim")
        out.line(say(out.lang, "learn.play", game=out.game.id), "dim")
    sys.exit(0 if complete else 1)
