"""Every card, one line each: numbers, keywords and what it does. What people read is in `texts/components.toml`."""

from __future__ import annotations

from herna.games.mindbug.table.designs import DESIGNS, Condition, Design
from herna.games.mindbug.table.moves import PROCEDURES
from herna.games.mindbug.table.words import (
    FRENZY,
    HUNTER,
    MODE_BOOST,
    MODE_DEFEAT,
    MODE_TAKE,
    POISONOUS,
    SNEAKY,
    SNEAKY_BARRED,
    TOO_STRONG,
    TOO_WEAK,
    TOUGH,
)
from herna.games.mindbug.vocabulary.choices import either, for_each_discarded, if_, may_pay
from herna.games.mindbug.vocabulary.continuous import (
    Always,
    allies_power,
    blockable_only_by_power_within,
    enemies_cannot_attack_or_block,
    equal_powers_cannot_attack,
    mirror_enemy_keywords,
    must_be_hunted,
    never_attacks,
    not_blockable_by,
    opponent_cannot_attack_or_block_with,
    opponent_cannot_block_while_two_allies_equal,
    opponent_cannot_block_with,
    opponent_loses_more_life,
    opponents_play_effects_do_nothing,
    other_allies,
    stronger_loses_its_fights,
    while_,
)
from herna.games.mindbug.vocabulary.effects import (
    Steps,
    all_but,
    defeat,
    defeat_this,
    enemies_with_a_keyword_you_name,
    every,
    evolve,
    flat,
    gain_life,
    lose_life,
    may_copy_a_play_effect,
    number_of_opponents_creatures,
    number_of_opponents_mindbugs,
    one,
    opponent_attacks_with,
    opponent_loses_life,
    opponent_takes_control_of_this,
    return_to_hand,
    set_life_equal_to_opponents,
    take_control,
    this_cannot_be_defeated_this_turn,
    two_of_equal_power,
    up_to,
)
from herna.games.mindbug.vocabulary.filters import (
    HasKeyword,
    able_to_attack,
    ally,
    any_creature,
    at_all_times,
    boost_card_in_play,
    boosted,
    card_in_hand,
    enemies_at_least,
    enemy,
    exactly_one_other_ally,
    exists,
    no_unused_mindbug,
    only_ally,
    own_discard_empty,
    poisonous,
    power_at_least,
    power_at_most,
    power_between,
    weaker_than_this,
    you_control_fewer,
    your_turn,
)
from herna.games.mindbug.vocabulary.hands import (
    discard_a_card,
    discard_a_random_card,
    discard_up_to,
    opponent_discards,
    opponent_loses_draw_pile,
    opponent_loses_hand_and_draw_pile,
    put_a_random_card_of_the_opponent_into_a_pile,
    steal,
)
from herna.games.mindbug.vocabulary.piles import (
    boost,
    one_creature,
    opponents_discard_pile,
    own_discard_pile,
    play_from,
    several_creatures,
    take_a_boost_card_into_hand,
    take_from_opponents_discard_pile,
    take_own_discard_pile_into_hand,
    this,
)

Text = list[Steps] | None


class Printer:
    """Prints the designs of one set, in order."""

    def __init__(self, set_: str) -> None:
        self.set = set_

    def creature(
        self,
        slug: str,
        power: int,
        keywords: int = 0,
        copies: int = 1,
        play: Text = None,
        attack: Text = None,
        play_or_attack: Text = None,
        defeated: Text = None,
        action: Text = None,
        usable: Condition = at_all_times,
        put_into_discard: Text = None,
        always: list[Always] | None = None,
        in_discard: list[Always] | None = None,
    ) -> Design:
        d = Design(len(DESIGNS), slug, self.set, power, keywords, copies)
        DESIGNS.append(d)
        d.play = procedure(slug, "play", play or play_or_attack)
        d.attack = procedure(slug, "attack", attack or play_or_attack)
        d.defeated = procedure(slug, "defeated", defeated)
        d.action = procedure(slug, "action", action)
        d.usable = usable
        d.put_into_discard = procedure(slug, "put into discard", put_into_discard)
        for ability in [*(always or ()), *(in_discard or ())]:
            ability.print_on(d)
        return d

    def evolution(self, first: Design, second: Design, third: Design) -> None:
        """MB-13.1: the first stage is a card of the deck, the others are the faces of one double-sided card."""
        first.evolves_to = second.index
        second.evolves_to = third.index
        second.stage, third.stage = 2, 3
        for face in (second, third):
            face.copies = 0
            face.first_stage = first.index


def procedure(slug: str, when: str, text: Text) -> int:
    return PROCEDURES.procedure(f"{slug}: {when}", *flat(text)) if text else 0


# --- First Contact ------------------------------------------------------------------------------------------
c = Printer("first_contact").creature

c("axolotl_healer", 4, POISONOUS, copies=2, play=[gain_life(2)])
c("bee_bear", 8, always=[not_blockable_by(power_at_most(6), TOO_WEAK)])
c("brain_fly", 4, play=[take_control(one(any_creature, power_at_least(6)))])
c("chameleon_sniper", 1, SNEAKY, attack=[opponent_loses_life(1)])
c("compost_dragon", 3, HUNTER, copies=2, play=[play_from(own_discard_pile)])
c("deathweaver", 2, POISONOUS, always=[opponents_play_effects_do_nothing])
c("elephantopus", 7, TOUGH, always=[opponent_cannot_block_with(power_at_most(4), TOO_WEAK)])
c("explosive_toad", 5, FRENZY, copies=2, defeated=[defeat(one(any_creature))])
c("ferret_bomber", 2, SNEAKY, copies=2, play=[opponent_discards(2)])
c("giraffodile", 7, play=[take_own_discard_pile_into_hand])
c("goblin_werewolf", 2, HUNTER, copies=2, always=[while_(your_turn, power=+6)])
c("gorillion", 10)
c("grave_robber", 7, TOUGH, copies=2, play=[play_from(opponents_discard_pile)])
c("harpy_mother", 5, defeated=[take_control(up_to(2, any_creature, power_at_most(5)))])
c("kangasaurus_rex", 7, copies=2, play=[defeat(every(enemy, power_at_most(4)))])
c("killer_bee", 5, HUNTER, copies=2, play=[opponent_loses_life(1)])
c("lone_yeti", 5, TOUGH, always=[while_(only_ally, power=+5, gains=FRENZY)])
c("luchataur", 9, FRENZY, copies=2)
c("mysterious_mermaid", 7, play=[set_life_equal_to_opponents])
c("plated_scorpion", 2, TOUGH | POISONOUS, copies=2)
c("rhino_turtle", 8, FRENZY | TOUGH, copies=2)
c("shark_dog", 4, HUNTER, attack=[defeat(one(enemy, power_at_least(6)))])
c("sharky_crab_dog_mummypus", 5, always=[mirror_enemy_keywords(HUNTER | SNEAKY | FRENZY | POISONOUS)])
c("shield_bugs", 4, TOUGH, copies=2, always=[other_allies(power=+1)])
c("snail_hydra", 9, copies=2, attack=[if_(you_control_fewer, defeat(one(any_creature)))])
c("snail_thrower", 1, POISONOUS, always=[other_allies(gains=HUNTER | POISONOUS, which=power_at_most(4))])
c("spider_owl", 3, SNEAKY | POISONOUS, copies=2)
c("strange_barrel", 6, defeated=[steal(2)])
c("tiger_squirrel", 3, SNEAKY, copies=2, play=[defeat(one(enemy, power_at_least(7)))])
c("turbo_bug", 4, attack=[opponent_loses_life(all_but(1))])
c("tusked_extorter", 8, copies=2, attack=[opponent_discards(1)])
c("urchin_hurler", 5, HUNTER, always=[other_allies(power=+2, when=your_turn)])

# --- Beyond Evolution ---------------------------------------------------------------------------------------
beyond_evolution = Printer("beyond_evolution")
c = beyond_evolution.creature

c("blastfish", 1, POISONOUS, attack=[this_cannot_be_defeated_this_turn])
c("bullet_train", 9, copies=2, attack=[defeat(one(enemy, power_at_most(3)))])
c("cake_trickster", 6, POISONOUS, copies=2, action=[opponent_attacks_with(one(enemy, able_to_attack))],
  usable=exists(enemy, able_to_attack))  # fmt: skip
c("captain_hippo", 7, FRENZY, always=[must_be_hunted])
c("cheeky_chimpborg", 5, HUNTER, play=[opponent_discards(number_of_opponents_creatures)])
c("cheery_chimpborg", 5, HUNTER, always=[while_(enemies_at_least(3), power=+5)])
c("chuckling_chimpborg", 5, HUNTER, play=[opponent_loses_life(number_of_opponents_mindbugs)])
cloud_lady = c("cloud_lady", 4, action=[defeat(one(enemy, power_at_most(4))), evolve])
c("coach_panda", 6, copies=2, always=[other_allies(power=+3, gains=FRENZY, when=exactly_one_other_ally)])
curious_tadpole = c("curious_tadpole", 1, POISONOUS, action=[gain_life(1), evolve])
c("dr_orange_u_tan", 6, play=[may_pay(lose_life(1), return_to_hand(every(enemy)))])
c("dragon_inn", 3, TOUGH, copies=2, action=[opponent_loses_life(1)], usable=you_control_fewer)
c("earwig_assassin", 1, SNEAKY, copies=2,
  play=[may_pay(discard_a_card, defeat(one(any_creature)), if_able=card_in_hand)])  # fmt: skip
c("infernostrich", 6, action=[defeat(one(enemy, power_at_least(7)))], usable=exists(enemy, power_at_least(7)))
c("kitsunsei", 4, always=[other_allies(gains=SNEAKY)])
c("mole_machine", 5, TOUGH, copies=2, always=[opponent_cannot_block_with(power_at_least(7), TOO_STRONG)])
c("octocopter", 5, action=[defeat_this, take_control(one(enemy))])
c("puffermech", 2, POISONOUS, copies=2, defeated=[defeat(every(enemy, power_at_least(8)))])
c("radioactive_rabbit", 3, FRENZY, play=[opponent_takes_control_of_this], defeated=[defeat(every(ally))])
c("robopup", 1, SNEAKY | TOUGH, copies=2)
c("sawn", 5, TOUGH, copies=2, always=[stronger_loses_its_fights])
c("spiky_shinobi", 3, SNEAKY, copies=2, always=[while_(no_unused_mindbug, power=+5)])
c("steelhorn", 7, defeated=[opponent_discards(3)])
c("sweet_fighter", 9, copies=2, defeated=[gain_life(2)])
c("the_experiment", 6, POISONOUS, play=[opponent_takes_control_of_this, take_control(one(enemy))])
c("turtle_toaster", 4, TOUGH, copies=2, play=[defeat(up_to(2, enemy, power_between(4, 6)))])
c("utility_bug", 4, HUNTER | TOUGH, copies=2, play=[may_copy_a_play_effect])
waddling_recruit = c("waddling_recruit", 3, action=[opponent_discards(1), evolve])
c("westside_monster", 8, FRENZY, copies=2,
  always=[opponent_cannot_attack_or_block_with(HasKeyword(SNEAKY), SNEAKY_BARRED)])  # fmt: skip
wildsprout = c("wildsprout", 1, action=[play_from(own_discard_pile), evolve])

bigroot = c("bigroot", 4, action=[play_from(own_discard_pile), evolve])
frog_prophet = c("frog_prophet", 3, POISONOUS | TOUGH, action=[gain_life(1), evolve])
frosty_fortress = c("frosty_fortress", 10, TOUGH, attack=[opponent_loses_hand_and_draw_pile])
oakenmaster = c("oakenmaster", 7, always=[other_allies(power=+5)])
thunder_queen = c("thunder_queen", 9, attack=[defeat(one(enemy))])
typhoon_princess = c("typhoon_princess", 6, action=[defeat(one(enemy, power_at_most(6))), evolve])
veteran_penguin = c("veteran_penguin", 5, TOUGH, action=[opponent_discards(1), evolve])
world_eater = c("world_eater", 8, POISONOUS | TOUGH, attack=[opponent_loses_life(1)])

beyond_evolution.evolution(cloud_lady, typhoon_princess, thunder_queen)
beyond_evolution.evolution(curious_tadpole, frog_prophet, world_eater)
beyond_evolution.evolution(waddling_recruit, veteran_penguin, frosty_fortress)
beyond_evolution.evolution(wildsprout, bigroot, oakenmaster)

# --- Beyond Eternity ----------------------------------------------------------------------------------------
c = Printer("beyond_eternity").creature

c("agile_rooster", 6, FRENZY, always=[blockable_only_by_power_within(1)])
c("ant_zombie_horde", 7, TOUGH, copies=2, attack=[boost(2, this)])
c("berserker_rabbit", 6, FRENZY | TOUGH, copies=2, always=[while_(own_discard_empty, power=+4)])
c("blessed_killer_bee", 5, HUNTER, in_discard=[opponent_loses_more_life(2)])
c("blessed_shield_bugs", 6, TOUGH, in_discard=[allies_power(+1)])
c("blessed_tiger_squirrel", 3, SNEAKY, in_discard=[enemies_cannot_attack_or_block(power_at_least(7), TOO_STRONG)])
c("catalisk", 2, POISONOUS, attack=[opponent_loses_draw_pile])
c("cave_lizard", 10, TOUGH | SNEAKY, always=[never_attacks])
c("cursed_gorillion", 10, FRENZY | TOUGH, in_discard=[allies_power(-2)])
c("duckdra", 5, HUNTER, copies=2, attack=[defeat(up_to(1, any_creature, poisonous))])
c("fire_antler", 8, copies=2, defeated=[opponent_loses_life(1), boost(1, one_creature)])
c("ghostly_underdog", 4, attack=[defeat(every(enemy, weaker_than_this))])
c("goat_dragon", 7, copies=2, play_or_attack=[
    either(MODE_BOOST, boost(1, one_creature), MODE_DEFEAT, defeat(one(any_creature, boosted)),
           if_able=exists(any_creature, boosted))])  # fmt: skip
c("hiss_holiness", 5, FRENZY | POISONOUS, copies=2, play=[boost(4, several_creatures)])
c("hypnotic_mouse", 1, SNEAKY, always=[equal_powers_cannot_attack])
c("koibra", 2, POISONOUS, copies=2, play_or_attack=[put_a_random_card_of_the_opponent_into_a_pile])
c("madam_mystique", 2, copies=2, defeated=[defeat(enemies_with_a_keyword_you_name)])
c("peacasus", 3, SNEAKY, copies=2, put_into_discard=[gain_life(1)])
c("porcupine_teacher", 5, always=[other_allies(gains=POISONOUS)])
c("pyro_salamancer", 6, copies=2, play=[boost(1, one_creature), defeat(two_of_equal_power)])
c("radioactive_pest", 1, POISONOUS, copies=2, attack=[defeat(one(enemy, power_at_least(7)))])
c("rockyphant", 8, TOUGH, put_into_discard=[opponent_discards(1)])
c("sea_rex", 5, HUNTER, copies=2, attack=[boost(1, this)])
c("soul_manipulator", 5, TOUGH, copies=2, play_or_attack=[
    either(MODE_BOOST, boost(1, one_creature), MODE_TAKE, take_a_boost_card_into_hand,
           if_able=boost_card_in_play)])  # fmt: skip
c("spirit_cheetah", 5, HUNTER, defeated=[take_control(one(any_creature, power_at_most(2)))])
c("spirit_maki", 3, SNEAKY, defeated=[take_control(one(any_creature, power_at_least(9)))])
c("squirtoise_scout", 2, TOUGH, copies=2, always=[opponent_cannot_block_while_two_allies_equal])
c("tiger_wasp", 3, FRENZY | SNEAKY, play=[discard_a_random_card])
c("tornado_dragon", 8, copies=2, play=[discard_up_to(2), for_each_discarded(defeat(one(any_creature)))])
c("trash_diver", 2, SNEAKY, attack=[take_from_opponents_discard_pile(2)])
c("trash_flier", 2, SNEAKY, defeated=[play_from(opponents_discard_pile)])
c("water_antler", 8, copies=2, play=[gain_life(1), boost(1, one_creature)])

SETS = ("first_contact", "beyond_evolution", "beyond_eternity")
BY_SLUG = {d.slug: d for d in DESIGNS if d.slug}
