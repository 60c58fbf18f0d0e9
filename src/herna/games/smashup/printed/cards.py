"""Every card and base, one line each: numbers and what it does. What people read is in `texts/components.toml`."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.rules.scoring import LURKING
from herna.games.smashup.table.designs import BASES, DESIGNS, BaseDesign, Design
from herna.games.smashup.table.moves import PROCEDURES
from herna.games.smashup.table.words import (
    A_BASE,
    A_MINION,
    BANS_FACTION,
    BANS_OTHERS,
    BURIES,
    FACTIONS,
    FIRST_WINNER,
    FLEES,
    GUARDS_HERE,
    GUARDS_HOLDER,
    IGNORES,
    INDESTRUCTIBLE,
    JAMS,
    MAKES_MICROBOTS,
    MICROBOT,
    NOT_WINNERS,
    ONCE,
    OPENS_PILE,
    OWN_MINION,
    SHIELDS_HERE,
    SHIELDS_HOLDER,
    THOSE_THERE,
    WINNERS,
)
from herna.games.smashup.vocabulary.bases import (
    choose_the_replacement,
    highest_of_each_under_the_deck,
    ignore_this_base_until_your_turn,
    its_controller_may_ignore,
    may_draw_if_there,
    swap_a_base,
    you_may_ignore,
)
from herna.games.smashup.vocabulary.continuous import (
    Always,
    extra_action_each_turn,
    extra_minion_here_each_turn,
    holder_power,
    own_microbots_power,
    power_in_others_turns,
    power_per_other_own_microbot,
    power_per_same_name_here,
    trait,
)
from herna.games.smashup.vocabulary.effects import (
    ANY_NUMBER,
    boost,
    destroy,
    destroy_another_action_here,
    destroy_any_action,
    destroy_any_number_of_its_other_actions,
    destroy_it_if_weaker,
    destroy_its_holder,
    destroy_this_action,
    extra_action,
    extra_minion,
    extra_minion_if_first,
    extra_weak_minion_from_pile_at_each_empty_base,
    gain_vp,
    if_returned_extra_minion_there,
    lower_breakpoint_by_power_of,
    move_away,
    move_here,
    move_that_faction_of_others,
    move_this_to_the_scored_base,
    move_up_to,
    name_a_faction,
    put_to_sleep,
    put_under_the_deck,
    return_to_hand,
    spring_the_trap,
    weakest_of_each_base,
)
from herna.games.smashup.vocabulary.filters import (
    anyones,
    at_its_base_up_to_its_power,
    at_that_base,
    at_that_base_power_at_most,
    beside_yours_power_at_most,
    elsewhere,
    here,
    here_power_at_most,
    movable,
    movable_from_here,
    of_that_faction,
    of_that_player_there_power_at_most,
    others,
    own,
    power_at_most,
    weaker_neighbour_of_that_one,
    weaker_than_your_number_here,
    with_a_weaker_neighbour,
)
from herna.games.smashup.vocabulary.piles import (
    a_microbot_card,
    a_minion_card,
    any_card,
    discard_hand_and_draw,
    draw,
    draw_its_power,
    draw_per_minion_there,
    may_take_from_your_pile,
    others_discard_random,
    search_copies_into_pile,
    search_for_an_action,
    shuffle_hand_into_deck,
    shuffle_in_any_number,
    take_any_number_of_one_name,
    take_from_your_pile,
    that_player_discards,
    that_player_discards_random,
)
from herna.games.smashup.vocabulary.reveals import (
    look_at_a_hand_discard_a_minion,
    look_at_top,
    play_a_minion_at_the_scored_base,
    play_minions_in_place_of_yours,
    reveal_five_take_minions,
    reveal_others_tops_play_an_action,
    reveal_top_may_play_minion,
    reveal_top_may_take_or_play_action,
)
from herna.games.smashup.vocabulary.targets import (
    Steps,
    a_base,
    a_base_with_your_minion,
    a_faction_to_move,
    and_a_player,
    every,
    from_a_base,
    may_one,
    one,
    one_that_explodes,
    one_to_compare_with,
    this,
    to_another_base,
    two_bases,
    unless_nobody,
    up_to,
)

Text = list[Steps] | None


def procedure(slug: str, name: str, text: Text) -> int:
    """Number the text; 0 if there is none."""
    if not text:
        return 0
    return PROCEDURES.procedure(f"{slug}: {name}", *[step for part in text for step in part])


class Printer:
    """Prints the cards and bases of one faction, in order."""

    def __init__(self, faction: str) -> None:
        self.faction = FACTIONS.index(faction)

    def minion(
        self,
        slug: str,
        power: int,
        copies: int = 1,
        play: Text = None,
        special: Text = None,
        before: Text = None,
        after: Text = None,
        after_moves: bool = False,
        before_from_hand: bool = False,
        from_pile: bool = False,
        destroyed: Text = None,
        microbot_destroyed: Text = None,
        played_here: Text = None,
        affected: Text = None,
        always: list[Always] | None = None,
    ) -> None:
        d = Design(len(DESIGNS), slug, self.faction, power, copies)
        DESIGNS.append(d)
        d.play = procedure(slug, "play", play)
        d.special = procedure(slug, "special", special)
        d.before = procedure(slug, "before scoring", before)
        d.after = procedure(slug, "after scoring", after)
        d.after_moves = after_moves
        d.from_hand = before_from_hand
        d.rises = from_pile
        d.destroyed = procedure(slug, "destroyed", destroyed)
        d.microbot_destroyed = procedure(slug, "microbot destroyed", microbot_destroyed)
        d.played_here = procedure(slug, "minion played here", played_here)
        d.affected = procedure(slug, "affected", affected)
        self.finish(d, always)

    def action(
        self,
        slug: str,
        copies: int = 1,
        on: int = 0,
        play: Text = None,
        before_from_hand: bool = False,
        played_here: Text = None,
        turn_start: Text = None,
        turn_end: Text = None,
        always: list[Always] | None = None,
    ) -> None:
        d = Design(len(DESIGNS), slug, self.faction, 0, copies)
        DESIGNS.append(d)
        d.minion = False
        d.holder = on
        d.play = procedure(slug, "play", play)
        d.from_hand = before_from_hand
        d.played_here = procedure(slug, "minion played here", played_here)
        d.turn_start = procedure(slug, "turn start", turn_start)
        d.turn_end = procedure(slug, "turn end", turn_end)
        self.finish(d, always)

    def finish(self, d: Design, always: list[Always] | None) -> None:
        for text in always or ():
            text.print_on(d)
        if d.from_hand:
            LURKING.append(d)

    def base(
        self,
        slug: str,
        breakpoint_: int,
        vp: tuple[int, int, int],
        turn_start: Text = None,
        minion_played: Text = None,
        minion_destroyed: Text = None,
        winner_per_power: int = 0,
        each_per_minion: int = 0,
        after: Text = None,
        for_: int = 0,
        replaced: Text = None,
        power: int = 0,
        traits: int = 0,
    ) -> None:
        b = BaseDesign(len(BASES), slug, self.faction, breakpoint_, vp)
        BASES.append(b)
        b.turn_start = procedure(slug, "turn start", turn_start)
        b.played_here = procedure(slug, "minion played here", minion_played)
        b.destroyed_here = procedure(slug, "minion destroyed here", minion_destroyed)
        b.power_vp = winner_per_power
        b.minion_vp = each_per_minion
        b.after = procedure(slug, "after scoring", after)
        b.for_whom = for_
        b.replaced = procedure(slug, "replaced", replaced)
        b.holder_power = power
        b.traits = traits


wizards = Printer("wizards")
wizards.minion("archmage", 4, always=[extra_action_each_turn])
wizards.minion("chronomage", 3, 2, play=[extra_action()])
wizards.minion("enchantress", 2, 3, play=[draw(1)])
wizards.minion("neophyte", 2, 4, play=[reveal_top_may_take_or_play_action])
wizards.action("mass_enchantment", play=[reveal_others_tops_play_an_action])
wizards.action("mystic_studies", 2, play=[draw(2)])
wizards.action("portal", play=[reveal_five_take_minions])
wizards.action("sacrifice", play=[one(own), draw_its_power, destroy(())])
wizards.action("scry", play=[search_for_an_action])
wizards.action("summon", 2, play=[extra_minion()])
wizards.action("time_loop", play=[extra_action(times=2)])
wizards.action("winds_of_change", play=[shuffle_hand_into_deck, draw(5), extra_action()])
wizards.base("school_of_wizardry", 20, (3, 2, 1), after=[choose_the_replacement], for_=FIRST_WINNER)
wizards.base("the_great_library", 22, (4, 2, 1), after=[may_draw_if_there], for_=THOSE_THERE)

dinosaurs = Printer("dinosaurs")
dinosaurs.minion("king_rex", 7)
dinosaurs.minion("laseratops", 4, 2, play=[destroy(one(anyones, here_power_at_most(2)))])
dinosaurs.minion("armor_stego", 3, 3, always=[power_in_others_turns(+2)])
dinosaurs.minion("war_raptor", 2, 4, always=[power_per_same_name_here])
dinosaurs.action("augmentation", 2, play=[boost(one(anyones), +4, until_end_of_your_turn=True)])
dinosaurs.action("howl", 2, play=[boost(every(own), +1, until_end_of_your_turn=True)])
dinosaurs.action(
    "natural_selection",
    play=[
        one_to_compare_with(own, with_a_weaker_neighbour),
        destroy(one(anyones, weaker_neighbour_of_that_one)),
    ],
)
dinosaurs.action("rampage", play=[lower_breakpoint_by_power_of(one(own))])
dinosaurs.action("survival_of_the_fittest", play=[destroy(weakest_of_each_base)])
dinosaurs.action("tooth_and_claw_and_guns", on=A_MINION, always=[trait(SHIELDS_HOLDER)])
dinosaurs.action("upgrade", on=A_MINION, always=[holder_power(+2)])
dinosaurs.action("wildlife_preserve", on=A_BASE, always=[trait(GUARDS_HERE)])
dinosaurs.base("jungle_oasis", 12, (2, 0, 0))
dinosaurs.base("tar_pits", 16, (4, 3, 2), traits=BURIES)

aliens = Printer("aliens")
aliens.minion("supreme_overlord", 5, play=[return_to_hand(may_one(anyones))])
aliens.minion("invader", 3, 2, play=[gain_vp(1)])
aliens.minion("scout", 3, 3, after=[return_to_hand(this)])
aliens.minion("collector", 2, 4, play=[return_to_hand(may_one(anyones, here_power_at_most(3)))])
aliens.action("abduction", play=[return_to_hand(one(anyones)), extra_minion()])
aliens.action("beam_up", 2, play=[return_to_hand(one(anyones))])
aliens.action("crop_circles", play=[unless_nobody(anyones), a_base, return_to_hand(every(anyones, at_that_base))])
aliens.action("disintegrator", 2, play=[put_under_the_deck(one(anyones, power_at_most(3)))])
aliens.action("invasion", play=[move_away(one(anyones, movable))])
aliens.action("jammed_signal", on=A_BASE, always=[trait(JAMS)])
aliens.action("probe", play=[look_at_a_hand_discard_a_minion])
aliens.action("terraforming", play=[swap_a_base])
aliens.base("the_homeworld", 23, (4, 2, 1), minion_played=[extra_minion(most=2)])
aliens.base("the_mothership", 20, (4, 2, 1), after=[return_to_hand(may_one(own, here_power_at_most(3)))], for_=WINNERS)

ninjas = Printer("ninjas")
ninjas.minion("ninja_master", 5, play=[destroy(may_one(anyones, here))])
ninjas.minion("tiger_assassin", 4, 2, play=[destroy(may_one(anyones, here_power_at_most(3)))])
ninjas.minion("shinobi", 3, 3, before_from_hand=True)
ninjas.minion("ninja_acolyte", 2, 4, special=[return_to_hand(this), if_returned_extra_minion_there])
ninjas.action("assassination", on=A_MINION, turn_end=[destroy_its_holder])
ninjas.action("disguise", play=[play_minions_in_place_of_yours])
ninjas.action("hidden_ninja", before_from_hand=True, play=[play_a_minion_at_the_scored_base])
ninjas.action(
    "infiltrate", 2, on=A_BASE, play=[destroy_another_action_here, ignore_this_base_until_your_turn],
    always=[trait(IGNORES)],
)  # fmt: skip
ninjas.action("poison", on=A_MINION, play=[destroy_any_number_of_its_other_actions], always=[holder_power(-4)])
ninjas.action("seeing_stars", 2, play=[destroy(one(anyones, power_at_most(3)))])
ninjas.action("smoke_bomb", on=OWN_MINION, turn_start=[destroy_this_action], always=[trait(GUARDS_HOLDER)])
ninjas.action("way_of_deception", play=[move_away(one(own, movable))])
ninjas.base("ninja_dojo", 18, (2, 3, 2), after=[may_one(anyones), its_controller_may_ignore, destroy(())], for_=WINNERS)
ninjas.base("temple_of_goju", 18, (2, 3, 2), after=[highest_of_each_under_the_deck], for_=ONCE)

pirates = Printer("pirates")
pirates.minion("pirate_king", 5, before=[move_this_to_the_scored_base])
pirates.minion("buccaneer", 4, 2, always=[trait(FLEES)])
pirates.minion("saucy_wench", 3, 3, play=[destroy(may_one(anyones, here_power_at_most(2)))])
pirates.minion("first_mate", 2, 4, after=[move_away(this)], after_moves=True)
pirates.action(
    "broadside", 2,
    play=[
        unless_nobody(anyones, beside_yours_power_at_most(2)), a_base_with_your_minion,
        unless_nobody(anyones, at_that_base_power_at_most(2)), and_a_player,
        destroy(every(anyones, of_that_player_there_power_at_most(2))),
    ],
)  # fmt: skip
pirates.action("cannon", play=[destroy(up_to(2, anyones, power_at_most(2)))])
pirates.action("dinghy", 2, play=[move_up_to(2)])
pirates.action("full_sail", before_from_hand=True, play=[move_up_to(ANY_NUMBER)])
pirates.action("powderkeg", play=[one_that_explodes(own), destroy(every(anyones, at_its_base_up_to_its_power))])
pirates.action(
    "sea_dogs",
    play=[
        two_bases, unless_nobody(others), a_faction_to_move, unless_nobody(others, of_that_faction), from_a_base,
        unless_nobody(others, of_that_faction), to_another_base, move_that_faction_of_others,
    ],
)  # fmt: skip
pirates.action("shanghai", play=[move_away(one(others, movable))])
pirates.action("swashbuckling", play=[boost(every(own), +1, until_end_of_your_turn=False)])
pirates.base("the_grey_opal", 17, (3, 1, 1), after=[move_away(may_one(own, movable_from_here))], for_=NOT_WINNERS)
pirates.base("tortuga", 21, (4, 3, 2), replaced=[move_here(may_one(own, elsewhere))])

robots = Printer("robots")
robots.minion("nukebot", 5, destroyed=[destroy(every(others, here))])
robots.minion("warbot", 4, 2, always=[trait(INDESTRUCTIBLE)])
robots.minion("hoverbot", 3, 3, play=[reveal_top_may_play_minion])
robots.minion("zapbot", 2, 4, play=[extra_minion(most=2)])
robots.minion("microbot_alpha", 1, always=[trait(MICROBOT | MAKES_MICROBOTS), power_per_other_own_microbot])
robots.minion("microbot_archive", 1, microbot_destroyed=[draw(1)], always=[trait(MICROBOT)])
robots.minion("microbot_fixer", 1, 2, play=[extra_minion_if_first], always=[trait(MICROBOT), own_microbots_power(+1)])
robots.minion(
    "microbot_guard", 1, 2, play=[destroy(one(anyones, weaker_than_your_number_here))], always=[trait(MICROBOT)]
)
robots.minion(
    "microbot_reclaimer", 1, 2, play=[extra_minion_if_first, shuffle_in_any_number(a_microbot_card)],
    always=[trait(MICROBOT)],
)  # fmt: skip
robots.action("tech_center", 2, play=[unless_nobody(own), a_base, draw_per_minion_there])
robots.base("factory_436_1337", 25, (2, 2, 1), winner_per_power=5)
robots.base("the_central_brain", 19, (4, 2, 1), power=+1)

tricksters = Printer("tricksters")
tricksters.minion("leprechaun", 5, played_here=[destroy_it_if_weaker])
tricksters.minion("brownie", 4, 2, affected=[that_player_discards_random(2)])
tricksters.minion("gnome", 3, 3, play=[destroy(may_one(anyones, weaker_than_your_number_here))])
tricksters.minion("gremlin", 2, 4, destroyed=[draw(1), others_discard_random(1)])
tricksters.action("block_the_path", on=A_BASE, play=[name_a_faction], always=[trait(BANS_FACTION)])
tricksters.action("disenchant", 2, play=[destroy_any_action])
tricksters.action("enshrouding_mist", 2, on=A_BASE, always=[extra_minion_here_each_turn])
tricksters.action("flame_trap", on=A_BASE, played_here=[spring_the_trap])
tricksters.action("hideout", on=A_BASE, always=[trait(SHIELDS_HERE)])
tricksters.action("mark_of_sleep", play=[put_to_sleep])
tricksters.action("pay_the_piper", on=A_BASE, played_here=[that_player_discards])
tricksters.action("take_the_shinies", play=[others_discard_random(2)])
tricksters.base("cave_of_shinies", 23, (4, 2, 1), minion_destroyed=[gain_vp(1)])
tricksters.base(
    "mushroom_kingdom", 20, (5, 3, 2),
    turn_start=[may_one(others, elsewhere), its_controller_may_ignore, move_here(())],
)  # fmt: skip

zombies = Printer("zombies")
zombies.minion("zombie_lord", 5, play=[extra_weak_minion_from_pile_at_each_empty_base])
zombies.minion("grave_digger", 4, 2, play=[may_take_from_your_pile(a_minion_card)])
zombies.minion("tenacious_z", 2, 3, from_pile=True)
zombies.minion("walker", 2, 4, play=[look_at_top])
zombies.action("grave_robbing", 2, play=[take_from_your_pile(any_card)])
zombies.action("lend_a_hand", play=[shuffle_in_any_number(any_card)])
zombies.action("mall_crawl", play=[search_copies_into_pile])
zombies.action("not_enough_bullets", play=[take_any_number_of_one_name])
zombies.action("outbreak", play=[extra_minion(empty_base=True)])
zombies.action("overrun", on=A_BASE, turn_start=[destroy_this_action], always=[trait(BANS_OTHERS)])
zombies.action("they_keep_coming", 2, play=[extra_minion(from_pile=True)])
zombies.action("theyre_coming_to_get_you", on=A_BASE, always=[trait(OPENS_PILE)])
zombies.base("evans_city_cemetery", 20, (5, 3, 2), after=[you_may_ignore, discard_hand_and_draw(5)], for_=WINNERS)
zombies.base("rhodes_plaza_mall", 24, (0, 0, 0), each_per_minion=1)

BY_SLUG: Final[dict[str, Design]] = {d.slug: d for d in DESIGNS[1:]}
BASE_BY_SLUG: Final[dict[str, BaseDesign]] = {b.slug: b for b in BASES[1:]}
