"""Puzzles over HTTP: solving, refutations, solutions, the puzzle of the day, and whatever cannot be."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import unescape

import httpx
import pytest
from markupsafe import escape

import herna
from herna.kernel.texts.catalogue import LANGUAGES
from herna.learn import shelf
from herna.learn.attempt import Attempt, onward_from
from herna.learn.daily import puzzle_of_the_day
from herna.learn.puzzle import Puzzle
from herna.web.routes.learn import written

SETS = [game for game in herna.games() if shelf.puzzle_lines(game)]


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game.id}/{puzzle.id}"


def kept_in(page: httpx.Response) -> str:
    found = re.search(r'name="kept" value="([^"]*)"', page.text)
    assert found is not None
    return found[1]


def replied(page: httpx.Response) -> str:
    found = re.search(r'<p id="reply"[^>]*>(.*?)</p>', page.text, re.S)
    return "" if found is None else unescape(re.sub(r"<[^>]+>", "", found[1])).strip()


def solve(client: httpx.Client, puzzle: Puzzle, lang: str = "en") -> httpx.Response:
    page = client.get(address(puzzle), params={"lang": lang})
    for choice in [choice for choice in puzzle.way if "/" not in choice]:
        assert f'name="choice" value="{escape(choice)}"' in page.text
        page = client.post(address(puzzle), params={"lang": lang}, data={"kept": kept_in(page), "choice": choice})
        assert page.status_code == 200
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SETS)
def test_a_puzzle_is_solved_and_remembered(client: httpx.Client, game: str, lang: str) -> None:
    first = next(iter(shelf.puzzle_lines(game)))
    puzzle = shelf.puzzle(first)
    listed = client.get(f"/puzzles/{game}", params={"lang": lang})
    assert len(re.findall(r'<li[^>]*><a href="/puzzles/', listed.text)) == len(shelf.puzzle_lines(game))
    page = solve(client, puzzle, lang)
    assert 'id="o-following"' in page.text
    assert 'class="right"' in page.text
    assert str(escape(puzzle.asks(lang))).replace("&#39;", "&#x27;") in page.text.replace("&#39;", "&#x27;")
    assert f'<li class="done"><a href="{address(puzzle)}"' in client.get(f"/puzzles/{game}").text


def test_a_wrong_choice_is_refuted_move_by_move(client: httpx.Client) -> None:
    puzzle = next(p for p in map(shelf.puzzle, shelf.puzzle_lines("mindbug")) if p.kind.id == "win")
    codes = puzzle.start.state.codes(puzzle.seat)
    wrong = next(code for code in codes if code not in puzzle.first)
    page = client.get(address(puzzle), params={"lang": "en"})
    before = kept_in(page)
    page = client.post(address(puzzle), params={"lang": "en"}, data={"kept": before, "choice": wrong})
    assert "does not lead there" in replied(page)
    assert kept_in(page) == before
    assert 'id="o-why"' in page.text
    line = Attempt(puzzle).choose(wrong).refutation  # type: ignore[attr-defined]
    shown = page
    for step, told in enumerate(line, 1):
        form = {"kept": before, "why": wrong, "step": str(step)}
        shown = client.post(address(puzzle), params={"lang": "en"}, data=form)
        assert str(escape(told.labels["en"])) in shown.text
        assert f"Step {step} of {len(line)}" in shown.text
        assert 'name="choice"' not in re.sub(r'(?s)<div id="board".*?</form>', "", shown.text)
    assert "does not lead there" in replied(shown)
    back = client.post(address(puzzle), data={"kept": before, "do": "back", "step": "9"})
    assert kept_in(back) == before


def test_the_solution_is_shown_step_by_step(client: httpx.Client) -> None:
    puzzle = max(map(shelf.puzzle, shelf.puzzle_lines("mindbug")), key=lambda one: len(one.line))
    page = client.get(address(puzzle))
    kept = kept_in(page)
    for step in range(1, len(puzzle.line) + 1):
        form = {"kept": kept, "do": "solution", "step": str(step)}
        page = client.post(address(puzzle), params={"lang": "en"}, data=form)
        assert f"Step {step} of {len(puzzle.line)}" in page.text
    assert 'id="o-step"' not in page.text
    assert "solved-mindbug" not in client.cookies, "whoever looks has not solved it"


def test_the_puzzle_of_the_day_counts_days_in_a_row(client: httpx.Client) -> None:
    today = datetime.now(UTC).date()
    daily = shelf.puzzle(puzzle_of_the_day(today))
    page = client.get("/puzzles", params={"lang": "en"})
    assert f'href="{address(daily)}"' in page.text
    assert "in a row" not in page.text
    yesterday = written({"last": today.toordinal() - 1, "run": 6})
    client.cookies.set("streak", yesterday, path="/puzzles")
    assert "6 days in a row" in client.get("/puzzles", params={"lang": "en"}).text
    solve(client, daily)
    fresh = [cookie.value for cookie in client.cookies.jar if cookie.name == "streak" and cookie.value != yesterday]
    assert fresh == [written({"last": today.toordinal(), "run": 7})]


@pytest.mark.parametrize("cookie", ["nonsense", written({"last": "x"}), written([]), "x" * 4000])
def test_cookies_that_make_no_sense_are_nothing(client: httpx.Client, cookie: str) -> None:
    client.cookies.set("streak", cookie, path="/puzzles")
    client.cookies.set("solved-mindbug", cookie, path="/puzzles")
    assert "in a row" not in client.get("/puzzles", params={"lang": "en"}).text
    assert 'class="done"' not in client.get("/puzzles/mindbug").text


def test_what_does_not_exist_is_not_found(client: httpx.Client) -> None:
    for path in ("/puzzles/chess", "/puzzles/toll", "/puzzles/mindbug/mindbug-0", "/puzzles/wistar/mindbug-1"):
        assert client.get(path).status_code == 404
    assert client.get("/puzzles/mindbug/mindbug-0/look?at=x").status_code == 404
    assert client.get("/puzzles/mindbug/mindbug-1/look?at=c1").status_code == 200


GOOD = written({"puzzle": "mindbug-1", "made": []})


@pytest.mark.parametrize(
    "form",
    [
        {"choice": "x"},
        {"kept": GOOD},
        {"kept": GOOD, "do": "win"},
        {"kept": GOOD, "do": "solution", "step": "x"},
        {"kept": GOOD, "why": "nonsense"},
        {"kept": "?", "choice": "x"},
        {"kept": written({"puzzle": "mindbug-2", "made": []}), "choice": "x"},
        {"kept": written({"puzzle": "mindbug-1", "made": [1]}), "choice": "x"},
        {"kept": written({"puzzle": "mindbug-1", "made": ["x"] * 61}), "choice": "x"},
    ],
)
def test_forms_that_make_no_sense_are_refused(client: httpx.Client, form: dict[str, str]) -> None:
    answer = client.post("/puzzles/mindbug/mindbug-1", data=form, params={"lang": "en"})
    assert answer.status_code == 400
    assert "field" in answer.text


def test_choices_that_were_never_right_are_left(client: httpx.Client) -> None:
    forged = written({"puzzle": "mindbug-1", "made": ["win"]})
    page = client.post("/puzzles/mindbug/mindbug-1", data={"kept": forged, "choice": "nonsense"})
    assert page.status_code == 200
    assert kept_in(page) == GOOD
    assert 'class="illegal"' in page.text


def test_no_page_of_a_puzzle_tells_the_opponents_hand(client: httpx.Client) -> None:
    for id in list(shelf.puzzle_lines("mindbug"))[:20]:
        puzzle = shelf.puzzle(id)
        view = puzzle.start.state.view(puzzle.seat)
        hidden = set(puzzle.start.state.view(1 - puzzle.seat)["sides"][1 - puzzle.seat]["hand"])  # type: ignore[index]
        known = str(view)
        page = client.get(address(puzzle)).text
        for card in hidden:
            if f"'{card}'" not in known:
                assert f"/{card}.svg" not in page


# --- going on ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", SETS)
def test_a_solved_puzzle_is_played_on_against_a_bot(client: httpx.Client, game: str) -> None:
    puzzles = [shelf.puzzle(id) for id in list(shelf.puzzle_lines(game))[:12]]
    puzzle = next((one for one in puzzles if one.seat == 1), puzzles[0])
    assert f'formaction="{address(puzzle)}/play"' in solve(client, puzzle).text
    opened = client.post(f"{address(puzzle)}/play", data={"kept": "whatever"}, follow_redirects=False)
    assert opened.status_code == 303
    table = client.get(opened.headers["location"], params={"lang": "en"})
    assert table.status_code == 200
    seen = client.get(f"/api{opened.headers['location'].replace('/t/', '/tables/', 1)}").json()
    onward = onward_from(puzzle)
    assert [bot is None for bot in seen["bots"]] == [seat == puzzle.seat for seat in range(onward.players)]
    assert seen["open_seed"], "it counts for nobody's strength"
    assert seen["seq"] >= onward.made, "the solution is part of the game, and perhaps the bot has answered"


def test_a_win_is_played_from_where_the_puzzle_begins() -> None:
    puzzle = next(p for p in map(shelf.puzzle, shelf.puzzle_lines("mindbug")) if p.kind.id == "win")
    assert onward_from(puzzle) == puzzle.start.state
    assert onward_from(puzzle) is not puzzle.start.state, "nobody plays on the puzzle itself"


def test_only_puzzles_that_exist_are_played_on(client: httpx.Client) -> None:
    for path in ("/puzzles/mindbug/mindbug-0/play", "/puzzles/wistar/mindbug-1/play", "/puzzles/chess/chess-1/play"):
        assert client.post(path).status_code == 404
