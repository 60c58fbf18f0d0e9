"""How each game's table looks: one module per game, pure functions from a scene to markup.

A board has `draw`, `attempts` and `STYLES`. It may have `SCRIPTS`; `drawings` and `told`, which keep frames small;
`closer`, `in_menus` and `costs`; `sentence`, `label` and `help_text`; `PRINTED_SIGNS`; `STAGING` with `cast`, `aims`;
`CHAINS` with `STEPS`, `handled`, `stands`, `foresee`, `before_going` and `page_ids`; `ENDING_LOSSES` and `PASSING`;
`tally` and `points`. The functions below say what each of them is for.

The board of a game from another package is its module `web`. `STYLES` and `SCRIPTS` name files of Herna; style rules of
its own can stand in `drawings`, as a `<style>`. Style attributes are refused by browsers: see `web/figures.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Decision, Option
from herna.kernel.events import Event
from herna.kernel.game import Game
from herna.kernel.state import State
from herna.web.boards import plain
from herna.web.drawing import tags as h
from herna.web.drawing.identity import STAND_INS
from herna.web.drawing.markup import icon_sheet
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import MEANING, Staging, acts, nobody_else
from herna.web.drawing.tags import Json
from herna.web.drawing.tally import Line
from herna.web.extras import extra

TABLE_STYLES: Final = [f"table/{part}.css" for part in ("shell", "cards", "closer", "stage", "end", "small", "motion")]

Drawing = Callable[[Scene], h.Node]


def module_of(game: str) -> ModuleType:
    """The game's own board, or the plain one that every game can be played on."""
    own = extra(game, __name__)
    return own if own is not None and hasattr(own, "draw") else plain


def draw_board(scene: Scene) -> h.Node:
    drawing: Drawing = module_of(scene.game.id).draw
    return drawing(scene)


def attempts(scene: Scene, at: str) -> list[str]:
    """The codes somebody may have had in mind who clicked on this thing."""
    found: list[str] = module_of(scene.game.id).attempts(scene, at)
    return found


def closer(scene: Scene, at: str) -> h.Node:
    """What a board tells of a thing only when it is looked at closely: a rival's whole board, a score sheet."""
    telling: Callable[[Scene, str], h.Node] = getattr(module_of(scene.game.id), "closer", nothing_more)
    return telling(scene, at)


def nothing_more(scene: Scene, at: str) -> h.Node:
    return None


def in_menus(scene: Scene) -> set[str]:
    """The codes that a board lists behind a button of its own; the prompt leaves these out."""
    listing: Callable[[Scene], set[str]] = getattr(module_of(scene.game.id), "in_menus", no_menus)
    return listing(scene)


def no_menus(scene: Scene) -> set[str]:
    return set()


def costs(scene: Scene, option: Option) -> bool:
    """Whether this way out surely costs something, which its label says: then it is drawn as a warning."""
    costly: Callable[[Scene, Option], bool] = getattr(module_of(scene.game.id), "costs", for_nothing)
    return costly(scene, option)


def for_nothing(scene: Scene, option: Option) -> bool:
    return False


def passing(game: str) -> tuple[str, ...]:
    """The kinds of events that say nothing of what a choice leads to, unless they are the last."""
    kinds: tuple[str, ...] = getattr(module_of(game), "PASSING", ())
    return kinds


def staged(scene: Scene) -> Json:
    """How the picture came about, for the page to play; a board without `STAGING` tells it in sentences only."""
    board = module_of(scene.game.id)
    return acts(scene, getattr(board, "STAGING", {}), getattr(board, "cast", nobody_else))


def openings(game: str) -> set[str]:
    """The kinds of events that begin a turn or a round: that called so, and those that are shown like it."""
    cues: Staging = getattr(module_of(game), "STAGING", {})
    return {"turn", *[kind for kind, cue in cues.items() if cue.do == "turn"]}


def meanings(game: str) -> dict[str, int]:
    """How much each kind of event says of what somebody did."""
    cues: Staging = getattr(module_of(game), "STAGING", {})
    return {kind: MEANING[cue.do] for kind, cue in cues.items()}


def points(game: str) -> Callable[[dict[str, Any]], list[int]] | None:
    """How a board reads everybody's points off the table, if what brings most of them decides the game."""
    found: Callable[[dict[str, Any]], list[int]] | None = getattr(module_of(game), "points", None)
    return found


def pending(scene: Scene) -> Json:
    """What is aimed at what and not decided yet: {thing: goal} as JSON, empty if nothing is."""
    aiming: Callable[[Scene], dict[str, str]] = getattr(module_of(scene.game.id), "aims", nothing_pending)
    found = aiming(scene)
    return Json(json.dumps(found, separators=(",", ":")) if found else "")


def nothing_pending(scene: Scene) -> dict[str, str]:
    return {}


def tally(scene: Scene) -> list[Line]:
    """The board's score sheet of a game that is over; none if the score alone says it all."""
    counting: Callable[[Scene], list[Line]] = getattr(module_of(scene.game.id), "tally", nothing_to_count)
    return counting(scene)


def nothing_to_count(scene: Scene) -> list[Line]:
    return []


# --- words that a picture makes needless or needs ------------------------------------------------------------------
def sentence(game: str, event: Event, lang: str, names: tuple[str, ...]) -> str:
    """An event for people who see the board: a board may leave out what its picture shows better than words."""
    telling: Callable[[Event, str, tuple[str, ...]], str] | None = getattr(module_of(game), "sentence", None)
    return telling(event, lang, names) if telling is not None else event.text(lang, names)


def label(scene: Scene, option: Option) -> str:
    """What an option is called beside the board: a board may call a place as it has marked it."""
    calling: Callable[[Scene, Option], str] | None = getattr(module_of(scene.game.id), "label", None)
    return calling(scene, option) if calling is not None else option.label(scene.lang)


def help_text(scene: Scene, decision: Decision) -> str:
    """What a choice means, for people who see the board."""
    helping: Callable[[Scene, Decision], str] | None = getattr(module_of(scene.game.id), "help_text", None)
    return helping(scene, decision) if helping is not None else decision.help(scene.lang)


def chained(game: str) -> dict[str, tuple[str, ...]]:
    """Which choices take part in chains, and the kinds of questions that they open: {verb: kinds}."""
    found: dict[str, tuple[str, ...]] = getattr(module_of(game), "CHAINS", {})
    return found


def is_step(game: str, kind: str) -> bool:
    """Whether such questions come one after another until the thing stands where it shall."""
    return kind in getattr(module_of(game), "STEPS", ())


def handled(game: str, view: dict[str, Any], option: Option) -> tuple[str, str]:
    """The thing that is picked up for this option; and where it is put, if the option says that itself."""
    handling: Callable[[dict[str, Any], Option], tuple[str, str]] = getattr(module_of(game), "handled", by_itself)
    return handling(view, option)


def by_itself(view: dict[str, Any], option: Option) -> tuple[str, str]:
    return option.at, ""


def has_places(game: str) -> bool:
    """Whether things stand somewhere in this game, so that a chain can promise where they will."""
    return hasattr(module_of(game), "stands")


def is_reached(game: str, before: dict[str, Any], after: dict[str, Any] | None, thing: str, goal: str) -> bool:
    """Whether a chain leads where it promises: a thing that stands somewhere, to another place; any other, to a target.

    After it, the table may look like this; None: chance has a say in it.
    """
    stands: Callable[[dict[str, Any], str], str] = getattr(module_of(game), "stands", nowhere)
    place = stands(before, thing)
    if not place or stands(before, goal):
        return True
    return after is not None and place != goal and stands(after, thing) == goal


def nowhere(view: dict[str, Any], thing: str) -> str:
    return ""


def ending_losses(game: str) -> tuple[str, ...] | None:
    """The kinds of events that make it dear to end a turn; None if turns cannot be ended by one click here."""
    found: tuple[str, ...] | None = getattr(module_of(game), "ENDING_LOSSES", None)
    return found


def page_ids(game: str, view: dict[str, Any], at: str) -> list[str]:
    """The ids on the page of what the view calls so: several, where equal cards lie in a hand."""
    naming: Callable[[dict[str, Any], str], list[str]] = getattr(module_of(game), "page_ids", the_same)
    return naming(view, at)


def the_same(view: dict[str, Any], at: str) -> list[str]:
    return [at]


def foresee(state: State, thing: str, goal: str) -> Any:
    """What a board can work out beforehand of a chain, for its `before_going`; None if it does not."""
    seeing: Callable[[State, str, str], Any] = getattr(module_of(state.game), "foresee", nothing_foreseen)
    return seeing(state, thing, goal)


def nothing_foreseen(state: State, thing: str, goal: str) -> None:
    return None


def goals_in_words(scene: Scene) -> Json:
    """{thing: [how all deeds begin, {goal: [how this one goes on, what to expect]}]} for the page, by its ids."""
    game, view = scene.game.id, scene.view
    telling: Callable[[Scene, str, str], str | None] = getattr(module_of(game), "before_going", nothing_told)
    found: dict[str, tuple[str, dict[str, list[str]]]] = {}
    for thing, goals in scene.chains.items():
        told = {goal: telling(scene, thing, goal) for goal in goals}
        shown = {
            id: (label_without_names(scene, goals[goal].option), words)
            for goal, words in told.items()
            if words is not None
            for id in page_ids(game, view, goal)
        }
        if shown:
            start = common_start([deed for deed, _ in shown.values()])
            ways = {
                id: [deed.removeprefix(start), *([to_expect] if to_expect else [])]
                for id, (deed, to_expect) in shown.items()
            }
            found.update(dict.fromkeys(page_ids(game, view, thing), (start, ways)))
    return Json(json.dumps(found, ensure_ascii=False, separators=(",", ":")))


def has_goals(scene: Scene, thing: str) -> bool:
    """Whether the page shows goals for this thing; a board may leave all of them to the list."""
    telling: Callable[[Scene, str, str], str | None] = getattr(module_of(scene.game.id), "before_going", nothing_told)
    return any([telling(scene, thing, goal) is not None for goal in scene.chains.get(thing, {})])


def common_start(texts: list[str]) -> str:
    least, most = min(texts), max(texts)
    same = next((i for i, (one, other) in enumerate(zip(least, most, strict=False)) if one != other), len(least))
    return least[:same]


def label_without_names(scene: Scene, option: Option) -> str:
    """What an option does; empty where people are named in it, since a name would have to be escaped in other ways."""
    option.names = scene.names
    called = label(scene, option)
    return "" if STAND_INS.search(called) else called


def nothing_told(scene: Scene, thing: str, goal: str) -> str | None:
    return ""


def scripts(game: str) -> list[str]:
    """The modules that a board needs besides those of all tables."""
    found: list[str] = getattr(module_of(game), "SCRIPTS", [])
    return found


def stylesheets(game: str) -> list[str]:
    found: list[str] = module_of(game).STYLES
    return found


def table_stylesheets(game: str) -> list[str]:
    """What all tables share, and then the board: it has the last word."""
    return [*TABLE_STYLES, *stylesheets(game)]


def sheet(game: str, lang: str) -> Markup:
    """Drawings that frames only name: they stand once in the page, outside of what frames replace."""
    own: Callable[[str], str] = getattr(module_of(game), "drawings", no_drawings)
    return Markup(f'<svg id="drawings" width="0" height="0" aria-hidden="true">{icon_sheet()}{own(lang)}</svg>')


def no_drawings(lang: str) -> str:
    return ""


def texts(game: Game[Any], lang: str) -> dict[str, tuple[str, str]]:
    """Name and text of each part of a game, for when it is looked at: a page fetches them once, frames go without."""
    told: Callable[[Game[Any], str, str], str] = getattr(module_of(game.id), "told", printed_text)
    parts = game.texts.components
    return {part: (parts[part].name(lang), told(game, lang, part)) for part in parts}


def printed_text(game: Game[Any], lang: str, part: str) -> str:
    return game.texts.components[part].text(lang)


def printed_signs(game: str) -> dict[str, Markup]:
    """The board's signs for words that are printed on cards; its style sheet draws them."""
    signs: dict[str, Markup] = getattr(module_of(game), "PRINTED_SIGNS", {})
    return signs
