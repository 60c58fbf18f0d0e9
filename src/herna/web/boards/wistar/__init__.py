"""Rats of Wistar's board: disc, farmstead and offers above, one's own board and cards below, the hand at the bottom.

On a phone the same parts are six tabs; the chosen one is the target of the page's address, so frames never reset it.
"""

from __future__ import annotations

from typing import Final

from herna.web.boards.wistar.cards import told
from herna.web.boards.wistar.chains import CHAINS, handled, page_ids
from herna.web.boards.wistar.disc import areas, disc, drawings
from herna.web.boards.wistar.farm import house
from herna.web.boards.wistar.mine import hand, in_menus, own_board, played
from herna.web.boards.wistar.offers import goals, helpers, offers, tray
from herna.web.boards.wistar.players import closer, players, tally
from herna.web.boards.wistar.showing import showing
from herna.web.boards.wistar.signs import PRINTED_SIGNS
from herna.web.boards.wistar.staging import STAGING, cast
from herna.web.boards.wistar.words import help_text, word
from herna.web.drawing import tags as h
from herna.web.drawing.scene import Scene

__all__ = [
    "CHAINS",
    "PRINTED_SIGNS",
    "STAGING",
    "STYLES",
    "attempts",
    "cast",
    "closer",
    "draw",
    "drawings",
    "handled",
    "help_text",
    "in_menus",
    "page_ids",
    "tally",
    "told",
]
STYLES: Final = [
    f"wistar/{part}.css" for part in ("signs", "board", "players", "disc", "farm", "offers", "mine", "phone", "showing")
]
# Tab, the part of the page it shows, and where its options lie.
TABS: Final = (
    ("disc", "w-disc", ("space", "hut", "area", "round_mouse", "action")),
    ("farm", "w-farm", ("room", "door", "mouse", "cheese", "task", "supply")),
    ("cards", "w-cards", ("row", "deck", "pair", "goal", "hero", "token", "pile")),
    ("me", "w-me", ("field", "area0", "area1", "area2", "area3")),
    ("rivals", "w-rivals", ()),
    ("log", "rail", ()),
)
ATTEMPTS: Final = {"space": "place:", "task": "task:", "goal": "goal:", "area": "deploy:", "door": "open:"}


def draw(scene: Scene) -> h.Node:
    me = scene.viewer if scene.viewer is not None else 0
    kind = scene.decision.kind if scene.decision is not None else ""
    lang = scene.lang
    mine = word(lang, "my_board") if me == scene.viewer else word(lang, "board_of", name=scene.who(me))
    marked = with_choices(scene)
    classes = " ".join(
        ["wistar", "worded", f"lead-{marked[0] if marked else 'disc'}", *["at-" + name for name in marked]]
    )
    return h.div("#board", class_=[classes, kind and "asks-" + kind, {"over": scene.over}])[
        tabs(scene, marked),
        players(scene),
        h.section("#w-disc.panel", aria_label=word(lang, "tab.disc"))[disc(scene), areas(scene)],
        h.section("#w-farm.panel", aria_label=word(lang, "tab.farm"))[house(scene)],
        h.section("#w-cards.panel", aria_label=word(lang, "tab.cards"))[offers(scene), goals(scene), helpers(scene)],
        h.section("#w-me.panel", aria_label=mine)[own_board(scene, me), played(scene, me)],
        tray(scene),
        hand(scene),
        showing(scene),
    ]


def with_choices(scene: Scene) -> list[str]:
    """The tabs under which something can be chosen."""
    lying = {at.partition(".")[0] for at in scene.options}
    lying = {"field" if at.startswith("field") else at for at in lying}
    if scene.over:
        return ["rivals"]
    return [name for name, _, things in TABS if any([thing in lying for thing in things])]


def tabs(scene: Scene, marked: list[str]) -> h.Element:
    """On a phone: what lies side by side elsewhere. Until somebody chooses a tab, the one that holds what can be chosen
    is open; later the others are marked, and a link leads there from a tab where nothing can be chosen."""
    links = []
    for name, panel, _ in TABS:
        dot = name in marked
        text = word(scene.lang, "tab." + name)
        links.append(
            h.a(id=f"tab-{name}", href=f"#{panel}", class_={"dot": dot})[
                text, dot and h.span(".sr")[word(scene.lang, "something_here")]
            ]
        )
    if marked and not scene.over:
        panel = next(panel for name, panel, _ in TABS if name == marked[0])
        there = word(scene.lang, "choose_there", tab=word(scene.lang, "tab." + marked[0]))
        links.append(h.a("#lead", href=f"#{panel}")[there])
    return h.nav("#tabs", aria_label=word(scene.lang, "tabs"))[links]


def attempts(scene: Scene, at: str) -> list[str]:
    """Whoever clicks a card meant to play, take or use it; a space, task, goal, area or door to do what it is for."""
    sort, _, name = at.partition("-")
    if scene.viewer is None:
        return []
    if at == "hut":
        return ["place:hut"]
    if sort in ATTEMPTS:
        return [ATTEMPTS[sort] + name.replace("-", ".")]
    if sort != "c":
        return []
    side = scene.view["sides"][scene.viewer]
    if name in (side["hand"] or []):
        return ["play:" + name]
    if name in [c["id"] for c in side["cards"]]:
        return ["use:" + name]
    return ["develop:" + name] if any([name in row for row in scene.view["rows"].values()]) else []
