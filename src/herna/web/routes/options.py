"""Options of a game as forms spell them, and in people's own words what cannot be."""

from __future__ import annotations

from typing import Any

import htpy as h

from herna.kernel.errors import BadOption
from herna.kernel.game import Game, OptionSpec
from herna.web.pages.options import Given, field_name
from herna.web.pages.references import fault_line
from herna.web.pages.shell import Look
from herna.web.routes.forms import Form
from herna.web.routes.requests import Asked
from herna.web.words import has


def options_from(form: Form, game: Game[Any]) -> dict[str, Any]:
    """What was chosen; what the form does not mention stays as the game has it."""
    seats = [i for i, kind in enumerate(form.all("seat")) if kind != "nobody"]
    options: dict[str, Any] = {}
    for name, spec in game.options.items():
        values = [spec.read(text) for text in form.all(field_name(name)) if text]
        if spec.several and (values or not spec.words):
            ticked = [value for value in values if value not in spec.words]
            options[name] = ticked or values
        elif spec.per_seat and any([any(form.all(field_name(name, seat))) for seat in seats]):
            options[name] = named_for_seats(form, spec, seats)
        elif values:
            options[name] = values[0]
    return options


def named_for_seats(form: Form, spec: OptionSpec, seats: list[int]) -> list[list[str]]:
    """As many as the option wants for everybody at the table."""
    named = [[value for value in form.all(field_name(spec.name, seat)) if value] for seat in seats]
    complete = [values for values in named if len(values) == spec.per_seat]
    if len(complete) < len(seats):
        told = f"option {spec.name!r}: {spec.per_seat} for everybody, or none at all"
        raise BadOption(told, "pairs", given=len(complete), players=len(seats))
    return named


def asked_options(request: Asked, game: Game[Any]) -> Given:
    """Options that a link asks for, such as a deck to play with."""
    names = [field_name(name) for name in game.options]
    return {name: request.query_params.getall(name) for name in names if name in request.query_params}


def in_words(look: Look, game: Game[Any], error: BadOption) -> h.Node:
    """Why the game cannot be set up like this, in the visitor's language as far as that is known."""
    key = "wrong." + error.key
    faults = error.given.get("faults", [])
    if game.texts.has(key):
        told = game.texts.say(look.lang, key, error.given)
    else:
        told = look.say(key, **named(look, game, error)) if has(key) else str(error)
    listed = [h.li[fault_line(game, look.lang, fault)] for fault in faults]
    return [h.span[told], listed and h.ul[listed]]


def named(look: Look, game: Game[Any], error: BadOption) -> dict[str, str]:
    """The option that is meant, as people call it."""
    option = error.given.get("option")
    return {} if option is None else {"name": game.texts.say(look.lang, f"setting.{option}.name")}
