"""Two lines side by side: where they part, what was played from there, and what each player has of it."""

from __future__ import annotations

import pytest

from allmende import hallertau
from allmende.core import Game, UnknownMoveError
from allmende.core.comparison import compare
from allmende.titles import TITLES
from late_games import late_game


@pytest.fixture
def beginning() -> Game:
    return hallertau.new(players=2, seed=1)


def test_lines_part_after_their_last_common_move(beginning: Game) -> None:
    first = [(0, "place butchery"), (1, "place weekly-market")]
    second = [(0, "place butchery"), (1, "place clearing")]
    found = compare(beginning, first, second)
    assert found.common == 1
    assert [[move.seat for move in line.moves] for line in (found.one, found.other)] == [[1], [1]]
    assert found.one.moves != found.other.moves
    assert not found.one.over
    assert beginning.version == 0


def test_a_line_that_goes_on_where_the_other_ends(beginning: Game) -> None:
    line = [(0, "place butchery"), (1, "place weekly-market")]
    found = compare(beginning, line[:1], line)
    assert (found.common, found.one.moves, len(found.other.moves)) == (1, [], 1)
    same = compare(beginning, line, line)
    assert (same.common, same.one) == (2, same.other)


@pytest.mark.parametrize("title", TITLES)
def test_points_and_figures_are_those_at_the_ends(title: str) -> None:
    one = late_game(title, 2, left=0)
    moves = one.record.moves
    found = compare(one.at(0), moves, moves[:-3])
    assert found.common == len(moves) - 3
    assert found.one.over
    assert not found.other.over
    assert [sum(line.points for line in lines) for lines in found.one.scores] == one.scores
    assert len(found.one.figures) == one.players
    assert all(isinstance(value, int) for value in found.one.figures[0].values())


def test_a_move_that_can_not_be_played_is_refused(beginning: Game) -> None:
    with pytest.raises(UnknownMoveError):
        compare(beginning, [(0, "place butchery"), (1, "place nowhere")], [])
