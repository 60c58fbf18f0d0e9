"""The six main actions (RW-5, RW-6, RW-7) and the single moves that other effects share with them."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.exploring import EXPLORE_POINTS, explore_options
from herna.games.wistar.rules.payment import playable
from herna.games.wistar.rules.playing import offer_play
from herna.games.wistar.rules.tasks import COMPLETE_TASK, tasks_for
from herna.games.wistar.table.designs import SLUGS
from herna.games.wistar.table.moves import PROCEDURES, Rule, Table, by_text
from herna.games.wistar.table.pieces import TWO_RATS, Side
from herna.games.wistar.table.words import (
    ACTIONS,
    ANY,
    AREA_OF,
    ASK_ACTION,
    ASK_BEDS,
    ASK_DEVELOP,
    ASK_DIG,
    ASK_POTION,
    ASK_RATS,
    ASK_ROUND_MOUSE,
    ASK_SUPPLY,
    BASIC,
    BUILD_BEDS,
    BURROW,
    DEVELOP_PROJECTS,
    DIG_ROOMS,
    DRAW_BLIND,
    EXPLORE_FARM,
    EXPLORES,
    FARM,
    FOREST,
    GATHER_METAL,
    GATHER_WOOD,
    METAL,
    NO,
    ONE_BY_ONE,
    PAID,
    POTION_METAL,
    POTION_PLAY,
    POTION_TASK,
    POTION_WOOD,
    TELL_IDLE,
    TELL_MAIN,
    TELL_POTION,
    TILES,
    USEFUL,
    VAIN,
    WOOD,
    YES,
)
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args

AREA_STEP: Final = 4  # moving a rat is from * AREA_STEP + to


# --- a main action (RW-5.1, RW-5.3, RW-5.12) ----------------------------------------------------------------
def perform(s: Table, seat: int, action: int) -> None:
    """Do a main action at the present power; with power 0 nothing is performed."""
    power = s.sides[seat].rats[AREA_OF[action]]
    if not power:
        s.emit(TELL_IDLE, seat, action)
        return
    s.emit(TELL_MAIN, seat, action, power, USEFUL if can_perform(s, seat, action) else VAIN)
    holds = s.sides[seat].holds
    if action == GATHER_WOOD:  # RW-5.4, RW-10.11
        s.gain(seat, WOOD, power + holds.more_wood)
    elif action == GATHER_METAL:
        s.gain(seat, METAL, power + holds.more_metal)
    elif action == DIG_ROOMS:
        s.push(DIG_PAID, seat, target=holds.digs_cheaper, count=power)
    elif action == BUILD_BEDS:
        s.push(BEDS_PAID, seat, count=power)
    elif action == DEVELOP_PROJECTS:
        s.push(PROJECT_POINTS, seat, count=power)
    elif action == EXPLORE_FARM:
        s.happen(seat, EXPLORES)  # RW-19.3: reacts when the action is over
        s.push(EXPLORE_POINTS, seat, count=power)


def can_perform(s: Table, seat: int, action: int) -> bool:
    """Would a main action do anything now? What this depends on is public."""
    p = s.sides[seat]
    power = p.rats[AREA_OF[action]]
    if not power:
        return False
    if action == DIG_ROOMS:
        return rooms_possible(p, False, p.holds.digs_cheaper) > 0
    if action == BUILD_BEDS:
        return beds_possible(p, False) > 0
    if action == DEVELOP_PROJECTS:
        return bool(projects(s, power))
    if action == EXPLORE_FARM:
        return bool(explore_options(s, p)) or p.holds.hears >> EXPLORES & 1 == 1
    return True


class ChooseAction(Rule):
    """RW-5.12: any main action, given by a text."""

    def run(self, s: Table, f: Frame) -> None:
        rats = s.sides[f.you].rats
        able = [a + 1 for a in range(len(ACTIONS)) if rats[AREA_OF[a]]]
        if able:
            s.ask(f.you, ASK_ACTION, [*able, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            perform(s, seat, pick - 1)


# --- dig rooms (RW-5.5), build beds (RW-5.7, RW-5.8): up to `count` ------------------------------------------
ROOM_TILE: Final = 0
BED_TILE: Final = 1


class ChooseTiles(Rule):
    """How many, of `count` in all; `target` is a discount on the whole (pulley), `picks` has one entry for each.

    Each is paid, and what waits for it reacts, before the next one (RW-19.2): what comes back may pay for more, so it
    is asked again. What is free is chosen at once, and so was everything before `ONE_BY_ONE`.
    """

    def __init__(self, tile: int, free: bool) -> None:
        self.tile = tile
        self.free = free

    def purpose(self, s: Table, f: Frame) -> str:
        word = "beds" if self.tile == BED_TILE else "dig"
        return word + "_free" if self.free else by_text(word, f)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return (f.count, len(f.picks)) if self.one_by_one(s) else (1, 0)

    def terms(self, s: Table, f: Frame) -> Args:
        price = 0 if self.free else tile_price(s.sides[f.you], self.tile)
        return {"n": f.count - len(f.picks), "price": price, "off": f.target}

    def one_by_one(self, s: Table) -> bool:
        return not self.free and s.holds(ONE_BY_ONE)

    def run(self, s: Table, f: Frame) -> None:
        most = min(f.count - len(f.picks), tiles_possible(s.sides[f.you], self.tile, self.free, f.target))
        if most > 0:
            s.ask(f.you, ASK_BEDS if self.tile == BED_TILE else ASK_DIG, list(range(most, -1, -1)))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick and self.one_by_one(s):
            f.picks += (self.tile,) * pick
            f.again()
            s.push(BEDS_EACH if self.tile == BED_TILE else DIG_EACH, seat, f.source, target=f.target, count=pick)
            f.target = max(0, f.target - pick * tile_price(s.sides[seat], self.tile))
        else:
            if not self.free:
                pay_tiles(s, seat, self.tile, pick, f.target)
            put_tiles(s, seat, self.tile, pick)


class EachTile(Rule):
    """`count` of them, one after another; `target` is what is left of the discount."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        if f.count and tiles_possible(p, self.tile, False, f.target):
            f.count -= 1
            f.again()
            pay_tiles(s, f.you, self.tile, 1, f.target)
            f.target = max(0, f.target - tile_price(p, self.tile))
            put_tiles(s, f.you, self.tile, 1)


def tile_price(p: Side, tile: int) -> int:
    return p.bed_price() if tile == BED_TILE else p.room_price()


def tiles_possible(p: Side, tile: int, free: bool, off: int) -> int:
    return beds_possible(p, free) if tile == BED_TILE else rooms_possible(p, free, off)


def pay_tiles(s: Table, seat: int, tile: int, n: int, off: int) -> None:
    s.spend(seat, WOOD if tile == BED_TILE else METAL, max(0, n * tile_price(s.sides[seat], tile) - off))


def put_tiles(s: Table, seat: int, tile: int, n: int) -> None:
    if tile == BED_TILE:
        s.build(seat, n)
    else:
        s.dig(seat, n)


def rooms_possible(p: Side, free: bool, off: int = 0) -> int:
    left = TILES - p.rooms
    return left if free else min(left, (p.metal + off) // p.room_price())


def beds_possible(p: Side, free: bool) -> int:
    most = min(TILES - p.beds, p.free_chambers())
    return most if free else min(most, p.wood // p.bed_price())


# --- develop projects (RW-6): `count` project points are left, `picks` are the cards taken ------------------
class TakeProject(Rule):
    """RW-6.1, RW-6.2: one card after another, from a row or blind."""

    def purpose(self, s: Table, f: Frame) -> str:
        return by_text("develop", f)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.count + len(f.picks), len(f.picks)

    def terms(self, s: Table, f: Frame) -> Args:
        return {"n": f.count}

    def run(self, s: Table, f: Frame) -> None:
        options = projects(s, f.count)
        if options:
            s.ask(f.you, ASK_DEVELOP, [*options, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        f.picks += (pick,)
        f.again()
        if pick >= DRAW_BLIND:
            deck = pick - DRAW_BLIND
            f.count -= deck + 1
            s.draw_cards(seat, deck, 1)
        else:
            f.count -= 1 if pick in s.rows[BASIC] else 2
            s.take_from_row(seat, pick)


def projects(s: Table, points: int) -> list[int]:
    """What so many project points can buy: a basic card costs 1, an advanced one 2."""
    found: list[int] = []
    for deck in range(min(points, 2)):
        found += [card for card in s.rows[deck] if card]
        if s.cards_left(deck):
            found.append(DRAW_BLIND + deck)
    return found


# --- move rats (RW-8.1, RW-15.3): `count` more; `target` is 1 while one must still move; `picks`: moved ------
class MoveRat(Rule):
    def purpose(self, s: Table, f: Frame) -> str:
        return by_text("rats", f)

    def terms(self, s: Table, f: Frame) -> Args:
        return {} if f.source else {"rule": "RW-15.3"}

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.count + len(f.picks), len(f.picks)

    def run(self, s: Table, f: Frame) -> None:
        if f.count:
            options = rat_moves(s.sides[f.you])
            if options:
                s.ask(f.you, ASK_RATS, options if f.target else [*options, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        f.count -= 1
        f.target = 0
        f.picks += (pick,)
        f.again()
        s.move_rat(seat, pick // AREA_STEP, pick % AREA_STEP)


def rat_moves(p: Side) -> list[int]:
    found: list[int] = []
    for start in (FOREST, BURROW, FARM):
        if p.rats[start]:
            found += [start * AREA_STEP + goal for goal in (FOREST, BURROW, FARM) if goal != start]
    return found


def rats_per_token(p: Side) -> int:
    return 2 if p.fields & TWO_RATS else 1


# --- the potion (RW-14.3) -----------------------------------------------------------------------------------
class DrinkPotion(Rule):
    def purpose(self, s: Table, f: Frame) -> str:
        return by_text("potion", f)

    def run(self, s: Table, f: Frame) -> None:
        options: list[int] = []
        if playable(s.sides[f.you], ANY, PAID):
            options.append(POTION_PLAY)
        if tasks_for(s, f.you, 0):
            options.append(POTION_TASK)
        s.ask(f.you, ASK_POTION, [*options, POTION_METAL, POTION_WOOD], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.emit(TELL_POTION, seat, pick)
        if pick == POTION_PLAY:
            offer_play(s, seat, f.source, ANY, PAID)
        elif pick == POTION_TASK:
            s.push(COMPLETE_TASK, seat, f.source)
        else:
            s.gain(seat, METAL if pick == POTION_METAL else WOOD, 1)


# --- mice beside the board (RW-8.5, RW-17.3) ----------------------------------------------------------------
class TakeRoundMouse(Rule):
    def terms(self, s: Table, f: Frame) -> Args:
        return {"mouse": SLUGS[s.round_mouse]}

    def run(self, s: Table, f: Frame) -> None:
        if s.round_mouse and s.sides[f.you].free_chambers() > 0:
            s.ask(f.you, ASK_ROUND_MOUSE, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            mouse = s.round_mouse
            s.round_mouse = 0
            s.house(seat, mouse)


class TakeSupplyMouse(Rule):
    """The top tile of the pile number `count` (house or cellar), decided before it is turned up."""

    def terms(self, s: Table, f: Frame) -> Args:
        return {"pile": "cellar_pile" if f.count else "house_pile"}

    def run(self, s: Table, f: Frame) -> None:
        if s.supply[f.count] and s.sides[f.you].free_chambers() > 0:
            s.ask(f.you, ASK_SUPPLY, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == YES:
            mouse = s.supply[f.count][-1]
            s.supply[f.count] = s.supply[f.count][:-1]
            s.revealed += 1
            s.house(seat, mouse)


ANY_ACTION: Final = PROCEDURES.procedure("any main action", ChooseAction())
DIG_PAID: Final = PROCEDURES.procedure("dig rooms", ChooseTiles(ROOM_TILE, free=False))
DIG_FREE: Final = PROCEDURES.procedure("dig rooms for free", ChooseTiles(ROOM_TILE, free=True))
DIG_EACH: Final = PROCEDURES.procedure("dig one room after another", EachTile(ROOM_TILE))
BEDS_PAID: Final = PROCEDURES.procedure("build beds", ChooseTiles(BED_TILE, free=False))
BEDS_FREE: Final = PROCEDURES.procedure("build beds for free", ChooseTiles(BED_TILE, free=True))
BEDS_EACH: Final = PROCEDURES.procedure("build one bed after another", EachTile(BED_TILE))
PROJECT_POINTS: Final = PROCEDURES.procedure("project points", TakeProject())
MOVE_RATS: Final = PROCEDURES.procedure("move rats", MoveRat())
DRINK_POTION: Final = PROCEDURES.procedure("potion", DrinkPotion())
TAKE_ROUND_MOUSE: Final = PROCEDURES.procedure("round mouse", TakeRoundMouse())
TAKE_SUPPLY_MOUSE: Final = PROCEDURES.procedure("supply mouse", TakeSupplyMouse())
