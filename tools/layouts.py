"""Writes docs/layouts/<game>.md: what each number of an observation and of an action means, from the code.

`python -m tools.layouts [GAME ...]` writes the pages; the tests write them again and compare.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import herna
from herna.api import own_games
from herna.kernel.features import ROLES

FOLDER: Final = Path(__file__).parents[1] / "docs" / "layouts"
SHOWN: Final = 3  # labels at the beginning of a block


def blocks(names: list[str], mark: str) -> list[tuple[int, str, list[str]]]:
    """Names that follow each other and begin alike, up to the mark: first number, beginning, and what follows it."""
    found: list[tuple[int, str, list[str]]] = []
    for number, name in enumerate(names):
        block, _, label = name.partition(mark)
        if not found or found[-1][1] != block:
            found.append((number, block, []))
        found[-1][2].append(label)
    return found


def shortened(labels: list[str]) -> str:
    """The first labels and the last one."""
    labels = [f"`{label}`" for label in labels if label]
    return ", ".join(labels) if len(labels) <= SHOWN + 1 else f"{', '.join(labels[:SHOWN])} … {labels[-1]}"


def table(rows: list[tuple[int, str, list[str]]]) -> list[str]:
    lines = ["| numbers | block | how many | what |", "|---:|---|---:|---|"]
    for first, block, labels in rows:
        last = first + len(labels) - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        lines.append(f"| {numbers} | `{block}` | {len(labels)} | {shortened(labels)} |")
    return lines


def page(game: str) -> str:
    room = herna.game(game)
    features, actions = room.features, room.actions
    assert features is not None
    assert actions is not None
    roles = ROLES[: features.roles]
    first, size = len(features.of_table), len(features.of_seat)
    lines = [
        f"# {room.title()}: numbers of observations and actions",
        "",
        "<!-- written by `python -m tools.layouts` -->",
        "",
        "What they are for is told in [environments.md](../environments.md), and what the names mean in",
        f"[the notation of the game](../notation/{game}.md).",
        "",
        "## Observations",
        "",
        f"{len(features.names())} numbers, fingerprint `{features.fingerprint()}`.",
        "Each counts how often its feature is there. Those of the table come first, then those of the seats:",
        "",
        *table(blocks(features.of_table, ".")),
        "",
        f"A seat has {size} features, once for each role: "
        + ", ".join([f"`{role}` from {first + i * size} on" for i, role in enumerate(roles)])
        + ". Where several seats have the same role, their features are added up. Counted from there:",
        "",
        *table(blocks(features.of_seat, ".")),
        "",
        "## Actions",
        "",
        f"{len(actions)} numbers, fingerprint `{actions.fingerprint()}`.",
        "",
        *table(blocks([name.replace("other#", "other:#") for name in actions.names()], ":")),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or own_games():
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
