"""The complete state of a game of Mindbug: how it is copied, packed into numbers, and told in events."""

from __future__ import annotations

from herna.games.mindbug.outside import view
from herna.games.mindbug.table.designs import DESIGNS
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Creature, Side
from herna.games.mindbug.table.words import REASONS
from herna.kernel.keeping.pack import Reader, Writer
from herna.kernel.machine import Machine


class Mindbug(Table):
    """What `herna.game("mindbug").new()` gives."""

    def clone(self) -> Mindbug:
        a, b = self.sides
        return Mindbug(
            self,
            [a.copy(), b.copy()],
            self.active,
            self.turn,
            self.extra_turn,
            self.being_played,
            self.entered,
            self.waiting,
            self.unused,
            self.shown,
            self.piles_matter,
        )

    # --- what is shown --------------------------------------------------------------------------------
    def show(self, type_: str, number: int) -> object:
        if type_ == "card":
            return DESIGNS[number].slug
        if type_ == "creature":
            return view.creature_id(number)
        if type_ == "keyword":
            return view.keyword_names(number)[0]
        if type_ == "reason":
            return REASONS[number]
        return number

    # --- snapshots --------------------------------------------------------------------------------------
    def pack_game(self, w: Writer) -> None:
        w.put(self.active)
        w.put(self.turn)
        w.flag(self.extra_turn)
        w.put(self.being_played)
        w.put(self.entered)
        w.zone(self.unused)
        w.zone(self.shown)
        for side in self.sides:
            w.put(side.life)
            w.put(side.mindbugs)
            w.zone(side.hand)
            w.zone(side.draw)
            w.zone(side.discard)
            w.zone(side.known)
            w.put(len(side.area))
            for c in side.area:
                w.put(c.uid)
                w.put(c.card)
                w.put(c.face.index)
                w.flag(c.exhausted)
                w.zone(c.boost)
                w.put(c.safe)
        self.pack_waiting(w)

    def unpack_game(self, r: Reader) -> None:
        self.active = r.next()
        self.turn = r.next()
        self.extra_turn = r.flag()
        self.being_played = r.next()
        self.entered = r.next()
        self.unused = r.zone()
        self.shown = r.zone()
        self.sides = []
        for seat in range(2):
            life, mindbugs = r.next(), r.next()
            hand, draw, discard, known = r.zone(), r.zone(), r.zone(), r.zone()
            area: list[Creature] = []
            for _ in range(r.next()):
                uid, card, face, exhausted = r.next(), r.next(), r.next(), r.flag()
                boost = r.zone()
                area.append(Creature(uid, card, DESIGNS[face], seat, exhausted, boost, r.next()))
            self.sides.append(Side(life, mindbugs, hand, draw, discard, known, tuple(area)))
        self.unpack_waiting(r)


def blank(like: Machine) -> Mindbug:
    """An empty table."""
    sets = like.setup.options["sets"]
    piles_matter = any([d.pile_power or d.pile_bans or d.pile_loss for d in DESIGNS if d.set in sets])
    return Mindbug(like, [], 0, 0, False, 0, 0, (), (), (), piles_matter)
