"""Pages beside a table: links, the text view, what a thing is and why it cannot be chosen, fairness."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from herna.kernel.choice import Refusal
from herna.web.boards import table_stylesheets
from herna.web.boards.plain import picture
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import icon, option_id
from herna.web.drawing.scene import Scene
from herna.web.opponents import bot_name
from herna.web.pages.cards import marks_in_a_line
from herna.web.pages.lobby import listing_form
from herna.web.pages.sharing import SCRIPTS, STYLES, reach_notice, share_box
from herna.web.pages.shell import Look, page
from herna.web.pages.table import question
from herna.web.reach import Reach


class SeatLine:
    """A seat on the page of links: who sits there, the link if it may be shown, and how a new one is asked for."""

    def __init__(self, name: str, bot: str | None, link: str, own: bool, free: bool, renewed: str) -> None:
        self.name = name
        self.bot = bot
        self.link = link
        self.own = own
        self.free = free
        self.renewed = renewed  # empty where one may not


def links_page(
    look: Look,
    scene: Scene,
    reach: Reach,
    seats: list[SeatLine],
    watch: str,
    renews: bool,
    mine: list[int],
    commitment: str,
    listed: str | None = None,
) -> str:
    """`renews`: this browser may replace links. `listed`: for whoever made the table, its pace in the lobby."""
    first = next((line for line in seats if line.link and line.free and not line.own), None)
    return page(
        look,
        look.say("links.title"),
        [
            h.h1[look.say("links.title")],
            h.p[look.say("links.help"), f" {look.say('links.renew.help')}" if renews else None],
            reach_notice(look, reach),
            h.ul(".links-list")[
                [seat_line(look, reach, line, line is first) for line in seats],
                watch_line(look, scene, reach, watch, renews),
            ],
            listed is not None and first is not None and listing_form(look, listed),
            [
                h.form(".rename", method="post", action=f"{HERE}/name")[
                    h.input(type="hidden", name="seat", value=str(seat)),
                    h.label(for_=f"name{seat}")[look.say("links.name")],
                    h.input(id=f"name{seat}", name="name", value=scene.who(seat), maxlength="30"),
                    h.button(type="submit")[look.say("links.rename")],
                ]
                for seat in mine
            ],
            h.p(".about")[look.say("fair.commitment"), ": ", h.code[commitment]],
            scene.open_seed and h.p(".about")[look.say("open_seed.why")],
            h.p[h.a(".button.main", href=HERE)[look.say("back_to_table")]],
        ],
        STYLES,
        SCRIPTS,
    )


def seat_line(look: Look, reach: Reach, line: SeatLine, shown: bool) -> h.Element:
    if line.bot is not None:
        about = look.say("links.bot", level=bot_name(line.bot, look.lang))
    elif line.own:
        about = look.say("links.yours")
    else:
        about = look.say("links.free" if line.free else "links.elsewhere" if line.link else "links.taken")
    return h.li[
        h.p[h.strong[line.name], " ", h.span(".about")[about]],
        line.link
        and h.div(".link")[
            share_box(look, reach, line.link, line.name, shown),
            line.renewed and renewal(look, line.renewed),
        ],
    ]


def renewal(look: Look, link: str) -> h.Element:
    """The way to another link instead of this one."""
    return h.form(method="post", action=f"{HERE}/renew")[
        h.input(type="hidden", name="link", value=link),
        h.button(type="submit")[look.say("links.renew")],
    ]


def watch_line(look: Look, scene: Scene, reach: Reach, link: str, renews: bool) -> h.Element:
    """Who may watch; the people at the table can change it."""
    to = "nobody" if scene.watched else "link"
    return h.li[
        h.p[
            h.strong[look.say("links.watch")],
            " ",
            h.span(".about")[look.say("watch.link" if scene.watched else "watch.nobody")],
        ],
        h.div(".link")[
            scene.watched and share_box(look, reach, link, look.say("links.watch")),
            scene.watched and renews and renewal(look, "watch"),
            not scene.watching
            and h.form(method="post", action=f"{HERE}/watching")[
                h.input(type="hidden", name="watch", value=to),
                h.button(type="submit")[look.say(f"links.watch.{to}")],
            ],
        ],
    ]


def text_page(look: Look, scene: Scene) -> str:
    """The table in lines, the options as a numbered list of buttons."""
    decision = scene.decision
    return page(
        look,
        scene.game.title(look.lang),
        [
            h.h1[scene.game.title(look.lang)],
            h.pre(".plain", tabindex="0")[picture(scene)],
            h.p(".asked", role="status")[question(scene)],
            decision is not None and h.p[decision.help(look.lang)],
            decision is not None
            and h.form(method="post", action=f"{HERE}/choose")[
                h.input(type="hidden", name="at", value=str(scene.seq)),
                h.input(type="hidden", name="back", value="text"),
                h.ol(".options")[
                    [
                        h.li[
                            h.button(id=option_id(o.code), type="submit", name="choice", value=o.code)[
                                o.label(look.lang)
                            ],
                            h.code[o.code],
                        ]
                        for o in decision.options
                    ]
                ],
            ],
            h.p[
                h.a(".button", href=f"{HERE}/text")[look.say("reload")], " ",
                h.a(".button", href=HERE)[look.say("back_to_table")],
            ],
            h.h2[look.say("log")],
            h.ol("#story.story", reversed=True)[
                [h.li[event.text(look.lang, scene.names)] for event in reversed(scene.events)]
            ],
        ],
    )  # fmt: skip


def look_fragment(look: Look, scene: Scene, component: str, refusals: list[tuple[str, Refusal]], more: h.Node) -> str:
    """What the zoom adds to a card: why it cannot be chosen now, what the board tells of it, its rulings."""
    rulings = scene.game.texts.components[component].rulings(look.lang) if component else []
    return str(
        h.div[
            [
                h.p(".refusal")[
                    icon("warning"), h.span[refusal.text(look.lang)], " ",
                    h.a(href=f"/rules/{scene.game.id}#{refusal.rule}")[refusal.rule],
                ]
                for _, refusal in refusals
            ],
            more,
            component and marks_in_a_line(look, scene.game, component),
            rulings and h.ul(".rulings")[
                [h.li[text, " ", h.a(href=f"/rules/{scene.game.id}#{rule}")[rule]] for rule, text in rulings]
            ],
        ]
    )  # fmt: skip


def look_page(look: Look, scene: Scene, fragment: str) -> str:
    """The same as a page of its own, for browsers without our script."""
    content: list[h.Node] = [Markup(fragment), h.p[h.a(".button", href=HERE)[look.say("back_to_table")]]]
    return page(look, scene.game.title(look.lang), content, table_stylesheets(scene.game.id))


class Proof(NamedTuple):
    """That chance was as promised; `secret` and `shares` are what the seed was made of, if people had a part in it."""

    seed: str
    commitment: str
    choices: int
    secret: str
    shares: list[str]


def fair_page(look: Look, scene: Scene, proof: Proof) -> str:
    return page(
        look,
        look.say("fair.title"),
        [
            h.h1[look.say("fair.title")],
            h.p(".good")[icon("check"), h.span[look.say("fair.good", choices=proof.choices)]],
            h.dl[
                h.dt[look.say("fair.commitment")], h.dd[h.code[proof.commitment]],
                proof.secret and [h.dt[look.say("fair.secret")], h.dd[h.code[proof.secret]]],
                [
                    [h.dt[look.say("fair.share", name=scene.who(seat))], h.dd[h.code[share]]]
                    for seat, share in enumerate(proof.shares) if share
                ],
                h.dt[look.say("fair.seed")], h.dd[h.code[proof.seed]],
            ],
            proof.secret and h.p[look.say("fair.shared")],
            proof.secret and h.pre(".command")["printf '", "\\n".join([proof.secret, *proof.shares]), "' | sha256sum"],
            scene.open_seed and h.p[look.say("open_seed.why")],
            h.p[look.say("fair.how")],
            h.p[h.a(href=f"{HERE}/record.json", download=True)[look.say("fair.download")]],
            h.p[h.a(".button", href=HERE)[look.say("back_to_table")]],
        ],
    )  # fmt: skip
