"""What the log tells: each move of the rules is one event, in the order in which it happened, with its rule."""

from __future__ import annotations

import pytest

from herna import State
from tests.games.mindbug.scene import GAME, SETS, creature, on, play, scene


def told(s: State, seat: int | None = None) -> list[str]:
    """The events so far in short: kind, seat and what is named, without the turn that began the scene."""
    lines = []
    for e in s.events(seat=seat)[1:]:
        named = [str(e.data[k]) for k in ("card", "boost", "word", "amount", "life", "reason") if k in e.data]
        cards = ["+".join(e.data["cards"])] if "cards" in e.data else []
        lines.append(" ".join([e.kind, str(e.data["seat"]), *named, *cards]))
    return lines


@pytest.mark.rule("MB-5.1", "MB-5.4", "MB-8.10")
def test_playing_a_card() -> None:
    s = scene(hand=["killer_bee", "robopup"], enemy_mindbugs=1)
    play(s, "play:killer_bee", "mindbug:none")
    assert told(s) == [
        "plays 0 killer_bee",
        "no_mindbug 1 killer_bee",
        "enters 0 killer_bee",
        "resolves 0 killer_bee",
        "loses_life 1 1 2",
        "turn 1",
    ]


@pytest.mark.rule("MB-5.5", "MB-5.6")
def test_a_card_taken_with_a_mindbug() -> None:
    s = scene(hand=["mysterious_mermaid", "robopup"], enemy_mindbugs=1, life=5)
    play(s, "play:mysterious_mermaid", "mindbug")
    assert told(s) == [
        "plays 0 mysterious_mermaid",
        "mindbug 1 mysterious_mermaid",
        "enters 1 mysterious_mermaid",
        "resolves 1 mysterious_mermaid",
        "sets_life 1 5",
        "turn 0",
    ]


@pytest.mark.rule("MB-6.6", "MB-6.9", "MB-9.5")
def test_two_attacks_one_blocked_and_one_not() -> None:
    s = scene(["luchataur"], ["bee_bear"])
    attacker, blocker = creature(s, 0, "luchataur")["id"], creature(s, 1, "bee_bear")["id"]
    play(s, "attack:luchataur", "block:bee_bear", "again")
    assert told(s) == [
        "attacks 0 luchataur",
        "blocks 1 bee_bear",
        "defeated 1 bee_bear",
        "attacks 0 luchataur",
        "unblocked 1",
        "loses_life 1 1 2",
        "turn 1",
    ]
    assert [e.data["creature"] for e in s.events() if "creature" in e.data] == [attacker, blocker, blocker, attacker]


@pytest.mark.rule("MB-6.5", "MB-9.4")
def test_a_hunt_against_a_tough_creature() -> None:
    s = scene(["killer_bee"], ["shield_bugs"])
    play(s, "attack:killer_bee", "hunt:shield_bugs")
    assert told(s) == ["attacks 0 killer_bee", "hunts 0 shield_bugs", "exhausted 1 shield_bugs", "turn 1"]


@pytest.mark.rule("MB-8.6", "MB-6.4")
def test_a_protected_creature_is_saved() -> None:
    s = scene(["blastfish"], ["gorillion"])
    play(s, "attack:blastfish", "block:gorillion")
    assert told(s) == [
        "attacks 0 blastfish",
        "resolves 0 blastfish",
        "protects 0 blastfish",
        "blocks 1 gorillion",
        "saved 0 blastfish",
        "defeated 1 gorillion",
        "turn 1",
    ]


@pytest.mark.rule("MB-6.4", "MB-8.17")
def test_an_attack_that_ends_early() -> None:
    s = scene(["duckdra", "gorillion"], ["harpy_mother", "porcupine_teacher"])
    play(s, "attack:duckdra", "target:enemy.harpy_mother", "target:enemy.duckdra")
    assert told(s) == [
        "attacks 0 duckdra",
        "resolves 0 duckdra",
        "defeated 1 harpy_mother",
        "resolves 1 harpy_mother",
        "controls 1 duckdra",
        "attack_ends 0",
        "turn 1",
    ]


@pytest.mark.rule("MB-7.1", "MB-13.2")
def test_an_action_that_evolves() -> None:
    s = scene(["curious_tadpole"])
    play(s, "act:curious_tadpole")
    assert told(s) == ["acts 0 curious_tadpole", "gains_life 0 1 4", "evolves 0 frog_prophet", "turn 1"]
    assert [e.data["old"] for e in s.events() if e.kind == "evolves"] == ["curious_tadpole"]


@pytest.mark.rule("MB-12.1", "MB-12.3")
def test_boost_cards_that_come_and_go() -> None:
    s = scene(["sea_rex"], discard=["koibra"], enemy=["gorillion"], enemy_hand=["soul_manipulator"])
    play(s, "attack:sea_rex", "boost:own.koibra", "hunt:none", "block:none", "play:soul_manipulator", "mode:take")
    assert told(s) == [
        "attacks 0 sea_rex",
        "resolves 0 sea_rex",
        "boosts 0 sea_rex koibra",
        "unblocked 1",
        "loses_life 1 1 2",
        "turn 1",
        "plays 1 soul_manipulator",
        "enters 1 soul_manipulator",
        "resolves 1 soul_manipulator",
        "unboosts 1 sea_rex koibra",
        "turn 0",
    ]


@pytest.mark.rule("MB-16.1")
def test_cards_that_move_are_named_to_those_who_see_them() -> None:
    five = ["gorillion", "bee_bear", "turbo_bug", "octocopter", "sawn"]
    s = scene(hand=["waddling_recruit", "robopup"], area=["tusked_extorter"], enemy_hand=five, enemy_draw=["shark_dog"])
    play(s, "attack:tusked_extorter", "discard:sawn")
    middle = ["attacks 0 tusked_extorter", "resolves 0 tusked_extorter", "discards 1 sawn"]
    assert told(s, 1) == [*middle, "draws 1 shark_dog", "unblocked 1", "loses_life 1 1 2", "turn 1"]
    for viewer in (0, None):
        assert told(s, viewer) == [*middle, "draws 1", "unblocked 1", "loses_life 1 1 2", "turn 1"]


@pytest.mark.rule("MB-16.1")
def test_cards_that_return_to_a_hand_or_come_from_a_pile_are_named_to_all() -> None:
    s = scene(enemy=["gorillion", "kitsunsei"], hand=["dr_orange_u_tan", "robopup"])
    play(s, "play:dr_orange_u_tan", "pay")
    assert told(s)[3:] == ["loses_life 0 1 2", "returns 1 gorillion+kitsunsei", "turn 1"]
    s = scene(hand=["giraffodile", "robopup"], discard=["gorillion", "bee_bear"])
    play(s, "play:giraffodile")
    assert told(s)[3:] == ["to_hand 0 bee_bear+gorillion", "turn 1"]


@pytest.mark.rule("MB-16.1", "MB-8.13")
def test_a_revealed_card_a_silenced_effect_and_a_named_keyword() -> None:
    s = scene(["koibra"], ["deathweaver"], hand=["killer_bee"], enemy_hand=["bee_bear"])
    quiet = play(s.clone(), "play:killer_bee")
    assert told(quiet) == ["plays 0 killer_bee", "enters 0 killer_bee", "silenced 0 killer_bee", "turn 1"]
    play(s, "attack:koibra", "pile:own")
    assert told(s) == ["attacks 0 koibra", "resolves 0 koibra", "reveals 1 bee_bear", "piles 0 bee_bear"]
    s = scene(["madam_mystique"], [on("sawn", exhausted=True)])
    play(s, "attack:madam_mystique", "block:sawn")
    assert told(s)[-2:] == ["defeated 1 sawn", "turn 1"], "the weaker won: nothing to name"
    s = scene(["madam_mystique"], ["gorillion", "turbo_bug", "killer_bee"])
    play(s, "attack:madam_mystique", "block:gorillion", "keyword:tough")
    assert told(s)[-2:] == ["keyword 0 tough", "turn 1"]


@pytest.mark.rule("MB-14.1", "MB-14.2")
def test_the_last_event_tells_the_winner_and_the_reason() -> None:
    s = scene(["gorillion"], enemy_life=1)
    assert told(play(s, "attack:gorillion"))[-1] == "ends 0 life"
    s = scene(hand=["gorillion"], enemy_mindbugs=1)
    assert told(play(s, "play:gorillion", "mindbug"))[-1] == "ends 1 no_action"


def test_every_event_of_a_game_has_a_sentence_in_both_languages_and_a_rule() -> None:
    rules = {rule.id for rule in GAME.texts.rulebook.rules}
    seen = set()
    for seed in range(6):
        s = GAME.new(seed=seed, sets=list(SETS))
        n = seed
        while not s.over:
            s.choose(n % s.width)
            n += 1
        for viewer in (0, None):
            for e in s.events(seat=viewer):
                assert e.rule in rules
                for lang in ("en", "cs"):
                    sentence = e.text(lang, ("Alice", "Bob"))
                    assert sentence
                    assert "{" not in sentence
                seen.add(e.kind)
    assert len(seen) > 20
