"""How components look: a theme and the features that their names demand, read from one small table per game.

@bear: ears=round muzzle=snout             features shared by relatives
bee_bear: creature @bear wings=insect      component: theme, relatives, its own features
    belly=bands hue=80                     an indented line goes on
"""

from typing import NamedTuple

from herna.web.art.traits import Pin, value


class Look(NamedTuple):
    """Arguments of `portrait` for one component."""

    theme: str
    pins: dict[str, Pin]


def read(table: str) -> dict[str, Look]:
    """The looks in the table, by component id. Whether the features exist is checked when a picture is drawn."""
    kin: dict[str, dict[str, Pin]] = {}
    looks: dict[str, Look] = {}
    for line in _entries(table):
        name, _, rest = line.partition(":")
        words = rest.split()
        if name.startswith("@"):
            kin[name] = _pins(words, kin)
        elif name in looks:
            raise ValueError(f"{name} stands in the table twice")
        else:
            looks[name] = Look(words[0], _pins(words[1:], kin))
    return looks


def _entries(table: str) -> list[str]:
    entries: list[str] = []
    for line in table.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            entries[-1] += line
        else:
            entries.append(line)
    return entries


def _pins(words: list[str], kin: dict[str, dict[str, Pin]]) -> dict[str, Pin]:
    pins: dict[str, Pin] = {}
    for word in words:
        if word.startswith("@"):
            pins.update(kin[word])
        else:
            name, _, text = word.partition("=")
            pins[name] = value(text)
    return pins
