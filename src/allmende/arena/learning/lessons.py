"""Games to learn from: those that a search plays, and those of characters that show what can be done at all.

Many games are played at a time, so that what their searches want to know is guessed together. A game comes out the
same whichever others are played beside it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.arena.learning.pupil import Lessons
from allmende.bots.bot import Bot
from allmende.bots.tree import Effort, Guess, Node, Thoughts, think
from allmende.bots.tree.bot import Guesser
from allmende.bots.tree.thinking import wins
from allmende.core.insight import Choices, Encode
from allmende.core.rules.position import Position
from allmende.core.title import Title

TOGETHER: Final = 25
"""Games that are played at a time."""
THOROUGH: Final = 0.25
"""So many of the decisions are thought through; others are made after a glance, for more games."""
TRUST: Final = 0.07
"""By so much what a search expects at a decision takes the place of all that came after it.

Moves are drawn, so what a game comes to is due to many a careless one: it says little of a position long before.
"""


class Syllabus(NamedTuple):
    """What is learned: a title with its options, for so many players; what is seen, and which moves are told apart."""

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    encode: Encode
    choices: Choices

    def start(self, rng: Random) -> Position[Any]:
        """A new game."""
        position: Position[Any] = self.title.begin(self.players, self.options, rng)[1]
        return position


class Searcher(NamedTuple):
    """A seat that searches: whom it asks, how much it thinks about what is learned from, and about the rest."""

    guesser: Guesser
    thorough: Effort
    glance: Effort


Player = Searcher | Bot


class Prospects(NamedTuple):
    """What the seats can expect: how likely each is to win, and how many points it will have."""

    wins: list[float]
    scores: list[float]


class Decision(NamedTuple):
    """What a seat saw, between which moves it decided, and how often each of them should be made.

    `expected` is what a search thought of the position, if there was one.
    """

    seat: int
    row: bytes
    moves: list[int]
    shares: list[float]
    expected: Prospects | None = None


class Played(NamedTuple):
    """A game that is over: who won, with how many points, and what there is to learn from it."""

    wins: list[float]
    scores: list[float]
    decisions: list[Decision]


Asking = Generator[tuple[Guesser, list[Node]], Sequence[Guess], Played]
"""A game under way: it asks somebody for guesses, and gives what became of it."""


def play(syllabus: Syllabus, players: Sequence[Player], rng: Random, imitate: bool = True) -> Asking:
    """Play a game. Who moved without much thought teaches what its game was worth, but not which moves are good.

    Where several seats decide at the same time, they do so in their order. Bots may do whatever is legal, also where a
    search sees nothing to choose.

    With `imitate`, what bots do is learned as if nothing else could have been done: of those that won, and of who plays
    alone. Others show what comes of it, but nobody should do as they did.
    """
    position = syllabus.start(rng)
    found: list[Decision] = []
    while not position.over:
        seat = position.to_act()[0]
        choices = syllabus.choices(position, seat)
        player = players[seat]
        if len(choices) == 1 and isinstance(player, Searcher):
            position.play(seat, choices[0])
            continue
        if isinstance(player, Searcher):
            thorough = rng.random() < THOROUGH
            effort = player.thorough if thorough else player.glance
            thoughts = yield from _think(syllabus, player.guesser, position, seat, effort, rng)
            moves = [each.move for each in thoughts.moves]
            shares = [each.share if thorough else 0.0 for each in thoughts.moves]
            expected = Prospects(wins(thoughts.worths, thoughts.scores), thoughts.scores)
            found.append(Decision(seat, syllabus.encode(position, seat), moves, shares, expected))
            move = thoughts.best
        else:
            move = player.choose(syllabus.title.redraw(position, seat, rng), seat, rng)
            if move in choices and len(choices) > 1:
                shares = [1.0 if each == move and imitate else 0.0 for each in choices]
                found.append(Decision(seat, syllabus.encode(position, seat), choices, shares))
        position.play(seat, move)
    won = syllabus.title.victory(position)
    decisions = [
        each if each.expected or won[each.seat] or syllabus.players == 1 else _untaught(each) for each in found
    ]
    return Played(won, [syllabus.title.score(position, seat) for seat in range(syllabus.players)], decisions)


def _untaught(decision: Decision) -> Decision:
    """The same, but nothing is said about moves."""
    return decision._replace(shares=[0.0] * len(decision.shares))


def _think(
    syllabus: Syllabus, guesser: Guesser, position: Position[Any], seat: int, effort: Effort, rng: Random
) -> Generator[tuple[Guesser, list[Node]], Sequence[Guess], Thoughts]:
    thinking = think(syllabus.title, syllabus.choices, position, seat, effort, rng)
    try:
        asked = next(thinking)
        while True:
            asked = thinking.send((yield guesser, asked))
    except StopIteration as done:
        thoughts: Thoughts = done.value
        return thoughts


def play_all(games: Sequence[Asking], together: int = TOGETHER) -> list[Played]:
    """Play games to their ends, so many at a time; what they ask the same guesser is asked at once."""
    played: list[Played | None] = [None] * len(games)
    asked: dict[int, tuple[Guesser, list[Node]]] = {}
    waiting = iter(enumerate(games))

    def go_on(number: int, answer: Sequence[Guess] | None) -> None:
        try:
            asked[number] = next(games[number]) if answer is None else games[number].send(answer)
        except StopIteration as done:
            asked.pop(number, None)
            played[number] = done.value

    while True:
        while len(asked) < together and (following := next(waiting, None)) is not None:
            go_on(following[0], None)
        if not asked:
            return [each for each in played if each is not None]
        for number, answer in _answers(asked).items():
            go_on(number, answer)


def _answers(asked: dict[int, tuple[Guesser, list[Node]]]) -> dict[int, list[Guess]]:
    """What guessers say to everything that games ask them."""
    found: dict[int, list[Guess]] = {}
    guessers = {id(guesser): guesser for guesser, _ in asked.values()}
    for key, guesser in guessers.items():
        numbers = [number for number, (whom, _) in asked.items() if id(whom) == key]
        guesses = guesser([node for number in numbers for node in asked[number][1]])
        start = 0
        for number in numbers:
            end = start + len(asked[number][1])
            found[number] = guesses[start:end]
            start = end
    return found


def lessons(games: Sequence[Played]) -> Lessons:
    """What there is to learn from games, each decision seen from the seat that made it."""
    made = [each for game in games for each in _with_prospects(game)]
    rows = np.frombuffer(b"".join(decision.row for decision, _ in made), np.uint8).reshape(len(made), -1)
    return Lessons(
        rows,
        np.array([len(decision.moves) for decision, _ in made], np.uint16),
        np.array([move for decision, _ in made for move in decision.moves], np.uint16),
        np.array([share for decision, _ in made for share in decision.shares], np.float32),
        np.array([_clockwise(became.wins, decision.seat) for decision, became in made], np.float32),
        np.array([_clockwise(became.scores, decision.seat) for decision, became in made], np.float32),
    )


def _with_prospects(game: Played) -> list[tuple[Decision, Prospects]]:
    """Each decision with what became of it: how the game ended, and what was expected on the way there."""
    became = Prospects(game.wins, game.scores)
    found = []
    for decision in reversed(game.decisions):
        found.append((decision, became))
        if decision.expected is not None:
            became = Prospects(*map(_trusted, decision.expected, became))
    return found[::-1]


def _trusted(expected: list[float], became: list[float]) -> list[float]:
    return [TRUST * here + (1 - TRUST) * later for here, later in zip(expected, became, strict=True)]


def _clockwise(by_seat: list[float], first: int) -> list[float]:
    """Numbers by seat, from one of the seats on clockwise."""
    return by_seat[first:] + by_seat[:first]
