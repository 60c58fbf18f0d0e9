"""The room as an app: it can be installed, rules and cards are read without a connection, and no key is ever kept."""

from __future__ import annotations

import json

import httpx
from playwright.sync_api import Browser, expect

import herna
from tests.web.browser import new_context, serious_faults
from tests.web.server import RoomServer

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) found.push([request.url, await (await cache.match(request)).text()]);
    }
    return found;
}"""


def test_the_manifest_names_icons_that_exist(client: httpx.Client) -> None:
    page = client.get("/")
    assert 'rel="manifest" href="/manifest.webmanifest"' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    told = json.loads(client.get("/manifest.webmanifest", headers={"accept-language": "cs"}).text)
    assert told["start_url"] == told["scope"] == "/"
    assert told["lang"] == "cs"
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
    for icon in told["icons"]:
        picture = client.get(icon["src"])
        assert picture.status_code == 200
        assert picture.headers["content-type"] == "image/png"
        width, _ = icon["sizes"].split("x")
        assert int.from_bytes(picture.content[16:20]) == int(width)


def test_rules_are_read_without_a_connection_and_no_key_is_kept(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, service_workers="allow")
    page = context.new_page()
    page.goto(room.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("fetch('/play', { method: 'POST', body: new URLSearchParams({ game: 'mindbug' }) })")
    page.goto(room.url)  # a list of games, each with its key
    link = page.locator("#mine a.what").get_attribute("href") or ""
    page.goto(room.url + link)
    page.wait_for_selector("#table")
    page.goto(f"{room.url}{link}/links")
    page.goto(f"{room.url}/me")
    page.get_by_role("button", name="Make the link").click()
    carry = page.locator(".share input").input_value().rpartition("/")[2]
    page.goto(f"{room.url}/rules/mindbug?q=attack")
    page.goto(f"{room.url}/rules/mindbug")
    page.goto(f"{room.url}/offline")
    assert serious_faults(page) == []
    expect(page.locator(".shelf a.kept")).to_have_count(1)

    visitor = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == "visitor")
    secrets = [visitor, carry, *link.split("/")[2:]]
    kept = page.evaluate(KEPT)
    assert any([url.endswith("/rules/mindbug") for url, _ in kept])
    for url, text in kept:
        path = url.removeprefix(room.url).split("/")[1]
        assert path in ("rules", "cards", "static", "art", "texts", "offline"), url
        assert "?" not in url
        assert not [secret for secret in secrets if secret in text], url

    context.set_offline(True)
    page.goto(f"{room.url}/rules/mindbug")
    expect(page.locator("h1")).to_contain_text(herna.game("mindbug").title("en"))
    for lost in (link, "/", "/cards/wistar"):
        page.goto(room.url + lost)
        expect(page.get_by_role("heading", name="Without a connection")).to_be_visible()
    context.set_offline(False)
    page.goto(room.url + link)
    page.wait_for_selector("#table")
    context.close()


def test_all_books_are_fetched_for_those_who_want_it(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, service_workers="allow")
    page = context.new_page()
    page.goto(room.url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(f"{room.url}/offline")
    page.wait_for_selector(".shelf a")
    kept = page.get_by_role("button", name="Keep all rules and cards on this device")
    kept.click()
    expect(page.locator(".shelf a.kept").first).to_be_visible(timeout=15_000)
    context.close()
