"""The page of whoever runs the room: load, tables, bots that failed, retention, the message of the day, bans."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

import herna
from herna.web.pages.shell import Look, page
from herna.web.store import TableLine
from herna.web.store.notes import LONGEST_NOTICE


class Desk(NamedTuple):
    """All that the page shows; `lapses` are the numbers of choices made in the place of a bot without an answer."""

    figures: list[tuple[str, str]]
    tables: list[tuple[TableLine, int]]
    lapses: dict[str, int]
    visitors: list[tuple[str, int]]  # addresses, and how many seconds ago they have asked for something
    banned: list[str]
    notice: str
    keep_days: float


def threshold_page(look: Look, token: str) -> str:
    """What the link itself shows: it is used up by the button, so that nothing that only looks at links does so."""
    return page(
        look,
        look.say("office.title"),
        h.div(".notice")[
            h.h1[look.say("office.title")],
            h.p[look.say("office.once")],
            h.form(method="post", action=f"/office/{token}")[
                h.button(".main", type="submit")[look.say("office.enter")]
            ],
        ],
    )


def office_page(look: Look, desk: Desk) -> str:
    return page(
        look,
        look.say("office.title"),
        [
            h.h1[look.say("office.title")],
            h.h2[look.say("office.load")],
            h.dl(".figures")[[[h.dt[look.say(f"office.{name}")], h.dd[value]] for name, value in desk.figures]],
            h.h2[look.say("office.retention")],
            h.p[
                look.say("office.keeps", days=f"{desk.keep_days:g}") if desk.keep_days else look.say("office.keeps_all")
            ],
            h.p("#days-help.hint")[look.say("office.days.help")],
            h.form(".deed", method="post", action="/office")[
                h.label(for_="days")[look.say("office.days")],
                h.input(
                    "#days",
                    name="days",
                    value=f"{desk.keep_days:g}",
                    inputmode="decimal",
                    size="6",
                    aria_describedby="days-help",
                ),
                h.button(type="submit", name="deed", value="keep")[look.say("office.save")],
            ],
            h.h2[look.say("office.notice")],
            h.form(".deed", method="post", action="/office")[
                h.input(
                    name="notice",
                    value=desk.notice,
                    maxlength=str(LONGEST_NOTICE),
                    aria_label=look.say("office.notice"),
                ),
                h.button(type="submit", name="deed", value="notice")[look.say("office.save")],
            ],
            h.h2[look.say("office.tables")],
            h.ul(".company-list")[[table_line(look, line, made, desk.lapses) for line, made in desk.tables]],
            h.h2[look.say("office.visitors")],
            h.p(".hint")[look.say("office.visitors.help")],
            h.ul(".company-list")[
                [
                    visitor_line(look, address, look.say("office.asked", seconds=n), "ban")
                    for address, n in desk.visitors
                ],
                [visitor_line(look, address, look.say("office.is_banned"), "unban") for address in desk.banned],
            ],
        ],
        ["company.css"],
    )


def table_line(look: Look, line: TableLine, made: int, lapses: dict[str, int]) -> h.Element:
    title = herna.game(line.game).title(look.lang) if line.game in herna.games() else line.game
    told = [look.say("mine.over" if line.over else "mine.running"), look.say("office.choices", choices=made)]
    if lapses.get(line.id):
        told.append(look.say("office.lapses", number=lapses[line.id]))
    return h.li[
        h.strong[title], " ", ", ".join(line.names), " ", h.span(".about")[" · ".join(told)],
        h.div(".doors")[button(look, "close", "table", line.id), button(look, "hush", "table", line.id)],
    ]  # fmt: skip


def visitor_line(look: Look, address: str, about: str, deed: str) -> h.Element:
    return h.li[h.code[address], " ", h.span(".about")[about], " ", button(look, deed, "address", address)]


def button(look: Look, deed: str, name: str, value: str) -> h.Element:
    return h.form(".inline", method="post", action="/office")[
        h.input(type="hidden", name=name, value=value),
        h.button(type="submit", name="deed", value=deed, aria_label=f"{look.say(f'office.{deed}')}: {value}")[
            look.say(f"office.{deed}")
        ],
    ]
