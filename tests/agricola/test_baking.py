"""Baking bread (chapters "Fireplaces and Cooking Hearths" and "Ovens"): every combination of improvements."""

from __future__ import annotations

from itertools import product

import pytest

from agricola.improvements import FACTS, FIREPLACES, at_rest, built, shop
from agricola.scenario import (
    farm,
    food,
    goods,
    play,
    scenario,
    spaces,
    texts,
    use,
)
from allmende.agricola.rules.phases import FEEDING
from allmende.core import Game

# Baking


BREAD = {"fireplace": (2, 99), "cooking-hearth": (3, 99), "clay-oven": (5, 1), "stone-oven": (4, 2)}
"""The food for a grain, and how many grain in one action."""
BAKERS = {"fireplace": "fireplace-3", "cooking-hearth": "cooking-hearth-4"}


def bakery(grain: int, *kinds: str) -> Game:
    """A farm with so much grain and improvements of these kinds, of which a person stands on "Grain Utilization"."""
    game = scenario(farm({"grain": grain}, improvements=[BAKERS.get(kind, kind) for kind in kinds]), farm())
    play(game, "place grain-utilization")
    return game


def bake(game: Game, kind: str) -> None:
    """Bake with improvements of this kind until nothing is left to do. The first grain may have been a forced one."""
    while f"bake {kind}" in texts(game):
        play(game, f"bake {kind}")


def baked(game: Game) -> set[tuple[int, int]]:
    """The grain left and the food, however the action is taken to its end: nothing else is done in it."""
    found: set[tuple[int, int]] = set()
    seen: set[tuple[str, ...]] = set()

    def explore(game: Game, chosen: tuple[str, ...]) -> None:
        if chosen in seen:
            return
        seen.add(chosen)
        mine = goods(game)
        if game.to_act != [0]:
            found.add((mine.get("grain", 0), mine.get("food", 0)))
            return
        for text in texts(game):
            twin = game.copy()
            twin.play(text, 0)
            explore(twin, tuple(sorted((*chosen, text))))

    explore(game, ())
    return found


def breads(grain: int, *kinds: str) -> set[tuple[int, int]]:
    """All that can come of baking, by the table above: how often each kind is used, in any combination."""
    found = set()
    for counts in product(*[range(min(grain, BREAD[kind][1]) + 1) for kind in kinds]):
        if 0 < sum(counts) <= grain:
            food = sum(count * BREAD[kind][0] for count, kind in zip(counts, kinds, strict=True))
            found.add((grain - sum(counts), food))
    return found


COMBINATIONS = [
    tuple(kind for number, kind in enumerate(BREAD) if bits >> number & 1) for bits in range(1, 1 << len(BREAD))
]


@pytest.mark.parametrize("kinds", COMBINATIONS, ids="+".join)
def test_bread_of_every_combination_of_improvements(kinds: tuple[str, ...]) -> None:
    for grain in (1, 2, 4):
        assert baked(bakery(grain, *kinds)) == breads(grain, *kinds)


def test_a_clay_oven_and_a_hearth_bake_five_for_the_first_grain_and_three_for_each_further_one() -> None:
    """The rulebook's example."""
    game = bakery(4, "clay-oven", "cooking-hearth")
    play(game, "bake clay-oven")
    assert food(game) == 5
    assert "bake clay-oven" not in texts(game)
    play(game, *["bake cooking-hearth"] * 3)
    assert goods(game) == {"food": 5 + 3 * 3}
    assert game.to_act == [1]


@pytest.mark.parametrize(("kind", "most"), [("clay-oven", 1), ("stone-oven", 2)])
def test_ovens_bake_that_much_in_each_action(kind: str, most: int) -> None:
    game = bakery(5, kind)
    bake(game, kind)
    assert goods(game) == {"grain": 5 - most, "food": most * BREAD[kind][0]}
    again = use("grain-utilization", at_rest(game, 0))
    bake(again, kind)
    assert goods(again)["food"] == 2 * most * BREAD[kind][0]


@pytest.mark.parametrize("kind", ["fireplace", "cooking-hearth"])
def test_fireplaces_and_hearths_bake_any_number(kind: str) -> None:
    game = bakery(13, kind)
    bake(game, kind)
    assert goods(game) == {"food": 13 * BREAD[kind][0]}


def test_baking_may_stop_after_the_first_grain() -> None:
    game = bakery(3, "fireplace", "clay-oven")
    assert "done" not in texts(game)
    play(game, "bake fireplace", "done")
    assert goods(game) == {"grain": 2, "food": 2}


def test_two_of_a_kind_bake_like_one() -> None:
    game = use("grain-utilization", farm({"grain": 2}, improvements=FIREPLACES))
    assert texts(game) >= {"bake fireplace"}
    assert len([text for text in texts(game) if text.startswith("bake")]) == 1


@pytest.mark.parametrize("improvement", ["well", "joinery", "pottery", "basketmakers-workshop"])
def test_other_improvements_do_not_bake(improvement: str) -> None:
    game = scenario(farm({"grain": 2}, improvements=[improvement]), farm())
    assert "grain-utilization" not in spaces(game)


def test_without_grain_there_is_no_bread() -> None:
    assert "grain-utilization" not in spaces(scenario(farm(improvements=["stone-oven", "fireplace-2"]), farm()))
    game = scenario(farm({"vegetable": 3}, improvements=["stone-oven"]), farm())
    assert "grain-utilization" not in spaces(game)


def test_bread_is_baked_only_in_an_action() -> None:
    game = scenario(farm({"grain": 2}, improvements=["clay-oven", "cooking-hearth-5"]), farm())
    assert not any(text.startswith("bake") for text in texts(game))
    game = scenario(farm({"grain": 2}, improvements=["clay-oven"]), farm(), round_number=4, phase=FEEDING)
    assert not any(text.startswith("bake") for text in texts(game, 0))


# Ovens: immediate baking


@pytest.mark.parametrize(("oven", "most", "each"), [("clay-oven", 1, 5), ("stone-oven", 2, 4)])
def test_when_an_oven_is_built_one_may_bake_at_once(oven: str, most: int, each: int) -> None:
    game = shop(farm({**FACTS[oven][0], "grain": 3}))
    if f"build {oven}" in texts(game):
        play(game, f"build {oven}")
    assert texts(game) == {f"bake {oven}", "done"}
    play(game, *[f"bake {oven}"] * most)
    assert goods(game) == {"grain": 3 - most, "food": most * each}
    assert game.to_act == [1]


@pytest.mark.parametrize("oven", ["clay-oven", "stone-oven"])
def test_one_need_not_bake_at_once(oven: str) -> None:
    game = shop(farm({**FACTS[oven][0], "grain": 3}))
    if f"build {oven}" in texts(game):
        play(game, f"build {oven}")
    play(game, "done")
    assert goods(game) == {"grain": 3}
    assert game.to_act == [1]


def test_without_grain_nothing_is_asked() -> None:
    game = shop(farm({"clay": 3, "stone": 1, "wood": 9}))
    play(game, "build clay-oven")
    assert game.to_act == [1]


def test_at_once_all_improvements_that_bake_may_be_used() -> None:
    game = shop(farm({"clay": 1, "stone": 3, "grain": 4}, improvements=["clay-oven", "fireplace-2"]))
    play(game, "build stone-oven")
    assert baked(game) == breads(4, "clay-oven", "fireplace", "stone-oven") | {(4, 0)}


def test_an_oven_after_a_renovation_bakes_at_once_too() -> None:
    game = use("house-redevelopment", farm({"clay": 5, "reed": 1, "stone": 1, "grain": 1}))
    play(game, "build clay-oven", "bake clay-oven")
    assert goods(game) == {"food": 5}
    assert game.to_act == [1]


@pytest.mark.parametrize("improvement", [name for name in FACTS if "oven" not in name])
def test_no_other_improvement_lets_one_bake_at_once(improvement: str) -> None:
    game = shop(
        farm({**FACTS[improvement][0], "grain": 3}, improvements=["fireplace-2"][improvement == "fireplace-2" :])
    )
    if f"build {improvement}" in texts(game):
        play(game, f"build {improvement}")
    assert improvement in built(game)
    assert game.to_act == [1]
