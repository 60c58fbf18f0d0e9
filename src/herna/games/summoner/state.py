"""The complete state of a game of Summoner Wars: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.games.summoner.outside import view
from herna.games.summoner.table.board import space_name
from herna.games.summoner.table.designs import DESIGNS, component_slug
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import Attack, Journey, Lasting, Piece, Side
from herna.games.summoner.table.words import PHASES, REASONS, SYMBOLS
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine


class SummonerWars(Table):
    """What `herna.game("summoner").new()` gives."""

    def clone(self) -> SummonerWars:
        attack, journey = self.attack, self.journey
        a, b = self.sides
        return SummonerWars(
            self,
            [a.copy(), b.copy()],
            self.pieces.copy(),
            self.board[:],
            self.zone,
            self.waiting,
            self.summoners,
            self.active,
            self.turn,
            self.phase,
            self.movers,
            self.attackers,
            self.fought,
            self.drew,
            self.dithered,
            self.dice,
            self.rolls,
            self.playing,
            self.entered,
            None if attack is None else attack.copy(),
            None if journey is None else journey.copy(),
        )

    # --- what is shown --------------------------------------------------------------------------------
    def show(self, type_: str, number: int) -> object:
        if type_ == "card":
            return component_slug(number)
        if type_ == "unit":
            return view.unit_id(number)
        if type_ == "space":
            return space_name(number)
        if type_ == "phase":
            return PHASES[number]
        if type_ == "symbol":
            return SYMBOLS[number - 1]
        if type_ == "dice":
            return view.dice_shown(number)
        if type_ == "reason":
            return REASONS[number]
        return number

    # --- snapshots --------------------------------------------------------------------------------------
    def pack_game(self, w: Writer) -> None:
        for number in (
            self.active, self.turn, self.phase, self.movers, self.attackers, int(self.fought), int(self.drew),
            self.dithered, self.playing, self.entered, self.summoners[0], self.summoners[1],
        ):  # fmt: skip
            w.put(number)
        w.zone(self.dice)
        w.zone(self.rolls)
        for side in self.sides:
            w.put(side.magic)
            for zone in (side.hand, side.draw, side.discard, side.known, side.seen, side.loose, side.out):
                w.zone(zone)
        w.put(len(self.pieces))
        for p in self.pieces.values():
            pack_piece(w, p, self.board[p.space] is p)
        w.put(len(self.zone))
        for e in self.zone:
            for number in (e.uid, e.card.index, e.seat, e.boost, int(e.used)):
                w.put(number)
            w.zone(e.chosen)
        self.pack_waiting(w)
        pack_attack(w, self.attack)
        pack_journey(w, self.journey)

    def unpack_game(self, r: Reader) -> None:
        self.active, self.turn, self.phase, self.movers, self.attackers = (
            r.next(), r.next(), r.next(), r.next(), r.next(),
        )  # fmt: skip
        self.fought, self.drew = r.flag(), r.flag()
        self.dithered, self.playing, self.entered = r.next(), r.next(), r.next()
        self.summoners = (r.next(), r.next())
        self.dice = r.zone()
        self.rolls = r.zone()
        self.sides = []
        for _ in range(2):
            magic = r.next()
            hand, draw, discard, known = r.zone(), r.zone(), r.zone(), r.zone()
            self.sides.append(Side(magic, hand, draw, discard, known, r.zone(), r.zone(), r.zone()))
        self.pieces = {}
        for _ in range(r.next()):
            p = unpack_piece(r)
            self.pieces[p.uid] = p
            if r.flag():
                self.board[p.space] = p
        zone: list[Lasting] = []
        for _ in range(r.next()):
            uid, card, seat, boost, used = r.next(), r.next(), r.next(), r.next(), r.flag()
            zone.append(Lasting(uid, DESIGNS[card], seat, boost, r.zone(), used))
        self.zone = tuple(zone)
        self.unpack_waiting(r)
        self.attack = unpack_attack(r)
        self.journey = unpack_journey(r)


# --- the parts of a snapshot --------------------------------------------------------------------------------
def pack_piece(w: Writer, p: Piece, stands: bool) -> None:
    for number in (p.uid, p.face.index, p.owner, p.seat, p.space, p.damage, p.boost, p.marks, int(p.lent)):
        w.put(number)
    w.zone(p.under)
    w.zone(p.used)
    w.zone(p.gained)
    w.flag(stands)


def unpack_piece(r: Reader) -> Piece:
    uid, face, owner, seat, space = r.next(), r.next(), r.next(), r.next(), r.next()
    damage, boost, marks, lent = r.next(), r.next(), r.next(), r.flag()
    under, used, gained = r.zone(), r.zone(), r.zone()
    return Piece(uid, DESIGNS[face], owner, seat, space, damage, boost, under, marks, used, gained, lent)


def pack_attack(w: Writer, a: Attack | None) -> None:
    w.flag(a is not None)
    if a is not None:
        for number in (
            a.attacker, a.target, int(a.extra), a.limit, a.bonus, int(a.drained), a.healing, a.case, a.space,
            int(a.first), a.shield, a.damage, a.added,
        ):  # fmt: skip
            w.put(number)
        w.zone(a.watchers)


def unpack_attack(r: Reader) -> Attack | None:
    if not r.flag():
        return None
    attacker, target, extra, limit, bonus = r.next(), r.next(), r.flag(), r.next(), r.next()
    drained, healing, case, space, first = r.flag(), r.next(), r.next(), r.next(), r.flag()
    shield, damage, added = r.next(), r.next(), r.next()
    return Attack(
        attacker, target, extra, limit, bonus, drained, healing, case, space, first, r.zone(), shield, damage, added
    )  # fmt: skip


def pack_journey(w: Writer, j: Journey | None) -> None:
    w.flag(j is not None)
    if j is not None:
        for number in (j.mover, j.allowance, j.straight, j.past, j.run, j.done, j.streak):
            w.put(number)
        w.zone(j.path)
        w.zone(j.passed)
        w.zone(j.followers)


def unpack_journey(r: Reader) -> Journey | None:
    if not r.flag():
        return None
    mover, allowance, straight, past = r.next(), r.next(), r.next(), r.next()
    run, done, streak = r.next(), r.next(), r.next()
    path, passed, followers = r.zone(), r.zone(), r.zone()
    return Journey(mover, path, allowance, straight, past, run, done, streak, passed, followers)


# --- set-up (SW-2) ------------------------------------------------------------------------------------------
def blank(like: Machine) -> SummonerWars:
    """An empty table."""
    return SummonerWars(
        like,
        [], {}, [None] * 49, (), (), (0, 0), 0, 0, 0, 0, 0, False, False, 0, (), (), 0, 0, None, None,
    )  # fmt: skip
