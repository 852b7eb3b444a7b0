"""Fields that are removed for a card, or lose what grows there, while Fields are being moved up one by one."""

from __future__ import annotations

import pytest

from allmende.core import Game
from hallertau.cards.playing import PILES, asked, play
from hallertau.scenario import ACTIONS, at, fields, village

# 222: move up to 3 Fields one row up; 504: remove 1 Field


def moving(columns: list[str], amendments: int | None = None) -> Game:
    """A village that has moved the field in row 2 up to another in row 3, and then removes one of them."""
    mine = village(fields=columns, hand=["222", "504"], workers=1)
    game = at(ACTIONS, mine, village(), piles=PILES, amendments=amendments)
    play(game, "play 222", "pick row 2 empty", "play 504")
    if len(columns) > 2:
        game.play("spend field row 3 empty")
    return game


@pytest.mark.parametrize("columns", [["2", "3"], ["3", "2"], ["3", "2", "5"]])
def test_of_two_fields_alike_the_one_that_has_been_moved_is_removed(columns: list[str]) -> None:
    game = moving(columns)
    assert asked(game) == {"pick row 3 empty", "done"}
    game.play("pick row 3 empty")
    assert fields(game) == ["4", *columns[2:]]


def test_in_games_begun_before_it_was_the_one_that_had_come_first() -> None:
    assert "pick row 3 empty" not in asked(moving(["3", "2"], amendments=10))


# 122: move both planted Fields up; 516: return what is planted in a Field


def test_of_two_fields_alike_the_one_that_has_been_moved_loses_its_crop() -> None:
    mine = village(fields=["3:rye", "2:rye"], hand=["122", "516"])
    game = at(ACTIONS, mine, village(), piles=PILES)
    play(game, "play sparingly 122", "pick row 2 rye", "play 516", "pick row 3 rye")
    assert fields(game) == ["3", "4:rye"]
