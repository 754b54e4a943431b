"""Black Orchestra, the co-operative game of the plots against Hitler, complete."""

from conjura.black_orchestra.game import BlackOrchestra
from conjura.black_orchestra.state import State, why_not
from conjura.black_orchestra.view import Observation

__all__ = ["BlackOrchestra", "Observation", "State", "why_not"]
