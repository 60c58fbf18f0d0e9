"""SU-6: destroy, discard, return, move, affect, power and the other words."""

from __future__ import annotations

import pytest

from herna.games.smashup.printed.cards import BY_SLUG

from .scene import asked, at, codes, deck, do, end, hand, happened, on, pile, power, ready_to_act, scene, total, view


@pytest.mark.rule("SU-6.1")
@pytest.mark.component("ninja_master")
def test_destroyed_cards_go_to_their_owners_pile() -> None:
    s = scene(
        {"tortuga": ["p2.king_rex+p1.poison", "p3.zapbot"], "ninja_dojo": ["p2.zapbot"]},
        hands=[["ninja_master"]],
        players=3,
    )
    do(s, "play:ninja_master@tortuga")
    assert "target:p2.zapbot@ninja_dojo" not in codes(s), "only here"
    do(s, "target:p2.king_rex@tortuga")
    assert (pile(s, 1), pile(s, 0)) == (["king_rex"], ["poison"])
    assert at(s, "tortuga") == ["p3.zapbot", "p1.ninja_master"]


@pytest.mark.rule("SU-6.2")
@pytest.mark.component("pay_the_piper")
def test_a_player_who_discards_chooses_the_card() -> None:
    s = scene({"tortuga": ["!p2.pay_the_piper"], "ninja_dojo": []}, hands=[["king_rex", "howl", "rampage"]])
    do(s, "play:king_rex@tortuga")
    assert asked(s) == (0, "discard")
    assert codes(s) == ["discard:howl", "discard:rampage"]
    do(s, "discard:rampage")
    assert (hand(s, 0), pile(s, 0)) == (["howl"], ["rampage"])
    assert on(s, "tortuga") == ["p2.pay_the_piper"], "it stays"
    s = scene({"tortuga": ["!p1.pay_the_piper"]}, hands=[["gnome", "hideout"]])
    do(s, "play:gnome@tortuga")
    assert hand(s, 0) == ["hideout"], "not for its own controller"
    s = scene({"tortuga": ["!p2.pay_the_piper"]}, hands=[["king_rex"]])
    do(s, "play:king_rex@tortuga")
    assert ready_to_act(s, 0), "an empty hand pays nothing"


@pytest.mark.rule("SU-6.3", "SU-6.5")
@pytest.mark.example("SU-X10")
@pytest.mark.component("beam_up", "upgrade")
def test_a_returned_minion_drops_its_actions() -> None:
    s = scene({"tortuga": ["p2.zapbot+p1.upgrade+p2.tooth_and_claw_and_guns"]}, hands=[["beam_up", "beam_up"]])
    assert power(s, "tortuga", "p2.zapbot") == 4
    do(s, "play:beam_up")
    assert pile(s, 1) == ["tooth_and_claw_and_guns"], "the shield went first"
    s = scene({"tortuga": ["p2.zapbot+p1.upgrade"]}, hands=[["beam_up"]])
    do(s, "play:beam_up")
    assert (hand(s, 1), pile(s, 0), pile(s, 1)) == (["zapbot"], ["beam_up", "upgrade"], [])


@pytest.mark.rule("SU-6.4")
@pytest.mark.component("way_of_deception")
def test_a_moved_minion_keeps_actions_and_boosts() -> None:
    s = scene(
        {"tortuga": ["p1.ninja_acolyte+p2.upgrade", "p2.zapbot"], "ninja_dojo": [], "tar_pits": []},
        hands=[["way_of_deception", "howl"]], plays=[{"kind": "action"}, {"kind": "action"}],
    )  # fmt: skip
    do(s, "play:howl", "play:way_of_deception")
    assert codes(s) == ["to:ninja_dojo", "to:tar_pits"], "own minions only, and there is one"
    do(s, "to:tar_pits")
    assert at(s, "tar_pits") == ["p1.ninja_acolyte+p2.upgrade"]
    assert power(s, "tar_pits", "p1.ninja_acolyte") == 5


@pytest.mark.rule("SU-6.5")
def test_a_minion_that_comes_back_is_a_new_one() -> None:
    s = scene(
        {"tortuga": ["p1.war_raptor"]},
        hands=[["howl", "beam_up"]],
        plays=[{"kind": "action"}] * 2 + [{"kind": "minion"}],
    )
    do(s, "play:howl")
    assert power(s, "tortuga", "p1.war_raptor") == 4
    do(s, "play:beam_up", "play:war_raptor@tortuga")
    assert power(s, "tortuga", "p1.war_raptor") == 3, "the boost is gone"


@pytest.mark.rule("SU-6.6", "SU-10.6", "SU-12.7", "SU-14.15")
@pytest.mark.component("brownie")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("invasion", ["to:ninja_dojo"]),
        ("beam_up", []),
        ("disintegrator", None),
        ("upgrade", []),
        ("seeing_stars", None),
        ("poison", []),
    ],
)
def test_brownie_minds_being_affected(card: str, choices: list[str] | None) -> None:
    bases = {"tortuga": ["p2.brownie"], "ninja_dojo": [], "tar_pits": []}
    spare = {"upgrade": "war_raptor", "seeing_stars": "shinobi", "poison": "shinobi"}.get(card, "collector")
    s = scene(bases, hands=[[card, spare, spare, spare]])
    do(s, f"play:{card}", *(choices or []))
    if choices is None:
        assert (len(hand(s, 0)), happened(s, "discards")) == (3, []), "power 4: out of reach, not affected"
    else:
        assert len(hand(s, 0)) == 1, "two random cards are discarded"
        assert len(happened(s, "discards")[0]["cards"]) == 2
    assert ready_to_act(s, 0)


@pytest.mark.rule("SU-6.6")
@pytest.mark.component("brownie", "augmentation")
def test_a_change_of_power_does_not_affect() -> None:
    s = scene({"tortuga": ["p2.brownie"]}, hands=[["augmentation", "howl", "rampage"]])
    do(s, "play:augmentation")
    assert power(s, "tortuga", "p2.brownie") == 8
    assert len(hand(s, 0)) == 2
    do(s, "end")
    assert power(s, "tortuga", "p2.brownie") == 4, "until the end of your turn"


@pytest.mark.rule("SU-6.6")
def test_a_new_base_under_a_minion_does_not_affect_it() -> None:
    s = scene(
        {"tortuga": ["p2.brownie"], "ninja_dojo": []},
        hands=[["terraforming", "scout", "scout"]],
        base_deck=["tar_pits"],
    )
    do(s, "play:terraforming", "terraform:tar_pits", "base:tortuga")
    assert (at(s, "tar_pits"), len(hand(s, 0))) == (["p2.brownie"], 2)


@pytest.mark.rule("SU-14.15")
@pytest.mark.component("brownie")
def test_brownie_reacts_once_per_card_and_not_to_own_or_later_effects() -> None:
    # Its own controller's card.
    s = scene({"tortuga": ["p1.brownie"], "ninja_dojo": []}, hands=[["hideout", "gnome", "way_of_deception"]])
    do(s, "play:way_of_deception")
    assert len(hand(s, 0)) == 2
    # An action in play that strikes later.
    s = scene({"tortuga": ["p2.brownie+p1.assassination"]}, hands=[["king_rex", "shinobi"]], rest="out")
    do(s, "end")
    assert (pile(s, 1), len(hand(s, 0))) == (["brownie"], 2)
    # A base's text.
    s = scene({"mushroom_kingdom": [], "tortuga": ["p1.brownie"]}, hands=[[], ["zapbot", "warbot", "nukebot"]])
    do(s, "end", "target:p1.brownie@tortuga")
    assert at(s, "mushroom_kingdom") == ["p1.brownie"]
    assert len(hand(s, 1)) == 3
    # A minion's text when played.
    s = scene({"tortuga": ["p2.brownie"]}, hands=[["ninja_master", "shinobi", "shinobi"]])
    do(s, "play:ninja_master@tortuga", "target:p2.brownie@tortuga")
    assert (hand(s, 0), pile(s, 1)) == ([], ["brownie"]), "it reacts although it has just left"


@pytest.mark.rule("SU-14.15")
def test_only_the_card_whose_text_did_it_counts() -> None:
    s = scene(
        {"tortuga": ["p2.brownie"], "ninja_dojo": []},
        hands=[["mass_enchantment", "scry", "summon", "portal"]], decks=[[], ["upgrade"]],
    )  # fmt: skip
    do(s, "play:mass_enchantment")
    assert at(s, "tortuga") == ["p2.brownie+p1.upgrade"]
    assert len(hand(s, 0)) == 1, "one reaction, to Upgrade, although Mass Enchantment led to it"


@pytest.mark.rule("SU-6.7")
@pytest.mark.component("armor_stego")
def test_ongoing_texts_work_as_long_as_the_card_is_in_play() -> None:
    s = scene({"tortuga": ["p1.armor_stego", "p2.armor_stego"]})
    assert (power(s, "tortuga", "p1.armor_stego"), power(s, "tortuga", "p2.armor_stego")) == (3, 5)
    do(s, "end")
    assert (power(s, "tortuga", "p1.armor_stego"), power(s, "tortuga", "p2.armor_stego")) == (5, 3)


@pytest.mark.rule("SU-6.8")
def test_specials_work_from_hand_play_and_pile() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.laseratops", "p2.war_raptor"], "tortuga": ["p1.pirate_king"]},
        hands=[["shinobi"]],
    )  # fmt: skip
    do(s, "end")
    assert codes(s) == ["special:shinobi", "special:pirate_king@tortuga", "pass"]
    s = scene({"tortuga": []}, piles=[["tenacious_z"]])
    assert codes(s) == ["special:tenacious_z@tortuga", "end"]


@pytest.mark.rule("SU-6.9")
def test_a_talent_is_usable_once_in_each_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BY_SLUG["king_rex"], "talent", BY_SLUG["invader"].play)
    s = scene({"tortuga": ["p1.king_rex", "p2.war_raptor"]})
    assert codes(s) == ["special:king_rex@tortuga", "end"]
    do(s, "special:king_rex@tortuga")
    assert (s.sides[0].vp, codes(s)) == (1, ["end"])
    do(s, "end")
    assert "special:king_rex@tortuga" not in codes(s), "not in another player's turn"
    do(s, "end")
    assert "special:king_rex@tortuga" in codes(s)


@pytest.mark.rule("SU-6.10")
def test_owner_and_controller() -> None:
    s = scene({"tortuga": ["p1.war_raptor+p2.poison"]})
    m = s.bases[0].minions[0]
    assert (m.seat, m.actions[0].seat, m.actions[0].owner) == (0, 1, 1)


@pytest.mark.rule("SU-6.11", "SU-14.9")
@pytest.mark.example("SU-X18")
@pytest.mark.component("war_raptor", "poison")
def test_power_is_never_below_zero() -> None:
    s = scene({"tortuga": ["p1.war_raptor"], "ninja_dojo": ["p1.king_rex"]}, hands=[["poison"]])
    assert power(s, "tortuga", "p1.war_raptor") == 3
    do(s, "play:poison", "on_minion:own.war_raptor@tortuga")
    assert power(s, "tortuga", "p1.war_raptor") == 0
    assert total(s, "tortuga", 0) == 0
    s = scene({"tortuga": ["p1.war_raptor", "p2.war_raptor", "p2.war_raptor"], "ninja_dojo": ["p1.war_raptor"]})
    assert power(s, "tortuga", "p1.war_raptor") == 5, "three War Raptors here, whoever controls them"
    assert total(s, "tortuga", 1) == 10


@pytest.mark.component("poison")
@pytest.mark.rule("SU-4.8")
def test_poison_destroys_any_number_of_other_actions_on_the_minion() -> None:
    s = scene({"tortuga": ["p2.warbot+p3.upgrade+p1.upgrade"]}, players=3, hands=[["poison"]])
    do(s, "play:poison")
    assert asked(s) == (0, "action")
    assert codes(s) == ["action:p3.upgrade@tortuga", "action:own.upgrade@tortuga", "action:done"]
    do(s, "action:p3.upgrade@tortuga")
    assert at(s, "tortuga") == ["p2.warbot+p3.upgrade+p1.upgrade+p1.poison"], "all at once"
    do(s, "action:done")
    assert at(s, "tortuga") == ["p2.warbot+p1.upgrade+p1.poison"]
    assert power(s, "tortuga", "p2.warbot") == 2


@pytest.mark.rule("SU-6.12")
@pytest.mark.component("howl", "swashbuckling")
def test_boosts_reach_only_minions_in_play_and_end_with_the_turn() -> None:
    for card, minion in (("howl", "war_raptor"), ("swashbuckling", "first_mate")):
        s = scene({"tortuga": [f"p1.{minion}", "p2.zapbot"], "ninja_dojo": []}, hands=[[card, minion]])
        before = power(s, "tortuga", f"p1.{minion}")
        do(s, f"play:{card}", f"play:{minion}@ninja_dojo")
        assert power(s, "tortuga", f"p1.{minion}") == before + 1
        assert power(s, "tortuga", "p2.zapbot") == 2
        assert power(s, "ninja_dojo", f"p1.{minion}") == before, "played later: nothing"
        do(s, "end")
        assert power(s, "tortuga", f"p1.{minion}") == before


@pytest.mark.rule("SU-6.12")
def test_until_the_end_of_your_turn_begun_in_anothers_turn() -> None:
    # Player 2 plays Howl in player 1's turn: it lasts through player 2's own next turn.
    s = scene(
        {"jungle_oasis": ["p1.king_rex", "p1.laseratops", "p1.war_raptor"], "tortuga": ["p2.shinobi"]},
        hands=[[], ["hidden_ninja", "chronomage", "mass_enchantment"]], decks=[["howl", "rampage", "upgrade"]],
    )  # fmt: skip
    do(s, "end", "special:hidden_ninja", "play:chronomage@jungle_oasis", "play:mass_enchantment")
    assert power(s, "tortuga", "p2.shinobi") == 4
    while asked(s)[1] == "special":
        do(s, "pass")
    assert asked(s) == (1, "play")
    assert power(s, "tortuga", "p2.shinobi") == 4, "still there in player 2's turn"
    end(s)
    assert power(s, "tortuga", "p2.shinobi") == 3


@pytest.mark.rule("SU-6.14")
@pytest.mark.component("microbot_alpha", "microbot_fixer")
def test_alpha_makes_all_own_minions_microbots() -> None:
    s = scene(
        {"tortuga": ["p1.microbot_fixer", "p1.king_rex", "p2.microbot_guard"], "ninja_dojo": ["p1.microbot_guard"]}
    )
    assert power(s, "tortuga", "p1.king_rex") == 7
    assert power(s, "ninja_dojo", "p1.microbot_guard") == 2, "at any base"
    assert power(s, "tortuga", "p2.microbot_guard") == 1, "not another player's"
    s = scene({"tortuga": ["p1.microbot_fixer", "p1.king_rex", "p2.zapbot"], "ninja_dojo": ["p1.microbot_alpha"]})
    assert power(s, "tortuga", "p1.king_rex") == 8, "a Microbot now, so the Fixer helps it"
    assert power(s, "ninja_dojo", "p1.microbot_alpha") == 1 + 2 + 1, "two other Microbots, and the Fixer"
    assert power(s, "tortuga", "p2.zapbot") == 2


@pytest.mark.rule("SU-6.14")
@pytest.mark.component("microbot_reclaimer")
def test_outside_play_only_printed_microbots_count() -> None:
    s = scene(
        {"tortuga": ["p1.microbot_alpha"]}, hands=[["microbot_reclaimer", "warbot"]],
        piles=[["microbot_guard", "king_rex", "microbot_fixer"]], decks=[["howl"]], rest="out",
    )  # fmt: skip
    do(s, "play:microbot_reclaimer@tortuga")
    assert codes(s) == ["pile:microbot_guard", "pile:microbot_fixer", "pile:done"]
    do(s, "pile:microbot_guard", "pile:done")
    assert (pile(s, 0), sorted(deck(s, 0))) == (["king_rex", "microbot_fixer"], ["howl", "microbot_guard"])
    assert "play:warbot@tortuga" in codes(s), "the first minion of the turn brings another"


@pytest.mark.rule("SU-6.2", "SU-6.6")
@pytest.mark.component("disintegrator")
def test_disintegrator_puts_a_weak_minion_under_the_deck() -> None:
    s = scene({"tortuga": ["p2.scout", "p2.warbot"]}, hands=[["disintegrator"]])
    do(s, "play:disintegrator")
    assert deck(s, 1)[-1] == "scout"
    assert happened(s, "destroyed") == []
    assert view(s, 0)["sides"][1]["deck_known"][-1]["card"] == "scout", "everybody saw it go there"
