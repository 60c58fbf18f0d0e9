"""Random games with every promise of the public API checked at the decisions on the way."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from herna.kernel.choice import Decision
from herna.kernel.errors import HernaError, NotNow
from herna.kernel.events import Note
from herna.kernel.game import Game
from herna.kernel.refusing import CODE
from herna.kernel.state import State

OBJECT: Final = re.compile(r'"[a-z]+[0-9]+"')  # how views name objects in play
Views = dict[int | None, dict[str, Any]]  # what everybody sees of one state; spectators are None
NONSENSE: Final = ("", "nonsense", "play:", "attack:nobody#9", "none", "../../etc", "play:\N{SNOWMAN}")


class Violation(AssertionError):
    """A game has broken the contract; the message says which promise, and how to get there again."""


def nothing_to_check(state: State) -> None:
    """For games that have no invariants of their own to add."""


class Contract:
    """The contract applied to one game.

    `setups` are keyword arguments of `game.new`; `invariants` raises if a table is impossible; `crowded` makes a state
    that ordinary openings hardly ever reach (skewed decks, full boards), so that nested effects are met as well.
    """

    def __init__(
        self,
        game: Game[Any],
        setups: list[dict[str, Any]],
        invariants: Callable[[Any], None] = nothing_to_check,
        crowded: Callable[[Random], State] | None = None,
        sample: int = 40,
        transient: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.setups = setups
        self.invariants = invariants
        self.crowded = crowded
        self.sample = sample  # how many games one test plays: fewer where games are long
        self.transient = transient  # parts of the view that a position need not keep (the last dice, say)
        self.kinds: Counter[str] = Counter()  # what was met, so that a run can tell what it has proved
        self.reasons: Counter[str] = Counter()
        self.decisions = 0
        self.worlds = 0
        self.twins = 0
        self.games = 0

    # --- whole games --------------------------------------------------------------------------------------
    def play(self, seed: int, thorough: float = 1.0) -> State:
        """One random game, each decision checked in full with probability `thorough` and lightly otherwise."""
        rng = Random(f"{self.game.id} {seed}")
        setup = self.setups[seed % len(self.setups)]
        return self._finish(self.game.new(seed=seed, **setup), rng, thorough, f"seed {seed}, {setup}")

    def play_crowded(self, seed: int, thorough: float = 1.0) -> State:
        """One random game from a state that ordinary play hardly reaches."""
        if self.crowded is None:
            raise Violation(f"{self.game.id}: no crowded states are given")
        rng = Random(f"{self.game.id} crowded {seed}")
        return self._finish(self.crowded(rng), rng, thorough, f"crowded seed {seed}")

    def _finish(self, s: State, rng: Random, thorough: float, name: str) -> State:
        path: list[str] = []
        limit = 20_000
        try:
            while not s.over:
                limit -= 1
                expect(limit > 0, "the game does not end")
                self.step(s, rng, rng.random() < thorough, path)
            self.check_end(s)
        except NotNow as e:
            raise Violation(f"{name}: {e}; choices: {path}") from e
        except AssertionError as e:
            raise Violation(f"{self.game.id}, {name}: {e}; choices so far: {path}") from e
        self.games += 1
        return s

    def step(self, s: State, rng: Random, full: bool, path: list[str]) -> None:
        """Check one decision, then make a random choice."""
        expect(len(s.to_act) > 0, "the game is not over, but nobody is to act")
        self.invariants(s)
        seat = rng.choice(s.to_act)
        codes = s.codes(seat)
        expect(len(codes) > 0, f"seat {seat} is asked without an option")
        expect(len(set(codes)) == len(codes), f"codes are not unique: {codes}")
        expect(s.options_of(seat) == len(codes), "the number of options is wrong")
        for ask in s.asks:
            self.kinds[s.book.kinds[ask.kind].name] += 1
            expect(min(ask.options) >= 0, "option values must not be negative")
        self.decisions += 1
        index = rng.randrange(len(codes))
        if not full:
            path.append(f"{seat}/{codes[index]}")
            s.choose(index, seat)
            return
        views = {viewer: s.view(viewer) for viewer in (None, *range(s.players))}  # once: many checks compare with them
        self.check_decision(s, seat, codes)
        self.check_copies(s, rng, views)
        self.check_worlds(s, rng, views)
        self.check_refusals(s, seat, codes)
        self.check_position(s, views)
        self.check_choice(s, rng, seat, index, codes[index])
        path.append(f"{seat}/{codes[index]}")
        s.choose(codes[index], seat)

    # --- single promises ------------------------------------------------------------------------------------
    def check_decision(self, s: State, seat: int, codes: list[str]) -> None:
        """Codes are typable and stable; every option and question can be said in both languages."""
        decision = s.decision(seat)
        expect([o.code for o in decision.options] == codes, "decision and codes differ")
        expect(s.codes(seat) == codes, "codes are not stable")
        for code in codes:
            expect(CODE.fullmatch(code) is not None, f"the code {code!r} does not follow the grammar")
            expect(s.why_not(code, seat) is None, f"{code!r} is legal, yet why_not speaks against it")
        if self.game.texts.rulebook.rules:
            expect(self.game.texts.rulebook.get(decision.rule) is not None, f"no rule {decision.rule} in the rulebook")
        self.check_question(decision)

    def check_question(self, decision: Decision) -> None:
        """A question says who asks, what for and how many; `none` declines a single choice, `done` ends a series."""
        kind, purpose = decision.kind, decision.purpose
        special = self.game.texts.has(f"ask.{kind}.{purpose}")
        expect(special or purpose == kind, f"the question {kind!r} has no sentence for the purpose {purpose!r}")
        expect(decision.chosen >= 0 and (decision.most == 0 or decision.chosen < decision.most), "a limit is wrong")
        expect(decision.least >= decision.chosen, "fewer must be chosen than have been")
        for option in decision.options:
            if option.role == "decline":
                expect(decision.most == 1, f"{option.code!r} declines, but this is a series, which `done` ends")
            if option.code.endswith(":done"):
                expect(decision.most != 1, f"{option.code!r} ends a series, but this is a single choice")
        for lang in ("en", "cs"):
            labels = [o.label(lang) for o in decision.options]
            expect(all(labels), "an option has no label")
            expect(len(set(labels)) == len(labels), f"two options read alike: {sorted(labels)}")
            expect(bool(decision.asker(lang)), "nobody asks")
            expect(bool(decision.prompt(lang)) and bool(decision.help(lang)), "a question has no words")
            expect(bool(decision.limit(lang)) == (decision.most != 1), "a series does not say how many")
            expect(all([o._tag for o in decision.options if o.role == "do"]), "an option has no tag")

    def check_copies(self, s: State, rng: Random, views: Views) -> None:
        """A clone is equal and independent; a snapshot gives the same state back, to the bit."""
        before = snapshot(s)
        clone = s.clone()
        expect(clone == s and snapshot(clone) == before, "a clone is not equal")
        differing = difference(s, clone)
        expect(not differing, f"a clone differs in {differing}")
        log = clone.log
        clone.keep_events(False)
        wander(clone, rng, 12)
        expect(snapshot(s) == before, "playing on in a clone moved the original")
        expect(s.log is None or log is not s.log, "a clone shares the log")
        blob = s.dump()
        loaded = self.game.load(blob)
        expect(loaded == s and loaded.to_act == s.to_act, "a loaded snapshot is not equal")
        expect(loaded.dump() == blob, "a snapshot of a loaded snapshot differs")
        differing = difference(s, loaded)
        expect(not differing, f"a loaded snapshot differs in {differing}")
        for viewer, view in views.items():
            expect(loaded.view(viewer) == view, "a loaded snapshot looks different")
        for seat in s.to_act:
            expect(loaded.codes(seat) == s.codes(seat), "a loaded snapshot offers something else")
        if self.game.features is not None:  # a game may keep what it worked out, as long as that still holds
            kept, anew = features_of(s), features_of(loaded)
            expect(kept == anew, "features differ from those of the same table after loading it")
        a, b = s.clone(), loaded
        walk_alike(a, b, Random(rng.random()), 6)
        expect(a == b, "a loaded snapshot plays on differently")

    def check_worlds(self, s: State, rng: Random, views: Views) -> None:
        """No seat, and no spectator, can tell a redrawn world from the real one."""
        for seat in range(s.players):
            world = s.determinize(seat, rng.randrange(1 << 30))
            self.worlds += 1
            self.invariants(world)
            if (seen := world.view(seat)) != views[seat]:
                raise Violation(f"seat {seat} sees a difference: {view_difference(views[seat], seen)}")
            expect(world.view(None) == views[None], f"a spectator sees what only seat {seat} knows")
            expect(world.to_act == s.to_act, "other seats are to act in a redrawn world")
            if seat in s.to_act:
                expect(world.codes(seat) == s.codes(seat), f"seat {seat} has other options in a redrawn world")
            expect(world.setup.seed == "" and world.key == b"", "a redrawn world knows the seed")
            self.check_features(s, world, seat)
            json.dumps(views[seat])
            if rng.random() < 0.05:
                world.playout()
                expect(world.over, "a redrawn world does not play to an end")

    def check_features(self, s: State, world: State, seat: int) -> None:
        """What a learning program sees from a seat is the same in every world that this seat cannot tell apart."""
        features = self.game.features
        if features is None:
            return
        names = features.names()
        told, there = Counter(s.features(seat)), Counter(world.features(seat))
        leaks = [names[number] for number in (told - there) + (there - told)]
        expect(not leaks, f"features of seat {seat} depend on what it may not know: {leaks}")
        everything = s.sheet()
        expect(len(everything.seats) == s.players, "features are not written for every seat")
        expect(all([0 <= n < len(features.of_table) for n in everything.table]), "a feature of the table has no name")
        for found in everything.seats:
            expect(all([0 <= n < len(features.of_seat) for n in found]), "a feature of a seat has no name")

    def check_twin(self, s: State, rng: Random, seat: int, acting: int, code: str) -> None:
        """Events tell no more than views: the same choice in the real state and in a world of this seat."""
        real, world = s.clone(), s.determinize(seat, rng.randrange(1 << 30))
        real.small = world.small = 1 + rng.getrandbits(30)  # the same dice for both: chance before all eyes is no leak
        real.keep_events(False)
        real.keep_events(True)
        world.keep_events(True)
        if code not in world.codes(acting):
            return
        real.choose(code, acting)
        world.choose(code, acting)
        if real.view(seat) != world.view(seat):
            return  # chance or hidden cards made a difference that this seat may see
        self.twins += 1
        mine, theirs = real.events(0, seat), world.events(0, seat)
        expect(told(mine) == told(theirs), f"events tell seat {seat} more than its view: {mine} / {theirs}")

    def check_refusals(self, s: State, seat: int, codes: list[str]) -> None:
        """What is not legal is refused with a reason, and nothing changes."""
        before = snapshot(s)
        for code in NONSENSE:
            if code in codes:
                continue
            refused(lambda code=code: s.choose(code, seat), f"the code {code!r} was accepted")  # type: ignore[misc]
            refusal = s.why_not(code, seat)
            expect(refusal is not None, f"nothing speaks against {code!r}")
            if refusal is not None:
                expect(bool(refusal.text("en")) and bool(refusal.text("cs")), "a refusal has no words")
                if self.game.texts.rulebook.rules:
                    known = self.game.texts.rulebook.get(refusal.rule) is not None
                    expect(known, f"a refusal cites {refusal.rule}, which the rulebook does not have")
        refused(lambda: s.choose(len(codes), seat), "an index behind the last option was accepted")
        refused(lambda: s.choose(-1, seat), "a negative index was accepted")
        refused(lambda: s.choose(0, s.players), "a seat that does not exist was accepted")
        for other in range(s.players):
            if other not in s.to_act:
                refused(lambda other=other: s.choose(0, other), "a seat that is not asked has chosen")  # type: ignore[misc]
        expect(snapshot(s) == before, "a refused choice changed the state")

    def check_position(self, s: State, views: Views) -> None:
        """Between effects a position can be taken out and put in again."""
        try:
            position = s.position()
        except NotNow:
            return
        again = self.game.position(json.loads(json.dumps(position)), seed=1)
        expect(again.position() == position, "a position changes on its way in and out")
        expect(again.to_act == s.to_act, "other seats are to act in the position")
        for seat in s.to_act:
            expect(again.codes(seat) == s.codes(seat), "a position offers something else")
        for viewer, view in views.items():
            before, after = self.visible(view), self.visible(again.view(viewer))
            if before != after:
                mine, theirs = json.loads(before), json.loads(after)
                differing = [key for key in mine if mine[key] != theirs[key]]
                expect(not differing, f"a position loses what is seen of {differing}")

    def visible(self, view: dict[str, Any]) -> str:
        """What is seen, with objects numbered in order of appearance: a position gives them new numbers."""
        shown = {key: value for key, value in view.items() if key not in self.transient}
        numbers: dict[str, str] = {}
        return OBJECT.sub(lambda m: numbers.setdefault(m[0], f'"object {len(numbers)}"'), json.dumps(shown))

    def check_choice(self, s: State, rng: Random, seat: int, index: int, code: str) -> None:
        """A choice has the same effect by code, index and option, and with beats; secret answers come in any order."""
        a, b, c = s.clone(), s.clone(), s.clone()
        a.choose(code, seat)
        b.choose(s.decision(seat).options[index], seat)
        beats: list[int] = []
        c.choose(index, seat, on_beat=lambda at: beats.append(len(at.to_act)))
        expect(a == b == c, "choosing by code, option and with beats differ")
        expect(not any(beats), "somebody was to act at a beat")
        known = 0 if s.log is None else s.log.start + len(s.log.notes)
        expect(told(a.events(known, seat)) == told(c.events(known, seat)), "beats change the events")
        expect(earlier(a, known) == earlier(c, known) == earlier(s, known), "a choice changes what was told before")
        for viewer in range(s.players):
            self.check_twin(s, rng, viewer, seat, code)
        if len(s.to_act) > 1 and not s.asks[0].race:
            self.check_any_order(s, rng)

    def check_any_order(self, s: State, rng: Random) -> None:
        picks = {seat: rng.randrange(s.options_of(seat)) for seat in s.to_act}
        orders = [sorted(picks), sorted(picks, reverse=True)]
        ends = []
        for order in orders:
            t = s.clone()
            for seat in order:
                t.choose(picks[seat], seat)
            ends.append(t)
        expect(ends[0] == ends[1], "the order of simultaneous answers matters")

    def check_end(self, s: State) -> None:
        """At the end there is a sound result, nobody is to act, and the record leads to the same end."""
        result = s.result
        expect(result is not None and s.to_act == (), "the game is over without a result")
        if result is None:
            return
        self.reasons[result.reason] += 1
        expect(len(result.ranking) == len(result.scores) == s.players, "the result does not speak of every seat")
        expect(all(0 <= w < s.players for w in result.winners), "a winner is no seat")
        expect(all(result.ranking[w] == 1 for w in result.winners), "a winner is not first")
        self.invariants(s)
        refused(lambda: s.choose(0), "a choice was accepted after the end")
        record = json.loads(json.dumps(s.record()))
        again = self.game.replay(record)
        expect(again == s, "the record leads elsewhere")
        for seat in [None, *range(s.players)]:
            expect(told(again.events(0, seat)) == told(s.events(0, seat)), "the replay tells another story")
        for event in s.events(0, 0):
            for lang in ("en", "cs"):
                expect(bool(event.text(lang)), f"the event {event.kind} has no words")
        loaded = self.game.load(s.dump())
        expect(loaded == s and loaded.over, "the end is lost in a snapshot")


# --- tools --------------------------------------------------------------------------------------------------
def expect(promise: bool, otherwise: str) -> None:
    if not promise:
        raise Violation(otherwise)


def refused(attempt: Callable[[], object], otherwise: str) -> None:
    try:
        attempt()
    except HernaError:
        return
    raise Violation(otherwise)


def snapshot(s: State) -> tuple[object, ...]:
    """Everything that must not move when a copy moves."""
    log = s.log
    logged = None if log is None else (len(log.notes), len(log.choices))
    return (s.pack().numbers, s.key, s.drawn, s.small, s.revealed, s.to_act, s.outcome, logged)


def difference(a: object, b: object, depth: int = 0) -> list[str]:
    """The attributes in which two objects differ, found by looking at every one of them."""
    if type(a) is not type(b):
        return ["type"]
    found: list[str] = []
    for name in attributes(a):
        try:
            x, y = getattr(a, name), getattr(b, name)
        except HernaError:
            continue  # compiled, a property looks like an attribute, and some have no answer now
        if x is y:
            continue
        if not alike(x, y, depth):
            found.append(name)
    return found


def alike(x: object, y: object, depth: int) -> bool:
    if isinstance(x, list | tuple) and isinstance(y, list | tuple):
        return len(x) == len(y) and all(alike(p, q, depth) for p, q in zip(x, y, strict=True))
    if isinstance(x, dict | set | str | bytes | int | float | None):
        return x == y
    if type(x).__eq__ is object.__eq__ and depth < 4:  # a class that leaves comparing to us
        return not difference(x, y, depth + 1)
    return x == y


def features_of(s: State) -> list[Counter[int]]:
    """All features of a table: the table's own, then each seat's. Their order means nothing."""
    sheet = s.sheet()
    return [Counter(sheet.table), *[Counter(seat) for seat in sheet.seats]]


def attributes(a: object) -> list[str]:
    """What an object is made of, without what its class says is merely worked out from the rest (`WORKED_OUT`)."""
    names: list[str] = []
    for cls in type(a).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names += slots
        if not slots:
            names += [
                n for n, v in cls.__dict__.items() if type(v).__name__ in ("getset_descriptor", "member_descriptor")
            ]
    names += list(getattr(a, "__dict__", ()))
    left_out = ("log", *getattr(type(a), "WORKED_OUT", ()))
    return [n for n in dict.fromkeys(names) if not n.startswith("_") and n not in left_out]


def wander(s: State, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if s.over:
            return
        seat = rng.choice(s.to_act)
        s.choose(rng.randrange(s.options_of(seat)), seat)


def walk_alike(a: State, b: State, rng: Random, steps: int) -> None:
    """The same random choices in both."""
    for _ in range(steps):
        if a.over or b.over:
            return
        seat = rng.choice(a.to_act)
        index = rng.randrange(a.options_of(seat))
        expect(b.options_of(seat) == a.options_of(seat), "a loaded snapshot offers something else later on")
        a.choose(index, seat)
        b.choose(index, seat)


def told(events: list[Any]) -> list[tuple[str, Any]]:
    return [(e.kind, e.data) for e in events]


def earlier(s: State, number: int) -> list[Note]:
    """The very notes of all events before this number."""
    return [] if s.log is None else s.log.notes[: number - s.log.start]


def view_difference(x: dict[str, Any], y: dict[str, Any]) -> str:
    return ", ".join(f"{k}: {x[k]} / {y.get(k)}" for k in x if x[k] != y.get(k))[:600]
