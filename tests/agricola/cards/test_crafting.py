"""What is done once in a harvest, at any time of it: craft buildings and the Furniture Carpenter."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, harvest
from agricola.scenario import all_texts, farm, food, goods, me, play, scenario, view
from allmende.agricola.rules.amendments import CRAFTED_IN_HARVEST
from allmende.agricola.rules.player import Player
from allmende.core import Game
from words.reasons import reason

FED = 4
"""The food for two people."""
BEFORE = CRAFTED_IN_HARVEST - 1


def again(game: Game, round_number: int, **stock: int) -> Game:
    """A later harvest of the same farm, with these goods in its supply."""
    mine = game.state.seats[0].copy()
    assert isinstance(mine, Player)
    mine.moves, mine.stack = [], []
    mine.goods = farm(stock).goods
    return harvest(mine, round_number=round_number)


# In the field phase


def gardener(*played: str, **stock: int) -> Player:
    """Somebody with the Joinery who gets a wood in the field phase, and may buy two more."""
    return farm(stock, improvements=["joinery"], played=["treegardener", *played])


def test_what_the_field_phase_asks_for_may_be_crafted() -> None:
    game = harvest(gardener())
    assert (all_texts(game), game.decision(0).prompt.id) == ({"use joinery", "done"}, "prompt-lacking")
    play(game, "use joinery")
    assert (goods(game), all_texts(game)) == ({"food": 2}, {"choose 1", "choose 2", "done"})
    play(game, "choose 2")
    assert (goods(game), me(game).begging, view(game).round) == ({"wood": 2}, FED, 5)  # the Joinery has been used


def test_before_the_amendment_nothing_was_crafted_in_the_field_phase() -> None:
    game = harvest(gardener(), amendments=BEFORE)
    assert (goods(game), all_texts(game)) == ({"wood": 1}, {"feed", "use joinery"})
    game = harvest(gardener(food=1), amendments=BEFORE)
    assert all_texts(game) == {"choose 1", "done"}


def test_crafting_stands_beside_what_can_be_bought_as_it_is() -> None:
    game = harvest(gardener(food=1))
    assert all_texts(game) == {"choose 1", "use joinery", "done"}
    play(game, "use joinery")
    assert (goods(game), all_texts(game)) == ({"food": 3}, {"choose 1", "choose 2", "done"})


def test_what_is_crafted_in_the_field_phase_is_not_crafted_again() -> None:
    game = harvest(gardener(wood=3, food=FED))
    play(game, "use joinery")
    assert all_texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "done")
    assert (view(game).round, goods(game)) == (5, {"wood": 3, "food": 2})


def test_what_is_left_in_the_field_phase_may_be_crafted_later() -> None:
    game = harvest(gardener(food=FED))
    play(game, "done")
    assert all_texts(game) == {"feed", "use joinery"}


def test_nobody_is_asked_without_something_to_craft() -> None:
    mine = farm(improvements=["pottery"], played=["treegardener"])  # of clay
    assert (goods(harvest(mine)), me(harvest(mine)).begging) == ({"wood": 1}, FED)


def test_nothing_is_crafted_before_the_harvest() -> None:
    mine = farm({"food": 2, "wood": 1}, improvements=["joinery"], played=["haydryer"])  # cattle for 4 food
    game = harvest(mine)
    assert all_texts(game) == {"feed", "use joinery"}
    mine = farm({"food": 4, "wood": 1}, improvements=["joinery"], played=["haydryer"])
    game = harvest(mine)
    assert all_texts(game) == {"take cattle", "done"}
    assert reason(game, "use joinery") == "This is possible during a harvest only."


def test_nothing_is_crafted_after_the_harvest() -> None:
    mine = farm({"food": FED + 1, "reed": 1}, improvements=["basketmakers-workshop"], played=["value-assets"])
    game = harvest(mine)
    play(game, "feed")
    assert all_texts(game) == {"choose 1", "choose 2", "done"}  # for a food, of which there is one
    assert reason(game, "use basketmakers-workshop") == "This is possible during a harvest only."


def test_it_can_be_used_again_in_the_field_phase_of_the_next_harvest() -> None:
    game = harvest(gardener(wood=3, food=FED))
    play(game, "use joinery", "done")
    game = again(game, 7)
    assert all_texts(game) == {"use joinery", "done"}
    play(game, "use joinery")
    assert (food(game), all_texts(game)) == (2, {"choose 1", "choose 2", "done"})


# At the end of a harvest


def test_the_reed_of_the_ropemaker_may_be_crafted() -> None:
    mine = farm({"food": FED}, improvements=["basketmakers-workshop"], played=["ropemaker"])
    game = harvest(mine.copy())
    assert (view(game).phase, all_texts(game)) == ("breeding", {"use basketmakers-workshop", "done"})
    play(game, "use basketmakers-workshop")
    assert (goods(game), view(game).round) == ({"food": 3}, 5)
    game = harvest(mine.copy(), amendments=BEFORE)
    assert (goods(game), view(game).round) == ({"reed": 1}, 5)


def test_what_was_crafted_while_feeding_is_not_crafted_at_the_end() -> None:
    mine = farm({"food": FED, "reed": 1}, improvements=["basketmakers-workshop"], played=["ropemaker"])
    game = harvest(mine)
    play(game, "use basketmakers-workshop")
    assert (goods(game), view(game).round) == ({"food": 3, "reed": 1}, 5)


def test_what_was_left_with_enough_food_is_not_asked_for_again() -> None:
    game = harvest(farm({"food": FED, "wood": 1}, improvements=["joinery"]))
    play(game, "feed")
    assert (view(game).round, goods(game)) == (5, {"wood": 1})


def test_who_went_begging_may_craft_what_need_not_be_eaten_then() -> None:
    game = harvest(farm({"food": FED - 1, "wood": 1}, improvements=["joinery"]))
    play(game, "feed")
    assert all_texts(game) == {"use joinery", "done"}
    play(game, "use joinery")
    assert (goods(game), me(game).begging, view(game).round) == ({"food": 2}, 1, 5)


def test_before_the_amendment_nothing_was_crafted_after_feeding() -> None:
    game = harvest(farm({"food": FED - 1, "wood": 1}, improvements=["joinery"]), amendments=BEFORE)
    play(game, "feed")
    assert (view(game).round, goods(game)) == (5, {"wood": 1})


# Furniture Carpenter


def carpenter(*improvements: str, **stock: int) -> Player:
    """Somebody who may buy a point in each harvest, with two sheep on a pasture where there is room for a third."""
    things = {"food": FED, "sheep": 2, **stock}
    return farm(things, pastures=["D1 E1"], improvements=improvements, played=["furniture-carpenter"])


def test_furniture_carpenter_can_be_paid_with_an_animal_once_young_are_born() -> None:
    game = harvest(carpenter("fireplace-2", "joinery"))
    play(game, "feed")
    assert (view(game).phase, all_texts(game)) == ("breeding", {"cook sheep fireplace", "done"})
    play(game, "cook sheep fireplace")
    assert all_texts(game) == {"cook sheep fireplace", "use card furniture-carpenter", "done"}
    play(game, "use card furniture-carpenter")
    assert (bonus(game), goods(game), view(game).round) == (1, {"sheep": 2}, 5)


def test_before_the_amendment_it_could_not() -> None:
    game = harvest(carpenter("fireplace-2", "joinery"), amendments=BEFORE)
    play(game, "feed")
    assert (view(game).round, goods(game)) == (5, {"sheep": 3})


@pytest.mark.parametrize(("improvements", "more"), [(["joinery"], 1), (["fireplace-2"], 2)])
def test_nobody_is_asked_without_the_joinery_or_the_price(improvements: list[str], more: int) -> None:
    game = harvest(carpenter(*improvements, food=FED + more))
    if "joinery" in improvements:
        play(game, "feed")
    assert (view(game).round, food(game)) == (5, more)


def test_furniture_carpenter_sells_one_point_in_each_harvest() -> None:
    game = harvest(carpenter("joinery", food=FED + 4))
    play(game, "use card furniture-carpenter")
    assert (view(game).round, bonus(game), food(game)) == (5, 1, 2)
    game = again(game, 7, food=FED + 2)
    assert "use card furniture-carpenter" in all_texts(game)


def test_furniture_carpenter_may_be_left_while_feeding_and_paid_at_the_end() -> None:
    game = harvest(carpenter("joinery", food=FED + 2))
    play(game, "feed")
    assert all_texts(game) == {"use card furniture-carpenter", "done"}
    play(game, "done")
    assert (view(game).round, bonus(game), food(game)) == (5, 0, 2)


def test_furniture_carpenter_can_be_paid_in_the_field_phase() -> None:
    mine = farm({"food": 2}, improvements=["joinery"], played=["treegardener", "furniture-carpenter"])
    game = harvest(mine)
    assert all_texts(game) == {"choose 1", "choose 2", "use joinery", "use card furniture-carpenter", "done"}
    play(game, "use card furniture-carpenter")
    assert bonus(game) == 1


def test_furniture_carpenter_says_when_it_can_be_used() -> None:
    game = scenario(farm(improvements=["joinery"], played=["furniture-carpenter"]), farm())
    assert reason(game, "use card furniture-carpenter") == "This is possible during a harvest only."
    game = scenario(farm(improvements=["joinery"], played=["furniture-carpenter"]), farm(), amendments=BEFORE)
    assert reason(game, "use card furniture-carpenter") == "This is possible in the Feeding Phase only."
