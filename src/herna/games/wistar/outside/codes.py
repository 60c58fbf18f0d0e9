"""Options as people write them: code, label and place on the table of everything that can be chosen."""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.prices import PricedCard, PricedTask, cost
from herna.games.wistar.rules.actions import AREA_STEP, can_perform, rats_per_token
from herna.games.wistar.rules.tasks import ROWS
from herna.games.wistar.rules.turn import ELECTRICITY_ITEMS, VERSATILITY_ITEMS, can_do_bonus
from herna.games.wistar.table.board import DISC_SPACES, MOUSE_SPACES, PASSAGES, SECTION_OF, SPACES_IN, passage_id
from herna.games.wistar.table.designs import DESIGNS, GOALS, PLACES, SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    ACTIONS,
    AREA_OF,
    AREAS,
    ASK_ACTION,
    ASK_BEDS,
    ASK_BONUS,
    ASK_BROWN,
    ASK_CARD,
    ASK_COPY,
    ASK_CUBE,
    ASK_DEVELOP,
    ASK_DIG,
    ASK_DISCOUNT,
    ASK_DOOR,
    ASK_DRAWN,
    ASK_EXCHANGE,
    ASK_EXPLORE,
    ASK_FARM_MOUSE,
    ASK_GIVE_MOUSE,
    ASK_HERO,
    ASK_ITEMS,
    ASK_PAIR,
    ASK_PENALTY,
    ASK_PILE,
    ASK_PLAY,
    ASK_POTION,
    ASK_PRIVATE_GOAL,
    ASK_RATS,
    ASK_REVEAL,
    ASK_ROUND_MOUSE,
    ASK_SUPPLY,
    ASK_SWAP,
    ASK_TASK,
    ASK_TENT,
    ASK_TOKEN,
    ASK_TOOL,
    ASK_TURN,
    ASK_WALK,
    BASE,
    BASIC_CARD,
    DECKS,
    DO_BONUS,
    DO_DEPLOY,
    DO_ELECTRICITY,
    DO_END,
    DO_MAIN,
    DO_MOVE,
    DO_PLACE,
    DO_TENT,
    DO_USE,
    DO_VERSATILITY,
    DRAW_BLIND,
    EXPLORE_CHEESE,
    EXPLORE_DOOR,
    EXPLORE_MOUSE,
    EXPLORE_MOVE,
    EXPLORE_REVEAL,
    FEWER_QUESTIONS,
    FIRST_DOOR,
    FIRST_FIELD,
    FIRST_GOAL,
    FIRST_ROOM,
    FIRST_SPACE,
    GOODS,
    ITEM,
    KINDS,
    MOUSE,
    NO,
    POTIONS,
    ROOMS,
)
from herna.games.wistar.vocabulary.specials import TENT_STEP
from herna.kernel.choice import Ask, Described, Shown
from herna.kernel.texts.catalogue import Args

TURN_VERBS: Final = ("place", "main", "bonus", "end", "buy", "move", "deploy", "tent", "goal", "use")
OTHER_VERBS: Final = ("open", "mouse", "explore", "play", "task")
VERBS: Final = (*TURN_VERBS, *OTHER_VERBS, *[kind.name for kind in KINDS])
SORTS: Final = ("", "wood", "metal", "card")
CHEESE: Final = EXPLORE_CHEESE - EXPLORE_MOUSE


def nothing_more(s: Table, name: str) -> Shown:
    return Shown(f"{name}:{s.way_out()}", "", f"{name}.{s.nothing()}", {})


def show_option(s: Table, ask: Ask, value: int) -> Described:
    """Places are called as in the view: `hand0.power_plant`, `row.lockpick`, `space.s1a`, `room.g2`, `door.d03`, ..."""
    kind = ask.kind
    name = KINDS[kind].name
    if kind == ASK_TURN:
        return turn_option(s, ask.seat, value)
    if kind == ASK_EXPLORE:
        return explore_option(s, value)
    if kind == ASK_PAIR:
        basic, advanced = SLUGS[s.pairs[2 * value - 2]], SLUGS[s.pairs[2 * value - 1]]
        return Shown(f"pair:{basic}+{advanced}", f"pair.{value}", "pair", {"basic": basic, "advanced": advanced})
    if kind == ASK_BONUS:
        word = PLACES[s.stack[-1].source].parts[value - 1]
        return Shown(f"bonus:{word}", "", "bonus_part", {"part": "part." + word})
    if kind == ASK_DISCOUNT or kind == ASK_ITEMS:
        return Shown(f"{name}:{way_code(value)}", "", *way_label(value))
    if kind == ASK_EXCHANGE:
        return exchange_option(s, ask.seat, value)
    if value == NO:
        return nothing_more(s, name)
    if kind == ASK_DIG or kind == ASK_BEDS:
        return Shown(f"{name}:{value}", "", name, {"n": value, **tiles_cost(s, kind, value)})
    if kind in (
        ASK_PLAY,
        ASK_CARD,
        ASK_HERO,
        ASK_TOKEN,
        ASK_PRIVATE_GOAL,
        ASK_COPY,
        ASK_DRAWN,
        ASK_TOOL,
        ASK_PILE,
        ASK_GIVE_MOUSE,
        ASK_DEVELOP,
    ):
        return component_option(s, ask, value)
    return other_option(s, ask, value)


def tiles_cost(s: Table, kind: int, n: int) -> Args:
    """What so many rooms or beds cost together."""
    terms = s.terms()
    return cost({"metal" if kind == ASK_DIG else "wood": max(0, n * terms["price"] - terms["off"])})


# --- a turn -------------------------------------------------------------------------------------------------
PLAIN: Final = {
    DO_END: ("end", "", "end"),
    DO_MAIN: ("main", "", "main"),
    DO_BONUS: ("bonus", "", "bonus"),
    DO_VERSATILITY: ("buy:versatility", "", "buy_versatility"),
    DO_ELECTRICITY: ("buy:electricity", "", "buy_electricity"),
    DO_MOVE: ("move", "", "move"),
    DO_PLACE: ("place:hut", "hut", "hut"),
}


def turn_option(s: Table, seat: int, value: int) -> Shown:
    if value in PLAIN:
        typed, lies, key = PLAIN[value]
        args = turn_args(s, seat, value)
        if value == DO_MAIN and not can_perform(s, seat, s.disc.index(SECTION_OF[s.space])):
            key = "main.vain" if args["power"] else "main.idle"
        elif value == DO_BONUS and not can_do_bonus(s, seat):
            key = "bonus.vain"
        elif value == DO_MOVE and rats_per_token(s.sides[seat]) > 1:
            key = "move.two"
        return Shown(typed, lies, key, args)
    if value >= DO_USE:
        card = SLUGS[value - DO_USE]
        return Shown(f"use:{card}", f"area{seat}.{card}", "use", {"card": card})
    if value >= FIRST_GOAL:
        goal = GOALS[value]
        return Shown(f"goal:{goal.slug}", f"goal.{goal.slug}", "goal", {"goal": goal.slug})
    if value > DO_PLACE:
        space = DISC_SPACES[value - DO_PLACE][0]
        action = s.disc.index(SECTION_OF[value - DO_PLACE])
        power = s.sides[seat].rats[AREA_OF[action]]
        args = {"space": space, "action": ACTIONS[action], "power": power, "area": AREAS[AREA_OF[action]]}
        return Shown(f"place:{space}", f"space.{space}", "place" if power else "place.idle", args)
    if value == DO_TENT:
        room = ROOMS[s.sides[seat].explorer]
        return Shown("tent", f"room.{room}", "tent_here", {"room": room})
    area = AREAS[value - DO_DEPLOY]
    first, second = [ACTIONS[i] for i in range(len(ACTIONS)) if AREA_OF[i] == value - DO_DEPLOY]
    return Shown(f"deploy:{area}", f"area.{area}", "deploy", {"area": area, "first": first, "second": second})


def turn_args(s: Table, seat: int, value: int) -> Args:
    if value == DO_MAIN:
        action = s.disc.index(SECTION_OF[s.space])
        area = AREA_OF[action]
        return {"action": ACTIONS[action], "power": s.sides[seat].rats[area], "area": AREAS[area]}
    if value == DO_BONUS:
        return {"space": DISC_SPACES[s.space][0]}
    if value == DO_VERSATILITY:
        return {"n": VERSATILITY_ITEMS}
    if value == DO_ELECTRICITY:
        return {"n": ELECTRICITY_ITEMS}
    return {}


# --- the farmstead ------------------------------------------------------------------------------------------
def mouse_name(s: Table, space: int) -> str:
    """`g1`, or `g1#2` where several tiles lie in the room."""
    if space == CHEESE:
        return "cheese"
    room = MOUSE_SPACES[space][0]
    here = [i for i in SPACES_IN[room] if s.mice[i]]
    if len(here) == 1:
        return ROOMS[room]
    counted = here if s.holds(FEWER_QUESTIONS) else SPACES_IN[room]  # tables from before count empty spaces, too
    return f"{ROOMS[room]}#{counted.index(space) + 1}"


def mouse_option(s: Table, verb: str, space: int) -> Shown:
    if space == CHEESE:
        return Shown(f"{verb}:cheese", "cheese", "take_cheese", {"cheese": SLUGS[s.cheese[-1]]})
    name = mouse_name(s, space)
    number = name.partition("#")[2]
    room = ROOMS[MOUSE_SPACES[space][0]]
    args: Args = {"room": room, "number": f" #{number}" if number else ""}
    return Shown(f"{verb}:{name}", f"mouse.{space}", "take_mouse", args)


def door_option(verb: str, passage: int) -> Shown:
    a, b, _ = PASSAGES[passage]
    id = passage_id(passage)
    return Shown(f"{verb}:{id}", f"door.{id}", "open", {"from": ROOMS[a], "to": ROOMS[b]})


def room_option(verb: str, key: str, room: int) -> Shown:
    return Shown(f"{verb}:{ROOMS[room]}", f"room.{ROOMS[room]}", key, {"room": ROOMS[room]})


def explore_option(s: Table, value: int) -> Shown:
    if value == NO:
        return nothing_more(s, "explore")
    if value < EXPLORE_MOVE:
        return door_option("open", value - EXPLORE_DOOR)
    if value < EXPLORE_REVEAL:
        return room_option("walk", "walk", value - EXPLORE_MOVE)
    if value < EXPLORE_MOUSE:
        return room_option("reveal", "reveal", value - EXPLORE_REVEAL)
    return mouse_option(s, "mouse", value - EXPLORE_MOUSE)


# --- paying -------------------------------------------------------------------------------------------------
def way_parts(way: int) -> list[tuple[str, int]]:
    parts = [("wood", way // BASE % BASE), ("metal", way % BASE), ("card", way // (BASE * BASE))]
    return [(what, n) for what, n in parts if n]


def way_code(way: int) -> str:
    return ",".join([f"{what}={n}" for what, n in way_parts(way)]) or "nothing"


def way_label(way: int) -> tuple[str, Args]:
    """One of the keys `pay_wood`, `pay_wood_metal` ... with the numbers."""
    parts = way_parts(way)
    args: Args = dict(parts)
    return "_".join(["pay", *[what for what, _ in parts]]) if parts else "pay_nothing", args


def exchange_option(s: Table, seat: int, value: int) -> Shown:
    if value == NO:
        return Shown("exchange:none", "", "exchange.none", {})
    terms = s.terms()
    what = str(terms["what"])
    if what == GOODS[ITEM]:
        return Shown(f"exchange:{way_code(value)}", "", *way_label(value))
    if what == GOODS[BASIC_CARD]:
        card = SLUGS[value]
        return Shown(f"exchange:{card}", f"hand{seat}.{card}", "give_up", {"card": card})
    if what == GOODS[MOUSE]:
        return Shown(f"exchange:{SLUGS[value]}", f"area{seat}.{SLUGS[value]}", "give_up", {"card": SLUGS[value]})
    return Shown("exchange:" + what, "", "exchange." + what, {"n": terms["n"]})


# --- the rest -----------------------------------------------------------------------------------------------
def component_option(s: Table, ask: Ask, value: int) -> Described:
    """Something that is known by its name."""
    kind = ask.kind
    if kind == ASK_PLAY:
        return PricedCard(s, ask.seat, value)
    name = KINDS[kind].name
    if kind == ASK_DEVELOP and value >= DRAW_BLIND:
        deck = DECKS[value - DRAW_BLIND]
        return Shown(f"develop:{deck}", f"deck.{deck}", "develop." + deck, {})
    slug = SLUGS[value]
    lies = ""
    if kind == ASK_CARD:
        lies = f"hand{ask.seat}.{slug}"
    elif kind == ASK_DEVELOP or kind == ASK_TOOL:
        lies = f"row.{slug}"
    elif kind == ASK_HERO or kind == ASK_TOKEN:
        lies = f"{name}.{slug}"
    elif kind == ASK_PILE:
        lies = f"pile.{slug}"
    elif kind == ASK_DRAWN:
        lies = f"drawn.{slug}"
    elif kind == ASK_PRIVATE_GOAL:
        lies = f"goals_shown.{slug}"
    elif kind == ASK_GIVE_MOUSE:
        lies = f"area{ask.seat}.{slug}"
    elif kind == ASK_COPY:
        lies = where_it_lies(s, ask.seat, value)
    if kind == ASK_DEVELOP and DESIGNS[value].deck:
        name = "develop.two"
    return Shown(f"{KINDS[kind].name}:{slug}", lies, name, {"card": slug})


def other_option(s: Table, ask: Ask, value: int) -> Described:
    kind = ask.kind
    name = KINDS[kind].name
    if kind == ASK_RATS:
        start, goal = AREAS[value // AREA_STEP], AREAS[value % AREA_STEP]
        return Shown(f"rats:{start}>{goal}", f"area.{start}", "rats", {"from": start, "to": goal})
    if kind == ASK_ROUND_MOUSE:
        mouse = SLUGS[s.round_mouse]
        return Shown(f"round_mouse:{mouse}", "round_mouse", "round_mouse", {"mouse": mouse})
    if kind == ASK_TASK:
        return PricedTask(s, ask.seat, value, SLUGS[s.missions[value // ROWS]])
    if kind == ASK_CUBE or kind == ASK_BROWN:
        field = SLUGS[FIRST_FIELD + value - 1]
        key = "cube.item" if PLACES[FIRST_FIELD + value - 1].extra_item else "cube"
        return Shown(f"{name}:{field}", f"field{ask.seat}.{field}", key, {"field": field})
    if kind == ASK_ACTION:
        power = s.sides[ask.seat].rats[AREA_OF[value - 1]]
        args: Args = {"action": ACTIONS[value - 1], "power": power}
        return Shown(f"action:{ACTIONS[value - 1]}", f"action.{ACTIONS[value - 1]}", "action", args)
    if kind == ASK_POTION:
        return Shown(f"potion:{POTIONS[value]}", "", "potion." + POTIONS[value], {})
    if kind == ASK_DOOR:
        return door_option("door", value)
    if kind == ASK_WALK:
        return room_option("walk", "walk", value - 1)
    if kind == ASK_REVEAL:
        return room_option("reveal", "reveal", value)
    if kind == ASK_FARM_MOUSE:
        return mouse_option(s, "farm_mouse", value)
    if kind == ASK_TENT:
        return tent_option(value)
    if kind == ASK_SWAP:
        given, gained = SORTS[value // BASE], SORTS[value % BASE]
        return Shown(f"swap:{given}>{gained}", "", "swap", {"given": "one." + given, "gained": "one." + gained})
    if kind == ASK_PENALTY:
        return Shown(f"penalty:{GOODS[value]}", "", "penalty." + GOODS[value], s.terms())
    assert kind == ASK_SUPPLY
    return Shown("supply:take", "supply", "supply", {})


def tent_option(value: int) -> Shown:
    if value < TENT_STEP:
        return room_option("tent", "tent", value)
    old, new = ROOMS[value // TENT_STEP], ROOMS[value % TENT_STEP]
    return Shown(f"tent:{old}>{new}", f"room.{new}", "move_tent", {"from": old, "to": new})


def question(s: Table, ask: Ask) -> Args:
    """Arguments of the question's sentence; `source` is the component whose text asks, `owner` who is on turn."""
    source = s.stack[-1].source
    if not source:
        return s.terms()
    args: Args = {"source": SLUGS[source], "at": where_it_lies(s, ask.seat, source), "owner": s.active}
    return {**args, **s.terms()}


def where_it_lies(s: Table, seat: int, source: int) -> str:
    """The place on the table of a component whose text asks this seat; empty for doors and cards that are gone."""
    slug = SLUGS[source]
    if FIRST_SPACE <= source < FIRST_ROOM:
        return f"space.{slug}"
    if FIRST_FIELD <= source < FIRST_SPACE:
        return f"field{seat}.{slug}"
    if FIRST_GOAL <= source < FIRST_DOOR:
        return f"goal.{slug}"
    if source in s.missions:
        return f"room.{ROOMS[s.missions.index(source)]}"
    return "".join([f"area{i}.{slug}" for i in range(s.players) if source in s.sides[i].area])


def space_number(id: str) -> int:
    """The disc space with this id, 0 if there is none."""
    for i in range(1, len(DISC_SPACES)):
        if DISC_SPACES[i][0] == id:
            return i
    return 0
