"""What lies on the table and what is printed on it: designs, abilities with their hooks, objects, events, records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.games.summoner.words import COMMON, EVENT, STRUCTURE, SUMMONER, UNIT

if TYPE_CHECKING:
    from herna.games.summoner.table import Table


class Which:
    """Which objects are meant: `you` is the player the text speaks to, `this` the object whose text it is (0: none)."""

    def fits(self, s: Table, you: int, this: int, p: Piece) -> bool:
        return True


class Number:
    """A number that an object's own ability computes from the table."""

    def of(self, s: Table, p: Piece) -> int:
        return 0


class Versus:
    """A number that counts only in an attack on one target."""

    def of(self, s: Table, p: Piece, target: Piece) -> int:
        return 0


class Aura:
    """A number that an object gives to others."""

    def given(self, s: Table, source: Piece, other: Piece) -> int:
        return 0


class Condition:
    """Something that must be true before an ability can be used or does anything."""

    def holds(self, s: Table, p: Piece) -> bool:
        return True


class Ability:
    """An ability as a value (SW-17): every field is a hook that some rule asks for by name; 0 or None: nothing there.

    Procedures run with `you` = the controller, `source` = the unit, `card` = this ability.
    """

    def __init__(self, index: int, slug: str) -> None:
        self.index = index
        self.slug = slug
        self.when: Condition | None = None  # must be true for its triggers and actions
        self.once = False  # once per turn (SW-3.7)
        # procedures, by the moment that starts them
        self.starts = [0] * 7  # of a phase of its controller
        self.ends = [0] * 7
        self.end_of_turn = 0
        self.after_summon = 0
        self.after_move = 0
        self.after_friend_move = 0  # one that began beside this unit
        self.before_attack = 0
        self.after_attack = 0
        self.after_attack_on = 0  # what the target must have been (bits, SW-7.9)
        self.per_special = False  # it does nothing if no special was rolled
        self.after_attacked = 0
        self.after_attacked_on = 0
        self.after_friend_attacked = 0
        self.watch = 0  # how far away the attacked friend may be
        self.after_destroyed = 0  # this unit
        self.after_fall = 0  # any other unit within `fall_within`, in its controller's turn
        self.fall_within = 0
        self.after_kill = 0  # a unit that this unit destroyed
        self.action = 0  # used in a phase, between effects (SW-17.3)
        self.action_phase = 0
        self.instead_of_move = 0  # SW-18.7
        self.instead_of_attack = 0
        # things that happen at once
        self.step_away_damage = 0  # to an enemy that steps away
        self.boost_each_fall = 0  # boost for every unit destroyed in its controller's turn
        self.shield_dice = 0  # rolled when a friend is targeted
        self.shields: Which | None = None
        self.reroll_within = 0
        # numbers
        self.strength: Number | None = None
        self.life: Number | None = None
        self.spaces: Number | None = None
        self.versus: Versus | None = None
        self.lends_strength: Aura | None = None
        self.lends_life: Aura | None = None
        self.lifts_within = 0  # friendly commons that start a move this near have `lifts` for it
        self.lifts: Ability | None = None
        self.past = 0  # what a move may pass (bits)
        self.straight = 0  # a move may be this many clear straight spaces instead
        self.run = 0  # so many steps in one direction give strength for the turn
        self.range = 0
        self.shoots_past = 0  # classes an attack may go through (bits)
        self.scorch = 0  # damage to each unit in between, per special
        # hit rules (SW-7.3), in their order
        self.hits_with_specials = False
        self.needs_special = False
        self.weakness = 0  # extra damage per special, to this unit
        self.dulls = 0  # less damage by adjacent enemies that roll a special
        self.cap = 0  # most damage by the first attack of a turn
        self.captures = False
        self.backlash = 0  # with fewer specials than this the attacker takes the same damage
        # summoning
        self.summon_near: Which | None = None  # of this card
        self.welcomes = ""  # units with this word may be summoned beside this one
        self.by_sacrifice = False
        self.traits = 0


class Standing:
    """What an active event does as long as it lies in its zone (SW-12.3); hooks as on an ability."""

    def __init__(self) -> None:
        self.grants: Ability | None = None
        self.grants_to: Which | None = None
        self.freezes = False  # the chosen card
        self.entangles = False  # the two chosen cards; discarded when one leaves
        self.strength = 0
        self.stronger: Which | None = None
        self.versus_chosen = 0  # strength of the own summoner against the chosen card
        self.spaces = 0
        self.ability_damage = 0
        self.summon_near: Which | None = None
        self.summon_near_chosen = False
        self.summon_always = False
        self.dims: Which | None = None  # targets that only specials hit
        self.saves: Which | None = None  # returned to hand instead of being destroyed
        self.boost_each_fall = 0
        self.unboost_each_fall: Which | None = None
        self.after_attack = 0
        self.after_attack_on = 0
        self.after_attack_by: Which | None = None
        self.after_shift = 0
        self.after_summon = 0
        self.on_discard = 0
        self.keep_for_boost = False
        self.own_boost = 0  # put on it when it is played


class Design:
    """A card as printed."""

    def __init__(self, index: int, slug: str, faction: str, classes: int, cost: int, life: int, copies: int) -> None:
        self.index = index
        self.slug = slug
        self.faction = faction
        self.classes = classes
        self.cost = cost  # summoners have none (SW-4.5); see `has_cost`
        self.has_cost = classes & SUMMONER == 0
        self.life = life
        self.copies = copies  # in the faction's draw pile as sold
        self.starting = 0  # further copies that begin on the battlefield
        self.strength = 0
        self.attack = 0  # MELEE or RANGED
        self.symbols: tuple[str, ...] = ()
        self.words: tuple[str, ...] = ()
        self.abilities: tuple[Ability, ...] = ()
        self.lends = False  # some printed ability gives something to others
        self.gate = False
        self.friends_shoot_past = False
        self.under_strength = 0  # while it lies under a card
        self.under_ability: Ability | None = None
        self.under_special_hits = 0  # melee hits per special while it lies under a card
        self.is_unit = classes & UNIT != 0
        self.is_common = classes & COMMON != 0
        self.is_structure = classes & STRUCTURE != 0
        self.is_event = classes & EVENT != 0 and not self.is_structure  # SW-12.8
        self.phase = 0
        self.target: Which | None = None  # of an event: its first target
        self.targets = 1  # how many different ones must be there for it to be played (SW-12.5)
        self.effect = 0
        self.stays_under = False  # it goes under its target instead of being discarded (SW-12.9)
        self.standing: Standing | None = None


class Piece:
    """An object on the battlefield. Never changed: whatever happens puts a new value in its place, same `uid`."""

    __slots__ = (
        "boost", "damage", "face", "gained", "lent", "marks", "owner", "seat", "space", "uid", "under", "used"
    )  # fmt: skip

    def __init__(
        self,
        uid: int,
        face: Design,
        owner: int,
        seat: int,
        space: int,
        damage: int,
        boost: int,
        under: tuple[int, ...],
        marks: int,
        used: tuple[int, ...],
        gained: tuple[int, ...],
        lent: bool,
    ) -> None:
        self.uid = uid
        self.face = face
        self.owner = owner
        self.seat = seat  # its controller
        self.space = space
        self.damage = damage
        self.boost = boost
        self.under = under  # cards under it: owner << 12 | card
        self.marks = marks  # what it did this turn
        self.used = used  # abilities used up this turn
        self.gained = gained  # abilities it has until the end of the turn
        self.lent = lent  # control goes back at the end of the turn

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Piece) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return self.uid

    def numbers(self) -> tuple[object, ...]:
        """Everything that makes two objects equal."""
        return (
            self.uid, self.face.index, self.owner, self.seat, self.space, self.damage, self.boost, self.under,
            self.marks, self.used, self.gained, self.lent,
        )  # fmt: skip

    def at(self, space: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, space, self.damage, self.boost, self.under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def tokens(self, damage: int, boost: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, damage, boost, self.under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def marked(self, marks: int) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, self.under,
            self.marks | marks, self.used, self.gained, self.lent,
        )  # fmt: skip

    def over(self, under: tuple[int, ...]) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, under, self.marks,
            self.used, self.gained, self.lent,
        )  # fmt: skip

    def of_turn(self, marks: int, used: tuple[int, ...], gained: tuple[int, ...]) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, self.seat, self.space, self.damage, self.boost, self.under, marks,
            used, gained, self.lent,
        )  # fmt: skip

    def controlled(self, seat: int, lent: bool) -> Piece:
        return Piece(
            self.uid, self.face, self.owner, seat, self.space, self.damage, self.boost, self.under, self.marks,
            self.used, self.gained, lent,
        )  # fmt: skip


OWNER: Final = 12  # an under-card is owner << OWNER | card


class Lasting:
    """An active event in its zone; never changed. `chosen` are objects, `used` that its once-a-turn is spent."""

    __slots__ = ("boost", "card", "chosen", "seat", "uid", "used")

    def __init__(self, uid: int, card: Design, seat: int, boost: int, chosen: tuple[int, ...], used: bool) -> None:
        self.uid = uid
        self.card = card
        self.seat = seat
        self.boost = boost
        self.chosen = chosen
        self.used = used


class Waiting:
    """A triggered effect that waits its turn (SW-18): the registers its procedure will start with.

    `source` is the unit (0: none, `own` says whose it is); `fallen`: the ability of a unit that was just destroyed.
    `place` is where it happened, for its name only; `phase`: it belongs to a phase and is looked at again (SW-18.6).
    """

    __slots__ = ("card", "count", "fallen", "phase", "picks", "place", "procedure", "source", "target", "you")

    def __init__(
        self,
        procedure: int,
        you: int,
        source: int,
        card: int,
        target: int,
        count: int,
        picks: tuple[int, ...],
        place: int,
        fallen: bool,
        phase: bool,
    ) -> None:
        self.procedure = procedure
        self.you = you
        self.source = source
        self.card = card
        self.target = target
        self.count = count
        self.picks = picks
        self.place = place
        self.fallen = fallen
        self.phase = phase


class Attack:
    """The attack under way (SW-7.2)."""

    __slots__ = (
        "added", "attacker", "bonus", "case", "damage", "drained", "extra", "first", "healing", "limit", "shield",
        "space", "target", "watchers",
    )  # fmt: skip

    def __init__(
        self,
        attacker: int,
        target: int,
        extra: bool,
        limit: int,
        bonus: int,
        drained: bool,
        healing: int,
        case: int,
        space: int,
        first: bool,
        watchers: tuple[int, ...],
        shield: int,
        damage: int,
        added: int,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.extra = extra
        self.limit = limit
        self.bonus = bonus  # strength for this attack only
        self.drained = drained  # specials are melee hits too
        self.healing = healing  # the target for which a heal was paid
        self.case = case  # what the target was when it was locked
        self.space = space  # where it stood then
        self.first = first  # the first attack on it in this turn
        self.watchers = watchers  # friends of the target that answer the attack
        self.shield = shield  # specials of shield rolls
        self.damage = damage  # what it is to add
        self.added = added  # what it has added

    def copy(self) -> Attack:
        return Attack(
            self.attacker, self.target, self.extra, self.limit, self.bonus, self.drained, self.healing, self.case,
            self.space, self.first, self.watchers, self.shield, self.damage, self.added,
        )  # fmt: skip


class Journey:
    """The move under way: the path named so far, then how much of it is done (SW-5)."""

    __slots__ = ("allowance", "done", "followers", "mover", "passed", "past", "path", "run", "straight", "streak")

    def __init__(
        self,
        mover: int,
        path: tuple[int, ...],
        allowance: int,
        straight: int,
        past: int,
        run: int,
        done: int,
        streak: int,
        passed: tuple[int, ...],
        followers: tuple[int, ...],
    ) -> None:
        self.mover = mover
        self.path = path  # begins with the space where it started
        self.allowance = allowance
        self.straight = straight  # of the straight alternative, 0 without one
        self.past = past
        self.run = run
        self.done = done
        self.streak = streak  # steps in one direction at the end of what is done
        self.passed = passed
        self.followers = followers  # units with something to do after a friend's move that began beside them

    def copy(self) -> Journey:
        return Journey(
            self.mover, self.path, self.allowance, self.straight, self.past, self.run, self.done, self.streak,
            self.passed, self.followers,
        )  # fmt: skip


class Side:
    """What one player has besides the battlefield (SW-1.3). The top of the draw pile is its end.

    The opponent has seen the cards `known` go to the hand, `seen` to the discard pile, and knows that `loose` are in
    the hand or were discarded face down since. `out` are cards that a position left out of the game.
    """

    __slots__ = ("discard", "draw", "hand", "known", "loose", "magic", "out", "seen")

    def __init__(
        self,
        magic: int,
        hand: tuple[int, ...],
        draw: tuple[int, ...],
        discard: tuple[int, ...],
        known: tuple[int, ...],
        seen: tuple[int, ...],
        loose: tuple[int, ...],
        out: tuple[int, ...],
    ) -> None:
        self.magic = magic
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.known = known
        self.seen = seen
        self.loose = loose
        self.out = out

    def copy(self) -> Side:
        return Side(self.magic, self.hand, self.draw, self.discard, self.known, self.seen, self.loose, self.out)
