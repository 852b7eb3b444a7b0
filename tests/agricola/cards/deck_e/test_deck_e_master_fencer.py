"""The Master Fencer of deck E, who pays once for several fences."""

from __future__ import annotations

from agricola.cards.positions import new_round
from agricola.scenario import farm, goods, me, pastures, play, texts
from allmende.core import Game


def begins(wood: int, house: str = "stone", pasture: str = "D1") -> Game:
    """A round begins with the Master Fencer in play."""
    return new_round(farm({"wood": wood}, house=house, played=["master-fencer"], pastures=[pasture]), 5)


def test_master_fencer_builds_three_fences_for_two_wood_or_four_for_three() -> None:
    game = begins(3)
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 1")
    assert "fence e1" in texts(game)
    assert "fence d2 d3" not in texts(game)
    assert "done" not in texts(game)
    play(game, "fence e1")
    assert (goods(game), pastures(game), me(game).fences_left) == ({"wood": 1}, {"D1", "E1"}, 8)


def test_master_fencer_may_build_several_pastures_with_the_fourth_fence() -> None:
    game = new_round(farm({"wood": 3}, house="stone", played=["master-fencer"], pastures=["D1 E1"]), 5)
    play(game, "choose 2", "fence e1")
    assert "fence d2" in texts(game)
    play(game, "fence d2")
    assert (goods(game), pastures(game)) == ({}, {"D1", "E1", "D2"})
    assert game.to_act == [0]
    assert "fence e2" not in texts(game)


def test_master_fencer_waits_for_a_stone_house_and_for_wood() -> None:
    assert "choose 1" not in texts(begins(3, house="clay"))
    assert "choose 1" not in texts(begins(1))
    assert "choose 2" not in texts(begins(2))


def test_master_fencer_has_no_use_for_three_fences_without_a_pasture() -> None:
    mine = farm({"wood": 3}, house="stone", played=["master-fencer"])
    game = new_round(mine, 5)
    assert texts(game) == {"choose 2", "done"}


def test_hedge_keeper_does_not_change_what_the_master_fencer_pays() -> None:
    mine = farm({"wood": 2}, house="stone", played=["master-fencer", "hedge-keeper"], pastures=["D1"])
    game = new_round(mine, 5)
    play(game, "choose 1")
    assert "fence d2 d3" not in texts(game)
    play(game, "fence e1")
    assert goods(game) == {}
