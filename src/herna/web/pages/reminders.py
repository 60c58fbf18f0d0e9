"""How somebody wants to be reminded of their turn: the part of their own page, and the page that e-mails lead to."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

from herna.web.pages.sharing import STYLES
from herna.web.pages.shell import Look, page
from herna.web.store.ways import Way


class Offered(NamedTuple):
    """What the room can do (`push`, `mail`, `hook`), its public key for push, and what somebody has asked for."""

    kinds: list[str]
    key: str
    ways: list[Way]
    minutes: float

    def of(self, kind: str) -> list[Way]:
        return [way for way in self.ways if way.kind == kind]


def reminders(look: Look, offered: Offered) -> h.Node:
    if not offered.kinds:
        return None
    return h.section("#reminders")[
        h.h2[look.say("remind.title")],
        h.p[look.say("remind.help", minutes=f"{offered.minutes:g}")],
        "push" in offered.kinds and devices(look, offered),
        "mail" in offered.kinds and mailbox(look, offered.of("mail")),
        "hook" in offered.kinds and hook(look, offered.of("hook")),
    ]


def devices(look: Look, offered: Offered) -> h.Element:
    known = offered.of("push")
    return h.div[
        h.h3[look.say("remind.push")],
        h.div(
            "#push",
            hidden=True,
            data_key=offered.key,
            data_devices=str(len(known)),
            data_denied=look.say("remind.denied"),
            data_failed=look.say("remind.failed"),
        )[
            h.button(".on", type="button")[look.say("remind.on")],
            h.button(".off", type="button", hidden=True)[look.say("remind.off")],
            h.p(role="status"),
        ],
        h.p("#push-not.hint", hidden=True)[look.say("remind.impossible")],
        h.p(".hint")[look.say("remind.devices", number=len(known))] if known else None,
        stop(look, "push", "remind.forget") if known else None,
    ]


def mailbox(look: Look, known: list[Way]) -> h.Element:
    return h.div[
        h.h3[look.say("remind.mail")],
        [
            [
                h.p[h.strong[way.address], " ", look.say("remind.mail.ready" if way.ready else "remind.mail.asked")],
                stop(look, "mail", "remind.mail.stop"),
            ]
            for way in known
        ],
        not known
        and h.form(".rename", method="post", action="/me/mail")[
            h.label(for_="mail")[look.say("remind.mail.address")],
            h.input("#mail", type="email", name="mail", maxlength="254", autocomplete="email", required=True),
            h.button(type="submit")[look.say("remind.mail.ask")],
        ],
    ]


def hook(look: Look, known: list[Way]) -> h.Element:
    return h.div[
        h.h3[look.say("remind.hook")],
        h.p[look.say("remind.hook.help")],
        stop(look, "hook", "remind.hook.stop")
        if known
        else h.form(method="post", action="/me/hook")[h.button(type="submit")[look.say("remind.hook.ask")]],
    ]


def stop(look: Look, kind: str, label: str) -> h.Element:
    return h.form(method="post", action="/me/silence")[
        h.button(type="submit", name="kind", value=kind)[look.say(label)]
    ]


def mail_page(look: Look, way: Way, done: str = "") -> str:
    """What a link in an e-mail opens: nothing happens before a button is pressed."""
    deed = "stop" if way.ready else "confirm"
    return page(
        look,
        look.say("remind.title"),
        h.div(".notice")[
            h.h1[look.say("remind.title")],
            h.p(role="status")[look.say(f"mail.page.{done}", address=way.address)]
            if done
            else [
                h.p[look.say(f"mail.page.{deed}", address=way.address)],
                h.form(method="post")[
                    h.button(".main", type="submit", name="deed", value=deed)[look.say(f"mail.page.{deed}.yes")]
                ],
            ],
            h.p[h.a(".button", href="/")[look.say("error.home")]],
        ],
        STYLES,
    )
