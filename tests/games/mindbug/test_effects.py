"""MB-8.1 to MB-8.10: how effects are carried out, who chooses, and in which order."""

from __future__ import annotations

import pytest

from tests.games.mindbug.scene import (
    GAME,
    area,
    asked,
    boosts,
    discard,
    events,
    exhausted,
    hand,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    waiting,
)
from tests.kernel.test_rulings import before_rulings


@pytest.mark.rule("MB-8.1")
def test_every_part_that_can_be_done_is_done_and_the_rest_is_skipped() -> None:
    """Cloud Lady has nobody to defeat, Waddling Recruit finds no card to discard, but both evolve."""
    s = scene(["cloud_lady"], ["octocopter"])
    play(s, "act:cloud_lady")
    assert area(s, 0) == ["typhoon_princess"]
    assert area(s, 1) == ["octocopter"]
    ready(s, 1)
    s = scene(["waddling_recruit"], ["bee_bear"], enemy_hand=[])
    play(s, "act:waddling_recruit")
    assert area(s, 0) == ["veteran_penguin"]
    ready(s, 1)


@pytest.mark.rule("MB-8.1")
def test_the_parts_are_done_in_the_printed_order() -> None:
    """Curious Tadpole: first the life, then the evolution. The Experiment: first it goes, then you take."""
    s = scene(["curious_tadpole"])
    play(s, "act:curious_tadpole")
    assert [e.kind for e in s.events() if e.kind in ("gains_life", "evolves")] == ["gains_life", "evolves"]
    s = scene(enemy=["gorillion"], hand=["the_experiment", "robopup"])
    play(s, "play:the_experiment")
    assert asked(s, 0, "target") == ["target:enemy.gorillion", "target:enemy.the_experiment"]


@pytest.mark.rule("MB-8.2")
def test_choices_are_made_by_the_player_the_instruction_speaks_to() -> None:
    s = scene(["tusked_extorter"], ["bee_bear"], hand=["killer_bee"], enemy_hand=["gorillion", "robopup"])
    play(s, "attack:tusked_extorter")
    assert asked(s, 1, "discard") == ["discard:gorillion", "discard:robopup"]
    play(s, "discard:robopup", "block:none")
    assert discard(s, 1) == ["robopup"]
    ready(s, 1)


@pytest.mark.rule("MB-8.2")
def test_you_stay_you_when_the_source_changes_sides() -> None:
    """The Experiment's first part sends it away; the second part still speaks to the player who played it."""
    s = scene(["bee_bear"], ["gorillion"], hand=["the_experiment", "robopup"])
    play(s, "play:the_experiment", "target:enemy.gorillion")
    assert area(s, 0) == ["bee_bear", "gorillion"]
    assert area(s, 1) == ["the_experiment"]
    ready(s, 1)


@pytest.mark.rule("MB-8.1", "MB-8.3")
def test_the_experiment_alone_must_be_taken_back() -> None:
    """A15: after the first part it is the only enemy creature, so the second part returns it."""
    s = scene(["gorillion"], hand=["the_experiment", "robopup"])
    play(s, "play:the_experiment")
    assert area(s, 0) == ["gorillion", "the_experiment"]
    assert [e.data["seat"] for e in events(s, "controls")] == [1, 0]
    ready(s, 1)


@pytest.mark.rule("MB-8.2")
def test_you_of_a_defeated_creature_is_its_controller_at_that_moment() -> None:
    """A Sweet Fighter taken by Brain Fly: its 2 life are the new controller's."""
    s = scene(enemy=["sweet_fighter", "gorillion"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly", "target:enemy.sweet_fighter", "attack:gorillion", "block:sweet_fighter")
    assert (life(s, 0), life(s, 1)) == (5, 3)
    ready(s, 0)


@pytest.mark.rule("MB-8.3")
def test_a_compulsory_effect_leaves_no_way_out() -> None:
    s = scene(["gorillion"], ["bee_bear", "luchataur"], hand=["tiger_squirrel", "robopup"])
    play(s, "play:tiger_squirrel")
    assert asked(s, 0, "target") == ["target:enemy.bee_bear", "target:enemy.luchataur"]
    assert refused(s, "target:done") == ("MB-8.3", "no_way_out")


@pytest.mark.rule("MB-8.3")
def test_ones_own_creature_must_be_chosen_if_there_is_no_other() -> None:
    """A26: Explosive Toad, Earwig Assassin (itself), Tornado Dragon (itself), Snail Hydra (itself)."""
    s = scene(["explosive_toad", "bee_bear"], ["gorillion"])
    play(s, "attack:explosive_toad", "block:gorillion")
    assert asked(s, 0, "target") == ["target:own.bee_bear", "target:enemy.gorillion"]
    s = scene(["killer_bee"], ["explosive_toad", "kitsunsei"], life=9)
    play(s, "attack:killer_bee", "hunt:explosive_toad")
    assert area(s, 1) == [], "both fell, and the Toad had only Kitsunsei to take along"
    ready(s, 1)
    s = scene(hand=["earwig_assassin", "gorillion", "robopup"])
    play(s, "play:earwig_assassin", "pay", "discard:gorillion")
    assert area(s, 0) == []
    assert discard(s, 0) == ["earwig_assassin", "gorillion"]
    ready(s, 1)
    s = scene(hand=["tornado_dragon", "gorillion", "robopup"])
    play(s, "play:tornado_dragon", "discard:gorillion", "discard:done")
    assert discard(s, 0) == ["gorillion", "tornado_dragon"]
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_may_and_up_to_can_be_declined() -> None:
    """MB-D15: Duckdra; MB-D7: Turtle Toaster and Harpy Mother with 0 targets."""
    s = scene(["duckdra"], ["koibra"])
    play(s, "attack:duckdra", "target:none", "hunt:none", "block:none")
    assert area(s, 1) == ["koibra"]
    ready(s, 1)
    s = scene(enemy=["octocopter", "kitsunsei", "gorillion"], hand=["turtle_toaster", "robopup"])
    play(s, "play:turtle_toaster")
    assert asked(s, 0, "target") == ["target:enemy.octocopter", "target:enemy.kitsunsei", "target:done"]
    play(s, "target:done")
    assert len(area(s, 1)) == 3
    ready(s, 1)


@pytest.mark.rule("MB-8.4")
def test_creature_without_a_side_means_either_side() -> None:
    s = scene(["luchataur", "kitsunsei"], ["gorillion", "turbo_bug"], hand=["brain_fly", "robopup"])
    play(s, "play:brain_fly")
    assert asked(s, 0, "target") == ["target:own.luchataur", "target:enemy.gorillion"]


@pytest.mark.rule("MB-8.4", "MB-8.17")
@pytest.mark.parametrize(
    ("attacker", "own"), [("brain_fly", "luchataur"), ("spirit_cheetah", "robopup"), ("spirit_maki", "luchataur")]
)
def test_taking_control_of_ones_own_creature_changes_nothing(attacker: str, own: str) -> None:
    """A11: legal, because the card says just "creature"."""
    if attacker == "brain_fly":
        s = scene([on(own, boost=["sawn"])], ["gorillion"], hand=[attacker, "killer_bee"])
        play(s, f"play:{attacker}")
    else:
        s = scene([attacker, on(own, boost=["sawn"])], ["gorillion", "koibra", "cave_lizard"], hand=["killer_bee"])
        play(s, f"attack:{attacker}")
        if attacker == "spirit_cheetah":
            s.choose("hunt:gorillion")
        else:
            s.choose("block:cave_lizard")
    assert f"target:own.{own}" in asked(s, 0, "target")
    before = area(s, 1)
    play(s, f"target:own.{own}")
    assert boosts(s, 0, own) == ["sawn"]
    assert area(s, 1) == before
    assert events(s, "controls") == []
    ready(s, 1)


@pytest.mark.rule("MB-8.4", "MB-8.17", "MB-8.20")
def test_harpy_mother_may_name_ones_own_creature_and_another() -> None:
    """A11: two different creatures, or fewer."""
    s = scene(["harpy_mother", "octocopter"], ["gorillion", "turbo_bug", "kitsunsei"])
    play(s, "attack:harpy_mother", "block:gorillion")
    first = ["target:own.octocopter", "target:enemy.turbo_bug", "target:enemy.kitsunsei", "target:done"]
    assert asked(s, 0, "target") == first
    play(s, "target:own.octocopter")
    assert asked(s, 0, "target") == ["target:enemy.turbo_bug", "target:enemy.kitsunsei", "target:done"]
    play(s, "target:enemy.turbo_bug")
    assert area(s, 0) == ["octocopter", "turbo_bug"]
    assert area(s, 1) == ["gorillion", "kitsunsei"]
    ready(s, 1)


@pytest.mark.rule("MB-8.5")
def test_one_effect_is_finished_before_the_next_starts() -> None:
    """A9: Cloud Lady fells the Toad; she evolves first, then the Toad strikes."""
    s = scene(["cloud_lady"], ["explosive_toad", "gorillion"], enemy_discard=["cursed_gorillion"])
    assert power(s, 1, "explosive_toad") == 3
    play(s, "act:cloud_lady")
    assert area(s, 0) == ["typhoon_princess"]
    assert asked(s, 1, "target") == ["target:own.gorillion", "target:enemy.typhoon_princess"]
    play(s, "target:enemy.typhoon_princess")
    assert discard(s, 0) == ["cloud_lady"]
    ready(s, 1)


@pytest.mark.rule("MB-8.5")
def test_a_play_effect_of_a_card_put_into_play_waits_for_the_effect_that_put_it() -> None:
    """Wildsprout: the card enters, Wildsprout evolves, and only then Brain Fly takes."""
    s = scene(["wildsprout"], ["gorillion", "luchataur"], discard=["brain_fly"])
    play(s, "act:wildsprout")
    assert area(s, 0) == ["bigroot", "brain_fly"]
    assert asked(s, 0, "target") == ["target:enemy.gorillion", "target:enemy.luchataur"]
    play(s, "target:enemy.luchataur")
    assert area(s, 0) == ["bigroot", "brain_fly", "luchataur"]
    ready(s, 1)


@pytest.mark.rule("MB-8.6")
def test_defeat_is_one_step_protected_tough_then_all_others_together() -> None:
    """Radioactive Rabbit falls: a protected, a Tough, an exhausted, a boosted evolved and a plain creature."""
    s = scene(
        [
            "blastfish",
            "radioactive_rabbit",
            "rhino_turtle",
            on("elephantopus", exhausted=True),
            on("oakenmaster", boost=["sawn", "koibra"]),
            "sweet_fighter",
        ],
        ["explosive_toad", "gorillion"],
    )
    play(s, "attack:blastfish", "block:explosive_toad", "target:enemy.radioactive_rabbit")
    assert area(s, 0) == ["blastfish", "rhino_turtle"]
    assert exhausted(s, 0, "rhino_turtle")
    assert not exhausted(s, 0, "blastfish")
    assert discard(s, 0) == ["elephantopus", "koibra", "radioactive_rabbit", "sawn", "sweet_fighter", "wildsprout"]
    assert life(s, 0) == 5, "Sweet Fighter's Defeated effect came after"
    told = [e.kind for e in s.events() if e.kind in ("saved", "exhausted", "defeated", "gains_life")]
    assert told[2:] == ["saved", "exhausted", "defeated", "defeated", "defeated", "gains_life"]
    assert area(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-8.6", "MB-9.4")
def test_what_cannot_be_defeated_is_neither_defeated_nor_exhausted() -> None:
    """A21: "cannot be defeated" comes before Tough. Blastfish has no Tough of its own: it survives untouched."""
    s = scene(["blastfish"], ["gorillion", "kitsunsei"])
    play(s, "attack:blastfish", "block:gorillion")
    assert area(s, 0) == ["blastfish"]
    assert not exhausted(s, 0, "blastfish")
    assert [e.data["card"] for e in events(s, "saved")] == ["blastfish"]
    assert discard(s, 1) == ["gorillion"]
    ready(s, 1)


@pytest.mark.rule("MB-8.7")
def test_a_mass_effect_fixes_its_set_at_once() -> None:
    """A10: exhausted Shield Bugs fall, and the 5 they leave behind as a 4 is not in the set."""
    s = scene(
        enemy=[on("shield_bugs", exhausted=True), "kitsunsei", "ferret_bomber"],
        hand=["kangasaurus_rex", "robopup"],
    )
    assert [power(s, 1, c) for c in area(s, 1)] == [4, 5, 3]
    play(s, "play:kangasaurus_rex")
    assert area(s, 1) == ["kitsunsei"]
    assert power(s, 1, "kitsunsei") == 4, "4 now, but the set was fixed before"
    ready(s, 1)


@pytest.mark.rule("MB-8.7")
def test_a_mass_effect_does_not_lose_members_whose_power_changes_as_others_fall() -> None:
    """Puffermech fells every enemy of 8 or more, also those that are 8 only because another one still stands."""
    s = scene([on("oakenmaster", boost=["sawn"]), "turbo_bug", "luchataur", "tiger_squirrel"], ["puffermech", "sawn"])
    assert [power(s, 0, c) for c in area(s, 0)] == [8, 9, 14, 8]
    play(s, "attack:luchataur", "block:puffermech")
    assert area(s, 0) == []
    s = scene([on("oakenmaster", boost=["sawn"]), "ferret_bomber", "luchataur"], ["puffermech", "gorillion"])
    assert power(s, 0, "ferret_bomber") == 7
    play(s, "attack:luchataur", "block:puffermech")
    assert area(s, 0) == ["ferret_bomber"]
    ready(s, 1)


@pytest.mark.rule("MB-8.8")
def test_the_active_player_picks_among_waiting_effects_of_both_sides() -> None:
    """A8: a pool, not a stack; MB-D6. Each effect's choices are its controller's."""
    s = scene(
        ["explosive_toad", "octocopter"],
        ["explosive_toad", "kitsunsei"],
        hand=["killer_bee"],
    )
    play(s, "attack:explosive_toad", "block:explosive_toad")
    assert asked(s, 0, "order") == ["order:own.explosive_toad", "order:enemy.explosive_toad"]
    play(s, "order:enemy.explosive_toad")
    assert asked(s, 1, "target") == ["target:own.kitsunsei", "target:enemy.octocopter"]
    play(s, "target:enemy.octocopter")
    assert area(s, 1) == [], "the other Toad was left with one creature only"
    ready(s, 1)


@pytest.mark.rule("MB-8.8")
def test_effects_that_trigger_meanwhile_join_the_waiting_ones() -> None:
    """A8: the Toad's victim, a Strange Barrel, joins the waiting Sweet Fighter, and the active player picks again."""
    s = scene(
        ["radioactive_rabbit", "explosive_toad", "sweet_fighter"],
        ["strange_barrel", "gorillion"],
        hand=["killer_bee", "bee_bear"],
    )
    play(s, "attack:radioactive_rabbit", "block:gorillion")
    assert waiting(s) == [(0, "explosive_toad"), (0, "sweet_fighter")]
    play(s, "order:own.explosive_toad", "target:enemy.strange_barrel")
    assert asked(s, 0, "order") == ["order:own.sweet_fighter", "order:enemy.strange_barrel"]
    play(s, "order:enemy.strange_barrel")
    assert (life(s, 0), hand(s, 0)) == (5, [])
    assert hand(s, 1) == ["bee_bear", "killer_bee", "robopup"]
    ready(s, 1)


@pytest.mark.rule("MB-8.8")
def test_equal_effects_whose_sources_are_gone_are_not_worth_a_question() -> None:
    s = scene(["gorillion"], ["radioactive_rabbit", "sweet_fighter", "sweet_fighter"])
    play(s, "attack:gorillion", "block:radioactive_rabbit")
    assert life(s, 1) == 7
    ready(s, 1)


@pytest.mark.rule("MB-8.9")
def test_a_waiting_effect_resolves_though_its_source_has_left_play() -> None:
    """Trash Flier brings Killer Bee, the Toad fells it before its Play effect: the life is lost all the same."""
    s = scene(
        ["gorillion"],
        ["radioactive_rabbit", "trash_flier", "explosive_toad"],
        discard=["killer_bee"],
    )
    play(s, "attack:gorillion", "block:radioactive_rabbit", "order:enemy.trash_flier")
    assert asked(s, 0, "order") == ["order:enemy.explosive_toad", "order:enemy.killer_bee"]
    play(s, "order:enemy.explosive_toad", "target:own.killer_bee")
    assert area(s, 1) == []
    assert (life(s, 0), life(s, 1)) == (2, 3)
    ready(s, 1)


@pytest.mark.rule("MB-8.9", "MB-8.2")
def test_a_waiting_effect_keeps_its_player_though_its_source_has_changed_sides() -> None:
    """Bob's new Axolotl Healer is taken by Alice's Harpy Mother before its Play effect: Bob has the life."""
    s = scene(
        ["harpy_mother", "madam_mystique", "gorillion"],
        ["trash_flier", "porcupine_teacher", "kitsunsei"],
        discard=["axolotl_healer"],
    )
    play(s, "attack:harpy_mother", "block:trash_flier")
    assert asked(s, 0, "order") == ["order:own.harpy_mother", "order:enemy.trash_flier"]
    play(s, "order:enemy.trash_flier", "enter:enemy.axolotl_healer")
    assert area(s, 1) == ["porcupine_teacher", "kitsunsei", "axolotl_healer"]
    assert asked(s, 0, "order") == ["order:own.harpy_mother", "order:enemy.axolotl_healer"]
    play(s, "order:own.harpy_mother", "target:enemy.axolotl_healer", "target:done")
    assert area(s, 0) == ["madam_mystique", "gorillion", "axolotl_healer"]
    assert (life(s, 0), life(s, 1)) == (3, 5)
    ready(s, 1)


@pytest.mark.rule("MB-8.10")
def test_a_play_effect_triggers_however_the_card_enters() -> None:
    """From hand, through a Mindbug, from the own pile, from the other pile."""
    s = scene(hand=["axolotl_healer", "robopup"])
    assert life(play(s, "play:axolotl_healer"), 0) == 5
    s = scene(hand=["axolotl_healer", "robopup"], enemy_mindbugs=1)
    assert life(play(s, "play:axolotl_healer", "mindbug"), 1) == 5
    s = scene(hand=["compost_dragon", "robopup"], discard=["axolotl_healer"])
    assert life(play(s, "play:compost_dragon"), 0) == 5
    s = scene(hand=["grave_robber", "robopup"], enemy_discard=["axolotl_healer"])
    assert (life(play(s, "play:grave_robber"), 0), life(s, 1)) == (5, 3)
    ready(s, 1)


@pytest.mark.rule("MB-8.10")
def test_a_change_of_control_is_no_entering() -> None:
    s = scene(["harpy_mother"], ["gorillion", "axolotl_healer", "killer_bee"])
    play(s, "attack:harpy_mother", "block:gorillion", "target:enemy.axolotl_healer", "target:enemy.killer_bee")
    assert area(s, 0) == ["axolotl_healer", "killer_bee"]
    assert (life(s, 0), life(s, 1)) == (3, 3)
    ready(s, 1)


# --- what is not asked, because nothing hangs on it -----------------------------------------------------------------
@pytest.mark.rule("MB-8.3", "MB-8.17")
def test_nobody_chooses_among_creatures_that_they_control_already() -> None:
    s = scene(["harpy_mother", "turbo_bug", "spider_owl"], ["gorillion"])
    play(s, "attack:harpy_mother", "block:gorillion")
    assert area(s, 0) == ["turbo_bug", "spider_owl"]
    ready(s, 1)


@pytest.mark.rule("MB-8.3")
def test_no_keyword_is_named_while_no_enemy_has_one() -> None:
    s = play(scene(["madam_mystique"], ["gorillion"]), "attack:madam_mystique", "block:gorillion")
    assert events(s, "keyword") == []
    ready(s, 1)
    s = play(scene(["madam_mystique"], ["gorillion", "killer_bee"]), "attack:madam_mystique", "block:gorillion")
    assert len(asked(s, 0, "keyword")) == 5, "also those that nobody has: that is how to spare the Bees"


@pytest.mark.rule("MB-8.3", "MB-8.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "attack", "kind"),
    [
        (["harpy_mother", "turbo_bug"], ["gorillion"], ["attack:harpy_mother", "block:gorillion"], "target"),
        (["madam_mystique"], ["gorillion"], ["attack:madam_mystique", "block:gorillion"], "keyword"),
        (["sweet_fighter"], ["sweet_fighter"], ["attack:sweet_fighter", "block:sweet_fighter"], "order"),
    ],
)
def test_tables_from_before_that_ruling_go_on_asking(
    mine: list[str], theirs: list[str], attack: list[str], kind: str
) -> None:
    new = scene(mine, theirs)
    old = GAME.replay(before_rulings(new.record()))
    assert play(new, *attack).decision().kind == "action"
    assert play(old, *attack).decision().kind == kind
