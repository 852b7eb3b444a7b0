"""What the server wants of those who compute for it: worker processes, or another worker of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement
from allmende.server.tables.table import Question


class Thinker(Protocol):
    """Computes moves, hints, reviews and values; ThinkingError if that fails."""

    async def answer(self, question: Question) -> str:
        """The text of a legal move."""
        ...

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        """Suggestions for this seat, which has to decide; the best move first."""
        ...

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        """Reviews of the first of these moves of a finished game, and of as many of the next as are ready soon."""
        ...

    async def value(self, record: Record) -> Value:
        """The value to each seat of the position where a record ends."""
        ...

    async def play_on(self, record: Record, bot: str) -> list[str]:
        """The texts of the next moves of a bot in a solo game, as many as are ready soon, when little else is asked."""
        ...

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        """The judgement of a whole plan in answer to a problem of a title."""
        ...

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        """Surveys of the given seats of games, each by its name and record, and how many games can't be surveyed."""
        ...

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        """Tallies of cards with games added to them, each by its record and the seats that people had."""
        ...

    def close(self) -> None:
        """End all thinking."""
