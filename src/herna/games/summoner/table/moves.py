"""Summoner Wars' table: tokens, destruction, active events and the pool of triggers, and what follows from each."""

from __future__ import annotations

from typing import ClassVar, Final

from herna.games.summoner.table.board import DISTANCE, NEAR
from herna.games.summoner.table.designs import DESIGNS, Ability
from herna.games.summoner.table.pieces import Lasting, Piece
from herna.games.summoner.table.words import (
    BOTH_FELL,
    FALLEN,
    KILLED,
    REASONS,
    SOULLESS,
    SUMMONER,
    SUMMONER_FELL,
    TELL_BOOSTED,
    TELL_CONTROLS,
    TELL_DAMAGE,
    TELL_DESTROYED,
    TELL_DISCARDED,
    TELL_ENDS,
    TELL_EVENT_ENDS,
    TELL_HEALS,
    TELL_UNBOOSTED,
)
from herna.games.summoner.table.zones import Battlefield
from herna.kernel.flow import Procedures, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import won_by
from herna.kernel.waiting import Waiting


class Table(Battlefield):
    """All that rules and cards act on."""

    # --- leaving and changing sides ---------------------------------------------------------------------
    def discard_piece(self, p: Piece) -> None:
        """Discarded is not destroyed."""
        self.remove(p)
        self.emit(TELL_DISCARDED, p.seat, p.face.index, p.uid, p.space)
        self.bury(p, True)
        self.have_left()

    def slide_under(self, p: Piece, top: Piece) -> None:  # SW-21.1, SW-21.4
        self.remove(p)
        self.bury(p, False)
        self.put_under(p.owner, p.face.index, top)
        self.have_left()

    def take_control(self, seat: int, p: Piece, lent: bool) -> None:  # SW-20
        self.put(p.controlled(seat, lent))
        self.emit(TELL_CONTROLS, seat, p.face.index, p.uid, p.space)
        self.wither()

    # --- tokens (SW-8, SW-13) ---------------------------------------------------------------------------
    def boost(self, uid: int, amount: int) -> None:
        p = self.pieces.get(uid)
        if p is not None and amount > 0:
            self.put(p.tokens(p.damage, p.boost + amount))
            self.emit(TELL_BOOSTED, p.face.index, uid, amount, p.boost + amount)

    def unboost(self, uid: int, amount: int) -> None:
        """Spend or remove (as many as there are)."""
        p = self.pieces.get(uid)
        if p is not None:
            amount = min(amount, p.boost)
            if amount > 0:
                self.put(p.tokens(p.damage, p.boost - amount))
                self.emit(TELL_UNBOOSTED, p.face.index, uid, amount, p.boost - amount)
                self.wither()

    def heal(self, uid: int, amount: int) -> None:  # SW-8.2
        p = self.pieces.get(uid)
        if p is not None:
            amount = min(amount, p.damage)
            if amount > 0:
                self.put(p.tokens(p.damage - amount, p.boost))
                self.emit(TELL_HEALS, p.face.index, uid, amount, self.life(p) - p.damage + amount)

    def strike(self, by: int, source: int, hits: list[tuple[int, int]]) -> None:
        """SW-8.6: all damage first, then everything without life as one batch.

        `by` is the seat that destroys plus 1 (0: nobody), `source` the unit that does it.
        """
        fallen: list[Piece] = []
        for uid, amount in hits:
            p = self.pieces.get(uid)
            if p is not None and amount > 0:
                p = p.tokens(p.damage + amount, p.boost)
                self.put(p)
                self.emit(TELL_DAMAGE, p.face.index, uid, amount, max(0, self.life(p) - p.damage))
        for uid, _ in hits:
            p = self.pieces.get(uid)
            if p is not None and p.damage and p.damage >= self.life(p) and p not in fallen:
                fallen.append(p)
        if fallen:
            self.destroy(by, source, fallen)

    def hurt(self, by: int, source: int, hits: list[tuple[int, int]]) -> None:
        """Strike, and resolve what follows before anything else."""
        base = len(self.waiting)
        self.strike(by, source, hits)
        self.settle(base)

    def ability_damage(self, you: int, p: Piece, amount: int) -> int:
        """What an ability of this player's unit really adds (SW-25.1)."""
        if p.seat != you and p.face.is_unit and amount > 0:
            for e in self.zone:
                standing = e.card.standing
                if standing is not None and e.seat == you:
                    amount += standing.ability_damage
        return amount

    def wither(self) -> None:
        """SW-8.9: what has lost its life bonus falls, and nobody destroyed it."""
        gifts = self.gifts()
        fallen = [p for p in self.pieces.values() if p.damage and p.damage >= self.life_among(p, gifts)]
        if fallen:
            self.destroy(0, 0, fallen)

    # --- destruction (SW-8) -----------------------------------------------------------------------------
    def destroy(self, by: int, source: int, batch: list[Piece]) -> None:
        """Everything of the batch leaves together; what follows from it waits in the pool."""
        killer = self.pieces.get(source)
        soulless = killer is not None and self.has(killer, SOULLESS)
        last_words = [self.abilities(p) for p in batch]
        enemies_near = [self.adjacent_enemies(p) for p in batch]
        fallen: list[int] = []
        for i in range(len(batch)):
            if self.saved(batch[i]):
                self.return_to_hand(batch[i])
            else:
                fallen.append(i)
        for i in fallen:
            p = batch[i]
            self.remove(p)
            self.emit(TELL_DESTROYED, p.seat, p.face.index, p.uid, p.space)
            self.bury(p, True)
            if by and p.seat != by - 1 and not (soulless and p.face.is_unit):  # SW-8.4, SW-8.5
                self.gain(by - 1, 1)
        for i in fallen:
            if batch[i].face.is_unit:
                self.each_fall(batch[i])
                self.mark_killer(source)
        self.have_left()
        for i in fallen:
            if batch[i].face.is_unit:
                self.last_words(batch[i], last_words[i], enemies_near[i])
                self.after_fall(batch[i], source)

    def saved(self, p: Piece) -> bool:
        """SW-8.10"""
        for e in self.zone:
            standing = e.card.standing
            if standing is not None and standing.saves is not None and standing.saves.fits(self, e.seat, 0, p):
                return True
        return False

    def beset(self, p: Piece) -> int:
        """How many enemy units stand beside it."""
        n = 0
        for space in NEAR[p.space]:
            q = self.board[space]
            n += q is not None and q.seat != p.seat and q.face.is_unit
        return n

    def adjacent_enemies(self, p: Piece) -> tuple[int, ...]:
        found: list[int] = []
        for space in NEAR[p.space]:
            q = self.board[space]
            if q is not None and q.seat != p.seat and q.face.is_unit:
                found.append(q.uid)
        return tuple(found)

    def each_fall(self, fallen: Piece) -> None:
        """SW-18.5: what happens at once, each time a unit is destroyed."""
        for q in list(self.pieces.values()):
            if q.seat == self.active and q.face.is_unit:
                for ability in self.abilities(q):
                    if ability.boost_each_fall:
                        self.boost(q.uid, ability.boost_each_fall)
        for e in self.zone:
            standing = e.card.standing
            if standing is None:
                continue
            if standing.boost_each_fall:
                self.boost_event(e, standing.boost_each_fall)
            if standing.unboost_each_fall is not None and standing.unboost_each_fall.fits(self, e.seat, 0, fallen):
                self.boost_event(e, -min(1, e.boost))

    def mark_killer(self, source: int) -> None:
        killer = self.pieces.get(source)
        if killer is not None:
            self.put(killer.marked(KILLED))

    def last_words(self, p: Piece, abilities: tuple[Ability, ...], enemies: tuple[int, ...]) -> None:
        """After-destroyed abilities of the unit itself: its controller then is `you` (SW-8.4)."""
        soulless = 0
        for ability in abilities:
            if ability.traits & SOULLESS:
                soulless = 1
        for ability in abilities:
            if ability.after_destroyed:
                procedure, number = ability.after_destroyed, ability.index
                w = Waiting(procedure, p.seat, p.uid, number, 0, soulless, enemies, p.space, FALLEN)
                self.waiting += (w,)

    def after_fall(self, fallen: Piece, source: int) -> None:
        """Abilities of others that follow a unit's destruction; `target` is the space it stood on."""
        space = fallen.space
        for q in self.pieces.values():
            if not q.face.is_unit:
                continue
            for ability in self.abilities(q):
                if ability.after_fall and q.seat == self.active and DISTANCE[q.space][space] <= ability.fall_within:
                    self.trigger(ability.after_fall, q, ability, space, 0, (), space)
                if ability.after_kill and q.uid == source:
                    self.trigger(ability.after_kill, q, ability, space, 0, (), space)

    def have_left(self) -> None:
        """Something is no longer on the battlefield: what depended on it ends, and perhaps the game (SW-23)."""
        south, north = self.summoners[0] in self.pieces, self.summoners[1] in self.pieces
        if not south or not north:
            both = not south and not north
            winner = self.active if both else (0 if south else 1)  # SW-23.2
            self.win(winner, BOTH_FELL if both else SUMMONER_FELL)
            return
        for e in self.zone:
            standing = e.card.standing
            if standing is not None and standing.entangles:
                if [uid for uid in e.chosen if uid not in self.pieces]:
                    self.end_event(e)
        self.wither()

    def win(self, seat: int, reason: int) -> None:
        fallen = next(card for card in self.sides[1 - seat].discard if DESIGNS[card].classes & SUMMONER)
        self.emit(TELL_ENDS, seat, 1 - seat, reason, fallen)
        self.finish(won_by(seat, self.lives(), REASONS[reason], DESIGNS[fallen].slug))

    def lives(self) -> list[int]:
        """The life each summoner has left."""
        found: list[int] = []
        for seat in range(2):
            p = self.summoner(seat)
            found.append(0 if p is None else self.life(p) - p.damage)
        return found

    # --- active events (SW-12) ----------------------------------------------------------------------------
    def boost_event(self, e: Lasting, amount: int) -> None:
        if amount:
            changed = e.tokens(e.boost + amount)
            self.change_event(changed)
            kind = TELL_BOOSTED if amount > 0 else TELL_UNBOOSTED
            self.emit(kind, e.card.index, e.uid, abs(amount), changed.boost)

    def change_event(self, changed: Lasting) -> None:
        self.zone = tuple([changed if e.uid == changed.uid else e for e in self.zone])

    def event(self, uid: int) -> Lasting | None:
        for e in self.zone:
            if e.uid == uid:
                return e
        return None

    def end_event(self, e: Lasting) -> None:
        """Discard it; what it does on leaving waits in the pool with its boost as `count`."""
        self.zone = tuple([o for o in self.zone if o.uid != e.uid])
        self.emit(TELL_EVENT_ENDS, e.seat, e.card.index)
        self.discard_seen(e.seat, e.card.index)
        standing = e.card.standing
        if standing is not None and standing.on_discard:
            self.waiting += (
                Waiting(standing.on_discard, e.seat, 0, e.card.index, 0, e.boost, ()),
            )  # fmt: skip

    # --- the pool of waiting triggers (SW-18) ---------------------------------------------------------------
    def trigger(
        self, procedure: int, p: Piece, ability: Ability, target: int, count: int, picks: tuple[int, ...], place: int
    ) -> None:
        """An ability of a unit in play waits to be resolved."""
        if ability.when is not None and not ability.when.holds(self, p):
            return
        if ability.once and ability.index in p.used:
            return
        self.waiting += (
            Waiting(procedure, p.seat, p.uid, ability.index, target, count, picks, place or p.space),
        )  # fmt: skip

    def event_trigger(self, procedure: int, e: Lasting, target: int, place: int) -> None:
        """What an active event does after something waits to be resolved."""
        self.waiting += (Waiting(procedure, e.seat, e.uid, e.card.index, target, 0, (), place),)


class Rule(Step[Table]):
    """A step of a procedure or of a card's effect.

    A `quiet` one changes at most the boost of the unit that has the ability, or on which the event was played.
    """

    quiet: ClassVar[bool] = False

    def asker(self, s: Table, f: Frame) -> tuple[int, int]:
        """Whose text asks, and the number of the unit that has it or of the active event (0: neither)."""
        return f.card, f.source

    def actor(self, s: Table, f: Frame) -> int:
        """The unit that is to move or attack."""
        return f.source


PROCEDURES: Final[Procedures[Table]] = Procedures()
