"""Players of Black Orchestra: how they judge what things are worth, and what they do then."""

from conjura.players.black_orchestra.simple import SimpleBlackOrchestra

__all__ = ["SimpleBlackOrchestra"]
