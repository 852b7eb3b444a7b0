"""Wood Palisades: wood at the edge of the farmyard instead of fences."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus
from agricola.scenario import farm, goods, me, pastures, play, scenario, spaces, stand, texts, use
from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    FARM_EDGE,
    LARGE_SHAPES,
    SHAPES,
    STARTING_ROOMS,
    bit_count,
    border,
)
from allmende.agricola.rules.player import Player
from allmende.core import Game


def yard(wood: int, **more: object) -> Player:
    """A farm with the card and so much wood."""
    return farm({"wood": wood}, played=["wood-palisades"], **more)  # type: ignore[arg-type]


def standing(game: Game) -> tuple[int, int]:
    """The fences, and the palisades, on the farmyard."""
    mine = me(game)
    return len(mine.fences) - len(mine.palisades), len(mine.palisades)


def test_wood_palisades_replace_fences_at_the_edge_and_give_points() -> None:
    game = use("fencing", yard(6))
    before = bonus(game)
    play(game, "fence e1")
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}  # none, one or two at the corner
    play(game, "choose 3")
    assert (pastures(game), standing(game), goods(game)) == ({"E1"}, (2, 2), {})
    assert (me(game).fences_left, bonus(game) - before) == (13, 2)


def test_wood_palisades_may_be_left_out() -> None:
    game = use("fencing", yard(6))
    play(game, "fence e1", "choose 1")
    assert (standing(game), goods(game)) == ((4, 0), {"wood": 2})


@pytest.mark.parametrize(("wood", "ways"), [(4, 1), (5, 2), (6, 3), (9, 3)])
def test_wood_palisades_cost_two_wood_each(wood: int, ways: int) -> None:
    game = use("fencing", yard(wood))
    play(game, "fence e1")
    if ways == 1:
        assert standing(game) == (4, 0)
    else:
        assert texts(game) == {f"choose {way}" for way in range(1, ways + 1)}


def test_wood_palisades_are_only_for_the_edge() -> None:
    game = use("fencing", yard(9))
    play(game, "fence c2")
    assert (pastures(game), standing(game), goods(game)) == ({"C2"}, (4, 0), {"wood": 5})


def test_wood_palisades_save_fences_of_the_supply() -> None:
    mine = yard(9)
    mine.fences_away = 13
    game = use("fencing", mine)
    assert {"fence e1", "fence e3"} <= texts(game)
    assert "fence c2" not in texts(game)
    play(game, "fence e1")
    assert (standing(game), goods(game), me(game).fences_left) == ((2, 2), {"wood": 3}, 0)
    mine = yard(3)
    mine.fences_away = 13
    assert "fencing" not in spaces(scenario(mine, farm(), round_number=2))


def test_wood_palisades_stand_for_good_and_enclose_the_next_pastures() -> None:
    game = use("fencing", yard(9))
    play(game, "fence e1", "choose 3")  # top and right
    assert goods(game) == {"wood": 3}
    play(game, "fence d1")  # whose right side stands already; three are missing
    assert (pastures(game), standing(game), goods(game)) == ({"D1", "E1"}, (5, 2), {})


def test_wood_palisades_do_not_count_as_fences_for_other_cards() -> None:
    for ways, vegetables in (("choose 1", {"vegetable": 1, "wood": 2}), ("choose 2", {"wood": 1})):
        mine = farm({"wood": 6}, played=["wood-palisades", "asparagus-gift"])
        game = use("fencing", mine, round_number=4)
        play(game, "fence e1", ways)
        assert goods(game) == vegetables


def test_wood_palisades_stand_beside_clay_and_free_fences() -> None:
    mine = farm({"wood": 4, "clay": 2}, played=["wood-palisades", "rammed-clay"])
    game = use("fencing", mine)
    play(game, "fence e1", "choose 3")
    assert (standing(game), goods(game)) == ((2, 2), {})
    game = use("fencing", farm({"wood": 4}, played=["wood-palisades", "hedge-keeper"]))
    play(game, "fence e1", "choose 3")
    assert (standing(game), goods(game)) == ((2, 2), {})


def test_wood_palisades_go_with_a_pasture_of_a_card() -> None:
    mine = farm({"food": 2, "wood": 4}, hand=["mini-pasture"], played=["wood-palisades"])
    game = scenario(mine, farm())
    play(game, "place meeting-place", "play mini-pasture", "fence e1")
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    play(game, "choose 2")
    assert (standing(game), goods(game)) == ((3, 1), {"wood": 2})


# Pastures that take more fences than there are


def test_every_connected_set_of_spaces_is_a_pasture_of_one_kind() -> None:
    assert not set(SHAPES) & set(LARGE_SHAPES)
    assert ALL_SPACES & ~STARTING_ROOMS in LARGE_SHAPES
    assert bit_count(FARM_EDGE) == 16
    assert all(bit_count(border(spaces)) > 15 for spaces in LARGE_SHAPES)


def test_wood_palisades_can_enclose_the_whole_farmyard() -> None:
    game = use("fencing", yard(17))  # 15 fences and one palisade
    assert "choose 16" in texts(game)
    play(game, "choose 16")
    everything = [f"{column}{row}" for row in "123" for column in "ABCDE" if f"{column}{row}" not in ("A2", "A3")]
    for name in everything:
        if f"pick {name.lower()}" in texts(game):
            play(game, f"pick {name.lower()}")
    assert (pastures(game), standing(game), goods(game)) == ({" ".join(everything)}, (15, 1), {})
    assert "choose 16" not in texts(use("fencing", yard(16)))


def test_wood_palisades_outline_a_pasture_in_order_and_offer_what_can_be_fenced() -> None:
    game = use("fencing", yard(40))
    play(game, "choose 16", "pick b1")
    assert not {"pick a1", "pick b1", "choose 1"} & texts(game)
    picked = {"B1"}
    while "choose 1" not in texts(game):
        name = min(text for text in texts(game) if text.startswith("pick"))
        play(game, name)
        picked.add(name.removeprefix("pick ").upper())
    while not pastures(game):
        play(game, "choose 1")  # as few palisades as there can be
    (pasture,) = pastures(game)
    assert set(pasture.split()) >= picked
    assert standing(game)[0] == 15
    assert sum(standing(game)) >= 16


def test_without_wood_palisades_no_pasture_is_outlined() -> None:
    game = use("fencing", farm({"wood": 40}))
    assert "choose 16" not in texts(game)
    assert stand(game).seats[0].palisades == 0
