"""Setting up (SW-2): from two decks to the first decision."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.printed.decks import draw_pile_of, faction_of
from herna.games.summoner.rules.turn import TURN
from herna.games.summoner.table.board import turned
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import Side
from herna.games.summoner.table.words import FIRST_MAGIC, HAND_SIZE, SECOND_MAGIC, TELL_STARTS

SEAT_OPTIONS: Final = ("south", "north")


def start(s: Table) -> None:
    """SW-2: layouts, shuffled draw piles, hands, the first player, and begin."""
    summoners: list[int] = []
    for seat in range(2):
        deck = s.setup.options[SEAT_OPTIONS[seat]]
        faction = faction_of(deck)
        p = s.enter(seat, BY_SLUG[faction.summoner].index, turned(faction.at[0], faction.at[1], seat))
        summoners.append(p.uid)
        s.enter(seat, BY_SLUG["starting_gate"].index, turned(faction.gate_at[0], faction.gate_at[1], seat))
        for slug, row, column in faction.units:
            s.enter(seat, BY_SLUG[slug].index, turned(row, column, seat))
        pile = draw_pile_of(deck)
        s.shuffle(pile)  # SW-2.4
        s.sides.append(Side(0, tuple(pile[-HAND_SIZE:]), tuple(pile[:-HAND_SIZE]), (), (), (), (), ()))
    s.summoners = (summoners[0], summoners[1])
    s.active = s.below(2)  # SW-2.5
    s.sides[s.active].magic = FIRST_MAGIC
    s.sides[1 - s.active].magic = SECOND_MAGIC
    s.emit(TELL_STARTS, s.active)
    s.push(TURN, s.active)
    s.advance()
