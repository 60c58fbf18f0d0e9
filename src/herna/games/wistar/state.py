"""The complete state of a game of Rats of Wistar: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.games.wistar.table.board import passage_id
from herna.games.wistar.table.designs import SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Holdings, Side
from herna.games.wistar.table.words import ACTIONS, AREAS, CURRENTS, DECKS, GOODS, POTIONS, REASONS, USES
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine


class Wistar(Table):
    """What `herna.game("wistar").new()` gives."""

    def clone(self) -> Wistar:
        return Wistar(
            self,
            [p.copy() for p in self.sides],
            self.order,
            self.round,
            self.turn,
            self.space,
            self.left,
            self.disc,
            self.chiefs,
            self.hut,
            self.decks[:],
            self.piles[:],
            self.rows[:],
            self.pairs,
            self.aside,
            self.aside_seat,
            self.goals,
            self.goal_discs,
            self.goal_deck,
            self.goals_shown,
            self.heroes,
            self.tokens,
            self.doors,
            self.door_box,
            self.missions,
            self.open_missions,
            self.cubes,
            self.mission_box,
            self.mice,
            self.cheese,
            self.supply[:],
            self.round_stack,
            self.round_mouse,
            self.gone,
        )

    # --- what is shown --------------------------------------------------------------------------------
    def show(self, type_: str, number: int) -> object:
        if type_ == "card":
            return SLUGS[number]
        if type_ == "action":
            return ACTIONS[number]
        if type_ == "good":
            return GOODS[number]
        if type_ == "deck":
            return DECKS[number]
        if type_ == "area":
            return AREAS[number]
        if type_ == "passage":
            return passage_id(number)
        if type_ == "potion":
            return POTIONS[number]
        if type_ == "current":
            return CURRENTS[number]
        if type_ == "reason":
            return REASONS[number]
        if type_ == "use":
            return USES[number]
        return number

    # --- snapshots --------------------------------------------------------------------------------------
    def pack_game(self, w: Writer) -> None:
        for number in (self.round, self.turn, self.space, self.left):
            w.put(number)
        for number in (self.open_missions, self.round_mouse, self.aside_seat):
            w.put(number)
        for zone in (
            self.order, self.disc, self.chiefs, self.hut, self.pairs, self.aside, self.goals, self.goal_deck,
            self.goals_shown, self.heroes, self.tokens, self.doors, self.door_box, self.missions, self.cubes,
            self.mission_box, self.mice, self.cheese, self.round_stack, self.gone,
        ):  # fmt: skip
            w.zone(zone)
        for zones in (self.decks, self.piles, self.rows, self.supply):
            w.zone(zones[0])
            w.zone(zones[1])
        for discs in self.goal_discs:
            w.zone(discs)
        for p in self.sides:
            for number in (
                p.wood, p.metal, p.movement, p.versatility, p.vp, p.current, p.beds, p.beds_gone, p.rooms, p.fields,
                p.explorer,
            ):  # fmt: skip
                w.put(number)
            for zone in (p.hand, p.known, p.area, p.used, p.rats, p.tents, p.doors, p.goals, p.private, p.seen_goals):
                w.zone(zone)

    def unpack_game(self, r: Reader) -> None:
        self.round, self.turn, self.space, self.left = r.next(), r.next(), r.next(), r.next()
        self.open_missions, self.round_mouse, self.aside_seat = r.next(), r.next(), r.next()
        self.order, self.disc, self.chiefs, self.hut = r.zone(), r.zone(), r.zone(), r.zone()
        self.pairs, self.aside, self.goals, self.goal_deck = r.zone(), r.zone(), r.zone(), r.zone()
        self.goals_shown, self.heroes, self.tokens = r.zone(), r.zone(), r.zone()
        self.doors, self.door_box, self.missions, self.cubes = r.zone(), r.zone(), r.zone(), r.zone()
        self.mission_box, self.mice, self.cheese = r.zone(), r.zone(), r.zone()
        self.round_stack, self.gone = r.zone(), r.zone()
        self.decks = [r.zone(), r.zone()]
        self.piles = [r.zone(), r.zone()]
        self.rows = [r.zone(), r.zone()]
        self.supply = [r.zone(), r.zone()]
        self.goal_discs = tuple([r.zone() for _ in self.goals])
        self.sides = [unpack_side(r) for _ in range(self.players)]


def unpack_side(r: Reader) -> Side:
    wood, metal, movement, versatility, vp, current = r.next(), r.next(), r.next(), r.next(), r.next(), r.next()
    beds, beds_gone, rooms, fields, explorer = r.next(), r.next(), r.next(), r.next(), r.next()
    hand, known, area, used, rats = r.zone(), r.zone(), r.zone(), r.zone(), r.zone()
    tents, doors, goals, private, seen_goals = r.zone(), r.zone(), r.zone(), r.zone(), r.zone()
    return Side(
        wood, metal, movement, versatility, vp, current, hand, known, area, Holdings(area), used, rats, beds,
        beds_gone, rooms, fields, explorer, tents, doors, goals, private, seen_goals,
    )  # fmt: skip


def blank(like: Machine) -> Wistar:
    """An empty table."""
    return Wistar(
        like, [], (), 0, 0, 0, 0, (), (), (), [(), ()],
        [(), ()], [(), ()], (), (), 0, (), (), (), (), (), (), (), (), (), 0, (), (), (), (), [(), ()], (), 0, (),
    )  # fmt: skip
