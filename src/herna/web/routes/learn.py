"""The addresses for those who learn: how to play, and lessons. Where a learner is, only their browser knows."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any, Final

import htpy as h
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

import herna
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.learn import shelf
from herna.learn.attempt import Told
from herna.learn.howto import PARTS
from herna.learn.learner import Learner, Right, resume
from herna.learn.lesson import Lesson
from herna.web.boards import attempts, closer
from herna.web.drawing.identity import Identity
from herna.web.drawing.scene import Scene
from herna.web.pages import beside
from herna.web.pages.learn import Progress, board_page, howto_page, learn_page
from herna.web.pages.led import Led, Said, led_frame, led_page
from herna.web.pages.shell import Look
from herna.web.pages.table import link
from herna.web.routes.answers import Page, board_policy, html, rooted
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import YEAR, Asked, look_of

LONGEST_PLACE: Final = 3000  # characters; no lesson comes near it
EVENTS_SHOWN: Final = 40
Picture = tuple[Scene, Led, bool]  # the table, what stands around it, and whether it tells no story


# --- where a learner is -------------------------------------------------------------------------------------
def written(data: Any) -> str:
    """Plain data as letters that cookies and forms can carry."""
    return base64.urlsafe_b64encode(json.dumps(data, separators=(",", ":")).encode()).decode().rstrip("=")


def read_back(text: str) -> Any:
    """What `written` has written; None if it is something else."""
    if len(text) > LONGEST_PLACE:
        return None
    try:
        return json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, RecursionError):
        return None


def cookie_of(lesson: str) -> str:
    return f"lesson-{lesson}"


def kept_by(request: Asked, lesson: str) -> dict[str, Any]:
    """What the browser has kept of a lesson: `place`, and whether it was ever `done`; empty if nothing can be read."""
    found = read_back(request.cookies.get(cookie_of(lesson), ""))
    return found if isinstance(found, dict) else {}


def progress_of(request: Asked) -> Progress:
    """How far this browser's learner has come in each lesson."""
    found: Progress = {}
    for id in shelf.lesson_files():
        kept = kept_by(request, id)
        if kept:
            found[id] = "done" if kept.get("done") is True else "begun"
    return found


def keeping(request: Asked, learner: Learner) -> Cookie:
    done = learner.done or kept_by(request, learner.lesson.id).get("done") is True
    place = written({"done": done, "place": learner.kept()})
    name = cookie_of(learner.lesson.id)
    return Cookie(key=name, value=place, max_age=YEAR, path="/learn", httponly=True, samesite="lax")


# --- pictures -----------------------------------------------------------------------------------------------
def scene_of(game: Game[Any], lang: str, state: State, seat: int, seq: int, asks: bool) -> Scene:
    """A table without a room: one seat's view, its question if it is asked, and what happened last."""
    decision = state.decision(seat) if asks and seat in state.to_act else None
    events = state.events(0, seat)[-EVENTS_SHOWN:]
    return Scene(game, lang, seq, state.view(seat), seat, decision, events)


def staged_step(look: Look, game: Game[Any], led: Led, told: Told, seat: int, step: int) -> list[Picture]:
    """A choice that is shown: the table before it, from which the page plays what happens, and the one after it."""
    before = scene_of(game, look.lang, told.before.state, seat, 2 * step, asks=False)
    after = scene_of(game, look.lang, told.place.state, seat, 2 * step + 1, asks=False)
    return [(before, led, True), (after, led, False)]


def place_number(learner: Learner) -> int:
    """Grows with everything the learner does; pages show pictures in this order."""
    made = sum([max(1, len(codes)) for codes in learner.finished]) + len(learner.made)
    return 1 + learner.scene_number * 1000 + made + (1000 if learner.done else 0)


def lesson_picture(look: Look, learner: Learner, reply: Said | None) -> tuple[Scene, Led]:
    lesson = learner.lesson
    game = lesson.game
    reads = learner.done or learner.step.reads
    scene = scene_of(game, look.lang, learner.state, learner.seat, place_number(learner), asks=not reads)
    step, steps = learner.progress
    led = Led(
        address_of(lesson),
        lesson.title.text(game, look.lang),
        learner.says(look.lang),
        look.say("learn.finished") if learner.done else look.say("learn.step", step=step, steps=steps),
        written(learner.kept()),
    )
    led.reply = reply
    led.chooses = not reads
    if not learner.done:
        led.codes = learner.marked_codes()
        led.marks = [mark for mark in learner.step.mark if not learner.step.is_code(mark)]
    led.tools = [link("/learn", "hint", look.say("learn.all"))]
    again = h.button("#o-restart.decline", name="do", value="restart")[look.say("learn.restart")]
    if learner.done:
        led.buttons = [*afterwards(look, lesson), again]
    elif learner.step.reads:
        led.buttons = [h.button("#o-next.main", name="do", value="next")[look.say("learn.next")]]
    elif step > 1:
        led.aside = h.p(".again")[h.button(name="do", value="restart")[look.say("learn.restart")]]
    return scene, led


def afterwards(look: Look, lesson: Lesson) -> list[h.Node]:
    """What one does when a lesson is over."""
    found: list[h.Node] = []
    later = [one for one in shelf.lessons(lesson.game.id) if one.number > lesson.number]
    if later:
        title = later[0].title.text(lesson.game, look.lang)
        following = look.say("learn.following", title=title)
        found.append(h.a("#o-following.button.main", href=address_of(later[0]))[following])
    play = look.say("learn.play")
    return [*found, h.button("#o-play.deed", formaction="/play", name="game", value=lesson.game.id)[play]]


def address_of(lesson: Lesson) -> str:
    return f"/learn/{lesson.game.id}/{lesson.name}"


def lesson_named(game: str, name: str) -> Lesson:
    return shelf.lesson(f"{herna.game(game).id}-{name}")


def answer_with(request: Asked, look: Look, url: str, seat: int, pictures: list[Picture]) -> Response[Any]:
    """The last picture as a page; for our script, all of them as frames."""
    names = names_at(look, int(pictures[-1][0].view["players"]), seat)
    return led_answer(request, look, Identity(url, names), pictures)


def led_answer(request: Asked, look: Look, identity: Identity, pictures: list[Picture]) -> Response[Any]:
    """The same for a table whose people have names."""
    scene, led, _ = pictures[-1]
    if request.headers.get("x-live"):
        frames = [[s.seq, rooted(identity.fill(led_frame(look, s, one))), alone] for s, one, alone in pictures]
        return Response(frames, status_code=200, headers={"Cache-Control": "no-store"})
    page: Response[Any] = html(identity.fill(led_page(look, scene, led)))
    page.headers.update(board_policy(scene.game.id, look.lang))
    return page


def names_at(look: Look, players: int, seat: int) -> list[str]:
    """What the people at such a table are called; boards say themselves which of them is you."""
    numbered = [look.say("player", number=n + 1) for n in range(players)]
    return [name if n == seat or players > 2 else look.say("learn.opponent") for n, name in enumerate(numbered)]


# --- addresses ----------------------------------------------------------------------------------------------
@get("/learn", include_in_schema=False)
async def learn_all(request: Asked) -> Page:
    lessons = {id: found for id in herna.games() if (found := shelf.lessons(id))}
    puzzles = {id: len(shelf.puzzle_lines(id)) for id in lessons}
    return html(learn_page(look_of(request), lessons, puzzles, progress_of(request)))


@get("/learn/{game:str}", include_in_schema=False)
async def how_to_play(request: Asked, game: FromPath[str]) -> Page:
    id = herna.game(game).id
    page, lessons = shelf.howto(id), shelf.lessons(id)
    return html(howto_page(look_of(request), page, lessons, len(shelf.puzzle_lines(id)), progress_of(request)))


@get("/learn/{game:str}/board/{part:str}", include_in_schema=False)
async def howto_board(request: Asked, game: FromPath[str], part: FromPath[str]) -> Page:
    """A board of the page on how to play, which shows it in a frame."""
    look = look_of(request)
    page = shelf.howto(herna.game(game).id)
    if part not in PARTS:
        raise HTTPException(status_code=404, detail="no such part")
    shown = page.parts[PARTS.index(part)]
    state = shown.state()
    scene = scene_of(page.game, look.lang, state, shown.seat, 1, asks=True)
    names = names_at(look, state.players, shown.seat)
    drawn = board_page(look, scene, shown.mark, shown.title.text(page.game, look.lang))
    answer = html(Identity(f"/learn/{page.game.id}", names).fill(drawn))
    answer.headers.update(framed_policy(page.game.id, look.lang))
    return answer


def framed_policy(game: str, lang: str) -> dict[str, str]:
    """Our own pages may show it in a frame."""
    policy = board_policy(game, lang)["Content-Security-Policy"]
    return {
        "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        "X-Frame-Options": "SAMEORIGIN",
    }


@get("/learn/{game:str}/{lesson:str}", include_in_schema=False)
async def open_lesson(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> Response[Any]:
    look, found = look_of(request), lesson_named(game, lesson)
    kept = kept_by(request, found.id)
    learner = await asyncio.to_thread(resume, found, kept.get("place"))
    reply = None
    if request.cookies.get(cookie_of(found.id)) and not kept:
        reply = Said("illegal", look.say("learn.lost"))
    scene, led = lesson_picture(look, learner, reply)
    return answer_with(request, look, address_of(found), learner.seat, [(scene, led, True)])


@post("/learn/{game:str}/{lesson:str}", include_in_schema=False)
async def go_on(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> Response[Any]:
    """One thing the learner does: read on, choose, begin anew. The form says where that is."""
    look, found = look_of(request), lesson_named(game, lesson)
    form = await read_form(request)
    place = read_back(form.one("kept"))
    if not isinstance(place, dict):
        raise BadForm("the field 'kept' is no place in a lesson")
    do = form.one("do") if "do" in form.fields else ""
    if do not in ("", "next", "restart"):
        raise BadForm("the field 'do' is 'next' or 'restart'")
    choice = "" if do else form.one("choice")
    learner, pictures = await asyncio.to_thread(done_by, look, found, place, do, choice)
    answer = answer_with(request, look, address_of(found), learner.seat, pictures)
    answer.cookies.append(keeping(request, learner))
    return answer


def done_by(look: Look, lesson: Lesson, place: Any, do: str, choice: str) -> tuple[Learner, list[Picture]]:
    """The learner after this, and the pictures that lead there."""
    learner = Learner(lesson) if do == "restart" else resume(lesson, place)
    before, alone, reply = learner.scene_number, True, None
    pictures: list[Picture] = []
    if do == "next" and not learner.done and learner.step.reads:
        learner.go_on()
    elif choice and not learner.done and not learner.step.reads:
        led_before = lesson_picture(look, learner, None)[1]
        answered = learner.choose(choice)
        if isinstance(answered, Right):
            alone = False
            if learner.scene_number != before:  # how the last scene ended is seen before the next one comes
                number = 1 + before * 1000 + 900
                seen = scene_of(lesson.game, look.lang, answered.state, learner.seat, number, asks=False)
                led_before.chooses, led_before.codes, led_before.marks = False, [], []
                pictures, alone = [(seen, led_before, False)], True
        else:
            reply = Said(answered.kind, answered.text(look.lang), answered.rule)
    scene, led = lesson_picture(look, learner, reply)
    return learner, [*pictures, (scene, led, alone)]


@get("/learn/{game:str}/{lesson:str}/look", include_in_schema=False)
async def look_closer(
    request: Asked,
    game: FromPath[str],
    lesson: FromPath[str],
    at: FromQuery[str],
    component: FromQuery[str] = "",
) -> Page:
    """What the zoom shows besides the card, at the place that the browser has kept."""
    look, found = look_of(request), lesson_named(game, lesson)
    learner = await asyncio.to_thread(resume, found, kept_by(request, found.id).get("place"))
    return looked_at(request, look, address_of(found), learner.state, learner.seat, at, component)


def looked_at(request: Asked, look: Look, url: str, state: State, seat: int, at: str, component: str) -> Page:
    """A thing of the table, closely."""
    game = herna.game(state.game)
    scene = scene_of(game, look.lang, state, seat, 1, asks=True)
    codes = attempts(scene, at) if scene.decision is not None else []
    refusals = [(code, refusal) for code in codes if (refusal := state.why_not(code, seat)) is not None]
    known = component if component in game.texts.components else ""
    fragment = beside.look_fragment(look, scene, known, refusals, closer(scene, at))
    shown = fragment if "x-live" in request.headers else beside.look_page(look, scene, fragment)
    return html(Identity(url, names_at(look, state.players, seat)).fill(shown))


LEARN_ROUTES: Final = [learn_all, how_to_play, howto_board, open_lesson, go_on, look_closer]
