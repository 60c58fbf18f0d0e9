"""The lower band: the card that works now, cards to choose from that lie nowhere on the table, and the hand."""

from __future__ import annotations

from typing import Any, Final

from herna.kernel.choice import Option
from herna.web.boards.smashup.cards import card, words
from herna.web.boards.smashup.draft import faction_tile
from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene
from herna.web.words import say

QUIET: Final = ("score a base", "special window")
LONG: Final = 110  # letters of a text that needs a wider card where all is low
ROOMY: Final = 6  # so many cards to choose from show their texts; of more the texts are seen when one looks at them


def band(scene: Scene) -> h.Element:
    tray = tray_cards(scene)
    return h.div("#band", class_={"choosing": bool(tray)})[
        now(scene),
        h.div("#tray", role="group", aria_label=words(scene, "choose_from"))[tray] if tray else None,
        hand(scene),
    ]


# --- what is under way ----------------------------------------------------------------------------------------------
def now(scene: Scene) -> h.Node:
    """The card being played, or the one whose text works: everybody sees what a question is about."""
    view = scene.view
    if view["limbo"] and not view["resolving"]:
        slug, seat, key = view["limbo"][-1]["card"], view["limbo"][-1]["seat"], "now_played"
    else:
        found = [f for f in view["resolving"] if f["card"] and f["what"] not in QUIET]
        if not found:
            return None
        slug, seat = found[-1]["card"], found[-1]["seat"]
        key = "now_played" if slug in [a["card"] for a in view["limbo"]] else "now_works"
    start = f"h{seat}-{slug}-1" if seat == scene.viewer else f"hand{seat}"
    long = len(scene.rules_text(slug)) > LONG
    return h.div("#nowplay", class_=["beside", {"long": long}])[
        card(scene, "full", "now", slug, [], "now", start, seat, caption=words(scene, key))
    ]


# --- cards to choose from ---------------------------------------------------------------------------------------------
class Offered:
    def __init__(self, id: str, slug: str, caption: str) -> None:
        self.id = id
        self.slug = slug
        self.caption = caption
        self.options: list[Option] = []


def tray_cards(scene: Scene) -> list[h.Node]:
    if scene.decision is None:
        return []
    if scene.decision.kind == "faction":
        return [faction_tile(scene, o.code.partition(":")[2], [o], small=True) for o in scene.decision.options]
    found: dict[str, Offered] = {}
    for option in scene.decision.options:
        for id, slug, caption in offered(scene, option):
            found.setdefault(id, Offered(id, slug, caption)).options.append(option)
    found.update(revealed(scene))
    brief = len(found) > ROOMY
    return [
        card(scene, "full", o.id, o.slug, o.options, "tray", "", caption=o.caption, brief=brief) for o in found.values()
    ]


def offered(scene: Scene, option: Option) -> list[tuple[str, str, str]]:
    """(id, card, caption) for an option that means a card which lies nowhere on the table; else nothing."""
    me = scene.viewer
    if option.at.startswith("discard"):
        slug = option.at.partition(".")[2]
        return [(f"t{me}-{slug}", slug, words(scene, "from_pile"))]
    if option.at.startswith("deck"):
        seat = int(option.at[4:])
        slugs = [k["card"] for k in scene.view["sides"][seat]["deck_known"] if k["from_top"] == 0]
        return [(f"t-{option.at}", slug, f"{words(scene, 'on_deck')}: {scene.who(seat)}") for slug in slugs]
    if option.at:
        return []
    name = option.code.partition(":")[2].partition("=")[0]
    who, dot, rest = name.partition(".")
    slug = (rest if dot else name).partition("#")[0]
    if slug not in scene.game.texts.components:
        return []
    caption = ""
    if dot:
        caption = scene.who((me or 0) if who == "own" else int(who[1:]) - 1)
    return [("t-" + name.replace(".", "-").replace("#", "-"), slug, caption)]


def revealed(scene: Scene) -> dict[str, Offered]:
    """The card on top of the own deck, when the question is what to do with it."""
    if scene.decision is None or scene.viewer is None or scene.decision.kind not in ("apprentice", "keep"):
        return {}
    known = scene.view["sides"][scene.viewer]["deck_known"]
    return {k["card"]: Offered("t-top", k["card"], words(scene, "on_deck")) for k in known if k["from_top"] == 0}


# --- the hand ---------------------------------------------------------------------------------------------------------
def hand(scene: Scene) -> h.Element:
    """The viewer's own hand, or in a replay with everything open the hands of all."""
    me = scene.viewer
    seats = range(scene.view["players"]) if me is None else [me]
    cards = [c for seat in seats for c in hand_of(scene, seat)]
    if not cards:
        note = "hand_empty" if me is not None else "watching" if scene.watching else ""
        return h.div("#hand")[h.p(".note")[words(scene, note)] if note else None]
    label = say(scene.lang, "zone.your_hand", name=scene.who(me)) if me is not None else None
    return h.div("#hand", role="group", aria_label=label)[cards]


def hand_of(scene: Scene, seat: int) -> list[h.Node]:
    seen: dict[str, int] = {}
    cards: list[h.Node] = []
    drawn = any([event.kind == "draws" and event.data["seat"] == seat for event in scene.events[-5:]])
    whose = "" if seat == scene.viewer else scene.who(seat)
    for slug in sorted(scene.view["sides"][seat]["hand"] or [], key=lambda s: rank(scene, s)):
        seen[slug] = seen.get(slug, 0) + 1
        options = scene.options.get(f"hand{seat}.{slug}", [])
        menu = f"h{seat}-{slug}-1-m" if seen[slug] > 1 else ""
        id = f"h{seat}-{slug}-{seen[slug]}"
        start = f"deck{seat}" if drawn else ""
        cards.append(card(scene, "full", id, slug, options, f"hand{seat}", start, caption=whose, menu=menu))
    return cards


def rank(scene: Scene, slug: str) -> tuple[Any, ...]:
    """Minions first, the strongest left; then actions by name."""
    facts = scene.game.facts(slug)
    return (facts["type"] != "minion", -(facts["power"] or 0), scene.name(slug))
