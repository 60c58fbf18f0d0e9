"""What the commands share: the application itself, how to speak to people, how options are written."""

from __future__ import annotations

import platform
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.console import Console

import herna
from herna.kernel.errors import BadOption
from herna.kernel.game import Game, OptionSpec
from herna.kernel.texts.catalogue import LANGUAGES
from herna.terminal.language import language
from herna.terminal.output import Output

GameId = Annotated[str, Parameter(help="the id of a game; `herna games` lists them")]
Color = Annotated[
    Literal["auto", "always", "never"],
    Parameter(help="colours; by default where the output is a terminal that has them and NO_COLOR is not set"),
]
Lang = Annotated[str | None, Parameter(help="the language, cs or en; by default that of the system")]
GameOptions = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="an option of the game, written name=value or name=value,value"),
]


def version() -> str:
    """The version, and by what the bots of each game judge its tables."""
    from herna.players.network import shipped

    lines = [f"herna {herna.__version__} ({herna.build} build, Python {platform.python_version()})"]
    for id in herna.games():
        found = shipped(id)
        how = "a learned evaluation" if found.network is not None else f"the hand-written evaluation: {found.reason}"
        lines.append(f"{id}: bots use {how}")
    return "\n".join(lines)


app = App(
    name="herna",
    help="Five modern tabletop games, played exactly by their rules.",
    version=version,
    version_format="plaintext",  # a line for each game
)


def output(game: Game[Any], lang: str | None, names: tuple[str, ...] = (), color: Color = "auto") -> Output:
    chosen = language(lang)
    if chosen not in LANGUAGES:
        raise BadOption(f"there is no language {chosen!r}; there are: {', '.join(LANGUAGES)}")
    if color == "auto":
        console = Console()
    else:
        console = Console(color_system="standard" if color == "always" else None, no_color=False)
    return Output(console, game, chosen, names)


def parse_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Read options such as `sets=first_contact,beyond_eternity`; numbers and flags become what the game expects."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if name not in game.options:  # one called `seed` would be taken for the seed
            raise BadOption(f"{game.id} has no option {name!r}; there are: {', '.join(game.options) or 'none'}")
        options[name] = as_value(game.options[name], value)
    return options


def as_value(spec: OptionSpec, text: str) -> Any:
    """What the text means to the game."""
    return [spec.read(one) for one in text.split(",")] if spec.several else spec.read(text)
