"""Project cards, mice, heroes and tokens: one element per component, the same wherever it lies."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.games.wistar.outside.facts import facts
from herna.games.wistar.table.designs import DESIGNS, NUMBERS
from herna.games.wistar.table.pieces import Holdings
from herna.games.wistar.table.words import SYMBOLS
from herna.kernel.choice import Option
from herna.kernel.game import Game
from herna.web.boards.wistar.signs import sign, type_sign
from herna.web.boards.wistar.words import NO_CHOICE, word
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.markup import Choices, art_url, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

SKILLS: Final = 5
CURRENTS: Final = ("none", "weak", "strong")
Lack = tuple[tuple[str, int], ...]


class Means:
    """What a player could pay and show: from the open side of the table and the own hand."""

    def __init__(self, side: dict[str, Any]) -> None:
        area = [c["id"] for c in side["cards"]] + side["mice"] + side["helpers"]
        self.holds = Holdings(tuple([NUMBERS[slug] for slug in area]))
        self.side = side

    def lacks(self, slug: str) -> Lack:
        """What this card still asks for beyond what is there; discounts are counted in."""
        design = DESIGNS[NUMBERS[slug]]
        price, side, holds = design.price, self.side, self.holds
        wood, metal = max(0, price.wood - side["wood"]), max(0, price.metal - side["metal"])
        for _ in range(holds.discounts[design.kind]):
            if wood:
                wood -= 1
            elif metal:
                metal -= 1
        needed = sum([max(0, price.skills[i] - holds.symbols[i]) for i in range(SKILLS)])
        skill = max(0, needed - (1 if holds.ignores_skill else 0)) - side["versatility"]
        rest = side["wood"] + side["metal"] + side["hand_size"] - 1 - price.wood - price.metal
        missing = [
            ("wood", wood),
            ("metal", metal),
            ("movement", price.movement - side["movement"]),
            ("items", price.items - rest if price.items else 0),
            ("skill", skill),
            ("energy", price.energy - holds.symbols[SKILLS]),
            ("mice", price.mice - holds.mice),
            ("rooms_dug", price.rooms - side["rooms_dug"]),
            ("tool", price.kinds[1] - holds.kinds[1]),
            ("samohyb", price.kinds[2] - holds.kinds[2]),
            ("building", price.kinds[3] - holds.kinds[3]),
        ]
        if price.current > CURRENTS.index(side["electricity"]):
            missing.append((CURRENTS[price.current], 1))
        return tuple([(what, n) for what, n in missing if n > 0])


def lack_word(game: Game[Any], lang: str, what: str) -> str:
    return game.texts.say(lang, "term.lack." + {"rooms_dug": "rooms"}.get(what, what))


def price_signs(printed: dict[str, Any], lacks: Lack | None = None) -> list[h.Node]:
    """Price, then (behind a line) what must be there; what somebody has not enough of is marked."""
    lacking = {what for what, _ in lacks or ()}
    cost: list[h.Node] = [
        h.b(class_={"no": what in lacking})[str(n), sign(what)] for what, n in printed["cost"].items()
    ]
    needs: list[h.Node] = []
    for what, n in printed["needs"].items():
        if what == "electricity":
            needs.append(h.em(class_={"no": n in lacking})[sign(n)])
        else:
            missed = what in lacking or (what in SYMBOLS[:SKILLS] and "skill" in lacking)
            needs.append(h.em(class_={"no": missed})[str(n) if n > 1 else "", sign(what)])
    return cost + needs


def price_words(game: Game[Any], lang: str, printed: dict[str, Any]) -> str:
    tell = game.texts.say
    parts = [
        f"{n}× {tell(lang, 'term.' + ('item' if what == 'items' else what))}" for what, n in printed["cost"].items()
    ]
    needs = []
    for what, n in printed["needs"].items():
        if what == "electricity":
            needs.append(tell(lang, "term.lack." + n))
        elif what in ("mice", "rooms_dug"):
            needs.append(f"{n}× {lack_word(game, lang, what)}")
        else:
            needs.append(f"{n}× {tell(lang, 'term.' + what)}")
    told = word(lang, "costs", what=", ".join(parts)) if parts else word(lang, "costs_nothing")
    return told + (" " + word(lang, "needs", what=", ".join(needs)) if needs else "")


def told(game: Game[Any], lang: str, slug: str) -> str:
    """What is shown of a part that is looked at: kind, price and needs, then its text."""
    printed = game.facts(slug)
    sort = printed.get("sort")
    parts = []
    if sort == "project":
        kinds = f"{game.texts.say(lang, 'term.' + printed['deck'])} · {game.texts.say(lang, 'term.' + printed['kind'])}"
        parts = [f"{kinds}.", price_words(game, lang, printed)]
    if sort == "field":
        parts = [word(lang, "field_" + printed["colour"])]
    elif printed.get("vp"):
        parts.append(f"{printed['vp']} {game.texts.say(lang, 'term.vp')}.")
    return " ".join([*parts, game.texts.components[slug].text(lang)]).strip()


def card(
    scene: Scene,
    slug: str,
    zone: str,
    at: str,
    came_from: str = "",
    lacks: Lack | None = None,
    used: bool = False,
    small: bool = False,
    options: list[Option] | None = None,
    id: str = "",
    text: str = "",
) -> Markup:
    """A component that lies open, as a card; `lacks` is None where nobody asks whether it can be played.

    A card that is seen twice has an `id` of its own in one of the places; its `text` is on it where it is to be read.
    """
    options = options or scene.options.get(at)
    choices = Choices(options, scene.lang) if options else NO_CHOICE
    missing = "" if not lacks else ", ".join([f"{n}× {lack_word(scene.game, scene.lang, what)}" for what, n in lacks])
    id = id or f"c-{slug}"
    return drawn(slug, id, scene.name(slug), text, zone, came_from, scene.lang, choices, lacks, missing, used, small)


@lru_cache(8192)
def drawn(
    slug: str,
    id: str,
    name: str,
    text: str,
    zone: str,
    came_from: str,
    lang: str,
    choices: Choices,
    lacks: Lack | None,
    missing: str,
    used: bool,
    small: bool,
) -> Markup:
    design = DESIGNS[NUMBERS[slug]]
    printed = printed_facts(slug)
    project = printed["sort"] == "project"
    type = printed.get("type") or ""
    classes = [
        "card",
        "proj" if project else "tile",
        "k-" + (printed["kind"] if project else printed["sort"]),
        {
            "adv": project and printed["deck"] == "advanced",
            "can": bool(choices.options),
            "worn": used,
            "mini": small,
            "ready": lacks == (),
            "long": len(name) > 19 or max([len(w) for w in name.split()]) > 8,
            "longest": len(name) > 20,
        },
    ]
    given = [sign(symbol) for symbol in printed.get("symbols", [])]
    points = [h.b(".vp")[str(design.vp)]] if design.vp else []
    spoken = name if not missing else f"{name} ({word(lang, 'lacks', what=missing)})"
    element = h.div(id=id, class_=classes, data_zone=zone, data_from=came_from or None)[
        h.span(".name")[breakable(name, lang)],
        h.img(".art", src=art_url("wistar", slug), alt=""),
        type and type_sign(type),
        h.span(".price")[price_signs(printed, lacks)] if project and not small else None,
        h.span(".gives")[given, points] if given or points else None,
        lacks and h.span(".lack")[[h.span[f"−{n}", sign(what)] for what, n in lacks]],
        text and h.p(".text")[breakable(text, lang)],
        used and h.span(".mark")[word(lang, "used")],
        hit(id, choices.options, spoken, lang),
    ]
    return written(element)


@lru_cache(512)
def printed_facts(slug: str) -> dict[str, Any]:
    return facts(slug)
