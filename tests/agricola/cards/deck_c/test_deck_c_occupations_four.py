"""Occupations of deck C for four players."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home
from agricola.cards.positions import bonus, if_asked, learning
from agricola.scenario import farm, fields, goods, lying, play, promised, rooms, scenario, texts, use
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game


def watching(
    space: str,
    mine: Player,
    *moves: str,
    other: Player | None = None,
    lying: dict[str, int] | None = None,
    round_number: int = 14,
) -> Game:
    """The second of four seats has just used an action space, while the first one has a card in play."""
    game = scenario(mine, other or farm(), farm(), farm(), round_number=round_number, first=1, goods=lying)
    play(game, f"place {space}", *moves)
    return game


def test_sowing_director_sows_after_another_player_has_used_grain_utilization() -> None:
    other = farm({"grain": 1}, fields=["B1"])
    game = watching("grain-utilization", farm({"grain": 1}, fields=["B1"], played=["sowing-director"]), other=other)
    if_asked(game, "sow grain b1")
    while game.to_act == [1]:
        play(game, "done")
    assert (game.to_act, texts(game)) == ([0], {"sow grain", "done"})
    play(game, "sow grain")
    assert fields(game) == {"B1": "grain 3"}


def test_sowing_director_does_not_sow_after_its_own_use() -> None:
    mine = farm({"grain": 2}, fields=["B1"], played=["sowing-director"])
    game = use("grain-utilization", mine, farm(), farm(), farm())
    assert (goods(game), fields(game), game.to_act) == ({"grain": 1}, {"B1": "grain 3"}, [1])


def test_pattern_maker_exchanges_two_wood_when_another_player_renovates() -> None:
    other = farm({"clay": 2, "reed": 1})
    mine = farm({"wood": 3}, played=["pattern-maker"])
    game = watching("house-redevelopment", mine, other=other)
    assert texts(game, 0) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({"wood": 1, "grain": 1, "food": 1}, 1)


@pytest.mark.parametrize(
    ("count", "found"),
    [(4, {}), (5, {"wood": 1}), (6, {"clay": 1}), (7, {"reed": 1}), (8, {"stone": 1}), (9, {"stone": 1})],
)
def test_material_deliveryman_gets_a_resource_by_the_goods_that_anybody_takes(
    count: int, found: dict[str, int]
) -> None:
    assert goods(watching("fishing", farm(played=["material-deliveryman"]), lying={"fishing": count})) == found


def test_german_heath_keeper_gets_a_sheep_for_each_use_of_the_pig_market() -> None:
    assert goods(watching("pig-market", farm(played=["german-heath-keeper"]))) == {"sheep": 1}
    mine = farm(pastures=["D1", "E1"], played=["german-heath-keeper"])
    assert goods(use("pig-market", mine, farm(), farm(), farm())) == {"boar": 1, "sheep": 1}


def test_cattle_whisperer_gets_cattle_five_and_eight_rounds_later() -> None:
    game = use("lessons", farm(hand=["cattle-whisperer"]), farm(), farm(), farm(), round_number=2)
    assert promised(game) == {7: {"cattle": 1}, 10: {"cattle": 1}}


@pytest.mark.parametrize(("good", "price"), [("sheep", 1), ("boar", 2), ("cattle", 2)])
def test_cattle_buyer_buys_an_animal_when_another_player_uses_fencing(good: str, price: int) -> None:
    mine = farm({"food": 2}, played=["cattle-buyer"])
    game = watching("fencing", mine, other=farm({"wood": 6}))
    play(game, "fence e1")
    if "done" in texts(game, 1):
        play(game, "done")
    assert game.to_act == [0]
    play(game, f"take {good}")
    assert goods(game).get("food", 0) == 2 - price
    assert goods(game)[good] == 1


def test_resource_recycler_builds_a_clay_room_for_food_when_another_renovates_to_stone() -> None:
    other = farm({"stone": 2, "reed": 1}, house="clay")
    game = watching("house-redevelopment", farm({"food": 2}, house="clay", played=["resource-recycler"]), other=other)
    assert "room a1" in texts(game, 0)
    play(game, "room a1")
    assert (goods(game), rooms(game)) == ({}, {"A1", "A2", "A3"})


def test_resource_recycler_needs_a_clay_house_food_and_a_stone_house_of_another() -> None:
    stone = {"stone": 2, "reed": 1}
    for house, food, other in (
        ("wood", 2, farm(stone, house="clay")),
        ("clay", 1, farm(stone, house="clay")),
        ("clay", 2, farm({"clay": 2, "reed": 1})),
    ):
        mine = farm({"food": food}, house=house, played=["resource-recycler"])
        assert watching("house-redevelopment", mine, other=other).to_act == [2]


@pytest.mark.parametrize(("lying", "asked"), [({"forest": 4, "grove": 4}, True), ({"forest": 4, "grove": 5}, False)])
def test_twin_researcher_buys_a_point_where_two_spaces_have_as_many_goods(lying: dict[str, int], asked: bool) -> None:
    mine = farm({"food": 1}, played=["twin-researcher"])
    game = scenario(mine, farm(), farm(), farm(), goods={"copse": 9, **lying})
    play(game, "place forest")
    assert (game.to_act == [0]) == asked
    if asked:
        play(game, "choose 1")
        assert (goods(game), bonus(game)) == ({"wood": 4}, 1)


def test_twin_researcher_can_pay_with_the_food_that_it_takes() -> None:
    mine = farm(played=["twin-researcher"])
    game = scenario(mine, farm(), farm(), farm(), goods={"fishing": 3, "traveling-players": 3})
    play(game, "place fishing", "choose 1")
    assert (goods(game), bonus(game)) == ({"food": 2}, 1)


def test_food_distributor_gets_food_for_occupied_action_space_cards_in_its_round_only() -> None:
    others = [farm(), farm(), farm()]
    game = learning("food-distributor", farm(people=1), *others, round_number=3)
    assert goods(game) == {"grain": 1}
    occupied = {"grain-utilization": 1, "sheep-market": 2, "forest": 3}
    for number, found in ((3, 2), (2, 0)):
        mine = farm(played=["food-distributor"], marks={"food-distributor": number})
        game = coming_home(mine, farm(), farm(), farm(), round_number=3, occupied=occupied)
        assert goods(game).get("food", 0) == found


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        ({"wood": 2, "clay": 1}, {"wood": 1}, 1),
        ({"wood": 2, "clay": 1}, {"wood": 2}, 0),
        ({"wood": 2, "clay": 1, "stone": 1}, {"wood": 2}, 1),
        ({"wood": 9}, {}, 0),
    ],
)
def test_resource_analyzer_gets_food_if_it_leads_in_two_resources(
    mine: dict[str, int], theirs: dict[str, int], found: int
) -> None:
    game = coming_home(farm(mine, played=["resource-analyzer"]), farm(), farm(theirs), farm(), round_number=2)
    assert goods(game).get("food", 0) == found


@pytest.mark.parametrize(("players", "fishing", "found"), [(5, 2, 3), (2, 2, 0), (1, 4, 0)])
def test_fishermans_friend_gets_the_difference_of_two_spaces(players: int, fishing: int, found: int) -> None:
    mine = farm(played=["fishermans-friend"])
    lying = {"traveling-players": players, "fishing": fishing}
    game = scenario(mine, farm(), farm(), farm(), phase=PREPARATION, round_number=3, goods=lying)
    assert goods(game).get("food", 0) == found


def test_outrider_gets_grain_before_the_newest_action_space_card() -> None:
    mine = farm(fields=["B1"], played=["outrider"])
    game = scenario(mine, farm(), farm(), farm(), round_number=1)
    play(game, "place grain-utilization")
    assert fields(game) == {"B1": "grain 3"}
    game = scenario(farm({"grain": 1}, fields=["B1"], played=["outrider"]), farm(), farm(), farm(), round_number=2)
    play(game, "place grain-utilization")
    assert goods(game) == {}


@pytest.mark.parametrize(("tiles", "found"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_potato_digger_gets_vegetables_for_unplanted_field_tiles(tiles: int, found: int) -> None:
    where = ["B1", "B2", "B3", "C1", "C2"][:tiles]
    mine = farm(fields=[*where, "C3 grain 1"])
    game = learning("potato-digger", mine, farm(), farm(), farm())
    assert goods(game).get("vegetable", 0) == found


@pytest.mark.parametrize(("number", "price"), [(3, 6), (4, 6), (5, 5), (13, 2), (14, 1)])
def test_game_catcher_pays_a_food_for_each_remaining_harvest(number: int, price: int) -> None:
    mine = farm({"food": price}, pastures=["D1", "E1"])
    game = learning("game-catcher", mine, farm(), farm(), farm(), round_number=number)
    play(game, "choose 1")
    assert goods(game) == {"cattle": 1, "boar": 1}
    mine = farm({"food": price - 1}, pastures=["D1", "E1"])
    assert learning("game-catcher", mine, farm(), farm(), farm(), round_number=number).to_act == [1]


def test_animal_catcher_may_take_three_animals_instead_of_the_food_of_day_laborer() -> None:
    mine = farm({"food": 3}, pastures=["D1", "E1", "E3"], played=["animal-catcher"])
    game = scenario(mine, farm(), farm(), farm(), round_number=12)
    play(game, "place day-laborer")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"food": 1, "sheep": 1, "boar": 1, "cattle": 1}
    mine = farm({"food": 1}, pastures=["D1", "E1", "E3"], played=["animal-catcher"])
    game = scenario(mine, farm(), farm(), farm(), round_number=12)
    play(game, "place day-laborer")
    assert (goods(game), game.to_act) == ({"food": 3}, [1])


def test_puppeteer_pays_the_player_on_traveling_players_to_play_an_occupation() -> None:
    mine = farm({"food": 1}, played=["puppeteer"], hand=["hedge-keeper"])
    game = watching("traveling-players", mine)
    assert texts(game, 0) == {"play hedge-keeper", "done"}
    play(game, "play hedge-keeper")
    assert (goods(game), goods(game, 1)) == ({}, {"food": 2})
    assert watching("traveling-players", farm(played=["puppeteer"], hand=["hedge-keeper"])).to_act == [2]


def test_hoof_caregiver_adds_a_cattle_and_gets_grain_and_food_for_each() -> None:
    mine = farm(hand=["hoof-caregiver"])
    game = scenario(mine, farm(), farm(), farm(), round_number=10, goods={"cattle-market": 2})
    play(game, "place lessons")
    assert (goods(game), lying(game)["cattle-market"]) == ({"grain": 3, "food": 3}, 3)
    assert goods(learning("hoof-caregiver", farm(), farm(), farm(), farm(), round_number=9)) == {}


@pytest.mark.parametrize(("wood", "found"), [(5, 1), (4, 0)])
def test_forest_campaigner_gets_food_before_each_placing_if_much_wood_lies_there(wood: int, found: int) -> None:
    lies = {"forest": wood, "grove": 2, "copse": 1}
    game = scenario(farm(played=["forest-campaigner"]), farm(), farm(), farm(), goods=lies)
    assert goods(game).get("food", 0) == found
    play(game, "place fishing", "place clay-pit", "place reed-bank", "place day-laborer")
    assert goods(game)["food"] == 1 + 2 * found


def test_forest_campaigner_gets_food_for_a_second_person_of_the_turn_too() -> None:
    mine = farm({"wood": 4}, played=["forest-campaigner", "stock-protector"])
    game = scenario(mine, farm(), farm(), farm(), round_number=2, goods={"forest": 9})
    play(game, "place fencing", "fence e1")
    if "place day-laborer" not in texts(game):
        play(game, "done")
    assert goods(game)["food"] == 1
    play(game, "place day-laborer")
    assert goods(game)["food"] == 4


def test_forest_owner_gives_wood_to_its_user_and_to_its_owner() -> None:
    game = scenario(farm(played=["forest-owner"]), farm(), farm(), farm())
    play(game, "place forest-owner")
    assert goods(game) == {"wood": 4}
    game = scenario(farm(played=["forest-owner"]), farm(), farm(), farm(), first=1)
    play(game, "place forest-owner")
    assert (goods(game), goods(game, 1)) == ({"wood": 1}, {"wood": 3})
