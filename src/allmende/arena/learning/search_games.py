"""Games to learn from: played by searches, and by bots of the league, whose games show good play to a beginner.

Many games are played at a time, so that the leaves of their searches are evaluated in one batch. A game doesn't depend
on the others beside it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.arena.learning.policy_value_learner import SearchSamples
from allmende.bots.bot import Bot
from allmende.bots.tree import Node, NodeValues, SearchBudget, SearchResult, think
from allmende.bots.tree.bot import NodeEvaluator
from allmende.bots.tree.search import wins
from allmende.core.ai import CanonicalMoves, Encode
from allmende.core.rules.state import State
from allmende.core.title import Title

TOGETHER: Final = 25
"""Games that are played at a time."""
THOROUGH: Final = 0.25
"""The share of decisions that get the thorough budget; others are made after a glance, for more games."""
TRUST: Final = 0.07
"""The weight of a search's expectation at a decision, against all that came after it.

Moves are sampled, so the result of a game is due to many a careless one: it says little of a state long before.
"""


class TrainingTask(NamedTuple):
    """A training task: a title with its options and number of players, its encoder, and its canonical moves."""

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    encode: Encode
    canonical_moves: CanonicalMoves

    def start(self, rng: Random) -> State[Any]:
        """A new game."""
        state: State[Any] = self.title.begin(self.players, self.options, rng)[1]
        return state


class Searcher(NamedTuple):
    """A seat that searches: its node evaluator, and its budgets for decisions learned from and for the others."""

    node_evaluator: NodeEvaluator
    thorough: SearchBudget
    glance: SearchBudget


Player = Searcher | Bot


class Prospects(NamedTuple):
    """The expectations of the seats: their chances to win, and their points."""

    wins: list[float]
    scores: list[float]


class Decision(NamedTuple):
    """A sample before the game is over: the observation, the moves, and the search's share of each.

    `expected` are the values that a search found, if there was one.
    """

    seat: int
    row: bytes
    moves: list[int]
    shares: list[float]
    expected: Prospects | None = None


class Played(NamedTuple):
    """A finished game: its winners, its scores, and its decisions."""

    wins: list[float]
    scores: list[float]
    decisions: list[Decision]


Asking = Generator[tuple[NodeEvaluator, list[Node]], Sequence[NodeValues], Played]
"""A game in progress: it yields nodes to be evaluated, and returns the finished game."""


def play(task: TrainingTask, players: Sequence[Player], rng: Random, imitate: bool = True) -> Asking:
    """Play a game. Decisions with the small budget teach the value of states, but not the policy.

    Where several seats decide at the same time, they do so in their order. Bots may play any legal move, also one that
    isn't canonical.

    With `imitate`, the moves of bots that won, or that play alone, are learned as the only right ones; those of others
    teach values only.
    """
    state = task.start(rng)
    found: list[Decision] = []
    while not state.over:
        seat = state.to_act()[0]
        canonical_moves = task.canonical_moves(state, seat)
        player = players[seat]
        if len(canonical_moves) == 1 and isinstance(player, Searcher):
            state.play(seat, canonical_moves[0])
            continue
        if isinstance(player, Searcher):
            thorough = rng.random() < THOROUGH
            budget = player.thorough if thorough else player.glance
            thoughts = yield from _think(task, player.node_evaluator, state, seat, budget, rng)
            moves = [each.move for each in thoughts.moves]
            shares = [each.share if thorough else 0.0 for each in thoughts.moves]
            expected = Prospects(wins(thoughts.worths, thoughts.scores), thoughts.scores)
            found.append(Decision(seat, task.encode(state, seat), moves, shares, expected))
            move = thoughts.best
        else:
            move = player.choose(task.title.redraw(state, seat, rng), seat, rng)
            if move in canonical_moves and len(canonical_moves) > 1:
                shares = [1.0 if each == move and imitate else 0.0 for each in canonical_moves]
                found.append(Decision(seat, task.encode(state, seat), canonical_moves, shares))
        state.play(seat, move)
    won = task.title.victory(state)
    decisions = [each if each.expected or won[each.seat] or task.players == 1 else _untaught(each) for each in found]
    return Played(won, [task.title.score(state, seat) for seat in range(task.players)], decisions)


def _untaught(decision: Decision) -> Decision:
    """The decision without a policy to be learned."""
    return decision._replace(shares=[0.0] * len(decision.shares))


def _think(
    task: TrainingTask, node_evaluator: NodeEvaluator, state: State[Any], seat: int, budget: SearchBudget, rng: Random
) -> Generator[tuple[NodeEvaluator, list[Node]], Sequence[NodeValues], SearchResult]:
    thinking = think(task.title, task.canonical_moves, state, seat, budget, rng)
    try:
        asked = next(thinking)
        while True:
            asked = thinking.send((yield node_evaluator, asked))
    except StopIteration as done:
        thoughts: SearchResult = done.value
        return thoughts


def play_all(games: Sequence[Asking], together: int = TOGETHER) -> list[Played]:
    """Play games to their ends, at most `together` at a time, and evaluate the leaves of all of them in batches."""
    played: list[Played | None] = [None] * len(games)
    asked: dict[int, tuple[NodeEvaluator, list[Node]]] = {}
    waiting = iter(enumerate(games))

    def go_on(number: int, answer: Sequence[NodeValues] | None) -> None:
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


def _answers(asked: dict[int, tuple[NodeEvaluator, list[Node]]]) -> dict[int, list[NodeValues]]:
    """The answers of the node evaluators to the questions of the games, by the game's number."""
    found: dict[int, list[NodeValues]] = {}
    guessers = {id(node_evaluator): node_evaluator for node_evaluator, _ in asked.values()}
    for key, node_evaluator in guessers.items():
        numbers = [number for number, (whom, _) in asked.items() if id(whom) == key]
        guesses = node_evaluator([node for number in numbers for node in asked[number][1]])
        start = 0
        for number in numbers:
            end = start + len(asked[number][1])
            found[number] = guesses[start:end]
            start = end
    return found


def samples(games: Sequence[Played]) -> SearchSamples:
    """The samples of games, each decision observed by the seat that made it."""
    made = [each for game in games for each in _with_prospects(game)]
    rows = np.frombuffer(b"".join(decision.row for decision, _ in made), np.uint8).reshape(len(made), -1)
    return SearchSamples(
        rows,
        np.array([len(decision.moves) for decision, _ in made], np.uint16),
        np.array([move for decision, _ in made for move in decision.moves], np.uint16),
        np.array([share for decision, _ in made for share in decision.shares], np.float32),
        np.array([_clockwise(became.wins, decision.seat) for decision, became in made], np.float32),
        np.array([_clockwise(became.scores, decision.seat) for decision, became in made], np.float32),
    )


def _with_prospects(game: Played) -> list[tuple[Decision, Prospects]]:
    """Each decision with its targets: the result of the game, mixed with expectations on the way there."""
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
    """Numbers by seat, listed from one of the seats on clockwise."""
    return by_seat[first:] + by_seat[:first]
