"""Files that people keep: records, saved games and positions; what is wrong with one is told with its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import herna
from herna.kernel.errors import HernaError, PositionError
from herna.kernel.state import State
from herna.players import Player

LARGEST: Final = 20_000_000  # bytes: also a device that never ends is a file


def write_json(path: Path, data: object) -> None:
    """A half-written file never takes the place of a good one."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as e:
        draft.unlink(missing_ok=True)
        raise HernaError(f"{path}: {e.strerror or e}") from None


def save_game(path: Path, state: State, players: list[Player | None], names: tuple[str, ...]) -> None:
    """The record, and who sits where."""
    seats = ["human" if p is None else p.name for p in players]
    write_json(path, {"record": state.record(), "seats": seats, "names": list(names)})


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise HernaError(f"{path}: too large; games and tables take up less than {LARGEST // 1_000_000} MB")
        return content.decode("utf-8")
    except OSError as e:
        raise HernaError(f"{path}: {e.strerror or e}") from None
    except UnicodeDecodeError as e:
        raise HernaError(f"{path}: no text ({e})") from None


def read_json(path: Path) -> object:
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as e:  # RecursionError: thousands of brackets inside each other
        raise HernaError(f"{path}: not a JSON file ({e})") from None


def record_in(path: Path) -> dict[str, Any]:
    """The record in a file: a bare one, or the one inside a saved game."""
    data = read_json(path)
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]
    if not isinstance(data, dict):
        raise HernaError(f"{path}: this is no record and no saved game")
    return data


def names_in(path: Path) -> tuple[str, ...]:
    """How the players are called, as a saved game tells it; a bare record does not."""
    data = read_json(path)
    names = data.get("names") if isinstance(data, dict) else None
    return tuple([str(name) for name in names]) if isinstance(names, list) else ()


def position_in(path: Path, game: str | None = None, seed: str | None = None) -> State:
    """The table in a file, set up. The file names its game; where one is given here, it must be the same."""
    data = read_json(path)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise HernaError(f"{path}: a position is an object with a field 'game'")
    try:
        state: State = herna.game(game or data["game"]).position(data, seed)
    except PositionError as e:
        raise HernaError(f"{path}: {e}") from None
    return state
