"""The addresses of the deck builder. A deck stands in its page's address; saved ones lie in the visitor's browser."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

import herna
from herna.kernel.decks import DeckBuilding
from herna.kernel.game import Game
from herna.web.pages.bench import FIELDS, Bench
from herna.web.pages.decks import bench_page, start_page
from herna.web.pages.options import SavedDeck
from herna.web.routes.answers import html
from herna.web.routes.deckbox import BoxFull, keep, saved_decks
from herna.web.routes.forms import Form, read_form
from herna.web.routes.requests import Asked, look_of, reach_of
from herna.web.tables.names import clean_name


def builder_of(id: str) -> tuple[Game[Any], DeckBuilding]:
    game = herna.game(id)
    if game.decks is None:
        raise HTTPException(status_code=404, detail="no decks are built in this game")
    return game, game.decks


def bench_of(game: Game[Any], building: DeckBuilding, fields: dict[str, str]) -> Bench | None:
    """The bench that these fields describe; None where there is no deck, or none that can be read."""
    deck, unread = building.read(fields.get("deck", ""))
    if unread or deck["summoner"] not in building.leaders:
        return None
    kept = {name: value for name, value in fields.items() if name in FIELDS}
    return Bench(game, building, deck, {**kept, "name": clean_name(kept.get("name", ""), "")})


def plain_fields(form: Form) -> dict[str, str]:
    return {name: values[0] for name, values in form.fields.items()}


@get("/decks/{game:str}", include_in_schema=False)
async def bench(request: Asked, game: FromPath[str]) -> Response[Any]:
    """The builder; with `do` or another `leader` the deck changes, and the answer leads to where it stands then."""
    found, building = builder_of(game)
    look = look_of(request)
    fields = {name: str(value) for name, value in request.query_params.items()}
    if not fields.get("deck"):
        return html(start_page(look, found, judged(request, found, building), "", []))
    made = bench_of(found, building, fields)
    if made is None:
        wrong = building.read(fields["deck"])[1] or building.check(building.read(fields["deck"])[0])
        return html(start_page(look, found, judged(request, found, building), fields["deck"], wrong), 400)
    leader = fields.get("leader", made.leader)
    if fields.get("do") or leader != made.leader:
        made.follow(leader)
        card = made.change(fields.get("do", ""))
        return Redirect(made.address(f"c-{card}" if card else "deck"), status_code=303)
    message = look.say("decks.saved.done", name=made.name) if fields.get("saved") else ""
    if fields.get("saved") == "full":
        message = look.say("decks.saved.full")
    base = reach_of(request).bases[0]
    return html(bench_page(look, made, base, message))


def judged(request: Asked, game: Game[Any], building: DeckBuilding) -> list[tuple[SavedDeck, int]]:
    """The visitor's decks, each with the number of its faults; what cannot be read at all is left out."""
    found = []
    for saved in saved_decks(request, game):
        deck, unread = building.read(saved.code)
        if not unread:
            found.append((saved, len(building.check(deck))))
    return found


@post("/decks/{game:str}/save", include_in_schema=False)
async def save(request: Asked, game: FromPath[str]) -> Response[Any]:
    """Into the browser; a deck of the same name is replaced."""
    found, building = builder_of(game)
    look = look_of(request)
    made = bench_of(found, building, plain_fields(await read_form(request)))
    if made is None:
        raise HTTPException(status_code=400, detail="no deck")
    made.fields["name"] = made.name or look.say("decks.unnamed")
    others = [deck for deck in saved_decks(request, found) if deck.name != made.name]
    try:
        cookie = keep(found, [*others, SavedDeck(made.name, made.code)])
    except BoxFull:
        return Redirect(made.address("deck", saved="full"), status_code=303)
    return Redirect(made.address("deck", saved="yes"), status_code=303, cookies=[cookie])


@post("/decks/{game:str}/forget", include_in_schema=False)
async def forget(request: Asked, game: FromPath[str]) -> Redirect:
    found, _ = builder_of(game)
    name = (await read_form(request)).one("name")
    rest = [deck for deck in saved_decks(request, found) if deck.name != name]
    return Redirect(f"/decks/{game}", status_code=303, cookies=[keep(found, rest)])


@post("/decks/{game:str}/import", include_in_schema=False)
async def read_in(request: Asked, game: FromPath[str]) -> Response[Any]:
    """A pasted deck, onto the bench; what cannot be read is named, line by line, and nothing happens."""
    found, building = builder_of(game)
    text = (await read_form(request)).one("text")
    deck, wrong = building.read(text)
    if not wrong and deck["summoner"] not in building.leaders:
        wrong = building.check(deck)
    if wrong:
        return html(start_page(look_of(request), found, judged(request, found, building), text, wrong), 400)
    name = clean_name(str(deck.pop("name", "")), "")
    return Redirect(Bench(found, building, deck, {"name": name}).address(), status_code=303)


@get("/decks/{game:str}/text", include_in_schema=False)
async def as_text(request: Asked, game: FromPath[str]) -> Response[str]:
    found, building = builder_of(game)
    made = bench_of(found, building, {name: str(value) for name, value in request.query_params.items()})
    if made is None:
        raise HTTPException(status_code=404, detail="no deck")
    headers = {"Content-Disposition": 'attachment; filename="deck.txt"'}
    return Response(made.text(look_of(request).lang), media_type=MediaType.TEXT, headers=headers)


DECK_ROUTES: Final = [bench, save, forget, read_in, as_text]
