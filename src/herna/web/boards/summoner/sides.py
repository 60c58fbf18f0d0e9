"""What lies beside the battlefield: phases, dice, players, hands, piles and active events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.kernel.events import Event
from herna.web.boards.summoner.cards import card, phase_sign, word
from herna.web.boards.summoner.field import SPACES
from herna.web.boards.summoner.signs import sign
from herna.web.drawing import tags as h
from herna.web.drawing.hyphens import breakable
from herna.web.drawing.markup import card_back, hit, level_mark
from herna.web.drawing.piles import laid_open, way_into
from herna.web.drawing.scene import Scene
from herna.web.drawing.staging import TUMBLES, before
from herna.web.words import say

PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")
MOST: Final = 3  # moves and attacks in a turn
FROM_HAND: Final = ("summon", "build", "play", "put")
ENDS_ATTACK: Final = ("turn", "attacks", "fizzles")


# --- phases and dice -----------------------------------------------------------------------------------------
def course(scene: Scene) -> h.Element:
    """Whose turn, which phase, and the last roll, which stays until the next."""
    view = scene.view
    return h.div("#course")[
        phases(scene.lang, scene.who(view["active"]), view["active"] == (scene.viewer or 0), view["turn"],
               "" if scene.over else view["phase"], view["moved"], view["attacked"]),
        dice(scene),
    ]  # fmt: skip


@lru_cache(1024)
def phases(lang: str, who: str, mine: bool, turn: int, now: str, moved: int, attacked: int) -> Markup:
    at = PHASES.index(now) if now in PHASES else -1
    used = {"move": moved, "attack": attacked}
    steps = []
    for i in range(len(PHASES)):
        name = PHASES[i]
        pips = (
            name in used
            and h.span(".pips", title=word(lang, "used." + name, count=min(used[name], MOST)))[
                [h.i(class_={"spent": n < used[name]}) for n in range(MOST)]
            ]
        )
        steps.append(
            h.li(class_={"done": i < at, "now": i == at}, aria_current="step" if i == at else None)[
                phase_sign(name), h.span[word(lang, "phase." + name)], pips or None
            ]
        )
    return Markup(
        str(
            h.div(".phases")[
                h.span(class_=["whose", "own" if mine else "foe"])[
                    h.small[word(lang, "turn", turn=turn)], h.strong[who]
                ],
                h.ol(aria_label=word(lang, "phases"))[steps],
            ]
        )
    )


def dice(scene: Scene) -> h.Element:
    """The last roll: for an attack, with what became of its hits, or for an ability."""
    number = len(scene.events) - 1
    while number >= 0 and scene.events[number].kind != "rolls":
        number -= 1
    if number < 0:
        return h.div("#dice.empty")
    roll = scene.events[number]
    ability = rolled_for(scene.events, number)
    who, faces = scene.name(roll.data["card"]), tuple([tuple(face) for face in roll.data["dice"]])
    if ability:
        result = word(scene.lang, "specials", count=roll.data["special"])
        return h.div("#dice")[drawn_roll(scene.lang, roll.number, who, scene.name(ability), faces, "special", result)]
    attack = attack_of(scene, number)
    about = f"→ {scene.name(attack.data['target'])}" if attack is not None else ""
    counted: str = scene.game.facts(roll.data["card"]).get("attack", "melee")
    result = outcome(scene, number, counted)
    return h.div("#dice")[drawn_roll(scene.lang, roll.number, who, about, faces, counted, result)]


def rolled_for(events: Sequence[Event], number: int) -> str:
    """The ability that rolls; none if it is an attack. The use of an ability is told right before its first roll."""
    again = False
    for earlier in range(number - 1, -1, -1):
        kind = events[earlier].kind
        if kind == "rolls":
            if again:
                return rolled_for(events, earlier)
            break
        again |= kind == "rerolls"
    told = events[number - 1] if number else None
    return str(told.data["card"]) if told is not None and told.kind == "uses" else ""


def attack_of(scene: Scene, number: int) -> Event | None:
    """The attack that a roll is made for; none if it is made for an ability."""
    roll = scene.events[number]
    attack = before(scene, roll, "attacks")
    if attack is None or attack.data["unit"] != roll.data["unit"] or rolled_for(scene.events, number):
        return None
    return attack


def outcome(scene: Scene, number: int, counted: str) -> str:
    """`4 hits`; `4 → 1 hit` if texts of cards have changed it; only symbols as long as nobody has counted them."""
    roll, lang = scene.events[number], scene.lang
    shown = roll.data[counted]
    for event in scene.events[number + 1 :]:
        if event.kind == "heals" and event.data["amount"]:
            return word(lang, "healed", count=event.data["amount"])
        if event.kind == "counts":
            return word(lang, "changed", shown=shown, count=event.data["amount"])
        if event.kind in ("hits", "misses"):
            return word(lang, "hits", count=shown)
        if event.kind in ENDS_ATTACK:
            break
    return word(lang, "symbols." + counted, count=shown)


@lru_cache(1024)
def drawn_roll(
    lang: str, number: int, who: str, about: str, faces: tuple[tuple[str, ...], ...], counted: str, result: str
) -> Markup:
    """Each die with its symbols; those that show what is counted have a rim. A narrow page shows only the numbers."""
    spoken = ", ".join([" + ".join([word(lang, "die." + s) for s in face]) for face in faces])
    digits = max([i + 1 for i in range(len(result)) if result[i].isdigit()], default=0)
    return Markup(
        str(
            h.div(class_=["roll", {"many": len(faces) > 5}], data_told=str(number))[
                h.span(".who")[h.strong[who], h.small[about] if about else None],
                h.span(".faces", role="img", aria_label=f"{spoken}: {result}", title=f"{spoken}: {result}")[
                    [
                        h.span(
                            id=f"die{number}-{i}",
                            class_=["die", {"hits": counted in faces[i]}],
                            data_die=str(i % TUMBLES),
                        )[[sign(symbol) for symbol in faces[i]]]
                        for i in range(len(faces))
                    ]
                ],
                h.b(data_die=str(TUMBLES))[
                    h.span(".sum")["= "], result[:digits], h.span(".unit-word")[result[digits:]]
                ],
            ]
        )
    )


# --- players ---------------------------------------------------------------------------------------------------
def side(scene: Scene, seat: int, mine: bool) -> h.Element:
    return h.section(id=f"side{seat}", class_=["side", "me" if mine else "you"], aria_label=scene.who(seat))[
        plate(scene, seat, mine), active(scene, seat)
    ]


def plate(scene: Scene, seat: int, mine: bool) -> h.Element:
    view = scene.view["sides"][seat]
    on_turn = scene.view["active"] == seat and not scene.over
    faction = scene.text("term." + view["faction"])
    if view["custom"]:
        faction = f"{faction}, {word(scene.lang, 'custom')}"
    lives = [(p["left"], p["life"]) for p in scene.view["board"]
             if p["owner"] == seat and p["classes"][0] == "summoner"]  # fmt: skip
    left, life = lives[0] if lives else (0, 0)
    return h.div(id=f"plate{seat}", class_=["plate", "own" if mine else "foe", {"on": on_turn}])[
        named(scene.lang, scene.who(seat), seat == scene.viewer, scene.level(seat), faction),
        values(scene.lang, left, life, view["magic"], view["hand_size"]),
        h.div(".piles")[
            deck(scene, seat, view["draw"]), discards(scene, seat, view), None if mine else backs(scene, seat)
        ],
    ]


@lru_cache(256)
def named(lang: str, who: str, you: bool, level: str, faction: str) -> Markup:
    name = h.span(".who")[h.strong[who], h.small(".you")[say(lang, "you")] if you else level_mark(level)]
    return Markup(f"{name}{h.small('.faction')[faction]}")


@lru_cache(1024)
def values(lang: str, left: int, life: int, magic: int, hand: int) -> Markup:
    told = word(lang, "value.magic", magic=magic)
    return Markup(
        str(
            h.span(".values")[
                h.span(".life", title=word(lang, "value.summoner", left=left, life=life))[
                    sign("crown"), sign("heart"), h.b[str(left)], h.small[f"/{life}"] if life else None
                ],
                h.span(".magic", title=told)[
                    sign("magic"), h.b[str(magic)], h.span(class_=f"track m{magic}", aria_hidden="true")
                ],
                h.span(".held", title=word(lang, "value.hand", count=hand))[sign("hand"), h.b[str(hand)]],
            ]
        )
    )


def deck(scene: Scene, seat: int, count: int) -> h.Element:
    """The draw pile; in the Draw Phase it can be the thing to choose."""
    options = scene.options.get(f"draw{seat}", [])
    told = word(scene.lang, "value.deck", count=count)
    return h.span(id=f"deck{seat}", class_=["pile", {"can": bool(options)}], title=told)[
        sign("deck"), h.b[str(count)], hit(f"deck{seat}", options, told, scene.lang) if options else None
    ]


def discards(scene: Scene, seat: int, view: dict[str, Any]) -> h.Element:
    """One's own pile is open to oneself; of the other's one has seen only some cards go there."""
    size = view["discard_size"]
    return h.span(".pile", id=f"discard{seat}")[
        way_into(f"pile{seat}", word(scene.lang, "value.discard", count=size), [sign("discard"), h.b[str(size)]])
    ]


def open_discards(scene: Scene, seat: int) -> h.Element:
    """The cards of a discard pile as far as this viewer knows them."""
    view = scene.view["sides"][seat]
    known: list[str] = view["discard"] if view["discard"] is not None else view["seen"]
    hidden = view["discard_size"] - len(known)
    title = f"{scene.who(seat)}: {word(scene.lang, 'value.discard', count=view['discard_size'])}"
    return laid_open(scene, title, known, word(scene.lang, "face_down", count=hidden) if hidden else "")


def backs(scene: Scene, seat: int) -> h.Element:
    """The other hand: backs, and those cards one knows to be there."""
    view = scene.view["sides"][seat]
    label = say(scene.lang, "zone.their_hand", name=scene.who(seat))
    return h.div(".backs", id=f"hand{seat}", role="group", aria_label=label)[held_backs(scene, seat, view)]


def held_backs(scene: Scene, seat: int, view: dict[str, Any]) -> list[Markup]:
    known = view["known"]
    shown = [card(scene, f"k{seat}-{i}", known[i], f"hand{seat}", extra="mini") for i in range(len(known))]
    return shown + [card_back(f"h{seat}-{i}", f"hand{seat}") for i in range(len(known), view["hand_size"])]


def active(scene: Scene, seat: int) -> h.Element:
    """Events that stay in play, with their boost tokens."""
    events = [
        card(scene, e["id"], e["card"], f"active{seat}", scene.options.get(e["id"]), "playing", e["boost"], "mini")
        for e in scene.view["sides"][seat]["active"]
    ]
    label = word(scene.lang, "zone.active", name=scene.who(seat))
    return h.div(id=f"active{seat}", class_=["active", {"empty": not events}], role="group", aria_label=label)[
        h.small[word(scene.lang, "active")] if events else None, events
    ]


# --- the own hand ------------------------------------------------------------------------------------------------
def hand(scene: Scene, seat: int) -> h.Element:
    view = scene.view["sides"][seat]
    label = say(scene.lang, "zone.your_hand", name=scene.who(seat))
    cards: list[Markup] = []
    if view["hand"] is None:
        cards += held_backs(scene, seat, view)
    else:
        meant = by_card(scene)
        standing = {p["at"]: p["card"] for p in scene.view["board"]}
        seen: dict[str, int] = {}
        for slug in view["hand"]:
            seen[slug] = seen.get(slug, 0) + 1
            options = [*scene.options.get(f"hand{seat}.{slug}", ()), *meant.get(slug, ())]
            id = f"h{seat}-{slug}-{seen[slug]}"
            first = f"h{seat}-{slug}-1" if seen[slug] > 1 else ""
            short = [where(scene, option, standing) for option in options]
            zone = f"hand{seat}"
            cards.append(card(scene, id, slug, zone, options, f"deck{seat}", 0, "", view["magic"], first, short))
    offered = [at for at in scene.options if at.startswith("discard")]
    count = len(cards) + len(offered)
    return h.div(class_=f"strip n{max(1, min(9, count))}")[
        h.div(".hand", id=f"hand{seat}", role="group", aria_label=label)[cards],
        from_discards(scene, offered),
        rest(scene, seat),
    ]


def playing(scene: Scene) -> h.Element | None:
    """The event that is being played, with its text; it stands beside the board."""
    slug = scene.view["playing"]
    if not slug:
        return None
    return h.div("#playing.beside")[
        card(scene, "played", slug, "playing", None, came_from(scene, slug)),
        h.p(".works")[breakable(scene.rules_text(slug), scene.lang)],
    ]


def by_card(scene: Scene) -> dict[str, list[Option]]:
    """What can be done with a card of the hand at some space: it is offered on the card too."""
    found: dict[str, list[Option]] = {}
    for at, options in scene.options.items():
        if at in SPACES:
            for option in options:
                verb, _, what = option.code.partition(":")
                if verb in FROM_HAND:
                    found.setdefault(what.partition("@")[0], []).append(option)
    return found


def where(scene: Scene, option: Option, standing: dict[str, str]) -> str:
    """In the menu of a card only the place matters."""
    if option.at not in SPACES:
        return option.label(scene.lang)
    return f"{option.at} {scene.name(standing[option.at])}" if option.at in standing else option.at


def came_from(scene: Scene, slug: str) -> str:
    seat = scene.view["active"]
    side = scene.view["sides"][seat]
    if side["hand"] is None:
        return f"h{seat}-{side['hand_size']}"
    return f"h{seat}-{slug}-{side['hand'].count(slug) + 1}"


def from_discards(scene: Scene, offered: list[str]) -> h.Node:
    """Cards of a discard pile that can be chosen now lie open beside the hand."""
    if not offered:
        return None
    return h.div(".from-pile", role="group", aria_label=word(scene.lang, "zone.discard"))[
        h.small[word(scene.lang, "zone.discard")],
        [pile_card(scene, *at.split(".")) for at in offered],
    ]


def pile_card(scene: Scene, pile: str, slug: str) -> Markup:
    return card(scene, f"p-{slug}", slug, "pile", scene.options[f"{pile}.{slug}"], pile)


def rest(scene: Scene, seat: int) -> h.Node:
    """Options whose place is no longer on the table: on a phone, where the prompt leaves placed options out."""
    view = scene.view
    drawn = {p["id"] for p in view["board"]} | {e["id"] for s in view["sides"] for e in s["active"]}
    in_hand = view["sides"][seat]["hand"] or ()
    drawn |= {f"hand{seat}.{slug}" for slug in in_hand} | {"draw0", "draw1"}
    lost = [at for at in scene.options if at not in drawn and at not in SPACES and not at.startswith("discard")]
    if not lost:
        return None
    return h.div(".rest")[
        [
            h.button(".main", type="submit", name="choice", value=option.code)[option.label(scene.lang)]
            for at in lost
            for option in scene.options[at]
        ]
    ]
