"""The vocabulary of triggered effects: targets, verbs and control words that cards are built from.

A builder returns a tuple of steps, so a card is a list of them. Targets fill `f.picks`; verbs act on the picks and
empty them. `you` is the controller when the effect triggered (MB-8.2), `source` is "this" (MB-8.19).
"""

from __future__ import annotations

from typing import Final

from herna.games.mindbug.conditions import (
    Filter,
    HasKeyword,
    any_creature,
    anything,
    at_all_times,
    enemy,
    find,
    shares_power,
)
from herna.games.mindbug.rules import ATTACK
from herna.games.mindbug.table import RULES, Condition, Rule, Table
from herna.games.mindbug.words import (
    BOOST,
    CHOOSES_KEYWORD,
    COPY,
    DISCARD,
    ENTER,
    KEYWORD,
    KEYWORDS,
    MODE,
    NO,
    PAY,
    PILE,
    PILES,
    PLACE,
    RETURNS,
    REVEALS,
    STEALS,
    TAKE,
    TARGET,
    TO_HAND,
    UNBOOST,
    YES,
)
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.pack import distinct, without, without_all

Steps = tuple[Rule, ...]


def flat(parts: tuple[Steps, ...] | list[Steps]) -> Steps:
    return tuple([step for part in parts for step in part])


# --- targets ----------------------------------------------------------------------------------------------
class One(Rule):
    """MB-8.3: compulsory if there is one."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        found = find(s, f.you, f.source, self.side, self.which)
        if found:
            s.ask(f.you, TARGET, found)


class UpTo(Rule):
    """MB-8.20: different creatures, all named before anything happens."""

    def __init__(self, most: int, side: int, which: Filter) -> None:
        self.most = most
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) < self.most:
            found = [uid for uid in find(s, f.you, f.source, self.side, self.which) if uid not in f.picks]
            if found:
                s.ask(f.you, TARGET, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()


class Every(Rule):
    """MB-8.7: the set is fixed once."""

    def __init__(self, side: int, which: Filter) -> None:
        self.side = side
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        f.picks = tuple(find(s, f.you, f.source, self.side, self.which))


class EqualPair(Rule):
    """Two creatures of equal power, if there are any such."""

    def run(self, s: Table, f: Frame) -> None:
        if not f.picks:
            found = find(s, f.you, f.source, any_creature, shares_power)
        else:
            first = s.creature(f.picks[0])
            power = s.power(first) if first is not None else 0
            found = [
                c.uid
                for seat in (f.you, 1 - f.you)
                for c in s.sides[seat].area
                if c.uid != f.picks[0] and s.power(c) == power
            ]
        if found:
            s.ask(f.you, TARGET, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)
        if len(f.picks) < 2:
            f.again()


class ChosenKeyword(Rule):
    """Every enemy that has the keyword you name."""

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, KEYWORD, [1 << i for i in range(len(KEYWORDS))])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.emit(CHOOSES_KEYWORD, seat, pick)
        f.picks = tuple(find(s, f.you, f.source, enemy, HasKeyword(pick)))


def one(side: int, which: Filter = anything) -> Steps:
    return (One(side, which),)


def up_to(most: int, side: int, which: Filter = anything) -> Steps:
    return (UpTo(most, side, which),)


def every(side: int, which: Filter = anything) -> Steps:
    return (Every(side, which),)


two_of_equal_power: Final[Steps] = (EqualPair(),)
enemies_with_a_keyword_you_name: Final[Steps] = (ChosenKeyword(),)


# --- verbs on creatures -----------------------------------------------------------------------------------
class Defeat(Rule):
    def run(self, s: Table, f: Frame) -> None:
        picks = f.picks
        f.picks = ()
        s.defeat(picks)


class DefeatThis(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.defeat((f.source,))


class TakeControl(Rule):
    def run(self, s: Table, f: Frame) -> None:
        for uid in f.picks:
            s.take_control(f.you, uid)
        f.picks = ()


class GiveThisAway(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.take_control(1 - f.you, f.source)


class ReturnToHand(Rule):
    """To their controllers' hands, all in one move (MB-2.9); boost cards go to the pile (MB-12.4)."""

    def run(self, s: Table, f: Frame) -> None:
        cards: tuple[int, ...] = ()
        boosts: tuple[int, ...] = ()
        owner = 1 - f.you
        for uid in f.picks:
            c = s.creature(uid)
            if c is not None:
                s.remove(c)
                cards += (c.card,)
                boosts += c.boost
        f.picks = ()
        if cards:
            s.into_hand(owner, cards)
            s.emit_cards(RETURNS, (owner,), cards, EVERYBODY)
            s.into_discard(owner, boosts)


class Evolve(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.evolve(f.source)


class Protect(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.protect(f.source)


class MakeAttack(Rule):
    """MB-7.5: the opponent attacks with the creature, in your turn."""

    def run(self, s: Table, f: Frame) -> None:
        for uid in f.picks:
            s.push(ATTACK, 1 - f.you, source=uid)
        f.picks = ()


class CopyPlayEffect(Rule):
    """Another creature's Play effect, once, with this as its source; never this very effect again."""

    def run(self, s: Table, f: Frame) -> None:
        models = [
            c.uid for seat in (f.you, 1 - f.you) for c in s.sides[seat].area if c.face.play not in (0, f.procedure)
        ]
        if models:
            s.ask(f.you, COPY, [*models, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        model = s.creature(pick)
        if model is not None:
            s.push(model.face.play, f.you, f.source, model.face.index)


def defeat(target: Steps) -> Steps:
    return (*target, Defeat())


def take_control(target: Steps) -> Steps:
    return (*target, TakeControl())


def return_to_hand(enemies: Steps) -> Steps:
    return (*enemies, ReturnToHand())


def opponent_attacks_with(target: Steps) -> Steps:
    return (*target, MakeAttack())


defeat_this: Final[Steps] = (DefeatThis(),)
opponent_takes_control_of_this: Final[Steps] = (GiveThisAway(),)
evolve: Final[Steps] = (Evolve(),)
this_cannot_be_defeated_this_turn: Final[Steps] = (Protect(),)
may_copy_a_play_effect: Final[Steps] = (CopyPlayEffect(),)


# --- verbs on life ------------------------------------------------------------------------------------------
class Amount:
    """A number that a card names or counts."""

    def of(self, s: Table, you: int) -> int:
        raise NotImplementedError


class Just(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, you: int) -> int:
        return self.n


class OpponentsCreatures(Amount):
    def of(self, s: Table, you: int) -> int:
        return len(s.sides[1 - you].area)


class OpponentsMindbugs(Amount):
    def of(self, s: Table, you: int) -> int:
        return s.sides[1 - you].mindbugs


class OpponentsLifeAbove(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Table, you: int) -> int:
        return max(0, s.sides[1 - you].life - self.n)


class YouGain(Rule):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.gain_life(f.you, self.amount)


class YouLose(Rule):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.lose_life(f.you, self.amount)


class OpponentLoses(Rule):
    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        s.lose_life(1 - f.you, self.amount.of(s, f.you))


class EqualLife(Rule):
    def run(self, s: Table, f: Frame) -> None:
        s.set_life(f.you, s.sides[1 - f.you].life)


number_of_opponents_creatures: Final[Amount] = OpponentsCreatures()
number_of_opponents_mindbugs: Final[Amount] = OpponentsMindbugs()


def all_but(n: int) -> Amount:
    return OpponentsLifeAbove(n)


def amount_of(n: int | Amount) -> Amount:
    return Just(n) if isinstance(n, int) else n


def gain_life(n: int) -> Steps:
    return (YouGain(n),)


def lose_life(n: int) -> Steps:
    return (YouLose(n),)


def opponent_loses_life(n: int | Amount) -> Steps:
    return (OpponentLoses(amount_of(n)),)


set_life_equal_to_opponents: Final[Steps] = (EqualLife(),)


# --- verbs on hands -----------------------------------------------------------------------------------------
class OpponentDiscards(Rule):
    """MB-8.15: his choice; all together, then he draws (MB-2.7). The picks are the cards discarded so far."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        hand = s.sides[them].hand
        left = self.amount.of(s, f.you) - len(f.picks)
        if left >= len(hand):  # how many he holds is public: no choice is left to him
            for card in hand:
                s.discard(them, card)
            finish_discard(s, f, them, f.picks + hand)
        elif left > 0:
            s.ask(them, DISCARD, distinct(hand), hidden=True)
        else:
            finish_discard(s, f, them, f.picks)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        s.discard(seat, pick)
        f.picks += (pick,)
        f.again()


class YouDiscard(Rule):
    """Between `least` and `most` cards of your choice; `counted` leaves them in the picks for a `for_each` to count."""

    def __init__(self, least: int, most: int, counted: bool) -> None:
        self.least = least
        self.most = most
        self.counted = counted

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if len(f.picks) < self.most and hand:
            options = distinct(hand)
            if len(f.picks) >= self.least:
                options.append(NO)
            s.ask(f.you, DISCARD, options, hidden=len(hand) > 1)
        else:
            self.end(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            self.end(s, f)
        else:
            s.discard(seat, pick)
            f.picks += (pick,)
            f.again()

    def end(self, s: Table, f: Frame) -> None:
        discarded = f.picks
        finish_discard(s, f, f.you, discarded)
        if self.counted:
            f.picks = discarded


class YouDiscardRandom(Rule):
    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.you].hand
        if hand:
            card = hand[s.below(len(hand))]
            s.discard(f.you, card)
            finish_discard(s, f, f.you, (card,))


def finish_discard(s: Table, f: Frame, seat: int, cards: tuple[int, ...]) -> None:
    f.picks = ()
    if cards:
        s.tell_discards(seat, cards)
        s.draw_up(seat)


class Steal(Rule):
    """MB-8.16: different random cards, at once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        stolen: tuple[int, ...] = ()
        for _ in range(min(self.n, len(s.sides[them].hand))):
            hand = s.sides[them].hand
            card = hand[s.below(len(hand))]
            s.leave_hand(them, card)
            stolen += (card,)
        if stolen:
            s.into_hand(f.you, tuple(sorted(stolen)))  # one move: the order of the lots is nobody's business
            s.emit_cards(STEALS, (f.you,), stolen, 3)
            s.draw_up(them)


class RevealRandom(Rule):
    """A random card of the opponent's hand is shown; the pick is that card, known to both from now on."""

    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        if side.hand:
            card = side.hand[s.below(len(side.hand))]
            if card not in side.known:
                side.known += (card,)
                s.revealed += 1
            f.picks = (card,)
            s.emit(REVEALS, 1 - f.you, card)


class PutIntoChosenPile(Rule):
    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, PILE, [f.you + 1, 2 - f.you])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        card = f.picks[0]
        f.picks = ()
        s.leave_hand(1 - f.you, card)
        s.emit(PILES, pick - 1, card)
        s.into_discard(pick - 1, (card,))
        s.draw_up(1 - f.you)


class OpponentLosesZones(Rule):
    """His draw pile, or his hand and his draw pile, go to his discard pile in one move."""

    def __init__(self, hand_too: bool) -> None:
        self.hand_too = hand_too

    def run(self, s: Table, f: Frame) -> None:
        them = 1 - f.you
        side = s.sides[them]
        cards = side.draw
        side.draw = ()
        if self.hand_too:
            cards = side.hand + cards
            side.hand = ()
            side.known = ()
        if cards:
            s.revealed += 1
            cards = tuple(sorted(cards))  # the order of a pile that is turned over tells nothing
            s.tell_discards(them, cards)
            s.into_discard(them, cards)


def opponent_discards(n: int | Amount) -> Steps:
    return (OpponentDiscards(amount_of(n)),)


def discard_up_to(most: int) -> Steps:
    """To be followed by `for_each_discarded`."""
    return (YouDiscard(0, most, counted=True),)


discard_a_card: Final[Steps] = (YouDiscard(1, 1, counted=False),)


def steal(n: int) -> Steps:
    return (Steal(n),)


discard_a_random_card: Final[Steps] = (YouDiscardRandom(),)
put_a_random_card_of_the_opponent_into_a_pile: Final[Steps] = (RevealRandom(), PutIntoChosenPile())
opponent_loses_draw_pile: Final[Steps] = (OpponentLosesZones(hand_too=False),)
opponent_loses_hand_and_draw_pile: Final[Steps] = (OpponentLosesZones(hand_too=True),)


# --- verbs on discard piles ---------------------------------------------------------------------------------
own_discard_pile: Final = 0
opponents_discard_pile: Final = 1


class PlayFromDiscard(Rule):
    """The card enters your play area; its Play effect triggers, no Mindbug can be used (MB-5.8, MB-8.10)."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def run(self, s: Table, f: Frame) -> None:
        pile = f.you ^ self.whose
        options = [(pile + 1) * PLACE + card for card in distinct(s.sides[pile].discard)]
        if options:
            s.ask(f.you, ENTER, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        side = s.sides[f.you ^ self.whose]
        side.discard = without(side.discard, pick % PLACE)
        s.enter(f.you, pick % PLACE)


class TakeWholePile(Rule):
    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[f.you]
        cards = side.discard
        side.discard = ()
        if cards:
            s.into_hand(f.you, cards)
            s.emit_cards(TO_HAND, (f.you,), cards, EVERYBODY)


class TakeFromOpponentsPile(Rule):
    """As many as possible, up to n; all named, then taken together."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        pile = without_all(side.discard, f.picks)
        left = self.n - len(f.picks)
        if left >= len(pile):
            f.picks += pile
        elif left > 0:
            s.ask(f.you, TAKE, [(2 - f.you) * PLACE + card for card in distinct(pile)])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick % PLACE,)
        f.again()


class IntoHand(Rule):
    def run(self, s: Table, f: Frame) -> None:
        side = s.sides[1 - f.you]
        cards = f.picks
        f.picks = ()
        if cards:
            side.discard = without_all(side.discard, cards)
            s.into_hand(f.you, cards)
            s.emit_cards(TO_HAND, (f.you,), cards, EVERYBODY)


def play_from(whose: int) -> Steps:
    return (PlayFromDiscard(whose),)


def take_from_opponents_discard_pile(n: int) -> Steps:
    return (TakeFromOpponentsPile(n), IntoHand())


take_own_discard_pile_into_hand: Final[Steps] = (TakeWholePile(),)


# --- boosts (MB-12): the picks are (pile + 1) * PLACE + card --------------------------------------------------
this: Final = 0
one_creature: Final = 1
several_creatures: Final = 2


class BoostCards(Rule):
    """MB-12.1: up to n cards out of both piles. MB-12.8: without a creature to put them under, none."""

    def __init__(self, most: int, under: int) -> None:
        self.most = most
        self.under = under

    def run(self, s: Table, f: Frame) -> None:
        if len(f.picks) == self.most or not self.possible(s, f):
            return
        options: list[int] = []
        for seat in (f.you, 1 - f.you):
            place = (seat + 1) * PLACE
            taken = tuple([pick - place for pick in f.picks if pick // PLACE == seat + 1])
            options += [place + card for card in distinct(without_all(s.sides[seat].discard, taken))]
        if options:
            s.ask(f.you, BOOST, [*options, NO])

    def possible(self, s: Table, f: Frame) -> bool:
        if self.under == this:
            return s.creature(f.source) is not None
        return len(s.sides[0].area) + len(s.sides[1].area) > 0

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            f.again()


class PutUnderThis(Rule):
    def run(self, s: Table, f: Frame) -> None:
        for pick in f.picks:
            s.boost(f.you, pick // PLACE - 1, pick % PLACE, f.source)
        f.picks = ()


class PutUnderOne(Rule):
    """MB-12.2: first the cards, then the creature."""

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, TARGET, find(s, f.you, f.source, any_creature, anything))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        for boost in f.picks:
            s.boost(f.you, boost // PLACE - 1, boost % PLACE, pick)
        f.picks = ()


class PutUnderSeveral(Rule):
    """MB-12.2: divided, card by card."""

    def run(self, s: Table, f: Frame) -> None:
        if f.picks:
            s.ask(f.you, TARGET, find(s, f.you, f.source, any_creature, anything))

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        boost = f.picks[0]
        f.picks = f.picks[1:]
        s.boost(f.you, boost // PLACE - 1, boost % PLACE, pick)
        f.again()


class TakeBoostCard(Rule):
    """Options are creature * PLACE + card."""

    def run(self, s: Table, f: Frame) -> None:
        options: list[int] = []
        for seat in (f.you, 1 - f.you):
            for c in s.sides[seat].area:
                options += [c.uid * PLACE + card for card in distinct(c.boost)]
        if options:
            s.ask(f.you, UNBOOST, options)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        c = s.creature(pick // PLACE)
        if c is not None:
            s.take_boost_card(seat, c, pick % PLACE)


def boost(n: int, under: int) -> Steps:
    if under == this:
        return (BoostCards(n, under), PutUnderThis())
    return (BoostCards(n, under), PutUnderOne() if under == one_creature else PutUnderSeveral())


take_a_boost_card_into_hand: Final[Steps] = (TakeBoostCard(),)


# --- control words --------------------------------------------------------------------------------------------
class SkipUnless(Rule):
    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        if not self.condition.holds(s, f.you):
            f.at += self.steps


class OfferPrice(Rule):
    """MB-D14: pay and go on, or skip the rest. Offered only if the price can be paid."""

    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        if self.condition.holds(s, f.you):
            s.ask(f.you, PAY, [YES, NO])
        else:
            f.at += self.steps

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            f.at += self.steps


class Either(Rule):
    """MB-D12: one of two halves; the second only while its condition holds."""

    def __init__(self, first: int, second: int, condition: Condition, steps: int) -> None:
        self.first = first
        self.second = second
        self.condition = condition
        self.steps = steps  # of the first half, and the jump behind it

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, MODE, [self.first, self.second] if self.condition.holds(s, f.you) else [self.first])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == self.second:
            f.at += self.steps


class Jump(Rule):
    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: Table, f: Frame) -> None:
        f.at += self.steps


class ForEachPick(Rule):
    """The body as often as something was picked, one after the other (MB-8.20)."""

    def __init__(self, body: int) -> None:
        self.body = body

    def run(self, s: Table, f: Frame) -> None:
        n = len(f.picks)
        f.picks = ()
        for _ in range(n):
            s.push(self.body, f.you, f.source, f.card)


def if_(condition: Condition, *then: Steps) -> Steps:
    steps = flat(then)
    return (SkipUnless(condition, len(steps)), *steps)


def may_pay(price: Steps, *then: Steps, if_able: Condition = at_all_times) -> Steps:
    steps = (*price, *flat(then))
    return (OfferPrice(if_able, len(steps)), *steps)


def either(first: int, do_first: Steps, second: int, do_second: Steps, if_able: Condition) -> Steps:
    return (Either(first, second, if_able, len(do_first) + 1), *do_first, Jump(len(do_second)), *do_second)


def for_each_discarded(*body: Steps) -> Steps:
    return (ForEachPick(RULES.procedure("for each", *flat(body))),)
