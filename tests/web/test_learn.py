"""Lessons and pages on how to play, over HTTP: what a browser without scripts sees, and whatever cannot be."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx
import pytest
from markupsafe import Markup, escape

from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn import shelf
from herna.learn.howto import PARTS
from herna.learn.learner import Learner
from herna.web.boards import draw_board
from herna.web.drawing.marks import ids_of
from herna.web.drawing.scene import Scene
from herna.web.routes.learn import read_back, written

GAMES = ("bigmonster", "mindbug", "smashup", "summoner", "wistar")
FIRST = "/learn/mindbug/first"


def kept_in(page: httpx.Response) -> str:
    found = re.search(r'name="kept" value="([^"]*)"', page.text)
    assert found is not None
    return found[1]


def said(page: httpx.Response) -> str:
    found = re.search(r'<p id="ask"[^>]*>(.*?)<span', page.text, re.S)
    assert found is not None
    return unescape(re.sub(r"<[^>]+>", "", found[1])).strip()


def replied(page: httpx.Response) -> str:
    found = re.search(r'<p id="reply"[^>]*>(.*?)</p>', page.text, re.S)
    return "" if found is None else unescape(re.sub(r"<[^>]+>", "", found[1])).strip()


def test_everything_that_can_be_learned_is_listed_and_linked(client: httpx.Client) -> None:
    page = client.get("/learn", params={"lang": "en"})
    for game in GAMES:
        assert f'href="/learn/{game}"' in page.text
        for lesson in shelf.lessons(game):
            assert f'href="/learn/{game}/{lesson.name}"' in page.text
    assert 'href="/learn/toll"' not in client.get("/").text, "a game without a page has no link to one"
    for path in ("/", "/set/mindbug"):
        assert 'href="/learn/mindbug"' in client.get(path).text
    table = client.post("/play", data={"game": "mindbug"})
    assert 'href="/learn/mindbug"' in table.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_has_four_parts_and_a_real_board_in_each(client: httpx.Client, game: str, lang: str) -> None:
    howto = shelf.howto(game)
    page = client.get(f"/learn/{game}", params={"lang": lang})
    for part in howto.parts:
        assert str(escape(part.text.text(howto.game, lang))) in page.text.replace("&#x27;", "&#39;")
        board = client.get(f"/learn/{game}/board/{part.id}", params={"lang": lang})
        assert board.status_code == 200
        assert 'id="board"' in board.text
        assert "frame-ancestors 'self'" in board.headers["content-security-policy"]
        assert board.headers["x-frame-options"] == "SAMEORIGIN"
        if part.mark:
            assert " data-marked" in board.text
    assert client.get("/learn").headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", shelf.lesson_files())
def test_a_lesson_is_played_to_its_end_without_scripts(client: httpx.Client, id: str, lang: str) -> None:
    """Every choice is offered on the page, by a button on the board or beside it."""
    lesson = shelf.lesson(id)
    learner = Learner(lesson)
    url = f"/learn/{lesson.game.id}/{lesson.name}"
    page = client.get(url, params={"lang": lang})
    while not learner.done:
        assert said(page) == learner.says(lang)
        if learner.step.reads:
            form = {"do": "next"}
            learner.go_on()
        else:
            marked = learner.marked_codes()
            form = {"choice": learner.fitting()[0]}
            assert f'name="choice" value="{escape(form["choice"])}"' in page.text
            for code in marked:
                assert f'value="{escape(code)}" data-hinted' in page.text
            learner.choose(form["choice"])
        page = client.post(url, params={"lang": lang}, data={"kept": kept_in(page), **form})
        assert page.status_code == 200
    assert said(page) == learner.says(lang)
    state = re.search(rf'<li class="(\w+)"><a href="{url}"', client.get("/learn").text)
    assert state is not None
    assert state[1] == "done"


@pytest.mark.parametrize("id", shelf.lesson_files())
def test_every_mark_of_a_lesson_rings_something_on_the_board(id: str) -> None:
    learner = Learner(shelf.lesson(id))
    while not learner.done:
        state, seat = learner.state, learner.seat
        view = state.view(seat)
        asks = seat in state.to_act
        scene = Scene(learner.lesson.game, "en", 1, view, seat, state.decision(seat) if asks else None, [])
        board = str(Markup("").join([str(node) for node in [draw_board(scene)]]))
        for mark in learner.step.mark:
            if not learner.step.is_code(mark):
                assert ids_of(board, view, mark), f"{learner.step.where}: {mark}"
        if learner.step.reads:
            learner.go_on()
        else:
            learner.choose(learner.fitting()[0])


def test_a_wrong_choice_is_explained_and_changes_nothing(client: httpx.Client) -> None:
    page = client.post(FIRST, data={"kept": kept_in(client.get(FIRST)), "do": "next"}, params={"lang": "en"})
    before = kept_in(page)
    wrong = client.post(FIRST, data={"kept": before, "choice": "play:tiger_squirrel"}, params={"lang": "en"})
    assert "Keep it for later." in replied(wrong)
    assert kept_in(wrong) == before
    illegal = client.post(FIRST, data={"kept": before, "choice": "attack:gorillion"}, params={"lang": "en"})
    assert replied(illegal)
    assert kept_in(illegal) == before
    again = client.get(FIRST, params={"lang": "en"})  # the browser has kept the place
    assert kept_in(again) == before
    anew = client.post(FIRST, data={"kept": before, "do": "restart"}, params={"lang": "en"})
    assert "Step 1 of 8" in anew.text


def test_frames_tell_how_a_choice_came_out(client: httpx.Client) -> None:
    page = client.post(FIRST, data={"kept": kept_in(client.get(FIRST)), "do": "next"})
    live = {"X-Live": "1"}
    form = {"kept": kept_in(page), "choice": "play:gorillion"}
    frames = client.post(FIRST, data=form, headers=live).json()
    assert [alone for _, _, alone in frames] == [False]
    assert frames[0][0] > int(re.search(r'data-seq="(\d+)"', page.text)[1])  # type: ignore[index]
    assert "\ue000" not in frames[0][1]
    wrong = client.post(FIRST, data={**form, "choice": "play:axolotl_healer"}, headers=live).json()
    assert [alone for _, _, alone in wrong] == [True], "an answer to a wrong choice tells no story"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn/chess", 404),
        ("/learn/toll", 404),
        ("/learn/mindbug/second", 404),
        ("/learn/mindbug/board/middle", 404),
        ("/learn/chess/first", 404),
        ("/learn/mindbug/second/look?at=c1", 404),
    ],
)
def test_what_does_not_exist_is_not_found(client: httpx.Client, path: str, status: int) -> None:
    assert client.get(path).status_code == status


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"choice": "play:gorillion"}, 400),
        ({"kept": "?", "do": "next"}, 400),
        ({"kept": "x" * 3500, "do": "next"}, 400),
        ({"kept": written([1, 2]), "do": "next"}, 400),
        ({"kept": written({}), "do": "win"}, 400),
        ({"kept": written({})}, 400),
        ({"kept": written({"lesson": "mindbug-first", "done": False, "scene": 7}), "do": "next"}, 200),
        ({"kept": written({"lesson": "mindbug-first", "scene": 0, "finished": [["win"]]}), "choice": "x"}, 200),
    ],
)
def test_a_place_that_was_tampered_with_is_refused_or_left(
    client: httpx.Client, form: dict[str, str], status: int
) -> None:
    """What cannot be read is refused with a sentence; what does not fit the lesson leads to its beginning."""
    answer = client.post(FIRST, data=form, params={"lang": "en"})
    assert answer.status_code == status
    if status == 400:
        assert "field" in answer.text


def test_a_cookie_that_cannot_be_read_is_told(client: httpx.Client) -> None:
    client.cookies.set("lesson-mindbug-first", "nonsense", path="/learn")
    page = client.get(FIRST, params={"lang": "en"})
    assert "could not be read" in replied(page)
    assert "Step 1 of 8" in page.text


def test_places_are_written_and_read_back() -> None:
    places: list[Any] = [{"a": [1, "č"]}, [], 3]
    for data in places:
        assert read_back(written(data)) == data
    for text in ("", "!", "bm90IGpzb24", "x" * 5000, written("x")[:-3] + "é"):
        assert read_back(text) is None


def test_a_thing_is_looked_at_closely(client: httpx.Client) -> None:
    page = client.get(f"{FIRST}/look?at=h0-gorillion-1&component=gorillion", headers={"X-Live": "1"})
    assert page.status_code == 200
    assert "/t/" not in page.text
    whole = client.get("/learn/wistar/first/look?at=score")
    assert 'href="/learn/wistar/first"' in whole.text


def test_parts_are_those_of_the_page() -> None:
    assert [part.id for part in shelf.howto("mindbug").parts] == list(PARTS)
