"""What people see before the deal where everybody has a part in the chance: what is fixed, and what is missing."""

from __future__ import annotations

from typing import Any, NamedTuple

import htpy as h

from herna.kernel.game import Game
from herna.web.drawing.identity import HERE
from herna.web.pages.shell import Look, page


class ChanceLine(NamedTuple):
    """The room's fingerprint, what this place owes and has fixed, what people have fixed, and who is waited for."""

    commitment: str
    owed: str
    mine: str
    marks: list[tuple[str, str | None]]
    waiting: list[str]


def chance_page(look: Look, game: Game[Any], line: ChanceLine) -> str:
    title = look.say("chance.title", game=game.title(look.lang))
    fixed = [
        [h.dt[name], h.dd[look.say("chance.not_yet") if mark is None else h.code[mark or look.say("chance.declined")]]]
        for name, mark in line.marks
    ]
    content = [
        h.h1[title],
        h.p[look.say("chance.why")],
        h.dl[h.dt[look.say("fair.commitment")], h.dd[h.code[line.commitment]], fixed],
        ASKING[line.owed](look, line),
        h.p[h.a(".button", href=HERE + "/links")[look.say("links.title")]],
    ]
    scripts = ["chance.js"] if line.owed else []
    return page(look, title, content, scripts=scripts)


def ask_mark(look: Look, _: ChanceLine) -> h.Node:
    return [
        h.form("#chance", method="post", action=HERE + "/chance")[
            h.label(for_="mark")[look.say("chance.mark")],
            h.input("#mark", name="mark", pattern="[0-9a-fA-F]{64}", required=True, autocomplete="off"),
            h.button(".main", type="submit")[look.say("chance.mark.send")],
        ],
        h.p(".hint")[look.say("chance.mark.help"), " ", h.code["printf WORD | sha256sum"]],
        h.form(method="post", action=HERE + "/chance")[
            h.input(type="hidden", name="nothing", value="yes"),
            h.button(type="submit")[look.say("chance.nothing")],
        ],
    ]


def ask_share(look: Look, line: ChanceLine) -> h.Node:
    return h.form("#chance", method="post", action=HERE + "/chance", data_mark=line.mine)[
        h.label(for_="share")[look.say("chance.share")],
        h.input("#share", name="share", maxlength="64", required=True, autocomplete="off"),
        h.button(".main", type="submit")[look.say("chance.share.send")],
    ]


def wait(look: Look, line: ChanceLine) -> h.Node:
    return h.p(role="status")[look.say("chance.waiting", names=", ".join(line.waiting))]


ASKING = {"mark": ask_mark, "share": ask_share, "": wait}
