"""Mindbug's board: two halves face each other, the hand lies below, a card being played lies large in between."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.boards.mindbug.ending import tally
from herna.web.boards.mindbug.staging import STAGING, aims, cast
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.kept import kept
from herna.web.drawing.markup import Choices, art_url, card_back, hit, icon, level_mark, sign
from herna.web.drawing.piles import laid_open, seat_of, way_into
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.figures import figures
from herna.web.words import say

__all__ = ["PRINTED_SIGNS", "STAGING", "STYLES", "aims", "attempts", "cast", "closer", "costs", "draw", "tally"]
STYLES: Final = ["mindbug/board.css", "mindbug/phone.css"]
SIGNS: Final = {"poisonous": "poison", "hunter": "hunter", "sneaky": "sneaky", "tough": "tough", "frenzy": "frenzy"}
PRINTED_SIGNS: Final = {word: icon(name) for word, name in SIGNS.items()}


def draw(scene: Scene) -> h.Node:
    me = scene.viewer if scene.viewer is not None else 0
    lane = h.i(".lane", aria_hidden="true")  # between the halves: arrows run along it, so that they hide no card
    return h.div("#board", class_=["mindbug", *ways_of(scene)])[
        side(scene, 1 - me, mine=False), lane, middle(scene), side(scene, me, mine=True)
    ]


def attempts(scene: Scene, at: str) -> list[str]:
    """Whoever clicks a card in hand meant to play it, an own creature to attack, act or block with it."""
    if scene.viewer is None:
        return []
    if at.startswith(f"h{scene.viewer}-"):
        return ["play:" + at.split("-")[1]]
    area = scene.view["sides"][scene.viewer]["area"]
    for c in area:
        if c["id"] == at:
            same = [o["id"] for o in area if o["card"] == c["card"]]
            name = c["card"] if len(same) == 1 else f"{c['card']}#{same.index(at) + 1}"
            asked = [a["kind"] for a in scene.view["asked"] if a["seat"] == scene.viewer]
            return [f"block:{name}" if asked == ["block"] else f"attack:{name}"]
    return []


def costs(scene: Scene, option: Option) -> bool:
    """Whoever does not block loses a life."""
    return option.code == "block:none"


def ways_of(scene: Scene) -> list[str]:
    """Where the arrow of an attack can run: `out` to the upper half; and in which layouts the attacker stands far."""
    for seat, half in enumerate(scene.view["sides"]):
        place = place_of_attacker(scene, seat)
        if place is not None:
            upper = is_upper(scene, seat)
            return [*([] if upper else ["out"]), *far_rows(len(half["area"]), place, upper)]
    return []


def place_of_attacker(scene: Scene, seat: int) -> int | None:
    """Which creature of this seat attacks the other player right now."""
    attacking = [creature for creature, goal in aims(scene).items() if goal.startswith("goal")]
    places = [i for i, c in enumerate(scene.view["sides"][seat]["area"]) if c["id"] in attacking]
    return places[0] if places else None


def is_upper(scene: Scene, seat: int) -> bool:
    """Whether this seat's half is the upper one; a spectator sees the first seat below."""
    return seat != (scene.viewer if scene.viewer is not None else 0)


# --- halves ------------------------------------------------------------------------------------------------
def side(scene: Scene, seat: int, mine: bool) -> h.Element:
    view = scene.view["sides"][seat]
    parts = [
        kept(scene, "plate", seen_on_plate(scene, seat), partial(plate, scene, seat)),
        kept(scene, "hand", seen_in_hand(scene, seat, mine), partial(hand, scene, seat, mine)),
        kept(scene, "area", seen_in_area(scene, seat), partial(area, scene, seat)),
        kept(scene, "piles", seen_in_piles(scene, seat), partial(piles, scene, seat)),
    ]
    return h.section(id=f"side{seat}", class_=["side", {"me": mine}], aria_label=scene.who(seat))[
        parts, h.p(".sr")[f"{scene.who(seat)}: {scene.text('table.life', life=view['life'])}"]
    ]


# What decides how each part of a half looks:
def seen_on_plate(scene: Scene, seat: int) -> tuple[Any, ...]:
    view = scene.view["sides"][seat]
    mine, on_turn = seat == scene.viewer, scene.view["active"] == seat and not scene.over
    return (seat, mine, on_turn, scene.level(seat), view["life"], view["mindbugs"])


def seen_in_hand(scene: Scene, seat: int, mine: bool) -> tuple[Any, ...]:
    view = scene.view["sides"][seat]
    if view["hand"] is None:
        return (seat, mine, view["hand_size"], tuple(view["known"]))
    return (seat, mine, tuple(view["hand"]), offered(scene, [f"hand{seat}.{slug}" for slug in view["hand"]]))


def seen_in_area(scene: Scene, seat: int) -> tuple[Any, ...]:
    creatures = scene.view["sides"][seat]["area"]
    attacker = place_of_attacker(scene, seat)
    return (seat, is_upper(scene, seat), repr(creatures), attacker, offered(scene, [c["id"] for c in creatures]))


def seen_in_piles(scene: Scene, seat: int) -> tuple[Any, ...]:
    view = scene.view["sides"][seat]
    discard = view["discard"]
    start = came(scene, discard[-1]) if discard else ""
    return (seat, view["draw"], tuple(discard), start, offered(scene, [f"discard{seat}.{slug}" for slug in discard]))


def offered(scene: Scene, places: list[str]) -> tuple[Any, ...]:
    """What can be chosen at these places."""
    if not scene.options:
        return ()
    return tuple([(at, Choices(scene.options[at], scene.lang).seen) for at in places if at in scene.options])


def plate(scene: Scene, seat: int) -> h.Element:
    view = scene.view["sides"][seat]
    on_turn = scene.view["active"] == seat and not scene.over
    return h.div(id=f"plate{seat}", class_=["plate", {"on": on_turn}])[
        h.strong(title=scene.who(seat))[scene.who(seat)],
        h.small(".you")[say(scene.lang, "you")] if seat == scene.viewer else level_mark(scene.level(seat)),
        h.span(".life", title=scene.text("table.life", life=view["life"]))[sign("heart"), h.b[str(view["life"])]],
        h.span(".bugs", title=scene.text("table.mindbugs", count=view["mindbugs"]))[
            [h.span(class_=["bug", {"spent": i >= view["mindbugs"]}])[sign("mindbug")] for i in range(2)]
        ],
        on_turn and h.span(".turn")[scene.text("table.on_turn")],
        h.i(".goal", id=f"goal{seat}"),  # where arrows end: at the rim, so that they hide nothing of the plate
    ]


def hand(scene: Scene, seat: int, mine: bool) -> h.Element:
    view = scene.view["sides"][seat]
    label = say(scene.lang, "zone.your_hand" if mine else "zone.their_hand", name=scene.who(seat))
    cards: list[h.Node] = []
    if view["hand"] is not None:
        seen: dict[str, int] = {}
        for slug in view["hand"]:
            seen[slug] = seen.get(slug, 0) + 1
            options = scene.options.get(f"hand{seat}.{slug}", [])
            cards.append(hand_card(scene, f"h{seat}-{slug}-{seen[slug]}", slug, options, f"hand{seat}"))
    else:
        known = view["known"]
        for i in range(view["hand_size"]):
            if i < len(known):
                cards.append(hand_card(scene, f"k{seat}-{i}", known[i], [], f"hand{seat}"))
            else:
                cards.append(card_back(f"h{seat}-{i}", f"hand{seat}"))
    return h.div(".hand", id=f"hand{seat}", role="group", aria_label=label)[cards]


def area(scene: Scene, seat: int) -> h.Element:
    ids = [c["id"] for c in scene.view["sides"][seat]["area"]]
    place = place_of_attacker(scene, seat)
    creatures = [creature(scene, c, f"area{seat}", i == place) for i, c in enumerate(scene.view["sides"][seat]["area"])]
    label = say(scene.lang, "zone.in_play", name=scene.who(seat))
    beside = None
    if place is not None and far_rows(len(ids), place, upper=is_upper(scene, seat)):
        beside = row_lane(len(ids), place, upper=is_upper(scene, seat))
    _, rows = rows_of(len(ids))["desktop"]
    classes = ["area", fitting(len(ids)), "double" if rows > 1 else None]
    return h.div(id=f"area{seat}", class_=classes, role="group", aria_label=label)[creatures, beside]


def rows_of(n: int) -> dict[str, tuple[int, int]]:
    """How many creatures stand side by side and above each other, on a desktop, on a phone and on a tablet."""
    rows = 1 if n <= 14 else 2
    phone_rows = 1 if n <= 4 else 2
    tablet_rows = max(1, -(-n // 6))
    return {
        "desktop": (max(5, -(-n // rows)), rows),
        "phone": (max(1, -(-n // phone_rows)), phone_rows),
        "tablet": (max(1, -(-n // tablet_rows)), tablet_rows),
    }


def fitting(n: int) -> str:
    layouts = rows_of(n)
    (cols, rows), (phone_cols, phone_rows), (tablet_cols, tablet_rows) = layouts.values()
    return figures(
        n=n, cols=cols, rows=rows, phone_cols=phone_cols, phone_rows=phone_rows,
        tablet_cols=tablet_cols, tablet_rows=tablet_rows,
    )  # fmt: skip


def far_rows(n: int, place: int, upper: bool) -> list[str]:
    """The layouts in which other creatures stand between this one and the other half."""
    nearest = {layout: rows - 1 if upper else 0 for layout, (_, rows) in rows_of(n).items()}
    return [f"far-{layout}" for layout, (cols, _) in rows_of(n).items() if place // cols != nearest[layout]]


def row_lane(n: int, place: int, upper: bool) -> h.Element:
    """The lane between a far row and the next one: from there, arrows run past the cards."""
    cols, rows = rows_of(n)["tablet"]  # elsewhere there are two rows at most
    above = place // cols + (1 if upper else 0)
    return h.i(class_=["lane", figures(p=100 * above // rows)], aria_hidden="true")


def piles(scene: Scene, seat: int) -> h.Element:
    view = scene.view["sides"][seat]
    discard = view["discard"]
    choosable = [(slug, scene.options[f"discard{seat}.{slug}"]) for slug in dict.fromkeys(discard)
                 if f"discard{seat}.{slug}" in scene.options]  # fmt: skip
    top = (
        []
        if not discard
        else [face(scene, f"d{seat}-{len(discard)}", discard[-1], [], f"discard{seat}", came(scene, discard[-1]))]
    )
    return h.div(".piles", id=f"piles{seat}")[
        h.div(".pile", id=f"deck{seat}", title=scene.text("table.draw", count=view["draw"]))[
            h.div(".card.back.mini" if view["draw"] else ".card.empty.mini"),
            h.b[str(view["draw"])],
            h.small[say(scene.lang, "zone.draw")],
        ],
        h.div(class_=["pile", {"open": bool(choosable)}], id=f"discard{seat}")[
            top or h.div(".card.empty.mini"),
            h.b[str(len(discard))],
            h.small[say(scene.lang, "zone.discard")],
            way_into(f"pile{seat}", pile_title(scene, seat), None) if discard else None,
        ],
        None
        if not choosable
        else h.div(".from-pile", role="group", aria_label=pile_title(scene, seat))[
            [face(scene, f"p{seat}-{slug}", slug, options, f"pile{seat}", "") for slug, options in choosable]
        ],
    ]


def pile_title(scene: Scene, seat: int) -> str:
    return f"{scene.who(seat)}: {say(scene.lang, 'zone.discard')}"


def closer(scene: Scene, at: str) -> h.Node:
    """Anyone may look through a discard pile (MB-2.8)."""
    seat = seat_of(at, 2)
    if seat is None:
        return None
    return laid_open(
        scene, pile_title(scene, seat), scene.view["sides"][seat]["discard"], worth=partial(printed, scene)
    )


def printed(scene: Scene, slug: str) -> str:
    """Power and keywords, as they are printed."""
    facts = scene.game.facts(slug)
    return ", ".join(
        [f"{scene.text('fact.power')} {facts['power']}", *[scene.text("term." + word) for word in facts["keywords"]]]
    )


def came(scene: Scene, slug: str) -> str:
    """Where the newest card of a pile came from: the creature that has just fallen."""
    for event in reversed(scene.events):
        if event.kind in ("defeated", "turn"):
            return str(event.data.get("creature", "")) if event.data.get("card") == slug else ""
    return ""


def middle(scene: Scene) -> h.Element | None:
    """The card being played, until it is decided who gets it."""
    slug = scene.view["being_played"]
    if not slug:
        return None
    player = scene.view["active"]
    start = f"h{player}-{slug}-1" if player == scene.viewer else f"h{player}-0"
    return h.div(".beside", id="middle")[face(scene, "played", slug, [], "middle", start)]


# --- cards ---------------------------------------------------------------------------------------------------
def creature(scene: Scene, c: dict[str, Any], zone: str, attacks: bool) -> Markup:
    marks: list[tuple[str, str]] = []  # what is always told, and what only where there is room
    if c["exhausted"]:
        marks.append((scene.text("term.exhausted"), ""))
    if c["boost"]:
        number, _, word = scene.text("table.boost", count=len(c["boost"])).partition(" ")
        marks.append((number, f" {word}"))
    if c["safe"]:
        marks.append((scene.text("table.safe"), ""))
    return card(
        scene, c["id"], c["card"], c["power"], tuple(c["keywords"]), tuple(marks), scene.options.get(c["id"], []), zone,
        "played", attacks,
    )  # fmt: skip


def hand_card(scene: Scene, id: str, slug: str, options: list[Option], zone: str) -> Markup:
    facts = scene.game.facts(slug)
    return card(scene, id, slug, facts["power"], tuple(facts["keywords"]), (), options, zone, "deck" + zone[4:])


def face(scene: Scene, id: str, slug: str, options: list[Option], zone: str, came_from: str) -> Markup:
    facts = scene.game.facts(slug)
    return card(scene, id, slug, facts["power"], tuple(facts["keywords"]), (), options, zone, came_from)


def card(
    scene: Scene,
    id: str,
    slug: str,
    power: int,
    keywords: tuple[str, ...],
    marks: tuple[tuple[str, str], ...],
    options: list[Option],
    zone: str,
    came_from: str,
    attacks: bool = False,
) -> Markup:
    words = tuple([(word, scene.text("term." + word)) for word in keywords])
    return drawn_card(
        id, slug, scene.name(slug), scene.rules_text(slug), power, scene.game.facts(slug)["power"], words, marks, zone,
        came_from, attacks, scene.lang, Choices(options, scene.lang),
    )  # fmt: skip


@lru_cache(8192)
def drawn_card(
    id: str,
    slug: str,
    name: str,
    text: str,
    power: int,
    printed: int,
    keywords: tuple[tuple[str, str], ...],
    marks: tuple[tuple[str, str], ...],
    zone: str,
    came_from: str,
    attacks: bool,
    lang: str,
    choices: Choices,
) -> Markup:
    """One card: the same tag and id for its whole life; everything that changes its look is an argument."""
    spoken = ", ".join([name, str(power), *[word for _, word in keywords], *["".join(mark) for mark in marks]])
    change = "up" if power > printed else "down" if power < printed else ""
    element = h.div(
        id=id,
        class_=["card", {"can": bool(choices.options), "worn": bool(marks), "attacks": attacks}],
        data_zone=zone,
        data_from=came_from or None,
    )[
        h.span(class_=["power", change], title=f"{power} ({printed})" if change else None)[str(power)],
        h.span(class_=["name", {"long": max([len(word) for word in name.split()]) > 9}])[breakable(name, lang)],
        h.img(".art", src=art_url("mindbug", slug), alt="", width="150", height="100", loading="lazy"),
        h.span(".words")[[h.span(".word", title=word)[sign(SIGNS[key]), h.span[word]] for key, word in keywords]],
        h.span(".marks")[[h.span(".mark")[told, word and h.span[word]] for told, word in marks]] if marks else None,
        h.p(".text")[breakable(text, lang)],
        hit(id, choices.options, spoken, lang),
    ]
    return written(element)
