"""The words in which abilities are printed: `ability` names the moments, `Always` what simply is."""

from __future__ import annotations

from herna.games.summoner.table.designs import ABILITIES, ABILITY, Ability, Aura, Condition, Number, Versus, Which
from herna.games.summoner.vocabulary.effects import Steps, effect

Text = list[Steps]


class Always:
    """What an ability simply is or counts, without a moment of its own; each word is a hook of `Ability`."""

    def __init__(
        self,
        strength: Number | None = None,
        versus: Versus | None = None,
        life: Number | None = None,
        spaces: Number | None = None,
        lends_strength: Aura | None = None,
        lends_life: Aura | None = None,
        lifts: tuple[Ability, int] | None = None,
        past: int = 0,
        straight: int = 0,
        run: int = 0,
        range: int = 0,
        shoots_past: int = 0,
        scorch: int = 0,
        step_away_damage: int = 0,
        boost_each_fall: int = 0,
        shield: tuple[int, Which] | None = None,
        reroll_within: int = 0,
        hits_with_specials: bool = False,
        needs_special: bool = False,
        weakness: int = 0,
        dulls: int = 0,
        cap: int = 0,
        captures: bool = False,
        backlash: int = 0,
        summon_near: Which | None = None,
        welcomes: str = "",
        by_sacrifice: bool = False,
    ) -> None:
        self.strength, self.versus, self.life, self.spaces = strength, versus, life, spaces
        self.lends_strength, self.lends_life, self.lifts = lends_strength, lends_life, lifts
        self.past, self.straight, self.run = past, straight, run
        self.range, self.shoots_past, self.scorch = range, shoots_past, scorch
        self.step_away_damage, self.boost_each_fall = step_away_damage, boost_each_fall
        self.shield, self.reroll_within = shield, reroll_within
        self.hits_with_specials, self.needs_special = hits_with_specials, needs_special
        self.weakness, self.dulls, self.cap = weakness, dulls, cap
        self.captures, self.backlash = captures, backlash
        self.summon_near, self.welcomes, self.by_sacrifice = summon_near, welcomes, by_sacrifice

    def print_on(self, made: Ability) -> None:
        made.strength, made.versus, made.life, made.spaces = self.strength, self.versus, self.life, self.spaces
        made.lends_strength, made.lends_life = self.lends_strength, self.lends_life
        if self.lifts is not None:
            made.lifts, made.lifts_within = self.lifts
        made.past, made.straight, made.run = self.past, self.straight, self.run
        made.range, made.shoots_past, made.scorch = self.range, self.shoots_past, self.scorch
        made.step_away_damage, made.boost_each_fall = self.step_away_damage, self.boost_each_fall
        if self.shield is not None:
            made.shield_dice, made.shields = self.shield
        made.reroll_within = self.reroll_within
        made.hits_with_specials, made.needs_special = self.hits_with_specials, self.needs_special
        made.weakness, made.dulls, made.cap = self.weakness, self.dulls, self.cap
        made.captures, made.backlash = self.captures, self.backlash
        made.summon_near, made.welcomes, made.by_sacrifice = self.summon_near, self.welcomes, self.by_sacrifice


def ability(
    slug: str,
    start: tuple[int, Text] | None = None,
    end: tuple[int, Text] | None = None,
    end_of_turn: Text | None = None,
    after_summon: Text | None = None,
    after_move: Text | None = None,
    after_friend_move: Text | None = None,
    before_attack: Text | None = None,
    after_attack: Text | None = None,
    after_attacked: Text | None = None,
    on: int = 0,
    per_special: bool = False,
    after_friend_attacked: tuple[int, Text] | None = None,
    after_destroyed: Text | None = None,
    after_fall: tuple[int, Text] | None = None,
    after_kill: Text | None = None,
    action: tuple[int, Text] | None = None,
    instead_of_move: Text | None = None,
    instead_of_attack: Text | None = None,
    when: Condition | None = None,
    once_per_turn: bool = False,
    always: Always | None = None,
    traits: int = 0,
) -> Ability:
    """Print an ability: what starts it (by the moment), on which targets, under which condition."""
    made = Ability(ABILITY + len(ABILITIES), slug)
    made.when, made.once, made.traits = when, once_per_turn, traits
    made.timed = start is not None or end is not None or end_of_turn is not None
    in_phase(made.starts, slug, start)
    in_phase(made.ends, slug, end)
    made.end_of_turn = text(slug, end_of_turn)
    made.after_summon = text(slug, after_summon)
    made.after_move = text(slug, after_move)
    made.after_friend_move = text(slug, after_friend_move)
    made.before_attack = text(slug, before_attack)
    made.after_attack = text(slug, after_attack)
    made.after_attacked = text(slug, after_attacked)
    made.on, made.per_special = on, per_special
    if after_friend_attacked is not None:
        made.watch, made.after_friend_attacked = after_friend_attacked[0], effect(slug, *after_friend_attacked[1])
    made.after_destroyed = text(slug, after_destroyed)
    if after_fall is not None:
        made.fall_within, made.after_fall = after_fall[0], effect(slug, *after_fall[1])
    made.after_kill = text(slug, after_kill)
    if action is not None:
        made.action_phase, made.action = action[0], effect(slug, *action[1])
    made.instead_of_move = text(slug, instead_of_move)
    made.instead_of_attack = text(slug, instead_of_attack)
    if always is not None:
        always.print_on(made)
    ABILITIES.append(made)
    return made


def text(slug: str, parts: Text | None) -> int:
    return effect(slug, *parts) if parts else 0


def in_phase(procedures: list[int], slug: str, said: tuple[int, Text] | None) -> None:
    """Note what happens in one phase among the procedures by phase."""
    if said is not None:
        phase, parts = said
        procedures[phase] = effect(slug, *parts)
