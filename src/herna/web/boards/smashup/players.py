"""A plate per player: points, factions, how many cards where, and what this viewer knows of them."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from herna.web.boards.smashup.cards import order, words
from herna.web.drawing import tags as h
from herna.web.drawing.identity import HERE
from herna.web.drawing.kept import kept
from herna.web.drawing.markup import art_url, hit, level_mark, sign
from herna.web.drawing.piles import laid_open, seat_of
from herna.web.drawing.scene import Scene
from herna.web.figures import figures


def plates(scene: Scene) -> h.Element:
    seats = order(scene)
    return h.div("#plates", class_=f"n{len(seats)}", role="group", aria_label=words(scene, "players"))[
        [kept(scene, "plate", seen_of(scene, seat), partial(plate, scene, seat)) for seat in seats]
    ]


def seen_of(scene: Scene, seat: int) -> tuple[Any, ...]:
    """All that is seen on a plate."""
    view = scene.view
    side = view["sides"][seat]
    options = [o.code for o in scene.options.get(f"player{seat}", [])]
    asked = (seat in view["to_act"], view["active"] == seat, view["step"] == "draft", repr(view["result"]))
    return (seat, scene.viewer, scene.level(seat), repr(side), *asked, *options, fallen(scene, seat, side))


def plate(scene: Scene, seat: int) -> h.Element:
    view = scene.view
    side = view["sides"][seat]
    drafting = view["step"] == "draft"
    on = not scene.over and (seat in view["to_act"] if drafting else view["active"] == seat)
    won = scene.over and seat in view["result"]["winners"]
    options = scene.options.get(f"player{seat}", [])
    factions = " + ".join([scene.text("term." + word) for word in side["factions"]])
    return h.div(
        id=f"player{seat}",
        class_=["plate", f"p{seat}", {"on": on, "can": bool(options), "won": won}],
        data_zone="plates",
    )[
        h.i(".sym"),
        h.span(".who")[
            h.strong[scene.who(seat)],
            h.small(".you")[words(scene, "you")] if seat == scene.viewer else level_mark(scene.level(seat)),
            h.small(".flag")[scene.text("table.on_turn")] if on and not drafting else None,
            h.small(".flag.gold")[sign("crown"), words(scene, "winner")] if won else None,
        ],
        h.span(".factions")[factions or "–"],
        h.span(".vp", title=words(scene, "vp_of", vp=side["vp"]))[
            h.b(id=f"vp{seat}-{side['vp']}", data_count=str(side["vp"]))[str(side["vp"])], h.small[words(scene, "vp")]
        ],
        h.span(".race", aria_hidden="true")[h.i(class_=figures(p=side["vp"] * 100 // 15))],
        None if drafting else counts(scene, seat, side),
        hit(f"player{seat}", options, scene.who(seat), scene.lang) if options else None,
    ]


def counts(scene: Scene, seat: int, side: dict[str, Any]) -> h.Element:
    marks = [key for key in ("asleep", "asleep_next") if side[key]]
    return h.span(".counts")[
        h.span(id=f"hand{seat}", title=words(scene, "in_hand", count=side["hand_size"]))[
            sign("hand"), h.b[str(side["hand_size"])]
        ],
        h.span(id=f"deck{seat}", title=words(scene, "in_deck", count=side["deck"]))[
            sign("deck"), h.b[str(side["deck"])]
        ],
        h.a(
            ".pile",
            id=f"pile{seat}",
            href=f"{HERE}/look?at=pile{seat}",
            data_look=True,
            aria_label=words(scene, "in_discard", name=scene.who(seat), count=len(side["discard"])),
        )[sign("discard"), h.b[str(len(side["discard"]))], top(scene, seat, side), knows(scene, seat, side)],
        [
            h.small(".flag.sleep", title=scene.text("table." + key))[sign("moon"), scene.text("table." + key)]
            for key in marks
        ],
    ]


def top(scene: Scene, seat: int, side: dict[str, Any]) -> h.Node:
    """The newest card of the pile, small; it flies there from where it stood."""
    discard = side["discard"]
    if not discard:
        return None
    start = fallen(scene, seat, side) or None
    zone = f"discard{seat}"
    picture = art_url("smashup", discard[-1])
    return h.img(id=f"d{seat}-{len(discard)}", class_="top", data_zone=zone, data_from=start, src=picture, alt="")


def fallen(scene: Scene, seat: int, side: dict[str, Any]) -> str:
    """The minion that has just become the top of this pile."""
    for event in reversed(scene.events[-8:]):
        if event.kind == "destroyed" and event.data["seat"] == seat and side["discard"][-1:] == [event.data["card"]]:
            return str(event.data["minion"])
    return ""


def knows(scene: Scene, seat: int, side: dict[str, Any]) -> h.Node:
    if side["deck_known"] or side["deck_blocks"] or (side["hand_known"] and seat != scene.viewer):
        return sign("eye")
    return None


def closer(scene: Scene, at: str) -> h.Node:
    """Anyone may look through a discard pile; and whatever this viewer has seen of hand and deck stands here too."""
    seat = seat_of(at, scene.view["players"])
    if seat is None:
        return None
    side = scene.view["sides"][seat]
    known = side["hand_known"] if seat != scene.viewer else []
    deck = [f"{words(scene, 'from_top', place=k['from_top'] + 1)}: {scene.name(k['card'])}" for k in side["deck_known"]]
    title = words(scene, "in_discard", name=scene.who(seat), count=len(side["discard"]))
    return h.div(".list")[
        laid_open(
            scene, title, side["discard"], "" if side["discard"] else words(scene, "empty"), partial(printed, scene)
        ),
        part(words(scene, "known_hand"), counted(scene, known)),
        part(words(scene, "known_deck"), deck),
        [part(words(scene, "some_order"), counted(scene, block)) for block in side["deck_blocks"]],
    ]


def printed(scene: Scene, slug: str) -> str:
    """Power, kind and faction, as they are printed."""
    facts = scene.game.facts(slug)
    power = [] if facts.get("power") is None else [f"{scene.text('fact.power')} {facts['power']}"]
    return ", ".join([*power, f"{scene.text('term.' + facts['type'])} · {scene.text('term.' + facts['faction'])}"])


def part(title: str, lines: list[str]) -> h.Node:
    return [h.strong[title], h.p[" · ".join(lines)]] if lines else None


def counted(scene: Scene, slugs: list[str]) -> list[str]:
    """Names in order, equal ones once with their number."""
    found = Counter(slugs)
    return sorted([f"{found[s]}× {scene.name(s)}" if found[s] > 1 else scene.name(s) for s in found])
