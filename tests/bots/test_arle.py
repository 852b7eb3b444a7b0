"""Bots at Fields of Arle: greedy plays well, quickly, and does nothing silly."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from allmende import arle, bots
from allmende.arena import Match, play_match
from allmende.arle.mind.judge import ArleJudge
from allmende.arle.rules.components import FOOD, GRAIN, PEAT, WOOD
from allmende.arle.rules.moves import ANY_TIME, LOAD, PASS, RETURN
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
def table() -> Game:
    """A game between two greedy bots, some way on."""
    game = arle.new(players=2, seed=8)
    bot = bots.make("greedy", TITLE)
    rng = Random(8)
    while game.position.half_year < 4:
        seat = game.to_act[0]
        game.play(bots.decide(bot, TITLE, game.position, seat, rng), seat)
    return game


def test_deciding_leaves_the_position_alone(table: Game) -> None:
    before = str(table)
    seat = table.to_act[0]
    bots.decide(bots.make("greedy", TITLE), TITLE, table.position, seat, Random(1))
    assert str(table) == before


def test_a_worker_is_not_left_idle_and_nothing_is_returned(table: Game) -> None:
    judge = ArleJudge()
    seat = table.to_act[0]
    assert PASS in table.moves_of(seat)
    moves = judge.candidates(table.position, seat)
    assert PASS not in moves
    assert all(move < ANY_TIME for move in moves)
    assert all(ANY_TIME <= move < LOAD for move in judge.asides(table.position, seat))


def test_vehicles_are_loaded_when_the_work_phase_ends() -> None:
    judge = ArleJudge()
    game = arle.new(players=1, seed=3)
    for text in ("place colonist", "place summer-laborer", "build carriage", "place woodcutter"):
        game.play(text)
        assert not any(move >= LOAD for move in judge.asides(game.position, 0))
    game.play("place clay-worker")
    loads = judge.asides(game.position, 0)
    assert loads
    assert all(ANY_TIME <= move < RETURN for move in loads)


def test_there_is_always_a_candidate() -> None:
    judge = ArleJudge()
    rng = Random(2)
    game = arle.new(players=2, seed=2, houses="dark")
    while not game.is_over:
        seat = rng.choice(game.to_act)
        legal = list(game.moves_of(seat))
        candidates = judge.candidates(game.position, seat)
        assert candidates
        assert set(candidates) <= set(legal)
        game.play(rng.choice(legal), seat)


@pytest.mark.parametrize("resource", [FOOD, GRAIN, PEAT, WOOD])
def test_more_goods_are_never_worse(resource: int, table: Game) -> None:
    judge = ArleJudge()
    richer = table.position.copy()
    richer.own(0).goods[resource] += 1
    assert judge.value(richer, 0) > judge.value(table.position, 0)


def test_at_the_end_only_points_count() -> None:
    judge = ArleJudge()
    game = arle.new(players=1, seed=1)
    position = game.position.copy()
    position.phase = SCORING
    position.own(0).goods[WOOD] += 9
    assert judge.value(position, 0) == pytest.approx(game.scores[0], abs=0.5)
    poorer = position.copy()
    poorer.own(0).shortages += 1
    assert judge.value(poorer, 0) == judge.value(position, 0) - 2
