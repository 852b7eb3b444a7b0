"""Occupations of deck D for five and six players."""

from __future__ import annotations

from agricola.cards.positions import learning
from agricola.scenario import any_time, farm, fields, food, goods, play, scenario, texts, use


def test_plowsmith_plows_for_food_when_another_player_takes_much_wood() -> None:
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 4})
    assert game.to_act == [1]
    play(game, "plow c2")
    assert (goods(game, 1), goods(game)) == ({}, {"wood": 4})
    assert "C2" in fields(game, 1)


def test_plowsmith_may_decline_and_needs_four_wood_of_another_player() -> None:
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 4})
    play(game, "done")
    assert food(game, 1) == 1
    game = use("forest", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"forest": 3})
    assert "plow c2" not in texts(game, 1)
    game = use("forest", farm({"food": 1}, played=["plowsmith"]), goods={"forest": 6})
    assert "place farmland" in texts(game, 1)


def test_plowsmith_asks_for_wood() -> None:
    game = use("clay-pit", farm(), farm({"food": 1}, played=["plowsmith"]), goods={"clay-pit": 5})
    assert "plow c2" not in texts(game, 1)


def test_putcher_maker_turns_reed_into_food_at_any_time() -> None:
    game = scenario(farm({"reed": 2}, played=["putcher-maker"]), farm())
    move = next(iter(any_time(game)))
    play(game, move)
    assert goods(game) == {"reed": 1, "food": 2}
    play(game, move)
    assert (goods(game), any_time(game)) == ({"food": 4}, set())


def test_loess_gardener_sells_a_vegetable_at_the_clay_pit() -> None:
    game = use("clay-pit", farm({"food": 1}, played=["loess-gardener"]), goods={"clay-pit": 2})
    play(game, "take vegetable")
    assert goods(game) == {"clay": 2, "vegetable": 1}


def test_loess_gardener_needs_food_and_the_clay_pit() -> None:
    game = use("clay-pit", farm(played=["loess-gardener"]), goods={"clay-pit": 2})
    assert game.to_act == [1]
    game = use("forest", farm({"food": 1}, played=["loess-gardener"]))
    assert game.to_act == [1]


def test_graduate_pays_a_food_for_stone_and_reed() -> None:
    game = learning("graduate", farm({"food": 1}))
    play(game, "choose 1")
    assert goods(game) == {"stone": 2, "reed": 2}


def test_graduate_may_decline_and_can_be_played_without_food() -> None:
    game = learning("graduate", farm({"food": 1}))
    play(game, "done")
    assert goods(game) == {"food": 1}
    game = learning("graduate", farm())
    assert (goods(game), game.to_act) == ({}, [1])
