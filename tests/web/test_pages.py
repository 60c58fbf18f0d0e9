"""Pages without a browser: what they show, what they refuse, and what they never tell."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import httpx
import pytest

import herna
from herna.web.assets import address
from tests.web.server import RoomServer


def new_table(client: httpx.Client, *kinds: str, hints: bool = False, **options: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    wish = {"game": "mindbug", "seats": seats, "seed": "1", "options": options, "terms": {"hints": hints}}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def look(client: httpx.Client, table: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table['id']}/{key}").json()
    return found


def choose(client: httpx.Client, table: dict[str, Any], key: str, code: str) -> httpx.Response:
    seq = look(client, table, key)["seq"]
    return client.post(f"/api/tables/{table['id']}/{key}/choose", json={"choice": code, "seq": seq})


def play_to_the_end(client: httpx.Client, table: dict[str, Any]) -> None:
    keys = table["seats"]
    for _ in range(400):
        for key in keys:
            seen = look(client, table, key)
            if seen["view"]["result"] is not None:
                return
            if seen["decision"] is not None:
                code = seen["decision"]["options"][0]["code"]
                answer = choose(client, table, key, code)
                assert answer.status_code == 200, answer.text
                break
    raise AssertionError("the game does not end")


def page_of(table: dict[str, Any], key: str) -> str:
    return f"/t/{table['id']}/{key}"


# --- entrance --------------------------------------------------------------------------------------------------
def test_the_entrance_lists_every_game_in_the_browsers_language(client: httpx.Client) -> None:
    english = client.get("/", headers={"accept-language": "de, en;q=0.8"}).text
    czech = client.get("/", headers={"accept-language": "cs-CZ,cs;q=0.9"}).text
    for id in herna.games():
        assert herna.game(id).title("en") in english
        assert herna.game(id).title("cs") in czech
    assert 'lang="cs"' in czech
    assert "Hrát hned" in czech
    assert "unofficial fan project" in english


def test_language_and_theme_are_remembered(client: httpx.Client) -> None:
    page = client.get("/look?lang=cs&theme=dark&back=/rules/mindbug")
    assert page.url.path == "/rules/mindbug"
    assert 'lang="cs"' in page.text
    assert 'data-theme="dark"' in page.text
    assert "Hrát hned" in client.get("/").text


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_a_switch_never_leads_elsewhere(client: httpx.Client, back: str) -> None:
    answer = client.get("/look", params={"lang": "cs", "back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_play_now_leads_to_a_table_and_into_the_list_of_own_games(client: httpx.Client) -> None:
    page = client.post("/play", data={"game": "mindbug"})
    assert page.status_code == 200
    assert 'id="table"' in page.text
    assert str(page.url.path) in client.get("/").text
    with httpx.Client(base_url=client.base_url) as stranger:
        assert str(page.url.path) not in stranger.get("/").text


def test_who_waits_for_a_friend_is_led_to_the_link(client: httpx.Client) -> None:
    invite = 'id="o-invite"'
    form = {"seat": ["me", "friend"], "option.sets": ["first_contact"]}
    mine, friends, watch = "", "", ""
    while not mine or client.get(f"{mine}/turn").json() == {"turn": True}:  # until it is the friend who begins
        links = client.post("/set/mindbug", data=form).text
        mine, friends, watch = re.findall(r'value="http://[^"/]+(/t/[^"]+)"', links)[:3]
    assert f'{invite} class="button main" href="{mine}/links"' in client.get(mine).text
    assert invite not in client.get(watch).text
    with httpx.Client(base_url=client.base_url, follow_redirects=True) as friend:
        friend.get(friends)
        assert invite in client.get(mine).text  # the friend has only looked
        assert invite not in friend.post(friends + "/sit").text
    assert invite not in client.get(mine).text  # the friend has come


def test_a_table_is_set_with_names_options_and_friends(client: httpx.Client) -> None:
    form = {
        "seat": ["me", "friend"],
        "name": ["  Eva\n<b>", "Adam"],
        "option.sets": ["beyond_eternity", "first_contact"],
    }
    page = client.post("/set/mindbug", data=form)
    assert page.url.path.endswith("/links")
    assert "Eva &lt;b&gt;" in page.text
    assert "<b>" not in page.text
    links = re.findall(r'value="http://[^"]+(/t/[^"]+)"', page.text)
    assert len(links) == 3
    assert len(set(links)) == 3


def test_an_empty_place_in_the_middle_takes_its_name_along(client: httpx.Client) -> None:
    form = {"seat": ["me", "nobody", "friend"], "name": ["Eva", "Nobody at all", "Adam"]}
    page = client.post("/set/smashup", data=form)
    assert page.url.path.endswith("/links")
    assert "Eva" in page.text
    assert "Adam" in page.text
    assert "Nobody at all" not in page.text


def test_impossible_tables_are_explained_on_the_same_page(client: httpx.Client) -> None:
    for form, message in [
        ({"seat": ["greedy", "greedy"], "option.sets": ["first_contact"]}, "Somebody must sit"),
        ({"seat": ["me"], "option.sets": ["first_contact"]}, "2 players"),
        ({"seat": ["me", "greedy"]}, "at least one"),
        ({"seat": ["me", "genius"], "option.sets": ["first_contact"]}, "genius"),
    ]:
        page = client.post("/set/mindbug", data=form)
        assert page.status_code == 400
        assert message in page.text
        assert "<form" in page.text


# --- secrecy ---------------------------------------------------------------------------------------------------
def test_no_page_of_a_whole_game_contains_another_seats_hidden_cards(client: httpx.Client) -> None:
    table = new_table(client, "person", "person", sets=["first_contact", "beyond_eternity"])
    keys = table["seats"]
    for _ in range(200):
        views = [look(client, table, key)["view"] for key in keys]
        if views[0]["result"] is not None:
            break
        for seat in range(2):
            other = views[1 - seat]["sides"][1 - seat]
            public = public_slugs(views[seat], seat)
            hidden = set(other["hand"]) - public
            for path in (page_of(table, keys[seat]), page_of(table, keys[seat]) + "/text"):
                html = client.get(path).text
                for slug in hidden:
                    assert f"/{slug}.svg" not in html
                    assert f"-{slug}-" not in html
                    assert f":{slug}" not in html
        watch = client.get(page_of(table, table["watch"])).text
        for seat in range(2):
            hidden = set(views[seat]["sides"][seat]["hand"]) - public_slugs(
                look(client, table, table["watch"])["view"], None
            )
            assert not [slug for slug in hidden if f"/{slug}.svg" in watch]
        acting = next(k for k in keys if look(client, table, k)["decision"] is not None)
        code = look(client, table, acting)["decision"]["options"][-1]["code"]
        assert choose(client, table, acting, code).status_code == 200
    else:
        raise AssertionError("the game does not end")


def public_slugs(view: dict[str, Any], seat: int | None) -> set[str]:
    """Everything this viewer may read on the table."""
    text = json.dumps({**view, "sides": [{**side, "known": side["known"]} for side in view["sides"]]})
    return set(re.findall(r'"([a-z_]+)"', text))


def test_a_wrong_key_or_table_is_unknown(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    other = new_table(client, "person", "person")
    for path in (
        f"/t/{table['id']}/nonsense",
        f"/t/nonsense/{table['seats'][0]}",
        page_of(table, other["seats"][0]),
        f"/api/tables/{table['id']}/nonsense",
    ):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "Traceback" not in answer.text


def test_keys_are_long_and_different(client: httpx.Client) -> None:
    keys = [key for _ in range(5) for key in new_table(client, "person", "person")["seats"]]
    assert len(set(keys)) == 10
    assert all(len(key) >= 22 for key in keys)  # at least 128 bits in base 64


def test_the_record_and_the_seed_are_given_away_only_after_the_end(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    page = page_of(table, table["seats"][0])
    for path in ("/record.json", "/fair"):
        assert client.get(page + path).status_code == 403
    play_to_the_end(client, table)
    record = client.get(page + "/record.json").json()
    assert herna.verify(record).over
    fair = client.get(page + "/fair").text
    assert record["seed"] in fair
    assert record["commitment"] in fair


def test_a_spectator_cannot_act(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    seen = look(client, table, table["watch"])
    assert seen["decision"] is None
    acting = next(k for k in table["seats"] if look(client, table, k)["decision"])
    code = look(client, table, acting)["decision"]["options"][0]["code"]
    assert choose(client, table, table["watch"], code).status_code == 403
    for path in ("undo", "hint", "rematch"):
        assert client.post(page_of(table, table["watch"]) + "/" + path).status_code == 403


# --- bad input ---------------------------------------------------------------------------------------------------
def test_stale_and_double_choices_change_nothing(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    acting = next(k for k in table["seats"] if look(client, table, k)["decision"])
    seen = look(client, table, acting)
    code = seen["decision"]["options"][0]["code"]
    body = {"choice": code, "seq": seen["seq"]}
    path = f"/api/tables/{table['id']}/{acting}/choose"
    assert client.post(path, json=body).status_code == 200
    after = look(client, table, acting)
    again = client.post(path, json=body)
    assert again.status_code == 409
    assert "moved on" in again.json()["error"]
    assert look(client, table, acting) == after


def test_an_illegal_choice_is_refused_with_its_reason(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    idle, acting = sorted(table["seats"], key=lambda k: look(client, table, k)["decision"] is not None)
    before = look(client, table, acting)
    answer = choose(client, table, acting, "attack:gorillion")
    assert answer.status_code == 400
    assert "MB-6.1" in answer.json()["error"]
    assert choose(client, table, idle, "attack:gorillion").status_code == 403
    assert look(client, table, acting) == before


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"choice": 1, "seq": 1}', 400),
        (b'{"choice": "play:x", "seq": "one"}', 400),
        (b'{"choice": "play:x", "seq": 1, "more": 2}', 400),
    ],
)
def test_malformed_json_is_refused(client: httpx.Client, body: bytes, status: int) -> None:
    table = new_table(client, "person", "person")
    path = f"/api/tables/{table['id']}/{table['seats'][0]}/choose"
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert "error" in answer.json()
    assert "Traceback" not in answer.text


def test_malformed_forms_are_refused(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    page = page_of(table, table["seats"][0])
    for form in (
        {},
        {"at": "1"},
        {"at": "x", "choice": "y"},
        {"at": "1" * 20, "choice": "y"},
        {"at": "1", "choice": "z" * 9999},
    ):
        answer = client.post(page + "/choose", data=form)
        assert answer.status_code == 400
        assert "<html" in answer.text


def test_a_huge_body_is_refused(client: httpx.Client) -> None:
    answer = client.post("/upload", files={"record": ("game.json", b"x" * 2_000_000)})
    assert answer.status_code == 413


def test_forms_of_other_sites_are_refused(client: httpx.Client) -> None:
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert client.post("/play", data={"game": "mindbug"}, headers=headers).status_code == 403
    host = str(client.base_url).rstrip("/")
    assert client.post("/play", data={"game": "mindbug"}, headers={"origin": host}).status_code == 200


def test_unknown_games_and_pages_are_not_found(client: httpx.Client) -> None:
    for path in (
        "/rules/chess",
        "/set/chess",
        "/cards/chess",
        "/nowhere",
        "/art/1/mindbug/nobody.svg",
        "/art/1/chess/x.svg",
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "Traceback" not in answer.text
    assert client.post("/play", data={"game": "chess"}).status_code == 404
    assert client.post("/api/tables", json={"game": "chess", "seats": []}).status_code == 404


def test_every_answer_carries_the_guards(client: httpx.Client) -> None:
    for path in ("/", "/nowhere", address("table.js"), "/api/games"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# --- records -----------------------------------------------------------------------------------------------------
def test_a_record_is_uploaded_replayed_and_continued(client: httpx.Client) -> None:
    s = herna.game("mindbug").new(seed=5)
    while not s.over:
        s.choose(0)
    page = client.post("/upload", files={"record": ("game.json", json.dumps(s.record()).encode())})
    assert page.url.path.endswith("/replay")
    assert f"0 of {s.made}" in page.text
    early = client.get(page.url.path + "?at=4&eyes=1")
    assert f"4 of {s.made}" in early.text
    open_hands = client.get(page.url.path + "?at=0&eyes=all").text
    start = herna.game("mindbug").new(seed=5)
    for seat in range(2):
        for slug in start.view(seat)["sides"][seat]["hand"]:
            assert f"/{slug}.svg" in open_hands
    table = page.url.path.removesuffix("/replay")
    fresh = client.post(table + "/continue", data={"at": "4"})
    assert 'id="table"' in fresh.text
    assert fresh.url.path != table
    running = client.get(page.url.path + "?at=2&play=1").text
    assert re.search(r'<noscript><meta http-equiv="refresh" content="2; url=[^"]*replay\?at=3', running)


def test_broken_records_are_refused_with_the_reason(client: httpx.Client) -> None:
    for content, message in [
        (b"{", "broken JSON"),
        (b"[]", "not a record"),
        (b"\xff\xfe", "no text"),
        (b'{"herna": 9}', "format"),
    ]:
        answer = client.post("/upload", files={"record": ("x.json", content)})
        assert answer.status_code == 400
        assert message in answer.text
    assert client.post("/upload", data={}).status_code == 400


def test_errors_are_told_in_the_readers_language_and_the_detail_as_such(client: httpx.Client) -> None:
    answer = client.post(
        "/upload", files={"record": ("x.json", b"[]")}, headers={"Accept-Language": "cs", "Cookie": "lang=cs"}
    )
    assert "Tohle není záznam hry" in answer.text
    assert '<span lang="en">not a record' in answer.text


# --- books -------------------------------------------------------------------------------------------------------
def test_the_rulebook_is_shown_and_searched(client: httpx.Client) -> None:
    book = client.get("/rules/mindbug").text
    assert 'id="MB-6.12"' in book
    found = client.get("/rules/mindbug?q=sneaky").text
    assert "MB-9.3" in found
    assert 'id="MB-1.1"' not in found
    czech = client.get("/rules/mindbug?q=MB-9.5&lang=cs").text
    assert "ZUŘIV" in czech.upper()


def test_cards_are_shown_and_filtered(client: httpx.Client) -> None:
    everything = client.get("/cards/mindbug").text
    assert everything.count('class="entry"') == len(herna.game("mindbug").component_ids())
    some = client.get("/cards/mindbug?set=beyond_eternity&keywords=sneaky").text
    assert 'id="peacasus"' in some
    assert 'id="spider_owl"' not in some
    none = client.get("/cards/mindbug?q=xyzzy").text
    assert 'class="entry"' not in none


def test_the_api_is_described(client: httpx.Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table}/{key}/choose" in schema["paths"]
    assert client.get("/api/games").json()[0]["options"]


def test_a_program_can_follow_a_table(client: httpx.Client, room: RoomServer) -> None:
    table = new_table(client, "person", "greedy")
    key = table["seats"][0]
    told = []
    with client.stream("GET", f"/api/tables/{table['id']}/{key}/events") as stream:
        for line in stream.iter_lines():
            if line.startswith("data:"):
                told.append(json.loads(line[5:]))
            if told and told[-1].get("yours"):
                break
    assert told[0]["kind"] == "starts"
    assert told[-1]["over"] is False


def test_choices_made_at_once_do_not_lose_each_other(client: httpx.Client) -> None:
    """All pick from the same state: nobody's click is stale because somebody else was quicker."""
    wish = {"game": "bigmonster", "seats": [{}, {}, {}], "seed": "1", "options": {"mode": "ffa"}}
    table = client.post("/api/tables", json=wish).json()
    seen = [look(client, table, key) for key in table["seats"]]
    acting = [i for i in range(3) if seen[i]["decision"] is not None]
    assert len(acting) == 3
    for i in acting:
        code = seen[i]["decision"]["options"][0]["code"]
        path = f"/api/tables/{table['id']}/{table['seats'][i]}/choose"
        answer = client.post(path, json={"choice": code, "seq": seen[i]["seq"]})
        assert answer.status_code == 200, answer.text
        again = client.post(path, json={"choice": code, "seq": seen[i]["seq"]})
        assert again.status_code in (403, 409)


@pytest.mark.parametrize(
    ("sent_to", "data"),
    [
        ("/me/carry", {}),
        ("/set/mindbug", {"seat": "nobody"}),
        ("/play", {"game": "mindbug", "level": "x"}),
        ("/me/name", {}),
    ],
)
def test_what_a_form_is_answered_with_can_be_read_in_the_other_language(
    client: httpx.Client, sent_to: str, data: dict[str, str]
) -> None:
    """The switch leads to a page, also from an answer whose own address takes forms only."""
    answer = client.post(sent_to, data=data)
    switch = re.search(r'href="(/look\?lang=cs[^"]*)"', answer.text)
    assert switch
    assert client.get(unescape(switch[1])).status_code == 200


def test_from_a_refused_choice_the_switch_leads_back_to_the_table(client: httpx.Client) -> None:
    table = client.post("/play", data={"game": "mindbug"}).url.path
    answer = client.post(f"{table}/choose", data={"choice": "nothing", "at": "0"})
    assert answer.status_code >= 400
    switch = re.search(r'href="(/look\?lang=cs[^"]*)"', answer.text)
    assert switch
    assert client.get(unescape(switch[1])).url.path == table
