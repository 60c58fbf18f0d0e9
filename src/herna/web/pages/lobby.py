"""The lobby: tables that wait for somebody, and how a maker puts a table there."""

from __future__ import annotations

import htpy as h

import herna
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.pages.ago import ago
from herna.web.pages.sharing import STYLES
from herna.web.pages.shell import Look, page
from herna.web.store.lobby import PACES, OpenTable


def lobby_page(look: Look, tables: list[OpenTable], visitor: str, known: str, message: str = "") -> str:
    """`message` is what has just gone wrong."""
    return page(
        look,
        look.say("lobby.title"),
        [
            h.h1[look.say("lobby.title")],
            message and h.div(".error", role="alert")[icon("warning"), h.div[message]],
            h.p(".lead")[look.say("lobby.lead")],
            open_seats(look, tables, visitor, known) if tables else h.p(".notice")[look.say("lobby.nobody")],
            h.h2[look.say("lobby.new")],
            h.p[look.say("lobby.new.help")],
            h.p(".doors")[
                [
                    h.a(".button", href=f"/set/{id}?open=relaxed")[herna.game(id).title(look.lang)]
                    for id in herna.games()
                ]
            ],
        ],
        STYLES,
    )


def open_seats(look: Look, tables: list[OpenTable], visitor: str, known: str) -> h.Element:
    """One form with a button for each table, so that whoever has no name yet is asked for it once."""
    return h.form(".lobby", method="post")[
        not known
        and h.div(".ask")[
            h.label(for_="name")[look.say("invitation.name")],
            h.input("#name", name="name", maxlength="30", autocomplete="nickname"),
        ],
        h.ul(".waiting")[[open_seat(look, table, visitor) for table in tables]],
    ]


def open_seat(look: Look, table: OpenTable, visitor: str) -> h.Element:
    game = herna.game(table.game)
    facts = [look.say("lobby.people", players=table.players), look.say(f"pace.{table.pace}"), ago(look, table.since)]
    waits = look.say("lobby.waits.one") if table.free == 1 else look.say("lobby.waits", free=table.free)
    return h.li[
        h.img(src=art_url(game.id, signature(game)), alt="", width="72", height="48"),
        h.div(".what")[
            h.strong[waits, " ", game.title(look.lang)],
            table.names and h.span[look.say("lobby.with", names=", ".join(table.names))],
            h.span(".about")[" · ".join(facts)],
        ],
        h.span(".state")[look.say("lobby.yours")]
        if table.maker == visitor
        else h.button(".main", formaction=f"/lobby/{table.token}/sit")[look.say("lobby.join")],
    ]


def listing_form(look: Look, pace: str) -> h.Element:
    """On the page of links, for whoever made the table: everybody finds it, or nobody does."""
    return h.form(".listing.notice", method="post", action=f"{HERE}/listing")[
        h.p[look.say("listing.open" if pace else "listing.private")],
        [
            h.button(type="submit", name="open", value=wanted, class_={"main": not pace and wanted == "relaxed"})[
                look.say(f"listing.{wanted or 'close'}")
            ]
            for wanted in ("", *PACES)
            if wanted != pace
        ],
    ]


def listing_choice(look: Look, chosen: str) -> h.Element:
    """The same while a table is being set."""
    return h.fieldset[
        h.legend[look.say("listing.title")],
        [
            h.label(".check")[
                h.input(type="radio", name="open", value=pace, checked=pace == chosen),
                look.say(f"listing.choice.{pace or 'private'}"),
            ]
            for pace in ("", *PACES)
        ],
        h.p(".hint")[look.say("listing.help")],
    ]
