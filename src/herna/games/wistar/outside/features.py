"""What a network sees of a table: the score line by line, goods, rats, beds and rooms, cards by name and by print.

Others' hands count only as far as the one who looks has seen them; the backs of cards show how many there are of each
deck. What the chief just placed may still do is told by the action and the rats that are there for it.
"""

from __future__ import annotations

from typing import Final

from herna.games.wistar.outside.evaluate import turns_left
from herna.games.wistar.printed import components  # noqa: F401  fills the registries
from herna.games.wistar.rules.actions import beds_possible, rooms_possible
from herna.games.wistar.rules.counters import count
from herna.games.wistar.rules.payment import is_playable
from herna.games.wistar.rules.scoring import LINES, breakdown
from herna.games.wistar.rules.tasks import tasks_for
from herna.games.wistar.rules.turn import BONUS_LEFT, HUT, MAIN_LEFT, goal_space
from herna.games.wistar.table.board import DISC_SPACES, SECTION_OF
from herna.games.wistar.table.designs import DESIGNS, GOALS, Design
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import (
    ACTIONS,
    ANY,
    AREA_OF,
    AREAS,
    CARD_KINDS,
    CHIEFS,
    CURRENTS,
    DECKS,
    ENTRANCE,
    FIELDS,
    GOAL_DISCS,
    KINDS,
    PAID,
    ROOMS,
    ROUNDS,
    SYMBOLS,
    TENTS,
    TYPES,
)
from herna.games.wistar.table.words import TILES as MOST_TILES
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, bundle, put_steps, put_value, steps, values

PHASES: Final = 5
MOST_MARGIN: Final = 12  # steps of three, to each side
MOST_POINTS: Final = 40  # steps of three
MOST_OF_LINE: Final = 12  # steps of two
MOST_GOODS: Final = 10
MOST_TOKENS: Final = 4
MOST_RATS: Final = 8
MOST_SYMBOLS: Final = 6
MOST_CARDS: Final = 10
MOST_PRICE: Final = 6
MOST_VP: Final = 6
MOST_DOORS: Final = 4
MOST_TASKS: Final = 4
NEAR: Final = 5  # quarters of what a goal needs; the last is enough
TURNS: Final = CHIEFS * ROUNDS

THINGS: Final = [d for d in DESIGNS if d.index]  # cards, mice, heroes and tokens
CARDS: Final = [d for d in THINGS if d.kind]
PRINTED: Final = (
    [kind for kind in CARD_KINDS if kind]
    + list(DECKS)
    + [type_ for type_ in TYPES if type_]
    + [f"price{n}" for n in range(MOST_PRICE + 1)]
    + [f"vp{n}" for n in range(MOST_VP + 1)]
    + [f"gives_{symbol}" for symbol in SYMBOLS]
)
GOAL_SLUGS: Final = [g.slug for g in GOALS if g.index]

LIST: Final = FeatureList()
SEATS: Final = LIST.table("seats", ["2", "3", "4"])
ROUND: Final = LIST.table("round", values(ROUNDS))
AGGRESSIVE: Final = LIST.table("aggressive", ["yes"])
GOAL: Final = LIST.table("goal", GOAL_SLUGS)
DISC: Final = LIST.table("disc", [f"{action}_s{section}" for action in ACTIONS for section in range(1, 7)])
MARKET: Final = LIST.table("market", [d.slug for d in CARDS])
MARKET_PRINTED: Final = LIST.table("market_printed", PRINTED)
ASKED: Final = LIST.seat("asked", [kind.name for kind in KINDS])
ACTIVE: Final = LIST.seat("active", ["yes"])
PLACE: Final = LIST.seat("place", ["1", "2", "3", "4"])  # in turn order
TURNS_LEFT: Final = LIST.seat("turns_left", values(TURNS))
POINTS: Final = LIST.seat("points", steps(MOST_POINTS))
LINE: Final = LIST.seat("line", [f"{line}{step}" for line in LINES for step in steps(MOST_OF_LINE)])
MARGIN: Final = LIST.seat(
    "margin", [f"{n - MOST_MARGIN}_phase{phase}" for phase in range(PHASES) for n in range(2 * MOST_MARGIN + 1)]
)
WOOD: Final = LIST.seat("wood", steps(MOST_GOODS))
METAL: Final = LIST.seat("metal", steps(MOST_GOODS))
MOVEMENT: Final = LIST.seat("movement", steps(MOST_TOKENS))
VERSATILITY: Final = LIST.seat("versatility", steps(MOST_TOKENS))
CURRENT: Final = LIST.seat("current", list(CURRENTS))
RATS: Final = LIST.seat("rats", [f"{area}{step}" for area in AREAS for step in steps(MOST_RATS)])
BEDS: Final = LIST.seat("beds", [f"{n}_phase{phase}" for phase in range(PHASES) for n in range(MOST_TILES + 1)])
DUG: Final = LIST.seat("rooms", [f"{n}_phase{phase}" for phase in range(PHASES) for n in range(MOST_TILES + 1)])
CAN_BUILD: Final = LIST.seat("can_build", steps(MOST_TILES))
CAN_DIG: Final = LIST.seat("can_dig", steps(MOST_TILES))
CHAMBERS: Final = LIST.seat("free_chambers", steps(4))
FIELD: Final = LIST.seat("field", [str(n) for n in range(FIELDS)])
SYMBOL: Final = LIST.seat("symbol", [f"{symbol}{step}" for symbol in SYMBOLS for step in steps(MOST_SYMBOLS)])
TYPE: Final = LIST.seat("type", [f"{type_}{step}" for type_ in TYPES if type_ for step in steps(MOST_SYMBOLS)])
KIND: Final = LIST.seat("kind", [f"{kind}{step}" for kind in CARD_KINDS if kind for step in steps(MOST_SYMBOLS)])
MICE: Final = LIST.seat("mice", steps(MOST_SYMBOLS))
ROOM: Final = LIST.seat("explorer", list(ROOMS))
TENT: Final = LIST.seat("tents", steps(TENTS))
DOORS: Final = LIST.seat("doors", steps(MOST_DOORS))
CUBES: Final = LIST.seat("cubes", steps(MOST_SYMBOLS))
REACHED: Final = LIST.seat("reached", GOAL_SLUGS)
NEARNESS: Final = LIST.seat("near", [f"{goal}{n}" for goal in GOAL_SLUGS for n in range(NEAR)])
OPEN_GOALS: Final = LIST.seat("near_any", [str(n) for n in range(NEAR)])
TASKS: Final = LIST.seat("tasks", steps(MOST_TASKS))
HAND_SIZE: Final = LIST.seat("hand_size", [f"{deck}{step}" for deck in DECKS for step in steps(MOST_CARDS)])
HAND: Final = LIST.seat("hand", [d.slug for d in CARDS])
HAND_PRINTED: Final = LIST.seat("hand_printed", PRINTED)
PLAYABLE: Final = LIST.seat("playable", steps(MOST_CARDS))
AREA: Final = LIST.seat("area", [d.slug for d in THINGS])
AREA_PRINTED: Final = LIST.seat("area_printed", PRINTED)
USED: Final = LIST.seat("used", steps(MOST_TASKS))
SPACE: Final = LIST.seat("space", ["hut"] + [name for name, _, _ in DISC_SPACES if name])
MAIN: Final = LIST.seat("main", [f"{action}{n}" for action in ACTIONS for n in range(MOST_RATS + 1)])
BONUS: Final = LIST.seat("bonus", [name for name, _, _ in DISC_SPACES if name])


def printed(d: Design) -> list[int]:
    """Which of the features of printed things this card has; things that are no cards have their symbols only."""
    found: list[int] = []
    at = len(CARD_KINDS) - 1
    if d.kind:
        found += [d.kind - 1, at + d.deck]
    at += len(DECKS)
    if d.kind and d.type:
        found.append(at + d.type - 1)
    at += len(TYPES) - 1
    if d.kind:
        found.append(at + min(d.price.wood + d.price.metal + d.price.movement, MOST_PRICE))
    at += MOST_PRICE + 1
    found.append(at + min(d.vp, MOST_VP))
    at += MOST_VP + 1
    return found + [at + i for i in range(len(SYMBOLS)) for _ in range(d.symbols[i])]


def rows(names: int, prints: int, things: list[Design]) -> list[int]:
    """For each thing by its number, the bundle of features that it has in this zone."""
    found = [bundle(())] * len(DESIGNS)
    for place, d in enumerate(things):
        found[d.index] = bundle((names + place, *[prints + n for n in printed(d)]))
    return found


IN_MARKET: Final[list[int]] = rows(MARKET, MARKET_PRINTED, CARDS)
IN_HAND: Final[list[int]] = rows(HAND, HAND_PRINTED, CARDS)
IN_AREA: Final[list[int]] = rows(AREA, AREA_PRINTED, THINGS)
GOAL_NUMBER: Final[list[int]] = [GOAL_SLUGS.index(g.slug) if g.index else -1 for g in GOALS]


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    players = s.players
    table = sheet.table
    table.append(SEATS + players - 2)
    table.append(ROUND + s.round)
    if s.setup.options["aggressive"]:
        table.append(AGGRESSIVE)
    for goal in s.goals:
        table.append(GOAL + GOAL_NUMBER[goal])
    for action in range(len(s.disc)):
        table.append(DISC + 6 * action + s.disc[action] - 1)
    for row in s.rows:
        for card in row:
            if card:
                table.append(IN_MARKET[card])
    left = int(turns_left(s))
    phase = min(PHASES - 1, left // CHIEFS)
    scores: list[int] = []
    for seat in range(players):
        lines = breakdown(s, seat)
        scores.append(sum(lines))
        write_score(lines, scores[seat], sheet.seats[seat])
        write_side(s, seat, viewer, phase, sheet.seats[seat])
        put_value(sheet.seats[seat], TURNS_LEFT, left, TURNS)
    for seat in range(players):
        best = -1000
        for other in range(players):
            if other != seat and scores[other] > best:
                best = scores[other]
        margin = (scores[seat] - best + 3 * MOST_MARGIN + 1) // 3
        put_value(sheet.seats[seat], MARGIN + phase * (2 * MOST_MARGIN + 1), margin, 2 * MOST_MARGIN)
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    for place in range(len(s.order)):
        sheet.seats[s.order[place]].append(PLACE + place)
    if s.round and s.order:
        write_turn(s, s.sides[s.active], sheet.seats[s.active])


def write_score(lines: list[int], total: int, out: list[int]) -> None:
    put_steps(out, POINTS, total // 3, MOST_POINTS)
    for i in range(len(lines)):
        put_steps(out, LINE + i * MOST_OF_LINE, (lines[i] + 1) // 2, MOST_OF_LINE)


def write_side(s: Table, seat: int, viewer: int, phase: int, out: list[int]) -> None:
    p = s.sides[seat]
    put_steps(out, WOOD, p.wood, MOST_GOODS)
    put_steps(out, METAL, p.metal, MOST_GOODS)
    put_steps(out, MOVEMENT, p.movement, MOST_TOKENS)
    put_steps(out, VERSATILITY, p.versatility, MOST_TOKENS)
    out.append(CURRENT + p.current)
    for area in range(len(AREAS)):
        put_steps(out, RATS + area * MOST_RATS, p.rats[area], MOST_RATS)
    put_value(out, BEDS + phase * (MOST_TILES + 1), p.beds, MOST_TILES)
    put_value(out, DUG + phase * (MOST_TILES + 1), p.rooms, MOST_TILES)
    put_steps(out, CAN_BUILD, beds_possible(p, False), MOST_TILES)
    put_steps(out, CAN_DIG, rooms_possible(p, False), MOST_TILES)
    put_steps(out, CHAMBERS, p.free_chambers(), 4)
    for field in range(FIELDS):
        if p.fields >> field & 1:
            out.append(FIELD + field)
    holds = p.holds
    for i in range(len(SYMBOLS)):
        put_steps(out, SYMBOL + i * MOST_SYMBOLS, holds.symbols[i], MOST_SYMBOLS)
    for i in range(1, len(TYPES)):
        put_steps(out, TYPE + (i - 1) * MOST_SYMBOLS, holds.types[i], MOST_SYMBOLS)
    for i in range(1, len(CARD_KINDS)):
        put_steps(out, KIND + (i - 1) * MOST_SYMBOLS, holds.kinds[i], MOST_SYMBOLS)
    put_steps(out, MICE, holds.mice, MOST_SYMBOLS)
    out.append(ROOM + p.explorer)
    put_steps(out, TENT, len(p.tents), TENTS)
    put_steps(out, DOORS, len(p.doors), MOST_DOORS)
    put_steps(out, CUBES, s.cubes_of(seat), MOST_SYMBOLS)
    put_steps(out, TASKS, len(tasks_for(s, seat, 0)), MOST_TASKS)
    put_steps(out, USED, len(p.used), MOST_TASKS)
    for thing in p.area:
        out.append(IN_AREA[thing])
    write_goals(s, seat, p, out)
    write_hand(p, viewer == EVERYTHING or viewer == seat, out)


def write_goals(s: Table, seat: int, p: Side, out: list[int]) -> None:
    for goal in p.goals:
        out.append(REACHED + GOAL_NUMBER[goal])
    if len(p.goals) < GOAL_DISCS:
        for goal in s.goals:
            space = goal_space(s, seat, goal)
            if space >= 0:
                needs = GOALS[goal].needs[space]
                near = (NEAR - 1) * count(s, seat, GOALS[goal].counter) // needs if needs else NEAR - 1
                put_value(out, NEARNESS + GOAL_NUMBER[goal] * NEAR, near, NEAR - 1)
                put_value(out, OPEN_GOALS, near, NEAR - 1)


def write_hand(p: Side, known: bool, out: list[int]) -> None:
    for deck in range(len(DECKS)):
        put_steps(out, HAND_SIZE + deck * MOST_CARDS, p.hand_of(deck), MOST_CARDS)
    able = 0
    for card in p.hand if known else p.known:
        out.append(IN_HAND[card])
        able += is_playable(p, card, ANY, PAID)
    put_steps(out, PLAYABLE, able, MOST_CARDS)


def write_turn(s: Table, p: Side, out: list[int]) -> None:
    """Where the active player's chief stands, and what is still to be done there."""
    out.append(ACTIVE)
    if not s.space:
        return
    if s.space == HUT:
        out.append(SPACE)
        return
    out.append(SPACE + s.space)
    if s.left & MAIN_LEFT:
        action = s.disc.index(SECTION_OF[s.space])
        power = p.rats[AREA_OF[action]] + p.rats[ENTRANCE]  # who waits at the entrance can still be brought
        put_value(out, MAIN + action * (MOST_RATS + 1), power, MOST_RATS)
    if s.left & BONUS_LEFT:
        out.append(BONUS + s.space - 1)
