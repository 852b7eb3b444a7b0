"""The parts of a title's AI interface that bots need, or an error that the title lacks them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from allmende.core.ai import Candidates, PolicyInputs, TitleAI, ValueInputs
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title


class NoTitleAIError(AllmendeError):
    """A title without the part of the AI interface that a bot needs."""

    def __init__(self, title: Title[Any, Any]) -> None:
        spoken = Message(f"title-{title.name}")
        super().__init__(f"no such bot can play {title.name} yet", Message("error-no-insight", {"title": spoken}))


def ai(title: Title[Any, Any]) -> TitleAI:
    """A title's AI interface; NoTitleAIError if it has none."""
    if title.ai is None:
        raise NoTitleAIError(title)
    return title.ai


def value_inputs(title: Title[Any, Any]) -> ValueInputs:
    """The inputs of value nets that a title provides; NoTitleAIError if it has none."""
    if (found := ai(title).value_inputs) is None:
        raise NoTitleAIError(title)
    return found


def policy_inputs(title: Title[Any, Any]) -> PolicyInputs:
    """The inputs of policy-value nets that a title provides; NoTitleAIError if it has none."""
    if (found := ai(title).policy_inputs) is None:
        raise NoTitleAIError(title)
    return found


def can_search(title: Title[Any, Any]) -> bool:
    """True if bots can search a tree of a title's states."""
    return title.ai is not None and title.ai.policy_inputs is not None


def candidates(title: Title[Any, Any]) -> Candidates:
    """A function that returns all moves worth trying: those that need a plan, and those that are valued by
    themselves."""
    heuristic = ai(title).heuristic()

    def worth_a_look(state: Any, seat: int) -> Sequence[int]:
        return [*heuristic.candidates(state, seat), *heuristic.quick_moves(state, seat)]

    return worth_a_look
