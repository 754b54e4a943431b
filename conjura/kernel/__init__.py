"""What a game is: seats, actions, decisions, chance, events, records, errors. Imports nothing of ours."""

from conjura.kernel.action import Action
from conjura.kernel.chance import Chance, Seed, Taken
from conjura.kernel.errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    ChanceMismatch,
    ConjuraError,
    IllegalAction,
)
from conjura.kernel.game import (
    Checked,
    Drafting,
    Figures,
    Game,
    GameWithContent,
    Option,
    Outcome,
    Pause,
    Played,
    State,
    WantedText,
)
from conjura.kernel.record import Chain, Entry, Header, Record, TakenBack, commitment
from conjura.kernel.telling import Label, Line, Section, Seen, Status, Telling, Tone
from conjura.kernel.told import Argument, SeatName, Told
from conjura.kernel.view import Decision, Event, Observation
from conjura.kernel.wish import Wish

__all__ = [
    "Action",
    "Argument",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chain",
    "Chance",
    "ChanceMismatch",
    "Checked",
    "ConjuraError",
    "Decision",
    "Drafting",
    "Entry",
    "Event",
    "Figures",
    "Game",
    "GameWithContent",
    "Header",
    "IllegalAction",
    "Label",
    "Line",
    "Observation",
    "Option",
    "Outcome",
    "Pause",
    "Played",
    "Record",
    "SeatName",
    "Section",
    "Seed",
    "Seen",
    "State",
    "Status",
    "Taken",
    "TakenBack",
    "Telling",
    "Told",
    "Tone",
    "WantedText",
    "Wish",
    "commitment",
]
