"""Every card, as printed: the two gates and eight factions. What people read is in `texts/components.toml`."""

from __future__ import annotations

from typing import Final

from herna.games.summoner.printed import events
from herna.games.summoner.printed.abilities import BY_SLUG as ABILITY_BY_SLUG
from herna.games.summoner.printed.abilities import cursed
from herna.games.summoner.table.designs import DESIGNS, Design, Standing, Which
from herna.games.summoner.table.words import (
    ATTACK,
    BUILD,
    CHAMPION,
    COMMON,
    EPIC,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    STANDARD,
    STRUCTURE,
    SUMMON,
    SUMMONER,
)
from herna.games.summoner.vocabulary.filters import (
    clear_from_summoner,
    common,
    common_or_champion,
    friendly,
    near_summoner,
    that,
    unboosted,
    unit,
)

Place = tuple[int, int]


def printed(
    slug: str, faction: str, classes: int, cost: int, life: int, symbols: str, words: str, copies: int
) -> Design:
    made = Design(len(DESIGNS), slug, faction, classes, cost, life, copies)
    made.symbols = tuple(symbols.split())
    made.words = tuple(words.split())
    DESIGNS.append(made)
    return made


class Faction:
    """A faction's summoner, its layout (SW-2.2: row and column as its own side counts them) and its cards."""

    def __init__(
        self, slug: str, summoner: str, at: Place, gate_at: Place, units: tuple[tuple[str, int, int], ...]
    ) -> None:
        self.slug = slug
        self.summoner = summoner
        self.at = at
        self.gate_at = gate_at
        self.units = units

    def leader(
        self, slug: str, life: int, strength: int, attack: int, abilities: list[str], symbols: str, words: str
    ) -> Design:
        """The summoner; crossed axes are on every one of them (SW-24.5)."""
        return self.unit(slug, SUMMONER, 0, life, strength, attack, abilities, f"crossed_axes {symbols}", words, 1)

    def unit(
        self,
        slug: str,
        classes: int,
        cost: int,
        life: int,
        strength: int,
        attack: int,
        abilities: list[str],
        symbols: str,
        words: str,
        copies: int,
        starting: int = 0,
    ) -> Design:
        made = printed(slug, self.slug, classes, cost, life, symbols, words, copies)
        made.strength = strength
        made.attack = attack
        made.starting = starting
        made.abilities = tuple([ABILITY_BY_SLUG[name] for name in abilities])
        for a in made.abilities:
            if a.lends_strength is not None or a.lends_life is not None or a.lifts is not None or a.welcomes:
                made.lends = True
        return made

    def event(
        self,
        slug: str,
        classes: int,
        cost: int,
        phase: int,
        symbols: str,
        words: str,
        target: Which | None = None,
        effect: int = 0,
        standing: Standing | None = None,
    ) -> Design:
        made = printed(slug, self.slug, classes, cost, 0, symbols, words, 2)
        made.phase = phase
        made.target = target
        made.effect = effect
        made.standing = standing
        return made


# --- gates --------------------------------------------------------------------------------------------------
starting_gate: Final = printed("starting_gate", "", STRUCTURE, 0, 10, "", "starting gate", 0)
starting_gate.starting = 1
starting_gate.gate = True
gate: Final = printed("gate", "", STRUCTURE, 0, 5, "", "gate", 3)
gate.gate = True

# --- Phoenix Elves ------------------------------------------------------------------------------------------
pe: Final = Faction(
    "phoenix_elves", "pe_queen_maldaria", (0, 3), (1, 3), (("pe_ember_archer", 2, 2), ("pe_royal_guardian", 2, 3))
)
pe.leader("pe_queen_maldaria", 9, 4, RANGED, ["momentum", "call_protection"], "fire divine", "queen maldaria")
pe.unit("pe_fanessa", CHAMPION, 5, 9, 3, MELEE, ["riposte"], "divine", "fanessa", 1)
pe.unit("pe_fire_drake", CHAMPION, 8, 10, 4, RANGED, ["protector", "fire_breath"], "fire divine", "fire drake", 1)
pe.unit("pe_holleas", CHAMPION, 5, 7, 3, RANGED, ["fiery_summon", "ignite"], "fire", "holleas", 1)
pe.unit("pe_ember_archer", COMMON, 1, 2, 2, RANGED, ["quick_shot"], "fire", "ember archer", 4, starting=1)
pe.unit("pe_ember_beast", COMMON, 2, 3, 3, MELEE, ["born_of_fire", "wildfire"], "fire", "ember beast", 4)
pe.unit("pe_ember_mage", COMMON, 1, 2, 2, RANGED, ["guarded"], "divine", "ember mage", 4)
pe.unit("pe_royal_guardian", COMMON, 2, 4, 1, MELEE, ["engage", "shove"], "divine", "royal guardian", 4, starting=1)
pe.event("pe_blinding_flare", STANDARD, 1, MAGIC, "divine", "blinding flare", standing=events.blinding_flare)
pe.event(
    "pe_burn", STANDARD, 0, MOVE, "fire", "burn", target=that(common_or_champion, near_summoner(2)), effect=events.BURN
)
pe.event(
    "pe_divine_retribution", STANDARD, 0, MAGIC, "fire divine", "divine retribution", standing=events.divine_retribution
)
pe.event("pe_spirit_of_the_phoenix", EPIC, 0, SUMMON, "", "spirit phoenix", standing=events.spirit_of_the_phoenix)
# --- Tundra Orcs --------------------------------------------------------------------------------------------
to: Final = Faction(
    "tundra_orcs", "to_grognack", (0, 2), (2, 3), (("to_tundra_fighter", 3, 3), ("to_frost_shaman", 2, 2))
)
to.leader("to_grognack", 14, 4, MELEE, ["restore", "influence"], "instinct water", "grognack")
to.unit("to_ragnor", CHAMPION, 5, 8, 3, MELEE, ["blood_bond"], "instinct water", "ragnor", 1)
to.unit("to_shonk", CHAMPION, 5, 11, 8, MELEE, ["wild_strike"], "instinct", "shonk", 1)
to.unit("to_targan", CHAMPION, 5, 6, 4, RANGED, ["far_shot", "piercing_frost"], "water", "targan", 1)
to.unit("to_frost_shaman", COMMON, 1, 4, 3, RANGED, ["unwieldy_magic"], "water", "frost shaman", 4, starting=1)
to.unit("to_smasher", COMMON, 3, 6, 4, MELEE, ["sluggish"], "water", "smasher", 4)
to.unit("to_tundra_charger", COMMON, 0, 2, 2, MELEE, ["blood_rush"], "instinct", "tundra charger", 4)
to.unit("to_tundra_fighter", COMMON, 1, 3, 2, MELEE, ["frenzy"], "instinct", "tundra fighter", 4, starting=1)
to.event("to_brutal_force", STANDARD, 0, ATTACK, "instinct water", "brutal force", standing=events.brutal_force)
to.event(
    "to_freeze",
    STANDARD,
    0,
    SUMMON,
    "water",
    "freeze",
    target=that(common_or_champion, unboosted, near_summoner(3)),
    standing=events.freeze,
)
to.event("to_primal_fury", STANDARD, 0, ATTACK, "instinct", "primal fury", standing=events.primal_fury)
to.event("to_for_glory", EPIC, 0, BUILD, "", "for glory", standing=events.for_glory)
# --- Cave Goblins -------------------------------------------------------------------------------------------
cg: Final = Faction("cave_goblins", "cg_sneeks", (0, 4), (1, 3), (("cg_horde_slinger", 1, 4), ("cg_beast_rider", 2, 2)))
cg.leader("cg_sneeks", 11, 3, MELEE, ["sly"], "instinct cunning", "sneeks")
cg.unit("cg_blarf", CHAMPION, 0, 6, 0, MELEE, ["blood_runes", "imbued_strength"], "cunning instinct", "blarf", 1)
cg.unit("cg_smeg", CHAMPION, 0, 4, 2, RANGED, ["magic_junkie", "relentless"], "cunning", "smeg", 1)
cg.unit("cg_the_eater", CHAMPION, 6, 9, 5, MELEE, ["feed_the_eater"], "instinct", "eater", 1)
cg.unit("cg_beast_rider", COMMON, 2, 3, 3, MELEE, ["charge"], "instinct", "beast rider", 4, starting=1)
cg.unit("cg_horde_climber", COMMON, 0, 3, 1, MELEE, ["climb"], "cunning", "horde climber", 4)
cg.unit("cg_horde_clinger", COMMON, 0, 2, 2, MELEE, ["immobile", "cling"], "cunning", "horde clinger", 4)
cg.unit("cg_horde_slinger", COMMON, 0, 1, 2, RANGED, ["relentless"], "instinct", "horde slinger", 4, starting=1)
cg.event("cg_pile_on", STANDARD, 0, ATTACK, "instinct cunning", "pile on", standing=events.pile_on)
cg.event("cg_sneak", STANDARD, 0, MOVE, "cunning", "sneak", effect=events.SNEAK)
cg.event("cg_unrelenting", STANDARD, 1, MAGIC, "instinct", "unrelenting", standing=events.unrelenting)
cg.event("cg_enrage_the_horde", EPIC, 1, MAGIC, "", "enrage horde", effect=events.ENRAGE)
# --- Fallen Kingdom -----------------------------------------------------------------------------------------
fk: Final = Faction(
    "fallen_kingdom", "fk_ret_talus", (0, 3), (2, 3), (("fk_undead_archer", 2, 2), ("fk_undead_carrier", 3, 3))
)
fk.leader("fk_ret_talus", 12, 2, RANGED, ["raise_the_dead"], "fire dark", "ret talus")
fk.unit("fk_dragos", CHAMPION, 6, 8, 4, MELEE, ["life_drain"], "dark", "dragos", 1)
fk.unit("fk_elut_bal", CHAMPION, 6, 6, 6, MELEE, ["summoned_by_fire"], "fire", "elut bal", 1)
fk.unit("fk_gul_dass", CHAMPION, 6, 8, 2, MELEE, ["wrath"], "fire dark", "gul dass", 1)
fk.unit("fk_hellfire_cultist", COMMON, 0, 2, 2, RANGED, ["immolate"], "fire", "hellfire cultist", 4)
fk.unit("fk_undead_archer", COMMON, 2, 2, 3, RANGED, ["soul_shift"], "fire", "undead archer", 4, starting=1)
fk.unit("fk_undead_carrier", COMMON, 1, 3, 2, MELEE, ["soulless", "infect"], "dark", "undead carrier", 4, starting=1)
fk.unit("fk_undead_warrior", COMMON, 2, 4, 2, MELEE, ["blood_fury", "imbued_strength"], "dark", "undead warrior", 4)
fk.event("fk_blood_summon", STANDARD, 0, SUMMON, "dark", "blood summon", effect=events.BLOOD_SUMMON)
hellforged_weapon: Final = fk.event(
    "fk_hellforged_weapon", STANDARD, 0, BUILD, "fire", "hellforged weapon", target=that(friendly, common)
)
hellforged_weapon.stays_under = True
hellforged_weapon.under_strength = 2
hellforged_weapon.under_ability = cursed
fk.event("fk_purge", STANDARD, 0, MOVE, "fire dark", "purge", effect=events.PURGE)
fk.event("fk_sacrificial_pyre", EPIC, 1, SUMMON, "", "sacrificial pyre", standing=events.sacrificial_pyre)
# --- Polar Dwarves ------------------------------------------------------------------------------------------
pd: Final = Faction("polar_dwarves", "pd_svara", (0, 3), (2, 3), (("pd_frost_mage", 2, 2), ("pd_ice_golem", 1, 2)))
pd.leader("pd_svara", 12, 3, RANGED, ["structural_shift"], "logic water", "svara")
pd.unit("pd_jarmund", CHAMPION, 5, 7, 3, RANGED, ["momentum", "ice_shards"], "logic water", "jarmund", 1)
pd.unit("pd_nadiana", CHAMPION, 6, 7, 2, RANGED, ["greater_frost_bolt"], "water", "nadiana", 1)
pd.unit("pd_ollag", CHAMPION, 5, 7, 3, MELEE, ["cold_snap"], "logic", "ollag", 1)
pd.unit("pd_bear_cavalry", COMMON, 3, 5, 3, MELEE, ["trample"], "water", "bear cavalry", 4)
pd.unit("pd_frost_mage", COMMON, 1, 4, 1, RANGED, ["frost_bolt"], "water", "frost mage", 4, starting=1)
pd.unit(
    "pd_ice_golem",
    COMMON | STRUCTURE,
    2,
    5,
    2,
    MELEE,
    ["living_gate", "mobile_structure", "slow"],
    "logic",
    "ice golem",
    4,
    starting=1,
)
ice_smith: Final = pd.unit("pd_ice_smith", COMMON, 0, 2, 2, MELEE, ["frost_axe"], "logic", "ice smith", 4)
ice_smith.under_special_hits = 2
pd.event("pd_glacial_shift", STANDARD, 0, BUILD, "water", "glacial shift", effect=events.GLACIAL_SHIFT)
pd.event("pd_ice_repair", STANDARD, 0, MOVE, "logic water", "ice repair", effect=events.ICE_REPAIR)
parapet: Final = pd.event("pd_parapet", STANDARD | STRUCTURE, 0, BUILD, "logic", "parapet")
parapet.life = 5
parapet.friends_shoot_past = True
pd.event("pd_ice_ram", EPIC, 0, SUMMON, "", "ice ram", standing=events.ice_ram)
# --- Savanna Elves ------------------------------------------------------------------------------------------
se: Final = Faction("savanna_elves", "se_abua_shi", (0, 3), (1, 3), (("se_border_archer", 2, 3), ("se_lioness", 2, 2)))
se.leader("se_abua_shi", 10, 5, RANGED, ["spirit_bond"], "earth spirit", "abua shi")
se.unit("se_makeinda_ru", CHAMPION, 5, 9, 2, RANGED, ["prepare", "swift_shot"], "spirit", "makeinda ru", 1)
se.unit("se_miti_kyru", CHAMPION, 5, 7, 4, MELEE, ["inspire", "withdraw"], "earth spirit", "miti kyru", 1)
se.unit("se_miti_mumway", CHAMPION, 8, 11, 1, MELEE, ["imbued_strength", "trample"], "earth", "miti mumway", 1)
se.unit(
    "se_border_archer", COMMON, 2, 4, 2, RANGED, ["prepare", "swift_shot"], "spirit", "border archer", 4, starting=1
)
se.unit("se_lioness", COMMON, 2, 2, 3, MELEE, ["momentum", "imbued_life"], "earth", "lioness", 4, starting=1)
se.unit("se_rhinoceros", COMMON, 2, 5, 2, MELEE, ["imbued_speed", "trample"], "earth", "rhinoceros", 4)
se.unit("se_spirit_mage", COMMON, 1, 2, 3, RANGED, ["charged", "commune_with_spirits"], "spirit", "spirit mage", 4)
entangling: Final = se.event(
    "se_chant_of_entangling",
    STANDARD,
    0,
    SUMMON,
    "spirit",
    "chant entangling",
    target=that(friendly, common, near_summoner(3)),
    effect=events.ENTANGLING,
    standing=events.chant_of_entangling,
)
entangling.targets = 2
se.event(
    "se_chant_of_growth", STANDARD, 0, MOVE, "earth", "chant growth", target=that(friendly, unit), effect=events.GROWTH
)
se.event(
    "se_chant_of_power",
    EPIC,
    1,
    ATTACK,
    "",
    "chant power",
    target=that(common_or_champion, near_summoner(3)),
    effect=events.POWER,
)
se.event(
    "se_chant_of_weaving",
    STANDARD,
    0,
    SUMMON,
    "earth spirit",
    "chant weaving",
    target=that(friendly, unit),
    standing=events.chant_of_weaving,
)
# --- Vanguards ----------------------------------------------------------------------------------------------
va: Final = Faction(
    "vanguards", "va_sera_eldwyn", (0, 3), (2, 3), (("va_temple_priest", 3, 2), ("va_citadel_archer", 2, 4))
)
va.leader("va_sera_eldwyn", 12, 2, RANGED, ["the_citadels_might"], "divine light", "sera eldwyn")
va.unit("va_coleen_brighton", CHAMPION, 6, 8, 3, MELEE, ["divine_shield"], "divine", "coleen brighton", 1)
va.unit("va_jacob_eldwyn", CHAMPION, 5, 6, 2, RANGED, ["radiant_shot"], "light", "jacob eldwyn", 1)
va.unit(
    "va_valna_stoutheart",
    CHAMPION,
    6,
    9,
    2,
    MELEE,
    ["guidance", "citadel_champion"],
    "divine light",
    "valna stoutheart",
    1,
)
va.unit("va_citadel_archer", COMMON, 2, 5, 1, RANGED, ["arrow_of_light"], "light", "citadel archer", 4, starting=1)
va.unit("va_citadel_knight", COMMON, 2, 5, 2, MELEE, ["engage", "protect"], "divine", "citadel knight", 4)
va.unit("va_citadel_paladin", COMMON, 2, 4, 3, MELEE, ["intercession"], "light", "citadel paladin", 4)
va.unit("va_temple_priest", COMMON, 0, 2, 2, MELEE, ["heal"], "divine", "temple priest", 4, starting=1)
va.event(
    "va_guarding_spirits", STANDARD, 0, MAGIC, "divine light", "guarding spirits", standing=events.guarding_spirits
)
va.event("va_mass_heal", STANDARD, 1, MOVE, "divine", "mass heal", effect=events.MASS_HEAL)
va.event("va_renewed_hope", STANDARD, 0, SUMMON, "light", "renewed hope", standing=events.renewed_hope)
va.event("va_holy_judgment", EPIC, 0, ATTACK, "", "holy judgment", standing=events.holy_judgment)
# --- Breakers -----------------------------------------------------------------------------------------------
br: Final = Faction("breakers", "br_tacullu", (0, 2), (1, 3), (("br_deceiver", 2, 4), ("br_mind_witch", 1, 2)))
br.leader("br_tacullu", 13, 3, RANGED, ["mind_capture"], "resolve air", "tacullu")
br.unit("br_gulldune", CHAMPION, 6, 6, 4, MELEE, ["telepathic_command"], "resolve", "gulldune", 1)
br.unit("br_gwalark", CHAMPION, 6, 8, 3, RANGED, ["flight", "levitate"], "resolve air", "gwalark", 1)
br.unit("br_kalal", CHAMPION, 7, 8, 4, RANGED, ["greater_push", "steadfast"], "air", "kalal", 1)
br.unit("br_deceiver", COMMON, 1, 4, 1, RANGED, ["stupefy", "engage"], "resolve", "deceiver", 4, starting=1)
br.unit("br_mind_witch", COMMON, 1, 2, 3, RANGED, ["mimic"], "resolve", "mind witch", 4, starting=1)
br.unit("br_wind_archer", COMMON, 2, 2, 4, RANGED, ["swift", "far_shot"], "air", "wind archer", 4)
br.unit("br_wind_mage", COMMON, 1, 3, 2, RANGED, ["push"], "air", "wind mage", 4)
br.event(
    "br_blast",
    STANDARD,
    1,
    MOVE,
    "air",
    "blast",
    target=that(common_or_champion, clear_from_summoner(3)),
    effect=events.BLAST,
)
br.event(
    "br_hypnotic_call",
    STANDARD,
    0,
    SUMMON,
    "resolve",
    "hypnotic call",
    target=common_or_champion,
    effect=events.HYPNOTIC_CALL,
    standing=events.hypnotic_call,
)
br.event(
    "br_perplexing_tempest", STANDARD, 0, MAGIC, "resolve air", "perplexing tempest", standing=events.perplexing_tempest
)
br.event("br_mind_control", EPIC, 0, SUMMON, "", "mind control", effect=events.MIND_CONTROL)

FACTIONS: Final = (pe, to, cg, fk, pd, se, va, br)
FACTION_NAMES: Final = tuple([f.slug for f in FACTIONS])
BY_SLUG: Final[dict[str, Design]] = {d.slug: d for d in DESIGNS if d.slug}
FACTION_OF: Final[dict[str, Faction]] = {f.summoner: f for f in FACTIONS}
