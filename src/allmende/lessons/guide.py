"""A guide follows a game by a lesson. All that it knows follows from the moves that count and what happened then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from allmende.core import Event, Game, Message, Title
from allmende.core.lesson import LEARNER, Expected, Lesson
from allmende.core.plain import Plain
from allmende.core.vocabulary import Noun

State = Literal["leads", "strayed", "waits", "done"]


class Told(NamedTuple):
    """A move that counts, as the record has it, and what happened then."""

    seat: int
    text: str
    events: Sequence[Event]


class Guidance(Plain, frozen=True, omit_defaults=True):
    """What a guide says now: the words of a step, at which targets it points, and which offered moves it asks for.

    What it `shows` are the targets of the pages that are read before that, one after the other.

    Where the guide `leads`, the learner is asked for one of the moves. Where the learner has `strayed`, another move
    was made instead; where the guide `waits`, none of them is possible because of what was done before. Either step
    comes back by itself or is left out for a later one. At the end it is `done`.
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
    """How far a game has come by a lesson."""

    step: int
    strayed: bool


class Guide:
    """Leads through one lesson of a title. `expected` are, step by step, the moves of the vocabulary that lead on."""

    def __init__(self, title: Title[Any, Any], lesson: Lesson) -> None:
        self.title = title
        self.lesson = lesson
        self.expected: Final = [_moves(title, step.expects) for step in lesson.steps]

    def guidance(self, game: Game, history: Sequence[Told]) -> Guidance:
        """What there is to say when all of this has happened; `history` begins with the first move of the game."""
        reached, strayed = self._place(history)
        last = len(self.lesson.steps) - 1
        legal = list(game.moves_of(LEARNER))
        number = last if game.is_over else self._offered(reached, strayed, legal)
        step = self.lesson.steps[number]
        moves = [move for move in legal if move in self.expected[number]]
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
            says=Message(f"lesson-{words}-{step.name}"),
            points=list(targets) if state == "leads" else [],
            moves=[noun.text for noun in names],
            shows=[list(page) for page in step.shows],
        )

    def wish(self, game: Game, seat: int) -> str | None:
        """What the neighbor at this seat plays now, unless it is all the same to the lesson."""
        left = list(self.lesson.wishes)
        for other, text in game.record.moves[len(self.lesson.opening) :]:
            if other == seat and text in left:
                left.remove(text)
        legal = set(game.moves_of(seat).texts)
        return next((text for text in left if text in legal), None)

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
        """The step after this move of the learner, or None if it leads nowhere."""
        here = self.lesson.steps[step]
        if move in self.expected[step]:
            return step if here.stays else step + 1
        return self._led_on(step + 1, move) if here.stays or here.lapses else None

    def _offered(self, step: int, strayed: bool, legal: Sequence[int]) -> int:
        """The step that is shown while these moves are legal: from this one on the first that does not lapse."""
        while legal and not strayed and not self.expected[step].intersection(legal):
            here = self.lesson.steps[step]
            if not here.stays and not here.lapses:
                break
            step += 1
        return step

    def _due(self, step: int, event: Event) -> int | None:
        """The first step from this one on that is due because of what happened."""
        for number, each in enumerate(self.lesson.steps[step:], step):
            if each.occasion is not None and each.occasion.is_met_by(event):
                return number
        return None


def told(game: Game) -> list[Told]:
    """The moves of a game and what happened then."""
    moves = game.record.moves
    return [
        Told(seat, text, [event for scene in scenes for event in scene.events])
        for (seat, text), scenes in zip(moves, game.scenes(0), strict=True)
    ]


def _moves(title: Title[Any, Any], expects: Sequence[Expected]) -> frozenset[int]:
    nouns = [title.vocabulary[move] for move in range(len(title.vocabulary))]
    return frozenset(move for move, noun in enumerate(nouns) if any(_is_such(noun, each) for each in expects))


def _is_such(noun: Noun, wanted: Expected) -> bool:
    here = wanted.target in ("", noun.target)
    return here and noun.verb == wanted.verb and noun.nouns[: len(wanted.nouns)] == wanted.nouns
