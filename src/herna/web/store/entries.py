"""What is to be kept of a click: the choices it has made, and who has sat down with it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from time import monotonic
from typing import Any


class Conflict(Exception):
    """Somebody else has changed the table meanwhile."""


class Made:
    """A choice that is to be kept."""

    __slots__ = ("by_default", "code", "linked", "request")

    def __init__(self, code: str, by_default: bool = False, linked: bool = False, request: str | None = None) -> None:
        self.code = code
        self.by_default = by_default  # the seat's bot gave no answer
        self.linked = linked  # made together with the one before, by one click
        self.request = request  # what the client calls it


class Entry:
    """The next choices of one table, made by one click or by a bot: all of them are kept, or none."""

    def __init__(
        self,
        table: str,
        version: int,
        number: int,
        made: list[Made],
        over: bool,
        winners: list[int] | None,
        aside: dict[str, Any],
        due: float | None = None,
        seats: list[int] | None = None,
        visitor: str = "",
    ) -> None:
        self.table = table
        self.version = version  # which the table must have, or somebody else was quicker
        self.number = number  # of the first choice
        self.made = made
        self.over = over
        self.winners = winners
        self.aside = aside
        self.due = due
        self.seats = seats or []  # empty ones at which the visitor sits from now on
        self.visitor = visitor
        self.asked = monotonic()
        self.moment = datetime.now(UTC)
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def next_version(self) -> int:
        return self.version + len(self.made)

    def change(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "next_version": self.next_version,
            "moment": self.moment,
            "is_over": self.over,
            "who_won": self.winners,
            "lies_aside": self.aside,
            "is_due": self.due,
        }

    def rows(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table,
                "number": self.number + i,
                "code": made.code,
                "request": made.request,
                "by_default": made.by_default,
                "linked": made.linked,
            }
            for i, made in enumerate(self.made)
        ]

    def sitting(self) -> list[dict[str, Any]]:
        return [{"table": self.table, "at_seat": seat, "who": self.visitor} for seat in self.seats]

    def tell(self, error: Exception | None) -> None:
        """Whoever waits hears how it ended."""
        if not self.kept.done():
            if error is None:
                self.kept.set_result(None)
            else:
                self.kept.set_exception(error)
