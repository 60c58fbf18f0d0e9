"""The fixed list of actions: components by name, places of the board, and ways to pay.

Questions never mix, so one block serves all of them that ask for the same kind of thing.
"""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.codes import CHEESE, PLAIN, SORTS
from herna.games.wistar.outside.facts import component_ids
from herna.games.wistar.printed import components  # noqa: F401  fills the registries
from herna.games.wistar.rules.actions import AREA_STEP
from herna.games.wistar.rules.tasks import ROWS
from herna.games.wistar.table.board import DISC_SPACES, MOUSE_SPACES, PASSAGES, passage_id
from herna.games.wistar.table.designs import PLACES, SLUGS
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.words import (
    ACTIONS,
    AREAS,
    ASK_ACTION,
    ASK_BEDS,
    ASK_BONUS,
    ASK_BROWN,
    ASK_CUBE,
    ASK_DEVELOP,
    ASK_DIG,
    ASK_DISCOUNT,
    ASK_DOOR,
    ASK_EXCHANGE,
    ASK_EXPLORE,
    ASK_FARM_MOUSE,
    ASK_ITEMS,
    ASK_PAIR,
    ASK_PENALTY,
    ASK_POTION,
    ASK_RATS,
    ASK_REVEAL,
    ASK_ROUND_MOUSE,
    ASK_SUPPLY,
    ASK_SWAP,
    ASK_TASK,
    ASK_TENT,
    ASK_TURN,
    ASK_WALK,
    BASE,
    BASIC_CARD,
    DECKS,
    DO_DEPLOY,
    DO_PLACE,
    DO_TENT,
    DO_USE,
    DRAW_BLIND,
    EXPLORE_DOOR,
    EXPLORE_MOUSE,
    EXPLORE_MOVE,
    EXPLORE_REVEAL,
    FIELDS,
    FIRST_FIELD,
    FIRST_GOAL,
    FIRST_MISSION,
    GOODS,
    ITEM,
    KINDS,
    MOUSE,
    NO,
    POTIONS,
    ROOMS,
)
from herna.games.wistar.vocabulary.specials import TENT_STEP
from herna.kernel.actions import ActionList
from herna.kernel.choice import Ask

MOST_ITEMS: Final = 9  # wood, and metal, that are paid at once; more takes the nearest action, or a spare one
MOST_CARDS: Final = 4
MOST_DUG: Final = 10

NAMES: Final = component_ids()
RANK: Final[tuple[int, ...]] = tuple([NAMES.index(slug) if slug in NAMES else 0 for slug in SLUGS])
PARTS: Final = sorted({part for place in PLACES for part in place.parts})
DOORS: Final = [passage_id(i) for i in range(1, len(PASSAGES))]
MICE: Final = [f"{ROOMS[space[0]]}+{i}" for i, space in enumerate(MOUSE_SPACES) if i]
WAYS: Final = [
    f"wood{wood}+metal{metal}+card{card}"
    for card in range(MOST_CARDS + 1)
    for wood in range(MOST_ITEMS + 1)
    for metal in range(MOST_ITEMS + 1)
]
MISSIONS: Final = FIRST_GOAL - FIRST_MISSION
TASKS: Final = [
    f"{SLUGS[FIRST_MISSION + i] or f'mission{i}'}+{row}" for i in range(MISSIONS) for row in range(ROWS)
]  # fmt: skip

LIST: Final = ActionList()
TURN: Final = LIST.block("turn", [PLAIN[value][0].replace(":", "+") for value in sorted(PLAIN)])
PLACE: Final = LIST.block("place", [space[0] for space in DISC_SPACES[1:]])
TENT_HERE: Final = LIST.block("tent", [""])
DEPLOY: Final = LIST.block("deploy", list(AREAS))
COMPONENT: Final = LIST.block("card", NAMES)
DECK: Final = LIST.block("deck", list(DECKS))
DECLINE: Final = LIST.block("none", [kind.name for kind in KINDS])  # also where a series is done
BONUS: Final = LIST.block("bonus", PARTS)
PAY: Final = LIST.block("pay", WAYS)
EXCHANGE: Final = LIST.block("exchange", list(GOODS))
DIG: Final = LIST.block("dig", [str(n) for n in range(MOST_DUG + 1)])
BEDS: Final = LIST.block("beds", [str(n) for n in range(MOST_DUG + 1)])
OPEN: Final = LIST.block("open", DOORS)
WALK: Final = LIST.block("walk", list(ROOMS))
REVEAL: Final = LIST.block("reveal", list(ROOMS))
MOUSE_AT: Final = LIST.block("mouse", MICE)
TAKE_CHEESE: Final = LIST.block("cheese", [""])
RATS: Final = LIST.block("rats", [f"{a}>{b}" for a in AREAS for b in AREAS])
ROUND_MOUSE: Final = LIST.block("round_mouse", [""])
TASK: Final = LIST.block("task", TASKS)
CUBE: Final = LIST.block("cube", [SLUGS[FIRST_FIELD + i] for i in range(FIELDS)])
ACTION: Final = LIST.block("action", list(ACTIONS))
POTION: Final = LIST.block("potion", list(POTIONS[1:]))
TENT: Final = LIST.block("tent", list(ROOMS))
MOVE_TENT: Final = LIST.block("tent", [f"{a}>{b}" for a in ROOMS for b in ROOMS])
SWAP: Final = LIST.block("swap", [f"{a or 'none'}>{b or 'none'}" for a in SORTS for b in SORTS])
PENALTY: Final = LIST.block("penalty", list(GOODS))
SUPPLY: Final = LIST.block("supply", [""])
PLAIN_RANK: Final = {value: TURN + i for i, value in enumerate(sorted(PLAIN))}


def numbers(s: Table, ask: Ask) -> list[int]:
    return [number(s, ask, value) for value in ask.options]


def number(s: Table, ask: Ask, value: int) -> int:
    """The action of an option; equal ones are told apart afterwards."""
    kind = ask.kind
    if kind == ASK_TURN:
        return turn_number(value)
    if kind == ASK_PAIR:
        return COMPONENT + RANK[s.pairs[2 * value - 2]]
    if kind == ASK_BONUS:
        return BONUS + PARTS.index(PLACES[s.stack[-1].source].parts[value - 1])
    if kind == ASK_DISCOUNT or kind == ASK_ITEMS:
        return pay_number(value)
    if value == NO:
        return DECLINE + kind
    if kind == ASK_EXPLORE:
        return explore_number(value)
    if kind == ASK_EXCHANGE:
        what = str(s.terms()["what"])
        if what == GOODS[ITEM]:
            return pay_number(value)
        if what == GOODS[BASIC_CARD] or what == GOODS[MOUSE]:
            return COMPONENT + RANK[value]
        return EXCHANGE + GOODS.index(what)
    if kind == ASK_DEVELOP and value >= DRAW_BLIND:
        return DECK + value - DRAW_BLIND
    if kind == ASK_DIG:
        return DIG + min(value, MOST_DUG)
    if kind == ASK_BEDS:
        return BEDS + min(value, MOST_DUG)
    if kind == ASK_RATS:
        return RATS + value // AREA_STEP * len(AREAS) + value % AREA_STEP
    if kind == ASK_ROUND_MOUSE:
        return ROUND_MOUSE
    if kind == ASK_TASK:
        return TASK + (s.missions[value // ROWS] - FIRST_MISSION) * ROWS + value % ROWS
    if kind == ASK_CUBE or kind == ASK_BROWN:
        return CUBE + value - 1
    if kind == ASK_ACTION:
        return ACTION + value - 1
    if kind == ASK_POTION:
        return POTION + value - 1
    if kind == ASK_DOOR:
        return OPEN + value - 1
    if kind == ASK_WALK:
        return WALK + value - 1
    if kind == ASK_REVEAL:
        return REVEAL + value
    if kind == ASK_FARM_MOUSE:
        return mouse_number(value)
    if kind == ASK_TENT:
        return TENT + value if value < TENT_STEP else MOVE_TENT + value // TENT_STEP * len(ROOMS) + value % TENT_STEP
    if kind == ASK_SWAP:
        return SWAP + value // BASE * len(SORTS) + value % BASE
    if kind == ASK_PENALTY:
        return PENALTY + value
    if kind == ASK_SUPPLY:
        return SUPPLY
    return COMPONENT + RANK[value]


def turn_number(value: int) -> int:
    if value in PLAIN_RANK:
        return PLAIN_RANK[value]
    if value >= DO_USE:
        return COMPONENT + RANK[value - DO_USE]
    if value >= FIRST_GOAL:
        return COMPONENT + RANK[value]
    if value > DO_PLACE:
        return PLACE + value - DO_PLACE - 1
    return TENT_HERE if value == DO_TENT else DEPLOY + value - DO_DEPLOY


def explore_number(value: int) -> int:
    if value < EXPLORE_MOVE:
        return OPEN + value - EXPLORE_DOOR - 1
    if value < EXPLORE_REVEAL:
        return WALK + value - EXPLORE_MOVE
    if value < EXPLORE_MOUSE:
        return REVEAL + value - EXPLORE_REVEAL
    return mouse_number(value - EXPLORE_MOUSE)


def mouse_number(space: int) -> int:
    return TAKE_CHEESE if space == CHEESE else MOUSE_AT + space - 1


def pay_number(way: int) -> int:
    """So much metal, wood and cards."""
    metal, wood, cards = way % BASE, way // BASE % BASE, way // (BASE * BASE)
    side = MOST_ITEMS + 1
    return PAY + (min(cards, MOST_CARDS) * side + min(wood, MOST_ITEMS)) * side + min(metal, MOST_ITEMS)
