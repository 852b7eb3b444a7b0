"""Structs of the API about the lines of a study."""

from __future__ import annotations

from typing import Literal

from allmende.bots.values import SeatValue
from allmende.core import Message
from allmende.core.plain import Plain
from allmende.server.http.messages import RequestBody


class StudyRequest(RequestBody, frozen=True):
    """A request for a study of a table's game, which begins at the position at `version`.

    While anything is hidden, it is the game as the seat `eyes` knows it, by default the first of mine that decides.
    """

    version: int
    eyes: int | None = None


class LineChange(RequestBody, frozen=True):
    """A change of a study's lines, at the position that the move of the version `node` has made.

    To `visit` it, `annotate` it with a name and a comment, which empty texts take away, have the main line lead through
    it (`promote`), or `remove` it with all that follows.
    """

    node: int
    change: Literal["visit", "annotate", "promote", "remove"]
    name: str = ""
    comment: str = ""


class StudyNode(Plain, frozen=True):
    """A position of a study: the one that the move of `version` has made at the position `parent`, 0 at the beginning.

    `depth` counts the variations around it, and with `begins` it is the first of one.
    """

    version: int
    parent: int
    seat: int
    label: Message
    name: str
    comment: str
    depth: int
    begins: bool


class StudyLines(Plain, frozen=True):
    """The lines of a study at a `version`, which shows the position `at`.

    `nodes` has all positions but the beginning: a variation comes after the move that it replaces. `name` and `comment`
    are the beginning's.
    """

    version: int
    at: int
    name: str
    comment: str
    nodes: list[StudyNode]


class NodeValue(Plain, frozen=True):
    """The value of the position that the move of `version` has made to each seat.

    It is from so many `games` that bots have played on for each of them, or without games the score at the end.
    """

    version: int
    games: int
    seats: list[SeatValue]


class StudyValues(Plain, frozen=True):
    """The values of a study's positions that were found so far."""

    values: list[NodeValue]
