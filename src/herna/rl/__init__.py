"""For learning programs: every game as a PettingZoo environment. Needs the packages of the extra `rl`."""

from herna._extras import how_to_install

try:
    from herna.rl.encoding import Encoder
    from herna.rl.env import TableEnv
except ModuleNotFoundError as e:
    raise ModuleNotFoundError(how_to_install("herna.rl", e.name, "rl"), name=e.name) from None

__all__ = ["Encoder", "TableEnv"]
