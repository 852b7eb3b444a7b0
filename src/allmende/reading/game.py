"""A game in text alone: strings out, strings in, for agents that are asked with prompts.

>>> game = TextGame("arle", opponents=["random"])
>>> prompt = game.reset(seed=3)
>>> prompt.splitlines()[0]
'Fields of Arle, half-year 1 (summer), phase 2, month 1, seat 1 to act, starting player: seat 1'
>>> outcome = game.step("I think grazing is best. Move: **1**")
>>> outcome.accepted, outcome.done
(True, False)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from allmende import bots
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.reading.answers import AnswerError, move_in
from allmende.reading.telling import happened, told
from allmende.titles import title as find_title
from allmende.words import Speaker

PATIENCE: Final = 3
"""After so many answers in a row that are no legal move, the game is lost."""
OPPONENTS: Final = ("random",)


class TextError(AllmendeError):
    """A game in text can't be had like this, or is asked out of turn."""


def opponents_at(seats: Sequence[int], names: Sequence[str], title: Title[Any, Any]) -> dict[int, bots.Bot]:
    """A bot for each of these seats, the last of those named for all that are left.

    TextError if more are named than there are seats; one may be named where there is none.
    """
    if len(names) > max(1, len(seats)):
        raise TextError(
            f"there are more bots than other seats: {len(names)} for {len(seats)}",
            Message("error-too-many-opponents", {"bots": len(names), "seats": len(seats)}),
        )
    return {seat: bots.make(names[min(i, len(names) - 1)], title) for i, seat in enumerate(seats)}


class Outcome(NamedTuple):
    """What came of an answer: what to say next, whether a move was played, and at the end what it was worth.

    `scores` are the points by seat; `lost` says that the game ended because no legal move was to be had from the agent.
    """

    text: str
    accepted: bool
    done: bool
    scores: list[float]
    lost: bool = False


class TextGame:
    """A table at which the agent has one seat, counted from 0, and bots have the others, the last all that are left.

    TextError if there is no such seat, or nobody, or too many, to sit on the others.
    """

    def __init__(
        self,
        title: str,
        players: int = 2,
        seat: int = 0,
        opponents: Sequence[str] = OPPONENTS,
        patience: int = PATIENCE,
        **options: str,
    ) -> None:
        self.title = find_title(title)
        self.options = self.title.checked_options(players, options)
        if seat not in range(players):
            raise TextError(
                f"there is no seat {seat!r}: they are numbered from 0 to {players - 1}",
                Message("error-no-seat", {"seat": str(seat)}),
            )
        if isinstance(opponents, str) or not opponents:
            raise TextError("opponents are a list of bots, one at least", Message("error-text-opponents"))
        if patience < 1:
            raise TextError(
                f"an agent may be wrong at least once before it has lost: patience can't be {patience}",
                Message("error-text-patience", {"patience": str(patience)}),
            )
        self.players = players
        self.seat = seat
        self.patience = patience
        others = [other for other in range(players) if other != seat]
        self._bots = opponents_at(others, opponents, self.title)
        self._speaker = Speaker("en")
        self._mistakes = 0
        self.game: Game | None = None

    @property
    def names(self) -> list[str]:
        """What the players are called in what is told."""
        return [f"Seat {seat + 1}" for seat in range(self.players)]

    def reset(self, seed: int | None = None) -> str:
        """Begin a game, and tell the first position in which the agent decides."""
        self._chance = Random(seed)
        self.game = Game.new(self.title, self.players, seed, None, self.options)
        self._mistakes = 0
        news = self._others_play()
        return "\n".join([*news, *([""] if news else []), self._position()])

    def step(self, answer: str) -> Outcome:
        """Play the move that an answer means, and let others play until the agent is asked again.

        TextError at the end, and if the answer is no text.
        An answer that means none is not played: what comes back says what was wrong, and the agent may answer again.
        """
        game = self.game
        if game is None or game.is_over or self._mistakes >= self.patience:
            raise TextError("no game is under way: reset() begins one", Message("error-env-over"))
        said: object = answer  # whatever the types say: models answer nothing, too
        if not isinstance(said, str):
            given = f"{said!r:.80}"
            raise TextError(f"an answer is text, not {given}", Message("error-text-answer", {"answer": given}))
        try:
            move = move_in(answer, self.title, game.position, self.seat)
        except AnswerError as error:
            self._mistakes += 1
            lost = self._mistakes >= self.patience
            said = f"That was not played: {error}."
            return Outcome(said, False, lost, game.scores, lost)
        self._mistakes = 0
        news = happened(game.play(move, self.seat), self.seat, self.names, self._speaker)
        news += self._others_play()
        return Outcome("\n".join([*news, "", self._position()]), True, game.is_over, game.scores)

    def _others_play(self) -> list[str]:
        """Let bots play until the agent has to decide, and tell what happened."""
        game = self.game
        assert game is not None
        news: list[str] = []
        while not game.is_over and self.seat not in game.to_act:
            other = game.to_act[0]
            move = bots.decide(self._bots[other], self.title, game.position, other, self._chance)
            news += happened(game.play(move, other), self.seat, self.names, self._speaker)
        return news

    def _position(self) -> str:
        game = self.game
        assert game is not None
        if not game.is_over:
            return told(self.title, game.position, self.seat, self._speaker)
        scores = ", ".join(f"{name} {points:g}" for name, points in zip(self.names, game.scores, strict=True))
        return f"{self.title.text(game.position, self.seat)}\n\nThe game is over: {scores}."
