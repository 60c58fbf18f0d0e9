"""The complete state of a game of Big Monster: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.games.bigmonster.table.area import begin, grow
from herna.games.bigmonster.table.designs import EXPLORERS, TILES, TOKENS
from herna.games.bigmonster.table.moves import Table
from herna.games.bigmonster.table.pieces import Plan, Side
from herna.games.bigmonster.table.words import COLOURS, REASONS, TIERS
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine


class BigMonster(Table):
    """What `herna.game("bigmonster").new()` gives."""

    def clone(self) -> BigMonster:
        return BigMonster(
            self,
            self.plan,
            [p.copy() for p in self.sides],
            self.round,
            self.turn,
            self.order,
            self.open_picks,
            self.slow_owner,
            self.alone,
            self.team,
            self.kept,
            self.discard,
            self.discard_known,
            self.undealt,
            self.aside,
            self.starter,
            self.acted,
            self.row,
            self.rows,
            self.piles,
            self.removed,
        )

    # --- what is shown --------------------------------------------------------------------------------
    def show(self, type_: str, number: int) -> object:
        if type_ == "card":
            return TILES[number].slug
        if type_ == "explorer":
            return EXPLORERS[number].slug
        if type_ == "token":
            return TOKENS[number].slug
        if type_ == "tier":
            return TIERS[number]
        if type_ == "colour":
            return COLOURS[number]
        if type_ == "reason":
            return REASONS[number]
        if type_ == "order":  # one digit for each player, counted from 1
            return [int(digit) - 1 for digit in str(number)]
        return number

    # --- snapshots --------------------------------------------------------------------------------------
    def pack_game(self, w: Writer) -> None:
        pack_plan(w, self.plan)
        for number in (self.round, self.turn, self.slow_owner, self.alone, self.team):
            w.put(number)
        for number in (self.starter, self.acted, self.row):
            w.put(number)
        w.flag(self.open_picks)
        for zone in (self.order, self.discard, self.discard_known, self.undealt, self.aside, self.removed):
            w.zone(zone)
        for piles in (self.kept, self.rows, self.piles):
            w.put(len(piles))
            for pile in piles:
                w.zone(pile)
        for p in self.sides:
            pack_side(w, p)

    def unpack_game(self, r: Reader) -> None:
        self.plan = unpack_plan(r)
        self.round = r.next()
        self.turn = r.next()
        self.slow_owner = r.next()
        self.alone = r.next()
        self.team = r.next()
        self.starter = r.next()
        self.acted = r.next()
        self.row = r.next()
        self.open_picks = r.flag()
        self.order = r.zone()
        self.discard = r.zone()
        self.discard_known = r.zone()
        self.undealt = r.zone()
        self.aside = r.zone()
        self.removed = r.zone()
        self.kept = unpack_piles(r)
        self.rows = unpack_piles(r)
        self.piles = unpack_piles(r)
        self.sides = [unpack_side(r) for _ in range(self.players)]


def pack_plan(w: Writer, plan: Plan) -> None:
    w.put(plan.mode)
    w.put(plan.claims)
    w.flag(plan.slow_monster)
    w.flag(plan.tier_locked)
    w.zone(plan.sets)
    w.zone(plan.tokens)
    w.zone(plan.partners)


def unpack_plan(r: Reader) -> Plan:
    mode, claims, slow_monster, tier_locked = r.next(), r.next(), r.flag(), r.flag()
    sets, tokens = r.zone(), r.zone()
    return Plan(mode, claims, slow_monster, tier_locked, sets, tokens, r.zone())


def unpack_piles(r: Reader) -> tuple[tuple[int, ...], ...]:
    return tuple([r.zone() for _ in range(r.next())])


def pack_side(w: Writer, p: Side) -> None:
    """The area is its explorer and its tiles in order; everything else about it follows from them."""
    for number in (p.spare, p.hand_known, p.ship_known, p.ship_from, p.pick, p.pick_known, p.slow, p.area.explorer):
        w.put(number)
    for zone in (p.dealt, p.hand, p.ship, p.tokens, tuple(p.area.tiles), tuple(p.area.tiles.values())):
        w.zone(zone)


def unpack_side(r: Reader) -> Side:
    spare, hand_known, ship_known, ship_from, pick, pick_known, slow, explorer = (
        r.next(), r.next(), r.next(), r.next(), r.next(), r.next(), r.next(), r.next(),
    )  # fmt: skip
    dealt, hand, ship, tokens, places, kinds = r.zone(), r.zone(), r.zone(), r.zone(), r.zone(), r.zone()
    area = begin(explorer)
    for i in range(len(places)):
        area = grow(area, kinds[i], places[i])
    return Side(dealt, spare, area, hand, hand_known, ship, ship_known, ship_from, pick, pick_known, tokens, slow)


def blank(like: Machine) -> BigMonster:
    """An empty table."""
    plan = Plan(0, 0, False, False, (), (), ())
    return BigMonster(
        like,
        plan, [], 1, 0, (), False, 0, 0, 0, (), (), (), (), (), 0, 0, 0, ((), ()), (), (),
    )  # fmt: skip
