"""The entrance: the games, one's own tables, and the page on which a table is set."""

from __future__ import annotations

from typing import Any

import htpy as h

import herna
from herna.kernel.game import Game
from herna.players import LEVELS
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.opponents import USUAL
from herna.web.pages.options import Given, SavedDeck, option_fields
from herna.web.pages.shell import Look, page
from herna.web.store import TableLine


def home(look: Look, tables: list[TableLine]) -> str:
    return page(
        look,
        look.say("home.title"),
        [
            h.h1[look.say("home.title")],
            h.p(".lead")[look.say("home.lead")],
            h.ul(".games")[[game_tile(look, herna.game(id)) for id in herna.games()]],
            own_tables(look, tables),
            h.section[
                h.h2[look.say("home.upload")],
                h.form(".upload", method="post", action="/upload", enctype="multipart/form-data")[
                    h.label[
                        look.say("home.upload.label"),
                        h.input(type="file", name="record", accept=".json", required=True),
                    ],
                    h.button(type="submit")[look.say("home.upload.button")],
                ],
            ],
        ],
    )


def game_tile(look: Look, game: Game[Any]) -> h.Element:
    component = signature(game)
    players = game.players
    numbers = str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
    return h.li(".game")[
        component and h.img(src=art_url(game.id, component), alt="", width="150", height="100"),
        h.h2[game.title(look.lang)],
        h.p[look.say("home.players", players=numbers)],
        h.form(method="post", action="/play")[
            h.input(type="hidden", name="game", value=game.id),
            h.button(".main", type="submit")[icon("play"), h.span[look.say("home.play_now")]],
        ],
        h.p(".links")[
            h.a(href=f"/set/{game.id}")[look.say("home.set_table")],
            h.a(href=f"/rules/{game.id}")[look.say("home.rules")],
            h.a(href=f"/cards/{game.id}")[look.say("home.cards")],
            game.decks is not None and h.a(href=f"/decks/{game.id}")[look.say("decks.build")],
        ],
    ]


def own_tables(look: Look, tables: list[TableLine]) -> h.Node:
    if not tables:
        return None
    return h.section[
        h.h2[look.say("home.mine")],
        h.ul(".tables")[[table_line(look, line) for line in tables]],
    ]


def table_line(look: Look, line: TableLine) -> h.Element:
    title = herna.game(line.game).title(look.lang) if line.game in herna.games() else line.game
    if not line.over:
        state = look.say("home.running")
    elif line.seat in line.winners:
        state = look.say("home.won")
    else:
        state = look.say("home.over")
    link = f"/t/{line.id}/{line.key}"
    return h.li[
        h.a(href=link)[h.strong[title], h.span[", ".join(line.names)]],
        h.span(".state")[state],
        line.over and h.a(href=f"{link}/replay")[look.say("replay.title")],
    ]


# --- setting a table -------------------------------------------------------------------------------------------
def set_table(look: Look, game: Game[Any], given: Given, decks: list[SavedDeck], error: h.Node = None) -> str:
    """Who sits where, and the game's options; `decks` are those this visitor has built."""
    most = game.players[-1]
    return page(
        look,
        look.say("set.title", title=game.title(look.lang)),
        [
            h.h1[look.say("set.title", title=game.title(look.lang))],
            error is not None and h.div(".error", role="alert")[icon("warning"), h.div[error]],
            h.form(".set", method="post", action=f"/set/{game.id}")[
                h.fieldset[
                    h.legend[look.say("set.seats")],
                    h.p(".hint")[look.say("set.seats.help")],
                    [seat_row(look, game, i, given) for i in range(most)],
                    bot_levels(look),
                ],
                watch_choice(look, given.get("watch", ["link"])),
                option_fields(look, game, given, decks),
                h.button(".main", type="submit")[icon("play"), h.span[look.say("set.start")]],
            ],
        ],
        ["set.css"],
    )


def seat_row(look: Look, game: Game[Any], seat: int, given: dict[str, list[str]]) -> h.Element:
    kinds = given.get("seat", [])
    names = given.get("name", [])
    usual = "me" if seat == 0 else USUAL if seat < game.players[0] else "nobody"
    chosen = kinds[seat] if seat < len(kinds) else usual
    people = ["me" if seat == 0 else "here", "friend"]
    bots = [
        h.option(value=level.id, selected=level.id == chosen, title=level.description(look.lang))[
            look.say("seat.bot", level=level.name(look.lang))
        ]
        for level in LEVELS
    ]
    return h.div(".row")[
        h.label(for_=f"seat{seat}")[look.say("set.seat", number=seat + 1)],
        h.select(id=f"seat{seat}", name="seat")[
            [h.option(value=kind, selected=kind == chosen)[look.say("seat." + kind)] for kind in people],
            bots,
            seat >= game.players[0] and h.option(value="nobody", selected=chosen == "nobody")[look.say("seat.nobody")],
        ],
        h.input(
            name="name",
            value=names[seat] if seat < len(names) else "",
            maxlength="30",
            placeholder=look.say("set.name"),
            aria_label=look.say("set.name_of", number=seat + 1),
            autocomplete="off",
        ),
    ]


def bot_levels(look: Look) -> h.Element:
    """What to expect of each bot."""
    return h.details(".levels")[
        h.summary[look.say("set.levels")],
        h.dl[[[h.dt[level.name(look.lang)], h.dd[level.description(look.lang)]] for level in LEVELS]],
    ]


def watch_choice(look: Look, chosen: list[str]) -> h.Element:
    return h.fieldset[
        h.legend[look.say("set.watch")],
        [
            h.label(".check")[
                h.input(type="radio", name="watch", value=who, checked=chosen == [who]), look.say("watch." + who)
            ]
            for who in ("link", "nobody")
        ],
    ]
