"""A deck on the workbench: what an address says of it, and the address of what it becomes."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode

from herna.kernel.decks import DeckBuilding, DeckPart
from herna.kernel.game import Game

FILTERS: Final = ("faction", "cost", "symbols", "attack")  # printed facts; besides them `q`, `part` and `which`
FIELDS: Final = ("deck", "name", "q", "part", "which", *FILTERS)
MOST_COPIES: Final = 9  # more than any rule allows, so that the rules can say so


class Bench:
    """The deck, its name and how the cards beside it are filtered; all of it stands in the address of the page."""

    def __init__(self, game: Game[Any], building: DeckBuilding, deck: dict[str, Any], fields: dict[str, str]) -> None:
        self.game = game
        self.building = building
        self.deck = deck
        self.fields = fields

    @property
    def leader(self) -> str:
        return str(self.deck["summoner"])

    @property
    def cards(self) -> dict[str, int]:
        found: dict[str, int] = self.deck["cards"]
        return found

    @property
    def name(self) -> str:
        return self.fields.get("name", "")

    @property
    def code(self) -> str:
        return self.building.code(self.deck)

    def faults(self) -> list[Any]:
        return self.building.check(self.deck)

    def text(self, lang: str) -> str:
        return self.building.text({**self.deck, "name": self.name} if self.name else self.deck, lang)

    def address(self, fragment: str = "", **changes: str) -> str:
        """Where this bench stands, with what is as usual left out."""
        fields = {**self.fields, "deck": self.code, **changes}
        kept = {name: fields[name] for name in (*FIELDS, *changes) if fields.get(name)}
        return f"/decks/{self.game.id}?{urlencode(kept)}" + (f"#{fragment}" if fragment else "")

    # --- changes ----------------------------------------------------------------------------------------------------
    def change(self, deed: str) -> str:
        """Carry out `add:card` or `less:card`; the card it was about, or nothing if it makes no sense."""
        verb, _, card = deed.partition(":")
        if verb == "add" and self.building.part_of(card) is not None:
            self.cards[card] = min(self.cards.get(card, 0) + 1, MOST_COPIES)
        elif verb == "less" and card in self.cards:
            self.cards[card] -= 1
            if self.cards[card] < 1:
                del self.cards[card]
        else:
            return ""
        return card

    def follow(self, leader: str) -> None:
        """Let another one lead; the cards stay, whether they fit or not."""
        if leader in self.building.leaders:
            self.deck["summoner"] = leader

    # --- what lies beside it ------------------------------------------------------------------------------------------
    def chosen_as(self, part: DeckPart | None) -> list[str]:
        """The cards of the deck that count as this part (None: those that no deck may choose), by name."""
        return [card for card in sorted(self.cards) if self.building.part_of(card) is part]

    def count(self, part: DeckPart) -> int:
        return sum([self.cards[card] for card in self.chosen_as(part)])

    def pool(self) -> list[str]:
        """The cards that can be chosen at all."""
        return [id for id in self.game.component_ids() if self.building.part_of(id) is not None]

    def fits(self, card: str) -> bool:
        return self.building.admits(self.leader, card)
