"""The contract that every game keeps, as tests anybody can run on a new game.

`Contract` plays random games and checks everything that the public API promises; `Damage` changes real inputs at random
and checks that each is understood or refused clearly; `texts`, `coverage` and `playthrough`
look after the words, the tests and the recorded games.
"""

from herna.testkit.contract import Contract, Violation
from herna.testkit.coverage import untested
from herna.testkit.damage import Damage
from herna.testkit.playthrough import playthrough
from herna.testkit.texts import text_faults

__all__ = ["Contract", "Damage", "Violation", "playthrough", "text_faults", "untested"]
