"""Minor improvements of deck D that change what actions may be used for, and what feeding leaves."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest, holding, meeting
from agricola.scenario import farm, fields, goods, me, play, scenario, texts, use

FIVE_OTHERS = [farm() for _ in range(5)]


def test_turnwrest_plow_plows_up_to_two_fields_in_all() -> None:
    game = use("farmland", farm(played=["turnwrest-plow"]))
    play(game, *(["done"] if "done" in texts(game) else []), "plow b1", "plow c1", "plow d1")
    assert (len(fields(game)), game.to_act) == (3, [1])
    game = use("farmland", farm(fields=["B1"], played=["turnwrest-plow"], marks={"turnwrest-plow": 2}))
    play(game, "plow c1")
    assert game.to_act == [1]


def test_recruitment_lets_the_family_grow_instead_of_a_minor_improvement() -> None:
    game = meeting(farm(rooms="A1 A2 A3", played=["recruitment"]), round_number=5)
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert me(game).people == 3


def test_recruitment_asks_for_room_and_for_round_five() -> None:
    assert meeting(farm(rooms="A1 A2 A3", played=["recruitment"]), round_number=4).to_act == [1]
    assert meeting(farm(played=["recruitment"]), round_number=5).to_act == [1]


def test_recruitment_is_played_when_nobody_is_left_at_home() -> None:
    assert not can("recruitment", farm({"food": 1}))
    mine = holding(farm({"food": 1}, people=2), "recruitment")
    game = scenario(mine, farm(people=3, rooms="A1 A2 A3"), round_number=5)
    play(game, "place forest", "place clay-pit", "place meeting-place")
    assert "play recruitment" in texts(game)


def test_carpenters_yard_builds_the_well_or_the_joinery_as_a_minor_improvement() -> None:
    mine = farm({"wood": 3, "stone": 5}, played=["carpenters-yard"])
    game = meeting(mine)
    assert {"build well", "build joinery"} <= texts(game)
    play(game, "build joinery")
    assert (me(game).improvements, game.to_act) == (["joinery"], [1])


def test_carpenters_yard_builds_both_with_one_major_improvement_action() -> None:
    mine = farm({"wood": 3, "stone": 5}, played=["carpenters-yard"])
    game = use("major-improvement", mine)
    play(game, "build well", "build joinery")
    assert (sorted(me(game).improvements), game.to_act) == (["joinery", "well"], [1])
    game = use("major-improvement", farm({"wood": 3, "stone": 5}))
    play(game, "build well")
    assert game.to_act == [1]


def test_carpenters_yard_builds_one_well_and_one_joinery_with_one_action() -> None:
    rich = {"wood": 9, "clay": 9, "stone": 9}
    game = use("major-improvement", farm(rich, played=["carpenters-yard"]), *FIVE_OTHERS)
    play(game, "build well")
    assert texts(game) == {"build joinery", "done"}
    mine = farm(rich, played=["carpenters-yard"], improvements=["joinery"])
    game = use("major-improvement", mine, *FIVE_OTHERS)
    play(game, "build second-joinery")
    assert texts(game) == {"build well", "done"}


def test_carpenters_yard_knows_the_second_well_and_the_second_joinery() -> None:
    mine = farm({"wood": 9, "clay": 9, "stone": 9}, played=["carpenters-yard"], improvements=["well"])
    game = meeting(mine, *FIVE_OTHERS)
    assert texts(game) >= {"build second-well", "build joinery"}
    assert "build second-joinery" not in texts(game)


@pytest.mark.parametrize(("house", "people", "points"), [("stone", 2, 4), ("stone", 3, 0), ("clay", 2, 0)])
def test_luxurious_hostel_asks_for_more_stone_rooms_than_people(house: str, people: int, points: int) -> None:
    mine = farm(rooms="A1 A2 A3", house=house, people=people, played=["luxurious-hostel"])
    assert bonus(scenario(mine, farm())) == points


@pytest.mark.parametrize(
    ("food", "given"), [(4, {"wood": 1, "clay": 1}), (5, {"food": 1}), (3, {"wood": 1, "clay": 1})]
)
def test_social_benefits_help_those_without_food_after_feeding(food: int, given: dict[str, int]) -> None:
    game = harvest(farm({"food": food}, played=["social-benefits"]))
    play(game, *(["feed"] if "feed" in texts(game) else []))
    assert goods(game) == given
