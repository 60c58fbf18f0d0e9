"""The commands for games that were kept and tables that are described: `replay`, `verify`, `position`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import herna
from herna.cli.common import Color, Lang, app, output
from herna.kernel.game import follow
from herna.kernel.keeping.record import read, split_choice
from herna.terminal.asking import judge, make_choices
from herna.terminal.files import names_in, position_in, record_in, write_json
from herna.terminal.output import Output

RecordFile = Annotated[Path, Parameter(help="a record or a saved game, as JSON")]


@app.command
def replay(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, Parameter(help="show what this seat could see; by default what a spectator could see")
    ] = None,
    upto: Annotated[int | None, Parameter(help="stop after this many choices")] = None,
    codes: Annotated[bool, Parameter(negative="", help="print the code of each choice, too")] = False,
    color: Color = "auto",
    lang: Lang = None,
) -> None:
    """Tell a recorded game in sentences."""
    record = record_in(file)
    end = herna.replay(record, upto)
    out = output(herna.game(end.game), lang, names_in(file), color)
    tell_record(record, end.made, seat, out, codes)


def tell_record(record: dict[str, Any], upto: int, seat: int | None, out: Output, codes: bool) -> None:
    """Tell what the first `upto` choices of a record brought, as one seat (or a spectator) could see it."""
    state = herna.replay(record, 0)
    told = len(state.events(0, seat))
    out.events(state.events(0, seat))
    for choice in record["choices"][:upto]:
        who, code = split_choice(choice)
        acting = state.to_act[0] if who is None else who
        if codes:
            out.chosen(acting, code)
        follow(state, choice)
        out.events(state.events(told, seat))
        told = len(state.events())
    out.table(state, seat)
    if state.over:
        out.result(state)
    else:
        out.say("replay.unfinished")


@app.command
def verify(
    file: RecordFile,
    *,
    commitment: Annotated[
        str | None, Parameter(help="the fingerprint of the seed that was shown when the game began")
    ] = None,
    lang: Lang = None,
) -> None:
    """Prove that a recorded game was fair: nothing was changed, and the seed is the one that was promised."""
    record = read(record_in(file))
    state = herna.verify(record, commitment)
    out = output(herna.game(state.game), lang)
    out.say("verify.good", commitment=record["commitment"], choices=state.made)
    if "chance" in record:
        out.say("verify.shared", shares=len([share for share in record["chance"]["shares"] if share]))
    if not state.over:
        out.say("verify.ended")
    out.result(state)


@app.command
def position(
    file: Annotated[Path, Parameter(help="a position, as JSON")],
    *,
    do: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="a choice to make first, in order; SEAT/CODE where several seats act at once; may be given many times",
        ),
    ] = None,
    why: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="a code; say whether it is legal after these choices, and if not, why; may be given many times",
        ),
    ] = None,
    table: Annotated[bool, Parameter(negative="", help="show the table, too, where --do or --why is given")] = False,
    record: Annotated[Path | None, Parameter(help="a file for the choices made; `herna replay` reads it")] = None,
    seed: Annotated[
        str | None, Parameter(help="the seed for what is drawn; the same seed gives the same cards again")
    ] = None,
    color: Color = "auto",
    lang: Lang = None,
) -> None:
    """Set up a position from a file, make choices in it, and print what is legal then."""
    state = position_in(file, seed=seed)
    out = output(herna.game(state.game), lang, color=color)
    made = make_choices(state, do or [], out.lang)
    verdicts = [(choice, judge(state, choice, out.lang)) for choice in why or []]
    if record is not None:
        write_json(record, state.record())
    for one in made:
        out.chosen(one.seat, one.code)
        out.events(one.events)
    if table or not (made or verdicts):
        out.table(state, state.to_act[0] if state.to_act else None)
    out.questions(state)
    for choice, refusal in verdicts:
        out.verdict(choice, refusal)
    if record is not None:
        out.say("position.recorded", file=str(record))
