"""The deck builder, the card browser and the set-up page in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from tests.web.browser import DESKTOP, PHONE, choose_visible, mistakes_of, new_context, serious_faults, wait_for_turn
from tests.web.server import RoomServer

BUILDING = herna.game("summoner").deck_building()
READY = BUILDING.code(BUILDING.ready("pe_queen_maldaria"))
FAULTY = READY.replace("pe_fanessa.1", "pe_fanessa.2")


def add(page: Page, card: str, times: int = 1) -> None:
    """Press plus, and each time wait until the deck has one more."""
    number = page.locator(f"#c-{card} .number")
    for _ in range(times):
        before = int(number.inner_text().split("/")[0])
        page.locator(f"#add-pool-{card}").click()
        expect(number).to_have_text(re.compile(rf"^{before + 1} /"))


def test_a_deck_is_built_broken_mended_saved_shared_imported_and_played(page: Page, room: RoomServer) -> None:
    page.goto(room.url + "/decks/summoner")
    page.locator(".leaders .entry", has_text="Queen Maldaria").get_by_role(
        "link", name="Begin with an empty deck"
    ).click()
    verdict = page.locator("#legality")
    expect(verdict).to_contain_text("A deck has 16 commons besides the starting ones, this one has 0")
    expect(verdict.get_by_role("link", name="SW-24.1").first).to_have_attribute("href", "/rules/summoner#SW-24.1")

    for champion in ("pe_fire_drake", "pe_holleas", "fk_elut_bal"):
        add(page, champion)
    for common in ("pe_ember_archer", "pe_ember_mage", "pe_royal_guardian", "fk_hellfire_cultist"):
        add(page, common, 4)
    for event in ("pe_burn", "pe_blinding_flare", "va_mass_heal"):
        add(page, event, 2)
    expect(verdict).to_contain_text("The deck is legal")

    expect(page.locator(".over")).to_have_count(0)
    add(page, "pe_burn")  # a third copy
    expect(page.locator("#c-pe_burn .number.over")).to_have_text("3 / 2")
    expect(verdict).to_contain_text("At most 2 copies of a standard event: Burn is there 3 times SW-24.3")
    expect(page.get_by_role("link", name="Play with it")).to_have_count(0)
    page.get_by_label("Take away Burn").first.click()
    expect(verdict).to_contain_text("The deck is legal")

    page.get_by_label("Name of the deck").fill("Fire and light")
    page.get_by_role("button", name="Save in this browser").click()
    expect(page.get_by_text("Saved as “Fire and light”.")).to_be_visible()
    text = page.get_by_label("The deck as text").input_value()
    link = page.get_by_label("Link to this deck").input_value()
    assert "4 Hellfire Cultist" in text

    page.get_by_role("link", name="All decks").click()
    expect(page.get_by_role("link", name="Open Fire and light")).to_be_visible()
    page.locator("#text").fill(text.replace("Hellfire Cultist", "Hellfire Cultits"))
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("do you mean Hellfire Cultist?")
    page.locator("#text").fill(text)
    page.get_by_role("button", name="Read it").click()
    expect(verdict).to_contain_text("The deck is legal")
    assert page.get_by_label("Link to this deck").input_value() == link

    page.goto(room.url + "/set/summoner")
    page.get_by_label("The deck of the first seat").select_option(label="Fire and light")
    page.get_by_role("button", name="Start").click()
    wait_for_turn(page)
    expect(page.locator(".plate.own .faction")).to_have_text("Phoenix Elves, custom deck")
    choose_visible(page, "#prompt.act .opts button[name=choice]")


def test_the_builder_keeps_its_place_and_the_focus(page: Page, room: RoomServer) -> None:
    page.goto(f"{room.url}/decks/summoner?deck={READY}")
    page.evaluate("window.stays = true")
    button = page.locator("#less-pool-va_temple_priest, #add-pool-va_temple_priest").last
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#c-va_temple_priest .number")).to_have_text("1 / 4")
    expect(page.locator("#add-pool-va_temple_priest")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#c-va_temple_priest .number")).to_have_text("2 / 4")
    assert page.evaluate("window.stays")
    assert "va_temple_priest.2" in page.url
    page.reload()
    expect(page.locator("#c-va_temple_priest .number")).to_have_text("2 / 4")
    page.get_by_label("Take away Fanessa").first.click()
    expect(page.locator("#legality")).to_contain_text("this one has 2")
    page.get_by_role("link", name="Česky").click()
    expect(page.locator("#legality")).to_contain_text("v této 2")
    expect(page.locator("#c-va_temple_priest .number")).to_have_text("2 / 4")


def test_quick_presses_all_count(page: Page, room: RoomServer) -> None:
    page.goto(f"{room.url}/decks/summoner?deck=pe_queen_maldaria")
    page.evaluate("for (let i = 0; i < 4; i++) document.getElementById('add-pool-pe_ember_mage').click()")
    expect(page.locator("#c-pe_ember_mage .number")).to_have_text("4 / 4")


def test_another_summoner_and_filters_answer_at_once(page: Page, room: RoomServer) -> None:
    page.goto(f"{room.url}/decks/summoner?deck={READY}")
    page.locator("#leader").select_option(label="Grognack")
    expect(page.locator("#legality")).to_contain_text("Fanessa shares no symbol with Grognack")
    page.get_by_label("Kind").select_option(label="Champions")
    expect(page.locator("#c-to_smasher")).to_have_count(0)
    expect(page.locator("#c-to_ragnor")).to_be_visible()


def test_the_builder_works_without_scripts(browser: Browser, room: RoomServer) -> None:
    context = new_context(browser, pace=None, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{room.url}/decks/summoner?deck={READY}")
    page.get_by_label("Take away Fanessa").first.click()
    expect(page.locator("#legality")).to_contain_text("this one has 2")
    page.get_by_label("Add Fanessa").first.click()
    expect(page.locator("#legality")).to_contain_text("The deck is legal")
    page.locator("#leader").select_option(label="Grognack")
    page.get_by_role("button", name="Change").click()
    expect(page.locator("#legality")).to_contain_text("shares no symbol with Grognack")
    context.close()


def test_factions_are_named_for_every_seat_and_mistakes_explained(page: Page, room: RoomServer) -> None:
    page.goto(room.url + "/set/smashup")
    page.get_by_text("Name them for every seat").click()
    page.get_by_label("Factions of seat 1, 1 of 2").select_option(label="Pirates")
    page.get_by_label("Factions of seat 1, 2 of 2").select_option(label="Ninjas")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("Factions are named for 1 of 2 players")
    page.get_by_label("Factions of seat 2, 1 of 2").select_option(label="Robots")
    page.get_by_label("Factions of seat 2, 2 of 2").select_option(label="Pirates")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("Pirates are wanted by 2 players")
    page.get_by_label("Boxes").select_option(label="2")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#table")


PATHS = [
    f"/decks/summoner?deck={READY}",
    f"/decks/summoner?deck={FAULTY}",
    "/decks/summoner",
    "/cards/wistar?sort=project&symbols=wits",
    "/cards/summoner?faction=breakers",
    "/rules/summoner",
    "/set/bigmonster",
    "/set/smashup",
]


@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(browser: Browser, room: RoomServer, path: str) -> None:
    for size, theme, locale in ((DESKTOP, "dark", "en-US"), (PHONE, "light", "cs-CZ")):
        context = new_context(browser, viewport=size, color_scheme=theme, locale=locale, bypass_csp=True)
        page = context.new_page()
        mistakes = mistakes_of(page)
        page.goto(room.url + path)
        assert serious_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert mistakes == []
        context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_saving_playing_and_what_went_wrong_are_always_in_sight(
    browser: Browser, room: RoomServer, size: dict[str, int]
) -> None:
    page = new_context(browser, viewport=size).new_page()
    page.goto(f"{room.url}/decks/summoner?deck={READY}")
    for place in (0, 700, 100_000):
        page.evaluate("place => scrollTo(0, place)", place)
        for name, role in (("Save in this browser", "button"), ("Play with it", "link")):
            expect(page.get_by_role(role, name=name)).to_be_in_viewport(ratio=1)  # type: ignore[arg-type]
    bars = page.locator(".curve li").evaluate_all("all => all.map(one => +one.querySelector('b').textContent)")
    assert sum(bars) == 25  # all that is chosen
    page.goto(room.url + "/decks/summoner")
    page.locator("#text").fill("Summoner: Svara\n4 Ice Smth")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert").locator("li")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert").locator("pre")).to_have_text("4 Ice Smth")
    expect(page.locator("#text")).to_be_focused()
    page.context.close()


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ"])
def test_on_a_phone_filters_are_folded_and_stay_as_they_are_left(
    browser: Browser, room: RoomServer, locale: str
) -> None:
    page = new_context(browser, viewport=PHONE, has_touch=True, locale=locale).new_page()
    page.goto(f"{room.url}/decks/summoner?deck={READY}")
    expect(page.locator("#f-part")).to_be_hidden()
    first = page.locator(".pool-card").first.bounding_box()
    assert first is not None
    assert first["y"] + first["height"] < PHONE["height"] * 0.85  # a whole card is seen at once
    assert page.locator("#fold summary b").count() == 0
    page.locator("#fold summary").tap()
    page.locator("#f-part").select_option(index=1)
    expect(page.locator("#c-pe_ember_archer")).to_have_count(0)
    expect(page.locator("#f-part")).to_be_visible()
    expect(page.locator("#fold summary b")).to_contain_text("1")
    page.locator("#f-part").select_option(index=0)
    expect(page.locator("#c-pe_ember_archer")).to_have_count(1)
    expect(page.locator("#f-part")).to_be_visible()  # nothing is chosen, but nobody has folded it
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("#fold summary")).to_be_hidden()
    expect(page.locator("#f-part")).to_be_visible()
    page.context.close()
