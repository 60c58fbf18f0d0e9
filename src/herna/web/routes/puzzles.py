"""The addresses of puzzles. What somebody has solved, and how far they are in one, only their browser knows."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, Final

import htpy as h
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.kernel.errors import HernaError
from herna.learn import shelf
from herna.learn.attempt import Attempt, Told, Wrong, onward_from, resume_attempt, solution
from herna.learn.daily import Streak, puzzle_of_the_day, read_streak
from herna.learn.learner import Reply
from herna.learn.puzzle import Puzzle
from herna.web.boards import label
from herna.web.pages.led import Led, Said
from herna.web.pages.puzzles import address, game_page, puzzles_page
from herna.web.pages.shell import Look
from herna.web.pages.table import link
from herna.web.routes.answers import Page, html, to_table
from herna.web.routes.entrance import last_level
from herna.web.routes.forms import BadForm, Form, read_form
from herna.web.routes.learn import Picture, answer_with, looked_at, read_back, scene_of, staged_step, written
from herna.web.routes.requests import YEAR, Asked, count_table, look_of, room_of, visitor_of
from herna.web.tables.room import quick_seats

MOST_MADE: Final = 60  # choices in one puzzle
DEEDS: Final = ("restart", "why", "solution")


# --- what the browser keeps -----------------------------------------------------------------------------------
def today() -> date:
    """The same day for everybody, wherever they are."""
    return datetime.now(UTC).date()


def solved_in(request: Asked, game: str) -> set[str]:
    """The puzzles of a game that this browser has solved, as far as they exist."""
    kept = request.cookies.get(f"solved-{game}", "")
    known = shelf.puzzle_lines(game)
    return {id for number in kept.split(".") if (id := f"{game}-{number}") in known}


def streak_of(request: Asked) -> Streak:
    return read_streak(read_back(request.cookies.get("streak", "")))


def remembered(name: str, value: str) -> Cookie:
    return Cookie(key=name, value=value, max_age=YEAR, path="/puzzles", httponly=True, samesite="lax")


def keeping(request: Asked, puzzle: Puzzle) -> list[Cookie]:
    """Cookies that say that this puzzle is solved."""
    game = puzzle.game.id
    solved = sorted([int(id.rpartition("-")[2]) for id in solved_in(request, game) | {puzzle.id}])
    kept = [remembered(f"solved-{game}", ".".join([str(number) for number in solved]))]
    if puzzle.id == puzzle_of_the_day(today()):
        streak = streak_of(request).solved(today())
        kept.append(remembered("streak", written({"last": streak.last, "run": streak.run})))
    return kept


# --- attempts -------------------------------------------------------------------------------------------------
@lru_cache(256)
def attempt_at(id: str, made: tuple[str, ...]) -> Attempt:
    """The attempt in which these choices were made: the same for everybody, so it is worked out once."""
    return resume_attempt(shelf.puzzle(id), list(made))


@lru_cache(512)
def judged(id: str, made: tuple[str, ...], choice: str) -> Reply:
    attempt = resume_attempt(shelf.puzzle(id), list(made))
    return attempt.choose(choice)


def puzzle_named(game: str, id: str) -> Puzzle:
    found = shelf.puzzle(id)
    if found.game.id != herna.game(game).id:
        raise shelf.NoLesson(f"there is no puzzle {id!r} of {game}")
    return found


def made_in(form: Form, puzzle: Puzzle) -> tuple[str, ...]:
    """The choices that the form says were made; whatever is not right among them is left."""
    kept = read_back(form.one("kept"))
    made = kept.get("made") if isinstance(kept, dict) and kept.get("puzzle") == puzzle.id else None
    if not isinstance(made, list) or len(made) > MOST_MADE or not all([isinstance(code, str) for code in made]):
        raise BadForm("the field 'kept' is no place in this puzzle")
    return tuple(attempt_at(puzzle.id, tuple(made)).made)


def picture(look: Look, attempt: Attempt, reply: Said | None, wrong: str = "") -> Picture:
    """The table of an attempt; `wrong` is the choice that can be seen refuted."""
    puzzle = attempt.puzzle
    scene = scene_of(puzzle.game, look.lang, attempt.state, puzzle.seat, 1 + 100 * len(attempt.made), asks=True)
    led = led_for(look, puzzle, attempt.made)
    led.reply = reply
    led.chooses = not attempt.solved
    again = h.button("#o-restart.decline", name="do", value="restart")[look.say("puzzle.restart")]
    shows = h.button("#o-solution.decline", name="do", value="solution")[look.say("puzzle.show")]
    if attempt.solved:
        led.buttons = [following(look, puzzle), shows, plays_on(look, puzzle), again]
    else:
        why = h.button("#o-why.deed", name="why", value=wrong)[look.say("puzzle.why")]
        led.buttons = [wrong and why, shows]
    return scene, led, True


def led_for(look: Look, puzzle: Puzzle, made: list[str]) -> Led:
    number = puzzle.id.rpartition("-")[2]
    title = look.say("puzzle.number", number=number)
    kept = written({"puzzle": puzzle.id, "made": made})
    level = look.say("puzzle.level", level=puzzle.level)
    led = Led(address(puzzle.game.id, puzzle.id), title, puzzle.asks(look.lang), level, kept)
    led.tools = [link(f"/puzzles/{puzzle.game.id}", "star", look.say("puzzle.all"))]
    return led


def following(look: Look, puzzle: Puzzle) -> h.Node:
    """The next puzzle of the game."""
    ids = list(shelf.puzzle_lines(puzzle.game.id))
    after = ids[(ids.index(puzzle.id) + 1) % len(ids)]
    return h.a("#o-following.button.main", href=address(puzzle.game.id, after))[look.say("puzzle.next")]


def plays_on(look: Look, puzzle: Puzzle) -> h.Node:
    """The way to a table of one's own, where the game goes on against a bot."""
    ends = onward_from(puzzle).made == puzzle.start.state.made
    told = look.say("puzzle.play_it" if ends else "puzzle.play_on")
    return h.button("#o-play.deed", formaction=f"{address(puzzle.game.id, puzzle.id)}/play")[told]


def walked(look: Look, attempt: Attempt, line: list[Told], step: int, shown: tuple[str, str]) -> list[Picture]:
    """One step of a line that is shown: how it comes about, what was chosen, and the ways back and on."""
    puzzle = attempt.puzzle
    step = min(max(step, 1), len(line))
    told = line[step - 1]
    who = "puzzle.you" if told.seat == puzzle.seat else "puzzle.they"
    led = led_for(look, puzzle, attempt.made)
    pictures = staged_step(look, puzzle.game, led, told, puzzle.seat, step)
    led.says = f"{look.say(who)}: {label(pictures[0][0], told.option)}"
    led.count = look.say("learn.step", step=step, steps=len(line))
    led.chooses = False
    name, value = shown
    if step < len(line):
        onward = h.button("#o-step.main", name=name, value=value)[look.say("puzzle.onward")]
        led.buttons = [h.input(type="hidden", name="step", value=str(step + 1)), onward]
    if step == len(line) and name == "do":
        led.buttons.append(plays_on(look, puzzle))
    led.buttons.append(h.button("#o-back.decline", name="do", value="back")[look.say("puzzle.back")])
    if step == len(line) and name == "why":
        reply = judged(puzzle.id, tuple(attempt.made), value)
        led.reply = Said("wrong", reply.text(look.lang), reply.rule)
    return pictures


# --- addresses --------------------------------------------------------------------------------------------------
@get("/puzzles", include_in_schema=False)
async def all_puzzles(request: Asked) -> Page:
    look = look_of(request)
    daily = shelf.puzzle(puzzle_of_the_day(today()))
    streak = streak_of(request)
    counts = {
        id: (len(lines), len(solved_in(request, id))) for id in herna.games() if (lines := shelf.puzzle_lines(id))
    }
    solved = daily.id in solved_in(request, daily.game.id)
    return html(puzzles_page(look, daily, streak.on(today()), solved, counts))


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzles_of(request: Asked, game: FromPath[str]) -> Page:
    id = herna.game(game).id
    lines = shelf.puzzle_lines(id)
    if not lines:
        raise shelf.NoLesson(f"there are no puzzles of {id}")
    return html(game_page(look_of(request), shelf.puzzle_kinds(id), lines, solved_in(request, id)))


@get("/puzzles/{game:str}/{id:str}", include_in_schema=False)
async def open_puzzle(request: Asked, game: FromPath[str], id: FromPath[str]) -> Response[Any]:
    look, puzzle = look_of(request), puzzle_named(game, id)
    shown = picture(look, Attempt(puzzle), None)
    return answer_with(request, look, address(puzzle.game.id, id), puzzle.seat, [shown])


@post("/puzzles/{game:str}/{id:str}", include_in_schema=False)
async def try_puzzle(request: Asked, game: FromPath[str], id: FromPath[str]) -> Response[Any]:
    """One thing the solver does: choose, see why something is wrong, see the solution, begin anew."""
    look, puzzle = look_of(request), puzzle_named(game, id)
    form = await read_form(request)
    pictures, solved = await asyncio.to_thread(done_by, look, puzzle, form)
    answer = answer_with(request, look, address(puzzle.game.id, id), puzzle.seat, pictures)
    if solved:
        answer.cookies.extend(keeping(request, puzzle))
    return answer


def done_by(look: Look, puzzle: Puzzle, form: Form) -> tuple[list[Picture], bool]:
    """The pictures that follow, and whether the puzzle has just been solved."""
    made = made_in(form, puzzle)
    attempt = attempt_at(puzzle.id, made)
    do = form.one("do") if "do" in form.fields else ""
    step = form.number("step") if "step" in form.fields else 1
    if do == "restart":
        return [picture(look, Attempt(puzzle), None)], False
    if do == "solution":
        return walked(look, attempt, solution(puzzle), step, ("do", "solution")), False
    if do == "back":
        return [picture(look, attempt, None)], False
    if do:
        raise BadForm(f"the field 'do' is back or one of {', '.join(DEEDS)}")
    if attempt.solved:
        raise HernaError("the puzzle is solved already")
    if "why" in form.fields:
        reply = judged(puzzle.id, made, form.one("why"))
        if not isinstance(reply, Wrong) or not reply.refutation:
            raise BadForm("the field 'why' is no wrong choice of this puzzle")
        return walked(look, attempt, reply.refutation, step, ("why", form.one("why"))), False
    choice = form.one("choice")
    reply = judged(puzzle.id, made, choice)
    said = Said(reply.kind, reply.text(look.lang), reply.rule)
    if reply.kind == "right":
        onward = attempt_at(puzzle.id, (*made, choice))
        scene, led, _ = picture(look, onward, said)
        return [(scene, led, False)], onward.solved
    refuted = isinstance(reply, Wrong) and bool(reply.refutation)
    return [picture(look, attempt, said, choice if refuted else "")], False


@post("/puzzles/{game:str}/{id:str}/play", include_in_schema=False)
async def play_on(request: Asked, game: FromPath[str], id: FromPath[str]) -> Redirect:
    """A table of one's own with the solved puzzle on it: the game goes on against a bot."""
    look, puzzle, visitor = look_of(request), puzzle_named(game, id), visitor_of(request)
    state = await asyncio.to_thread(onward_from, puzzle)
    known = (await room_of(request).store.people.read(visitor)).name
    me, *bots = quick_seats(state.players, known or look.say("player", number=1), visitor, last_level(request))
    seats = [*bots[: puzzle.seat], me, *bots[puzzle.seat :]]
    count_table(request)
    live = await room_of(request).open_table(state, seats, open_seed=True)  # so it counts for nobody's strength
    return to_table(live.stored.id, me.key, visitor)


@get("/puzzles/{game:str}/{id:str}/look", include_in_schema=False)
async def look_closer(
    request: Asked, game: FromPath[str], id: FromPath[str], at: FromQuery[str], component: FromQuery[str] = ""
) -> Page:
    """What the zoom shows besides the card, at the beginning of the puzzle."""
    look, puzzle = look_of(request), puzzle_named(game, id)
    url = address(puzzle.game.id, id)
    return looked_at(request, look, url, puzzle.start.state, puzzle.seat, at, component)


PUZZLE_ROUTES: Final = [all_puzzles, puzzles_of, open_puzzle, try_puzzle, play_on, look_closer]
