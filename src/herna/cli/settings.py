"""Settings of the game room from a file (`herna.toml`) and from the environment, where the command line does not say.

A key is the name of an option of `herna serve`, with _ in the place of -; limits stand in a table of their own. In the
environment the same name is written in capitals, after `HERNA_`. Everything is checked before the room opens.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any, Final

from cyclopts import Token
from cyclopts.argument import ArgumentCollection

from herna.kernel.errors import BadOption, HernaError

FILE: Final = "herna.toml"
NAMED_BY: Final = "HERNA_SETTINGS"
# what numbers are allowed, also on the command line
RANGES: Final[dict[str, tuple[float, float]]] = {
    "port": (0, 65535),
    "keep_days": (0, 99_999),
    "workers": (1, 64),
    "bot_seconds": (0.1, 600),
    "remind_minutes": (1, 1440),
}


def check_range(where: str, key: str, value: float | None) -> None:
    """A number that is too small or too large is refused, and what is allowed is said."""
    if value is not None and key in RANGES and not RANGES[key][0] <= value <= RANGES[key][1]:
        least, most = RANGES[key]
        raise BadOption(f"{where} is a number from {least} to {most}, not {value}")


def settings_file() -> Path | None:
    """The file that the environment names, or the one in the folder where the command is run; None: there is none."""
    named = os.environ.get(NAMED_BY, "")
    if named:
        return Path(named)
    return Path(FILE) if Path(FILE).is_file() else None


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as e:
        raise HernaError(f"{file}: the settings cannot be read: {e}") from None
    except tomllib.TOMLDecodeError as e:
        raise HernaError(f"{file}: this is not TOML: {e}") from None


def database_setting() -> str:
    """Where the settings say that the room is kept; empty if they do not."""
    file = settings_file()
    found = {} if file is None else read_file(file)
    if file is not None and "database" in found:
        return texts_of(f"{file}: database", "database", str, found["database"])[0]
    return ""


class Settings:
    """Fills in what the command line leaves out; cyclopts calls it before `serve`."""

    def __call__(self, app: object, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        options = {argument.name.lstrip("-").replace("-", "_"): argument for argument in arguments}
        for where, given in (from_environment(options), from_file(options)):
            for key, value in given.items():
                argument = options[key]
                if argument.tokens:
                    continue  # said already, by whoever comes first
                place = f"{where}{key.upper() if where == 'HERNA_' else key}"
                for i, text in enumerate(texts_of(place, key, argument.hint, value)):
                    argument.append(Token(keyword=argument.name, value=text, source=place, index=i))


def from_environment(options: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """What stands in the environment, as texts."""
    found = {key: os.environ.get(f"HERNA_{key.upper()}", "") for key in options}
    return "HERNA_", {key: text for key, text in found.items() if text}


def from_file(options: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """What stands in the file; a key that means nothing is an error."""
    file = settings_file()
    if file is None:
        return "", {}
    found = read_file(file)
    if "limits" in found:
        if "limit" in found or not isinstance(found["limits"], dict):
            raise BadOption(f"{file}: limits is a table, [limits], with a line name = number for each")
        found["limit"] = [f"{name}={value}" for name, value in found.pop("limits").items()]
    for key in found:
        if key not in options:
            known = sorted({*options, "limits"} - {"limit"})
            raise BadOption(f"{file}: there is no setting {key!r}; there are: {', '.join(known)}")
    return f"{file}: ", found


def texts_of(place: str, key: str, hint: Any, value: Any) -> list[str]:
    """The value as the command line would spell it, checked; `place` says where it stands."""
    kind = str(hint)
    if "list" in kind:
        values = value.split(",") if isinstance(value, str) and place.startswith("HERNA_") else value
        if not isinstance(values, list) or not all([isinstance(one, str) for one in values]):
            raise BadOption(f'{place} is a list of texts, such as ["one", "two"], not {value!r}')
        return [one.strip() for one in values]
    if hint is bool:
        if value is True or value is False or str(value).lower() in ("true", "false"):
            return [str(value).lower()]
        raise BadOption(f"{place} is true or false, not {value!r}")
    if key == "thinkers" and isinstance(value, int) and not isinstance(value, bool):
        return [str(value)]  # its option is a text, because it may also name a cluster
    if "int" in kind or "float" in kind:
        return [str(number_of(place, key, value, whole="float" not in kind))]
    if not isinstance(value, str):
        raise BadOption(f"{place} is a text, not {value!r}")
    return [value]


def number_of(place: str, key: str, value: Any, whole: bool) -> float:
    least, most = RANGES.get(key, ("-", "-"))
    try:
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else float(str(value))
    except ValueError:
        number = float("nan")
    if not isfinite(number) or (whole and number != int(number)):
        raise BadOption(f"{place} is a {'whole ' if whole else ''}number from {least} to {most}, not {value!r}")
    check_range(place, key, number)
    return int(number) if whole else number
