"""What the things that the lab counts are called."""

from __future__ import annotations

from typing import Any

import herna
from herna.arena.figures.lab import Findings
from herna.arena.games.tally import FIRST, LATER
from herna.arena.words import say
from herna.kernel.game import Game


def name_of(game: Game[Any], thing: str, lang: str) -> str:
    """What the game calls a thing: a component, a word of its catalogue, or two of them together."""
    if " + " in thing:
        return " + ".join([name_of(game, part, lang) for part in thing.split(" + ")])
    if thing in game.texts.components:
        return game.texts.components[thing].name(lang)
    if game.texts.has("term." + thing):
        return game.texts.say(lang, "term." + thing)
    if thing in (FIRST, LATER):
        return say(lang, "lab." + thing)
    return say(lang, "report.seat", n=int(thing)) if thing.isdigit() else thing


def kinds_in_words(forfeits: dict[str, int], lang: str) -> str:
    """What bots did wrong and how often: `crashed 3, late 1`."""
    return ", ".join([f"{say(lang, 'fault.' + kind)} {times}" for kind, times in sorted(forfeits.items())])


def lab_trouble(found: Findings, bot: str, lang: str) -> list[str]:
    """A warning if the bot misbehaved."""
    if not found.forfeits:
        return []
    n, kinds = sum(found.forfeits.values()), kinds_in_words(found.forfeits, lang)
    return [say(lang, "standings.forfeits", bot=bot, n=n, kinds=kinds, detail=found.fault)]


def lab_title(head: dict[str, Any], found: Findings, bot: str, lang: str) -> str:
    return say(lang, "lab.title", title=herna.game(head["game"]).title(lang), n=found.games, bot=bot)
