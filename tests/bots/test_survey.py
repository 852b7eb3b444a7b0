"""Surveys: what counts once, what a place is, and which level stands beside."""

from __future__ import annotations

import pytest

from allmende.bots.survey import OPENING, SurveyedSeat, seats_of, surveys
from allmende.bots.typical import LEVELS, typical
from core.test_retrospect import KINDS, played


def seat(game: str, opening: str = "a b c d", score: float = 10, place: int = 1, number: int = 0) -> SurveyedSeat:
    won = float(place == 1)
    points = {"jewelry": score}
    return SurveyedSeat(game, "hallertau-2", number, "", opening.split(), score, place, won, points)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_opening_is_the_first_four_action_spaces_of_a_seat(kind: tuple[str, dict[str, str]]) -> None:
    game = played(kind, 2, 5)
    for one in seats_of(game, "it", ["Ann", "Bob"]):
        assert len(one.opening) == OPENING
        spaces = [game.title.hindsight.name(f"space:{space}") for space in one.opening] if game.title.hindsight else []
        assert len(spaces) == OPENING
        assert one.score == game.scores[one.seat]
        assert sum(one.points.values()) == one.score
        assert (one.place == 1) == (one.seat in game.winners)


def test_openings_are_listed_with_their_beginnings_as_far_as_enough_seats_began_so() -> None:
    (found,) = surveys([seat("1"), seat("2", "a b c x"), seat("3", "a y y y")], least=2)
    assert [(one.actions, one.seats) for one in found.openings] == [(["a"], 3), (["a", "b"], 2), (["a", "b", "c"], 2)]


def test_a_game_counts_once_however_many_of_its_seats_belong_together() -> None:
    both = [seat("1", score=10), seat("1", score=20, number=1), seat("2", score=30)]
    (found,) = surveys(both)
    (first,) = found.finishes
    assert (first.seats, first.games) == (3, 2)
    assert first.points.value == (15 + 30) / 2
    alone = surveys([seat("1")], least=1)[0]
    assert alone.finishes[0].points.low is None


def test_the_level_beside_is_the_weakest_that_makes_more_points() -> None:
    game = played(("hallertau", {"cards": "off"}), 2, 1)
    levels = sorted(typical(game.title, game.state), key=lambda one: LEVELS.index(one.level))
    for points, level in ((levels[0].course[-1] - 1, levels[0]), (1000, levels[-1])):
        (found,) = surveys([seat("1", score=points)])
        assert found.beside is not None
        assert found.beside.level == level.level
        assert found.beside.difference["jewelry"].value == points - level.points["jewelry"]
