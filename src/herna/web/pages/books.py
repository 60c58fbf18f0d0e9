"""The rulebook of a game: all of it, or what speaks of some words; every rule names the cards that ask about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import htpy as h
from markupsafe import Markup

from herna.kernel.game import Game
from herna.kernel.texts.catalogue import RuleText
from herna.web.drawing.markup import icon
from herna.web.pages.references import linked
from herna.web.pages.shell import Look, page
from herna.web.words import say

Askers = dict[str, list[str]]


def rules_page(look: Look, game: Game[Any], words: str) -> str:
    book = game.texts.rulebook
    if words:
        askers = asking_components(game)
        exact = book.get(words)
        found, meant = ([exact, *book.within(exact.id)], "") if exact is not None else book.find(words, look.lang)
        content: h.Node = [
            h.p(role="status")[
                look.say("rules.found", count=len(found)), meant and [" ", suggestion(look, game, meant)]
            ],
            [rule(game, look.lang, entry, askers, f"/rules/{game.id}") for entry in found],
        ]
    else:
        content = whole_book(game, look.lang)
    title = look.say("rules.title", title=game.title(look.lang))
    links = h.p(".book-links")[
        h.a(href=f"/cards/{game.id}")[icon("card"), h.span[look.say("home.cards")]],
        h.a(href=f"/set/{game.id}")[icon("play"), h.span[look.say("home.set_table")]],
    ]
    return page(look, title, [h.h1[title], links, search(look, f"/rules/{game.id}", words), content], ["books.css"])


@lru_cache(32)
def whole_book(game: Game[Any], lang: str) -> Markup:
    """Everything from the contents to the terms, written once."""
    book = game.texts.rulebook
    askers = asking_components(game)
    parts = [
        h.nav(".toc")[h.ol[[h.li[h.a(href=f"#{s.id}")[s.text(lang)]] for s in book.sections]]],
        *[section(game, lang, s, askers) for s in book.sections],
        entries(game, lang, "rules.examples", book.examples, askers),
        entries(game, lang, "rules.rulings", book.rulings, askers),
        terms(game, lang),
    ]
    return Markup("".join([str(part) for part in parts if part is not None]))


def asking_components(game: Game[Any]) -> Askers:
    """For every rule the components whose rulings cite it."""
    askers: Askers = {}
    for id in game.component_ids():
        for cited, _ in game.texts.components[id].rulings():
            known = askers.setdefault(cited, [])
            if id not in known:
                known.append(id)
    return askers


def search(look: Look, action: str, words: str) -> h.Element:
    return h.form(".search", method="get", action=action, role="search")[
        h.label(for_="q")[look.say("search")],
        h.input(id="q", type="search", name="q", value=words),
        h.button(type="submit")[look.say("search.button")],
        words and h.a(href=action)[look.say("search.all")],
    ]


def suggestion(look: Look, game: Game[Any], meant: str) -> h.Fragment:
    """What was perhaps meant, one click away."""
    return h.fragment[
        look.say("rules.meant"), " ", h.a(href=f"/rules/{game.id}?{urlencode({'q': meant})}")[meant], "?"
    ]  # fmt: skip


def section(game: Game[Any], lang: str, head: RuleText, askers: Askers) -> h.Element:
    return h.section(id=head.id)[
        h.h2[head.id, " ", head.text(lang)],
        [rule(game, lang, entry, askers) for entry in game.texts.rulebook.within(head.id)],
    ]


def entries(game: Game[Any], lang: str, key: str, found: list[RuleText], askers: Askers) -> h.Element | None:
    if not found:
        return None
    return h.section[h.h2[say(lang, key)], [rule(game, lang, entry, askers) for entry in found]]


def rule(game: Game[Any], lang: str, entry: RuleText, askers: Askers, book: str = "") -> h.Element:
    """One rule; among what a search found, `book` leads to its place in the whole."""
    question = entry.question(lang)
    cards = askers.get(entry.id, [])
    names = game.texts.components
    return h.div(".rule-entry", id=entry.id)[
        h.a(".id", href=f"{book}#{entry.id}")[entry.id],
        " ",
        question and h.em[question, " "],
        linked(game, lang, entry.text(lang)),
        cards
        and h.span(".rule-cards")[
            say(lang, "rules.cards"), " ",
            [[h.a(href=f"/cards/{game.id}#{id}")[names[id].name(lang)], " "] for id in cards],
        ],
    ]  # fmt: skip


def terms(game: Game[Any], lang: str) -> h.Element:
    ordered = sorted(game.texts.rulebook.terms, key=lambda t: t.name(lang).casefold())
    return h.section[
        h.h2[say(lang, "rules.terms")],
        h.dl[[[h.dt[term.name(lang)], h.dd[term.text(lang)]] for term in ordered]],
    ]
