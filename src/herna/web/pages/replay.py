"""The replay of a game: step through it, jump, or let it run; once it is over, as any seat saw it."""

from __future__ import annotations

import htpy as h

from herna.web.boards import draw_board, sheet, table_stylesheets
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import icon
from herna.web.drawing.scene import Scene
from herna.web.pages.shell import Look, document, head_line
from herna.web.pages.table import rail, result_line

SPEEDS = (1, 2, 4)


def replay_page(
    look: Look, scene: Scene, at: int, last: int, eyes: str, eyes_offered: list[str], speed: int, can_continue: bool
) -> str:
    """`eyes`: a seat's number, `watch`, or `all` once everything may be seen."""
    base = f"{HERE}/replay"
    told = result_line(scene) if scene.over else happened(look, scene)

    def to(number: int, run: int = 0, through: str = eyes) -> str:
        running = f"&play={run}" if run else ""
        return f"{base}?at={min(max(number, 0), last)}&eyes={through}{running}"

    steps = h.div(".steps")[
        step(look, to(0), "first", "skip-back", at > 0),
        step(look, to(at - 1), "back", "arrow-left", at > 0),
        h.span(".count", role="status")[look.say("replay.at", at=at, last=last)],
        step(look, to(at + 1), "forward", "arrow-right", at < last),
        step(look, to(last), "last", "skip", at < last),
        h.span(".speeds")[
            [speed_link(to(at + 1, run), run, run == speed) for run in SPEEDS]
        ] if at < last else None,
        None if not speed else h.a(".button", href=to(at))[icon("pause"), h.span[look.say("replay.pause")]],
    ]  # fmt: skip
    ways = h.div(".ways")[
        h.button(".unfolds", type="button", popovertarget="rail")[look.say("log")],
        h.form(method="get", action=base)[
            h.label(for_="jump")[look.say("replay.jump")],
            h.input(id="jump", type="number", name="at", min="0", max=str(last), value=str(at)),
            h.input(type="hidden", name="eyes", value=eyes),
            h.button(type="submit")[look.say("replay.go")],
        ],
        [
            h.a(".button", href=to(at, 0, name), aria_current="true" if name == eyes else None)[
                scene.who(int(name)) if name.isdigit() else look.say("replay.eyes." + name)
            ]
            for name in eyes_offered
        ],
        can_continue and h.form(method="post", action=f"{HERE}/continue")[
            h.input(type="hidden", name="at", value=str(at)),
            h.button(type="submit")[look.say("replay.continue")],
        ],
        h.a(".button", href=HERE)[look.say("back_to_table")],
    ]  # fmt: skip
    controls = h.nav(".replay", aria_label=look.say("replay.title"))[steps, ways]
    body: list[h.Node] = [
        head_line(look),
        sheet(scene.game.id, look.lang),
        h.div("#table.replaying")[draw_board(scene), rail(scene, folds=True), h.div("#prompt")[
            h.p("#ask")[told], controls]],
    ]  # fmt: skip
    return document(look, f"{look.say('replay.title')} · Herna", body, table_stylesheets(scene.game.id), [])


def happened(look: Look, scene: Scene) -> str:
    """What the step brought last; before the first one, what this page is."""
    return scene.events[-1].text(scene.lang, scene.names) if scene.events else look.say("replay.title")


def speed_link(url: str, speed: int, current: bool) -> h.Element:
    return h.a(".button", href=url, aria_current="true" if current else None)[f"{speed}×"]


def step(look: Look, url: str, key: str, sign: str, possible: bool) -> h.Element:
    label = look.say("replay." + key)
    if not possible:
        return h.span(".button.off", aria_hidden="true")[sign_of(sign)]
    return h.a(".button", href=url, title=label, aria_label=label)[sign_of(sign)]


def sign_of(name: str) -> h.Node:
    """The icons point forwards; backwards is the same, turned over."""
    return h.span(".flip")[icon("skip")] if name == "skip-back" else icon(name)
