"""Resigning, offering a draw or to call the game off, leaving and coming back: what it means, and that it is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import herna
from herna.cli import main
from herna.kernel.keeping.record import check_of
from herna.web.admin import fault_of
from herna.web.pages.mine import standing
from herna.web.store import NewSeat, Store
from herna.web.store.agreements import Ending
from tests.web.server import RoomServer, run_apart, two_rooms

Table = dict[str, Any]
SET = {"name": ["Eva", "Adam"], "option.sets": ["first_contact"]}


def new_table(client: httpx.Client, game: str = "mindbug", people: int = 2, bots: int = 0, **more: Any) -> Table:
    seats = [{"name": name} for name in ("Eva", "Adam", "Jana")[:people]] + [{"kind": "random"}] * bots
    made: Table = client.post("/api/tables", json={"game": game, "seats": seats, "seed": "3", **more}).json()
    return made


def do(client: httpx.Client, table: Table, by: int, deed: str, **more: Any) -> httpx.Response:
    where = f"/api/tables/{table['id']}/{table['seats'][by]}/company"
    return client.post(where, json={"deed": deed, **more})


def seen(client: httpx.Client, table: Table, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table['id']}/{table['seats'][seat]}").json()
    return found


def page(table: Table, seat: int, rest: str = "") -> str:
    return f"/t/{table['id']}/{table['seats'][seat]}{rest}"


def choose(client: httpx.Client, table: Table) -> int:
    """Whoever is asked makes their first choice; gives the seat."""
    for seat, key in enumerate(table["seats"]):
        if key is not None and (at := seen(client, table, seat))["decision"]:
            body = {"choice": at["decision"]["options"][0]["code"], "seq": at["seq"]}
            assert client.post(f"/api/tables/{table['id']}/{key}/choose", json=body).status_code == 200
            return seat
    raise AssertionError("nobody is asked")


# --- records -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("deed", ["resign", "draw", "off"])
def test_the_record_of_a_game_that_people_ended_opens_as_ended(client: httpx.Client, deed: str) -> None:
    table = new_table(client)
    choose(client, table)
    do(client, table, 0, deed)
    if deed != "resign":
        do(client, table, 1, "accept")
    record = client.get(page(table, 0, "/record.json")).json()
    opened = client.post("/upload", files={"record": ("game.json", json.dumps(record).encode())}, follow_redirects=True)
    path = opened.url.path.removesuffix("/replay")
    told = client.get(path.replace("/t/", "/api/tables/")).json()
    assert told["ended"] == record["ended"]
    assert told["decision"] is None
    assert client.get(f"{path}/record.json").json()["ended"] == record["ended"]


@pytest.mark.parametrize(
    "ended",
    [
        "resigned",
        {"how": "tired", "seats": [], "winners": []},
        {"how": "resigned", "seats": [0]},
        {"how": "resigned", "seats": [0], "winners": [2]},
        {"how": "resigned", "seats": [0], "winners": [True]},
        {"how": "resigned", "seats": [0], "winners": [0]},
        {"how": "draw", "seats": [], "winners": [1]},
        {"how": "resigned", "seats": [0, 0], "winners": [1]},
    ],
)
def test_a_record_that_ended_as_no_game_can_is_refused(client: httpx.Client, ended: object) -> None:
    table = new_table(client)
    do(client, table, 0, "resign")
    record = {**client.get(page(table, 0, "/record.json")).json(), "ended": ended}
    record["check"] = check_of(record)
    answer = client.post("/upload", files={"record": ("game.json", json.dumps(record).encode())})
    assert answer.status_code == 400
    assert "ended" in answer.text


# --- resigning ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", herna.games())
def test_a_duel_ends_when_one_resigns_and_everything_tells_it(
    client: httpx.Client, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = herna.game(game).players[0]
    table = new_table(client, game, people=1, bots=players - 1)
    told = client.get(page(table, 0, "/company")).text
    assert "If you resign, the game ends at once" in told
    after = do(client, table, 0, "resign").json()
    others = list(range(1, players))
    assert after["ended"] == {"how": "resigned", "seats": [0], "winners": others}
    assert after["decision"] is None
    assert after["view"]["result"] is None  # the rules know nothing of it
    end = client.get(page(table, 0)).text
    assert "Resigned: Eva." in end
    assert "You have lost" in end
    assert 'id="o-rematch"' in end
    record = client.get(page(table, 0, "/record.json")).json()
    assert record["ended"] == after["ended"]
    assert herna.verify(record).over is False
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    with pytest.raises(SystemExit):
        main(["verify", str(file), "--lang", "en"])
    assert "People ended this game in the room" in capsys.readouterr().out
    assert "Proved" in client.get(page(table, 0, "/fair")).text
    assert "Resigned: Eva." in client.get(page(table, 0, "/replay?at=9999")).text
    assert do(client, table, 0, "resign").status_code == 403
    assert client.post(page(table, 0, "/undo")).status_code == 403


def test_the_other_one_has_won_and_the_list_of_games_says_so(client: httpx.Client, room: RoomServer) -> None:
    with httpx.Client(base_url=room.url, follow_redirects=True) as eva, httpx.Client(base_url=room.url) as adam:
        made = eva.post("/set/mindbug", data={**SET, "seat": ["me", "friend"]})
        _, _, id, key, _ = made.url.path.split("/")
        links = [part for part in made.text.split('value="') if f"/t/{id}/" in part[:80] and key not in part[:80]]
        sat = adam.post(links[0].split('"')[0] + "/sit")
        seat = sat.headers["location"]
        assert adam.post(f"{seat}/company", data={"deed": "resign"}).status_code == 303
        assert "Won" in eva.get("/").text.split('class="state"')[1][:20]
        assert "Lost" in adam.get("/").text.split('class="state"')[1][:20]
        ended = eva.get(f"/t/{id}/{key}").text
        assert "You have won" in ended
        assert f"/t/{id}/{key}/replay" in ended
        assert f"/t/{id}/{key}/review" not in ended  # there is none of a game that did not end by its rules


def test_of_three_one_may_resign_and_a_bot_plays_on(client: httpx.Client) -> None:
    table = new_table(client, "smashup", people=3)
    assert "A bot plays on for you" in client.get(page(table, 0, "/company")).text
    after = do(client, table, 0, "resign").json()
    assert after["ended"] is None
    assert after["standing"] == {"0": "resigned"}
    assert do(client, table, 0, "return").status_code == 403
    assert "has resigned; a bot plays on" in client.get(page(table, 0)).text
    assert seen(client, table, 0)["decision"] is None
    # with the next one only one is left, and has won
    assert do(client, table, 2, "resign").json()["ended"] == {"how": "resigned", "seats": [0, 2], "winners": [1]}


def test_people_at_one_screen_say_who_resigns(room: RoomServer) -> None:
    with httpx.Client(base_url=room.url, follow_redirects=True) as client:
        made = client.post("/set/mindbug", data={**SET, "seat": ["me", "here"]})
        here = made.url.path
        assert client.post(here + "/company", data={"deed": "resign"}).status_code == 400
        assert client.post(here + "/company", data={"deed": "resign", "seat": "7"}).status_code == 403
        assert "Resigned: Adam. Won: Eva." in client.post(here + "/company", data={"deed": "resign", "seat": "1"}).text


# --- by consent --------------------------------------------------------------------------------------------------
def test_a_draw_needs_everybody_else(client: httpx.Client) -> None:
    table = new_table(client, "smashup", people=3)
    assert do(client, table, 0, "draw").json()["offer"] == {"what": "draw", "seat": 0, "asked": False}
    assert seen(client, table, 1)["offer"] == {"what": "draw", "seat": 0, "asked": True}
    assert 'id="o-accept"' in client.get(page(table, 1)).text
    assert do(client, table, 1, "draw").status_code == 403  # one offer at a time
    assert do(client, table, 0, "accept").status_code == 403
    assert do(client, table, 1, "accept").json()["ended"] is None
    assert do(client, table, 2, "accept").json()["ended"] == {"how": "draw", "seats": [0, 1, 2], "winners": []}
    assert "A draw by agreement." in client.get(page(table, 0)).text


def test_an_offer_is_declined_withdrawn_or_taken_away_by_the_next_choice(client: httpx.Client) -> None:
    table = new_table(client)
    do(client, table, 0, "off")
    assert do(client, table, 1, "decline").json()["offer"] is None
    assert do(client, table, 1, "accept").status_code == 403
    do(client, table, 0, "off")
    assert do(client, table, 1, "withdraw").status_code == 403
    assert do(client, table, 0, "withdraw").json()["offer"] is None
    do(client, table, 0, "draw")
    choose(client, table)
    assert seen(client, table, 1)["offer"] is None
    do(client, table, 1, "off")
    assert do(client, table, 0, "accept").json()["ended"] == {"how": "off", "seats": [], "winners": []}


def test_against_bots_alone_a_game_is_called_off_at_once_and_never_drawn(client: httpx.Client) -> None:
    table = new_table(client, people=1, bots=1)
    assert do(client, table, 0, "draw").status_code == 403
    assert do(client, table, 0, "off").json()["ended"]["how"] == "off"
    assert "nobody has won" in client.get(page(table, 0)).text


def test_spectators_and_nonsense_are_refused(client: httpx.Client) -> None:
    table = new_table(client)
    watching = f"/api/tables/{table['id']}/{table['watch']}/company"
    for deed in ("resign", "draw", "off", "accept", "leave"):
        assert client.post(watching, json={"deed": deed}).status_code == 403
    assert client.post(watching, json={"deed": "win"}).status_code == 400
    assert do(client, table, 0, "resign", seat=1).status_code == 403
    assert "Resign" not in client.get(f"/t/{table['id']}/{table['watch']}/company").text
    assert seen(client, table, 0)["ended"] is None


# --- leaving and coming back -------------------------------------------------------------------------------------
def test_whoever_leaves_is_stood_in_for_until_they_ask_for_their_seat(client: httpx.Client) -> None:
    table = new_table(client, terms={"away": 5})
    chooser = choose(client, table)
    asked = next(seat for seat in (0, 1) if seen(client, table, seat)["decision"])
    after = do(client, table, asked, "leave").json()
    assert after["standing"] == {str(asked): "left"}
    assert after["decision"] is None
    assert 'value="return"' in client.get(page(table, asked)).text
    assert do(client, table, asked, "return").json()["standing"] == {}
    assert do(client, table, asked, "return").status_code == 403
    assert chooser in (0, 1)


def test_a_game_between_people_is_not_handed_to_bots_unless_the_table_agreed(client: httpx.Client) -> None:
    table = new_table(client)
    assert do(client, table, 0, "leave").status_code == 403
    alone = new_table(client, people=1, bots=1)
    assert do(client, alone, 0, "leave").status_code == 200


def test_hints_are_for_games_against_bots_unless_the_table_allows_them(client: httpx.Client) -> None:
    between = new_table(client)
    asked = next(seat for seat in (0, 1) if seen(client, between, seat)["decision"])
    assert client.post(page(between, asked, "/hint")).status_code == 403
    assert 'id="do-hint"' not in client.get(page(between, asked)).text
    allowed = new_table(client, terms={"hints": True})
    assert 'id="do-hint"' in client.get(page(allowed, asked)).text


@pytest.mark.parametrize(
    "terms",
    [{"clock": "fast"}, {"clock": "move:1:1"}, {"clock": "days:99"}, {"at_zero": "x"}, {"away": -1}, {"x": 1}],
)
def test_terms_that_cannot_be_are_refused_in_a_sentence(client: httpx.Client, terms: dict[str, Any]) -> None:
    wish = {"game": "mindbug", "seats": [{}, {}], "terms": terms}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["error"]


# --- it lasts ----------------------------------------------------------------------------------------------------
def test_an_end_an_offer_and_a_stand_in_survive_a_restart(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    room.start()
    with httpx.Client(base_url=room.url, follow_redirects=True) as client:
        ended, offered, left = new_table(client), new_table(client), new_table(client, "smashup", 3)
        do(client, ended, 0, "resign")
        do(client, offered, 0, "draw")
        do(client, left, 0, "resign")
        room.stop()
        room.start()
        assert seen(client, ended, 1)["ended"]["how"] == "resigned"
        assert seen(client, offered, 1)["offer"]["asked"] is True
        assert seen(client, left, 1)["standing"] == {"0": "resigned"}
        fresh = client.post(page(ended, 1, "/rematch"))
        assert fresh.status_code == 200
    room.stop()
    run_apart(nothing_is_damaged(room.database))


async def nothing_is_damaged(database: str) -> None:
    store = await Store.open(database)
    try:
        for id in await store.ids():
            stored = await store.read(id)
            assert stored is not None
            assert fault_of(stored) == ""
    finally:
        await store.close()


def test_another_server_sees_the_end_at_once(tmp_path: Path) -> None:
    with (
        two_rooms(tmp_path) as rooms,
        httpx.Client(base_url=rooms[0].url) as one,
        httpx.Client(base_url=rooms[1].url) as other,
    ):
        table = new_table(one)
        assert seen(other, table, 1)["ended"] is None
        do(one, table, 0, "draw")
        assert do(other, table, 1, "accept").json()["ended"]["how"] == "draw"
        assert seen(one, table, 0)["ended"]["how"] == "draw"


def test_who_has_resigned_has_not_won_even_if_a_bot_has_in_their_place(tmp_path: Path) -> None:
    async def trial() -> tuple[str, str]:
        store = await Store.open(f"sqlite:///{tmp_path / 'room.db'}")
        state = herna.game("smashup").new(seed="x", players=3)
        seats = [NewSeat("Eva", visitor="eva"), NewSeat("Adam"), NewSeat("Jana")]
        table = await store.read(await store.create(state.setup.as_dict(), seats, [], False, None))
        assert table is not None
        table.aside = {"standing": {"0": "resigned"}}
        await store.append(table, "x", True, [0])
        [line] = await store.of_visitor("eva")
        [counted] = await store.history.of("eva")
        await store.close()
        return standing(line), counted.outcome

    assert run_apart(trial()) == ("lost", "lost")


def test_a_game_that_was_called_off_counts_for_nobody_and_a_draw_counts(tmp_path: Path) -> None:
    async def trial(how: str) -> tuple[str, list[str]]:
        store = await Store.open(f"sqlite:///{tmp_path / how}.db")
        state = herna.game("mindbug").new(seed="x")
        seats = [NewSeat("Eva", visitor="eva"), NewSeat("Adam", visitor="adam")]
        table = await store.read(await store.create(state.setup.as_dict(), seats, [], False, None))
        assert table is not None
        await store.end(table, Ending(how, [], []).as_dict())
        [line] = await store.of_visitor("eva")
        counted = [game.outcome for game in await store.history.of("eva")]
        await store.close()
        return standing(line), counted

    assert run_apart(trial("off")) == ("over", [])
    assert run_apart(trial("draw")) == ("draw", ["draw"])
