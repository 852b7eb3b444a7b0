"""The tables of an MCP server: each one a game in this process, with bots on the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol

from allmende import bots
from allmende.bots.advice import hint
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.reading import happened, move_in, opponents_at, told
from allmende.titles import title as find_title
from allmende.words import Speaker

MOST_TABLES: Final = 50
"""The greatest number of open tables; beyond it the oldest one is closed."""


class SeatedError(AllmendeError):
    """A table that isn't there, or whose game is over, or a seat that it doesn't have."""


class OwnTable:
    """A table in this process: the model has one seat, bots have the others."""

    def __init__(
        self,
        title: str,
        players: int,
        seat: int,
        opponents: Sequence[str],
        options: Mapping[str, str],
        seed: int | None,
    ) -> None:
        self.title = find_title(title)
        chosen = self.title.checked_options(players, options)
        if not 1 <= seat <= players:
            raise SeatedError(f"there is no seat {seat}", Message("error-no-seat", {"seat": seat}))
        self.seat = seat - 1
        others = [other for other in range(players) if other != self.seat]
        self._bots = opponents_at(others, opponents or [bots.usual(self.title)], self.title)
        self._chance = Random(seed)
        self._speaker = Speaker("en")
        self._names = [f"Seat {number}" for number in range(1, players + 1)]
        self.game = Game.new(self.title, players, seed, None, chosen)
        self._news = happened(self.game.opening, self.seat, self._names, self._speaker)

    def go_on(self) -> list[str]:
        """Let the others play until the model is asked, and tell what has happened since it was told last."""
        game = self.game
        while not game.is_over and self.seat not in game.to_act:
            other = game.to_act[0]
            move = bots.decide(self._bots[other], self.title, game.state, other, self._chance)
            self._news += happened(game.play(move, other), self.seat, self._names, self._speaker)
        news, self._news = self._news, []
        return news

    def position(self) -> str:
        """The table as its seat sees it, with what it is asked and its moves; at the end the scores."""
        game = self.game
        if not game.is_over:
            return told(self.title, game.state, self.seat, self._speaker)
        scores = ", ".join(f"{name} {points:g}" for name, points in zip(self._names, game.scores, strict=True))
        return f"{self.title.text(game.state, self.seat)}\n\nThe game is over: {scores}."

    def play(self, answer: str) -> None:
        """Play the move that an answer means; AnswerError says why there is none."""
        self._check()
        move = move_in(answer, self.title, self.game.state, self.seat)
        self._news += happened(self.game.play(move, self.seat), self.seat, self._names, self._speaker)

    def why_not(self, text: str) -> str:
        """The reason why a move is not legal now, in a sentence."""
        self._check()
        move = self.title.vocabulary.parse(text)
        if move in self.game.moves_of(self.seat):
            return f"{text!r} is legal now."
        return self._speaker.say(self.title.why_not(self.game.state, self.seat, move))

    def hint(self) -> list[str]:
        """The moves that a bot would play, the best one first, with reasons; it knows only what the seat may know."""
        self._check()
        found = hint(self.title, self.game.state, self.seat, Random(f"{self.game.version} {self.seat}"))
        say = self._speaker.say
        return [f"{one.move} – {say(one.label)}: {one.score:.1f} points, {say(one.why)}" for one in found]

    def _check(self) -> None:
        if self.game.is_over:
            raise SeatedError("the game is over", Message("reason-over"))


class Seated(Protocol):
    """A seat at a table, wherever the table is."""

    def go_on(self) -> list[str]:
        """Let the others play until this seat is asked, and tell what has happened since it was told last."""
        ...

    def position(self) -> str:
        """The table as its seat sees it, with what it is asked and its moves."""
        ...

    def play(self, answer: str) -> None:
        """Play the move that an answer means; an AllmendeError says why there is none."""
        ...

    def why_not(self, text: str) -> str:
        """The reason why a move is not legal now, in a sentence."""
        ...

    def hint(self) -> list[str]:
        """The moves that a bot would play, the best one first, with reasons."""
        ...


class Tables:
    """Tables by name, as long as this process lives."""

    def __init__(self) -> None:
        self._tables: dict[str, Seated] = {}
        self._count = 0

    def add(self, table: Seated) -> str:
        """The name under which a table is found from now on."""
        self._count += 1
        name = f"table-{self._count}"
        self._tables[name] = table
        while len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        return name

    def __getitem__(self, name: str) -> Seated:
        """The table of this name, the latest if it is empty; SeatedError if there is none."""
        if not self._tables:
            raise SeatedError("no table is open; open one first", Message("error-no-table-open"))
        found = self._tables.get(name or next(reversed(self._tables)))
        if found is None:
            known = ", ".join(self._tables)
            raise SeatedError(
                f"there is no table {name!r}; open are: {known}",
                Message("error-no-own-table", {"table": name, "known": known}),
            )
        return found
