"""What an action needs that has been begun: nobody eats or exchanges it away before, or while it is being paid for."""

from __future__ import annotations

import pytest

from agricola.scenario import all_texts, any_time, farm, goods, me, play, scenario, texts
from allmende.agricola.rules.earlier_amendments import KEPT_FOR_THE_ACTION, PAID_TO_THE_END
from allmende.core import Game


def redevelopment(amendments: int | None = None) -> Game:
    """Someone who renovates with clay, or, by the Frame Builder, with wood for two of it, and could exchange clay."""
    has = {"clay": 3, "reed": 1, "wood": 3, "stone": 2}
    mine = farm(has, rooms="A1 A2 A3", played=["frame-builder", "hard-porcelain"])
    game = scenario(mine, farm(), round_number=6, amendments=amendments)
    play(game, "place house-redevelopment")
    return game


def test_what_is_being_paid_for_is_not_exchanged_away() -> None:
    # Only then can one also take the second action: the first is taken for certain.
    game = redevelopment()
    assert texts(game) == {"choose 1", "choose 2"}
    assert not any_time(game)
    play(game, "choose 1")
    assert me(game).house == "clay"


def test_what_was_being_paid_for_could_be_exchanged_away_before_that_was_mended() -> None:
    game = redevelopment(PAID_TO_THE_END - 1)
    assert any_time(game) == {"use card hard-porcelain"}


@pytest.mark.parametrize(("grain", "may_eat"), [(1, set()), (2, {"eat grain"})])
def test_the_grain_that_is_the_only_thing_to_sow_is_not_eaten_before_the_actions(grain: int, may_eat: set[str]) -> None:
    # The Pan Baker has something to say before the actions of Grain Utilization, where there is nothing else to do.
    game = scenario(farm({"grain": grain}, played=["pan-baker", "agrarian-fences"], fields=["B1"]), farm())
    play(game, "place grain-utilization")
    assert texts(game) == {"done", "resolve pan-baker"}
    assert any_time(game) == may_eat
    play(game, "done")
    assert any(text.startswith("sow") for text in all_texts(game, 0)) or goods(game).get("grain", 0) < grain


def test_the_only_grain_could_be_eaten_before_the_actions_before_that_was_mended() -> None:
    mine = farm({"grain": 1}, played=["pan-baker", "agrarian-fences"], fields=["B1"])
    game = scenario(mine, farm(), amendments=KEPT_FOR_THE_ACTION - 1)
    play(game, "place grain-utilization")
    assert any_time(game) == {"eat grain"}


@pytest.mark.parametrize(("amendments", "may_eat"), [(None, {"eat grain"}), (KEPT_FOR_THE_ACTION - 1, set())])
def test_the_only_grain_may_be_eaten_if_its_food_pays_for_something_else(
    amendments: int | None, may_eat: set[str]
) -> None:
    # Baseboards and the Market Stall cost a grain here, and Cob costs a food.
    mine = farm({"grain": 1}, hand=["baseboards", "market-stall", "cob"])
    game = scenario(mine, farm(), round_number=4, amendments=amendments)
    play(game, "place major-improvement")
    assert texts(game) == {"play baseboards", "play market-stall"}
    assert any_time(game) == may_eat
