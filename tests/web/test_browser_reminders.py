"""Reminders in a browser: it asks for them with the key of the room, shows what comes, and ends them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.browser import new_context, serious_faults
from tests.web.post import Telephone, until
from tests.web.server import RoomServer

SUBSCRIBES = """
    const made = %s;
    PushManager.prototype.getSubscription = async () => window.asked ?? null;
    PushManager.prototype.subscribe = async wish => (window.asked = {
        endpoint: made.endpoint, options: wish, unsubscribe: async () => { delete window.asked; },
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
    });
    Notification.requestPermission = async () => 'granted';
"""
# browsers without a screen may show no notifications: what would be shown is written down instead
WRITES_DOWN = "registration.showNotification = async (...told) => { self.shown = told; }"


def test_a_device_asks_for_reminders_shows_them_and_ends_them(browser: Browser, room: RoomServer) -> None:
    """There is no push service here: what the browser would ask of it is answered by the page."""
    context = new_context(browser, service_workers="allow", permissions=["notifications"])
    page = context.new_page()
    page.add_init_script(SUBSCRIBES % json.dumps(Telephone("https://push.example/a").form()))
    scopes: list[str] = []
    session = context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: scopes.extend(registrations(told)))
    session.send("ServiceWorker.enable")
    page.goto(f"{room.url}/me")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert serious_faults(page) == []
    with page.expect_response("**/me/push") as told:
        page.get_by_role("button", name="Remind me on this device").click()
    assert told.value.status == 204
    expect(page.locator("#reminders")).to_contain_text("You are reminded on 1 device")

    worker = context.service_workers[-1]
    worker.evaluate(WRITES_DOWN)
    message = json.dumps({"title": "Mindbug", "body": "Jsi na tahu", "table": "0123456789"})
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": room.url, "registrationId": scopes[-1], "data": message}
    )
    until(lambda: bool(worker.evaluate("self.shown")))
    title, rest = worker.evaluate("self.shown")
    assert (title, rest["body"], rest["tag"], rest["data"]) == (
        "Mindbug", "Jsi na tahu", "herna.turn.0123456789", {"table": "0123456789"},
    )  # fmt: skip
    assert page.request.get(room.url + rest["icon"]).ok
    page.get_by_role("button", name="Forget all my devices").click()
    expect(page.get_by_role("button", name="Remind me on this device")).to_be_visible()
    expect(page.locator("#reminders")).not_to_contain_text("You are reminded")
    context.close()


def registrations(told: dict[str, Any]) -> list[str]:
    return [str(one["registrationId"]) for one in told["registrations"]]
