"""For learning programs: every game as a PettingZoo environment. Needs `pip install '.[rl]'` in the checkout."""

try:
    from herna.rl.encoding import Encoder
    from herna.rl.env import TableEnv
except ModuleNotFoundError as e:
    raise ModuleNotFoundError(
        f"herna.rl needs more packages ({e.name} is missing): pip install 'herna[rl]'", name=e.name
    ) from None

__all__ = ["Encoder", "TableEnv"]
