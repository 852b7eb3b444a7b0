"""Cards for dealings with other players: who is asked, what is paid to whom, and what nobody can refuse."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus
from agricola.scenario import farm, goods, happened, play, scenario, texts
from allmende.agricola.record import events
from allmende.agricola.rules.player import Player
from allmende.core import Game


def watching(space: str, mine: Player, *rest: Player, players: int = 4, round_number: int = 14) -> Game:
    """The second seat has just used an action space, while the first one has a card in play."""
    others = [farm(), *rest]
    others += [farm() for _ in range(players - 1 - len(others))]
    game = scenario(mine, *others, round_number=round_number, first=1)
    play(game, f"place {space}")
    return game


# Paymaster


@pytest.mark.parametrize("space", ["fishing", "traveling-players"])
def test_paymaster_may_give_a_grain_for_a_point_when_another_takes_food(space: str) -> None:
    game = watching(space, farm({"grain": 2}, played=["paymaster"]))
    assert game.to_act == [0]
    assert texts(game) == {"choose 1", "done"}
    twin = game.copy()
    told = happened(play(game, "choose 1"), events.GoodsGiven)
    assert told == [events.GoodsGiven(seat=0, resource="grain", count=1, card="paymaster", to=1)]
    assert (goods(game), goods(game, 1), bonus(game)) == ({"grain": 1}, {"food": 1, "grain": 1}, 1)
    play(twin, "done")
    assert (goods(twin), goods(twin, 1), bonus(twin)) == ({"grain": 2}, {"food": 1}, 0)


def test_paymaster_is_not_asked_without_grain_elsewhere_nor_for_its_own_person() -> None:
    assert watching("fishing", farm(played=["paymaster"])).to_act == [2]
    assert watching("day-laborer", farm({"grain": 1}, played=["paymaster"])).to_act == [2]
    game = scenario(farm({"grain": 1}, played=["paymaster"]), farm(), farm(), farm())
    play(game, "place fishing")
    assert game.to_act == [1]


# Buyer


@pytest.mark.parametrize(
    ("space", "good"),
    [
        ("reed-bank", "reed"),
        ("western-quarry", "stone"),
        ("eastern-quarry", "stone"),
        ("sheep-market", "sheep"),
        ("pig-market", "boar"),
    ],
)
def test_buyer_may_pay_another_a_food_for_the_same_good(space: str, good: str) -> None:
    game = watching(space, farm({"food": 2}, played=["buyer"]))
    assert texts(game, 0) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"food": 1, good: 1}
    assert goods(game, 1) == {"food": 1, good: 1}


@pytest.mark.parametrize("space", ["cattle-market", "clay-pit", "forest", "fishing"])
def test_buyer_has_nothing_to_do_with_other_goods(space: str) -> None:
    assert watching(space, farm({"food": 2}, played=["buyer"])).to_act == [2]


def test_buyer_needs_food_which_may_be_made_of_grain() -> None:
    assert watching("reed-bank", farm(played=["buyer"])).to_act == [2]
    game = watching("reed-bank", farm({"grain": 1}, played=["buyer"]))
    assert set(game.moves_of(0).texts) == {"eat grain", "done"}
    play(game, "eat grain", "choose 1")
    assert goods(game) == {"reed": 1}


# Culinary Artist


@pytest.mark.parametrize(("way", "good", "found"), [(1, "grain", 4), (2, "sheep", 5), (3, "vegetable", 7)])
def test_culinary_artist_may_turn_one_good_into_food(way: int, good: str, found: int) -> None:
    game = watching("traveling-players", farm({good: 1}, played=["culinary-artist"]))
    assert texts(game, 0) == {f"choose {way}", "done"}
    play(game, f"choose {way}")
    assert (goods(game), goods(game, 1)) == ({"food": found}, {"food": 1})


def test_culinary_artist_chooses_one_of_them() -> None:
    game = watching("traveling-players", farm({"grain": 2, "vegetable": 1}, played=["culinary-artist"]))
    assert texts(game, 0) == {"choose 1", "choose 3", "done"}
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"grain": 1, "vegetable": 1, "food": 4}, [2])
    assert watching("fishing", farm({"grain": 2}, played=["culinary-artist"])).to_act == [2]


# Joiner of the Sea


@pytest.mark.parametrize(("space", "taken", "found"), [("fishing", "food", 2), ("reed-bank", "reed", 3)])
def test_joiner_of_the_sea_may_give_a_wood_for_food(space: str, taken: str, found: int) -> None:
    game = watching(space, farm({"wood": 1}, played=["joiner-of-the-sea"]))
    assert texts(game, 0) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), goods(game, 1)) == ({"food": found}, {taken: 1, "wood": 1})


def test_joiner_of_the_sea_needs_wood() -> None:
    assert watching("fishing", farm({"clay": 1}, played=["joiner-of-the-sea"])).to_act == [2]
    assert watching("clay-pit", farm({"wood": 1}, played=["joiner-of-the-sea"])).to_act == [2]


def test_joiner_of_the_sea_gives_wood_that_its_neighbor_can_use_in_the_same_turn() -> None:
    mine = farm({"wood": 1}, played=["joiner-of-the-sea"])
    game = scenario(mine, farm(played=["harpooner"]), farm(), farm(), first=1)
    play(game, "place fishing")
    assert game.to_act == [0]
    play(game, "choose 1")
    assert game.to_act == [1]
    play(game, "choose 1")
    assert goods(game, 1) == {"food": 3, "reed": 1}


# Clay Warden


@pytest.mark.parametrize(("players", "found"), [(3, {"clay": 2}), (4, {"clay": 1, "food": 1})])
def test_clay_warden_gets_clay_and_more_by_the_number_of_players(players: int, found: dict[str, int]) -> None:
    game = watching("hollow", farm(played=["clay-warden"]), players=players)
    assert goods(game) == found
    assert goods(watching("clay-pit", farm(played=["clay-warden"]), players=players)) == {}
    game = scenario(farm(played=["clay-warden"]), farm(), farm())
    play(game, "place hollow")
    assert goods(game) == {"clay": 1}
