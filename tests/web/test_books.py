"""Card browser, rulebook and the options of the set-up page: what they show, and what they explain."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx
import pytest

import herna
from herna.kernel.texts.catalogue import LANGUAGES
from herna.web.boards import printed_signs


def shown(page: httpx.Response) -> set[str]:
    return set(re.findall(r'<li class="entry" id="(\w+)"', page.text))


# --- cards -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", herna.games())
def test_every_component_is_shown_in_words(client: httpx.Client, id: str, lang: str) -> None:
    game = herna.game(id)
    page = client.get(f"/cards/{id}", params={"lang": lang})
    assert shown(page) == set(game.component_ids())
    for line in re.findall(r"<dd>(.*?)</dd>", page.text):
        words = re.sub(r"<svg.*?</svg>|<[^>]+>", "", line)
        assert "True" not in words
        assert "{" not in words
        assert "_" not in words


@pytest.mark.parametrize("id", herna.games())
def test_every_filter_finds_some_and_leaves_some_out(client: httpx.Client, id: str) -> None:
    game = herna.game(id)
    page = client.get(f"/cards/{id}").text
    fields = re.findall(r'<select id="f-\w+" name="(\w+)">(.*?)</select>', page, re.S)
    wanted = {key.split(".")[1] for key in game.texts.phrases if key.startswith("filter.")}
    assert {name for name, _ in fields} == wanted != set()
    for name, options in fields:
        values = [html.unescape(v) for v in re.findall(r'value="([^"]+)"', options)]
        assert len(values) > 1
        for value in values:
            assert 0 < len(shown(client.get(f"/cards/{id}", params={name: value}))) < len(game.component_ids())


def test_filters_and_words_work_together(client: httpx.Client) -> None:
    page = client.get("/cards/wistar?sort=project&cost=movement&ours=False&lang=en")
    facts = {id: herna.game("wistar").facts(id) for id in shown(page)}
    assert facts
    assert all(f["cost"].get("movement") and not f["ours"] for f in facts.values())
    some = shown(client.get("/cards/smashup?faction=pirates&q=king"))
    assert some == {id for id in shown(client.get("/cards/smashup?faction=pirates")) if "king" in id} != set()


def test_a_filter_that_does_not_exist_is_ignored(client: httpx.Client) -> None:
    assert shown(client.get("/cards/mindbug?nonsense=1&lang=en")) == set(herna.game("mindbug").component_ids())


def test_our_own_designs_are_marked_and_explained(client: httpx.Client) -> None:
    page = client.get("/cards/wistar?q=steam_tricycle&lang=cs").text
    assert "náš vlastní návrh" in page
    assert "není veřejně známá" in page
    assert printed_signs("wistar")["wood"] in page
    printed = client.get("/cards/wistar?ours=False&lang=en").text
    assert 'class="fact-mark"' not in printed


def test_the_zoom_of_a_table_tells_of_our_own_designs(client: httpx.Client) -> None:
    wish = {"game": "wistar", "seats": [{"name": "Eva"}, {"name": "Adam"}], "seed": "1"}
    table = client.post("/api/tables", json=wish).json()
    url = f"/t/{table['id']}/{table['seats'][0]}/look"
    ours = client.get(url, params={"at": "x", "component": "steam_tricycle", "lang": "cs"}).text
    assert "náš vlastní návrh: Vytištěná podoba" in ours
    printed = [id for id in herna.game("wistar").component_ids() if not herna.game("wistar").facts(id)["ours"]]
    assert "náš vlastní návrh" not in client.get(url, params={"at": "x", "component": printed[0], "lang": "cs"}).text


# --- rules -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", herna.games())
def test_rules_and_cards_lead_to_each_other(client: httpx.Client, id: str) -> None:
    rules, cards = client.get(f"/rules/{id}").text, client.get(f"/cards/{id}").text
    places = {"rules": set(re.findall(r' id="([^"]+)"', rules)), "cards": set(re.findall(r' id="([^"]+)"', cards))}
    links = re.findall(rf'href="/(rules|cards)/{id}#([^"]+)"', rules + cards)
    if any([component.rulings() for component in herna.game(id).texts.components.values()]):
        assert {kind for kind, _ in links} == {"rules", "cards"}
    for kind, place in links:
        assert place in places[kind], (kind, place)


def test_rules_are_found_by_questions_and_slips_are_noticed(client: httpx.Client) -> None:
    page = client.get("/rules/mindbug", params={"q": "jak vyhraju", "lang": "cs"}).text
    assert re.findall(r'class="rule-entry" id="([^"]+)"', page)[0] == "MB-2.1"
    assert "Myslíš" not in page
    slip = client.get("/rules/mindbug", params={"q": "sneeky blokc", "lang": "en"}).text
    assert 'Did you mean <a href="/rules/mindbug?q=sneaky+block">sneaky block</a>?' in slip
    assert "MB-9.3" in client.get("/rules/mindbug?q=sneaky+block&lang=en").text
    nothing = client.get("/rules/mindbug", params={"q": "xyzzy", "lang": "en"}).text
    assert "0 entries found" in nothing
    assert "Did you mean" not in nothing


def test_ids_in_texts_become_links(client: httpx.Client) -> None:
    page = client.get("/rules/wistar?lang=en").text
    assert re.search(r'<a href="/cards/wistar#h01">h01 \([^)]+\)</a>', page)


def test_a_section_is_found_by_its_id(client: httpx.Client) -> None:
    page = client.get("/rules/summoner?q=SW-24").text
    assert 'id="SW-24.3"' in page
    assert 'id="SW-23.1"' not in page
    assert 'href="/rules/summoner#SW-24.3"' in page


# --- options ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", herna.games())
def test_every_option_is_named_explained_and_its_choices_spoken(client: httpx.Client, id: str, lang: str) -> None:
    game = herna.game(id)
    page = html.unescape(client.get(f"/set/{id}", params={"lang": lang}).text)
    for name, spec in game.options.items():
        assert game.texts.say(lang, f"setting.{name}.name") in page
        assert game.help(name, lang) in page
        for choice in (*spec.choices, *spec.each):
            assert f'value="{choice}"' in page
    for text in re.findall(r"<option[^>]*>([^<]*)</option>", page):
        assert "_" not in text


@pytest.mark.parametrize("id", herna.games())
def test_a_table_is_set_as_the_page_suggests(client: httpx.Client, id: str) -> None:
    page = client.get(f"/set/{id}").text
    form: dict[str, list[str]] = {"seat": ["me"] + ["greedy"] * (herna.game(id).players[0] - 1)}
    for name, options in re.findall(r'<select id="option[^"]*" name="([^"]+)"[^>]*>(.*?)</select>', page, re.S):
        chosen = re.findall(r'value="([^"]*)" selected', options)
        assert len(chosen) == 1, name
        form[name] = chosen
    for name, value in re.findall(r'type="checkbox" name="([^"]+)" value="([^"]+)" checked', page):
        form.setdefault(name, []).append(value)
    table = client.post(f"/set/{id}", data=form)
    assert table.url.path.startswith("/t/"), table.text


BIG = {"seat": ["me", "greedy"]}
FOUR = {"seat": ["me", "greedy", "greedy", "greedy"]}


@pytest.mark.parametrize(
    ("id", "form", "english", "czech"),
    [
        ("mindbug", {"seat": ["me", "greedy"]}, "Sets of cards: choose at least one", "Sady karet: vyber aspoň"),
        ("mindbug", {"seat": ["greedy", "greedy"]}, "Somebody must sit", "U stolu musí někdo sedět"),
        ("bigmonster", {**BIG, "option.mode": "team"}, "not for 2 players: teams are for 4", "není pro 2 hráče"),
        ("bigmonster", {**BIG, "option.slow_monster": "True"}, "needs ships", "potřebuje lodě"),
        ("bigmonster", {**FOUR, "option.team_tier_locked": "True"}, "BM-3.1", "jen v týmovém módu"),
        ("bigmonster", {**FOUR, "option.teams": "1+3,2+4"}, "BM-1.7", "Týmy jsou jen v týmovém módu"),
        (
            "bigmonster",
            {**FOUR, "option.mode": "team", "option.teams": "1+4,2+5,3+6"},
            "not for 4 players",
            "nejsou pro 4 hráče",
        ),
        ("bigmonster", {**FOUR, "option.sets": ["base", "set_b"]}, "needs 4 sets of tiles, not 2", "potřebuje 4 sady"),
        ("bigmonster", {**FOUR, "option.sets": ["random", "set_b"]}, "base set is always", "Základní sada je"),
        ("bigmonster", {**FOUR, "option.tokens": ["token_ice"]}, "Choose 4 optional kinds", "Vyber 4 volitelné"),
        (
            "bigmonster",
            {**FOUR, "option.mode": "team", "option.tokens": ["token_water", "token_swamp_grass"]},
            "from each of the two groups",
            "z každé ze dvou skupin",
        ),
        ("smashup", {**BIG, "option.first": "3"}, "Nobody sits on seat 4", "Na místě 4 nikdo nesedí"),
        (
            "smashup",
            {**BIG, "option.factions.0": ["pirates", "pirates"], "option.factions.1": ["robots", "ninjas"]},
            "Pirates are named twice",
            "Piráti: tatáž frakce",
        ),
        ("smashup", {**BIG, "option.factions.0": ["pirates", ""]}, "named for 0 of 2", "(0 z 2)"),
        ("summoner", {**BIG, "option.north": "to_grognack~x.1"}, "The deck of the second seat", "Sada druhého místa"),
    ],
)
def test_what_cannot_be_is_explained_in_both_languages(
    client: httpx.Client, id: str, form: dict[str, Any], english: str, czech: str
) -> None:
    for lang, told in (("en", english), ("cs", czech)):
        page = client.post(f"/set/{id}", params={"lang": lang}, data=form)
        assert page.status_code == 400
        found = re.search(r'role="alert">(.*?)</form>', page.text, re.S)
        assert found is not None
        assert told in html.unescape(found[1])


def test_what_was_chosen_is_kept_when_something_is_refused(client: httpx.Client) -> None:
    form = {**FOUR, "option.sets": ["random", "base", "set_c"], "option.claim_mode": "arrival"}
    page = client.post("/set/bigmonster", data=form).text
    assert 'value="set_c" checked' in page
    assert 'value="set_d" checked' not in page
    assert 'value="arrival" selected' in page


def test_factions_are_given_to_the_seats_that_are_taken(client: httpx.Client) -> None:
    form = {
        "seat": ["me", "here", "nobody", "here"],
        "option.factions.0": ["pirates", "ninjas"],
        "option.factions.1": ["robots", "aliens"],
        "option.factions.2": ["zombies", ""],
        "option.factions.3": ["wizards", "dinosaurs"],
    }
    table = client.post("/set/smashup", data=form)
    text = client.get(table.url.path + "/text", params={"lang": "en"}).text
    assert "Wizards" in text
    assert "Zombies" not in text
