"""What cards do each time that an action space is used: before or after its own actions, as their owner likes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from agricola.scenario import (
    CARDS,
    all_texts,
    farm,
    fields,
    goods,
    hand,
    pastures,
    play,
    played,
    scenario,
    spaces,
    texts,
    use,
)
from allmende.agricola.rules.amendments import BROOK_COMES_FIRST, TAUGHT_BEFORE_ACTIONS
from allmende.agricola.rules.earlier_amendments import CROPS_HELP, EITHER_SIDE
from allmende.agricola.rules.player import Player
from allmende.core import Game

DEALER_AND_DISH = ("animal-dealer", "feeding-dish")


def market(mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed on the Sheep Market, where there is a sheep."""
    game = scenario(mine, farm(), round_number=3, goods={"sheep-market": 1}, amendments=amendments)
    play(game, "place sheep-market")
    return game


def dealer(**supply: int) -> Player:
    """A farm with room for some animals, an Animal Dealer and a Feeding Dish."""
    return farm(supply, pastures=["D1 E1"], played=DEALER_AND_DISH)


# Animal Dealer before Feeding Dish


def test_the_animal_dealer_may_buy_a_sheep_before_the_feeding_dish_asks_for_one() -> None:
    game = market(dealer(food=1))
    assert texts(game) == {"resolve animal-dealer", "done"}
    play(game, "resolve animal-dealer", "take sheep")
    assert (goods(game), game.to_act) == ({"sheep": 2, "grain": 1}, [1])


def test_he_may_wait_until_the_sheep_of_the_space_have_come() -> None:
    game = market(dealer(food=1))
    play(game, "done")
    assert texts(game) == {"take sheep", "done"}
    play(game, "take sheep")
    assert (goods(game), game.to_act) == ({"sheep": 2}, [1])


def test_who_has_a_sheep_already_is_not_asked_before() -> None:
    game = market(dealer(food=1, sheep=1))
    assert goods(game) == {"food": 1, "sheep": 2, "grain": 1}
    play(game, "take sheep")
    assert goods(game) == {"sheep": 3, "grain": 1}


def test_without_a_feeding_dish_the_animal_dealer_is_not_asked_before() -> None:
    game = market(farm({"food": 1}, pastures=["D1 E1"], played=["animal-dealer"]))
    assert goods(game) == {"food": 1, "sheep": 1}
    assert texts(game) == {"take sheep", "done"}


def test_the_food_may_be_made_first() -> None:
    game = market(dealer(grain=1))
    assert all_texts(game) == {"eat grain", "done"}
    play(game, "eat grain", "resolve animal-dealer", "take sheep")
    assert goods(game) == {"sheep": 2, "grain": 1}


def test_nobody_is_asked_who_could_not_pay() -> None:
    game = market(dealer())
    assert (goods(game), game.to_act) == ({"sheep": 1}, [1])


def test_in_games_of_old_it_comes_after_the_actions() -> None:
    game = market(dealer(food=1), EITHER_SIDE - 1)
    assert goods(game) == {"food": 1, "sheep": 1}
    assert texts(game) == {"take sheep", "done"}


def test_a_wild_boar_of_the_wholesaler_may_come_before_the_feeding_dish() -> None:
    mine = farm(pastures=["D1 E1"], played=["wholesaler", "feeding-dish"])
    game = use("pig-market", mine)
    play(game, "resolve wholesaler")
    assert goods(game) == {"boar": 2, "grain": 1}
    mine = farm(pastures=["D1 E1"], played=["wholesaler", "feeding-dish"])
    game = use("pig-market", mine)
    play(game, "done")
    assert goods(game) == {"boar": 2}


# Plowing, baking and fencing


def cultivating(*played: str, grain: int = 2, gathering: str = "") -> Game:
    """A person has just been placed on Cultivation, perhaps one stands elsewhere; there is a field and grain."""
    mine = farm({"grain": grain}, fields=["B1"], people=3, played=played, improvements=["fireplace-2"])
    game = scenario(mine, farm(), round_number=12, occupied={gathering: 0} if gathering else {})
    play(game, "place cultivation")
    return game


def test_fields_of_the_wheel_plow_can_be_sown_if_they_are_plowed_first() -> None:
    game = cultivating("wheel-plow")
    assert {"resolve wheel-plow", "done"} == texts(game)
    play(game, "resolve wheel-plow", "plow c1", "plow d1", "sow grain", "sow grain", "plow e1")
    assert fields(game) == {"B1": "grain 3", "C1": "grain 3", "D1": "", "E1": ""}
    assert game.to_act == [1]


def test_the_wheel_plow_may_come_afterward_as_well() -> None:
    game = cultivating("wheel-plow", grain=1)
    play(game, "done", "sow grain", "plow c1", "plow d1", "plow e1")
    assert fields(game) == {"B1": "grain 3", "C1": "", "D1": "", "E1": ""}


def test_on_farmland_it_makes_no_difference() -> None:
    game = use("farmland", farm(played=["wheel-plow"]))
    play(game, "plow c1", "plow d1", "plow e1")
    assert game.to_act == [1]


def test_grain_of_a_hand_truck_can_be_sown_if_bread_is_baked_first() -> None:
    game = cultivating("threshing-board", "hand-truck", grain=1, gathering="forest")
    play(game, "resolve threshing-board", "bake fireplace", "done")
    assert {"sow grain", "plow a1"} <= texts(game)
    assert "resolve threshing-board" not in texts(cultivating("threshing-board"))


@pytest.mark.parametrize(("early", "fenced"), [(True, {"E1"}), (False, set())])
def test_the_wood_of_a_pan_baker_pays_for_fences_if_it_comes_first(early: bool, fenced: set[str]) -> None:
    mine = farm({"wood": 3, "grain": 1}, fields=["B1"], played=["pan-baker", "agrarian-fences"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"resolve pan-baker", "done"}
    if early:
        play(game, "resolve pan-baker", "fence e1")
    else:
        play(game, "done")
        assert (fields(game), game.to_act) == ({"B1": "grain 3"}, [1])  # which is all that can be done
    assert pastures(game) == fenced


# An occupation instead of baking


def freshman(board: str, *hand: str, tiles: Sequence[str] = (), amendments: int | None = None) -> Game:
    """It is the turn of somebody who may play an occupation where this card adds a "Bake Bread" action."""
    mine = farm(hand=hand, played=["freshman", board], fields=tiles)
    return scenario(mine, farm(), goods={"forest": 3}, amendments=amendments)


def test_an_occupation_about_plowing_may_be_played_before_a_field_is_plowed() -> None:
    game = freshman("threshing-board", "barrow-pusher", "priest")
    play(game, "place farmland")
    assert texts(game) == {"resolve threshing-board", "done"}
    play(game, "resolve threshing-board")
    assert texts(game) == {"play barrow-pusher", "play priest", "done"}
    play(game, "play barrow-pusher", "plow b1")
    assert (goods(game), fields(game), hand(game)) == ({"clay": 1, "food": 1}, {"B1": ""}, ["priest"])
    assert game.to_act == [1]  # nothing is baked or played once more


def test_it_may_be_played_afterward_as_well() -> None:
    game = freshman("threshing-board", "barrow-pusher", "priest")
    play(game, "place farmland", "done", "plow b1")
    assert texts(game) == {"play barrow-pusher", "play priest", "done"}
    play(game, "play barrow-pusher")
    assert (goods(game), hand(game), game.to_act) == ({}, ["priest"], [1])


def test_before_the_amendment_it_was_played_afterward() -> None:
    game = freshman("threshing-board", "barrow-pusher", amendments=TAUGHT_BEFORE_ACTIONS - 1)
    play(game, "place farmland")
    assert "plow b1" in texts(game)
    play(game, "plow b1", "play barrow-pusher")
    assert goods(game) == {}


@pytest.mark.parametrize("held", [(), ("loom",)])
def test_who_holds_no_occupation_is_not_asked_before_plowing(held: Sequence[str]) -> None:
    game = freshman("threshing-board", *held)
    play(game, "place farmland")
    assert "plow b1" in texts(game)


def test_without_a_freshman_bread_is_baked_after_plowing() -> None:
    mine = farm({"grain": 1}, hand=["barrow-pusher"], played=["threshing-board"], improvements=["fireplace-2"])
    assert "plow b1" in texts(use("farmland", mine))


def test_an_action_that_is_added_does_not_make_a_space_usable() -> None:
    tiles = [f"{column}{row}" for column in "ABCDE" for row in (1, 2, 3) if f"{column}{row}" not in ("A2", "A3")]
    assert "farmland" in spaces(freshman("threshing-board", "barrow-pusher", tiles=tiles[1:]))
    assert "farmland" not in spaces(freshman("threshing-board", "barrow-pusher", tiles=tiles))


def test_an_occupation_about_wood_may_be_played_before_it_is_taken() -> None:
    game = freshman("oven-firing-boy", "forest-clearer", "priest")
    play(game, "place forest")
    assert texts(game) == {"resolve oven-firing-boy", "done"}
    play(game, "resolve oven-firing-boy", "play forest-clearer")
    assert (goods(game), game.to_act) == ({"wood": 4}, [1])


@pytest.mark.parametrize(("amendments", "first"), [(None, ["done"]), (TAUGHT_BEFORE_ACTIONS - 1, [])])
def test_it_may_be_played_once_wood_has_been_taken(amendments: int | None, first: list[str]) -> None:
    game = freshman("oven-firing-boy", "forest-clearer", "priest", amendments=amendments)
    play(game, "place forest", *first, "play forest-clearer")
    assert (goods(game), game.to_act) == ({"wood": 3}, [1])


# Where there is something to do only thanks to the card


def test_grain_of_a_silokeeper_can_be_sown_if_it_comes_first() -> None:
    order = ("fencing", "sheep-market", "major-improvement", "grain-utilization")
    mine = farm(fields=["B1"], played=["silokeeper"])
    game = scenario(mine, farm(), round_number=5, order=(*order, *CARDS[4:]))
    assert "grain-utilization" in spaces(game)
    play(game, "place grain-utilization")
    assert (fields(game), goods(game), game.to_act) == ({"B1": "grain 3"}, {}, [1])


def test_grain_of_a_silokeeper_can_be_paid_for_a_minor_improvement() -> None:
    mine = farm(hand=["market-stall"], played=["silokeeper"])
    game = scenario(mine, farm(), round_number=5)
    play(game, "place major-improvement")
    assert (goods(game), hand(game, 1)) == ({"vegetable": 1}, ["market-stall"])
    mine = farm(hand=["loom"], played=["silokeeper"])
    assert "major-improvement" not in spaces(scenario(mine, farm(), round_number=5))


def improving(mine: Player, amendments: int | None = None) -> Game:
    """It is the turn of somebody who could use Major Improvement, the card of the round of the last harvest."""
    return scenario(mine, farm(), round_number=5, amendments=amendments)


def test_grain_of_a_silokeeper_can_be_eaten_for_a_minor_improvement() -> None:
    mine = farm({"food": 1, "clay": 3}, hand=["mini-pasture"], played=["silokeeper"])
    game = improving(mine)
    play(game, "place major-improvement", "resolve silokeeper", "eat grain", "play mini-pasture")
    assert "fence e1" in texts(game)
    game = improving(mine, CROPS_HELP - 1)
    play(game, "place major-improvement")
    assert "resolve silokeeper" not in texts(game)


def test_grain_of_a_silokeeper_can_be_asked_for_by_a_minor_improvement() -> None:
    mine = farm({"wood": 1, "grain": 1}, hand=["beer-keg"], played=["silokeeper"])
    game = improving(mine)
    play(game, "place major-improvement", "resolve silokeeper")
    assert (played(game), goods(game)) == (["silokeeper", "beer-keg"], {"grain": 2})
    assert "major-improvement" not in spaces(improving(mine, CROPS_HELP - 1))


def test_grain_of_a_silokeeper_can_be_baked_at_once() -> None:
    mine = farm({"clay": 3, "stone": 1}, played=["silokeeper"])
    game = improving(mine)
    play(game, "place major-improvement")
    assert "resolve silokeeper" in texts(game)


# Food of the Brook


def by_the_brook(mine: Player, *others: Player, amendments: int | None = None) -> Game:
    """It is the turn of somebody with a Brook; Major Improvement is the card of round 1."""
    order = ["major-improvement", *(name for name in CARDS if name != "major-improvement")]
    return scenario(mine, *(others or [farm()]), round_number=2, order=order, amendments=amendments)


def test_food_of_the_brook_can_be_paid_for_a_minor_improvement() -> None:
    game = by_the_brook(farm({"food": 1}, hand=["shifting-cultivation"], played=["brook"]))
    play(game, "place major-improvement")  # where nothing could be done without it
    assert (goods(game), "plow a1" in texts(game)) == ({}, True)
    before = by_the_brook(
        farm({"food": 1}, hand=["shifting-cultivation"], played=["brook"]), amendments=BROOK_COMES_FIRST - 1
    )
    assert "major-improvement" not in spaces(before)


def test_the_brook_may_come_afterward_as_well() -> None:
    game = by_the_brook(farm({"food": 1, "clay": 2}, hand=["shifting-cultivation"], played=["brook"]))
    play(game, "place major-improvement")
    assert texts(game) == {"resolve brook", "done"}
    play(game, "done")
    assert (goods(game), game.to_act) == ({"food": 2}, [1])


@pytest.mark.parametrize("minor", ["moonshine", "upscale-lifestyle"])
def test_the_owner_of_a_brook_is_asked_only_where_food_may_help(minor: str) -> None:
    game = by_the_brook(farm({"clay": 4}, hand=[minor, "groom"], played=["brook"]))
    play(game, "place major-improvement")
    assert ("resolve brook" in texts(game)) == (minor == "moonshine")


def test_food_of_the_brook_can_be_paid_to_a_cordmaker() -> None:
    mine = farm({"food": 1}, played=["brook", "cordmaker"])
    game = use("reed-bank", mine, goods={"reed-bank": 2})
    assert texts(game) == {"resolve brook", "done"}
    play(game, "resolve brook", "take vegetable")
    assert goods(game) == {"reed": 2, "vegetable": 1}
    game = use("reed-bank", farm({"food": 2}, played=["brook", "cordmaker"]), goods={"reed-bank": 2})
    assert texts(game) == {"take grain", "take vegetable", "done"}
