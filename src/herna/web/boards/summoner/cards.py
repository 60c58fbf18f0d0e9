"""Cards and pieces: the same tag and id for life, drawn once for everything that is seen of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from herna.kernel.choice import Option
from herna.kernel.game import Game
from herna.web.boards.summoner.signs import sign
from herna.web.markup import art_url, hit
from herna.web.scene import Scene
from herna.web.words import board_words

WORDS: Final = board_words("summoner")


def word(lang: str, key: str, **args: Any) -> str:
    """One of the board's own words."""
    return WORDS.say(lang, key, args)


class Choices:
    """Options compared by what is seen of them, so that equal things are drawn once."""

    def __init__(self, options: list[Option], lang: str) -> None:
        self.options = options
        self.seen = tuple([(o.code, o.label(lang)) for o in options])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(self.seen)


NONE: Final = Choices([], "en")


def choices(options: list[Option] | None, lang: str) -> Choices:
    return Choices(options, lang) if options else NONE


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
    component = game.texts.components[slug]
    name = component.name(lang)
    say = game.texts.say
    marks: list[tuple[str, str, int]] = []  # sign, what it says, number
    if boost:
        marks.append(("boost", say(lang, "table.boost", {"count": boost}), boost))
    if frozen:
        marks.append(("frozen", say(lang, "term.frozen"), 0))
    if under:
        marks.append(("under", say(lang, "table.under", {"cards": list(under)}), len(under)))
    if gained:
        marks.append(("gained", say(lang, "table.gained", {"cards": list(gained)}), 0))
    marks += [("event", say(lang, "table.active", {"card": event}), 0) for event in events]
    if lent or taken:
        marks.append(("lent", say(lang, "table.lent") if lent else word(lang, "taken"), 0))
    marks += [(mark, say(lang, "table." + mark), 0) for mark in ("moved", "attacked") if mark in did]
    if strength is None:
        values = say(lang, "table.building", {"left": left, "life": life})
    else:
        values = say(lang, "table.unit", {"strength": strength, "attack": attack, "left": left, "life": life})
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
        h.span(".name")[sign("crown") if kind == "summoner" else None, name],
        h.span(".marks")[[mark_badge(*mark) for mark in marks]] if marks else None,
        h.span(class_=f"bar f{max(0, min(10, -(-10 * left // life))) if life else 0}")[
            h.i, h.b[str(left)], h.small[f"/{life}"]
        ],
        h.span(".hurt", aria_hidden="true")[f"−{hurt}"] if hurt else None,
        h.p(".text")[h.em[kind_line(game, lang, facts)], told(game, lang, component.text(lang), gained)],
        h.ul(".facts")[[h.li[text] for _, text, _ in marks]] if marks else None,
        hit(id, chosen_from.options, spoken, lang, WORDS),
    ]
    return Markup(str(element))


def told(game: Game[Any], lang: str, text: str, gained: tuple[str, ...]) -> str:
    """The card's text and those of abilities that others lend it."""
    lent = [f"{game.texts.components[a].name(lang)}: {game.texts.components[a].text(lang)}" for a in gained]
    return " ".join([text, *lent]).strip()


def strength_badge(strength: int, printed: int, attack: str) -> h.Element:
    change = "up" if strength > printed else "down" if strength < printed else ""
    return h.span(class_=["str", change])[sign(attack), str(strength)]


def mark_badge(name: str, title: str, number: int) -> h.Element:
    return h.span(class_=f"mark {name}", title=title)[
        sign(name), str(number) if number > 1 or name == "boost" else None
    ]


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
) -> Markup:
    """`first` is an equal card in the same place whose menu serves this one too."""
    facts = scene.game.facts(slug)
    dear = (facts["cost"] or 0) > magic
    return drawn_card(
        scene.game, scene.lang, id, slug, zone, choices(options, scene.lang), came_from, boost, extra, dear, first
    )  # fmt: skip


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
    component = game.texts.components[slug]
    name = component.name(lang)
    say = game.texts.say
    cost = facts["cost"]
    kind = facts["classes"][0]
    values = ""
    if "strength" in facts:
        values = say(lang, "table.card", {k: facts[k] for k in ("strength", "attack", "life")})
    elif "life" in facts:
        values = say(lang, "table.building", {"left": facts["life"], "life": facts["life"]})
    spoken = [name, say(lang, "table.cost", {"cost": cost}) if cost is not None else "", kind_line(game, lang, facts),
              values, say(lang, "table.boost", {"count": boost}) if boost else ""]  # fmt: skip
    called = ", ".join([s for s in spoken if s])
    button = hit(id, chosen_from.options, called, lang, WORDS)
    if first and len(chosen_from.options) > 1:
        button = [
            h.button(".hit", id=f"{id}-b", type="button", popovertarget=f"{first}-m", aria_label=called),
            button[1],
        ]
    element = h.div(
        id=id,
        class_=["card hold", f"k-{kind}", extra, {"can": bool(chosen_from.options)}],
        data_zone=zone,
        data_from=came_from or None,
    )[
        None
        if cost is None
        else h.span(class_=["power", {"dear": dear}], title=say(lang, "table.cost", {"cost": cost}))[
            sign("magic"), str(cost)
        ],
        h.span(class_=["name", {"long": max([len(part) for part in name.split()]) > 9}])[name],
        h.img(".art", src=art_url(game.id, slug), alt="", width="150", height="100"),
        h.span(".words")[short_values(lang, facts)],
        h.span(".marks")[mark_badge("boost", say(lang, "table.boost", {"count": boost}), boost)] if boost else None,
        h.p(".text")[h.em[kind_line(game, lang, facts), f" · {values}" if values else None], component.text(lang)],
        button,
    ]
    return Markup(str(element))


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
        h.span(".word")[sign("event"), word(lang, "phase." + facts["phase"])],
        h.span(".word.class")[word(lang, "short.epic")] if facts["classes"][0] == "epic" else None,
    ]
