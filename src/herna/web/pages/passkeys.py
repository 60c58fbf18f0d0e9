"""Passkeys on somebody's own page: add one here, come in with one elsewhere."""

from __future__ import annotations

import htpy as h

from herna.web.pages.shell import Look


def passkeys(look: Look, known: int, own: int) -> h.Element:
    """`known`: how many somebody has; `own`: games that this browser would leave behind if it became somebody else."""
    careful = look.say("arrival.own", games=own) if own else None
    return h.section("#passkeys", data_failed=look.say("passkey.failed"), data_none=look.say("passkey.none"))[
        h.h2[look.say("passkey.title")],
        h.p[look.say("passkey.help")],
        h.p(".hint")[look.say("passkey.known", number=known)] if known else None,
        h.p(".doors")[
            h.button(".add", type="button", hidden=True)[look.say("passkey.add")],
            h.button(".come", type="button", hidden=True, data_sure=careful)[look.say("passkey.come")],
        ],
        h.p(role="status"),
        h.form(method="post", action="/me/passkey/forget")[h.button(type="submit")[look.say("passkey.forget")]]
        if known
        else None,
    ]
