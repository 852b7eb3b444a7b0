"""How a search thinks about one decision: which moves it tries, how often, in which deals, and what it concludes.

At the root, the moves that a net likes best are all tried equally often, then the better half of them, and so on
(sequential halving, as in Gumbel AlphaZero). Those that are tried at the same time lie in different parts of the tree,
so that their leaves can be guessed together, with those of other games, too, and nothing comes out otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from allmende.bots.noise import noise
from allmende.bots.tree.nodes.node import Guess, Node, Range
from allmende.bots.tree.nodes.path import Path, descend
from allmende.core.insight import Choices
from allmende.core.rules.position import Position
from allmende.core.title import Title

PERSUASION: Final = 32.0
"""By how much, as a logit, a move becomes likelier that has turned out to be worth a whole win more."""
VISITED: Final = 0.1
"""By how much more for each time that the move tried most often was tried: the more is known, the more it counts."""
_NEVER_ZERO: Final = 1e-300


class Effort(NamedTuple):
    """How much thought goes into a decision.

    `looks` are simulations, in `deals` that are possible, beginning with `width` moves; `seconds` end them earlier.
    With `wander`, moves are drawn rather than chosen: at 1 as often as seems right, at 0 the best one is made.
    """

    looks: int = 64
    deals: int = 2
    width: int = 16
    seconds: float = inf
    wander: float = 0.0


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of a move: what it is worth to the seat in wins and in points, and how often it was tried.

    `share` is how often the move should be made.
    """

    move: int
    worth: float
    score: float
    visits: int
    share: float


class Thoughts(NamedTuple):
    """What came of a search: what it would do, and what it thinks of each move; what each seat can expect here."""

    best: int
    moves: list[Thought]
    worths: list[float]
    scores: list[float]


Thinking = Generator[list[Node], Sequence[Guess], Thoughts]
"""Asks for guesses about some nodes at a time, and gives what it has come to."""


def think(
    title: Title[Any, Any],
    choices: Choices,
    position: Position[Any],
    seat: int,
    effort: Effort,
    rng: Random,
    is_cancelled: Callable[[], bool] | None = None,
) -> Thinking:
    """Think about a decision of a seat, knowing only what it may know; the same seed gives the same thoughts."""
    is_over = _clock(effort.seconds, is_cancelled)
    roots = [Node(deal, seat, choices(deal, seat)) for deal in _deals(title, position, seat, effort, rng)]
    root = roots[0]
    if len(root.moves) == 1:
        alone = Thought(root.moves[0], 0.0, 0.0, 0, 1.0)
        return Thoughts(alone.move, [alone], [0.0] * len(position.seats), [0.0] * len(position.seats))
    weighing = yield from _begun(roots, effort.wander, rng)
    left = weighing.ranked(range(len(root.moves)))[: effort.width]
    rounds = max(1, (len(left) - 1).bit_length())
    spent = 0
    while len(left) > 1 and spent < effort.looks:
        turns = max(1, effort.looks // rounds // len(left))
        for _ in range(turns):
            if is_over():
                return weighing.thoughts(left)
            tried = left[: effort.looks - spent]
            yield from weighing.look(tried, choices, title)
            spent += len(tried)
        left = weighing.ranked(left)
        left = left[: (len(left) + 1) // 2]
    return weighing.thoughts(left)


def compare(
    title: Title[Any, Any],
    choices: Choices,
    position: Position[Any],
    seat: int,
    moves: Sequence[int],
    effort: Effort,
    rng: Random,
    is_cancelled: Callable[[], bool] | None = None,
) -> Thinking:
    """Try some moves of a seat equally often in the same deals, whether they deserve it or not."""
    is_over = _clock(effort.seconds, is_cancelled)
    roots = [Node(deal, seat, list(moves)) for deal in _deals(title, position, seat, effort, rng)]
    weighing = yield from _begun(roots, effort.wander, rng)
    # Each move in each deal: those are different trees, so that all leaves can be guessed together.
    places = [*range(len(moves))] * len(roots)
    for _ in range(max(1, effort.looks // len(places))):
        if is_over():
            break
        yield from weighing.look(places, choices, title)
    return weighing.thoughts(places)


def _clock(seconds: float, is_cancelled: Callable[[], bool] | None) -> Callable[[], bool]:
    """Whether it is time to come to a conclusion."""
    end = perf_counter() + seconds
    return lambda: perf_counter() > end or (is_cancelled is not None and is_cancelled())


def _deals(
    title: Title[Any, Any], position: Position[Any], seat: int, effort: Effort, rng: Random
) -> list[Position[Any]]:
    """Positions that the seat can't tell from this one: as many as there is effort for, one where nothing is hidden."""
    count = 1 if title.is_open(position) else max(1, min(effort.deals, effort.looks))
    return [title.redraw(position, seat, rng) for _ in range(count)]


def _begun(roots: list[Node], wander: float, rng: Random) -> Generator[list[Node], Sequence[Guess], _Weighing]:
    """What a glance at the root has told."""
    (guess,) = yield roots[:1]
    priors = shares(guess.likings)
    for each in roots:
        each.priors = priors
        each.note(guess.worths, guess.scores)
    return _Weighing(roots, guess, [noise(wander, rng) for _ in roots[0].moves])


def shares(likings: Sequence[float]) -> list[float]:
    """How often moves are made that are liked so much: the softmax."""
    most = max(likings)
    odds = [exp(liking - most) for liking in likings]
    total = sum(odds)
    return [each / total for each in odds]


class _Weighing:
    """What is known of the moves of a root: the same in all deals, since a seat can't tell these apart."""

    def __init__(self, roots: list[Node], guess: Guess, noise: list[float]) -> None:
        self.roots = roots
        self.guess = guess
        self.noise = noise
        self.bounds = [Range() for _ in roots]
        self.visits = [0] * len(roots[0].moves)
        self.totals = [0.0] * len(roots[0].moves)

    def look(
        self, places: Sequence[int], choices: Choices, title: Title[Any, Any]
    ) -> Generator[list[Node], Sequence[Guess], None]:
        """Try each of some moves once, in the deal in which it was tried least."""
        paths: list[tuple[int, Path]] = []
        for place in places:
            deal = self.visits[place] % len(self.roots)
            self.visits[place] += 1
            paths.append((deal, descend(self.roots[deal], place, self.bounds[deal], choices)))
        asked = [path.leaf for _, path in paths if path.leaf.seat >= 0]
        guesses = iter((yield asked) if asked else [])
        for deal, path in paths:
            if path.leaf.seat >= 0:
                guess = next(guesses)
                path.leaf.priors = shares(guess.likings)
            else:
                guess = ended(title, path.leaf.position)
            path.learn(guess.worths, guess.scores, self.bounds[deal])
            self.totals[path.places[0]] += guess.worths[self.roots[0].seat]

    def worths(self) -> list[float]:
        """What each move is worth in the mean of the deals; of one that was not tried, what is known of the others."""
        untried = self.guess.worths[self.roots[0].seat]
        priors = self.roots[0].priors
        tried = [place for place, visits in enumerate(self.visits) if visits]
        if tried:
            known = sum(priors[place] for place in tried) + _NEVER_ZERO
            mean = sum(priors[place] * self.totals[place] / self.visits[place] for place in tried) / known
            visits = sum(self.visits)
            untried = (untried + visits * mean) / (1 + visits)
        return [total / visits if visits else untried for total, visits in zip(self.totals, self.visits, strict=True)]

    def likings(self, worths: Sequence[float]) -> list[float]:
        """How moves are liked that have turned out to be worth so much."""
        weight = PERSUASION * (1 + VISITED * max(self.visits))
        return [liking + weight * worth for liking, worth in zip(self.guess.likings, worths, strict=True)]

    def ranked(self, places: Sequence[int]) -> list[int]:
        """The places of moves, the best one first."""
        likings = self.likings(self.worths())
        return sorted(places, key=lambda place: -likings[place] - self.noise[place])

    def thoughts(self, left: Sequence[int]) -> Thoughts:
        """What is thought so far; one of the moves `left` is the best one."""
        root, worths = self.roots[0], self.worths()
        found = [
            Thought(move, worths[place], self._score(place), self.visits[place], share)
            for place, (move, share) in enumerate(zip(root.moves, shares(self.likings(worths)), strict=True))
        ]
        seen = sum(each.seen for each in self.roots)
        expected = [sum(each.worths[i] for each in self.roots) / seen for i in range(len(root.worths))]
        scores = [sum(each.scores[i] for each in self.roots) / seen for i in range(len(root.scores))]
        most = max(self.visits[place] for place in left)
        best = self.ranked([place for place in left if self.visits[place] == most])[0]
        return Thoughts(root.moves[best], found, expected, scores)

    def _score(self, place: int) -> float:
        """The points that the seat can expect after a move."""
        children = [child for root in self.roots if (child := root.children[place]) is not None and child.seen]
        if not children:
            return self.guess.scores[self.roots[0].seat]
        seat = self.roots[0].seat
        return sum(child.scores[seat] for child in children) / sum(child.seen for child in children)


def ended(title: Title[Any, Any], position: Position[Any]) -> Guess:
    """What a finished game is worth."""
    scores = [title.score(position, seat) for seat in range(len(position.seats))]
    return Guess([], worths(title.victory(position), scores), scores)


POINT: Final = 0.01
"""What a point is worth beside a win: it breaks ties."""
POINT_ALONE: Final = 0.05
"""What a point is worth to who plays alone, and can't but win: twenty of them are as much as a victory over others."""


def worths(wins: Sequence[float], scores: Sequence[float]) -> list[float]:
    """What seats want: to win, and points; alone, points."""
    if len(scores) == 1:
        return [POINT_ALONE * scores[0]]
    return [win + POINT * score for win, score in zip(wins, scores, strict=True)]


def wins(worths: Sequence[float], scores: Sequence[float]) -> list[float]:
    """The wins in what seats want, of which `scores` make the rest; alone, one always wins."""
    if len(scores) == 1:
        return [1.0]
    return [worth - POINT * score for worth, score in zip(worths, scores, strict=True)]
