"""The JSON API: what the pages do, for programs. A seat's key is all a program needs to sit down."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

import herna
from herna.kernel.errors import BadOption
from herna.kernel.telling import tell_decision
from herna.kernel.texts.catalogue import LANGUAGES
from herna.players import LEVELS
from herna.web.opponents import BOTS
from herna.web.routes.answers import ALIVE, stream_of, told
from herna.web.routes.company import DeedWish, do, who_is_here
from herna.web.routes.requests import REQUEST, Asked, address_of, count_table, find, room_of, visitor_of
from herna.web.store.agreements import Terms
from herna.web.store.history import PROGRAM
from herna.web.tables.live import LiveTable
from herna.web.tables.places import Place
from herna.web.tables.room import Room, fresh_game, seats_from

EVENT_ID: Final = re.compile(r"\d{1,15}", re.ASCII)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: `person` (gets a key), or the id of a bot (see `/api/bots`)."""

    kind: str = "person"
    name: str = ""


class TermsWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What holds between the people here. `clock`: `none`, `move:SECONDS:RESERVE` or `days:DAYS`.

    `at_zero`: a `bot` takes over, or the game is `lost`. `away`: minutes after which a bot plays for somebody who is
    not here; 0: never. `chat`: may people write what they like, or choose phrases only? `hints`: may people ask for
    advice in a game against people?
    """

    clock: str = "none"
    at_zero: str = "bot"
    away: int = 0
    chat: bool = True
    hints: bool = False


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """`watch`: may whoever has the watch key look on? Without a `seed` one is drawn.

    With `shared_chance`, people and programs add to the seed (see `.../chance`) before the game is dealt.
    A table with a seed is marked as one whose cards somebody may know. Where several seats are `person`, the room draws
    the seed and takes none, unless its settings say otherwise.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    seed: str | None = None
    watch: bool = True
    shared_chance: bool = False
    terms: TermsWish = TermsWish()


class ChanceWish(msgspec.Struct, forbid_unknown_fields=True):
    """What you add to the seed: first its `mark`, the SHA-256 of your share (or empty: you add nothing).

    When all marks are there: the `share` itself.
    """

    mark: str | None = None
    share: str | None = None


class ChanceInfo(msgspec.Struct):
    """`commitment` fixes the room's part of the seed; `owed` is what you are to hand in now: mark, share or nothing.

    Marks are null where the game waits for them, and empty where nothing is added.
    """

    commitment: str
    shared: bool
    dealt: bool
    owed: str
    marks: list[str | None]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """`seq` is the number of the state the choice was made in.

    `request` is a name of your own for this request: asked again under the same name, the choice is not made twice.
    """

    choice: str
    seq: int
    request: Annotated[str, msgspec.Meta(pattern=f"^{REQUEST.pattern}$")] = ""


class RenewWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which link shall be renewed: one's `own`, `watch`, or the number of a seat whose link is an invitation."""

    link: str = "own"


class NewKey(msgspec.Struct):
    """The new key; the old one opens nothing any more."""

    key: str


class GameInfo(msgspec.Struct):
    id: str
    title: dict[str, str]
    players: list[int]
    options: dict[str, Any]
    rules: str


class BotInfo(msgspec.Struct):
    id: str
    name: dict[str, str]
    description: dict[str, str]


class NewTable(msgspec.Struct):
    """The keys of the seats, null for a bot's; the key for watching, null if nobody may."""

    id: str
    watch: str | None
    seats: list[str | None]


class OptionInfo(msgspec.Struct):
    code: str
    label: str
    at: str
    role: str


class DecisionInfo(msgspec.Struct):
    seat: int
    kind: str
    purpose: str
    rule: str
    source: str
    most: int
    chosen: int
    prompt: str
    help: str
    options: list[OptionInfo]


class OfferInfo(msgspec.Struct):
    what: str
    seat: int
    asked: bool


class TableInfo(msgspec.Struct):
    """`bots` has the id of each seat's bot, null where a person or a program sits.

    `open_seed`: whoever set the table has chosen its seed, and can know every card. `text` has all that the seat may
    know, its question and its options in words, for language models; it is empty for those who only watch.

    `ended`: null, or how people ended the game where its rules would go on (`resigned`, `late`, `draw`, `off`), whose
    doing it was, and who has won by it. `standing`: seats at which a bot plays in a person's place, and why. `offer`:
    what somebody offers (a `draw`, or to call the game `off`), who, and whether this key must answer.
    """

    seq: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    names: list[str]
    bots: list[str | None]
    watched: bool
    open_seed: bool
    text: str
    terms: dict[str, Any]
    standing: dict[str, str]
    offer: OfferInfo | None
    ended: dict[str, Any] | None


class Mistake(msgspec.Struct):
    """What went wrong, in a sentence."""

    error: str
    status: int


UNKNOWN: Final = {404: ResponseSpec(Mistake, description="no such table, key or game", generate_examples=False)}
REFUSED: Final = {
    400: ResponseSpec(
        Mistake, description="malformed, or not legal; the sentence names the rule", generate_examples=False
    ),
    403: ResponseSpec(Mistake, description="this key may not do that, or not now", generate_examples=False),
}
MANY: Final = {429: ResponseSpec(Mistake, description="too many; `Retry-After` says when", generate_examples=False)}
STALE: Final = {409: ResponseSpec(Mistake, description="the table has moved on", generate_examples=False)}


@get("/games")
async def games() -> list[GameInfo]:
    """The games, their numbers of players and their options."""
    found = []
    for id in herna.games():
        game = herna.game(id)
        options = {
            name: {"default": spec.default, "choices": list(spec.choices), "several": spec.several}
            for name, spec in game.options.items()
        }
        titles = {lang: game.title(lang) for lang in LANGUAGES}
        found.append(GameInfo(id, titles, list(game.players), options, game.rules_version))
    return found


@get("/bots")
async def bots() -> list[BotInfo]:
    """The room's own bots, weakest first; their ids are kinds of seats."""
    return [
        BotInfo(
            level.id,
            {lang: level.name(lang) for lang in LANGUAGES},
            {lang: level.description(lang) for lang in LANGUAGES},
        )
        for level in LEVELS
    ]


@post("/tables", responses={**UNKNOWN, **MANY, 400: REFUSED[400]})
async def create(request: Asked, data: JSONBody[TableWish]) -> NewTable:
    """Set a table; gives the keys of all seats that people or programs may take."""
    kinds = ["friend" if s.kind == "person" else s.kind for s in data.seats]
    if any([kind != "friend" and kind not in BOTS for kind in kinds]):
        raise BadOption(f"a seat is 'person' or one of: {', '.join(BOTS)}")
    room = room_of(request)
    if data.seed is not None and kinds.count("friend") > 1 and not room.settings.chosen_seeds:
        raise BadOption("the room draws the seed of a game between people: whoever chooses it can know every card")
    state = fresh_game(herna.game(data.game), len(kinds), data.options, data.seed)
    terms = Terms(**msgspec.structs.asdict(data.terms))
    seats = seats_from(kinds, [s.name for s in data.seats], "", "en")
    for seat in seats:
        seat.invited = False  # a program hands out the keys itself
    count_table(request)
    if data.shared_chance and data.seed is not None:
        raise BadOption("a table has a seed that was chosen, or one that everybody adds to, not both")
    live = await room.open_table(state, seats, data.watch, data.seed is not None, data.shared_chance, terms)
    return NewTable(live.stored.id, live.stored.watch if data.watch else None, [s.key for s in seats])


def info(live: LiveTable, place: Place, lang: str) -> TableInfo:
    state = live.state
    acting = live.acting(place, state)
    viewer = acting if acting is not None else (place.seats[0] if place.seats else None)
    decision = None
    if acting is not None:
        asked = state.decision(acting)
        decision = DecisionInfo(
            asked.seat,
            asked.kind,
            asked.purpose,
            asked.rule,
            asked.source,
            asked.most,
            asked.chosen,
            asked.prompt(lang),
            asked.help(lang),
            [OptionInfo(o.code, o.label(lang), o.at, o.role) for o in asked.options],
        )
    stored = live.stored
    names, playing = [s.name for s in stored.seats], [s.bot for s in stored.seats]
    text = "" if viewer is None else tell_decision(live.game, state, viewer, lang)
    offer, answers = live.offers.open, live.offers.asked_of(place) is not None
    return TableInfo(
        live.seq,
        state.view(viewer),
        decision,
        names,
        playing,
        stored.watched,
        stored.open_seed,
        text,
        live.terms.as_dict(),
        {str(seat): why for seat, why in live.standing.why.items()},
        None if offer is None else OfferInfo(offer.what, offer.asker, answers),
        stored.ending,
    )


@get("/tables/{table:str}/{key:str}", responses={**UNKNOWN, **MANY, 403: REFUSED[403]})
async def look(request: Asked, table: FromPath[str], key: FromPath[str], lang: FromQuery[str] = "en") -> TableInfo:
    """What the key's seat (or a spectator) may know, and what it is asked."""
    live, place = await find(request, table, key)
    return info(live, place, lang if lang in LANGUAGES else "en")


@post("/tables/{table:str}/{key:str}/choose", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE, **MANY})
async def choose(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[Choice]) -> TableInfo:
    """Make a choice; 409 if the state has moved on since `seq`, 400 with the reason if it is not legal."""
    live, place = await find(request, table, key)
    await live.choose(place, data.seq, data.choice, request=data.request, visitor=PROGRAM)
    return info(live, place, "en")


@post("/tables/{table:str}/{key:str}/company", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE, **MANY})
async def company(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[DeedWish]) -> TableInfo:
    """Resign, leave and return, offer to end the game, or answer such an offer."""
    live, place = await find(request, table, key)
    await do(live, place, data.deed, data.seat)
    await live.sit_down(place, PROGRAM)
    return info(live, place, "en")


@get("/tables/{table:str}/{key:str}/chance", responses={**UNKNOWN, **MANY, 403: REFUSED[403]})
async def chance(request: Asked, table: FromPath[str], key: FromPath[str]) -> ChanceInfo:
    """Who has a part in the seed of this table, and what is still missing before the game is dealt."""
    live, place = await find(request, table, key, undealt=True)
    return chance_info(live, place)


@post("/tables/{table:str}/{key:str}/chance", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE, **MANY})
async def add_chance(
    request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[ChanceWish]
) -> ChanceInfo:
    """Add to the seed: a mark, and when all marks are there, the share."""
    live, place = await find(request, table, key, undealt=True)
    if (data.mark is None) == (data.share is None):
        raise BadOption("hand in a mark or a share")
    if data.share is not None:
        await live.chance.tell(place, data.share)
    else:
        await live.chance.hand_in(place, data.mark or "")
        await live.sit_down(place, PROGRAM)
    return chance_info(live, place)


def chance_info(live: LiveTable, place: Place) -> ChanceInfo:
    chance = live.chance
    marks = [seat.mark for seat in live.stored.seats]
    return ChanceInfo(chance.commitment, chance.shared, not chance.pending, chance.owed(place), marks)


@post("/tables/{table:str}/{key:str}/renew", status_code=200, responses={**UNKNOWN, **REFUSED, **STALE, **MANY})
async def renew(request: Asked, table: FromPath[str], key: FromPath[str], data: JSONBody[RenewWish]) -> NewKey:
    """A new key in the place of one that somebody else may have: the old one is dead at once, the game goes on.

    A seat that was taken in a browser gets a new key only from that browser (its cookie says so): whoever finds a link
    must not be able to take the seat away with it. The key of an invitation is renewed to sit down by it.
    """
    live, place = await find(request, table, key, invited=True, undealt=True)
    if live.links.invites(place) and data.link == "own":
        return NewKey(await live.accept(place, PROGRAM))
    return NewKey(await room_of(request).renew(live, place, data.link, visitor_of(request)))


@get("/tables/{table:str}/{key:str}/events", responses={**UNKNOWN, **MANY, 403: REFUSED[403]})
async def events(request: Asked, table: FromPath[str], key: FromPath[str], since: FromQuery[int] = 0) -> Stream:
    """The table's events as they happen, as this key may know them; one JSON object per message.

    Every event has its number as its id: with the header `Last-Event-ID`, or with `since`, a stream goes on after it.
    """
    live, place = await find(request, table, key)
    last = request.headers.get("last-event-id", "")
    since = int(last) + 1 if EVENT_ID.fullmatch(last) else since
    room, address = room_of(request), address_of(request)
    room.counts.check_stream(address, place.key, place.watching)
    return stream_of(room.counts, address, place, tell(room, live, place, since))


async def tell(room: Room, live: LiveTable, place: Place, since: int) -> AsyncGenerator[bytes, None]:
    viewer = place.seats[0] if place.seats else None
    next_event = since
    shown = -1

    def news() -> bool:
        return live.seq != shown or room.closing.is_set()

    while not room.closing.is_set() and live.opens(place):
        for event in live.state.events(next_event, viewer):
            next_event = event.number + 1
            data = {"number": event.number, "kind": event.kind, "rule": event.rule, "data": event.data}
            yield told("event", json.dumps(data), event.number)
        if live.seq != shown:
            shown = live.seq
            acting = live.acting(place, live.state)
            data = {
                "seq": live.seq,
                "to_act": list(live.state.to_act),
                "yours": acting is not None,
                "over": live.over,
            }
            yield told("turn", json.dumps(data))
        if live.over:
            return
        if not await live.heard(news, room.settings.heartbeat):
            yield ALIVE


API_ROUTES: Final = [games, bots, create, look, choose, who_is_here, company, chance, add_chance, renew, events]
