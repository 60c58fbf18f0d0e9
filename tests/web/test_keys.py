"""No page, frame, header or answer holds a key or an id that is not its own; nor does anything kept for all tables.

Many tables with equal set-ups and equal names are open in one room, so that whatever is drawn once and used again is
used again here. Every place at them (seats, shared screens, spectators) looks at everything it can look at, before and
after choices and after the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from html import unescape
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

import herna
from herna.learn.shelf import has_howto
from herna.web.routes.learn import written
from tests.learn.test_review import missed_win
from tests.web.keys import Ledger, kept_by_modules, texts_in
from tests.web.server import RoomServer
from tests.web.test_reviews import reviewed

NAMES = ("Evženie Q", "Adamira W", "Zbyhněvka X", "Květomil Y", "Oldřiška Z", "Bohdalka V")
BESIDE = ("/text", "/turn", "/company", "/talk", "/replay?eyes=watch", "/replay?at=0", "/replay?at=2&eyes=0&play=1")
HASTY_ADVISER = "search:iterations=5"  # what it advises does not matter here
LEARNING = (
    "/learn", "/learn/{game}", "/learn/{game}/board/turn", "/learn/{game}/first", "/learn/{game}/first/look?at=x",
    "/puzzles", "/puzzles/mindbug", "/puzzles/mindbug/mindbug-1", "/puzzles/mindbug/mindbug-1/look?at=x",
)  # fmt: skip
THING = re.compile(r'<div id="([^"]+)" class="card')
LOOK = re.compile(r'href="([^"]*look\?at=[^"]+)"')


class Guest:
    """A browser of its own, with the tables it has been led to."""

    def __init__(self, room: RoomServer, ledger: Ledger, lang: str = "en") -> None:
        self.client = httpx.Client(
            base_url=room.url, follow_redirects=True, timeout=20, headers={"accept-language": lang}, verify=False
        )
        self.ledger = ledger
        self.own: set[str] = set()  # what this browser's list of own tables may hold

    @property
    def visitor(self) -> str:
        return self.client.cookies.get("visitor") or ""

    def arrive(self, page: httpx.Response) -> Place:
        """Sit down where this page has led to."""
        _, _, id, key, *_ = page.url.path.split("/")
        self.ledger.add(id, f"the table {id}")
        self.ledger.add(key, f"a seat at {id}")
        if self.visitor:  # who only watches has none
            self.ledger.add(self.visitor, f"a visitor at {id}")
        self.own |= {id, key}
        for led in page.history:
            self.ledger.check(led, self.own, self.visitor)
        return Place(self, id, key)


class Place:
    """One link, opened by one browser."""

    def __init__(self, guest: Guest, id: str, key: str) -> None:
        self.guest = guest
        self.id = id
        self.key = key
        self.shown: list[str] = []  # keys on the page of links: one's own, of empty seats, for watching (the last)

    @property
    def url(self) -> str:
        return f"/t/{self.id}/{self.key}"

    @property
    def api(self) -> str:
        return f"/api/tables/{self.id}/{self.key}"

    def check(self, answer: httpx.Response, *more: str) -> httpx.Response:
        self.guest.ledger.check(answer, [self.id, self.key, *more], self.guest.visitor)
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        answer = self.check(self.guest.client.get(path, headers=headers))
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text[:200]}"
        return answer

    def post(self, path: str, **form: str) -> httpx.Response:
        """A form; whether it is refused or not."""
        return self.check(self.guest.client.post(self.url + path, data=form))

    def learn_links(self, empty: int = 0) -> None:
        """What the page of links shows: the link for watching, one's own, and those of so many empty seats."""
        page = self.guest.client.get(self.url + "/links").text
        found = re.findall(r'value="http://[^"]*/t/(\w+)/([\w-]+)"', page)
        assert {id for id, _ in found} == {self.id}
        self.shown = [key for _, key in found]
        assert len({*self.shown, self.key}) == len(set(self.shown)) == (1 if self.watching else 2 + empty)
        for key in self.shown:
            self.guest.ledger.add(key, f"a link of {self.id}")

    @property
    def watching(self) -> bool:
        return not self.guest.visitor

    def replace_link(self) -> None:
        """From now on the old key is somebody else's: no page may hold it."""
        page = self.guest.client.post(self.url + "/renew", data={"link": "own"})
        old, self.key = self.key, page.url.path.split("/")[3]
        assert old != self.key
        self.guest.ledger.add(self.key, f"a seat at {self.id}")
        self.guest.own = (self.guest.own - {old}) | {self.key}
        for led in page.history:
            self.check(led)
        self.learn_links()
        assert old not in page.text

    def look_around(self) -> None:
        """Everything that this place can fetch, and where its pages lead."""
        page = self.get(self.url)
        self.check(self.guest.client.get(self.url + "/links"), *self.shown)
        for path in BESIDE:
            self.get(self.url + path)
        things = [f"{self.url}/look?at={thing}" for thing in THING.findall(page.text)[:2]]
        for link in [*LOOK.findall(page.text)[:4], *things]:
            self.get(link)
            self.get(link, **{"x-live": "1"})
        self.get(self.api)
        self.point_at_answers(page.text)
        self.make_mistakes()
        for path in ("/", "/mine", "/lobby", "/me", "/me/export.json"):
            self.guest.ledger.check(self.guest.client.get(path), self.guest.own, self.guest.visitor)
        with self.stream(self.url + "/live") as frames:
            self.read(frames, "event: frame")

    def point_at_answers(self, page: str) -> None:
        """What surely follows an answer."""
        at = re.search(r'data-seq="(\d+)"', page)
        for code in re.findall(r'name="choice" value="([^"]+)"', page)[:2]:
            self.get(f"{self.url}/then?{urlencode({'at': at[1] if at else '', 'choice': unescape(code)})}")

    def make_mistakes(self) -> None:
        """What is refused tells no more than what is granted."""
        for path, form in (("/choose", {"at": "1", "choice": "x"}), ("/renew", {"link": "x"}), ("/nowhere", {})):
            assert self.post(path, **form).status_code >= 400
        refused = self.guest.client.post(self.api + "/choose", json={"choice": "x", "seq": 1})
        assert self.check(refused).status_code >= 400
        self.check(self.guest.client.get(f"/t/{self.id}/nonsense"))

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[str]]:
        with self.guest.client.stream("GET", path) as answer:
            headers = " ".join(answer.headers.values())
            assert self.guest.ledger.strangers(headers, [self.id, self.key]) == set()
            yield answer.iter_lines()

    def read(self, lines: Iterator[str], upto: str) -> None:
        """Everything that is sent, up to the end of the message with this line."""
        reached = False
        for line in lines:
            found = self.guest.ledger.strangers(line, [self.id, self.key])
            assert not found, f"a frame of {self.url} holds secrets of {sorted(found)}"
            self.guest.ledger.checked += 1
            reached = reached or line.startswith(upto)
            if reached and not line:
                return
        raise AssertionError(f"the stream has ended before {upto!r}")


class EqualTables:
    """Equal tables of one game, of every kind that the room can set up."""

    def __init__(self, room: RoomServer, id: str, guests: ExitStack) -> None:
        self.room = room
        self.guests = guests  # all browsers, closed together
        self.game = herna.game(id)
        self.players = self.game.new(seed=1).players
        self.ledger = Ledger()
        self.quick = [self.play_now(lang) for lang in ("en", "cs", "en")]
        self.shared = [self.set_table("me", "here") for _ in range(2)]
        self.awaiting = [self.set_table("me", "friend") for _ in range(2)]
        self.open = [self.for_programs() for _ in range(2)]
        self.over = [self.upload() for _ in range(2)]
        self.places = [*self.quick, *self.shared, *self.awaiting, *[p for t in self.open for p in t], *self.over]
        for place in self.places:
            place.learn_links(empty=self.players - 1 if place in self.awaiting else 0)
        for place in [*self.quick[:2], self.shared[0], self.over[0]]:
            self.places.append(self.watch(place))

    def guest(self, lang: str = "en") -> Guest:
        made = Guest(self.room, self.ledger, lang)
        self.guests.enter_context(made.client)
        return made

    def play_now(self, lang: str) -> Place:
        guest = self.guest(lang)
        return guest.arrive(guest.client.post("/play", data={"game": self.game.id}))

    def set_table(self, first: str, others: str) -> Place:
        guest = self.guest()
        form: dict[str, list[str]] = {"seat": [first] + [others] * (self.players - 1), "name": [*NAMES[: self.players]]}
        for name, spec in self.game.options.items():
            if spec.several:
                form[f"option.{name}"] = [str(value) for value in spec.default]
        return guest.arrive(guest.client.post(f"/set/{self.game.id}", data=form))

    def for_programs(self) -> list[Place]:
        """All seats, each in a browser of its own, and a spectator."""
        wish = {"game": self.game.id, "seats": [{"name": name} for name in NAMES[: self.players]], "seed": "1"}
        made = httpx.post(self.room.url + "/api/tables", json=wish).json()
        keys = [*made["seats"], made["watch"]]
        self.ledger.add(made["watch"], f"the watch link of {made['id']}")
        guests = [self.guest() for _ in keys]
        return [
            guest.arrive(guest.client.get(f"/t/{made['id']}/{key}")) for guest, key in zip(guests, keys, strict=True)
        ]

    def look_at_invitations(self) -> None:
        """Strangers open the links of empty seats, and see nothing but the invitation."""
        for place in self.awaiting:
            for key in set(place.shown[:-1]) - {place.key}:
                stranger = self.guest()
                page = stranger.client.get(f"/t/{place.id}/{key}")
                self.ledger.check(page, [place.id, key], stranger.visitor)
                assert f"/t/{place.id}/{key}/sit" in page.text

    def watch(self, place: Place) -> Place:
        """A spectator at the table of this place."""
        guest = self.guest()
        watching = guest.arrive(guest.client.get(f"/t/{place.id}/{place.shown[-1]}"))
        watching.learn_links()
        return watching

    def upload(self) -> Place:
        """A finished game, all its seats at one screen."""
        state, rng = self.game.new(seed=1), Random(1)
        while not state.over:
            seat = state.to_act[0]
            state.choose(rng.randrange(state.options_of(seat)), seat)
        guest = self.guest()
        record = json.dumps(state.record()).encode()
        return guest.arrive(guest.client.post("/upload", files={"record": ("game.json", record)}))

    def look_around(self, rng: Random) -> None:
        """Everybody looks at everything, in any order."""
        for place in rng.sample(self.places, len(self.places)):
            place.look_around()
        for guest in [place.guest for place in self.quick] if has_howto(self.game.id) else []:
            for path in LEARNING:
                self.ledger.check(guest.client.get(path.format(game=self.game.id)), [], guest.visitor)

    def choose_everywhere(self) -> None:
        """The same choice at every open table, with everybody looking on."""
        for places in self.open:
            with ExitStack() as streams:
                pages = [streams.enter_context(place.stream(place.url + "/live")) for place in places]
                events = [streams.enter_context(place.stream(place.api + "/events")) for place in places]
                for place, lines in zip(places, pages, strict=True):
                    place.read(lines, "event: frame")
                for place, lines in zip(places, events, strict=True):
                    place.read(lines, "event: turn")
                seq = self.choose_at(places)
                for place, lines in zip(places, pages, strict=True):
                    place.read(lines, f"id: {seq}")
                for place, lines in zip(places, events, strict=True):
                    place.read(lines, "event: turn")

    def choose_at(self, places: list[Place]) -> int:
        for place in places:
            seen = place.get(place.api).json()
            if seen["decision"] is not None:
                body = {"choice": seen["decision"]["options"][0]["code"], "seq": seen["seq"]}
                answer = place.check(place.guest.client.post(place.api + "/choose", json=body))
                return int(answer.json()["seq"])
        raise AssertionError("nobody is asked")

    def choose_at_home(self) -> None:
        """People at one screen hand it over and choose by form; others ask for a hint and take a choice back."""
        chosen = 0
        for place in [*self.quick[:2], *self.shared]:
            page = place.get(place.url)
            if taken := re.search(r'id="o-here"[^>]*value="(\d+)"', page.text):
                page = place.post("/here", seat=taken[1])
            if code := re.search(r'name="choice" value="([^"]+)"', page.text):
                seq = re.search(r'name="at" value="(\d+)"', page.text)
                assert seq is not None
                place.post("/hint")
                place.post("/choose", at=seq[1], choice=code[1])
                place.post("/talk", phrase="hello")
                place.post("/undo")
                chosen += 1
        assert chosen >= 2

    def look_at_ends(self) -> None:
        """Replays through everybody's eyes, the proof, the record, a rematch, and a game continued from its middle."""
        for place in self.over:
            for eyes in ("all", "watch", *[str(seat) for seat in range(self.players)]):
                for at in ("0", "9", "99999"):
                    place.get(f"{place.url}/replay?at={at}&eyes={eyes}")
            place.get(place.url + "/fair")
            place.get(place.url + "/record.json")
            place.get(place.url + "/review")
            place.get(place.url + "/review/progress")
            for path, form in (("/rematch", {}), ("/continue", {"at": "5"})):
                fresh = place.guest.arrive(place.guest.client.post(place.url + path, data=form))
                assert fresh.id != place.id
                fresh.learn_links()
                fresh.look_around()


def test_reviews_of_equal_games_hold_nobody_elses_key(room: RoomServer) -> None:
    """Two tables with the same short game: each is reviewed, shared, tried again and looked at in the replay."""
    ledger = Ledger()
    with ExitStack() as guests:
        places: list[Place] = []
        for _ in range(2):
            guest = Guest(room, ledger)
            guests.enter_context(guest.client)
            record = json.dumps(missed_win()).encode()
            places.append(guest.arrive(guest.client.post("/upload", files={"record": ("game.json", record)})))
        for place in places:
            place.learn_links()
            place.check(reviewed(place.guest.client, place.url))
            shared = place.guest.client.post(place.url + "/review/share", data={"seat": "0", "share": "link"})
            link = re.search(r"/review/([\w-]{16,})", shared.text)
            assert link is not None
            ledger.add(link[1], f"the shared review of {place.id}")
            place.check(shared, link[1])
            for path in ("/review?seat=1", "/review/progress", "/review/try?choice=0", "/review/try?choice=0&answer=1"):
                place.get(place.url + path)
            option = re.search(r'name="choice" value="([^"]+)"', place.get(place.url + "/review/try?choice=0").text)
            assert option is not None
            wish = {"seat": "0", "number": "0", "choice": unescape(option[1])}
            place.check(place.guest.client.post(place.url + "/review/try", data=wish))
            place.get(place.url + "/review/line?choice=0")
            step = {"kept": written([0, 0]), "step": "1"}
            for live in ({}, {"x-live": "1"}):
                place.check(place.guest.client.post(place.url + "/review/line", data=step, headers=live))
            for path in ("/replay?eyes=0", "/replay?eyes=0&at=2"):
                place.get(place.url + path)
                place.get(place.url + path, **{"x-live": "1"})
            place.check(place.guest.client.get(place.url + "/review"), link[1])
            with httpx.Client(base_url=room.url) as stranger:
                ledger.check(stranger.get(f"/review/{link[1]}"), [link[1]], "")
    secrets = [*ledger.owners]
    for name, kept in kept_by_modules():
        found = {secret for text in texts_in(kept) for secret in secrets if secret in text}
        assert not found, f"{name} keeps {sorted(found)} for all tables"


@pytest.mark.slow
@pytest.mark.parametrize("id", herna.games())
def test_no_answer_of_many_equal_tables_holds_anybody_elses_key(
    room: RoomServer, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.web.tables.botplay.ADVISER", HASTY_ADVISER)
    rng = Random(id)
    with ExitStack() as guests:
        tables = EqualTables(room, id, guests)
        tables.look_around(rng)
        tables.look_at_invitations()
        tables.choose_everywhere()
        tables.choose_at_home()
        tables.choose_everywhere()
        for place in [*tables.quick[2:], *tables.shared, *tables.open[0][:-1]]:
            place.replace_link()
        tables.look_around(rng)
        tables.look_at_ends()
    assert tables.ledger.checked > 800
    secrets = [*tables.ledger.owners, *NAMES]
    for name, kept in kept_by_modules():
        found = {secret for text in texts_in(kept) for secret in secrets if secret in text}
        assert not found, f"{name} keeps {sorted(found)} for all tables"


# --- the test itself ------------------------------------------------------------------------------------------------
def test_a_strangers_key_would_be_found() -> None:
    ledger = Ledger()
    mine, other = "m" * 24, "o" * 24
    ledger.add(mine, "me")
    ledger.add(other, "another")
    assert ledger.strangers(f'<a href="/t/0123456789/{mine}">', [mine, "0123456789"]) == set()
    assert ledger.strangers(f'<a id="x-{other}">', [mine]) == {"another"}
    assert ledger.strangers(f"/t/0123456789/{'u' * 24}", ["0123456789"]) == {f"somebody unknown ({'u' * 24})"}


def test_a_kept_secret_would_be_found() -> None:
    class Deep:
        def __init__(self, inside: Any) -> None:
            self.inside = inside

    @lru_cache(8)
    def drawn(key: str, thing: Deep) -> str:
        return f"<b>{thing.inside[0]}</b>"

    drawn("a key", Deep(["a name"]))
    assert {"a key", "a name", "<b>a name</b>"} <= texts_in(drawn)
    assert "a name" in texts_in({1: [Deep(("a name",))]})
    kept = {name for name, _ in kept_by_modules()}
    assert {"herna.web.drawing.markup.card_back", "herna.web.drawing.kept.KEPT"} <= kept
