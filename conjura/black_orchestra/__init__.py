"""Black Orchestra, the co-operative game of the plots against Hitler, complete."""

from conjura.black_orchestra.game import BlackOrchestra

__all__ = ["BlackOrchestra"]
