"""The commands for bots: `match` for one game, `arena` for a tournament, `lab` for balance."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import herna
from herna.cli.common import GameOptions, Lang, app, output, parse_options
from herna.cli.records import tell_record

Bots = Annotated[list[str] | None, Parameter(consume_multiple=True, negative="", help="the bots, see docs/bots.md")]
Limit = Annotated[float | None, Parameter(help="seconds for a decision; an answer that comes later is forfeited")]
Workers = Annotated[int | None, Parameter(help="how many processes play; otherwise one for each core")]
RayAddress = Annotated[
    str | None, Parameter(name="--ray", help="play on the Ray cluster at this address, or on a local one")
]
ResultsFile = Annotated[Path | None, Parameter(name="--output", help="where to keep the results, a line per game")]
Resume = Annotated[bool, Parameter(negative="", help="go on with the results that are in the output file")]
Merge = Annotated[
    list[Path] | None,
    Parameter(consume_multiple=True, negative="", help="play nothing, put these results together"),
]
Seats = Annotated[int | None, Parameter(help="how many play in a game")]
TournamentSeed = Annotated[str, Parameter(help="the same seed gives the same games")]
Report = Annotated[Path | None, Parameter(help="where to write a report with plots, as an HTML page")]


@app.command
def match(
    game: str,
    *bots: str,
    option: GameOptions = None,
    seed: Annotated[str, Parameter(help="the seed; the same one gives the same game")] = "0",
    limit: Limit = None,
    record: Annotated[Path | None, Parameter(help="where to keep the game, for `herna replay`")] = None,
    tell: Annotated[bool, Parameter(negative="", help="tell the game, choice by choice")] = False,
    lang: Lang = None,
) -> None:
    """Let two bots (or as many as the game has seats) play a game, and keep or tell it."""
    from herna.arena.desk import play_match
    from herna.arena.schedule import Settings
    from herna.arena.tables import match_lines

    room = herna.game(game)
    out = output(room, lang, bots)
    played = play_match(Settings(game, bots, 1, len(bots), parse_options(room, option or []), seed, limit=limit))
    assert played.record is not None
    if tell:
        tell_record(played.record, len(played.record["choices"]), None, out)
    else:
        out.result(herna.replay(played.record))
    for line in match_lines(played, out.lang):
        out.line(line)
    if record is not None:
        record.write_text(json.dumps(played.record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        out.say("play.recorded", file=str(record))


@app.command
def arena(
    game: str,
    *,
    players: Bots = None,
    games: Annotated[int, Parameter(help="how many for each line-up; rounded up until all have changed seats")] = 100,
    seats: Seats = None,
    schedule: Annotated[
        str, Parameter(help="round-robin, or ladder: only neighbours in the list meet")
    ] = "round-robin",
    option: GameOptions = None,
    seed: TournamentSeed = "0",
    limit: Limit = None,
    processes: Workers = None,
    ray: RayAddress = None,
    output_: ResultsFile = None,
    resume: Resume = False,
    merge: Merge = None,
    records: Annotated[bool, Parameter(negative="", help="keep a record of every game in the results")] = False,
    report: Report = None,
    lang: Lang = None,
) -> None:
    """Hold a tournament of bots and rate them."""
    from herna.arena.bots import split_names
    from herna.arena.desk import Desk
    from herna.arena.schedule import Settings
    from herna.arena.tournament import hire

    room = herna.game(game)
    out = output(room, lang)
    desk = Desk(output_, resume, report, out.console, out.lang)
    if merge:
        found = desk.merge(game, "tournament", merge)
    else:
        bots, given = split_names(players or []), parse_options(room, option or [])
        settings = Settings(game, bots, games, seats or room.players[0], given, seed, schedule, limit, records)
        found = desk.hold_tournament(settings, lambda: hire(processes, ray))
    desk.tell_standings(found)
    sys.exit(1 if found.lost else 0)


@app.command
def lab(
    game: str,
    *,
    player: Annotated[str, Parameter(help="the bot that plays all seats")] = "greedy",
    games: Annotated[
        int, Parameter(help="how many; rounded up until every pairing of factions comes equally often")
    ] = 1000,
    seats: Seats = None,
    option: GameOptions = None,
    seed: TournamentSeed = "0",
    limit: Limit = None,
    processes: Workers = None,
    ray: RayAddress = None,
    output_: ResultsFile = None,
    resume: Resume = False,
    merge: Merge = None,
    report: Report = None,
    lang: Lang = None,
) -> None:
    """Let a bot play against itself and see which cards, factions and seats win too much."""
    from herna.arena.desk import Desk
    from herna.arena.schedule import Settings
    from herna.arena.tournament import hire

    room = herna.game(game)
    out = output(room, lang)
    desk = Desk(output_, resume, report, out.console, out.lang)
    if merge:
        found = desk.merge(game, "lab", merge)
    else:
        given = parse_options(room, option or [])
        settings = Settings(game, (player,), games, seats or room.players[0], given, seed, limit=limit)
        found = desk.hold_lab(settings, lambda: hire(processes, ray))
    desk.tell_findings(found)
    sys.exit(1 if found.lost else 0)
