"""The plan of a game and the players: small values."""

from __future__ import annotations

from herna.games.bigmonster.table.area import Area


class Plan:
    """What the host settled, with everything drawn that was left to chance (BM-1.9). Never changed once play begins."""

    def __init__(
        self,
        mode: int,
        claims: int,
        slow_monster: bool,
        tier_locked: bool,
        sets: tuple[int, ...],
        tokens: tuple[int, ...],
        partners: tuple[int, ...],
    ) -> None:
        self.mode = mode
        self.claims = claims
        self.slow_monster = slow_monster
        self.tier_locked = tier_locked
        self.sets = sets  # numbers of the sets in play
        self.tokens = tokens  # kinds in play
        self.partners = partners  # by seat; empty without teams


class Side:
    """One seat's zones. A stack is a sorted tuple of tiles; `known` beside it is a mask of the seats that held it."""

    __slots__ = (
        "area", "dealt", "hand", "hand_known", "pick", "pick_known", "ship", "ship_from", "ship_known", "slow", "spare",
        "tokens",
    )  # fmt: skip

    def __init__(
        self,
        dealt: tuple[int, ...],
        spare: int,
        area: Area,
        hand: tuple[int, ...],
        hand_known: int,
        ship: tuple[int, ...],
        ship_known: int,
        ship_from: int,
        pick: int,
        pick_known: int,
        tokens: tuple[int, ...],
        slow: int,
    ) -> None:
        self.dealt = dealt  # the two explorers to choose from (BM-1.5)
        self.spare = spare  # the explorer not chosen: the ship, or out of the game
        self.area = area
        self.hand = hand
        self.hand_known = hand_known
        self.ship = ship  # the stack on this player's ship
        self.ship_known = ship_known
        self.ship_from = ship_from  # who put it there: seat + 1
        self.pick = pick  # the tile chosen in this turn, and not placed yet
        self.pick_known = pick_known  # who knows the stack it came from
        self.tokens = tokens  # kind * 2 + tier
        self.slow = slow  # slow-monster tokens kept for good (BM-10.3)

    def copy(self) -> Side:
        return Side(
            self.dealt, self.spare, self.area, self.hand, self.hand_known, self.ship, self.ship_known, self.ship_from,
            self.pick, self.pick_known, self.tokens, self.slow,
        )  # fmt: skip
