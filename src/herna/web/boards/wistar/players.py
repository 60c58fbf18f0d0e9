"""Everybody at the table: plates in turn order, each with the whole board behind it; and the scoring, line by line."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from herna.web.boards.wistar.disc import key
from herna.web.boards.wistar.mine import played, whole_board
from herna.web.boards.wistar.signs import sign
from herna.web.boards.wistar.words import remembered, word
from herna.web.drawing import tags as h
from herna.web.drawing.identity import HERE
from herna.web.drawing.scene import Scene
from herna.web.drawing.tally import Line
from herna.web.words import say

LINES: Final = ("track", "fields", "beds", "rooms", "mice", "cards", "final", "current", "leftovers", "versatility")
KINDS: Final = ("tool", "samohyb", "building")


def players(scene: Scene) -> h.Element:
    lang = scene.lang
    order = scene.view["order"] or list(range(len(scene.view["sides"])))
    return h.section("#w-rivals.strip", aria_label=word(lang, "players"))[
        [kept_plate(scene, seat, place) for place, seat in enumerate(order)],
        score(scene)
        if scene.over
        else h.a("#score-b.tool", href=f"{HERE}/look?at=score", data_look=True)[
            sign("vp"), h.span[word(lang, "score")]
        ],
    ]


def closer(scene: Scene, at: str) -> h.Node:
    """The whole board of a player, the scoring as it would be now, or what the signs of the disc mean."""
    if at == "score":
        return score(scene)
    if at == "disc":
        return key(scene)
    name, _, seat = at.partition("rival")
    if name or not seat.isdecimal() or int(seat) >= len(scene.view["sides"]):
        return None
    return h.div(".rival.wistar")[rival(scene, int(seat), scene.view["sides"][int(seat)])]


def kept_plate(scene: Scene, seat: int, place: int) -> Markup:
    side = scene.view["sides"][seat]
    seen = (
        seat,
        place,
        scene.level(seat),
        scene.view["active"] == seat,
        [side[k] for k in ("vp", "wood", "metal", "hand_size")],
    )
    return remembered(scene, "plate", seen, [], lambda: plate(scene, seat, place))


def plate(scene: Scene, seat: int, place: int) -> h.Element:
    lang = scene.lang
    side = scene.view["sides"][seat]
    on_turn = scene.view["active"] == seat and not scene.over
    me = seat == scene.viewer
    about = say(lang, "you") if me else scene.level(seat)
    whose = word(lang, "board_of", name=scene.who(seat))
    return h.div(class_=["player", {"on": on_turn, "me": me}])[
        h.a(
            id=f"plate{seat}",
            class_="pplate",
            href=f"{HERE}/look?at=rival{seat}",
            title=whose,
            data_look=True,
            data_zone=f"place{place}",
        )[
            h.b(id=f"disc{seat}", class_=["chief", f"seat{seat}"])[str(seat + 1)],
            h.span(".who")[
                h.strong[scene.who(seat)],
                h.small[" · ".join([word(lang, "place", n=place + 1), *([about] if about else [])])],
            ],
            h.span(".vps", title=word(lang, "vp_now", n=side["vp"]))[str(side["vp"]), sign("vp")],
            h.span(".have")[
                [
                    h.span(title=f"{scene.text('term.' + what)}: {side[what]}")[sign(what), str(side[what])]
                    for what in ("wood", "metal")
                ],
                h.span(title=word(lang, "hand_of", n=side["hand_size"]))[sign("hand"), str(side["hand_size"])],
            ],
        ],
    ]


def rival(scene: Scene, seat: int, side: dict[str, Any]) -> list[h.Node]:
    """A player's whole board and played cards, as that player sees them, and what they do not show."""
    lang = scene.lang
    rats = " · ".join([f"{scene.text('term.' + area)} {n}" for area, n in side["rats"].items()])
    backs = side["hand_backs"]
    known = ", ".join([scene.name(c) for c in side["known"]]) if seat != scene.viewer else ""
    return [
        h.h2[
            h.b(class_=["chief", f"seat{seat}"])[str(seat + 1)],
            scene.who(seat),
            h.span[word(lang, "total_now", vp=side["vp"], total=side["score"]["total"])],
        ],
        whole_board(scene, seat),
        played(scene, seat),
        h.p[word(lang, "rats_told", rats=rats), " ", word(lang, "explorer_in", room=scene.name(side["explorer"]))],
        h.p[
            word(
                lang,
                "built",
                beds=side["beds_built"],
                rooms=side["rooms_dug"],
                free=side["free_chambers"],
                cubes=side["cubes_on_missions"],
                doors=len(side["doors"]),
                tents=side["tents_left"],
            )
        ],
        h.p[word(lang, "hand_told", basic=backs["basic"], advanced=backs["advanced"])],
        known and h.dl[h.dt[word(lang, "known")], h.dd[known]],
    ]


def tally(scene: Scene) -> list[Line]:
    """The final scoring, for the end screen."""
    scores = [side["score"] for side in scene.view["sides"]]
    lines = [Line(word(scene.lang, "line." + line), [score[line] for score in scores]) for line in LINES]
    return [*lines, Line(word(scene.lang, "total"), [score["total"] for score in scores], total=True)]


def score(scene: Scene) -> h.Element:
    """The final scoring as it would be now, or as it is: every line says what it counts."""
    lang = scene.lang
    order = scene.view["order"] or list(range(len(scene.view["sides"])))
    sides = scene.view["sides"]
    winners = scene.view["result"]["winners"] if scene.over else []
    head = [
        h.th(scope="col", class_={"won": seat in winners})[
            h.b(class_=["chief", f"seat{seat}"])[str(seat + 1)], scene.who(seat)
        ]
        for seat in order
    ]
    rows = [
        h.tr[
            h.th(scope="row")[word(lang, "line." + line), h.small[word(lang, "why." + line)]],
            [h.td[str(sides[seat]["score"][line])] for seat in order],
        ]
        for line in LINES
    ]
    total = h.tr(".total")[
        h.th(scope="row")[word(lang, "total")],
        [h.td(class_={"won": seat in winners})[str(sides[seat]["score"]["total"])] for seat in order],
    ]
    title = word(lang, "score_final" if scene.over else "score_now")
    return h.div("#score", class_={"final": scene.over}, role="group", aria_label=title)[
        h.details(open=True)[
            h.summary[title],
            h.table[h.thead[h.tr[h.td, head]], h.tbody[rows, total]],
            h.p(".tie")[word(lang, "tie")],
        ]
    ]
