"""How much work a decision can be at worst, counted and not timed, so that it holds on any machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, product
from random import Random

import pytest

import allmende
from allmende.arle import TITLE
from allmende.arle.components.moves import ANY_TIME
from allmende.arle.components.pieces import ANIMALS, DOUBLE_STALL, RESOURCE_NAMES, SHEEP, STABLE
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.phases import INVENTORY
from allmende.core import Game
from arle.random_games import OPTIONS, eager, find_room, rich, stand, started
from arle.scenario import farm, scenario
from calls import counted

MOST_MOVES = 110
"""In a turn: 30 spaces and `pass`, all that fits on five unlike vehicles, trades, houses, returns."""
MOST_OWN_MOVES = 31
"""The same without what may be done at any time."""
MOST_CALLS = 780
"""Function calls in one move: at worst a conversion, between whose parts goods may be exchanged."""
MOST_LOOKS = 360
"""How many arrangements of animals one question can examine: three stables and seven stalls on one board."""
MOST_QUESTIONS_IN_MAY = 60
MOST_LOOKS_IN_MAY = 2500
"""How many questions about newborns, and arrangements, a step of May can take on such a board."""

HERDS = [
    ["stable"] * 3 + ["stall"] * 7,
    ["stable", "stable", "double-stall"] + ["stall"] * 7,
    ["double-stall"] * 3 + ["stall"] * 7,
]
"""All pens that there are, on one Home Board."""

GREEN = ("weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery")
OTHER_GREEN = ("litter-storage", "loading-station", "wood-traders-house", "weaving-parlor")
GOODS = dict.fromkeys(RESOURCE_NAMES[:SHEEP], 14)
BARNS = [
    ["handcart", "wagon", "cart", "horse-cart", "carriage"],
    ["handcart", "wagon: wood", "droshky", "carriage", "horse-cart"],
    ["wagon", "wagon: clay", "horse-cart: wood", "horse-cart", "droshky"],
    ["horse-cart", "horse-cart: wood", "horse-cart: linen", "wagon", "wagon: wood"],
]
PENS = [
    ["stall"] * 6,
    ["stable"] * 3 + ["stall"] * 4,
    ["double-stall"] * 3 + ["stall"] * 5,
    ["double-stall", "stable", "stable", "stall", "stall", "stall", "park", "park"],
]


def hard_farms() -> Iterator[Game]:
    """Farms on which as much as possible can be asked: all houses, full barns, many pens, animals, pastures."""
    for houses, barn, pens, half_year in product((GREEN, OTHER_GREEN), BARNS, PENS, (3, 4)):
        mine = farm(
            {**GOODS, "sheep": 13, "cattle": 12, "horse": 12},
            [*houses, *pens, "flax-field", "grain-field"],
            dikes=7,
            boardwalk=0,
            moors=(5, 4, 2),
            vehicles=barn,
            boats=1,
            plows=1,
        )
        while not find_room(mine):
            mine.goods[SHEEP + max(range(ANIMALS), key=lambda kind: mine.goods[SHEEP + kind])] -= 1
        yield scenario(mine, farm(land=[]), half_year=half_year, houses=houses)


def many_positions(games: int) -> Iterator[Game]:
    """Positions of whole games, half of them among rich farms."""
    for seed in range(games):
        houses = ("light", "dark")[seed // 2 % 2]
        game, random = started(seed % 2 + 1, houses, OPTIONS[seed % len(OPTIONS)], seed)
        while not game.is_over:
            yield game
            seat, move = eager(game, random)
            game.play(move, seat)


def test_few_moves_are_offered_at_once() -> None:
    most = most_own = 0
    for game in chain(hard_farms(), many_positions(80)):
        for seat in game.to_act:
            offered = game.moves_of(seat)
            most = max(most, len(offered))
            most_own = max(most_own, sum(move < ANY_TIME for move in offered))
    assert most <= MOST_MOVES
    assert most_own <= MOST_OWN_MOVES


def test_the_vocabulary_stays_small_enough_for_a_learner() -> None:
    assert len(TITLE.vocabulary) < 620


def calls_of(game: Game, seat: int, move: int) -> Counter[str]:
    """How often which function is called while a move is played, and everything that follows by itself."""
    state = game.state.copy()
    return counted(lambda: state.play(seat, move))


@pytest.mark.interpreted
def test_no_move_sets_off_an_avalanche() -> None:
    worst, looks = Counter[str](), 0
    for game in many_positions(60):
        calls = calls_of(game, *eager(game, Random(game.version)))
        worst = max(worst, calls, key=lambda found: found.total())
        looks = max(looks, calls["outside"])
    assert worst.total() <= MOST_CALLS, worst
    assert looks <= MOST_LOOKS


@pytest.mark.interpreted
def test_no_move_of_a_hard_farm_sets_off_an_avalanche() -> None:
    worst = 0
    for game in hard_farms():
        for move in game.moves_of(0):
            worst = max(worst, calls_of(game, 0, move).total())
    assert worst <= MOST_CALLS


@pytest.mark.interpreted
@pytest.mark.parametrize("pens", HERDS, ids=[f"{len(pens)}-{pens[0]}-{pens[2]}" for pens in HERDS])
def test_the_worst_may_is_bounded(pens: list[str]) -> None:
    looks, questions = 0, 0
    for seed in range(40):
        game = herd(pens, Random(seed))
        calls = counted(game.state.go_on)
        while stand(game).half_year == 4:
            looks = max(looks, calls["outside"])
            questions = max(questions, calls["can_house"])
            move = Random(seed).choice(list(game.moves))
            calls = calls_of(game, 0, move)
            game.play(move)
        looks = max(looks, calls["outside"])
        questions = max(questions, calls["can_house"])
    assert looks <= MOST_LOOKS_IN_MAY
    assert questions <= MOST_QUESTIONS_IN_MAY


def herd(pens: list[str], random: Random) -> Game:
    """A farm alone right before May's inventory: these pens, and as many animals as find room, or somewhat fewer."""
    land = [*pens, *["park"] * random.randrange(5), *["flax-field"] * random.randrange(3)]
    mine = farm({"food": 9}, land, dikes=7, boardwalk=0, moors=(0, 0, 0))
    while find_room(mine):
        animal = SHEEP + random.randrange(ANIMALS)
        mine.goods[animal] += 1
    mine.goods[animal] -= 1
    for animal in range(SHEEP, SHEEP + ANIMALS):
        mine.goods[animal] = max(0, mine.goods[animal] - random.choice([0, 0, 3, 9]))
    game = allmende.arle.new(1, 3)
    state = stand(game)
    state.seats[0] = mine
    state.half_year, state.phase, state.turn = 4, INVENTORY, 0
    return game


@pytest.mark.interpreted
def test_one_question_about_animals_looks_at_every_arrangement_at_most_once() -> None:
    # Three stables and seven stalls for three kinds: 10 x 36 ways.
    for pens in HERDS:
        mine = farm(land=pens, dikes=7, boardwalk=0, moors=(0, 0, 0))
        mine.goods[SHEEP : SHEEP + ANIMALS] = [30, 30, 30]
        stables, stalls = mine.tiles[STABLE], mine.stalls()
        ways = (stables + 1) * (stables + 2) // 2 * (stalls + 1) * (stalls + 2) // 2
        assert counted(lambda mine=mine: is_housed(mine))["outside"] <= ways <= MOST_LOOKS  # type: ignore[misc]


def test_rich_farms_are_as_rich_as_they_should_be() -> None:
    # The tests above are worth something only if their positions come near the limits.
    farms = []
    for seed in range(200):
        game = allmende.arle.new(2, seed)
        state = stand(game)
        state.supply[:] = [5, 7, 3, 14, 3, 3, 2, 6]
        farms.append(rich(state, Random(seed)))
    assert max(len(mine.vehicles) for mine in farms) >= 5
    assert max(sum(mine.goods[SHEEP:]) for mine in farms) >= 25
    assert max(mine.tiles[STABLE] + mine.tiles[DOUBLE_STALL] for mine in farms) == 3
    assert max(mine.buildings.bit_count() for mine in farms) >= 4
