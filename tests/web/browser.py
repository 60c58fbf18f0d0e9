"""Driving a real browser against the room: small words that the browser tests are written in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from tools.browser import find_browser

import herna
from herna.kernel.state import State
from tests.web.server import RoomServer

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TURNS = 300
# Whatever chooses at once; a thing that can be put somewhere is only picked up by a click.
ANY_WAY = "#table button[name=choice]:visible:not(.movable > .hit)"


def browser_present() -> bool:
    """The system's browser, or one that Playwright has brought."""
    if find_browser():
        return True
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def new_context(
    browser: Browser,
    pace: int | None = 0,
    motion: bool = False,
    sure: bool = False,
    sound: bool = False,
    **settings: Any,
) -> BrowserContext:
    """A visitor of their own; `pace` is how slow they want gestures (None: as delivered).

    With `sure`, what is tapped is shown before it is chosen, as on any telephone; with `sound`, they hear what a new
    visitor hears.

    Without a graphics card, drawing what moves costs a browser ten times as much as all the rest of a game. So visitors
    want no motion, except where motion is what is tried. Sounds cost a tenth of a game, too.
    """
    settings.setdefault("reduced_motion", "no-preference" if motion else "reduce")
    settings.setdefault("viewport", DESKTOP)
    settings.setdefault("locale", "en-US")
    settings.setdefault("service_workers", "block")  # they would fetch the same pages for each visitor
    context = browser.new_context(**settings)
    context.set_default_timeout(15_000)
    if pace is not None:
        context.add_init_script(f"localStorage.setItem('herna.pace', '{pace}')")
    if not sure:
        context.add_init_script("localStorage.setItem('herna.sure', '')")
    if not sound:
        context.add_init_script("localStorage.setItem('herna.sound', localStorage.getItem('herna.sound') ?? '')")
    return context


def mistakes_of(page: Page) -> list[str]:
    """What the page complains about; stays empty."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@contextmanager
def open_page(browser: Browser, motion: bool = False) -> Iterator[Page]:
    """A new visitor's only page, which must not complain."""
    context = new_context(browser, motion=motion)
    page = context.new_page()
    mistakes = mistakes_of(page)
    yield page
    assert mistakes == []
    context.close()


def serious_faults(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds on the page that keeps somebody from using it; only by these rules, if any are named.

    Axe is asked for faults only: else it describes every element that has passed, which takes most of its time.
    """
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{fault['id']}: {[node['html'] for node in fault['nodes']][:3]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def faults_in_both_themes(page: Page) -> list[str]:
    """What axe finds in the light theme, and in the dark one, in which only colours differ."""
    found: list[str] = []
    for theme, rules in (("dark", ("color-contrast",)), ("light", ())):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += [f"{theme}: {fault}" for fault in serious_faults(page, rules)]
    return found


def seq(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-seq") or 0)


def shared_table(room: RoomServer, state: State) -> str:
    """The address of a table at which all players sit at one screen, and go on from this state."""
    file = {"record": ("game.json", json.dumps(state.record()), "application/json")}
    answer = httpx.post(room.url + "/upload", files=file, timeout=20)
    return room.url + answer.headers["location"].removesuffix("/replay")


def over(page: Page) -> bool:
    return page.locator("#o-rematch, #o-next").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until this page may choose, or the game is over."""
    page.wait_for_selector("#prompt.act .opts > *, #o-rematch, #o-next", state="attached")


def settle(page: Page, before: int) -> None:
    """Until the page shows something newer."""
    page.wait_for_function("before => +document.getElementById('table').dataset.seq > before", arg=before)


def open_list(page: Page) -> None:
    """What lies on the table is listed in the prompt, too."""
    page.evaluate("document.body.classList.add('listed')")


def try_to_choose(page: Page, ways: str, middle: bool = False) -> bool:
    """Choose what the selector finds, the first or the middle one; False if a frame took it away meanwhile."""
    before = seq(page)
    if page.locator("#zoom[open]").count():  # the last click met a thing that could not be chosen any more
        page.keyboard.press("Escape")
    open_list(page)
    found = page.locator(ways)
    try:
        (found.nth(found.count() // 2) if middle else found.first).click(timeout=4000)
        page.wait_for_function(
            "before => +document.getElementById('table').dataset.seq > before", arg=before, timeout=5000
        )
    except TooLate:
        return seq(page) > before
    return True


def choose_visible(page: Page, ways: str, middle: bool = False) -> None:
    """Choose, and after a click that has crossed a frame look and choose again."""
    for _ in range(6):
        if over(page) or try_to_choose(page, ways, middle):
            return
    raise AssertionError(f"nothing could be chosen at {page.url}: {page.locator('#ask').inner_text()}")


# --- Mindbug, on which the room itself is tried ------------------------------------------------------------------
def play_now(page: Page, room: RoomServer) -> None:
    page.goto(room.url)
    page.locator(".game", has_text=herna.game("mindbug").title("en")).get_by_role("button", name="Play now").click()
    page.wait_for_selector("#table")


def two_seats(room: RoomServer, seed: str = "1") -> tuple[str, str]:
    wish = {"game": "mindbug", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": seed}
    table = httpx.post(room.url + "/api/tables", json=wish).json()
    first, second = [f"{room.url}/t/{table['id']}/{key}" for key in table["seats"]]
    return first, second


def choose_any(page: Page) -> None:
    """Any visible way to choose: a card on the table or a button in the prompt."""
    choose_visible(page, ANY_WAY)
