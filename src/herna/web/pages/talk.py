"""What is said at a table, in the reader's language where it is a ready phrase, and the ways to say something."""

from __future__ import annotations

import htpy as h

from herna.web.drawing.identity import HERE, NAMES
from herna.web.pages.shell import Look, page
from herna.web.store.talking import Message


def talk_panel(
    look: Look, said: list[Message], phrases: tuple[str, ...], chat: bool, watching: bool, longest: int
) -> h.Element:
    """The newest message stands last, beside the field for the next one."""
    return h.div("#talk-in")[
        h.p(".hint")[look.say("talk.watching" if watching else "talk.playing")],
        h.ol("#talk-list", tabindex="0", aria_live="polite")[
            [h.li(class_=message.channel)[h.b[who(look, message)], " ", words(look, message)] for message in said]
            or h.li(".hint")[look.say("talk.nothing")]
        ],
        h.p("#talk-error", role="alert", hidden=True),
        h.form("#talk-phrases", method="post", action=f"{HERE}/talk")[
            [h.button(type="submit", name="phrase", value=phrase)[look.say(f"phrase.{phrase}")] for phrase in phrases]
        ],
        chat
        and h.form("#talk-say", method="post", action=f"{HERE}/talk")[
            h.input(
                name="text",
                maxlength=str(longest),
                required=True,
                autocomplete="off",
                aria_label=look.say("talk.write"),
                placeholder=look.say("talk.write"),
            ),
            h.button(".main", type="submit")[look.say("talk.send")],
        ],
    ]


def who(look: Look, message: Message) -> str:
    return look.say("talk.spectator") if message.seat is None else NAMES[message.seat]


def words(look: Look, message: Message) -> str:
    return look.say(f"phrase.{message.phrase}") if message.phrase else message.text


def talk_page(look: Look, panel: h.Element) -> str:
    """The same as a page of its own, for browsers without our script."""
    content = [h.h1[look.say("talk.title")], panel, h.p[h.a(".button", href=HERE)[look.say("back_to_table")]]]
    return page(look, look.say("talk.title"), content, ["company.css"])
