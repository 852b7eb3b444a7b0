"""A ladder: one bot meets every opponent on the same deals, on both seats, and what that comes to is told by deal."""

from __future__ import annotations

import pytest

from allmende.arena.ladder import deals_for, fixtures, panel, results, rungs
from allmende.arena.tournament import Game, Tournament, tournament
from allmende.bots.panel import members


def ladder() -> Tournament:
    return tournament("agricola", ["farmer", "greedy", "racer"], 2, {}, seed=5)


def game(number: int, bots: list[str], scores: list[float], winners: list[int]) -> Game:
    return Game(number, number // 4, bots, scores, winners, 2, [[1000], [3000]])


def test_the_panel_has_players_of_different_styles_and_the_champion_that_reigns() -> None:
    assert panel("agricola") == ["greedy", *members("agricola")]
    assert panel("agricola", "master")[-1] == "master"
    assert len(panel("agricola")) >= 6


def test_every_opponent_is_met_on_both_seats_of_the_same_deals() -> None:
    found = fixtures(ladder(), 2)
    assert [(fixture.deal, fixture.match.bots) for fixture in found[:4]] == [
        (0, ("farmer", "greedy")),
        (0, ("greedy", "farmer")),
        (0, ("farmer", "racer")),
        (0, ("racer", "farmer")),
    ]
    assert len({fixture.match.seed for fixture in found[:4]}) == 1
    assert found[4].match.seed != found[0].match.seed
    assert deals_for(400, 8) == 25
    assert len(fixtures(ladder(), deals_for(10, 2))) == 12


def test_a_rung_tells_games_points_and_time() -> None:
    games = [
        game(0, ["farmer", "greedy"], [30, 20], [0]),
        game(1, ["greedy", "farmer"], [25, 25], [0, 1]),
        game(4, ["farmer", "greedy"], [10, 20], [1]),
    ]
    assert [result.won for result in results(ladder(), games)] == [1, 0.5, 0]
    (rung,) = rungs(ladder(), games)
    assert (rung.opponent, rung.games, rung.deals) == ("greedy", 3, 2)
    assert rung.wins.value == pytest.approx(0.375), "the mean of 0.75 and 0: deals count alike"
    assert rung.score.value == pytest.approx((27.5 + 10) / 2)
    assert rung.opponent_score.value == pytest.approx((22.5 + 20) / 2)
    assert rung.milliseconds == pytest.approx(5 / 3)
    assert rung.wins.low is not None
