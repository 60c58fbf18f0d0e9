"""The card browser: every component of a game with facts and rulings, found by words and by what is printed on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from herna.kernel.facts import Fact, facts_in_words, value_in_words
from herna.kernel.game import Game
from herna.web.boards import printed_signs, stylesheets
from herna.web.drawing.markup import art_url, icon
from herna.web.drawing.written import written
from herna.web.pages.references import linked
from herna.web.pages.shell import Look, page

Facts = dict[str, Any]
FILTER = "filter."


def cards_page(look: Look, game: Game[Any], words: str, chosen: dict[str, str]) -> str:
    """Every component, filtered by words and by its printed facts."""
    facts = {id: game.facts(id) for id in game.component_ids()}
    fields = filters_of(game, facts)
    wanted = {name: value for name, value in chosen.items() if name in fields and value}
    found = [id for id in facts if fits(look, game, id, facts[id], words, wanted)]
    title = look.say("cards.title", title=game.title(look.lang))
    return page(
        look,
        title,
        [
            h.h1[title],
            h.p(".book-links")[
                h.a(href=f"/rules/{game.id}")[icon("book"), h.span[look.say("home.rules")]],
                game.decks is not None and h.a(href=f"/decks/{game.id}")[icon("deck"), h.span[look.say("decks.build")]],
                h.a(href=f"/set/{game.id}")[icon("play"), h.span[look.say("home.set_table")]],
            ],
            h.form(".search.filters", method="get", action=f"/cards/{game.id}", role="search")[
                words_field(look, words),
                [choice(look, game, name, fields[name], wanted.get(name, "")) for name in fields],
                h.span(".go")[
                    h.button(type="submit")[look.say("search.button")],
                    (words or wanted) and h.a(href=f"/cards/{game.id}")[look.say("search.all")],
                ],
            ],
            h.p(role="status")[look.say("cards.found", count=len(found))],
            h.ul(".cards")[[card(game, look.lang, id) for id in found]],
        ],
        [*stylesheets(game.id), "books.css"],
    )


# --- filters -------------------------------------------------------------------------------------------------------
def filters_of(game: Game[Any], facts: dict[str, Facts]) -> dict[str, list[str]]:
    """The facts by which the game lets people choose (those with a phrase `filter.<fact>`), and their values."""
    names = [key.removeprefix(FILTER) for key in game.texts.phrases if key.startswith(FILTER) and key.count(".") == 1]
    fields: dict[str, list[str]] = {}
    for name in names:
        values: list[str] = []
        for printed in facts.values():
            values += [value for value in values_of(printed.get(name)) if value not in values]
        fields[name] = sorted(values, key=order) if all([is_number(v) for v in values]) else values
    return fields


def is_number(value: str) -> bool:
    return value.removeprefix("-").isdigit()


def order(value: str) -> int:
    return int(value)


def values_of(value: Any) -> list[str]:
    """What a fact can be chosen by: its value, each of its values, or what its amounts are of."""
    if value is None or value == "":
        return []
    return [str(one) for one in value] if isinstance(value, list | tuple | dict) else [str(value)]


def words_field(look: Look, words: str) -> h.Element:
    return h.label[look.say("search"), h.input(id="q", type="search", name="q", value=words)]


def choice(look: Look, game: Game[Any], name: str, values: list[str], chosen: str) -> h.Element:
    texts = game.texts
    flag = f"fact.{name}.yes"
    label = texts.say(look.lang, flag if texts.has(flag) else "fact." + name)
    return h.label[
        label[:1].upper() + label[1:],
        h.select(id=f"f-{name}", name=name)[
            h.option(value="")[texts.say(look.lang, FILTER + name)],
            [h.option(value=v, selected=v == chosen)[value_word(look, game, name, v)] for v in values],
        ],
    ]


def value_word(look: Look, game: Game[Any], name: str, value: str) -> str:
    """A value as a filter calls it: without amounts, and a flag by its yes or no."""
    texts = game.texts
    for key in (f"filter.{name}.{value}", f"fact.{name}.yes" if value == "True" else ""):
        if texts.has(key):
            return texts.say(look.lang, key)
    return value_in_words(texts, look.lang, name, value)


def fits(look: Look, game: Game[Any], id: str, facts: Facts, words: str, chosen: dict[str, str]) -> bool:
    for name, wanted in chosen.items():
        if wanted not in values_of(facts.get(name)):
            return False
    component = game.texts.components[id]
    text = f"{id} {component.name('en')} {component.name('cs')} {component.text(look.lang)}".casefold()
    return all([w in text for w in words.casefold().split()])


# --- one card --------------------------------------------------------------------------------------------------------
@lru_cache(4096)
def card(game: Game[Any], lang: str, id: str) -> Markup:
    """Drawn once: hundreds of them on a page would keep everybody waiting."""
    component = game.texts.components[id]
    rulings = component.rulings(lang)
    facts = facts_in_words(game, id, lang)
    entry = h.li(".entry", id=id)[
        h.img(src=art_url(game.id, id), alt="", width="150", height="100", loading="lazy"),
        h.h2[h.a(href=f"#{id}")[component.name(lang)]],
        fact_list(game, [fact for fact in facts if not fact.why]),
        [mark(fact) for fact in facts if fact.why],
        component.text(lang) and h.p[linked(game, lang, component.text(lang))],
        rulings
        and h.ul(".rulings")[
            [h.li[linked(game, lang, text), " ", h.a(href=f"/rules/{game.id}#{rule}")[rule]] for rule, text in rulings]
        ],
    ]
    return written(entry)


def fact_list(game: Game[Any], facts: list[Fact]) -> h.Element:
    """Label and value side by side; where the board has a sign for a word, it stands before it."""
    signs = printed_signs(game.id)
    return h.dl(".fact-list")[[h.div[fact.label and h.dt[fact.label], h.dd[values(fact, signs)]] for fact in facts],]


def values(fact: Fact, signs: dict[str, Markup]) -> list[h.Node]:
    shown: list[h.Node] = []
    for word in fact.words:
        shown.append(h.span[signs.get(word.sign), " " if word.sign in signs else None, word.text])
        shown.append(", ")
    return shown[:-1]


def mark(fact: Fact) -> h.Element:
    """A fact that explains itself when it is opened."""
    return h.details(".fact-mark")[h.summary[icon("bulb"), h.span[fact.text]], h.p[fact.why]]


def marks_in_a_line(look: Look, game: Game[Any], id: str) -> list[h.Element]:
    """The same for the zoom of a table."""
    return [
        h.p(".hint")[icon("bulb"), " ", fact.text, ": ", fact.why]
        for fact in facts_in_words(game, id, look.lang)
        if fact.why
    ]
