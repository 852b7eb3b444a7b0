"""Two lines side by side: where they part, what was played from there, and what each player has of it."""

from __future__ import annotations

import pytest

from allmende import agricola, hallertau
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
def test_points_figures_and_goods_are_those_at_the_ends(title: str) -> None:
    one = late_game(title, 2, left=0)
    moves = one.record.moves
    found = compare(one.at(0), moves, moves[:-3])
    assert found.common == len(moves) - 3
    assert found.one.over
    assert not found.other.over
    assert [sum(line.points for line in lines) for lines in found.one.scores] == one.scores
    assert len(found.one.figures) == one.players
    assert all(isinstance(value, int) for value in found.one.figures[0].values())
    for seat, goods in enumerate(found.one.goods):
        shown = one.view(seat).players[seat].goods  # type: ignore[attr-defined]
        assert goods.items() >= shown.items()
        assert any(goods.values())
        # What is counted as goods is no figure besides.
        assert not goods.keys() & found.one.figures[seat].keys()


def test_goods_differ_where_other_goods_were_taken() -> None:
    found = compare(agricola.new(players=1, seed=1), [(0, "place forest")], [(0, "place clay-pit")])
    wood, clay = found.one.goods[0], found.other.goods[0]
    assert (wood["wood"], clay["wood"]) == (2, 0)
    assert (wood["clay"], clay["clay"]) == (0, 1)
    assert {good for good in wood if wood[good] != clay[good]} == {"wood", "clay"}


def test_a_move_that_can_not_be_played_is_refused(beginning: Game) -> None:
    with pytest.raises(UnknownMoveError):
        compare(beginning, [(0, "place butchery"), (1, "place nowhere")], [])
