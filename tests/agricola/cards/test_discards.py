"""Goods may be discarded at any time: it is offered where a card gains by fewer of them (chapter "Anytime Actions")."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED
from agricola.scenario import all_texts, farm, food, goods, happened, play, played, promised, scenario, texts
from agricola.test_labels import labels
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import DISCARDED_FOR_CARDS
from allmende.agricola.rules.phases import BREEDING, RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.core import Game

BEFORE = DISCARDED_FOR_CARDS - 1


def using(space: str, mine: Player, amendments: int = DISCARDED_FOR_CARDS, round_number: int = 4) -> Game:
    """A person has just been placed there."""
    game = scenario(mine, farm(), farm(), farm(), round_number=round_number, amendments=amendments)
    play(game, f"place {space}")
    return game


# Prerequisites


def keeper(sheep: int, *others: str) -> Player:
    """Somebody with so many sheep, and the Sheep Keeper in hand."""
    return farm({"sheep": sheep}, pastures=["E1 E2 E3 D1 D2"], hand=["sheep-keeper", *others])


def test_sheep_keeper_is_played_with_as_few_sheep_gone_as_need_be() -> None:
    game = using("lessons", keeper(9, "grocer"))
    assert texts(game) == {"play sheep-keeper", "play grocer"}
    assert labels(game)["play sheep-keeper"] == "Play Sheep Keeper: 3 Sheep"
    (event,) = happened(play(game, "play sheep-keeper"), events.AnimalsReleased)
    assert (event.animal, event.count) == ("sheep", 3)
    assert (goods(game), played(game)) == ({"sheep": 6}, ["sheep-keeper"])


def test_sheep_keeper_takes_no_sheep_of_six() -> None:
    game = using("lessons", keeper(6, "grocer"))
    assert labels(game)["play sheep-keeper"] == "Play Sheep Keeper"
    play(game, "play sheep-keeper")
    assert goods(game) == {"sheep": 6}


def test_before_the_amendment_seven_sheep_were_too_many() -> None:
    game = using("lessons", keeper(7, "grocer"), BEFORE)
    assert (goods(game), played(game)) == ({"sheep": 7}, ["grocer"])


def owner(**animals: int) -> Player:
    """Somebody with animals, and Special Food in hand."""
    return farm(animals, pastures=["E1 E2"], hand=["special-food", "market-stall"])


def test_special_food_is_played_when_all_animals_have_gone() -> None:
    game = using("meeting-place", owner(sheep=2, cattle=1))
    assert texts(game) == {"play special-food", "done"}
    assert labels(game)["play special-food"] == "Play Special Food: 2 Sheep and 1 Cattle"
    play(game, "play special-food")
    assert (goods(game), played(game)) == ({}, ["special-food"])


def test_before_the_amendment_special_food_waited_for_a_farm_without_animals() -> None:
    assert using("meeting-place", owner(cattle=1), BEFORE).to_act == [1]
    assert texts(using("meeting-place", owner(), BEFORE)) == {"play special-food", "done"}


# Informant


def homecoming(stock: dict[str, int], amendments: int = DISCARDED_FOR_CARDS) -> Game:
    """All people have been placed; the Informant compares."""
    return scenario(
        farm(stock, played=["informant"]), farm(), phase=RETURNING_HOME, round_number=2, amendments=amendments
    )


def test_informant_lets_clay_go_until_there_is_more_stone() -> None:
    game = homecoming({"clay": 3, "stone": 2})
    assert texts(game) == {"choose 2", "done"}
    assert labels(game)["choose 2"] == "Discard 1 Clay"
    play(game, "choose 2")
    assert goods(game) == {"clay": 2, "stone": 2}
    play(game, "choose 2")
    assert goods(game) == {"clay": 1, "stone": 2, "wood": 1}
    assert any(text.startswith("place ") for text in texts(game))  # nothing more is to be had


def test_informant_may_keep_all_clay() -> None:
    game = homecoming({"clay": 2, "stone": 2})
    play(game, "done")
    assert goods(game) == {"clay": 2, "stone": 2}


@pytest.mark.parametrize(("stock", "wood"), [({"clay": 2}, 0), ({"clay": 1, "stone": 2}, 1), ({}, 0)])
def test_informant_asks_only_where_clay_is_in_the_way(stock: dict[str, int], wood: int) -> None:
    game = homecoming(stock)
    assert goods(game) == stock | ({"wood": 1} if wood else {})
    assert any(text.startswith("place ") for text in texts(game))


def test_before_the_amendment_clay_was_in_the_way_of_the_informant() -> None:
    game = homecoming({"clay": 2, "stone": 2}, BEFORE)
    assert goods(game) == {"clay": 2, "stone": 2}
    assert any(text.startswith("place ") for text in texts(game))


# Feedyard


def bred(animals: dict[str, int], amendments: int = DISCARDED_FOR_CARDS) -> Game:
    """Animals have bred; the Feedyard has room for two, for a pasture each, and the house for one."""
    mine = farm(animals, pastures=["E1", "E2"], played=["feedyard"])
    return scenario(mine, farm(), phase=BREEDING, round_number=4, amendments=amendments)


def test_feedyard_gives_food_for_places_from_which_animals_go() -> None:
    game = bred({"sheep": 4, "boar": 1})  # of five sheep, one is in the house
    assert (food(game), texts(game)) == (1, {"release sheep", "release boar", "done"})
    play(game, "release boar")
    assert food(game) == 2
    assert any(text.startswith("place ") for text in texts(game))


def test_feedyard_asks_nobody_whose_places_are_free() -> None:
    game = bred({"boar": 1})
    assert food(game) == 2
    assert any(text.startswith("place ") for text in texts(game))


def test_before_the_amendment_the_feedyard_did_not_ask() -> None:
    game = bred({"sheep": 4, "boar": 1}, BEFORE)
    assert food(game) == 1
    assert any(text.startswith("place ") for text in texts(game))


# Grassland Harrow


def harrowing(amendments: int = DISCARDED_FOR_CARDS) -> Game:
    """The Grassland Harrow has just been played in round 12, and 3 Clay and 1 Reed are left."""
    mine = farm({"wood": 2, "clay": 3, "reed": 1}, played=LEARNED[:2], hand=["grassland-harrow"])
    game = using("meeting-place", mine, amendments, round_number=12)
    play(game, "play grassland-harrow")
    return game


def test_grassland_harrow_is_laid_sooner_with_fewer_building_resources() -> None:
    game = harrowing()
    assert all_texts(game) == {"choose 2", "choose 3", "done"}
    assert labels(game)["choose 3"] == "Discard 1 Reed"
    play(game, "choose 3", "choose 2", "done")
    assert (promised(game), goods(game)) == ({14: {"field": 1}}, {"clay": 2})


def test_grassland_harrow_counts_one_at_least() -> None:
    game = harrowing()
    play(game, "choose 2", "choose 2", "choose 2")
    assert (promised(game), goods(game)) == ({13: {"field": 1}}, {"reed": 1})
    assert game.to_act == [1]


def test_before_the_amendment_the_grassland_harrow_came_too_late() -> None:
    game = harrowing(BEFORE)
    assert (promised(game), goods(game), game.to_act) == ({}, {"clay": 3, "reed": 1}, [1])
