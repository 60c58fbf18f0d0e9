"""What a bot sees in a position: points, places at bases that are about to score, minions and cards."""

from __future__ import annotations

import pytest

from tests.games.smashup.scene import CALM, do, scene


def test_a_point_is_worth_most_when_somebody_has_enough() -> None:
    early = scene(CALM, vps=[4, 3]).evaluate(0)
    late = scene(CALM, vps=[16, 15]).evaluate(0)
    assert late > early > 0.5


def test_first_place_is_worth_more_the_nearer_the_base_is_to_its_breakpoint() -> None:
    """Both bases give as much; at the first 13 power of 16 are there, at the other 13 of 23."""
    near = scene({**CALM, "tar_pits": ["p1.king_rex", "p2.nukebot", "p2.microbot_guard"]}).evaluate(0)
    far = scene({**CALM, "the_homeworld": ["p1.king_rex", "p2.nukebot", "p2.microbot_guard"]}).evaluate(0)
    assert near > far > 0.5


def test_where_the_second_gets_most_it_is_better_to_be_second() -> None:
    """Temple of Goju: 2, 3 and 2 points; the breakpoint is 18."""
    crowd = ["p1.king_rex", "p1.armor_stego", "p2.nukebot", "p2.microbot_guard"]
    behind = ["p1.king_rex", "p1.microbot_guard", "p2.king_rex", "p2.armor_stego"]
    base: dict[str, list[str]] = {"tortuga": [], "the_central_brain": []}
    ahead = scene({**base, "temple_of_goju": [*crowd, "p2.zapbot"]}, factions=[["dinosaurs", "robots"]] * 2)
    second = scene({**base, "temple_of_goju": [*behind]}, factions=[["dinosaurs", "robots"]] * 2)
    first_elsewhere = scene({**base, "tar_pits": [*crowd, "p2.zapbot"]}, factions=[["dinosaurs", "robots"]] * 2)
    second_elsewhere = scene({**base, "tar_pits": [*behind]}, factions=[["dinosaurs", "robots"]] * 2)
    gain = ahead.evaluate(0) - second.evaluate(0)
    assert first_elsewhere.evaluate(0) - second_elsewhere.evaluate(0) > gain


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (scene(CALM, vps=[1, 0]), scene(CALM)),
        (scene(CALM, hands=[["zapbot"]]), scene(CALM)),
        (scene({**CALM, "tar_pits": ["p1.zapbot"]}), scene(CALM)),
        (scene({**CALM, "tar_pits": ["p1.warbot"]}), scene({**CALM, "tar_pits": ["p1.zapbot"]})),
    ],
)
def test_everything_of_value_raises_the_chance(more: object, less: object) -> None:
    assert more.evaluate(0) > less.evaluate(0)  # type: ignore[attr-defined]


def test_a_card_that_comes_back_again_and_again_loses_its_charm() -> None:
    """At the Homeworld a Collector can take itself back for ever (each play grants another): a bot must see an end."""
    s = scene({"the_homeworld": [], "tortuga": [], "ninja_dojo": []}, hands=[["collector"]])
    seen: list[float] = []
    for _ in range(12):
        do(s, "play:collector@the_homeworld")
        do(s, "target:own.collector@the_homeworld")
        seen.append(s.evaluate(0))
    assert seen[-1] < seen[0]
    assert seen[-1] < scene({"the_homeworld": [], "tortuga": [], "ninja_dojo": []}).evaluate(0)
