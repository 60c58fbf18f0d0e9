"""One's own things: tracks, chambers, abilities, supply, played cards and the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.boards.wistar.cards import card
from herna.web.boards.wistar.offers import means_of
from herna.web.boards.wistar.signs import sign
from herna.web.boards.wistar.words import NO_CHOICE, remembered, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

BED_VP: Final = (0, 2, 4, 7, 11, 16)
ROOM_VP: Final = (0, 1, 3, 6, 10, 15)
BROWN: Final = 6
KINDS: Final = ("tool", "samohyb", "building")
CROWD: Final = 12  # as many as lie in two rows
FEW: Final = 5
SOME: Final = 9  # in a wide window they lie in one row, like a few elsewhere
QUICK: Final = ("buy", "move", "deploy", "tent", "goal", "use")


def own_board(scene: Scene, seat: int) -> Markup:
    side = scene.view["sides"][seat]
    seen = (seat, {k: v for k, v in side.items() if k not in ("hand", "score", "cards")})
    places = [f"field{seat}.{f['id']}" for f in side["fields"]]
    return remembered(scene, "own", seen, places, lambda: whole_board(scene, seat))


def whole_board(scene: Scene, seat: int) -> h.Element:
    side = scene.view["sides"][seat]
    return h.div(id="own", class_=["own", f"seat{seat}"])[
        supply(scene, side),
        symbols(scene, side),
        h.div(".tracks")[
            track(scene.lang, "beds", side["beds"], BED_VP, "bed"),
            track(scene.lang, "rooms", side["rooms_dug"], ROOM_VP, "rooms_dug"),
            chambers(scene, side),
        ],
        h.div(".fields", role="group", aria_label=word(scene.lang, "fields"))[
            [field(scene, seat, i, f) for i, f in enumerate(side["fields"])]
        ],
    ]


def supply(scene: Scene, side: dict[str, Any]) -> h.Element:
    lang = scene.lang
    goods: list[h.Node] = [
        good(what, side[what], scene.text("term." + what)) for what in ("wood", "metal", "movement", "versatility")
    ]
    current = side["electricity"]
    goods.append(
        h.span(
            class_=["res", {"none": current == "none"}], title=word(lang, "current", what=scene.text("term." + current))
        )[sign("energy" if current == "none" else current), scene.text("term." + current)]
    )
    waiting = side["rats"]["entrance"]
    goods.append(
        h.span(class_=["res", {"none": not waiting}], title=word(lang, "entrance", n=waiting))[
            sign("pawn"), word(lang, "waiting", n=waiting)
        ]
    )
    goods.append(
        h.span(class_=["res", {"none": not side["tents_left"]}], title=word(lang, "tents_left", n=side["tents_left"]))[
            sign("tent"), str(side["tents_left"])
        ]
    )
    goods.append(
        h.span(class_=["res", {"none": not side["doors"]}], title=word(lang, "doors_owned", n=len(side["doors"])))[
            sign("doors"), str(len(side["doors"]))
        ]
    )
    return h.div(".supply")[goods]


def good(what: str, n: int, title: str) -> Markup:
    return counted(what, n, title, "res")


def symbols(scene: Scene, side: dict[str, Any]) -> h.Element:
    return h.div(".symbols", role="group", aria_label=word(scene.lang, "symbols"))[
        [counted(what, n, scene.text("term." + what), "sym") for what, n in side["symbols"].items()]
    ]


@lru_cache(2048)
def counted(what: str, n: int, title: str, kind: str) -> Markup:
    return written(h.span(class_=[kind, {"none": not n}], title=title)[sign(what), h.b[str(n)]])


@lru_cache(256)
def track(lang: str, key: str, done: int, values: tuple[int, ...], what: str) -> Markup:
    """The tiles still on the board with their points; those gone are what one has."""
    tiles = [h.i(class_={"done": i < done, "last": i == done - 1})[str(value)] for i, value in enumerate(values)]
    told = word(lang, key + "_told", n=done, vp=values[done - 1] if done else 0)
    return written(h.div(".track", role="img", title=told)[h.b[sign(what), word(lang, key)], tiles])


def chambers(scene: Scene, side: dict[str, Any]) -> h.Element:
    spots: list[h.Node] = [h.i(".full")[sign("bed")] for _ in range(side["beds_built"])]
    spots += [
        h.i(".full", title=scene.name(m))[sign("cheese" if m.startswith("cheese") else "mouse")] for m in side["mice"]
    ]
    spots += [h.i(".free") for _ in range(side["free_chambers"])]
    told = word(scene.lang, "chambers_told", n=side["free_chambers"])
    return h.div(".track", role="img", title=told)[h.b[sign("mouse"), word(scene.lang, "chambers")], spots]


def field(scene: Scene, seat: int, i: int, f: dict[str, Any]) -> Markup:
    options = scene.options.get(f"field{seat}.{f['id']}")
    choices = Choices(options, scene.lang) if options else NO_CHOICE
    return drawn_field(f["id"], scene.name(f["id"]), i < BROWN, f["empty"], f["vp"], choices, scene.lang)


@lru_cache(1024)
def drawn_field(id: str, name: str, brown: bool, empty: bool, vp: int, choices: Choices, lang: str) -> Markup:
    state = word(lang, "unlocked" if empty else "locked_field")
    element = h.div(
        id=f"field-{id}",
        class_=["card", "field", "brown" if brown else "grey", {"free": empty, "can": bool(choices.options)}],
        data_zone="fields",
    )[
        h.span(".name")[name],
        h.b(".vp")[f"+{vp}"] if vp else None,
        hit(f"field-{id}", choices.options, f"{name}: {state}", lang),
    ]
    return written(element)


# --- played cards ------------------------------------------------------------------------------------------------
def played(scene: Scene, seat: int) -> h.Element:
    side = scene.view["sides"][seat]
    zone = f"area{seat}"
    used = {c["id"] for c in side["cards"] if c["used"]}
    cards = [c["id"] for c in side["cards"]]
    ordered = [c for kind in KINDS for c in cards if scene.game.facts(c)["kind"] == kind]
    things = ordered + side["mice"] + side["helpers"]
    crowd = len(things) > CROWD
    return h.div(
        id="played",
        class_=["played", {"crowd": crowd, "few": len(things) <= FEW, "some": len(things) <= SOME}],
        role="group",
        aria_label=word(scene.lang, "played"),
    )[
        [card(scene, slug, zone, f"{zone}.{slug}", used=slug in used, small=True) for slug in things],
        None if things else h.p(".nothing")[word(scene.lang, "nothing_played")],
    ]


# --- hand -----------------------------------------------------------------------------------------------------------
def hand(scene: Scene) -> h.Element:
    lang = scene.lang
    cards: list[h.Node] = []
    if scene.viewer is not None:
        means = means_of(scene)
        for slug in scene.view["sides"][scene.viewer]["hand"] or []:
            at = f"hand{scene.viewer}.{slug}"
            came_from = "deck-advanced" if scene.game.facts(slug)["deck"] == "advanced" else ""
            cards.append(card(scene, slug, "hand", at, came_from, means.lacks(slug) if means else None))
    return h.section("#w-hand.panel", aria_label=word(lang, "hand"))[
        h.div(".hand-head")[h.h2[f"{word(lang, 'hand')} ({len(cards)})"], quick(scene)],
        h.div(class_=["hand", {"crowd": len(cards) > 12}], id="hand", data_source="deck-basic")[
            cards or h.p(".nothing")[word(lang, "empty_hand")]
        ],
    ]


def quick_options(scene: Scene) -> list[Option]:
    decision = scene.decision
    if decision is None or decision.kind != "turn":
        return []
    return [o for o in decision.options if o.code.partition(":")[0] in QUICK]


def in_menus(scene: Scene) -> set[str]:
    """The quick actions: they stand behind one button, unless nothing else can be chosen."""
    codes = {option.code for option in quick_options(scene)}
    return codes if scene.decision is not None and len(codes) < len(scene.decision.options) else set()


def quick(scene: Scene) -> h.Element:
    """All quick actions behind one button."""
    options = quick_options(scene)
    label = word(scene.lang, "quick", n=len(options))
    return h.div(".quick")[
        h.button(
            "#quick-b", type="button", popovertarget="quick-m", disabled=not options, class_={"some": bool(options)}
        )[label],
        h.div("#quick-m.menu", popover="auto")[
            [h.button(name="choice", value=o.code)[o.label(scene.lang)] for o in options]
        ],
    ]
