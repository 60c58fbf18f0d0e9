"""The farmstead as a house cut open: floors as rows, doors in the walls, the yard beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.web.boards.wistar.cards import price_signs, price_words, printed_facts
from herna.web.boards.wistar.signs import sign
from herna.web.boards.wistar.words import NO_CHOICE, remembered, word
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

WIDE: Final = ("f1", "f2", "c1")  # rooms in which the names of tasks find place


def house(scene: Scene) -> h.Element:
    return h.div(".house", id="house")[
        h.div(".roof"),
        h.div(".earth"),
        [kept_room(scene, found) for found in scene.view["rooms"]],
        [door(scene, passage) for passage in scene.view["passages"]],
    ]


def kept_room(scene: Scene, found: dict[str, Any]) -> Markup:
    places = ["room." + found["id"], *[f"mouse.{space}" for space in found["mice"]]]
    places += ["cheese"] if found["cheese"] else []
    places += [f"task.{found['mission']}.{i + 1}" for i in range(3)]
    return remembered(scene, "room", found, places, lambda: room(scene, found))


def room(scene: Scene, found: dict[str, Any]) -> h.Element:
    id, lang = found["id"], scene.lang
    options = scene.options.get("room." + id, [])
    name = scene.name(id).partition(" (")[0] if id != "yard" else word(lang, "yard")
    mission = found["mission"]
    is_open = mission not in (None, "unknown")
    classes = [
        "card",
        "room",
        "r-" + id,
        {"cellar": found["cellar"], "can": bool(options), "open": is_open},
    ]
    return h.div(id=f"room-{id}", class_=classes, data_zone="farm", data_part=mission if is_open else None)[
        h.span(".name")[name],
        h.div(".things")[
            [mouse(scene, id, space) for space in found["mice"]],
            cheese(scene, found["cheese"]) if found["cheese"] else None,
            [
                h.span(
                    id=f"explorer{seat}",
                    class_=["pawn", f"seat{seat}", {"mine": seat == scene.viewer}],
                    data_zone=f"room-{id}",
                    title=word(lang, "explorer", name=scene.who(seat)),
                )[str(seat + 1)]
                for seat in found["explorers"]
            ],
        ],
        found["tents"]
        and h.span(".tents")[
            [
                h.span(class_=["tent", f"seat{seat}"], title=word(lang, "tent", name=scene.who(seat)))[str(seat + 1)]
                for seat in found["tents"]
            ]
        ],
        mission and (face_down(scene, id) if mission == "unknown" else open_mission(scene, found)),
        hit(f"room-{id}", options, spoken(scene, found, name), lang),
    ]


def spoken(scene: Scene, found: dict[str, Any], name: str) -> str:
    """The room, who is there and what lies there; the text of an open mission is told besides."""
    lang = scene.lang
    parts = []
    if found["explorers"]:
        parts.append(word(lang, "explorers", names=", ".join([scene.who(s) for s in found["explorers"]])))
    if found["mice"]:
        parts.append(word(lang, "mice_here", n=len(found["mice"])))
    mission = found["mission"]
    if mission == "unknown":
        parts.append(word(lang, "mission_down"))
    elif mission:
        parts.append(scene.name(mission))
    return ": ".join([name, ", ".join([part.rstrip(".") for part in parts])]) if parts else name


def face_down(scene: Scene, room: str) -> Markup:
    return Markup(f'<span class="mission down" id="mission-{room}" data-zone="farm"></span>')


def open_mission(scene: Scene, found: dict[str, Any]) -> h.Element:
    id = found["mission"]
    wide = found["id"] in WIDE
    rows = [task(scene, id, i, row, found["cubes"], wide) for i, row in enumerate(printed_facts(id)["rows"])]
    return h.div(".mission", id=f"mission-{found['id']}", data_zone="farm")[rows]


def task(scene: Scene, mission: str, i: int, row: dict[str, Any], cubes: list[int | None], wide: bool) -> Markup:
    lang = scene.lang
    at = f"task.{mission}.{i + 1}"
    options = scene.options.get(at)
    done = cubes[i]
    locked = bool(row["lock"]) and done is None and cubes[row["lock"] - 1] is None
    title = scene.text(f"term.task.{mission}.{i + 1}")
    text = price_words(scene.game, lang, row) if done is None else word(lang, "done_by", name=scene.who(done))
    if locked:
        text += " " + word(lang, "locked", row=row["lock"])
    choices = Choices(options, lang) if options else NO_CHOICE
    return drawn_task(mission, i, title, text, done, locked, wide, choices, lang)


@lru_cache(2048)
def drawn_task(
    mission: str,
    i: int,
    title: str,
    text: str,
    done: int | None,
    locked: bool,
    wide: bool,
    choices: Choices,
    lang: str,
) -> Markup:
    id = f"task-{mission}-{i + 1}"
    row = printed_facts(mission)["rows"][i]
    element = h.div(
        id=id,
        class_=["task", {"can": bool(choices.options), "done": done is not None, "locked": locked}],
        data_zone="tasks",
    )[
        wide and h.span(".name")[title],
        h.span(".nr")[sign("lock") if locked else str(i + 1)],
        h.span(".price")[price_signs(row)] if done is None else h.span(class_=["cube", f"seat{done}"])[str(done + 1)],
        hit(id, choices.options, f"{title}. {text}", lang) if done is None else h.span(".sr")[text],
    ]
    return written(element)


def mouse(scene: Scene, room: str, space: int) -> Markup:
    options = scene.options.get(f"mouse.{space}")
    choices = Choices(options, scene.lang) if options else NO_CHOICE
    cellar = room.startswith("c")
    return drawn_mouse(
        f"mouse-{space}", word(scene.lang, "mouse_cellar" if cellar else "mouse_house"), cellar, choices, scene.lang
    )


@lru_cache(1024)
def drawn_mouse(id: str, name: str, cellar: bool, choices: Choices, lang: str) -> Markup:
    element = h.div(id=id, class_=["token", {"can": bool(choices.options), "dark": cellar}], data_zone="mice")[
        hit(id, choices.options, name, lang) if choices.options else None
    ]
    return written(element)


def cheese(scene: Scene, pile: list[str]) -> h.Element:
    options = scene.options.get("cheese", [])
    name = " + ".join([scene.name(slug) for slug in pile])
    points = str(scene.game.facts(pile[0])["vp"])
    return h.div(id="cheese", class_=["token", "cheese", {"can": bool(options)}], data_zone="mice")[
        h.b[points], hit("cheese", options, name, scene.lang)
    ]


def door(scene: Scene, passage: dict[str, Any]) -> Markup:
    id = passage["id"]
    options = scene.options.get("door." + id)
    choices = Choices(options, scene.lang) if options else NO_CHOICE
    ends = " – ".join(
        [scene.name(r).partition(" (")[0] if r != "yard" else word(scene.lang, "yard") for r in passage["between"]]
    )
    name = word(scene.lang, "door_open" if passage["open"] else "door", ends=ends)
    return drawn_door(id, name, passage["open"], choices, scene.lang)


@lru_cache(512)
def drawn_door(id: str, name: str, is_open: bool, choices: Choices, lang: str) -> Markup:
    element = h.div(
        id=f"door-{id}", class_=["door", id, {"open": is_open, "can": bool(choices.options)}], data_zone="doors"
    )[None if is_open else hit(f"door-{id}", choices.options, name, lang)]
    return written(element)
