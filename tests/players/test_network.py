"""Learned evaluations: the same numbers in both builds, chances that add up, and files that do not fit are refused."""

from __future__ import annotations

import hashlib
import json
import random
from math import exp
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.api import own_games
from herna.kernel.features import BUNDLES, Sheet, bundle
from herna.players import Budget, Observation, make_player
from herna.players.judges import HAND, JUDGES, Learned, as_shares
from herna.players.lanes import Forward, numbers
from herna.players.network import MAGIC, NetworkError, find_shipped, load_network, read_network, shipped, write_network
from tests.players.networks import HIDDEN, SECOND, random_body, random_file

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("mindbug", 2, {"sets": ["first_contact", "beyond_evolution", "beyond_eternity"]}),
    ("smashup", 3, {}),
    ("bigmonster", 2, {}),
    ("bigmonster", 6, {"mode": "team"}),
    ("summoner", 2, {"south": "cave_goblins", "north": "vanguards"}),
    ("wistar", 4, {}),
]
BUDGET = Budget(iterations=6)


def positions(game: str, players: int, options: dict[str, Any], number: int = 12) -> list[herna.State]:
    """Some tables of one random game, the last one later than the first."""
    s: herna.State = herna.game(game).new(players=players, seed=5, events=False, **options)
    rng = random.Random(5)
    found = [s.clone()]
    for _ in range(20 * number):
        if s.over or len(found) == number:
            break
        for _ in range(rng.randrange(1, 12)):
            if not s.over:
                seat = rng.choice(s.to_act)
                s.choose(rng.randrange(s.options_of(seat)), seat)
        if not s.over:
            found.append(s.clone())
    return found


def reference(game: str, body: bytes, sheet: Sheet) -> list[int]:
    """The forward pass as docs/learning.md tells it, with plain loops."""
    features = herna.game(game).features
    assert features is not None
    inputs = len(features.names())
    parts, at = [], 0
    for code, count in (("h", inputs * HIDDEN), ("i", HIDDEN), ("h", HIDDEN * SECOND), ("i", SECOND), ("h", SECOND)):
        size = count * (2 if code == "h" else 4)
        parts.append(list(numbers(code, body[at : at + size])))
        at += size
    w1, b1, w2, b2, w3 = parts
    logits = []
    for seat in range(len(sheet.seats)):
        there = sheet.seen_from(seat, features)
        first = [b1[j] + sum(w1[n * HIDDEN + j] for n in there) for j in range(HIDDEN)]
        first = [min(max(x, 0) >> 4, 1023) for x in first]
        second = [b2[k] + sum(first[j] * w2[j * SECOND + k] for j in range(HIDDEN)) for k in range(SECOND)]
        second = [min(max(y, 0) >> 8, 1023) for y in second]
        logits.append(sum(y * w for y, w in zip(second, w3, strict=True)))
    return logits


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_both_passes_give_what_the_description_says(game: str, players: int, options: dict[str, Any]) -> None:
    """The network uses the pass of this build, in C or plain; `lanes` is the plain one in any case."""
    room = herna.game(game)
    features = room.features
    assert features is not None
    body = random_body(game)
    network = read_network(random_file(game), room, "a file")
    plain = Forward(len(features.of_table), len(features.of_seat), features.roles, HIDDEN, SECOND, body)
    assert type(network.forward).__module__ == f"herna.players.{'_forward' if herna.build == 'compiled' else 'lanes'}"
    bundled = 0
    for s in positions(game, players, options):
        sheet = s.sheet()
        expected = reference(game, body, sheet)
        brief = s.brief()
        bundled += sum(number < 0 for found in [brief.table, *brief.seats] for number in found)
        for each in (sheet, brief):  # a bundle counts as its features do
            assert network.forward.logits(each.table, each.seats, each.partners) == expected
            assert plain.logits(each.table, each.seats, each.partners) == expected
    assert bundled, "nothing was bundled: bundles were not tested"


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_correction_is_added_to_the_hand_written_evaluation(game: str, players: int, options: dict[str, Any]) -> None:
    room = herna.game(game)
    none = write_network(room, HIDDEN, SECOND, bytes(len(random_body(game))), {}, corrects=True)
    nothing = Learned(read_network(none, room, "no correction"))
    some = read_network(random_file(game, corrects=True), room, "a file")
    for s in positions(game, players, options):
        hand = as_shares(HAND.values(s))
        partners = s.sheet().partners
        if s.sheet().charges:  # whoever keeps the game from going on is judged by what people wrote
            assert Learned(some).values(s) == HAND.values(s)
            continue

        def chances(shares: list[float], partners: Any = partners) -> list[float]:
            return [shares[i] + shares[partners[i]] if partners else shares[i] for i in range(players)]

        assert nothing.values(s) == pytest.approx(chances(hand), abs=0.02 * players)
        weights = [share * exp(logit) for share, logit in zip(hand, some.logits(s), strict=True)]
        corrected = [weight / sum(weights) for weight in weights]
        assert Learned(some).values(s) == pytest.approx(chances(corrected), abs=0.02 * players)


@pytest.mark.parametrize("corrects", [False, True])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_learned_values_are_chances(game: str, players: int, options: dict[str, Any], corrects: bool) -> None:
    judge = Learned(read_network(random_file(game, corrects=corrects), herna.game(game), "a file"))
    for s in positions(game, players, options):
        before = s.clone()
        values = judge.values(s)
        assert s == before
        assert [judge.value(s, seat) for seat in range(players)] == values
        partners = s.sheet().partners
        if partners:
            assert values == [values[partner] for partner in partners]
        if getattr(s, "dithered", 0) == 0:
            assert all(0.0 < value < 1.0 for value in values)
        together = sum(values) / (2 if partners else 1)
        assert together == pytest.approx(1.0, abs=0.02 * players)


@pytest.mark.parametrize("game", own_games())
def test_at_the_end_the_result_counts_and_no_network(game: str) -> None:
    judge = Learned(read_network(random_file(game), herna.game(game), "a file"))
    s = herna.game(game).new(seed=3, events=False)
    s.determinize(0, 1)
    s.playout()
    assert s.over
    assert judge.values(s) == [s.evaluate(seat) for seat in range(s.players)]


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("bot", ["greedy:worlds=2", "search:iterations=6"])
def test_a_bot_with_a_network_is_fair_and_reproducible(game: str, bot: str, tmp_path: Path) -> None:
    """The same answer in two worlds that its seat cannot tell apart, and from the same seed."""
    path = tmp_path / "random.network"
    path.write_bytes(random_file(game))
    spec = f"{bot},network={path}"
    s = positions(game, herna.game(game).players[0], {}, 4)[-1]
    seat = s.to_act[0]
    rates = make_player(spec, 5).rate(Observation(s, seat, BUDGET))
    assert make_player(spec, 5).rate(Observation(s, seat, BUDGET)) == rates
    for seed in range(2):
        twin = s.determinize(seat, seed)
        assert make_player(spec, 5).rate(Observation(twin, seat, BUDGET)) == rates
        assert Observation(twin, seat).features() == Observation(s, seat).features()


def test_which_network_decides() -> None:
    """`none` is the hand-written evaluation; without a word it is what the package brings, if that fits."""
    assert JUDGES.of("mindbug", "none") is HAND
    best = JUDGES.of("mindbug", "")
    assert best.learned == (shipped("mindbug").network is not None)
    assert JUDGES.of("mindbug", "") is best


@pytest.mark.parametrize("game", own_games())
def test_what_the_package_brings_fits(game: str) -> None:
    """A file of weights that comes with the package is used: whoever changes features trains anew or removes it."""
    found = shipped(game)
    assert found.network is not None or found.reason == "no network comes with it"
    if found.network is not None:
        assert found.network.head["game"] == game


# --- files that do not fit ------------------------------------------------------------------------------------------
def with_head(**changes: Any) -> bytes:
    line, _, body = random_file("mindbug")[len(MAGIC) :].partition(b"\n")
    return MAGIC + json.dumps({**json.loads(line), **changes}).encode() + b"\n" + body


def with_weights(body: bytes) -> bytes:
    line = random_file("mindbug")[len(MAGIC) :].partition(b"\n")[0]
    head = {**json.loads(line), "sha256": hashlib.sha256(body).hexdigest()}
    return MAGIC + json.dumps(head).encode() + b"\n" + body


def edited() -> bytes:
    data = bytearray(random_file("mindbug"))
    data[-5] ^= 1
    return bytes(data)


WHOLE = random_body("mindbug")
TOO_LARGE = WHOLE[: -2 * SECOND - 4 * SECOND] + b"\xff\xff\xff\x7f" * SECOND + WHOLE[-2 * SECOND :]
REFUSED = [
    (random_file("smashup"), "does not fit: its game is 'smashup', here 'mindbug' is needed"),
    (with_head(rules="0"), "its rules version is '0', here '1' is needed"),
    (with_head(features="0123456789abcdef"), "its features have the fingerprint '0123456789abcdef'"),
    (with_head(features=None), "its features have the fingerprint None"),
    (with_head(hidden=[64, 0]), "layers of an impossible size"),
    (with_head(hidden=[20, 8]), "layers of an impossible size"),
    (with_head(hidden=[1 << 40, 8]), "layers of an impossible size"),
    (with_head(hidden=[True, 8]), "layers of an impossible size"),
    (with_head(hidden="many"), "layers of an impossible size"),
    (with_head(corrects="yes"), "does not say whether it corrects"),
    (with_head(hidden=[24, 8]), "cut short or damaged"),
    (with_head(sha256="0"), "their checksum is another one"),
    (random_file("mindbug")[:-1], "cut short or damaged"),
    (random_file("mindbug") + b"\0", "cut short or damaged"),
    (random_file("mindbug")[: len(MAGIC) + 20], "the head of a file is damaged"),
    (edited(), "their checksum is another one"),
    (with_weights(TOO_LARGE), "sums could overflow"),
    (MAGIC + b"[1]\n", "the head of a file is damaged"),
    (MAGIC + b"\xff\xfe\n", "the head of a file is damaged"),
    (b"", "a file is no file of network weights"),
    (b"GIF89a", "a file is no file of network weights"),
]


@pytest.mark.parametrize(("data", "words"), REFUSED)
def test_files_that_do_not_fit_are_refused(data: bytes, words: str) -> None:
    with pytest.raises(NetworkError) as error:
        read_network(data, herna.game("mindbug"), "a file")
    assert words in str(error.value)


def test_the_package_goes_on_without_a_network_that_does_not_fit(tmp_path: Path) -> None:
    room = herna.game("mindbug")
    assert find_shipped(room, tmp_path).reason == "no network comes with it"
    (tmp_path / "mindbug.network").write_bytes(random_file("smashup"))
    found = find_shipped(room, tmp_path)
    assert found.network is None
    assert "mindbug.network does not fit: its game is 'smashup'" in found.reason
    (tmp_path / "mindbug.network").write_bytes(random_file("mindbug"))
    assert find_shipped(room, tmp_path).network is not None


def test_a_game_without_features_has_no_network() -> None:
    room = herna.game("toll")
    assert room.features is None
    with pytest.raises(NetworkError, match="toll has no features"):
        read_network(random_file("mindbug"), room, "a file")
    assert JUDGES.of("toll", "") is HAND


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match="cannot be read: No such file"):
        load_network(str(tmp_path / "nothing"), herna.game("mindbug"))
    with pytest.raises(herna.BadOption, match="there is no file 'nothing'"):
        make_player("greedy:network=nothing", 1)
    path = tmp_path / "other.network"
    path.write_bytes(random_file("smashup"))
    s = herna.game("mindbug").new(seed=1)
    with pytest.raises(NetworkError, match="its game is 'smashup'"):
        make_player(f"greedy:network={path}", 1).rate(Observation(s, s.to_act[0]))


@pytest.mark.skipif(herna.build != "compiled", reason="the plain build has no pass in C")
def test_the_pass_in_c_refuses_what_it_cannot_add() -> None:
    """It reads memory by these numbers, and its sums must stay within 32 bits."""
    room = herna.game("mindbug")
    assert room.features is not None
    forward = read_network(random_file("mindbug"), room, "a file").forward
    size = len(room.features.of_seat)
    expected = forward.logits([], [[0], []], ())
    for wrong in ([size], [-1 - len(BUNDLES)], [-(1 << 40)], [bundle((0, size))], [1 << 70]):
        with pytest.raises((IndexError, OverflowError), match=r"no feature|too large"):
            forward.logits([], [wrong, []], ())
    pair = bundle((0, 0))
    assert forward.logits([], [[pair] * 512, []], ()) == forward.logits([], [[0] * 1024, []], ())
    for many in ([0] * 1025, [pair] * 513):
        with pytest.raises(ValueError, match="too many features"):
            forward.logits([], [many, []], ())
    assert forward.logits([], [[0], []], ()) == expected, "a refusal leaves the pass as it was"
