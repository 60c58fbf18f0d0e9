"""The replay of a game: step through it, jump, or let it run; once it is over, as any seat saw it."""

from __future__ import annotations

import htpy as h

from herna._version import __version__
from herna.kernel.events import Event
from herna.web.boards import draw_board, pending, scripts, sentence, sheet, staged, table_stylesheets
from herna.web.drawing.identity import HERE
from herna.web.drawing.markup import sign
from herna.web.drawing.scene import Scene
from herna.web.figures import figures
from herna.web.pages.ending import moments, result_line
from herna.web.pages.shell import Look, document, head_line
from herna.web.pages.table import pace_and_sound, rail, stage_light


class Shelf:
    """What a replay shows of a kept game besides the table itself: where it stands, and where one can go."""

    def __init__(self, at: int, last: int, turns: list[tuple[int, Event]], eyes: str, eyes_offered: list[str]) -> None:
        self.at = at
        self.last = last
        self.turns = turns  # the number of choices after which a turn begins, and what tells it
        self.eyes = eyes  # a seat's number, `watch`, or `all` once everything may be seen
        self.eyes_offered = eyes_offered
        self.turning: list[tuple[int, str]] = []  # turning points that a review has found, and what it says of them
        self.running = False
        self.can_continue = False

    def to(self, number: int, eyes: str = "", running: bool = False) -> str:
        place = min(max(number, 0), self.last)
        return f"{HERE}/replay?at={place}&eyes={eyes or self.eyes}{'&play=1' if running else ''}"

    def turn_before(self) -> int:
        return max([number for number, _ in self.turns if number < self.at], default=0)

    def turn_after(self) -> int:
        return min([number for number, _ in self.turns if number > self.at], default=self.last)


def replay_page(look: Look, scene: Scene, shelf: Shelf) -> str:
    body: list[h.Node] = [
        head_line(look),
        sheet(scene.game.id, look.lang),
        h.main("#stage")[replay_frame(look, scene, shelf)],
        h.dialog("#zoom", aria_label=look.say("zoom")),
        h.div("#peek", aria_hidden="true", hidden=True),
        h.div("#replay-settings", popover="auto")[pace_and_sound(look)],
        stage_light(look),
    ]
    following = f"2; url={shelf.to(shelf.at + 1, running=shelf.at + 1 < shelf.last)}" if shelf.running else ""
    title = f"{look.say('replay.title')} · {scene.game.title(look.lang)} · Herna"
    styles = [*table_stylesheets(scene.game.id), "table/replay.css"]
    return document(look, title, body, styles, ["replay.js", *scripts(scene.game.id)], refresh=following)


def replay_frame(look: Look, scene: Scene, shelf: Shelf) -> h.Element:
    """The table after a number of choices, and everything one can do about it."""
    told = result_line(scene, scene.viewer) if scene.done else happened(look, scene)
    return h.div(
        "#table.replaying",
        data_seq=str(scene.seq),
        data_at=str(shelf.at),
        data_last=str(shelf.last),
        data_texts=f"/texts/{__version__}/{scene.game.id}/{scene.lang}",
        data_acts=staged(scene),
        data_aims=pending(scene) or None,
    )[
        draw_board(scene),
        rail(scene, folds=True, first=moments(scene, shelf.eyes)),
        h.div("#prompt")[
            h.p("#ask", tabindex="-1", role="status")[told],
            h.nav(".replay", aria_label=look.say("replay.title"))[
                slider(look, scene, shelf),
                h.span(".count")[look.say("replay.at", at=shelf.at, last=shelf.last)],
                steps(look, shelf),
                ways(look, scene, shelf),
            ],
        ],
    ]


def slider(look: Look, scene: Scene, shelf: Shelf) -> h.Element:
    """All choices in a row, with marks where turns begin and where the game was decided."""
    label = look.say("replay.at", at=shelf.at, last=shelf.last)
    return h.div(".slider")[
        h.input(
            "#slider",
            type="range",
            min="0",
            max=str(shelf.last),
            value=str(shelf.at),
            aria_label=look.say("replay.jump"),
            aria_valuetext=label,
        ),
        h.div("#marks", aria_hidden="true")[
            [
                h.i(data_turn=str(number), title=event.text(scene.lang, scene.names), class_=where(number, shelf))
                for number, event in shelf.turns
            ],
            [
                h.a(
                    href=shelf.to(moment.number),
                    tabindex="-1",
                    data_go="step",
                    title=sentence(scene.game.id, moment.told[scene.viewer][0], scene.lang, scene.names),
                    class_=where(moment.number, shelf),
                )
                for moment in scene.moments
            ],
            [
                h.a(
                    href=shelf.to(number),
                    tabindex="-1",
                    data_go="jump",
                    title=told,
                    class_=["turning", where(number, shelf)],
                )
                for number, told in shelf.turning
            ],
        ],
    ]


def where(number: int, shelf: Shelf) -> str:
    """Where a mark stands beside the slider: as a share of its length."""
    return figures(at=round(500 * number / max(1, shelf.last)))


def steps(look: Look, shelf: Shelf) -> h.Element:
    at, last = shelf.at, shelf.last
    return h.div(".steps")[
        step(look, shelf.to(0), "first", "skip", at > 0),
        step(look, shelf.to(shelf.turn_before()), "turn_back", "frenzy", at > 0),
        step(look, shelf.to(at - 1), "back", "arrow-left", at > 0),
        running(look, shelf),
        step(look, shelf.to(at + 1), "forward", "arrow-right", at < last),
        step(look, shelf.to(shelf.turn_after()), "turn_on", "frenzy", at < last),
        step(look, shelf.to(last), "last", "skip", at < last),
        h.button(".more", type="button", popovertarget="ways", title=look.say("replay.more"))[
            sign("menu"), h.span[look.say("replay.more")]
        ],
    ]


def running(look: Look, shelf: Shelf) -> h.Element:
    """Starts and stops; both signs stand there, and the style sheet shows the one that can be done."""
    to = shelf.to(shelf.at) if shelf.running else shelf.to(shelf.at + 1, running=True)
    return h.a("#play", href=to, class_=["button", {"on": shelf.running}])[
        h.span(".go")[sign("play"), h.span[look.say("replay.play")]],
        h.span(".halt")[sign("pause"), h.span[look.say("replay.pause")]],
    ]


def ways(look: Look, scene: Scene, shelf: Shelf) -> h.Element:
    """What is done less often; on a telephone it unfolds from a button, which needs no script."""
    return h.div("#ways.ways", popover="auto")[
        h.button(".unfolds", type="button", popovertarget="rail")[look.say("log")],
        h.form(".jump", method="get", action=f"{HERE}/replay")[
            h.label(for_="jump")[look.say("replay.jump")],
            h.input(id="jump", type="number", name="at", min="0", max=str(shelf.last), value=str(shelf.at)),
            h.input(type="hidden", name="eyes", value=shelf.eyes),
            h.button(type="submit")[look.say("replay.go")],
        ],
        h.span(".eyes", role="group", aria_label=look.say("replay.eyes"))[
            sign("eye"),
            [
                h.a(".button", href=shelf.to(shelf.at, name), aria_current="true" if name == shelf.eyes else None)[
                    scene.who(int(name)) if name.isdigit() else look.say("replay.eyes." + name)
                ]
                for name in shelf.eyes_offered
            ],
        ],
        h.button(".scripted", type="button", popovertarget="replay-settings", aria_label=look.say("menu.settings"))[
            sign("hourglass"), h.span[look.say("menu.settings")]
        ],
        shelf.can_continue and h.form(method="post", action=f"{HERE}/continue")[
            h.input(type="hidden", name="at", value=str(shelf.at)),
            h.button(type="submit")[look.say("replay.continue")],
        ],
        h.a(".button", href=HERE)[look.say("back_to_table")],
    ]  # fmt: skip


def happened(look: Look, scene: Scene) -> str:
    """What the step brought last; before the first one, what this page is."""
    return (
        sentence(scene.game.id, scene.events[-1], scene.lang, scene.names) if scene.events else look.say("replay.title")
    )


def step(look: Look, url: str, key: str, drawn: str, possible: bool) -> h.Element:
    """A way to another place in the game; the drawings point forwards, backwards they are turned over."""
    label = look.say("replay." + key)
    picture = h.span(class_={"flip": key in ("first", "turn_back")})[sign(drawn)]
    if not possible:
        return h.span(".button.off", id=f"go-{key}", aria_hidden="true")[picture]
    way = "step" if key == "forward" else "jump"
    return h.a(".button", id=f"go-{key}", href=url, title=label, aria_label=label, data_go=way)[picture]
