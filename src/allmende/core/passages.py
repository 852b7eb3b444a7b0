"""A state in words, part by part: headings, and below each lines that read well one after the other.

They are made of a view alone, so they tell no more than its viewer may know. Screen readers jump from heading to
heading.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from allmende.core.message import Message, player
from allmende.core.plain import Plain
from allmende.core.rules.phrases import amount
from allmende.core.view import ScoreLine

Region = Literal["table", "spaces", "supply", "farm", "hand", "played", "points"]
"""The parts of a state, by which readers ask for them; a `farm` is all that lies before one player."""


class Line(Plain, frozen=True, omit_defaults=True):
    """A line. That of a space, card or building has its `key`, as in records, its `name`, and `about`: what it does."""

    says: Message
    key: str = ""
    name: Message | None = None
    about: tuple[Message, ...] = ()


class Passage(Plain, frozen=True):
    """A part of a state under its heading; it belongs to a `seat`, or to all (-1)."""

    region: Region
    seat: int
    heading: Message
    lines: list[Line]


def titled(title: Message, says: Message | Sequence[Message]) -> Line:
    """A line that lists things of a kind after a title; it says so if there are none."""
    return Line(Message("passage-line", {"title": title, "says": says or Message("passage-none")}))


def amounts(goods: Mapping[str, int]) -> list[Message]:
    """The amount of each resource of which there is any."""
    return [amount(name, count) for name, count in goods.items() if count]


def deciding(to_act: Sequence[int], winners: Sequence[int], over: bool) -> Line:
    """A line with the seats that have to decide now, or with the winners once the game is over."""
    if over:
        return Line(Message("passage-won", {"winners": [player(seat) for seat in winners]}))
    return Line(Message("passage-deciding", {"deciding": [player(seat) for seat in to_act]}))


def points(scores: Iterable[tuple[int, float, Sequence[ScoreLine]]]) -> Passage:
    """The points of each seat, and the categories in which it has any, as if the game ended now."""
    lines = []
    for seat, total, score in scores:
        parts = [
            Message("passage-score-part", {"points": line.points, "category": Message(f"score-{line.category}")})
            for line in score
            if line.points
        ]
        says = Message("passage-score", {"player": player(seat), "points": total, "parts": parts})
        lines.append(Line(says))
    return Passage("points", -1, Message("table-points"), lines)


def of_player(region: Region, seat: int, heading: str, lines: list[Line]) -> Passage:
    """The part of a state that belongs to one player, under a heading with their name."""
    return Passage(region, seat, Message(heading, {"player": player(seat)}), lines)
