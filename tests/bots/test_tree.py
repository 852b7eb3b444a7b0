"""A tree search wants the best for whoever decides, knows what its seat knows, and does the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from allmende.agricola.ai.observation.canonical_moves import canonical_moves
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import Node, NodeValues, SearchBudget, SearchResult, TreeBot, think
from allmende.bots.tree.search import ended, worths
from allmende.core import Game
from allmende.titles import TITLES, replay
from decision_trees import Place, Tree, Trees, all_moves, nim, shrug
from late_games import late_game


def thoughts(tree: Tree, seats: int, budget: SearchBudget, seed: int = 1, **kwargs: Any) -> SearchResult:
    bot = TreeBot(Trees(), all_moves, shrug, budget, **kwargs)  # type: ignore[arg-type]  # a title for these tests
    state = Place(tree, seats)
    seat = next(seat for seat, chair in enumerate(state.seats) if chair.moves)
    return bot.weigh(state, seat, Random(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize("counters", [5, 6, 7, 9, 10, 11])
def test_a_forced_win_is_found(counters: int) -> None:
    found = thoughts(nim(counters), 2, SearchBudget(looks=600, deals=1))
    assert found.best == counters % 4
    shares = {each.move: each.share for each in found.moves}
    assert max(shares, key=lambda move: shares[move]) == counters % 4
    assert sum(shares.values()) == pytest.approx(1)


def test_each_seat_is_taken_to_want_the_best_for_itself() -> None:
    # After move 1, seat 1 would rather win; after move 2, seat 2 would rather share the victory than see another win.
    tree: Tree = (
        0,
        {
            1: (1, {1: (9.0, 4.0, 8.0), 2: (1.0, 5.0, 0.0)}),
            2: (2, {1: (0.0, 9.0, 1.0), 2: (5.0, 0.0, 5.0)}),
            3: (2.0, 2.0, 2.0),
        },
    )
    found = thoughts(tree, 3, SearchBudget(looks=300, deals=1))
    assert found.best == 2
    worth = {each.move: each.score for each in found.moves}
    assert worth[2] == pytest.approx(5, abs=0.6), "who fears the worst would expect 0"
    assert worth[3] == pytest.approx(2)
    assert worth[1] < 2, "a search that hopes for the others' help would expect 9"


def test_points_break_ties() -> None:
    assert thoughts((0, {1: (5.0, 3.0), 2: (9.0, 3.0), 3: (9.0, 10.0)}), 2, SearchBudget(looks=30, deals=1)).best == 2
    assert thoughts((0, {1: (5.0,), 2: (9.0,)}), 1, SearchBudget(looks=30, deals=1)).best == 2


def test_nobody_looks_under_the_cloth() -> None:
    # The coin lies so that move 1 would win: nobody knows, and half a win is less than what move 2 is sure to bring.
    tree: Tree = (0, {1: [(0.0, 1.0), (1.0, 0.0)], 2: (1.0, 1.0)})  # type: ignore[dict-item]
    bot = TreeBot(Trees(has_coin=True), all_moves, shrug, SearchBudget(looks=400, deals=200))  # type: ignore[arg-type]
    for coin in range(2):
        found = bot.weigh(Place(tree, 2, coin), 0, Random(4))  # type: ignore[arg-type]
        assert found.moves[0].score == pytest.approx(0.5, abs=0.15)


def test_looks_are_counted() -> None:
    for looks in (1, 2, 7, 64, 100):
        found = thoughts(nim(9), 2, SearchBudget(looks=looks, deals=1))
        assert looks - 3 <= sum(each.visits for each in found.moves) <= looks
    single = thoughts((0, {7: (0, {1: (1.0, 0.0)})}), 2, SearchBudget(looks=50))
    assert (single.best, single.moves[0].visits) == (7, 0), "there is nothing to think about"


def test_who_runs_out_of_time_says_what_it_thinks_so_far() -> None:
    asked = count()
    found = thoughts(nim(9), 2, SearchBudget(looks=10_000, deals=1), is_cancelled=lambda: next(asked) >= 4)
    assert 0 < sum(each.visits for each in found.moves) <= 12
    assert found.best in (1, 2, 3)
    glance = thoughts(nim(9), 2, SearchBudget(looks=10_000, deals=1, seconds=0))
    assert sum(each.visits for each in glance.moves) == 0
    assert glance.best in (1, 2, 3)


def test_who_wanders_makes_other_moves_sometimes() -> None:
    tree: Tree = (0, {1: (1.0, 1.0), 2: (1.0, 1.0), 3: (0.0, 1.0)})
    found = [thoughts(tree, 2, SearchBudget(looks=12, deals=1, temperature=1), seed).best for seed in range(40)]
    assert {1, 2} <= set(found)
    assert found.count(3) < 8
    assert len({thoughts(tree, 2, SearchBudget(looks=12, deals=1), seed).best for seed in range(10)}) == 1


def output(nodes: Sequence[Node]) -> list[NodeValues]:
    """Opinions about positions of Agricola that are as various as those of a net."""
    found = []
    for node in nodes:
        rng = Random(str([(seat.goods, seat.stack) for seat in node.state.seats]))
        logits = [rng.random() for _ in node.moves]
        found.append(NodeValues(logits, [rng.random() for _ in range(2)], [rng.uniform(0, 40) for _ in range(2)]))
    return found


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [late_game("agricola", 2, left, seed) for seed, left in enumerate((40, 60, 80, 20))]


def test_the_same_seed_gives_the_same_thoughts(games: list[Game]) -> None:
    bot = TreeBot(TITLES["agricola"], canonical_moves, output, SearchBudget(looks=40, deals=2, temperature=0.5))
    for game in games:
        seat = game.to_act[0]
        before = str(game)
        first, second = (bot.weigh(game.state, seat, Random(5)) for _ in range(2))
        assert first == second
        assert str(game) == before, "it thinks about copies"
        assert first.best in game.moves


def test_who_is_alone_wants_points_and_feels_them() -> None:
    assert worths([1.0], [40.0])[0] - worths([1.0], [30.0])[0] == pytest.approx(0.5)
    assert worths([1.0, 0.0], [40.0, 30.0]) == pytest.approx([1.4, 0.3])
    guess = ended(TITLES["arle"], late_game("arle", 1, left=0).state)
    assert guess.worths == worths([1.0], guess.scores)


def test_seats_that_decide_at_the_same_time_each_think_for_themselves() -> None:
    game = late_game("hallertau", 3, left=0, seed=2)
    while len(game.to_act) < 2:
        game = replay(game.record, game.version - 1)
    title, canonical_moves = game.title, policy_inputs(game.title).canonical_moves
    bot = TreeBot(title, canonical_moves, shrug, SearchBudget(looks=24, deals=2))
    before = str(game)
    for seat in game.to_act:
        found = bot.weigh(game.state, seat, Random(5))
        assert found.best in canonical_moves(game.state, seat)
        assert found == bot.weigh(game.state, seat, Random(5))
        assert len(found.scores) == 3
    assert str(game) == before


def test_games_that_are_guessed_together_come_out_as_alone(games: list[Game]) -> None:
    title, budget = TITLES["agricola"], SearchBudget(looks=40, deals=2)
    bot = TreeBot(title, canonical_moves, output, budget)
    alone = [bot.weigh(game.state, game.to_act[0], Random(5)) for game in games]
    under_way = {
        number: think(title, canonical_moves, game.state, game.to_act[0], budget, Random(5))
        for number, game in enumerate(games)
    }
    asked = {number: next(thinking) for number, thinking in under_way.items()}
    together: dict[int, SearchResult] = {}
    sizes = []
    while asked:
        guesses = iter(output([node for nodes in asked.values() for node in nodes]))
        sizes.append(sum(map(len, asked.values())))
        answers = {number: [next(guesses) for _ in nodes] for number, nodes in asked.items()}
        asked = {}
        for number, answer in answers.items():
            try:
                asked[number] = under_way[number].send(answer)
            except StopIteration as done:
                together[number] = done.value
    assert [together[number] for number in range(len(games))] == alone
    assert max(sizes) > 16, "many leaves are guessed at a time"
