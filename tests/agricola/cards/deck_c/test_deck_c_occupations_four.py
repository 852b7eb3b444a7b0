"""Occupations of deck C for four players."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, if_asked
from agricola.scenario import farm, fields, goods, play, promised, scenario, texts, use
from allmende.agricola.rules.player import Player
from allmende.core import Game


def watching(
    space: str,
    mine: Player,
    *moves: str,
    other: Player | None = None,
    lying: dict[str, int] | None = None,
    round_number: int = 14,
) -> Game:
    """The second of four seats has just used an action space, while the first one has a card in play."""
    game = scenario(mine, other or farm(), farm(), farm(), round_number=round_number, first=1, goods=lying)
    play(game, f"place {space}", *moves)
    return game


def test_sowing_director_sows_after_another_player_has_used_grain_utilization() -> None:
    other = farm({"grain": 1}, fields=["B1"])
    game = watching("grain-utilization", farm({"grain": 1}, fields=["B1"], played=["sowing-director"]), other=other)
    if_asked(game, "sow grain b1")
    while game.to_act == [1]:
        play(game, "done")
    assert (game.to_act, texts(game)) == ([0], {"sow grain", "done"})
    play(game, "sow grain")
    assert fields(game) == {"B1": "grain 3"}


def test_sowing_director_does_not_sow_after_its_own_use() -> None:
    mine = farm({"grain": 2}, fields=["B1"], played=["sowing-director"])
    game = use("grain-utilization", mine, farm(), farm(), farm())
    assert (goods(game), fields(game), game.to_act) == ({"grain": 1}, {"B1": "grain 3"}, [1])


def test_pattern_maker_exchanges_two_wood_when_another_player_renovates() -> None:
    other = farm({"clay": 2, "reed": 1})
    mine = farm({"wood": 3}, played=["pattern-maker"])
    game = watching("house-redevelopment", mine, other=other)
    assert texts(game, 0) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({"wood": 1, "grain": 1, "food": 1}, 1)


@pytest.mark.parametrize(
    ("count", "found"),
    [(4, {}), (5, {"wood": 1}), (6, {"clay": 1}), (7, {"reed": 1}), (8, {"stone": 1}), (9, {"stone": 1})],
)
def test_material_deliveryman_gets_a_resource_by_the_goods_that_anybody_takes(
    count: int, found: dict[str, int]
) -> None:
    assert goods(watching("fishing", farm(played=["material-deliveryman"]), lying={"fishing": count})) == found


def test_german_heath_keeper_gets_a_sheep_for_each_use_of_the_pig_market() -> None:
    assert goods(watching("pig-market", farm(played=["german-heath-keeper"]))) == {"sheep": 1}
    mine = farm(pastures=["D1", "E1"], played=["german-heath-keeper"])
    assert goods(use("pig-market", mine, farm(), farm(), farm())) == {"boar": 1, "sheep": 1}


def test_cattle_whisperer_gets_cattle_five_and_eight_rounds_later() -> None:
    game = use("lessons", farm(hand=["cattle-whisperer"]), farm(), farm(), farm(), round_number=2)
    assert promised(game) == {7: {"cattle": 1}, 10: {"cattle": 1}}


@pytest.mark.parametrize(("good", "price"), [("sheep", 1), ("boar", 2), ("cattle", 2)])
def test_cattle_buyer_buys_an_animal_when_another_player_uses_fencing(good: str, price: int) -> None:
    mine = farm({"food": 2}, played=["cattle-buyer"])
    game = watching("fencing", mine, other=farm({"wood": 6}))
    play(game, "fence e1")
    if "done" in texts(game, 1):
        play(game, "done")
    assert game.to_act == [0]
    play(game, f"take {good}")
    assert goods(game).get("food", 0) == 2 - price
    assert goods(game)[good] == 1
