"""Cards for using certain action spaces: what each gives, where, and who decides."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, playing
from agricola.scenario import (
    CARDS,
    farm,
    fields,
    food,
    goods,
    happened,
    left_on,
    lines,
    lying,
    play,
    promised,
    scenario,
    spaces,
    texts,
    use,
)
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import LEFT_OF_NEWEST
from allmende.core import Game

# Forest Plow


def test_forest_plow_may_plow_for_two_wood_that_stay_on_the_space() -> None:
    game = use("forest", farm(played=["forest-plow"]))
    assert {"plow c1", "done"} <= texts(game)
    play(game, "plow c1")
    assert (goods(game), fields(game)) == ({"wood": 1}, {"C1": ""})
    assert lying(game)["forest"] == 2
    assert game.to_act == [1]


def test_forest_plow_may_be_left_out_and_needs_two_wood() -> None:
    game = use("forest", farm(played=["forest-plow"]))
    play(game, "done")
    assert (goods(game), lying(game).get("forest")) == ({"wood": 3}, None)
    assert use("forest", farm(played=["forest-plow"]), goods={"forest": 1}).to_act == [1]
    assert use("clay-pit", farm({"wood": 5}, played=["forest-plow"])).to_act == [1]
    game = use("forest", farm({"wood": 1}, played=["forest-plow"]), goods={"forest": 1})
    assert game.to_act == [0]


# Brewery Pond


@pytest.mark.parametrize(("space", "found"), [("fishing", "food"), ("reed-bank", "reed")])
def test_brewery_pond_gives_grain_and_wood_beside_the_water(space: str, found: str) -> None:
    assert goods(use(space, farm(played=["brewery-pond"]))) == {found: 1, "grain": 1, "wood": 1}


def test_brewery_pond_costs_a_point_and_asks_for_two_occupations() -> None:
    assert lines(playing("brewery-pond", farm(played=LEARNED[:2])))["improvements"] == -1
    assert not can("brewery-pond", farm(played=LEARNED[:1]))
    assert goods(use("clay-pit", farm(played=["brewery-pond"]))) == {"clay": 1}


# Chophouse


def test_chophouse_has_food_on_three_rounds_for_grain_and_on_two_for_a_vegetable() -> None:
    assert promised(use("grain-seeds", farm(played=["chophouse"]))) == {number: {"food": 1} for number in (2, 3, 4)}
    game = use("vegetable-seeds", farm(played=["chophouse"]))
    assert promised(game) == {9: {"food": 1}, 10: {"food": 1}}


@pytest.mark.parametrize("material", ["wood", "clay"])
def test_chophouse_costs_two_wood_or_two_clay(material: str) -> None:
    assert goods(playing("chophouse", farm({material: 2}))) == {}
    assert not can("chophouse", farm({material: 1}))
    assert not can("chophouse", farm({"wood": 1, "clay": 1}))


# Forest Stone


def test_forest_stone_starts_with_two_food_and_gives_them_one_by_one() -> None:
    game = playing("forest-stone", farm({"wood": 2}, played=LEARNED[:1]))
    assert (left_on(game, "forest-stone"), food(game)) == (2, 0)
    for left, found in ((2, 1), (1, 1), (0, 0)):
        game = use("forest", farm(played=["forest-stone"], marks={"forest-stone": left}))
        assert (left_on(game, "forest-stone"), food(game)) == (left - found, found)


def test_forest_stone_gets_two_more_food_with_stone() -> None:
    game = use("western-quarry", farm(played=["forest-stone"], marks={"forest-stone": 1}))
    assert (left_on(game, "forest-stone"), food(game)) == (3, 0)
    game = use("eastern-quarry", farm(played=["forest-stone"]))
    assert left_on(game, "forest-stone") == 2
    assert left_on(use("clay-pit", farm(played=["forest-stone"])), "forest-stone") == 0


def test_forest_stone_costs_two_wood_or_a_stone_and_asks_for_an_occupation() -> None:
    assert goods(playing("forest-stone", farm({"stone": 1}, played=LEARNED[:1]))) == {}
    assert not can("forest-stone", farm({"stone": 1}))
    assert not can("forest-stone", farm({"wood": 1}, played=LEARNED[:1]))


def test_everybody_hears_of_food_that_is_laid_on_forest_stone() -> None:
    game = scenario(farm(played=["forest-stone"]), farm(), round_number=7)
    told = happened(play(game, "place western-quarry"), events.LaidOnCard)
    assert told == [events.LaidOnCard(seat=0, resource="food", count=2, card="forest-stone")]


# Digging Spade


def test_digging_spade_gives_food_for_each_boar_with_clay() -> None:
    mine = farm({"boar": 2}, pastures=["E1"], played=["digging-spade"])
    assert goods(use("clay-pit", mine)) == {"clay": 1, "boar": 2, "food": 2}
    mine = farm({"boar": 1}, played=["digging-spade"])
    assert goods(use("hollow", mine, farm(), farm())) == {"clay": 1, "boar": 1, "food": 1}
    assert food(use("clay-pit", farm({"sheep": 1}, played=["digging-spade"]))) == 0
    assert food(use("reed-bank", farm({"boar": 1}, played=["digging-spade"]))) == 0


def test_digging_spade_can_be_played_from_round_seven_on() -> None:
    assert can("digging-spade", farm({"wood": 1}), round_number=7)
    assert not can("digging-spade", farm({"wood": 1}), round_number=6)


# Maintenance Premium


def test_maintenance_premium_gives_the_food_that_lies_on_it_with_wood() -> None:
    game = playing("maintenance-premium", farm(played=LEARNED[:2]))
    assert left_on(game, "maintenance-premium") == 3
    for left, found in ((3, 1), (0, 0)):
        mine = farm(played=["maintenance-premium"], marks={"maintenance-premium": left})
        game = use("forest", mine)
        assert (left_on(game, "maintenance-premium"), food(game)) == (left - found, found)


@pytest.mark.parametrize("left", [0, 2, 3])
def test_maintenance_premium_is_filled_up_to_three_by_a_renovation(left: int) -> None:
    mine = farm({"clay": 2, "reed": 1}, played=["maintenance-premium"], marks={"maintenance-premium": left})
    game = use("house-redevelopment", mine)
    assert (left_on(game, "maintenance-premium"), food(game)) == (3, 0)


def test_maintenance_premium_asks_for_two_occupations() -> None:
    assert not can("maintenance-premium", farm(played=LEARNED[:1]))


# Brewing Water


def test_brewing_water_may_turn_a_grain_into_food_on_six_rounds() -> None:
    game = use("fishing", farm({"grain": 1}, played=["brewing-water"]))
    assert texts(game) == {"choose 1", "done"}
    twin = game.copy()
    play(game, "choose 1")
    assert (goods(game), promised(game)) == ({"food": 1}, {number: {"food": 1} for number in range(2, 8)})
    play(twin, "done")
    assert (goods(twin), promised(twin)) == ({"food": 1, "grain": 1}, {})


def test_brewing_water_needs_grain_and_reaches_to_the_last_round() -> None:
    assert use("fishing", farm(played=["brewing-water"])).to_act == [1]
    game = use("fishing", farm({"grain": 1}, played=["brewing-water"]), round_number=12)
    play(game, "choose 1")
    assert promised(game) == {13: {"food": 1}, 14: {"food": 1}}


# Mill Wheel


@pytest.mark.parametrize(("occupied", "found"), [({}, 0), ({"fishing": 1}, 2), ({"fishing": 0}, 2), ({"forest": 1}, 0)])
def test_mill_wheel_gives_food_while_somebody_is_fishing(occupied: dict[str, int], found: int) -> None:
    mine = farm({"grain": 1}, fields=["C1"], people=3, played=["mill-wheel"])
    game = scenario(mine, farm(), occupied=occupied)
    play(game, "place grain-utilization")  # the grain is sown: there is nothing else to do
    assert food(game) == found


# Corf


@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize(("lies", "found"), [(2, 0), (3, 1), (4, 1)])
def test_corf_gives_a_stone_when_anybody_takes_three(user: int, lies: int, found: int) -> None:
    game = scenario(farm(played=["corf"]), farm(), round_number=7, first=user, goods={"western-quarry": lies})
    play(game, "place western-quarry")
    assert goods(game, 0).get("stone", 0) == found + (0 if user else lies)
    assert goods(game, 1).get("stone", 0) == (lies if user else 0)


def test_corf_gives_nothing_for_three_wood() -> None:
    assert goods(use("forest", farm(played=["corf"]))) == {"wood": 3}


# Cooperative Plower


def test_cooperative_plower_may_plow_a_second_field_while_grain_seeds_is_occupied() -> None:
    game = scenario(farm(people=3, played=["cooperative-plower"]), farm(), occupied={"grain-seeds": 1})
    play(game, "place farmland", "plow c1")
    assert {"plow c2", "done"} <= texts(game)
    play(game, "plow c2")
    assert set(fields(game)) == {"C1", "C2"}
    assert game.to_act == [1]


def test_cooperative_plower_plows_a_single_field_otherwise() -> None:
    game = use("farmland", farm(played=["cooperative-plower"]))
    play(game, "plow c1")
    assert game.to_act == [1]


# Mineralogist


@pytest.mark.parametrize(
    ("space", "found"),
    [
        ("clay-pit", {"clay": 1, "stone": 1}),
        ("hollow", {"clay": 1, "stone": 1}),
        ("western-quarry", {"stone": 1, "clay": 1}),
        ("eastern-quarry", {"stone": 1, "clay": 1}),
        ("reed-bank", {"reed": 1}),
    ],
)
def test_mineralogist_gets_one_of_the_other_good(space: str, found: dict[str, int]) -> None:
    assert goods(use(space, farm(played=["mineralogist"]), farm(), farm())) == found


# Collier


def test_collier_gets_wood_with_clay_and_reed_besides_in_the_pit() -> None:
    mine = farm(played=["collier"])
    assert goods(use("clay-pit", mine, farm(), farm())) == {"clay": 1, "wood": 1, "reed": 1}
    mine = farm(played=["collier"])
    assert goods(use("hollow", mine, farm(), farm())) == {"clay": 1, "wood": 1}
    assert goods(use("forest", farm(played=["collier"]), farm(), farm())) == {"wood": 3}


# Huntsman


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_huntsman_may_pay_a_grain_for_a_boar_with_wood(space: str) -> None:
    game = use(space, farm({"grain": 1}, played=["huntsman"]), farm(), farm(), farm())
    assert texts(game) == {"take boar", "done"}
    play(game, "take boar")
    assert (goods(game)["boar"], goods(game).get("grain")) == (1, None)


def test_huntsman_is_not_asked_without_grain_or_wood() -> None:
    assert use("forest", farm(played=["huntsman"]), farm(), farm()).to_act == [1]
    assert use("clay-pit", farm({"grain": 1}, played=["huntsman"]), farm(), farm()).to_act == [1]


# Forest Clearer


@pytest.mark.parametrize(("lies", "wood", "found"), [(1, 1, 0), (2, 3, 1), (3, 4, 0), (4, 5, 1), (5, 5, 0)])
def test_forest_clearer_gets_more_for_two_three_or_four_wood(lies: int, wood: int, found: int) -> None:
    game = use("forest", farm(played=["forest-clearer"]), farm(), farm(), farm(), goods={"forest": lies})
    assert (goods(game)["wood"], food(game)) == (wood, found)


def test_forest_clearer_counts_what_lay_there_and_not_what_other_cards_give() -> None:
    mine = farm(played=["wood-cutter", "forest-clearer"])
    game = use("forest", mine, farm(), farm(), farm(), goods={"forest": 1})
    assert goods(game) == {"wood": 2}


# Sweep


ABOVE = {3: 2, 4: 3, 6: 5, 7: 6, 9: 8, 11: 10, 13: 12}
LEFT = {2: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 8, 11: 9, 12: 10, 13: 11, 14: 12}
"""The rounds of the cards above and to the left of those of other rounds."""


def sweeping(number: int, before: bool = False) -> Game:
    """The Sweep's player is about to place a person and can use any card; perhaps `before` it was about the left."""
    seed = {"grain": 1, "wood": 9, "clay": 9, "reed": 9, "stone": 9}
    mine = farm(seed, rooms="A1 A2 A3", fields=["C1"], played=["sweep"])
    return scenario(mine, farm(), round_number=number, amendments=LEFT_OF_NEWEST - 1 if before else None)


def swept(number: int, before: bool = False) -> list[int]:
    """The rounds on whose cards the Sweep gets something while this is the newest one."""
    found = []
    for card in range(1, number + 1):
        game = sweeping(number, before)
        if CARDS[card - 1] in spaces(game):
            told = play(game, f"place {CARDS[card - 1]}")
            if any(event.source == "card:sweep" for event in happened(told, events.Gained)):
                found.append(card)
    return found


@pytest.mark.parametrize("number", range(1, 15))
def test_sweep_is_about_the_card_to_the_left_of_the_newest(number: int) -> None:
    assert swept(number) == ([LEFT[number]] if number in LEFT else [])


@pytest.mark.parametrize("number", [2, 3, 14])
def test_in_games_of_old_sweep_is_about_the_card_above_the_newest(number: int) -> None:
    assert swept(number, before=True) == ([ABOVE[number]] if number in ABOVE else [])


def test_sweep_gets_clay_before_it_uses_the_card() -> None:
    told = play(sweeping(6), f"place {CARDS[2]}")
    gained = [event for event in happened(told, events.Gained) if event.source == "card:sweep"]
    assert gained == [events.Gained(seat=0, resource="clay", count=2, source="card:sweep")]
    assert told.index(gained[0]) == 1  # right after the person was placed


def test_sweep_gets_nothing_elsewhere_nor_for_others() -> None:
    game = scenario(farm(played=["sweep"]), farm(), round_number=6)
    play(game, "place day-laborer")
    assert goods(game) == {"food": 2}
    game = scenario(farm(played=["sweep"]), farm(), round_number=6, first=1)
    play(game, "place sheep-market")  # to the left of the card of round 6, but not the Sweep's person
    assert goods(game) == {}


# Wholesaler


@pytest.mark.parametrize(
    ("number", "good"), [(7, ""), (8, "vegetable"), (9, "boar"), (10, "stone"), (11, "cattle"), (12, "")]
)
def test_wholesaler_gets_one_good_for_each_of_four_cards_once(number: int, good: str) -> None:
    for mark, found in ((0, 1 if good else 0), (15, 0)):
        mine = farm(fields=["C1"], played=["wholesaler"], marks={"wholesaler": mark})
        game = scenario(mine, farm(), farm(), round_number=12)
        told = play(game, f"place {CARDS[number - 1]}")
        gained = [event.resource for event in happened(told, events.Gained) if event.source == "card:wholesaler"]
        assert gained == [good] * found
        assert left_on(game, "wholesaler") == (0 if mark else 4 - found)


def test_wholesaler_has_nothing_to_do_with_the_number_of_the_round() -> None:
    game = scenario(farm(played=["wholesaler"]), farm(), farm(), round_number=9)
    play(game, "place day-laborer")
    assert goods(game) == {"food": 2}
    assert left_on(game, "wholesaler") == 4


# Several of them


def test_forest_plow_can_use_the_wood_that_forest_clearer_and_others_have_just_given() -> None:
    mine = farm(played=["forest-clearer", "forest-plow"])
    game = use("forest", mine, farm(), farm(), farm(), goods={"forest": 2})
    play(game, "plow c1")
    assert goods(game) == {"wood": 1, "food": 1}
    assert lying(game)["forest"] == 2


def test_forest_plow_and_huntsman_are_used_in_the_order_that_their_owner_likes() -> None:
    mine = farm({"grain": 1}, played=["forest-plow", "huntsman"])
    game = use("forest", mine, farm(), farm())
    assert texts(game) == {"resolve forest-plow", "resolve huntsman", "done"}
    play(game, "resolve huntsman", "take boar", "plow c1")
    assert (goods(game), game.to_act) == ({"wood": 1, "boar": 1}, [1])


def test_forest_stone_and_maintenance_premium_give_their_food_side_by_side() -> None:
    mine = farm(played=["forest-stone", "maintenance-premium"], marks={"forest-stone": 1, "maintenance-premium": 3})
    game = use("forest", mine)
    assert goods(game) == {"wood": 3, "food": 2}
    assert (left_on(game, "forest-stone"), left_on(game, "maintenance-premium")) == (0, 2)
