"""What the commands share: the application itself, how to speak to people, how options are written."""

from __future__ import annotations

import platform
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

import herna
from herna.kernel.errors import BadOption
from herna.kernel.game import Game, OptionSpec
from herna.kernel.texts import LANGUAGES
from herna.terminal.language import language
from herna.terminal.output import Output

GameId = Annotated[str, Parameter(help="the id of a game; `herna games` lists them")]
Lang = Annotated[str | None, Parameter(help="the language, cs or en; by default that of the system")]
GameOptions = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="an option of the game, written name=value or name=value,value"),
]


def version() -> str:
    return f"herna {herna.__version__} ({herna.build} build, Python {platform.python_version()})"


app = App(name="herna", help="Five modern tabletop games, played exactly by their rules.", version=version)


def output(game: Game[Any], lang: str | None, names: tuple[str, ...] = ()) -> Output:
    chosen = language(lang)
    if chosen not in LANGUAGES:
        raise BadOption(f"there is no language {chosen!r}; there are: {', '.join(LANGUAGES)}")
    return Output(Console(), game, chosen, names)


def parse_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Read options such as `sets=first_contact,beyond_eternity`; numbers and flags become what the game expects."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        spec = game.options.get(name)
        options[name] = as_value(spec, value)
    return options


def as_value(spec: OptionSpec | None, text: str) -> Any:
    """Read a value. Of an option that the game does not have, the text is kept: the game itself refuses it."""
    if spec is None:
        return text
    return [spec.read(one) for one in text.split(",")] if spec.several else spec.read(text)
