"""What a network sees of a table: both summoners and how beset they are, armies and where they stand, magic, cards.

Space is told as each player sees it: rows count from the own back row, distances to the enemy summoner. A card counts
by its name, and beside that by its numbers, class and abilities' kinds, so that decks never trained on make sense.
"""

from __future__ import annotations

from typing import Final

from herna.games.summoner.outside.evaluate import PATIENCE, STALLING
from herna.games.summoner.printed import cards  # noqa: F401  fills the registries
from herna.games.summoner.table.board import COLUMNS, DISTANCE, ROWS, SPACES, column_of, row_of
from herna.games.summoner.table.designs import DESIGNS, Design
from herna.games.summoner.table.moves import Table
from herna.games.summoner.table.pieces import Piece
from herna.games.summoner.table.words import (
    CHAMPION,
    CLASSES,
    KINDS,
    MAX_ATTACKERS,
    MAX_MAGIC,
    MAX_MOVERS,
    MOVE_SPACES,
    PHASES,
    RANGE,
    RANGED,
)
from herna.games.summoner.table.zones import Gift
from herna.kernel.features import EVERYTHING, FeatureList, Sheet, bundle, put_steps, put_value, steps, values

MOST_LIFE: Final = 16
MOST_LEFT: Final = 8
MOST_STRENGTH: Final = 6
MOST_COST: Final = 8
MOST_CARDS: Final = 8
MOST_DRAW: Final = 12  # steps of three
MOST_UNITS: Final = 12
MOST_TOTAL: Final = 16
MOST_BOOST: Final = 4
MOST_BESIDE: Final = 4
NEAR: Final = 6  # how far a unit is from where it can attack the enemy summoner: 0 to 5 and more

DITHERED: Final = 4
GROUPS: Final = ("common", "champion", "structure")  # summoners are told apart
TEXTS: Final = ("timed", "attacks", "answers", "falls", "action", "numbers", "moves", "summons")

SLUGS: Final = [d.slug for d in DESIGNS[1:]]
PRINTED: Final = (
    list(CLASSES)
    + [f"cost{n}" for n in range(MOST_COST + 1)]
    + [f"life{n}" for n in range(MOST_LEFT + 1)]
    + [f"strength{n}" for n in range(MOST_STRENGTH + 1)]
    + ["ranged", "gate", "event"]
    + list(TEXTS)
)

LIST: Final = FeatureList()
TURN: Final = LIST.table("turn", steps(10))
PHASE: Final = LIST.seat("phase", list(PHASES))  # of the active player
ASKED: Final = LIST.seat("asked", [kind.name for kind in KINDS])
MOVED: Final = LIST.seat("moved", steps(MAX_MOVERS))
ATTACKED: Final = LIST.seat("attacked", steps(MAX_ATTACKERS))
FOUGHT: Final = LIST.seat("fought", ["yes"])
DREW: Final = LIST.seat("drew", ["yes"])
CALLED_OFF: Final = LIST.seat("called_off", steps(DITHERED))
MAGIC: Final = LIST.seat("magic", steps(MAX_MAGIC))
HAND_SIZE: Final = LIST.seat("hand_size", values(MOST_CARDS))
DRAW_SIZE: Final = LIST.seat("draw_size", steps(MOST_DRAW))
HAND: Final = LIST.seat("hand", SLUGS)
HAND_PRINTED: Final = LIST.seat("hand_printed", PRINTED)
AFFORDABLE: Final = LIST.seat("affordable", steps(MOST_CARDS))  # units in hand that the magic is enough for
EVENT: Final = LIST.seat("event", SLUGS)  # active ones
PLAYING: Final = LIST.seat("playing", SLUGS)
SUMMONER_LIFE: Final = LIST.seat("summoner_life", values(MOST_LIFE))
SUMMONER_ROW: Final = LIST.seat("summoner_row", values(ROWS - 1))
SUMMONER_COLUMN: Final = LIST.seat("summoner_column", values(COLUMNS // 2 - 1))  # 0 is the edge
BESET: Final = LIST.seat("beset", steps(MOST_BESIDE))
PIECE: Final = LIST.seat("piece", SLUGS)
PIECE_PRINTED: Final = LIST.seat("piece_printed", PRINTED)
LEFT: Final = LIST.seat("left", [f"{group}{n}" for group in GROUPS for n in values(MOST_LEFT)])
ROW: Final = LIST.seat("row", [f"{group}{n}" for group in GROUPS for n in range(ROWS)])
STRENGTH: Final = LIST.seat("strength", values(MOST_STRENGTH))
THREAT: Final = LIST.seat(
    "threat", [f"strength{n}_away{away}" for away in range(NEAR) for n in range(MOST_STRENGTH + 1)]
)
SOON: Final = LIST.seat(
    "soon", steps(MOST_TOTAL)
)  # strength that can reach the enemy summoner in this or the next turn
ADJACENT: Final = LIST.seat("beside_enemies", steps(MOST_BESIDE))
BOOST: Final = LIST.seat("boost", steps(MOST_BOOST))
UNDER: Final = LIST.seat("under", steps(MOST_BOOST))
UNITS: Final = LIST.seat("units", steps(MOST_UNITS))
GATES: Final = LIST.seat("gates", steps(4))
FORWARD_GATE: Final = LIST.seat("gate_row", values(ROWS - 1))  # the foremost
ARMY_STRENGTH: Final = LIST.seat("army_strength", steps(MOST_TOTAL))  # steps of two
ARMY_LIFE: Final = LIST.seat("army_life", steps(MOST_TOTAL))  # steps of three
ARMY_COST: Final = LIST.seat("army_cost", steps(MOST_TOTAL))  # steps of two


def printed(d: Design) -> list[int]:
    """Which of the features of printed things this card has."""
    found = [i for i in range(len(CLASSES)) if d.classes >> i & 1]
    at = len(CLASSES)
    found.append(at + min(d.cost, MOST_COST))
    at += MOST_COST + 1
    if d.life:
        found.append(at + min(d.life, MOST_LEFT))
    at += MOST_LEFT + 1
    if d.is_unit:
        found.append(at + min(d.strength, MOST_STRENGTH))
    at += MOST_STRENGTH + 1
    has = (d.attack == RANGED, d.gate, d.is_event)
    found += [at + i for i in range(len(has)) if has[i]]
    at += len(has)
    texts = [False] * len(TEXTS)
    for a in d.abilities:
        numbers = (a.strength, a.life, a.spaces, a.versus, a.lends_strength, a.lends_life, a.shields)
        kinds = (
            a.timed,
            a.before_attack or a.after_attack or a.instead_of_attack,
            a.after_attacked or a.after_friend_attacked or a.shield_dice,
            a.after_destroyed or a.after_fall or a.after_kill,
            a.action,
            any([number is not None for number in numbers]),
            a.past or a.straight or a.run or a.after_move or a.instead_of_move,
            a.after_summon or a.summon_near is not None,
        )
        texts = [texts[i] or bool(kinds[i]) for i in range(len(TEXTS))]
    return found + [at + i for i in range(len(TEXTS)) if texts[i]]


def rows(names: int, prints: int) -> list[int]:
    """For each card, the bundle of features that it has in this zone."""
    return [bundle(())] + [bundle((names + d.index - 1, *[prints + n for n in printed(d)])) for d in DESIGNS[1:]]


IN_HAND: Final[list[int]] = rows(HAND, HAND_PRINTED)
IN_PLAY: Final[list[int]] = rows(PIECE, PIECE_PRINTED)


def write(s: Table, viewer: int, sheet: Sheet) -> None:
    put_steps(sheet.table, TURN, s.turn // 4, 10)
    gifts = s.gifts()
    armies = (Army(s.summoner(1)), Army(s.summoner(0)))
    for p in s.pieces.values():
        write_piece(s, p, gifts, armies[p.seat], sheet.seats[p.seat])
    for seat in range(2):
        out = sheet.seats[seat]
        armies[seat].write(out)
        side = s.sides[seat]
        put_steps(out, MAGIC, side.magic, MAX_MAGIC)
        put_value(out, HAND_SIZE, len(side.hand), MOST_CARDS)
        put_steps(out, DRAW_SIZE, (len(side.draw) + 2) // 3, MOST_DRAW)
        affordable = 0
        for card in side.hand if viewer == EVERYTHING or viewer == seat else side.known:
            out.append(IN_HAND[card])
            affordable += DESIGNS[card].is_unit and DESIGNS[card].cost <= side.magic
        put_steps(out, AFFORDABLE, affordable, MOST_CARDS)
    for e in s.zone:
        sheet.seats[e.seat].append(EVENT + e.card.index - 1)
    for ask in s.asks:
        sheet.seats[ask.seat].append(ASKED + ask.kind)
    write_turn(s, sheet.seats[s.active])
    stalling = STALLING * max(0, s.dithered - PATIENCE)
    if stalling:
        sheet.charges = [-stalling, -stalling]
        sheet.charges[s.active] = stalling


def write_turn(s: Table, out: list[int]) -> None:
    out.append(PHASE + s.phase)
    put_steps(out, MOVED, s.movers, MAX_MOVERS)
    put_steps(out, ATTACKED, s.attackers, MAX_ATTACKERS)
    if s.fought:
        out.append(FOUGHT)
    if s.drew:
        out.append(DREW)
    put_steps(out, CALLED_OFF, s.dithered, DITHERED)
    if s.playing:
        out.append(PLAYING + s.playing - 1)


class Army:
    """What a side's pieces add up to."""

    __slots__ = ("cost", "forward", "gates", "goal", "life", "soon", "strength", "units")

    def __init__(self, enemy: Piece | None) -> None:
        self.goal = 0 if enemy is None else enemy.space  # where the enemy summoner stands
        self.units = 0
        self.gates = 0
        self.forward = 0
        self.strength = 0
        self.life = 0
        self.cost = 0
        self.soon = 0

    def write(self, out: list[int]) -> None:
        put_steps(out, UNITS, self.units, MOST_UNITS)
        put_steps(out, GATES, self.gates, 4)
        put_value(out, FORWARD_GATE, self.forward, ROWS - 1)
        put_steps(out, ARMY_STRENGTH, self.strength // 2, MOST_TOTAL)
        put_steps(out, ARMY_LIFE, self.life // 3, MOST_TOTAL)
        put_steps(out, ARMY_COST, self.cost // 2, MOST_TOTAL)
        put_steps(out, SOON, self.soon, MOST_TOTAL)


def write_piece(s: Table, p: Piece, gifts: list[Gift], army: Army, out: list[int]) -> None:
    face = p.face
    left = s.life_among(p, gifts) - p.damage
    space = p.space if p.seat == 0 else SPACES + 1 - p.space
    row = row_of(space)
    out.append(IN_PLAY[face.index])
    put_steps(out, BOOST, p.boost, MOST_BOOST)
    put_steps(out, UNDER, len(p.under), MOST_BOOST)
    if p.uid == s.summoners[p.seat]:
        put_value(out, SUMMONER_LIFE, left, MOST_LIFE)
        out.append(SUMMONER_ROW + row)
        column = column_of(space)
        out.append(SUMMONER_COLUMN + min(column, COLUMNS - 1 - column))
        put_steps(out, BESET, s.beset(p), MOST_BESIDE)
        group = -1
    elif not face.is_unit:
        group = 2
        if face.gate:
            army.gates += 1
            army.forward = max(army.forward, row)
    else:
        group = 1 if face.classes & CHAMPION else 0
        army.units += 1
        army.life += left
        army.cost += face.cost
        put_steps(out, ADJACENT, s.beset(p), MOST_BESIDE)
    if group >= 0:
        put_value(out, LEFT + group * (MOST_LEFT + 1), left, MOST_LEFT)
        out.append(ROW + group * ROWS + row)
    if face.is_unit:
        strength = s.strength_among(p, None, gifts)
        put_value(out, STRENGTH, strength, MOST_STRENGTH)
        if group >= 0:
            army.strength += strength
        if army.goal:
            away = DISTANCE[p.space][army.goal] - (RANGE if face.attack == RANGED else 1)
            if away <= MOVE_SPACES:
                army.soon += strength
            put_value(out, THREAT + min(max(away, 0), NEAR - 1) * (MOST_STRENGTH + 1), strength, MOST_STRENGTH)
