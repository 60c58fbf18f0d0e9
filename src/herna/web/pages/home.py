"""The entrance: the games, one's own tables, and the page on which a table is set."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import htpy as h

import herna
from herna.kernel.game import Game
from herna.learn.shelf import has_howto
from herna.players import LEVELS
from herna.web.assets import FILES, address
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.pictures import signature
from herna.web.opponents import USUAL
from herna.web.pages.lobby import listing_choice, open_seats
from herna.web.pages.mine import own_games
from herna.web.pages.options import Given, SavedDeck, option_fields
from herna.web.pages.sharing import STYLES
from herna.web.pages.shelf import SHELF, TIMES, Filter, numbers
from herna.web.pages.shell import Look, page
from herna.web.pages.terms import terms_fields
from herna.web.store import TableLine
from herna.web.store.lobby import OpenTable
from herna.web.words import has

MOST_WAITING: Final = 3  # open seats that the entrance itself shows


class Entrance(NamedTuple):
    """What the entrance shows besides the games."""

    mine: list[TableLine]
    waiting: list[OpenTable]
    visitor: str
    known: str  # what the visitor is called, if they have told
    level: str  # of the bots that they have played against last
    wanted: Filter
    push_key: str = ""  # with which browsers ask for reminders; empty: there is no push


def home(look: Look, entrance: Entrance) -> str:
    """What waits for the visitor comes first; who is new here hears what this is."""
    games = [herna.game(id) for id in herna.games()]
    shown = [game for game in games if entrance.wanted.admits(game)]
    return page(
        look,
        look.say("home.title"),
        [
            h.h1[look.say("home.title")],
            own_games(look, entrance.mine, entrance.push_key) or h.p(".lead")[look.say("home.lead")],
            doors(look, entrance),
            filters(look, games, entrance.wanted),
            h.ul(".games")[[game_tile(look, game, entrance.level) for game in shown]]
            if shown
            else h.p(".notice")[look.say("home.none")],
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
        STYLES,
        ["home.js"] if entrance.mine else [],
    )


def doors(look: Look, entrance: Entrance) -> h.Element:
    """Where else one can go from here; each is a line. Who waits for somebody is shown at once."""
    waiting = entrance.waiting[:MOST_WAITING]
    return h.section(".ways")[
        h.p(".doors")[
            h.a(".button", href="/lobby")[icon("hand"), h.span[look.say("home.lobby")]],
            h.a(".button", href="/learn")[icon("question"), h.span[look.say("learn.title")]],
            h.a(".button", href="/puzzles")[icon("bulb"), h.span[look.say("puzzle.title")]],
            h.a(".button", href="/offline")[icon("book"), h.span[look.say("home.offline")]],
            h.a(".button", href="/me")[icon("person"), h.span[look.say("home.me")]],
        ],
        open_seats(look, waiting, entrance.visitor, entrance.known) if waiting else None,
    ]


def filters(look: Look, games: list[Game[Any]], wanted: Filter) -> h.Element:
    """By how many play and how long it takes: plain links."""

    def chips(name: str, values: list[str]) -> h.Element:
        def chip(value: str) -> h.Element:
            chosen = wanted._replace(**{name: value})
            asked = urlencode({field: value for field, value in chosen._asdict().items() if value})
            words = look.say(f"filter.{name}" if value.isdigit() else f"filter.{name}.{value or 'any'}", number=value)
            here = "true" if getattr(wanted, name) == value else None
            return h.a(".chip", href=f"/?{asked}#games" if asked else "/#games", aria_current=here)[words]

        return h.p(".chips")[h.span[look.say(f"filter.{name}.label")], [chip(value) for value in ("", *values)]]

    return h.nav("#games.choose", aria_label=look.say("filter"))[
        chips("players", numbers(games)), chips("time", list(TIMES))
    ]


def game_tile(look: Look, game: Game[Any], level: str) -> h.Element:
    players = game.players
    least, most = players[0], players[-1]
    about, words = SHELF.get(game.id), f"about.{game.id}"
    facts = [look.say("home.players", players=str(least) if least == most else f"{least}–{most}")]
    if about is not None:
        facts += [look.say("home.minutes", least=about.least, most=about.most), look.say(f"hard.{about.hardness}")]
    return h.li(".game")[
        picture_of(look, game),
        h.h2[game.title(look.lang)],
        has(words) and h.p(".tells")[look.say(words)],
        h.p(".facts")[" · ".join(facts)],
        h.form(".quick", method="post", action="/play")[
            h.input(type="hidden", name="game", value=game.id),
            h.button(".main", type="submit")[icon("play"), h.span[look.say("home.play_now")]],
            h.label[h.span[look.say("home.level")], level_choice(look, level)],
        ],
        h.p(".links")[
            h.a(href=f"/set/{game.id}")[look.say("home.set_table")],
            has_howto(game.id) and h.a(href=f"/learn/{game.id}")[look.say("learn.link")],
            h.a(href=f"/rules/{game.id}")[look.say("home.rules")],
            h.a(href=f"/cards/{game.id}")[look.say("home.cards")],
            game.decks is not None and h.a(href=f"/decks/{game.id}")[look.say("decks.build")],
        ],
    ]


def picture_of(look: Look, game: Game[Any]) -> h.Node:
    """The table in the middle of a game; a guest's game has the portrait of one of its components."""
    photo = f"play/{game.id}.jpg"
    if photo in FILES:
        told = look.say("home.picture", title=game.title(look.lang))
        return h.img(src=address(photo), alt=told, width="600", height="400", loading="lazy")
    component = signature(game)
    return component and h.img(src=art_url(game.id, component), alt="", width="150", height="100")


def level_choice(look: Look, chosen: str) -> h.Element:
    return h.select(name="level")[
        [h.option(value=level.id, selected=level.id == chosen)[level.name(look.lang)] for level in LEVELS]
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
            has_howto(game.id)
            and h.p(".hint")[look.say("learn.first"), " ", h.a(href=f"/learn/{game.id}")[look.say("learn.how")]],
            error is not None and h.div(".error", role="alert")[icon("warning"), h.div[error]],
            h.form(".set", method="post", action=f"/set/{game.id}")[
                h.fieldset[
                    h.legend[look.say("set.seats")],
                    h.p(".hint")[look.say("set.seats.help")],
                    [seat_row(look, game, i, given) for i in range(most)],
                    bot_levels(look),
                ],
                listing_choice(look, (given.get("open") or [""])[0]),
                watch_choice(look, given.get("watch", ["link"])),
                h.fieldset[
                    h.legend[look.say("set.chance")],
                    h.label(".check")[
                        h.input(type="checkbox", name="chance", value="shared", checked="chance" in given),
                        look.say("set.chance.shared"),
                    ],
                    h.p(".hint")[look.say("set.chance.help")],
                ],
                terms_fields(look, given),
                option_fields(look, game, given, decks),
                h.button(".main", type="submit")[icon("play"), h.span[look.say("set.start")]],
            ],
        ],
        ["set.css"],
    )


def seat_row(look: Look, game: Game[Any], seat: int, given: dict[str, list[str]]) -> h.Element:
    kinds = given.get("seat", [])
    names = given.get("name", [])
    other = "friend" if any(given.get("open", [])) else USUAL  # whoever comes from the lobby wants company
    usual = "me" if seat == 0 else other if seat < game.players[0] else "nobody"
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
