"""Bots for Secret Hitler, and what a seat may rationally believe."""

from conjura.players.secret_hitler.simple import SimpleSecretHitler

__all__ = ["SimpleSecretHitler"]
