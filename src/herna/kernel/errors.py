"""Every mistake a caller can make has its own error, and each says where and why."""

from __future__ import annotations

from typing import Any, Final

LONGEST_SHOWN: Final = 200


def shown(value: object) -> str:
    """What a caller has given, for the message of an error: short, and also if it cannot be written down."""
    try:
        text = repr(value)
    except Exception:  # thousands of digits, lists inside each other without end, a `__repr__` that fails
        return f"something of the type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


class HernaError(ValueError):
    """The parent of all errors that Herna raises on purpose."""


class UnknownGame(HernaError):
    """No game has this id."""


class BadOption(HernaError):
    """A game cannot be set up like this: unknown option, value or number of players.

    Where people meet it, `key` names the phrase `wrong.<key>` that says the same in their language.
    """

    def __init__(self, message: str, key: str = "", **given: Any) -> None:
        super().__init__(message)
        self.key = key
        self.given = given


class BadArgument(HernaError):
    """A call was given something that it has no use for, such as text in place of a number."""


class BadSeat(HernaError):
    """No such seat at this table, or the seat owes no choice now."""


class IllegalChoice(HernaError):
    """The choice is not among the options; the state is untouched."""


class NotNow(HernaError):
    """The question makes sense only at another moment (between effects, at a decision, in a real game)."""


class PositionError(HernaError):
    """A position is malformed or impossible; `where` is the path into the input."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where = where
        self.why = why


class RecordError(HernaError):
    """A record is malformed, was changed, or does not replay."""


class RulesVersionError(RecordError):
    """A record or a snapshot was made under other rules than the ones installed."""


class SnapshotError(HernaError):
    """A snapshot is truncated, was changed, or belongs to another game."""
