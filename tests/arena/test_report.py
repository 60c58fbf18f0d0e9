"""Reports: well-formed, escaped, complete in both languages, and nothing in them is fetched from anywhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from herna.arena.figures.lab import findings, lab_tasks
from herna.arena.figures.standings import standings
from herna.arena.games.played import Fault, Played
from herna.arena.games.referee import play
from herna.arena.games.schedule import ArenaSettings
from herna.arena.holding.results import header
from herna.arena.reports.lab_report import lab_page
from herna.arena.reports.markup import tag
from herna.arena.reports.plots import histogram, linear, logarithmic
from herna.arena.reports.report import arena_page
from herna.arena.words import TEXTS, number, percent
from herna.kernel.texts.catalogue import LANGUAGES

EVIL = "program:<script>alert('&')</script>"
HEAD = header(ArenaSettings("mindbug", ("a", "b"), 1, 2, {"sets": ["first_contact"]}, limit=2.5))


class Checker(HTMLParser):
    """Notices what is not closed, and collects what a page would fetch and the text it shows."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def figures() -> list[Played]:
    times: dict[str, Any] = {"seconds": [0.01, 1.5], "slowest": [0.002, 2.0]}
    faults = [Fault(1, 4, "late", "no answer after 2.5 s")]
    games = []
    for i in range(20):
        ranking = [1, 2] if i % 3 else [2, 1]
        seats: dict[str, Any] = {"sides": [0, 1], "winners": [ranking.index(1)], "ranking": ranking}
        trouble: dict[str, Any] = {"forfeits": [{}, {"late": 2}], "faults": faults}
        key = f"0 / x / {i} / 0"
        games.append(Played(key, ["greedy", EVIL], {}, "s", decisions=[10 + i, 5], **seats, **times, **trouble))
    return games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tournaments_report_is_whole_and_safe(lang: str) -> None:
    gone = Played("0 / x / 99 / 0", ["greedy", EVIL], {}, "s", lost="its worker died")
    page = arena_page(HEAD, standings(figures(), [gone]), lang)
    checked = Checker(page)
    assert checked.open == []
    assert checked.fetched == []
    assert "script" not in checked.tags
    assert not re.search(r"url\(|@import|https?:", page)
    assert checked.text.count(EVIL) >= 5
    for words in ("no answer after 2.5 s", "its worker died", TEXTS.say(lang, "fault.late"), "first_contact"):
        assert words in checked.text
    assert checked.tags.count("section") == 8


def test_the_report_of_a_tournament_without_results_says_so_without_plots() -> None:
    page = Checker(arena_page(HEAD, standings([], []), "en"))
    assert page.open == []
    assert "0 games" in page.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sections"), [("summoner", 7), ("smashup", 8), ("mindbug", 5)])
def test_a_labs_report_is_whole_and_names_things_as_people_do(lang: str, game: str, sections: int) -> None:
    settings = ArenaSettings(game, ("random",), 2, 2)
    played = [play(task) for task, _ in zip(lab_tasks(settings), range(2), strict=False)]
    page = Checker(lab_page(header(settings, "lab"), findings(game, played), "random", lang))
    assert page.open == []
    assert page.fetched == []
    assert page.tags.count("section") == sections
    assert not re.search(r"\b[a-z]+_[a-z_]+\b", page.text.split("}")[-1])  # no bare ids after the style sheet


def test_every_phrase_is_there_in_both_languages_and_used() -> None:
    folder = Path(arena_page.__code__.co_filename).parents[1]
    sources = "".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]).replace("'", '"')
    for key, phrase in TEXTS.phrases.items():
        assert set(phrase) == set(LANGUAGES), key
        stem = key.rpartition(".")[0]
        assert f'"{key}"' in sources or f'"{stem}.' in sources, f"nobody says {key}"


def test_text_is_escaped_and_attributes_too() -> None:
    assert tag("p", "<b>", title='"x"') == '<p title="&quot;x&quot;">&lt;b&gt;</p>'
    assert tag("p", tag("b", "&"), class_="a", hidden=None) == '<p class="a"><b>&amp;</b></p>'


def test_numbers_are_written_as_the_language_does() -> None:
    assert (number("en", 1234.56, 1), number("cs", 1234.56, 1)) == ("1\u202f234.6", "1\u202f234,6")
    assert (number("en", -3, sign=True), number("en", 3, sign=True), number("en", 0, sign=True)) == (
        "\u22123",
        "+3",
        "0",
    )
    assert percent("cs", 0.125) == "12,5\u00a0%"


def test_scales_hold_all_values_with_few_round_ticks() -> None:
    scale = linear([-593.0, 288.0], str)
    assert [at for at, _ in scale.ticks] == [-1000, -500, 0, 500]
    assert (scale.at(-1000), scale.at(-250), scale.at(9999)) == (0, 50, 100)
    assert linear([0.5, 0.5], str, 0.2).low <= 0.4
    powers = logarithmic([0.000003, 2.0], str)
    assert powers.low <= 0.000003
    assert powers.high >= 2
    assert len(powers.ticks) <= 5
    assert logarithmic([], str).ticks


def test_a_histogram_counts_every_value_once() -> None:
    page = Checker(histogram([5, 5, 6, 40, 41, 123], lambda x: f"{x:.0f}", ("length", "games")))
    assert page.tags.count("li") == 13
    assert sum([page.text.count(told) for told in ("0–9: 3", "40–49: 2", "120–129: 1")]) == 3
    assert page.open == []
    bars = histogram([7], str, ("length", "games"))
    assert "height:100.0%" in bars
