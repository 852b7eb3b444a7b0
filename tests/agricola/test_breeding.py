"""Breeding phase: two animals of a type have a young one if there is room for it."""

from __future__ import annotations

import pytest

from agricola.scenario import all_texts, any_time, farm, food, goods, happened, me, play, scenario, texts, view
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import COOKED_FOR_YOUNG
from allmende.agricola.rules.earlier_amendments import COOKING_WHILE_BREEDING
from allmende.agricola.rules.phases import BREEDING, FIELD
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.core.errors import IllegalMoveError

ANIMALS = pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])


def breed(*farms: Player, round_number: int = 4) -> Game:
    """A game from the start of the breeding phase on."""
    return scenario(*farms, *([] if len(farms) > 1 else [farm()]), round_number=round_number, phase=BREEDING)


def harvest(mine: Player) -> Game:
    """A game from the start of a harvest on; the other player has food."""
    return scenario(mine, farm(goods={"food": 9}), round_number=4, phase=FIELD)


def harvest_of_old(mine: Player) -> Game:
    """The same in a game that was begun before others could be cooked while animals breed."""
    return scenario(mine, farm(goods={"food": 9}), round_number=4, phase=FIELD, amendments=COOKING_WHILE_BREEDING - 1)


# Without a decision


@ANIMALS
@pytest.mark.parametrize(("count", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5), (7, 8)])
def test_at_least_two_animals_of_a_type_have_exactly_one_young(animal: str, count: int, after: int) -> None:
    game = breed(farm(goods={animal: count}, pastures=["C1 D1 E1 E2"]))
    assert goods(game).get(animal, 0) == after


def test_each_type_has_its_own_young() -> None:
    mine = farm(goods={"sheep": 2, "boar": 3, "cattle": 2}, pastures=["C1 D1", "E1 E2", "C2 D2"])
    game = breed(mine)
    assert goods(game) == {"sheep": 3, "boar": 4, "cattle": 3}


def test_one_sheep_and_one_boar_have_none() -> None:
    mine = farm(goods={"sheep": 1, "boar": 1, "cattle": 1}, pastures=["C1 D1", "E1 E2", "C2 D2"])
    assert goods(breed(mine)) == {"sheep": 1, "boar": 1, "cattle": 1}


def test_without_room_there_is_no_young() -> None:
    game = breed(farm(goods={"sheep": 3}, pastures=["E1"]))  # two there, one in the house
    assert (goods(game), view(game).round) == ({"sheep": 3}, 5)


def test_the_young_may_be_the_pet() -> None:
    assert goods(breed(farm(goods={"sheep": 2}, pastures=["E1"]))) == {"sheep": 3}


def test_the_young_may_live_in_an_unfenced_stable() -> None:
    assert goods(breed(farm(goods={"boar": 3}, pastures=["E1"], stables="C1"))) == {"boar": 4}


@pytest.mark.parametrize(
    ("pastures", "stables", "after"),
    [
        ((), "C1", 2),  # the house and a stable: no room for a third one
        ((), "C1 C3", 3),  # the house and two stables
        (("E1",), "", 3),  # a pasture and the house
        (("E1",), "E1", 3),
    ],
)
def test_the_parents_need_not_live_together(pastures: tuple[str, ...], stables: str, after: int) -> None:
    assert goods(breed(farm(goods={"cattle": 2}, pastures=pastures, stables=stables)))["cattle"] == after


def test_a_young_one_has_no_young_in_the_same_harvest() -> None:
    assert goods(breed(farm(goods={"sheep": 2}, pastures=["C1 D1 E1 E2"]))) == {"sheep": 3}


def test_animals_breed_in_the_last_harvest_too() -> None:
    game = breed(farm(goods={"sheep": 2}, pastures=["D1 E1"]), round_number=14)
    assert (goods(game), game.is_over) == ({"sheep": 3}, True)


def test_animals_breed_only_in_harvests() -> None:
    game = scenario(farm(goods={"sheep": 2}, pastures=["D1 E1"]), farm(), round_number=5)
    play(game, "place day-laborer", "place forest", "place clay-pit", "place fishing")
    assert (view(game).round, goods(game)["sheep"]) == (6, 2)


def test_the_general_supply_of_animals_never_runs_out() -> None:
    game = breed(farm(goods={"cattle": 60}, pastures=["C1 D1 E1 C2 D2 E2"], stables="C1 D1 E1 C2"))
    assert goods(game) == {"cattle": 61}  # there are 13 pieces


def test_births_are_told() -> None:
    mine = farm(goods={"sheep": 2, "cattle": 2}, pastures=["D1 E1", "E2 E3"])
    assert happened(breed(mine).opening, events.AnimalBorn) == [
        events.AnimalBorn(seat=0, animal="sheep"),
        events.AnimalBorn(seat=0, animal="cattle"),
    ]


def test_breeding_costs_no_food() -> None:
    assert goods(breed(farm(goods={"sheep": 2, "food": 5}, pastures=["D1 E1"]))) == {"sheep": 3, "food": 5}


# When there is not room for all


def both() -> Player:
    """Two sheep and two wild boar in pastures of their own; only the house has room for a young one."""
    return farm(goods={"sheep": 2, "boar": 2}, pastures=["D1", "E1"])


def test_one_chooses_which_type_breeds() -> None:
    game = breed(both())
    assert (view(game).phase, game.to_act) == ("breeding", [0])
    assert {"breed sheep", "breed boar", "done"} <= texts(game)
    play(game, "breed boar", "done")
    assert goods(game) == {"sheep": 2, "boar": 3}


def test_each_type_breeds_only_once() -> None:
    game = breed(both())
    play(game, "breed boar")
    assert "breed boar" not in texts(game)
    play(game, "release boar")  # then there is room for a lamb, but not for another piglet
    assert goods(game) == {"sheep": 3, "boar": 2}


def test_one_may_let_no_animal_breed() -> None:
    game = breed(both())
    play(game, "done")
    assert (goods(game), view(game).round) == ({"sheep": 2, "boar": 2}, 5)


def test_an_animal_can_be_given_away_to_make_room() -> None:
    game = breed(farm(goods={"sheep": 2, "cattle": 1}, pastures=["E1"]))
    assert texts(game) == {"release sheep", "release cattle", "done"}
    play(game, "release cattle")
    assert (goods(game), view(game).round) == ({"sheep": 3}, 5)


def test_who_gives_away_a_parent_has_no_young() -> None:
    game = breed(farm(goods={"sheep": 2, "cattle": 1}, pastures=["E1"]))
    play(game, "release sheep")
    assert (goods(game), view(game).round) == ({"sheep": 1, "cattle": 1}, 5)


def test_nothing_is_asked_where_giving_away_does_not_help() -> None:
    assert view(breed(farm(goods={"sheep": 3}, pastures=["E1"]))).round == 5
    assert view(breed(farm(goods={"sheep": 3}, stables="C1 C3"))).round == 5
    assert view(breed(farm(goods={"cattle": 1, "sheep": 1, "boar": 1}, stables="C1 C3"))).round == 5


def test_it_is_asked_where_giving_away_helps() -> None:
    game = breed(farm(goods={"sheep": 2, "boar": 1}, stables="C1 C3"))
    assert texts(game) == {"release sheep", "release boar", "done"}


def test_a_third_type_can_make_room_for_two_others() -> None:
    mine = farm(goods={"sheep": 2, "boar": 2, "cattle": 1}, pastures=["D1", "E1"], stables="C3")
    game = breed(mine)
    assert texts(game) == {"breed sheep", "breed boar", "done"}
    play(game, "breed sheep")
    assert "release cattle" in texts(game)
    play(game, "release cattle")
    assert goods(game) == {"sheep": 3, "boar": 3}


def test_parents_and_newborns_are_not_cooked_while_animals_breed() -> None:
    mine = farm(
        goods={"sheep": 2, "boar": 2, "grain": 1, "vegetable": 1},
        pastures=["D1", "E1"],
        improvements=["cooking-hearth-4"],
    )
    game = breed(mine)
    assert any_time(game) == set()
    for move in ("cook sheep cooking-hearth", "cook boar cooking-hearth"):
        with pytest.raises(IllegalMoveError):
            play(game, move)
    play(game, "breed sheep")
    assert any_time(game) == set()


def lamb_without_room(**goods: int) -> Player:
    """Two sheep and a cattle where there is room for three animals, and a Fireplace."""
    return farm(goods={"sheep": 2, "cattle": 1, **goods}, pastures=["E1"], improvements=["fireplace-2"])


def test_others_may_be_cooked_to_make_room_while_animals_breed() -> None:
    game = breed(lamb_without_room())
    assert (texts(game), any_time(game)) == (
        {"release sheep", "release cattle", "done"},
        {"cook cattle fireplace"},
    )
    play(game, "cook cattle fireplace")
    assert (goods(game), view(game).round) == ({"sheep": 3, "food": 3}, 5)


def test_of_three_animals_one_is_no_parent() -> None:
    game = breed(farm(goods={"sheep": 2, "boar": 3}, pastures=["D1", "E1"], improvements=["cooking-hearth-5"]))
    assert any_time(game) == {"cook boar cooking-hearth", "cook sheep cooking-hearth"}
    play(game, "cook boar cooking-hearth")
    assert texts(game) == {"breed sheep", "breed boar", "done"}
    assert any_time(game) == set()


def test_of_a_type_that_has_bred_all_but_the_parents_and_the_newborn_may_be_cooked() -> None:
    mine = farm(goods={"sheep": 4, "boar": 2}, pastures=["D1 E1"], stables="A1 C3", improvements=["cooking-hearth-5"])
    game = breed(mine)
    play(game, "breed sheep")
    assert any_time(game) == {"cook sheep cooking-hearth"}
    play(game, "cook sheep cooking-hearth")
    play(game, "cook sheep cooking-hearth")
    assert goods(game) == {"sheep": 3, "boar": 3, "food": 4}


def test_of_three_that_fill_their_room_one_may_be_cooked_for_the_young() -> None:
    game = harvest(farm(goods={"sheep": 3, "food": 10}, pastures=["E1"], improvements=["cooking-hearth-4"]))
    assert (view(game).phase, food(game)) == ("breeding", 6)
    assert (texts(game), any_time(game)) == ({"done"}, {"cook sheep cooking-hearth"})
    play(game, "cook sheep cooking-hearth")
    assert (goods(game), view(game).round) == ({"sheep": 3, "food": 8}, 5)


def test_who_would_not_cook_a_third_animal_keeps_it() -> None:
    game = breed(farm(goods={"sheep": 3}, pastures=["E1"], improvements=["fireplace-2"]))
    play(game, "done")
    assert (goods(game), view(game).round) == ({"sheep": 3}, 5)


@pytest.mark.parametrize(("goods_", "improvements"), [({"sheep": 3}, []), ({"sheep": 2, "boar": 1}, ["fireplace-2"])])
def test_nothing_is_cooked_where_that_makes_no_room(goods_: dict[str, int], improvements: list[str]) -> None:
    mine = farm(goods=goods_, pastures=["E1"], stables="A1 C3" if "boar" in goods_ else "", improvements=improvements)
    game = breed(mine)
    assert view(game).round == 5


def test_in_a_game_of_old_nothing_is_cooked_for_young_of_its_own_type() -> None:
    mine = farm(goods={"sheep": 3, "food": 4}, pastures=["E1"], improvements=["cooking-hearth-4"])
    game = scenario(mine, farm(goods={"food": 9}), round_number=4, phase=FIELD, amendments=COOKED_FOR_YOUNG - 1)
    assert (goods(game), view(game).round) == ({"sheep": 3}, 5)


def test_one_of_a_pair_may_be_cooked_as_long_as_none_is_born() -> None:
    """Two boar and two sheep fill their room with a cattle: of a boar and the cattle less the sheep make three."""
    mine = farm(
        goods={"sheep": 2, "boar": 2, "cattle": 1, "food": 4},
        pastures=["D1", "E1"],
        improvements=["cooking-hearth-4"],
    )
    game = harvest(mine)
    assert view(game).phase == "breeding"
    assert any_time(game) == {f"cook {animal} cooking-hearth" for animal in ("sheep", "boar", "cattle")}
    play(game, "cook boar cooking-hearth")
    play(game, "cook cattle cooking-hearth")
    assert goods(game) == {"sheep": 3, "boar": 1, "food": 7}


def test_none_of_a_pair_is_cooked_where_no_other_type_breeds_for_that() -> None:
    # Either has room, though not both: what has not bred can be cooked afterwards.
    pair = farm(goods={"sheep": 2, "boar": 2}, pastures=["D1", "E1"], improvements=["cooking-hearth-4"])
    assert any_time(breed(pair)) == set()
    assert any_time(breed(lamb_without_room())) == {"cook cattle fireplace"}


def test_crops_are_not_cooked_while_animals_breed() -> None:
    game = breed(lamb_without_room(vegetable=1, grain=1))
    assert any_time(game) == {"cook cattle fireplace"}
    with pytest.raises(IllegalMoveError, match="In the Breeding Phase only animals are turned into food"):
        play(game, "cook vegetable fireplace")
    with pytest.raises(IllegalMoveError, match="parents and newborns are not turned into food"):
        play(game, "cook sheep fireplace")


def test_who_has_food_is_not_asked_before_the_breeding_phase() -> None:
    game = harvest(lamb_without_room(food=4))
    assert (view(game).phase, food(game)) == ("breeding", 0)
    play(game, "done")
    assert goods(game) == {"sheep": 2, "cattle": 1}


def test_games_of_old_had_animals_cooked_before_they_bred() -> None:
    game = harvest_of_old(lamb_without_room(food=4))
    assert view(game).phase == "feeding"  # although there is enough food
    play(game, "feed")
    assert (view(game).phase, any_time(game)) == ("breeding", set())
    game = harvest_of_old(lamb_without_room(food=4))
    play(game, "cook cattle fireplace")
    assert (goods(game), view(game).round) == ({"sheep": 3, "food": 3}, 5)


def test_all_animals_breed_at_the_same_time() -> None:
    game = breed(both(), both(), farm(goods={"sheep": 2}, pastures=["E1"]))
    assert game.to_act == [0, 1]
    assert goods(game, 2) == {"sheep": 3}
    game.play("breed sheep", 1)
    game.play("done", 1)
    game.play("breed boar", 0)
    game.play("done", 0)
    assert (goods(game, 0), goods(game, 1)) == ({"sheep": 2, "boar": 3}, {"sheep": 3, "boar": 2})
    assert view(game).phase == "work"


def test_a_young_one_is_an_animal_like_others_afterwards() -> None:
    game = breed(farm(goods={"sheep": 2}, pastures=["D1 E1"], improvements=["fireplace-2"]))
    assert "cook sheep fireplace" in all_texts(game)
    play(game, "cook sheep fireplace")
    assert goods(game) == {"sheep": 2, "food": 2}
    assert me(game).homeless == {}
