"""Smash Up's turn and its steps, in the rulebook's order (SU-3, SU-9). Each step is one line of its list."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.playing import REGULAR, begin, could_play_from_hand, options, play_with, plays_of
from herna.games.smashup.rules.scoring import SCORE_BASE
from herna.games.smashup.rules.waiting import react
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.pieces import Action
from herna.games.smashup.table.words import (
    ASK_LIMIT,
    ASK_PLAY,
    ASK_SCORE,
    BASE_CARD,
    BY_BASE,
    BY_LYING_ACTION,
    BY_MINION,
    CARD,
    DRAWING,
    ENDING,
    FEWER_QUESTIONS,
    HAND_LIMIT,
    IGNORES,
    IN_PLAY,
    NO,
    PLACE,
    PLAYING,
    REASONS,
    RISE,
    SCORING,
    SOLE_LEADER,
    STARTING,
    TELL_SPECIAL,
    TELL_TURN,
    TOO_LONG,
    TURN_LIMIT,
    VP_TO_WIN,
)
from herna.kernel.flow import Label
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.outcome import Result
from herna.kernel.waiting import Waiting


# --- step 1: start (SU-3.2) ---------------------------------------------------------------------------------
class BeginTurn(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.turn += 1
        if s.turn > TURN_LIMIT:  # SU-9.5
            s.finish(standing(s, (), TOO_LONG))
            return
        f.you = s.active
        f.picks = ()
        s.step = STARTING
        s.risen = False
        for side in s.sides:
            side.played = 0
        mine = s.sides[s.active]
        mine.asleep = 2 if mine.asleep & 1 else 0  # SU-11.10
        s.emit(TELL_TURN, s.active, s.turn)
        expire_infiltrations(s)
        react(s, turn_reactions(s, start=True))


def expire_infiltrations(s: Table) -> None:
    """SU-13.3: until the start of the controller's next turn."""
    old = [a for b in s.bases for a in b.actions if a.mark and a.seat == s.active and a.design.traits & IGNORES]
    for a in old:
        s.put_action(a.marked(0))


def turn_reactions(s: Table, start: bool) -> list[Waiting]:
    """What happens at the start of the controller's turn, or at the end of any turn; and what bases do."""
    batch: list[Waiting] = []
    for b in s.bases:
        if start and b.design.turn_start and not s.jammed(b):
            card = BASE_CARD + b.design.index
            batch.append(Waiting(b.design.turn_start, s.active, b.uid, card, b.uid, BY_BASE, ()))
        for a in b.actions:
            batch += reaction_of(s, a, b.uid, start, ())
        for m in b.minions:
            for a in m.actions:
                batch += reaction_of(s, a, b.uid, start, (m.uid,))
    return batch


def reaction_of(s: Table, a: Action, place: int, start: bool, holder: tuple[int, ...]) -> list[Waiting]:
    effect = a.design.turn_start if start else a.design.turn_end
    if not effect or (start and a.seat != s.active):
        return []
    return [Waiting(effect, a.seat, a.uid, a.design.index, place, BY_LYING_ACTION, holder)]


# --- step 2: play cards (SU-3.3) ------------------------------------------------------------------------------
class OpenPlays(Rule):
    """SU-5.1"""

    def run(self, s: Table, f: Frame) -> None:
        s.step = PLAYING
        s.plays = REGULAR


class PlayCards(Rule):
    """D-02: until the active player declares the end, or everybody sees that there is nothing left to do."""

    verb = "play"

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        """As many as there are plays, which is said in words of its own."""
        return 0, 0

    def run(self, s: Table, f: Frame) -> None:
        grants = plays_of(s)
        found = options(s, f.you, grants)
        found += specials(s, f.you)
        if not found and s.holds(FEWER_QUESTIONS) and not could_play_from_hand(s, f.you, grants):
            self.answer(s, f, f.you, NO)
            return
        found.append(NO)
        s.ask(f.you, ASK_PLAY, found, hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            s.plays = ()
            s.step = SCORING
            return
        f.again()
        if pick >= IN_PLAY:
            use_special(s, seat, pick - IN_PLAY)
        elif pick >= RISE:
            s.risen = True
            s.emit(TELL_SPECIAL, seat, pick % PLACE)
            begin(s, seat, pick)
        else:
            play_with(s, seat, pick, plays_of(s), False)


def specials(s: Table, seat: int) -> list[int]:
    """What may be used in the play step: of minions in play (SU-14.1, SU-6.9), and from the discard pile (SU-14.2)."""
    found: list[int] = []
    none_played = s.sides[seat].played == 0
    for b in s.bases:
        for m in b.minions:
            if m.seat == seat:
                if (m.design.special and none_played) or (m.design.talent and m.used != s.turn):
                    found.append(IN_PLAY + m.uid)
    if not s.risen:
        for card in distinct(s.sides[seat].discard):
            d = DESIGNS[card]
            if d.rises:
                found += [RISE + b.uid * PLACE + card for b in s.bases if not s.bans_minion(b, seat, d.faction)]
    return found


def use_special(s: Table, seat: int, uid: int) -> None:
    m = s.minion(uid)
    if m is None:
        return
    d = m.design
    s.emit(TELL_SPECIAL, seat, d.index)
    if d.talent:
        s.put_minion(m.used_in(s.turn))
    s.push(d.special or d.talent, seat, uid, d.index, m.base, BY_MINION)


# --- step 3: check for scoring (SU-3.4, SU-7.1) ------------------------------------------------------------------
class ScoreReadyBases(Rule):
    """SU-7.2, SU-7.9: one after the other, checked anew after each."""

    verb = "score"

    def run(self, s: Table, f: Frame) -> None:
        found = ready(s)
        if found:
            s.ask(f.you, ASK_SCORE, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.again()
        b = s.base(pick)
        if b is not None:
            s.push(SCORE_BASE, seat, pick, BASE_CARD + b.design.index, pick)


def ready(s: Table) -> list[int]:
    """SU-7.1: the total of all players is at least the breakpoint."""
    return [b.uid for b in s.bases if sum(s.totals(b)) >= s.breakpoint(b)]


# --- step 4: draw (SU-3.5) ----------------------------------------------------------------------------------------
class DrawTwo(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.step = DRAWING
        s.draw(f.you, 2)


class HandLimit(Rule):
    """D-12: cards of own choice, down to exactly ten."""

    verb = "limit"

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if len(hand) > HAND_LIMIT:
            s.ask(f.you, ASK_LIMIT, distinct(tuple([slot & CARD for slot in hand])), hidden=True)
        elif f.picks:
            s.tell_discards(f.you, f.picks)
            f.picks = ()

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.discard_from_hand(seat, pick)
        f.picks += (pick,)
        f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return len(f.picks) + len(s.sides[f.you].hand) - HAND_LIMIT, len(f.picks)


# --- step 5: end (SU-3.6, SU-9) -------------------------------------------------------------------------------------
class EndReactions(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.step = ENDING
        react(s, turn_reactions(s, start=False))


class EndTurn(Rule):
    """What lasts until the end of the turn ends, then the victory check (SU-9.1, SU-9.2)."""

    def run(self, s: Table, f: Frame) -> None:
        expire_boosts(s)
        s.sides[s.active].asleep &= 1
        best = max([side.vp for side in s.sides])
        leaders = [seat for seat in range(s.players) if s.sides[seat].vp == best]
        if best >= VP_TO_WIN and len(leaders) == 1:
            s.finish(standing(s, (leaders[0],), SOLE_LEADER))
        else:
            s.active = (s.active + 1) % s.players
            f.restart()


def standing(s: Table, winners: tuple[int, ...], reason: int) -> Result:
    """Ranked by victory points; an unfinished game has no winner."""
    scores = [side.vp for side in s.sides]
    ranking = [1 + len([1 for other in scores if other > vp]) for vp in scores]
    return Result(winners, tuple(ranking), tuple(scores), REASONS[reason])


def expire_boosts(s: Table) -> None:
    """SU-6.12: those until the end of the active player's turn."""
    for b in s.bases:
        if b.lowered:
            s.put_base(b.lowered_by(0))
    for b in s.bases:
        for m in b.minions:
            if m.boosts and s.active in m.boosts[::2]:
                left: tuple[int, ...] = ()
                for i in range(0, len(m.boosts), 2):
                    if m.boosts[i] != s.active:
                        left += m.boosts[i : i + 2]
                s.put_minion(m.boosted(left))


PLAY_CARDS: Final = Label()
TURN: Final = PROCEDURES.procedure(
    "turn",
    BeginTurn(), OpenPlays(),
    PLAY_CARDS, PlayCards(),
    ScoreReadyBases(), DrawTwo(), HandLimit(), EndReactions(), EndTurn(),
)  # fmt: skip
