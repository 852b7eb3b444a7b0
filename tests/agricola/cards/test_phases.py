"""Cards for the phases of a round, deck A: what comes at which moment, what can be declined, and what can't."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home, is_first_turn
from agricola.cards.positions import bonus, can, new_round, playing
from agricola.scenario import (
    any_time,
    beds,
    farm,
    fields,
    food,
    goods,
    happened,
    me,
    play,
    played,
    promised,
    scenario,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.farm.on_field import BELOW
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player

TWO_LEARNED = ("conservator", "organic-farmer")


# Ale-Benches


def test_ale_benches_turn_a_grain_into_a_bonus_point_and_food_for_all_others() -> None:
    game = coming_home(farm({"grain": 2}, played=["ale-benches"]), farm(), farm({"food": 1}))
    assert (game.to_act, texts(game)) == ([0], {"choose 1", "done"})
    play(game, "choose 1")
    assert is_first_turn(game, 3)
    assert (goods(game), bonus(game), food(game, 1), food(game, 2)) == ({"grain": 1}, 1, 1, 2)


def test_ale_benches_give_food_to_players_who_decide_meanwhile_and_whose_cards_react() -> None:
    decides = farm({"food": 1}, played=["strange-alien-energy", "shaving-horse"])
    game = coming_home(farm({"grain": 1}, played=["ale-benches"]), decides)
    assert game.to_act == [0, 1]
    play(game, "choose 1")
    assert (game.to_act, food(game, 1)) == ([1], 2)
    play(game, "place day-laborer")
    assert food(game, 1) == 4
    assert is_first_turn(game, 3)


def test_ale_benches_can_be_left_out_and_need_grain_in_the_supply() -> None:
    game = coming_home(farm({"grain": 1}, played=["ale-benches"]))
    play(game, "done")
    assert is_first_turn(game, 3)
    assert (goods(game), food(game, 1), bonus(game)) == ({"grain": 1}, 0, 0)
    assert is_first_turn(coming_home(farm(fields=["B1 grain 3"], played=["ale-benches"])), 3)


def test_ale_benches_take_two_occupations() -> None:
    assert can("ale-benches", farm({"wood": 1}, played=TWO_LEARNED))
    assert not can("ale-benches", farm({"wood": 1}, played=TWO_LEARNED[:1]))


# Swimming Class


@pytest.mark.parametrize(("newborns", "points"), [(0, 0), (1, 2), (2, 4)])
def test_swimming_class_gives_two_points_for_each_newborn(newborns: int, points: int) -> None:
    mine = farm(people=4, newborns=newborns, played=["swimming-class"])
    assert bonus(coming_home(mine, occupied={"fishing": 0})) == points


def test_swimming_class_takes_ones_own_person_on_fishing() -> None:
    for occupied in ({}, {"forest": 0}, {"fishing": 1}):
        mine = farm(people=3, newborns=1, played=["swimming-class"])
        assert bonus(coming_home(mine, occupied=occupied)) == 0


# Facades Carving


@pytest.mark.parametrize(("round_number", "most"), [(4, 0), (5, 1), (7, 1), (8, 2), (14, 5)])
def test_facades_carving_sells_a_point_for_each_completed_harvest(round_number: int, most: int) -> None:
    mine = farm({"wood": round_number, "clay": 2, "food": 9}, played=())
    game = playing("facades-carving", mine, round_number=round_number)
    if not most:
        assert game.to_act == [1]
        return
    assert texts(game) == {*(f"choose {number}" for number in range(1, most + 1)), "done"}
    play(game, f"choose {most}")
    assert (food(game), bonus(game)) == (9 - most, most)


def test_facades_carving_takes_food_and_may_be_played_for_nothing() -> None:
    game = playing("facades-carving", farm({"wood": 14, "clay": 2, "food": 2}), round_number=14)
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "done")
    assert (food(game), bonus(game), played(game)) == (2, 0, ["facades-carving"])


def test_facades_carving_asks_for_as_much_wood_as_the_round_has() -> None:
    assert can("facades-carving", farm({"wood": 6, "clay": 2}), round_number=6)
    assert not can("facades-carving", farm({"wood": 5, "clay": 2}), round_number=6)


# Fire Protection Pond


def test_fire_protection_pond_puts_food_on_six_rounds_once_the_house_is_renovated() -> None:
    mine = farm({"clay": 2, "reed": 1, "food": 1}, played=["fire-protection-pond"])
    game = use("house-redevelopment", mine, cards=True)
    assert promised(game) == {number: {"food": 1} for number in range(7, 13)}
    over = {"fire-protection-pond": 1}
    again = farm({"stone": 2, "reed": 1}, house="clay", played=["fire-protection-pond"], marks=over)
    game = use("house-redevelopment", again, cards=True)
    assert me(game).house == "stone"
    assert promised(game) == {}


def test_fire_protection_pond_is_dug_beside_a_wooden_house_only() -> None:
    assert can("fire-protection-pond", farm({"food": 1}))
    assert not can("fire-protection-pond", farm({"food": 1}, house="clay"))
    assert promised(playing("fire-protection-pond", farm({"food": 1}))) == {}


# Nest Site


@pytest.mark.parametrize(("reed", "given"), [(0, 0), (1, 1), (3, 1)])
def test_nest_site_gives_food_for_reed_that_joins_other_reed(reed: int, given: int) -> None:
    mine = farm(played=["nest-site"])
    game = scenario(mine, farm(), phase=PREPARATION, round_number=3, goods={"reed-bank": reed, "forest": 6})
    assert (food(game), stand(game).goods[8]) == (given, reed + 1)


def test_nest_site_takes_an_occupation() -> None:
    assert can("nest-site", farm({"food": 1}, played=TWO_LEARNED[:1]))
    assert not can("nest-site", farm({"food": 1}))


# Credit


def test_credit_gives_five_food_and_takes_one_after_each_round_without_a_harvest() -> None:
    assert goods(playing("credit", farm())) == {"food": 5}
    assert food(coming_home(farm({"food": 3}, played=["credit"]), round_number=3)) == 2
    game = coming_home(farm({"food": 7}, played=["credit"]), farm({"food": 4}), round_number=4)
    assert is_first_turn(game, 5)
    assert food(game) == 3, "the family alone has been fed"


def test_credit_gives_a_begging_marker_to_those_without_food() -> None:
    game = coming_home(farm(played=["credit"]), round_number=2)
    assert is_first_turn(game, 3)
    assert (me(game).begging, food(game)) == (1, 0)
    assert len(happened(game.opening, events.BeggingMarkerTaken)) == 1


def test_credit_lets_one_turn_goods_into_food_first_without_having_to() -> None:
    game = coming_home(farm({"grain": 1}, played=["credit"]), round_number=2)
    assert (texts(game), any_time(game)) == ({"choose 1"}, {"eat grain"})
    other = game.copy()
    play(game, "eat grain")
    assert is_first_turn(game, 3)
    assert (me(game).begging, goods(game)) == (0, {})
    play(other, "choose 1")
    assert (me(other).begging, goods(other)) == (1, {"grain": 1})


def test_credit_cannot_be_declined_beside_another_card() -> None:
    mine = farm({"wood": 1, "food": 1}, played=["credit", "sculpture-course"])
    game = coming_home(mine, round_number=2)
    assert texts(game) == {"resolve credit", "resolve sculpture-course"}
    play(game, "resolve sculpture-course", "choose 1")
    assert is_first_turn(game, 3)
    assert goods(game) == {"food": 2}


def test_credit_is_given_to_those_with_at_most_three_occupations() -> None:
    learned = ("conservator", "organic-farmer", "stable-architect", "hedge-keeper")
    assert can("credit", farm(played=learned[:3]))
    assert not can("credit", farm(played=learned))


# Asparagus Knife


@pytest.mark.parametrize("round_number", [8, 10, 12])
def test_asparagus_knife_takes_a_vegetable_from_one_field_and_may_sell_it(round_number: int) -> None:
    mine = farm(fields=["B1 vegetable 2", "B2 vegetable 1", "B3 grain 2"], played=["asparagus-knife"])
    game = coming_home(mine, round_number=round_number)
    assert texts(game) == {"pick b1", "pick b2", "done"}
    other = game.copy()
    play(game, "pick b1")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert is_first_turn(game, round_number + 1)
    assert (goods(game), bonus(game), fields(game)["B1"]) == ({"food": 3}, 1, "vegetable 1")
    play(other, "pick b2", "done")
    assert (goods(other), bonus(other), fields(other)["B2"]) == ({"vegetable": 1}, 0, "")


@pytest.mark.parametrize("round_number", [2, 5, 6])
def test_asparagus_knife_rests_in_other_rounds(round_number: int) -> None:
    mine = farm(fields=["B1 vegetable 2"], played=["asparagus-knife"])
    assert is_first_turn(coming_home(mine, round_number=round_number), round_number + 1)


def test_asparagus_knife_does_not_sell_a_vegetable_of_the_supply() -> None:
    game = coming_home(farm({"vegetable": 1}, fields=["B1 vegetable 1"], played=["asparagus-knife"]), round_number=8)
    play(game, "done")
    assert is_first_turn(game, 9)
    assert goods(game) == {"vegetable": 1}


def test_asparagus_knife_takes_vegetables_from_cards_that_are_fields() -> None:
    mine = farm(played=["beanfield", "asparagus-knife"], fields=["beanfield vegetable 2"])
    game = coming_home(mine, round_number=8)
    play(game, "pick card 1", "choose 1")
    assert (beds(game), food(game)) == ({"beanfield": "vegetable 1"}, 3)


def test_asparagus_knife_takes_vegetables_from_below_grain() -> None:
    mine = farm(fields=["B1 grain 2"], played=["asparagus-knife"])
    mine.crops[1] += BELOW
    game = coming_home(mine, round_number=8)
    assert texts(game) == {"pick b1", "done"}
    play(game, "pick b1", "done")
    assert (goods(game), fields(game)) == ({"vegetable": 1}, {"B1": "grain 2"})


# Lifting Machine


def test_lifting_machine_takes_a_vegetable_at_the_end_of_a_round_without_a_harvest() -> None:
    mine = farm(fields=["B1 vegetable 2", "B2 grain 1"], played=["lifting-machine"])
    game = coming_home(mine, round_number=5)
    assert texts(game) == {"pick b1", "done"}
    play(game, "pick b1")
    assert (goods(game), fields(game)["B1"]) == ({"vegetable": 1}, "vegetable 1")
    assert is_first_turn(game, 6)


def test_lifting_machine_may_rest_and_does_in_rounds_with_a_harvest() -> None:
    game = coming_home(farm(fields=["B1 vegetable 2"], played=["lifting-machine"]), round_number=5)
    play(game, "done")
    assert (goods(game), fields(game)) == ({}, {"B1": "vegetable 2"})
    mine = farm({"food": 4}, fields=["B1 vegetable 2"], played=["lifting-machine"])
    game = coming_home(mine, farm({"food": 4}), round_number=7)
    assert is_first_turn(game, 8)
    assert (goods(game), fields(game)) == ({"vegetable": 1}, {"B1": "vegetable 1"})


def test_lifting_machine_takes_three_fields_on_cards_too() -> None:
    assert can("lifting-machine", farm({"wood": 1}, fields=["B1", "B2", "B3"]))
    assert can("lifting-machine", farm({"wood": 1}, fields=["B1", "B2"], played=["beanfield"]))
    assert not can("lifting-machine", farm({"wood": 1}, fields=["B1", "B2"]))


# Cob


def test_cob_turns_a_grain_into_clay_and_food_before_the_first_turn() -> None:
    game = new_round(farm({"clay": 1, "grain": 2}, played=["cob"]), 2)
    assert (game.to_act, texts(game), view(game).phase) == ([0], {"choose 1", "done"}, "work")
    play(game, "choose 1")
    assert is_first_turn(game, 2)
    assert goods(game) == {"clay": 3, "grain": 1, "food": 1}


@pytest.mark.parametrize("supply", [{"grain": 1}, {"clay": 1}])
def test_cob_takes_clay_and_grain(supply: dict[str, int]) -> None:
    assert is_first_turn(new_round(farm(supply, played=["cob"]), 2), 2)


def test_cob_can_be_left_out() -> None:
    game = new_round(farm({"clay": 1, "grain": 1}, played=["cob"]), 2)
    play(game, "done")
    assert is_first_turn(game, 2)
    assert goods(game) == {"clay": 1, "grain": 1}


def test_cob_has_its_clay_count_as_gained_in_the_work_phase() -> None:
    game = new_round(farm({"clay": 1, "grain": 1}, played=["cob"]), 2)
    play(game, "choose 1")
    assert stand(game).seats[0].gathered == 2


# Silage


def test_silage_lets_a_kind_breed_for_a_grain_of_the_supply() -> None:
    mine = farm({"grain": 1, "sheep": 2, "boar": 1}, pastures=["D1 E1"], stables="C1", played=["silage"])
    game = coming_home(mine)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert is_first_turn(game, 3)
    assert goods(game) == {"sheep": 3, "boar": 1}


def test_silage_takes_the_grain_from_a_field_and_asks_who_breeds() -> None:
    mine = farm({"sheep": 2, "boar": 2}, fields=["B1 grain 2"], pastures=["D1 E1", "D2 E2"], played=["silage"])
    game = coming_home(mine)
    assert texts(game) == {"pick b1", "done"}
    play(game, "pick b1")
    assert texts(game) == {"breed sheep", "breed boar"}, "who has paid can't decline any more"
    play(game, "breed boar")
    assert is_first_turn(game, 3)
    assert (goods(game), fields(game)) == ({"sheep": 2, "boar": 3}, {"B1": "grain 1"})


def test_silage_makes_room_if_the_owner_likes() -> None:
    mine = farm({"grain": 1, "sheep": 2, "boar": 1}, stables="C1 C2", played=["silage"])
    game = coming_home(mine)
    play(game, "choose 1")
    assert texts(game) == {"release sheep", "release boar"}
    play(game, "release boar")
    assert goods(game) == {"sheep": 3}


def test_silage_has_a_sheep_cooked_so_that_its_own_kind_breeds() -> None:
    mine = farm({"grain": 1, "sheep": 3}, stables="C1 C2", improvements=["fireplace-2"], played=["silage"])
    game = coming_home(mine)
    play(game, "choose 1")
    assert texts(game) == {"release sheep"}
    play(game, "cook sheep fireplace")
    assert is_first_turn(game, 3)
    assert goods(game) == {"sheep": 3, "food": 2}


@pytest.mark.parametrize(
    "mine",
    [
        farm({"sheep": 2}, pastures=["D1 E1"], played=["silage"]),
        farm({"grain": 1, "sheep": 3}, stables="C1 C2", played=["silage"]),
        farm({"grain": 1, "sheep": 1, "boar": 1}, pastures=["D1 E1"], played=["silage"]),
        farm({"grain": 1, "sheep": 2}, stables="C1", played=["silage"]),
    ],
    ids=["without grain", "without room for a fourth one", "without a pair", "without room"],
)
def test_silage_asks_nobody_in_vain(mine: Player) -> None:
    assert is_first_turn(coming_home(mine), 3)


def test_silage_rests_before_a_harvest_and_can_be_declined() -> None:
    mine = farm({"grain": 1, "sheep": 2, "food": 9}, pastures=["D1 E1"], played=["silage"])
    game = coming_home(mine, farm({"food": 9}), round_number=4)
    assert goods(game) == {"grain": 1, "sheep": 3, "food": 5}, "they have bred in the harvest only"
    game = coming_home(farm({"grain": 1, "sheep": 2}, pastures=["D1 E1"], played=["silage"]), round_number=5)
    play(game, "done")
    assert goods(game) == {"grain": 1, "sheep": 2}


def test_silage_takes_grain_from_above_vegetables() -> None:
    mine = farm({"sheep": 2}, fields=["B1 grain 1"], pastures=["D1 E1"], played=["silage"])
    mine.crops[1] += BELOW
    game = coming_home(mine)
    play(game, "pick b1")
    assert (goods(game), fields(game)) == ({"sheep": 3}, {"B1": "vegetable 1"})


def test_silage_takes_two_fields() -> None:
    assert can("silage", farm(fields=["B1", "B2"]))
    assert not can("silage", farm(fields=["B1"]))
