"""Tables to learn at: all numbers of players, sets, factions, modes and decks of a game, drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from herna.kernel.decks import DeckBuilding
from herna.kernel.errors import BadOption
from herna.kernel.game import Game, OptionSpec
from herna.kernel.state import State

TRIES: Final = 200
USUAL: Final = 0.3  # how often an option is left as it is when nobody says anything
USUAL_NUMBER: Final = 0.9  # numbers are limits and amounts: mostly people leave them alone
OWN_DECK: Final = 0.25  # how often a deck is built instead of taken as it is sold


def random_table(room: Game[Any], seed: int, players: int = 0) -> State:
    """A new game of any kind that the rules allow, for so many players (0: for any number)."""
    rng = Random(seed)
    players = players or rng.choice(room.players)
    for _ in range(TRIES):
        options = {name: random_value(room, spec, rng) for name, spec in room.options.items()}
        try:
            table: State = room.new(players, rng.getrandbits(60), False, **options)
        except BadOption:  # these do not go together
            continue
        return table
    usual: State = room.new(players, rng.getrandbits(60), False)
    return usual


def random_value(room: Game[Any], spec: OptionSpec, rng: Random) -> Any:
    if spec.takes_decks and rng.random() < OWN_DECK:
        return random_deck(room, room.deck_building(), rng)
    numbers = all(isinstance(choice, int) and not isinstance(choice, bool) for choice in spec.choices)
    if rng.random() < (USUAL_NUMBER if numbers else USUAL):
        return spec.default
    if spec.several:
        chosen = [choice for choice in spec.choices if choice not in spec.words and rng.random() < 0.5]
        return chosen or [rng.choice(spec.choices)]
    return rng.choice(spec.choices)


def random_deck(room: Game[Any], building: DeckBuilding, rng: Random) -> dict[str, Any]:
    """A legal deck of cards drawn at random."""
    leader = rng.choice(building.leaders)
    cards: dict[str, int] = {}
    for part in building.parts:
        admitted = [c for c in room.component_ids() if building.part_of(c) is part and building.admits(leader, c)]
        pool = [card for card in admitted for _ in range(part.most)]
        for card in rng.sample(pool, min(part.number, len(pool))):
            cards[card] = cards.get(card, 0) + 1
    return {"summoner": leader, "cards": cards}
