"""The Feed Fence of deck C: food for stables, one of which may be paid with clay."""

from __future__ import annotations

from agricola.cards.paying import payments
from agricola.scenario import farm, goods, play, scenario, spaces, stables, use
from allmende.core import Game


def expanding(goods: dict[str, int], stables: str = "", *others: str) -> Game:
    """A person has been placed on Farm Expansion with the Feed Fence in play."""
    return use("farm-expansion", farm(goods, stables=stables, played=["feed-fence", *others]))


def test_feed_fence_gives_a_food_for_each_stable() -> None:
    game = expanding({"wood": 4})
    play(game, "stable c1", "stable c2")
    assert goods(game) == {"food": 2}


def test_feed_fence_gives_three_food_for_the_last_stable() -> None:
    game = expanding({"wood": 4}, "C1 C2")
    play(game, "stable d1", "stable d2")
    assert goods(game) == {"food": 4}


def test_feed_fence_lets_one_stable_of_each_action_be_paid_with_clay() -> None:
    game = expanding({"wood": 2, "clay": 2})
    play(game, "stable c1")
    assert payments(game) == [{"wood": 2}, {"clay": 1}]
    play(game, "choose 2")
    play(game, "stable c2")  # for wood, without a question
    assert (goods(game), stables(game)) == ({"clay": 1, "food": 2}, {"C1", "C2"})


def test_feed_fence_is_enough_to_use_farm_expansion_with_a_clay() -> None:
    game = expanding({"clay": 2})
    play(game, "stable c1")
    assert (goods(game), game.to_act) == ({"clay": 1, "food": 1}, [1])


def test_feed_fence_changes_nothing_about_stables_at_other_prices() -> None:
    game = use("forest", farm({"wood": 8}, played=["feed-fence", "carpenters-axe"]))
    play(game, "stable c1")
    assert goods(game)["wood"] == 10
    mine = farm({"clay": 3}, played=["feed-fence"])
    assert "side-job" not in spaces(scenario(mine, farm(), side_job="on"))
