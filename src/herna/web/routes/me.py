"""The addresses of somebody's own page, and of the way to another device."""

from __future__ import annotations

from typing import Any, Final

from htpy import Element
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import herna
from herna.web.pages.me import Carry, arrival_page, me_page, picture_page
from herna.web.pages.passkeys import passkeys
from herna.web.pages.shell import error_page
from herna.web.routes.answers import Page, html
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.passkeys import site
from herna.web.routes.reminders import offered
from herna.web.routes.requests import (
    VISITOR,
    Asked,
    address_of,
    look_of,
    reach_of,
    remember,
    room_of,
    visitor_of,
)
from herna.web.store.history import Ended
from herna.web.store.passkeys import passkeys_of
from herna.web.store.ways import ways_of
from herna.web.tables.names import clean_name

KEPT: Final = ("room", "lang", "theme")  # cookies that say nothing about who somebody is
LONGEST_KEY: Final = 64


@get("/me", include_in_schema=False)
async def me(request: Asked) -> Page:
    return await own_page(request, visitor_of(request))


async def own_page(request: Asked, visitor: str, carry: Carry | None = None) -> Page:
    store, look = room_of(request).store, look_of(request)
    person, games = await store.people.read(visitor), await store.history.of(visitor)
    keys = await own_passkeys(request, visitor) if site(request)[0] else None
    return html(me_page(look, person, games, await offered(request, visitor), keys, carry))


async def own_passkeys(request: Asked, visitor: str) -> Element:
    """Whoever has a passkey finds the way back; others are warned of leaving their games."""
    store = room_of(request).store
    known = len(await passkeys_of(store, visitor))
    return passkeys(look_of(request), known, 0 if known else len(await store.of_visitor(visitor)))


@post("/me/name", include_in_schema=False)
async def rename_me(request: Asked) -> Redirect:
    name = clean_name((await read_form(request)).one("name"), "")
    if not name:
        raise BadForm("a name has at least one letter that can be seen")
    return await told(request, name=name)


@get("/me/picture", include_in_schema=False)
async def pictures(request: Asked, game: FromQuery[str] = "") -> Page:
    person = await room_of(request).store.people.read(visitor_of(request))
    shown = game or person.avatar.partition("/")[0] or herna.games()[0]
    return html(picture_page(look_of(request), herna.game(shown).id, person.avatar))


@post("/me/picture", include_in_schema=False)
async def choose_picture(request: Asked) -> Redirect:
    """One of the portraits of the games, or none."""
    wanted = (await read_form(request)).one("picture")
    game, _, component = wanted.partition("/")
    if wanted and (game not in herna.games() or component not in herna.game(game).component_ids()):
        raise BadForm("the field 'picture' is the portrait of a component, as game/component, or empty")
    return await told(request, avatar=wanted)


async def told(request: Asked, **what: str) -> Redirect:
    """Remember what somebody has told about themselves."""
    visitor = visitor_of(request)
    await room_of(request).store.people.remember(visitor, **what)
    return Redirect("/me", status_code=303, cookies=[remember("visitor", visitor)])


# --- to another device ------------------------------------------------------------------------------------------------
@post("/me/carry", include_in_schema=False)
async def carry(request: Asked) -> Page:
    """A link that opens once, on another device. It is shown in the answer only, and lies in no address."""
    room, visitor = room_of(request), visitor_of(request)
    room.counts.guesses.take(address_of(request))
    key = await room.store.people.carry(visitor)
    answer = await own_page(request, visitor, Carry(reach_of(request), f"/come/{key}"))
    answer.cookies.append(remember("visitor", visitor))
    return answer


@get("/come/{key:str}", include_in_schema=False)
async def arrival(request: Asked, key: FromPath[str]) -> Page:
    """Programs that look at links use nothing up: somebody has to press the button."""
    store = room_of(request).store
    visitor = await known(request, key)
    if visitor is None:
        return dead_end(request)
    here = request.cookies.get("visitor", "")
    own = len(await store.of_visitor(here)) if VISITOR.fullmatch(here) and here != visitor else 0
    return html(arrival_page(look_of(request), (await store.people.read(visitor)).name, own))


@post("/come/{key:str}", include_in_schema=False)
async def arrive(request: Asked, key: FromPath[str]) -> Response[Any]:
    """From now on this browser is who made the link."""
    visitor = None
    if await known(request, key) is not None:
        visitor = await room_of(request).store.people.arrive(key)
    if visitor is None:
        return dead_end(request)
    return Redirect("/", status_code=303, cookies=[remember("visitor", visitor)])


async def known(request: Asked, key: str) -> str | None:
    """Whom the key carries. Whoever tries keys that carry nobody is soon sent away."""
    room = room_of(request)
    room.counts.guesses.take(address_of(request))
    visitor = await room.store.people.carried(key) if len(key) <= LONGEST_KEY else None
    if visitor is not None:
        room.counts.guesses.give_back(address_of(request))
    return visitor


def dead_end(request: Asked) -> Page:
    look = look_of(request)
    return html(error_page(look, 404, look.say("arrival.dead")), 404)


# --- what the room knows --------------------------------------------------------------------------------------------
@get("/me/export.json", include_in_schema=False)
async def export(request: Asked) -> Response[Any]:
    """All that is kept about whoever asks. Keys of seats stay out: a file is easily given to somebody."""
    store, visitor = room_of(request).store, visitor_of(request)
    person, lines = await store.people.read(visitor), await store.of_visitor(visitor, most=10_000)
    tables = [
        {
            "table": line.id, "game": line.game, "seat": line.seat, "names": line.names, "over": line.over,
            "winners": line.winners, "changed": line.changed.isoformat(),
        }
        for line in lines
    ]  # fmt: skip
    results = [as_data(ended) for ended in await store.history.of(visitor)]
    ways = [{"kind": way.kind, "address": way.address, "confirmed": way.ready} for way in await ways_of(store, visitor)]
    known = {"reminders": ways, "passkeys": len(await passkeys_of(store, visitor))}
    data = {"name": person.name, "picture": person.avatar, "tables": tables, "results": results, **known}
    headers = {"Content-Disposition": 'attachment; filename="herna-me.json"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


def as_data(ended: Ended) -> dict[str, Any]:
    against = [{"name": other["name"], "bot": other["bot"]} for other in ended.against]
    return {**ended._asdict(), "ended": ended.ended.isoformat(), "against": against}


@post("/me/delete", include_in_schema=False)
async def delete_me(request: Asked) -> Redirect:
    """Everything about whoever asks, for good."""
    if (await read_form(request)).one("sure") != "yes":
        raise BadForm("the field 'sure' must be 'yes'")
    look = look_of(request)
    await room_of(request).store.people.forget(visitor_of(request), lambda seat: look.say("player", number=seat + 1))
    gone = [Cookie(key=name, value="", max_age=0, path="/") for name in request.cookies if name not in KEPT]
    return Redirect("/", status_code=303, cookies=gone)


ME_ROUTES: Final = [me, rename_me, pictures, choose_picture, carry, arrival, arrive, export, delete_me]
