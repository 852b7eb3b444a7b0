"""Chapter "Phase 6: Fallow Fields"."""

from __future__ import annotations

import pytest

from allmende.core import IllegalMoveError
from allmende.hallertau.record.events import FieldMoved
from hallertau.scenario import FALLOW_FIELDS, fields, happened, moves, only, village


def test_example_the_field_in_row_3_slides_up_twice_and_the_others_stay() -> None:
    game = only(FALLOW_FIELDS, village(fields=["3", "5", "4:barley"]))
    assert fields(game) == ["4:barley", "5", "5"]
    assert happened(game.opening, FieldMoved) == [
        FieldMoved(seat=0, column=0, row=3, to=4),
        FieldMoved(seat=0, column=0, row=4, to=5),
    ]


@pytest.mark.parametrize(("row", "after"), [("2", "4"), ("3", "5"), ("4", "5"), ("5", "5")])
def test_a_single_empty_field_slides_up_twice_but_not_beyond_row_5(row: str, after: str) -> None:
    assert fields(only(FALLOW_FIELDS, village(fields=[row]))) == [after]


def test_all_empty_fields_slide_one_row_and_the_player_chooses_which_slides_again() -> None:
    game = only(FALLOW_FIELDS, village(fields=["2", "3", "4"]))
    assert fields(game) == ["3", "4", "5"]
    assert moves(game) == {"fallow row 3", "fallow row 4"}


@pytest.mark.parametrize(("choice", "after"), [(3, ["4", "4", "5"]), (4, ["3", "5", "5"])])
def test_the_chosen_field_slides_again(choice: int, after: list[str]) -> None:
    game = only(FALLOW_FIELDS, village(fields=["2", "3", "4"]))
    game.play(f"fallow row {choice}")
    assert fields(game) == after  # no field is planted, so nothing drops in Phase 7


def test_sliding_is_mandatory() -> None:
    game = only(FALLOW_FIELDS, village(fields=["2", "3"]))
    assert "done" not in moves(game)
    with pytest.raises(IllegalMoveError):
        game.play("done")


def test_a_field_in_row_5_is_no_choice() -> None:
    game = only(FALLOW_FIELDS, village(fields=["2", "3", "5"]))
    with pytest.raises(IllegalMoveError):
        game.play("fallow row 5")


def test_fields_in_the_same_row_are_the_same_choice() -> None:
    assert fields(only(FALLOW_FIELDS, village(fields=["2", "2", "2"]))) == ["3", "3", "4"]


def test_planted_fields_never_slide() -> None:
    assert fields(only(FALLOW_FIELDS, village(fields=["2:rye", "3:hops"]))) == ["2:rye", "3:hops"]


def test_without_fields_nothing_happens() -> None:
    assert fields(only(FALLOW_FIELDS, village())) == []


def test_all_players_choose_at_the_same_time() -> None:
    game = only(FALLOW_FIELDS, village(fields=["2", "3"]), village(fields=["2"]), village(fields=["3", "2"]))
    assert game.to_act == [0, 2]
    assert fields(game, 1) == ["4"]
    game.play("fallow row 4", seat=2)
    assert game.to_act == [0]
    assert fields(game, 2) == ["3", "5"]
