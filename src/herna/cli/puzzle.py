"""The command for people who solve puzzles: `puzzle` opens the one of the day, one of a game, or a certain one."""

from __future__ import annotations

import sys
from datetime import date
from typing import Annotated

from cyclopts import Parameter

import herna
from herna.cli.common import Lang, app, output
from herna.cli.play import read_line
from herna.kernel.errors import HernaError
from herna.learn import shelf
from herna.learn.daily import puzzle_of_the_day
from herna.terminal.language import say
from herna.terminal.output import Output
from herna.terminal.progress import Progress
from herna.terminal.puzzles import PuzzleSession, keep_solved


@app.command
def puzzle(
    which: Annotated[
        str | None, Parameter(help="a game, or a puzzle such as mindbug-7; without one, the puzzle of the day")
    ] = None,
    *,
    level: Annotated[int | None, Parameter(help="only puzzles of this level, 1 (easy) to 5 (hard)")] = None,
    list_: Annotated[bool, Parameter(name="--list", negative="", help="list the puzzles and those solved")] = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle: each choice is judged at once, and a wrong one can be seen refuted."""
    progress = Progress(name="puzzles.json")
    if level is not None and level not in (1, 2, 3, 4, 5):
        raise HernaError(f"a level is from 1 to 5, not {level}")
    if list_:
        for game in [which] if which else herna.games():
            list_puzzles(game, output(herna.game(game), lang), progress, level)
        return
    today = date.today()
    daily = puzzle_of_the_day(today)
    id = daily if which is None else chosen(which, progress, level, lang)
    found = shelf.puzzle(id)
    out = output(found.game, lang)
    session = PuzzleSession(found, out, read_line)
    complete = session.solve()
    if session.attempt.solved:
        keep_solved(progress, id, session.missed, today if id == daily else None, out)
    sys.exit(0 if complete else 1)


def chosen(which: str, progress: Progress, level: int | None, lang: str | None) -> str:
    """The puzzle itself, or the first of the game that is not solved yet; then the first of all."""
    if which not in herna.games():
        return which
    ids = [id for id, line in shelf.puzzle_lines(which).items() if level in (None, line.data.get("level"))]
    if not ids:
        out = output(herna.game(which), lang)
        raise HernaError(say(out.lang, "puzzle.none", title=out.game.title(out.lang)))
    return next((id for id in ids if not progress.state(id)), ids[0])


def list_puzzles(game: str, out: Output, progress: Progress, level: int | None) -> None:
    lines = [line for line in shelf.puzzle_lines(game).items() if level in (None, line[1].data.get("level"))]
    if not lines:
        return
    kinds = shelf.puzzle_kinds(game)
    out.line(f"{game}: {out.game.title(out.lang)}", "bold")
    for id, line in lines:
        title = kinds.kinds[line.data["kind"]].title.texts[out.lang]
        done = f", {say(out.lang, 'learn.done')}" if progress.state(id) else ""
        out.line(f"  herna puzzle {id}: {title} ({say(out.lang, 'puzzle.level', level=line.data['level'])}{done})")
