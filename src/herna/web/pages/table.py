"""The page of a table: one form that is drawn anew with every frame, and what lies outside of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from herna._version import __version__
from herna.kernel.events import Event
from herna.web.boards import draw_board, in_menus, scripts, sheet, table_stylesheets
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import option_id, sign
from herna.web.drawing.scene import Scene
from herna.web.pages.shell import Look, document
from herna.web.words import say

LINES: Final = 14  # of the log in a frame


def table_page(look: Look, scene: Scene, build: str) -> str:
    waiting = "" if scene.decision is not None or scene.over else "2"
    body: list[h.Node] = [
        sheet(scene.game.id, look.lang),
        h.main("#stage", data_build=build)[Markup(frame(scene))],
        h.dialog("#zoom", aria_label=look.say("zoom"))[h.div("#zoom-card"), h.div("#zoom-more")],
        h.div("#peek", aria_hidden="true", hidden=True),
        h.div("#net", role="status", hidden=True)[look.say("net.lost")],
        h.p("#upright")[look.say("upright")],
        h.div("#pace", hidden=True)[
            h.label(for_="pace-range")[look.say("pace")],
            h.input("#pace-range", type="range", min="0", max="1600", step="100"),
            h.label[h.input("#sound", type="checkbox"), look.say("sound")],
            h.label[h.input("#twice", type="checkbox"), look.say("twice")],
            h.button("#notify", type="button")[look.say("notify")],
        ],
        h.button("#skip", type="button", hidden=True)[sign("skip"), h.span[look.say("skip_ahead")]],
    ]
    styles = table_stylesheets(scene.game.id)
    title = f"{scene.game.title(look.lang)} · Herna"
    programs = ["table.js", *scripts(scene.game.id)]
    return document(look, title, body, styles, programs, refresh=waiting)


def frame(scene: Scene) -> str:
    """The complete table of one place; any frame repairs any page."""
    return str(
        h.form(
            "#table",
            method="post",
            action=HERE + "/choose",
            data_seq=str(scene.seq),
            data_live=HERE + "/live",
            data_texts=f"/texts/{__version__}/{scene.game.id}/{scene.lang}",
            data_turn="1" if scene.decision is not None or scene.hand_over is not None else None,
            aria_label=scene.game.title(scene.lang),
        )[
            # each part becomes text by itself: one deep tree would be passed up level by level
            Markup("").join(
                [
                    h.input(type="hidden", name="at", value=str(scene.seq)),
                    head(scene),
                    Markup(str(h.fragment[draw_board(scene)])),
                    rail(scene),
                    prompt(scene),
                ]
            )
        ]
    )


# --- head ------------------------------------------------------------------------------------------------------
def head(scene: Scene) -> Markup:
    can_hint = scene.decision is not None
    return drawn_head(scene.game.id, scene.game.title(scene.lang), scene.lang, scene.watching, scene.can_undo, can_hint)


@lru_cache(256)
def drawn_head(game: str, title: str, lang: str, watching: bool, can_undo: bool, can_hint: bool) -> Markup:
    tools = [
        None if watching else action(lang, "undo", disabled=not can_undo),
        None if watching else action(lang, "hint", disabled=not can_hint),
        link(f"/rules/{game}", "book", say(lang, "menu.rules")),
        link(f"{HERE}/links", "link", say(lang, "menu.links")),
        link(f"{HERE}/text", "menu", say(lang, "menu.text")),
        h.button(".tool", type="button", data_open="pace", title=say(lang, "menu.settings"))[
            sign("hourglass"), h.span[say(lang, "menu.settings")]
        ],
    ]
    return Markup(
        str(
            h.header("#head")[
                h.a(".brand", href="/", title=say(lang, "error.home"))[sign("die-5"), h.span["Herna"]],
                h.h1[h.button(type="button", title=say(lang, "log"))[title]],  # opens the log where there is no rail
                h.nav(aria_label=say(lang, "nav"))[tools],
            ]
        )
    )


def action(lang: str, what: str, disabled: bool) -> h.Element:
    label = say(lang, "menu." + what)
    return h.button(
        ".tool", id=f"do-{what}", type="submit", formaction=f"{HERE}/{what}", disabled=disabled, title=label
    )[sign(what), h.span[label]]


def link(url: str, picture: str, label: str) -> h.Element:
    return h.a(".tool", href=url, title=label)[sign(picture), h.span[label]]


# --- rail ------------------------------------------------------------------------------------------------------
def rail(scene: Scene, folds: bool = False) -> h.Element:
    """The last things that happened, newest first; the text page has more.

    One that `folds` needs no script: where there is no room beside the board, a button unfolds it.
    """
    more = h.li[h.a(href=f"{HERE}/text#story", tabindex="-1")[say(scene.lang, "log_more")]]
    return h.aside("#rail", popover="auto" if folds else None, aria_label=say(scene.lang, "log"))[
        h.h2[say(scene.lang, "log")],
        h.ol("#log", tabindex="0")[Markup("").join(log_lines(scene)), len(scene.events) > LINES and more],
        watchers(scene),
    ]


def log_lines(scene: Scene) -> list[Markup]:
    events = scene.events[-LINES:]
    lines = [
        log_line(scene.game.id, event.number, event.text(scene.lang, scene.names), event.rule, important(event))
        for event in events
    ]
    first = events[0].number if events else 0
    for number, seat in reversed(scene.lapses):
        if number >= first:
            lines.insert(number - first, lapse_line(number, say(scene.lang, "lapse", name=scene.who(seat))))
    lines.reverse()
    return lines


def watchers(scene: Scene) -> h.Element:
    """Who may watch, and whether one is only watching oneself."""
    key = "watch.you" if scene.watching else "watch.open" if scene.watched else "watch.closed"
    return h.p(".watchers")[sign("eye"), h.a(href=f"{HERE}/links")[say(scene.lang, key)]]


def important(event: Event) -> bool:
    return event.beat or event.kind == "turn"


@lru_cache(16384)
def log_line(game: str, number: int, text: str, rule: str, strong: bool) -> Markup:
    """A sentence and its rule; what people want to look up (the beats) leads to the rulebook."""
    book = h.a(href=f"/rules/{game}#{rule}", tabindex="-1")[rule] if strong else h.i[rule]
    return Markup(str(h.li(id=f"l{number}", class_={"strong": strong})[text, " ", book]))


@lru_cache(256)
def lapse_line(number: int, text: str) -> Markup:
    return Markup(str(h.li(".lapse", id=f"lapse{number}")[sign("warning"), " ", h.span[text]]))


# --- prompt ----------------------------------------------------------------------------------------------------
def prompt(scene: Scene) -> h.Element:
    decision = scene.decision
    return h.div("#prompt", class_={"act": decision is not None or scene.hand_over is not None})[
        h.div(".words")[
            h.p("#ask", tabindex="-1", role="status")[question(scene)],
            scene.hint and h.p("#hint-text", role="status")[sign("hint"), h.span[scene.hint]],
            decision is not None
            and not scene.hint
            and h.p(".why")[
                h.a(href=f"/rules/{scene.game.id}#{decision.rule}")[decision.rule], " ", decision.help(scene.lang)
            ],
        ],
        h.div(".opts")[buttons(scene)],
    ]


def question(scene: Scene) -> str:
    lang = scene.lang
    if scene.undo_wish is not None:
        return say(lang, "wish.asked", name=scene.who(scene.undo_wish))
    if scene.hand_over is not None:
        return say(lang, "hand_over", name=scene.who(scene.hand_over))
    if scene.over:
        return result_line(scene)
    if scene.decision is not None:
        return scene.decision.prompt(lang)
    if scene.thinking is not None:
        return say(lang, "thinking", name=scene.who(scene.thinking))
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
            h.button("#o-agree.main", type="submit", formaction=f"{HERE}/agree", name="agree", value="yes")[
                say(lang, "wish.yes")
            ],
            h.button("#o-refuse", type="submit", formaction=f"{HERE}/agree", name="agree", value="no")[
                say(lang, "wish.no")
            ],
        ]
    if scene.hand_over is not None:
        return [
            h.button(
                "#o-here.main",
                type="submit",
                formaction=f"{HERE}/here",
                name="seat",
                value=str(scene.hand_over),
            )[say(lang, "hand_over.button", name=scene.who(scene.hand_over))]
        ]
    if scene.over:
        return over_buttons(scene)
    if scene.decision is None:
        return [invitation(scene)]
    listed = in_menus(scene)
    return [
        h.button(
            id=option_id(option.code),
            name="choice",
            value=option.code,
            class_=None if option.at else "main",
        )[option.label(lang)]
        for option in scene.decision.options
        if option.code not in listed
    ]


def invitation(scene: Scene) -> h.Node:
    """While a friend has not come yet: the way to the link that is to be sent."""
    if scene.watching or not any([seat in scene.awaited for seat in scene.view["to_act"]]):
        return None
    return h.a("#o-invite.button.main", href=f"{HERE}/links")[sign("link"), h.span[say(scene.lang, "waiting.invite")]]


def over_buttons(scene: Scene) -> list[h.Node]:
    lang = scene.lang
    if scene.has_next:
        again: h.Node = h.a("#o-next.button.main", href=f"{HERE}/next")[say(lang, "over.next")]
    elif scene.watching:
        again = None
    else:
        again = h.button("#o-rematch.main", type="submit", formaction=f"{HERE}/rematch")[say(lang, "over.rematch")]
    return [
        again,
        h.a(".button", href=f"{HERE}/replay")[say(lang, "replay.title")],
        h.a(".button", href=f"{HERE}/fair")[say(lang, "fair.title")],
        h.a(".button", href="/")[say(lang, "error.home")],
    ]
