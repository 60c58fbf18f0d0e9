"""Setting up (SU-1, SU-2): factions, decks, bases and starting hands."""

from __future__ import annotations

from typing import Any, Final

from herna.games.smashup.rules.scoring import lay_bases
from herna.games.smashup.rules.turn import TURN
from herna.games.smashup.table.designs import BASES, DESIGNS
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Side
from herna.games.smashup.table.words import (
    ASK_DRAFT,
    BASE_CARD,
    CARD,
    FACTIONS,
    HAND_SIZE,
    TELL_FACTIONS,
    TELL_REDEALS,
    TELL_STARTS,
)
from herna.kernel.errors import BadOption
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame


def faction_cards(faction: int) -> list[int]:
    """All twenty cards of a faction."""
    return [d.index for d in DESIGNS[1:] if d.faction == faction for _ in range(d.copies)]


# --- SU-2.1 the snake draft: `count` picks have been made ------------------------------------------------------
class PickFaction(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if f.count < 2 * s.players:
            seat = drafter(s, f.count)
            s.ask(seat, ASK_DRAFT, [faction + 1 for faction in available(s, seat)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.sides[seat].factions += (pick - 1,)
        f.count += 1
        f.again()


def drafter(s: Table, count: int) -> int:
    """First player to last, the last one twice, and back."""
    n = s.players
    return (s.active + (count if count < n else 2 * n - 1 - count)) % n


def available(s: Table, seat: int) -> list[int]:
    """SU-2.3: each faction as often as there are boxes, never twice for one player."""
    boxes = int(s.setup.options["boxes"])
    taken = [faction for side in s.sides for faction in side.factions]
    mine = s.sides[seat].factions
    return [i for i in range(len(FACTIONS)) if i not in mine and taken.count(i) < boxes]


# --- SU-1.4, SU-1.5 ------------------------------------------------------------------------------------------------
class Deal(Rule):
    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.players):
            side = s.sides[seat]
            a, b = side.factions
            s.emit(TELL_FACTIONS, seat, a + 1, b + 1)
            deck = faction_cards(a) + faction_cards(b)
            s.shuffle(deck)
            side.deck = tuple(deck)
        bases = [BASE_CARD + b.index for b in BASES[1:]]
        s.shuffle(bases)
        s.base_deck = tuple(bases)
        lay_bases(s)
        for seat in s.clockwise():
            starting_hand(s, seat)
        s.emit(TELL_STARTS, s.active)


def starting_hand(s: Table, seat: int) -> None:
    """SU-1.6: a hand without a minion is shown, put away and drawn anew, once."""
    s.draw(seat, HAND_SIZE)
    side = s.sides[seat]
    cards = tuple([slot & CARD for slot in side.hand])
    if not any([DESIGNS[card].minion for card in cards]):
        side.hand = ()
        side.discard = cards
        s.revealed += 1
        s.emit_cards(TELL_REDEALS, (seat,), cards, EVERYBODY)
        s.draw(seat, HAND_SIZE)


OPENING: Final = PROCEDURES.procedure("opening", PickFaction(), Deal())


def start(s: Table) -> None:
    """SU-1: seats, factions by chance, by hand or by draft, and the start player (SU-1.7)."""
    options = s.setup.options
    for _ in range(s.players):
        s.sides.append(Side(0, (), (), (), 0, 0, (), ()))
    first = options["first"]
    if first == "random":
        s.active = s.below(s.players)
    elif first >= s.players:
        told = f"option 'first': there is no seat {first} at a table for {s.players}"
        raise BadOption(told, "first", seat=first + 1, players=s.players)
    else:
        s.active = first
    wanted = options["factions"]
    s.push(TURN, s.active)
    s.push(OPENING, s.active)
    if wanted == "random":
        deal_factions(s)
    elif wanted != "draft":
        give_factions(s, wanted)
    s.advance()


def deal_factions(s: Table) -> None:
    """Two different ones for each; from several boxes any pair may come up again."""
    for seat in range(s.players):
        for _ in range(2):
            found = available(s, seat)
            s.sides[seat].factions += (found[s.below(len(found))],)
    s.stack[-1].count = 2 * s.players


def give_factions(s: Table, wanted: list[list[str]]) -> None:
    """As the option says; how often a faction may be used depends on the boxes."""
    boxes = s.setup.options["boxes"]
    if len(wanted) != s.players:
        told = f"option 'factions': {len(wanted)} pairs for {s.players} players"
        raise BadOption(told, "pairs", given=len(wanted), players=s.players)
    names = [name for pair in wanted for name in pair]
    for name in names:
        if names.count(name) > boxes:
            there = "is one box" if boxes == 1 else f"are {boxes} boxes"
            told = f"option 'factions': {name!r} is used by {names.count(name)} players, but there {there}"
            raise BadOption(told, "boxes", faction=name, count=names.count(name), boxes=boxes)
    for seat in range(s.players):
        s.sides[seat].factions = tuple([FACTIONS.index(name) for name in wanted[seat]])
    s.stack[-1].count = 2 * s.players


def check_pair(pair: Any, where: str) -> list[str]:
    """Two different factions by name (SU-1.2)."""
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise BadOption(f"{where}: each player has a pair of factions, not {pair!r}")
    for name in pair:
        if name not in FACTIONS:
            raise BadOption(f"{where}: {name!r} is not one of {', '.join(FACTIONS)}")
    if pair[0] == pair[1]:
        told = f"{where}: {pair[0]!r} twice for one player; the two factions must differ"
        raise BadOption(told, "same_faction", faction=pair[0])
    return [str(name) for name in pair]
