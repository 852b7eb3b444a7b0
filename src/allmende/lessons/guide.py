"""A guide follows a game by a lesson. It keeps no state: its guidance follows from the moves and events so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from allmende.core import Event, Game, Message, Title
from allmende.core.lesson import LEARNER, Expected, Lesson, Step
from allmende.core.plain import Plain
from allmende.core.vocabulary import MoveSpec

State = Literal["leads", "strayed", "waits", "done"]


class Told(NamedTuple):
    """A move that was not taken back, as the record has it, and its events."""

    seat: int
    text: str
    events: Sequence[Event]


class Guidance(Plain, frozen=True, omit_defaults=True):
    """The guidance at a point of a lesson: the words of a step, the targets that it points at, and the moves to make.

    `shows` has the targets of the pages that are read first, one after the other. `state` is `leads` if the learner is
    asked for one of the `moves`; `strayed` if another move was made instead; `waits` if none of them is legal because
    of earlier moves; `done` at the end. A step at which the learner strayed or waits comes back by itself, or is left
    out for a later one.
    """

    lesson: str
    name: Message
    step: int
    steps: int
    state: State
    says: Message
    points: list[str] = msgspec.field(default_factory=list)
    moves: list[str] = msgspec.field(default_factory=list)
    shows: list[list[str]] = msgspec.field(default_factory=list)


class _Place(NamedTuple):
    """The step that a game has reached in a lesson."""

    step: int
    strayed: bool


class Guide:
    """Leads through one lesson of a title.

    `expected` has for each step the moves of the vocabulary that lead on, and `parts` those that belong to it.
    """

    def __init__(self, title: Title[Any, Any], lesson: Lesson) -> None:
        self.title = title
        self.lesson = lesson
        self.expected: Final = [_moves(title, step.expects) for step in lesson.steps]
        self.parts: Final = [_moves(title, step.parts) if step.parts else frozenset() for step in lesson.steps]

    def guidance(self, game: Game, history: Sequence[Told]) -> Guidance:
        """The guidance after some moves; `history` begins with the first move of the game."""
        reached, strayed = self._place(history)
        last = len(self.lesson.steps) - 1
        legal = list(game.moves_of(LEARNER))
        number = last if game.is_over else self._offered(reached, strayed, legal)
        step = self.lesson.steps[number]
        moves = [move for move in legal if move in self.expected[number]]
        moves = moves or [move for move in legal if move in self.parts[number]]
        state: State = (
            "done" if number == last else "strayed" if strayed else "waits" if legal and not moves else "leads"
        )
        names = [self.title.vocabulary[move] for move in moves]
        targets = step.at or tuple(dict.fromkeys(noun.target for noun in names))
        words = f"{self.title.name}-{self.lesson.name}"
        return Guidance(
            lesson=self.lesson.name,
            name=Message(f"lesson-{words}"),
            step=number,
            steps=len(self.lesson.steps),
            state=state,
            says=Message(f"lesson-{words}-{step.name}", self._claimed(game, step)),
            points=list(targets) if state == "leads" else [],
            moves=[noun.text for noun in names],
            shows=[list(page) for page in step.shows],
        )

    def wish(self, game: Game, seat: int) -> str | None:
        """The text of the move that the neighbor at a seat has to play now; None if the lesson wants none."""
        left = list(self.lesson.wishes)
        for other, text in game.record.moves[len(self.lesson.opening) :]:
            if other == seat and text in left:
                left.remove(text)
        legal = set(game.moves_of(seat).texts)
        return next((text for text in left if text in legal), None)

    def _claimed(self, game: Game, step: Step) -> dict[str, str]:
        """The arguments of a step's words: "yes" or "no" for each of its claims."""
        if not step.claims:
            return {}
        view = self.title.view(game.state, LEARNER)
        return {
            name: "yes" if all(claim.holds(view) for claim in claims) else "no" for name, claims in step.claims.items()
        }

    def _place(self, history: Sequence[Told]) -> _Place:
        step, strayed = 0, False
        for seat, text, events in history[len(self.lesson.opening) :]:
            move = self.title.vocabulary.parse(text)
            if seat == LEARNER and step < len(self.expected) - 1:
                led = self._led_on(step, move)
                step, strayed = (step, True) if led is None else (led, False)
            for event in events:
                due = self._due(step, event)
                if due is not None:
                    step, strayed = due, False
        return _Place(step, strayed)

    def _led_on(self, step: int, move: int) -> int | None:
        """The step after a move of the learner; None if the move strays."""
        here = self.lesson.steps[step]
        if move in self.expected[step]:
            return step if here.stays else step + 1
        if move in self.parts[step]:
            return step
        return self._led_on(step + 1, move) if here.stays or here.lapses else None

    def _offered(self, step: int, strayed: bool, legal: Sequence[int]) -> int:
        """The step that is shown while some moves are legal: from `step` on the first that isn't skipped."""
        while legal and not strayed and not (self.expected[step] | self.parts[step]).intersection(legal):
            here = self.lesson.steps[step]
            if not here.stays and not here.lapses:
                break
            step += 1
        return step

    def _due(self, step: int, event: Event) -> int | None:
        """The first step from `step` on that an event makes due; None if there is none."""
        for number, each in enumerate(self.lesson.steps[step:], step):
            if each.occasion is not None and each.occasion.is_met_by(event):
                return number
        return None


def told(game: Game) -> list[Told]:
    """The moves of a game and their events."""
    moves = game.record.moves
    return [
        Told(seat, text, [event for scene in scenes for event in scene.events])
        for (seat, text), scenes in zip(moves, game.scenes(0), strict=True)
    ]


def _moves(title: Title[Any, Any], expects: Sequence[Expected]) -> frozenset[int]:
    nouns = [title.vocabulary[move] for move in range(len(title.vocabulary))]
    return frozenset(move for move, noun in enumerate(nouns) if any(_is_such(noun, each) for each in expects))


def _is_such(noun: MoveSpec, wanted: Expected) -> bool:
    here = wanted.target in ("", noun.target)
    return here and noun.verb == wanted.verb and noun.nouns[: len(wanted.nouns)] == wanted.nouns
