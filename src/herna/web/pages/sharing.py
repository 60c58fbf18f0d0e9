"""A link that somebody gives to somebody else: to copy, to send, or to read off the screen with a telephone."""

from __future__ import annotations

import htpy as h

from herna.web.drawing.markup import icon
from herna.web.drawing.qr import qr_drawing
from herna.web.pages.shell import Look
from herna.web.reach import Reach

STYLES = ["meet.css"]
SCRIPTS = ["sharing.js"]


def share_box(look: Look, reach: Reach, link: str, name: str, shown: bool = False) -> h.Element:
    """`name` says whose link it is; with `shown`, its QR code is unfolded. Buttons are for browsers with our script."""
    best, *others = [base + link for base in reach.bases]
    return h.div(".share")[
        h.input(type="text", readonly=True, value=best, aria_label=name),
        h.button(".copy", type="button", hidden=True, data_done=look.say("share.copied"))[
            icon("copy"), h.span[look.say("share.copy")]
        ],
        h.button(".send", type="button", hidden=True, data_title=name)[icon("send"), h.span[look.say("share.send")]],
        h.details(".code", open=shown)[
            h.summary[look.say("share.qr")], qr_drawing(best, look.say("share.qr.of", name=name))
        ],
        others
        and h.details(".others")[
            h.summary[look.say("share.others")],
            h.p(".hint")[look.say("share.others.help")],
            h.ul[[h.li[h.code[other]] for other in others]],
        ],
    ]


def reach_notice(look: Look, reach: Reach) -> h.Node:
    """Why nobody else can open the links, and what changes that."""
    if not reach.trouble:
        return None
    told = look.say(f"reach.{reach.trouble}", names=", ".join(reach.names))
    return h.div(".notice.reach", role="note")[
        icon("warning"), h.div[h.p[told], reach.trouble == "machine" and h.pre(".command")["herna serve --public"]]
    ]
