"""For learning programs: every game as a PettingZoo environment. Needs `pip install '.[rl]'` in the checkout."""

from herna.rl.encoding import Encoder
from herna.rl.env import TableEnv

__all__ = ["Encoder", "TableEnv"]
