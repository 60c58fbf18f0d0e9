"""For learning programs: every game as an environment of PettingZoo and Gymnasium, and many tables at once.

Needs the packages of the extra `rl`. `herna.rl.spiel` shows the games to OpenSpiel, where that is installed.
"""

from herna._extras import how_to_install

try:
    from herna.rl.env import TableEnv
    from herna.rl.parallel import ParallelTableEnv
    from herna.rl.single import DuelEnv, register
    from herna.rl.tables import option_features
    from herna.rl.vector import VectorEnv
except ModuleNotFoundError as e:
    raise ModuleNotFoundError(how_to_install("herna.rl", e.name, "rl"), name=e.name) from None

register()

__all__ = ["DuelEnv", "ParallelTableEnv", "TableEnv", "VectorEnv", "option_features"]
