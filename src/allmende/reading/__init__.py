"""Games for whoever reads and writes: positions in words, answers however they are written, whole games in text."""

from __future__ import annotations

from allmende.reading.answers import AnswerError, move_in, place_in
from allmende.reading.game import Outcome, TextGame, opponents_at
from allmende.reading.telling import happened, move_lines, told

__all__ = [
    "AnswerError",
    "Outcome",
    "TextGame",
    "happened",
    "move_in",
    "move_lines",
    "opponents_at",
    "place_in",
    "told",
]
