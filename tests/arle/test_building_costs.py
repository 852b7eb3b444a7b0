"""What the buildings cost and what they are worth (chapter "Index of Building Tiles")."""

from __future__ import annotations

from itertools import combinations

import pytest

from allmende import arle
from allmende.core import OptionError
from arle.scenario import (
    CRAFTS,
    DARK_HOUSES,
    INNS,
    LIGHT_HOUSES,
    all_texts,
    any_time,
    farm,
    goods,
    lines,
    play,
    scenario,
    texts,
    tiles,
    use,
)

LIGHT = ["farmers-house", "plow-makers-workshop", "novices-hut", "workshop"]
DARK = [
    "weaving-parlor",
    "colonists-house",
    "carpenters-workshop",
    "schnapps-distillery",
    "litter-storage",
    "loading-station",
    "wood-traders-house",
]
YELLOW = ["turnery", "smokehouse", "cooperage", "bakehouse", "smithy"]
ORANGE = ["mill", "weaving-mill", "textile-house", "saddlery", "joinery", "waterfront-house"]
BLUE = ["potters-inn", "farmers-inn", "junk-dealers-inn", "gulf-house-inn", "milk-house-inn", "sluice-yard-inn"]
RED = ["village-church", "luetetsburg-castle", "berum-castle"]
ALL = LIGHT + DARK + YELLOW + ORANGE + BLUE + RED
MATERIALS = ["wood", "clay", "timber", "brick"]
WEAR = ["summer-wear", "winter-wear", "leather-wear"]

POINTS = (
    dict.fromkeys(LIGHT + DARK, 1)
    | {"turnery": 5, "smokehouse": 5, "cooperage": 4, "bakehouse": 4, "smithy": 3}
    | {"mill": 6, "weaving-mill": 7, "textile-house": 9, "saddlery": 8, "joinery": 6, "waterfront-house": 10}
    | {"potters-inn": 5, "farmers-inn": 3, "junk-dealers-inn": 4}
    | {"gulf-house-inn": 5, "milk-house-inn": 5, "sluice-yard-inn": 4}
    | dict.fromkeys(RED, 15)
)

Goods = dict[str, int]


def inn_costs() -> list[Goods]:
    """Two different materials and 9 food; timber stands for wood and brick for clay."""
    pairs = [{one: 1, two: 1} for one, two in combinations(MATERIALS, 2)] + [{"timber": 2}, {"brick": 2}]
    return [pair | {"food": 9} for pair in pairs]


OWN_COSTS: dict[str, list[Goods]] = {
    "mill": [{"timber": 1, "flax": 8}, {"timber": 1, "grain": 8}],
    "weaving-mill": [{"brick": 2, "flax": 10}, {"brick": 2, "wool": 10}],
    "textile-house": [{"brick": 1, one: 1, two: 1} for one, two in combinations(WEAR, 2)],
    "saddlery": [{"timber": 2, "leather": 3}],
    "joinery": [{"timber": 2, "grain": 5}],
    "waterfront-house": [{"brick": 2, "food": 25}],
}


def costs(building: str) -> list[Goods]:
    """All that can be paid for a building, as the rulebook says it."""
    if building in LIGHT + DARK:
        return [{material: 1, "grain": 1} for material in MATERIALS]
    if building in YELLOW:
        return [{"timber": 1, "brick": 1}]
    if building in BLUE:
        return inn_costs()
    if building in RED:
        return [{"timber": 3, "brick": 3, "food": 15}]
    return OWN_COSTS[building]


EVERY_COST = [(building, cost) for building in ALL for cost in costs(building)]
NAMES = [f"{building}: {' '.join(cost)}" for building, cost in EVERY_COST]


def in_play(building: str) -> dict[str, tuple[str, ...]]:
    """Buildings for a game in which this one can be built."""
    dealt: dict[str, tuple[str, ...]] = {}
    if building in DARK:
        dealt["houses"] = (building, *[other for other in DARK if other != building][:3])
    if building in YELLOW:
        dealt["crafts"] = (building, *[other for other in YELLOW if other != building][:1])
    if building in BLUE:
        dealt["inns"] = (building, *[other for other in BLUE if other != building][:2])
    return dealt


def can_build(building: str, have: Goods, land: tuple[str, ...] = (), payment: str = "chosen") -> bool:
    """Whether someone with these goods can build it at the Builder."""
    dealt = in_play(building)
    game = scenario(farm(have, land), farm(), half_year=3, payment=payment, **dealt)  # type: ignore[arg-type]
    game.play("place builder")
    return game.to_act == [0] and f"build {building}" in texts(game, 0)


def test_there_are_31_buildings_and_no_two_are_alike() -> None:
    assert len(ALL) == len(set(ALL)) == 31
    assert set(ALL) == set(POINTS)
    assert {f"build {name}" for name in ALL} <= set(_vocabulary())


def _vocabulary() -> list[str]:
    vocabulary = arle.TITLE.vocabulary
    return [vocabulary[move].text for move in range(len(vocabulary))]


@pytest.mark.parametrize(("building", "cost"), EVERY_COST, ids=NAMES)
def test_exactly_the_cost_is_enough(building: str, cost: Goods) -> None:
    assert can_build(building, cost)
    assert can_build(building, cost, payment="cheap")


@pytest.mark.parametrize(("building", "cost"), EVERY_COST, ids=NAMES)
def test_one_piece_less_is_not_enough(building: str, cost: Goods) -> None:
    for name in cost:
        assert not can_build(building, cost | {name: cost[name] - 1})


@pytest.mark.parametrize(("building", "cost"), EVERY_COST, ids=NAMES)
def test_the_cost_is_paid_and_the_building_stands_for_its_points(building: str, cost: Goods) -> None:
    spare = {"peat": 1, "hides": 2}
    game = scenario(farm(cost | spare, ["empty"]), farm(), half_year=3, **in_play(building))  # type: ignore[arg-type]
    before = lines(game)["home-board"]
    events = play(game, "place builder", f"build {building}")
    paid = {event.resource: event.count for event in events if type(event).__name__ == "Paid"}  # type: ignore[attr-defined]
    assert paid == cost
    assert tiles(game)[building] == 1
    gained = {"waterfront-house": 0, "luetetsburg-castle": 0, "berum-castle": 0}
    assert lines(game)["home-board"] - before - gained.get(building, 0) == POINTS[building]


@pytest.mark.parametrize("building", LIGHT + DARK)
def test_a_small_house_takes_one_material_of_any_kind(building: str) -> None:
    rich = dict.fromkeys(MATERIALS, 2) | {"grain": 1}
    game = scenario(farm(rich), farm(), half_year=3, **in_play(building))  # type: ignore[arg-type]
    play(game, "place builder", f"build {building}")
    assert texts(game) == {f"pay {material} 1 grain 1" for material in MATERIALS}
    assert not any_time(game)  # first it is paid for
    play(game, "pay timber 1 grain 1")
    assert goods(game) == {"wood": 2, "clay": 2, "timber": 1, "brick": 2}


@pytest.mark.parametrize("building", BLUE)
def test_an_inn_takes_two_different_materials(building: str) -> None:
    # Timber stands for wood: so two timber will do, but never two wood or two clay.
    assert not can_build(building, {"wood": 4, "food": 9})
    assert not can_build(building, {"clay": 4, "food": 9})
    assert can_build(building, {"timber": 2, "food": 9})
    assert can_build(building, {"brick": 2, "food": 9})
    rich = dict.fromkeys(MATERIALS, 2) | {"food": 9}
    game = scenario(farm(rich), farm(), half_year=3, **in_play(building))  # type: ignore[arg-type]
    play(game, "place builder", f"build {building}")
    pairs = {f"pay {one} 1 {two} 1 food 9" for one, two in combinations(MATERIALS, 2)}
    assert texts(game) == pairs | {"pay timber 2 food 9", "pay brick 2 food 9"}


def test_grain_and_flax_are_not_mixed_for_the_mill() -> None:
    assert not can_build("mill", {"timber": 1, "grain": 7, "flax": 7})
    game = use("builder", farm({"timber": 1, "grain": 8, "flax": 8}))
    play(game, "build mill")
    assert texts(game) == {"pay timber 1 flax 8", "pay timber 1 grain 8"}


def test_flax_and_wool_are_not_mixed_for_the_weaving_mill() -> None:
    assert not can_build("weaving-mill", {"brick": 2, "wool": 9, "flax": 9})
    game = use("builder", farm({"brick": 2, "wool": 10, "flax": 10}))
    play(game, "build weaving-mill")
    assert texts(game) == {"pay brick 2 flax 10", "pay brick 2 wool 10"}


@pytest.mark.parametrize("wear", WEAR)
def test_the_textile_house_takes_two_different_pieces_of_clothing(wear: str) -> None:
    assert not can_build("textile-house", {"brick": 1, wear: 4})


def test_the_clothing_for_the_textile_house_is_chosen() -> None:
    game = use("builder", farm({"brick": 1} | dict.fromkeys(WEAR, 1)))
    play(game, "build textile-house")
    assert texts(game) == {f"pay brick 1 {one} 1 {two} 1" for one, two in combinations(WEAR, 2)}


@pytest.mark.parametrize("building", YELLOW + ORANGE + RED)
def test_cheaper_materials_never_stand_for_timber_and_brick(building: str) -> None:
    for cost in costs(building):
        cheap = dict.fromkeys(("wood", "clay"), 15) | {
            name: count for name, count in cost.items() if name not in ("timber", "brick")
        }
        assert not can_build(building, cheap)


@pytest.mark.parametrize("building", ALL)
def test_a_building_needs_an_empty_land_space(building: str) -> None:
    full = ("grain-field", "grain-field", "grain-field", "stall", "flax-field")
    for cost in costs(building):
        assert not can_build(building, cost, full)


@pytest.mark.parametrize("building", ALL)
def test_a_building_can_be_built_once(building: str) -> None:
    # Whoever has it, it is not on the Game Board any more.
    twice = {name: 2 * count for name, count in costs(building)[0].items()}
    built = farm(twice, [building])
    for farms in ((built, farm()), (farm(twice), farm(land=[building]))):
        game = scenario(*farms, half_year=3, **in_play(building))  # type: ignore[arg-type]
        game.play("place builder")
        assert f"build {building}" not in all_texts(game)


@pytest.mark.parametrize("building", ALL)
def test_a_building_that_is_not_in_play_cannot_be_built(building: str) -> None:
    rich = dict.fromkeys([*MATERIALS, *WEAR, "leather"], 15) | {"food": 30, "grain": 15, "flax": 15, "wool": 15}
    others = {
        "houses": LIGHT_HOUSES if building in DARK else DARK_HOUSES,
        "crafts": tuple(name for name in YELLOW if name != building)[:2],
        "inns": tuple(name for name in BLUE if name != building)[:3],
    }
    game = scenario(farm(rich), farm(), half_year=3, **others)  # type: ignore[arg-type]
    game.play("place builder")
    always = building in ORANGE + RED
    assert (f"build {building}" in texts(game)) == always
    assert len([text for text in texts(game) if text.startswith("build ")]) == 4 + 2 + 6 + 3 + 3


def test_the_small_houses_are_all_light_or_all_dark() -> None:
    with pytest.raises(OptionError):
        arle.new(deal=arle.Deal(0, (*LIGHT_HOUSES[:2], *DARK_HOUSES[:2]), CRAFTS, INNS))
    assert arle.new(deal=arle.Deal(0, LIGHT_HOUSES, CRAFTS, INNS))
    assert arle.new(deal=arle.Deal(0, DARK_HOUSES, CRAFTS, INNS), houses="dark")


def test_a_building_is_no_stall_and_holds_no_animals() -> None:
    game = use("builder", farm({"timber": 1, "brick": 1, "sheep": 7}, ["grain-field"] * 4))
    play(game, "build smokehouse")
    # Five animals stand on the dikes, the two others stood where the Smokehouse stands now.
    assert goods(game) == {"sheep": 5}


@pytest.mark.parametrize(
    ("space", "half_year", "food"),
    [
        ("forester", 3, 1),
        ("summer-carpenter", 3, 0),
        ("builder", 3, 0),
        ("wood-trader", 4, 1),
        ("winter-laborer", 4, 2),
    ],
)
def test_everywhere_the_same_buildings_can_be_built(space: str, half_year: int, food: int) -> None:
    game = scenario(farm({"timber": 1, "brick": 1, "food": food}), farm(), half_year=half_year)
    game.play(f"place {space}")
    play(game, "build turnery")
    assert tiles(game)["turnery"] == 1
    assert not goods(game)
