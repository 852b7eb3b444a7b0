"""The lessons of a title by name, each checked before it is given."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any

from allmende.core import AllmendeError, Game, Message, Title
from allmende.core.lesson import LEARNER, Lesson
from allmende.lessons.guide import Guide
from allmende.titles import title


class LessonError(AllmendeError):
    """A name that is no lesson of the title, or a lesson with a fault."""


def lesson(of: Title[Any, Any], name: str) -> Lesson:
    """The lesson of a name; LessonError lists those that the title has."""
    for one in of.lessons:
        if one.name == name:
            return one
    known = ", ".join(one.name for one in of.lessons)
    raise LessonError(
        f"{of.name} has no lesson {name!r}; there is: {known or 'none'}",
        Message("error-no-lesson", {"lesson": name, "title": Message(f"title-{of.name}"), "known": known or "–"}),
    )


@cache
def guide_of(title_name: str, name: str) -> Guide:
    """The guide of a lesson; LessonError if there is none, or if it has a fault, which the text says."""
    of = title(title_name)
    found = lesson(of, name)
    if why := _fault(of, found):
        message = Message("error-lesson", {"lesson": name, "title": Message(f"title-{of.name}"), "why": why})
        raise LessonError(f"the lesson {name!r} of {of.name} can't be given: {why}", message)
    return Guide(of, found)


def _fault(of: Title[Any, Any], found: Lesson) -> str:
    """The fault of a lesson, or ""."""
    names = [step.name for step in found.steps]
    if twice := next((name for name in names if names.count(name) > 1), None):
        return f"two steps are called {twice}"
    if not found.steps or found.steps[-1].expects:
        return "its last step has to expect nothing"
    for step in found.steps[:-1]:
        if not step.expects:
            return f"step {step.name} expects nothing, so that nothing leads on from it"
    for step in found.steps:
        if step.occasion is not None and step.occasion.kind not in of.event_types:
            return f"step {step.name} waits for something that never happens in {of.name}"
    try:
        guide = Guide(of, found)
        game = Game(of, found.players, found.options, found.deal)
        for seat, text in found.opening:
            game.play(text, seat)
        view = of.view(game.state, LEARNER)
        for step in found.steps:
            for claim in chain.from_iterable(step.claims.values()):
                claim.holds(view)
    except AllmendeError as error:
        return str(error)
    except AttributeError as error:
        return f"a step claims what no view of {of.name} shows: {error}"
    unknown = [name for name, moves in zip(names, guide.expected, strict=True) if not moves]
    return f"step {unknown[0]} expects a move that {of.name} does not have" if unknown[:-1] else ""
