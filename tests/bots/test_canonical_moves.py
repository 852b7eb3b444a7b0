"""What a search leaves out of a turn is worth no more than what it keeps; the rules still offer everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from agricola.scenario import farm as agricola_farm
from agricola.scenario import play as agricola_play
from agricola.scenario import scenario as agricola_table
from allmende.agricola.ai.observation.canonical_moves import canonical_moves as agricola_choices
from allmende.agricola.components import pieces as agricola
from allmende.agricola.components.moves import PLOW, ROOM, STABLE
from allmende.agricola.rules.phases import FIELD
from allmende.arle.components.pieces import HYDRATED
from allmende.arle.rules.phases import WORK
from allmende.bots.title_ai import policy_inputs
from allmende.core import Game
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import TITLES
from arle.scenario import INNS, farm, play, scenario, use
from hallertau.scenario import ACTIONS, PROGRESS, at, village

AGRICOLA = TITLES["agricola"]
MOST = 4000
"""Games with more ways to go on are left alone: all of them are tried here."""


def best_score(
    title: Title[Any, Any], state: State[Any], moves_of: Callable[[Any, int], Sequence[int]], left: list[int]
) -> float:
    """The most points that somebody alone can still come to, all ways tried; `left` counts those that may be tried."""
    if state.over:
        return title.score(state, 0)
    best = float("-inf")
    for move in moves_of(state, 0):
        left[0] -= 1
        if left[0] < 0:
            return best
        child = state.copy()
        child.play(0, move)
        best = max(best, best_score(title, child, moves_of, left))
    return best


def late_turn(name: str, left: int, seed: int, options: dict[str, str]) -> State[Any]:
    """Where a turn of somebody begins who is alone and makes random choices, so many of them before the end of a game.

    In the midst of a turn some orders are left out that were to be had at its beginning.
    """
    game, rng = Game.new(TITLES[name], 1, seed, None, options), Random(seed)
    found: list[State[Any]] = []
    while not game.state.over:
        if not found or found[-1].epoch < game.state.epoch:
            found.append(game.state.copy())
        game.state.play(0, rng.choice(policy_inputs(TITLES[name]).canonical_moves(game.state, 0)))
    return found[-left]


def all_moves(state: State[Any], seat: int) -> list[int]:
    return state.moves(seat)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("hallertau", {"cards": "off"}),
        ("hallertau", {"gateway": "beginner", "farmyard": "hops"}),
        ("arle", {}),
        ("arle", {"rules": "online"}),
        ("agricola", {}),
        ("agricola", {"cards": "base"}),
    ],
)
def test_nothing_worth_more_is_lost(name: str, options: dict[str, str]) -> None:
    title, canonical_moves = TITLES[name], policy_inputs(TITLES[name]).canonical_moves
    compared = fewer = 0
    for seed in range(90):
        state = late_turn(name, 1 + seed % 2, seed, options)
        by_rules, by_choice = [MOST], [MOST]
        most = best_score(title, state, all_moves, by_rules)
        if by_rules[0] < 0:
            continue
        assert best_score(title, state, canonical_moves, by_choice) == most, f"seed {seed}"
        compared += 1
        fewer += by_choice[0] > by_rules[0]
    assert compared > 12
    assert fewer > 5, "there is something to be left out"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("hallertau", {"cards": "off"}),
        ("hallertau", {}),
        ("hallertau", {"progress": "clockwise"}),
        ("arle", {}),
        ("arle", {"rules": "online"}),
        ("agricola", {}),
        ("agricola", {"cards": "base"}),
        ("agricola", {"cards": "base", "hands": "draft"}),
    ],
)
def test_choices_are_legal_and_there_is_always_one(name: str, options: dict[str, str]) -> None:
    rng, title, canonical_moves = Random(3), TITLES[name], policy_inputs(TITLES[name]).canonical_moves
    for players in (1, 2, title.players[-1]):
        game = Game.new(title, players, 5, None, options)
        while not game.is_over:
            seat = rng.choice(game.to_act)
            kept = canonical_moves(game.state, seat)
            assert kept
            assert set(kept) <= set(game.moves_of(seat))
            assert len(kept) == len(set(kept))
            game.play(rng.choice(kept), seat)


# Agricola


def test_one_place_stands_for_all_that_are_alike() -> None:
    rng = Random(4)
    kinds = dict.fromkeys((PLOW, ROOM), 0)
    game = Game.new(AGRICOLA, 2, 6, None, {})
    while not game.is_over:
        seat = game.to_act[0]
        for first, last in ((PLOW, ROOM), (ROOM, STABLE)):
            offered = [move for move in game.moves_of(seat) if first <= move < last]
            kept = [move for move in agricola_choices(game.state, seat) if first <= move < last]
            assert len(kept) == min(1, len(offered))
            kinds[first] += len(offered) > 1
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    assert kinds[PLOW]


def test_who_has_cards_but_no_food_may_get_some_for_an_occupation() -> None:
    game = Game.new(AGRICOLA, 2, 6, None, {"cards": "base"})
    seat = game.to_act[0]
    mine = game.state.own(seat)
    for food, kept in ((0, True), (5, False)):
        mine.goods[:] = [0] * len(mine.goods)
        mine.goods[agricola.GRAIN], mine.goods[agricola.FOOD] = 2, food
        game.state.settle(seat)
        assert "eat grain" in game.moves.texts
        assert ("eat grain" in texts(game)) == kept


@pytest.mark.parametrize(
    ("animals", "cooked"),
    [({"sheep": 3}, "sheep"), ({"sheep": 2, "boar": 1}, "boar")],  # for the young of its own type, and of another
)
def test_animals_may_be_cooked_so_that_a_young_one_has_room(animals: dict[str, int], cooked: str) -> None:
    mine = agricola_farm({**animals, "food": 9}, pastures=["E1"], improvements=["fireplace-2"])
    game = agricola_table(mine, agricola_farm({"food": 9}), round_number=4, phase=FIELD)
    kept = {text for text in texts(game) if not text.startswith("release")}
    assert kept == {f"cook {cooked} fireplace", "done"}


def test_where_goods_are_lacking_others_may_be_eaten() -> None:
    game = agricola_table(agricola_farm({"food": 1, "grain": 2}, hand=["confidant"]), agricola_farm())
    agricola_play(game, "place lessons")
    assert texts(game) == ["done", "eat grain"]


# Fields of Arle


def test_each_exchange_has_its_time() -> None:
    mine = farm(
        {"peat": 2, "wood": 2, "horse": 2, "food": 3}, vehicles=["horse-cart"], boats=1, land=["colonists-house"]
    )
    turn = scenario(mine, farm(), phase=WORK)
    assert {"trade grain", "load wood 1", "return horse", "pass"} <= set(turn.moves.texts)
    kept = texts(turn)
    assert {"trade grain", "place builder", "place farmer"} <= set(kept)
    assert not [text for text in kept if text.startswith(("load ", "return ", "pass"))]


def test_where_food_is_wanted_a_destination_can_be_visited() -> None:
    goods = {"timber": 2, "food": 5, "horse": 1}
    kept = texts(use("builder", farm(goods, vehicles=["horse-cart"])))
    assert "load aurich 1" in kept
    assert not [text for text in kept if text.startswith(("load wood", "trade", "return"))]


def test_peat_is_cut_as_long_as_there_is_any() -> None:
    kept = texts(use("peat-cutter", farm(moors=[4, 2, HYDRATED], boardwalk=0, tools={"spades": 3})))
    assert sorted(kept) == ["cut 2 moor 2", "cut 3 moor 4"]


def test_tools_are_improved_in_any_order() -> None:
    """Those that are passed over need not be known before the first improvement."""
    game = use("summer-master", farm({"wood": 9, "clay": 9, "brick": 3}, tools={"workbenches": 3}))
    assert {"improve axes", "improve workbenches", "improve ovens"} <= set(texts(game))
    assert "improve axes dearly" not in texts(game)
    play(game, "improve ovens")
    assert {"improve axes", "improve spades", "done"} <= set(texts(game))


def test_buildings_are_paid_for_with_what_is_less_good_for_anything_else() -> None:
    game = use("builder", farm({"wood": 1, "clay": 1, "timber": 1, "brick": 1, "food": 9}))
    play(game, f"build {INNS[0]}")
    assert "pay timber 1 brick 1 food 9" in game.moves.texts
    assert sorted(texts(game)) == [
        f"pay {what} food 9" for what in ("clay 1 brick 1", "wood 1 clay 1", "wood 1 timber 1")
    ]


# Hallertau


def test_nothing_is_taken_sparingly_and_workers_go_for_tools_one_by_one_or_all() -> None:
    kept = texts(at(ACTIONS, village(workers=5), village()))
    assert {"exchange 1", "exchange 5", "place nursery"} <= set(kept)
    assert not [text for text in kept if "sparingly" in text or text in ("exchange 2", "exchange 4")]


def test_no_advance_is_paid_for_with_more_than_it_costs() -> None:
    game = at(PROGRESS, village(goods={"meat": 3, "milk": 3}), round=3)
    play(game, "advance cooling-house")
    assert {"pay meat 3", "pay meat 1 milk 1", "pay meat 2 milk 1"} <= set(game.moves.texts)
    assert sorted(texts(game)) == ["pay meat 1 milk 1", "pay meat 3", "pay milk 3"]


def test_craft_buildings_advance_in_any_order() -> None:
    """Those that are passed over need not be known before the first advance."""
    game = at(PROGRESS, village(goods={"clay": 3, "meat": 3}, tools=2), round=1)
    play(game, "advance cooling-house")
    assert {"advance carpentry", "advance cooling-house", "done"} <= set(texts(game))


def test_the_highest_field_is_sown_first() -> None:
    game = at(ACTIONS, village(goods={"rye": 2, "flax": 1}, fields=["5", "3", "2"]), village())
    play(game, "place cultivation")
    assert "sow rye row 3" in game.moves.texts
    assert sorted(texts(game)) == ["done", "sow flax row 5", "sow rye row 5"]


def texts(game: Game) -> list[str]:
    """The choices of whoever is to decide, as moves are written."""
    return [
        game.title.vocabulary[move].text
        for move in policy_inputs(game.title).canonical_moves(game.state, game.to_act[0])
    ]
