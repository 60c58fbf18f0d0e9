"""Body plans: recipes that put features together, back to front."""

from herna.web.art.plans.creature import CREATURE
from herna.web.art.plans.person import PERSON
from herna.web.art.plans.plan import Plan
from herna.web.art.plans.robot import ROBOT
from herna.web.art.plans.thing import THING

PLANS: dict[str, Plan] = {"creature": CREATURE, "person": PERSON, "robot": ROBOT, "thing": THING}

__all__ = ["PLANS", "Plan"]
