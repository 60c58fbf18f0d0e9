"""The `herna` command: piped, in both languages, with bad input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import herna
from herna.terminal.output import Output


def run(*arguments: str, typed: str = "", lang: str = "en", **env: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HERNA_LANG": lang, "COLUMNS": "200", **env}
    return subprocess.run(
        [sys.executable, "-m", "herna.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )


def finished_record(tmp_path: Path) -> Path:
    s = herna.game("mindbug").new(seed=2)
    while not s.over:
        s.choose(0)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(s.record()), encoding="utf-8")
    return path


def test_version_tells_the_build() -> None:
    assert f"({herna.build} build" in run("--version").stdout


def test_games_are_listed_in_both_languages() -> None:
    told = run("games").stdout
    assert "mindbug: Mindbug" in told
    assert "auto, team, ffa, duel, trio" in told  # what can be written after --option mode=
    assert "mindbug: Mozkožrout" in run("games", "--lang", "cs").stdout
    assert "mindbug: Mozkožrout" in run("games", lang="", LC_ALL="cs_CZ.UTF-8").stdout


def test_a_piped_game_is_played_to_its_end_and_its_result_told() -> None:
    done = run("play", "mindbug", "--seed", "3", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert " wins: " in done.stdout
    assert "Seed 3" in done.stdout
    assert "\x1b[" not in done.stdout  # no colours where nobody sees them


def test_a_finished_game_is_kept_and_proved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "mindbug", "--seed", "3", "--record", str(file), typed="1\n" * 400)
    proved = run("verify", str(file))
    assert proved.returncode == 0, proved.stderr
    assert "Genuine" in proved.stdout


def test_end_of_input_leaves_the_game_politely() -> None:
    done = run("play", "mindbug", "--seed", "3")
    assert done.returncode == 1
    assert "You have left the game." in done.stdout
    assert done.stderr == ""


def test_questions_mistakes_and_commands_while_playing() -> None:
    asked = ["?", "help", "why attack:gorillion", "attack:gorillion", "99", "card killer bee"]
    asked += ["rules MB-9.5", "rules sneaky", "table", "undo", "quit"]
    told = run("play", "mindbug", "--seed", "5", typed="\n".join(asked) + "\n").stdout
    assert "MB-4.1" in told  # ? cites the rule
    assert "why CODE" in told
    assert "(MB-6.1)" in told
    assert "There is no option 99" in told
    assert "Your opponent loses 1 life." in told  # the card
    assert "MB-9.5 Frenzy" in told
    assert "MB-9.3" in told
    assert told.count("Your hand") == 2  # the table once more
    assert "There is nothing of yours to undo." in told


def test_a_choice_can_be_undone() -> None:
    typed = "play:rhino_turtle\nundo\nquit\n"
    told = run("play", "mindbug", "--seed", "5", typed=typed).stdout
    assert "Undone." in told
    assert told.count("play:rhino_turtle") == 2


def test_commands_have_czech_names_and_an_option_can_be_asked_about_by_its_number() -> None:
    typed = "pomoc\nproč 1\nproč 99\nplay:rhino_turtle\nvrátit\nkarta killer bee\nkonec\n"
    told = run("play", "mindbug", "--seed", "5", "--lang", "cs", typed=typed).stdout
    assert "vrátit tvou poslední volbu" in " ".join(told.split())
    assert "teď jde." in told
    assert "Možnost 99 tu není" in told
    assert "Vráceno." in told
    assert "Odcházíš ze hry." in told


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    run("play", "mindbug", "--seed", "5", "--name", "Eva", "--name", "Bot", typed=f"1\nsave {file}\nquit\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert saved["seats"] == ["human", "greedy"]
    resumed = run("play", "--resume", str(file), typed="quit\n").stdout
    assert "Eva: 3 life" in resumed
    assert herna.replay(saved["record"]).made > 0


def test_saving_where_nothing_can_be_saved_loses_nothing(tmp_path: Path) -> None:
    told = run("play", "mindbug", "--seed", "5", typed=f"save {tmp_path}/no/such/place\n1\nquit\n").stdout
    assert "Not saved" in told
    assert "* Player 1 plays" in told


def test_two_people_hand_the_keyboard_over_and_do_not_see_each_others_hands() -> None:
    told = run(
        "play", "mindbug", "--seat", "human", "--seat", "human", "--seed", "5", typed="1\n\nmindbug:none\n\nquit\n"
    ).stdout
    assert "Now Player 2. Take the keyboard" in told
    before, after = told.split("Now Player 2. Take the keyboard", 1)
    second_hand = herna.game("mindbug").new(seed=5).view(1)["sides"][1]["hand"]
    texts = herna.game("mindbug").texts
    own = [texts.components[slug].name("en") for slug in second_hand]
    first_hand = herna.game("mindbug").new(seed=5).view(0)["sides"][0]["hand"]
    shared = {texts.components[slug].name("en") for slug in first_hand}
    assert not any(name in before for name in own if name not in shared)
    assert any(name in after for name in own)


def test_rules_and_cards_are_looked_up() -> None:
    assert "MB-5.5" in run("rules", "mindbug", "MB-5").stdout
    assert "MB-X3" in run("rules", "mindbug").stdout
    assert "mozkožrout" in run("rules", "mindbug", "mozkožrout", "--lang", "cs").stdout.casefold()
    assert "+5 power" in run("card", "mindbug", "lone", "yeti").stdout
    assert "Síla: 5" in run("card", "mindbug", "yetti", "--lang", "cs").stdout


def test_rules_are_found_by_questions_the_best_first() -> None:
    assert run("rules", "mindbug", "how", "do", "I", "win?").stdout.startswith("MB-2.1 ")
    assert run("rules", "mindbug", "jak vyhraju", "--lang", "cs").stdout.startswith("MB-2.1 ")
    many = run("rules", "mindbug", "creature").stdout.splitlines()
    assert len(many) == 13
    assert "more; another word finds fewer." in many[-1]


def test_a_slip_in_a_search_is_noticed() -> None:
    wrong = run("rules", "mindbug", "frezny")
    assert wrong.returncode == 2
    assert wrong.stderr == "herna: No rule speaks of “frezny”. Did you mean “frenzy”?\n"
    assert "Myslíš „mozkožrout“?" in run("rules", "mindbug", "mozkozroot", lang="cs").stderr
    partly = run("rules", "mindbug", "sneeky", "attack")
    assert partly.returncode == 0
    assert partly.stdout.startswith("Did you mean “sneaky attack”?")
    playing = run("play", "mindbug", "--seed", "5", typed="rules frezny\nquit\n").stdout
    assert "Did you mean “frenzy”?" in playing


def test_a_cards_facts_are_told_in_words() -> None:
    told = run("card", "wistar", "steam_tricycle", "--lang", "cs").stdout
    assert "Cena: 1 dřevo, 2 kovy · Podmínka: 1 × výdrž" in told
    assert "* náš vlastní návrh: Vytištěná podoba" in told
    assert "True" not in told
    assert "{" not in told
    printed = run("card", "wistar", "h01", "--lang", "en").stdout
    assert "Kind: mouse tile" in printed
    assert "our own design" not in printed


def test_replay_and_verify(tmp_path: Path) -> None:
    file = finished_record(tmp_path)
    told = run("replay", str(file)).stdout
    assert "Player 1 plays" in told
    assert "Player 1 chooses" in run("replay", str(file), "--codes").stdout
    assert " wins: " in told
    proved = run("verify", str(file))
    assert proved.returncode == 0
    assert "Genuine" in proved.stdout
    wrong = run("verify", str(file), "--commitment", "00")
    assert wrong.returncode == 2
    assert "shown when the game began" in wrong.stderr


def test_a_position_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    sides = [{"area": ["cave_lizard"], "hand": ["peacasus"]}, {"area": ["koibra"]}]
    file.write_text(json.dumps({"game": "mindbug", "options": {"sets": ["beyond_eternity"]}, "sides": sides}))
    told = run("position", str(file), "--why", "attack:cave_lizard").stdout
    assert "play:peacasus" in told
    assert "Cave Lizard is never able to attack." in told
    assert "MB-6.2" in told


def test_a_deck_is_checked_against_the_rules(tmp_path: Path) -> None:
    cards = {"pd_nadiana": 1, "pd_ollag": 1, "to_targan": 1, "pd_parapet": 2, "pd_ice_repair": 2, "to_freeze": 2}
    cards |= {"pd_frost_mage": 4, "pd_ice_golem": 4, "to_frost_shaman": 4, "to_smasher": 4}
    file = tmp_path / "deck.json"
    file.write_text(json.dumps({"summoner": "pd_svara", "cards": cards}))
    good = run("deck", "check", str(file))
    assert good.returncode == 0, good.stderr
    assert "a legal deck" in good.stdout
    file.write_text(json.dumps({"summoner": "pd_svara", "cards": {**cards, "pd_ice_golem": 9}}))
    bad = run("deck", "check", str(file))
    assert bad.returncode == 1
    assert "SW-24" in bad.stdout
    assert run("deck", "check", str(file), "--game", "mindbug").returncode == 2


def test_a_deck_is_checked_as_text(tmp_path: Path) -> None:
    building = herna.game("summoner").deck_building()
    file = tmp_path / "deck.txt"
    file.write_text(building.text(building.ready("pd_svara"), "cs"), encoding="utf-8")
    assert "a legal deck" in run("deck", "check", str(file)).stdout
    file.write_text("Summoner: Svara\n4 Ice Smth\n", encoding="utf-8")
    bad = run("deck", "check", str(file))
    assert bad.returncode == 1
    assert "line 2: no card is called" in bad.stdout
    assert "Ice Smith" in bad.stdout
    assert "No such file" in run("deck", "check", str(tmp_path / "none.txt")).stderr


def test_a_game_is_played_with_a_deck_given_as_a_code() -> None:
    building = herna.game("summoner").deck_building()
    deck = building.ready("pd_svara")
    option = f"south={building.code(deck)}"
    seats = ["--seat", "random", "--seat", "random"]
    done = run("play", "summoner", "--seed", "1", "--option", option, "--option", "turn_limit=50", *seats)
    assert done.returncode == 0, done.stderr
    assert "Svara" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "no game 'chess'"),
        (["play", "mindbug", "--option", "sets=nonsense"], "'nonsense' is not one of"),
        (["play", "mindbug", "--option", "sets"], "name=value"),
        (["play", "mindbug", "--seat", "human"], "played by 2 players"),
        (["play", "mindbug", "--seat", "genius", "--seat", "human"], "no bot 'genius'"),
        (["play", "mindbug", "--lang", "de"], "no language 'de'"),
        (["play", "--resume", "/no/such/file"], "No such file"),
        (["rules", "mindbug", "xyzzy"], "No rule speaks of"),
        (["card", "mindbug", "xyzzy"], "No card is called like"),
        (["verify", "/no/such/file"], "No such file"),
        (["position", "pyproject.toml"], "not a JSON file"),
    ],
)
def test_bad_input_is_answered_in_one_clear_line(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


# --- how it looks ------------------------------------------------------------------------------------------------
def shown(monkeypatch: pytest.MonkeyPatch, width: int, **variables: str) -> str:
    """A question of Mindbug, and a played card, in a terminal of this width with these variables of the environment."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    file = StringIO()
    console = Console(file=file, force_terminal=True, width=width)
    game = herna.game("mindbug")
    state = game.new(seed=5)
    out = Output(console, game, "en", ("Ota", "Eva"))
    state.choose(0)
    out.events(state.events())
    out.decision(state.decision(state.to_act[0]))
    return file.getvalue()


def test_words_break_only_at_their_borders(monkeypatch: pytest.MonkeyPatch) -> None:
    wide, narrow = [re.sub(r"\x1b\[[\d;]*m", "", shown(monkeypatch, width, TERM="xterm")) for width in (2000, 34)]
    assert wide.split() == narrow.split()
    assert max([len(line) for line in narrow.splitlines()]) <= 34
    assert len(narrow.splitlines()) > len(wide.splitlines())


def test_a_played_card_shows_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    told = re.sub(r"\s+", " ", shown(monkeypatch, 2000, TERM="dumb"))
    state = herna.game("mindbug").new(seed=5)
    state.choose(0)
    played = next(event.data["card"] for event in state.events() if event.kind == "plays")
    assert herna.game("mindbug").texts.components[str(played)].text("en") in told


def test_where_a_card_is_played_needs_no_text_of_its_own() -> None:
    file = StringIO()
    game = herna.game("smashup")
    state = game.new(seed=5, factions="random")
    minion = next(code for code in state.codes() if code.startswith("play:") and "@" in code)
    state.choose(minion)
    Output(Console(file=file, width=2000), game, "en", ("Ota", "Eva")).events(state.events())
    base = game.texts.components[minion.partition("@")[2]].text("en")
    assert not base or base not in file.getvalue()


@pytest.mark.parametrize(
    ("variables", "coloured"),
    [
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, False),
    ],
)
def test_colours_only_where_they_are_allowed(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], coloured: bool
) -> None:
    told = shown(monkeypatch, 80, **variables)
    assert bool(re.search(r"\x1b\[[\d;]*3\d", told)) is coloured


@pytest.mark.parametrize(("color", "escapes"), [("auto", False), ("always", True), ("never", False)])
def test_colours_in_a_pipe_only_on_request(tmp_path: Path, color: str, escapes: bool) -> None:
    file = tmp_path / "game.json"
    state = herna.game("mindbug").new(seed=5)
    state.choose(0)
    file.write_text(json.dumps({"record": state.record(), "names": ["Ota", "Eva"]}), encoding="utf-8")
    told = run("replay", str(file), "--color", color, NO_COLOR="1").stdout
    assert "Ota" in told
    assert ("\x1b[" in told) is escapes


def test_what_is_asked_and_what_cards_say_is_explained_the_first_time() -> None:
    told = run("play", "bigmonster", "--seed", "3", typed="1\n" * 40).stdout
    assert told.count("You keep one of the two explorers, with the ability") == 1  # a rule asks, nobody asked for help
    assert told.count("Red explorer (woman): Kind: explorer") == 1  # what it is good for stands nowhere else
    assert told.count("Swamp monster: Kind: tile · Terrain: Swamp") == 1
    assert "Copies: " not in told
    told = run("play", "mindbug", "--seed", "11", typed="1\n" * 10).stdout
    assert told.count("Sneaky: Only a Sneaky creature can block") == 1
    assert "Killer Bee: Power: 5" not in told.partition("attack:killer_bee")[0]  # the table shows the whole card


def test_a_place_alone_is_a_choice_where_only_one_ends_there() -> None:
    state = herna.game("summoner").new(seed=3)
    while state.decision().kind != "move":
        state.choose(len(state.codes()) - 1)
    first = next(code for code in state.codes() if code.startswith("move:") and "@" in code)
    state.choose(first)
    step = state.codes()[0]
    typed = [*state.record()["choices"], step[-2:], "quit"]
    told = run("play", "summoner", "--seed", "3", "--seat", "human", "--seat", "human", typed="\n".join(typed)).stdout
    assert f"{step}>" in told  # the path goes on from there
    assert "No choice here ends at" not in told
