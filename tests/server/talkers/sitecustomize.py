"""Seats the bots of ``tests.server.talkative`` at the tables of a server whose processes find this file first."""

from conjura.players import BOTS
from tests.server.talkative import Stumbling, Talkative

BOTS["secret-hitler"] |= {"talkative": Talkative, "stumbling": Stumbling}
