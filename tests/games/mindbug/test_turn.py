"""MB-4 and MB-14: one action per turn, and every way a game ends."""

from __future__ import annotations

import pytest

import herna
from tests.games.mindbug.scene import (
    GAME,
    area,
    asked,
    discard,
    events,
    hand,
    life,
    on,
    play,
    power,
    ready,
    refused,
    scene,
    table,
    won,
)


# --- MB-4 turns ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-4.1")
def test_the_actions_are_cards_attackers_and_usable_action_abilities() -> None:
    """MB-D1. Twice the same card is one option; Dragon Inn is not usable with as many creatures as the opponent."""
    s = scene(
        ["gorillion", "dragon_inn", "wildsprout", "cave_lizard"],
        ["bee_bear", "kitsunsei", "sawn", "sawn"],
        hand=["luchataur", "killer_bee", "luchataur"],
    )
    assert asked(s, 0, "action") == [
        "play:luchataur",
        "play:killer_bee",
        "attack:gorillion",
        "attack:dragon_inn",
        "attack:wildsprout",
        "act:wildsprout",
    ]
    assert refused(s, "attack:bee_bear") == ("MB-6.1", "not_yours")
    assert refused(s, "play:gorillion") == ("MB-5.1", "not_in_hand")
    assert refused(s, "act:gorillion") == ("MB-7.1", "no_action_ability")
    assert refused(s, "act:dragon_inn") == ("MB-7.2", "action_changes_nothing")
    assert refused(s, "attack:cave_lizard") == ("MB-6.2", "never_attacks")


@pytest.mark.rule("MB-4.1")
@pytest.mark.parametrize("code", ["play:killer_bee", "attack:gorillion", "act:wildsprout"])
def test_one_action_is_the_whole_turn(code: str) -> None:
    s = scene(["gorillion", "wildsprout"], hand=["killer_bee", "robopup"])
    play(s, code)
    ready(s, 1)


@pytest.mark.rule("MB-4.1")
def test_with_an_empty_hand_he_has_to_attack_even_into_ruin() -> None:
    s = scene(["robopup"], ["gorillion"], hand=[], enemy_hand=["killer_bee"])
    assert asked(s, 0, "action") == ["attack:robopup"]
    play(s, "attack:robopup")
    ready(s, 1)


@pytest.mark.rule("MB-4.1")
def test_a_card_must_be_played_though_it_harms() -> None:
    """Radioactive Rabbit goes to the opponent, but it is the only action there is."""
    s = scene(hand=["radioactive_rabbit"])
    assert asked(s, 0, "action") == ["play:radioactive_rabbit"]
    play(s, "play:radioactive_rabbit")
    assert area(s, 1) == ["radioactive_rabbit"]
    ready(s, 1)


@pytest.mark.rule("MB-4.2", "MB-14.2")
def test_who_can_do_nothing_on_his_turn_loses_at_once() -> None:
    s = scene(["gorillion"], enemy_hand=[], enemy_life=9)
    play(s, "attack:gorillion")
    won(s, 0, "no_action")
    assert life(s, 1) == 8


@pytest.mark.rule("MB-4.2", "MB-6.2", "MB-14.2")
def test_a_creature_that_cannot_attack_is_no_action() -> None:
    s = scene(["gorillion"], ["cave_lizard"], enemy_hand=[])
    play(s, "attack:gorillion", "block:none")
    won(s, 0, "no_action")


@pytest.mark.rule("MB-4.2")
def test_a_usable_action_ability_alone_keeps_a_player_in_the_game() -> None:
    """Hypnotic Mouse forbids Octocopter and Mole Machine, both 5, to attack."""
    s = scene(["octocopter"], ["hypnotic_mouse", "mole_machine"], hand=[])
    assert asked(s, 0, "action") == ["act:octocopter"]
    play(s, "act:octocopter", "target:enemy.mole_machine")
    assert area(s, 0) == ["mole_machine"]
    ready(s, 1)


@pytest.mark.rule("MB-4.2")
def test_with_a_card_in_hand_there_is_always_an_action() -> None:
    s = scene(["cave_lizard"], ["gorillion"], hand=["killer_bee"])
    assert asked(s, 0, "action") == ["play:killer_bee"]


@pytest.mark.rule("MB-4.3")
def test_there_is_no_passing() -> None:
    s = scene(["gorillion"])
    for code in ("pass", "none", "done", "action:none", ""):
        assert code not in s.codes()
        with pytest.raises(herna.IllegalChoice):
            s.choose(code)
    ready(s, 0)


@pytest.mark.rule("MB-4.3")
def test_a_creature_may_attack_or_act_on_the_very_next_turn_and_every_turn() -> None:
    s = scene(["gorillion"], hand=["wildsprout", "robopup"], enemy_hand=["bee_bear", "killer_bee"])
    play(s, "play:wildsprout", "play:bee_bear")
    assert "attack:wildsprout" in s.codes()
    play(s, "act:wildsprout")
    assert area(s, 0) == ["gorillion", "bigroot"]
    play(s, "attack:bee_bear", "block:none")
    assert "act:bigroot" in s.codes()
    ready(s, 0)


@pytest.mark.rule("MB-4.3")
def test_a_creature_taken_with_a_mindbug_may_attack_on_its_new_controllers_next_turn() -> None:
    s = scene(hand=["gorillion", "killer_bee"], enemy_mindbugs=1)
    play(s, "play:gorillion", "mindbug", "play:killer_bee")
    assert "attack:gorillion" in asked(s, 1, "action")


@pytest.mark.rule("MB-4.4")
def test_players_alternate_when_everything_is_finished() -> None:
    s = scene(["gorillion"], ["explosive_toad"], hand=["killer_bee"], enemy_hand=["bee_bear"])
    play(s, "attack:gorillion", "block:explosive_toad")
    assert area(s, 0) == [], "the Toad took Gorillion along before the turn ended"
    ready(s, 1)
    play(s, "play:bee_bear")
    ready(s, 0)
    assert [e.data["seat"] for e in events(s, "turn")] == [0, 1, 0]
    assert table(s)["turn"] == 3


@pytest.mark.rule("MB-4.4")
def test_the_turn_does_not_end_before_the_optional_second_attack() -> None:
    s = scene(["luchataur"])
    play(s, "attack:luchataur")
    assert asked(s, 0, "again") == ["again", "again:none"]
    assert table(s)["active"] == 0
    play(s, "again:none")
    ready(s, 1)


@pytest.mark.rule("MB-4.5")
def test_an_effect_for_this_turn_ends_with_the_turn() -> None:
    """Blastfish cannot be defeated in the turn of its attack; in the next turn it can."""
    s = scene(["blastfish"], ["gorillion", "killer_bee"], hand=["luchataur"])
    play(s, "attack:blastfish", "block:gorillion")
    assert area(s, 0) == ["blastfish"]
    assert area(s, 1) == ["killer_bee"]
    ready(s, 1)
    play(s, "attack:killer_bee", "hunt:blastfish")
    assert discard(s, 0) == ["blastfish"]
    ready(s, 0)


@pytest.mark.rule("MB-4.6")
def test_your_turn_bonuses_hold_in_an_extra_turn_too() -> None:
    s = scene(["goblin_werewolf"], ["goblin_werewolf"], hand=["gorillion", "bee_bear"], enemy_mindbugs=1)
    play(s, "play:gorillion", "mindbug")
    ready(s, 0)
    assert (power(s, 0, "goblin_werewolf"), power(s, 1, "goblin_werewolf")) == (8, 2)


@pytest.mark.rule("MB-4.6", "MB-7.5")
def test_a_creature_made_to_attack_in_the_other_players_turn_has_no_your_turn_bonus() -> None:
    s = scene(["cake_trickster", "robopup"], ["goblin_werewolf"], hand=["killer_bee"])
    play(s, "act:cake_trickster")
    asked(s, 1, "hunt")
    assert table(s)["active"] == 0
    assert power(s, 1, "goblin_werewolf") == 2
    play(s, "hunt:robopup")
    assert area(s, 0) == ["cake_trickster", "robopup"]
    ready(s, 1)


# --- MB-14 the end ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-14.1")
def test_life_0_ends_the_game_in_the_middle_of_an_effect() -> None:
    """Chameleon Sniper's Attack effect takes the last life: nobody decides about blocking any more."""
    s = scene(["chameleon_sniper"], ["robopup"], enemy_life=1, hand=["killer_bee"], enemy_hand=["gorillion"])
    play(s, "attack:chameleon_sniper")
    won(s, 0, "life")
    assert events(s, "unblocked") == []
    (end,) = events(s, "ends")
    assert end.data == {"seat": 0, "loser": 1, "reason": "life"}


@pytest.mark.rule("MB-14.1")
def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    s = scene(["gorillion"], enemy_life=1)
    play(s, "attack:gorillion")
    assert s.over
    assert refused(s, "play:robopup") == ("MB-14.1", "game_over")
    with pytest.raises(herna.BadSeat):
        s.choose("play:robopup")
    assert s.codes() == []


@pytest.mark.rule("MB-14.1", "MB-8.8")
def test_waiting_effects_are_dropped_when_the_game_ends() -> None:
    s = scene([on("fire_antler", boost=["sawn"])], ["sweet_fighter"], enemy_life=1)
    play(s, "attack:fire_antler", "block:sweet_fighter", "order:own.fire_antler")
    won(s, 0, "life")
    assert events(s, "gains_life") == []


@pytest.mark.rule("MB-14.2", "MB-5.6")
def test_no_legal_action_in_the_extra_turn_loses_too() -> None:
    s = scene(hand=["gorillion"], enemy_mindbugs=1, enemy_life=1)
    play(s, "play:gorillion", "mindbug")
    won(s, 1, "no_action")
    assert life(s, 0) == 3


@pytest.mark.rule("MB-14.2")
def test_a_position_without_an_action_is_lost_as_it_stands() -> None:
    s = scene(["cave_lizard"], hand=[])
    won(s, 1, "no_action")


@pytest.mark.rule("MB-14.3")
def test_life_changes_come_one_after_the_other_so_the_first_at_0_loses() -> None:
    """Two Fire Antlers fall together, both players have 1 life: the active player picks who strikes first."""
    s = scene(["fire_antler"], ["fire_antler"], life=1, enemy_life=1)
    play(s, "attack:fire_antler", "block:fire_antler")
    assert asked(s, 0, "order") == ["order:own.fire_antler", "order:enemy.fire_antler"]
    other = s.clone()
    play(s, "order:own.fire_antler")
    won(s, 0, "life")
    assert (life(s, 0), life(s, 1)) == (1, 0)
    play(other, "order:enemy.fire_antler")
    won(other, 1, "life")
    assert (life(other, 0), life(other, 1)) == (0, 1)


@pytest.mark.rule("MB-14.4")
def test_after_a_thousand_turns_the_platform_records_a_draw() -> None:
    s = scene(["gorillion"], ["bee_bear"], turn=999)
    play(s, "play:robopup")
    ready(s, 1)
    assert table(s)["turn"] == 1000
    play(s, "play:robopup")
    assert s.over
    assert s.result is not None
    assert s.result.winners == ()
    assert s.result.ranking == (1, 1)
    assert s.result.scores == (3, 3)
    assert s.result.reason == "turn_limit"


@pytest.mark.rule("MB-14.4")
def test_a_game_that_is_won_in_turn_1000_is_won() -> None:
    s = scene(["gorillion"], enemy_life=1, turn=1000)
    play(s, "attack:gorillion")
    won(s, 0, "life")


@pytest.mark.rule("MB-14.3", "MB-14.4")
def test_games_end_with_one_winner_long_before_the_limit() -> None:
    reasons = set()
    for seed in range(40):
        s = GAME.new(seed=seed)
        world = s.clone()
        world.playout()
        assert world.result is not None
        assert len(world.result.winners) == 1
        assert table(world)["turn"] < 200
        reasons.add(world.result.reason)
        loser = 1 - world.result.winners[0]
        if world.result.reason == "life":
            assert life(world, loser) == 0
        else:
            assert hand(world, loser) == []
    assert reasons == {"life", "no_action"}


# --- how it is said -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-14.1", "MB-14.2")
def test_the_result_is_a_whole_sentence_for_each_player() -> None:
    lost_life = play(scene(["gorillion"], enemy_life=1), "attack:gorillion").result
    no_action = play(scene(["gorillion"], enemy_hand=[]), "attack:gorillion").result
    assert lost_life is not None
    assert no_action is not None
    names = ("Eva", "Jan")
    assert lost_life.text("en", names) == "Eva wins: Jan has no life left."
    assert lost_life.text("en", names, 0) == "You win: your opponent has no life left."
    assert lost_life.text("en", names, 1) == "Eva wins: you have no life left."
    assert lost_life.text("cs", names) == "Eva vítězí: Jan už nemá žádný život."
    assert lost_life.text("cs", names, 0) == "Vítězíš: soupeř už nemá žádný život."
    assert no_action.text("en", names) == "Eva wins: Jan can do nothing."
    assert no_action.text("cs", names, 1) == "Eva vítězí: ve svém tahu nemůžeš nic udělat."
