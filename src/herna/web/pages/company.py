"""The people at a table: who plays, what they have agreed on, and the ways to leave or to end the game."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

from herna.web.drawing.identity import HERE, NAMES
from herna.web.drawing.markup import icon
from herna.web.opponents import bot_name
from herna.web.pages.shell import Look, page
from herna.web.pages.terms import terms_lines
from herna.web.store.agreements import LOST, Terms


class Member(NamedTuple):
    """A seat: the bot that plays there (None: a person does), why, and whether they have not come yet."""

    seat: int
    bot: str | None
    why: str
    awaited: bool


class OwnSeat(NamedTuple):
    """What somebody can do about their seat; `wins` are those who win if they resign (None: the others play on)."""

    seat: int
    why: str
    wins: list[int] | None
    may_leave: bool


class Company(NamedTuple):
    """All that the page shows. `open` is the offer that lies on the table: what, whose, and what this place can do."""

    members: list[Member]
    own: list[OwnSeat]
    terms: Terms
    offers: list[str]
    open: tuple[str, int, list[str]] | None
    over: bool


def company_page(look: Look, company: Company) -> str:
    return page(
        look,
        look.say("company.title"),
        [
            h.h1[look.say("company.title")],
            h.ul(".company-list")[[member_line(look, member) for member in company.members]],
            h.h2[look.say("terms.title")],
            h.ul[[h.li[line] for line in terms_lines(look.lang, company.terms)]],
            None if company.over else ways_out(look, company),
            h.p[h.a(".button.main", href=HERE)[look.say("back_to_table")]],
        ],
        ["company.css"],
    )


def member_line(look: Look, member: Member) -> h.Element:
    if member.why:
        about = look.say(f"standing.{member.why}", name=NAMES[member.seat])
    elif member.bot is not None:
        about = look.say("links.bot", level=bot_name(member.bot, look.lang))
    else:
        about = look.say("company.awaited" if member.awaited else "company.plays")
    return h.li[h.strong[NAMES[member.seat]], " ", h.span(".about")[about]]


def ways_out(look: Look, company: Company) -> list[h.Node]:
    several = len(company.own) > 1
    return [
        company.open is not None and [h.h2[look.say("offer.title")], open_offer(look, company.open)],
        [own_seat(look, own, several) for own in company.own],
        company.offers
        and [
            h.h2[look.say("offer.end")],
            [
                [h.p[look.say(f"offer.{what}.help")], form(look, what, look.say(f"offer.{what}"))]
                for what in company.offers
            ],
        ],
    ]


def open_offer(look: Look, offer: tuple[str, int, list[str]]) -> list[h.Node]:
    what, asker, deeds = offer
    return [
        h.p[look.say(f"offer.{what}.asked", name=NAMES[asker])],
        [form(look, deed, look.say(f"offer.{deed}")) for deed in deeds],
    ]


def own_seat(look: Look, own: OwnSeat, several: bool) -> list[h.Node]:
    """What one can do about one's seat; where several people share a screen, it says whose."""
    name = NAMES[own.seat]
    shown: list[h.Node] = [h.h2[name]] if several else []
    if own.why in LOST:
        return [*shown, h.p[look.say(f"standing.{own.why}", name=name)]]
    if own.why:
        shown += [
            h.p[look.say(f"standing.{own.why}", name=name)],
            form(look, "return", look.say("standing.back"), own.seat),
        ]
    elif own.may_leave:
        shown += [
            h.h2[look.say("leave.title")],
            h.p[look.say("leave.help")],
            form(look, "leave", look.say("leave.button"), own.seat),
        ]
    if own.wins is None:
        told = look.say("resign.plays_on")
    else:
        told = look.say("resign.ends", winners=", ".join([NAMES[seat] for seat in own.wins]))
    return [
        *shown,
        h.h2[look.say("resign.title")],
        h.p(".warned")[icon("warning"), " ", h.span[told]],
        form(look, "resign", look.say("resign.button"), own.seat, "danger"),
    ]


def form(look: Look, deed: str, label: str, seat: int | None = None, kind: str = "") -> h.Element:
    return h.form(".deed", method="post", action=f"{HERE}/company")[
        seat is not None and h.input(type="hidden", name="seat", value=str(seat)),
        h.button(type="submit", name="deed", value=deed, class_=kind or None)[label],
    ]
