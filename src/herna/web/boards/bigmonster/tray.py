"""Below the area: the hand with one's own ship, the rows of the row game, discarded tiles, or the final table."""

from __future__ import annotations

from herna.kernel.choice import Option
from herna.web.boards.bigmonster.tiles import tile, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import hit
from herna.web.drawing.scene import Scene
from herna.web.words import say


def tray(scene: Scene, seat: int) -> h.Element:
    view = scene.view
    if scene.over:
        parts: list[h.Node] = [final_table(scene)]
    elif "rows" in view:
        parts = [*chosen(scene, seat), *[row(scene, i) for i in range(len(view["rows"])) if view["rows"][i]]]
    elif scene.decision is not None and scene.decision.kind == "salvage":
        parts = [salvage(scene)]
    else:
        parts = [*chosen(scene, seat), hand(scene, seat)]
    return h.section("#tray", class_=["tray", {"final": scene.over}], aria_label=word(scene.lang, "tray"))[parts]


def chosen(scene: Scene, seat: int) -> list[h.Node]:
    """The tile that is to be placed."""
    slug = scene.view["seats"][seat]["pick"]
    if not slug:
        return []
    start = f"h{seat}-{slug}-1"
    if slug and "rows" in scene.view:
        start = f"r{scene.view['row']}-{slug}-1"
    return [
        h.div("#chosen.chosen")[
            h.small[word(scene.lang, "pick")], tile(scene, f"pick{seat}", slug, "pick", [], start, "sel")
        ]
    ]


def hand(scene: Scene, seat: int) -> h.Element:
    view = scene.view["seats"][seat]
    label = say(scene.lang, "zone.your_hand", name=scene.who(seat))
    if view["hand"] is None:
        return h.div("#hand.hand", role="group", aria_label=label)
    answered = str(scene.view.get("answered") or "").partition(":")[2].partition("@")[0]
    tiles: list[h.Node] = []
    seen: dict[str, int] = {}
    for slug in view["hand"]:
        seen[slug] = seen.get(slug, 0) + 1
        options = scene.options.get(f"hand{seat}.{slug}", [])
        mark = "sel" if slug == answered and seen[slug] == 1 else ""
        tiles.append(tile(scene, f"h{seat}-{slug}-{seen[slug]}", slug, f"hand{seat}", options, "", mark))
    return h.div("#hand.hand", role="group", aria_label=label)[
        tiles or h.p(".wait")[word(scene.lang, "hand_gone") if view["picked"] else word(scene.lang, "hand_empty")]
    ]


def row(scene: Scene, index: int) -> h.Element:
    """A row of offered tiles; the one being played is marked."""
    number = index + 1
    active = scene.view["row"] == number
    label = word(scene.lang, "row", number=number)
    whole = scene.options.get(f"row{number}", [])
    tiles: list[h.Node] = []
    seen: dict[str, int] = {}
    for slug in scene.view["rows"][index]:
        seen[slug] = seen.get(slug, 0) + 1
        options: list[Option] = scene.options.get(f"row{number}.{slug}", [])
        tiles.append(tile(scene, f"r{number}-{slug}-{seen[slug]}", slug, f"row{number}", options))
    return h.div(id=f"rows{number}", class_=["rows", {"active": active}], role="group", aria_label=label)[
        h.div(id=f"row{number}", class_=["rowname", {"can": bool(whole)}], data_zone="rows")[
            h.b[label],
            h.small[word(scene.lang, "row.played")] if active else None,
            hit(f"row{number}", whole, label, scene.lang) if whole else None,
        ],
        h.div(".hand")[tiles],
    ]


def salvage(scene: Scene) -> h.Element:
    label = word(scene.lang, "discard")
    tiles = [
        tile(scene, f"x-{at.partition('.')[2]}", at.partition(".")[2], "discard", options)
        for at, options in scene.options.items()
    ]
    return h.div("#discards.rows.active", role="group", aria_label=label)[
        h.div(".rowname")[h.b[label]], h.div(".hand")[tiles]
    ]


def final_table(scene: Scene) -> h.Element:
    """Everybody's points by category; the winners first."""
    lang = scene.lang
    seats = scene.view["seats"]
    winners = scene.view["result"]["winners"]
    order = sorted(range(len(seats)), key=lambda i: (i not in winners, -seats[i]["score"]))
    heads = list(seats[0]["points"])
    return h.div(".scrolls", tabindex="0")[
        h.table("#final")[
            h.caption[word(lang, "final")],
            h.thead[
                h.tr[
                    h.th(scope="col")[word(lang, "player")],
                    h.th(scope="col")[word(lang, "total")],
                    [h.th(scope="col")[scene.text("term." + c)] for c in heads],
                ]
            ],
            h.tbody[
                [
                    h.tr(class_={"won": i in winners, "me": i == scene.viewer})[
                        h.th(scope="row")[scene.who(i), h.small[word(lang, "winner")] if i in winners else None],
                        h.td(".sum")[str(seats[i]["score"])],
                        [h.td[str(seats[i]["points"][c])] for c in heads],
                    ]
                    for i in order
                ]
            ],
        ]
    ]
