"""The part of the set-up page that shows a game's options: a name, a sentence, and what can be chosen."""

from __future__ import annotations

from typing import Any

import htpy as h

from herna.kernel.game import Game, OptionSpec
from herna.web.pages.shell import Look

Given = dict[str, list[str]]


class SavedDeck:
    """A deck somebody has built: its name and its code."""

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code


def field_name(option: str, seat: int | None = None) -> str:
    """The name of an option's field in the form; where everybody is given something, each seat has its own."""
    return f"option.{option}" if seat is None else f"option.{option}.{seat}"


def option_fields(look: Look, game: Game[Any], given: Given, decks: list[SavedDeck]) -> h.Node:
    if not game.options:
        return None
    return h.fieldset(".options")[
        h.legend[look.say("set.options")],
        [option_row(look, game, spec, given, decks) for spec in game.options.values()],
        game.decks is not None and h.p[h.a(href=f"/decks/{game.id}")[look.say("set.build")]],
    ]


def option_row(look: Look, game: Game[Any], spec: OptionSpec, given: Given, decks: list[SavedDeck]) -> h.Element:
    name = field_name(spec.name)
    usual = spec.default if isinstance(spec.default, list | tuple) else [spec.default]
    unticked = spec.several and "seat" in given  # a form that was sent says nothing of boxes left empty
    chosen = given.get(name, [] if unticked else [str(value) for value in usual])
    label = game.texts.say(look.lang, f"setting.{spec.name}.name")
    help = f"{name}-help"
    sentence = h.p(".hint", id=help)[game.help(spec.name, look.lang)]
    if spec.several and not spec.words:
        return h.div(".option", role="group", aria_labelledby=f"{name}-name", aria_describedby=help)[
            h.div[h.span(".label", id=f"{name}-name")[label], sentence],
            boxes(look, game, spec, spec.choices, chosen),
        ]
    first = spec.words or spec.choices
    return h.div(".option")[
        h.div[h.label(".label", for_=name)[label], sentence],
        h.div[
            h.select(id=name, name=name, aria_describedby=help)[
                [choice(look, game, spec, value, chosen) for value in first],
                spec.takes_decks and own_decks(look, game, decks, chosen, first),
            ],
            spec.several and by_hand(look, game, spec, chosen),
            spec.per_seat > 0 and for_every_seat(look, game, spec, label, given),
        ],
    ]


def choice(look: Look, game: Game[Any], spec: OptionSpec, value: Any, chosen: list[str]) -> h.Element:
    return h.option(value=str(value), selected=str(value) in chosen)[value_name(look, game, spec.name, value)]


def boxes(
    look: Look, game: Game[Any], spec: OptionSpec, choices: tuple[Any, ...] | list[Any], chosen: list[str]
) -> h.Element:
    return h.div(".checks")[
        [
            h.label(".check")[
                h.input(type="checkbox", name=field_name(spec.name), value=str(c), checked=str(c) in chosen),
                value_name(look, game, spec.name, c),
            ]
            for c in choices
        ]
    ]


def by_hand(look: Look, game: Game[Any], spec: OptionSpec, chosen: list[str]) -> h.Element:
    """Several things ticked one by one, instead of a word that leaves them to the game."""
    single = [c for c in spec.choices if c not in spec.words]
    return h.details(open=any([str(c) in chosen for c in single]))[
        h.summary[look.say("set.own_choice")],
        h.p(".hint")[look.say("set.own_choice.help")],
        boxes(look, game, spec, single, chosen),
    ]


def for_every_seat(look: Look, game: Game[Any], spec: OptionSpec, label: str, given: Given) -> h.Element:
    most = game.players[-1]
    return h.details(open=any([any(given.get(field_name(spec.name, seat), [])) for seat in range(most)]))[
        h.summary[look.say("set.each.title")],
        h.p(".hint")[look.say("set.own_choice.help")],
        [each_of(look, game, spec, label, seat, given.get(field_name(spec.name, seat), [])) for seat in range(most)],
    ]


def each_of(look: Look, game: Game[Any], spec: OptionSpec, label: str, seat: int, chosen: list[str]) -> h.Element:
    return h.div(".each")[
        h.span[look.say("set.each", number=seat + 1)],
        [
            h.select(
                name=field_name(spec.name, seat),
                aria_label=look.say("set.each.of", name=label, number=seat + 1, which=i + 1, most=spec.per_seat),
            )[
                h.option(value="")[look.say("set.each.none")],
                [choice(look, game, spec, value, chosen[i : i + 1]) for value in spec.each],
            ]
            for i in range(spec.per_seat)
        ],
    ]


def own_decks(
    look: Look, game: Game[Any], decks: list[SavedDeck], chosen: list[str], ready: tuple[Any, ...]
) -> h.Element | None:
    """The visitor's own decks, and one that came by a link."""
    known = [deck.code for deck in decks]
    linked = [SavedDeck(called_by_leader(look, game, c), c) for c in chosen if c not in known and c not in ready]
    if not decks and not linked:
        return None
    return h.optgroup(label=look.say("set.own_decks"))[
        [h.option(value=deck.code, selected=deck.code in chosen)[deck.name] for deck in decks + linked]
    ]


def called_by_leader(look: Look, game: Game[Any], code: str) -> str:
    """A deck without a name is known by who leads it."""
    leader = game.deck_building().read(code)[0]["summoner"]
    component = game.texts.components.get(leader)
    return look.say("decks.unnamed") + ("" if component is None else f" ({component.name(look.lang)})")


def value_name(look: Look, game: Game[Any], option: str, value: Any) -> str:
    texts = game.texts
    for key in (f"setting.{option}.{value}", f"term.{value}"):
        if texts.has(key):
            return texts.say(look.lang, key)
    if isinstance(value, bool):
        return look.say("yes" if value else "no")
    component = texts.components.get(str(value))
    return str(value) if component is None else component.name(look.lang)
