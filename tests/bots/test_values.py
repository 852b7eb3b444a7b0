"""Values of positions: what each seat can expect, by what it knows, with the interval that says how sure that is."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from allmende.bots import tasks, values
from allmende.bots.study import foresight_of
from allmende.bots.values import FEWEST, SeatValue, value
from allmende.core import Game
from allmende.titles import TITLES
from late_games import late_game

CASES = [("hallertau", 2, {"cards": "on"}), ("hallertau", 3, {"cards": "off"}), ("arle", 1, {}), ("agricola", 2, {})]


@pytest.mark.parametrize(("title", "players", "options"), CASES)
def test_each_seat_has_a_value_and_the_game_stays_as_it_is(title: str, players: int, options: dict[str, str]) -> None:
    game = late_game(title, players, left=12, **options)
    before = str(game)
    found = value(game.title, game.state, Random(1), seconds=0)
    assert (found.games, len(found.seats)) == (FEWEST, players)
    assert all(seat.margin >= 0 for seat in found.seats)
    assert str(game) == before
    assert value(game.title, game.state, Random(1), seconds=0) == found


def test_the_value_at_the_end_is_the_score_and_sure() -> None:
    game = late_game("hallertau", 2, left=0)
    assert game.is_over
    assert tasks.value(game.record) == values.Value(0, [SeatValue(score, 0.0) for score in game.scores])


def test_the_margin_is_that_of_the_games_played_on() -> None:
    game = late_game("hallertau", 1, left=30, cards="on")
    found = value(game.title, game.state, Random(1), seconds=0)
    random = Random(1)
    deals = [game.title.redraw(game.state, 0, random) for _ in range(FEWEST)]
    ends = foresight_of(game.title, game.state)(deals, 0, float("inf"), random, varied=True)
    scores = [game.title.score(end, 0) for end in ends]
    assert found.seats[0].points == round(fmean(scores), 2)
    # Student's quantile for four numbers, halved by the root of their count.
    assert found.seats[0].margin == pytest.approx(3.182 * stdev(scores) / 2, abs=0.02)


def test_more_games_are_played_on_where_there_is_time() -> None:
    game = late_game("agricola", 1, left=6)
    assert value(game.title, game.state, Random(1), seconds=600, most=16).games == 16
    assert value(game.title, game.state, Random(1), seconds=600, most=15).games == 8


def test_a_seat_is_valued_by_what_it_knows() -> None:
    """Another hand of the second seat changes nothing for the first one, whose value comes first."""
    game = Game.new(TITLES["hallertau"], 2, 3, None, {"cards": "on"})
    other = game.title.redraw(game.state, 0, Random(8))
    assert game.title.view(other, 1) != game.view(1)
    found = value(game.title, game.state, Random(1), seconds=0)
    assert value(game.title, other, Random(1), seconds=0).seats[0] == found.seats[0]
