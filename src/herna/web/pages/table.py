"""The page of a table: one form that is drawn anew with every frame, and what lies outside of it."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from herna._version import __version__
from herna.kernel.choice import Decision, Option
from herna.kernel.events import Event
from herna.learn.shelf import has_howto
from herna.web.boards import (
    costs,
    draw_board,
    goals_in_words,
    has_goals,
    help_text,
    in_menus,
    label,
    pending,
    scripts,
    sentence,
    sheet,
    staged,
    table_stylesheets,
)
from herna.web.drawing import tags as h
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import art_url, icon, option_id, sign
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import SOUNDS, TOLD, gestures
from herna.web.drawing.written import written
from herna.web.pages.ending import end_screen, result_line
from herna.web.pages.shell import Look, document, switches
from herna.web.pages.strip import company_strip
from herna.web.store.agreements import LOST
from herna.web.words import say

KEYS: Final = (
    ("1 – 9", "numbers"), ("← ↑ → ↓", "arrows"), ("Enter", "enter"), ("Esc", "escape"), ("i", "look"), ("L", "list"),
    ("U", "undo"), ("H", "hint"), ("R", "again"), ("S", "skip"), ("?", "help"),
)  # fmt: skip
ARROWS: Final = Markup(
    '<svg id="arrows" aria-hidden="true"><defs><marker id="tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4"'
    ' markerHeight="4" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker></defs></svg>'
)
MOST_BUTTONS: Final = 6  # in the bar; of more, all that do something stand in a list
OFFERED: Final = re.compile(r'name="choice" value="([^"]*)"')
LINES: Final = TOLD  # of the log in a frame: one for each event that it tells


def table_page(look: Look, scene: Scene, build: str) -> str:
    waiting = "" if scene.decision is not None or scene.done else "2"
    body: list[h.Node] = [
        h.a(".skip", href="#ask")[look.say("skip.question")],
        sheet(scene.game.id, look.lang),
        h.main("#stage", data_build=build)[Markup(frame(scene))],
        h.div("#net", role="status", hidden=True)[look.say("net.lost")],
        h.div("#settings", popover="auto", aria_label=look.say("menu.settings"))[
            h.p(".looks")[switches(look)],
            h.p(".spare.looks")[more_to_read(scene.game.id, look.lang)],
            pace_and_sound(look),
            h.label[h.input("#sure", type="checkbox"), look.say("sure")],
            h.button("#notify", type="button")[look.say("notify")],
            h.button("#show-keys", type="button")[look.say("keys")],
            h.a(".button", href=f"{HERE}/text")[look.say("menu.text")],
            not scene.watching and h.a("#to-company.button", href=f"{HERE}/company")[look.say("company.menu")],
        ],
        h.div("#talk", popover="auto", aria_label=look.say("talk.title"))[
            h.h2[look.say("talk.title")], h.div("#talk-body")
        ],
        around_the_table(look, f"{HERE}/text#story"),
    ]
    styles = ["books.css", "company.css", "learn.css", "table/reader.css", *table_stylesheets(scene.game.id)]
    title = f"{scene.game.title(look.lang)} · Herna"
    programs = ["table.js", "company.js", "talk.js", *scripts(scene.game.id)]
    return document(look, title, body, styles, programs, refresh=waiting)


def around_the_table(look: Look, story: str = "") -> list[h.Node]:
    """What every page with a table needs: cards seen closely, the log for screen readers, the sheet, the keys."""
    return [
        h.dialog("#zoom", aria_label=look.say("zoom"))[h.div("#zoom-card"), h.div("#zoom-more")],
        h.div("#peek", aria_hidden="true", hidden=True),
        h.div("#heard.sr", role="log", aria_label=look.say("log")),
        h.aside("#reader", tabindex="-1", aria_label=look.say("sheet"), hidden=True)[
            h.button("#reader-close", type="button", aria_label=look.say("keys.close"))[icon("cross")],
            h.div("#reader-body.page"),
        ],
        stage_light(look, story),
        keys_overlay(look),
    ]


def pace_and_sound(look: Look) -> list[h.Node]:
    """How what happens is shown: how slowly, and whether it can be heard."""
    return [
        h.label(for_="pace-range")[look.say("pace")],
        h.input("#pace-range", type="range", min="0", max="1600", step="100"),
        h.label[h.input("#sound", type="checkbox"), look.say("sound")],
    ]


def stage_light(look: Look, story: str = "") -> h.Element:
    """Where gestures are shown: over the table, outside of what frames replace. `story` tells what was not shown."""
    known = {"data_gestures": gestures(), "data_sounds": json.dumps(SOUNDS)}
    return h.div("#stagelight", data_staged="0", data_shown="0", **known)[
        ARROWS,
        h.p("#caption", aria_hidden="true"),
        h.p("#missed", role="status")[
            look.say("missed"), " ", h.b("#missed-count"), story and [" ", h.a(href=story)[look.say("missed.read")]]
        ],
        h.div("#pacer")[
            h.button("#skip", type="button", data_letter="s", hidden=True)[
                sign("skip"), h.span[look.say("skip_ahead")]
            ],
            h.button("#again", type="button", data_letter="r", hidden=True)[sign("undo"), h.span[look.say("again")]],
        ],
    ]


def keys_overlay(look: Look) -> h.Element:
    return h.dialog("#keys", aria_label=look.say("keys"))[
        h.h2[look.say("keys")],
        h.dl[[[h.dt[h.kbd[key]], h.dd[look.say("keys." + what)]] for key, what in KEYS]],
        h.form(method="dialog")[h.button[look.say("keys.close")]],
    ]


def frame(scene: Scene) -> str:
    """The complete table of one place; any frame repairs any page."""
    board = advised(scene, written(draw_board(scene)))
    table = h.form(
        "#table",
        method="post",
        action=HERE + "/choose",
        data_seq=str(scene.seq),
        data_live=HERE + "/live",
        data_texts=f"/texts/{__version__}/{scene.game.id}/{scene.lang}",
        data_acts=staged(scene),
        data_aims=pending(scene) or None,
        data_chains=goals_in_words(scene) if scene.chains else None,
        data_pass="1" if scene.passes else None,
        data_turn="1" if scene.decision is not None or scene.hand_over is not None else None,
        aria_label=scene.game.title(scene.lang),
    )[
        h.input(type="hidden", name="at", value=str(scene.seq)),
        head(scene),
        company_strip(scene.lang, scene.company, scene.moment),
        board,
        rail(scene),
        prompt(scene, set(OFFERED.findall(board))),
        end_screen(scene) if scene.done and scene.hand_over is None else None,
    ]
    return str(written(table))


def advised(scene: Scene, board: Markup) -> Markup:
    """The board, with a mark on what the adviser would choose."""
    if not scene.hinted:
        return board
    offer = f'name="choice" value="{escape(scene.hinted)}"'
    return Markup(board.replace(Markup(offer), Markup(offer + " data-hinted")))


# --- head ------------------------------------------------------------------------------------------------------
def head(scene: Scene) -> Markup:
    hint = None if scene.watching or not scene.can_hint else scene.decision is not None
    title, talk = scene.game.title(scene.lang), scene.can_talk
    return drawn_head(scene.game.id, title, scene.lang, scene.watching, scene.can_undo, hint, talk)


@lru_cache(256)
def drawn_head(
    game: str, title: str, lang: str, watching: bool, can_undo: bool, hint: bool | None, talk: bool
) -> Markup:
    """`hint`: whether one can be asked for now; None: never at this table."""
    tools = [
        None if watching else action(lang, "undo", disabled=not can_undo),
        None if hint is None else action(lang, "hint", disabled=not hint),
        link(f"/rules/{game}", "book", say(lang, "menu.rules")),
        h.span(".spare")[more_to_read(game, lang)],
        talk and link(f"{HERE}/talk", "talk", say(lang, "menu.talk"), "do-talk"),
        h.button(".tool", type="button", popovertarget="settings", title=say(lang, "menu.settings"))[
            sign("menu"), h.span[say(lang, "menu.settings")]
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


def more_to_read(game: str, lang: str) -> list[h.Node]:
    """What stands in the head where there is room, and else in the settings."""
    return [
        has_howto(game) and link(f"/learn/{game}", "question", say(lang, "learn.link")),
        link(f"/cards/{game}", "card", say(lang, "home.cards")),
        link(f"{HERE}/links", "link", say(lang, "menu.links")),
    ]


def action(lang: str, what: str, disabled: bool) -> h.Element:
    label = say(lang, "menu." + what)
    return h.button(
        ".tool",
        id=f"do-{what}",
        type="submit",
        formaction=f"{HERE}/{what}",
        disabled=disabled,
        title=label,
        data_letter=what[0],
    )[sign(what), h.span[label]]


def link(url: str, picture: str, label: str, id: str | None = None) -> h.Element:
    return h.a(".tool", id=id, href=url, title=label)[sign(picture), h.span[label]]


# --- rail ------------------------------------------------------------------------------------------------------
def rail(scene: Scene, folds: bool = False, first: h.Node = None) -> h.Element:
    """The last things that happened, newest first; the text page has more. What comes `first` stands above them.

    One that `folds` needs no script: where there is no room beside the board, a button unfolds it.
    """
    more = h.li[h.a(href=f"{HERE}/text#story", tabindex="-1")[say(scene.lang, "log_more")]]
    return h.aside("#rail", popover="auto" if folds else None, aria_label=say(scene.lang, "log"))[
        first,
        h.h2[say(scene.lang, "log")],
        h.ol("#log", tabindex="0")[log_lines(scene), len(scene.events) > LINES and more],
        watchers(scene),
    ]


def log_lines(scene: Scene) -> list[Markup]:
    events = scene.events[-LINES:]
    lines = [
        log_line(
            scene.game.id,
            event.number,
            sentence(scene.game.id, event, scene.lang, scene.names),
            event.rule,
            important(event),
        )
        for event in events
    ]
    first = events[0].number if events else 0
    for number, seat in reversed(scene.lapses):
        if number >= first:
            lines.insert(number - first, lapse_line(number, say(scene.lang, "lapse", name=scene.who(seat))))
    lines.reverse()
    return lines


def watchers(scene: Scene) -> h.Element:
    """Who may watch, whether one is only watching oneself, and whether somebody may know all cards."""
    key = "watch.you" if scene.watching else "watch.open" if scene.watched else "watch.closed"
    known = scene.open_seed and h.a(".open-seed", href=f"{HERE}/links")[say(scene.lang, "open_seed")]
    return h.p(".watchers")[sign("eye"), h.a(href=f"{HERE}/links")[say(scene.lang, key)], known and [" · ", known]]


def important(event: Event) -> bool:
    return event.beat or event.kind == "turn"


@lru_cache(16384)
def log_line(game: str, number: int, text: str, rule: str, strong: bool) -> Markup:
    """A sentence, and its rule for those who ask."""
    book = h.a(href=f"/rules/{game}#{rule}")[rule]
    return written(h.li(id=f"l{number}", class_={"strong": strong})[text, " ", book])


@lru_cache(256)
def lapse_line(number: int, text: str) -> Markup:
    return written(h.li(".lapse", id=f"lapse{number}")[sign("warning"), " ", h.span[text]])


# --- prompt ----------------------------------------------------------------------------------------------------
def prompt(scene: Scene, offered: set[str]) -> h.Element:
    """`offered` are the codes that the board has buttons for."""
    decision = scene.decision
    limit = decision.limit(scene.lang) if decision is not None else ""
    return h.div("#prompt", class_={"act": decision is not None or scene.hand_over is not None})[
        decision is not None
        and decision.source
        and h.img("#asker", src=art_url(scene.game.id, decision.source), alt="", width="102", height="68"),
        h.div(".words")[
            h.p("#ask", tabindex="-1", role="status")[question(scene), limit and [" ", h.span(".limit")[limit]]],
            scene.hint and h.p("#hint-text", role="status")[sign("hint"), h.span[scene.hint]],
            decision is not None
            and not scene.hint
            and h.p(".why")[
                help_text(scene, decision), " ", h.a(href=f"/rules/{scene.game.id}#{decision.rule}")[decision.rule]
            ],
        ],
        h.div(".opts")[buttons(scene, offered)],
    ]


def question(scene: Scene) -> str:
    lang = scene.lang
    if scene.undo_wish is not None:
        return say(lang, "wish.asked", name=scene.who(scene.undo_wish))
    if scene.offer is not None:
        what, asker = scene.offer
        return say(lang, f"offer.{what}.asked", name=scene.who(asker))
    if scene.hand_over is not None:
        return say(lang, "hand_over", name=scene.who(scene.hand_over))
    if scene.done:
        return result_line(scene, scene.viewer)
    if scene.decision is not None:
        return scene.decision.prompt(lang)
    if scene.stood_in:
        return stood_in_line(scene)
    if scene.thinking is not None:
        return say(lang, "thinking", name=scene.who(scene.thinking))
    names = ", ".join([scene.who(seat) for seat in scene.view["to_act"]])
    return say(lang, "waiting", names=names) if names else " "


def buttons(scene: Scene, offered: set[str]) -> list[h.Node]:
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
    if scene.offer is not None:
        return [
            deed("#o-accept.main", "accept", say(lang, "offer.accept")),
            deed("#o-decline", "decline", say(lang, "offer.decline")),
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
    if scene.done:
        return []
    if scene.decision is None:
        return [invitation(scene), *[way_back(scene, seat) for seat, why in scene.stood_in.items() if why not in LOST]]
    return answers(scene, scene.decision, offered)


def deed(id: str, what: str, label: str, seat: int | None = None) -> h.Element:
    """A button that changes who plays, or ends the game."""
    where = f"{HERE}/company" if seat is None else f"{HERE}/company?seat={seat}"
    return h.button(id, type="submit", formaction=where, name="deed", value=what)[label]


def stood_in_line(scene: Scene) -> str:
    """Why a bot plays here."""
    seat, why = next(iter(scene.stood_in.items()))
    return say(scene.lang, f"standing.{why}", name=scene.who(seat))


def way_back(scene: Scene, seat: int) -> h.Element:
    label = say(scene.lang, "standing.back")
    return deed(
        f"#o-back{seat}.main", "return", f"{scene.who(seat)}: {label}" if len(scene.stood_in) > 1 else label, seat
    )


def answers(scene: Scene, decision: Decision, offered: set[str]) -> list[h.Node]:
    """What does something comes first, the only way forward filled; ways out come last and are never filled.

    What lies on the table is chosen there: here it is only counted, and listed for those who ask for the list.
    """
    listed = in_menus(scene)
    options = [option for option in decision.options if option.code not in listed]
    # What can be picked up lies there, too, even where the board does not offer it at once.
    placed = [option for option in options if escape(option.code) in offered or option.at in scene.chains]
    there = [option for option in placed if escape(option.code) in offered or has_goals(scene, option.at)]
    others = [option for option in options if option not in placed]
    deeds = [option for option in others if option.role == "do"]
    ways_out = [option for option in others if option.role != "do"]
    shown: list[h.Node] = []
    unlisted = [option for option in decision.options if option.code in listed and escape(option.code) in offered]
    if placed:
        shorter = (sign("menu"), h.span(".short")[say(scene.lang, "listing")])
        counted = where_they_lie(scene, there, *shorter) if there else number_of(scene, placed, "in_list", *shorter)
        shown.append(h.button("#listing", type="button", data_letter="l")[counted])
        shown.append(h.div(".placed")[[answer(scene, option, "") for option in placed]])
    elif any([option.at for option in unlisted]):
        shown.append(h.span("#listing.button")[where_they_lie(scene, unlisted)])
    ends_turn = scene.ending is not None and len(ways_out) == 1
    if len(others) + ends_turn > MOST_BUTTONS:
        shown.append(h.div(".placed.open")[[answer(scene, option, "") for option in deeds]])
        deeds = []
    shown += [answer(scene, option, "main" if len(deeds) == 1 and not placed else "deed") for option in deeds]
    shown += [way_out(scene, option) for option in ways_out]
    if ends_turn:
        shown.append(end_of_turn(scene))
    return shown


def where_they_lie(scene: Scene, options: list[Option], *shorter: h.Node) -> h.Node:
    """How many things can be chosen and where they lie, and what stands there where there is no room for that."""
    held = [option.at.startswith("hand") for option in options]
    where = "in_hand" if all(held) else "on_table_and_in_hand" if any(held) else "on_table"
    if not any([option.at for option in options]):
        where = "laid_out"
    return number_of(scene, options, where, *shorter)


def number_of(scene: Scene, options: list[Option], where: str, *shorter: h.Node) -> h.Node:
    # A card that can go to three places is one thing, and so is one of which one, two or three can be taken.
    things = {option.at or option.code.partition("=")[0] for option in options}
    return h.b[str(len(things))], *shorter, h.span(".long")[say(scene.lang, where)]


def end_of_turn(scene: Scene) -> h.Element:
    """Nothing more in this turn, whatever else would be asked; it says what that costs."""
    cost = scene.ending
    return h.button("#o-turn", name="goal", value="turn", class_=["decline", {"warn": bool(cost)}])[
        say(scene.lang, "end_turn"), cost and h.small[" ", say(scene.lang, "end_turn." + cost)]
    ]


def way_out(scene: Scene, option: Option) -> h.Element:
    """What it costs stands in its label; in brackets, where a phone leaves it out until it is asked twice."""
    if not costs(scene, option):
        return answer(scene, option, "decline")
    words, bracket, cost = label(scene, option).partition(" (")
    return answer(scene, option, "decline warn told", [words, h.small[bracket, cost]] if bracket else None)


def answer(scene: Scene, option: Option, rank: str, words: h.Node = None) -> h.Element:
    return h.button(
        id=option_id(option.code),
        name="choice",
        value=option.code,
        class_=rank or None,
        data_hinted=option.code == scene.hinted,
    )[words or label(scene, option)]


def invitation(scene: Scene) -> h.Node:
    """While a friend has not come yet: the way to the link that is to be sent."""
    if scene.watching or not any([seat in scene.awaited for seat in scene.view["to_act"]]):
        return None
    return h.a("#o-invite.button.main", href=f"{HERE}/links")[sign("link"), h.span[say(scene.lang, "waiting.invite")]]
