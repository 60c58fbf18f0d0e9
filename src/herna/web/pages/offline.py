"""What can be read without a connection: the shelf of rules and cards that this device keeps."""

from __future__ import annotations

import htpy as h

import herna
from herna.web.drawing.markup import icon
from herna.web.pages.sharing import STYLES
from herna.web.pages.shell import Look, page


def offline_page(look: Look) -> str:
    """The same for everybody: it names no table and no person, so a browser may keep it."""
    return page(
        look,
        look.say("offline.title"),
        [
            h.h1[look.say("offline.title")],
            h.p(".lead")[look.say("offline.lead")],
            h.ul(".shelf")[
                [
                    h.li[
                        h.strong[herna.game(id).title(look.lang)],
                        h.a(href=f"/rules/{id}")[look.say("home.rules")],
                        h.a(href=f"/cards/{id}")[look.say("home.cards")],
                    ]
                    for id in herna.games()
                ]
            ],
            h.p[
                h.button(
                    "#keep", type="button", hidden=True, data_doing=look.say("offline.doing"),
                    data_done=look.say("offline.done"), data_failed=look.say("offline.failed"),
                )[icon("book"), h.span(aria_live="polite")[look.say("offline.keep")]]
            ],
            h.p(".hint")[look.say("offline.kept")],
        ],
        STYLES,
        ["offline.js"],
    )  # fmt: skip
