"""Sustenance: three food in every half-year, and two peat for the winter."""

from __future__ import annotations

import pytest

from allmende.arle.presentation.views import View
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import BARE, all_texts, farm, goods, lines, me, play, scenario, texts

FED = {"food": 3, "peat": 2}


def november(mine: Player, amendments: int | None = None, **options: str) -> Game:
    rival = farm(goods=FED, land=BARE)
    return scenario(mine, rival, half_year=3, phase=INVENTORY, amendments=amendments, **options)


def may(mine: Player) -> Game:
    return scenario(mine, farm(goods=FED, land=BARE), half_year=4, phase=INVENTORY)


def in_november(**have: int) -> tuple[dict[str, int], int]:
    """What is left of it in November, and what was missing."""
    game = november(farm(goods=have, land=BARE))
    return goods(game), me(game).shortages


def in_may(**have: int) -> tuple[dict[str, int], int]:
    """What is left of it in May, and what was missing."""
    game = may(farm(goods=have, land=BARE))
    return goods(game), me(game).shortages


def test_three_food_and_two_peat_in_november() -> None:
    assert in_november(food=4, peat=4) == ({"food": 1, "peat": 2}, 0)


def test_three_food_in_may() -> None:
    assert in_may(food=4, peat=4) == ({"food": 1, "peat": 4}, 0)


def test_grain_stands_for_missing_food_only() -> None:
    assert in_may(food=3, grain=3) == ({"grain": 3}, 0)
    assert in_may(food=2, grain=3) == ({"grain": 2}, 0)
    assert in_may(grain=3) == ({}, 0)


def test_animals_stand_for_food_only_when_grain_has_run_out() -> None:
    assert in_may(food=2, grain=1, horse=1) == ({"horse": 1}, 0)
    assert in_may(food=1, grain=1, horse=1) == ({}, 0)
    assert in_may(horse=4) == ({"horse": 1}, 0)


def test_which_animals_are_eaten_is_the_players_choice() -> None:
    game = may(farm(goods={"food": 1, "cattle": 2, "horse": 2}, land=BARE))
    assert all_texts(game, 0) == {"eat cattle", "eat horse"}
    play(game, "eat horse")
    assert all_texts(game, 0) == {"eat cattle", "eat horse"}
    play(game, "eat cattle")
    assert goods(game) == {"cattle": 1, "horse": 1}


def test_other_goods_are_not_eaten() -> None:
    have = {"flax": 5, "wool": 5, "hides": 5, "leather": 5, "peat": 5}
    assert in_may(**have) == (have, 3)


@pytest.mark.parametrize(
    ("food", "grain", "sheep", "missing"), [(0, 0, 0, 3), (1, 0, 1, 1), (0, 1, 1, 1), (2, 0, 0, 1)]
)
def test_each_missing_food_costs_two_points(food: int, grain: int, sheep: int, missing: int) -> None:
    game = may(farm(goods={"food": food, "grain": grain, "sheep": sheep}, land=BARE))
    assert me(game).shortages == missing
    assert lines(game)["shortages"] == -2 * missing


def test_wood_stands_for_missing_peat_only() -> None:
    assert in_november(food=3, peat=2, wood=2) == ({"wood": 2}, 0)
    assert in_november(food=3, peat=1, wood=2) == ({"wood": 1}, 0)
    assert in_november(food=3, wood=3) == ({"wood": 1}, 0)


def test_timber_stands_for_missing_peat_too() -> None:
    assert in_november(food=3, timber=3) == ({"timber": 1}, 0)
    assert in_november(food=3, wood=1, timber=1) == ({}, 0)


def test_whether_wood_or_timber_is_burnt_is_the_players_choice() -> None:
    game = november(farm(goods={"food": 3, "wood": 2, "timber": 2}, land=BARE))
    assert texts(game, 0) == {"pay dear 0", "pay dear 1", "pay dear 2"}
    play(game, "pay dear 1")
    assert goods(game) == {"wood": 1, "timber": 1}


def test_online_wood_is_burnt_first() -> None:
    game = november(farm(goods={"food": 3, "wood": 1, "timber": 2}, land=BARE), rules="online")
    assert goods(game) == {"timber": 1}


@pytest.mark.parametrize(("peat", "wood", "missing"), [(0, 0, 2), (1, 0, 1), (0, 1, 1)])
def test_each_missing_fuel_costs_two_points(peat: int, wood: int, missing: int) -> None:
    game = november(farm(goods={"food": 3, "peat": peat, "wood": wood}, land=BARE))
    assert me(game).shortages == missing
    assert lines(game)["shortages"] == -2 * missing


def test_clay_and_brick_do_not_burn() -> None:
    assert in_november(food=3, clay=2, brick=2) == ({"clay": 2, "brick": 2}, 2)


def test_peat_in_the_moor_does_not_burn() -> None:
    game = november(farm(goods={"food": 3}, land=BARE, moors=[4, 4, 4]))
    assert me(game).shortages == 2


def test_shortages_add_up_over_the_half_years() -> None:
    game = november(farm(land=BARE, shortages=3))
    assert me(game).shortages == 3 + 3 + 2
    assert lines(game)["shortages"] == -16


def test_animals_do_not_burn_and_wood_is_not_eaten() -> None:
    assert in_november(food=3, sheep=2) == ({"sheep": 2, "food": 1}, 2)
    assert in_november(wood=9, peat=2) == ({"wood": 9}, 3)


# "If you own a Peat Boat, you can exchange Peat for goods of the Goods Track … at any time during the game": between
# the food and the fuel of November, too. Where there was room for the food before, it comes to the same.


def asked(game: Game) -> object:
    """Before what the first seat may exchange goods now."""
    decision = game.decision(0)
    assert decision is not None
    return decision.prompt.args["before"]


def test_peat_may_be_exchanged_for_food_when_food_has_been_paid_and_before_it_is_burnt() -> None:
    game = november(farm(goods={"food": 30, "peat": 3, "wood": 2}, land=BARE, boats=1))
    assert "trade food" not in all_texts(game, 0)
    game.play("done", 0)
    assert goods(game) == {"food": 27, "peat": 3, "wood": 2}
    assert asked(game) == "fuel-alone"
    for _ in range(3):
        game.play("trade food", 0)
    assert goods(game) == {"food": 30}  # the wood has been burnt: nothing was left to exchange, and so nothing to ask
    assert me(game).shortages == 0


def test_so_may_grain_and_peat_with_a_distillery() -> None:
    mine = farm(goods={"food": 28, "grain": 1, "peat": 2, "wood": 1}, land=["schnapps-distillery"])
    game = november(mine)
    game.play("done", 0)
    game.play("exchange schnapps-distillery", 0)
    assert goods(game) == {"food": 28}
    assert me(game).shortages == 0


@pytest.mark.parametrize(
    ("have", "boats", "loading", "amendments"),
    [
        ({"food": 27, "peat": 4}, 1, "any-time", None),  # there was room for three food, and no more is paid
        ({"food": 28, "peat": 2}, 1, "any-time", None),  # there was room for the food of two peat
        ({"food": 30, "peat": 3}, 0, "any-time", None),
        ({"food": 30, "wood": 3}, 1, "any-time", None),
        ({"food": 30, "peat": 3}, 1, "between-actions", None),
        ({"food": 30, "peat": 3}, 1, "any-time", 3),  # a game that began before goes on as it began
    ],
)
def test_otherwise_nobody_is_asked_between_food_and_fuel(
    have: dict[str, int], boats: int, loading: str, amendments: int | None
) -> None:
    game = november(farm(goods=have, land=BARE, boats=boats), amendments, loading=loading)
    while texts(game, 0) == {"done"}:
        assert asked(game) == "fuel"
        game.play("done", 0)
    assert goods(game)["food"] == have["food"] - 3
    assert me(game).shortages == 0


def test_nobody_is_asked_after_the_food_of_may() -> None:
    game = may(farm(goods={"food": 30, "peat": 3}, land=BARE, boats=1))
    game.play("done", 0)
    assert goods(game) == {"food": 27, "peat": 3}


def test_eating_a_pair_happens_after_it_has_bred() -> None:
    game = may(farm(goods={"horse": 2}, land=["stall"]))
    assert goods(game) == {}
    assert me(game).shortages == 0


def outlook(half_year: int = 3, **have: int) -> tuple[dict[str, list[str]], bool]:
    """What could not be paid in November and in May, and whether what is due in this half-year could not."""
    view = scenario(farm(goods=have, land=BARE), farm(goods=FED, land=BARE), half_year=half_year).view(0)
    assert isinstance(view, View)
    return view.players[0].outlook.short, view.players[0].short


def test_a_screen_tells_what_would_be_missing() -> None:
    assert outlook(food=1, grain=1, wood=1) == ({"summer": ["food", "peat"], "winter": ["food"]}, True)
    assert outlook(food=1, grain=2, wood=1, peat=1) == ({"summer": [], "winter": []}, True)
    assert outlook(food=3, peat=2) == ({"summer": [], "winter": []}, False)


def test_nobody_is_short_of_fuel_before_may() -> None:
    assert outlook(half_year=4, food=3) == ({"summer": ["peat"], "winter": []}, False)
    assert outlook(half_year=4, food=2, peat=2) == ({"summer": ["food"], "winter": ["food"]}, True)
