"""What an option costs, as arguments for its sentence: `{cost:term}` is then a list such as "2 wood, 1 metal"."""

from __future__ import annotations

from herna.games.wistar.rules.payment import discount_of, price_ways, tokens_needed
from herna.games.wistar.rules.tasks import ROWS, task_of
from herna.games.wistar.table.designs import DESIGNS, Price
from herna.games.wistar.table.moves import Table
from herna.games.wistar.table.pieces import Side
from herna.games.wistar.table.words import BASE, FREE
from herna.kernel.choice import Described
from herna.kernel.texts.catalogue import Args


def cost(parts: dict[str, int]) -> Args:
    """These parts, without those that are 0."""
    paid = {what: n for what, n in parts.items() if n}
    args: Args = {"cost": f"cost.{len(paid)}", **paid}
    for i, what in enumerate(paid):
        args[f"cost{i + 1}"] = "cost." + what
    return args


def tokens_too(p: Side, price: Price, ignored: int) -> dict[str, int]:
    """What `pay_rest` takes besides wood and metal."""
    return {"movement": price.movement, "versatility": tokens_needed(p, price, ignored)}


def cost_of_card(p: Side, card: int, mode: int) -> Args:
    """A card's price; a discount that can be taken off wood or off metal is told apart."""
    if mode == FREE:
        return cost({})
    d = DESIGNS[card]
    off = min(discount_of(p, d, mode), d.price.wood + d.price.metal)
    ways = price_ways(p, d, off)
    rest = tokens_too(p, d.price, 1 if p.holds.ignores_skill else 0)
    if len(ways) == 1:
        return cost({"wood": ways[0] // BASE, "metal": ways[0] % BASE, **rest})
    return cost({"wood": d.price.wood, "metal": d.price.metal, **rest, "off": off})


def cost_of_task(s: Table, p: Side, task: int, ignored: int) -> Args:
    price = task_of(s, task).price
    rest = tokens_too(p, price, ignored)
    return cost({"wood": price.wood, "metal": price.metal, "items": price.items, **rest})


class PricedCard(Described):
    """A card of the hand that may be played."""

    def __init__(self, s: Table, seat: int, card: int) -> None:
        slug = DESIGNS[card].slug
        Described.__init__(self, f"play:{slug}", "play")
        self.table = s
        self.seat = seat
        self.card = card

    def at(self) -> str:
        return f"hand{self.seat}.{DESIGNS[self.card].slug}"

    def args(self) -> Args:
        mode = self.table.stack[-1].count
        return {"card": DESIGNS[self.card].slug, **cost_of_card(self.table.sides[self.seat], self.card, mode)}


class PricedTask(Described):
    """A row of a mission that may be completed."""

    def __init__(self, s: Table, seat: int, task: int, mission: str) -> None:
        self.row = task % ROWS
        self.mission = mission
        Described.__init__(self, f"task:{mission}.{self.row}", "task")
        self.table = s
        self.seat = seat
        self.task = task

    def at(self) -> str:
        return f"task.{self.mission}.{self.row}"

    def args(self) -> Args:
        s = self.table
        paid = cost_of_task(s, s.sides[self.seat], self.task, s.stack[-1].count)
        return {"mission": self.mission, "row": self.row, "task": f"task.{self.mission}.{self.row}", **paid}
