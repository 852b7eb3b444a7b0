"""What a turn-based game is: deal, position, move, step, event, record, view. Knows no game."""

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
from allmende.core.rules.position import Anytime, Position, Seat, Step
from allmende.core.title import Choice, Title
from allmende.core.view import EVERYTHING, ONLOOKER, Decision, MoveMade, MoveView, Refusal, ScoreLine, halves
from allmende.core.vocabulary import Noun, Vocabulary

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
    "MoveView",
    "Moves",
    "Noun",
    "OptionError",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "ScoreLine",
    "Seat",
    "SeatError",
    "Step",
    "Title",
    "UndoError",
    "UnknownMoveError",
    "UnknownTitleError",
    "Vocabulary",
    "halves",
]
