"""Games to learn from come out the same in any company; each decision says what its seat saw and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np

from allmende.arena.learning.lessons import Course, Searcher, lessons, play, play_all
from allmende.bots import RandomBot
from allmende.bots.agricola.choices import choices
from allmende.bots.agricola.vista import survey
from allmende.bots.tree import Effort, Guess, Node
from allmende.titles import TITLES

AGRICOLA = TITLES["agricola"]
COURSE = Course(AGRICOLA, 2, AGRICOLA.checked_options(2, {}), survey, choices)
QUICK = Effort(looks=4, deals=1, width=4, wander=1.0)


class Opinion:
    """Likes moves by their numbers, and counts how often it was asked, and about how much at a time."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def __call__(self, nodes: Sequence[Node]) -> list[Guess]:
        self.sizes.append(len(nodes))
        return [Guess([move % 7 / 7 for move in node.moves], [0.5, 0.5], [10.0, 10.0]) for node in nodes]


def test_games_come_out_the_same_in_any_company() -> None:
    opinion = Opinion()
    searcher = Searcher(opinion, QUICK, QUICK._replace(looks=1))
    alone = [play_all([play(COURSE, [searcher, searcher], Random(seed))])[0] for seed in range(3)]
    largest = max(opinion.sizes)
    together = play_all([play(COURSE, [searcher, searcher], Random(seed)) for seed in range(3)], together=2)
    assert together == alone
    assert max(opinion.sizes) > largest


def test_each_decision_is_seen_from_the_seat_that_made_it() -> None:
    searcher = Searcher(Opinion(), QUICK, QUICK._replace(looks=1))
    games = play_all([play(COURSE, [searcher, RandomBot()], Random(4))])
    found = lessons(games)
    (game,) = games
    assert len(found) == len(game.decisions) > 20
    assert {decision.seat for decision in game.decisions} == {0, 1}
    assert found.rows.shape[1] == len(game.decisions[0].row)
    starts = np.concatenate([[0], np.cumsum(found.lengths, dtype=np.int64)])
    taught = Counter[tuple[int, int]]()
    for i, decision in enumerate(game.decisions):
        assert found.scores[i].tolist() == [game.scores[decision.seat], game.scores[1 - decision.seat]]
        assert found.wins[i].sum() == 1
        shares = found.shares[starts[i] : starts[i + 1]]
        total = round(float(shares.sum()), 5)
        taught[decision.seat, int(total)] += 1
        assert total in (0, 1), "who has only glanced teaches nothing about moves"
        assert found.moves[starts[i] : starts[i + 1]].tolist() == decision.moves
        if decision.seat == 1:
            assert sorted(shares)[-2:] == [0, 1], "what a bot did is learned as it is"
    assert taught[0, 1] > 0
    assert taught[0, 0] > taught[0, 1]
    assert taught[1, 0] == 0


def test_who_does_not_learn_is_only_played_against() -> None:
    learner = Searcher(Opinion(), QUICK, QUICK._replace(looks=1))
    (game,) = play_all([play(COURSE, [learner._replace(learns=False), learner], Random(4))])
    assert {decision.seat for decision in game.decisions} == {1}
    both = play_all([play(COURSE, [learner, learner], Random(4))])[0]
    assert (game.scores, game.wins) == (both.scores, both.wins)
