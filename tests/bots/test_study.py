"""Advice by a champion: it is asked where there is one, knows no more than its seat, and says the same again."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from allmende.bots import champions
from allmende.bots.advice import SUGGESTIONS, hint, review, reviews
from allmende.bots.champions import node_evaluator_of
from allmende.bots.learned import Subject
from allmende.bots.prospects import Prospect
from allmende.bots.study import study_of
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import SearchBudget, TreeBot
from allmende.bots.tree.rollout import play_on
from allmende.core import Game
from allmende.titles import TITLES
from bots.nets import blank_net
from late_games import QUICK, late_game

CASES = [
    ("agricola", 1, {}),
    ("agricola", 2, {}),
    ("agricola", 2, {"cards": "base"}),
    ("arle", 1, {}),
    ("arle", 2, {}),
    ("hallertau", 1, {"cards": "off"}),
    ("hallertau", 2, {"cards": "off"}),
    ("hallertau", 2, {"cards": "on"}),
]


@pytest.fixture(autouse=True)
def reigning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which there is a champion for every subject of these tests."""
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path)
    for title, players, options in CASES:
        cards = options.get("cards", "off") != "off"
        blank_net(players, title, cards=cards).save(tmp_path / f"{Subject(title, players, cards)}.npz")
    return tmp_path


def prospects(game: Game, moves: list[int]) -> dict[int, Prospect]:
    """What a champion expects after some moves of the first seat that decides."""
    study = study_of(game.title, game.state, game.to_act[0], Random(1), QUICK)
    return study.itemised(study.prospects(moves))


@pytest.mark.parametrize(("title", "players", "options"), CASES)
def test_every_title_is_advised_by_its_champion(title: str, players: int, options: dict[str, str]) -> None:
    game = late_game(title, players, left=15, **options)
    seat = game.to_act[0]
    before = str(game)
    found = hint(game.title, game.state, seat, Random(1), QUICK)
    assert 1 <= len({one.move for one in found}) == len(found) <= SUGGESTIONS
    assert {one.move for one in found} <= {*game.moves_of(seat).texts}
    assert hint(game.title, game.state, seat, Random(1), QUICK) == found
    for said in reviews(game.record, game.version - 3, QUICK):
        assert said.cost >= 0
        assert (said.cost == 0) or said.best != said.move
    assert str(game) == before


def test_it_is_the_champion_who_is_asked(reigning: Path) -> None:
    game = late_game("agricola", 2, left=40, seed=4)
    seat = game.to_act[0]

    def scores() -> list[float]:
        return [one.score for one in hint(game.title, game.state, seat, Random(1), QUICK)]

    first = scores()
    (reigning / "agricola-2.npz").unlink()
    by_sight = scores()
    blank_net(seed=2).save(reigning / "agricola-2.npz")
    assert first != by_sight != scores() != first


def test_what_a_champion_would_play_comes_first() -> None:
    game = late_game("agricola", 2, left=40, seed=4)
    seat = game.to_act[0]
    study = study_of(game.title, game.state, seat, Random(1), QUICK)
    weighed = study.weighed()
    node_evaluator = node_evaluator_of(champions.CHAMPIONS / "agricola-2.npz", Subject("agricola", 2, False))
    rng = Random(1)
    for _ in range(1 + QUICK.deals):  # the deals that a study has drawn before
        game.title.redraw(game.state, seat, rng)
    bot = TreeBot(game.title, policy_inputs(game.title).canonical_moves, node_evaluator, SearchBudget(QUICK.looks))
    assert weighed[0].move == bot.choose(game.state, seat, rng)
    assert [one.visits for one in weighed[1:]] == sorted((one.visits for one in weighed[1:]), reverse=True)


@pytest.mark.parametrize(("title", "options"), [("agricola", {"cards": "base"}), ("hallertau", {"cards": "on"})])
def test_a_champion_knows_no_more_than_its_seat(
    title: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = late_game(title, 2, left=60, seed=4, **options)
    seat = game.to_act[0]
    twins = [game.redeal(seat, Random(number)) for number in range(6)]
    known = hint(game.title, game.state, seat, Random(2), QUICK)
    assert [hint(game.title, twin, seat, Random(2), QUICK) for twin in twins] == [known] * len(twins)
    # Here somebody who knew all cards would find something else.
    monkeypatch.setattr(type(game.title), "redraw", lambda self, state, seat, rng: state.copy())
    assert any(hint(game.title, twin, seat, Random(2), QUICK) != known for twin in twins)


def test_the_last_move_costs_exactly_what_it_gives_away() -> None:
    for seed in count():
        game = late_game("agricola", 1, left=1, seed=seed)
        after = {move: game.copy() for move in game.moves}
        for move, twin in after.items():
            twin.play(move)
        finals = {move: twin.scores[0] for move, twin in after.items() if twin.is_over}
        if len(finals) == len(game.moves) and len(set(finals.values())) > 1:
            break
    best = max(finals.values())
    for move, final in finals.items():
        found = review(game.title, game.state, 0, move, 1, Random(1), QUICK)
        assert (found.score, found.cost) == (best, best - final)
    items = prospects(game, list(finals))
    assert {move: one.score for move, one in items.items()} == finals
    assert [one.wins for one in items.values()] == [None] * len(finals), "nobody wins alone"
    for one in items.values():
        assert one.points is not None
        assert sum(fmean(points) for points in one.points.values()) == one.score


def test_the_points_to_expect_are_those_of_games_played_on() -> None:
    """A champion tells moves apart; it may be wrong about how many points there are at the end of a good game."""
    game = late_game("agricola", 2, left=40, seed=4)
    study = study_of(game.title, game.state, game.to_act[0], Random(1), QUICK)
    found = study.in_all(study.weighed())
    itemised = study.itemised(found)
    ends = [sum(fmean(points) for points in one.points.values()) for one in itemised.values() if one.points]
    assert len(ends) == len(found) > 1
    assert fmean(one.score for one in itemised.values()) == pytest.approx(fmean(ends))
    level = fmean(ends) - fmean(one.score for one in found.values())
    assert abs(level) > 1, "else this would be no test"
    for move, one in itemised.items():
        assert one.score == pytest.approx(found[move].score + level)
        assert one.wins == found[move].wins


def test_where_points_and_winning_differ_a_hint_speaks_of_winning() -> None:
    spoken = 0
    for seed in range(12):
        game = late_game("agricola", 2, left=30, seed=seed)
        found = hint(game.title, game.state, game.to_act[0], Random(1), QUICK)
        for one in found[1:]:
            if one.score > found[0].score:
                assert one.why.id in ("why-wins", "why-even")
                spoken += one.why.id == "why-wins"
    assert spoken


def test_moves_are_compared_with_equal_thought_in_the_same_deals() -> None:
    game = late_game("agricola", 2, left=40, seed=4)
    seat = game.to_act[0]
    node_evaluator = node_evaluator_of(champions.CHAMPIONS / "agricola-2.npz", Subject("agricola", 2, False))
    moves = list(game.moves_of(seat))[:3]
    asked = count()
    for cancelled, visits in ((lambda: False, 8), (lambda: next(asked) >= 1, 4)):
        bot = TreeBot(
            game.title, policy_inputs(game.title).canonical_moves, node_evaluator, SearchBudget(24, deals=4), cancelled
        )
        found = bot.compare(game.state, seat, moves, Random(1)).moves
        assert [one.move for one in found] == moves
        assert [one.visits for one in found] == [visits] * 3


def test_games_go_on_side_by_side_as_each_would_alone() -> None:
    games = [late_game("agricola", 2, left, seed) for seed, left in enumerate((12, 30, 0))]
    node_evaluator = node_evaluator_of(champions.CHAMPIONS / "agricola-2.npz", Subject("agricola", 2, False))
    canonical_moves = policy_inputs(TITLES["agricola"]).canonical_moves
    states = [game.state for game in games]
    texts = [TITLES["agricola"].text(state, 0) for state in states]

    def played(some: list[int], end: float = float("inf")) -> list[list[float]]:
        ends = play_on([states[i] for i in some], 0, canonical_moves, node_evaluator, end, Random(1), temperature=0)
        assert all(state.over for state in ends) or end == 0
        return [[TITLES["agricola"].score(state, seat) for seat in range(2)] for state in ends]

    together = played([0, 1, 2])
    for i in range(3):
        (alone,) = played([i])
        assert alone == pytest.approx(together[i])
    played([0, 1, 2], end=0)
    assert [TITLES["agricola"].text(state, 0) for state in states] == texts, "it plays copies"
    varied = [
        play_on([states[1]], 0, canonical_moves, node_evaluator, float("inf"), Random(seed), temperature=1)
        for seed in range(4)
    ]
    assert len({tuple(TITLES["agricola"].score(one, seat) for seat in range(2)) for (one,) in varied}) > 1


def test_who_runs_out_of_time_still_has_advice() -> None:
    game = late_game("agricola", 2, left=40, seed=4)
    found = hint(game.title, game.state, game.to_act[0], Random(1), QUICK._replace(seconds=0, seconds_to_the_end=-9))
    assert {one.move for one in found} <= {*game.moves_of(game.to_act[0]).texts}
    assert {one.why.id for one in found} <= {"why-even", "why-ahead", "why-behind", "why-wins"}, "no points by category"
