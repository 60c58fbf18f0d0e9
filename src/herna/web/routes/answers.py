"""How routes answer: pages, ways back to a table, and nothing where the script needs none."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import aclosing
from contextvars import ContextVar
from typing import Any, Final

from litestar import MediaType, Response
from litestar.response import Redirect, Stream

from herna.web.boards import sheet
from herna.web.limits import Counts, TooMany
from herna.web.policy import content_policy
from herna.web.routes.requests import Asked, remember
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Place

Page = Response[str]
ROOT: ContextVar[str] = ContextVar("the path that the room lies under", default="")  # of this request
LINE_BREAK: Final = re.compile("\r\n|\r|\n")
ALIVE: Final = b": alive\r\n\r\n"  # a message that browsers skip
ADDRESS: Final = re.compile(r'(?:\b(?:href|src|action|formaction|data-[a-z]+)="|\burl=)(?=/)')


def rooted(text: str) -> str:
    """Markup whose addresses begin with the path that the room lies under; what begins so already stays."""
    path = ROOT.get()
    if not path:
        return text

    def place(found: re.Match[str]) -> str:
        return found[0] if text.startswith(f"{path}/", found.end()) else found[0] + path

    return ADDRESS.sub(place, text)


def html(text: str, status: int = 200) -> Page:
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def table_html(live: LiveTable, place: Place, drawn: str) -> Page:
    """A page of a table: only now the address of the place and the names of the people are put in."""
    return html(live.identity(place).fill(drawn))


def board_policy(game: str, lang: str) -> dict[str, str]:
    """What a page with a board may load: its drawings may bring styles, and these hold, too."""
    return {"Content-Security-Policy": content_policy(str(sheet(game, lang)))}


def to_table(table: str, key: str | None, visitor: str, page: str = "") -> Redirect:
    """Off to a seat at a table; the browser remembers who it is."""
    return Redirect(f"/t/{table}/{key}{page}", status_code=303, cookies=[remember("visitor", visitor)])


def done(request: Asked, url: str) -> Response[Any]:
    """The script needs no answer, a plain form is sent back to the table."""
    if request.headers.get("x-live"):
        return Response(None, status_code=204)
    return Redirect(url, status_code=303)


def told(event: str, data: str, id: int | None = None, retry: int | None = None) -> bytes:
    """A message of a stream (server-sent events); `retry`: milliseconds before a lost stream is asked for again."""
    lines = [] if id is None else [f"id: {id}"]
    lines.append(f"event: {event}")
    lines += [f"data: {line}" for line in LINE_BREAK.split(data)]
    if retry is not None:
        lines.append(f"retry: {retry}")
    return "\r\n".join([*lines, "", ""]).encode()


def stream_of(counts: Counts, address: str, place: Place, messages: AsyncGenerator[bytes, None]) -> Stream:
    """An answer that goes on: proxies neither keep nor collect it. (Litestar's own takes each message apart again.)"""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(counted(counts, address, place, messages), media_type="text/event-stream", headers=headers)


async def counted(
    counts: Counts, address: str, place: Place, messages: AsyncGenerator[bytes, None]
) -> AsyncGenerator[bytes, None]:
    """A stream that counts for its machine and its place as long as it is open."""
    async with aclosing(messages):
        try:
            with counts.stream(address, place.key, place.watching):
                async for message in messages:
                    yield message
        except TooMany:  # several came at the same moment; whoever asks again hears why
            return
