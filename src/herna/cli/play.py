"""The commands for people who play: `play` in the terminal, `serve` for the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import herna
from herna._extras import how_to_install
from herna.cli.common import GameOptions, Lang, app, output, parse_options
from herna.kernel.errors import BadOption, HernaError
from herna.kernel.state import State
from herna.players import Player, make_player
from herna.terminal.files import position_in, read_json, record_in, save_game
from herna.terminal.language import language
from herna.terminal.session import Session


@app.command
def play(
    game: Annotated[
        str | None, Parameter(help="the id of a game, by default mindbug; `herna games` lists them")
    ] = None,
    *,
    seat: Annotated[
        list[str] | None,
        Parameter(
            negative="", help="who plays a seat: human, level1 to level5 or another bot; give it once for each seat"
        ),
    ] = None,
    name: Annotated[
        list[str] | None, Parameter(negative="", help="a player's name; give it once for each seat")
    ] = None,
    players: Annotated[int | None, Parameter(help="how many players there are")] = None,
    option: GameOptions = None,
    seed: Annotated[str | None, Parameter(help="the seed; the same seed gives the same deal again")] = None,
    resume: Annotated[Path | None, Parameter(help="a saved game to continue")] = None,
    position: Annotated[Path | None, Parameter(help="a position to play on from, as JSON; it names its game")] = None,
    record: Annotated[
        Path | None, Parameter(help="a file for the game, written when it ends or when you leave it")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game: you against a bot, or any mixture of people and bots."""
    given = {"--players": players, "--option": option, "--resume": resume}
    if position is not None and any(given.values()):
        many = ", ".join([name for name, value in given.items() if value])
        raise BadOption(f"--position says how the table stands, so it does not go with {many}")
    if resume is not None:
        saved = read_json(resume)
        if not isinstance(saved, dict) or not isinstance(saved.get("seats"), list):
            raise HernaError(f"{resume}: this is no saved game")
        state = herna.replay(record_in(resume))
        seats = [str(s) for s in saved["seats"]]
        names = tuple([str(n) for n in saved.get("names", [])])
    else:
        if position is not None:
            state = position_in(position, game, seed)
        else:
            state = new_game(game or "mindbug", players, seat, option, seed)
        seats = seat or ["human"] + ["greedy"] * (state.players - 1)
        names = tuple(name or [])
    bots = sit_down(seats, state)
    out = output(herna.game(state.game), lang, names or default_names(seats, language(lang)))
    out.say("play.welcome", "bold", title=out.game.title(out.lang))
    out.line(out.game.texts.say(out.lang, "intro"))
    out.say("play.commitment", "dim", commitment=state.commitment)
    session = Session(state, bots, out, read_line)
    complete = session.play()
    if record is not None:
        save_game(record, session.state, bots, out.names)
        out.say("play.recorded", file=str(record))
    sys.exit(0 if complete else 1)


def new_game(
    game: str, players: int | None, seat: list[str] | None, option: list[str] | None, seed: str | None
) -> State:
    room = herna.game(game)
    wanted = players or (len(seat) if seat else room.players[0])
    state: State = room.new(players=wanted, seed=seed, **parse_options(room, option or []))
    return state


def sit_down(seats: list[str], state: State) -> list[Player | None]:
    if len(seats) != state.players:
        raise BadOption(f"{len(seats)} seats are named, but {state.players} play")
    return [None if s == "human" else make_player(s, 1 + i) for i, s in enumerate(seats)]


def default_names(seats: list[str], lang: str) -> tuple[str, ...]:
    """People are called by their seat, bots by their kind; kinds have English names only, so in Czech all are bots."""
    if lang == "cs":
        return tuple([f"{'Hráč' if s == 'human' else 'Bot'} {i + 1}" for i, s in enumerate(seats)])
    return tuple([f"{'Player' if s == 'human' else s.capitalize()} {i + 1}" for i, s in enumerate(seats)])


def read_line(prompt: str) -> str:
    return input(prompt)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="the address to listen on; 0.0.0.0 lets other machines connect")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="the port; if it is in use, the next free one is taken")] = 8010,
    database: Annotated[str, Parameter(help="an SQLAlchemy URL; by default an SQLite file in your data folder")] = "",
    browser: Annotated[bool, Parameter(help="open the room in a browser")] = True,
) -> None:
    """Open the game room: play in a browser, alone or with friends."""
    try:
        from herna.web.serve import serve as open_room
        from herna.web.settings import RoomSettings
    except ModuleNotFoundError as e:
        raise HernaError(how_to_install("the game room", e.name, "web")) from None
    open_room(RoomSettings(database, host, port), browser)
