"""A pupil learns what it is taught: slopes are right, and what it has learned it tells of plain counts and points."""

from __future__ import annotations

import numpy as np
import pytest

from allmende.arena.learning.policy_value_learner import PolicyValueLearner, SearchSamples
from allmende.bots.policy_value_net import PolicyValueNet

MOVES = 7
SEATS = 2


def samples(count: int, seed: int = 1) -> SearchSamples:
    """Positions of five counts, where the first says who wins and how much, and the second which moves are good."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 6, (count, 5)).astype(np.uint8)
    lengths = rng.integers(2, 5, count).astype(np.uint16)
    moves = np.concatenate([rng.permutation(MOVES)[:length] for length in lengths]).astype(np.uint16)
    places = np.repeat(np.arange(count), lengths)
    odds = np.exp(2.0 * (moves % 2 == (rows[places, 1] >= 3)) + 1.0 * (moves == 6))
    shares = odds / np.bincount(places, odds)[places]
    ahead = rows[:, 0] >= 3
    wins = np.stack([ahead, ~ahead], 1).astype(np.float32)
    scores = np.stack([10.0 + 4 * rows[:, 0], np.full(count, 20.0)], 1).astype(np.float32)
    return SearchSamples(rows, lengths, moves, shares.astype(np.float32), wins, scores)


def new_learner(given: SearchSamples, trunk: tuple[int, ...] = (24, 16)) -> PolicyValueLearner:
    return PolicyValueLearner(given, np.eye(MOVES, dtype=np.float32), np.random.default_rng(2), trunk)


def loss(learner: PolicyValueLearner, given: SearchSamples) -> float:
    """What the slopes are those of."""
    _, errors = learner.slopes(given)
    return 0.5 * float(errors[0]) + float(errors[1]) + 0.25 * SEATS * float(errors[2] / learner.level[1]) ** 2


def test_slopes_are_those_of_the_error() -> None:
    given = samples(40)
    learner = new_learner(given, trunk=(6, 4))
    learner.weights = [each.astype(np.float64) for each in learner.weights]  # type: ignore[misc]  # to be exact
    slopes, _ = learner.slopes(given)
    rng = np.random.default_rng(3)
    for weights, slope in zip(learner.weights, slopes, strict=True):
        assert weights.shape == slope.shape
        for _ in range(4):
            place = tuple(rng.integers(0, size) for size in weights.shape)
            kept = weights[place]
            weights[place] = kept + 1e-4
            more = loss(learner, given)
            weights[place] = kept - 1e-4
            less = loss(learner, given)
            weights[place] = kept
            assert slope[place] == pytest.approx((more - less) / 2e-4, abs=2e-3)


def test_it_learns_who_wins_how_many_points_there_are_and_which_moves_are_good() -> None:
    learner = new_learner(samples(3000))
    first = learner.fit(samples(3000), 1, 1e-2, np.random.default_rng(4))
    last = learner.fit(samples(3000), 30, 1e-2, np.random.default_rng(4))
    assert last[1] < first[1] / 2
    assert last[2] < first[2] / 2
    net: PolicyValueNet = learner.net()
    rows = [bytes([5, 1, 0, 0, 0]), bytes([0, 5, 0, 0, 0])]
    opinion = net(rows, [[1, 2, 3], [4, 5]])
    assert opinion.wins[0, 0] > 0.9
    assert opinion.wins[1, 0] < 0.1
    assert opinion.scores[0].tolist() == pytest.approx([30, 20], abs=2)
    logits = opinion.logits.tolist()
    assert logits[1] == max(logits[:3])
    assert logits[4] > logits[3]


def test_it_goes_on_where_it_stopped() -> None:
    given = samples(300)
    straight, stopped = new_learner(given), new_learner(given)
    straight.fit(given, 1, 1e-3, np.random.default_rng(5))
    straight.fit(given, 1, 1e-3, np.random.default_rng(6))
    stopped.fit(given, 1, 1e-3, np.random.default_rng(5))
    stopped = PolicyValueLearner.resume(
        {name: each.copy() for name, each in stopped.state().items()}, stopped.move_features
    )
    stopped.fit(given, 1, 1e-3, np.random.default_rng(6))
    for one, other in zip(straight.weights, stopped.weights, strict=True):
        assert np.array_equal(one, other)


def test_lessons_can_be_put_together() -> None:
    one, two = samples(5), samples(7, seed=2)
    both = SearchSamples.joined([one, two])
    assert len(both) == 12
    assert len(both.moves) == int(both.lengths.sum())
