"""The deck builder without a browser: every step is a form or a link, and nothing is half done."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

import herna
from herna.web.routes.deckbox import LARGEST_COOKIE

GAME = herna.game("summoner")
BUILDING = GAME.deck_building()
READY = BUILDING.ready("pe_queen_maldaria")


def bench(client: httpx.Client, deck: dict[str, Any], **fields: str) -> httpx.Response:
    return client.get("/decks/summoner", params={"deck": BUILDING.code(deck), **fields})


def with_cards(**cards: int) -> dict[str, Any]:
    wanted = {**READY["cards"], **cards}
    return {"summoner": READY["summoner"], "cards": {slug: n for slug, n in wanted.items() if n}}


def deck_at(page: httpx.Response) -> dict[str, Any]:
    """The deck that the address of a page holds."""
    deck, faults = BUILDING.read(parse_qs(urlsplit(str(page.url)).query)["deck"][0])
    assert faults == []
    return deck


def test_the_start_offers_every_leader_empty_or_ready(client: httpx.Client) -> None:
    page = client.get("/decks/summoner").text
    for leader in BUILDING.leaders:
        assert GAME.texts.components[leader].name("en") in page
        assert f'href="/decks/summoner?deck={leader}"' in page
        assert f'href="/decks/summoner?deck={BUILDING.code(BUILDING.ready(leader))}"' in page


def test_a_ready_deck_is_legal_and_can_be_played(client: httpx.Client) -> None:
    page = bench(client, READY).text
    assert 'class="legal"' in page
    assert "/set/summoner?option.south=" in page
    czech = bench(client, READY, lang="cs").text
    assert "Sada je v pořádku" in czech


def test_a_card_is_added_and_taken_away(client: httpx.Client) -> None:
    more = bench(client, READY, do="add:fk_elut_bal")
    assert deck_at(more) == with_cards(fk_elut_bal=1)
    assert "do=" not in str(more.url)
    less = bench(client, READY, do="less:pe_fanessa")
    assert deck_at(less) == with_cards(pe_fanessa=0)
    fewer = bench(client, READY, do="less:pe_ember_archer")
    assert deck_at(fewer) == with_cards(pe_ember_archer=3)


@pytest.mark.parametrize("deed", ["add:nonsense", "add:gate", "add:momentum", "less:to_smasher", "eat:pe_fanessa", "x"])
def test_deeds_that_make_no_sense_change_nothing(client: httpx.Client, deed: str) -> None:
    assert deck_at(bench(client, READY, do=deed)) == READY


@pytest.mark.parametrize(
    ("deck", "rule", "told"),
    [
        (with_cards(pe_fanessa=2), "SW-24.3", "At most 1 copy of a champion"),
        (with_cards(pe_burn=0), "SW-24.1", "A deck has 6 standard events, this one has 4"),
        (with_cards(to_smasher=4, pe_ember_mage=0), "SW-24.2", "shares no symbol with Queen Maldaria"),
        (with_cards(nonsense=1), "SW-24.1", "There is no card “nonsense”"),
    ],
)
def test_faults_are_told_with_their_rules(client: httpx.Client, deck: dict[str, Any], rule: str, told: str) -> None:
    page = html.unescape(bench(client, deck).text)
    assert 'class="illegal"' in page
    assert told in page
    assert f'href="/rules/summoner#{rule}"' in page
    assert "/set/summoner?option" not in page


def test_another_leader_keeps_the_cards(client: httpx.Client) -> None:
    page = bench(client, READY, leader="to_grognack")
    assert deck_at(page) == {"summoner": "to_grognack", "cards": READY["cards"]}
    assert "SW-24.2" in page.text
    assert deck_at(bench(client, READY, leader="pe_fanessa")) == READY


def test_only_cards_that_may_be_added_are_shown_unless_all_are_wanted(client: httpx.Client) -> None:
    fitting = bench(client, READY).text
    assert 'id="c-fk_elut_bal"' in fitting
    assert 'id="c-to_smasher"' not in fitting
    everything = bench(client, READY, which="all").text
    assert 'id="c-to_smasher"' in everything
    champions = bench(client, READY, part="champion", faction="fallen_kingdom").text
    assert set(re.findall(r'id="c-(\w+)"', champions)) == {"fk_elut_bal", "fk_gul_dass"}
    assert set(re.findall(r'id="c-(\w+)"', bench(client, READY, q="fanessa").text)) == {"pe_fanessa"}


def test_filters_stay_while_the_deck_changes(client: httpx.Client) -> None:
    page = bench(client, READY, part="champion", q="drake", name="Mine", do="less:pe_fire_drake")
    kept = parse_qs(urlsplit(str(page.url)).query)
    assert (kept["part"], kept["q"], kept["name"]) == (["champion"], ["drake"], ["Mine"])


def test_a_deck_is_saved_listed_replaced_and_deleted(client: httpx.Client) -> None:
    code = BUILDING.code(READY)
    saved = client.post("/decks/summoner/save", data={"deck": code, "name": "Ohnivá <hlídka>"})
    assert "Saved as “Ohnivá &lt;hlídka&gt;”" in saved.text
    start = client.get("/decks/summoner").text
    assert "Ohnivá &lt;hlídka&gt;" in start
    assert ">legal<" in start
    worse = BUILDING.code(with_cards(pe_fanessa=0))
    client.post("/decks/summoner/save", data={"deck": worse, "name": "Ohnivá <hlídka>"})
    start = client.get("/decks/summoner").text
    assert start.count("<strong>Ohnivá") == 1
    assert "1 fault" in start
    gone = client.post("/decks/summoner/forget", data={"name": "Ohnivá <hlídka>"})
    assert "Ohnivá" not in gone.text


def test_only_legal_decks_are_offered_when_a_table_is_set(client: httpx.Client) -> None:
    client.post("/decks/summoner/save", data={"deck": BUILDING.code(READY), "name": "Sound"})
    client.post("/decks/summoner/save", data={"deck": BUILDING.code(with_cards(pe_fanessa=0)), "name": "Halt"})
    page = client.get("/set/summoner").text
    assert page.count(">Sound</option>") == 2
    assert "Halt" not in page


def test_the_browsers_space_for_decks_is_limited(client: httpx.Client) -> None:
    made = 0
    for i in range(40):
        page = client.post("/decks/summoner/save", data={"deck": BUILDING.code(READY), "name": f"Number {i}"})
        if "is full" in page.text:
            break
        made += 1
    assert 10 <= made <= 30
    assert len(client.cookies["decks-summoner"]) <= LARGEST_COOKIE
    assert client.get("/decks/summoner").text.count("<strong>Number") == made


@pytest.mark.parametrize("cookie", ["", "!!", "AAAA", "eJyLBgAAXgBe", "eJwDAAAAAAE"])
def test_a_broken_cookie_is_as_good_as_none(client: httpx.Client, cookie: str) -> None:
    page = client.get("/decks/summoner", headers={"cookie": f"decks-summoner={cookie}"})
    assert page.status_code == 200
    assert "Your decks" not in page.text


def test_a_deck_is_shared_as_text_and_pasted_again(client: httpx.Client) -> None:
    page = bench(client, READY, name="Oheň", lang="cs").text
    found = re.search(r'<textarea id="share-text"[^>]*>(.*?)</textarea>', page, re.S)
    assert found is not None
    text = html.unescape(found[1])
    assert "4 Žhaví lučištníci" in text
    pasted = client.post("/decks/summoner/import", data={"text": text})
    assert deck_at(pasted) == READY
    assert 'value="Oheň"' in pasted.text
    download = client.get("/decks/summoner/text", params={"deck": BUILDING.code(READY), "name": "Oheň", "lang": "cs"})
    assert download.text == text
    assert download.headers["content-type"].startswith("text/plain")


def test_what_cannot_be_read_is_named_and_the_text_kept(client: httpx.Client) -> None:
    page = client.post("/decks/summoner/import", data={"text": "Summoner: Svara\n4 Ice Smth\nhm <b>"})
    told = html.unescape(page.text)
    assert page.status_code == 400
    assert "Line 2: no card is called “Ice Smth”; do you mean Ice Smith?" in told
    assert "Line 3: “hm <b>” cannot be read" in told
    assert "<b>" not in page.text
    assert "4 Ice Smth" in told


@pytest.mark.parametrize("deck", ["nonsense", "pe_fanessa~x.1", "pe_queen_maldaria~x", "~", "a" * 3000])
def test_a_link_with_a_broken_deck_leads_to_the_start(client: httpx.Client, deck: str) -> None:
    page = client.get("/decks/summoner", params={"deck": deck})
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert client.post("/decks/summoner/save", data={"deck": deck, "name": "x"}).status_code == 400
    assert client.get("/decks/summoner/text", params={"deck": deck}).status_code == 404


def test_a_table_is_set_with_a_deck_from_a_link(client: httpx.Client) -> None:
    code = BUILDING.code(with_cards(pe_fanessa=0, fk_elut_bal=1))
    page = client.get("/set/summoner", params={"option.south": code}).text
    assert f'value="{code}" selected' in page
    form = {"seat": ["me", "greedy"], "option.south": code, "option.north": "breakers", "option.turn_limit": "50"}
    table = client.post("/set/summoner", data=form)
    assert table.status_code == 200
    assert table.url.path.startswith("/t/")


def test_a_faulty_deck_is_refused_at_the_table_with_its_rules(client: httpx.Client) -> None:
    form = {"seat": ["me", "greedy"], "option.south": BUILDING.code(with_cards(pe_fanessa=3))}
    page = client.post("/set/summoner", params={"lang": "cs"}, data=form)
    assert page.status_code == 400
    assert "Sada prvního místa porušuje pravidla:" in page.text
    assert 'href="/rules/summoner#SW-24.3"' in page.text


def test_games_without_decks_have_no_builder(client: httpx.Client) -> None:
    assert client.get("/decks/mindbug").status_code == 404
    assert client.get("/decks/chess").status_code == 404
