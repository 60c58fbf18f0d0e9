"""The commands for looking things up: `games`, `rules`, `card`, and `deck check`."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

import herna
from herna.api import left_out
from herna.cli.common import Lang, app, output
from herna.kernel.errors import HernaError
from herna.terminal.language import say
from herna.terminal.output import find_component
from herna.terminal.session import read_json, read_text


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
