"""Games for language models: tells states in words, reads moves from free text, and plays whole games in text."""

from __future__ import annotations

from allmende.reading.answers import AnswerError, move_in, place_in
from allmende.reading.game import Outcome, TextGame, opponents_at
from allmende.reading.prose import happened, move_lines, told

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
