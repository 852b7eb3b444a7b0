"""What a mind has learned is good in other terms, too, as far as the same things have the same names there."""

from __future__ import annotations

import numpy as np

from allmende.arena.learning.feature_names import FeatureNames, translated
from allmende.arena.learning.policy_value_learner import PolicyValueLearner, SearchSamples
from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet

FEATURES, WORDS, MOVES = ["wood", "clay", "food"], ["takes", "builds"], ["take", "build", "rest"]
NAMES = FeatureNames(FEATURES, WORDS, np.array([[1, 0], [0, 1], [0, 0]], np.float32), MOVES)
RNG = np.random.default_rng(4)
ROWS = RNG.integers(0, 9, (6, 3)).astype(np.uint8)


def layer(inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray]:
    return RNG.standard_normal((inputs, outputs)).astype(np.float32), RNG.standard_normal(outputs).astype(np.float32)


def learned(seats: int = 2, knows: bool = True) -> PolicyValueNet:
    """A mind that knows something, and its terms, or not."""
    answers = RNG.standard_normal((2, 5)).astype(np.float32)
    metadata = NetMetadata(FEATURES, WORDS, answers) if knows else None
    heads = layer(4, seats), layer(4, seats), layer(4, 4)
    return PolicyValueNet([layer(3, 4)], *heads, NAMES.move_features @ answers, metadata)


def thoughts(net: PolicyValueNet, rows: np.ndarray = ROWS, moves: int = 3) -> list[np.ndarray]:
    opinion = net.think(rows, np.tile(np.arange(moves), len(rows)), np.repeat(np.arange(len(rows)), moves))
    return [opinion.wins, opinion.scores, opinion.logits]


def alike(one: list[np.ndarray], other: list[np.ndarray]) -> bool:
    return all(np.allclose(a, b, atol=1e-4) for a, b in zip(one, other, strict=True))


def test_in_the_same_terms_it_thinks_the_same() -> None:
    net = learned()
    again = translated(net, NAMES, 2)
    assert again is not None
    assert alike(thoughts(again), thoughts(net))


def test_features_and_moves_are_known_by_their_names() -> None:
    net = learned()
    other = FeatureNames(
        ["food", "sun", "wood", "clay"],
        ["builds", "sings", "takes"],
        np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]], np.float32),
        ["sing", "take", "build"],
    )
    again = translated(net, other, 2)
    assert again is not None
    assert again.metadata is not None
    assert again.metadata.features == other.features
    rows = np.stack([ROWS[:, 2], np.full(len(ROWS), 7, np.uint8), ROWS[:, 0], ROWS[:, 1]], 1)
    wins, scores, logits = thoughts(again, rows)
    before = thoughts(net)
    assert alike([wins, scores], before[:2]), "what it has never seen counts for nothing"
    sing, take, build = logits.reshape(-1, 3).T
    assert alike([take, build], list(before[2].reshape(-1, 3).T[:2]))
    assert np.allclose(sing, 0)


def test_of_a_further_seat_it_expects_what_it_did_of_the_last() -> None:
    net = learned()
    more, fewer = translated(net, NAMES, 4), translated(net, NAMES, 1)
    assert more is not None
    assert fewer is not None
    scores = thoughts(net)[1]
    assert np.allclose(thoughts(more)[1], scores[:, [0, 1, 1, 1]])
    assert np.allclose(thoughts(fewer)[1], scores[:, :1])


def test_who_knows_nothing_of_its_terms_is_no_use() -> None:
    assert translated(learned(knows=False), NAMES, 2) is None


def test_terms_are_told_apart_by_all_names_and_their_order() -> None:
    others = [
        NAMES._replace(features=["clay", "wood", "food"]),
        NAMES._replace(words=["takes", "build"]),
        NAMES._replace(moves=["take", "build"]),
    ]
    assert len({each.digest for each in (NAMES, *others)}) == 4
    assert NAMES._replace(move_features=2 * NAMES.move_features).digest == NAMES.digest, (
        "what a card costs may be mended"
    )


def test_a_pupil_goes_on_from_what_a_mind_knows() -> None:
    net = learned()
    lengths = np.full(len(ROWS), 3, np.uint16)
    lessons = SearchSamples(
        ROWS,
        lengths,
        np.tile(np.arange(3, dtype=np.uint16), len(ROWS)),
        np.full(3 * len(ROWS), 1 / 3, np.float32),
        np.full((len(ROWS), 2), 0.5, np.float32),
        RNG.integers(10, 50, (len(ROWS), 2)).astype(np.float32),
    )
    learner = PolicyValueLearner.after(net, lessons, NAMES.move_features)
    assert alike(thoughts(learner.net(NAMES)), thoughts(net))
    before = learner.fit(lessons, 1, 1e-2, np.random.default_rng(1))
    for _ in range(30):
        after = learner.fit(lessons, 1, 1e-2, np.random.default_rng(1))
    assert after[2] < before[2]
    assert alike(thoughts(learner.net()), thoughts(net)) is False
