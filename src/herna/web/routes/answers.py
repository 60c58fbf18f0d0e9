"""How routes answer: pages, ways back to a table, and nothing where the script needs none."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.response import Redirect

from herna.web.routes.requests import Asked, remember
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Place

Page = Response[str]


def html(text: str, status: int = 200) -> Page:
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def table_html(live: LiveTable, place: Place, drawn: str) -> Page:
    """A page of a table: only now the address of the place and the names of the people are put in."""
    return html(live.identity(place).fill(drawn))


def to_table(table: str, key: str | None, visitor: str, page: str = "") -> Redirect:
    """Off to a seat at a table; the browser remembers who it is."""
    return Redirect(f"/t/{table}/{key}{page}", status_code=303, cookies=[remember("visitor", visitor)])


def done(request: Asked, url: str) -> Response[Any]:
    """The script needs no answer, a plain form is sent back to the table."""
    if request.headers.get("x-live"):
        return Response(None, status_code=204)
    return Redirect(url, status_code=303)
