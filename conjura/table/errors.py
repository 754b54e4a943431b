"""What a table refuses, besides what the rules of the game refuse."""

from conjura.kernel import ConjuraError


class Refused(ConjuraError):
    """The table, or the server around it, will not do that; the code says why. Nothing has changed."""
