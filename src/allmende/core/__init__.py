"""The core that all titles share: game, deal, state, move, step, event, view, record. It names no title.

To play, start from `allmende.hallertau.new` and its like, which give a `Game`. To write a title, derive from `Title`,
`State`, `Seat` and `Step`: see docs/add-a-game.md.
"""

from allmende.core.amendment import Amendment
from allmende.core.ending import Ending
from allmende.core.errors import (
    AllmendeError,
    EndingError,
    IllegalMoveError,
    OptionError,
    RecordError,
    SeatError,
    UndoError,
    UnknownMoveError,
    UnknownTitleError,
)
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.moves import Moves
from allmende.core.record import Record
from allmende.core.rules.state import Anytime, Seat, State, Step
from allmende.core.title import Choice, Title
from allmende.core.view import EVERYTHING, ONLOOKER, Decision, MoveMade, MoveView, Refusal, ScoreLine, halves
from allmende.core.vocabulary import MoveSpec, Vocabulary

__all__ = [
    "EVERYTHING",
    "ONLOOKER",
    "AllmendeError",
    "Amendment",
    "Anytime",
    "Choice",
    "Decision",
    "Ending",
    "EndingError",
    "Event",
    "Game",
    "IllegalMoveError",
    "Message",
    "MoveMade",
    "MoveSpec",
    "MoveView",
    "Moves",
    "OptionError",
    "Record",
    "RecordError",
    "Refusal",
    "ScoreLine",
    "Seat",
    "SeatError",
    "State",
    "Step",
    "Title",
    "UndoError",
    "UnknownMoveError",
    "UnknownTitleError",
    "Vocabulary",
    "halves",
]
