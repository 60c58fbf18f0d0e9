"""What a page fetches besides its frames: the texts of a game's parts, and what is told of things looked at closely."""

from __future__ import annotations

import re

import httpx
import pytest

import herna
from herna.kernel.texts.catalogue import LANGUAGES


def link(client: httpx.Client, game: str, players: int) -> str:
    """The first seat of a new table."""
    seats = [{"name": f"Player {i + 1}"} for i in range(players)]
    table = client.post("/api/tables", json={"game": game, "seats": seats, "seed": "4"}).json()
    return f"/t/{table['id']}/{table['seats'][0]}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", herna.games())
def test_the_texts_of_a_game_come_at_once_and_are_kept(client: httpx.Client, id: str, lang: str) -> None:
    answer = client.get(f"/texts/any-build/{id}/{lang}")
    assert "immutable" in answer.headers["cache-control"]
    parts = herna.game(id).texts.components
    texts = answer.json()
    assert {part: name for part, (name, _) in texts.items()} == {part: parts[part].name(lang) for part in parts}
    assert all([parts[part].text(lang) in text for part, (_, text) in texts.items()])


def test_there_are_no_texts_in_other_languages(client: httpx.Client) -> None:
    assert client.get("/texts/any-build/mindbug/xx").status_code == 404


@pytest.mark.parametrize(
    ("id", "players", "at", "told"),
    [
        ("wistar", 2, "rival1", "Player 2"),
        ("wistar", 2, "score", "If the game ended now"),
        ("smashup", 2, "pile1", "Player 2"),
        ("mindbug", 2, "pile1", "Player 2"),
        ("summoner", 2, "pile1", "Player 2"),
        ("bigmonster", 3, "area1", 'class="more"'),
    ],
)
def test_a_board_tells_more_of_what_is_looked_at(
    client: httpx.Client, id: str, players: int, at: str, told: str
) -> None:
    url = link(client, id, players)
    fragment = client.get(f"{url}/look?at={at}", headers={"X-Live": "1"}).text
    assert told in fragment
    assert "<html" not in fragment
    page = client.get(f"{url}/look?at={at}").text  # without our script: a page with a way back
    assert told in page
    assert "<html" in page
    assert f'href="{url}"' in page


def test_who_is_about_to_choose_a_thing_does_not_hear_why_it_cannot_be_chosen_otherwise(client: httpx.Client) -> None:
    seats = [{"name": "Eva"}, {"name": "Adam"}]
    table = client.post("/api/tables", json={"game": "mindbug", "seats": seats, "seed": "4"}).json()
    apis = [f"/api/tables/{table['id']}/{key}" for key in table["seats"]]
    first = next(seat for seat in (0, 1) if client.get(apis[seat]).json()["decision"])
    seen = client.get(apis[first]).json()
    played = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
    client.post(f"{apis[first]}/choose", json=played).raise_for_status()  # now a Mindbug may be used, no card be played
    url = f"/t/{table['id']}/{table['seats'][1 - first]}"
    cards = re.findall(rf'id="(h{1 - first}-\w+-\d+)"', client.get(url).text)

    def refused(choice: str) -> list[str]:
        asked = [{"at": id, "choice": choice} for id in cards]
        answers = [client.get(f"{url}/look", params=one, headers={"X-Live": "1"}).text for one in asked]
        return [answer for answer in answers if 'class="refusal"' in answer]

    assert refused("")
    assert not refused("any")


@pytest.mark.parametrize("id", herna.games())
def test_what_is_not_there_has_nothing_to_tell(client: httpx.Client, id: str) -> None:
    url = link(client, id, 3 if id == "bigmonster" else 2)
    for at in ("rival9", "rivalx", "pile9", "area9", "u999", "", "score2"):
        answer = client.get(f"{url}/look?at={at}", headers={"X-Live": "1"})
        assert answer.text == "<div></div>"
