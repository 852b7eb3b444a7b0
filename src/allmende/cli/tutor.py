"""The tutor in the terminal: prints the steps of a lesson, and chooses moves of its neighbors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.lessons import Guidance, Guide, told

FEW: Final = 4
"""The largest number of answers that are named as those that the lesson asks for."""


class Tutor:
    """Follows one game by a guide; no step is printed twice in a row."""

    def __init__(self, guide: Guide, console: Console) -> None:
        self._guide = guide
        self._console = console
        self._said: Guidance | None = None

    def wish(self, game: Game, seat: int) -> str | None:
        """The move that the lesson wants the neighbor at this seat to play; None if it wants none."""
        return self._guide.wish(game, seat)

    def speak(self, game: Game) -> None:
        """Print the lesson's present step, before the learner is asked."""
        now = self._guide.guidance(game, told(game))
        before, self._said = self._said, now
        if before is not None and (before.says.id, before.state) == (now.says.id, now.state):
            return
        says = self._console
        says.out.print()
        says.say("learn-step", name=now.name, step=now.step + 1, steps=now.steps)
        if now.state in ("strayed", "waits"):
            says.say(f"learn-{now.state}")
        else:
            says.out.print(says.speaker.say(now.says), soft_wrap=True)
        if now.state == "done":
            self._lead_on()

    def _lead_on(self) -> None:
        """Print the next lesson, and how to begin a game of one's own."""
        title = self._guide.title
        names = [lesson.name for lesson in title.lessons]
        for name in names[names.index(self._guide.lesson.name) + 1 :][:1]:
            self._console.say("learn-next", title=title.name, lesson=name, name=Message(f"lesson-{title.name}-{name}"))
        self._console.say("learn-play", title=title.name)

    def point(self, order: Sequence[str]) -> None:
        """Print the answers that the lesson asks for, out of the moves that are listed in this order."""
        wanted = self._said.moves if self._said is not None and self._said.state == "leads" else []
        answers = [str(order.index(move) + 1) if move in order else move for move in wanted]
        if 0 < len(answers) <= FEW:
            self._console.say("learn-answers", answers=", ".join(answers))
