"""Bots for Secret Hitler, and what a seat may rationally believe."""

from conjura.players.secret_hitler.ismcts import IsmctsSecretHitler
from conjura.players.secret_hitler.selfish import SelfishSecretHitler, SilentRandom
from conjura.players.secret_hitler.simple import SimpleSecretHitler

__all__ = ["IsmctsSecretHitler", "SelfishSecretHitler", "SilentRandom", "SimpleSecretHitler"]
