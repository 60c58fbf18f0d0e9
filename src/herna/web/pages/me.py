"""Somebody's own page: name and picture, how their games went, another device, and what the room knows of them."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

import herna
from herna.web.drawing.markup import art_url, icon
from herna.web.opponents import bot_name
from herna.web.pages.ago import ago
from herna.web.pages.reminders import Offered, reminders
from herna.web.pages.sharing import SCRIPTS, STYLES, reach_notice, share_box
from herna.web.pages.shell import Look, page
from herna.web.ratings import SURE, Strength
from herna.web.reach import Reach
from herna.web.store.history import Ended
from herna.web.store.people import Person

SHOWN: Final = 30  # games in the list
OPPONENTS: Final = 12
WIDE, HIGH = 220, 48  # of a chart
ENOUGH: Final = 5  # games before a rating is shown
OUTCOMES: Final = ("won", "draw", "lost")


class Carry(NamedTuple):
    """A link to another device that was just made."""

    reach: Reach
    link: str


def me_page(
    look: Look, person: Person, games: list[Ended], offered: Offered, keys: h.Node, carry: Carry | None = None
) -> str:
    return page(
        look,
        look.say("me.title"),
        [
            h.h1[look.say("me.title")],
            h.p(".lead")[look.say("me.lead")],
            h.section(".self.notice")[face(person.avatar, "96"), name_form(look, person)],
            results(look, games),
            h.section[
                h.h2[look.say("carry.title")],
                h.p[look.say("carry.help")],
                carried(look, carry)
                if carry
                else h.form(method="post", action="/me/carry")[h.button(type="submit")[look.say("carry.make")]],
            ],
            keys,
            reminders(look, offered),
            h.section[
                h.h2[look.say("me.data")],
                h.p[look.say("me.data.help")],
                h.p[h.a(".button", href="/me/export.json", download=True)[look.say("me.export")]],
                h.form(".delete", method="post", action="/me/delete")[
                    h.label(".check")[
                        h.input(type="checkbox", name="sure", value="yes", required=True), look.say("me.delete.sure")
                    ],
                    h.button(".danger", type="submit")[look.say("me.delete")],
                ],
            ],
        ],
        STYLES,
        [*SCRIPTS, "push.js", "passkeys.js"],
    )


def face(avatar: str, size: str) -> h.Node:
    """The picture that somebody has chosen; nobody in particular if they have not."""
    game, _, component = avatar.partition("/")
    if not component:
        return h.span(".face.none")[icon("person")]
    return h.img(".face", src=art_url(game, component), alt="", width=size, height=size)


def name_form(look: Look, person: Person) -> h.Element:
    return h.div(".grow")[
        h.form(".rename", method="post", action="/me/name")[
            h.label(for_="name")[look.say("links.name")],
            h.input("#name", name="name", value=person.name, maxlength="30", autocomplete="nickname", required=True),
            h.button(type="submit")[look.say("links.rename")],
        ],
        h.p[h.a(href="/me/picture")[look.say("me.picture")]],
    ]


def carried(look: Look, carry: Carry) -> h.Element:
    return h.div(".notice")[
        reach_notice(look, carry.reach),
        h.p[look.say("carry.made")],
        share_box(look, carry.reach, carry.link, look.say("carry.title"), shown=True),
    ]


# --- how games went -----------------------------------------------------------------------------------------------
def results(look: Look, games: list[Ended]) -> h.Element:
    if not games:
        return h.section[h.h2[look.say("results.title")], h.p[look.say("results.none")]]
    return h.section[
        h.h2[look.say("results.title")],
        h.div(".scroll", tabindex="0", role="region", aria_label=look.say("results.title"))[by_game(look, games)],
        h.p(".hint")[look.say("results.rating.help")],
        h.h3[look.say("results.opponents")],
        h.div(".scroll", tabindex="0", role="region", aria_label=look.say("results.opponents"))[
            by_opponent(look, games)
        ],
        h.p[h.a(".button", href="/me/statistics")[look.say("stats.title")]],
        h.h3[look.say("results.last")],
        h.ol(".past-games")[[game_line(look, ended) for ended in reversed(games[-SHOWN:])]],
    ]


def by_game(look: Look, games: list[Ended]) -> h.Element:
    rows = []
    for id in dict.fromkeys([ended.game for ended in games]):
        played = [ended for ended in games if ended.game == id]
        against = [[e.people for e in played if e.people], [e.bots for e in played if e.bots]]
        rows.append(
            h.tr[
                h.th(scope="row")[title_of(look, id)],
                h.td[tally(played)],
                [h.td(".words")[rating(look, course)] for course in against],
            ]
        )
    heads = ("results.game", "results.tally", "results.people", "results.bots")
    return h.table(".results")[h.thead[h.tr[[h.th(scope="col")[look.say(head)] for head in heads]]], h.tbody[rows]]


def by_opponent(look: Look, games: list[Ended]) -> h.Element:
    """People are told apart by who they are, whatever they are called; of a bot, only its level matters."""
    met: dict[str, list[Ended]] = {}
    names: dict[str, str] = {}
    for ended in games:
        for other in ended.against:
            who = other["bot"] or other["visitor"] or f"called {other['name']}"
            met.setdefault(who, []).append(ended)
            bot = other["bot"]
            names[who] = look.say("seat.bot", level=bot_name(bot, look.lang)) if bot else other["name"]
    often = sorted(met, key=lambda who: -len(met[who]))[:OPPONENTS]
    heads = ("results.opponent", "results.tally")
    return h.table(".results")[
        h.thead[h.tr[[h.th(scope="col")[look.say(head)] for head in heads]]],
        h.tbody[[h.tr[h.th(scope="row")[names[who]], h.td[tally(met[who])]] for who in often]],
    ]


def tally(games: list[Ended]) -> str:
    counted = Counter([ended.outcome for ended in games])
    return " – ".join([str(counted[outcome]) for outcome in OUTCOMES])


def rating(look: Look, course: list[Strength]) -> h.Node:
    if not course:
        return "–"
    if len(course) < ENOUGH:
        return look.say("results.rating.soon", games=ENOUGH - len(course))
    mu, sigma = course[-1]
    return [
        h.span(".number")[look.say("results.rating", mu=round(mu), margin=round(SURE * sigma))],
        chart(look, course),
    ]


def chart(look: Look, course: list[Strength]) -> Markup | None:
    """How a rating went up and down, as a line; from two games on."""
    if len(course) < 2:
        return None
    values = [mu for mu, _ in course]
    low, high = min(values) - 1, max(values) + 1
    points = [
        f"{3 + (WIDE - 6) * i / (len(values) - 1):.1f},{HIGH - 3 - (HIGH - 6) * (value - low) / (high - low):.1f}"
        for i, value in enumerate(values)
    ]
    told = look.say("results.chart", first=round(values[0]), last=round(values[-1]), games=len(values))
    return Markup(
        '<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}"><polyline points="{}" fill="none"/></svg>'
    ).format(WIDE, HIGH, told, " ".join(points))


def game_line(look: Look, ended: Ended) -> h.Element:
    names = ", ".join([other["name"] for other in ended.against])
    return h.li[
        h.strong[look.say(f"mine.{ended.outcome}")], " ", title_of(look, ended.game), ", ",
        look.say("mine.against", names=names), " ", h.span(".about")[ago(look, ended.ended)],
    ]  # fmt: skip


def title_of(look: Look, game: str) -> str:
    return herna.game(game).title(look.lang) if game in herna.games() else game


# --- a picture of oneself -------------------------------------------------------------------------------------------
def picture_page(look: Look, game: str, chosen: str) -> str:
    """Every portrait of a game is a button."""
    found = herna.game(game)
    return page(
        look,
        look.say("me.picture"),
        [
            h.h1[look.say("me.picture")],
            h.nav(".choose", aria_label=look.say("me.picture"))[
                h.p(".chips")[
                    [
                        h.a(".chip", href=f"/me/picture?game={id}", aria_current="true" if id == game else None)[
                            herna.game(id).title(look.lang)
                        ]
                        for id in herna.games()
                    ]
                ]
            ],
            h.form(".faces", method="post", action="/me/picture")[
                [
                    h.button(
                        name="picture",
                        value=f"{game}/{id}",
                        title=found.texts.components[id].name(look.lang),
                        aria_label=found.texts.components[id].name(look.lang),
                        aria_current="true" if chosen == f"{game}/{id}" else None,
                    )[h.img(src=art_url(game, id), alt="", width="96", height="96", loading="lazy")]
                    for id in found.component_ids()
                ]
            ],
            h.form(method="post", action="/me/picture")[
                h.button(name="picture", value="")[look.say("me.picture.none")]
            ],
        ],
        STYLES,
    )


# --- on another device ------------------------------------------------------------------------------------------------
def arrival_page(look: Look, name: str, own: int) -> str:
    """What a link from another device shows; `own` is how many games this browser has already."""
    return page(
        look,
        look.say("arrival.title"),
        h.div(".notice")[
            h.h1[look.say("arrival.title")],
            h.p[look.say("arrival.named", name=name) if name else look.say("arrival.unnamed")],
            own > 0 and h.p(role="note")[look.say("arrival.own", games=own)],
            h.form(method="post")[h.button(".main", type="submit")[look.say("arrival.yes")]],
            h.p(".hint")[look.say("arrival.once")],
        ],
        STYLES,
    )
