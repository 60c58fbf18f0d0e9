"""Texts that need a step of their own, and aggressive effects (RW-18, RW-22)."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.exploring import move_tent, tent_rooms
from herna.games.wistar.rules.payment import GIVE_CARDS, PAY_ITEMS
from herna.games.wistar.rules.tasks import REMOVE_BROWN_CUBE
from herna.games.wistar.rules.uses import ONCE_EFFECTS, Steps, is_usable
from herna.games.wistar.table.designs import DESIGNS
from herna.games.wistar.table.moves import PROCEDURES, Op, Rule, Table
from herna.games.wistar.table.words import (
    ADVANCED,
    AS_PENALTY,
    ASK_COPY,
    ASK_GIVE_MOUSE,
    ASK_PENALTY,
    ASK_PILE,
    ASK_PRIVATE_GOAL,
    ASK_SWAP,
    ASK_TENT,
    ASK_TOOL,
    BASE,
    BASIC,
    BASIC_CARD,
    DECKS,
    FOR_TEXT,
    GOODS,
    ITEM,
    METAL,
    MOUSE,
    MOVEMENT,
    NO,
    ONCE,
    SWAP_CARD,
    TELL_EFFECT,
    TELL_GOALS_SEEN,
    TELL_IMMUNE,
    TELL_KEEPS_GOAL,
    TELL_MOUSE_GONE,
    TELL_TURNS_UP,
    TENTS,
    TOOL,
    VP,
    WOOD,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.texts.catalogue import Args

TENT_STEP: Final = 10  # moving a tent is old room * TENT_STEP + new room


# --- hot_air_balloon (RW-22.7) ------------------------------------------------------------------------------
class SeeGoals(Op):
    def run(self, s: Table, f: Frame) -> None:
        s.goals_shown = s.goal_deck[-2:]
        s.goal_deck = s.goal_deck[:-2]
        if s.goals_shown:
            s.revealed += 1
            s.emit_cards(TELL_GOALS_SEEN, (f.you,), s.goals_shown, 1 << f.you)


class KeepGoal(Op):
    def run(self, s: Table, f: Frame) -> None:
        if s.goals_shown:
            s.ask(f.you, ASK_PRIVATE_GOAL, list(s.goals_shown), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        p = s.sides[seat]
        p.seen_goals += tuple([goal for goal in s.goals_shown if goal != pick])
        p.private += (pick,)
        s.goals_shown = ()
        s.revealed += 1
        s.emit(TELL_KEEPS_GOAL, seat, pick)


# --- camp_tent (RW-22.10) -----------------------------------------------------------------------------------
class TentAnywhere(Op):
    """An unused tent to any reachable room; with both on the board one of them may move there."""

    def purpose(self, s: Table, f: Frame) -> str:
        return "move_tent" if len(s.sides[f.you].tents) == TENTS else "pitch_anywhere"

    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        rooms = tent_rooms(s, p)
        if len(p.tents) == TENTS:
            rooms = [old * TENT_STEP + room for old in p.tents for room in rooms]
        if rooms:
            s.ask(f.you, ASK_TENT, [*rooms, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick >= TENT_STEP:
            move_tent(s, seat, pick // TENT_STEP, pick % TENT_STEP)
        elif pick != NO:
            s.pitch(seat, pick)


# --- land_yacht (RW-22.13) ----------------------------------------------------------------------------------
class RemoveBrownCube(Op):
    def run(self, s: Table, f: Frame) -> None:
        s.push(REMOVE_BROWN_CUBE, f.you, f.source)


# --- mechanical_chameleon (RW-22.17) ------------------------------------------------------------------------
class CopyOnce(Op):
    """The once-per-round effect of another played card of any player, as your own."""

    def others(self, s: Table, you: int) -> list[int]:
        """All once-per-round cards in play but those that copy themselves."""
        found: list[int] = []
        for seat in [you, *s.opponents(you)]:
            for i in s.sides[seat].area:
                if DESIGNS[i].type == ONCE and DESIGNS[i].kind and not isinstance(ONCE_EFFECTS[i].steps[0], CopyOnce):
                    found.append(i)
        return found

    def models(self, s: Table, you: int) -> list[int]:
        return [i for i in self.others(s, you) if is_usable(s, you, i)]

    def run(self, s: Table, f: Frame) -> None:
        if self.others(s, f.you):  # which of them are of use may depend on the hand, so that is not shown
            s.ask(f.you, ASK_COPY, [*self.models(s, f.you), NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            s.emit(TELL_EFFECT, seat, pick)
            s.push(DESIGNS[pick].effect, seat, pick)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.models(s, you))

    def looks_at_hand(self) -> bool:
        return True


# --- automatic_laboratory (RW-22.25) ------------------------------------------------------------------------
class TakeTool(Op):
    """A tool of the row if it shows one, else the first one turned up from the deck."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def terms(self, s: Table, f: Frame) -> Args:
        return {"row": DECKS[self.deck] + "_row"}

    def run(self, s: Table, f: Frame) -> None:
        tools = [card for card in s.rows[self.deck] if card and DESIGNS[card].kind == TOOL]
        if tools:
            s.ask(f.you, ASK_TOOL, tools)
        else:
            self.turn_up(s, f.you)

    def turn_up(self, s: Table, you: int) -> None:
        turned: list[int] = []
        found = 0
        for _ in range(len(s.decks[self.deck]) + len(s.piles[self.deck])):
            card = s.draw(self.deck)
            if DESIGNS[card].kind == TOOL:
                found = card
                break
            turned.append(card)
        if turned:
            s.revealed += 1
            s.emit_cards(TELL_TURNS_UP, (you,), tuple(turned), EVERYBODY)
            s.discard(tuple(turned))
        if found:
            s.revealed += 1
            s.get_card(you, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.take_from_row(seat, pick)


# --- archive (RW-22.28) -------------------------------------------------------------------------------------
class TakeFromPile(Op):
    def run(self, s: Table, f: Frame) -> None:
        cards = s.piles[BASIC] + s.piles[ADVANCED]
        if cards:
            s.ask(f.you, ASK_PILE, [*cards, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            deck = DESIGNS[pick].deck
            s.piles[deck] = tuple([card for card in s.piles[deck] if card != pick])
            s.take_card(seat, pick)

    def useful(self, s: Table, you: int) -> bool:
        return bool(s.piles[BASIC]) or bool(s.piles[ADVANCED])


# --- shop (RW-22.29) ----------------------------------------------------------------------------------------
class SwapItem(Op):
    """Give 1 item, gain 1 of another sort: an option is given sort * BASE + gained sort."""

    def swaps(self, s: Table, you: int) -> list[int]:
        p = s.sides[you]
        given = [WOOD] if p.wood else []
        given += [METAL] if p.metal else []
        given += [SWAP_CARD] if p.hand else []
        gained = [WOOD, METAL, SWAP_CARD] if s.cards_left(BASIC) else [WOOD, METAL]
        return [a * BASE + b for a in given for b in gained if a != b]

    def run(self, s: Table, f: Frame) -> None:
        swaps = self.swaps(s, f.you)
        if swaps:
            s.ask(f.you, ASK_SWAP, [*swaps, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            return
        given, gained = pick // BASE, pick % BASE
        s.push(RECEIVE, seat, f.source, count=BASIC_CARD if gained == SWAP_CARD else gained)
        if given == SWAP_CARD:
            s.push(GIVE_CARDS, seat, f.source, target=FOR_TEXT, count=1)
        else:
            s.spend(seat, given, 1)

    def useful(self, s: Table, you: int) -> bool:
        return bool(self.swaps(s, you))


class Receive(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.gain(f.you, f.count, 1, f.source)


RECEIVE: Final = PROCEDURES.procedure("receive", Receive())

keep_one_of_two_goals: Final[Steps] = (SeeGoals(), KeepGoal())
place_or_move_a_tent: Final[Steps] = (TentAnywhere(),)
remove_a_brown_cube: Final[Steps] = (RemoveBrownCube(),)
copy_a_once_per_round_effect: Final[Steps] = (CopyOnce(),)
gain_a_tool_of_each_deck: Final[Steps] = (TakeTool(BASIC), TakeTool(ADVANCED))
take_a_card_from_a_discard_pile: Final[Steps] = (TakeFromPile(),)
swap_an_item: Final[Steps] = (SwapItem(),)


# --- aggressive effects (RW-18): `you` is the player who played the card, then the victim -------------------
class Attack(Op):
    """RW-18.1 to RW-18.3: everybody with strictly more is counted at once, then suffers in turn order."""

    def __init__(self, counter: int, penalty: int) -> None:
        self.counter = counter
        self.penalty = penalty

    def run(self, s: Table, f: Frame) -> None:
        mine = count(s, f.you, self.counter)
        victims = [seat for seat in s.opponents(f.you) if count(s, seat, self.counter) > mine]
        for seat in reversed(victims):
            s.push(self.penalty, seat, f.source)


class Protected(Rule):
    """RW-18.5"""

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].holds.immune:
            s.emit(TELL_IMMUNE, f.you, f.source)
            s.leave()


class Lose(Rule):
    """What a victim loses without a choice; nothing to give, nothing suffered (RW-18.4)."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        have = p.wood
        if self.what == METAL:
            have = p.metal
        elif self.what == VP:
            have = p.vp
        elif self.what != WOOD:
            have = p.movement if self.what == MOVEMENT else p.versatility
        s.lose(f.you, self.what, min(self.n, have))


class LoseCard(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].hand:
            s.push(GIVE_CARDS, f.you, f.source, target=AS_PENALTY, count=1)


class LoseItem(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].items():
            s.push(PAY_ITEMS, f.you, f.source, target=AS_PENALTY, count=1)


class ThisOrPoints(Rule):
    """RW-18.4: give this up in full, or lose the points; the victim chooses among what is possible."""

    def __init__(self, what: int, n: int, vp: int) -> None:
        self.what = what
        self.n = n
        self.vp = vp

    def purpose(self, s: Table, f: Frame) -> str:
        return GOODS[self.what] + "_or_points"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"n": self.n, "vp": self.vp}

    def run(self, s: Table, f: Frame) -> None:
        p = s.sides[f.you]
        have = p.holds.mice if self.what == MOUSE else p.metal
        s.ask(f.you, ASK_PENALTY, [self.what, VP] if have >= self.n else [VP])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == VP:
            s.lose(seat, VP, self.vp)
        elif pick == MOUSE:
            s.push(LOSE_MOUSE, seat, f.source)
        else:
            s.lose(seat, self.what, self.n)


class LoseMouse(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_GIVE_MOUSE, [i for i in s.sides[f.you].area if DESIGNS[i].is_mouse])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.evict(seat, pick)
        s.emit(TELL_MOUSE_GONE, seat, pick)


LOSE_MOUSE: Final = PROCEDURES.procedure("lose a mouse", LoseMouse())


def attack(counter: int, penalty: Rule) -> Steps:
    """Each opponent who has strictly more of this suffers that."""
    return (Attack(counter, PROCEDURES.procedure("penalty", Protected(), penalty)),)


def lose_vp(n: int) -> Rule:
    return Lose(VP, n)


def discard_one(what: int) -> Rule:
    return LoseItem() if what == ITEM else Lose(what, 1)


def discard_a_card() -> Rule:
    return LoseCard()


def discard_or_lose_vp(n: int, what: int, vp: int) -> Rule:
    return ThisOrPoints(what, n, vp)
