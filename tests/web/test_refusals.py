"""What comes in wrong is answered clearly, changes nothing and tells nothing: names, links, records, numbers."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import herna
from herna.kernel.keeping.record import check_of
from tests.web.test_pages import choose, look, new_table, page_of, play_to_the_end

MARKUP = "<script>alert(1)</script><b>'\"&"


def acting_and_waiting(client: httpx.Client, table: dict[str, Any]) -> tuple[str, str]:
    first, second = table["seats"]
    return (first, second) if look(client, table, first)["decision"] else (second, first)


# --- names -----------------------------------------------------------------------------------------------------
def test_a_name_with_markup_stays_text_everywhere(client: httpx.Client) -> None:
    wish = {"game": "mindbug", "seats": [{"name": MARKUP}, {"name": "Adam"}], "seed": "1"}
    table = client.post("/api/tables", json=wish).json()
    acting, _ = acting_and_waiting(client, table)
    code = look(client, table, acting)["decision"]["options"][0]["code"]
    assert choose(client, table, acting, code).status_code == 200
    for key in (*table["seats"], table["watch"]):
        for path in ("", "/links", "/text", "/replay?at=1"):
            html = client.get(page_of(table, key) + path).text
            assert "<script>alert" not in html
            assert "&lt;script&gt;" in html
    with client.stream("GET", page_of(table, table["watch"]) + "/live") as stream:
        for line in stream.iter_lines():
            if line.startswith("data:"):
                assert "<script>alert" not in line
                break


def test_a_new_name_is_cut_cleaned_and_only_for_ones_own_seat(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    page = page_of(table, table["seats"][0])
    long = client.post(page + "/name", data={"seat": "0", "name": "  <i>\u0007 " + "x" * 200})
    assert "&lt;i&gt; xxx" in long.text
    assert "x" * 40 not in long.text
    before = look(client, table, table["seats"][0])["names"]
    assert client.post(page + "/name", data={"seat": "1", "name": "Thief"}).status_code == 403
    assert client.post(page + "/name", data={"seat": "9", "name": "Thief"}).status_code == 403
    assert client.post(page + "/name", data={"seat": "0", "name": "   "}).status_code == 200
    assert look(client, table, table["seats"][0])["names"] == before


# --- other seats -----------------------------------------------------------------------------------------------
def test_a_link_acts_for_its_own_seat_only(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    acting, waiting = acting_and_waiting(client, table)
    before = look(client, table, acting)
    code, seq = before["decision"]["options"][0]["code"], str(before["seq"])
    form = {"at": seq, "choice": code}
    assert client.post(page_of(table, waiting) + "/choose", data=form).status_code == 403
    for path, data in (("hint", {}), ("undo", {}), ("agree", {"agree": "yes"}), ("here", {"seat": "0"})):
        key = waiting if path != "here" else table["seats"][1]
        assert client.post(f"{page_of(table, key)}/{path}", data=data).status_code == 403, path
    assert look(client, table, acting) == before


def test_a_double_click_chooses_once(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    acting, _ = acting_and_waiting(client, table)
    seen = look(client, table, acting)
    form = {"at": str(seen["seq"]), "choice": seen["decision"]["options"][0]["code"]}
    live = {"X-Live": "1"}
    answers = [client.post(page_of(table, acting) + "/choose", data=form, headers=live).status_code for _ in range(2)]
    assert answers == [204, 409]
    page = client.post(page_of(table, acting) + "/choose", data=form)
    assert page.status_code == 409
    assert "moved on" in page.text


def test_a_number_from_the_future_is_stale_too(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    acting, _ = acting_and_waiting(client, table)
    seen = look(client, table, acting)
    body = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"] + 1}
    assert client.post(f"/api/tables/{table['id']}/{acting}/choose", json=body).status_code == 409
    assert look(client, table, acting) == seen


@pytest.mark.parametrize("last", ["", "x", "-5", "99999999999999999999999", "²"])
def test_a_stream_from_any_number_begins_with_a_full_frame(client: httpx.Client, last: str) -> None:
    table = new_table(client, "person", "person")
    headers = [(b"last-event-id", last.encode())] if last else []
    with client.stream("GET", page_of(table, table["seats"][0]) + "/live", headers=headers) as stream:
        assert stream.status_code == 200
        for line in stream.iter_lines():
            if line.startswith("data:"):
                assert 'id="table"' in line
                break


# --- forms -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_forged_form_cannot_choose(client: httpx.Client, headers: dict[str, str]) -> None:
    table = new_table(client, "person", "person")
    acting, _ = acting_and_waiting(client, table)
    before = look(client, table, acting)
    form = {"at": str(before["seq"]), "choice": before["decision"]["options"][0]["code"]}
    for path in ("choose", "undo", "hint", "watching", "name"):
        refused = client.post(f"{page_of(table, acting)}/{path}", data=form, headers=headers)
        assert refused.status_code == 403
        assert "did not come from our own pages" in refused.text
    assert look(client, table, acting) == before


def test_a_huge_body_is_refused_everywhere(client: httpx.Client) -> None:
    table = new_table(client, "person", "person")
    huge = b"choice=" + b"x" * 2_000_000
    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post(page_of(table, table["seats"][0]) + "/choose", content=huge, headers=kind).status_code == 413
    body = b'{"choice": "' + b"x" * 2_000_000 + b'", "seq": 1}'
    path = f"/api/tables/{table['id']}/{table['seats'][0]}/choose"
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["status"] == 413


# --- records ---------------------------------------------------------------------------------------------------
def played(seed: int) -> dict[str, Any]:
    s = herna.game("mindbug").new(seed=seed)
    while not s.over:
        s.choose(0)
    return dict(s.record())


def with_a_wrong_choice(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "choices": [*record["choices"][:3], "attack:nobody", *record["choices"][4:]]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_a_wrong_choice, "attack:nobody"),
        (lambda r: {**r, "seed": "another"}, ""),
        (lambda r: {**r, "choices": [*r["choices"], "play:gorillion"]}, ""),
        (lambda r: {**r, "game": "chess"}, "chess"),
        (lambda r: {**r, "choices": 7}, "choices"),
        (lambda r: {**r, "players": 11}, ""),
    ],
    ids=["illegal choice", "other seed", "choice after the end", "unknown game", "no list", "players"],
)
def test_a_record_that_does_not_replay_is_refused(client: httpx.Client, change: Any, message: str) -> None:
    before = client.get("/").text
    record = change(played(5))
    file = json.dumps({**record, "check": check_of(record)}).encode()  # as if it were honest
    answer = client.post("/upload", files={"record": ("game.json", file)})
    assert answer.status_code in (400, 404)
    assert "That did not work" in answer.text
    assert message in answer.text
    assert "Traceback" not in answer.text
    assert client.get("/").text == before  # no table was left behind


# --- seeds -------------------------------------------------------------------------------------------------------
def test_a_chosen_seed_is_told_to_all_and_a_drawn_one_is_not_marked(client: httpx.Client) -> None:
    wish = {"game": "mindbug", "seats": [{}, {}], "options": {"sets": ["first_contact"]}}
    for seed in ("1", None):
        table = client.post("/api/tables", json={**wish, "seed": seed}).json()
        chosen = seed is not None
        for key in (*table["seats"], table["watch"]):
            assert look(client, table, key)["open_seed"] is chosen
            assert ("Open seed" in client.get(page_of(table, key)).text) is chosen
            assert ("Somebody may know all cards" in client.get(page_of(table, key) + "/links").text) is chosen
        play_to_the_end(client, table)
        page = page_of(table, table["seats"][0])
        assert ("Somebody may know all cards" in client.get(page + "/fair").text) is chosen
        record = client.get(page + "/record.json").json()
        assert record.get("open_seed", False) is chosen
        assert herna.verify(record).over
        again = client.post(page + "/rematch")
        assert "Open seed" not in again.text  # the room draws the next one
        again = client.post(page + "/continue", data={"at": "3"})
        assert "Open seed" in again.text  # the record has told it


# --- our own mistakes --------------------------------------------------------------------------------------------
def test_a_mistake_of_ours_is_written_down_and_told_without_details(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("inside-of-the-engine")

    monkeypatch.setattr(herna.Game, "title", fail)
    told = (("/rules/mindbug", "/rules/{game}", "A mistake of ours"), ("/api/games", "/api/games", '"status":500'))
    for path, pattern, words in told:
        answer = client.get(path)
        assert answer.status_code == 500
        assert words in answer.text
        assert "inside-of-the-engine" not in answer.text
        assert "Traceback" not in answer.text
        assert f"unexpected error at {pattern}" in caplog.text
        assert "inside-of-the-engine" in caplog.text
        caplog.clear()
    monkeypatch.undo()
    assert client.get("/rules/mindbug").status_code == 200
