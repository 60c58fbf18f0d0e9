"""The complete state of a game of Smash Up: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.games.smashup.outside import view
from herna.games.smashup.table.designs import BASES, DESIGNS
from herna.games.smashup.table.moves import Table
from herna.games.smashup.table.pieces import Action, Base, Grant, Minion, Side
from herna.games.smashup.table.words import DRAFTING, FACTIONS
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine


class SmashUp(Table):
    """What `herna.game("smashup").new()` gives."""

    def clone(self) -> SmashUp:
        return SmashUp(
            self,
            [side.copy() for side in self.sides],
            self.bases,
            self.base_deck,
            self.base_discard,
            self.lords,
            self.active,
            self.turn,
            self.step,
            self.plays,
            self.urgent,
            self.limbo,
            self.waiting,
            self.stung,
            self.scored,
            self.window,
            self.lurked,
            self.risen,
            self.entered,
            self.blocks,
        )

    # --- what is shown --------------------------------------------------------------------------------
    def show(self, type_: str, number: int) -> object:
        if type_ == "card":
            return self.slug(number)
        if type_ == "minion":
            return view.minion_id(number)
        if type_ == "faction":
            return FACTIONS[number - 1]
        return number

    # --- snapshots --------------------------------------------------------------------------------------
    def pack_game(self, w: Writer) -> None:
        for number in (self.active, self.turn, self.step, self.scored, self.window, self.lurked):
            w.put(number)
        w.flag(self.risen)
        w.put(self.entered)
        w.put(self.blocks)
        w.zone(self.base_deck)
        w.zone(self.base_discard)
        w.zone(self.stung)
        for side in self.sides:
            for number in (side.vp, side.played, side.asleep):
                w.put(number)
            for zone in (side.hand, side.deck, side.discard, side.factions, side.recycled):
                w.zone(zone)
        w.put(len(self.bases))
        for b in self.bases:
            pack_base(w, b)
        for grants in (self.plays, self.urgent):
            w.put(len(grants))
            for g in grants:
                pack_grant(w, g)
        pack_actions(w, self.limbo)
        self.pack_waiting(w)

    def unpack_game(self, r: Reader) -> None:
        self.active, self.turn, self.step = r.next(), r.next(), r.next()
        self.scored, self.window, self.lurked = r.next(), r.next(), r.next()
        self.risen = r.flag()
        self.entered, self.blocks = r.next(), r.next()
        self.base_deck, self.base_discard, self.stung = r.zone(), r.zone(), r.zone()
        self.sides = []
        for _ in range(self.players):
            vp, played, asleep = r.next(), r.next(), r.next()
            hand, deck, discard, factions, recycled = r.zone(), r.zone(), r.zone(), r.zone(), r.zone()
            self.sides.append(Side(vp, hand, deck, discard, played, asleep, factions, recycled))
        self.bases = tuple([unpack_base(r) for _ in range(r.next())])
        self.plays = tuple([unpack_grant(r) for _ in range(r.next())])
        self.urgent = tuple([unpack_grant(r) for _ in range(r.next())])
        self.limbo = unpack_actions(r)
        self.unpack_waiting(r)
        self.find_lords()


def pack_actions(w: Writer, actions: tuple[Action, ...]) -> None:
    w.put(len(actions))
    for a in actions:
        for number in (a.uid, a.design.index, a.owner, a.seat, a.mark, a.used):
            w.put(number)


def unpack_actions(r: Reader) -> tuple[Action, ...]:
    found: list[Action] = []
    for _ in range(r.next()):
        uid, card, owner, seat, mark, used = r.next(), r.next(), r.next(), r.next(), r.next(), r.next()
        found.append(Action(uid, DESIGNS[card], owner, seat, mark, used))
    return tuple(found)


def pack_base(w: Writer, b: Base) -> None:
    for number in (b.uid, b.design.index, b.lowered, len(b.minions)):
        w.put(number)
    for m in b.minions:
        for number in (m.uid, m.design.index, m.seat, m.used):
            w.put(number)
        w.zone(m.boosts)
        pack_actions(w, m.actions)
    pack_actions(w, b.actions)


def unpack_base(r: Reader) -> Base:
    uid, card, lowered = r.next(), r.next(), r.next()
    minions: list[Minion] = []
    for _ in range(r.next()):
        number, design, seat, used = r.next(), r.next(), r.next(), r.next()
        boosts = r.zone()
        minions.append(Minion(number, DESIGNS[design], seat, uid, unpack_actions(r), boosts, used))
    return Base(uid, BASES[card], tuple(minions), unpack_actions(r), lowered)


def pack_grant(w: Writer, g: Grant) -> None:
    w.flag(g.minion)
    w.put(g.most)
    w.put(g.base)
    w.flag(g.empty)
    w.flag(g.pile)
    w.put(g.card)
    w.put(g.uid)


def unpack_grant(r: Reader) -> Grant:
    minion, most, base, empty, pile = r.flag(), r.next(), r.next(), r.flag(), r.flag()
    return Grant(minion, most, base, empty, pile, r.next(), r.next())


def blank(like: Machine) -> SmashUp:
    """An empty table."""
    return SmashUp(
        like,
        [], (), (), (), (), 0, 0, DRAFTING, (), (), (), (), (), 0, 0, 0, False, 0, 0,
    )  # fmt: skip
