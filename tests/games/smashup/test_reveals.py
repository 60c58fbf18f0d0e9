"""What people and simple bots make of a table: the terminal picture, labels, events and the evaluation."""

from __future__ import annotations

import random

from herna.games.smashup.state import SmashUp

from .scene import GAME, codes, do, end, scene, view


def picture(s: SmashUp, seat: int | None, lang: str = "en") -> str:
    return "\n".join(GAME.picture(view(s, seat), lang, ("Ann", "Bob")))


def test_the_picture_shows_bases_minions_actions_and_the_own_hand() -> None:
    s = scene(
        {
            "tar_pits": ["p1.zapbot+p2.upgrade", "!p2.block_the_path=robots"],
            "jungle_oasis": ["p2.war_raptor"],
            "tortuga": [],
        },
        hands=[["hoverbot", "shinobi"], ["howl"]],
        vps=[3, 5],
        factions=[["robots", "ninjas"], ["dinosaurs", "tricksters"]],
    )
    text = picture(s, 0)
    for words in (
        "Turn 5: Ann, playing cards", "Tar Pits[/bold]: power 4 of 16, pays 4-3-2", "4 Zapbot[/bold] · printed 2",
        "+ Upgrade (Bob)", "bars Robots", "Bob: power 3", "(nobody here)", "3 VP · Robots + Ninjas",
        "Hoverbot[/bold]", "Plays left", "minion · regular",
    ):  # fmt: skip
        assert words in text, words
    assert "Howl" not in text, "another player's hand is not shown"
    assert "Hoverbot" not in picture(s, 1)
    assert "Hoverbot" not in picture(s, None)
    assert "Dehtové jezero" in picture(s, 0, "cs")


def test_the_picture_tells_what_is_known_and_under_way() -> None:
    s = scene({"tortuga": ["p2.king_rex"]}, hands=[["beam_up"], ["full_sail"]])
    do(s, "play:beam_up")
    assert "you know in that hand: King Rex" in picture(s, 0)
    s = scene({"jungle_oasis": ["p1.king_rex", "p2.king_rex"], "tortuga": []}, hands=[["shinobi"]])
    do(s, "end")
    assert "before scoring: Jungle Oasis" in picture(s, 0)
    assert "ready" in picture(s, 0)
    s = scene({"tortuga": ["p2.king_rex", "p2.zapbot"]}, hands=[["beam_up"]])
    do(s, "play:beam_up")
    assert "Being played: Beam Up" in picture(s, 1)


def test_labels_and_questions_are_sentences_in_both_languages() -> None:
    s = scene({"tortuga": ["p2.zapbot", "p2.zapbot"]}, hands=[["beam_up"]])
    assert s.decision().limit("cs") == "zbývá 1 bojovník, 1 akce"
    do(s, "play:beam_up")
    d = s.decision()
    assert d.source == "beam_up"
    assert [o.label("en") for o in d.options] == [
        "Zapbot #1 (2) of Player 2 at Tortuga", "Zapbot #2 (2) of Player 2 at Tortuga",
    ]  # fmt: skip
    assert [o.at for o in d.options] == [f"m{m.uid}" for m in s.bases[0].minions]


def test_options_name_their_place_on_the_table() -> None:
    s = scene({"tortuga": ["p1.ninja_acolyte"]}, hands=[["shinobi"]], piles=[["tenacious_z"]])
    places = {o.code: o.at for o in s.decision().options}
    assert places["play:shinobi@tortuga"] == "hand0.shinobi"
    assert places["special:tenacious_z@tortuga"] == "discard0.tenacious_z"
    assert places["special:ninja_acolyte@tortuga"] == f"m{s.bases[0].minions[0].uid}"
    assert places["end"] == ""


def test_the_evaluation_likes_points_power_and_cards() -> None:
    even = scene({"tar_pits": ["p1.warbot", "p2.warbot"], "tortuga": []})
    assert abs(even.evaluate(0) - 0.5) < 0.1
    ahead = scene({"tar_pits": ["p1.warbot", "p2.warbot"], "tortuga": []}, vps=[6, 2])
    assert ahead.evaluate(0) > even.evaluate(0) > ahead.evaluate(1)
    strong = scene({"tar_pits": ["p1.warbot", "p1.nukebot", "p2.warbot"], "tortuga": []})
    assert strong.evaluate(0) > even.evaluate(0)
    rich = scene({"tar_pits": ["p1.warbot", "p2.warbot"], "tortuga": []}, hands=[["zapbot", "hoverbot"]])
    assert rich.evaluate(0) > even.evaluate(0)
    won = scene({"tortuga": []}, vps=[15, 3])
    end(won)
    assert (won.evaluate(0), won.evaluate(1)) == (1.0, 0.0)


def test_one_step_of_foresight_beats_chance() -> None:
    """A bot that takes what evaluates best after each option, in one redrawn world."""
    wins = 0
    for seed in range(6):
        s = GAME.new(players=2, seed=seed, events=False)
        rng = random.Random(seed)
        while not s.over:
            seat = s.to_act[0]
            width = s.options_of(seat)
            index = rng.randrange(width)
            if seat == seed % 2 and width > 1:
                rates = []
                for i in range(width):
                    trial = s.determinize(seat, rng.randrange(1 << 30))
                    trial.take(0, i)
                    for _ in range(12):
                        if len(trial.stack) <= 1 or not trial.asks:
                            break
                        trial.take(0, trial.below(len(trial.asks[0].options)))
                    rates.append(trial.evaluate(seat))
                index = rates.index(max(rates))
            s.choose(index, seat)
        wins += seed % 2 in s.result.winners
    assert wins >= 5


def test_codes_are_typable() -> None:
    s = scene({"tortuga": ["p2.zapbot+p1.upgrade"]}, hands=[["disenchant"]])
    assert codes(s) == ["play:disenchant", "end"]
