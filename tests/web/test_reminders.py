"""Reminders of one's turn: one for each turn, whatever the ways, servers and restarts; and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.web.sending import push
from herna.web.sending.mail import MailServer
from herna.web.store import Store
from herna.web.store.ways import Turn, Way, claim, give_back, keep_way, way_id, ways_of
from herna.web.tables import reminders
from tests.web.post import Mailbox, Telephone, inbox, mailbox, until
from tests.web.server import RoomServer
from tests.web.test_clocks import Hands
from tests.web.test_store import KINDS, new_table, try_out

QUICK = {"watch_seconds": 0.02, "remind_seconds": 0.2, "push_inside": True}


class Duel:
    """A game of two people who have come by browser: Eva has set the table, Adam was invited."""

    def __init__(self, room: RoomServer) -> None:
        self.people = [httpx.Client(base_url=room.url, follow_redirects=True, timeout=20) for _ in range(2)]
        form = {"name": ["Eva", "Adam"], "option.sets": ["first_contact"], "seat": ["me", "friend"]}
        made = self.people[0].post("/set/mindbug", data=form)
        _, _, self.id, eva, _ = made.url.path.split("/")
        links = re.findall(rf'value="[^"]*(/t/{self.id}/[^"]*)"', made.text)
        sat = self.people[1].post(next(link for link in links if eva not in link) + "/sit")
        self.keys = [eva, sat.url.path.split("/")[3]]

    def close(self) -> None:
        for person in self.people:
            person.close()

    def seen(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.people[seat].get(f"/api/tables/{self.id}/{self.keys[seat]}").json()
        return found

    @property
    def asked(self) -> int:
        return next(seat for seat in (0, 1) if self.seen(seat)["decision"])

    def choose(self, seat: int) -> None:
        told = self.seen(seat)
        choice = {"choice": told["decision"]["options"][0]["code"], "seq": told["seq"]}
        done = self.people[seat].post(f"/api/tables/{self.id}/{self.keys[seat]}/choose", json=choice)
        assert done.status_code == 200

    def pass_on(self) -> int:
        """Play until the other one is asked; gives who that is."""
        before = self.asked
        while (seat := self.asked) == before:
            self.choose(seat)
        return seat


@contextmanager
def duel(folder: Path, **settings: Any) -> Iterator[tuple[RoomServer, Duel, Hands]]:
    """A room whose people are away as soon as the clock is moved on by a minute."""
    hands = Hands()
    room = RoomServer(folder, clock=hands, **{**QUICK, **settings})
    room.start()
    try:
        with closing(Duel(room)) as game:
            yield room, game, hands
    finally:
        room.stop()


def quiet(seconds: float = 1.2) -> None:
    """Time in which the room's watch looks several times: nothing more may come."""
    time.sleep(seconds)


def by_mail(box: Mailbox) -> dict[str, Any]:
    return {"mail": MailServer("127.0.0.1", box.port, False, "", "", "room@club.example")}


def confirmed(duel: Duel, seat: int, box: Mailbox, address: str) -> str:
    """Ask for e-mails and open the link that comes; gives the link."""
    before = len(box.got)
    assert duel.people[seat].post("/me/mail", data={"mail": address}).status_code == 200
    until(lambda: len(box.got) > before)
    found = re.search(r"http://\S+/mail/\S+", box.got[-1].get_content())
    assert found is not None
    path = "/mail/" + found[0].partition("/mail/")[2]
    assert "Yes, this is my address" in duel.people[seat].get(path).text
    assert duel.people[seat].post(path, data={"deed": "confirm"}).status_code == 200
    return path


# --- push -----------------------------------------------------------------------------------------------------------
def test_one_push_for_one_turn_also_after_a_restart_and_the_next_turn_has_its_own(tmp_path: Path) -> None:
    with inbox() as service, duel(tmp_path) as (room, game, hands):
        phone = Telephone(f"{service.url}/eva")
        seat = game.asked
        assert game.people[seat].post("/me/push", data=phone.form()).status_code == 204
        quiet()
        assert service.got == []  # they are here
        hands.now += 60
        until(lambda: len(service.got) == 1)
        told = json.loads(phone.read(service.got[0].body))
        assert told == {
            "title": "Mindbug",
            "body": f"It is your turn. Waiting: {('Adam', 'Eva')[seat]}",
            "table": game.id,
        }
        assert service.got[0].headers["authorization"].startswith("vapid t=")
        key = re.search(r'data-key="([^"]+)"', game.people[seat].get("/me").text)
        assert key is not None
        assert service.got[0].headers["authorization"].endswith(f"k={key[1]}")
        led = game.people[seat].get(f"/mine/{game.id}")
        assert led.url.path == f"/t/{game.id}/{game.keys[seat]}"
        assert game.people[1 - seat].get(f"/mine/{game.id}").url.path.endswith(game.keys[1 - seat])
        assert httpx.get(f"{room.url}/mine/{game.id}").status_code == 404
        room.stop()
        room.start()
        hands.now += 60
        quiet()
        assert len(service.got) == 1
        assert key[1] in game.people[seat].get("/me").text  # the room has kept its keys
        other = game.pass_on()
        assert other != seat
        quiet()
        assert game.pass_on() == seat
        hands.now += 60
        until(lambda: len(service.got) == 2)
        assert game.people[seat].post(f"/mine/{game.id}/reminded").status_code == 409  # pages know of it, too


def test_within_one_turn_nothing_is_repeated_and_a_page_that_tells_counts(tmp_path: Path) -> None:
    with inbox() as service, duel(tmp_path) as (_, game, hands):
        seat = game.asked
        game.people[seat].post("/me/push", data=Telephone(f"{service.url}/a").form())
        told = [game.people[seat].post(f"/mine/{game.id}/reminded").status_code for _ in range(2)]
        assert told == [204, 409]
        assert game.people[1 - seat].post(f"/mine/{game.id}/reminded").status_code == 404  # it is not their turn
        hands.now += 60
        quiet()
        assert service.got == []


def test_a_dead_device_is_forgotten_and_the_next_way_is_taken_but_only_one(tmp_path: Path) -> None:
    with inbox() as dead, inbox() as alive, mailbox() as box, duel(tmp_path, **by_mail(box)) as (_, game, hands):
        dead.status = 410
        seat = game.asked
        confirmed(game, seat, box, "eva@example.org")
        game.people[seat].post("/me/push", data=Telephone(f"{alive.url}/old").form())
        hands.now += 1
        game.people[seat].post("/me/push", data=Telephone(f"{dead.url}/new").form())
        hands.now += 60
        until(lambda: len(alive.got) == 1)
        quiet()
        assert (len(dead.got), len(alive.got), len(box.got)) == (1, 1, 1)  # the one e-mail asked for a confirmation
        kept = game.people[seat].get("/me/export.json").json()["reminders"]
        assert [way["address"] for way in kept] == [f"{alive.url}/old", "eva@example.org"]


def test_a_service_that_hangs_delays_no_choice_and_no_other_reminder(tmp_path: Path) -> None:
    with inbox() as hanging, inbox() as service, mailbox() as box, duel(tmp_path, **by_mail(box)) as (_, game, hands):
        hanging.hangs.set()
        seat = game.asked
        confirmed(game, seat, box, "eva@example.org")
        game.people[seat].post("/me/push", data=Telephone(f"{hanging.url}/a").form())
        game.people[1 - seat].post("/me/push", data=Telephone(f"{service.url}/b").form())
        hands.now += 60
        until(lambda: len(hanging.got) == 1)
        before = time.monotonic()
        assert game.pass_on() == 1 - seat
        assert time.monotonic() - before < 5
        hands.now += 60
        until(lambda: len(service.got) == 1)
        assert len(hanging.got) == 1
        assert len(box.got) == 1  # it may have arrived: nothing is sent another way


# --- e-mail and webhook -----------------------------------------------------------------------------------------------
def test_an_email_goes_only_to_whoever_said_it_is_theirs_and_has_no_key(tmp_path: Path) -> None:
    with mailbox() as box, duel(tmp_path, **by_mail(box)) as (_, game, hands):
        seat = game.asked
        person = game.people[seat]
        assert "this room sends no reminders" in person.post("/me/hook").text
        assert person.post("/me/mail", data={"mail": "eva@x\nBcc: a@b.example"}).status_code == 400
        person.post("/me/mail", data={"mail": "eva@example.org"})
        until(lambda: len(box.got) == 1)
        hands.now += 60
        quiet()
        assert len(box.got) == 1  # nobody has confirmed it
        again = game.people[1 - seat].post("/me/mail", data={"mail": "eva@example.org"})
        assert again.status_code == 429  # nobody can flood somebody else's mailbox
        link = re.findall(r"/mail/\S+", box.got[0].get_content())[-1]
        assert person.get(link[:-1]).status_code == 404
        assert person.post(link, data={"deed": "confirm"}).status_code == 200
        until(lambda: len(box.got) == 2)
        text = box.got[1].get_content()
        assert f"/mine/{game.id}" in text
        assert not [key for key in game.keys if key in text]
        assert "No more reminders" in person.get(link).text
        person.post(link, data={"deed": "stop"})
        assert person.get(link).status_code == 404
        assert person.get("/me/export.json").json()["reminders"] == []


def test_the_webhook_is_the_hosts_and_tells_of_those_who_want_it_only(tmp_path: Path) -> None:
    with inbox() as chat, duel(tmp_path, webhook=f"{chat.url}/hooks/s3cret") as (_, game, hands):
        hands.now += 60
        quiet()
        assert chat.got == []
        seat = game.asked
        shown = game.people[seat].post("/me/hook").text
        assert "s3cret" not in shown
        assert "Do not announce my turns" in shown
        hands.now += 60
        until(lambda: len(chat.got) == 1)
        told = chat.got[0].json()
        names = ("Eva", "Adam")
        assert (told["name"], told["against"], told["table"]) == (names[seat], [names[1 - seat]], game.id)
        assert not [key for key in game.keys if key in chat.got[0].body.decode()]
        game.people[seat].post("/me/silence", data={"kind": "hook"})
        game.pass_on()
        game.pass_on()
        hands.now += 60
        quiet()
        assert len(chat.got) == 1


def test_whoever_deletes_themselves_is_reminded_no_more(tmp_path: Path) -> None:
    with inbox() as service, duel(tmp_path) as (_, game, hands):
        seat = game.asked
        game.people[seat].post("/me/push", data=Telephone(f"{service.url}/a").form())
        game.people[seat].post("/me/delete", data={"sure": "yes"})
        hands.now += 60
        quiet()
        assert service.got == []


# --- what visitors may ask for ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/a"},
        {"endpoint": "https://127.0.0.1/a"},
        {"endpoint": "https://[::1]:8010/a"},
        {"endpoint": "https://169.254.169.254/"},
        {"endpoint": "gopher://push.example/"},
        {"p256dh": "AAAA"},
        {"auth": "x"},
        {"auth": 5000 * "x"},
    ],
)
def test_a_device_with_a_bad_address_or_bad_keys_is_refused(client: httpx.Client, change: dict[str, str]) -> None:
    answer = client.post("/me/push", data={**Telephone("https://push.example/a").form(), **change})
    assert answer.status_code in (400, 429)


def test_without_the_package_there_is_no_push_and_nothing_is_said_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "available", lambda: False)
    room = RoomServer(tmp_path)
    room.start()
    try:
        assert 'id="reminders"' not in httpx.get(f"{room.url}/me").text
        refused = httpx.post(f"{room.url}/me/push", data=Telephone("https://push.example/a").form())
        assert refused.status_code == 400
    finally:
        room.stop()


# --- in the database --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_of_many_who_claim_a_turn_one_gets_it(kind: str, tmp_path: Path) -> None:
    async def trial(store: Store) -> None:
        table = await new_table(store)
        got = await asyncio.gather(*[claim(store, table.id, 0, 4) for _ in range(8)])
        assert sorted(got) == [False] * 7 + [True]
        assert await claim(store, table.id, 0, 6)
        turn = Turn(table.id, 0, 4, "someone", "mindbug", [], [], 0.0, table.created)
        await give_back(store, [turn])
        assert await claim(store, table.id, 0, 4)
        for number in range(8):
            address = f"https://push.example/{number}"
            way = Way(way_id("someone", "push", address), "someone", "push", address, {}, "cs", "", True, float(number))
            await keep_way(store, way)
        known = [way.address[-1] for way in await ways_of(store, "someone")]
        assert known == ["7", "6", "5", "4", "3"]  # the devices used last

    try_out(kind, tmp_path, trial)


def test_a_full_queue_is_left_to_the_next_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is claimed that cannot be sent."""
    monkeypatch.setattr(reminders, "SENDERS", 0)
    monkeypatch.setattr(reminders, "MOST_WAITING", 1)
    with inbox() as service, duel(tmp_path) as (room, game, hands), closing(Duel(room)) as other:
        for one in (game, other):
            one.people[one.asked].post("/me/push", data=Telephone(f"{service.url}/{one.id}").form())
        hands.now += 60
        quiet()
        room.stop()  # what waited in the queue is given back
        monkeypatch.setattr(reminders, "SENDERS", 2)
        room.start()
        until(lambda: {got.path for got in service.got} == {f"/{game.id}", f"/{other.id}"})
        quiet()
        assert len(service.got) == 2
