"""The commands for whoever runs a game room: `admin backup`, `restore`, `check`, `tables`, `renew`, `talk`, `close`."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, TypeVar

from cyclopts import App, Parameter

from herna._extras import how_to_install
from herna.cli.common import app
from herna.cli.settings import database_setting
from herna.kernel.errors import HernaError

Database = Annotated[str, Parameter(help="the room's database, as for `herna serve`")]
Replace = Annotated[bool, Parameter(negative="", help="also if there is something already")]
Result = TypeVar("Result")

admin = App(name="admin", help="For whoever runs a game room: backups, checks, old tables.")
app.command(admin)


def office() -> ModuleType:
    try:
        from herna.web import admin as found
    except ModuleNotFoundError as e:
        raise HernaError(how_to_install("the game room", e.name, "web")) from None
    return found


def address(database: str) -> str:
    from herna.web.settings import RoomSettings

    return RoomSettings(database or os.environ.get("HERNA_DATABASE", "") or database_setting()).database


def run(work: Coroutine[Any, Any, Result]) -> Result:
    from herna.web.store import Unavailable

    try:
        return asyncio.run(work)
    except Unavailable as e:
        raise HernaError(f"the database failed: {e}") from None


@admin.command
def backup(
    file: Annotated[Path, Parameter(help="where the copy goes")], *, database: Database = "", replace: Replace = False
) -> None:
    """Copy the room into one file, whole, also while people play. (A plain copy of the file is not whole.)"""
    office().back_up(address(database), file, replace)
    print(f"{file}: the room as it was a moment ago")


@admin.command
def restore(
    file: Annotated[Path, Parameter(help="a backup")], *, database: Database = "", replace: Replace = False
) -> None:
    """Put a backup in the place of the room. Close the room first."""
    before = office().restore(address(database), file, replace)
    print("the room is restored" + (f"; what was there is now {before}" if before else ""))


@admin.command
def check(*, database: Database = "") -> None:
    """Play every table again, choice by choice, and report those that are damaged."""
    number, faults = run(office().check(address(database)))
    for fault in faults:
        print(fault)
    print(f"{number} tables, {len(faults)} with faults")
    sys.exit(1 if faults else 0)


@admin.command
def tables(
    *, most: Annotated[int, Parameter(help="how many, those last changed first")] = 50, database: Database = ""
) -> None:
    """List tables: their ids, games, people, choices, and when they last changed."""
    for line, state, made in run(office().tables(address(database), most)):
        print(
            f"{line.id}  {line.changed:%Y-%m-%d %H:%M}  {line.game:<10}  {state:<7}  {made:>4}  {', '.join(line.names)}"
        )


@admin.command
def renew(table: Annotated[str, Parameter(help="the id of a table")], *, database: Database = "") -> None:
    """Give every seat of a table a new link and print the links; the old ones are dead."""
    for name, path in run(office().renew(address(database), table)):
        print(f"{name}: {path}")


@admin.command
def talk(
    table: Annotated[str, Parameter(help="the id of a table")],
    *,
    delete: Annotated[
        list[int] | None, Parameter(negative="", help="the number of a message to delete; once for each")
    ] = None,
    delete_all: Annotated[bool, Parameter(negative="", help="delete all that was said there")] = False,
    database: Database = "",
) -> None:
    """Show what was said at a table, or delete it."""
    if delete_all:
        print(f"{run(office().hush(address(database), table))} messages deleted")
        return
    for said in run(office().talk(address(database), table, delete)):
        who = "spectator" if said.seat is None else f"seat {said.seat + 1}"
        print(f"{said.id}  {who}: {said.text or said.phrase}")


@admin.command
def close(
    *table: Annotated[str, Parameter(help="the ids of tables")],
    older_than: Annotated[float | None, Parameter(help="and all that have not changed for so many days")] = None,
    database: Database = "",
) -> None:
    """Delete tables for good."""
    if not table and older_than is None:
        raise HernaError("name tables, or say --older-than DAYS")
    if older_than is not None and not 0 <= older_than < 100_000:
        raise HernaError("--older-than is a number of days, 0 or more")
    print(f"{run(office().close(address(database), list(table), older_than))} tables deleted")
