"""Games to learn from come out the same in any company; each decision says what its seat saw and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from allmende.agricola.ai.observation.canonical_moves import canonical_moves
from allmende.agricola.ai.observation.policy_encoder import policy_inputs
from allmende.arena.learning.search_games import TRUST, Searcher, TrainingTask, play, play_all, samples
from allmende.arena.learning.search_training import syllabi
from allmende.bots import RandomBot
from allmende.bots.tree import Node, NodeValues, SearchBudget
from allmende.bots.tree.search import worths
from allmende.core.rules.state import State
from allmende.titles import TITLES

AGRICOLA = TITLES["agricola"]
SYLLABUS = TrainingTask(AGRICOLA, 2, AGRICOLA.checked_options(2, {}), policy_inputs, canonical_moves)
QUICK = SearchBudget(looks=4, deals=1, width=4, temperature=1.0)


class NetOutput:
    """Likes moves by their numbers, and counts how often it was asked, and about how much at a time."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def __call__(self, nodes: Sequence[Node]) -> list[NodeValues]:
        self.sizes.append(len(nodes))
        found = []
        for node in nodes:
            seats = len(node.state.seats)
            scores = [10.0] * seats
            found.append(NodeValues([move % 7 / 7 for move in node.moves], worths([0.5] * seats, scores), scores))
        return found


def test_games_come_out_the_same_in_any_company() -> None:
    opinion = NetOutput()
    searcher = Searcher(opinion, QUICK, QUICK._replace(looks=1))
    alone = [play_all([play(SYLLABUS, [searcher, searcher], Random(seed))])[0] for seed in range(3)]
    largest = max(opinion.sizes)
    together = play_all([play(SYLLABUS, [searcher, searcher], Random(seed)) for seed in range(3)], together=2)
    assert together == alone
    assert max(opinion.sizes) > largest


def test_each_decision_is_seen_from_the_seat_that_made_it() -> None:
    searcher = Searcher(NetOutput(), QUICK, QUICK._replace(looks=1))
    games = play_all([play(SYLLABUS, [searcher, RandomBot()], Random(4))])
    found = samples(games)
    (game,) = games
    assert len(found) == len(game.decisions) > 20
    assert {decision.seat for decision in game.decisions} == {0, 1}
    assert found.rows.shape[1] == len(game.decisions[0].row)
    starts = np.concatenate([[0], np.cumsum(found.lengths, dtype=np.int64)])
    taught = Counter[tuple[int, int]]()
    for i, decision in enumerate(game.decisions):
        assert (decision.expected is None) == (decision.seat == 1), "a bot expects nothing that it could tell"
        assert found.wins[i].sum() == pytest.approx(1)
        shares = found.shares[starts[i] : starts[i + 1]]
        total = round(float(shares.sum()), 5)
        taught[decision.seat, int(total)] += 1
        assert total in (0, 1), "who has only glanced teaches nothing about moves"
        assert found.moves[starts[i] : starts[i + 1]].tolist() == decision.moves
    assert taught[0, 1] > 0
    assert taught[0, 0] > taught[0, 1]


def test_whoever_wins_is_imitated() -> None:
    games = play_all([play(SYLLABUS, [RandomBot(), RandomBot()], Random(seed)) for seed in range(3)])
    for game in games:
        for decision in game.decisions:
            wanted = [0, 1] if game.wins[decision.seat] else [0, 0]
            assert sorted(decision.shares)[-2:] == wanted, "as if nothing else could have been done"
    (alone,) = play_all([play(SYLLABUS._replace(players=1), [RandomBot()], Random(1))])
    assert all(max(decision.shares) == 1 for decision in alone.decisions)
    (untaught,) = play_all([play(SYLLABUS, [RandomBot(), RandomBot()], Random(1), imitate=False)])
    assert not any(max(decision.shares) for decision in untaught.decisions)


def test_a_position_is_worth_what_was_expected_after_it_and_in_the_end_what_the_game_came_to() -> None:
    searcher = Searcher(NetOutput(), QUICK, QUICK._replace(looks=1))
    (game,) = play_all([play(SYLLABUS, [searcher, searcher], Random(4))])
    wins, scores = np.array(game.wins), np.array(game.scores)
    # Opinion expects 10 points and a win in two for everybody, of whatever lies before the end.
    early = game.decisions[0].expected
    assert early is not None
    assert early.wins == pytest.approx([0.5, 0.5])
    assert early.scores == pytest.approx([10, 10])
    found = samples([game])
    for i, decision in reversed([*enumerate(game.decisions)]):
        order = [decision.seat, 1 - decision.seat]
        assert found.wins[i].tolist() == pytest.approx(wins[order].tolist(), rel=1e-4)
        assert found.scores[i].tolist() == pytest.approx(scores[order].tolist(), rel=1e-4)
        assert decision.expected is not None
        wins = (1 - TRUST) * wins + TRUST * np.array(decision.expected.wins)
        scores = (1 - TRUST) * scores + TRUST * np.array(decision.expected.scores)
    assert found.scores[-1].tolist() != found.scores[0].tolist()


def test_both_sides_of_a_game_are_learned_from() -> None:
    searcher = Searcher(NetOutput(), QUICK, QUICK._replace(looks=1))
    (game,) = play_all([play(SYLLABUS, [searcher, searcher], Random(4))])
    found = samples([game])
    assert found.wins[:, 0].min() < 0.5 < found.wins[:, 0].max(), "whoever is asked may have won or lost"


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("hallertau", 3, {"cards": "on"}),
        ("hallertau", 2, {"cards": "off"}),
        ("agricola", 2, {"cards": "base", "hands": "draft"}),
        ("arle", 1, {}),
    ],
)
def test_seats_that_decide_at_the_same_time_all_do(name: str, players: int, options: dict[str, str]) -> None:
    (task,) = syllabi(TITLES[name], players, options, ["side_job"])
    searcher = Searcher(NetOutput(), QUICK._replace(looks=2), QUICK._replace(looks=1))
    (game,) = play_all([play(task, [searcher, *[RandomBot()] * (players - 1)], Random(4))])
    assert {decision.seat for decision in game.decisions} == set(range(players))
    assert {len(decision.row) for decision in game.decisions} == {len(game.decisions[0].row)}
    assert all(len(decision.moves) > 1 for decision in game.decisions)
    assert len(game.scores) == players


def test_a_bot_may_do_what_a_search_would_not() -> None:
    class Odd:
        """Makes the last of its legal moves."""

        def choose(self, state: State[Any], seat: int, rng: Random) -> int:
            made.append(state.moves(seat)[-1])
            return made[-1]

    made: list[int] = []
    task = SYLLABUS._replace(canonical_moves=lambda state, seat: state.moves(seat)[:1])
    (game,) = play_all([play(task, [Odd(), Odd()], Random(4))])
    assert len(made) > 50
    assert game.decisions == []
