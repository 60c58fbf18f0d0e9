"""The page of a table: one form that is drawn anew with every frame, and what lies outside of it."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from herna.kernel.events import Event
from herna.web.boards import draw_board, stylesheets
from herna.web.markup import icon, option_id
from herna.web.pages.shell import Look, document
from herna.web.scene import Scene
from herna.web.words import say


def table_page(look: Look, scene: Scene, build: str) -> str:
    waiting = "" if scene.decision is not None or scene.over else "2"
    body = [
        h.div("#stage", data_build=build)[Markup(frame(scene))],
        h.dialog("#zoom", aria_label=look.say("zoom"))[h.div("#zoom-card"), h.div("#zoom-more")],
        h.div("#peek", aria_hidden="true", hidden=True),
        h.div("#net", role="status", hidden=True)[look.say("net.lost")],
        h.div("#pace", hidden=True)[
            h.label(for_="pace-range")[look.say("pace")],
            h.input("#pace-range", type="range", min="0", max="1600", step="100"),
            h.label[h.input("#sound", type="checkbox"), look.say("sound")],
            h.label[h.input("#twice", type="checkbox"), look.say("twice")],
            h.button("#notify", type="button")[look.say("notify")],
        ],
        h.button("#skip", type="button", hidden=True)[icon("skip"), h.span[look.say("skip_ahead")]],
    ]
    styles = ["table.css", *stylesheets(scene.game.id)]
    title = f"{scene.game.title(look.lang)} · Herna"
    return document(look, title, body, styles, ["vendor/idiomorph.min.js", "table.js"], refresh=waiting)


def frame(scene: Scene) -> str:
    """The complete table of one place; any frame repairs any page."""
    return str(
        h.form(
            "#table",
            method="post",
            action=scene.url + "/choose",
            data_seq=str(scene.seq),
            data_live=scene.url + "/live",
            data_turn="1" if scene.decision is not None or scene.hand_over is not None else None,
            aria_label=scene.game.title(scene.lang),
        )[
            h.input(type="hidden", name="at", value=str(scene.seq)),
            head(scene),
            draw_board(scene),
            rail(scene),
            prompt(scene),
        ]
    )


# --- head ------------------------------------------------------------------------------------------------------
def head(scene: Scene) -> h.Element:
    lang = scene.lang
    return h.header("#head")[
        h.a(".brand", href="/", title=say(lang, "error.home"))[icon("die-5"), h.span["Herna"]],
        h.h1[scene.game.title(lang)],
        h.nav(aria_label=say(lang, "nav"))[
            None if scene.watching else action(scene, "undo", "undo", "menu.undo", disabled=not scene.can_undo),
            None if scene.watching else action(scene, "hint", "hint", "menu.hint", disabled=scene.decision is None),
            link(f"/rules/{scene.game.id}", "book", say(lang, "menu.rules")),
            link(f"{scene.url}/links", "link", say(lang, "menu.links")),
            link(f"{scene.url}/text", "menu", say(lang, "menu.text")),
            h.button(".tool", type="button", data_open="pace", title=say(lang, "menu.settings"))[
                icon("hourglass"), h.span[say(lang, "menu.settings")]
            ],
        ],
    ]


def action(scene: Scene, path: str, sign: str, key: str, disabled: bool) -> h.Element:
    label = say(scene.lang, key)
    return h.button(
        ".tool", id=f"do-{path}", type="submit", formaction=f"{scene.url}/{path}", disabled=disabled, title=label
    )[icon(sign), h.span[label]]


def link(url: str, sign: str, label: str) -> h.Element:
    return h.a(".tool", href=url, title=label)[icon(sign), h.span[label]]


# --- rail ------------------------------------------------------------------------------------------------------
def rail(scene: Scene) -> h.Element:
    lines = [
        log_line(scene.game.id, event.number, event.text(scene.lang, scene.names), event.rule, important(event))
        for event in reversed(scene.events)
    ]
    return h.aside("#rail", aria_label=say(scene.lang, "log"))[
        h.h2[say(scene.lang, "log")], h.ol("#log", tabindex="0")[lines]
    ]


def important(event: Event) -> bool:
    return event.beat or event.kind == "turn"


@lru_cache(16384)
def log_line(game: str, number: int, text: str, rule: str, strong: bool) -> Markup:
    return Markup(
        str(
            h.li(id=f"l{number}", class_={"strong": strong})[
                h.span[text], " ", h.a(".rule", href=f"/rules/{game}#{rule}", tabindex="-1")[rule]
            ]
        )
    )


# --- prompt ----------------------------------------------------------------------------------------------------
def prompt(scene: Scene) -> h.Element:
    decision = scene.decision
    return h.div("#prompt", class_={"act": decision is not None or scene.hand_over is not None})[
        h.div(".words")[
            h.p("#ask", tabindex="-1", role="status")[question(scene)],
            decision is not None
            and h.p(".why")[
                h.a(href=f"/rules/{scene.game.id}#{decision.rule}")[decision.rule], " ", decision.help(scene.lang)
            ],
            scene.hint and h.p("#hint-text", role="status")[icon("hint"), h.span[scene.hint]],
        ],
        h.div(".opts")[buttons(scene)],
    ]


def question(scene: Scene) -> str:
    lang = scene.lang
    if scene.undo_wish is not None:
        return say(lang, "wish.asked", name=scene.undo_wish)
    if scene.hand_over is not None:
        return say(lang, "hand_over", name=scene.hand_over.name)
    if scene.over:
        return result_line(scene)
    if scene.decision is not None:
        return scene.decision.prompt(lang)
    if scene.thinking is not None:
        return say(lang, "thinking", name=scene.thinking.name)
    names = ", ".join([scene.who(seat) for seat in scene.view["to_act"]])
    return say(lang, "waiting", names=names) if names else " "


def result_line(scene: Scene) -> str:
    result = scene.view["result"]
    reason = scene.text("result." + result["reason"])
    if not result["winners"]:
        return say(scene.lang, "over.draw", reason=reason)
    if scene.viewer is not None and scene.viewer in result["winners"]:
        return say(scene.lang, "over.you_win", reason=reason)
    return say(scene.lang, "over.won", names=", ".join([scene.who(s) for s in result["winners"]]), reason=reason)


def buttons(scene: Scene) -> list[h.Node]:
    lang = scene.lang
    if scene.undo_wish is not None:
        return [
            h.button("#o-agree.main", type="submit", formaction=f"{scene.url}/agree", name="agree", value="yes")[
                say(lang, "wish.yes")
            ],
            h.button("#o-refuse", type="submit", formaction=f"{scene.url}/agree", name="agree", value="no")[
                say(lang, "wish.no")
            ],
        ]
    if scene.hand_over is not None:
        return [
            h.button(
                "#o-here.main",
                type="submit",
                formaction=f"{scene.url}/here",
                name="seat",
                value=str(scene.hand_over.seat),
            )[say(lang, "hand_over.button", name=scene.hand_over.name)]
        ]
    if scene.over:
        return over_buttons(scene)
    if scene.decision is None:
        return []
    return [
        h.button(
            id=option_id(option.code),
            type="submit",
            name="choice",
            value=option.code,
            class_="quiet" if option.at else "main",
        )[option.label(lang)]
        for option in scene.decision.options
    ]


def over_buttons(scene: Scene) -> list[h.Node]:
    lang = scene.lang
    if scene.next_url:
        again: h.Node = h.a("#o-next.button.main", href=scene.next_url)[say(lang, "over.next")]
    elif scene.watching:
        again = None
    else:
        again = h.button("#o-rematch.main", type="submit", formaction=f"{scene.url}/rematch")[say(lang, "over.rematch")]
    return [
        again,
        h.a(".button", href=f"{scene.url}/replay")[say(lang, "replay.title")],
        h.a(".button", href=f"{scene.url}/fair")[say(lang, "fair.title")],
        h.a(".button", href="/")[say(lang, "error.home")],
    ]
