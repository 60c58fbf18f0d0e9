"""What is printed, as values with hooks; `printed/` fills the registries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.games.summoner.table.words import COMMON, EVENT, STRUCTURE, SUMMONER, UNIT

if TYPE_CHECKING:
    from herna.games.summoner.table.pieces import Piece
    from herna.games.summoner.table.zones import Battlefield


class Which:
    """Which objects are meant: `you` is the player the text speaks to, `this` the object whose text it is (0: none)."""

    def fits(self, s: Battlefield, you: int, this: int, p: Piece) -> bool:
        return True


class Number:
    """A number that an object's own ability computes from the table."""

    def of(self, s: Battlefield, p: Piece) -> int:
        return 0


class Versus:
    """A number that counts only in an attack on one target."""

    def of(self, s: Battlefield, p: Piece, target: Piece) -> int:
        return 0


class Aura:
    """A number that an object gives to others."""

    def given(self, s: Battlefield, source: Piece, other: Piece) -> int:
        return 0


class Condition:
    """Something that must be true before an ability can be used or does anything."""

    def holds(self, s: Battlefield, p: Piece) -> bool:
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
        self.timed = False  # one of the next three is there
        self.starts = [0] * 7  # of a phase of its controller
        self.ends = [0] * 7
        self.end_of_turn = 0
        self.after_summon = 0
        self.after_move = 0
        self.after_friend_move = 0  # one that began beside this unit
        self.before_attack = 0
        self.after_attack = 0
        self.after_attacked = 0
        self.on = 0  # what the target of that attack must have been (bits, SW-7.9)
        self.per_special = False  # it does nothing if no special was rolled
        self.after_friend_attacked = 0
        self.watch = 0  # how far away the attacked friend may be
        self.after_destroyed = 0  # this unit
        self.after_fall = 0  # any other unit within `fall_within`, in its controller's turn
        self.fall_within = 0
        self.after_kill = 0  # a unit that this unit destroyed
        self.action = self.action_phase = 0  # used in a phase, between effects (SW-17.3)
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
        self.summon_near: Which | None = None  # where this card may be summoned, too
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


# --- every card and ability by number -----------------------------------------------------------------------
NOTHING: Final = Design(0, "", "", 0, 0, 0, 0)
DESIGNS: Final[list[Design]] = [NOTHING]  # by index; cards count from 1
ABILITY: Final = 200  # components are cards below this number and abilities from it on
ABILITIES: Final[list[Ability]] = []  # by index - ABILITY


def component_slug(number: int) -> str:
    """The slug of a card or an ability."""
    return DESIGNS[number].slug if number < ABILITY else ABILITIES[number - ABILITY].slug
