"""The Hammer Crusher of deck D: goods and rooms right before a renovation to stone."""

from __future__ import annotations

import pytest

from agricola.cards.positions import if_asked
from agricola.scenario import farm, goods, me, play, rooms, scenario, spaces, texts, use
from allmende.core import Game


def redevelops(goods: dict[str, int], house: str = "clay", *others: str) -> Game:
    """A person has been placed on House Redevelopment with the Hammer Crusher in play."""
    return use("house-redevelopment", farm(goods, house=house, played=["hammer-crusher", *others]))


def test_hammer_crusher_gives_goods_with_which_the_renovation_is_paid() -> None:
    game = redevelops({"stone": 2})  # the reed comes with the card
    if_asked(game, "renovate", "done")
    assert (me(game).house, goods(game)) == ("stone", {"clay": 2})


def test_hammer_crusher_builds_rooms_that_are_renovated_at_once() -> None:
    game = redevelops({"stone": 3, "clay": 3, "reed": 2})
    if_asked(game, "renovate")
    assert "room a1" in texts(game)
    assert "done" in texts(game)
    play(game, "room a1")
    assert (me(game).house, len(rooms(game)), goods(game)) == ("stone", 3, {})


def test_hammer_crusher_builds_no_room_that_could_not_be_renovated() -> None:
    game = redevelops({"stone": 2, "clay": 3, "reed": 2})
    if_asked(game, "renovate", "done")
    assert (len(rooms(game)), me(game).house) == (2, "stone")
    game = redevelops({"stone": 3, "clay": 3, "reed": 1})  # the reed of the renovation would be lacking
    if_asked(game, "renovate", "done")
    assert (len(rooms(game)), me(game).house) == (2, "stone")


def test_hammer_crusher_has_nothing_to_do_with_clay() -> None:
    assert "house-redevelopment" not in spaces(scenario(farm({"clay": 2}, played=["hammer-crusher"]), farm()))
    game = redevelops({"clay": 2, "reed": 1}, "wood")
    if_asked(game, "renovate")
    assert (me(game).house, goods(game)) == ("clay", {})


def test_hammer_crusher_builds_wooden_rooms_before_a_conservator_goes_straight_to_stone() -> None:
    game = redevelops({"stone": 3, "wood": 5, "reed": 2}, "wood", "conservator")
    if_asked(game, "renovate straight-to-stone")
    moves = [text for text in texts(game) if text.startswith("renovate")]
    if moves:
        play(game, moves[-1])
    if_asked(game, "room a1")
    assert (me(game).house, len(rooms(game)), goods(game)) == ("stone", 3, {"clay": 2})


# The Resource Hoarder's pile has clay, wood, reed, stone, clay and stone, from the top.


def hoards(gone: int, goods: dict[str, int], amendments: int | None = None) -> Game:
    """A person has been placed on House Redevelopment with so many goods of the Resource Hoarder gone."""
    cards = ["hammer-crusher", "resource-hoarder"]
    mine = farm(goods, house="clay", played=cards, marks={"resource-hoarder": gone})
    game = scenario(mine, farm(), round_number=6, amendments=amendments)
    play(game, "place house-redevelopment")
    return if_asked(game, "renovate")


@pytest.mark.parametrize(("amendments", "offered"), [(59, True), (None, False)])
def test_hammer_crusher_does_not_count_on_goods_that_have_paid_for_the_room(
    amendments: int | None, offered: bool
) -> None:
    game = hoards(2, {"clay": 3, "stone": 2}, amendments)  # only one of them can have the pile's reed
    assert ("room a1" in texts(game)) == offered


@pytest.mark.parametrize(("amendments", "offered"), [(59, False), (None, True)])
def test_hammer_crusher_counts_on_goods_below_those_that_have_paid_for_the_room(
    amendments: int | None, offered: bool
) -> None:
    game = hoards(4, {"clay": 2, "reed": 2, "stone": 2}, amendments)  # below the clay lies a stone
    assert ("room a1" in texts(game)) == offered
