"""The vocabulary of texts that show tops of decks or a hand, and play cards on the way; registers as in `targets`."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.affecting import RETURN, affect
from herna.games.smashup.rules.playing import begin, pile_is_open, start
from herna.games.smashup.table.designs import DESIGNS
from herna.games.smashup.table.moves import PROCEDURES, Rule, Table
from herna.games.smashup.table.words import (
    ASK_APPRENTICE,
    ASK_ENCHANT,
    ASK_KEEP,
    ASK_NOW,
    ASK_PLAYER,
    ASK_PROBE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TOP,
    BEFORE,
    BLOCK,
    CARD,
    EVERYBODY_SEEN,
    FROM_PILE,
    NO,
    PLACE,
    PLAY_IT,
    PUT_BACK,
    SEEN,
    TELL_LOOKS,
    TELL_REVEALS,
    TELL_TAKES,
    TO_HAND,
    YES,
)
from herna.games.smashup.vocabulary.targets import Steps
from herna.kernel.events import EVERYBODY
from herna.kernel.frame import Frame
from herna.kernel.keeping.pack import distinct
from herna.kernel.texts.catalogue import Args


# --- the top of decks ------------------------------------------------------------------------------------------------
class LookAtTop(Rule):
    """Walker: only you see it (SU-12.1)."""

    def run(self, s: Table, f: Frame) -> None:
        cards = s.see_top(f.you, 1, SEEN << f.you)
        if cards:
            s.emit_cards(TELL_LOOKS, (f.you, f.you), cards, 1 << f.you)


class KeepOrDiscard(Rule):
    verb = "keep"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": DESIGNS[s.sides[f.you].deck[-1] & CARD].slug}

    def run(self, s: Table, f: Frame) -> None:
        if s.sides[f.you].deck:
            s.ask(f.you, ASK_KEEP, [YES, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            side = s.sides[seat]
            card = side.deck[-1] & CARD
            side.deck = side.deck[:-1]
            s.into_discard(seat, card)
            s.revealed += 1
            s.tell_discards(seat, (card,))


class RevealTop(Rule):
    """SU-14.4: everybody sees so many cards of your deck; `picks` says how many there were."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Table, f: Frame) -> None:
        cards = s.see_top(f.you, self.n, EVERYBODY_SEEN)
        f.picks = (len(cards),)
        if cards:
            s.emit_cards(TELL_REVEALS, (f.you,), cards, EVERYBODY)


class MayPlayRevealedMinion(Rule):
    """Hoverbot (SU-5.5): now, at any base, or back on top."""

    verb = "revealed"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": DESIGNS[top_card(s, f)].slug}

    def run(self, s: Table, f: Frame) -> None:
        card = top_card(s, f)
        if card and DESIGNS[card].minion:
            d = DESIGNS[card]
            found = [b.uid * PLACE + card for b in s.bases if not s.bans_minion(b, f.you, d.faction)]
            if found:
                s.ask(f.you, ASK_NOW, [*found, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            side = s.sides[seat]
            side.deck = side.deck[:-1]
            start(s, seat, seat, pick % PLACE, pick // PLACE)


class MayTakeOrPlayRevealedAction(Rule):
    """Neophyte (SU-5.5): into the hand, played now, or back on top."""

    verb = "apprentice"

    def terms(self, s: Table, f: Frame) -> Args:
        return {"card": DESIGNS[top_card(s, f)].slug}

    def run(self, s: Table, f: Frame) -> None:
        card = top_card(s, f)
        if card and not DESIGNS[card].minion:
            playable = not s.bans_action(f.you)
            s.ask(f.you, ASK_APPRENTICE, [TO_HAND, PLAY_IT, PUT_BACK] if playable else [TO_HAND, PUT_BACK])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        side = s.sides[seat]
        if pick == TO_HAND:
            side.hand += (side.deck[-1],)
            side.deck = side.deck[:-1]
            s.emit_cards(TELL_TAKES, (seat,), (side.hand[-1] & CARD,), EVERYBODY)
        elif pick == PLAY_IT:
            card = side.deck[-1] & CARD
            side.deck = side.deck[:-1]
            start(s, seat, seat, card, 0)


def top_card(s: Table, f: Frame) -> int:
    """The card just revealed; 0 if there was none."""
    deck = s.sides[f.you].deck
    return deck[-1] & CARD if f.picks and f.picks[0] and deck else 0


class RevealOthersTops(Rule):
    """Mass Enchantment (SU-12.4): the top card of every other deck."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in s.clockwise():
            if seat != f.you:
                cards = s.see_top(seat, 1, EVERYBODY_SEEN)
                if cards:
                    s.emit_cards(TELL_REVEALS, (seat,), cards, EVERYBODY)


class PlayRevealedAction(Rule):
    """SU-14.5: one of them must be played, if one may."""

    verb = "enchant"

    def run(self, s: Table, f: Frame) -> None:
        if s.bans_action(f.you):
            return
        found: list[int] = []
        for seat in range(s.players):
            deck = s.sides[seat].deck
            if seat != f.you and deck and not DESIGNS[deck[-1] & CARD].minion:
                found.append(seat + 1)
        if found:
            s.ask(f.you, ASK_ENCHANT, found)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        side = s.sides[pick - 1]
        card = side.deck[-1] & CARD
        side.deck = side.deck[:-1]
        start(s, seat, pick - 1, card, 0)


class TakeRevealedMinions(Rule):
    """Portal (D-62): any number of the revealed minions, one after the other; the number revealed is the pick."""

    verb = "take"

    def run(self, s: Table, f: Frame) -> None:
        n = f.picks[0]
        deck = s.sides[f.you].deck
        found = [card for card in distinct(tuple([x & CARD for x in deck[len(deck) - n :]])) if DESIGNS[card].minion]
        if found:
            s.ask(f.you, ASK_TAKE, [*found, NO])
        else:
            self.end(s, f)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick == NO:
            self.end(s, f)
            return
        side = s.sides[seat]
        for i in range(len(side.deck) - 1, -1, -1):
            if side.deck[i] & CARD == pick:
                side.deck = side.deck[:i] + side.deck[i + 1 :]
                break
        s.into_hand(seat, pick)
        f.picks = (f.picks[0] - 1, *f.picks[1:], pick)
        f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return 0, len(f.picks) - 1

    def end(self, s: Table, f: Frame) -> None:
        if len(f.picks) > 1:
            s.emit_cards(TELL_TAKES, (f.you,), f.picks[1:], EVERYBODY)
        n = f.picks[0]
        if n > 1:
            hide_order(s, f.you, n)
            s.push(PUT_ON_TOP, f.you, f.source, f.card, n)


def hide_order(s: Table, seat: int, n: int) -> None:
    """The top cards become a block: everybody knows which they are, only their owner will know the order."""
    side = s.sides[seat]
    s.blocks += 1
    block = [slot & CARD | SEEN << seat | s.blocks * BLOCK for slot in side.deck[-n:]]
    side.deck = side.deck[:-n] + tuple(block)


class NextOnTop(Rule):
    """The order of the top `target` cards, from the top down; `count` are in place."""

    verb = "top"

    def run(self, s: Table, f: Frame) -> None:
        left = f.target - f.count
        if left > 1:
            deck = s.sides[f.you].deck
            rest = deck[len(deck) - f.target : len(deck) - f.count]
            s.ask(f.you, ASK_TOP, distinct(tuple([slot & CARD for slot in rest])), hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        side = s.sides[seat]
        side.deck = raised(side.deck, f.target, f.count, pick)
        f.count += 1
        f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        """The last card needs no choice."""
        return f.target - 1, f.count


def raised(deck: tuple[int, ...], n: int, placed: int, card: int) -> tuple[int, ...]:
    """Of the top n slots, of which some are placed, the one with this card becomes the next under those."""
    end = len(deck) - placed
    for i in range(len(deck) - n, end):
        if deck[i] & CARD == card:
            return deck[:i] + deck[i + 1 : end] + (deck[i],) + deck[end:]
    raise AssertionError("a card that is not among those shown")


PUT_ON_TOP: Final = PROCEDURES.procedure("put back on top", NextOnTop())

look_at_top: Final[Steps] = (LookAtTop(), KeepOrDiscard())
reveal_top_may_play_minion: Final[Steps] = (RevealTop(1), MayPlayRevealedMinion())
reveal_top_may_take_or_play_action: Final[Steps] = (RevealTop(1), MayTakeOrPlayRevealedAction())
reveal_others_tops_play_an_action: Final[Steps] = (RevealOthersTops(), PlayRevealedAction())
reveal_five_take_minions: Final[Steps] = (RevealTop(5), TakeRevealedMinions())


# --- another player's hand ------------------------------------------------------------------------------------------
class AnotherPlayersHand(Rule):
    """Probe: another player's hand is shown to you alone; the pick is that player, counted from 1."""

    verb = "look"

    def run(self, s: Table, f: Frame) -> None:
        s.ask(f.you, ASK_PLAYER, [seat + 1 for seat in range(s.players) if seat != f.you])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks = (pick,)
        side = s.sides[pick - 1]
        side.hand = tuple([slot | SEEN << seat for slot in side.hand])
        s.revealed += 1
        s.emit_cards(
            TELL_LOOKS, (seat, pick - 1), tuple([slot & CARD for slot in side.hand]), 1 << seat | 1 << (pick - 1)
        )


class MakeDiscardMinion(Rule):
    """D-26: forced if there is a minion among them."""

    verb = "probe"

    def run(self, s: Table, f: Frame) -> None:
        hand = s.sides[f.picks[0] - 1].hand
        found = [card for card in distinct(tuple(sorted([x & CARD for x in hand]))) if DESIGNS[card].minion]
        if found:
            s.ask(f.you, ASK_PROBE, found, hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        whose = f.picks[0] - 1
        s.discard_from_hand(whose, pick)
        s.tell_discards(whose, (pick,))


look_at_a_hand_discard_a_minion: Final[Steps] = (AnotherPlayersHand(), MakeDiscardMinion())


# --- playing minions as part of a text (SU-5.5) --------------------------------------------------------------------
class PlayMinionThere(Rule):
    """Forced from the hand as far as possible; a card from an open pile is always the player's option (SU-5.12).

    Registers: `target` the base, `count` how many are still to be played, `picks` those that have been.
    """

    def purpose(self, s: Table, f: Frame) -> str:
        return "play_instead" if replaced_by_plays(s, f) else "play_there"

    def run(self, s: Table, f: Frame) -> None:
        if f.count == 0 or s.base(f.target) is None:
            return
        found = playable_there(s, f.you, f.target)
        if found:
            forced = found[0] < FROM_PILE
            s.ask(f.you, ASK_NOW, found if forced else [*found, NO], hidden=True)

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.count -= 1
            f.picks += (pick % PLACE,)
            f.again()
            begin(s, seat, pick)

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        return len(f.picks) + f.count, len(f.picks)

    def terms(self, s: Table, f: Frame) -> Args:
        return {"base": s.slug(s.printed(f.target)), "cards": replaced_by_plays(s, f)}


def replaced_by_plays(s: Table, f: Frame) -> list[str]:
    """The minions in whose place these are played: they are the picks of the text that has them played."""
    below = s.stack[-2] if len(s.stack) > 1 else f
    leaving = [s.minion(uid) for uid in below.picks] if below is not f and below.source == f.source else []
    return [m.design.slug for m in leaving if m is not None]


def playable_there(s: Table, seat: int, place: int) -> list[int]:
    """Minions that may be played to this base: from hand, then from the pile if that is open there."""
    b = s.base(place)
    if b is None:
        return []
    side = s.sides[seat]
    found: list[int] = []
    for card in distinct(tuple([slot & CARD for slot in side.hand])):
        d = DESIGNS[card]
        if d.minion and not s.bans_minion(b, seat, d.faction):
            found.append(place * PLACE + card)
    if pile_is_open(s, b, seat):
        for card in distinct(side.discard):
            d = DESIGNS[card]
            if d.minion and not s.bans_minion(b, seat, d.faction):
                found.append(FROM_PILE + place * PLACE + card)
    return found


PLAY_THERE: Final = PROCEDURES.procedure("play minions there", PlayMinionThere())


class PlayMinionAtScoredBase(Rule):
    """Hidden Ninja: works only before a base scores (SU-4.6)."""

    def run(self, s: Table, f: Frame) -> None:
        if s.window == BEFORE and s.scored:
            s.push(PLAY_THERE, f.you, f.source, f.card, s.scored, 1)


class PickDisguised(Rule):
    """Disguise (SU-14.3): one or two own minions at one base."""

    verb = "disguise"

    def run(self, s: Table, f: Frame) -> None:
        if not f.picks:
            found = [m.uid for b in s.bases for m in b.minions if m.seat == f.you]
            if found:
                s.ask(f.you, ASK_TARGET, found)
        elif len(f.picks) == 1:
            first = s.minion(f.picks[0])
            if first is not None:
                mates = [m.uid for m in s.base_of(first).minions if m.seat == f.you and m.uid != first.uid]
                if mates:
                    s.ask(f.you, ASK_TARGET, [*mates, NO])

    def answer(self, s: Table, f: Frame, seat: int, pick: int) -> None:
        if pick != NO:
            f.picks += (pick,)
            if len(f.picks) == 1:
                f.again()

    def series(self, s: Table, f: Frame) -> tuple[int, int]:
        """The first one is a choice of its own: the text demands it, and no more."""
        return (2, 1) if f.picks else (1, 0)

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks


class PlayInTheirPlace(Rule):
    """The plays come first; the base is kept as "here"."""

    def chosen(self, f: Frame) -> tuple[int, ...]:
        return f.picks

    def run(self, s: Table, f: Frame) -> None:
        first = s.minion(f.picks[0]) if f.picks else None
        if first is not None:
            f.target = first.base
            s.push(PLAY_THERE, f.you, f.source, f.card, first.base, len(f.picks))


class ReturnThoseStillThere(Rule):
    def run(self, s: Table, f: Frame) -> None:
        left: list[int] = []
        for uid in f.picks:
            m = s.minion(uid)
            if m is not None and m.base == f.target:
                left.append(uid)
        f.picks = ()
        affect(s, f, RETURN, left)


play_a_minion_at_the_scored_base: Final[Steps] = (PlayMinionAtScoredBase(),)
play_minions_in_place_of_yours: Final[Steps] = (PickDisguised(), PlayInTheirPlace(), ReturnThoseStillThere())
