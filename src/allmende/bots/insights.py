"""What bots have asked a title: its insight, or those parts of it that they can't do without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from allmende.core.errors import AllmendeError
from allmende.core.insight import Candidates, Glance, Insight, Survey
from allmende.core.message import Message
from allmende.core.title import Title


class NoInsightError(AllmendeError):
    """A title doesn't tell what a bot needs to know."""

    def __init__(self, title: Title[Any, Any]) -> None:
        spoken = Message(f"title-{title.name}")
        super().__init__(f"no such bot can play {title.name} yet", Message("error-no-insight", {"title": spoken}))


def insight(title: Title[Any, Any]) -> Insight:
    """What bots ask of a title; NoInsightError if it tells nothing."""
    if title.insight is None:
        raise NoInsightError(title)
    return title.insight


def glance(title: Title[Any, Any]) -> Glance:
    """What nets see of a title that judge positions; NoInsightError if there is no such thing."""
    if (found := insight(title).glance) is None:
        raise NoInsightError(title)
    return found


def survey(title: Title[Any, Any]) -> Survey:
    """What minds see of a title that search; NoInsightError if there is no such thing."""
    if (found := insight(title).survey) is None:
        raise NoInsightError(title)
    return found


def can_search(title: Title[Any, Any]) -> bool:
    """Whether bots can search a tree of this title's positions."""
    return title.insight is not None and title.insight.survey is not None


def candidates(title: Title[Any, Any]) -> Candidates:
    """Tells all moves of a title that deserve a look: those that need a plan, and those that stand by themselves."""
    judge = insight(title).judge()

    def worth_a_look(position: Any, seat: int) -> Sequence[int]:
        return [*judge.candidates(position, seat), *judge.asides(position, seat)]

    return worth_a_look
