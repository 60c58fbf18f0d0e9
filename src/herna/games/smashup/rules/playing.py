"""Playing cards (SU-4, SU-5): which plays somebody has, what fits them, and how a card is played."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.affecting import ATTACH
from herna.games.smashup.rules.waiting import react
from herna.games.smashup.table.designs import DESIGNS, Design
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Action, Base, Grant, Minion, Side
from herna.games.smashup.table.words import (
    A_BASE,
    ASK_NOW,
    ASK_ON_BASE,
    ASK_ON_MINION,
    ASK_USE,
    BASE_CARD,
    BY_BASE,
    BY_LYING_ACTION,
    BY_MINION,
    BY_PLAYED_ACTION,
    BY_PLAYED_MINION,
    CARD,
    EVERYBODY_SEEN,
    FEWER_QUESTIONS,
    FROM_PILE,
    NO,
    OPENS_PILE,
    OWN_MINION,
    PLACE,
    PLAYING,
    POSSIBLE_PLAYS,
    RISE,
    TELL_ACTS,
    TELL_ATTACHES,
    TELL_DECLINES,
    TELL_EXTRA_ACTION,
    TELL_EXTRA_MINION,
    TELL_NO_EFFECT,
    TELL_PLAYS,
    UNLIMITED,
)
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct, without
from herna.kernel.texts.catalogue import Args
from herna.kernel.waiting import Waiting

REGULAR_MINION: Final = Grant(True, UNLIMITED, 0, False, False, 0, 0)  # SU-5.1
REGULAR_ACTION: Final = Grant(False, UNLIMITED, 0, False, False, 0, 0)
REGULAR: Final = (REGULAR_MINION, REGULAR_ACTION)


# --- which plays there are -----------------------------------------------------------------------------------
def plays_of(s: Table) -> list[Grant]:
    """All plays of the active player in the play step: held ones, then those of cards in play (SU-5.10)."""
    found = list(s.plays)
    for b in s.bases:
        for m in b.minions:
            if m.design.grant is not None and m.seat == s.active and m.used != s.turn:
                found.append(Grant(m.design.grant.minion, UNLIMITED, 0, False, False, m.design.index, m.uid))
        for a in b.actions:
            if a.design.grant is not None and a.seat == s.active and a.used != s.turn:
                found.append(Grant(a.design.grant.minion, UNLIMITED, b.uid, False, False, a.design.index, a.uid))
    return found


def use_up(s: Table, used: Grant, urgent: bool) -> None:
    """This play has been made."""
    if used.uid:
        for b in s.bases:
            for m in b.minions:
                if m.uid == used.uid:
                    s.put_minion(m.used_in(s.turn))
                    return
            for a in b.actions:
                if a.uid == used.uid:
                    s.put_action(a.used_in(s.turn))
                    return
    elif urgent:
        i = last_index(s.urgent, used)
        s.urgent = s.urgent[:i] + s.urgent[i + 1 :]
    else:
        i = last_index(s.plays, used)
        s.plays = s.plays[:i] + s.plays[i + 1 :]


def last_index(grants: tuple[Grant, ...], wanted: Grant) -> int:
    for i in range(len(grants) - 1, -1, -1):
        if grants[i].alike(wanted) and grants[i].card == wanted.card:
            return i
    raise AssertionError("a play that nobody has")


def give(s: Table, seat: int, grants: tuple[Grant, ...], at_once: bool = False) -> None:
    """SU-5.3: kept for later in the own play step; SU-5.4: at any other moment, or from a Special, now or never."""
    if not grants:
        return
    if is_kept(s, seat) and not at_once:
        s.plays += grants
        s.emit(TELL_EXTRA_MINION if grants[0].minion else TELL_EXTRA_ACTION, seat, grants[0].card, len(grants))
    else:
        s.push(URGENT, seat, card=grants[0].card, target=len(s.urgent))
        s.urgent += grants


def is_kept(s: Table, seat: int) -> bool:
    return s.step == PLAYING and seat == s.active


# --- what fits -------------------------------------------------------------------------------------------------
def pile_is_open(s: Table, b: Base, seat: int) -> bool:
    """SU-5.12: on own turns, in the play step, minions may come to this base from the own discard pile."""
    if s.step != PLAYING or seat != s.active:
        return False
    for a in b.actions:
        if a.seat == seat and a.design.traits & OPENS_PILE:
            return True
    return False


def has_minion(b: Base, seat: int) -> bool:
    for m in b.minions:
        if m.seat == seat:
            return True
    return False


def fits_hand(g: Grant, seat: int, b: Base, power: int) -> bool:
    if not g.minion or g.pile or power > g.most or (g.base and g.base != b.uid):
        return False
    return not (g.empty and has_minion(b, seat))


def could_play_from_hand(s: Table, seat: int, grants: list[Grant]) -> bool:
    """As far as everybody knows: with one of these plays, a card of the hand that not everybody has seen."""
    side = s.sides[seat]
    if not side.hand or (s.holds(FEWER_QUESTIONS) and not unseen(side)):
        return False
    asleep = side.asleep & 2 != 0
    if not s.holds(POSSIBLE_PLAYS):
        return any([not g.pile if g.minion else not asleep for g in grants])
    designs = could_be_in_hand(side)
    if not asleep and any([not g.minion for g in grants]) and any([not d.minion for d in designs]):
        return True
    for b in s.bases:
        most, _ = limits(s, seat, b, grants)
        if any([d.minion and d.power <= most and not s.bans_minion(b, seat, d.faction) for d in designs]):
            return True
    return False


def could_be_in_hand(side: Side) -> list[Design]:
    """What not everybody has seen of this player's cards; where each of them lies, in hand or deck, nobody can tell."""
    slots = [slot for slot in side.hand + side.deck if slot & EVERYBODY_SEEN != EVERYBODY_SEEN]
    return [DESIGNS[card] for card in distinct(tuple([slot & CARD for slot in slots]))]


def unseen(side: Side) -> bool:
    """Whether there is a card in this hand that not everybody has seen."""
    return any([slot & EVERYBODY_SEEN != EVERYBODY_SEEN for slot in side.hand])


def options(s: Table, seat: int, grants: list[Grant]) -> list[int]:
    """Everything that these plays allow: minions to bases, from hand or pile, and actions."""
    found: list[int] = []
    side = s.sides[seat]
    hand: list[int] = []
    for slot in side.hand:
        card = slot & CARD
        if card not in hand:
            hand.append(card)
    pile: list[int] = []
    for b in s.bases:
        from_hand, from_pile = limits(s, seat, b, grants)
        if from_hand >= 0:
            for card in hand:
                d = DESIGNS[card]
                if d.minion and d.power <= from_hand and (not b.actions or not s.bans_minion(b, seat, d.faction)):
                    found.append(b.uid * PLACE + card)
        if from_pile >= 0:
            if not pile:
                pile = pile_minions(side.discard)
            for card in pile:
                d = DESIGNS[card]
                if d.power <= from_pile and not s.bans_minion(b, seat, d.faction):
                    found.append(FROM_PILE + b.uid * PLACE + card)
    if not side.asleep & 2:
        for g in grants:
            if not g.minion:
                for card in hand:
                    if not DESIGNS[card].minion:
                        found.append(card)
                break
    return found


def limits(s: Table, seat: int, b: Base, grants: list[Grant]) -> tuple[int, int]:
    """The highest printed power that may come to this base from hand and from the pile; -1: none."""
    hand = -1
    pile = -1
    for g in grants:
        if g.minion and (not g.base or g.base == b.uid) and not (g.empty and has_minion(b, seat)):
            if not g.pile:
                hand = max(hand, g.most)
            else:
                pile = max(pile, g.most)
    if hand > pile and b.actions and pile_is_open(s, b, seat):
        pile = hand
    return hand, pile


def pile_minions(discard: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for card in discard:
        if card not in found and DESIGNS[card].minion:
            found.append(card)
    return found


def fitting(s: Table, seat: int, pick: int, grants: list[Grant]) -> list[Grant]:
    """Which of the plays this option could use up; of equal ones only the first (SU-5.7)."""
    found: list[Grant] = []
    pile = pick >= FROM_PILE
    place = (pick - FROM_PILE if pile else pick) // PLACE
    d = DESIGNS[pick % PLACE]
    b = s.base(place)
    for g in grants:
        if b is None:
            good = not g.minion
        elif pile:
            good = fits_hand_or_pile(s, g, seat, b, d.power)
        else:
            good = fits_hand(g, seat, b, d.power)
        if good and not any([g.alike(other) for other in found]):
            found.append(g)
    return found


def fits_hand_or_pile(s: Table, g: Grant, seat: int, b: Base, power: int) -> bool:
    """A card from the pile: with a play that takes it from there, or with any other one where the pile is open."""
    if g.pile:
        return g.minion and power <= g.most and (not g.base or g.base == b.uid)
    return pile_is_open(s, b, seat) and fits_hand(g, seat, b, power)


# --- playing: from a zone into limbo, then by the book -----------------------------------------------------------
def begin(s: Table, seat: int, pick: int) -> None:
    """Play the card that an option names; whoever offered it sees to the play it uses up."""
    card = pick % PLACE
    if pick >= FROM_PILE:
        side = s.sides[seat]
        side.discard = without(side.discard, card)
        place = (pick - (RISE if pick >= RISE else FROM_PILE)) // PLACE
    else:
        s.leave_hand(seat, card)
        place = pick // PLACE
    start(s, seat, seat, card, place)


def start(s: Table, seat: int, owner: int, card: int, place: int) -> None:
    """A card that has left its zone is played by this player; a minion to this base."""
    d = DESIGNS[card]
    uid = s.number()
    s.limbo += (Action(uid, d, owner, seat, 0, 0),)
    if d.minion:
        s.push(PLAY_MINION, seat, uid, card, place)
    else:
        s.emit(TELL_ACTS, seat, card)
        s.push(PLAY_ACTION, seat, uid, card)


def play_with(s: Table, seat: int, pick: int, grants: list[Grant], urgent: bool) -> None:
    """Play a card with one of these plays; where several fit, the player says which (SU-5.7)."""
    fit = fitting(s, seat, pick, grants)
    begin(s, seat, pick)
    if len(fit) == 1:
        use_up(s, fit[0], urgent)
        return
    place = (pick - FROM_PILE if pick >= FROM_PILE else pick) // PLACE
    s.push(WHICH_PLAY, seat, source=1 if urgent else 0, card=pick % PLACE, target=place, count=pick // FROM_PILE)
    if urgent:
        s.stack[-1].picks = (len(s.urgent) - len(grants),)


class WhichPlay(Rule):
    """SU-5.7. Registers: `card`, its base `target`, `count` 1 from the pile; `source` 1 for urgent plays."""

    verb = "use"

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_USE, [i + 1 for i in range(len(candidates(s, f)))])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        use_up(s, candidates(s, f)[pick - 1], f.source == 1)


def candidates(s: Table, f: Frame) -> list[Grant]:
    """The plays to choose from while the card lies on the table."""
    grants = list(s.urgent[f.picks[0] :]) if f.source == 1 else plays_of(s)
    return fitting(s, f.you, f.count * FROM_PILE + f.target * PLACE + f.card, grants)


class UseNow(Rule):
    """SU-5.4: plays that are made now, one after the other, or lost.

    Registers: `target` is where these plays begin, `count` how many have been made.
    """

    verb = "extra"

    def run(self, s: Table, f: Frame) -> None:
        grants = list(s.urgent[f.target :])
        found = options(s, f.you, grants) if grants else []
        hidden = could_play_from_hand(s, f.you, grants)
        if found or hidden:
            s.ask(f.you, ASK_NOW, [*found, NO], hidden)
        else:
            s.urgent = s.urgent[: f.target]

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.urgent = s.urgent[: f.target]
            if f.count == 0:
                s.emit(TELL_DECLINES, seat, f.card)
        else:
            f.again()
            f.count += 1
            play_with(s, seat, pick, list(s.urgent[f.target :]), True)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return f.count + len(s.urgent) - f.target, f.count

    def terms(self, s: Table, f: Frame) -> Args:
        """All plays of one text are alike, but for the base."""
        g = s.urgent[f.target]
        what = "minion" if g.minion else "action"
        if g.pile:
            what = "pile"
        if g.most != UNLIMITED:
            what = "weak_" + what
        return {"what": "extra." + what, "power": g.most}


# --- SU-10.4 one minion play: `source` the minion, `card` its design, `target` the base -----------------------------
class Enter(Rule):
    """(a) the card enters play, (b) its text"""

    def run(self, s: Table, f: Frame) -> None:
        d = DESIGNS[f.card]
        s.limbo = s.limbo[:-1]
        s.add_minion(Minion(f.source, d, f.you, f.target, (), (), 0))
        s.sides[f.you].played += 1  # SU-5.9
        s.emit(TELL_PLAYS, f.you, f.card, s.printed(f.target), f.source)
        if d.play:
            s.push(d.play, f.you, f.source, f.card, f.target, BY_PLAYED_MINION)


class PlayedHere(Rule):
    """(c) everything that reacts to the play; `count` 1: the base was exchanged since, so that it saw no play."""

    def run(self, s: Table, f: Frame) -> None:
        if DESIGNS[f.card].play and s.came_to_nothing(TELL_PLAYS):
            s.emit(TELL_NO_EFFECT, f.you, f.card)
        batch: list[Waiting] = []
        b = s.base(f.target)
        if b is not None:
            if b.design.played_here and not f.count and not s.jammed(b):  # SU-13.13
                card = BASE_CARD + b.design.index
                batch.append(Waiting(b.design.played_here, f.you, b.uid, card, b.uid, BY_BASE, ()))
            news = (f.source, f.you + 1)
            for m in b.minions:
                if m.design.played_here and m.seat != f.you:
                    d = m.design
                    batch.append(Waiting(d.played_here, m.seat, m.uid, d.index, b.uid, BY_MINION, news))
            for a in b.actions:
                if a.design.played_here and a.seat != f.you:
                    d = a.design
                    batch.append(Waiting(d.played_here, a.seat, a.uid, d.index, b.uid, BY_LYING_ACTION, news))
        if s.stung:
            batch += stings(s, f)
        react(s, batch)


def stay(s: Table, old: int, new: int) -> None:
    """SU-13.4: minions stay when their base is exchanged, so those there still react to a play before their eyes."""
    for f in s.stack:
        if f.procedure == PLAY_MINION and f.target == old:
            f.target = new
            f.count = 1
    s.waiting = tuple([at_base(w, new) if w.target == old and is_reaction_to_play(w) else w for w in s.waiting])


def at_base(w: Waiting, base: int) -> Waiting:
    return Waiting(w.procedure, w.you, w.source, w.card, base, w.count, w.picks)


def is_reaction_to_play(w: Waiting) -> bool:
    """Of a minion that saw another one being played."""
    return w.count == BY_MINION and DESIGNS[w.card].played_here == w.procedure


def stings(s: Table, f: Frame) -> list[Waiting]:
    """SU-14.15: each minion that minds and that the played card has affected, once."""
    batch: list[Waiting] = []
    left: tuple[int, ...] = ()
    for i in range(0, len(s.stung), 4):
        played, uid, seat, card = s.stung[i : i + 4]
        if played == f.source:
            batch.append(Waiting(DESIGNS[card].affected, seat, uid, card, 0, BY_MINION, (played, f.you + 1)))
        else:
            left += (played, uid, seat, card)
    s.stung = left
    return batch


# --- SU-10.5 one action play: `source` its number, `card` its design, `target` what it is played on -----------------
class ShowAction(Rule):
    """(a) it is shown; choose the base or minion it is played on"""

    def purpose(self, s: Table, f: Frame) -> str:
        d = DESIGNS[f.card]
        return "attach" if d.holder == A_BASE else done_to_holder(d)

    def run(self, s: Table, f: Frame) -> None:
        holder = DESIGNS[f.card].holder
        if holder == A_BASE:
            s.ask(f.you, ASK_ON_BASE, [b.uid for b in s.bases])
        elif holder:
            own = holder == OWN_MINION
            found = [m.uid for b in s.bases for m in b.minions if m.seat == f.you or not own]
            if found:
                s.ask(f.you, ASK_ON_MINION, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.target = pick

    def terms(self, s: Table, f: Frame) -> Args:
        return {"amount": abs(DESIGNS[f.card].holder_power)}


def done_to_holder(d: Design) -> str:
    """What becomes of the minion that carries this action."""
    if d.holder_power:
        return "strengthen" if d.holder_power > 0 else "weaken"
    return "doom" if d.turn_end else "protect"


class AttachAction(Rule):
    """(b) it attaches; onto a minion that is an event (SU-6.6)"""

    def run(self, s: Table, f: Frame) -> None:
        d = DESIGNS[f.card]
        if not d.holder:
            return
        if d.holder != A_BASE:
            if f.target:
                s.push(ATTACH, f.you, f.source, f.card, 0, BY_PLAYED_ACTION)
                s.stack[-1].picks = (f.target, 0)
            return
        b = s.base(f.target)
        if b is not None:
            a = s.limbo[-1]
            s.limbo = s.limbo[:-1]
            s.emit(TELL_ATTACHES, f.you, f.card, BASE_CARD + b.design.index)
            s.attach_to_base(a, b)


class ActionText(Rule):
    """(c) its text; none of it happens if it could not be attached (SU-4.6, SU-11.7)"""

    def run(self, s: Table, f: Frame) -> None:
        d = DESIGNS[f.card]
        if not d.play:
            if not d.holder:
                s.emit(TELL_NO_EFFECT, f.you, f.card)
        elif not d.holder:
            s.push(d.play, f.you, f.source, f.card, 0, BY_PLAYED_ACTION)
        elif s.action(f.source) is not None:
            s.push(d.play, f.you, f.source, f.card, f.target, BY_PLAYED_ACTION)


class PutAway(Rule):
    """(d) into its owner's pile, unless it stays (SU-4.3); (e) reactions"""

    def run(self, s: Table, f: Frame) -> None:
        if s.came_to_nothing(TELL_ACTS):
            s.emit(TELL_NO_EFFECT, f.you, f.card)
        for a in s.limbo:
            if a.uid == f.source:
                s.limbo = tuple([o for o in s.limbo if o.uid != a.uid])
                s.into_discard(a.owner, f.card)
                break
        if s.stung:
            react(s, stings(s, f))


WHICH_PLAY: Final = PROCEDURES.procedure("which play", WhichPlay())
URGENT: Final = PROCEDURES.procedure("play now or never", UseNow())
PLAY_MINION: Final = PROCEDURES.procedure("play a minion", Enter(), PlayedHere())
PLAY_ACTION: Final = PROCEDURES.procedure("play an action", ShowAction(), AttachAction(), ActionText(), PutAway())
