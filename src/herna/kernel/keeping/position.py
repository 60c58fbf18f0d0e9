"""Reading what people write: fields of a position, each with its place in the input for the error message."""

from __future__ import annotations

from typing import Any

from herna.kernel.errors import PositionError, shown


class Fields:
    """An object of the input; an unknown field is refused at once, so that a misspelt one is noticed."""

    def __init__(self, given: Any, where: str, known: tuple[str, ...]) -> None:
        if not isinstance(given, dict):
            raise PositionError(where, "must be an object with named fields")
        self.given: dict[str, Any] = given
        self.where = where
        for name in given:
            if name not in known:
                shown = name if name.isidentifier() else repr(name)
                raise PositionError(self.path(shown), f"unknown field; there are: {', '.join(known)}")

    def path(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def has(self, field: str) -> bool:
        return field in self.given

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.given.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(self.path(field), f"must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self.given.get(field, False)
        if not isinstance(value, bool):
            raise PositionError(self.path(field), f"must be true or false, not {shown(value)}")
        return value

    def text(self, field: str) -> str:
        value = self.given.get(field)
        if not isinstance(value, str):
            raise PositionError(self.path(field), f"must be a name, not {shown(value)}")
        return value

    def items(self, field: str, length: int | None = None) -> list[Any]:
        value = a_list(self.given.get(field, [{}] * length if length is not None else []), self.path(field))
        if length is not None and len(value) != length:
            raise PositionError(self.path(field), f"must have {length} items, not {len(value)}")
        return value


def a_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list | tuple):
        raise PositionError(where, f"must be a list, not {shown(value)}")
    return list(value)
