"""The blue Inns: what they do at once when they are built."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.core import Game
from arle.scenario import all_texts, farm, goods, me, moors, play, scenario, supply, texts, tiles, tools

BLUE = ["potters-inn", "farmers-inn", "junk-dealers-inn", "gulf-house-inn", "milk-house-inn", "sluice-yard-inn"]
COST = {"wood": 1, "clay": 1, "food": 9}


def built(
    building: str, have: dict[str, int] | None = None, stock: dict[str, int] | None = None, **boards: object
) -> Game:
    """Someone with these goods besides the costs who has just built it; `stock` is what the Supply Board has left."""
    inns = (building, *[other for other in BLUE if other != building][:2])
    more = {name: count + COST.get(name, 0) for name, count in (have or {}).items()}
    game = scenario(farm(COST | more, **boards), farm(), half_year=3, inns=inns, supply=stock)  # type: ignore[arg-type]
    play(game, "place builder", f"build {building}")
    return game


def is_over(game: Game) -> bool:
    """Whether the building has nothing more to ask: it is the other player's turn, or the end of this one's."""
    return game.to_act == [1] or texts(game) == {"done"}


@pytest.mark.parametrize("wheels", [2, 3, 4])
def test_the_potters_inn_gives_an_animal_for_each_pottery_wheel(wheels: int) -> None:
    game = built("potters-inn", tools={"pottery-wheels": wheels})
    for count in range(wheels):
        assert sum(goods(game).values()) == count
        assert texts(game) == {"take sheep", "take cattle", "take horse"}
        play(game, ("take sheep", "take horse", "take horse", "take cattle")[count])
    assert is_over(game)
    assert (
        goods(game)
        == [{"sheep": 1, "horse": 1}, {"sheep": 1, "horse": 2}, {"sheep": 1, "horse": 2, "cattle": 1}][wheels - 2]
    )
    assert tools(game)["pottery-wheels"] == wheels


def test_the_animals_of_the_potters_inn_have_to_be_housed_at_once() -> None:
    game = built("potters-inn", {"sheep": 5}, land=["forest", "forest", "depot", "grain-field"])
    play(game, "take cattle")
    assert texts(game) == {"release sheep", "release cattle"}
    play(game, "release sheep", "take horse", "release cattle")
    assert goods(game) == {"sheep": 4, "horse": 1}


@pytest.mark.parametrize(("grain", "flax"), [(1, 0), (0, 2), (2, 1), (2, 2), (3, 1)])
def test_the_farmers_inn_replaces_up_to_three_fields_with_forests(grain: int, flax: int) -> None:
    game = built("farmers-inn", land=["grain-field"] * grain + ["flax-field"] * flax)
    before = supply(game)
    fields = ["grain-field"] * grain + ["flax-field"] * flax
    for field in fields[:3]:
        assert texts(game) == {f"replace {name}" for name in set(fields)} | {"done"}
        play(game, f"replace {field}")
        fields.remove(field)
    assert is_over(game)
    count = min(3, grain + flax)
    assert tiles(game)["forest"] == count
    assert supply(game)["field"] == before["field"] + count
    assert supply(game)["forest"] == before["forest"] - count


def test_no_field_has_to_be_replaced() -> None:
    game = built("farmers-inn", land=["grain-field", "flax-field"])
    play(game, "replace flax-field", "done")
    assert tiles(game) == {"farmers-inn": 1, "grain-field": 1, "forest": 1, "empty": 2}


def test_without_fields_the_farmers_inn_does_nothing() -> None:
    assert is_over(built("farmers-inn", land=["forest"]))


@pytest.mark.parametrize("forests", [0, 1, 2])
def test_the_farmers_inn_depends_on_the_supply_of_forests(forests: int) -> None:
    game = built("farmers-inn", land=["grain-field"] * 3, stock={"forest": forests})
    for _ in range(forests):
        play(game, "replace grain-field")
    assert not [text for text in texts(game) if text.startswith("replace")]
    assert tiles(game).get("forest", 0) == forests


def test_the_junk_dealers_inn_gives_a_handcart_or_a_peat_boat_and_two_goods() -> None:
    for move, carts, boats in (("build handcart", 1, 0), ("build peat-boat", 0, 1), ("done", 0, 0)):
        game = built("junk-dealers-inn", land=[])
        assert texts(game) == {"build handcart", "build peat-boat", "done"}
        play(game, move)
        assert (len(me(game).vehicles), me(game).peat_boats) == (carts, boats)
        assert goods(game) == {"leather-wear": 1, "woolen": 1}
        assert is_over(game)


@pytest.mark.parametrize(
    ("stock", "offered"),
    [
        ({"handcart": 0}, {"build peat-boat", "done"}),
        ({"peat-boat": 0}, {"build handcart", "done"}),
        ({"handcart": 0, "peat-boat": 0}, set()),
    ],
)
def test_the_junk_dealers_inn_gives_what_the_supply_has(stock: dict[str, int], offered: set[str]) -> None:
    game = built("junk-dealers-inn", land=[], stock=stock)
    if offered:
        assert texts(game) == offered
        play(game, "done")
    assert is_over(game)
    assert goods(game) == {"leather-wear": 1, "woolen": 1}


def test_room_is_made_for_the_handcart_of_the_junk_dealer() -> None:
    game = built("junk-dealers-inn", land=[], boats=3, plows=2)
    play(game, "build handcart")
    assert texts(game) == {"give up peat-boat", "give up plow"}
    play(game, "give up peat-boat")
    mine = me(game)
    assert (mine.peat_boats, mine.plows, [vehicle.kind for vehicle in mine.vehicles]) == (2, 2, ["handcart"])
    assert goods(game) == {"leather-wear": 1, "woolen": 1}


@pytest.mark.parametrize(
    ("land", "timber", "brick"),
    [
        ([], 0, 0),
        (["stall"], 1, 0),
        (["stall", "stall"], 2, 0),
        (["double-stall"], 2, 0),
        (["stable", "stable"], 0, 2),
        (["stall", "double-stall", "stable"], 3, 1),
        (["depot", "park", "forest"], 0, 0),
    ],
)
def test_the_gulf_house_inn_gives_timber_for_stalls_and_bricks_for_stables(
    land: list[str], timber: int, brick: int
) -> None:
    game = built("gulf-house-inn", land=land)
    assert goods(game) == {name: count for name, count in (("timber", timber), ("brick", brick)) if count}
    assert is_over(game)


@pytest.mark.parametrize("cattle", [0, 1, 4])
def test_the_milk_house_inn_gives_a_cattle_and_then_a_cut_for_each(cattle: int) -> None:
    game = built("milk-house-inn", {"cattle": cattle} if cattle else {}, land=["stable"], moors=(4, HYDRATED, HYDRATED))
    assert goods(game)["cattle"] == cattle + 1
    play(game, f"cut {min(cattle + 1, 4)} boardwalk")
    if cattle + 1 > 4:
        assert texts(game) == {"cut 1 moor 4", "done"}
        play(game, "cut 1 moor 4")
    assert is_over(game)
    assert goods(game) == {"cattle": cattle + 1, "peat": cattle + 1}


def test_a_cattle_without_room_cuts_no_peat() -> None:
    land = ["forest", "forest", "depot", "grain-field"]
    game = built("milk-house-inn", {"cattle": 1, "sheep": 4}, land=land)
    play(game, "release cattle")
    assert texts(game) == {"cut 1 boardwalk", "done"}


def test_the_milk_house_takes_no_peat_from_the_supply() -> None:
    game = built("milk-house-inn", boardwalk=0)
    assert is_over(game)
    assert goods(game) == {"cattle": 1}


@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_sluice_yard_inn_improves_fish_traps_and_then_gives_wood(before: int, after: int) -> None:
    game = built("sluice-yard-inn", tools={"fish-traps": before})
    assert tools(game)["fish-traps"] == after
    assert goods(game) == {"wood": after}
    assert is_over(game)


@pytest.mark.parametrize("building", BLUE)
def test_it_works_only_once(building: str) -> None:
    game = built(building, land=["stall", "grain-field"])
    while game.to_act == [0]:
        play(game, "done" if "done" in texts(game) else sorted(texts(game))[0])
    had = goods(game)
    play(game, "pass")
    assert goods(game) == had
    assert not [text for text in all_texts(game, 0) if building in text]
    assert moors(game)[0] == 4
