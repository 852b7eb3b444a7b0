"""The tree search of one decision, in several deals.

At the root, the moves with the highest logits get equally many simulations, then the better half of them, and so on
(sequential halving, as in Gumbel AlphaZero). Moves that are tried at the same time lie in different parts of the tree,
so their leaves are evaluated in one batch, also with those of other games, which doesn't change the result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from allmende.bots.gumbel import gumbel_noise
from allmende.bots.tree.nodes.node import Node, NodeValues, Range
from allmende.bots.tree.nodes.path import Path, descend
from allmende.core.ai import CanonicalMoves
from allmende.core.rules.state import State
from allmende.core.title import Title

C_SCALE: Final = 32.0
"""The weight of worths against logits: a move worth a whole win more gains this much as a logit."""
C_VISIT: Final = 0.1
"""The growth of that weight with each simulation of the most tried move: the more is known, the more it counts."""
_NEVER_ZERO: Final = 1e-300


class SearchBudget(NamedTuple):
    """The limits of a search for one decision.

    `looks` is the number of simulations, in `deals` sampled deals, beginning with `width` moves; after `seconds` it
    stops. With a `temperature` moves are sampled, at 1 by their probabilities; at 0 the best one is played.
    """

    looks: int = 64
    deals: int = 2
    width: int = 16
    seconds: float = inf
    temperature: float = 0.0


class SearchedMove(msgspec.Struct, frozen=True):
    """A move after a search: its worth to the seat, in wins, its expected points, and its number of simulations.

    `share` is the move's probability in the improved policy.
    """

    move: int
    worth: float
    score: float
    visits: int
    share: float


class SearchResult(NamedTuple):
    """The result of a search: the chosen move, all moves, and the worth and points that each seat can expect."""

    best: int
    moves: list[SearchedMove]
    worths: list[float]
    scores: list[float]


SearchSteps = Generator[list[Node], Sequence[NodeValues], SearchResult]
"""A search as a generator: it yields nodes, is sent their values, and returns its result."""


def think(
    title: Title[Any, Any],
    canonical_moves: CanonicalMoves,
    state: State[Any],
    seat: int,
    budget: SearchBudget,
    rng: Random,
    is_cancelled: Callable[[], bool] | None = None,
) -> SearchSteps:
    """Search a decision of a seat, knowing only what that seat may know; the same seed gives the same result."""
    is_over = _clock(budget.seconds, is_cancelled)
    roots = [Node(deal, seat, canonical_moves(deal, seat)) for deal in _deals(title, state, seat, budget, rng)]
    root = roots[0]
    if len(root.moves) == 1:
        alone = SearchedMove(root.moves[0], 0.0, 0.0, 0, 1.0)
        return SearchResult(alone.move, [alone], [0.0] * len(state.seats), [0.0] * len(state.seats))
    weighing = yield from _begun(roots, budget.temperature, rng)
    left = weighing.ranked(range(len(root.moves)))[: budget.width]
    rounds = max(1, (len(left) - 1).bit_length())
    spent = 0
    while len(left) > 1 and spent < budget.looks:
        turns = max(1, budget.looks // rounds // len(left))
        for _ in range(turns):
            if is_over():
                return weighing.thoughts(left)
            tried = left[: budget.looks - spent]
            yield from weighing.look(tried, canonical_moves, title)
            spent += len(tried)
        left = weighing.ranked(left)
        left = left[: (len(left) + 1) // 2]
    return weighing.thoughts(left)


def compare(
    title: Title[Any, Any],
    canonical_moves: CanonicalMoves,
    state: State[Any],
    seat: int,
    moves: Sequence[int],
    budget: SearchBudget,
    rng: Random,
    is_cancelled: Callable[[], bool] | None = None,
) -> SearchSteps:
    """Search some moves of a seat with equal numbers of simulations in the same deals."""
    is_over = _clock(budget.seconds, is_cancelled)
    roots = [Node(deal, seat, list(moves)) for deal in _deals(title, state, seat, budget, rng)]
    weighing = yield from _begun(roots, budget.temperature, rng)
    # Each move in each deal: those are different trees, so that all leaves can be evaluated together.
    places = [*range(len(moves))] * len(roots)
    for _ in range(max(1, budget.looks // len(places))):
        if is_over():
            break
        yield from weighing.look(places, canonical_moves, title)
    return weighing.thoughts(places)


def _clock(seconds: float, is_cancelled: Callable[[], bool] | None) -> Callable[[], bool]:
    """A function that returns True once the search has to end."""
    end = perf_counter() + seconds
    return lambda: perf_counter() > end or (is_cancelled is not None and is_cancelled())


def _deals(title: Title[Any, Any], state: State[Any], seat: int, budget: SearchBudget, rng: Random) -> list[State[Any]]:
    """States that the seat can't tell from this one: as many as the budget has deals, or one if nothing is hidden."""
    count = 1 if title.is_open(state) else max(1, min(budget.deals, budget.looks))
    return [title.redraw(state, seat, rng) for _ in range(count)]


def _begun(
    roots: list[Node], temperature: float, rng: Random
) -> Generator[list[Node], Sequence[NodeValues], _Weighing]:
    """The statistics of the roots after their first evaluation."""
    (guess,) = yield roots[:1]
    priors = shares(guess.logits)
    for each in roots:
        each.priors = priors
        each.note(guess.worths, guess.scores)
    return _Weighing(roots, guess, [gumbel_noise(temperature, rng) for _ in roots[0].moves])


def shares(logits: Sequence[float]) -> list[float]:
    """The softmax of logits."""
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    total = sum(odds)
    return [each / total for each in odds]


class _Weighing:
    """The statistics of the root's moves, summed over all deals, since a seat can't tell these apart."""

    def __init__(self, roots: list[Node], guess: NodeValues, gumbel_noise: list[float]) -> None:
        self.roots = roots
        self.guess = guess
        self.gumbel_noise = gumbel_noise
        self.bounds = [Range() for _ in roots]
        self.visits = [0] * len(roots[0].moves)
        self.totals = [0.0] * len(roots[0].moves)

    def look(
        self, places: Sequence[int], canonical_moves: CanonicalMoves, title: Title[Any, Any]
    ) -> Generator[list[Node], Sequence[NodeValues], None]:
        """Run a simulation for each of some moves, in the deal in which the move has had the fewest."""
        paths: list[tuple[int, Path]] = []
        for place in places:
            deal = self.visits[place] % len(self.roots)
            self.visits[place] += 1
            paths.append((deal, descend(self.roots[deal], place, self.bounds[deal], canonical_moves)))
        asked = [path.leaf for _, path in paths if path.leaf.seat >= 0]
        guesses = iter((yield asked) if asked else [])
        for deal, path in paths:
            if path.leaf.seat >= 0:
                guess = next(guesses)
                path.leaf.priors = shares(guess.logits)
            else:
                guess = ended(title, path.leaf.state)
            path.learn(guess.worths, guess.scores, self.bounds[deal])
            self.totals[path.places[0]] += guess.worths[self.roots[0].seat]

    def worths(self) -> list[float]:
        """The mean worth of each move; of one without simulations, the value that the others suggest."""
        untried = self.guess.worths[self.roots[0].seat]
        priors = self.roots[0].priors
        tried = [place for place, visits in enumerate(self.visits) if visits]
        if tried:
            known = sum(priors[place] for place in tried) + _NEVER_ZERO
            mean = sum(priors[place] * self.totals[place] / self.visits[place] for place in tried) / known
            visits = sum(self.visits)
            untried = (untried + visits * mean) / (1 + visits)
        return [total / visits if visits else untried for total, visits in zip(self.totals, self.visits, strict=True)]

    def logits(self, worths: Sequence[float]) -> list[float]:
        """The logits of moves, improved by their worths."""
        weight = C_SCALE * (1 + C_VISIT * max(self.visits))
        return [logit + weight * worth for logit, worth in zip(self.guess.logits, worths, strict=True)]

    def ranked(self, places: Sequence[int]) -> list[int]:
        """The indices of moves, the best one first."""
        logits = self.logits(self.worths())
        return sorted(places, key=lambda place: -logits[place] - self.gumbel_noise[place])

    def thoughts(self, left: Sequence[int]) -> SearchResult:
        """The result so far; one of the moves `left` is the best one."""
        root, worths = self.roots[0], self.worths()
        found = [
            SearchedMove(move, worths[place], self._score(place), self.visits[place], share)
            for place, (move, share) in enumerate(zip(root.moves, shares(self.logits(worths)), strict=True))
        ]
        seen = sum(each.seen for each in self.roots)
        expected = [sum(each.worths[i] for each in self.roots) / seen for i in range(len(root.worths))]
        scores = [sum(each.scores[i] for each in self.roots) / seen for i in range(len(root.scores))]
        most = max(self.visits[place] for place in left)
        best = self.ranked([place for place in left if self.visits[place] == most])[0]
        return SearchResult(root.moves[best], found, expected, scores)

    def _score(self, place: int) -> float:
        """The points that the seat can expect after a move."""
        children = [child for root in self.roots if (child := root.children[place]) is not None and child.seen]
        if not children:
            return self.guess.scores[self.roots[0].seat]
        seat = self.roots[0].seat
        return sum(child.scores[seat] for child in children) / sum(child.seen for child in children)


def ended(title: Title[Any, Any], state: State[Any]) -> NodeValues:
    """The values of a finished game."""
    scores = [title.score(state, seat) for seat in range(len(state.seats))]
    return NodeValues([], worths(title.victory(state), scores), scores)


POINT: Final = 0.01
"""The worth of a point, in wins: it breaks ties."""
POINT_ALONE: Final = 0.05
"""The worth of a point in a solo game, where there is no victory: twenty points are worth a win among others."""


def worths(wins: Sequence[float], scores: Sequence[float]) -> list[float]:
    """The numbers that seats maximise: the chance to win, and points; in a solo game, points."""
    if len(scores) == 1:
        return [POINT_ALONE * scores[0]]
    return [win + POINT * score for win, score in zip(wins, scores, strict=True)]


def wins(worths: Sequence[float], scores: Sequence[float]) -> list[float]:
    """The chances to win in seats' `worths`, of which `scores` make the rest; 1 in a solo game."""
    if len(scores) == 1:
        return [1.0]
    return [worth - POINT * score for worth, score in zip(worths, scores, strict=True)]
