"""A decision in words, for language models and for logs: table, card texts, what happened, and the numbered options.

It is made of the seat's view, events and question alone, so it tells no more than they do.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from herna.kernel.facts import SEPARATOR, facts_in_words
from herna.kernel.game import Game

if TYPE_CHECKING:
    from herna.kernel.state import State

LAST: Final = 20  # events that are told
MARKUP: Final = re.compile(r"\[/?(?:bold|dim|italic|underline|reverse)\]")
HEADINGS: Final = {
    "en": {
        "you": "Game: {game}. You are {player} (seat {seat}).",
        "table": "THE TABLE",
        "cards": "CARDS AND OTHER COMPONENTS IN SIGHT",
        "events": "WHAT HAPPENED LAST",
        "question": "YOUR DECISION",
        "answer": "Answer with the number or the code of one option.",
        "wait": "It is not your turn.",
    },
    "cs": {
        "you": "Hra: {game}. Tvoje místo: {player} (číslo {seat}).",
        "table": "STŮL",
        "cards": "KARTY A DALŠÍ DÍLY, KTERÉ JSOU VIDĚT",
        "events": "CO SE NAPOSLEDY STALO",
        "question": "TVOJE ROZHODNUTÍ",
        "answer": "Odpověz číslem nebo kódem jedné možnosti.",
        "wait": "Teď nejsi na řadě.",
    },
}


def tell_decision(game: Game[Any], state: State, seat: int, lang: str = "en", last: int = LAST) -> str:
    """All that this seat may know, and what it is asked, as text; options are numbered from 0 on."""
    say = HEADINGS[lang]
    view = state.view(seat)
    player = game.texts.player(lang, seat, ())
    parts = [say["you"].format(game=game.title(lang), player=player, seat=seat)]
    parts += ["", say["table"], *[MARKUP.sub("", line).rstrip() for line in game.picture(view, lang, ())]]
    decision = state.decision(seat) if state.options_of(seat) else None
    named = components_in(view, game)
    if decision is not None and decision.source and decision.source not in named:
        named.append(decision.source)
    if named:
        parts += ["", say["cards"], *[component_line(game, component, lang) for component in named]]
    events = state.events(0, seat)[-last:] if last else []
    if events:
        parts += ["", say["events"], *["* " + event.text(lang) for event in events]]
    parts += ["", say["question"]]
    if state.result is not None:
        return "\n".join([*parts, state.result.text(lang, (), seat)])
    if decision is None:
        return "\n".join([*parts, say["wait"]])
    limit = decision.limit(lang)
    parts.append(decision.prompt(lang) + (f" ({limit})" if limit else ""))
    if decision.source:
        parts.append(decision.help(lang))
    parts += [f"{option.index}: {option.label(lang)} [{option.code}]" for option in decision.options]
    return "\n".join([*parts, say["answer"]])


def components_in(view: object, game: Game[Any]) -> list[str]:
    """All components that a view names, in the order in which it does."""
    known = game.texts.components
    found: dict[str, None] = {}

    def collect(data: object) -> None:
        if isinstance(data, str):
            if data in known:
                found[data] = None
        elif isinstance(data, dict):
            for value in data.values():
                collect(value)
        elif isinstance(data, list | tuple):
            for value in data:
                collect(value)

    collect(view)
    return list(found)


def component_line(game: Game[Any], component: str, lang: str) -> str:
    """`gorillion: Gorillion. Power: 9 · ... What its text says.`"""
    about = game.texts.components[component]
    facts = SEPARATOR.join([fact.text for fact in facts_in_words(game, component, lang)])
    said = [part for part in (about.name(lang), facts, about.text(lang)) if part]
    return f"{component}: " + ". ".join([part.rstrip(".") for part in said]) + "."
