"""What the public API promises of any state, shown on Mindbug."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

import herna
from herna.kernel.chance import seed_text

GAME = herna.game("mindbug")


def test_games_are_found_and_unknown_ones_are_named() -> None:
    assert "mindbug" in herna.games()
    assert herna.games() == herna.games()
    with pytest.raises(herna.UnknownGame, match=r"no game 'chess'; there are: .*mindbug"):
        herna.game("chess")


def test_a_game_tells_what_it_is() -> None:
    assert GAME.id == "mindbug"
    assert (GAME.title("en"), GAME.title("cs")) == ("Mindbug", "Mozkožrout")
    assert GAME.players == (2,)
    assert GAME.options["sets"].default == ["first_contact"]
    assert GAME.options["sets"].choices[:2] == ("first_contact", "beyond_evolution")
    assert GAME.help("sets", "cs")


def test_bad_options_are_refused_by_name() -> None:
    with pytest.raises(herna.BadOption, match="no option 'decks'; there are: sets"):
        GAME.new(decks=1)
    with pytest.raises(herna.BadOption, match="'sets': 'nonsense' is not one of"):
        GAME.new(sets=["nonsense"])
    with pytest.raises(herna.BadOption, match="at least one"):
        GAME.new(sets=[])
    with pytest.raises(herna.BadOption, match="twice"):
        GAME.new(sets=["first_contact", "first_contact"])
    for value in (5, None, {"first_contact": 1}):
        with pytest.raises(herna.BadOption, match="is no list of"):
            GAME.new(sets=value)
    with pytest.raises(herna.BadOption, match="2 players, not by 5"):
        GAME.new(players=5)
    with pytest.raises(herna.PositionError, match="players: "):
        GAME.position({"players": 2.0})
    with pytest.raises(herna.PositionError, match=r"options: .*is no list of"):
        GAME.position({"options": {"sets": 5}})
    with pytest.raises(ValueError, match="language 'de'"):
        GAME.title("de")


def test_seeds_of_any_kind_repeat_a_game() -> None:
    for seed in (7, "seven", b"\x07"):
        assert GAME.new(seed=seed) == GAME.new(seed=seed)
    assert GAME.new(seed=7) == GAME.new(seed="7")  # a record writes seeds as text
    assert GAME.new(seed=7) != GAME.new(seed=8)
    assert seed_text(b"\x07\xff") == "0x07ff"


def test_index_code_and_option_choose_the_same() -> None:
    a, b, c = [GAME.new(seed=1) for _ in range(3)]
    option = a.decision().options[2]
    a.choose(2)
    b.choose(option.code)
    c.choose(option, seat=c.to_act[0])
    assert a == b == c


def test_a_refused_choice_leaves_the_state_untouched() -> None:
    s = GAME.new(seed=1)
    before = s.clone()
    seat = s.to_act[0]
    for choice in (-1, 99, "nonsense", "mindbug", "attack:gorillion"):
        with pytest.raises(herna.IllegalChoice):
            s.choose(choice)
    with pytest.raises(herna.BadSeat, match="owes no choice"):
        s.choose(0, seat=1 - seat)
    with pytest.raises(herna.BadSeat, match="no seat 7"):
        s.choose(0, seat=7)
    with pytest.raises(herna.BadSeat, match="no seat -1"):
        s.view(-1)
    assert s == before
    assert s.made == 0


def test_an_illegal_choice_says_why() -> None:
    s = GAME.position({"sides": [{"area": ["lone_yeti"], "hand": ["gorillion"]}, {}]})
    with pytest.raises(herna.IllegalChoice, match=r"MB-5.1: Sawn is not in your hand|MB-3.1|MB-5.1"):
        s.choose("play:sawn")


def test_width_is_the_number_of_options() -> None:
    s = GAME.new(seed=1)
    assert s.width == len(s.decision().options) == s.options_of(s.to_act[0])
    assert s.options_of(1 - s.to_act[0]) == 0


def test_beats_stop_between_steps_and_nobody_is_to_act_there() -> None:
    s = GAME.position({"sides": [{"area": ["gorillion"], "mindbugs": 0}, {"area": ["bee_bear"], "mindbugs": 0}]})
    s.choose("attack:gorillion")
    seen: list[tuple[int, int]] = []

    def look(at: herna.State) -> None:
        assert at.to_act == ()
        assert not at.over
        assert at.view(0)["to_act"] == []
        assert at.clone() == at
        with pytest.raises(herna.NotNow):
            at.dump()
        with pytest.raises(herna.BadSeat, match="nobody is to act"):
            at.choose(0)
        areas = [side["area"] for side in at.view(None)["sides"]]  # type: ignore[attr-defined]
        seen.append((len(areas[0]), len(areas[1])))

    s.choose("block:bee_bear", on_beat=look)
    assert seen == [(1, 1), (1, 0)]  # the block, then the defeat


def test_disclosed_grows_only_when_something_comes_to_light() -> None:
    s = GAME.position(
        {
            "sides": [
                {"area": ["luchataur"], "hand": ["gorillion"], "mindbugs": 0},
                {"area": ["sawn"], "life": 5, "mindbugs": 0},
            ],
            "options": {"sets": ["first_contact", "beyond_evolution"]},
        }
    )
    before = s.disclosed
    s.choose("attack:luchataur")
    s.choose("block:none")
    s.choose("again:none")
    assert s.disclosed == before  # an attack shows nothing new
    s.choose("attack:sawn")
    s.choose("block:none")
    s.choose("play:gorillion")
    assert s.disclosed > before  # a card came out of a hand


def test_chance_counts_as_disclosed() -> None:
    s = GAME.position(
        {
            "sides": [
                {"hand": ["tiger_wasp", "sawn"], "known": ["tiger_wasp", "sawn"], "mindbugs": 0},
                {"area": ["gorillion"], "mindbugs": 0},
            ],
            "options": {"sets": ["first_contact", "beyond_evolution", "beyond_eternity"]},
        }
    )
    before = s.disclosed
    s.choose("play:tiger_wasp")
    assert s.disclosed > before


def test_a_snapshot_refuses_damage_and_other_rules() -> None:
    blob = GAME.new(seed=1).dump()
    assert GAME.load(blob) == GAME.new(seed=1)
    for broken in (b"", b"herna", blob[:-1], blob[:40], blob[:60] + b"x" + blob[61:], b"x" + blob[1:]):
        with pytest.raises(herna.SnapshotError):
            GAME.load(broken)


def test_a_loaded_game_goes_on_with_record_and_event_numbers() -> None:
    s = GAME.new(seed=1)
    for _ in range(6):
        s.choose(0)
    loaded = GAME.load(s.dump())
    count = len(s.events())
    assert loaded.record() == s.record()
    assert loaded.events(count) == []
    s.choose(0)
    loaded.choose(0)
    assert [e.number for e in loaded.events(count)] == [e.number for e in s.events(count)]
    assert loaded.record() == s.record()


def test_redrawn_hands_are_uniform() -> None:
    """Every card that may be in the other hand is there equally often."""
    deck = {"hand": ["gorillion"], "draw": []}
    s = GAME.position({"sides": [deck, {"hand": ["lone_yeti", "killer_bee"], "known": ["killer_bee"]}]})
    counts: Counter[str] = Counter()
    for seed in range(4600):
        hand = s.determinize(0, seed).view(1)["sides"][1]["hand"]
        assert "killer_bee" in hand
        rest = list(hand)
        rest.remove("killer_bee")
        counts[rest[0]] += 1
    copies = Counter(
        {id: GAME.facts(id)["copies"] for id in GAME.component_ids() if GAME.facts(id)["set"] == "first_contact"}
    )
    copies["gorillion"] -= 1
    copies["killer_bee"] -= 1
    expected = {id: 100.0 * n for id, n in copies.items() if n}
    assert set(counts) == set(expected)
    chi_square = sum((counts[id] - e) ** 2 / e for id, e in expected.items())
    assert chi_square < 61  # 30 degrees of freedom, one in a thousand


def test_views_are_plain_data_without_instances() -> None:
    s = GAME.new(seed=1)
    for seat in (0, 1, None):
        assert json.loads(json.dumps(s.view(seat))) == s.view(seat)


def test_a_state_has_no_hash_and_equals_only_its_like() -> None:
    s = GAME.new(seed=1)
    with pytest.raises(TypeError):
        hash(s)
    assert s != "a state"


def test_the_library_loads_without_third_party_packages_and_without_a_game() -> None:
    code = (
        "import sys, herna; herna.games(); "
        "assert not any(m.startswith('herna.games.') for m in sys.modules), 'a game was loaded'; "
        "herna.game('mindbug').new(seed=1); import herna.players; "
        "print([m for m in ('rich', 'cyclopts', 'numpy', 'msgspec') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert run.stdout.strip() == "[]"
