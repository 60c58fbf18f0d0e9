"""Pages beside a table: links, the text view, what a thing is and why it cannot be chosen, fairness."""

from __future__ import annotations

import htpy as h

from herna.kernel.choice import Refusal
from herna.web.boards.plain import picture
from herna.web.markup import icon, option_id
from herna.web.pages.shell import Look, page
from herna.web.pages.table import question
from herna.web.scene import Scene


def links_page(
    look: Look, scene: Scene, base: str, seats: list[tuple[str, str, bool]], watch: str, mine: list[int]
) -> str:
    """`seats` are (name, link or empty, is it mine); a person's link goes only to the one who set the table."""
    return page(
        look,
        look.say("links.title"),
        [
            h.h1[look.say("links.title")],
            h.p[look.say("links.help")],
            h.ul(".links-list")[
                [
                    h.li[
                        h.strong[name],
                        h.span[look.say("links.yours")] if own else None,
                        h.input(type="text", readonly=True, value=base + url, aria_label=name) if url else None,
                    ]
                    for name, url, own in seats
                ],
                h.li[
                    h.strong[look.say("links.watch")],
                    h.input(type="text", readonly=True, value=base + watch, aria_label=look.say("links.watch")),
                ],
            ],
            [
                h.form(".row", method="post", action=f"{scene.url}/name")[
                    h.input(type="hidden", name="seat", value=str(seat)),
                    h.label(for_=f"name{seat}")[look.say("links.name")],
                    h.input(id=f"name{seat}", name="name", value=scene.who(seat), maxlength="30"),
                    h.button(type="submit")[look.say("links.rename")],
                ]
                for seat in mine
            ],
            h.p[h.a(".button.main", href=scene.url)[look.say("back_to_table")]],
        ],
    )


def text_page(look: Look, scene: Scene) -> str:
    """The table in lines, the options as a numbered list of buttons."""
    decision = scene.decision
    return page(
        look,
        scene.game.title(look.lang),
        [
            h.h1[scene.game.title(look.lang)],
            h.ol(".story")[[h.li[event.text(look.lang, scene.names)] for event in scene.events[-12:]]],
            h.pre(".plain", tabindex="0")[picture(scene)],
            h.p(role="status")[question(scene)],
            decision is not None and h.p[decision.help(look.lang)],
            decision is not None
            and h.form(method="post", action=f"{scene.url}/choose")[
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
            h.p[h.a(href=f"{scene.url}/text")[look.say("reload")], " ", h.a(href=scene.url)[look.say("back_to_table")]],
        ],
    )


def look_fragment(look: Look, scene: Scene, component: str, refusals: list[tuple[str, Refusal]]) -> str:
    """What the zoom adds to a card: its rulings, and why it cannot be chosen now."""
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
            rulings and h.ul(".rulings")[
                [h.li[text, " ", h.a(href=f"/rules/{scene.game.id}#{rule}")[rule]] for rule, text in rulings]
            ],
        ]
    )  # fmt: skip


def fair_page(look: Look, scene: Scene, seed: str, commitment: str, choices: int) -> str:
    return page(
        look,
        look.say("fair.title"),
        [
            h.h1[look.say("fair.title")],
            h.p(".good")[icon("check"), h.span[look.say("fair.good", choices=choices)]],
            h.dl[
                h.dt[look.say("fair.commitment")], h.dd[h.code[commitment]],
                h.dt[look.say("fair.seed")], h.dd[h.code[seed]],
            ],
            h.p[look.say("fair.how")],
            h.p[h.a(href=f"{scene.url}/record.json", download=True)[look.say("fair.download")]],
            h.p[h.a(".button", href=scene.url)[look.say("back_to_table")]],
        ],
    )  # fmt: skip
