"""The table of Rats of Wistar with the rules' single moves: what gains, cards, rats and chambers do to it."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.table.designs import DESIGNS, Design
from herna.games.wistar.table.pieces import Holdings
from herna.games.wistar.table.words import (
    ADDS_ENERGY,
    ADDS_INTELLIGENCE,
    ADDS_STRENGTH,
    ADVANCED,
    ADVANCED_CARD,
    BASIC,
    BASIC_CARD,
    BUILDS_BED,
    DIGS_ROOM,
    ENERGY,
    FIRST_ROOM,
    GAINS_METAL,
    GAINS_VERSATILITY,
    GAINS_VP,
    GAINS_WOOD,
    GETS_ADVANCED,
    INTELLIGENCE,
    METAL,
    MOVEMENT,
    PLAYS_TOOL,
    STRENGTH,
    STRONG,
    TAKES_MOUSE,
    TELL_BED,
    TELL_CURRENT,
    TELL_DIGS,
    TELL_DISCARDS,
    TELL_DRAWS,
    TELL_GAINS,
    TELL_JOINS,
    TELL_LOSES,
    TELL_MOUSE,
    TELL_MOVES_RAT,
    TELL_PAYS,
    TELL_SHUFFLES,
    TELL_TAKES,
    TELL_TENT,
    TELL_WALKS,
    TOOL,
    VERSATILITY,
    VP,
    WOOD,
)
from herna.games.wistar.table.zones import Zones
from herna.kernel.events import EVERYBODY
from herna.kernel.flow import Procedures, Step
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import without


class Table(Zones):
    """All that rules and cards act on."""

    # --- events that permanent effects wait for (RW-19) -----------------------------------------------------
    def happen(self, seat: int, event: int, times: int = 1, source: int = 0) -> None:
        """Something happened to this player: what waits for it in the area reacts next (RW-19.2, RW-19.8).

        The `source` of a gain does not react to it (RW-10.10).
        """
        p = self.sides[seat]
        if p.holds.hears >> event & 1:
            picks = tuple([i for i in p.area if DESIGNS[i].hears == event and i != source])
            if picks:
                self.react(seat, picks * times)

    def react(self, seat: int, picks: tuple[int, ...]) -> None:
        """These sources act one after another, once whatever is put on the stack after this is finished."""
        self.stack.append(Frame(REACT, 0, seat, 0, 0, 0, 0, picks))

    def arrive(self, seat: int, index: int, played: bool) -> None:
        """Something enters an area; what waited for that reacts after the thing's own effect (RW-9.8, RW-13.4)."""
        p = self.sides[seat]
        d = DESIGNS[index]
        heard = p.holds.hears
        if heard:
            picks: list[int] = []
            for i in p.area:
                event = DESIGNS[i].hears
                if event >= PLAYS_TOOL:
                    picks += [i] * arrivals(d, event, played)
            if picks:
                self.react(seat, tuple(picks))
        p.area += (index,)
        p.holds = Holdings(p.area)

    # --- gaining and losing (RW-5.10, RW-5.11, RW-10.9) -----------------------------------------------------
    def gain(self, seat: int, what: int, n: int, source: int = 0) -> None:
        """One gain; 0 is none. `source` is the thing whose text gives it."""
        if n <= 0:
            return
        p = self.sides[seat]
        if what == WOOD:
            p.wood += n
            self.emit(TELL_GAINS, seat, what, n, p.wood)
            self.happen(seat, GAINS_WOOD, 1, source)
        elif what == METAL:
            p.metal += n
            self.emit(TELL_GAINS, seat, what, n, p.metal)
            self.happen(seat, GAINS_METAL, 1, source)
        elif what == VP:
            p.vp += n
            self.emit(TELL_GAINS, seat, what, n, p.vp)
            self.happen(seat, GAINS_VP, 1, source)
        elif what == MOVEMENT:
            p.movement += n
            self.emit(TELL_GAINS, seat, what, n, p.movement)
        elif what == VERSATILITY:
            p.versatility += n
            self.emit(TELL_GAINS, seat, what, n, p.versatility)
            self.happen(seat, GAINS_VERSATILITY, n, source)
        elif what == BASIC_CARD:
            self.draw_cards(seat, BASIC, n)
        elif what == ADVANCED_CARD:
            self.draw_cards(seat, ADVANCED, n)

    def spend(self, seat: int, what: int, n: int, event: int = TELL_PAYS) -> None:
        """Pay or lose; a victory point track stops at 0 (RW-5.11), nothing else is ever short."""
        if n <= 0:
            return
        p = self.sides[seat]
        total = 0
        if what == WOOD:
            total = p.wood = p.wood - n
        elif what == METAL:
            total = p.metal = p.metal - n
        elif what == MOVEMENT:
            total = p.movement = p.movement - n
        elif what == VERSATILITY:
            total = p.versatility = p.versatility - n
        elif what == VP:
            n = min(n, p.vp)
            total = p.vp = p.vp - n
        self.emit(event, seat, what, n, total)

    def lose(self, seat: int, what: int, n: int) -> None:
        self.spend(seat, what, n, TELL_LOSES)

    def power_up(self, seat: int) -> None:  # RW-11.1
        p = self.sides[seat]
        if p.current < STRONG:
            p.current += 1
            self.emit(TELL_CURRENT, seat, p.current)

    # --- cards (RW-3.10, RW-6, RW-10.8) ---------------------------------------------------------------------
    def draw(self, deck: int) -> int:
        """The top card; the discard pile is shuffled when the deck is empty; 0 if there is no card at all."""
        if not self.decks[deck]:
            pile = self.piles[deck]
            if not pile:
                return 0
            cards = sorted(pile)
            self.shuffle(cards)
            self.decks[deck] = tuple(cards)
            self.piles[deck] = ()
            self.emit(TELL_SHUFFLES, deck)
        card = self.decks[deck][-1]
        self.decks[deck] = self.decks[deck][:-1]
        return card

    def draw_cards(self, seat: int, deck: int, n: int) -> None:
        """Top cards go to hand, unseen by the others."""
        cards: list[int] = []
        for _ in range(n):
            card = self.draw(deck)
            if card:
                cards.append(card)
        if cards:
            self.revealed += 1
            self.sides[seat].hand += tuple(cards)
            self.emit_cards(TELL_DRAWS, (seat, deck), tuple(cards), 1 << seat)
            if deck == ADVANCED:
                self.happen(seat, GETS_ADVANCED, len(cards))

    def take_card(self, seat: int, card: int) -> None:
        """A card that everybody sees goes to hand."""
        p = self.sides[seat]
        p.hand += (card,)
        p.known += (card,)
        self.emit(TELL_TAKES, seat, card)

    def get_card(self, seat: int, card: int) -> None:
        """As `take_card`, from a row or a deck (RW-22.11)."""
        self.take_card(seat, card)
        if DESIGNS[card].deck == ADVANCED:
            self.happen(seat, GETS_ADVANCED)

    def take_from_row(self, seat: int, card: int) -> None:  # RW-6.4
        deck = DESIGNS[card].deck
        self.rows[deck] = tuple([0 if c == card else c for c in self.rows[deck]])
        self.get_card(seat, card)

    def show_card(self, seat: int, card: int) -> None:
        """Everybody sees this card of the hand from now on."""
        p = self.sides[seat]
        if card not in p.known:
            p.known += (card,)
            self.revealed += 1

    def leave_hand(self, seat: int, card: int) -> None:
        p = self.sides[seat]
        p.hand = without(p.hand, card)
        if card in p.known:
            p.known = without(p.known, card)
        else:
            self.revealed += 1

    def discard(self, cards: tuple[int, ...]) -> None:
        for card in cards:
            deck = DESIGNS[card].deck
            self.piles[deck] += (card,)

    def tell_discards(self, seat: int, cards: tuple[int, ...]) -> None:
        self.emit_cards(TELL_DISCARDS, (seat,), cards, EVERYBODY)

    def refill(self, deck: int) -> None:
        """RW-6.5: slide to the right over the gaps, fill up from the left."""
        row = self.rows[deck]
        if 0 in row:
            cards = [card for card in row if card]
            while len(cards) < len(row):
                card = self.draw(deck)
                if not card:
                    break
                self.revealed += 1
                cards.insert(0, card)
            self.rows[deck] = tuple([0] * (len(row) - len(cards)) + cards)

    def refill_rows(self) -> None:
        self.refill(BASIC)
        self.refill(ADVANCED)

    # --- rats and explorers (RW-7.6, RW-8.1, RW-15) ---------------------------------------------------------
    def move_rat(self, seat: int, start: int, goal: int) -> None:
        p = self.sides[seat]
        rats = list(p.rats)
        rats[start] -= 1
        rats[goal] += 1
        p.rats = tuple(rats)
        self.emit(TELL_MOVES_RAT, seat, start, goal)

    def walk(self, seat: int, room: int) -> None:
        self.sides[seat].explorer = room
        self.emit(TELL_WALKS, seat, FIRST_ROOM + room)

    def pitch(self, seat: int, room: int) -> None:
        self.sides[seat].tents += (room,)
        self.emit(TELL_TENT, seat, FIRST_ROOM + room)

    # --- chambers (RW-5, RW-17) -----------------------------------------------------------------------------
    def dig(self, seat: int, n: int) -> None:
        p = self.sides[seat]
        if n > 0:
            p.rooms += n
            self.emit(TELL_DIGS, seat, n, p.rooms)
            self.happen(seat, DIGS_ROOM, n)

    def build(self, seat: int, n: int) -> None:
        p = self.sides[seat]
        if n > 0:
            p.beds += n
            p.rats = (p.rats[0] + n, p.rats[1], p.rats[2], p.rats[3])
            self.emit(TELL_BED, seat, n, p.beds)
            self.happen(seat, BUILDS_BED, n)

    def house(self, seat: int, mouse: int) -> None:
        """A mouse or cheese tile goes into a free chamber; its own effect first, then who waited for it (RW-17.6)."""
        p = self.sides[seat]
        self.emit(TELL_MOUSE, seat, mouse)
        self.happen(seat, TAKES_MOUSE)
        p.area += (mouse,)
        p.holds = Holdings(p.area)
        if DESIGNS[mouse].effect:
            self.push(DESIGNS[mouse].effect, seat, mouse)

    def evict(self, seat: int, mouse: int) -> None:  # RW-17.4
        p = self.sides[seat]
        p.area = without(p.area, mouse)
        p.holds = Holdings(p.area)
        self.gone += (mouse,)

    def welcome(self, seat: int, index: int) -> None:
        """A hero or a skill token enters the area."""
        self.emit(TELL_JOINS, seat, index)
        self.arrive(seat, index, False)


def arrivals(d: Design, event: int, played: bool) -> int:
    """How often this event happens when the thing enters an area: once per card played, once per symbol."""
    if event == ADDS_STRENGTH:
        return d.symbols[STRENGTH]
    if event == ADDS_INTELLIGENCE:
        return d.symbols[INTELLIGENCE]
    if event == ADDS_ENERGY:
        return d.symbols[ENERGY]
    return 1 if played and event == PLAYS_TOOL + d.kind - TOOL else 0


class Rule(Step[Table]):
    """A step of a procedure or of a component's effect."""


def by_text(verb: str, f: Frame) -> str:
    """What is done, told apart by who lets you do it: a rule, or the text of a component."""
    return verb + "_by_text" if f.source else verb


class Op(Rule):
    """A step that a text consists of.

    `useful`: could it do anything for this player now (RW-15.8)?
    """

    def gives(self) -> tuple[str, int]:
        """What one gets by it, in a word, and how much: for texts that ask a price for it."""
        return "", 0

    def looks_at_hand(self) -> bool:
        """Whether it is useful depends on which cards are in hand, and others do not know those."""
        return False

    def useful(self, s: Table, you: int) -> bool:
        return True


PROCEDURES: Final[Procedures[Table]] = Procedures()


# --- RW-19.2, RW-19.8: what reacts, one after another -------------------------------------------------------
def next_source(s: Table, f: Frame) -> int:
    """For a step that runs until `picks` is empty: the next of them, 0 if it has left the area (or none waits)."""
    if not f.picks:
        return 0
    source = f.picks[0]
    f.picks = f.picks[1:]
    f.again()
    return source if source in s.sides[f.you].area else 0


class Next(Rule):
    """`picks` are the sources that were there when it happened; one that has left does not react any more."""

    def run(self, s: Table, f: Frame) -> None:
        source = next_source(s, f)
        if source:
            s.push(DESIGNS[source].reaction, f.you, source)


REACT: Final = PROCEDURES.procedure("reactions", Next())
