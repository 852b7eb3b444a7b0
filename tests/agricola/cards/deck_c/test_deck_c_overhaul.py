"""The Overhaul of deck C: all fences are razed and built anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from agricola.cards.positions import LEARNED, can, if_asked, playing
from agricola.random_games import check_farmyard
from agricola.scenario import farm, goods, me, pastures, play, stand, texts
from allmende.agricola.components.farmyard import FARM_EDGE
from allmende.agricola.rules.player import Player
from allmende.core import Game

TWO = LEARNED[:2]


def fenced(
    *spaces: str, animals: Mapping[str, int] | None = None, wood: int = 1, played: Sequence[str] = TWO
) -> Player:
    """A farm with two occupations and these pastures."""
    return farm({"wood": wood, **(animals or {})}, pastures=spaces, played=played)


def overhaul(mine: Player) -> Game:
    """The Overhaul has just been played."""
    return playing("overhaul", mine)


def test_overhaul_asks_for_two_occupations() -> None:
    assert can("overhaul", fenced("E1"))
    assert not can("overhaul", fenced("E1", played=LEARNED[:1]))


def test_overhaul_rebuilds_all_fences_elsewhere_with_three_more() -> None:
    game = overhaul(fenced("E1"))
    assert pastures(game) == set()
    assert "fence d1 e1" in texts(game)  # 6 of 7 fences
    assert "fence c1 d1 e1" not in texts(game)  # 8
    play(game, "fence c2 c3")
    assert (pastures(game), me(game).fences_left, goods(game)) == ({"C2 C3"}, 9, {})
    assert texts(game) == {"fence c3", "done"}  # with the last one, it can be divided


def test_overhaul_adds_no_more_fences_than_the_supply_has() -> None:
    mine = fenced("C1 D1", "C2 D2", "C3 D3")
    assert mine.fences_left() == 1
    game = overhaul(mine)
    play(game, "fence c1 d1 e1", "fence c2 d2 e2")
    assert me(game).fences_left == 2
    assert "fence c3" not in texts(game)
    assert "fence e1" in texts(game)
    play(game, "fence e1")
    assert me(game).fences_left == 1
    assert "fence e2" in texts(game)


def test_overhaul_keeps_the_animals_meanwhile() -> None:
    game = overhaul(fenced("D1 E1", animals={"sheep": 5}))
    assert goods(game) == {"sheep": 5}
    play(game, "fence e1 e2 e3", "done")
    assert (goods(game), game.to_act) == ({"sheep": 5}, [1])


def test_overhaul_lets_animals_go_that_have_no_room_in_the_end() -> None:
    game = overhaul(fenced("D1 E1", animals={"sheep": 5}))
    play(game, "fence e1")
    if_asked(game, "done")
    assert goods(game)["sheep"] == 3


def test_overhaul_makes_nothing_of_fences_that_are_only_rebuilt() -> None:
    game = overhaul(fenced("D1 E1", played=[*TWO, "shepherds-crook", "trimmer", "asparagus-gift"]))
    before = goods(game)
    play(game, "fence d1 e1")
    if_asked(game, "done")
    assert (goods(game), pastures(game)) == (before, {"D1 E1"})


def test_overhaul_may_be_followed_by_no_fence_at_all() -> None:
    game = overhaul(fenced("D1 E1"))
    play(game, "done")
    assert (pastures(game), me(game).fences_left) == (set(), 15)


def test_overhaul_leaves_palisades_where_they_stand_even_if_they_enclose_nothing() -> None:
    mine = fenced("E1", played=[*TWO, "wood-palisades"])
    mine.palisades = mine.fences & FARM_EDGE
    game = overhaul(mine)
    play(game, "fence b2")
    if_asked(game, "done")
    assert (pastures(game), len(me(game).palisades), me(game).fences_left) == ({"B2"}, 2, 11)
    check_farmyard(stand(game).seats[0], with_cards=True)
