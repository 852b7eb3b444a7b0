"""Chapter "Phase 7: Harvest"."""

from __future__ import annotations

from typing import Any

import pytest

from allmende.core import Game
from allmende.hallertau.record.events import FieldMoved, Harvested
from hallertau.scenario import CROPS, HARVEST, at, fields, goods, happened, moves, only, village


def test_example_a_field_in_row_4_gives_4_barley_and_drops_to_row_3() -> None:
    game = only(HARVEST, village(fields=["4:barley"]))
    assert (goods(game), fields(game)) == ({"barley": 4}, ["3"])
    assert game.opening[:2] == [
        Harvested(seat=0, good="barley", count=4, column=0, row=4),
        FieldMoved(seat=0, column=0, row=4, to=3),
    ]


@pytest.mark.parametrize(("row", "after"), [(2, "2"), (3, "2"), (4, "3"), (5, "4")])
@pytest.mark.parametrize("crop", CROPS)
def test_a_field_gives_as_many_crops_as_its_row_and_drops_one(crop: str, row: int, after: str) -> None:
    game = only(HARVEST, village(fields=[f"{row}:{crop}"], goods={crop: 1}))
    assert (goods(game), fields(game)) == ({crop: row + 1}, [after])


def test_each_field_is_harvested_once() -> None:
    mine = village(fields=["5:hops", "5:hops", "4:hops", "3:rye", "2:rye", "2", "4", "5"])
    game = only(HARVEST, mine)
    assert goods(game) == {"hops": 14, "rye": 5}
    assert fields(game) == ["2", "2", "2", "3", "4", "4", "4", "5"]
    assert len(happened(game.opening, Harvested)) == 5


def test_empty_fields_give_nothing_and_stay() -> None:
    game = only(HARVEST, village(fields=["2", "5"]))
    assert (goods(game), fields(game)) == ({}, ["2", "5"])


def test_all_players_harvest() -> None:
    game = only(HARVEST, village(fields=["2:rye"]), village(fields=["3:flax"]))
    assert (goods(game, 0), goods(game, 1)) == ({"rye": 2}, {"flax": 3})


# Cards that come into the hand between two fields


def reaping(hand: str, *fields: str, amendments: int | None = None, **mine: Any) -> Game:
    """A village with a card and these fields when the harvest begins; 027 lies on top of the Gateway cards."""
    farm = village(hand=[hand], fields=fields, **({"goods": {"wool": 1}} | mine))
    return at(HARVEST, farm, piles={"gateway": ["027"], "bonus": ["828"]}, amendments=amendments)


def test_a_card_that_minds_the_order_may_be_drawn_between_two_fields() -> None:
    """435: pay Barley to draw Gateway cards; 027: exactly 1 empty Field, sow Wool there."""
    game = reaping("435", "3:barley", "4:rye")
    assert set(moves(game)) == {"pick row 3 barley", "pick row 4 rye", "harvest all"}
    for move in ("pick row 3 barley", "play 435", "choose 1", "play 027", "sow wool row 2"):
        game.play(move)
    assert fields(game) == ["2:wool", "4:rye"]
    game.play("harvest all")
    assert (goods(game)["rye"], fields(game)) == (4, ["2:wool", "3"])  # what is sown meanwhile grows on


def test_a_card_that_is_playable_from_the_start_draws_before_the_first_field() -> None:
    """With 6 Barley nothing that the harvest brings lets one draw more: it is asked before, and then never."""
    game = reaping("435", "3:barley", "4:rye", goods={"barley": 6})
    assert "play 435" in moves(game)
    game.play("done")
    assert fields(game) == ["2", "3"]


def test_more_that_could_be_drawn_after_a_field_counts() -> None:
    """With 1 Barley one draws 1 card now, and up to 2 after a harvest of 3 more."""
    game = reaping("435", "3:barley", "4:rye", goods={"barley": 1})
    game.play("done")
    assert set(moves(game)) >= {"pick row 3 barley", "pick row 4 rye", "harvest all"}


@pytest.mark.parametrize(
    ("hand", "mine"),
    [
        ("435", ("3:barley",)),  # one field: nothing is left that could be harvested later
        ("435", ("3:rye", "4:rye")),  # no Barley comes
        ("701", ("5:barley", "5:barley", "5:barley")),  # 11 Barley make it playable, but it draws nothing
    ],
)
def test_where_no_card_could_come_all_fields_are_harvested_at_once(hand: str, mine: tuple[str, ...]) -> None:
    game = reaping(hand, *mine)
    assert not any(move.startswith("pick") for move in moves(game))
    assert all(":" not in field for field in fields(game))


def test_an_empty_pile_brings_no_card() -> None:
    farm = village(hand=["435"], fields=["3:barley", "4:rye"])
    game = at(HARVEST, farm, piles={"gateway": [], "bonus": ["828"]})
    assert not any(move.startswith("pick") for move in moves(game))


def test_tools_from_the_harvest_may_double_what_is_still_to_come() -> None:
    """108: with 6 Barley, 1 Tool; 426: with 6 Tools, a Field yields twice as much."""
    farm = village(hand=["108", "426"], fields=["5:barley", "4:rye"], goods={"barley": 1}, tools=5)
    game = at(HARVEST, farm, piles={"gateway": ["027"], "bonus": ["828"]})
    for move in ("pick row 5 barley", "play 108", "play 426", "pick row 4 rye"):
        game.play(move)
    assert goods(game)["rye"] == 8


def test_in_games_begun_before_only_cards_in_hand_counted() -> None:
    game = reaping("435", "3:barley", "4:rye", amendments=1)
    assert not any(move.startswith("pick") for move in moves(game))


# Fields that look alike, of which one was sown during the phase


def alike(*fields: str, hand: tuple[str, ...], amendments: int | None = None) -> Game:
    """A village that has harvested its Rye and sown Barley in that field, beside one with Barley to be harvested."""
    farm = village(hand=["013", *hand], fields=fields, goods={"barley": 1}, sheep={5: 3}, tools=6)
    game = at(HARVEST, farm, round=2, piles={"gateway": ["027"], "bonus": ["828"]}, amendments=amendments)
    for move in ("done", "pick row 4 rye", "play 013", "sow barley row 3"):
        game.play(move)
    return game


@pytest.mark.parametrize("farm", [("3:barley", "4:rye"), ("4:rye", "3:barley")])
def test_a_card_harvests_the_field_that_would_not_be_harvested_otherwise(farm: tuple[str, str]) -> None:
    """022: harvest 1 Field right away."""
    game = alike(*farm, hand=("022",))
    game.play("play 022")
    game.play("pick row 3 barley")
    assert (goods(game)["barley"], fields(game)) == (6, ["2", "2"])


def test_a_card_takes_away_the_field_that_would_not_be_harvested() -> None:
    """421: pay 1 Field."""
    game = alike("3:barley", "4:rye", hand=("022", "421"))
    game.play("play 421")
    game.play("harvest all")
    assert (goods(game)["barley"], fields(game)) == (3, ["2"])


def test_a_card_doubles_the_field_that_is_to_be_harvested() -> None:
    """426: double the yield of a Field that you are about to harvest."""
    game = alike("4:rye", "3:barley", hand=("022", "426"))
    game.play("play 426")
    game.play("pick row 3 barley")
    game.play("harvest all")
    assert (goods(game)["barley"], fields(game)) == (6, ["2", "3:barley"])


def test_a_field_whose_yield_is_doubled_is_not_the_one_that_is_given_up() -> None:
    farm = village(hand=["426", "421"], fields=["4:rye", "4:rye"], tools=6)
    game = at(HARVEST, farm, round=2, piles={})
    for move in ("play 426", "pick row 4 rye", "play 421"):
        game.play(move)
    assert (goods(game)["rye"], fields(game)) == (8, ["3"])


def test_in_games_begun_before_the_first_field_of_that_look_was_taken() -> None:
    game = alike("3:barley", "4:rye", hand=("022",), amendments=2)
    game.play("play 022")
    game.play("pick row 3 barley")
    assert (goods(game)["barley"], fields(game)) == (3, ["2", "3:barley"])
