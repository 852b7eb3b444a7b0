"""The Resource Hoarder, on whose card lie, from the top, clay, wood, reed, stone, clay and stone."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from agricola.cards.paying import payments
from agricola.scenario import farm, goods, left_on, play, scenario, spaces, texts, use
from allmende.agricola.rules.player import Player


def hoarder(supply: Mapping[str, int], gone: int = 0, house: str = "wood", also: str = "", hand: str = "") -> Player:
    """A farm with the card in play, from which so many goods are gone."""
    played = [*([also] if also else []), "resource-hoarder"]
    return farm(supply, house=house, played=played, marks={"resource-hoarder": gone}, hand=[hand] if hand else [])


def test_the_top_good_pays_for_a_major_improvement() -> None:
    game = use("major-improvement", hoarder({"clay": 1}))
    assert (goods(game), left_on(game, "resource-hoarder")) == ({}, 5)  # the Fireplace, with a clay of each


def test_its_owner_chooses_how_many_goods_come_from_the_card() -> None:
    game = use("major-improvement", hoarder({"wood": 2, "stone": 2, "clay": 2}, gone=1))
    play(game, "build joinery")
    assert payments(game) == [{"wood": 2, "stone": 2}, {"wood": 1, "stone": 2}]
    play(game, "choose 2")
    assert left_on(game, "resource-hoarder") == 4


def test_only_what_belongs_to_the_cost_can_be_used() -> None:
    assert "major-improvement" in spaces(scenario(hoarder({"clay": 1}), farm(), round_number=4))
    assert "major-improvement" not in spaces(scenario(hoarder({"clay": 1}, gone=1), farm(), round_number=4))


@pytest.mark.parametrize(
    ("house", "gone", "supply", "left"),
    [("wood", 1, {"wood": 4, "reed": 1}, 3), ("clay", 4, {"clay": 4, "reed": 2}, 1), ("clay", 6, {}, 0)],
)
def test_it_pays_for_rooms(house: str, gone: int, supply: dict[str, int], left: int) -> None:
    game = scenario(hoarder(supply, gone, house), farm())
    assert ("farm-expansion" in spaces(game)) == bool(supply)
    if supply:
        play(game, "place farm-expansion", "room a1")
    assert (goods(game), left_on(game, "resource-hoarder")) == ({}, left)


def test_it_pays_for_a_renovation() -> None:
    game = use("house-redevelopment", hoarder({"clay": 1, "reed": 1}))
    assert (goods(game), left_on(game, "resource-hoarder")) == ({}, 5)


def test_it_pays_for_a_minor_improvement() -> None:
    game = use("meeting-place", hoarder({}, gone=2, hand="corf"))
    play(game, "play corf")
    assert (goods(game), left_on(game, "resource-hoarder")) == ({}, 3)


def test_it_pays_for_no_stable() -> None:
    assert "farm-expansion" not in spaces(scenario(hoarder({"wood": 1}, gone=1), farm()))
    assert "farm-expansion" in spaces(scenario(hoarder({"wood": 2}, gone=1), farm()))


def test_stone_from_the_card_is_stone_that_is_paid() -> None:
    game = use("western-quarry", hoarder({"clay": 3}, gone=3, also="stone-company"), goods={"western-quarry": 1})
    assert "build clay-oven" in texts(game)
    play(game, "build clay-oven")
    assert payments(game) == [{"clay": 3, "stone": 1}, {"clay": 3}, {"clay": 2}]


def test_it_pays_for_two_rooms_that_are_cheaper_together() -> None:
    mine = hoarder({"clay": 9, "reed": 4}, house="clay", also="carpenters-hammer")
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert payments(game) == [{"clay": 5, "reed": 2}, {"clay": 4, "reed": 2}]
    play(game, "choose 2", "room b1")
    assert (goods(game), left_on(game, "resource-hoarder")) == ({"clay": 3, "reed": 2}, 5)
