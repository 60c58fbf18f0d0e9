"""What is shown of a table whose rules the room does not know any more: the last picture, and what happened."""

from __future__ import annotations

from typing import Any, NamedTuple

import htpy as h

from herna.kernel.game import Game
from herna.web.boards.plain import as_markup
from herna.web.drawing.identity import HERE
from herna.web.pages.shell import Look, page


class Remains(NamedTuple):
    """What is left of a game: after how many choices, its picture for the terminal, what happened, and its record."""

    number: int
    picture: list[str]
    log: list[str]
    recorded: bool


def stopped_page(look: Look, game: Game[Any], began: str, now: str, remains: Remains | None, over: bool) -> str:
    """`began`: the version of the rules that the table began under."""
    title = look.say("stopped.title", game=game.title(look.lang))
    content: list[h.Node] = [
        h.h1[title],
        h.p[look.say("stopped.why", began=began, now=now)],
        h.p[look.say("stopped.over" if over else "stopped.running")],
    ]
    if remains is None:
        content.append(h.p[look.say("stopped.nothing")])
    else:
        content += [
            h.p[look.say("stopped.upto", choices=remains.number)],
            h.pre[as_markup(remains.picture)],
            remains.recorded and h.p[h.a(href=f"{HERE}/record.json", download=True)[look.say("fair.download")]],
            h.h2[look.say("log")],
            h.ol[[h.li[line] for line in remains.log]],
        ]
    return page(look, title, content)
