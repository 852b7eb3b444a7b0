"""The adaptations of the online game: all of them at once, and each of them alone."""

from __future__ import annotations

import pytest

from allmende import arle
from allmende.arle.rules.phases import INVENTORY
from allmende.core import Game
from arle.scenario import all_texts, any_time, farm, goods, me, moors, play, scenario, texts, use

SWITCHES = {"payment": "cheap", "peat": "most", "barn": "any-size", "loading": "between-actions"}
PRINTED = {"payment": "chosen", "peat": "chosen", "barn": "same-size", "loading": "any-time"}


def others(switch: str) -> list[dict[str, str]]:
    """All options with which this switch stays as it is printed."""
    return [{}, *({name: value} for name, value in SWITCHES.items() if name != switch)]


def test_the_printed_rules_are_the_default() -> None:
    assert {name: arle.new(seed=1).options[name] for name in SWITCHES} == PRINTED
    assert {name: arle.new(seed=1, rules="online").options[name] for name in SWITCHES} == SWITCHES


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_adaptation_can_be_switched_alone(switch: str) -> None:
    only = arle.new(seed=1, **{switch: SWITCHES[switch]}).options
    assert {name: only[name] for name in SWITCHES} == PRINTED | {switch: SWITCHES[switch]}
    without = arle.new(seed=1, rules="online", **{switch: PRINTED[switch]}).options
    assert {name: without[name] for name in SWITCHES} == SWITCHES | {switch: PRINTED[switch]}


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_new_game_is_the_same_with_any_rules(switch: str) -> None:
    plain, adapted = arle.new(seed=4), arle.new(seed=4, **{switch: SWITCHES[switch]})
    assert plain.view(0) == adapted.view(0)
    assert plain.moves.texts == adapted.moves.texts


# Payment


MASTER = {"wood": 3, "timber": 3, "clay": 3, "brick": 3}


@pytest.mark.parametrize("options", others("payment"))
def test_printed_timber_and_brick_may_be_paid_instead(options: dict[str, str]) -> None:
    game = use("summer-master", farm(MASTER), **options)
    assert {"improve axes", "improve axes dearly", "improve workbenches dearly"} <= texts(game)
    play(game, "improve axes dearly", "improve workbenches dearly")
    assert texts(game) == {"pay dear 1", "pay dear 2"}


@pytest.mark.parametrize("options", [{"rules": "online"}, {"payment": "cheap"}])
def test_online_wood_and_clay_are_paid_by_themselves(options: dict[str, str]) -> None:
    game = use("summer-master", farm(MASTER), **options)
    assert not [text for text in texts(game) if "dear" in text]
    play(game, "improve axes", "improve workbenches")
    assert goods(game) == {"wood": 2, "timber": 3, "clay": 1, "brick": 3}


@pytest.mark.parametrize("options", [{"rules": "online"}, {"payment": "cheap"}])
def test_online_timber_is_paid_when_wood_is_short(options: dict[str, str]) -> None:
    game = use("wainwright", farm({"wood": 1, "timber": 2}), **options)
    play(game, "build handcart")
    assert goods(game) == {"timber": 1}


@pytest.mark.parametrize(
    ("space", "have"),
    [
        ("summer-carpenter", {"clay": 3, "brick": 3, "grain": 1}),
        ("winter-carpenter", {"clay": 3, "brick": 3, "grain": 1}),
        ("wainwright", {"wood": 9, "timber": 9, "horse": 2}),
        ("farmer", {"wood": 3, "timber": 3, "horse": 1}),
        ("potter", {"clay": 3, "brick": 3}),
        ("baker", {"grain": 2, "wood": 3, "timber": 3}),
        ("winter-master", MASTER),
    ],
)
def test_the_choice_of_dear_materials_is_the_only_difference(space: str, have: dict[str, int]) -> None:
    printed = texts(use(space, farm(have)))
    cheap = texts(use(space, farm(have), payment="cheap"))
    assert cheap < printed
    assert all(text.endswith("dearly") for text in printed - cheap)


def test_online_inns_take_the_cheapest_pair() -> None:
    rich = {"wood": 2, "clay": 2, "timber": 2, "brick": 2, "food": 9}
    game = use("builder", farm(rich), payment="cheap")
    play(game, "build farmers-inn")
    assert {name: goods(game)[name] for name in ("wood", "clay", "timber", "brick")} == {
        "wood": 1,
        "clay": 1,
        "timber": 2,
        "brick": 2,
    }


@pytest.mark.parametrize("material", ["timber", "brick"])
def test_inns_take_two_timber_or_two_brick_with_any_rules(material: str) -> None:
    for rules in ("printed", "online"):
        game = use("builder", farm({material: 2, "food": 9}, []), rules=rules)
        play(game, "build farmers-inn")
        assert not goods(game)


def test_online_a_choice_between_wood_and_clay_is_still_asked() -> None:
    game = use("builder", farm({"wood": 1, "clay": 1, "timber": 1, "brick": 1, "grain": 1}), rules="online")
    play(game, "build workshop")
    assert texts(game) == {"pay wood 1 grain 1", "pay clay 1 grain 1"}
    game = use("builder", farm({"timber": 1, "flax": 8, "grain": 8}), rules="online")
    play(game, "build mill")
    assert texts(game) == {"pay timber 1 flax 8", "pay timber 1 grain 8"}


def test_the_fuel_for_the_winter_may_be_timber_only_with_printed_rules() -> None:
    mine = {"food": 3, "wood": 2, "timber": 2}
    printed = scenario(farm(mine), farm(), half_year=3, phase=INVENTORY)
    assert texts(printed, 0) == {"pay dear 0", "pay dear 1", "pay dear 2"}
    online = scenario(farm(mine), farm(), half_year=3, phase=INVENTORY, rules="online")
    assert goods(online)["timber"] == 2
    assert "wood" not in goods(online)


# Peat


@pytest.mark.parametrize("options", others("peat"))
def test_printed_less_peat_may_be_cut(options: dict[str, str]) -> None:
    game = use("peat-cutter", farm(), **options)
    assert texts(game) == {"cut 1 boardwalk", "cut 2 boardwalk", "cut 3 boardwalk", "done"}
    play(game, "done")
    assert moors(game)[0] == 4


@pytest.mark.parametrize("options", [{"rules": "online"}, {"peat": "most"}])
@pytest.mark.parametrize(
    ("spades", "boardwalk", "moor"), [(3, 4, 5), (3, 2, 5), (5, 4, 4), (7, 4, 4), (7, 1, 2), (3, 2, 2)]
)
def test_online_as_much_peat_as_possible_is_cut(
    options: dict[str, str], spades: int, boardwalk: int, moor: int
) -> None:
    mine = farm(tools={"spades": spades}, boardwalk=boardwalk, moors=(moor, 5, 5))
    game = use("peat-cutter", mine, **options)
    while game.to_act == [0]:
        assert "done" not in texts(game)
        play(game, sorted(texts(game))[0])
    assert goods(game)["peat"] == min(spades, boardwalk + (moor if moor < 5 else 0))


@pytest.mark.parametrize("options", [{"rules": "online"}, {"peat": "most"}])
def test_online_one_still_chooses_where_to_cut(options: dict[str, str]) -> None:
    game = use("peat-cutter", farm(boardwalk=4, moors=(4, 5, 5)), **options)
    assert {"cut 3 boardwalk", "cut 3 moor 4"} <= texts(game)


def test_online_the_peat_may_be_spread_over_several_moors() -> None:
    game = use("peat-cutter", farm(boardwalk=4, moors=(4, 5, 5)), peat="most")
    assert {"cut 1 boardwalk", "cut 2 boardwalk", "cut 1 moor 4", "cut 2 moor 4"} <= texts(game)
    assert "done" not in texts(game)


# The barn


@pytest.mark.parametrize("options", others("barn"))
def test_printed_equipment_of_the_same_size_makes_room(options: dict[str, str]) -> None:
    mine = farm({"wood": 4, "horse": 2}, vehicles=["cart", "horse-cart", "handcart"], boats=4)
    game = use("wainwright", mine, **options)
    play(game, "build carriage")
    same = {"give up vehicle 1", "give up vehicle 2"}
    # Where equipment can be returned at any time, that of the other size can be returned right now as well.
    besides = set() if "loading" in options else {"give up vehicle 3", "give up peat-boat"}
    assert texts(game) == same | besides


@pytest.mark.parametrize("options", [{"rules": "online"}, {"barn": "any-size"}])
def test_online_equipment_of_any_size_makes_room(options: dict[str, str]) -> None:
    mine = farm({"wood": 4, "horse": 2}, vehicles=["cart", "horse-cart", "handcart"], boats=4)
    game = use("wainwright", mine, **options)
    play(game, "build carriage")
    assert texts(game) == {"give up vehicle 1", "give up vehicle 2", "give up vehicle 3", "give up peat-boat"}
    play(game, "give up peat-boat")
    assert sorted(vehicle.kind for vehicle in me(game).vehicles) == ["carriage", "cart", "handcart", "horse-cart"]
    assert me(game).peat_boats == 3


@pytest.mark.parametrize("options", [{"rules": "online"}, {"barn": "any-size"}])
def test_online_a_large_vehicle_makes_room_for_a_small_piece(options: dict[str, str]) -> None:
    mine = farm({"wood": 1}, vehicles=["cart", "horse-cart", "droshky"], boats=3, plows=1)
    game = use("wainwright", mine, **options)
    play(game, "build peat-boat")
    large = {"give up vehicle 1", "give up vehicle 2", "give up vehicle 3"}
    assert texts(game) == large | {"give up peat-boat", "give up plow"}
    play(game, "give up vehicle 3")
    assert (len(me(game).vehicles), me(game).peat_boats, me(game).plows) == (2, 4, 1)


@pytest.mark.parametrize("options", [{"rules": "online"}, {"barn": "any-size"}])
def test_online_every_piece_still_needs_a_place(options: dict[str, str]) -> None:
    # Three large vehicles fill all large spaces: a small piece less makes no room for a fourth one.
    mine = farm({"wood": 4, "horse": 2}, vehicles=["cart", "horse-cart", "droshky"], boats=3)
    game = use("wainwright", mine, **options)
    play(game, "build carriage")
    assert texts(game) == {"give up vehicle 1", "give up vehicle 2", "give up vehicle 3"}
    # With two large ones and five small ones, a large one less leaves no space for a sixth small one.
    mine = farm({"wood": 1}, vehicles=["cart", "horse-cart"], boats=3, plows=2)
    game = use("wainwright", mine, **options)
    play(game, "build peat-boat")
    assert texts(game) == {"give up peat-boat", "give up plow"}


# Loading


def busy(**options: str) -> Game:
    """Someone with a vehicle to load and peat to exchange, in the middle of an action."""
    mine = farm({"wood": 3, "peat": 2}, [], vehicles=["cart"], boats=1)
    return use("summer-master", mine, **options)


@pytest.mark.parametrize("options", others("loading"))
def test_printed_vehicles_are_loaded_in_the_middle_of_an_action(options: dict[str, str]) -> None:
    assert {"load wood 1", "trade food"} <= any_time(busy(**options))


@pytest.mark.parametrize("options", [{"rules": "online"}, {"loading": "between-actions"}])
def test_online_vehicles_are_loaded_at_the_beginning_and_the_end_of_a_turn(options: dict[str, str]) -> None:
    game = scenario(farm({"wood": 3, "peat": 2}, [], vehicles=["cart"], boats=1), farm(), half_year=3, **options)
    assert {"load wood 1", "trade food"} <= any_time(game)
    play(game, "place summer-master")
    assert not any_time(game)
    play(game, "improve axes", "done")
    assert game.to_act == [0]
    assert texts(game) == {"done"}
    assert {"load wood 1", "trade food"} <= any_time(game)


@pytest.mark.parametrize("options", [{"rules": "online"}, {"loading": "between-actions"}])
def test_online_there_is_an_extra_turn_after_all_workers(options: dict[str, str]) -> None:
    mine = farm({"wood": 1}, [], vehicles=["cart"])
    game = scenario(mine, farm({"wood": 1}, [], vehicles=["cart"]), half_year=3, turns=8, **options)
    assert game.to_act == [1]  # who starts the next half-year goes first
    play(game, "load wood 1")
    assert game.to_act == [0]
    assert "load wood 1" in any_time(game)


@pytest.mark.parametrize("options", [{"rules": "online"}, {"loading": "between-actions"}])
def test_online_boats_work_before_sustenance_and_before_the_points(options: dict[str, str]) -> None:
    mine = farm({"peat": 4, "food": 3}, [], boats=1)
    game = scenario(mine, farm(), half_year=9, phase=INVENTORY, **options)
    for _ in range(2):
        assert "trade food" in any_time(game, 0)
        game.play("done", 0)
    assert game.is_over


@pytest.mark.parametrize("switch", ["payment", "peat", "barn"])
def test_the_other_switches_leave_loading_alone(switch: str) -> None:
    assert all_texts(busy(**{switch: SWITCHES[switch]})) == all_texts(busy())
