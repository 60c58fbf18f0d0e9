"""One room for all tests of the web; each test sets its own tables in it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.web.server import RoomServer


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomServer]:
    server = RoomServer(tmp_path_factory.mktemp("room"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(room: RoomServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) as made:
        yield made
