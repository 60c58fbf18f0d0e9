"""The addresses of reviews: of one's own seats once the game is over, and of those that somebody has shared."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import htpy as h
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.kernel.choice import Decision
from herna.kernel.events import Event
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.learn.attempt import Told as Step
from herna.learn.review import Flag, Review, Speech, Telling
from herna.learn.review.line import better_line
from herna.web.boards import label, sentence
from herna.web.drawing.identity import HERE, NAMES, Identity
from herna.web.drawing.scene import Scene
from herna.web.pages import review as pages
from herna.web.pages.led import Led
from herna.web.pages.shell import Look
from herna.web.routes.answers import Page, board_policy, html, table_html
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.learn import Picture, led_answer, read_back, scene_of, staged_step, written
from herna.web.routes.requests import Asked, find, look_of, reach_of, room_of
from herna.web.tables.live import EVENTS_SHOWN, LiveTable
from herna.web.tables.places import NoSuchPlace, NotAllowed, Place

NOBODY: Final = -1  # no seat was named


async def reviewed(request: Asked, table: str, key: str, seat: int) -> tuple[LiveTable, Place, int]:
    """The table and the seat whose review is asked for: an own one, and only once the game is over."""
    live, place = await find(request, table, key)
    if place.watching or not live.state.over:
        raise NotAllowed
    wanted = place.seats[0] if seat == NOBODY else seat
    if wanted not in place.seats:
        raise NotAllowed
    return live, place, wanted


class BesideTheBoard(Speech):
    """Options and events as the board calls them: the places that it marks have letters and not coordinates."""

    def __init__(self, game: str) -> None:
        self.game = game

    def labels(self, state: State, decision: Decision, lang: str) -> dict[str, str]:
        scene = Scene(herna.game(self.game), lang, 0, state.view(decision.seat), decision.seat, decision, [])
        return {option.code: label(scene, option) for option in decision.options}

    def sentence(self, event: Event, lang: str, names: tuple[str, ...]) -> str:
        return sentence(self.game, event, lang, names)


def desk_of(live: LiveTable, place: Place, seat: int) -> pages.Desk:
    return pages.Desk(live.game, seat, place.seats)


async def telling_of(found: Review, lang: str) -> Telling:
    return await asyncio.to_thread(Telling, found, lang, NAMES, BesideTheBoard(found.game))


@get("/t/{table:str}/{key:str}/review", include_in_schema=False)
async def show(request: Asked, table: FromPath[str], key: FromPath[str], seat: FromQuery[int] = NOBODY) -> Page:
    """The review, how far it is, or the offer to make one."""
    live, place, wanted = await reviewed(request, table, key, seat)
    look, desk, reviewing = look_of(request), desk_of(live, place, wanted), room_of(request).reviewing
    found = await reviewing.finished(live, wanted)
    if found is not None:
        stored = await reviewing.stored(live, wanted)
        if stored is not None and stored.share is not None:
            desk.link = f"{reach_of(request).bases[0]}/review/{stored.share}"
        return table_html(live, place, pages.review_page(look, desk, await telling_of(found, look.lang)))
    job = await reviewing.go_on(live, wanted)
    if job is None or job.failed:
        return table_html(live, place, pages.asking_page(look, desk, failed=job is not None))
    return table_html(live, place, pages.working_page(look, desk, job.progress))


@post("/t/{table:str}/{key:str}/review", include_in_schema=False)
async def ask(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    seat = (await read_form(request)).number("seat")
    live, _, wanted = await reviewed(request, table, key, seat)
    room = room_of(request)
    room.counts.hints.take(table)
    await room.reviewing.ask(live, wanted)
    return Redirect(f"/t/{table}/{key}/review?seat={wanted}", status_code=303)


@get("/t/{table:str}/{key:str}/review/progress", include_in_schema=False)
async def progress(
    request: Asked, table: FromPath[str], key: FromPath[str], seat: FromQuery[int] = NOBODY
) -> Response[Any]:
    """How far it is, for the page's script; one that is not being made any more is worth a new look at the page."""
    live, _, wanted = await reviewed(request, table, key, seat)
    job = await room_of(request).reviewing.go_on(live, wanted)
    done, total = (0, 0) if job is None else job.progress
    told = {"working": job is not None and not job.failed, "done": done, "total": total}
    return Response(told, headers={"Cache-Control": "no-store"})


@post("/t/{table:str}/{key:str}/review/share", include_in_schema=False)
async def share(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    form = await read_form(request)
    live, _, wanted = await reviewed(request, table, key, form.number("seat"))
    wish = form.one("share")
    if wish not in ("link", "nobody"):
        raise BadForm("the field 'share' is 'link' or 'nobody'")
    await room_of(request).reviewing.share(live, wanted, wish == "link")
    return Redirect(f"/t/{table}/{key}/review?seat={wanted}", status_code=303)


@get("/t/{table:str}/{key:str}/review/try", include_in_schema=False)
async def try_again(
    request: Asked,
    table: FromPath[str],
    key: FromPath[str],
    choice: FromQuery[int],
    seat: FromQuery[int] = NOBODY,
    code: FromQuery[int] = -1,
    answer: FromQuery[bool] = False,
) -> Page:
    """One's own choice once more, at the table as it was; `code` is the number of the option that is tried."""
    live, place, wanted = await reviewed(request, table, key, seat)
    look = look_of(request)
    found = await room_of(request).reviewing.finished(live, wanted)
    telling = None if found is None else await telling_of(found, look.lang)
    told = None if telling is None else next((one for one in telling.flags if one.flag.number == choice), None)
    if telling is None or told is None:
        raise NoSuchPlace
    state = await asyncio.to_thread(live.state_after, choice)
    decision = state.decision(wanted)
    decision.call_players(NAMES)
    tried = decision.options[code].code if 0 <= code < len(decision.options) else ""
    events = state.events(0, wanted)[-EVENTS_SHOWN:]
    attempt = pages.Attempt(told, decision, tried, answer)
    asked = None if attempt.solved else decision
    scene = Scene(live.game, look.lang, 0, state.view(wanted), wanted, asked, events)
    shown = pages.try_page(look, desk_of(live, place, wanted), scene, telling, attempt)
    page = table_html(live, place, shown)
    page.headers.update(board_policy(live.game.id, look.lang))
    return page


@post("/t/{table:str}/{key:str}/review/try", include_in_schema=False)
async def try_at_the_board(request: Asked, table: FromPath[str], key: FromPath[str]) -> Redirect:
    """A thing on the board was chosen; it is tried like its entry in the list."""
    form = await read_form(request)
    live, _, wanted = await reviewed(request, table, key, form.number("seat"))
    flag = await flagged(request, live, wanted, form.number("number"))
    state = await asyncio.to_thread(live.state_after, flag.number)
    codes = state.codes(wanted)
    if form.one("choice") not in codes:
        raise BadForm("the field 'choice' is no option of this question")
    code = codes.index(form.one("choice"))
    return Redirect(f"/t/{table}/{key}/review/try?seat={wanted}&choice={flag.number}&code={code}", status_code=303)


async def flagged(request: Asked, live: LiveTable, seat: int, choice: int) -> Flag:
    """The choice that the review of this seat has flagged."""
    found = await room_of(request).reviewing.finished(live, seat)
    flag = None if found is None else next((one for one in found.flags if one.number == choice), None)
    if flag is None:
        raise NoSuchPlace
    return flag


@get("/t/{table:str}/{key:str}/review/line", include_in_schema=False)
async def show_line(
    request: Asked, table: FromPath[str], key: FromPath[str], choice: FromQuery[int], seat: FromQuery[int] = NOBODY
) -> Response[Any]:
    """The table at which the better choice is about to be made."""
    live, place, wanted = await reviewed(request, table, key, seat)
    flag = await flagged(request, live, wanted, choice)
    return await line_answer(request, live, place, wanted, flag, 0)


@post("/t/{table:str}/{key:str}/review/line", include_in_schema=False)
async def step_line(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """One more step of the better line."""
    form = await read_form(request)
    kept = read_back(form.one("kept"))
    numbers = kept if isinstance(kept, list) and [type(one) for one in kept] == [int, int] else None
    if numbers is None:
        raise BadForm("the field 'kept' is no place in a review")
    live, place, wanted = await reviewed(request, table, key, numbers[0])
    flag = await flagged(request, live, wanted, numbers[1])
    return await line_answer(request, live, place, wanted, flag, form.number("step"))


async def line_answer(request: Asked, live: LiveTable, place: Place, seat: int, flag: Flag, step: int) -> Response[Any]:
    """The pictures of one step; step 0 is the table before the choice."""
    look = look_of(request)
    state = await asyncio.to_thread(live.state_after, flag.number)
    line = await asyncio.to_thread(better_line, state, seat, flag.best)
    pictures = line_pictures(look, live.game, seat, flag.number, line, min(max(step, 0), len(line)))
    return led_answer(request, look, live.identity(place), pictures)


def line_pictures(look: Look, game: Game[Any], seat: int, number: int, line: list[Step], step: int) -> list[Picture]:
    review = f"{HERE}/review?seat={seat}#choice-{number}"
    led = Led(f"{HERE}/review/line", look.say("review.line"), look.say("review.line.what"), "", written([seat, number]))
    led.chooses = False
    if step < len(line):
        led.buttons = [
            h.input(type="hidden", name="step", value=str(step + 1)),
            h.button("#o-step.main")[look.say("puzzle.onward")],
        ]
    led.buttons.append(h.a("#o-back.button.decline", href=review)[look.say("review.back")])
    if step == 0:
        scene = scene_of(game, look.lang, line[0].before.state, seat, 1, asks=False)
        return [(scene, led, True)]
    told = line[step - 1]
    pictures = staged_step(look, game, led, told, seat, step)
    led.says = f"{NAMES[told.seat]}: {label(pictures[0][0], told.option)}"
    led.count = look.say("learn.step", step=step, steps=len(line))
    return pictures


@get("/review/{share:str}", include_in_schema=False)
async def shared(request: Asked, share: FromPath[str]) -> Page:
    """A review that somebody has shared; the link opens nothing else of the table."""
    room = room_of(request)
    found = await room.store.reviews.shared(share)
    live = None if found is None else await room.table(found.table)
    if found is None or live is None:
        raise NoSuchPlace
    if live.stopped is not None:
        raise live.stopped
    review = await room.reviewing.finished(live, found.seat)
    if review is None:
        raise NoSuchPlace
    look = look_of(request)
    drawn = pages.review_page(look, pages.Desk(live.game, found.seat, ()), await telling_of(review, look.lang))
    return html(Identity(f"/review/{share}", [seat.name for seat in live.stored.seats]).fill(drawn))


REVIEW_ROUTES: Final = [show, ask, progress, share, try_again, try_at_the_board, show_line, step_line, shared]
