"""Summoner Wars' table: zones, what is computed from them, and the rules' single moves."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.board import DISTANCE, NEAR
from herna.games.summoner.things import (
    OWNER,
    Ability,
    Attack,
    Design,
    Journey,
    Lasting,
    Piece,
    Side,
    Waiting,
)
from herna.games.summoner.words import (
    ASK_ORDER,
    BOOSTED,
    BOTH_FELL,
    CONTROLS,
    DAMAGE,
    DESTROYED,
    DISCARDED,
    DISCARDS,
    DRAWS,
    ENDS,
    ENTERS,
    EVENT_ENDS,
    FACES,
    GAINS_MAGIC,
    GATE,
    GOES_UNDER,
    HEALS,
    KILLED,
    MAX_MAGIC,
    PAYS_MAGIC,
    PLACED,
    RAN,
    REASONS,
    RETURNED,
    SOULLESS,
    SPECIAL,
    SUMMONER_FELL,
    UNBOOSTED,
)
from herna.kernel.choice import Ask
from herna.kernel.events import Log
from herna.kernel.flow import Rules, Step
from herna.kernel.frame import Frame
from herna.kernel.outcome import Result, won_by
from herna.kernel.pack import without
from herna.kernel.setup import Setup
from herna.kernel.state import State

NOTHING: Final = Design(0, "", "", 0, 0, 0, 0)
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1
ABILITY: Final = 200  # components are cards below this number and abilities from it on
ABILITIES: Final[list[Ability]] = []  # by index - ABILITY
NO_ABILITIES: Final[tuple[Ability, ...]] = ()


def component_slug(number: int) -> str:
    """The slug of a card or an ability."""
    return DESIGNS[number].slug if number < ABILITY else ABILITIES[number - ABILITY].slug


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
        sides: list[Side],
        pieces: dict[int, Piece],
        board: list[Piece | None],
        zone: tuple[Lasting, ...],
        waiting: tuple[Waiting, ...],
        summoners: tuple[int, int],
        active: int,
        turn: int,
        phase: int,
        movers: int,
        attackers: int,
        fought: bool,
        drew: bool,
        dithered: int,
        dice: tuple[int, ...],
        rolls: tuple[int, ...],
        playing: int,
        entered: int,
        attack: Attack | None,
        journey: Journey | None,
    ) -> None:
        State.__init__(self, setup, stack, asks, answers, stop, key, drawn, small, revealed, outcome, log)
        self.sides = sides
        self.pieces = pieces  # by number, in the order they came
        self.board = board  # by space
        self.zone = zone  # the active events of both players
        self.waiting = waiting
        self.summoners = summoners  # their numbers
        self.active = active
        self.turn = turn
        self.phase = phase
        self.movers = movers  # units that moved in this phase (SW-5.7)
        self.attackers = attackers
        self.fought = fought  # an enemy object was attacked in this Attack Phase (SW-7.10)
        self.drew = drew  # the draw of this Draw Phase is done (SW-11.5)
        self.dithered = dithered  # how often something was called off in this phase: bots hold it against themselves
        self.dice = dice  # faces of the last roll
        self.rolls = rolls  # every roll since the last choice of a phase, for people
        self.playing = playing  # the event being carried out
        self.entered = entered  # how many numbers have been given
        self.attack = attack
        self.journey = journey

    # --- what is computed (SW-17) ---------------------------------------------------------------------
    def summoner(self, seat: int) -> Piece | None:
        return self.pieces.get(self.summoners[seat])

    def frozen(self, p: Piece) -> bool:
        for e in self.zone:
            standing = e.card.standing
            if standing is not None and standing.freezes and p.uid in e.chosen:
                return True
        return False

    def abilities(self, p: Piece) -> tuple[Ability, ...]:
        """Printed and gained, each once (SW-17.4); none while frozen (SW-17.8)."""
        if not self.zone and not p.gained and not p.under:
            return p.face.abilities
        found = list(p.face.abilities)
        for number in p.gained:
            add(found, ABILITIES[number - ABILITY])
        for under in p.under:
            lent = DESIGNS[under & CARD_MASK].under_ability
            if lent is not None:
                add(found, lent)
        for e in self.zone:
            standing = e.card.standing
            if standing is None:
                continue
            if standing.freezes:
                if p.uid in e.chosen:
                    return NO_ABILITIES
            elif standing.entangles:
                if p.uid in e.chosen:
                    self._entangled(p, e, found)
            elif standing.grants is not None and standing.grants_to is not None:
                if standing.grants_to.fits(self, e.seat, 0, p):
                    add(found, standing.grants)
        return tuple(found)

    def _entangled(self, p: Piece, e: Lasting, found: list[Ability]) -> None:
        """SW-25.38: the base abilities of the other one, unless it is frozen."""
        for uid in e.chosen:
            partner = self.pieces.get(uid)
            if partner is not None and uid != p.uid and not self.frozen(partner):
                for ability in partner.face.abilities:
                    add(found, ability)

    def has(self, p: Piece, trait: int) -> bool:
        for ability in self.abilities(p):
            if ability.traits & trait:
                return True
        return False

    def is_gate(self, p: Piece) -> bool:
        return p.face.gate or ((p.face.is_structure or len(p.gained) > 0) and self.has(p, GATE))

    def strength(self, p: Piece, target: Piece | None = None) -> int:
        """SW-17.5; against a target in an attack also what counts only there."""
        total = p.face.strength
        if p.marks & RAN:
            total += 1
        for ability in self.abilities(p):
            if ability.strength is not None:
                total += ability.strength.of(self, p)
            if ability.versus is not None and target is not None:
                total += ability.versus.of(self, p, target)
        for under in p.under:
            total += DESIGNS[under & CARD_MASK].under_strength
        for e in self.zone:
            standing = e.card.standing
            if standing is None:
                continue
            if standing.stronger is not None and standing.stronger.fits(self, e.seat, 0, p):
                total += standing.strength
            if standing.versus_chosen and target is not None and p.uid == self.summoners[e.seat]:
                if target.uid in e.chosen:
                    total += standing.versus_chosen
        for q in self.pieces.values():
            if (q.face.lends or q.gained) and q.uid != p.uid:
                for ability in self.abilities(q):
                    if ability.lends_strength is not None:
                        total += ability.lends_strength.given(self, q, p)
        return total if total > 0 else 0

    def life(self, p: Piece) -> int:
        """Printed and bonuses, without regard to damage (SW-8.1)."""
        total = p.face.life
        for ability in self.abilities(p):
            if ability.life is not None:
                total += ability.life.of(self, p)
        for q in self.pieces.values():
            if q.face.lends or q.gained:
                for ability in self.abilities(q):
                    if ability.lends_life is not None:
                        total += ability.lends_life.given(self, q, p)
        return total

    def specials(self) -> int:
        """Special symbols of the last roll (SW-19.2)."""
        return sum([1 for face in self.dice if FACES[face] & SPECIAL])

    # --- magic and cards (SW-10, SW-11) -----------------------------------------------------------------
    def gain(self, seat: int, amount: int) -> None:
        side = self.sides[seat]
        amount = min(amount, MAX_MAGIC - side.magic)  # SW-10.2
        if amount > 0:
            side.magic += amount
            self.emit(GAINS_MAGIC, seat, amount, side.magic)

    def pay(self, seat: int, amount: int) -> None:
        if amount > 0:
            side = self.sides[seat]
            side.magic -= amount
            self.emit(PAYS_MAGIC, seat, amount, side.magic)

    def draw(self, seat: int, amount: int) -> None:
        """SW-11.2: as many as the pile holds."""
        side = self.sides[seat]
        n = min(amount, len(side.draw))
        if n > 0:
            drawn = side.draw[-n:]
            side.hand += drawn
            side.draw = side.draw[:-n]
            self.revealed += 1
            self.emit_cards(DRAWS, (seat,), drawn, 1 << seat)

    def leave_hand(self, seat: int, card: int) -> None:
        """The card is shown to both on its way out."""
        side = self.sides[seat]
        side.hand = without(side.hand, card)
        if card in side.known:
            side.known = without(side.known, card)
            return
        self.revealed += 1
        if card in side.loose:
            side.loose = without(side.loose, card)

    def into_hand(self, seat: int, card: int) -> None:
        """A card both players have seen goes to a hand."""
        side = self.sides[seat]
        side.hand += (card,)
        side.known += (card,)

    def discard_face_down(self, seat: int, card: int) -> None:
        """Only its owner knows which card of the hand it was."""
        side = self.sides[seat]
        side.hand = without(side.hand, card)
        side.discard += (card,)
        side.loose += side.known
        side.known = ()
        if not side.hand:  # whatever was known to be here or there is there
            side.seen += side.loose
            side.loose = ()
        self.emit_cards(DISCARDS, (seat,), (card,), 1 << seat)

    def discard_seen(self, owner: int, card: int) -> None:
        """A card that both have seen goes to its owner's pile (SW-8.7)."""
        side = self.sides[owner]
        side.discard += (card,)
        side.seen += (card,)

    def leave_discard(self, seat: int, card: int) -> None:
        """The card is shown when it is taken out of the pile (SW-22.2)."""
        side = self.sides[seat]
        side.discard = without(side.discard, card)
        if card in side.seen:
            side.seen = without(side.seen, card)
            return
        self.revealed += 1
        if card in side.loose:
            side.loose = without(side.loose, card)

    # --- objects --------------------------------------------------------------------------------------
    def put(self, p: Piece) -> None:
        """A changed object in the place of what it was."""
        self.pieces[p.uid] = p
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = p

    def relocate(self, p: Piece, space: int) -> Piece:
        """While a move passes an occupied space, the board keeps the one that stands there (SW-Q27)."""
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = None
        moved = p.at(space)
        self.pieces[p.uid] = moved
        if self.board[space] is None:
            self.board[space] = moved
        return moved

    def remove(self, p: Piece) -> None:
        del self.pieces[p.uid]
        here = self.board[p.space]
        if here is not None and here.uid == p.uid:
            self.board[p.space] = None

    def enter(self, seat: int, card: int, space: int) -> Piece:
        """A new object with no memory (SW-8.8)."""
        self.entered += 1
        p = Piece(self.entered, DESIGNS[card], seat, seat, space, 0, 0, (), 0, (), (), False)
        self.pieces[p.uid] = p
        self.board[space] = p
        return p

    def bring(self, seat: int, card: int, space: int) -> Piece:
        """Placed, not summoned (SW-4.6)."""
        p = self.enter(seat, card, space)
        self.emit(ENTERS, seat, card, p.uid, space)
        return p

    def place(self, p: Piece, space: int) -> None:
        """Neither moved nor forced (SW-14.5)."""
        self.emit(PLACED, p.face.index, p.uid, p.space, space)
        self.relocate(p, space)

    def bury(self, p: Piece, with_card: bool) -> None:
        """Under-cards, and the card unless it goes elsewhere, to their owners' piles (SW-8.7, SW-21.3)."""
        for under in p.under:
            self.discard_seen(under >> OWNER, under & CARD_MASK)
        if with_card:
            self.discard_seen(p.owner, p.face.index)

    def discard_piece(self, p: Piece) -> None:
        """Discarded is not destroyed."""
        self.remove(p)
        self.emit(DISCARDED, p.seat, p.face.index, p.uid, p.space)
        self.bury(p, True)
        self.have_left()

    def return_to_hand(self, p: Piece) -> None:  # SW-22.1
        self.remove(p)
        self.emit(RETURNED, p.seat, p.face.index, p.uid, p.space)
        self.bury(p, False)
        self.into_hand(p.owner, p.face.index)

    def slide_under(self, p: Piece, top: Piece) -> None:  # SW-21.1, SW-21.4
        self.remove(p)
        self.bury(p, False)
        self.put_under(p.owner, p.face.index, top)
        self.have_left()

    def put_under(self, owner: int, card: int, top: Piece) -> None:
        self.put(top.over((*top.under, owner << OWNER | card)))
        self.emit(GOES_UNDER, top.seat, card, top.face.index, top.uid)

    def take_control(self, seat: int, p: Piece, lent: bool) -> None:  # SW-20
        self.put(p.controlled(seat, lent))
        self.emit(CONTROLS, seat, p.face.index, p.uid, p.space)
        self.wither()

    # --- tokens (SW-8, SW-13) ---------------------------------------------------------------------------
    def boost(self, uid: int, amount: int) -> None:
        p = self.pieces.get(uid)
        if p is not None and amount > 0:
            self.put(p.tokens(p.damage, p.boost + amount))
            self.emit(BOOSTED, p.face.index, uid, amount, p.boost + amount)

    def unboost(self, uid: int, amount: int) -> None:
        """Spend or remove (as many as there are)."""
        p = self.pieces.get(uid)
        if p is not None:
            amount = min(amount, p.boost)
            if amount > 0:
                self.put(p.tokens(p.damage, p.boost - amount))
                self.emit(UNBOOSTED, p.face.index, uid, amount, p.boost - amount)
                self.wither()

    def heal(self, uid: int, amount: int) -> None:  # SW-8.2
        p = self.pieces.get(uid)
        if p is not None:
            amount = min(amount, p.damage)
            if amount > 0:
                self.put(p.tokens(p.damage - amount, p.boost))
                self.emit(HEALS, p.face.index, uid, amount, self.life(p) - p.damage + amount)

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
                self.emit(DAMAGE, p.face.index, uid, amount, max(0, self.life(p) - p.damage))
        for uid, _ in hits:
            p = self.pieces.get(uid)
            if p is not None and p.damage and p.damage >= self.life(p) and p not in fallen:
                fallen.append(p)
        if fallen:
            self.destroy(by, source, fallen)

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
        fallen = [p for p in self.pieces.values() if p.damage and p.damage >= self.life(p)]
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
            self.emit(DESTROYED, p.seat, p.face.index, p.uid, p.space)
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
                w = Waiting(procedure, p.seat, p.uid, number, 0, soulless, enemies, p.space, True, False)
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
        self.emit(ENDS, seat, reason)
        lives: list[int] = []
        for uid in self.summoners:
            p = self.pieces.get(uid)
            lives.append(0 if p is None else self.life(p) - p.damage)
        self.finish(won_by(seat, lives, REASONS[reason]))

    # --- active events (SW-12) ----------------------------------------------------------------------------
    def boost_event(self, e: Lasting, amount: int) -> None:
        if amount:
            changed = Lasting(e.uid, e.card, e.seat, e.boost + amount, e.chosen, e.used)
            self.change_event(changed)
            kind = BOOSTED if amount > 0 else UNBOOSTED
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
        self.emit(EVENT_ENDS, e.seat, e.card.index)
        self.discard_seen(e.seat, e.card.index)
        standing = e.card.standing
        if standing is not None and standing.on_discard:
            self.waiting += (
                Waiting(standing.on_discard, e.seat, 0, e.card.index, 0, e.boost, (), 0, False, False),
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
            Waiting(procedure, p.seat, p.uid, ability.index, target, count, picks, place or p.space, False, False),
        )  # fmt: skip

    def after(self, base: int) -> None:
        """Resolve what has been added to the pool since it held `base`, before anything else (SW-18.3)."""
        if len(self.waiting) > base and self.outcome is None:
            self.push(SETTLE, self.active, 0, 0, 0, base)


CARD_MASK: Final = (1 << OWNER) - 1


def add(found: list[Ability], ability: Ability) -> None:
    for have in found:
        if have is ability:
            return
    found.append(ability)


class Rule(Step[Table]):
    """A step of a procedure or of a card's effect."""


RULES: Final[Rules[Table]] = Rules()


class Settle(Rule):
    """SW-18.1: the active player picks what comes next, until nothing of this batch (from `count` on) waits."""

    def run(self, s: Table, f: Frame) -> None:
        live = [i for i in range(f.count, len(s.waiting)) if alive(s, s.waiting[i])]
        if not live:
            s.waiting = s.waiting[: f.count]
        elif len(live) == 1:
            self.start(s, f, live[0])
        else:
            s.ask(s.active, ASK_ORDER, [i + 1 for i in different(s, live)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        self.start(s, f, pick - 1)

    def start(self, s: Table, f: Frame, i: int) -> None:
        f.again()
        w = s.waiting[i]
        s.waiting = s.waiting[:i] + s.waiting[i + 1 :]
        p = s.pieces.get(w.source)
        you = w.you if p is None or w.fallen else p.seat  # SW-18.4: its present controller
        s.push(w.procedure, you, w.source, w.card, w.target, w.count)
        s.stack[-1].picks = w.picks


def alive(s: Table, w: Waiting) -> bool:
    """SW-18.4: lost if its unit has left; SW-18.6: what belongs to a phase is looked at again."""
    if w.source == 0 or w.fallen:
        return True
    p = s.pieces.get(w.source)
    if p is None:
        return s.event(w.source) is not None
    ability = ABILITIES[w.card - ABILITY]
    if w.phase and (p.seat != s.active or ability not in s.abilities(p)):
        return False
    if ability.once and ability.index in p.used:
        return False
    return ability.when is None or ability.when.holds(s, p)


def different(s: Table, live: list[int]) -> list[int]:
    """Of triggers that are alike in everything one is offered."""
    found: list[int] = []
    for i in live:
        w = s.waiting[i]
        for j in found:
            o = s.waiting[j]
            if (
                o.procedure == w.procedure and o.you == w.you and o.source == w.source and o.card == w.card
                and o.target == w.target and o.count == w.count and o.picks == w.picks
            ):  # fmt: skip
                break
        else:
            found.append(i)
    return found


SETTLE: Final = RULES.procedure("settle", Settle())
