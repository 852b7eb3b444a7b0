"""Minor improvements of deck E that give crops, building resources or animals."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, playing
from agricola.scenario import farm, goods, play, texts, use


@pytest.mark.parametrize(("number", "grain"), [(1, 0), (2, 0), (3, 1), (8, 3), (13, 6)])
def test_almsbag_gives_grain_for_completed_rounds(number: int, grain: int) -> None:
    assert goods(playing("almsbag", farm(), round_number=number)).get("grain", 0) == grain
    assert not can("almsbag", farm(played=LEARNED[:1]), round_number=number)


def test_grain_bag_gives_grain_for_improvements_that_bake() -> None:
    mine = farm(improvements=["fireplace-2", "stone-oven", "well"], played=["grain-bag"])
    assert goods(use("grain-seeds", mine)) == {"grain": 3}
    assert goods(use("grain-seeds", farm(played=["grain-bag"]))) == {"grain": 1}


def test_stone_axe_gives_wood_for_a_stone() -> None:
    game = use("forest", farm({"stone": 1}, played=["stone-axe"]))
    play(game, "choose 1")
    assert goods(game) == {"wood": 6}
    assert goods(use("forest", farm(played=["stone-axe"]))) == {"wood": 3}
    assert "choose 1" not in texts(use("clay-pit", farm({"stone": 1}, played=["stone-axe"])))
