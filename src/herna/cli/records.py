"""The commands for games that were kept and tables that are described: `replay`, `verify`, `position`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import herna
from herna.cli.common import Lang, app, output
from herna.kernel.errors import HernaError
from herna.kernel.record import split_choice
from herna.terminal.language import say
from herna.terminal.output import Output
from herna.terminal.session import read_json, record_in

RecordFile = Annotated[Path, Parameter(help="a record or a saved game, as JSON")]


@app.command
def replay(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, Parameter(help="show what this seat could see; by default what a spectator could see")
    ] = None,
    upto: Annotated[int | None, Parameter(help="stop after this many choices")] = None,
    lang: Lang = None,
) -> None:
    """Print a recorded game, choice by choice."""
    record = record_in(file)
    end = herna.replay(record, upto)
    tell_record(record, end.made, seat, output(herna.game(end.game), lang))


def tell_record(record: dict[str, Any], upto: int, seat: int | None, out: Output) -> None:
    """Print the first `upto` choices of a record and what happened, as one seat (or a spectator) could see it."""
    state = herna.replay(record, 0)
    told = len(state.events(0, seat))
    out.events(state.events(0, seat))
    for choice in record["choices"][:upto]:
        who, code = split_choice(choice)
        acting = state.to_act[0] if who is None else who
        out.line(say(out.lang, "replay.choice", name=out.player(acting), code=code), "dim")
        state.choose(code, acting)
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
    state = herna.verify(record_in(file), commitment)
    out = output(herna.game(state.game), lang)
    out.say("verify.good", commitment=state.commitment, choices=state.made)
    out.result(state)


@app.command
def position(
    file: Annotated[Path, Parameter(help="a position, as JSON")],
    *,
    why: Annotated[str | None, Parameter(help="a code; say whether it is legal here, and if not, why")] = None,
    lang: Lang = None,
) -> None:
    """Set up a position from a file and print what is legal in it."""
    data = read_json(file)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise HernaError(f"{file}: a position is an object with a field 'game'")
    game = herna.game(data["game"])
    out = output(game, lang)
    state = game.position(data)
    out.table(state, state.to_act[0] if state.to_act else None)
    if state.over:
        out.result(state)
    for seat in state.to_act:
        out.say("position.asked", name=out.player(seat))
        out.decision(state.decision(seat))
    if why is not None:
        refusal = state.why_not(why)
        if refusal is None:
            out.say("play.legal", code=why)
        else:
            out.line(refusal.text(out.lang))
            out.rule(refusal.rule)
