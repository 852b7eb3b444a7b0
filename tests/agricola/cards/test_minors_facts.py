"""What is printed on the 48 minor improvements: costs, prerequisites, points, arrows; and that each has a test."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import pytest

from agricola.cards.positions import LEARNED, can, holding, playing
from agricola.scenario import farm, hand, lines, play, played, scenario
from allmende.agricola.components.card_names import BASE, MINORS
from allmende.agricola.rules.player import Player

FACTS: dict[str, tuple[dict[str, int], int]] = {
    "drinking-trough": ({"clay": 1}, 0),
    "rammed-clay": ({}, 0),
    "handplow": ({"wood": 1}, 0),
    "threshing-board": ({"wood": 1}, 1),
    "sleeping-corner": ({"wood": 1}, 1),
    "manger": ({"wood": 2}, 0),
    "big-country": ({}, 0),
    "wool-blankets": ({}, 0),
    "pond-hut": ({"wood": 1}, 1),
    "milk-jug": ({"clay": 1}, 0),
    "claypipe": ({"clay": 1}, 0),
    "junk-room": ({"wood": 1, "clay": 1}, 0),
    "basket": ({"reed": 1}, 0),
    "dutch-windmill": ({"wood": 2, "stone": 2}, 2),
    "corn-scoop": ({"wood": 1}, 0),
    "large-greenhouse": ({"wood": 2}, 0),
    "clearing-spade": ({"wood": 1}, 0),
    "lumber-mill": ({"stone": 2}, 2),
    "canoe": ({"wood": 2}, 1),
    "stone-tongs": ({"wood": 1}, 0),
    "shepherds-crook": ({"wood": 1}, 0),
    "caravan": ({"wood": 3, "food": 3}, 0),
    "carpenters-parlor": ({"wood": 1, "stone": 1}, 0),
    "mining-hammer": ({"wood": 1}, 0),
    "moldboard-plow": ({"wood": 2}, 0),
    "lasso": ({"reed": 1}, 0),
    "bread-paddle": ({"wood": 1}, 0),
    "mantlepiece": ({"stone": 1}, -3),
    "bottles": ({"clay": 2, "food": 2}, 4),
    "loom": ({"wood": 2}, 1),
    "strawberry-patch": ({"wood": 1}, 2),
    "herring-pot": ({"clay": 1}, 0),
    "butter-churn": ({"wood": 1}, 1),
    "brook": ({}, 0),
    "scullery": ({"wood": 1, "clay": 1}, 0),
    "three-field-rotation": ({}, 0),
    "pitchfork": ({"wood": 1}, 0),
    "sack-cart": ({"wood": 2}, 0),
    "beanfield": ({"food": 1}, 1),
    "thick-forest": ({}, 0),
    "loam-pit": ({"food": 1}, 1),
    "hard-porcelain": ({"clay": 1}, 0),
    "acorns-basket": ({"reed": 1}, 0),
}
"""What the cards that stay cost, with two people, and the points printed on them."""
TRAVELING: dict[str, dict[str, int]] = {
    "shifting-cultivation": {"food": 2},
    "clay-embankment": {"food": 1},
    "young-animal-market": {"sheep": 1},
    "mini-pasture": {"food": 2},
    "market-stall": {"grain": 1},
}
"""What the traveling cards cost; they are worth nothing."""
COSTS = {card: cost for card, (cost, _) in FACTS.items()} | TRAVELING

FARMLAND = ["A1", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2"]
AT_LEAST = {
    "threshing-board": 2,
    "large-greenhouse": 2,
    "canoe": 1,
    "moldboard-plow": 1,
    "loom": 2,
    "three-field-rotation": 3,
    "sack-cart": 2,
    "beanfield": 2,
    "loam-pit": 3,
    "acorns-basket": 3,
}
"""The occupations that some cards ask for; others ask for no more than three."""
AT_MOST = {"lumber-mill": 3, "butter-churn": 3}


def ready(card: str, goods: Mapping[str, int]) -> Player:
    """A farm with these goods that just meets the card's prerequisite."""
    learned = LEARNED[: AT_LEAST.get(card, AT_MOST.get(card, 2 if card == "pond-hut" else 0))]
    match card:
        case "sleeping-corner":
            return farm(goods, fields=["B1 grain 1", "B2 grain 3"])
        case "big-country":
            return farm(goods, fields=[*FARMLAND, "E3"])
        case "wool-blankets":
            return farm({**goods, "sheep": 5}, pastures=["D1 D2 E1 E2"])
        case "mantlepiece":
            return farm(goods, house="clay")
        case "strawberry-patch":
            return farm(goods, fields=["B1 vegetable 1", "B2 vegetable 2"])
        case "thick-forest":
            return farm({**goods, "clay": 5})
        case _:
            return farm(goods, played=learned)


def lacking(card: str) -> list[Player]:
    """Farms that could pay for the card, but just don't meet its prerequisite."""
    goods = COSTS[card]
    if card in AT_LEAST:
        return [farm(goods, played=LEARNED[: AT_LEAST[card] - 1])]
    if card in AT_MOST:
        return [farm(goods, played=LEARNED[: AT_MOST[card] + 1])]
    match card:
        case "pond-hut":
            return [farm(goods, played=LEARNED[:1]), farm(goods, played=LEARNED[:3])]
        case "sleeping-corner":
            return [farm(goods, fields=["B1 grain 3", "B2", "B3 vegetable 2"])]
        case "big-country":
            return [farm(goods, fields=FARMLAND)]
        case "wool-blankets":
            return [farm({**goods, "sheep": 4}, pastures=["D1 D2 E1 E2"])]
        case "mantlepiece":
            return [farm(goods)]
        case "strawberry-patch":
            return [farm(goods, fields=["B1 vegetable 2", "B2 grain 3", "B3"])]
        case "thick-forest":
            return [farm({**goods, "clay": 4})]
        case "brook":
            return [farm(goods)]
        case _:
            return []


ASKING = [card for card in COSTS if lacking(card)]
FISHING = {"brook": {"fishing": 0}}
"""Where somebody has to stand already."""


def test_the_base_set_has_48_minor_improvements_and_48_occupations() -> None:
    assert set(COSTS) == {name for number, name in MINORS.items() if number in BASE}
    assert (len(COSTS), len(BASE)) == (48, 96)


@pytest.mark.parametrize("card", COSTS)
def test_a_minor_improvement_costs_what_is_printed_on_it(card: str) -> None:
    cost, occupied = COSTS[card], FISHING.get(card)
    assert can(card, ready(card, cost), occupied=occupied)
    for resource, count in cost.items():
        assert not can(card, ready(card, {**cost, resource: count - 1}), occupied=occupied)


@pytest.mark.parametrize("card", ASKING)
def test_it_can_be_played_only_if_its_prerequisite_is_met(card: str) -> None:
    assert [can(card, mine) for mine in lacking(card)] == [False] * len(lacking(card))


def test_only_some_cards_ask_for_something() -> None:
    assert len(ASKING) == 20


def test_only_ones_own_person_on_fishing_will_do() -> None:
    assert not can("brook", farm(), occupied={"fishing": 1})


@pytest.mark.parametrize("card", FACTS)
def test_its_points_count_as_soon_as_it_is_in_front_of_its_owner(card: str) -> None:
    game = playing(card, ready(card, COSTS[card]), occupied=FISHING.get(card))
    assert (played(game)[-1], hand(game), lines(game)["improvements"]) == (card, [], FACTS[card][1])


@pytest.mark.parametrize("card", TRAVELING)
def test_a_traveling_card_is_passed_to_the_player_on_the_left(card: str) -> None:
    game = playing(card, ready(card, COSTS[card]), farm(hand=["canoe"]), farm())
    assert (hand(game), set(hand(game, 1)), hand(game, 2)) == ([], {card, "canoe"}, [])
    assert (played(game), lines(game)["improvements"]) == ([], 0)


def test_the_left_of_the_last_player_is_the_first_one() -> None:
    game = scenario(farm(), farm(hand=["market-stall"], goods={"grain": 1}), turn=1)
    play(game, "place meeting-place", "play market-stall")
    assert (hand(game, 0), hand(game, 1)) == (["market-stall"], [])


@pytest.mark.parametrize("card", TRAVELING)
def test_alone_a_traveling_card_is_gone(card: str) -> None:
    game = scenario(holding(ready(card, COSTS[card]), card))
    play(game, "place meeting-place", f"play {card}")
    assert (hand(game), played(game)) == ([], [])


@pytest.mark.parametrize("module", ["test_minors_a", "test_minors_b"])
def test_every_minor_improvement_has_its_test(module: str) -> None:
    deck = [name for number, name in MINORS.items() if number in BASE and number.startswith(module[-1].upper())]
    tests = [name for name in vars(import_module(f"agricola.cards.{module}")) if name.startswith("test_")]
    assert [card for card in deck if not any(f"test_{card.replace('-', '_')}_" in name for name in tests)] == []
