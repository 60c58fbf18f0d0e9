"""The rulebook and the card browser of a game."""

from __future__ import annotations

from typing import Any

import htpy as h

from herna.kernel.game import Game
from herna.kernel.texts import RuleText
from herna.web.markup import art_url
from herna.web.pages.shell import Look, page


def rules_page(look: Look, game: Game[Any], words: str) -> str:
    book = game.texts.rulebook
    if words:
        found = [book.get(words)] if book.get(words) else book.search(words, look.lang)
        content: h.Node = [
            h.p(role="status")[look.say("rules.found", count=len(found))],
            [rule(look, entry) for entry in found if entry is not None],
        ]
    else:
        content = [
            h.nav(".toc")[h.ol[[h.li[h.a(href=f"#{s.id}")[s.text(look.lang)]] for s in book.sections]]],
            [section(look, game, s) for s in book.sections],
            examples(look, "rules.examples", book.examples),
            examples(look, "rules.rulings", book.rulings),
            h.section[
                h.h2[look.say("rules.terms")],
                h.dl[
                    [
                        [h.dt[term.name(look.lang)], h.dd[term.text(look.lang)]]
                        for term in sorted(book.terms, key=lambda t: t.name(look.lang).casefold())
                    ]
                ],
            ],
        ]
    title = look.say("rules.title", title=game.title(look.lang))
    return page(look, title, [h.h1[title], search(look, f"/rules/{game.id}", words), content])


def search(look: Look, action: str, words: str) -> h.Element:
    return h.form(".search", method="get", action=action, role="search")[
        h.label(for_="q")[look.say("search")],
        h.input(id="q", type="search", name="q", value=words),
        h.button(type="submit")[look.say("search.button")],
        words and h.a(href=action)[look.say("search.all")],
    ]


def section(look: Look, game: Game[Any], head: RuleText) -> h.Element:
    return h.section(id=head.id)[
        h.h2[head.id, " ", head.text(look.lang)],
        [rule(look, entry) for entry in game.texts.rulebook.within(head.id)],
    ]


def examples(look: Look, key: str, entries: list[RuleText]) -> h.Node:
    if not entries:
        return None
    return h.section[h.h2[look.say(key)], [rule(look, entry) for entry in entries]]


def rule(look: Look, entry: RuleText) -> h.Element:
    question = entry.question(look.lang)
    return h.p(".rule-entry", id=entry.id)[
        h.a(".id", href=f"#{entry.id}")[entry.id], " ", question and h.em[question, " "], entry.text(look.lang)
    ]


# --- cards -----------------------------------------------------------------------------------------------------
def cards_page(look: Look, game: Game[Any], words: str, chosen: dict[str, str]) -> str:
    """Every component, filtered by words and by its printed facts."""
    facts = {id: game.facts(id) for id in game.component_ids()}
    fields = filter_fields(facts)
    found = [id for id in facts if fits(look, game, id, facts[id], words, chosen)]
    title = look.say("cards.title", title=game.title(look.lang))
    return page(
        look,
        title,
        [
            h.h1[title],
            h.form(".search", method="get", action=f"/cards/{game.id}", role="search")[
                h.label(for_="q")[look.say("search")],
                h.input(id="q", type="search", name="q", value=words),
                [choice(look, game, name, values, chosen.get(name, "")) for name, values in fields.items()],
                h.button(type="submit")[look.say("search.button")],
            ],
            h.p(role="status")[look.say("cards.found", count=len(found))],
            h.ul(".cards")[[card(look, game, id, facts[id]) for id in found]],
        ],
    )


def filter_fields(facts: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """The facts by which it makes sense to choose: few different values."""
    values: dict[str, list[str]] = {}
    for fact in facts.values():
        for name, value in fact.items():
            for one in value if isinstance(value, list | tuple) else [value]:
                known = values.setdefault(name, [])
                if one not in (None, "") and str(one) not in known:
                    known.append(str(one))
    return {name: known for name, known in values.items() if 2 <= len(known) <= 16}


def choice(look: Look, game: Game[Any], name: str, values: list[str], chosen: str) -> h.Element:
    key = "fact." + name
    label = game.texts.say(look.lang, key) if game.texts.has(key) else name
    ordered = sorted(values, key=lambda v: (not v.isdigit(), int(v) if v.isdigit() else 0, v))
    return h.label[
        label,
        h.select(name=name)[
            h.option(value="")[look.say("cards.any")],
            [h.option(value=v, selected=v == chosen)[word(look, game, v)] for v in ordered],
        ],
    ]


def word(look: Look, game: Game[Any], value: str) -> str:
    key = "term." + value
    return game.texts.say(look.lang, key) if game.texts.has(key) else value


def fits(look: Look, game: Game[Any], id: str, facts: dict[str, Any], words: str, chosen: dict[str, str]) -> bool:
    for name, wanted in chosen.items():
        value = facts.get(name)
        values = [str(v) for v in value] if isinstance(value, list | tuple) else [str(value)]
        if wanted and wanted not in values:
            return False
    component = game.texts.components[id]
    text = f"{id} {component.name('en')} {component.name('cs')} {component.text(look.lang)}".casefold()
    return all([w in text for w in words.casefold().split()])


def card(look: Look, game: Game[Any], id: str, facts: dict[str, Any]) -> h.Element:
    component = game.texts.components[id]
    return h.li(".entry", id=id)[
        h.img(src=art_url(game.id, id), alt="", width="150", height="100", loading="lazy"),
        h.h2[component.name(look.lang)],
        h.p(".facts")[
            " · ".join(
                [
                    f"{fact_name(look, game, name)}: {fact_value(look, game, value)}"
                    for name, value in facts.items()
                    if value not in (None, "", [], ())
                ]
            )
        ],
        component.text(look.lang) and h.p[component.text(look.lang)],
        component.rulings(look.lang)
        and h.ul(".rulings")[
            [
                h.li[text, " ", h.a(href=f"/rules/{game.id}#{rule_id}")[rule_id]]
                for rule_id, text in component.rulings(look.lang)
            ]
        ],
    ]


def fact_name(look: Look, game: Game[Any], name: str) -> str:
    key = "fact." + name
    return game.texts.say(look.lang, key) if game.texts.has(key) else name


def fact_value(look: Look, game: Game[Any], value: Any) -> str:
    values = value if isinstance(value, list | tuple) else [value]
    return ", ".join([word(look, game, str(v)) for v in values])
