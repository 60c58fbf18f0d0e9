"""The command that looks back at a finished game: `review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import herna
from herna.cli.common import Lang, app, output
from herna.cli.records import RecordFile
from herna.kernel.errors import HernaError
from herna.kernel.keeping.record import read
from herna.learn.review import ReviewError, Telling
from herna.learn.review.telling import as_dict
from herna.terminal.files import names_in, read_json, record_in
from herna.terminal.language import say
from herna.terminal.reviews import finished


@app.command
def review(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None,
        Parameter(help="the seat to review, from 0; by default the first person's in a saved game, else seat 0"),
    ] = None,
    json: Annotated[bool, Parameter(negative="", help="print it as JSON, with sentences in both languages")] = False,
    lang: Lang = None,
) -> None:
    """Review a finished game for one seat: its chances, its mistakes and what was better, and how lucky it was."""
    record = read(record_in(file))
    names = names_in(file)
    out = output(herna.game(record["game"]), lang, names)
    looked_at = first_person(file) if seat is None else seat
    try:
        found = finished(record, looked_at, out.lang)
    except ReviewError as e:
        raise HernaError(e.text(out.lang)) from None
    if json:
        print_json(as_dict(found, names))
        return
    out.line(say(out.lang, "review.title", game=out.game.title(out.lang), player=out.player(looked_at)), "bold")
    for line in Telling(found, out.lang, names).lines():
        text = line.lstrip()
        out.put(out.told(text), line[: len(line) - len(text)])


def first_person(file: Path) -> int:
    """Where the first person sat, as a saved game tells it."""
    data = read_json(file)
    seats = data.get("seats") if isinstance(data, dict) else None
    return seats.index("human") if isinstance(seats, list) and "human" in seats else 0


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))
