"""Players of Black Orchestra: how they judge what things are worth, how they plan as a team, and what they do then."""

from conjura.players.black_orchestra.levels import NoviceBlackOrchestra, SharpBlackOrchestra, SteadyBlackOrchestra
from conjura.players.black_orchestra.plan import Errand, Plan
from conjura.players.black_orchestra.reasons import Reason
from conjura.players.black_orchestra.simple import SimpleBlackOrchestra

__all__ = [
    "Errand",
    "NoviceBlackOrchestra",
    "Plan",
    "Reason",
    "SharpBlackOrchestra",
    "SimpleBlackOrchestra",
    "SteadyBlackOrchestra",
]
