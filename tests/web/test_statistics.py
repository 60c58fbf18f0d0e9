"""Somebody's own statistics: by faction, and typical mistakes; nobody else's, and nothing from too little."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

import herna
from herna.learn.review.themes import ENOUGH
from herna.web.pages.me import ENOUGH as RATED
from herna.web.store import NewSeat, Store
from tests.web.server import RoomServer, run_apart

EVA, ADAM = "eva-" + "e" * 20, "adam-" + "a" * 20


async def fill(database: str) -> None:
    """Eva has finished a game each with two games, and three of her games of Mindbug were reviewed for both sides."""
    store = await Store.open(database)
    people = [("Eva", EVA), ("Adam", ADAM)]
    setups: list[tuple[str, dict[str, Any]]] = [
        ("smashup", {"factions": [["aliens", "zombies"], ["robots", "wizards"]]}),
        ("summoner", {"south": "tundra_orcs", "north": "cave_goblins"}),
        ("wistar", {}),  # its explorers are pieces: nobody plays with one
        *[("mindbug", {})] * ENOUGH,
    ]
    for game, options in setups:
        state = herna.game(game).new(2, seed="1", **options)
        seats = [NewSeat(name, visitor=visitor) for name, visitor in people]
        id = await store.create(state.setup.as_dict(), seats, [], True, [0])
        if game == "mindbug":
            for seat, code in ((0, "block:none"), (1, "play:gorillion")):
                finding = {"seat": seat, "code": code, "best": "block:gorillion", "loss": 0.2}
                await store.reviews.keep(id, seat, {"seat": seat, "findings": [finding]}, done=True)
    await store.close()


def text_of(page: httpx.Response) -> str:
    assert page.status_code == 200
    return re.sub(r"\s+", " ", unescape(re.sub("<[^>]+>", " ", page.text)))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_own_games_by_faction_and_own_typical_mistakes(tmp_path: Path, lang: str) -> None:
    run_apart(fill(f"sqlite:///{tmp_path / 'room.db'}"))
    room = RoomServer(tmp_path)
    room.start()
    try:
        with httpx.Client(base_url=room.url, cookies={"visitor": EVA}, timeout=30) as eva:
            told = text_of(eva.get("/me/statistics", params={"lang": lang}))
            mine = {"en": ("Aliens", "Tundra Orcs", "held back"), "cs": ("Zdrženlivost", "Typické chyby")}[lang]
            for words in mine:
                assert words in told
            assert not [
                words
                for words in ("Robots", "Cave Goblins", "Something of another kind", "Yard", "statkem")
                if words in told
            ]
            assert ADAM not in told
            assert 'href="/me/statistics"' in eva.get("/me").text
            rated = text_of(eva.get("/me", params={"lang": "en"}))
            assert "±" not in rated, "one or two games are no rating"
            assert f"after {RATED - 1} more games" in rated
    finally:
        room.stop()


def test_somebody_new_is_told_what_is_missing(client: httpx.Client) -> None:
    told = text_of(client.get("/me/statistics", params={"lang": "en"}))
    assert "None of your games has been reviewed yet" in told
    assert "You have not finished a game with factions" in told
