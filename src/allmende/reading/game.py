"""A game in text alone, with strings out and in, for agents that are prompted.

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
from allmende.reading.prose import happened, told
from allmende.titles import title as find_title
from allmende.words import Speaker

PATIENCE: Final = 3
"""The number of answers in a row without a legal move after which the game is lost."""
OPPONENTS: Final = ("random",)
"""The bots on the other seats by default."""


class TextError(AllmendeError):
    """A game in text with wrong arguments, or one that is called out of turn."""


def opponents_at(seats: Sequence[int], names: Sequence[str], title: Title[Any, Any]) -> dict[int, bots.Bot]:
    """A bot for each of some seats; the last bot named has all seats that are left.

    TextError if more are named than there are seats, though one may be named for none; UnknownBotError if there is no
    such bot.
    """
    if len(names) > max(1, len(seats)):
        raise TextError(
            f"there are more bots than other seats: {len(names)} for {len(seats)}",
            Message("error-too-many-opponents", {"bots": len(names), "seats": len(seats)}),
        )
    return {seat: bots.make(names[min(i, len(names) - 1)], title) for i, seat in enumerate(seats)}


class Outcome(NamedTuple):
    """The outcome of an answer: the next prompt, `text`, and whether a move was played, `accepted`.

    `done` is True once the game has ended. `scores` are the points by seat so far. `lost` is True if it ended because
    the agent gave too many answers without a legal move.
    """

    text: str
    accepted: bool
    done: bool
    scores: list[float]
    lost: bool = False


class TextGame:
    """A game in which an agent has one seat and bots have the others.

    Args:
        title: The name of a title.
        players: The number of players.
        seat: The seat of the agent, counted from 0.
        opponents: The names of bots for the other seats; the last one has all that are left.
        patience: The number of answers in a row without a legal move after which the game is lost.
        options: The title's options by name.

    Raises:
        UnknownTitleError, OptionError, UnknownBotError: There is no such title, option or bot.
        TextError: There is no such seat, or there are no bots, or too many.
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
        """The names of the players in texts, by seat."""
        return [f"Seat {seat + 1}" for seat in range(self.players)]

    def reset(self, seed: int | None = None) -> str:
        """Begin a game; return the first prompt: the state in which the agent decides, and its moves."""
        self._chance = Random(seed)
        self.game = Game.new(self.title, self.players, seed, None, self.options)
        self._mistakes = 0
        news = self._others_play()
        return "\n".join([*news, *([""] if news else []), self._position()])

    def step(self, answer: str) -> Outcome:
        """Play the move that an answer names, and let others play until the agent is asked again.

        After an answer that names none, the outcome says what was wrong, and the agent may answer again. TextError if
        no game is under way, or if the answer is no text.
        """
        game = self.game
        if game is None or game.is_over or self._mistakes >= self.patience:
            raise TextError("no game is under way: reset() begins one", Message("error-env-over"))
        said: object = answer  # whatever the types say: models answer nothing, too
        if not isinstance(said, str):
            given = f"{said!r:.80}"
            raise TextError(f"an answer is text, not {given}", Message("error-text-answer", {"answer": given}))
        try:
            move = move_in(answer, self.title, game.state, self.seat)
        except AnswerError as error:
            self._mistakes += 1
            lost = self._mistakes >= self.patience
            said = f"That was not played: {str(error).removesuffix('.')}."
            return Outcome(said, False, lost, game.scores, lost)
        self._mistakes = 0
        news = happened(game.play(move, self.seat), self.seat, self.names, self._speaker)
        news += self._others_play()
        return Outcome("\n".join([*news, "", self._position()]), True, game.is_over, game.scores)

    def _others_play(self) -> list[str]:
        """Let bots play until the agent has to decide; return what happened, a sentence each."""
        game = self.game
        assert game is not None
        news: list[str] = []
        while not game.is_over and self.seat not in game.to_act:
            other = game.to_act[0]
            move = bots.decide(self._bots[other], self.title, game.state, other, self._chance)
            news += happened(game.play(move, other), self.seat, self.names, self._speaker)
        return news

    def _position(self) -> str:
        game = self.game
        assert game is not None
        if not game.is_over:
            return told(self.title, game.state, self.seat, self._speaker)
        scores = ", ".join(f"{name} {points:g}" for name, points in zip(self.names, game.scores, strict=True))
        return f"{self.title.text(game.state, self.seat)}\n\nThe game is over: {scores}."
