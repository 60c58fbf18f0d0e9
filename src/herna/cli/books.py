"""The commands for looking things up: `games`, `rules`, `card`, and `deck check`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import herna
from herna.api import left_out
from herna.cli.common import GameId, Lang, app, output
from herna.kernel.errors import HernaError
from herna.terminal.files import read_json, read_text
from herna.terminal.language import say
from herna.terminal.output import find_component


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
    for line in left_out():
        print(line)


@app.command
def rules(
    game: GameId,
    *words: Annotated[str, Parameter(help="a rule's id, or words to search for; without any, all rules are printed")],
    lang: Lang = None,
) -> None:
    """Read the rulebook: all of it, one rule, or the rules that contain some words."""
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
def card(
    game: GameId, *name: Annotated[str, Parameter(help="a name, or a part of one, or an id")], lang: Lang = None
) -> None:
    """Show a card (or tile, or other component) by its name or a part of it."""
    out = output(herna.game(game), lang)
    words = " ".join(name)
    found = find_component(out.game, words, out.lang)
    if not words or not found:
        raise HernaError(say(out.lang, "card.none", words=words))
    for id in found:
        out.card(id)
        out.line()


deck = App(name="deck", help="Your own decks, for games in which players build decks.")
app.command(deck)


@deck.command
def check(
    file: Annotated[Path, Parameter(help="JSON (.json), or the text of a deck as the game room shares it")],
    *,
    game: GameId = "summoner",
    lang: Lang = None,
) -> None:
    """Check a deck against the rules for building decks; each fault names the rule it breaks."""
    out = output(herna.game(game), lang)
    building = out.game.deck_building()
    deck, faults = (read_json(file), []) if file.suffix == ".json" else building.read(read_text(file))
    faults = faults or building.check(deck)
    for fault in faults:
        out.line(f"{fault.text(out.lang)} ({fault.rule})")
    if faults:
        sys.exit(1)
    out.say("deck.good", file=str(file))
