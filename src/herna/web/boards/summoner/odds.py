"""What to expect of an attack: every roll of the dice, with the engine's own counting of hits."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from herna.games.summoner.rules.hits import attack_damage
from herna.games.summoner.state import SummonerWars
from herna.games.summoner.table.board import DISTANCE
from herna.games.summoner.table.pieces import Attack, Piece
from herna.games.summoner.table.words import ANYTHING, HIT
from herna.kernel.state import State

DICE: Final = {1: 1 / 6, 2: 3 / 6, 5: 1 / 6, 6: 1 / 6}  # faces that differ in their symbols; 3 and 4 are like 2
SPECIAL: Final = 1 / 3  # the share of faces with a special symbol


class Odds:
    """How many dice are rolled, how much damage they do on average, and how often the target is destroyed by it.

    `least`: whoever attacks can still better the roll.
    """

    __slots__ = ("damage", "destroys", "dice", "least")

    def __init__(self, dice: int, damage: float, destroys: float, least: bool) -> None:
        self.dice = dice
        self.damage = damage
        self.destroys = destroys
        self.least = least


def foresee(state: State, thing: str, goal: str) -> Odds | None:
    """The odds of an attack of one piece on another; None if that is not what the two are."""
    assert isinstance(state, SummonerWars)
    s = state.clone()
    p, t = piece(s, thing), piece(s, goal)
    if p is None or t is None:
        return None
    attack = Attack(p.uid, t.uid, False, ANYTHING, 0, False, 0, 0, t.space, not t.marks & HIT, (), 0, 0, 0)
    strength = s.strength(p, t)
    shields = shield_dice(s, t)
    left = s.life(t) - t.damage
    damage, destroys = 0.0, 0.0
    for specials in range(shields + 1):
        dice = max(1, strength - specials) if strength > 1 else strength
        share = chance(shields, specials, SPECIAL)
        for faces in combinations_with_replacement(DICE, dice):
            s.dice = faces
            done = attack_damage(s, p, t, attack)
            likely = share * chance_of(faces)
            damage += done * likely
            destroys += likely if done >= left else 0
    return Odds(strength, damage, destroys, can_better(s, p))


def piece(s: SummonerWars, id: str) -> Piece | None:
    number = id.removeprefix("u")
    return s.pieces.get(int(number)) if number.isdecimal() else None


def shield_dice(s: SummonerWars, t: Piece) -> int:
    """Dice with which friends of the target weaken the attacker (SW-7.2, step 4)."""
    friends = [(q, a) for q in s.pieces.values() if q.seat == t.seat and q.face.is_unit for a in s.abilities(q)]
    return sum([a.shield_dice for q, a in friends if a.shields is not None and a.shields.fits(s, q.seat, q.uid, t)])


def can_better(s: SummonerWars, p: Piece) -> bool:
    """Whether something may be done before the roll, or the roll may be repeated."""
    if any([ability.before_attack for ability in s.abilities(p)]):
        return True
    helpers = [(q, a) for q in s.pieces.values() if q.boost and q.seat == p.seat and q is not p for a in s.abilities(q)]
    return any([a.reroll_within and DISTANCE[q.space][p.space] <= a.reroll_within for q, a in helpers])


def chance(dice: int, hits: int, share: float) -> float:
    """How likely so many of the dice show what this share of faces has."""
    return comb(dice, hits) * share**hits * (1 - share) ** (dice - hits)


def chance_of(faces: tuple[int, ...]) -> float:
    """How likely these faces are, in any order."""
    likely = float(factorial(len(faces)))
    for face, share in DICE.items():
        count = faces.count(face)
        likely *= share**count / factorial(count)
    return likely
