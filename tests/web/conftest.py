"""One room for all tests of the web; each test sets its own tables in it."""

from __future__ import annotations

import os
import ssl
from collections.abc import Iterator
from functools import cache

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import browser_present, open_browser, open_page
from tests.web.server import RoomServer


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a browser is slow. If it was too slow on a busy machine, the test is run once more.

    That holds for waits that ran out and for a page that was asked while another one took its place, never for a
    wrong result.
    """
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["[Tt]imeout", "^Error: Page"]))


@pytest.fixture(scope="session", autouse=True)
def one_trust() -> Iterator[None]:
    """All clients share what they trust; else each reads all certificates of this machine, which takes 30 ms."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomServer]:
    given = os.environ.get("HERNA_TEST_ROOM_PORT")  # a room that is open already, see tools/cluster.py
    if given:
        yield RoomServer(tmp_path_factory.mktemp("room"), int(given))
        return
    server = RoomServer(tmp_path_factory.mktemp("room"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(room: RoomServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not browser_present():
        pytest.skip("there is no browser on this machine, and none could be installed")
    with open_browser() as opened:
        yield opened


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """The page of a visitor who wants no motion."""
    with open_page(browser) as made:
        yield made


@pytest.fixture
def moving_page(browser: Browser) -> Iterator[Page]:
    """The page of a visitor who sees things move."""
    with open_page(browser, motion=True) as made:
        yield made
