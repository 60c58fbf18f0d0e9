"""A table at which somebody is led, by a lesson or a puzzle: a real board, what is said of it, and the choices."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from herna._version import __version__
from herna.web.boards import draw_board, pending, scripts, sheet, staged, table_stylesheets
from herna.web.drawing.marks import ringed
from herna.web.drawing.markup import sign
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.pages.shell import Look, document, switches
from herna.web.pages.table import OFFERED, answers, around_the_table, link, log_lines, pace_and_sound

STYLES = ["books.css", "table/reader.css"]


class Said:
    """An answer to a choice: `kind` is how it is shown (right, wrong, illegal), `rule` where it can be read up."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        self.kind = kind
        self.text = text
        self.rule = rule


class Led:
    """What stands around the board. `kept` is the place as the form carries it; `url` is where the form is sent."""

    def __init__(self, url: str, title: str, says: str, count: str, kept: str) -> None:
        self.url = url
        self.title = title
        self.says = says
        self.count = count  # how far one is
        self.kept = kept
        self.reply: Said | None = None
        self.marks: list[str] = []
        self.codes: list[str] = []  # options that are pointed at
        self.chooses = True  # the options are offered
        self.buttons: list[h.Node] = []  # what can be done besides
        self.tools: list[h.Node] = []  # in the head
        self.aside: h.Node = None  # above what happened


def led_page(look: Look, scene: Scene, led: Led) -> str:
    body: list[h.Node] = [
        h.a(".skip", href="#ask")[look.say("skip.question")],
        sheet(scene.game.id, look.lang),
        h.main("#stage")[Markup(led_frame(look, scene, led))],
        h.div("#settings", popover="auto", aria_label=look.say("menu.settings"))[
            h.p(".looks")[switches(look)], pace_and_sound(look)
        ],
        around_the_table(look),
    ]
    title = f"{led.title} · {scene.game.title(look.lang)} · Herna"
    styles = [*STYLES, *table_stylesheets(scene.game.id), "learn.css"]
    return document(look, title, body, styles, ["learn.js", *scripts(scene.game.id)])


def led_frame(look: Look, scene: Scene, led: Led) -> str:
    """The complete table, as one form."""
    board = ringed(written(draw_board(scene)), scene.view, led.marks, led.codes)
    table = h.form(
        "#table.led",
        method="post",
        action=led.url,
        data_seq=str(scene.seq),
        data_live=f"{led.url}/live",  # only addresses beside it are asked for
        data_texts=f"/texts/{__version__}/{scene.game.id}/{scene.lang}",
        data_acts=staged(scene),
        data_aims=pending(scene) or None,
        aria_label=scene.game.title(scene.lang),
    )[
        h.input(type="hidden", name="kept", value=led.kept),
        head(look, scene, led),
        board,
        rail(look, scene, led),
        ringed(written(prompt(scene, led, set(OFFERED.findall(board)))), scene.view, [], led.codes),
    ]
    return str(written(table))


def head(look: Look, scene: Scene, led: Led) -> h.Element:
    game = scene.game
    return h.header("#head")[
        h.a(".brand", href="/", title=look.say("error.home"))[sign("die-5"), h.span["Herna"]],
        h.h1[h.button(type="button", title=look.say("log"))[h.span(".of")[f"{game.title(look.lang)}: "], led.title]],
        h.nav(aria_label=look.say("nav"))[
            led.tools,
            link(f"/learn/{game.id}", "question", look.say("learn.link")),
            link(f"/rules/{game.id}", "book", look.say("menu.rules")),
            link(f"/cards/{game.id}", "card", look.say("home.cards")),
            h.button(".tool", type="button", popovertarget="settings", title=look.say("menu.settings"))[
                sign("menu"), h.span[look.say("menu.settings")]
            ],
        ],
    ]


def rail(look: Look, scene: Scene, led: Led) -> h.Element:
    return h.aside("#rail", aria_label=look.say("log"))[
        led.aside, h.h2[look.say("log")], h.ol("#log", tabindex="0")[Markup("").join(log_lines(scene))]
    ]


def prompt(scene: Scene, led: Led, offered: set[str]) -> h.Element:
    """What is said, what was answered, and what can be chosen beside the board."""
    decision = scene.decision if led.chooses else None
    reply = led.reply
    return h.div("#prompt.act")[
        h.div(".words")[
            h.p("#ask", tabindex="-1", role="status")[led.says, " ", led.count and h.span(".limit")[led.count]],
            reply is not None
            and h.p("#reply", role="status", class_=reply.kind)[
                sign("check" if reply.kind == "right" else "warning"),
                h.span[reply.text, " ", reply.rule and h.a(href=f"/rules/{scene.game.id}#{reply.rule}")[reply.rule]],
            ],
            decision is not None
            and reply is None
            and h.p(".why")[
                decision.prompt(scene.lang),
                " ",
                h.a(href=f"/rules/{scene.game.id}#{decision.rule}")[decision.rule],
            ],
        ],
        h.div(".opts")[decision is not None and answers(scene, decision, offered), led.buttons],
    ]
