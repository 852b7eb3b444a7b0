"""The output of `--json` of commands that show what there is: titles, cards, rules, lessons, records, versions."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from allmende.bots.advice import Review
from allmende.bots.hand_worth import HandWorth
from allmende.bots.survey import Survey
from allmende.cli.output import Output, Timing
from allmende.core.comparison import Comparison
from allmende.core.ending import Ending
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.retrospect import Retrospect
from allmende.core.view import Decision
from allmende.lessons import Guidance
from allmende.rulebooks import Hit, ToldChapter


class OptionOutput(msgspec.Struct, frozen=True):
    """An option of a title.

    `follows` is empty, or another option with as many values, whose place in its own list decides the default. `needs`
    has the values of another option with which this one means something.
    """

    values: list[str]
    default: str
    follows: str
    needs: dict[str, list[str]]


class TitleOutput(msgspec.Struct, frozen=True):
    """A title: its numbers of players, the version of its rules, its options and presets, and the bots that play it."""

    name: str
    players: list[int]
    rules: str
    options: dict[str, OptionOutput]
    presets: dict[str, dict[str, str]]
    bots: list[str]


class TitlesOutput(Output, frozen=True, kw_only=True, tag="titles"):
    """The output of `allmende titles`."""

    titles: list[TitleOutput]


class CardsOutput(Output, frozen=True, kw_only=True, tag="cards"):
    """The output of `allmende cards`, in its language; what is told of a card depends on the title."""

    title: str
    rules: str
    language: str
    cards: list[dict[str, Any]]


class RulesOutput(Output, frozen=True, kw_only=True, tag="rules"):
    """The output of `allmende rules`, in its language: the whole rulebook, the chapter asked for, or what was found.

    `chapters` are empty after a search, and `hits`, best first, without one.
    """

    title: str
    rules: str
    language: str
    chapters: list[ToldChapter]
    hits: list[Hit]


class LessonOutput(msgspec.Struct, frozen=True):
    """A lesson: its game, what it is called, and the number of its steps; it takes about so many `minutes`.

    The game begins under the version `rules`, with so many moves in its `opening`. `guidance` tells how far the record
    that was asked for has come, after `moves` more; else both are null.
    """

    title: str
    lesson: str
    name: str
    rules: str
    options: dict[str, str]
    players: int
    minutes: int
    steps: int
    opening: int
    moves: int | None
    guidance: Guidance | None


class LearnOutput(Output, frozen=True, kw_only=True, tag="learn"):
    """The output of `allmende learn`, in its language; no lesson is given."""

    language: str
    lessons: list[LessonOutput]


class RecordedGame(msgspec.Struct, frozen=True):
    """A game of a record, under the rules that it was begun with; the record has so many `moves`.

    `deal` has the words of a record for each of its fields, or is null while the game goes on, since players don't know
    it.
    """

    title: str
    rules: str
    options: dict[str, str]
    players: int
    deal: dict[str, list[str]] | None
    moves: int

    @classmethod
    def of(cls, game: Game) -> RecordedGame:
        """The game of a whole record."""
        record = game.record
        deal = record.deal if game.is_over else None
        return cls(record.title, record.rules, game.options, record.players, deal, len(record.moves))


class ReplayOutput(Output, frozen=True, kw_only=True, tag="replay"):
    """The output of `allmende replay`: a game after `at` moves, as if it ended there.

    `viewer` is the seat whose view it is, that of a report; or `all` of a game that is over, else `onlooker`.
    `decision` is what the seat of a report is asked, and `hidden` what is hidden from it. `points` are by seat and
    category. What was not asked for is null: the `log`, which has all events as the viewer hears of them, the
    `retrospect`, and the `analysis`, a review for each move, with what the hands were worth.
    """

    setup: RecordedGame
    at: int
    viewer: int | Literal["all", "onlooker"]
    hidden: Literal["open", "redealt", "missing"] | None
    over: bool
    ending: Ending | None
    scores: list[float]
    winners: list[int]
    points: list[dict[str, float]]
    view: Any
    decision: Decision | None
    log: list[Any] | None
    retrospect: Retrospect | None
    analysis: list[Review] | None
    hands: list[HandWorth] | None
    timing: Timing


class LineOutput(msgspec.Struct, frozen=True):
    """A line of a study: it begins with the move of the number `first`, and is so many `moves` long.

    `name` is that of a position on it, or empty, and `label` tells its first move. `scores` are as if
    the game ended where it does.
    """

    number: int
    name: str
    label: Message
    first: int
    moves: int
    over: bool
    scores: list[float]


class LinesOutput(Output, frozen=True, kw_only=True, tag="lines"):
    """The output of `allmende replay --lines`: the main line of a study, then its variations."""

    setup: RecordedGame
    lines: list[LineOutput]
    timing: Timing


class ComparisonOutput(Output, frozen=True, kw_only=True, tag="comparison"):
    """The output of `allmende replay --compare`: the lines, as they were asked for, and how they differ."""

    setup: RecordedGame
    lines: list[str]
    comparison: Comparison
    timing: Timing


class VersionOutput(Output, frozen=True, kw_only=True, tag="version"):
    """The output of `allmende version`: versions of the rules by title, and what runs them."""

    rules: dict[str, str]
    engine: str
    python: str
    system: str


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record that differs under the newest rules, or has a problem, as a message; `file` is where it is."""

    file: str
    what: Message


class RecordsOutput(Output, frozen=True, kw_only=True, tag="records"):
    """The output of `allmende records check`: the number of records of each kind, and those with something to tell.

    The kinds are `newest`, of the newest rules; `alike`, of older ones, without differences; `moved`, to the newest
    rules; `archived`; `differing`; and `broken`, with problems.
    """

    records: int
    kinds: dict[str, int]
    told: list[CheckedRecord]
    timing: Timing


class SurveyOutput(Output, frozen=True, kw_only=True, tag="survey"):
    """Surveys of finished games, one for each subject; `left_out` is the number of games that don't count."""

    surveys: list[Survey]
    left_out: int
    timing: Timing
