"""Tasks of bots as text, and their replies, so that they travel through a store to processes on other machines.

They are JSON of these structs, and nothing that runs: who can write to the store can't have code executed by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Protocol, TypeVar

import msgspec

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement
from allmende.server.bots.thinker import Thinker
from allmende.server.tables.table import Question

T_co = TypeVar("T_co", covariant=True)


class Task(Protocol[T_co]):
    """What a thinker is asked, as plain data.

    A task that `is_long` takes a second or more, and no player waits for it to go on.
    """

    is_long: ClassVar[bool]

    async def done_by(self, thinker: Thinker) -> T_co:
        """What this thinker answers."""
        ...


class MoveTask(msgspec.Struct, frozen=True, tag="move"):
    """A bot's move."""

    is_long: ClassVar[bool] = False

    question: Question

    async def done_by(self, thinker: Thinker) -> str:
        return await thinker.answer(self.question)


class HintTask(msgspec.Struct, frozen=True, tag="hint"):
    """Suggestions for a seat."""

    is_long: ClassVar[bool] = False

    record: Record
    seat: int

    async def done_by(self, thinker: Thinker) -> list[Suggestion]:
        return await thinker.suggest(self.record, self.seat)


class ReviewTask(msgspec.Struct, frozen=True, tag="review"):
    """Reviews of moves of a finished game."""

    is_long: ClassVar[bool] = True

    record: Record
    decisions: Sequence[int]

    async def done_by(self, thinker: Thinker) -> list[Review]:
        return await thinker.review(self.record, self.decisions)


class ValueTask(msgspec.Struct, frozen=True, tag="value"):
    """The value of the position where a record ends."""

    is_long: ClassVar[bool] = False

    record: Record

    async def done_by(self, thinker: Thinker) -> Value:
        return await thinker.value(self.record)


class PlayOnTask(msgspec.Struct, frozen=True, tag="play-on"):
    """The next moves of a bot in a solo game."""

    is_long: ClassVar[bool] = True

    record: Record
    bot: str

    async def done_by(self, thinker: Thinker) -> list[str]:
        return await thinker.play_on(self.record, self.bot)


class JudgeTask(msgspec.Struct, frozen=True, tag="judge"):
    """The judgement of an answer to a problem."""

    is_long: ClassVar[bool] = False

    title: str
    problem: str
    moves: Sequence[str]

    async def done_by(self, thinker: Thinker) -> Judgement:
        return await thinker.judge(self.title, self.problem, self.moves)


class SurveyTask(msgspec.Struct, frozen=True, tag="survey"):
    """Surveys of finished games."""

    is_long: ClassVar[bool] = True

    games: Sequence[tuple[str, str, Sequence[int]]]

    async def done_by(self, thinker: Thinker) -> tuple[list[Survey], int]:
        return await thinker.survey(self.games)


class TallyTask(msgspec.Struct, frozen=True, tag="tally"):
    """Tallies of cards with games added to them."""

    is_long: ClassVar[bool] = True

    sets: list[TalliedCards]
    games: Sequence[tuple[str, Sequence[int]]]

    async def done_by(self, thinker: Thinker) -> list[TalliedCards]:
        return await thinker.tally_cards(self.sets, self.games)


class Found(msgspec.Struct, frozen=True, tag="found"):
    """The reply to a task that was done."""

    found: msgspec.Raw


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The reply to a task that can't be read or done by this worker, such as one of a title that it hasn't."""

    why: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The reply to a task at which the worker failed in each attempt."""


Reply = Found | Refused | Failed

task_of: Final[Callable[[str], Task[object]]] = msgspec.json.Decoder(
    MoveTask | HintTask | ReviewTask | ValueTask | PlayOnTask | JudgeTask | SurveyTask | TallyTask
).decode
"""The task of a text; msgspec.DecodeError if it is none of this version's."""
reply_of: Final[Callable[[str], Reply]] = msgspec.json.Decoder(Reply).decode
"""The reply of a text; msgspec.DecodeError if it is none."""


def text_of(value: Task[object] | Reply) -> str:
    """A task or a reply as text."""
    return msgspec.json.encode(value).decode()
