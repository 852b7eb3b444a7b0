"""The dark green Small Houses: at any time, and any number of times."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.arle.rules.phases import INVENTORY, SCORING
from allmende.core import Game
from arle.scenario import any_time, farm, goods, lines, me, moors, play, scenario, supply, texts, tiles, use

HOUSES = [
    "weaving-parlor",
    "colonists-house",
    "carpenters-workshop",
    "schnapps-distillery",
    "litter-storage",
    "wood-traders-house",
]
"""Those that exchange; what the Loading Station does belongs to loading."""

COST: dict[str, dict[str, int]] = {
    "weaving-parlor": {"flax": 3},
    "colonists-house": {"wool": 2},
    "carpenters-workshop": {"food": 4, "brick": 1},
    "schnapps-distillery": {"grain": 1, "peat": 1},
    "litter-storage": {"flax": 3, "horse": 2},
    "wood-traders-house": {"timber": 1, "food": 1},
}
"""What one has to have; the two horses are kept."""

GAINS: dict[str, dict[str, int]] = {
    "weaving-parlor": {"linen": 1},
    "colonists-house": {"clay": 1},
    "carpenters-workshop": {},
    "schnapps-distillery": {"food": 3},
    "litter-storage": {"horse": 3},
    "wood-traders-house": {"wood": 2},
}


def dealt(house: str) -> tuple[str, ...]:
    """Four dark green houses, this one among them."""
    return (house, *[other for other in HOUSES if other != house][:3])


def at(house: str, have: dict[str, int], half_year: int = 3, phase: int = 2, **boards: object) -> Game:
    """Someone with this house and these goods, and a stall, at the first decision of a phase."""
    boards.setdefault("land", [house, "stall"])
    mine = farm(have, **boards)  # type: ignore[arg-type]
    return scenario(mine, farm({"food": 3, "peat": 2}), half_year=half_year, phase=phase, houses=dealt(house))


def can_exchange(game: Game, house: str) -> bool:
    """Whether the first seat may use its house now."""
    return f"exchange {house}" in any_time(game, 0)


@pytest.mark.parametrize("house", HOUSES)
def test_what_it_costs_and_gives(house: str) -> None:
    game = at(house, COST[house])
    assert can_exchange(game, house)
    play(game, f"exchange {house}")
    if house in ("weaving-parlor", "colonists-house"):
        assert texts(game) == {"cut 1 boardwalk", "done"}
        play(game, "cut 1 boardwalk")
        assert goods(game) == GAINS[house] | {"peat": 1}
        assert moors(game)[0] == 3
    else:
        assert goods(game) == GAINS[house]
    assert "place woodcutter" in texts(game)  # the worker is still to be placed


@pytest.mark.parametrize("house", HOUSES)
def test_it_needs_every_piece_of_its_cost(house: str) -> None:
    for name, count in COST[house].items():
        assert not can_exchange(at(house, COST[house] | {name: count - 1}), house)


@pytest.mark.parametrize("house", HOUSES)
def test_it_belongs_to_who_built_it(house: str) -> None:
    game = scenario(farm(COST[house], ["stall"]), farm(land=[house, "stall"]), half_year=3, houses=dealt(house))
    assert not any_time(game, 0) & {f"exchange {name}" for name in HOUSES}


@pytest.mark.parametrize("house", HOUSES)
def test_any_number_of_times(house: str) -> None:
    have = {name: 3 * count for name, count in COST[house].items()} | {"horse": 2}
    game = at(house, have, land=[house, "stall", "stall", "stall"])
    for _ in range(3):
        play(game, f"exchange {house}")
        if "cut 1 boardwalk" in texts(game):
            play(game, "cut 1 boardwalk")
    assert not can_exchange(game, house)
    spent = {name for name in COST[house] if name != "horse"}
    assert not spent & set(goods(game)) - {"food"}


@pytest.mark.parametrize("house", HOUSES)
def test_in_both_seasons_and_in_the_middle_of_an_action(house: str) -> None:
    for half_year, space, step in ((3, "summer-master", "improve axes"), (4, "winter-master", "improve axes")):
        game = at(house, COST[house] | {"wood": 1}, half_year)
        assert can_exchange(game, house)
        play(game, f"place {space}")
        assert step in texts(game)
        assert can_exchange(game, house)
        play(game, f"exchange {house}")
        play(game, *(["done"] if "cut 1 boardwalk" in texts(game) else []))
        assert step in texts(game)  # the action goes on


@pytest.mark.parametrize("house", HOUSES)
def test_at_the_end_of_ones_turn(house: str) -> None:
    game = at(house, COST[house])
    play(game, "pass")
    assert game.to_act == [0]
    assert can_exchange(game, house)
    play(game, f"exchange {house}")
    assert not can_exchange(game, house)


@pytest.mark.parametrize("house", HOUSES)
def test_between_harvest_and_sustenance(house: str) -> None:
    # What the fields bear is there already, and what it gives can be eaten and burnt.
    game = at(house, COST[house], phase=INVENTORY)
    assert game.to_act[0] == 0
    assert texts(game, 0) == {"done"}
    assert can_exchange(game, house)
    assert lines(game)["shortages"] == 0
    game.play("done", 0)
    assert not can_exchange(game, house)


@pytest.mark.parametrize("house", HOUSES)
def test_in_may_before_sustenance(house: str) -> None:
    game = at(house, COST[house], half_year=4, phase=INVENTORY)
    assert can_exchange(game, house)


@pytest.mark.parametrize("house", HOUSES)
def test_before_the_points_are_counted(house: str) -> None:
    game = at(house, COST[house], half_year=9, phase=SCORING)
    assert can_exchange(game, house)
    game.play(f"exchange {house}", 0)
    if "cut 1 boardwalk" in texts(game, 0):
        game.play("cut 1 boardwalk", 0)
    assert not can_exchange(game, house)
    assert set(goods(game)) == set(GAINS[house]) | (
        {"peat"} if house in ("weaving-parlor", "colonists-house") else set()
    )


def test_flax_harvested_becomes_linen_and_peat_before_sustenance() -> None:
    land = ["weaving-parlor", "flax-field", "flax-field", "flax-field"]
    game = at("weaving-parlor", {"food": 3, "peat": 1}, phase=INVENTORY, land=land)
    assert goods(game)["flax"] == 3
    game.play("exchange weaving-parlor", 0)
    game.play("cut 1 boardwalk", 0)
    if 0 in game.to_act and texts(game, 0) == {"done"}:
        game.play("done", 0)
    assert lines(game)["shortages"] == 0
    assert goods(game) == {"linen": 1}


def test_schnapps_between_harvest_and_sustenance_feeds_with_the_new_grain() -> None:
    land = ["schnapps-distillery", "grain-field"]
    game = at("schnapps-distillery", {"peat": 3}, phase=INVENTORY, land=land)
    assert goods(game)["grain"] == 1
    game.play("exchange schnapps-distillery", 0)
    while 0 in game.to_act and "done" in texts(game, 0):
        game.play("done", 0)
    assert lines(game)["shortages"] == 0
    assert not goods(game)


def test_schnapps_helps_in_the_last_november_too() -> None:
    game = at("schnapps-distillery", {"peat": 3, "grain": 1}, half_year=9, phase=INVENTORY)
    assert can_exchange(game, "schnapps-distillery")
    game.play("exchange schnapps-distillery", 0)
    assert lines(game)["shortages"] == 0
    assert not goods(game)


def test_sustenance_itself_is_not_interrupted() -> None:
    # What is missing is paid with animals: it is too late for schnapps then.
    game = at("schnapps-distillery", {"peat": 3, "grain": 3, "sheep": 1, "horse": 1}, phase=INVENTORY)
    assert can_exchange(game, "schnapps-distillery")
    game.play("done", 0)
    assert goods(game) == {"peat": 1, "sheep": 1, "horse": 1}
    hungry = at("schnapps-distillery", {"peat": 3, "grain": 2, "sheep": 1, "horse": 1}, phase=INVENTORY)
    hungry.play("done", 0)
    assert texts(hungry, 0) == {"eat sheep", "eat horse"}
    assert not any_time(hungry, 0)


def test_the_weaving_parlor_takes_no_peat_from_the_supply() -> None:
    for house, cost, gain in (("weaving-parlor", {"flax": 3}, "linen"), ("colonists-house", {"wool": 2}, "clay")):
        game = at(house, cost, boardwalk=0)
        play(game, f"exchange {house}")
        assert goods(game) == {gain: 1}
        assert "place woodcutter" in texts(game)


def test_the_last_peat_it_cuts_frees_the_land() -> None:
    game = at("weaving-parlor", {"flax": 3}, boardwalk=4, moors=(1, HYDRATED, HYDRATED))
    empty = tiles(game)["empty"]
    play(game, "exchange weaving-parlor")
    assert texts(game) == {"cut 1 boardwalk", "cut 1 moor 1", "done"}
    play(game, "cut 1 moor 1")
    assert tiles(game)["empty"] == empty + 2


def test_a_dehydrated_moor_cleared_before_the_end_costs_no_point() -> None:
    game = at("colonists-house", {"wool": 2}, half_year=9, phase=SCORING, moors=(1, HYDRATED, HYDRATED))
    before = lines(game)["home-board"]
    game.play("exchange colonists-house", 0)
    game.play("cut 1 moor 1", 0)
    assert lines(game)["home-board"] == before + 1


def test_the_carpenters_workshop_turns_one_stall_into_a_stable() -> None:
    game = at("carpenters-workshop", {"food": 4, "brick": 1}, land=["carpenters-workshop", "stall", "stall"])
    before = supply(game)
    play(game, "exchange carpenters-workshop")
    assert tiles(game)["stable"] == tiles(game)["stall"] == 1
    assert supply(game)["stable"] == before["stable"] - 1
    assert supply(game)["stall"] == before["stall"] + 1


@pytest.mark.parametrize("land", [["depot"], ["stable"], ["double-stall"], ["park"]])
def test_the_carpenters_workshop_needs_a_stall(land: list[str]) -> None:
    game = at("carpenters-workshop", {"food": 4, "brick": 1}, land=["carpenters-workshop", *land])
    assert not can_exchange(game, "carpenters-workshop")


def test_there_are_only_three_stables_for_the_carpenters_workshop() -> None:
    mine = farm({"food": 30, "brick": 4}, ["carpenters-workshop", "stall", "stall", "stall"])
    other = farm(land=["stable", "double-stall"])
    game = scenario(mine, other, half_year=3, houses=dealt("carpenters-workshop"))
    play(game, "exchange carpenters-workshop")
    assert supply(game)["stable"] == 0
    assert not can_exchange(game, "carpenters-workshop")


def test_the_carpenters_workshop_makes_room_for_what_may_brings() -> None:
    # At the end of the Work Phase the stall becomes a stable, in which four sheep have two lambs.
    game = at("carpenters-workshop", {"food": 7, "brick": 1, "sheep": 4}, half_year=4)
    play(game, "exchange carpenters-workshop")
    assert me(game).outlook.births == {"sheep": 2}


def test_schnapps_beyond_thirty_food_is_lost() -> None:
    game = at("schnapps-distillery", {"food": 29, "grain": 2, "peat": 2})
    play(game, "exchange schnapps-distillery")
    assert goods(game) == {"food": 30, "grain": 1, "peat": 1}


@pytest.mark.parametrize(("horses", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_litter_storage_needs_two_horses(horses: int, possible: bool) -> None:
    game = at("litter-storage", {"flax": 3, "horse": horses})
    assert can_exchange(game, "litter-storage") == possible


def test_the_horse_of_the_litter_storage_has_to_be_housed() -> None:
    land = ["litter-storage", "forest", "forest", "forest", "forest"]
    game = at("litter-storage", {"flax": 3, "horse": 3, "sheep": 2}, land=land)
    play(game, "exchange litter-storage")
    assert texts(game) == {"release sheep", "release horse"}
    play(game, "release sheep")
    assert goods(game) == {"horse": 4, "sheep": 1}


def test_the_wood_trader_takes_timber_and_not_wood() -> None:
    assert not can_exchange(at("wood-traders-house", {"wood": 5, "food": 5}), "wood-traders-house")


def test_wood_from_the_wood_trader_is_burnt_in_november() -> None:
    game = at("wood-traders-house", {"food": 4, "timber": 1}, phase=INVENTORY)
    game.play("exchange wood-traders-house", 0)
    while 0 in game.to_act and "done" in texts(game, 0):
        game.play("done", 0)
    assert lines(game)["shortages"] == 0
    assert not goods(game)


def test_bricks_and_timber_off_the_vehicles_can_be_used_before_the_animals_breed() -> None:
    game = at(
        "carpenters-workshop",
        {"food": 7, "sheep": 4},
        half_year=4,
        phase=INVENTORY,
        vehicles=["cart: clay"],
        land=["carpenters-workshop", "stall"],
    )
    assert can_exchange(game, "carpenters-workshop")
    game.play("exchange carpenters-workshop", 0)
    while 0 in game.to_act and "done" in texts(game, 0):
        game.play("done", 0)
    assert goods(game)["sheep"] == 6


def test_a_house_can_be_used_as_soon_as_it_is_built() -> None:
    game = use(
        "builder",
        farm({"clay": 1, "grain": 2, "peat": 1}),
        half_year=3,
        houses=("weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery"),  # type: ignore[arg-type]
    )
    play(game, "build schnapps-distillery", "exchange schnapps-distillery")
    assert goods(game) == {"food": 3}


def test_a_house_does_nothing_when_it_is_built() -> None:
    for house in HOUSES:
        game = use("builder", farm({"clay": 1, "grain": 1}), half_year=3, houses=dealt(house))  # type: ignore[arg-type]
        play(game, f"build {house}")
        assert not goods(game)
        assert game.to_act == [1]
