"""Passkeys: one can come back as oneself in another browser, and whatever else is sent proves nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from herna.web.routes import passkeys
from herna.web.store.passkeys import SIGN_WITHIN
from tests.web.authenticator import Authenticator
from tests.web.browser import mistakes_of, new_context, serious_faults
from tests.web.server import RoomServer
from tests.web.test_clocks import Hands


class Club:
    """A room with a name of its own, two people in it, and the device of the first one."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.hands = Hands()
        self.room = RoomServer(folder, clock=self.hands)
        self.room.start()
        stack.callback(self.room.stop)
        self.origin = f"http://localhost:{self.room.port}"
        self.eva, self.other = [stack.enter_context(httpx.Client(base_url=self.origin, timeout=20)) for _ in range(2)]
        self.device = Authenticator("localhost", self.origin)

    def add(self) -> httpx.Response:
        self.eva.post("/me/name", data={"name": "Eva"})
        options = self.eva.post("/me/passkey/new").json()
        return self.eva.post("/me/passkey", json=self.device.create(options))

    def come(self, device: Authenticator | None = None, **changes: Any) -> httpx.Response:
        """Somebody with another browser shows this device."""
        answer = (device or self.device).get(self.other.post("/passkey/new").json())
        return self.other.post("/passkey", json={**answer, **changes})

    @property
    def name(self) -> str:
        """Who the other browser is."""
        return "Eva" if 'value="Eva"' in self.other.get("/me").text else ""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(tmp_path, stack)


def test_whoever_has_added_a_passkey_comes_back_as_themselves(club: Club) -> None:
    assert club.add().status_code == 204
    assert "You have 1 passkey." in club.eva.get("/me").text
    assert club.eva.get("/me/export.json").json()["passkeys"] == 1
    assert club.name == ""
    assert club.come().status_code == 204
    assert club.name == "Eva"
    assert club.come().status_code == 204
    club.eva.post("/me/passkey/forget")
    assert club.come().status_code == 400
    club.add()
    club.eva.post("/me/delete", data={"sure": "yes"})
    assert club.come().status_code == 400


def test_what_a_device_is_told_has_no_secret_in_it(club: Club) -> None:
    club.add()
    options = club.eva.post("/me/passkey/new")
    assert club.eva.cookies["visitor"] not in options.text
    assert options.headers["cache-control"] == "no-store"
    assert [known["id"] for known in options.json()["excludeCredentials"]]


def test_answers_that_prove_nothing_are_refused(club: Club) -> None:
    club.add()
    wrong_origin = Authenticator("localhost", "http://evil.example")
    wrong_origin.key, wrong_origin.id, wrong_origin.owner = club.device.key, club.device.id, club.device.owner
    wrong_site = Authenticator("evil.example", club.origin)
    wrong_site.key, wrong_site.id, wrong_site.owner = club.device.key, club.device.id, club.device.owner
    stranger = Authenticator("localhost", club.origin)
    forger = Authenticator("localhost", club.origin)
    forger.id, forger.owner = club.device.id, club.device.owner  # names Eva's passkey, but has another key
    wrong_site.uses = wrong_origin.uses = forger.uses = 50
    for device in (wrong_origin, wrong_site, stranger, forger):
        assert club.come(device).status_code == 400
    assert club.come(rawId="").status_code == 400
    assert club.come(response={}).status_code == 400
    nothings: list[Any] = [None, [], "x", {}, {"response": {"clientDataJSON": "e30"}}]
    for nothing in nothings:
        assert club.other.post("/passkey", json=nothing).status_code in (400, 429)
    assert club.name == ""


def test_nothing_is_signed_twice_too_late_or_by_somebody_else(club: Club) -> None:
    club.add()
    answer = club.device.get(club.other.post("/passkey/new").json())
    assert club.other.post("/passkey", json=answer).status_code == 204
    assert club.other.post("/passkey", json=answer).status_code == 400  # replayed
    late = club.device.get(club.other.post("/passkey/new").json())
    club.hands.now += SIGN_WITHIN + 1
    assert club.other.post("/passkey", json=late).status_code == 400
    unverified = club.device.get(club.other.post("/passkey/new").json(), flags=0x01)
    assert club.other.post("/passkey", json=unverified).status_code == 400
    club.device.uses = 0  # as a copy of the device would count
    assert club.come().status_code == 400
    with httpx.Client(base_url=club.origin) as stranger:
        theirs = Authenticator("localhost", club.origin)
        options = club.eva.post("/me/passkey/new").json()
        stranger.post("/me/name", data={"name": "Adam"})
        assert stranger.post("/me/passkey", json=theirs.create(options)).status_code == 400
        own = stranger.post("/me/passkey/new").json()
        stolen = club.device.create(own)
        assert stranger.post("/me/passkey", json=stolen).status_code == 400  # Eva's passkey stays Eva's


def test_without_the_package_or_a_name_nothing_is_offered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'id="passkeys"' in club.eva.get("/me").text
    assert 'id="passkeys"' not in httpx.get(f"{club.room.url}/me").text  # 127.0.0.1 is no name
    assert httpx.post(f"{club.room.url}/passkey/new").status_code == 400
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    assert 'id="passkeys"' not in club.eva.get("/me").text
    assert club.eva.post("/me/passkey/new").status_code == 400


def virtual_device(page: Page) -> None:
    """A device that always agrees, as long as the page's browser is open."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_browser_makes_a_passkey_and_comes_back_with_it(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser)
    page = context.new_page()
    mistakes = mistakes_of(page)
    here = f"http://localhost:{room.port}/me"
    page.goto(here)
    page.get_by_label("Your name").fill("Passkey Eva")
    page.get_by_role("button", name="Change").click()
    virtual_device(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator("#passkeys")).to_contain_text("You have 1 passkey.")
    assert serious_faults(page) == []
    context.clear_cookies()  # as in another browser that has the same passkey
    page.goto(here)
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("button", name="Come in with a passkey").click()
    page.wait_for_url(f"http://localhost:{room.port}/")
    page.goto(here)
    expect(page.get_by_label("Your name")).to_have_value("Passkey Eva")
    assert mistakes == []
    context.close()
