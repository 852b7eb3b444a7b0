"""What a mind has learned is good in other terms, too, as far as the same things have the same names there."""

from __future__ import annotations

import numpy as np

from allmende.arena.learning.pupil import Lessons, Pupil
from allmende.arena.learning.terms import Terms, translated
from allmende.bots.mind import Lore, Mind

FEATURES, WORDS, MOVES = ["wood", "clay", "food"], ["takes", "builds"], ["take", "build", "rest"]
TERMS = Terms(FEATURES, WORDS, np.array([[1, 0], [0, 1], [0, 0]], np.float32), MOVES)
RNG = np.random.default_rng(4)
ROWS = RNG.integers(0, 9, (6, 3)).astype(np.uint8)


def layer(inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray]:
    return RNG.standard_normal((inputs, outputs)).astype(np.float32), RNG.standard_normal(outputs).astype(np.float32)


def learned(seats: int = 2, knows: bool = True) -> Mind:
    """A mind that knows something, and its terms, or not."""
    answers = RNG.standard_normal((2, 5)).astype(np.float32)
    lore = Lore(FEATURES, WORDS, answers) if knows else None
    heads = layer(4, seats), layer(4, seats), layer(4, 4)
    return Mind([layer(3, 4)], *heads, TERMS.meanings @ answers, lore)


def thoughts(mind: Mind, rows: np.ndarray = ROWS, moves: int = 3) -> list[np.ndarray]:
    opinion = mind.think(rows, np.tile(np.arange(moves), len(rows)), np.repeat(np.arange(len(rows)), moves))
    return [opinion.wins, opinion.scores, opinion.likings]


def alike(one: list[np.ndarray], other: list[np.ndarray]) -> bool:
    return all(np.allclose(a, b, atol=1e-4) for a, b in zip(one, other, strict=True))


def test_in_the_same_terms_it_thinks_the_same() -> None:
    mind = learned()
    again = translated(mind, TERMS, 2)
    assert again is not None
    assert alike(thoughts(again), thoughts(mind))


def test_features_and_moves_are_known_by_their_names() -> None:
    mind = learned()
    other = Terms(
        ["food", "sun", "wood", "clay"],
        ["builds", "sings", "takes"],
        np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]], np.float32),
        ["sing", "take", "build"],
    )
    again = translated(mind, other, 2)
    assert again is not None
    assert again.lore is not None
    assert again.lore.features == other.features
    rows = np.stack([ROWS[:, 2], np.full(len(ROWS), 7, np.uint8), ROWS[:, 0], ROWS[:, 1]], 1)
    wins, scores, likings = thoughts(again, rows)
    before = thoughts(mind)
    assert alike([wins, scores], before[:2]), "what it has never seen counts for nothing"
    sing, take, build = likings.reshape(-1, 3).T
    assert alike([take, build], list(before[2].reshape(-1, 3).T[:2]))
    assert np.allclose(sing, 0)


def test_of_a_further_seat_it_expects_what_it_did_of_the_last() -> None:
    mind = learned()
    more, fewer = translated(mind, TERMS, 4), translated(mind, TERMS, 1)
    assert more is not None
    assert fewer is not None
    scores = thoughts(mind)[1]
    assert np.allclose(thoughts(more)[1], scores[:, [0, 1, 1, 1]])
    assert np.allclose(thoughts(fewer)[1], scores[:, :1])


def test_who_knows_nothing_of_its_terms_is_no_use() -> None:
    assert translated(learned(knows=False), TERMS, 2) is None


def test_terms_are_told_apart_by_all_names_and_their_order() -> None:
    others = [
        TERMS._replace(features=["clay", "wood", "food"]),
        TERMS._replace(words=["takes", "build"]),
        TERMS._replace(moves=["take", "build"]),
    ]
    assert len({each.digest for each in (TERMS, *others)}) == 4
    assert TERMS._replace(meanings=2 * TERMS.meanings).digest == TERMS.digest, "what a card costs may be mended"


def test_a_pupil_goes_on_from_what_a_mind_knows() -> None:
    mind = learned()
    lengths = np.full(len(ROWS), 3, np.uint16)
    lessons = Lessons(
        ROWS,
        lengths,
        np.tile(np.arange(3, dtype=np.uint16), len(ROWS)),
        np.full(3 * len(ROWS), 1 / 3, np.float32),
        np.full((len(ROWS), 2), 0.5, np.float32),
        RNG.integers(10, 50, (len(ROWS), 2)).astype(np.float32),
    )
    pupil = Pupil.after(mind, lessons, TERMS.meanings)
    assert alike(thoughts(pupil.mind(TERMS)), thoughts(mind))
    before = pupil.fit(lessons, 1, 1e-2, np.random.default_rng(1))
    for _ in range(30):
        after = pupil.fit(lessons, 1, 1e-2, np.random.default_rng(1))
    assert after[2] < before[2]
    assert alike(thoughts(pupil.mind()), thoughts(mind)) is False
