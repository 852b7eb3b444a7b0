"""A ladder: one bot meets every opponent on the same deals, on both seats, and what that comes to is told by deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.arena.ladder import TOGETHER, deals_for, decision_times, fixtures, panel, place_of, results, rungs
from allmende.arena.tournament import Game, Tournament, tournament
from allmende.bots import champions
from allmende.bots.learned import Subject, shipped
from allmende.bots.panel import members
from allmende.titles import TITLES
from bots.nets import blank_net

TWO = Subject("agricola", 2, False)


def ladder(players: int = 2) -> Tournament:
    return tournament("agricola", ["farmer", "greedy", "racer"], players, {}, seed=5)


def game(number: int, bots: list[str], scores: list[float], winners: list[int], each: int = 4) -> Game:
    return Game(number, number // each, bots, scores, winners, 2, [[1000], *([3000] for _ in bots[1:])])


def test_the_panel_has_players_of_different_styles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path)
    assert panel(TWO) == ["greedy", *members(TITLES["agricola"])]
    assert len(panel(TWO)) >= 6
    for subject in shipped():
        sitting = panel(Subject.parse(subject))
        for level in ("farmer", "master"):
            assert any(name.partition("-")[0] == level for name in sitting), "a level of now, or one that was kept"
        assert len(set(sitting)) == len(sitting) >= 3
    assert "farmer-2026.11" not in panel(Subject("agricola", 3, False)), "it knows no such games"


def test_the_champion_that_reigns_sits_on_the_panel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path)
    before = place_of(tmp_path, ladder(), TWO)
    blank_net().save(tmp_path / "agricola-2.npz")
    assert panel(TWO)[-2:] == ["master-2026.11", "master"]
    assert place_of(tmp_path, ladder(), TWO) != before, "games against another champion are kept apart"


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
    assert deals_for(400, 8, 2) == 25
    assert len(fixtures(ladder(), deals_for(10, 2, 2))) == 12


def test_among_three_all_other_seats_belong_to_one_opponent() -> None:
    seatings = [fixture.match.bots for fixture in fixtures(ladder(3), 1)]
    assert seatings == [
        tuple("farmer" if seat == own else opponent for seat in range(3))
        for opponent in ("greedy", "racer")
        for own in range(3)
    ]
    games = [
        game(0, ["farmer", "greedy", "greedy"], [30, 20, 10], [0], 6),
        game(1, ["greedy", "farmer", "greedy"], [20, 20, 10], [0, 1], 6),
    ]
    assert [(result.opponent, result.won, result.ahead) for result in results(ladder(3), games)] == [
        ("greedy", 1.0, 15.0),
        ("greedy", 0.5, 5.0),
    ]
    (rung,) = rungs(ladder(3), games)
    assert rung.opponent_score.value == 15


def test_who_is_alone_is_compared_on_the_same_deals() -> None:
    assert [fixture.match.bots for fixture in fixtures(ladder(1), 1)] == [("farmer",), ("greedy",), ("racer",)]
    assert deals_for(100, 2, 1) == 50
    games = [
        game(0, ["farmer"], [30], [0], 3),
        game(1, ["greedy"], [20], [0], 3),
        game(2, ["racer"], [30], [0], 3),
        game(3, ["farmer"], [25], [0], 3),
        game(4, ["greedy"], [27], [0], 3),
    ]
    assert [(each.deal, each.opponent, each.won, each.ahead) for each in results(ladder(1), games)] == [
        (0, "greedy", 1.0, 10.0),
        (0, "racer", 0.5, 0.0),
        (1, "greedy", 0.0, -2.0),
    ]
    greedy, racer = rungs(ladder(1), games)
    assert (greedy.games, greedy.wins.value, greedy.score.value, greedy.opponent_score.value) == (2, 0.5, 27.5, 23.5)
    assert (racer.games, racer.wins.value) == (1, 0.5)


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
    assert decision_times(ladder(), games) == pytest.approx({"greedy": 5 / 3, TOGETHER: 5 / 3})
    assert rung.wins.low is not None
