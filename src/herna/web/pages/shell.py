"""What all pages share: the document around them, the head line, and small forms."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

import htpy as h

from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.assets import address
from herna.web.drawing.markup import icon
from herna.web.words import say

EVERYWHERE: Final = ("base.css", "pages.css", "figures.css")


class Look:
    """How this visitor wants pages: language, theme, and the address they are at (to come back after a switch)."""

    def __init__(self, lang: str, theme: str, path: str, notice: str = "") -> None:
        self.lang = lang
        self.theme = theme
        self.path = path
        self.notice = notice  # the message of the day

    def say(self, key: str, **args: object) -> str:
        return say(self.lang, key, **args)


def document(look: Look, title: str, body: h.Node, styles: list[str], scripts: list[str], refresh: str = "") -> str:
    """A complete page; `refresh` is for browsers without our script."""
    return str(
        h.html(lang=look.lang, data_theme=look.theme or None)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width,initial-scale=1,viewport-fit=cover"),
                h.title[title],
                h.link(rel="icon", href=address("icon.svg"), type="image/svg+xml"),
                h.link(rel="apple-touch-icon", href=address("icon-192.png")),
                h.link(rel="manifest", href="/manifest.webmanifest", crossorigin="use-credentials"),
                [h.link(rel="stylesheet", href=address(name)) for name in [*EVERYWHERE, *styles]],
                [h.script(type="module", src=address(name)) for name in scripts],
                refresh and h.noscript[h.meta(http_equiv="refresh", content=refresh)],
            ],
            h.body[body],
        ]
    )


def page(
    look: Look, title: str, content: h.Node, styles: list[str] | None = None, scripts: list[str] | None = None
) -> str:
    """An ordinary page: head line, content, foot line."""
    body = [
        h.a(".skip", href="#content")[look.say("skip")],
        head_line(look),
        look.notice and h.p(".of-the-day", role="note")[look.notice],
        h.main("#content.page")[content],
        h.footer(".foot")[h.p[look.say("unofficial")]],
    ]
    return document(look, f"{title} · Herna", body, styles or [], ["install.js", *(scripts or [])])


def head_line(look: Look) -> h.Element:
    return h.header(".head")[
        h.a(".brand", href="/")[icon("die-5"), h.span["Herna"]],
        h.nav(aria_label=look.say("nav"))[switches(look)],
    ]


def switches(look: Look) -> list[h.Node]:
    """Language and theme: plain links, remembered in a cookie. The style sheet shows the theme one does not have."""
    others = [lang for lang in LANGUAGES if lang != look.lang]
    back = quote(look.path)
    return [
        *[
            h.a(".switch", href=f"/look?lang={lang}&back={back}", hreflang=lang, lang=lang)[
                icon("language"), h.span[say(lang, "language")]
            ]
            for lang in others
        ],
        *[
            h.a(class_=["switch", f"to-{theme}"], href=f"/look?theme={theme}&back={back}")[
                icon(sign), h.span[look.say("theme." + theme)]
            ]
            for theme, sign in (("light", "sun"), ("dark", "moon"))
        ],
    ]


def error_page(look: Look, status: int, message: str, detail: str = "") -> str:
    """What went wrong; `detail` is what the engine says of it, in English."""
    return page(
        look,
        str(status),
        h.div(".notice")[
            h.h1[look.say("error.title")],
            h.p[message],
            detail and h.p(".hint")[look.say("error.detail"), " ", h.span(lang="en")[detail]],
            h.p[h.a(".button.main", href="/")[look.say("error.home")]],
        ],
    )
