"""The table of Rats of Wistar: who has what, where everything lies, and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.designs import DESIGNS, EMPTY, Design, Holdings
from herna.games.wistar.farm import TOUCHING
from herna.games.wistar.words import (
    ADDS_ENERGY,
    ADDS_INTELLIGENCE,
    ADDS_STRENGTH,
    ADVANCED,
    ADVANCED_CARD,
    BASIC,
    BASIC_CARD,
    BUILDS_BED,
    CHAMBERS,
    DIGS_ROOM,
    E_BED,
    E_CURRENT,
    E_DIGS,
    E_DISCARDS,
    E_DRAWS,
    E_GAINS,
    E_JOINS,
    E_LOSES,
    E_MOUSE,
    E_MOVES_RAT,
    E_PAYS,
    E_SHUFFLES,
    E_TAKES,
    E_TENT,
    E_WALKS,
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
    TOOL,
    VERSATILITY,
    VP,
    WOOD,
    YARD,
)
from herna.kernel.choice import Ask
from herna.kernel.events import EVERYBODY, Log
from herna.kernel.flow import Rules, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result
from herna.kernel.pack import without
from herna.kernel.setup import Setup
from herna.kernel.state import State

ANNEX: Final = 1 << 2  # bits of `fields`: which cubes have left the board (RW-13.1)
CHEAP_BEDS: Final = 1 << 0
CHEAP_ROOMS: Final = 1 << 1
TWO_RATS: Final = 1 << 3


class Player:
    """Everything of one player. Zones are tuples: a copy shares them."""

    __slots__ = (
        "wood", "metal", "movement", "versatility", "vp", "current", "hand", "known", "area", "holds", "used", "rats",
        "beds", "beds_gone", "rooms", "fields", "explorer", "tents", "doors", "goals", "private", "seen_goals",
    )  # fmt: skip

    def __init__(
        self,
        wood: int,
        metal: int,
        movement: int,
        versatility: int,
        vp: int,
        current: int,
        hand: tuple[int, ...],
        known: tuple[int, ...],
        area: tuple[int, ...],
        holds: Holdings,
        used: tuple[int, ...],
        rats: tuple[int, ...],
        beds: int,
        beds_gone: int,
        rooms: int,
        fields: int,
        explorer: int,
        tents: tuple[int, ...],
        doors: tuple[int, ...],
        goals: tuple[int, ...],
        private: tuple[int, ...],
        seen_goals: tuple[int, ...],
    ) -> None:
        self.wood = wood
        self.metal = metal
        self.movement = movement
        self.versatility = versatility
        self.vp = vp
        self.current = current
        self.hand = hand
        self.known = known  # those cards of the hand that everybody has seen
        self.area = area  # cards, mice, heroes and skill tokens in the order they came (RW-19.2)
        self.holds = holds  # what the area adds up to
        self.used = used  # cards with a use token
        self.rats = rats  # at the burrow entrance, in the forest, in the burrow, on the farm
        self.beds = beds  # bed tiles that have left the board
        self.beds_gone = beds_gone  # those of them given up again (RW-17.5)
        self.rooms = rooms
        self.fields = fields  # bit per emptied ability field
        self.explorer = explorer
        self.tents = tents
        self.doors = doors
        self.goals = goals  # goals reached
        self.private = private  # goals only this player can reach (RW-16.6)
        self.seen_goals = seen_goals  # goals put aside that only this player has seen (RW-22.7)

    def copy(self) -> Player:
        return Player(
            self.wood, self.metal, self.movement, self.versatility, self.vp, self.current, self.hand, self.known,
            self.area, self.holds, self.used, self.rats, self.beds, self.beds_gone, self.rooms, self.fields,
            self.explorer, self.tents, self.doors, self.goals, self.private, self.seen_goals,
        )  # fmt: skip

    def free_chambers(self) -> int:  # RW-5.6, RW-17.2
        chambers = CHAMBERS + self.rooms + self.holds.chambers
        if self.fields & ANNEX:
            chambers += 1
        return chambers - self.beds + self.beds_gone - self.holds.mice

    def items(self) -> int:
        """How many items could be given (wood, metal, cards)."""
        return self.wood + self.metal + len(self.hand)

    def bed_price(self) -> int:
        return 1 if self.fields & CHEAP_BEDS else 2

    def room_price(self) -> int:
        return 1 if self.fields & CHEAP_ROOMS else 2

    def hand_of(self, deck: int) -> int:
        """How many cards of this deck are in hand; their backs show it."""
        return len([card for card in self.hand if DESIGNS[card].deck == deck])


def new_player() -> Player:
    return Player(0, 0, 0, 0, 0, 0, (), (), (), EMPTY, (), (0, 0, 0, 0), 0, 0, 0, 0, YARD, (), (), (), (), ())


class Table(State):
    """All that rules and cards act on."""

    def __init__(
        self,
        setup: Setup,
        stack: list[Frame],
        asks: tuple[Ask, ...],
        answers: tuple[int, ...],
        stop: int,
        key: bytes,
        drawn: int,
        small: int,
        revealed: int,
        outcome: Result | None,
        log: Log | None,
        sides: list[Player],
        order: tuple[int, ...],
        round_: int,
        turn: int,
        space: int,
        left: int,
        disc: tuple[int, ...],
        chiefs: tuple[int, ...],
        hut: tuple[int, ...],
        decks: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        pairs: tuple[int, ...],
        aside: tuple[int, ...],
        aside_seat: int,
        goals: tuple[int, ...],
        goal_discs: tuple[tuple[int, ...], ...],
        goal_deck: tuple[int, ...],
        goals_shown: tuple[int, ...],
        heroes: tuple[int, ...],
        tokens: tuple[int, ...],
        doors: tuple[int, ...],
        door_box: tuple[int, ...],
        missions: tuple[int, ...],
        open_missions: int,
        cubes: tuple[int, ...],
        mission_box: tuple[int, ...],
        mice: tuple[int, ...],
        cheese: tuple[int, ...],
        supply: list[tuple[int, ...]],
        round_stack: tuple[int, ...],
        round_mouse: int,
        gone: tuple[int, ...],
    ) -> None:
        State.__init__(self, setup, stack, asks, answers, stop, key, drawn, small, revealed, outcome, log)
        self.sides = sides
        self.order = order
        self.round = round_
        self.turn = turn  # turns finished in this round
        self.space = space  # where the active player's chief was placed: 0 not yet, HUT, or a disc space
        self.left = left  # what is still to be done there: 1 main action, 2 bonus action
        self.disc = disc  # the section (1 to 6) at each of the six positions
        self.chiefs = chiefs  # by disc space: seat + 1
        self.hut = hut
        self.decks = decks  # basic and advanced; the top card is the last
        self.piles = piles
        self.rows = rows  # from the deck's end (left) to the right; 0 is a gap
        self.pairs = pairs  # while the opening pairs are chosen: basic, advanced, basic, advanced ...
        self.aside = aside  # cards drawn by a text and not yet played or discarded (RW-22.23)
        self.aside_seat = aside_seat  # who sees them: seat + 1
        self.goals = goals
        self.goal_discs = goal_discs  # the seats on each goal, from the top
        self.goal_deck = goal_deck
        self.goals_shown = goals_shown  # drawn by p038, to be chosen from
        self.heroes = heroes
        self.tokens = tokens
        self.doors = doors  # by passage: the face-down door, 0 if the passage is open
        self.door_box = door_box
        self.missions = missions  # by room
        self.open_missions = open_missions  # bit per room
        self.cubes = cubes  # by room * 3 + row - 1: seat + 1
        self.mission_box = mission_box
        self.mice = mice  # by mouse space: the face-down tile
        self.cheese = cheese  # the top tile is the last
        self.supply = supply  # house and cellar mice
        self.round_stack = round_stack
        self.round_mouse = round_mouse
        self.gone = gone  # tiles that have left the game face up

    # --- what is computed -----------------------------------------------------------------------------------
    def active(self) -> int:
        return self.order[self.turn % self.players]

    def is_present(self, p: Player, room: int) -> bool:  # RW-7.4
        return p.explorer == room or room in p.tents

    def is_open(self, passage: int) -> bool:
        return self.doors[passage] == 0

    def reachable(self, start: int) -> list[int]:
        """RW-7.11: every place connected by open passages, the start included."""
        found = [start]
        for room in found:
            for passage, other in TOUCHING[room]:
                if self.doors[passage] == 0 and other not in found:
                    found.append(other)
        return found

    def cubes_of(self, seat: int) -> int:
        return self.cubes.count(seat + 1)

    def cards_left(self, deck: int) -> bool:
        return bool(self.decks[deck]) or bool(self.piles[deck])

    def opponents(self, seat: int) -> list[int]:
        """The others in turn order, beginning after this seat."""
        at = self.order.index(seat)
        return list(self.order[at + 1 :] + self.order[:at])

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
            self.emit(E_GAINS, seat, what, n, p.wood)
            self.happen(seat, GAINS_WOOD, 1, source)
        elif what == METAL:
            p.metal += n
            self.emit(E_GAINS, seat, what, n, p.metal)
            self.happen(seat, GAINS_METAL, 1, source)
        elif what == VP:
            p.vp += n
            self.emit(E_GAINS, seat, what, n, p.vp)
            self.happen(seat, GAINS_VP, 1, source)
        elif what == MOVEMENT:
            p.movement += n
            self.emit(E_GAINS, seat, what, n, p.movement)
        elif what == VERSATILITY:
            p.versatility += n
            self.emit(E_GAINS, seat, what, n, p.versatility)
            self.happen(seat, GAINS_VERSATILITY, n, source)
        elif what == BASIC_CARD:
            self.draw_cards(seat, BASIC, n)
        elif what == ADVANCED_CARD:
            self.draw_cards(seat, ADVANCED, n)

    def spend(self, seat: int, what: int, n: int, event: int = E_PAYS) -> None:
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
        self.spend(seat, what, n, E_LOSES)

    def power_up(self, seat: int) -> None:  # RW-11.1
        p = self.sides[seat]
        if p.current < STRONG:
            p.current += 1
            self.emit(E_CURRENT, seat, p.current)

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
            self.emit(E_SHUFFLES, deck)
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
            self.emit_cards(E_DRAWS, (seat, deck), tuple(cards), 1 << seat)
            if deck == ADVANCED:
                self.happen(seat, GETS_ADVANCED, len(cards))

    def take_card(self, seat: int, card: int) -> None:
        """A card that everybody sees goes to hand."""
        p = self.sides[seat]
        p.hand += (card,)
        p.known += (card,)
        self.emit(E_TAKES, seat, card)

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
        self.emit_cards(E_DISCARDS, (seat,), cards, EVERYBODY)

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
        self.emit(E_MOVES_RAT, seat, start, goal)

    def walk(self, seat: int, room: int) -> None:
        self.sides[seat].explorer = room
        self.emit(E_WALKS, seat, FIRST_ROOM + room)

    def pitch(self, seat: int, room: int) -> None:
        self.sides[seat].tents += (room,)
        self.emit(E_TENT, seat, FIRST_ROOM + room)

    # --- chambers (RW-5, RW-17) -----------------------------------------------------------------------------
    def dig(self, seat: int, n: int) -> None:
        p = self.sides[seat]
        if n > 0:
            p.rooms += n
            self.emit(E_DIGS, seat, n, p.rooms)
            self.happen(seat, DIGS_ROOM, n)

    def build(self, seat: int, n: int) -> None:
        p = self.sides[seat]
        if n > 0:
            p.beds += n
            p.rats = (p.rats[0] + n, p.rats[1], p.rats[2], p.rats[3])
            self.emit(E_BED, seat, n, p.beds)
            self.happen(seat, BUILDS_BED, n)

    def house(self, seat: int, mouse: int) -> None:
        """A mouse or cheese tile goes into a free chamber; its own effect first, then who waited for it (RW-17.6)."""
        p = self.sides[seat]
        self.emit(E_MOUSE, seat, mouse)
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
        self.emit(E_JOINS, seat, index)
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


class Op(Rule):
    """A step that a text consists of. `useful`: could it do anything for this player now (RW-15.8)?"""

    def useful(self, s: Table, you: int) -> bool:
        return True


RULES: Final[Rules[Table]] = Rules()


# --- RW-19.2, RW-19.8: what reacts, one after another -------------------------------------------------------
class Next(Rule):
    """`picks` are the sources that were there when it happened; one that has left does not react any more."""

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            source = f.picks[0]
            f.picks = f.picks[1:]
            f.again()
            if source in s.sides[f.you].area:
                s.push(DESIGNS[source].reaction, f.you, source)


REACT: Final = RULES.procedure("reactions", Next())
