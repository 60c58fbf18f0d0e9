"""Several choices with one click: every goal is reached as promised, and nothing comes to light on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import herna
from herna.api import own_games
from herna.kernel.errors import IllegalChoice
from herna.kernel.state import State
from herna.web.boards.summoner.chains import stands
from herna.web.boards.summoner.odds import foresee
from herna.web.tables.chains import PASS, chains_of, codes_to, ending_of, only_way, surely, unveiled, way_out
from herna.web.tables.places import NotAllowed, Place
from tests.contract import contract_of
from tests.web.browser import new_context, over, seq, settle
from tests.web.frames import data_in, eager
from tests.web.server import RoomServer, live_table, run_apart

LONGEST = 2000  # choices of a game
CHAINED = ("bigmonster", "smashup", "summoner", "wistar")


def moments(game: str, seeds: Iterable[int], most: int) -> Iterator[tuple[State, int, Random]]:
    """Questions on the way through random games, each with one of the seats that are asked."""
    setups = contract_of(game).setups
    for seed in seeds:
        s = herna.game(game).new(seed=seed, events=False, **setups[seed % len(setups)])
        rng = Random(seed)
        for _ in range(most):
            if s.over:
                break
            seat = rng.choice(s.to_act)
            yield s, seat, rng
            s.choose(eager(s, seat, rng), seat)


# --- goals -------------------------------------------------------------------------------------------------------
def check_goals(s: State, seat: int) -> int:
    """Play every chain of this question in the real game, and see whether it leads where it promises."""
    tried = 0
    for thing, goals in chains_of(s, seat).items():
        for goal, codes in goals.items():
            after = s.clone()
            at = ""
            for code in codes:
                assert unveiled(after) == unveiled(s), f"something came to light on the way to {goal}: {codes}"
                at = next(o.at for o in after.decision(seat).options if o.code == code)
                after.choose(code, seat)
            if s.game == "summoner" and codes[0].startswith("move:"):
                at = stands(after.view(seat), thing)
            if len(codes) > 1:
                assert at == goal
            tried += 1
    return tried


@pytest.mark.parametrize("game", CHAINED)
def test_every_goal_is_reached_when_its_choices_are_made(game: str) -> None:
    tried = sum([check_goals(s, seat) for s, seat, _ in moments(game, range(8), most=70)])
    assert tried > {"summoner": 300, "smashup": 200}.get(game, 60), tried


def test_the_end_of_a_turn_says_what_it_costs() -> None:
    s = herna.game("summoner").new(seed=1)
    while s.decision().kind != "attack":
        s.choose(s.codes()[-1])
    seat, turn = s.to_act[0], s.view(None)["turn"]
    ending = ending_of(s, seat)
    assert ending is not None
    assert (ending.cost, ending.steps > 1) == ("inaction", True)
    begun = s.clone()
    for _ in range(ending.steps):
        code = way_out(begun, s, seat)
        assert code
        s.choose(code, seat)
    assert s.view(None)["turn"] != turn
    assert way_out(begun, s, seat) == ""


def test_an_attack_spares_the_cost_of_ending_the_turn() -> None:
    spared = 0
    for s, seat, _ in moments("summoner", range(3), most=150):
        ending = ending_of(s, seat)
        if ending is None or s.view(None)["active"] != seat:
            continue
        phase, attacked = s.view(None)["phase"], s.view(None)["attacked"]
        if phase in ("summon", "move", "build"):
            assert ending.cost == "inaction"
        if phase == "attack" and not attacked:
            assert ending.cost == "inaction"
        if phase == "magic":
            assert ending.cost == ""
        spared += phase == "attack" and not ending.cost
    assert spared > 5


def compare(s: State, seat: int, code: str, rng: Random, twins: int = 1) -> int:
    """That the seat is told the same in worlds that it cannot tell apart from this one; how many events it is told."""
    ending, chains, follows = ending_of(s, seat), chains_of(s, seat), surely(s, seat, code)
    for _ in range(twins):
        twin = s.determinize(seat, rng.randrange(1 << 30))
        other = ending_of(twin, seat)
        assert (ending and ending.cost) == (other and other.cost), f"{code}: another end of the turn"
        assert chains == chains_of(twin, seat), f"{code}: other goals"
        assert follows == surely(twin, seat, code), f"{code}: something else follows"
    return len(follows)


def check_what_follows(s: State, seat: int, code: str) -> None:
    """That in the real game the same is told, and nothing has come to light so far."""
    follows = surely(s, seat, code)
    real = s.clone()
    real.keep_events(True)
    dark: list[int] = []

    def on_beat(at: State) -> None:
        if at.drawn == s.drawn:
            dark.append(len(at.events(0, seat)))

    real.choose(code, seat, on_beat=on_beat)
    on_beat(real)
    assert real.events(0, seat)[: len(follows)] == follows
    assert len(follows) <= max(dark, default=0)


def random_options(game: str, seeds: Sequence[int], total: int) -> Iterator[tuple[State, int, str, Random]]:
    """Options drawn from all questions of these games, equally many from each game; the state is as it was there."""
    rng = Random(game)
    for number, seed in enumerate(seeds):
        asked = [(s.clone(), seat) for s, seat, _ in moments(game, [seed], LONGEST)]
        due = total * (number + 1) // len(seeds) - total * number // len(seeds)
        for s, seat in rng.choices(asked, k=due):
            yield s, seat, rng.choice(s.codes(seat)), rng


@pytest.mark.slow
@pytest.mark.parametrize("game", own_games())
def test_what_is_told_of_an_option_follows_and_tells_nothing_hidden(game: str) -> None:
    compared, told = 0, 0
    for s, seat, code, rng in random_options(game, range(10), 1000):
        told += compare(s, seat, code, rng) > 0
        check_what_follows(s, seat, code)
        compared += 1
    assert compared == 1000
    assert told > compared / 4, told


def test_other_games_have_no_such_button() -> None:
    assert ending_of(herna.game("mindbug").new(seed=1), 0) is None


def test_a_goal_that_cannot_be_reached_is_refused() -> None:
    s = herna.game("summoner").new(seed=1)
    while s.decision().kind != "move":
        s.choose(s.codes()[-1])
    thing = next(iter(chains_of(s, s.to_act[0])))
    for goal in ("nowhere", f"{thing}>at-z9", f"{thing}>{thing}", ">", f"x>{thing}"):
        with pytest.raises(IllegalChoice):
            codes_to(s, s.to_act[0], goal)


def destroyed(world: State, seat: int, codes: list[str], target: str, small: int) -> bool:
    """Whether an attack with these dice destroys its target; nothing is done to better it."""
    after = world.clone()
    after.small = small
    after.keep_events(True)
    for code in codes:
        after.choose(code, seat)
    while after.asks and after.view(None)["attack"] is not None:
        options = after.decision(after.to_act[0]).options
        after.choose(next((o for o in options if o.role != "do"), options[-1]), after.to_act[0])
    return any([e.kind in ("destroyed", "returned") and e.data["unit"] == target for e in after.events(0, seat)])


@pytest.mark.slow
def test_the_odds_of_an_attack_are_those_of_the_dice() -> None:
    """Plain attacks, shields, weak spots, caps, attacks that can be bettered: whatever comes up with all factions.

    Of each meeting of two cards some rolls are simulated, 20 000 in all.
    """
    rng = Random(1)
    met: set[tuple[Any, Any]] = set()
    expected, happened, rolls = 0.0, 0, 0
    for s, seat, _ in moments("summoner", range(40), most=150):
        view: dict[str, Any] = s.view(seat)
        names = {p["id"]: p["card"] for p in view["board"]}
        for thing, goals in chains_of(s, seat).items() if s.decision(seat).kind == "attack" else ():
            for goal, codes in goals.items():
                odds = foresee(s, thing, goal)
                if odds is None or (names[thing], names[goal]) in met or rolls >= 20_000:
                    continue
                met.add((names[thing], names[goal]))
                world = s.determinize(seat, 1)
                count = sum([destroyed(world, seat, codes, goal, 1 + rng.getrandbits(30)) for _ in range(100)])
                assert abs(count / 100 - odds.destroys) < 0.2, (names[thing], names[goal], count, odds.destroys)
                expected += 100 * odds.destroys
                happened += count
                rolls += 100
        if rolls >= 20_000:
            break
    assert rolls == 20_000
    assert abs(happened - expected) / rolls < 0.01


# --- at a table --------------------------------------------------------------------------------------------------
class Shown:
    """A table of Summoner Wars between two people, in the Move Phase."""

    def __init__(self, room: RoomServer) -> None:
        seats = [{"name": "Eva"}, {"name": "Ota"}]
        wish = {"game": "summoner", "seats": seats, "seed": "5"}
        self.table = httpx.post(room.url + "/api/tables", json=wish, timeout=20).json()
        self.room = room
        keys = self.table["seats"]
        self.seat = next(seat for seat in range(2) if self.seen(keys[seat])["decision"] is not None)
        self.mine, self.other = keys[self.seat], keys[1 - self.seat]
        while self.seen()["decision"]["kind"] == "summon":
            self.post("choose", choice="summon:done")

    def seen(self, key: str = "") -> dict[str, Any]:
        got: dict[str, Any] = httpx.get(f"{self.room.url}/api/tables/{self.table['id']}/{key or self.mine}").json()
        return got

    def address(self, key: str = "") -> str:
        return f"{self.room.url}/t/{self.table['id']}/{key or self.mine}"

    def post(self, path: str, at: int | None = None, key: str = "", **fields: str) -> int:
        data = {"at": str(self.seen()["seq"] if at is None else at), **fields}
        return httpx.post(f"{self.address(key)}/{path}", data=data, headers={"X-Live": "1"}).status_code

    def then(self, goal: str = "", choice: str = "", key: str = "", at: int | None = None) -> list[str]:
        question = {"at": str(self.seen()["seq"] if at is None else at), "goal": goal, "choice": choice}
        answer = httpx.get(f"{self.address(key)}/then", params=question)
        assert answer.status_code == 200
        told: list[str] = answer.json()["then"]
        return told

    def places(self) -> dict[str, str]:
        return {piece["id"]: piece["at"] for piece in self.seen()["view"]["board"]}

    def far_goal(self) -> tuple[str, str]:
        """A unit, and a space two steps away."""
        page = httpx.get(self.address()).text
        chains = data_in(page, "chains")
        return next((thing, list(goals)[-1]) for thing, (_, goals) in chains.items() if len(goals) > 3)


def test_one_undo_takes_a_chain_back_also_after_a_restart(tmp_path: Path) -> None:
    room = RoomServer(tmp_path)
    room.start()
    shown = Shown(room)
    before = shown.places()
    thing, goal = shown.far_goal()
    assert shown.post("choose", goal=f"{thing}>{goal}") < 400
    assert shown.places() == {**before, thing: goal.removeprefix("at-")}
    room.stop()
    room.start()
    assert shown.post("undo") < 400
    assert shown.places() == before
    assert shown.seen()["decision"]["kind"] == "move"
    room.stop()


def test_a_stale_or_wrong_goal_is_refused_and_changes_nothing(room: RoomServer) -> None:
    shown = Shown(room)
    thing, goal = shown.far_goal()
    begun, before = shown.seen()["seq"], shown.places()
    for wrong in (f"{thing}>at-z9", f"{goal}>{thing}", "turn>turn", "pass", "x" * 50, f"{thing}>{goal}>{goal}"):
        assert shown.post("choose", goal=wrong) >= 400
    assert shown.post("choose", key=shown.other, goal=f"{thing}>{goal}") >= 400
    assert shown.post("choose", key=shown.table["watch"], goal=f"{thing}>{goal}") >= 400
    assert (shown.seen()["seq"], shown.places()) == (begun, before)
    assert shown.post("choose", begun, goal=f"{thing}>{goal}") < 400
    after = shown.places()
    assert shown.post("choose", begun, goal=f"{thing}>{goal}") >= 400  # the other tab was quicker
    assert shown.post("choose", begun, goal="turn") >= 400
    assert shown.places() == after


def test_only_the_seat_that_is_asked_is_told_what_follows(room: RoomServer) -> None:
    shown = Shown(room)
    thing, goal = shown.far_goal()
    begun = shown.seen()["seq"]
    asked = f"{thing}>{goal}"
    told = shown.then(asked)
    assert len(told) > 1
    assert all(told)
    ending = shown.then("turn")
    assert ending
    assert [line for line in ending[:-1] if re.match(r"\w+ Phase", line)] == []  # only what happens in the phases
    assert shown.then(choice="move:done")
    assert shown.then(choice="no:such") == shown.then("x>y") == shown.then() == []
    assert shown.then(asked, key=shown.other) == shown.then(asked, key=shown.table["watch"]) == []
    assert httpx.get(f"{shown.address('x' * 24)}/then", params={"at": begun, "goal": asked}).status_code == 404
    shown.post("choose", choice="move:done")
    assert shown.then(choice="move:done", at=begun) == []


@pytest.mark.parametrize("bot", ["random", None])
def test_a_question_without_a_choice_answers_itself_where_only_bots_look_on(tmp_path: Path, bot: str | None) -> None:
    """And the undo after it takes back the choice before, or the answer would come again at once."""

    async def play() -> None:
        async with live_table(tmp_path, 3, "summoner", bot) as live:
            place = Place(live.stored.seats[0].key or "", (0,))
            rng = Random(3)
            while live.state.to_act != (0,) or not only_way(live.state, 0):
                seat = live.state.to_act[0]
                await live.make_choice(seat, rng.choice(live.state.codes(seat)))
            scene = live.scene(place, "en", live.state, live.seq, final=True)
            assert scene.passes == (bot is not None)
            made = live.state.made
            if bot is None:
                with pytest.raises(NotAllowed):
                    await live.choose(place, live.seq, "", PASS)
                assert live.state.made == made
                return
            await live.choose(place, live.seq, "", PASS)
            assert live.stored.linked == {made}
            point = live.undo.point(place)
            assert point is not None
            assert point < made
            await live.take_back(point)
            assert only_way(live.state, 0) == ""

    run_apart(play())


def drag(page: Page, thing: str, goal: str) -> None:
    """With the mouse, from the middle of one to the middle of the other."""
    ends = [page.locator(f"#{id}").bounding_box() for id in (thing, goal)]
    (x1, y1), (x2, y2) = [(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2) for end in ends if end]
    page.mouse.move(x1, y1)
    page.mouse.down()
    page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2)
    page.mouse.move(x2, y2)
    page.mouse.up()


def drag_by_finger(page: Page, thing: str, goal: str) -> None:
    ends = [page.locator(f"#{id}").bounding_box() for id in (thing, goal)]
    (x1, y1), (x2, y2) = [(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2) for end in ends if end]
    finger = page.context.new_cdp_session(page)
    for kind, x, y in (("Start", x1, y1), ("Move", (x1 + x2) / 2, (y1 + y2) / 2), ("Move", x2, y2)):
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_unit_is_sent_by_two_clicks_or_a_drag_and_taken_back_by_one(browser: Browser, room: RoomServer) -> None:
    shown = Shown(room)
    thing, goal = shown.far_goal()
    page = new_context(browser, has_touch=True).new_page()
    page.goto(shown.address())
    page.wait_for_selector('body[data-stream="open"]')
    before = shown.places()[thing]
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    unit, told = page.locator(f"#{thing} > .hit").first, page.locator("#prompt .why[data-follows]")
    height = page.locator("#prompt").bounding_box()

    def stands(where: str) -> None:
        page.wait_for_selector(f"#{thing}[data-zone={where}]")
        page.wait_for_selector("#table:not(.sent)")

    page.locator(".opts > .decline[name=choice]").hover()
    expect(told).to_have_attribute("data-follows", "Build Phase (" + ("Eva", "Ota")[shown.seat] + ").")
    shown_at = told.bounding_box()
    assert shown_at is not None
    assert shown_at["width"] > 150
    unit.click()
    expect(page.locator('.why[data-follows*="Build"]')).to_have_count(0)  # the way out is not pointed at any more
    expect(page.locator(".reach-b").first).to_be_visible()
    page.keyboard.press("Escape")  # puts it back
    expect(page.locator(".reach-b")).to_have_count(0)
    unit.click()
    page.locator(f"#{goal} > .reach-b").hover()
    expect(told).to_have_attribute("data-follows", re.compile(goal.removeprefix("at-")))
    assert page.locator("#prompt").bounding_box() == height  # nothing moves
    assert sent == []
    for way in ("click", "mouse", "finger"):
        if way == "click":
            page.locator(f"#{goal} > .reach-b").click()
        else:
            (drag if way == "mouse" else drag_by_finger)(page, thing, goal)
        stands(goal.removeprefix("at-"))
        page.locator("#do-undo").click()
        stands(before)
    assert len(sent) == 6  # one to go there and one to come back, each time
    page.context.close()


def test_what_leaves_no_choice_is_answered_by_the_page(browser: Browser, room: RoomServer) -> None:
    """Against a bot; what was answered so is taken back together with the choice before it."""
    seats = [{"name": "Eva"}, {"kind": "random"}]
    table = httpx.post(room.url + "/api/tables", json={"game": "summoner", "seats": seats, "seed": "7"}).json()
    page = new_context(browser).new_page()
    page.goto(f"{room.url}/t/{table['id']}/{table['seats'][0]}")
    passed: list[str] = []
    page.on("request", lambda request: passed.append(request.url) if "goal=pass" in (request.post_data or "") else None)
    for _ in range(30):
        page.wait_for_selector("#table[data-turn='1']:not([data-pass])", state="attached")
        if passed or over(page):
            break
        before = seq(page)
        page.locator(".opts > .decline[name=choice]").first.click()
        settle(page, before)
    assert passed
    page.context.close()


def test_a_turn_is_ended_by_one_button_that_asks_twice_if_it_is_dear(browser: Browser, room: RoomServer) -> None:
    seats = [{"name": "Eva"}, {"name": "Ota"}]
    table = httpx.post(room.url + "/api/tables", json={"game": "summoner", "seats": seats, "seed": "5"}).json()
    pages = [new_context(browser).new_page() for _ in range(2)]
    for page, key in zip(pages, table["seats"], strict=True):
        page.goto(f"{room.url}/t/{table['id']}/{key}")
        page.wait_for_selector('body[data-stream="open"]')
    mine = next(page for page in pages if page.locator("#prompt.act").count())
    other = next(page for page in pages if page is not mine)
    button = mine.locator("#o-turn.warn")
    expect(button).to_contain_text("1 damage")
    before = seq(mine)
    button.click()
    mine.wait_for_timeout(300)
    assert seq(mine) == before
    button.click()
    other.wait_for_selector("#prompt.act")
    for page in pages:
        page.context.close()
