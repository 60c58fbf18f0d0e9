"""The `herna` command: thin, every command a few lines over the public API and the terminal."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

import herna
from herna.kernel.errors import BadOption, HernaError
from herna.kernel.game import Game, OptionSpec
from herna.kernel.record import split_choice
from herna.kernel.state import State
from herna.kernel.texts import LANGUAGES
from herna.players import Player, make_player
from herna.terminal.language import language, say
from herna.terminal.output import Output, find_component
from herna.terminal.session import Session, read_json, read_text, record_in, save_game

Lang = Annotated[str | None, Parameter(help="cs or en; otherwise as the system is set")]


def version() -> str:
    return f"herna {herna.__version__} ({herna.build} build, Python {platform.python_version()})"


app = App(name="herna", help="Five modern tabletop games, played exactly by their rules.", version=version)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; what Herna itself refuses is told in one line."""
    try:
        app(arguments)
    except HernaError as e:
        print(f"herna: {e}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


def output(game: Game[Any], lang: str | None, names: tuple[str, ...] = ()) -> Output:
    chosen = language(lang)
    if chosen not in LANGUAGES:
        raise BadOption(f"there is no language {chosen!r}; there are: {', '.join(LANGUAGES)}")
    return Output(Console(), game, chosen, names)


@app.command
def games(lang: Lang = None) -> None:
    """List the games with their numbers of players and options."""
    for id in herna.games():
        game = herna.game(id)
        out = output(game, lang)
        out.line(f"{id}: {game.title(out.lang)}", "bold")
        out.line("  " + say(out.lang, "games.players", players=", ".join([str(n) for n in game.players])))
        for name, option in game.options.items():
            out.line(f"  {name} = {option.default}: {game.help(name, out.lang)}")
            out.line(f"    {', '.join([str(choice) for choice in option.choices])}", "dim")


@app.command
def play(
    game: str = "mindbug",
    *,
    seat: Annotated[list[str] | None, Parameter(help="who sits there: human, greedy or random; once per seat")] = None,
    name: Annotated[list[str] | None, Parameter(help="a player's name; once per seat")] = None,
    players: Annotated[int | None, Parameter(help="how many play")] = None,
    option: Annotated[list[str] | None, Parameter(help="an option of the game as name=value[,value]")] = None,
    seed: Annotated[str | None, Parameter(help="the seed, for a game that can be repeated")] = None,
    resume: Annotated[Path | None, Parameter(help="a saved game to go on with")] = None,
    record: Annotated[Path | None, Parameter(help="where to keep the game when it ends, or when you leave it")] = None,
    lang: Lang = None,
) -> None:
    """Play a game: you against a bot, or any mixture of people and bots."""
    if resume is not None:
        saved = read_json(resume)
        if not isinstance(saved, dict) or not isinstance(saved.get("seats"), list):
            raise HernaError(f"{resume}: this is no saved game")
        state = herna.replay(record_in(resume))
        seats = [str(s) for s in saved["seats"]]
        names = tuple([str(n) for n in saved.get("names", [])])
    else:
        room = herna.game(game)
        wanted = players or (len(seat) if seat else room.players[0])
        state = room.new(players=wanted, seed=seed, **parse_options(room, option or []))
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


def sit_down(seats: list[str], state: State) -> list[Player | None]:
    if len(seats) != state.players:
        raise BadOption(f"{len(seats)} seats are named, but {state.players} play")
    return [None if s == "human" else make_player(s, 1 + i) for i, s in enumerate(seats)]


def default_names(seats: list[str], lang: str) -> tuple[str, ...]:
    """Bots are called by their kind, people by their seat."""
    person = {"en": "Player", "cs": "Hráč"}.get(lang, "Player")
    return tuple([f"{person if s == 'human' else s.capitalize()} {i + 1}" for i, s in enumerate(seats)])


def parse_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """`sets=first_contact,beyond_eternity` and the like; numbers and flags become what the game expects."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        spec = game.options.get(name)
        options[name] = as_value(spec, value)
    return options


def as_value(spec: OptionSpec | None, text: str) -> Any:
    """What is written like this; an option that the game does not have is refused by the game."""
    if spec is None:
        return text
    return [spec.read(one) for one in text.split(",")] if spec.several else spec.read(text)


def read_line(prompt: str) -> str:
    return input(prompt)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="where to listen; 0.0.0.0 lets other machines in")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="the next free one is taken if somebody uses it")] = 8010,
    database: Annotated[str, Parameter(help="an SQLAlchemy URL; otherwise a file in your data folder")] = "",
    browser: Annotated[bool, Parameter(help="open a browser")] = True,
) -> None:
    """Open the game room: play in a browser, alone or with friends."""
    try:
        from herna.web.serve import serve as open_room
        from herna.web.settings import Settings
    except ModuleNotFoundError as e:
        raise HernaError(f"the game room needs more packages ({e.name} is missing): pip install 'herna[web]'") from None
    open_room(Settings(database, host, port), browser)


Bots = Annotated[list[str] | None, Parameter(consume_multiple=True, negative="", help="the bots, see docs/bots.md")]
GameOptions = Annotated[
    list[str] | None, Parameter(name="--option", help="an option of the game as name=value[,value]")
]
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


@app.command
def rules(game: str, *words: str, lang: Lang = None) -> None:
    """Read the rulebook: all of it, a rule by its id, or what speaks of some words."""
    out = output(herna.game(game), lang)
    book = out.game.texts.rulebook
    text = " ".join(words)
    if not text:
        for section in book.sections:
            out.line(f"\n{section.id} {section.text(out.lang)}", "bold")
            for rule in book.within(section.id):
                out.entry(rule)
        for key, entries in (("rules.examples", book.examples), ("rules.rulings", book.rulings)):
            out.line("\n" + say(out.lang, key), "bold")
            for entry in entries:
                out.entry(entry)
        return
    exact = book.get(text)
    found = [exact, *book.within(exact.id)] if exact is not None else book.search(text, out.lang)
    if not found:
        raise HernaError(say(out.lang, "rules.none", words=text))
    for entry in found:
        out.entry(entry)


@app.command
def card(game: str, *name: str, lang: Lang = None) -> None:
    """Show a card (or tile, or other component) by its name or a part of it."""
    out = output(herna.game(game), lang)
    words = " ".join(name)
    found = find_component(out.game, words, out.lang)
    if not words or not found:
        raise HernaError(say(out.lang, "card.none", words=words))
    for id in found:
        out.card(id)
        out.line()


deck = App(name="deck", help="Decks of one's own, for games in which decks are built.")
app.command(deck)


@deck.command
def check(file: Path, *, game: str = "summoner", lang: Lang = None) -> None:
    """Check a deck against the deck-building rules; every fault names the rule it breaks.

    The file is JSON (.json) or the text of a deck as the game room shares it.
    """
    out = output(herna.game(game), lang)
    building = out.game.deck_building()
    deck, faults = (read_json(file), []) if file.suffix == ".json" else building.read(read_text(file))
    faults = faults or building.check(deck)
    for fault in faults:
        out.line(f"{fault.text(out.lang)} ({fault.rule})")
    if faults:
        sys.exit(1)
    out.say("deck.good", file=str(file))


@app.command
def replay(
    file: Path,
    *,
    seat: Annotated[int | None, Parameter(help="through whose eyes; otherwise a spectator's")] = None,
    upto: Annotated[int | None, Parameter(help="only the first so many choices")] = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game again, choice by choice."""
    record = record_in(file)
    end = herna.replay(record, upto)
    tell_record(record, end.made, seat, output(herna.game(end.game), lang))


def tell_record(record: dict[str, Any], upto: int, seat: int | None, out: Output) -> None:
    """The first so many choices of a record and what came of them, through one seat's eyes or a spectator's."""
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
    file: Path,
    *,
    commitment: Annotated[str | None, Parameter(help="the fingerprint shown when the game began")] = None,
    lang: Lang = None,
) -> None:
    """Prove that a recorded game was fair: nothing changed, and the seed is the one that was promised."""
    state = herna.verify(record_in(file), commitment)
    out = output(herna.game(state.game), lang)
    out.say("verify.good", commitment=state.commitment, choices=state.made)
    out.result(state)


@app.command
def position(
    file: Path,
    *,
    why: Annotated[str | None, Parameter(help="a code: is it legal here, and if not, why not")] = None,
    lang: Lang = None,
) -> None:
    """Set up a position from a JSON file and say what is legal in it."""
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


if __name__ == "__main__":
    main()
