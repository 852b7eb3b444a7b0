"""Chapter "Phase 1: Remove Workers"."""

from __future__ import annotations

import pytest

from allmende.hallertau.presentation.views import View
from allmende.hallertau.record.events import WorkersRemoved
from allmende.rulebooks import tell
from hallertau.scenario import REMOVE_WORKERS, SPACE_NAMES, happened, only, rows, village, workers_on


def test_example_a_full_space_loses_its_top_row_and_a_single_worker_clears() -> None:
    game = only(REMOVE_WORKERS, *[village()] * 4, round=2, board={"nursery": 3, "cultivation": 1})
    assert rows(game, "nursery") == [1, 2, 0]
    assert rows(game, "cultivation") == [0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(0, [0, 0, 0]), (1, [0, 0, 0]), (2, [1, 0, 0]), (3, [1, 2, 0])])
def test_only_the_topmost_row_is_removed(before: int, after: list[int]) -> None:
    game = only(REMOVE_WORKERS, *[village()] * 4, round=3, board={"land-sale": before})
    assert rows(game, "land-sale") == after


def test_four_players_clear_the_entire_board() -> None:
    game = only(REMOVE_WORKERS, *[village()] * 4, round=2, board=dict.fromkeys(SPACE_NAMES, 1))
    assert workers_on(game) == {}


def test_with_fewer_players_only_the_quadrants_on_the_card_lose_workers() -> None:
    cards = ("A12", "F23", "C34", "B24", "D14", "E13")
    game = only(REMOVE_WORKERS, village(), village(), round=2, cards=cards, board=dict.fromkeys(SPACE_NAMES, 1))
    first = {"sheep-breeding", "sheep-shearing", "clay-delivery", "farming"}
    fourth = {"fertilizing", "tool-shed", "town-hall", "sheep-market"}
    assert workers_on(game) == dict.fromkeys(first | fourth, 1)


@pytest.mark.parametrize(("round_", "quadrants"), list(enumerate(([3, 4], [2, 4], [1, 4], [1, 3], [2, 3]), 2)))
def test_each_round_turns_the_next_card_up(round_: int, quadrants: list[int]) -> None:
    cards = ("A12", "C34", "B24", "D14", "E13", "F23")
    board = dict.fromkeys(["farming", "butchery", "small-trade", "town-hall"], 1)
    game = only(REMOVE_WORKERS, village(), village(), round=round_, cards=cards, board=board)
    (removed,) = happened(game.opening, WorkersRemoved)
    assert isinstance(removed, WorkersRemoved)
    assert removed.quadrants == quadrants
    places = {1: "farming", 2: "butchery", 3: "small-trade", 4: "town-hall"}
    assert sorted(removed.spaces) == sorted(places[quadrant] for quadrant in quadrants)


def test_the_card_shows_to_which_quadrant_its_question_mark_came() -> None:
    """A: 1, 2 and either 3 or 4; D: 1, 2 and 3."""
    cards = ("D123", "A123", "F234", "B234", "C134", "E124")
    game = only(REMOVE_WORKERS, *[village()] * 3, round=3, cards=cards)
    view = game.view(0)
    assert isinstance(view, View)
    assert view.quadrant_cards == [[1, 2, 3], [1, 2, 3], [2, 3, 4]]
    assert view.tossed == [0, 3, 2]


def test_the_rules_name_the_quadrant_cards_for_each_number_of_players() -> None:
    (chapter,) = [chapter for chapter in tell("hallertau", "en").chapters if chapter.name == "remove-workers"]
    said = [passage.text for passage in chapter.passages]
    assert "With 2 players they name 1+2, 2+4, 3+4, 1+4, 1+3 and 2+3." in said
    chance = "; where there is a slash, chance decides when the card is turned up."
    assert f"With 3 players they name 1+2+3/4, 2+3+4, 1+3+4, 1+2+3, 1+2+4 and 3+4+1/2{chance}" in said
    assert f"In a solo game they name 3/4, 1, 2, 4, 3 and 1/2{chance}" in said


def test_removing_workers_takes_none_out_of_a_players_supply() -> None:
    game = only(REMOVE_WORKERS, *[village(workers=0)] * 4, round=2, board={"nursery": 3})
    assert all(mine.workers == 0 for mine in game.state.seats)


def test_a_turned_card_draws_the_line_for_undo() -> None:
    assert only(REMOVE_WORKERS, village(), village(), round=2).state.reveal_count == 1
    assert only(REMOVE_WORKERS, *[village()] * 4, round=2).state.reveal_count == 0  # there is no card
