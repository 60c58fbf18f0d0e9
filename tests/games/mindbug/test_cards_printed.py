"""What is printed on every card: set, power, copies, stage and keywords, against a list written by hand."""

from __future__ import annotations

import pytest

import herna
from tests.games.mindbug.scene import GAME, SETS, keywords, power, scene

FIRST_CONTACT = """
axolotl_healer 4 x2 poisonous
bee_bear 8 x1
brain_fly 4 x1
chameleon_sniper 1 x1 sneaky
compost_dragon 3 x2 hunter
deathweaver 2 x1 poisonous
elephantopus 7 x1 tough
explosive_toad 5 x2 frenzy
ferret_bomber 2 x2 sneaky
giraffodile 7 x1
goblin_werewolf 2 x2 hunter
gorillion 10 x1
grave_robber 7 x2 tough
harpy_mother 5 x1
kangasaurus_rex 7 x2
killer_bee 5 x2 hunter
lone_yeti 5 x1 tough
luchataur 9 x2 frenzy
mysterious_mermaid 7 x1
plated_scorpion 2 x2 poisonous tough
rhino_turtle 8 x2 tough frenzy
shark_dog 4 x1 hunter
sharky_crab_dog_mummypus 5 x1
shield_bugs 4 x2 tough
snail_hydra 9 x2
snail_thrower 1 x1 poisonous
spider_owl 3 x2 poisonous sneaky
strange_barrel 6 x1
tiger_squirrel 3 x2 sneaky
turbo_bug 4 x1
tusked_extorter 8 x2
urchin_hurler 5 x1 hunter
"""
BEYOND_EVOLUTION = """
blastfish 1 x1 poisonous
bullet_train 9 x2
cake_trickster 6 x2 poisonous
captain_hippo 7 x1 frenzy
cheeky_chimpborg 5 x1 hunter
cheery_chimpborg 5 x1 hunter
chuckling_chimpborg 5 x1 hunter
cloud_lady 4 x1
coach_panda 6 x2
curious_tadpole 1 x1 poisonous
dr_orange_u_tan 6 x1
dragon_inn 3 x2 tough
earwig_assassin 1 x2 sneaky
infernostrich 6 x1
kitsunsei 4 x1
mole_machine 5 x2 tough
octocopter 5 x1
puffermech 2 x2 poisonous
radioactive_rabbit 3 x1 frenzy
robopup 1 x2 sneaky tough
sawn 5 x2 tough
spiky_shinobi 3 x2 sneaky
steelhorn 7 x1
sweet_fighter 9 x2
the_experiment 6 x1 poisonous
turtle_toaster 4 x2 tough
utility_bug 4 x2 hunter tough
waddling_recruit 3 x1
westside_monster 8 x2 frenzy
wildsprout 1 x1
"""
EVOLVED = """
bigroot 4 stage2
frog_prophet 3 stage2 poisonous tough
frosty_fortress 10 stage3 tough
oakenmaster 7 stage3
thunder_queen 9 stage3
typhoon_princess 6 stage2
veteran_penguin 5 stage2 tough
world_eater 8 stage3 poisonous tough
"""
BEYOND_ETERNITY = """
agile_rooster 6 x1 frenzy
ant_zombie_horde 7 x2 tough
berserker_rabbit 6 x2 tough frenzy
blessed_killer_bee 5 x1 hunter
blessed_shield_bugs 6 x1 tough
blessed_tiger_squirrel 3 x1 sneaky
catalisk 2 x1 poisonous
cave_lizard 10 x1 sneaky tough
cursed_gorillion 10 x1 tough frenzy
duckdra 5 x2 hunter
fire_antler 8 x2
ghostly_underdog 4 x1
goat_dragon 7 x2
hiss_holiness 5 x2 poisonous frenzy
hypnotic_mouse 1 x1 sneaky
koibra 2 x2 poisonous
madam_mystique 2 x2
peacasus 3 x2 sneaky
porcupine_teacher 5 x1
pyro_salamancer 6 x2
radioactive_pest 1 x2 poisonous
rockyphant 8 x1 tough
sea_rex 5 x2 hunter
soul_manipulator 5 x2 tough
spirit_cheetah 5 x1 hunter
spirit_maki 3 x1 sneaky
squirtoise_scout 2 x2 tough
tiger_wasp 3 x1 sneaky frenzy
tornado_dragon 8 x2
trash_diver 2 x1 sneaky
trash_flier 2 x1 sneaky
water_antler 8 x2
"""


def rows(text: str, set_: str) -> list[tuple[str, str, int, str, list[str]]]:
    lines = [line.split() for line in text.split("\n") if line]
    return [(words[0], set_, int(words[1]), words[2], words[3:]) for words in lines]


PRINTED = [
    *rows(FIRST_CONTACT, "first_contact"),
    *rows(BEYOND_EVOLUTION, "beyond_evolution"),
    *rows(EVOLVED, "beyond_evolution"),
    *rows(BEYOND_ETERNITY, "beyond_eternity"),
]

# These look at the table even when they stand on it alone and it is their controller's turn.
CHANGED_ALONE = {"goblin_werewolf": 8, "lone_yeti": 10, "spiky_shinobi": 8, "berserker_rabbit": 10}


@pytest.mark.rule("MB-3.1")
@pytest.mark.parametrize(("slug", "set_", "power_", "amount", "words"), PRINTED, ids=[row[0] for row in PRINTED])
def test_printed(slug: str, set_: str, power_: int, amount: str, words: list[str]) -> None:
    facts = GAME.facts(slug)
    assert facts["set"] == set_
    assert facts["power"] == power_
    assert facts["keywords"] == words
    copies, stage = (int(amount[1:]), 1) if amount.startswith("x") else (0, int(amount[-1]))
    assert facts["copies"] == copies
    assert facts["stage"] == stage


@pytest.mark.parametrize(("slug", "set_", "power_", "amount", "words"), PRINTED, ids=[row[0] for row in PRINTED])
def test_in_play_a_lone_creature_is_what_is_printed(
    slug: str, set_: str, power_: int, amount: str, words: list[str]
) -> None:
    s = scene([slug], hand=["gorillion" if slug != "gorillion" else "luchataur"], enemy_hand=["luchataur"])
    assert power(s, 0, slug) == CHANGED_ALONE.get(slug, power_)
    assert keywords(s, 0, slug) == ([*words, "frenzy"] if slug == "lone_yeti" else words)


def test_there_is_no_other_card() -> None:
    published = [id for id in GAME.component_ids() if GAME.facts(id)["set"] in SETS]
    assert sorted(published) == sorted(row[0] for row in PRINTED)
    assert len(PRINTED) == 32 + 30 + 8 + 32


@pytest.mark.rule("MB-1.3")
@pytest.mark.parametrize(
    ("text", "singles", "doubles"), [(FIRST_CONTACT, 16, 16), (BEYOND_EVOLUTION, 16, 14), (BEYOND_ETERNITY, 16, 16)]
)
def test_single_and_double_designs(text: str, singles: int, doubles: int) -> None:
    assert text.count(" x1") == singles
    assert text.count(" x2") == doubles


@pytest.mark.rule("MB-1.2", "MB-1.3")
@pytest.mark.parametrize(
    ("set_", "text"),
    [("first_contact", FIRST_CONTACT), ("beyond_evolution", BEYOND_EVOLUTION), ("beyond_eternity", BEYOND_ETERNITY)],
)
def test_a_game_has_exactly_these_cards(set_: str, text: str) -> None:
    s = herna.game("mindbug").new(seed=4, sets=[set_])
    table = s.position()
    found = [*table["unused"], *table["shown"]]
    for side in table["sides"]:
        found += side["hand"] + side["draw"]
    expected = [slug for slug, _, _, amount, _ in rows(text, set_) for _ in range(int(amount[1:]))]
    assert sorted(found) == sorted(expected)
