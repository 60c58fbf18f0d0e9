"""Scripts, styles and drawings: whatever a page, a module or a style sheet names is served, and kept for ever."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Page

import herna
from herna.web.assets import FILES, FINGERPRINT, TYPES, address, fingerprint_of
from tests.learn.test_review import missed_win
from tests.web.browser import two_seats
from tests.web.server import RoomServer
from tests.web.test_reviews import upload

NAMED_BY = {
    "text/html": re.compile(r'<(?:script|link|img)[^>]* (?:src|href)="(/static/[^"]*)"'),
    "application/manifest+json": re.compile(r'"src":"([^"]+)"'),
    "text/javascript": re.compile(r"""^import\b[^'";]*['"]([^'"]+)['"]""", re.MULTILINE),
    "text/css": re.compile(r'url\("([^"]+)"\)'),
    **dict.fromkeys(("image/svg+xml", "image/png", "image/jpeg"), re.compile(r"(?!)")),  # pictures name nothing
}
AT_THE_TOP = "worker.js"  # served from there, because a browser lets it look after nothing above itself
FOLDER = f"/static/{FINGERPRINT}/"


def media_type(answer: httpx.Response) -> str:
    return answer.headers["content-type"].partition(";")[0]


def named_in(answer: httpx.Response) -> list[str]:
    """The addresses of the files that a page, a module or a style sheet needs."""
    return [urljoin(answer.url.path, name) for name in NAMED_BY[media_type(answer)].findall(answer.text)]


def pages(client: httpx.Client) -> list[str]:
    """A page of each kind that has files of its own: tables, a replay, a lesson, the deck builder, the books, forms."""
    found = ["/", "/rules/mindbug", "/cards/summoner", "/set/wistar", "/decks/summoner?deck=pe_queen_maldaria"]
    found += ["/me", "/offline", "/learn/mindbug/first"]
    client.post("/play", data={"game": "mindbug"})  # with games of one's own, the entrance has a script
    for id in herna.games():
        seats: list[dict[str, str]] = [{}] * herna.game(id).players[0]
        table = client.post("/api/tables", json={"game": id, "seats": seats, "seed": "4"}).json()
        found.append(f"/t/{table['id']}/{table['seats'][0]}")
    found.append(found[-1] + "/replay")
    undealt = client.post("/api/tables", json={"game": "mindbug", "seats": [{}, {}], "shared_chance": True}).json()
    found.append(f"/t/{undealt['id']}/{undealt['seats'][0]}")
    return found


def test_whatever_a_page_leads_to_is_served_from_one_folder_and_kept_for_ever(client: httpx.Client) -> None:
    shown = [*pages(client), "/manifest.webmanifest"]
    to_read = [name for path in shown for name in named_in(client.get(path))]
    under_way = client.post(f"{upload(client, missed_win())}/review", data={"seat": "0"}, follow_redirects=True)
    to_read += named_in(under_way)  # the page of a review that is being made
    seen = set()
    while to_read:
        file = to_read.pop()
        if file in seen:
            continue
        seen.add(file)
        assert file.startswith(FOLDER), file
        answer = client.get(file)
        assert answer.status_code == 200, file
        assert media_type(answer) == TYPES["." + file.rpartition(".")[2]]
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        to_read += named_in(answer)
    found = {file.removeprefix(FOLDER) for file in seen}
    assert found == set(FILES) - {AT_THE_TOP}  # and no file lies there in vain
    assert client.get(f"/{AT_THE_TOP}").content == FILES[AT_THE_TOP]


def test_pages_load_modules_only_and_their_policy_allows_it(client: httpx.Client) -> None:
    for path in pages(client):
        answer = client.get(path)
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["script-src"] == "'self'"
        for script in re.findall(r"<script[^>]*>", answer.text):
            assert re.fullmatch(rf'<script type="module" src="{FOLDER}[a-z/]+\.js">', script), script


@pytest.mark.parametrize(
    "path", ["/static/table.js", "/static/0123456789abcdef/table.js", FOLDER + "none.js", FOLDER + "%2e%2e/app.py"]
)
def test_other_versions_and_other_files_are_not_there_and_that_is_not_kept(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_a_file_that_does_not_exist_has_no_address() -> None:
    with pytest.raises(LookupError, match=r"none\.js"):
        address("none.js")


def test_the_fingerprint_follows_names_and_bytes() -> None:
    files = [{"a.js": b"1"}, {"b.js": b"1"}, {"a.js": b"2"}, {"a.js": b"1", "b.js": b""}, {"a.js": b"", "b.js": b"1"}]
    assert len({fingerprint_of(those) for those in files}) == len(files)
    assert fingerprint_of({"a.js": b"1"}) == fingerprint_of({"a.js": b"1"})


def test_a_browser_runs_the_modules_without_a_complaint(page: Page, room: RoomServer) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(two_seats(room)[0])
    page.wait_for_selector("body[data-stream=open]")
    assert complaints == []


def test_no_board_dresses_what_gestures_show() -> None:
    """Gestures of all boards look alike: what a board calls its own things must not fall on theirs."""
    shown = re.findall(r"passing\([`']([\w-]+)", FILES["table/stage.js"].decode())
    assert len(shown) == 3
    boards = {name: data.decode() for name, data in FILES.items() if name.startswith(tuple(herna.games()))}
    styles = {name: text for name, text in boards.items() if name.endswith(".css")}
    assert styles
    for name, text in styles.items():
        assert not [one for one in [*shown, "passing"] if re.search(rf"\.{one}\b", text)], name
