"""What lies open for everybody: the rows of projects, goals, heroes and tokens; and what is being chosen from."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.boards.wistar.cards import Means, card
from herna.web.boards.wistar.showing import moment
from herna.web.boards.wistar.signs import sign
from herna.web.boards.wistar.words import remembered, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import art_url, hit
from herna.web.drawing.scene import Scene

DECKS: Final = ("basic", "advanced")


def offers(scene: Scene) -> h.Node:
    if scene.view["pairs"]:
        return h.div(".pairs", id="pairs")[[pair(scene, i, cards) for i, cards in enumerate(scene.view["pairs"])]]
    means = means_of(scene)
    return h.div(".rows", id="rows")[[row(scene, deck, means) for deck in DECKS]]


def means_of(scene: Scene) -> Means | None:
    return Means(scene.view["sides"][scene.viewer]) if scene.viewer is not None and not scene.over else None


def pair(scene: Scene, i: int, cards: list[str]) -> h.Element:
    options = scene.options.get(f"pair.{i + 1}", [])
    name = " + ".join([scene.name(c) for c in cards])
    return h.div(id=f"pair-{i + 1}", class_=["card", "pair", {"can": bool(options)}], data_zone="pairs")[
        [card(scene, c, "pairs", "") for c in cards], hit(f"pair-{i + 1}", options, name, scene.lang)
    ]


def row(scene: Scene, deck: str, means: Means | None) -> h.Element:
    view, lang = scene.view, scene.lang
    left = view["decks"][deck]
    options = scene.options.get("deck." + deck, [])
    gone = len(view["discards"][deck])
    told = word(lang, "deck_text", n=left, gone=gone, cost=1 if deck == "basic" else 2)
    label = f"{scene.text('term.' + deck)}. {told}"
    cards = [
        card(scene, slug, "row-" + deck, "row." + slug, "", means.lacks(slug) if means else None)
        if slug
        else h.div(".card.proj.empty", aria_hidden="true")
        for slug in view["rows"][deck]
    ]
    return h.div(class_=["row", deck], data_source=f"deck-{deck}", data_told=moment(scene, "round"))[
        h.div(id=f"deck-{deck}", class_=["card", "pile", deck, {"can": bool(options)}], data_zone="decks")[
            h.span(".name")[word(lang, "deck." + deck)],
            h.b[str(left)],
            sign(deck),
            h.small(title=word(lang, "discarded", n=gone))[str(gone)],
            hit(f"deck-{deck}", options, label, lang),
        ],
        cards,
    ]


# --- goals -----------------------------------------------------------------------------------------------------
def goals(scene: Scene) -> h.Element:
    shown: list[h.Node] = [kept_goal(scene, g) for g in scene.view["goals"]]
    if scene.viewer is not None:
        side = scene.view["sides"][scene.viewer]
        shown += [own_goal(scene, slug, slug in side["goals"]) for slug in side["private_goals"]]
    return h.div(".goals", role="group", aria_label=word(scene.lang, "goals"))[shown]


def kept_goal(scene: Scene, g: dict[str, Any]) -> Markup:
    return remembered(scene, "goal", g, ["goal." + g["id"]], lambda: goal(scene, g))


def goal(scene: Scene, g: dict[str, Any]) -> h.Element:
    lang, id = scene.lang, g["id"]
    options = scene.options.get("goal." + id, [])
    name, counted = scene.name(id), scene.text("term.counter." + g["counter"])
    discs: list[int] = g["discs"]
    spaces = [h.i(class_=f"seat{seat}", title=scene.who(seat))[str(seat + 1)] for seat in discs]
    spaces += [h.i[str(n)] for n in g["needs"][len(discs) :]]
    reached = scene.viewer is not None and scene.viewer in g["discs"]
    have = (
        None
        if g["have"] is None
        else word(lang, "have", n=g["have"], of=g["need"])
        if g["need"]
        else word(lang, "have_only", n=g["have"])
    )
    taken = ", ".join([scene.who(seat) for seat in g["discs"]])
    told = [part for part in (have, word(lang, "goal_taken", names=taken) if taken else "") if part]
    return h.div(
        id=f"goal-{id}", class_=["card", "goal", {"can": bool(options), "reached": reached}], data_zone="goals"
    )[
        h.span(".name")[name, have and h.b(".have")[have]],
        h.small[counted],
        h.span(".needs")[spaces],
        hit(f"goal-{id}", options, ". ".join([name, *told]), lang),
    ]


def own_goal(scene: Scene, id: str, reached: bool, options: list[Option] | None = None) -> h.Element:
    options = options or scene.options.get("goal." + id, [])
    need = scene.game.facts(id)["needs"][0]
    counted = scene.text("term.counter." + scene.game.facts(id)["counter"])
    return h.div(
        id=f"goal-{id}",
        class_=["card", "goal", "private", {"can": bool(options), "reached": reached}],
        data_zone="goals",
    )[
        h.span(".name")[scene.name(id)],
        h.small[counted],
        h.span(".needs")[h.i[str(need)], h.b(".have")[word(scene.lang, "private")]],
        hit(f"goal-{id}", options, f"{scene.name(id)}: {counted}", scene.lang),
    ]


def helpers(scene: Scene) -> Markup:
    """Heroes and skill tokens that nobody has yet."""
    left = (scene.view["heroes"], scene.view["tokens"])
    places = [*["hero." + slug for slug in left[0]], *["token." + slug for slug in left[1]]]
    return remembered(scene, "helpers", left, places, lambda: all_helpers(scene))


def all_helpers(scene: Scene) -> h.Element:
    heroes = [helper(scene, slug, "hero") for slug in scene.view["heroes"]]
    tokens = [helper(scene, slug, "token") for slug in scene.view["tokens"]]
    return h.div(".helpers", role="group", aria_label=word(scene.lang, "helpers"))[heroes, tokens]


def helper(scene: Scene, slug: str, sort: str) -> h.Element:
    options = scene.options.get(f"{sort}.{slug}", [])
    skill = slug.partition("_")[2]
    picture = h.img(src=art_url("wistar", slug), alt="") if sort == "hero" else None
    return h.div(
        id=f"c-{slug}",
        class_=["helper", sort, {"can": bool(options)}],
        data_zone="helpers",
        data_part=True,
    )[
        picture,
        sign(skill),
        hit(f"c-{slug}", options, scene.name(slug), scene.lang) if options else None,
    ]


# --- what is just being chosen from ----------------------------------------------------------------------------
def tray(scene: Scene) -> h.Element:
    """Cards drawn to look at, goals shown, a discard pile, another player's card: only while they are asked about."""
    view = scene.view
    cards: list[h.Node] = []
    drawn = view["drawn"]["cards"] or []
    for slug in drawn:
        cards.append(card(scene, slug, "tray", "", options=called(scene, "drawn:" + slug)))
    kind = scene.decision.kind if scene.decision is not None else ""
    if kind == "pile":
        cards += [card(scene, at[5:], "tray", at) for at in scene.options if at.startswith("pile.")]
    if kind == "copy" and scene.viewer is not None:
        mine = f"area{scene.viewer}."
        cards += [card(scene, at.partition(".")[2], "tray", at) for at in scene.options if not at.startswith(mine)]
    for slug in view["goals_shown"]["cards"] or []:
        cards.append(own_goal(scene, slug, False, called(scene, "private_goal:" + slug)))
    return h.div("#tray", class_={"full": bool(cards)})[
        [h.strong[scene.decision.prompt(scene.lang)], h.div(".lying")[cards]] if cards and scene.decision else None
    ]


def called(scene: Scene, code: str) -> list[Option]:
    """The option with this code, if it can be chosen now."""
    return [option for option in scene.decision.options if option.code == code] if scene.decision is not None else []
