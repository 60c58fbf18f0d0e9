"""The addresses about reminders: how somebody wants to hear of their turn, and where a reminder leads."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.limits import TooMany
from herna.web.pages.reminders import Offered, mail_page
from herna.web.pages.shell import error_page
from herna.web.routes.answers import Page, html
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import VISITOR, Asked, address_of, look_of, reach_of, remember, room_of, visitor_of
from herna.web.sending import push
from herna.web.sending.mail import clean_address
from herna.web.sending.outside import target_of
from herna.web.store.ways import (
    ASKED_AGAIN,
    Way,
    asked_lately,
    claim,
    confirm,
    drop_ways,
    keep_way,
    other_owners,
    way_id,
    way_of_link,
    ways_of,
)
from herna.web.tables.places import NoSuchPlace
from herna.web.tables.reminders import stop_link, turn_number
from herna.web.words import say

LONGEST_KEY: Final = 100
LONGEST_LINK: Final = 120


async def offered(request: Asked, visitor: str) -> Offered:
    room = room_of(request)
    known = await ways_of(room.store, visitor)
    return Offered(room.reminders.kinds, room.reminders.key, known, room.settings.remind_seconds / 60)


def wanted(request: Asked, kind: str) -> str:
    """Who asks for this kind of reminders; refused where there is none, and to whoever asks too often."""
    if kind not in room_of(request).reminders.kinds:
        raise BadForm(f"this room sends no reminders of the kind {kind!r}")
    room_of(request).counts.ways.take(address_of(request))
    return visitor_of(request)


def new_way(request: Asked, visitor: str, kind: str, address: str, keys: dict[str, Any], ready: bool) -> Way:
    base, lang = reach_of(request).bases[0], look_of(request).lang
    moment = room_of(request).settings.clock()
    return Way(way_id(visitor, kind, address), visitor, kind, address, keys, lang, base[:300], ready, moment)


# --- one's own page -------------------------------------------------------------------------------------------------
@post("/me/push", include_in_schema=False)
async def remind_device(request: Asked) -> Response[None]:
    """A browser tells where its push service takes messages, and how they are encrypted for it."""
    visitor, form, room = wanted(request, "push"), await read_form(request), room_of(request)
    endpoint = form.one("endpoint")
    keys = {name: form.one(name) for name in ("p256dh", "auth")}
    target_of(endpoint, room.settings.push_inside)
    if any([len(key) > LONGEST_KEY or not key.isascii() for key in keys.values()]):
        raise BadForm("the keys of a device are shorter")
    push.check_keys(**keys)
    await other_owners(room.store, endpoint, visitor)
    await keep_way(room.store, new_way(request, visitor, "push", endpoint, keys, True))
    return Response(None, status_code=204, cookies=[remember("visitor", visitor)])


@post("/me/push/stop", include_in_schema=False)
async def leave_device(request: Asked) -> Response[None]:
    visitor, endpoint = visitor_of(request), (await read_form(request)).one("endpoint")
    await drop_ways(room_of(request).store, visitor, [way_id(visitor, "push", endpoint)])
    return Response(None, status_code=204)


@post("/me/mail", include_in_schema=False)
async def remind_by_mail(request: Asked) -> Redirect:
    """Whose address it is shows whoever reads the e-mail that is sent there: before that, no reminder goes there."""
    visitor, room = wanted(request, "mail"), room_of(request)
    address = clean_address((await read_form(request)).one("mail"))
    if await asked_lately(room.store, address, room.settings.clock()):
        raise TooMany(ASKED_AGAIN)
    way = new_way(request, visitor, "mail", address, {"link": secrets.token_urlsafe(18)}, False)
    await keep_way(room.store, way)
    text = say(way.lang, "mail.confirm", base=f"{way.base}/", link=stop_link(way))
    room.reminders.write_soon(room.reminders.letter(way, say(way.lang, "mail.confirm.subject"), text))
    return to_reminders(visitor)


@post("/me/hook", include_in_schema=False)
async def remind_by_host(request: Asked) -> Redirect:
    visitor = wanted(request, "hook")
    await keep_way(room_of(request).store, new_way(request, visitor, "hook", "", {}, True))
    return to_reminders(visitor)


@post("/me/silence", include_in_schema=False)
async def silence(request: Asked) -> Redirect:
    """No reminders of one kind any more, on no device."""
    visitor, kind, store = visitor_of(request), (await read_form(request)).one("kind"), room_of(request).store
    await drop_ways(store, visitor, [way.id for way in await ways_of(store, visitor) if way.kind == kind])
    return to_reminders(visitor)


def to_reminders(visitor: str) -> Redirect:
    return Redirect("/me#reminders", status_code=303, cookies=[remember("visitor", visitor)])


# --- links in e-mails -------------------------------------------------------------------------------------------------
async def way_behind(request: Asked, link: str) -> Way | None:
    """The address that this link was sent to. Whoever tries links is soon sent away."""
    room = room_of(request)
    room.counts.guesses.take(address_of(request))
    way = await way_of_link(room.store, link, room.settings.clock()) if len(link) <= LONGEST_LINK else None
    if way is not None:
        room.counts.guesses.give_back(address_of(request))
    return way


def no_such_link(request: Asked) -> Page:
    look = look_of(request)
    return html(error_page(look, 404, look.say("mail.page.dead")), 404)


@get("/mail/{link:str}", include_in_schema=False)
async def mail_link(request: Asked, link: FromPath[str]) -> Page:
    way = await way_behind(request, link)
    return no_such_link(request) if way is None else html(mail_page(look_of(request), way))


@post("/mail/{link:str}", include_in_schema=False)
async def answer_mail(request: Asked, link: FromPath[str]) -> Page:
    way, deed, room = await way_behind(request, link), (await read_form(request)).one("deed"), room_of(request)
    if way is None:
        return no_such_link(request)
    if deed not in ("confirm", "stop"):
        raise BadForm("the field 'deed' is 'confirm' or 'stop'")
    if deed == "confirm":
        await confirm(room.store, way.id, room.settings.clock())
    else:
        await drop_ways(room.store, way.visitor, [way.id])
    return html(mail_page(look_of(request), way, "confirmed" if deed == "confirm" else "stopped"))


# --- where a reminder leads -----------------------------------------------------------------------------------------
@get("/mine/{table:str}", include_in_schema=False)
async def own_seat(request: Asked, table: FromPath[str]) -> Response[Any]:
    """One's own seat at a table, for a browser that the room knows: reminders have no keys in them."""
    visitor, live = request.cookies.get("visitor", ""), await room_of(request).table(table)
    seat = live.seat_of(visitor) if live is not None and VISITOR.fullmatch(visitor) else None
    if live is None or seat is None:
        look = look_of(request)
        return html(error_page(look, 404, look.say("remind.elsewhere")), 404)
    return Redirect(f"/t/{live.stored.id}/{seat.key}", status_code=303)


@post("/mine/{table:str}/reminded", include_in_schema=False)
async def reminded(request: Asked, table: FromPath[str]) -> Response[None]:
    """A page is about to remind of a turn by itself: 204 if it may, 409 if somebody has done so already."""
    room, visitor = room_of(request), request.cookies.get("visitor", "")
    live = await room.table(table)
    if live is None or not VISITOR.fullmatch(visitor) or live.stopped is not None or live.chance.pending:
        raise NoSuchPlace
    mine = [seat.seat for seat in live.stored.seats if seat.visitor == visitor and seat.seat in live.state.to_act]
    if not mine:
        raise NoSuchPlace
    first = await claim(room.store, live.stored.id, mine[0], turn_number(live, mine[0]))
    return Response(None, status_code=204 if first else 409)


REMINDER_ROUTES: Final = [
    remind_device, leave_device, remind_by_mail, remind_by_host, silence, mail_link, answer_mail, own_seat, reminded,
]  # fmt: skip
