"""Chapter "Anytime Actions": Peat Boats, returning things, and when one is asked."""

from __future__ import annotations

import pytest

from allmende.arle.rules.phases import INVENTORY, SCORING
from allmende.core import Game
from arle.scenario import any_time, farm, goods, lines, me, play, scenario, stand, supply, texts, work

TRADES = {"trade food", "trade grain", "trade flax", "trade wool", "trade hides"}
FED = {"food": 3, "peat": 2}


def trades(game: Game, seat: int = 0) -> set[str]:
    """What the seat may have for a peat now."""
    return {text for text in any_time(game, seat) if text.startswith("trade")}


def skipper(have: dict[str, int], half_year: int = 3, phase: int = 2, **boards: object) -> Game:
    """Someone with a Peat Boat and these goods, beside a player who has what an inventory asks for."""
    mine = farm(have, **{"land": [], "boats": 1, **boards})  # type: ignore[arg-type]
    return scenario(mine, farm(FED), half_year=half_year, phase=phase)


# Peat Boats


@pytest.mark.parametrize("good", ["food", "grain", "flax", "wool", "hides"])
def test_a_peat_boat_exchanges_peat_for_any_good_of_the_track(good: str) -> None:
    game = skipper({"peat": 2})
    assert trades(game) == TRADES
    play(game, f"trade {good}", f"trade {good}")
    assert goods(game) == {good: 2}
    assert not trades(game)
    assert me(game).peat_boats == 1


def test_it_takes_a_boat_and_peat_in_ones_supply() -> None:
    assert not trades(skipper({"peat": 5}, boats=0))
    assert not trades(skipper({"peat": 5}, boats=0, plows=2))
    assert not trades(skipper({"wood": 5}))


def test_one_boat_is_enough_for_any_number_of_exchanges() -> None:
    game = skipper({"peat": 40})
    for _ in range(15):
        play(game, "trade hides")
    assert trades(game) == TRADES - {"trade hides"}  # the track has an end
    for _ in range(25):
        play(game, "trade food")
    assert goods(game) == {"hides": 15, "food": 25}


def test_food_goes_up_to_thirty() -> None:
    assert trades(skipper({"peat": 1, "food": 30})) == TRADES - {"trade food"}
    assert "trade food" in trades(skipper({"peat": 1, "food": 29}))


def test_peat_on_the_moor_is_not_exchanged() -> None:
    game = skipper({}, boardwalk=4)
    assert not trades(game)


def test_boats_work_before_in_and_after_an_action() -> None:
    game = skipper({"peat": 3, "food": 0, "wood": 1})
    assert "place forester" not in texts(game)
    play(game, "trade food", "place forester")
    assert trades(game)
    play(game, "trade wool", "place forest")
    assert texts(game) == {"done"}
    assert trades(game)
    play(game, "trade wool")
    assert game.to_act == [1]  # nothing is left to exchange


def test_boats_work_between_harvest_and_sustenance() -> None:
    game = skipper({"peat": 5}, phase=INVENTORY)
    assert game.to_act == [0]
    assert texts(game) == {"done"}
    play(game, "trade food", "trade food", "trade food", "done")
    assert lines(game)["shortages"] == 0
    assert not goods(game)


def test_boats_feed_in_may_too() -> None:
    game = skipper({"peat": 3}, half_year=4, phase=INVENTORY)
    play(game, "trade food", "trade food", "trade food")
    assert lines(game)["shortages"] == 0


def test_boats_work_after_the_last_sustenance_before_the_points_are_counted() -> None:
    game = skipper({"peat": 9, "food": 3, "hides": 1}, half_year=9, phase=INVENTORY)
    play(game, "done")
    assert stand(game).phase == SCORING
    assert goods(game) == {"peat": 7, "hides": 1}
    before = lines(game)["goods-track"]
    for _ in range(6):
        play(game, "trade hides")
    assert lines(game)["goods-track"] == before + 1
    play(game, "done")
    assert game.is_over


def test_without_a_boat_the_game_ends_at_once() -> None:
    game = skipper({"peat": 9, "food": 3}, half_year=9, phase=INVENTORY, boats=0)
    assert game.is_over


def test_both_players_exchange_at_the_end_of_the_game() -> None:
    mine = farm({"peat": 1}, [], boats=1)
    game = scenario(mine, farm({"peat": 1}, [], boats=1), half_year=9, phase=SCORING)
    assert game.to_act == [0, 1]
    game.play("trade hides", 1)
    assert game.to_act == [0]
    game.play("done", 0)
    assert game.is_over


def test_peat_from_vehicles_and_moors_can_be_exchanged_in_the_same_inventory() -> None:
    game = scenario(
        farm({"food": 3}, ["loading-station"], vehicles=["cart: peat peat peat"], boats=1),
        farm(FED),
        half_year=3,
        phase=INVENTORY,
        houses=("loading-station", "weaving-parlor", "colonists-house", "litter-storage"),
    )
    assert trades(game) == TRADES
    assert goods(game)["peat"] == 3


# When one is asked


def test_nobody_is_asked_who_can_do_nothing() -> None:
    game = scenario(farm(FED, []), farm(FED, []), half_year=3)
    asked = 0
    while stand(game).half_year == 3:
        assert "pass" in texts(game)
        play(game, "pass")
        asked += 1
    assert asked == 8
    assert goods(game) == {}


def test_animals_alone_are_no_reason_to_ask_at_the_end_of_a_turn() -> None:
    game = scenario(farm({"sheep": 3}, []), farm(), half_year=3)
    assert "return sheep" in any_time(game)
    play(game, "pass")
    assert game.to_act == [1]


def test_the_end_of_a_turn_is_asked_while_something_can_be_loaded() -> None:
    game = scenario(farm({"wood": 1}, [], vehicles=["cart"]), farm(), half_year=3)
    play(game, "pass")
    assert game.to_act == [0]
    assert texts(game) == {"done"}
    assert {"load wood 1", "return vehicle 1"} == any_time(game)
    play(game, "load wood 1")
    assert game.to_act == [1]


@pytest.mark.parametrize("special", [-1, 0, 1])
def test_after_the_last_worker_the_end_of_the_turn_is_asked_if_the_opponent_acts_next(special: int) -> None:
    # Seat 2 places the last worker. If it starts the next half-year, it declares the end of the Work Phase first.
    cart = farm({"wood": 1}, [], vehicles=["cart"])
    game = scenario(cart, cart.copy(), half_year=3, turns=7, special=special)
    assert game.to_act == [1]
    play(game, "pass")
    asked = []
    while stand(game).half_year == 3:
        asked += game.to_act
        play(game, "done")
    assert asked == ([1, 0, 1] if special == 1 else [1, 0])


def test_nothing_can_be_done_on_the_turn_of_the_other_player() -> None:
    mine = farm({"wood": 1, "peat": 1}, [], vehicles=["cart"], boats=1)
    game = scenario(mine, farm(), half_year=3, first=1)
    assert game.to_act == [1]
    assert not any_time(game, 0)


@pytest.mark.parametrize(
    ("first", "special", "order"), [(0, -1, [1, 0]), (1, -1, [0, 1]), (0, 0, [1, 0]), (0, 1, [0, 1])]
)
def test_the_end_of_the_work_phase_is_declared_in_the_order_of_the_next_half_year(
    first: int, special: int, order: list[int]
) -> None:
    mine = farm({"wood": 1}, [], vehicles=["cart"])
    game = scenario(mine, farm({"wood": 1}, [], vehicles=["cart"]), half_year=3, first=first, turns=8, special=special)
    declared = []
    while stand(game).half_year == 3:
        declared += game.to_act
        play(game, "done")
    assert declared == order


def test_alone_one_is_asked_in_turns_and_at_the_end_only() -> None:
    game = scenario(farm({"wood": 1, "food": 3, "peat": 2}, [], vehicles=["cart"]), half_year=3)
    for _ in range(4):
        assert "pass" in texts(game)
        play(game, "pass")
    assert texts(game) == {"done"}
    play(game, "done")
    assert stand(game).half_year == 4


def test_after_emptying_one_is_asked_only_if_something_can_be_exchanged() -> None:
    # A brick from the vehicles makes a stable in time for the newborns.
    def may(cargo: str, **more: int) -> Game:
        mine = farm({"food": 7, "sheep": 2, **more}, ["carpenters-workshop", "stall"], vehicles=[f"cart: {cargo}"])
        return scenario(
            mine,
            farm(FED),
            half_year=4,
            phase=INVENTORY,
            houses=("loading-station", "weaving-parlor", "carpenters-workshop", "litter-storage"),
        )

    assert "exchange carpenters-workshop" in any_time(may("clay"), 0)
    assert goods(may("clay"))["sheep"] == 2  # they have not bred yet
    assert goods(may("linen"))["sheep"] == 3
    assert goods(may("wood"))["sheep"] == 3


def test_sustenance_is_the_end_of_an_inventory() -> None:
    game = skipper({"peat": 9, "food": 3}, phase=INVENTORY)
    play(game, "done")
    assert goods(game) == {"peat": 7}
    assert stand(game).half_year == 4
    assert not trades(game) or game.to_act == [0]


# Returning things


def test_animals_can_be_returned_at_any_time_in_the_work_phase() -> None:
    game = scenario(farm({"sheep": 2, "horse": 1, "wood": 1}, []), farm(), half_year=3)
    assert any_time(game) == {"return sheep", "return horse"}
    play(game, "return horse", "return sheep")
    assert goods(game) == {"sheep": 1, "wood": 1}  # without substitution
    play(game, "place summer-master")
    assert any_time(game) == {"return sheep"}


def test_after_all_workers_animals_can_still_be_returned() -> None:
    # Before May it can matter: with fewer sheep, another animal may be born in the stall.
    game = scenario(farm({"sheep": 2, "cattle": 2, "food": 3}, ["stall"]), farm(), half_year=4)
    work(game, *["pass"] * 8, "return sheep")
    assert goods(game)["sheep"] == 1


@pytest.mark.parametrize(("half_year", "animals"), [(3, {"sheep": 2, "cattle": 2}), (4, {"sheep": 2})])
def test_the_end_of_the_work_phase_is_not_asked_for_returns_that_change_nothing(
    half_year: int, animals: dict[str, int]
) -> None:
    game = scenario(farm({"food": 3, "peat": 2, **animals}, ["stall"]), farm(), half_year=half_year)
    work(game, *["pass"] * 8)
    assert stand(game).half_year == half_year + 1


def test_nothing_is_returned_in_an_inventory_or_at_the_end() -> None:
    for half_year, phase in ((3, INVENTORY), (4, INVENTORY), (9, SCORING)):
        game = skipper({"sheep": 2, "peat": 9, "food": 9}, half_year, phase, plows=1)
        assert any_time(game, 0) == TRADES


def test_things_are_returned_in_the_middle_of_an_action() -> None:
    game = scenario(farm({"wood": 2, "horse": 1, "sheep": 1}, [], boats=5), farm(), half_year=4)
    play(game, "place wainwright")
    before = supply(game)["peat-boat"]
    play(game, "return peat-boat")
    assert supply(game)["peat-boat"] == before + 1
    play(game, "build handcart")
    assert [vehicle.kind for vehicle in me(game).vehicles] == ["handcart"]
