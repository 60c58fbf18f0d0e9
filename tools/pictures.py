"""Draws the pictures that stand for the games, and the icons of the room: `python -m tools.pictures`.

A picture of a game is its table in the middle of a game between bots, as a spectator sees it. Look at the difference
before you commit it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import FloatRect, Page, sync_playwright
from tests.web.browser import ARGUMENTS
from tests.web.server import RoomServer

import herna
from herna.kernel.keeping.record import split_choice
from herna.kernel.state import State
from herna.players import make_player
from herna.players.names import names_for_bots
from herna.players.player import Observation
from tools.browser import find_browser

STATIC: Final = Path(__file__).resolve().parent.parent / "src" / "herna" / "web" / "static"
WIDTH, HEIGHT = 1200, 800  # of the window
WIDE, HIGH, SHRUNK = 840, 560, 600 / 840  # the part of the board that is shown
PATIENCE: Final = 180_000  # milliseconds; a machine may be busy
SEED: Final = "a picture of play"
# How many choices have been made.
CHOICES: Final = {"bigmonster": 26, "mindbug": 16, "smashup": 34, "summoner": 60, "wistar": 70}
QUALITY: Final = 72
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512}


def choices_of(id: str) -> list[str]:
    """A game between bots that look one step ahead, up to its middle."""
    state: State = herna.game(id).new(seed=SEED)
    players = [make_player("greedy", seat) for seat in range(state.players)]
    for _ in range(CHOICES[id]):
        seat = state.to_act[0]
        state.choose(players[seat].choose(Observation(state, seat)), seat)
    return list(state.log.choices) if state.log is not None else []


def photograph(page: Page, room: RoomServer, id: str) -> None:
    """The table after these choices, without what surrounds it."""
    game = herna.game(id)
    seats: list[dict[str, str]] = [{"name": name} for name in names_for_bots(game.players[0], [])]
    table = httpx.post(f"{room.url}/api/tables", json={"game": id, "seats": seats, "seed": SEED}).json()
    for choice in choices_of(id):
        seat, code = split_choice(choice)
        looks = [httpx.get(f"{room.url}/api/tables/{table['id']}/{key}").json() for key in table["seats"]]
        acting = seat if seat is not None else next(i for i, seen in enumerate(looks) if seen["decision"])
        body = {"choice": code, "seq": looks[acting]["seq"]}
        answer = httpx.post(f"{room.url}/api/tables/{table['id']}/{table['seats'][acting]}/choose", json=body)
        answer.raise_for_status()
    page.goto(f"{room.url}/t/{table['id']}/{table['seats'][0]}")
    page.wait_for_timeout(1500)
    board = page.locator("#board").bounding_box()
    if board is None:
        raise RuntimeError(f"{id}: there is no board to be seen")
    wide, high = min(WIDE, board["width"]), min(HIGH, board["height"])
    high, wide = min(high, wide * HIGH / WIDE), min(wide, high * WIDE / HIGH)
    left, above = board["x"] + (board["width"] - wide) / 2, board["y"] + (board["height"] - high) / 2
    part: FloatRect = {"x": left, "y": above, "width": wide, "height": high}
    page.screenshot(path=STATIC / "play" / f"{id}.jpg", type="jpeg", quality=QUALITY, clip=part)


def draw_icons(page: Page) -> None:
    """The sign of the room as pixels, for telephones; on a ground without holes, because some cut it to a circle."""
    sign = (STATIC / "icon.svg").read_text(encoding="utf-8")
    for name, size in SIZES.items():
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0;background:#0b7a4b}}svg{{display:block;width:{size}px}}</style>{sign}")
        page.screenshot(path=STATIC / name)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RoomServer(Path(folder))
        room.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        try:
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT},
                device_scale_factor=SHRUNK,
                reduced_motion="reduce",
                color_scheme="light",
                locale="en-US",
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            for id in CHOICES:
                photograph(page, room, id)
            draw_icons(browser.new_context().new_page())
        finally:
            browser.close()
            room.stop()


if __name__ == "__main__":
    main()
