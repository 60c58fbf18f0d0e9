"""The commands for bots: `match` for one game, `arena` for a tournament, `lab` for balance."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import herna
from herna.cli.common import Color, GameId, GameOptions, Lang, app, output, parse_options
from herna.cli.records import tell_record
from herna.kernel.errors import BadOption
from herna.kernel.game import Game
from herna.players.specs import PLAYERS
from herna.terminal.files import write_json

if TYPE_CHECKING:
    from herna.arena.desk import Desk
    from herna.arena.holding.crew import Crew

BOTS = f"{', '.join(PLAYERS)}, program:COMMAND, python:MODULE:CLASS; docs/bots.md tells about them and their settings"
Limit = Annotated[
    float | None, Parameter(help="the seconds a bot has for a decision; a bot that takes longer forfeits it")
]


@Parameter(name="*")
@dataclass(kw_only=True)
class Series:
    """The options that `arena` and `lab` share: the tables, where games are played, and where results are kept."""

    seats: Annotated[int | None, Parameter(help="the number of seats at a table")] = None
    option: GameOptions = None
    seed: Annotated[str, Parameter(help="the same seed gives the same games")] = "0"
    limit: Limit = None
    processes: Annotated[int | None, Parameter(help="the number of processes; by default one for each core")] = None
    ray: Annotated[
        str | None, Parameter(help="play on the Ray cluster at this address; `local` starts one on this machine")
    ] = None
    output: Annotated[Path | None, Parameter(help="a file for the results, one line for each game")] = None
    resume: Annotated[bool, Parameter(negative="", help="continue with the results that are in the output file")] = (
        False
    )
    merge: Annotated[
        list[Path] | None,
        Parameter(consume_multiple=True, negative="", help="play nothing and join these files of results"),
    ] = None
    report: Annotated[Path | None, Parameter(help="a file for a report with plots, as an HTML page")] = None
    lang: Lang = None

    def desk(self, room: Game[Any]) -> Desk:
        from herna.arena.desk import Desk

        out = output(room, self.lang)
        return Desk(self.output, self.resume, self.report, out.console, out.lang)

    def table(self, room: Game[Any]) -> tuple[int, dict[str, Any]]:
        """The number of seats and the game's options."""
        return self.seats or room.players[0], parse_options(room, self.option or [])

    def hire(self) -> Crew:
        from herna.arena.holding.tournament import hire

        return hire(self.processes, self.ray)


@app.command
def match(
    game: GameId,
    *bots: Annotated[str, Parameter(help=f"the bots, one for each seat: {BOTS}")],
    option: GameOptions = None,
    seed: Annotated[
        str | None, Parameter(help="the seed; the same seed gives the same game. By default one is drawn, and told")
    ] = None,
    limit: Limit = None,
    record: Annotated[Path | None, Parameter(help="a file for the game; `herna replay` reads it")] = None,
    tell: Annotated[bool, Parameter(negative="", help="tell the game in sentences")] = False,
    color: Color = "auto",
    lang: Lang = None,
) -> None:
    """Let bots play one game, one bot for each seat; keep it or tell it."""
    from herna.arena.desk import play_match
    from herna.arena.games.bots import PROGRAM
    from herna.arena.games.schedule import ArenaSettings
    from herna.arena.reports.tables import match_lines

    room = herna.game(game)
    if not bots:
        raise BadOption(f"name a bot for each seat: {BOTS}")
    names = tuple([f"{bot} {seat + 1}" if bots.count(bot) > 1 else bot for seat, bot in enumerate(bots)])
    out = output(room, lang, names, color)
    seed = secrets.token_hex(4) if seed is None else seed
    played = play_match(ArenaSettings(game, bots, 1, len(bots), parse_options(room, option or []), seed, limit=limit))
    assert played.record is not None
    if tell:
        tell_record(played.record, len(played.record["choices"]), None, out, codes=False)
    else:
        out.result(herna.replay(played.record))
    for line in match_lines(played, seed, out.lang):
        out.line(line)
    if record is not None:
        write_json(record, {"record": played.record, "seats": list(bots), "names": list(names)})
        out.say("play.recorded", file=str(record))
    for seat, bot in enumerate(bots):
        if bot.startswith(PROGRAM) and 0 < played.decisions[seat] == played.forfeits[seat].get("crashed", 0):
            raise BadOption(f"bot {bot!r} never answered: the program ended each time it was started")


@app.command
def arena(
    game: GameId,
    *,
    players: Annotated[
        list[str] | None, Parameter(consume_multiple=True, negative="", help=f"the bots: {BOTS}")
    ] = None,
    games: Annotated[
        int,
        Parameter(
            help="how many games each line-up plays; rounded up, so that every bot plays every seat equally often"
        ),
    ] = 100,
    schedule: Annotated[
        str, Parameter(help="round-robin (everybody meets everybody) or ladder (only neighbours in the list meet)")
    ] = "round-robin",
    records: Annotated[
        bool,
        Parameter(negative="", help="also keep the record of each game in the results, so that it can be replayed"),
    ] = False,
    series: Series | None = None,
) -> None:
    """Hold a tournament of bots and rate them."""
    from herna.arena.games.bots import split_names
    from herna.arena.games.schedule import ArenaSettings

    room, series = herna.game(game), series or Series()
    desk = series.desk(room)
    if series.merge:
        found = desk.merge(game, "tournament", series.merge)
    else:
        bots, (seats, options) = split_names(players or []), series.table(room)
        settings = ArenaSettings(game, bots, games, seats, options, series.seed, schedule, series.limit, records)
        found = desk.hold_tournament(settings, series.hire)
    desk.tell_standings(found)
    sys.exit(1 if found.lost else 0)


@app.command
def lab(
    game: GameId,
    *,
    player: Annotated[str, Parameter(help="the bot that plays all seats")] = "greedy",
    games: Annotated[
        int, Parameter(help="how many games; rounded up, so that every pairing of factions is played equally often")
    ] = 1000,
    series: Series | None = None,
) -> None:
    """Let a bot play against itself and see which cards, factions and seats win too much."""
    from herna.arena.games.schedule import ArenaSettings

    room, series = herna.game(game), series or Series()
    desk = series.desk(room)
    if series.merge:
        found = desk.merge(game, "lab", series.merge)
    else:
        seats, options = series.table(room)
        settings = ArenaSettings(game, (player,), games, seats, options, series.seed, limit=series.limit)
        found = desk.hold_lab(settings, series.hire)
    desk.tell_findings(found)
    sys.exit(1 if found.lost else 0)


@app.command
def train(
    game: GameId,
    *,
    out: Annotated[Path, Parameter(help="the folder of this run; everything is kept there")],
    resume: Annotated[bool, Parameter(negative="", help="go on with the run in that folder")] = False,
    minutes: Annotated[float, Parameter(help="how long, if the number of games is not given")] = 120.0,
    games: Annotated[int, Parameter(help="games in each round; then everything is reproducible")] = 0,
    rounds: Annotated[int, Parameter(help="rounds of playing, learning and matches")] = 6,
    gate_games: Annotated[int, Parameter(help="games of each match between networks")] = 400,
    epochs: Annotated[float, Parameter(help="how often each position is learned from")] = 3.0,
    positions: Annotated[int, Parameter(help="positions that are kept of each game")] = 16,
    batch: Annotated[int, Parameter(help="games in one file")] = 50,
    most: Annotated[int, Parameter(help="positions to learn from at a time, at most")] = 6_000_000,
    play: Annotated[str, Parameter(help="the bot that plays the games to learn from")] = "greedy:worlds=1",
    gate: Annotated[str, Parameter(help="the bot that plays the matches between networks")] = "greedy:worlds=2",
    hidden: Annotated[int, Parameter(help="units of the first layer; 0 means as many as fit")] = 0,
    corrects: Annotated[
        bool, Parameter(negative="", help="correct the hand-written evaluation instead of replacing it")
    ] = False,
    seed: Annotated[str, Parameter(help="the same seed gives the same run, if the number of games is given")] = "0",
    teacher: Annotated[
        int, Parameter(help="playouts of a search that judges each position; 0 means that results do")
    ] = 0,
    sight: Annotated[int, Parameter(help="turns that these playouts look ahead; 0 means as in play")] = 0,
    start: Annotated[str, Parameter(help="a file of weights to begin with, instead of none")] = "",
    blend: Annotated[
        float, Parameter(help="the part of what a round has learned in its network; the rest is what it began with")
    ] = 1.0,
    processes: Annotated[int, Parameter(help="how many processes play; 0 means one for each core")] = 0,
    ray: Annotated[
        str, Parameter(help="play on a Ray cluster: its address, or local; all its nodes must see the folder")
    ] = "",
    device: Annotated[str, Parameter(help="where networks are trained: auto, cpu or cuda")] = "auto",
) -> None:
    """Train an evaluation network for a game by self-play; docs/learning.md is the guide."""
    from herna.train.run import train as run
    from herna.train.settings import Settings

    settings = Settings(
        game, seed, rounds, games, minutes, gate_games, epochs, play, gate, hidden, corrects, batch=batch,
        most=most, positions=positions, teacher=teacher, sight=sight, start=start, blend=blend,
    )  # fmt: skip
    run(settings, out, processes, device, resume, ray)
