"""Names that moved to ``terms``."""

from conjura.black_orchestra.terms import (
    AFFILIATIONS as AFFILIATIONS,
)
from conjura.black_orchestra.terms import (
    HITLER as HITLER,
)
from conjura.black_orchestra.terms import (
    MOTIVATIONS as MOTIVATIONS,
)
from conjura.black_orchestra.terms import (
    SUSPICIONS as SUSPICIONS,
)
from conjura.black_orchestra.terms import (
    WHEN_ANY as WHEN_ANY,
)
from conjura.black_orchestra.terms import (
    WHEN_BEFORE_EVENT as WHEN_BEFORE_EVENT,
)
from conjura.black_orchestra.terms import (
    WHEN_HITLER_MOVES as WHEN_HITLER_MOVES,
)
from conjura.black_orchestra.terms import (
    WHEN_NEVER as WHEN_NEVER,
)
from conjura.black_orchestra.terms import (
    WHEN_PREPARED as WHEN_PREPARED,
)
from conjura.black_orchestra.terms import (
    WHEN_ROLLED as WHEN_ROLLED,
)
from conjura.black_orchestra.terms import (
    WHEN_TURN as WHEN_TURN,
)
from conjura.black_orchestra.terms import (
    WHEN_YOU_PREPARE as WHEN_YOU_PREPARE,
)
