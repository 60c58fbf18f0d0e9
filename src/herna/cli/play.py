"""The commands for people who play: `play` in the terminal, `serve` for the browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import herna
from herna._extras import how_to_install
from herna.cli.common import Color, GameOptions, Lang, app, output, parse_options
from herna.cli.settings import Settings, check_range
from herna.kernel.errors import BadOption, HernaError
from herna.kernel.state import State
from herna.players import Player, make_player
from herna.players.names import names_for_bots
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
            negative="", help="who plays a seat: human, level1 to level6 or another bot; give it once for each seat"
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
    color: Color = "auto",
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
    out = output(herna.game(state.game), lang, names or default_names(seats, language(lang)), color)
    out.say("play.welcome", "bold", title=out.game.title(out.lang))
    out.line(out.game.texts.say(out.lang, "intro"))
    people = [out.player(number) for number, bot in enumerate(bots) if bot is None]
    others = [f"{out.player(number)} ({bot.name})" for number, bot in enumerate(bots) if bot is not None]
    if people and others:
        out.say("play.who", people=", ".join(people), bots=", ".join(others))
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
    """People are called by their seat, bots have names of their own."""
    person = "Hráč" if lang == "cs" else "Player"
    bots = iter(names_for_bots(len(seats), []))
    return tuple([f"{person} {i + 1}" if seat == "human" else next(bots) for i, seat in enumerate(seats)])


def read_line(prompt: str) -> str:
    return input(prompt)


@app.command
def serve(
    *,
    public: Annotated[
        bool, Parameter(negative="", help="let other machines in your network connect, and show how they find the room")
    ] = False,
    host: Annotated[
        str | None, Parameter(help="the address to listen on, if it shall be a certain one; by default 127.0.0.1")
    ] = None,
    port: Annotated[int | None, Parameter(help="the port; by default 8010, or the next one that is free")] = None,
    path: Annotated[str, Parameter(help="the path that the room lies under, such as /club/")] = "",
    database: Annotated[str, Parameter(help="an SQLAlchemy URL; by default an SQLite file in your data folder")] = "",
    name: Annotated[
        list[str] | None,
        Parameter(
            negative="", help="a name of this machine, such as club.example; requests for other names are refused"
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Parameter(negative="", help="the address of a proxy that tells us who asks; by default 127.0.0.1"),
    ] = None,
    limit: Annotated[
        list[str] | None,
        Parameter(negative="", help="how much one visitor may ask for, written name=number; see docs/host-a-room.md"),
    ] = None,
    keep_days: Annotated[float, Parameter(help="days after which finished tables are deleted; 0: never")] = 0,
    thinkers: Annotated[
        str,
        Parameter(help="processes in which bots search, or ray:ADDRESS for a Ray cluster (ray:local: one of its own)"),
    ] = "2",
    bot_seconds: Annotated[
        float, Parameter(help="seconds after which a bot that has not had its turn is answered for by a quick one")
    ] = 10.0,
    workers: Annotated[int, Parameter(help="server processes on the port; more than one needs PostgreSQL")] = 1,
    chosen_seeds: Annotated[
        bool, Parameter(negative="", help="programs may choose the seed of a game between several people, too")
    ] = False,
    password_file: Annotated[
        Path | None, Parameter(help="a file with a password that visitors must tell; or set HERNA_PASSWORD")
    ] = None,
    json_logs: Annotated[bool, Parameter(negative="", help="write the log as JSON, one object a line")] = False,
    mail: Annotated[
        str, Parameter(help="a server for e-mails with reminders: smtps://USER@HOST, or smtp://HOST:PORT (STARTTLS)")
    ] = "",
    mail_from: Annotated[str, Parameter(help="the address that e-mails come from")] = "",
    mail_password_file: Annotated[
        Path | None, Parameter(help="a file with the password of that server; or set HERNA_MAIL_PASSWORD")
    ] = None,
    webhook: Annotated[
        str,
        Parameter(help="an address that is told of turns, of people who want that; a secret, so better in herna.toml"),
    ] = "",
    remind_minutes: Annotated[
        float, Parameter(help="minutes that a game waits for somebody before they are reminded of it")
    ] = 2.0,
    browser: Annotated[bool, Parameter(help="open the room in a browser")] = True,
) -> None:
    """Open the game room: play in a browser, alone or with friends.

    What is not said here is looked for in the environment (HERNA_PORT and so on) and in the file herna.toml.
    """
    try:
        from herna.web.limits import Limits
        from herna.web.sending.mail import mail_server
        from herna.web.serve import serve as open_room
        from herna.web.settings import RoomSettings
    except ModuleNotFoundError as e:
        raise HernaError(how_to_install("the game room", e.name, "web")) from None
    if public and host is not None:
        raise BadOption("--public listens on all addresses: name either it or one address with --host")
    numbers = {"port": port, "keep_days": keep_days, "workers": workers, "bot_seconds": bot_seconds}
    for key, number in {**numbers, "remind_minutes": remind_minutes}.items():
        check_range(f"--{key.replace('_', '-')}", key, number)
    kind, _, ray = thinkers.partition(":")
    if not (kind == "ray" and ray) and not (thinkers.isascii() and thinkers.isdigit() and 1 <= int(thinkers) <= 256):
        raise BadOption("--thinkers is a number of processes from 1 to 256, or ray:ADDRESS")
    settings = RoomSettings(
        database,
        host or ("0.0.0.0" if public else "127.0.0.1"),
        8010 if port is None else port,
        names=tuple(name or ()),
        limits=Limits.read(limit or []),
        keep_days=keep_days,
        thinkers=1 if ray else int(thinkers),
        ray=ray,
        deadline=bot_seconds,
        workers=workers,
        chosen_seeds=chosen_seeds,
        path=path,
        password=secret_of(password_file, "HERNA_PASSWORD"),
        json_logs=json_logs,
        mail=mail_server(mail, mail_from, secret_of(mail_password_file, "HERNA_MAIL_PASSWORD")),
        webhook=webhook,
        remind_seconds=60 * remind_minutes,
    )
    if proxy is not None:
        settings.proxies = tuple(proxy)
    open_room(settings, browser, port)


app["serve"].config = (Settings(),)


def secret_of(file: Path | None, variable: str) -> str:
    """A password from a file, or from the environment; empty: there is none."""
    return os.environ.get(variable, "") if file is None else read_password(file)


def read_password(file: Path) -> str:
    """The first line of a file."""
    try:
        password = file.read_text(encoding="utf-8").partition("\n")[0].strip()
    except (OSError, ValueError) as e:
        raise HernaError(f"the password cannot be read: {e}") from None
    if not password:
        raise HernaError(f"{file}: its first line shall be the password, and is empty")
    return password
