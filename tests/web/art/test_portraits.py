"""Portraits: the same component always gives the same picture, and every picture is well made."""

import gzip
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import herna
from herna.api import own_games
from herna.web.art import BadPin, component_portrait, portrait
from herna.web.art.geometry import bounds, commands, place
from herna.web.art.pins import looks
from herna.web.art.pins.look import read
from herna.web.art.plans import PLANS
from herna.web.art.portrait import SIDE, TOP, fit
from herna.web.art.stages import HEIGHT, STAGES, WIDTH
from herna.web.art.themes import THEMES
from herna.web.art.traits import Traits
from tests.web.art.many import check_all

DRAWN = [game for game in herna.games() if looks(game)]  # a guest may do without looks
ALL = [(game, component) for game in DRAWN for component in looks(game)]


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def check_drawing(game: str, component: str) -> None:
    theme, pins = looks(game)[component]

    svg = portrait(component, theme, **pins)

    parts = elements(svg)
    assert parts[0].get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert 20 < len(parts) < 900
    assert len(gzip.compress(svg.encode())) < 5_000
    assert svg == portrait(component, theme, **pins)


def check_references_inside(game: str, component: str) -> None:
    parts = elements(component_portrait(game, component))

    names = [part.get("id") for part in parts if part.get("id")]
    wanted = {part.get("href", "")[1:] for part in parts if part.get("href")}
    wanted |= {part.get("clip-path", "")[5:-1] for part in parts if part.get("clip-path")}
    assert max(Counter(names).values()) == 1
    assert wanted <= set(names)


def check_figure_is_inside_the_frame(game: str, component: str) -> None:
    theme, pins = looks(game)[component]
    canvas, matrix = fit(component, theme, **pins)

    left, top, right, _ = canvas.extent(matrix)

    assert top >= TOP - 0.1
    assert left >= SIDE - 0.1
    assert right <= WIDTH - SIDE + 0.1


@pytest.mark.parametrize("check", [check_drawing, check_references_inside, check_figure_is_inside_the_frame])
@pytest.mark.parametrize("game", DRAWN)
def test_every_component(game: str, check: Callable[[str, str], None]) -> None:
    check_all(partial(check, game), *[(component,) for component in looks(game)])


def test_no_two_components_look_alike() -> None:
    pictures = Counter(component_portrait(game, component) for game, component in ALL)

    assert max(pictures.values()) == 1


@pytest.mark.parametrize("game", own_games())
def test_a_game_has_a_look_for_each_of_its_cards(game: str) -> None:
    text = files(f"herna.games.{game}").joinpath("texts/components.toml").read_text(encoding="utf-8")
    components = set(tomllib.loads(text))
    if game == "summoner":  # the abilities have texts too, but no cards
        components = {name for name in components if re.match("[a-z]{2}_", name)} | {"gate", "starting_gate"}

    assert components == set(looks(game))


def test_what_has_no_card_of_its_own_gets_an_emblem() -> None:
    elements(component_portrait("summoner", "far_shot"))


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_works_without_pins(theme: str) -> None:
    pictures = {portrait(f"sample_{k}", theme) for k in range(12)}

    assert len(pictures) == 12
    for svg in pictures:
        elements(svg)


@pytest.mark.parametrize("scene", STAGES)
def test_every_stage_can_be_set(scene: str) -> None:
    elements(portrait("sample", "creature", scene=scene))


@pytest.mark.parametrize("plan", PLANS)
def test_every_feature_can_be_pinned(plan: str) -> None:
    theme = next(name for name, theme in THEMES.items() if theme.plan == plan)
    features = [(slot.name, part) for slot in PLANS[plan].slots for part in slot.parts]

    check_all(lambda slot, part: elements(portrait("sample", theme, **{slot: part})), *features)


@pytest.mark.parametrize(
    "pins",
    [{"ears": "square"}, {"nostrils": "two"}, {"hue": "red"}, {"mood": "hungry"}, {"eyes": 17}, {"ears": 3}],
)
def test_an_unknown_pin_is_refused(pins: dict[str, str | int]) -> None:
    with pytest.raises(BadPin):
        portrait("sample", "creature", **pins)


def test_an_unknown_theme_or_game_is_an_error() -> None:
    with pytest.raises(KeyError):
        portrait("sample", "no such theme")
    with pytest.raises(herna.UnknownGame):
        component_portrait("no_such_game", "sample")


def test_a_feature_is_drawn_by_its_name_alone() -> None:
    """So a new feature never reshuffles the old ones."""
    one, other = Traits("beast/x", {}), Traits("beast/x", {})
    other.pick("something new", (1, 2, 3))

    assert one.between("hue") == other.between("hue")
    assert one.between("hue") != Traits("beast/y", {}).between("hue")


def test_relatives_share_features_and_their_own_come_last() -> None:
    table = read("""
@bear: ears=round hue=60

# Woods
bee_bear: creature @bear hue=80
    light=0.8
""")

    assert table["bee_bear"].pins == {"ears": "round", "hue": 80, "light": 0.8}


def test_a_component_may_stand_in_a_table_only_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        read("a: creature\na: creature\n")


def test_a_path_is_mirrored_and_measured() -> None:
    d = place("M0 0L2 0Q4 2 2 4A1 1 0 0 1 0 4Z", 10, 0, -1, 1)

    assert commands(d)[3][1][4] == 0  # the arc turns the other way
    left, top, right, bottom = bounds(d)
    assert (left, top, right) == (7, 0, 10)
    assert 4 <= bottom <= 5
