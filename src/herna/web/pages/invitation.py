"""What the link of an empty seat shows: who plays what, and a button. Nothing of the table, and nothing happens yet.

Programs open links, too: those that draw previews in chats, and those that look for viruses. They press no buttons.
"""

from __future__ import annotations

from typing import Any

import htpy as h

from herna.kernel.game import Game
from herna.web.drawing.identity import HERE, NAMES
from herna.web.pages.sharing import STYLES
from herna.web.pages.shell import Look, page
from herna.web.pages.terms import terms_lines
from herna.web.store.agreements import Terms


def invitation_page(look: Look, game: Game[Any], seats: tuple[int, ...], players: int, terms: Terms, known: str) -> str:
    """`known` is what this browser's visitor is called; whoever has no name yet is asked for one."""
    title = game.title(look.lang)
    others = [NAMES[seat] for seat in range(players) if seat not in seats]
    return page(
        look,
        title,
        h.div(".notice")[
            h.h1[look.say("invitation.title", game=title)],
            h.p[look.say("invitation.others", names=", ".join(others))],
            h.ul[[h.li[line] for line in terms_lines(look.lang, terms)]],
            h.form(".sit", method="post", action=HERE + "/sit")[
                name_field(look, known, NAMES[seats[0]]),
                h.button(".button.main")[look.say("invitation.sit")],
            ],
            h.p(".hint")[look.say("invitation.link")],
        ],
        STYLES,
    )


def name_field(look: Look, known: str, usual: str) -> h.Node:
    """Asks for a name once; later it can be changed, but need not. `usual` is taken by those who tell none."""
    field = h.input(
        "#name",
        name="name",
        value=known,
        maxlength="30",
        placeholder=usual,
        autocomplete="nickname",
        autofocus=not known,
    )
    asked = h.label(for_="name")[look.say("invitation.name")]
    if not known:
        return [h.div(".ask")[asked, field], h.p(".hint")[look.say("invitation.remembered")]]
    return [
        h.p[look.say("invitation.known", name=known)],
        h.details[h.summary[look.say("invitation.rename")], h.div(".ask")[asked, field]],
    ]
