"""The Reed Seller: Reed becomes Food at any time, unless another player buys it."""

from __future__ import annotations

from agricola.scenario import any_time, farm, goods, play, scenario, texts


def test_reed_becomes_three_food_if_no_player_can_buy_it() -> None:
    game = scenario(farm({"reed": 1}, played=["reed-seller"]), farm(), farm(), farm({"food": 1}))
    play(game, "use card reed-seller")
    assert (goods(game), game.to_act) == ({"food": 3}, [0])
    assert "use card reed-seller" not in any_time(game)


def test_another_player_may_buy_it_for_two_food() -> None:
    game = scenario(farm({"reed": 1}, played=["reed-seller"]), farm({"food": 2}), farm(), farm())
    play(game, "use card reed-seller")
    assert (game.to_act, texts(game, 1)) == ([1], {"choose 1", "done"})
    play(game, "choose 1")
    assert (goods(game), goods(game, 1), game.to_act) == ({"food": 2}, {"reed": 1}, [0])


def test_the_other_player_may_decline() -> None:
    game = scenario(farm({"reed": 2}, played=["reed-seller"]), farm({"food": 2}), farm(), farm())
    play(game, "use card reed-seller", "done")
    assert (goods(game), goods(game, 1), game.to_act) == ({"reed": 1, "food": 3}, {"food": 2}, [0])


def test_of_several_buyers_the_seller_chooses_one() -> None:
    others = [farm({"food": 2}), farm({"food": 3}), farm({"food": 4})]
    game = scenario(farm({"reed": 1}, played=["reed-seller"]), *others)
    play(game, "use card reed-seller")
    assert game.to_act == [1, 2, 3]
    game.play("choose 1", 1)
    game.play("done", 2)
    game.play("choose 1", 3)
    assert (game.to_act, texts(game, 0)) == ([0], {"choose 2", "choose 4"})
    play(game, "choose 4")
    assert (goods(game), goods(game, 3), goods(game, 1)) == ({"food": 2}, {"reed": 1, "food": 2}, {"food": 2})
