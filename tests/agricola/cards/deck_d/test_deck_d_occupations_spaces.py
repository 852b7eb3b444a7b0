"""Occupations of deck D that are action spaces themselves, or that look at the board."""

from __future__ import annotations

from agricola.cards.positions import bonus, new_round
from agricola.scenario import CARDS, farm, food, goods, lying, me, play, rooms, scenario, spaces, stand, texts, use
from allmende.agricola.components.board import space_number
from allmende.agricola.components.pieces import GRAIN
from allmende.agricola.rules.phases import PREPARATION


def test_tree_inspector_is_an_accumulation_space_for_its_owner() -> None:
    game = scenario(farm(played=["tree-inspector"]), farm(), goods={"tree-inspector": 3})
    assert "tree-inspector" in spaces(game)
    play(game, "place tree-inspector")
    assert goods(game) == {"wood": 3}
    game = scenario(farm(played=["tree-inspector"]), farm(), goods={"tree-inspector": 3}, first=1)
    assert "tree-inspector" not in spaces(game)


def test_tree_inspector_grows_each_round_until_a_quarry_comes() -> None:
    assert lying(new_round(farm(played=["tree-inspector"]), 3))["tree-inspector"] == 1
    farms = [farm(played=["tree-inspector"]), farm()]
    game = scenario(*farms, phase=PREPARATION, round_number=7, goods={"tree-inspector": 4}, cards=True)
    assert lying(game)["tree-inspector"] == 1, "the Western Quarry came into play"
    farms = [farm(played=["tree-inspector"]), farm()]
    game = scenario(*farms, phase=PREPARATION, round_number=6, goods={"tree-inspector": 4}, cards=True)
    assert lying(game)["tree-inspector"] == 5


def test_tree_inspector_is_a_wood_space_for_other_cards() -> None:
    game = scenario(farm(played=["tree-inspector", "wood-cutter"]), farm(), goods={"tree-inspector": 1})
    play(game, "place tree-inspector")
    assert goods(game) == {"wood": 2}


def test_hardworking_man_gives_food_rooms_and_an_improvement() -> None:
    mine = farm({"wood": 5, "reed": 2, "clay": 2}, played=["hardworking-man"])
    large = "A1 A2 A3"
    game = scenario(mine, farm(rooms=large), farm(rooms=large))
    play(game, "place hardworking-man")
    assert food(game) == 2
    play(game, "room b3", "build fireplace-2")
    assert (rooms(game), me(game).improvements) == ({"A2", "A3", "B3"}, ["fireplace-2"])


def test_hardworking_man_needs_the_smallest_house() -> None:
    game = scenario(farm(played=["hardworking-man"]), farm(rooms="A1 A2 A3"), farm())
    assert "hardworking-man" not in spaces(game)
    game = scenario(farm(played=["hardworking-man"]), farm(rooms="A1 A2 A3"), farm(rooms="A1 A2 A3"), first=1)
    assert "hardworking-man" not in spaces(game)


def test_hardworking_man_may_just_give_food() -> None:
    large = "A1 A2 A3"
    game = scenario(farm({"clay": 2}, played=["hardworking-man"]), farm(rooms=large), farm(rooms=large))
    play(game, "place hardworking-man")
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "done")
    assert game.to_act == [1]
    assert use("day-laborer", farm()).to_act == [1]


def test_sugar_baker_sells_a_point_whose_food_goes_to_the_next_visitor() -> None:
    game = use("grain-utilization", farm({"grain": 1, "food": 1}, fields=["B1"], played=["sugar-baker"]))
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({}, 1)
    stand(game).occupied &= ~(1 << space_number("grain-utilization"))
    stand(game).seats[1].goods[GRAIN] = 1
    stand(game).seats[1].fields = 1
    stand(game).settle(1)
    play(game, "place grain-utilization")
    assert food(game, 1) == 1


def test_sugar_baker_may_be_left_out() -> None:
    game = use("grain-utilization", farm({"grain": 1, "food": 1}, fields=["B1"], played=["sugar-baker"]))
    play(game, "done")
    assert (food(game), bonus(game)) == (1, 0)


def test_pig_stalker_wants_a_person_beside_the_animals() -> None:
    mine = farm(pastures=["E1"], played=["pig-stalker"])
    game = scenario(mine, farm(), round_number=4, occupied={"fencing": 0})
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1}, "Fencing is the card of round 2, above or below"


def test_pig_stalker_gives_a_boar_beside_ones_own_person() -> None:
    order = ("fencing", "sheep-market", *(card for card in CARDS if card not in ("fencing", "sheep-market")))
    mine = farm(pastures=["E1"], played=["pig-stalker"])
    game = scenario(mine, farm(), round_number=4, occupied={"fencing": 0}, order=order)
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1, "boar": 1}
    mine = farm(pastures=["E1"], played=["pig-stalker"])
    game = scenario(mine, farm(), round_number=4, occupied={"fencing": 1}, order=order)
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1}


def test_cabbage_buyer_buys_at_the_end_of_the_turn_for_three_food_without_an_improvement() -> None:
    buyer = farm({"food": 3}, played=["cabbage-buyer"])
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}), buyer)
    play(game, "choose 1")
    assert goods(game, 1) == {"vegetable": 1}


def test_cabbage_buyer_pays_less_after_an_improvement() -> None:
    buyer = farm({"food": 2}, played=["cabbage-buyer"])
    game = use("house-redevelopment", farm({"clay": 4, "reed": 1}), buyer)
    play(game, "build fireplace-2", "choose 1")
    assert goods(game, 1) == {"vegetable": 1, "food": 1}
    mine = farm({"clay": 2, "reed": 1, "grain": 1, "food": 2}, hand=["market-stall"], played=["cabbage-buyer"])
    game = use("house-redevelopment", mine)
    play(game, "play market-stall", "choose 1")
    assert goods(game) == {"vegetable": 2}


def test_cabbage_buyer_forgets_a_renovation_after_the_turn() -> None:
    buyer = farm({"food": 2}, played=["cabbage-buyer"])
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}), buyer)
    assert texts(game, 1) >= {"place forest"}
    play(game, "place forest", "place clay-pit")
    assert goods(game, 1) == {"food": 2, "wood": 3}


def test_canal_boatman_places_a_person_on_the_card_for_stone_or_crops() -> None:
    game = use("fishing", farm({"food": 1}, people=3, played=["canal-boatman"]), goods={"fishing": 1})
    play(game, "choose 1")
    assert (goods(game), me(game).home) == ({"food": 1, "stone": 3}, 1)
    game = use("reed-bank", farm({"food": 1}, played=["canal-boatman"]), goods={"reed-bank": 1})
    play(game, "choose 2")
    assert (goods(game), me(game).home) == ({"reed": 1, "grain": 1, "vegetable": 1}, 0)


def test_canal_boatman_needs_another_person_and_is_no_action_space() -> None:
    game = use("fishing", farm({"food": 1}, people=2, played=["canal-boatman"]), goods={"fishing": 1})
    assert "choose 1" in texts(game)
    game = scenario(farm({"food": 1}, played=["canal-boatman"]), farm(), occupied={"forest": 0})
    assert "canal-boatman" not in spaces(game)
    play(game, "place fishing")
    assert game.to_act == [1]
