"""Cards and pieces: the same tag and id for life, drawn once for everything that is seen of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.kernel.game import Game
from herna.web.boards.summoner.signs import sign
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.markup import Choices, art_url, hit, tag_of_all
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written
from herna.web.words import board_words

WORDS: Final = board_words("summoner")


def word(lang: str, key: str, **args: Any) -> str:
    """One of the board's own words."""
    return WORDS.say(lang, key, args)


NONE: Final = Choices([], "en")
LONG_NAME: Final = (13, 18)  # letters of a name that are written smaller on the battlefield, and still smaller
LONG_BRIEF: Final = (7, 10)  # the same of the word of a name that a phone shows


def choices(options: list[Option] | None, lang: str, short: list[str] | None = None) -> Choices:
    return Choices(options, lang, short) if options else NONE


def chooser(id: str, chosen_from: Choices, name: str, lang: str, menu: str = "") -> list[h.Node]:
    """The button that covers a thing; `menu` is that of an equal thing, which serves this one too."""
    options = chosen_from.options
    if len(options) < 2:
        return hit(id, options, name, lang)
    tag = tag_of_all(options, lang)
    target = menu or f"{id}-m"
    return [
        h.button(".hit", id=f"{id}-b", type="button", popovertarget=target, aria_label=f"{name}: {tag}"),
        h.span(".tag", aria_hidden="true")[tag],
        None
        if menu
        else h.div(".menu", id=target, popover="auto", role="group", aria_label=name)[
            h.strong[name.partition(",")[0]],
            [h.button(name="choice", value=options[i].code)[chosen_from.short[i]] for i in range(len(options))],
        ],
    ]


# --- pieces on the battlefield -----------------------------------------------------------------------------
class Standing:
    """What is seen of a piece besides its card: where it stands from here, and what happens to it right now."""

    def __init__(self, row: int, column: int, own: bool) -> None:
        self.row = row
        self.column = column
        self.own = own
        self.chosen = False
        self.aimed = False
        self.hurt = 0
        self.events: tuple[str, ...] = ()
        self.came_from = ""

    def key(self) -> tuple[Any, ...]:
        return (self.row, self.column, self.own, self.chosen, self.aimed, self.hurt, self.events, self.came_from)


def piece(scene: Scene, p: dict[str, Any], at: Standing, options: list[Option] | None) -> Markup:
    seen = (
        p["id"], p["card"], p["at"], p["life"], p["left"], p["boost"], p["strength"], p["attack"], p["lent"],
        p["frozen"], tuple(p["did"]), tuple(p["gained"]), tuple(p["under"]), p["seat"] != p["owner"],
    )  # fmt: skip
    return drawn_piece(scene.game, scene.lang, seen, at.key(), choices(options, scene.lang))


@lru_cache(8192)
def drawn_piece(game: Game[Any], lang: str, seen: tuple[Any, ...], at: tuple[Any, ...], chosen_from: Choices) -> Markup:
    (id, slug, space, life, left, boost, strength, attack, lent, frozen, did, gained, under, taken) = seen
    (row, column, own, chosen, aimed, hurt, events, came_from) = at
    facts = game.facts(slug)
    name = game.texts.components[slug].name(lang)
    brief = brief_of(slug, name, lang)
    tell = game.texts.say
    marks: list[tuple[str, str, int]] = []  # sign, what it says, number
    if boost:
        marks.append(("boost", tell(lang, "table.boost", {"count": boost}), boost))
    if frozen:
        marks.append(("frozen", tell(lang, "term.frozen"), 0))
    if under:
        marks.append(("under", tell(lang, "table.under", {"cards": list(under)}), len(under)))
    if gained:
        marks.append(("gained", tell(lang, "table.gained", {"cards": list(gained)}), 0))
    marks += [("event", tell(lang, "table.active", {"card": event}), 0) for event in events]
    if lent or taken:
        marks.append(("lent", tell(lang, "table.lent") if lent else word(lang, "taken"), 0))
    marks += [(mark, tell(lang, "table." + mark), 0) for mark in ("moved", "attacked") if mark in did]
    if strength is None:
        values = tell(lang, "table.building", {"left": left, "life": life})
    else:
        values = tell(lang, "table.unit", {"strength": strength, "attack": attack, "left": left, "life": life})
    spoken = ", ".join([f"{name} {space}", word(lang, "own" if own else "enemy"), values, *[m[1] for m in marks]])
    kind = facts["classes"][0]
    element = h.div(
        id=id,
        class_=[
            f"card unit r{row} c{column}",
            "own" if own else "foe",
            f"k-{kind}",
            {"can": bool(chosen_from.options), "chosen": chosen, "aimed": aimed, "tired": "attacked" in did},
        ],
        data_zone=space,
        data_from=came_from or None,
    )[
        h.img(".art", src=art_url(game.id, slug), alt=""),
        None if strength is None else strength_badge(strength, facts["strength"], attack),
        h.span(class_=["name", *sizes(len(name) + 2 * (kind == "summoner"), len(brief))])[
            sign("crown") if kind == "summoner" else None, name_around(brief, name, lang)
        ],
        h.span(".marks")[[mark_badge(sort, number) for sort, _, number in marks]] if marks else None,
        h.span(class_=f"bar f{max(0, min(10, -(-10 * left // life))) if life else 0}")[
            h.i, sign("crown") if kind == "summoner" else None, h.b[str(left)], h.small[f"/{life}"]
        ],
        h.span(".hurt", aria_hidden="true")[f"−{hurt}"] if hurt else None,
        chooser(id, chosen_from, spoken, lang),
    ]
    return written(element)


def brief_of(slug: str, name: str, lang: str) -> str:
    """The word of a name that a phone has room for: it tells the unit from others of its faction."""
    key = f"brief.{slug}"
    return WORDS.template(key, lang) if WORDS.has(key) else name


def sizes(letters: int, of_brief: int) -> list[str]:
    """The classes of a name that is too long to be written as large as others: of the whole one, and of its word.

    A crown takes as much room as two letters.
    """
    (long, longest), (wide, widest) = LONG_NAME, LONG_BRIEF
    found = ["long"] if letters > long else []
    found += ["longest"] if letters > longest else []
    return found + (["widest"] if of_brief > widest else ["wide"] if of_brief > wide else [])


def name_around(brief: str, name: str, lang: str) -> list[h.Node]:
    """The whole name; what a phone leaves out of it is set apart."""
    before, _, after = name.partition(brief)
    return [h.i[breakable(before, lang)] if before else None, breakable(brief, lang),
            h.i[breakable(after, lang)] if after else None]  # fmt: skip


def told(game: Game[Any], lang: str, slug: str) -> str:
    """What is shown of a card that is looked at: its kind, its printed values, its text."""
    facts = game.facts(slug)
    if "classes" not in facts:
        return game.texts.components[slug].text(lang)
    line = [kind_line(game, lang, facts), printed_values(game, lang, facts)]
    return f"{' · '.join([part for part in line if part])}. {game.texts.components[slug].text(lang)}".strip()


def printed_values(game: Game[Any], lang: str, facts: dict[str, Any]) -> str:
    if "strength" in facts:
        return game.texts.say(lang, "table.card", {k: facts[k] for k in ("strength", "attack", "life")})
    if "life" in facts:
        return game.texts.say(lang, "table.building", {"left": facts["life"], "life": facts["life"]})
    return ""


def lent_abilities(scene: Scene, at: str) -> h.Node:
    """The abilities that others lend to a unit, in full."""
    components = scene.game.texts.components
    lent = [slug for p in scene.view["board"] if p["id"] == at for slug in p["gained"]]
    return [h.p[h.b[components[a].name(scene.lang)], ": ", components[a].text(scene.lang)] for a in lent]


def strength_badge(strength: int, printed: int, attack: str) -> h.Element:
    change = "up" if strength > printed else "down" if strength < printed else ""
    return h.span(class_=["str", change])[sign(attack), str(strength)]


def mark_badge(name: str, number: int) -> h.Element:
    """A sign; its words are told with the name of the thing."""
    return h.span(class_=f"mark {name}")[sign(name), str(number) if number > 1 or name == "boost" else None]


def kind_line(game: Game[Any], lang: str, facts: dict[str, Any]) -> str:
    """`common` or `standard event, Move Phase`."""
    parts = [game.texts.say(lang, "term." + facts["classes"][0])]
    if "phase" in facts:
        parts.append(game.texts.say(lang, "term." + facts["phase"]))
    return ", ".join(parts)


# --- cards in hand, in piles, being played ----------------------------------------------------------------
def card(
    scene: Scene,
    id: str,
    slug: str,
    zone: str,
    options: list[Option] | None = None,
    came_from: str = "",
    boost: int = 0,
    extra: str = "",
    magic: int = 99,
    first: str = "",
    short: list[str] | None = None,
) -> Markup:
    """`first` is an equal card in the same place whose menu serves this one too."""
    facts = scene.game.facts(slug)
    dear = (facts["cost"] or 0) > magic
    offered = choices(options, scene.lang, short)
    return drawn_card(scene.game, scene.lang, id, slug, zone, offered, came_from, boost, extra, dear, first)


@lru_cache(8192)
def drawn_card(
    game: Game[Any],
    lang: str,
    id: str,
    slug: str,
    zone: str,
    chosen_from: Choices,
    came_from: str,
    boost: int,
    extra: str,
    dear: bool,
    first: str,
) -> Markup:
    facts = game.facts(slug)
    name = game.texts.components[slug].name(lang)
    tell = game.texts.say
    cost = facts["cost"]
    kind = facts["classes"][0]
    values = printed_values(game, lang, facts)
    spoken = [name, tell(lang, "table.cost", {"cost": cost}) if cost is not None else "", kind_line(game, lang, facts),
              values, tell(lang, "table.boost", {"count": boost}) if boost else ""]  # fmt: skip
    called = ", ".join([s for s in spoken if s])
    element = h.div(
        id=id,
        class_=["card hold", f"k-{kind}", extra, {"can": bool(chosen_from.options)}],
        data_zone=zone,
        data_from=came_from or None,
    )[
        None
        if cost is None
        else h.span(class_=["power", {"dear": dear}], title=tell(lang, "table.cost", {"cost": cost}))[
            sign("magic"), str(cost)
        ],
        h.span(class_=["name", {"long": max([len(part) for part in name.split()]) > 9}])[breakable(name, lang)],
        h.img(".art", src=art_url(game.id, slug), alt=""),
        h.span(".words")[short_values(lang, facts)],
        h.span(".marks")[mark_badge("boost", boost)] if boost else None,
        chooser(id, chosen_from, called, lang, f"{first}-m" if first else ""),
    ]
    return written(element)


def phase_sign(phase: str) -> Markup:
    return sign("attacked" if phase == "attack" else phase)


def short_values(lang: str, facts: dict[str, Any]) -> list[h.Node]:
    """What fits under the picture: strength and life, or the phase an event is played in."""
    if "strength" in facts:
        return [
            h.span(".word")[sign(facts["attack"]), str(facts["strength"])],
            h.span(".word.life")[sign("heart"), str(facts["life"])],
            h.span(".word.class")[word(lang, "short." + facts["classes"][0])],
        ]
    if "life" in facts:
        return [
            h.span(".word.life")[sign("heart"), str(facts["life"])],
            h.span(".word.class")[word(lang, "short.structure")],
        ]
    return [
        h.span(".word")[phase_sign(facts["phase"]), h.span[word(lang, "phase." + facts["phase"])]],
        h.span(".word.class")[word(lang, "short.epic")] if facts["classes"][0] == "epic" else None,
    ]
