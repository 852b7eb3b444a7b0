"""Fitting a net: the slopes are right, it learns what can be learned, and it goes on where it stopped."""

from __future__ import annotations

import copy
from io import BytesIO

import numpy as np
import pytest

from allmende.arena.learning.optimizer import BATCH
from allmende.arena.learning.value_learner import ValueLearner
from allmende.bots.value_net import Bytes, Floats, ValueNet

FEATURES = 6


def samples(count: int) -> tuple[Bytes, Floats]:
    """Counts and what is to be guessed from them: a product, a maximum and a constant, and noise it is none of."""
    rows = np.random.default_rng(1).integers(0, 9, (count, FEATURES)).astype(np.uint8)
    plain = rows.astype(np.float32)
    return rows, 20 + plain[:, 0] * plain[:, 1] / 4 + np.maximum(plain[:, 2], plain[:, 3]) - plain[:, 4]


def new_learner(hidden: tuple[int, ...] = (16, 8)) -> ValueLearner:
    return ValueLearner(*samples(400), np.random.default_rng(2), hidden)


def test_slopes_are_those_of_the_error() -> None:
    rows, targets = samples(40)
    exact = new_learner(hidden=(5, 4))
    exact.weights = [each.astype(np.float64) for each in exact.weights]
    slopes, _ = exact.slopes(rows, targets)

    def half_mean_error() -> float:
        return exact.slopes(rows, targets)[1] / (2 * len(rows))

    step = 1e-5
    for weights, slope in zip(exact.weights, slopes, strict=True):
        assert slope.shape == weights.shape
        for place in np.ndindex(weights.shape):
            kept = weights[place]
            weights[place] = kept + step
            above = half_mean_error()
            weights[place] = kept - step
            below = half_mean_error()
            weights[place] = kept
            assert slope[place] == pytest.approx((above - below) / (2 * step), rel=1e-3, abs=1e-6)


def test_it_learns_a_function() -> None:
    rows, targets = samples(4000)
    numbers = np.random.default_rng(3)
    learner = ValueLearner(rows, targets, numbers, (32, 16))
    before = learner.error(rows, targets)
    assert before == pytest.approx(float(targets.std()), rel=0.3), "at first it knows nothing"
    learner.fit(rows, targets, 60, 3e-3, numbers)
    after = learner.error(rows, targets)
    assert after < 0.1 * before
    wrong = learner.net()([row.tobytes() for row in rows]) - targets
    assert float(np.sqrt((wrong**2).mean())) == pytest.approx(after, rel=1e-4), "the error is told in points"


@pytest.mark.parametrize(("passes", "steps"), [(0.25, 1), (0.5, 2), (1, 4), (2.25, 9)])
def test_a_part_of_a_pass_is_a_part_of_the_samples(passes: float, steps: int) -> None:
    rows, targets = samples(4 * BATCH)
    learner = new_learner()
    learner.fit(rows, targets, passes, 1e-3, np.random.default_rng(9))
    assert learner.steps == steps


def test_the_net_guesses_in_points_what_the_learner_does() -> None:
    rows, targets = samples(50)
    learner = new_learner()
    numbers = np.random.default_rng(4)
    learner.fit(rows, targets, 3, 1e-3, numbers)
    guesses = learner.net()([row.tobytes() for row in rows])
    learner.weights = learner.average
    # The learner only tells how wrong it is: with one row, that is the guess but for its sign.
    for row, guess in zip(rows, guesses, strict=True):
        for target in (guess, guess + 7):
            _, wrong = learner.slopes(row[None], np.array([target], np.float32))
            assert np.sqrt(wrong) * learner.level[1] == pytest.approx(target - guess, abs=1e-3)


def test_features_that_never_change_do_no_harm() -> None:
    rows, targets = samples(400)
    rows[:, 5] = 200
    learner = ValueLearner(rows, targets, np.random.default_rng(5), (8,))
    guesses = learner.net()([row.tobytes() for row in rows])
    assert np.isfinite(guesses).all()
    assert guesses.std() < 10 * targets.std()


def test_what_was_written_down_goes_on_alike() -> None:
    rows, targets = samples(400)
    learner = new_learner()
    learner.fit(rows, targets, 2, 1e-3, np.random.default_rng(6))
    file = BytesIO()
    np.savez(file, **learner.state())
    file.seek(0)
    with np.load(file) as arrays:
        twin = ValueLearner.resume(dict(arrays))
    for each in (learner, twin):
        each.fit(rows, targets, 2, 1e-3, np.random.default_rng(7))
    ours, theirs = learner.state(), twin.state()
    assert ours.keys() == theirs.keys()
    for name, array in ours.items():
        assert np.array_equal(array, theirs[name]), name


def test_an_heir_guesses_as_its_warm_start_did() -> None:
    rows, targets = samples(400)
    net = new_learner().net()
    heir = ValueLearner(rows[:50] + 3, targets[:50] - 40, np.random.default_rng(3), warm_start=net)
    asked = [row.tobytes() for row in rows]
    assert heir.net()(asked) == pytest.approx(net(asked), abs=1e-3)
    before = net(asked)
    heir.fit(rows, targets, 1, 1e-3, np.random.default_rng(4))
    assert np.array_equal(net(asked), before), "what an heir learns is its own"


def test_a_fit_changes_all_weights_downhill() -> None:
    rows, targets = samples(400)
    learner = new_learner()
    before = copy.deepcopy(learner.weights)
    error = learner.slopes(rows, targets)[1]
    learner.fit(rows, targets, 1, 1e-3, np.random.default_rng(8))
    assert learner.slopes(rows, targets)[1] < error
    assert not any(np.array_equal(old, new) for old, new in zip(before, learner.weights, strict=True))


def test_a_net_is_kept_in_half_the_space() -> None:
    net = new_learner().net()
    file = BytesIO()
    net.save(file)
    file.seek(0)
    kept = ValueNet.load(file)
    rows = [row.tobytes() for row in samples(100)[0]]
    assert kept.inputs == net.inputs == FEATURES
    assert kept(rows) == pytest.approx(net(rows), abs=0.1)
    file.seek(0)
    with np.load(file) as arrays:
        assert arrays["weights0"].dtype == np.float16
