"""Who may watch a table: everybody with the link, or nobody; decided at set-up and changed at the table."""

from __future__ import annotations

import re
from typing import Any

import httpx

from tests.web.server import until_the_end
from tests.web.test_pages import look, page_of, play_to_the_end


def new_table(client: httpx.Client, watch: bool) -> dict[str, Any]:
    wish = {"game": "mindbug", "seats": [{}, {}], "seed": "1", "watch": watch}
    made: dict[str, Any] = client.post("/api/tables", json=wish).json()
    return made


def let_watch(client: httpx.Client, table: dict[str, Any], who: str) -> httpx.Response:
    return client.post(page_of(table, table["seats"][0]) + "/watching", data={"watch": who})


def test_a_table_nobody_may_watch_has_no_watch_link(client: httpx.Client) -> None:
    closed = new_table(client, watch=False)
    assert closed["watch"] is None
    assert look(client, closed, closed["seats"][0])["watched"] is False
    page = client.get(page_of(closed, closed["seats"][0])).text
    assert "No spectators" in page
    links = client.get(page_of(closed, closed["seats"][0]) + "/links").text
    assert "nobody but those who play" in links
    assert len(re.findall(r'value="http://[^"]+/t/', links)) == 1  # one's own
    open_table = new_table(client, watch=True)
    assert "Watched by whoever has the link" in client.get(page_of(open_table, open_table["seats"][0])).text


def test_the_form_decides_who_may_watch(client: httpx.Client) -> None:
    form = {"seat": ["me", "level1"], "option.sets": ["first_contact"]}
    for given, told in (({}, "Watched by"), ({"watch": "link"}, "Watched by"), ({"watch": "nobody"}, "No spectators")):
        assert told in client.post("/set/mindbug", data={**form, **given}).text


def test_a_closed_watch_link_says_so_on_every_address(client: httpx.Client) -> None:
    table = new_table(client, watch=True)
    watch = page_of(table, table["watch"])
    assert "You are watching" in client.get(watch).text
    assert let_watch(client, table, "nobody").status_code == 200
    for path in ("", "/live", "/turn", "/text", "/links", "/replay", "/look?at=x"):
        answer = client.get(watch + path)
        assert answer.status_code == 403, path
    page = client.get(watch)
    assert "want no spectators" in page.text
    assert "card" not in page.text
    assert "nepřejí diváky" in client.get(watch, headers={"accept-language": "cs"}).text
    for path in ("", "/events"):
        refused = client.get(f"/api/tables/{table['id']}/{table['watch']}{path}")
        assert refused.status_code == 403
        assert "no spectators" in refused.json()["error"]
    let_watch(client, table, "link")
    assert client.get(watch).status_code == 200


def test_spectators_who_are_looking_are_sent_away(client: httpx.Client) -> None:
    table = new_table(client, watch=True)
    heard: list[str] = []
    with client.stream("GET", page_of(table, table["watch"]) + "/live") as stream:
        for line in until_the_end(stream):
            heard.append(line)
            if line.startswith("event: frame"):
                let_watch(client, table, "nobody")
    assert heard.count("event: reload") == 1  # then the stream has ended


def test_only_people_at_the_table_decide(client: httpx.Client) -> None:
    table = new_table(client, watch=True)
    answer = client.post(page_of(table, table["watch"]) + "/watching", data={"watch": "nobody"})
    assert answer.status_code == 403
    assert let_watch(client, table, "everybody").status_code == 400
    assert look(client, table, table["seats"][0])["watched"] is True


def test_a_rematch_keeps_who_may_watch(client: httpx.Client) -> None:
    table = new_table(client, watch=False)
    play_to_the_end(client, table)
    again = client.post(page_of(table, table["seats"][0]) + "/rematch")
    assert "No spectators" in again.text


def test_who_sets_a_table_for_others_gets_their_links(client: httpx.Client) -> None:
    form = {"seat": ["friend", "friend"], "option.sets": ["first_contact"], "watch": "nobody"}
    page = client.post("/set/mindbug", data=form)
    assert page.url.path.endswith("/links")
    links = re.findall(r'value="http://[^"]+(/t/[^"]+)"', page.text)
    assert len(set(links)) == 2
    assert page.text.count("nobody has come yet") == 2
    with httpx.Client(base_url=client.base_url, follow_redirects=True) as friend:
        assert 'id="table"' in friend.post(links[1] + "/sit").text
    assert client.get(page.url.path).text.count("sits at the table") == 1
