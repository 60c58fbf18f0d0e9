"""The arena's reports in the browser that all browser tests share: they fit any screen, axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from herna.arena.figures.lab import findings, lab_tasks
from herna.arena.figures.standings import standings
from herna.arena.games.referee import play
from herna.arena.games.schedule import ArenaSettings
from herna.arena.holding.results import header
from herna.arena.reports.lab_report import lab_page
from herna.arena.reports.report import arena_page
from tests.arena.test_report import HEAD, figures
from tests.web.browser import DESKTOP, PHONE, new_context, serious_faults


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A tournament's and a lab's."""
    folder = tmp_path_factory.mktemp("reports")
    settings = ArenaSettings("smashup", ("random",), 4, 2)
    played = [play(task) for task, _ in zip(lab_tasks(settings), range(4), strict=False)]
    pages = {
        "arena": arena_page(HEAD, standings(figures(), []), "en"),
        "lab": lab_page(header(settings, "lab"), findings("smashup", played), "random", "cs"),
    }
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return [folder / f"{name}.html" for name in pages]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_reports_fit_every_screen_and_everybody(
    browser: Browser, reports: list[Path], size: dict[str, int], theme: str
) -> None:
    context = new_context(browser, viewport=size, color_scheme=theme)
    page = context.new_page()
    for report in reports:
        page.goto(report.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"], report.name
        assert serious_faults(page) == [], report.name
    context.close()
