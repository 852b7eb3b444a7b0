"""Minor improvements of deck E about fences, and one that bakes on a turn."""

from __future__ import annotations

from agricola.cards.positions import LEARNED, can, playing
from agricola.scenario import (
    any_time,
    farm,
    goods,
    mark,
    me,
    pastures,
    play,
    scenario,
    stand,
    texts,
    use,
)

EDGES = {"sheep": 1, "boar": 1, "cattle": 1}


def test_nail_basket_leaves_a_stone_on_the_space_to_build_fences() -> None:
    game = use("forest", farm({"stone": 1, "wood": 1}, played=["nail-basket"]))
    play(game, "choose 1", "fence e1")
    assert (pastures(game), goods(game)) == ({"E1"}, {})
    state = stand(game)
    state.occupied, state.persons = 0, []
    state.settle(1)
    play(game, "place forest")
    assert goods(game, 1) == {"stone": 1}


def test_nail_basket_needs_a_stone_and_wood_spaces() -> None:
    assert "choose 1" not in texts(use("forest", farm({"wood": 9}, played=["nail-basket"])))
    assert "choose 1" not in texts(use("clay-pit", farm({"stone": 1, "wood": 9}, played=["nail-basket"])))


def test_briar_hedge_makes_fences_at_the_edge_free() -> None:
    game = use("fencing", farm({"wood": 2}, played=["briar-hedge"]))
    assert "fence e1" in texts(game)  # two of four lie at the edge
    assert "fence e2" not in texts(game)  # one of four
    play(game, "fence e1")
    assert (goods(game), me(game).fences_left) == ({}, 11)


def test_briar_hedge_asks_for_an_animal_of_each_type() -> None:
    assert can("briar-hedge", farm(EDGES, pastures=["E1", "D1"]))
    assert not can("briar-hedge", farm({"sheep": 2, "boar": 1}, pastures=["E1", "D1"]))


def test_briar_hedge_still_takes_fences_of_the_supply() -> None:
    mine = farm({"wood": 9}, played=["briar-hedge"], pastures=["C1 D1", "C2 D2"])
    assert me(scenario(mine, farm())).fences_left == 5
    game = use("fencing", mine)
    assert "fence e1 e2 e3" not in texts(game)


def test_ash_trees_hold_five_fences_that_cost_nothing() -> None:
    game = playing("ash-trees", farm(fields=["B1 grain 1", "B2 grain 1"]))
    assert mark(game, "ash-trees") == 5
    game = use("fencing", farm(played=["ash-trees"], marks={"ash-trees": 5}))
    play(game, "fence e1")
    assert (mark(game, "ash-trees"), goods(game)) == (1, {})
    assert not can("ash-trees", farm(fields=["B1 grain 1", "B2"]))


def test_ash_trees_are_used_up_before_wood_is_paid() -> None:
    game = use("fencing", farm({"wood": 3}, played=["ash-trees"], marks={"ash-trees": 3}))
    play(game, "fence d1 e1")
    assert (mark(game, "ash-trees"), goods(game)) == (0, {})


def test_hedge_keeper_saves_the_fences_of_ash_trees() -> None:
    game = use("fencing", farm(played=["ash-trees", "hedge-keeper"], marks={"ash-trees": 5}))
    play(game, "fence e1")
    assert mark(game, "ash-trees") == 4


def test_sour_dough_bakes_instead_of_placing_a_person() -> None:
    mine = farm({"grain": 1}, improvements=["fireplace-2"], played=["sour-dough"])
    game = scenario(mine, farm())
    play(game, "use card sour-dough")
    assert (goods(game), me(game).home, game.to_act) == ({"food": 2}, 2, [1])


def test_sour_dough_is_used_once_a_round_while_all_have_people_left() -> None:
    mine = farm({"grain": 2}, improvements=["clay-oven"], played=["sour-dough"])
    game = scenario(mine, farm())
    play(game, "use card sour-dough", "place forest")
    assert "use card sour-dough" not in any_time(game)
    mine = farm({"grain": 2}, improvements=["clay-oven"], played=["sour-dough"])
    game = scenario(mine, farm(), occupied={"forest": 1, "clay-pit": 1})
    assert "use card sour-dough" not in any_time(game)
    assert not can("sour-dough", farm(played=LEARNED[:3]))
    assert can("sour-dough", farm(played=LEARNED[:3], improvements=["clay-oven"]))
