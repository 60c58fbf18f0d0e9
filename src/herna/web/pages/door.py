"""The door of a room with a password."""

from __future__ import annotations

import htpy as h

from herna.web.pages.shell import Look, page


def door_page(look: Look, back: str, wrong: bool = False) -> str:
    """`back` is where somebody wanted to go."""
    return page(
        look,
        look.say("door.title"),
        h.div(".notice")[
            h.h1[look.say("door.title")],
            wrong and h.p(role="alert")[look.say("door.wrong")],
            h.form(method="post", action="/enter")[
                h.input(type="hidden", name="back", value=back),
                h.label(for_="password")[look.say("door.password")],
                h.input("#password", type="password", name="password", required=True, autofocus=True),
                h.button(".main", type="submit")[look.say("door.enter")],
            ],
        ],
    )
