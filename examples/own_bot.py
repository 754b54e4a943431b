"""A bot of one's own for Secret Hitler: it plays the tiles of its party and keeps in mind who laid fascist ones.

conjura tournament secret-hitler --bots examples.own_bot:Wary,simple,random --games 600
conjura play secret-hitler --bots examples.own_bot:Wary
"""

from conjura import Action


class Wary:
    name = "wary"

    def __init__(self):
        self.read = ()  # the log so far
        self.blame = {}  # by seat: fascist policies laid

    def choose(self, seen, rng):
        if seen.log[: len(self.read)] != self.read:
            self.read, self.blame = (), {}  # something was taken back
        for kind, *facts in seen.log[len(self.read) :]:
            if kind == "enacted":
                president, chancellor, tile, _ = facts
                for seat in (president, chancellor):
                    self.blame[seat] = self.blame.get(seat, 0) + (1 if tile else -1)
        self.read = seen.log
        own, other = ("liberal", "fascist") if seen.role == 0 else ("fascist", "liberal")
        for wish in (Action("enact", own), Action("discard", other)):
            if wish in seen.legal:
                return wish
        if any(action.verb == "vote" for action in seen.legal):
            return Action("vote", "nein" if self.blame.get(seen.chancellor, 0) > 0 else "ja")
        asked = [action for action in seen.legal if action.verb != "claim"]
        return min(asked, key=lambda action: (self.blame.get(action[-1], 0), rng.random())) if asked else None
