"""The suite itself is tested: each of these planted faults must be caught, or the suite proves nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from herna.games.mindbug import BOOK
from herna.games.mindbug.outside import codes, features, view
from herna.games.mindbug.outside.features import looks_of
from herna.games.mindbug.rules import attacking, playing
from herna.games.mindbug.state import Mindbug
from herna.games.mindbug.table.moves import Table
from herna.games.mindbug.table.pieces import Side
from herna.games.mindbug.vocabulary import hands
from herna.kernel.errors import HernaError
from herna.kernel.events import EVERYBODY, Note
from herna.kernel.features import EVERYTHING
from herna.kernel.frame import Frame
from herna.kernel.state import State
from herna.testkit import Contract, Violation
from tests.contract.mindbug import GAME, MIXTURES, crowded, invariants
from tests.games.mindbug.scene import SETS

PUBLISHED = [sets for sets in MIXTURES if {*sets} <= {*SETS}]  # a card of somebody's own changes no game here
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def is_caught(games: int = 250, first: int = 0) -> bool:
    """Whether ordinary games or crowded boards bring the fault to light; one seed is tried before all others."""
    contract = Contract(GAME, [{"sets": sets} for sets in PUBLISHED], invariants, lambda rng: crowded(rng, PUBLISHED))
    for seed in [first, *range(games)]:
        try:
            contract.play_crowded(seed)
            contract.play(seed)
        except (Violation, HernaError, ValueError, IndexError, KeyError, AttributeError):
            return True
    return False


def clone_with(change: Callable[[Mindbug, Mindbug], None]) -> Plant:
    def plant(patch: Patch) -> None:
        clone = Mindbug.clone

        def faulty(self: Mindbug) -> Mindbug:
            copy = clone(self)
            change(self, copy)
            return copy

        patch.setattr(Mindbug, "clone", faulty)

    return plant


def forget_waiting(original: Mindbug, copy: Mindbug) -> None:
    copy.waiting = ()


def share_sides(original: Mindbug, copy: Mindbug) -> None:
    copy.sides = original.sides


def share_frames(original: Mindbug, copy: Mindbug) -> None:
    copy.stack = original.stack[:]


def forget_extra_turn(original: Mindbug, copy: Mindbug) -> None:
    copy.extra_turn = False


def features_tell_hands(patch: Patch) -> None:
    write = features.write
    patch.setattr(BOOK, "write_features", lambda s, viewer, sheet: write(s, EVERYTHING, sheet))


def features_out_of_date(patch: Patch) -> None:
    """What networks saw of a side is kept although creatures have come and gone."""
    patch.setattr(features, "looks_of", lambda s, side: side.looks or looks_of(s, side))


def leaking_draws(patch: Patch) -> None:
    def faulty(self: State, kind: int, numbers: tuple[int, ...], cards: tuple[int, ...], audience: int) -> None:
        if self.log is not None:
            self._note(Note(kind, numbers[0], 0, 0, 0, 0, 0, tuple(sorted(cards)), EVERYBODY))

    patch.setattr(State, "emit_cards", faulty)


def order_of_draws_told(patch: Patch) -> None:
    """The event of a random theft tells in which order the lots fell."""

    def faulty(self: State, kind: int, numbers: tuple[int, ...], cards: tuple[int, ...], audience: int) -> None:
        if self.log is not None:
            self._note(Note(kind, numbers[0], 0, 0, 0, 0, 0, cards[::-1], audience))

    patch.setattr(State, "emit_cards", faulty)
    patch.setattr(State, "_tell", lambda self, note, number, seat: EventWithEverything(note))


class EventWithEverything:
    def __init__(self, note: Note) -> None:
        self.kind = str(note.kind)
        self.data = {"all": (note.numbers(), note.secret)}

    def text(self, lang: str) -> str:
        return "text"


def spectator_sees_hands(patch: Patch) -> None:
    show_side = view.show_side

    def faulty(s: Table, side: Side, mine: bool, spectator: bool) -> dict[str, object]:
        return show_side(s, side, mine or spectator, spectator)

    patch.setattr(view, "show_side", faulty)


def opponent_sees_hands(patch: Patch) -> None:
    show_side = view.show_side
    patch.setattr(view, "show_side", lambda s, side, mine, spectator: show_side(s, side, not spectator, spectator))


def top_of_the_draw_pile_shown(patch: Patch) -> None:
    show_side = view.show_side

    def faulty(s: Table, side: Side, mine: bool, spectator: bool) -> dict[str, object]:
        return {**show_side(s, side, mine, spectator), "top": list(side.draw[-1:])}

    patch.setattr(view, "show_side", faulty)


def automatic_choice_out_of_a_hand(patch: Patch) -> None:
    ask = State.ask

    def faulty(self: State, seat: int, kind: int, options: list[int], hidden: bool = False, race: bool = False) -> None:
        ask(self, seat, kind, options, False, race)

    patch.setattr(State, "ask", faulty)


def known_cards_are_redrawn(patch: Patch) -> None:
    def faulty(s: Table, seat: int) -> None:
        other = s.sides[1 - seat]
        pool = list(other.hand + s.unused)
        s.shuffle(pool)
        n = len(other.hand)
        other.hand, s.unused = tuple(pool[:n]), tuple(pool[n:])

    patch.setattr(BOOK, "redraw", faulty)


def own_hand_is_redrawn(patch: Patch) -> None:
    redraw = view.redraw
    patch.setattr(BOOK, "redraw", lambda s, seat: redraw(s, 1 - seat))


def snapshot_forgets_exhaustion(patch: Patch) -> None:
    unpack = Mindbug.unpack_game

    def faulty(self: Mindbug, r: Any) -> None:
        unpack(self, r)
        for side in self.sides:
            for c in side.area:
                c.exhausted = False

    patch.setattr(Mindbug, "unpack_game", faulty)


def a_card_is_lost(patch: Patch) -> None:
    patch.setattr(Table, "discard", Table.leave_hand)


def a_card_is_made(patch: Patch) -> None:
    def faulty(self: Table, seat: int, cards: tuple[int, ...]) -> None:
        self.sides[seat].discard += cards + cards[:1]

    patch.setattr(Table, "into_discard", faulty)


def the_draw_rule_is_forgotten(patch: Patch) -> None:
    patch.setattr(playing.DrawUp, "run", lambda self, s, f: None)


def chance_from_outside(patch: Patch) -> None:
    patch.setattr(State, "below", lambda self, n: random.randrange(n))


def a_world_keeps_the_seed(patch: Patch) -> None:
    determinize = State.determinize

    def faulty(self: State, seat: int, seed: int) -> State:
        world = determinize(self, seat, seed)
        world.setup = self.setup
        return world

    patch.setattr(State, "determinize", faulty)


def an_asking_step_acts(patch: Patch) -> None:
    run = attacking.BlockChoice.run

    def faulty(self: attacking.BlockChoice, s: Table, f: Frame) -> None:
        f.count += 1
        run(self, s, f)

    patch.setattr(attacking.BlockChoice, "run", faulty)


def a_refused_choice_acts(patch: Patch) -> None:
    find = State._find

    def faulty(self: State, slot: int, code: str) -> int:
        self.revealed += 1
        return find(self, slot, code)

    patch.setattr(State, "_find", faulty)


def anything_goes(patch: Patch) -> None:
    patch.setattr(State, "_find", lambda self, slot, code: 0)


def no_reason_given(patch: Patch) -> None:
    patch.setattr(State, "why_not", lambda self, code, seat=None: None)


def codes_are_ambiguous(patch: Patch) -> None:
    patch.setattr(codes, "name", lambda s, c: c.face.slug)


def positions_forget_boosts(patch: Patch) -> None:
    from herna.games.mindbug.outside import position

    describe = position.describe_side

    def faulty(side: Side) -> dict[str, object]:
        described = describe(side)
        described["mindbugs"] = 2
        return described

    patch.setattr(position, "describe_side", faulty)


def a_frame_names_a_hidden_card(patch: Patch) -> None:
    """A discard is named while it is still in the hand, so that a redrawn hand may not hold it."""

    def name(self: hands.OpponentDiscards, s: Table, f: Frame, seat: int, pick: int) -> None:
        f.picks += (pick,)
        f.again()

    def discard(s: Table, f: Frame, seat: int, cards: tuple[int, ...]) -> None:
        f.picks = ()
        for card in cards:
            if card in s.sides[seat].hand or len(cards) > 1:
                s.discard(seat, card)
        s.draw_up(seat)

    patch.setattr(hands.OpponentDiscards, "answer", name)
    patch.setattr(hands, "finish_discard", discard)


FAULTS: dict[str, Plant] = {
    "a clone forgets the waiting effects": clone_with(forget_waiting),
    "a clone shares a player's side": clone_with(share_sides),
    "a clone shares frames": clone_with(share_frames),
    "a clone forgets the extra turn": clone_with(forget_extra_turn),
    "everybody hears what is drawn": leaking_draws,
    "events tell hidden numbers": order_of_draws_told,
    "spectators see hands": spectator_sees_hands,
    "the opponent's hand is shown": opponent_sees_hands,
    "features tell the opponent's hand": features_tell_hands,
    "features are out of date": features_out_of_date,
    "the top of a draw pile is shown": top_of_the_draw_pile_shown,
    "a single card in hand is chosen automatically": automatic_choice_out_of_a_hand,
    "known cards are redrawn": known_cards_are_redrawn,
    "the own hand is redrawn": own_hand_is_redrawn,
    "a snapshot forgets exhaustion": snapshot_forgets_exhaustion,
    "a card is lost": a_card_is_lost,
    "a card is made": a_card_is_made,
    "the draw rule is forgotten": the_draw_rule_is_forgotten,
    "chance comes from outside": chance_from_outside,
    "a redrawn world keeps the seed": a_world_keeps_the_seed,
    "an asking step acts": an_asking_step_acts,
    "a refused choice acts": a_refused_choice_acts,
    "any code is accepted": anything_goes,
    "refusals have no reason": no_reason_given,
    "codes are ambiguous": codes_are_ambiguous,
    "positions are described wrongly": positions_forget_boosts,
    "a frame names a card that is still hidden": a_frame_names_a_hidden_card,
}


# Faults that hardly any game brings to light, and the seed of one that does.
RARE = {"a single card in hand is chosen automatically": 190}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str, monkeypatch: Patch) -> None:
    FAULTS[name](monkeypatch)
    assert is_caught(first=RARE.get(name, 0)), f"the suite does not notice that {name}"


def test_without_a_fault_nothing_is_caught() -> None:
    assert not is_caught(games=12)
