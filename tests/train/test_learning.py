"""The half of training that learns, with PyTorch: networks that fit, whole runs in small, and what may go wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.kernel.errors import HernaError
from herna.players.network import MOST_BYTES, load_network, read_network, write_network
from herna.train.gate import Score
from herna.train.selfplay import Batch, play_batch
from herna.train.settings import Settings, TrainingError
from herna.train.shards import Shard

torch = pytest.importorskip("torch", reason="training needs the packages of the extra train")

from herna.train import learning, run  # noqa: E402  they need PyTorch

SMALL = Settings("mindbug", rounds=2, games=20, batch=10, gate_games=2, hidden=8, epochs=1.0)


def positions(folder: Path, game: str = "mindbug", games: int = 6) -> Any:
    room = herna.game(game)
    assert room.features is not None
    path = folder / f"{game}.positions"
    play_batch(Batch(Settings(game, batch=games), 0, 0, ("none",), str(path)))
    return learning.read_positions([path], room.features, max(room.players), 10_000)


@pytest.mark.parametrize("game", ["mindbug", "bigmonster"])
def test_rounded_weights_say_what_the_trained_ones_say(game: str, tmp_path: Path) -> None:
    """The network in PyTorch and the one in whole numbers differ by rounding only, with teams too."""
    room = herna.game(game)
    assert room.features is not None
    net = learning.Net(room.features, 16, seed=3)
    for rows in net.rows:
        rows.data[-1] = 0.0
    body = net.rounded()
    network = read_network(write_network(room, 16, learning.SECOND, body, {}), room, "a file")
    options: dict[str, Any] = {} if game == "mindbug" else {"mode": "team"}
    s = room.new(players=room.players[0] if game == "mindbug" else 4, seed=4, events=False, **options)
    for _ in range(12):
        seat = s.to_act[0]
        s.choose(0, seat)
    shard = tmp_path / "a"
    kept = Shard()
    even = [1.0 / s.players] * s.players
    kept.add(1, s.sheet(), even, even, even)
    kept.write(shard)
    with torch.no_grad():
        exact = net(learning.read_positions([shard], room.features, max(room.players), 1))[0, : s.players].tolist()
    found = network.logits(s)
    shift = exact[0] - found[0]  # chances follow from differences
    assert [x + shift for x in found] == pytest.approx(exact, abs=0.05)


def test_a_correction_begins_near_the_hand_written_evaluation_and_improves_on_it(tmp_path: Path) -> None:
    room = herna.game("mindbug")
    assert room.features is not None
    found = positions(tmp_path, games=12)
    net = learning.Net(room.features, 16, seed=3, corrects=True)
    assert learning.chances_of(net, found)[:, 0].tolist() == pytest.approx(found.hand[:, 0].tolist(), abs=0.1)
    before = learning.cross_entropy(net(found), found).item()
    losses: list[float] = []
    learning.learn(net, found, 40.0, 1, "cpu", lambda step, steps, loss: losses.append(loss))
    assert losses[-1] < before


def test_few_positions_are_learned_from_in_many_small_steps() -> None:
    assert learning.batch_size(100, 3.0, "cpu") == 100
    assert learning.batch_size(10_000, 3.0, "cuda") == learning.FEWEST
    assert learning.batch_size(2_000_000, 3.0, "cuda") == 3_000
    assert learning.batch_size(100_000_000, 3.0, "cuda") == 8192


def test_learning_fits_and_forgets_what_it_never_met(tmp_path: Path) -> None:
    room = herna.game("mindbug")
    assert room.features is not None
    found = positions(tmp_path, games=25)
    net = learning.Net(room.features, 8, seed=1)
    before = learning.judged(net, found)[0]
    told: list[int] = []
    learned = learning.learn(net, found, 40.0, 5, "cpu", lambda step, steps, loss: told.append(step))
    assert learned.loss < before
    assert told[-1] == learned.steps
    assert 0.0 < learned.held_out < before + 0.5
    assert sum(n for _, _, n in learned.calibration) > 0
    met = set(found.seats.flatten().tolist())
    unmet = [n for n in range(len(room.features.of_seat)) if n not in met]
    assert unmet
    assert not net.rows[1][unmet].any()


def test_a_loss_that_is_no_number_ends_training(tmp_path: Path) -> None:
    room = herna.game("mindbug")
    assert room.features is not None
    found = positions(tmp_path)
    found.target[:] = float("nan")
    with pytest.raises(TrainingError, match="no longer a number"):
        learning.learn(learning.Net(room.features, 8, seed=1), found, 1.0, 1, "cpu", lambda *_: None)


def test_a_gpu_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(TrainingError, match="PyTorch finds no GPU here"):
        learning.choose_device("cuda")
    assert learning.choose_device("auto") == "cpu"
    with pytest.raises(TrainingError, match="no device 'tpu'"):
        learning.choose_device("tpu")


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_a_whole_run_can_be_broken_off_and_is_reproducible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken off after the first round and gone on with, it leads to the same networks as in one go."""
    once, again = tmp_path / "once", tmp_path / "again"
    run.train(SMALL, once, processes=1, device="cpu")
    state = json.loads((once / "state.json").read_text())
    assert [r["games"] for r in state["rounds"]] == [20, 20]
    assert (once / "report.html").read_text().count("<figure>") == 3
    assert not [name for name in files(once) if name.endswith(".new")]
    made = load_network(str(once / "round-001.network"), herna.game("mindbug")).head["made"]
    assert (made["round"], made["games"]) == (1, 40)

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run.Run, "learn", break_off)
        with pytest.raises(KeyboardInterrupt):
            run.train(SMALL, again, processes=1, device="cpu")
    with pytest.raises(TrainingError, match="has a run already; go on with --resume"):
        run.train(SMALL, again, processes=1, device="cpu")
    run.train(SMALL, again, processes=1, device="cpu", resume=True)
    for name in ("round-000.network", "round-001.network"):
        assert (once / name).read_bytes() == (again / name).read_bytes()
    with pytest.raises(TrainingError, match="has a run of"):
        run.train(replace(SMALL, seed="other"), once, resume=True)


def test_a_run_can_begin_with_a_network_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays the first games, is the first that others must beat, and learning goes on from its weights."""
    run.train(replace(SMALL, rounds=1), tmp_path / "first", processes=1, device="cpu")
    given = tmp_path / "first" / "round-000.network"
    settings = replace(SMALL, rounds=1, start=str(given))

    def learn_nothing(net: Any, positions: Any, *_: object) -> Any:
        return learning.Learned(len(positions.test), 0, 0.0, *learning.judged(net, positions))

    against: list[str] = []

    def match(self: Any, one: str, other: str, number: int) -> Score:
        against.append(other)
        return Score(0.6, 0.5, 0.7, 2)

    monkeypatch.setattr(learning, "learn", learn_nothing)
    monkeypatch.setattr(run.Run, "match", match)
    run.train(settings, tmp_path / "second", processes=1, device="cpu")
    room = herna.game("mindbug")
    assert weights(tmp_path / "second" / "round-000.network") == weights(given)
    assert against == ["start.network", "none"]
    assert load_network(str(tmp_path / "second" / "start.network"), room).head["made"]["games"] == 20

    run.train(settings, tmp_path / "second", processes=1, device="cpu", resume=True)  # the same command goes on
    with pytest.raises(TrainingError, match="did not begin with"):
        run.train(settings, tmp_path / "first", processes=1, device="cpu", resume=True)


def weights(path: Path) -> bytes:
    return path.read_bytes().split(b"\n", 2)[2]


def test_what_is_learned_can_be_a_part_of_a_network(tmp_path: Path) -> None:
    """With --blend 0.5 each weight lies half-way between where learning began and where it ended."""
    run.train(replace(SMALL, rounds=1), tmp_path / "first", processes=1, device="cpu")
    given = tmp_path / "first" / "round-000.network"
    for name, part in (("whole", 1.0), ("half", 0.5)):
        settings = replace(SMALL, rounds=1, start=str(given), blend=part)
        run.train(settings, tmp_path / name, processes=1, device="cpu")
    room = herna.game("mindbug")
    assert room.features is not None
    began, ended, mixed = [
        learning.read_net(path.read_bytes(), room.features)
        for path in (given, tmp_path / "whole" / "round-000.network", tmp_path / "half" / "round-000.network")
    ]
    moved = 0.0
    for start, end, mean in zip(began.parameters(), ended.parameters(), mixed.parameters(), strict=True):
        assert torch.allclose((start + end) / 2, mean, atol=1 / 256)  # they were rounded
        moved = max(moved, (end - start).abs().max().item())
    assert moved > 8 / 256, "next to nothing was learned, so nothing was blended"
    rounds = [json.loads((tmp_path / name / "state.json").read_text())["rounds"][0] for name in ("whole", "half")]
    assert rounds[0]["held_out"] != rounds[1]["held_out"], "the network that is written is the one that is judged"


@pytest.mark.parametrize(
    ("hidden", "corrects", "cut", "words"),
    [
        (8, False, None, "cannot be read"),
        (8, False, 500, "cut short or damaged"),
        (16, False, 0, "of another kind"),
        (8, True, 0, "of another kind"),
    ],
)
def test_a_run_does_not_begin_with_a_network_that_does_not_fit(
    hidden: int, corrects: bool, cut: int | None, words: str, tmp_path: Path
) -> None:
    room = herna.game("mindbug")
    assert room.features is not None
    path = tmp_path / "given.network"
    if cut is not None:
        data = write_network(room, 8, learning.SECOND, learning.Net(room.features, 8, seed=1).rounded(), {})
        path.write_bytes(data[: len(data) - cut])
    settings = replace(SMALL, start=str(path), hidden=hidden, corrects=corrects)
    with pytest.raises(HernaError, match=words):
        run.train(settings, tmp_path / "run", processes=1, device="cpu")
    assert not (tmp_path / "run").exists()


def test_the_league_gets_only_what_is_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(self: Any, one: str, other: str, number: int) -> Score:
        return Score(0.4, 0.3, 0.5, 2)

    monkeypatch.setattr(run.Run, "match", lost)
    run.train(replace(SMALL, rounds=1), tmp_path, processes=1, device="cpu")
    assert "mindbug.network" not in files(tmp_path)
    assert json.loads((tmp_path / "state.json").read_text())["league"] == ["none"]

    def won(self: Any, one: str, other: str, number: int) -> Score:
        return Score(0.6, 0.5, 0.7, 2)

    monkeypatch.setattr(run.Run, "match", won)
    run.train(SMALL, tmp_path, processes=1, device="cpu", resume=True)
    assert (tmp_path / "mindbug.network").read_bytes() == (tmp_path / "round-001.network").read_bytes()
    assert json.loads((tmp_path / "state.json").read_text())["league"] == ["none", "round-001.network"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (Settings("toll"), "toll has no features"),
        (replace(SMALL, rounds=0), "rounds is a number from 1"),
        (replace(SMALL, minutes=float("nan")), "minutes and epochs are more than 0"),
        (replace(SMALL, hidden=12), "a multiple of 8"),
        (replace(SMALL, gate_games=0), "cannot be that few"),
        (replace(SMALL, blend=0.0), "more than 0 of a network, and at most 1"),
        (replace(SMALL, blend=1.5), "more than 0 of a network, and at most 1"),
        (replace(SMALL, blend=float("nan")), "more than 0 of a network, and at most 1"),
    ],
)
def test_settings_that_make_no_sense_are_named(settings: Settings, words: str, tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=words):
        run.train(settings, tmp_path / "run")
    assert not (tmp_path / "run" / "state.json").exists()


def test_damaged_state_is_named(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text("{}")
    with pytest.raises(TrainingError, match=r"state.json is damaged"):
        run.train(SMALL, tmp_path, resume=True)


@pytest.mark.parametrize("game", ["mindbug", "smashup", "bigmonster", "summoner", "wistar"])
def test_weights_of_every_game_are_small_enough_to_be_shipped(game: str) -> None:
    room = herna.game(game)
    assert room.features is not None
    hidden = run.fitting(len(room.features.names()))
    body = learning.Net(room.features, hidden, seed=1).rounded()
    assert len(write_network(room, hidden, learning.SECOND, body, {"round": 1})) <= MOST_BYTES
    assert hidden >= 32
