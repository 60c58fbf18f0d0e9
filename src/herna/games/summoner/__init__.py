"""Summoner Wars, second edition: two summoners, their armies and a battlefield of 48 spaces."""

from __future__ import annotations

from typing import Any, Final

from herna.games.summoner import picture, position, state
from herna.games.summoner.abilities import BY_SLUG as ABILITY_BY_SLUG
from herna.games.summoner.cards import BY_SLUG
from herna.games.summoner.decks import DeckSpec
from herna.games.summoner.decktexts import SummonerDecks
from herna.games.summoner.state import BOOK, SummonerWars
from herna.games.summoner.view import class_names
from herna.games.summoner.words import PHASES, REASONS, SYMBOLS, TURN_LIMIT
from herna.kernel.events import Log
from herna.kernel.game import Game, OptionSpec
from herna.kernel.setup import Setup


class SummonerGame(Game[SummonerWars]):
    def __init__(self) -> None:
        options = (
            DeckSpec("south", "phoenix_elves"),
            DeckSpec("north", "tundra_orcs"),
            OptionSpec("turn_limit", TURN_LIMIT, (50, 100, 200, TURN_LIMIT, 500, 1000)),  # SW-23.4
        )
        Game.__init__(self, "summoner", "1", (2,), options, BOOK, REASONS)
        self.decks = SummonerDecks()

    def blank(self, setup: Setup, key: bytes, drawn: int, small: int, revealed: int, log: Log | None) -> SummonerWars:
        return state.blank(setup, key, drawn, small, revealed, log)

    def start(self, s: SummonerWars) -> None:
        state.start(s)

    def place(self, s: SummonerWars, position_: dict[str, Any]) -> None:
        position.place(s, position_)

    def component_ids(self) -> list[str]:
        """Cards and abilities."""
        return [*BY_SLUG, *ABILITY_BY_SLUG]

    def facts(self, component: str) -> dict[str, Any]:
        d = BY_SLUG.get(component)
        if d is None:
            users = [c.slug for c in BY_SLUG.values() if ABILITY_BY_SLUG[component] in c.abilities]
            return {"kind": "ability", "printed_on": users}
        facts: dict[str, Any] = {
            "kind": "card",
            "faction": d.faction or None,
            "classes": class_names(d.classes),
            "cost": d.cost if d.has_cost else None,
            "symbols": list(d.symbols),
            "copies": d.copies,
            "starting_copies": d.starting or None,
        }
        if d.life:
            facts["life"] = d.life
        if d.is_unit:
            facts["strength"] = d.strength
            facts["attack"] = SYMBOLS[d.attack - 1]
            facts["abilities"] = [a.slug for a in d.abilities]
        if d.is_event:
            facts["phase"] = PHASES[d.phase]
            facts["active"] = d.standing is not None
        return facts

    def picture(self, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
        return picture.draw(self.texts, view, lang, names)


GAME: Final = SummonerGame()
