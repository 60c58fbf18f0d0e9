"""Games of bots, as somebody sees them who looks for puzzles: every decision, with a table that can be written down."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import herna
from herna.kernel.errors import NotNow
from herna.kernel.state import State
from herna.learn.solving import Place
from herna.players import Observation, make_player

MOST_CHOICES: Final = 3000  # of a game
BOT: Final = "level2"  # slips now and then, so that there is something to punish
MINDBUG_SETS: Final = (
    ["first_contact"],
    ["beyond_evolution"],
    ["beyond_eternity"],
    ["first_contact", "beyond_evolution", "beyond_eternity"],
)
OPEN_FACTIONS: Final = ("wizards", "dinosaurs", "aliens", "robots", "tricksters", "zombies")
SLY_FACTIONS: Final = ("ninjas", "pirates")  # their Specials come out of the hand: nobody can rule them out


class Spot:
    """A decision in a game of bots: the last table that can be written down, and what was chosen since."""

    def __init__(self, state: State, holder: int, position: dict[str, Any], opening: list[str], fresh: bool) -> None:
        self.state = state
        self.holder = holder  # whose turn it is
        self.position = position
        self.opening = opening
        self.fresh = fresh  # the turn has just passed to this seat

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    def place(self, turns: int) -> Place:
        return Place(self.state, self.holder, turns)


def spots(game: str, seed: int) -> Iterator[Spot]:
    """The decisions of one game that a single seat has to make, in their order."""
    state = herna.game(game).new(seed=seed, events=False, **options_for(game, seed))
    players = [make_player(BOT, seed * 10 + seat) for seat in range(state.players)]
    position: dict[str, Any] | None = None
    opening: list[str] = []
    holder, fresh = -1, True
    for _ in range(MOST_CHOICES):
        if state.over:
            return
        seat = state.to_act[0]
        if state.settled and len(state.to_act) == 1:
            fresh = seat != holder
            holder = seat
            try:
                position, opening = state.position(), []
            except NotNow:
                position = None
        if position is not None and len(state.to_act) == 1:
            yield Spot(state, holder, position, list(opening), fresh and state.settled)
        index = players[seat].choose(Observation(state, seat))
        code = state.codes(seat)[index]
        opening.append(code if len(state.to_act) == 1 else f"{seat}/{code}")
        state.choose(index, seat)


def options_for(game: str, seed: int) -> dict[str, Any]:
    """What is played with, so that all that a game has comes up in puzzles."""
    chance = Random(seed)
    if game == "mindbug":
        return {"sets": MINDBUG_SETS[seed % len(MINDBUG_SETS)]}
    if game == "smashup":  # at most one player has tricks up the sleeve
        open_ones = chance.sample(OPEN_FACTIONS, 4)
        if seed % 2:
            open_ones[0] = chance.choice(SLY_FACTIONS)
        pairs = [open_ones[:2], open_ones[2:]]
        return {"factions": pairs if seed % 4 < 2 else pairs[::-1]}
    if game == "bigmonster":
        return {"tokens": ["random"]}
    if game == "summoner":
        south, north = chance.sample(herna.game(game).options["south"].choices, 2)
        return {"south": south, "north": north}
    return {}
