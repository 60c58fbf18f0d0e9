"""The address where people at a table talk to each other, and spectators among themselves."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath

from herna.web.pages.talk import talk_page, talk_panel
from herna.web.routes.answers import Page, done, table_html
from herna.web.routes.forms import BadForm, read_form
from herna.web.routes.requests import Asked, address_of, find, look_of, room_of
from herna.web.tables.talk import LONGEST, PHRASES


@get("/t/{table:str}/{key:str}/talk", include_in_schema=False)
async def talk(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """What was said, as far as this place may hear it; for the script, only the panel."""
    live, place = await find(request, table, key)
    look = look_of(request)
    panel = talk_panel(look, await live.talk.read(place), PHRASES, live.terms.chat, place.watching, LONGEST)
    return table_html(live, place, str(panel) if "x-live" in request.headers else talk_page(look, panel))


@post("/t/{table:str}/{key:str}/talk", include_in_schema=False)
async def say(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    if ("phrase" in form.fields) == ("text" in form.fields):
        raise BadForm("a message is a phrase or a text")
    counts = room_of(request).counts
    counts.messages.take(f"{place.key} {address_of(request)}" if place.watching else place.key)
    counts.crowds.take(f"{table} {place.watching}")
    one = "phrase" if "phrase" in form.fields else "text"
    said = form.one(one)
    await live.talk.say(place, said if one == "phrase" else "", said if one == "text" else "")
    return done(request, f"/t/{table}/{key}/talk")


TALK_ROUTES: Final = [talk, say]
