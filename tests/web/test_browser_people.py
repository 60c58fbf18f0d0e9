"""Real browsers of two and three people at one table: clocks, offers, resigning, leaving, talking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, mistakes_of, new_context, serious_faults
from tests.web.server import RoomServer
from tests.web.test_clocks import timed_room


def table_for(room: RoomServer, game: str = "mindbug", people: int = 2, **terms: Any) -> list[str]:
    """Links of all seats, and the one for watching."""
    wish = {"game": game, "seats": [{"name": n} for n in ("Eva", "Adam", "Jana")[:people]], "seed": "3", "terms": terms}
    made = httpx.post(room.url + "/api/tables", json=wish).json()
    return [f"{room.url}/t/{made['id']}/{key}" for key in (*made["seats"], made["watch"])]


@contextmanager
def people(browser: Browser, *links: str, **phone: Any) -> Iterator[list[Page]]:
    """Each link in a browser of its own; the last one may be a telephone that speaks Czech."""
    contexts = [new_context(browser, **(phone if link == links[-1] else {})) for link in links]
    pages = [context.new_page() for context in contexts]
    mistakes = [mistakes_of(page) for page in pages]
    for page, link in zip(pages, links, strict=True):
        page.goto(link)
        page.wait_for_selector("body[data-stream=open]")
    yield pages
    assert mistakes == [[] for _ in pages]
    for context in contexts:
        context.close()


def to_company(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Resign, draw, leave").click()


def test_the_clock_ticks_without_frames_and_who_has_none_left_has_lost(browser: Browser, tmp_path: Path) -> None:
    with timed_room(tmp_path) as (room, client, hands):
        first, second, _ = table_for(room, clock="move:30:300", at_zero="lost")
        with people(browser, first, second, viewport=PHONE, locale="cs-CZ") as (eva, adam):
            asked = eva.locator("#company li.asked time")
            expect(asked).to_have_text("0:29", timeout=8000)  # the page counts by itself: the room's clock stands still
            seq = eva.locator("#table").get_attribute("data-seq")
            expect(asked).to_have_text("0:26", timeout=8000)
            assert eva.locator("#table").get_attribute("data-seq") == seq
            expect(adam.locator("#company li")).to_have_count(2)
            expect(eva.locator("#company li.here")).to_have_count(2)
            hands.now += 400
            expect(eva.locator("#end")).to_be_visible()
            expect(adam.locator("#end .told")).to_contain_text("vypršel čas")
            ended = client.get(first.replace("/t/", "/api/tables/")).json()["ended"]
            assert ended["how"] == "late"


def test_an_offer_a_resignation_and_a_rematch(browser: Browser, room: RoomServer) -> None:
    first, second, _ = table_for(room)
    with people(browser, first, second, viewport=PHONE, has_touch=True) as (eva, adam):
        to_company(eva)
        assert serious_faults(eva) == []
        eva.get_by_role("button", name="Offer a draw").click()
        expect(adam.locator("#ask")).to_have_text("Eva offers a draw. Do you agree?")
        assert serious_faults(adam) == []
        adam.locator("#o-decline").tap()
        expect(adam.locator("#o-accept")).to_have_count(0)
        to_company(eva)
        expect(eva.locator(".warned")).to_contain_text("the game ends at once")
        eva.get_by_role("button", name="Yes, I resign").click()
        expect(eva.locator("#end summary")).to_contain_text("You have lost")
        expect(adam.locator("#end summary")).to_contain_text("You have won")
        expect(adam.locator("#end .told")).to_have_text("Resigned: Eva. Won: Adam.")
        adam.locator("#o-rematch").tap()
        eva.locator("#o-next").click()
        for page in (eva, adam):
            page.wait_for_selector("#table:not(:has(#end))")


def test_a_bot_takes_over_and_gives_the_seat_back(browser: Browser, room: RoomServer) -> None:
    first, second, _ = table_for(room, away=5)
    with people(browser, first, second) as (eva, adam):
        to_company(eva)
        eva.get_by_role("button", name="Let a bot play for me").click()
        expect(eva.locator("#o-back0")).to_be_visible()
        expect(adam.locator("#company li.bot")).to_have_count(1)
        eva.wait_for_selector("body[data-stream=open]")
        eva.locator("#o-back0").click()
        expect(eva.locator("#o-back0")).to_have_count(0)
        expect(adam.locator("#company li.bot")).to_have_count(0)


def test_a_bot_plays_for_whoever_is_away_and_they_get_their_seat_back(browser: Browser, tmp_path: Path) -> None:
    """One of two closes their browser in their turn; after the agreed two minutes the game goes on without them."""
    with timed_room(tmp_path) as (room, client, hands):
        links = table_for(room, away=2)[:2]
        seats = [client.get(link.replace("/t/", "/api/tables/")).json() for link in links]
        slow = next(seat for seat in (0, 1) if seats[seat]["decision"])
        with people(browser, links[1 - slow], viewport=PHONE, has_touch=True) as [other]:
            with people(browser, links[slow]) as [leaving]:
                expect(leaving.locator("#prompt.act")).to_be_visible()
                expect(other.locator("#company li.here")).to_have_count(2)
            hands.now += 119
            expect(other.locator("#company li.here")).to_have_count(1)
            expect(other.locator("#company li.bot")).to_have_count(0)
            hands.now += 10
            expect(other.locator("#company li.bot")).to_have_count(1)
            expect(other.locator("#prompt.act")).to_be_visible()  # the bot has chosen, and the game goes on
            with people(browser, links[slow]) as [back]:
                back.locator(f"#o-back{slow}").click()
                expect(back.locator(f"#o-back{slow}")).to_have_count(0)
                expect(other.locator("#company li.bot")).to_have_count(0)
                expect(other.locator("#company li.here")).to_have_count(2)


def test_three_talk_and_players_do_not_hear_the_spectator(browser: Browser, room: RoomServer) -> None:
    first, second, watch = table_for(room)
    with people(browser, watch, first, second, viewport=PHONE, locale="cs-CZ", has_touch=True) as (fan, eva, adam):
        fan.locator("#do-talk").click()
        fan.locator("#talk-say input").fill("Eva is <i>lucky</i>")
        fan.keyboard.press("Enter")
        expect(fan.locator("#talk-list li")).to_have_text("Spectator: Eva is <i>lucky</i>")
        eva.locator("#do-talk").click()
        eva.locator("#talk-phrases").get_by_role("button", name="Good luck!").click()
        expect(eva.locator("#talk-list li")).to_have_text(["Eva Good luck!"])
        assert serious_faults(eva) == []
        expect(adam.locator("body")).to_have_attribute("data-talk", "new")
        adam.locator("#do-talk").tap()
        expect(adam.locator("#talk-list li")).to_have_text(["Eva Hodně štěstí!"])
        expect(adam.locator("body")).not_to_have_attribute("data-talk", "new")
        expect(fan.locator("#talk-list li")).to_have_count(2)
        for _ in range(16):
            httpx.post(second + "/talk", data={"phrase": "hello"})
        adam.locator("#talk-phrases button").first.tap()
        expect(adam.locator("#talk-error")).to_contain_text("příliš mnoho najednou")
