"""Bots at Fields of Arle: greedy plays well, quickly, and does nothing silly."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from allmende import arle, bots
from allmende.arena import Match, play_match
from allmende.arle.ai.heuristic import ArleHeuristic
from allmende.arle.components.moves import ANY_TIME, LOAD, PASS, RETURN
from allmende.arle.components.pieces import FOOD, GRAIN, PEAT, WOOD
from allmende.arle.rules.phases import SCORING
from allmende.core import Game

TITLE = arle.TITLE


@pytest.mark.parametrize("name", bots.YARDSTICKS)
@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize(("rules", "houses"), [("printed", "dark"), ("online", "light")])
def test_every_yardstick_plays_to_the_end_whatever_the_rules(name: str, players: int, rules: str, houses: str) -> None:
    options = {"rules": rules, "houses": houses}
    outcome = play_match(Match("arle", options, (name,) * players, seed=players, keep=True))
    assert outcome.record is not None
    assert len(outcome.record.moves) == outcome.decisions > 0
    assert len(outcome.scores) == players


def test_greedy_beats_random() -> None:
    for seed in range(3):
        outcome = play_match(Match("arle", {}, ("random", "greedy"), seed))
        assert outcome.winners == [1]
        assert outcome.scores[1] > outcome.scores[0] + 50


def test_greedy_alone_reaches_what_a_good_player_does() -> None:
    scores = [play_match(Match("arle", {}, ("greedy",), seed)).scores[0] for seed in range(2)]
    assert fmean(scores) > 100


def test_the_same_seed_gives_the_same_game() -> None:
    match = Match("arle", {}, ("greedy", "random"), seed=5, keep=True)
    assert play_match(match) == play_match(match)


@pytest.fixture(scope="module")
def scenario() -> Game:
    """A game between two greedy bots, some way on."""
    game = arle.new(players=2, seed=8)
    bot = bots.make("greedy", TITLE)
    rng = Random(8)
    while game.state.half_year < 4:
        seat = game.to_act[0]
        game.play(bots.decide(bot, TITLE, game.state, seat, rng), seat)
    return game


def test_deciding_leaves_the_position_alone(scenario: Game) -> None:
    before = str(scenario)
    seat = scenario.to_act[0]
    bots.decide(bots.make("greedy", TITLE), TITLE, scenario.state, seat, Random(1))
    assert str(scenario) == before


def test_a_worker_is_not_left_idle_and_nothing_is_returned(scenario: Game) -> None:
    heuristic = ArleHeuristic()
    seat = scenario.to_act[0]
    assert PASS in scenario.moves_of(seat)
    moves = heuristic.candidates(scenario.state, seat)
    assert PASS not in moves
    assert all(move < ANY_TIME for move in moves)
    assert all(ANY_TIME <= move < LOAD for move in heuristic.quick_moves(scenario.state, seat))


def test_vehicles_are_loaded_when_the_work_phase_ends() -> None:
    heuristic = ArleHeuristic()
    game = arle.new(players=1, seed=3)
    for text in ("place colonist", "place summer-laborer", "build carriage", "place woodcutter"):
        game.play(text)
        assert not any(move >= LOAD for move in heuristic.quick_moves(game.state, 0))
    game.play("place clay-worker")
    loads = heuristic.quick_moves(game.state, 0)
    assert loads
    assert all(ANY_TIME <= move < RETURN for move in loads)


def test_there_is_always_a_candidate() -> None:
    heuristic = ArleHeuristic()
    rng = Random(2)
    game = arle.new(players=2, seed=2, houses="dark")
    while not game.is_over:
        seat = rng.choice(game.to_act)
        legal = list(game.moves_of(seat))
        candidates = heuristic.candidates(game.state, seat)
        assert candidates
        assert set(candidates) <= set(legal)
        game.play(rng.choice(legal), seat)


@pytest.mark.parametrize("resource", [FOOD, GRAIN, PEAT, WOOD])
def test_more_goods_are_never_worse(resource: int, scenario: Game) -> None:
    heuristic = ArleHeuristic()
    richer = scenario.state.copy()
    richer.own(0).goods[resource] += 1
    assert heuristic.value(richer, 0) > heuristic.value(scenario.state, 0)


def test_at_the_end_only_points_count() -> None:
    heuristic = ArleHeuristic()
    game = arle.new(players=1, seed=1)
    state = game.state.copy()
    state.phase = SCORING
    state.own(0).goods[WOOD] += 9
    assert heuristic.value(state, 0) == pytest.approx(game.scores[0], abs=0.5)
    poorer = state.copy()
    poorer.own(0).shortages += 1
    assert heuristic.value(poorer, 0) == heuristic.value(state, 0) - 2
