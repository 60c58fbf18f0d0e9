"""The addresses where people leave a table, come back, resign, or agree to end the game."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from herna.web.pages.company import Company, Member, OwnSeat, company_page
from herna.web.routes.answers import Page, done, table_html
from herna.web.routes.forms import BadForm, Form, read_form
from herna.web.routes.requests import Asked, find, look_of, visitor_of
from herna.web.store.agreements import LOST, Terms
from herna.web.tables.live import LiveTable
from herna.web.tables.offers import OFFERED
from herna.web.tables.places import NotAllowed, Place

ANSWERS: Final = ("accept", "decline")
OF_A_SEAT: Final = ("resign", "leave", "return")
DEEDS: Final = (*OF_A_SEAT, *OFFERED, *ANSWERS, "withdraw")


class DeedWish(msgspec.Struct, forbid_unknown_fields=True):
    """`resign`, `leave` (a bot plays for you), `return`; offer a `draw` or to call the game `off`, `withdraw` that.

    And `accept` or `decline` what somebody else offers. `seat` is needed where one key opens several seats.
    """

    deed: str
    seat: int | None = None


class MemberInfo(msgspec.Struct):
    """Whether they are `here`; seconds that the game has `waited`, that are `left` until zero, the `reserve`."""

    seat: int
    here: bool
    waited: float | None
    left: float | None
    reserve: float | None


@get("/tables/{table:str}/{key:str}/company")
async def who_is_here(request: Asked, table: FromPath[str], key: FromPath[str]) -> list[MemberInfo]:
    """Who is here and how much time they have; nothing at a table with one person and no clock."""
    live, _ = await find(request, table, key)
    now, members = live.now(), []
    for one in live.company():
        waited = round(now - one.since, 1) if one.since else None
        left = round(one.until - now, 1) if one.until else None
        reserve = round(one.reserve, 1) if live.terms.allowance else None
        members.append(MemberInfo(one.seat, one.here, waited, left, reserve))
    return members


@get("/t/{table:str}/{key:str}/company", include_in_schema=False)
async def company(request: Asked, table: FromPath[str], key: FromPath[str]) -> Page:
    """Who plays, what holds here, and the ways out of the game, each with what it means."""
    live, place = await find(request, table, key)
    return table_html(live, place, company_page(look_of(request), company_of(live, place)))


@post("/t/{table:str}/{key:str}/company", include_in_schema=False)
async def act(
    request: Asked, table: FromPath[str], key: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[Any]:
    live, place = await find(request, table, key)
    form = await read_form(request)
    named = form.number("seat") if "seat" in form.fields else seat
    await do(live, place, form.one("deed"), named)
    await live.sit_down(place, visitor_of(request))
    return done(request, f"/t/{table}/{key}")


async def do(live: LiveTable, place: Place, deed: str, seat: int | None) -> None:
    """Do what was asked for; a place with one seat need not say which."""
    if deed not in DEEDS:
        raise BadForm(f"a deed is one of: {', '.join(DEEDS)}")
    if place.watching:
        raise NotAllowed
    if deed in OF_A_SEAT:
        if seat is None and len(place.seats) > 1:
            raise BadForm("several people share this link: name the seat")
        ways = {"resign": live.standing.resign, "leave": live.standing.leave, "return": live.standing.come_back}
        await ways[deed](place, place.seats[0] if seat is None else seat)
    elif deed in OFFERED:
        await live.offers.make(place, deed)
    elif deed == "withdraw":
        await live.offers.withdraw(place)
    else:
        await live.offers.answer(place, deed == "accept")


def company_of(live: LiveTable, place: Place) -> Company:
    standing, awaited, offer = live.standing, live.links.inviting(), live.offers.open
    members = [
        Member(seat.seat, standing.bot(seat.seat), standing.why.get(seat.seat, ""), seat.seat in awaited)
        for seat in live.stored.seats
    ]
    own = []
    for seat in place.seats:
        why = standing.why.get(seat, "")
        wins = None if why in LOST else standing.ends_with(seat)
        own.append(OwnSeat(seat, why, wins, not why and standing.may_leave()))
    lies = None
    if offer is not None:
        ways = ["withdraw"] if live.offers.mine(place) else list(ANSWERS) if live.offers.asked_of(place) else []
        lies = (offer.what, offer.asker, ways)
    return Company(members, own, live.terms, live.offers.possible(place), lies, live.over)


def terms_from(form: Form) -> Terms:
    """What the form of the set-up page says; what it leaves out stays as usual."""
    usual = Terms()
    clock, zero = [(form.all(name) or [getattr(usual, name)])[0] for name in ("clock", "at_zero")]
    away = form.number("away") if "away" in form.fields else 0
    return Terms(clock, zero, away, "quiet" not in form.fields, "hints" in form.fields)


COMPANY_ROUTES: Final = [company, act]
