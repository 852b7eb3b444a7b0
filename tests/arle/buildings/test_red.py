"""The red Large Buildings: what they do at once when they are built."""

from __future__ import annotations

import pytest

from allmende.core import Game
from arle.scenario import farm, goods, lines, me, moors, play, scenario, supply, texts, tiles, tools

COST = {"timber": 3, "brick": 3, "food": 15}


def built(
    building: str,
    have: dict[str, int] | None = None,
    stock: dict[str, int] | None = None,
    amendments: int | None = None,
    **boards: object,
) -> Game:
    """Someone with these goods besides the costs who has just built it; `stock` is what the Supply Board has left."""
    mine = farm(COST | (have or {}), **boards)  # type: ignore[arg-type]
    game = scenario(mine, farm(), half_year=3, supply=stock, amendments=amendments)
    play(game, "place builder", f"build {building}")
    return game


def is_over(game: Game) -> bool:
    """Whether the building has nothing more to ask: it is the other player's turn, or the end of this one's."""
    return game.to_act == [1] or texts(game) == {"done"}


def kinds(game: Game) -> list[str]:
    """The vehicles in the barn."""
    return [vehicle.kind for vehicle in me(game).vehicles]


def test_the_village_church_gives_a_carriage() -> None:
    game = built("village-church", land=[])
    assert texts(game) == {"build carriage", "done"}
    before = supply(game)["carriage"]
    play(game, "build carriage")
    assert kinds(game) == ["carriage"]
    assert supply(game)["carriage"] == before - 1
    assert not goods(game)  # for free
    assert is_over(game)


def test_it_is_a_carriage_and_no_droshky() -> None:
    assert "build droshky" not in texts(built("village-church"))


def test_without_carriages_in_the_supply_the_church_gives_none() -> None:
    game = built("village-church", land=[], stock={"carriage": 0})
    assert is_over(game)
    assert tiles(game)["village-church"] == 1


def test_droshkies_leave_fewer_carriages_for_the_church() -> None:
    mine = farm(COST, [], vehicles=["droshky", "droshky"])
    game = scenario(mine, farm(vehicles=["carriage"]), half_year=3)
    play(game, "place builder", "build village-church")
    assert not [text for text in texts(game) if "carriage" in text]


def test_room_is_made_for_the_carriage_of_the_church() -> None:
    game = built("village-church", land=[], vehicles=["cart", "cart", "horse-cart"])
    play(game, "build carriage")
    assert texts(game) == {"give up vehicle 1", "give up vehicle 3"}
    play(game, "give up vehicle 1")
    assert kinds(game) == ["cart", "horse-cart", "carriage"]
    assert supply(game)["cart"] == 1


def test_a_boat_may_make_room_for_the_carriage_after_the_church_has_been_built() -> None:
    # Equipment is returned at any time, so not just before the church is built.
    game = built("village-church", land=[], vehicles=["cart: wood", "cart: wood"], boats=5)
    play(game, "build carriage")
    assert kinds(game) == ["cart", "cart", "carriage"]
    assert me(game).peat_boats == 4


def test_the_carriage_may_be_declined() -> None:
    game = built("village-church", land=[], vehicles=["cart", "cart", "horse-cart"])
    play(game, "done")
    assert kinds(game) == ["cart", "cart", "horse-cart"]
    assert tiles(game)["village-church"] == 1


def test_luetetsburg_castle_gives_a_forest_and_three_tools() -> None:
    game = built("luetetsburg-castle", land=[])
    assert texts(game) == {"place forest", "done"}
    play(game, "place forest")
    assert tiles(game)["forest"] == 1
    assert supply(game)["forest"] == 4
    improved = {"spades": 5, "pottery-wheels": 3, "workbenches": 3}
    start = {"fish-traps": 2, "fleshing-beams": 3, "weaving-looms": 2, "slaughtering-tables": 2, "shovels": 3}
    assert tools(game) == start | {"ovens": 1, "axes": 3} | improved
    assert is_over(game)
    assert not goods(game)


@pytest.mark.parametrize("full", [True, False])
def test_luetetsburg_castle_without_land_or_forests_moves_the_tools_all_the_same(full: bool) -> None:
    land = ["forest", "forest", "stall", "grain-field"] if full else []
    game = built("luetetsburg-castle", land=land, stock=None if full else {"forest": 0})
    assert is_over(game)
    assert (tools(game)["spades"], tools(game)["pottery-wheels"], tools(game)["workbenches"]) == (5, 3, 3)


def on_the_last_land(stock: dict[str, int] | None = None, amendments: int | None = None) -> Game:
    """Someone who has built Lütetsburg Castle there, and could sell the only field in Hage."""
    land = ["forest", "forest", "stall", "grain-field"]
    return built("luetetsburg-castle", None, stock, amendments, land=land, vehicles=["handcart"])


def test_land_may_be_won_for_the_forest_of_luetetsburg_castle_at_any_time() -> None:
    game = on_the_last_land()
    assert tools(game)["spades"] == 3  # the tools come after the forest
    assert texts(game) == {"done"}
    play(game, "load hage 1")
    assert goods(game) == {"food": 1}
    assert texts(game) == {"place forest", "done"}
    play(game, "place forest")
    assert tiles(game)["forest"] == 3
    assert tools(game)["spades"] == 5


def test_luetetsburg_castle_does_not_ask_for_land_if_no_forest_is_left() -> None:
    game = on_the_last_land(stock={"forest": 0})
    assert tools(game)["spades"] == 5


def test_in_a_game_that_began_before_the_forest_of_luetetsburg_castle_does_not_wait() -> None:
    game = on_the_last_land(amendments=2)
    assert tools(game)["spades"] == 5


def test_tools_at_the_end_of_their_tracks_stay_there() -> None:
    ends = {"spades": 7, "pottery-wheels": 4, "workbenches": 4, "ovens": 4, "weaving-looms": 5}
    for castle in ("luetetsburg-castle", "berum-castle"):
        game = built(castle, land=[], tools=ends)
        while not is_over(game):
            play(game, "done")
        assert {name: tools(game)[name] for name in ends} == ends


def test_berum_castle_gives_two_tools_and_a_tile_upgrade() -> None:
    land = ["stall", "forest", "stable"]
    game = built("berum-castle", land=land, dikes=1, vehicles=["handcart", "cart", "carriage"], boats=1)
    assert (tools(game)["ovens"], tools(game)["weaving-looms"]) == (2, 3)
    upgrades = {"flip peat-boat", "flip moor", "flip forest", "flip stall", "flip stable"}
    assert texts(game) == upgrades | {"flip vehicle 1", "flip vehicle 2", "flip vehicle 3", "done"}
    play(game, "flip stable")
    assert tiles(game)["double-stall"] == 1
    assert not [text for text in texts(game) if text.startswith("flip")]


@pytest.mark.parametrize(
    ("move", "points"), [("flip forest", 4), ("flip stall", 0), ("flip stable", 3), ("flip moor", 3), ("done", 0)]
)
def test_what_the_upgrade_of_berum_castle_is_worth(move: str, points: int) -> None:
    game = built("berum-castle", land=["stall", "forest", "stable"])
    before = lines(game)["home-board"]
    play(game, move)
    assert lines(game)["home-board"] == before + points


def test_a_moor_that_is_upgraded_gets_four_peat() -> None:
    game = built("berum-castle")
    play(game, "flip moor")
    assert sorted(moors(game)) == [4, 4, 5, 5]
    assert "peat" not in goods(game)


def test_reverse_sides_are_not_turned_again() -> None:
    land = ["depot", "park", "double-stall"]
    game = built("berum-castle", land=land, moors=(4, 3, 0), vehicles=["wagon", "horse-cart", "droshky"], plows=2)
    assert is_over(game)


@pytest.mark.parametrize("building", ["village-church", "luetetsburg-castle", "berum-castle"])
def test_it_is_worth_fifteen_points_and_works_only_once(building: str) -> None:
    game = built(building, land=["park"])
    while game.to_act == [0]:
        play(game, "done")
    had, points = tools(game), lines(game)["home-board"]
    assert points == 15 + 6 - 3 - 12 - 3
    play(game, "pass")
    assert (tools(game), lines(game)["home-board"]) == (had, points)
