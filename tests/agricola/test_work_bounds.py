"""How much work a decision can be at worst, counted and not timed, so that it holds on any machine."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings, target
from hypothesis import strategies as st

from agricola.farms import Farmyard, farmyards, laid_out
from agricola.scenario import IMPROVEMENT_NAMES, farm, play, scenario, stand, use
from allmende.agricola import TITLE
from allmende.agricola.cards import CARDS
from allmende.agricola.components.farmyard import SHAPE_COUNT, SHAPES, bit_count
from allmende.agricola.components.moves import ANY_TIME, FENCE
from allmende.agricola.components.numbers import CARD_COUNT
from allmende.agricola.components.pieces import ANIMALS, RESOURCE_NAMES, SHEEP, WOOD
from allmende.agricola.presentation.arrangement import arrange
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.language import BuildFences
from allmende.agricola.rules.phases import BREEDING, FEEDING, FIELD, WORK
from allmende.agricola.rules.player import Player
from allmende.core import Game
from calls import counted

MOST_MOVES = SHAPE_COUNT + 1 + 2 + 8
"""Every pasture there is, `done`, two crops to eat, and four things to cook in two ways."""
MOST_CALLS_ABOUT_FENCES = 4 * SHAPE_COUNT
"""Function calls to find out which pastures can be fenced, or what the cheapest one takes."""
MOST_LOOKS = 1 + 3 + 9 + 27 + 81 + 243
"""How many assignments of five pastures, begun or whole, one question about animals can look at."""
MOST_CALLS = 4000
"""Function calls in one move and everything that follows by itself: at worst the one that fences all of B1 to E3."""

RICH = dict.fromkeys(RESOURCE_NAMES[:SHEEP], 30)
FIVE = [["D1", "E1", "D2", "E2", "E3"], ["C1", "D1", "E1", "D2", "E2"], ["D2", "E2", "D3", "E3", "C3"]]
"""As many pastures as there can be."""


def rich(farmyard: Farmyard, herd: tuple[int, int, int], people: int = 5) -> Player:
    """This farmyard with every improvement, many goods, and so many animals as they have room for."""
    mine = laid_out(farmyard, people, **RICH)
    mine.improvements = (1 << len(IMPROVEMENT_NAMES)) - 1
    mine.goods[SHEEP : SHEEP + ANIMALS] = herd
    while not is_housed(mine):
        mine.goods[SHEEP + max(range(ANIMALS), key=lambda kind: mine.goods[SHEEP + kind])] -= 1
    return mine


some_herd = st.tuples(*[st.sampled_from([0, 1, 2, 3, 5, 9, 30, 120, 300])] * 3)


# How many moves


def test_every_pasture_can_be_offered_at_once_and_hardly_anything_else() -> None:
    mine = farm(
        {**RICH, "sheep": 1},
        improvements=["fireplace-2", "cooking-hearth-4"],
    )
    game = use("farm-redevelopment", mine, farm())
    assert len(game.moves) == SHAPE_COUNT + 1 + 2 + 2 * 2 <= MOST_MOVES


def test_the_vocabulary_stays_small_enough_for_a_learner() -> None:
    assert len(TITLE.vocabulary) < 1_100 + 5 * CARD_COUNT, "a card is played, kept, resolved, discarded and used"


@settings(max_examples=25)
@given(farmyards, some_herd, st.data())
def test_few_moves_are_offered_at_once(farmyard: Farmyard, herd: tuple[int, int, int], data: st.DataObject) -> None:
    for phase in (WORK, FIELD):
        game = scenario(rich(farmyard, herd), farm(RICH), round_number=14, phase=phase)
        for _ in range(12):
            if game.is_over:
                break
            assert all(len(game.moves_of(seat)) <= MOST_MOVES for seat in game.to_act)
            without_fences = [move for move in game.moves if "fence " not in TITLE.vocabulary[move].text]
            assert len(without_fences) <= 24 + 1 + 10
            game.play(data.draw(st.sampled_from(list(game.moves))), game.to_act[0])


# Fences


@pytest.mark.interpreted
@settings(max_examples=30)
@given(farmyards)
def test_each_shape_is_looked_at_once(farmyard: Farmyard) -> None:
    state = stand(scenario(laid_out(farmyard, wood=15), farm()))
    mine = state.seats[0]
    questions = {"choices": lambda: BuildFences().choices(state, 0), "least": lambda: update_least_fences(mine)}
    for name, question in questions.items():
        calls = counted(question)
        target(float(calls.total()), label=name)
        assert calls["Player.fences_for"] <= SHAPE_COUNT
        assert calls.total() <= MOST_CALLS_ABOUT_FENCES, calls


@pytest.mark.interpreted
@settings(max_examples=20)
@given(farmyards)
def test_whether_there_is_anything_to_fence_is_known_beforehand(farmyard: Farmyard) -> None:
    """It is asked at every turn."""
    state = stand(scenario(laid_out(farmyard, wood=15), farm()))
    assert counted(lambda: BuildFences().is_possible(state, 0)).total() <= 8


# Animals


@pytest.mark.interpreted
@settings(max_examples=40)
@given(farmyards, some_herd)
def test_a_question_about_animals_looks_at_every_assignment_at_most_once(
    farmyard: Farmyard, herd: tuple[int, int, int]
) -> None:
    mine = laid_out(farmyard)
    mine.goods[SHEEP : SHEEP + ANIMALS] = herd
    calls = counted(lambda: is_housed(mine))
    target(float(calls["fits"]))
    assert calls["fits"] <= MOST_LOOKS


@pytest.mark.interpreted
def test_hundreds_of_animals_are_no_more_work_than_a_few() -> None:
    """Eight spaces with four stables hold 256."""
    huge = ["B1 C1 D1 E1 B2 C2 D2 E2"]
    for count, housed in ((2, True), (257, True), (258, False), (3000, False)):
        mine = farm({"sheep": count}, pastures=huge, stables="B1 C1 D1 E1")
        assert is_housed(mine) == housed
        assert counted(lambda mine=mine: is_housed(mine))["fits"] <= 2  # type: ignore[misc]


@pytest.mark.interpreted
def test_whether_other_animals_could_stand_somewhere_is_soon_known() -> None:
    """Cards that exchange anything but animals are not tried; a dozen sheep could be cooked one after another."""
    uses = [card.name for card in CARDS if card.uses]
    uses = [name for name in uses if name not in ("sheep-walker", "muddy-puddles", "salter")]
    goods = {"sheep": 12, "wood": 8, "clay": 6, "reed": 3, "stone": 5, "grain": 6, "vegetable": 5, "food": 8}
    improvements = ["cooking-hearth-4", "joinery", "pottery"]
    played = ["pasture-master", *uses]
    mine = farm(goods, pastures=["E1", "C1 D1"], stables="E1 C1", improvements=improvements, played=played)
    game = scenario(mine, farm(), farm(), farm(), round_number=14)
    calls = counted(lambda: play(game, "place farm-redevelopment"))
    assert 0 < calls["_other_herds"] <= 2 * (12 + 1)


@pytest.mark.interpreted
@pytest.mark.parametrize("pastures", FIVE, ids=" ".join)
@pytest.mark.parametrize("count", [3, 4, 9, 300])
def test_five_pastures_are_the_most(pastures: list[str], count: int) -> None:
    mine = farm({"sheep": count, "boar": count, "cattle": count}, pastures=pastures)
    assert counted(lambda: is_housed(mine))["fits"] <= MOST_LOOKS
    assert counted(lambda: arrange(mine)).total() <= 24 * 3**5


# Whole moves


def worst_of(game: Game, data: st.DataObject, moves: int) -> Counter[str]:
    """The most calls in one of the next moves, taken at random, and in what follows by itself."""
    worst: Counter[str] = Counter()
    for _ in range(moves):
        if game.is_over:
            break
        seat = game.to_act[0]
        offered = list(game.moves_of(seat))
        own = [move for move in offered if move < ANY_TIME]
        move = data.draw(st.sampled_from(own if data.draw(st.booleans()) else offered))
        state = game.state.copy()
        worst = max(worst, counted(lambda: state.play(seat, move)), key=Counter.total)  # noqa: B023
        game.play(move, seat)
    return worst


@pytest.mark.interpreted
@settings(max_examples=40)
@given(farmyards, some_herd, st.sampled_from([WORK, WORK, FIELD, BREEDING]), st.data())
def test_no_move_sets_off_an_avalanche(
    farmyard: Farmyard, herd: tuple[int, int, int], phase: int, data: st.DataObject
) -> None:
    number = 14 if phase == WORK else 13
    lying = {"sheep-market": 300, "pig-market": 200, "cattle-market": 100}
    game = scenario(rich(farmyard, herd), rich(farmyard, herd), round_number=number, phase=phase, goods=lying)
    worst = worst_of(game, data, 15)
    target(float(worst.total()))
    assert worst.total() <= MOST_CALLS, worst


@pytest.mark.interpreted
def test_no_first_pasture_sets_off_an_avalanche() -> None:
    """Much land in one pasture is what can be divided in most ways."""
    game = use("fencing", farm({"wood": 15, "sheep": 1}))
    for shape in range(SHAPE_COUNT):
        if bit_count(SHAPES[shape]) >= 9:
            state = game.state.copy()
            calls = counted(lambda: state.play(0, FENCE + shape))  # noqa: B023
            assert calls.total() <= MOST_CALLS, calls


@pytest.mark.interpreted
@pytest.mark.parametrize("pastures", FIVE, ids=" ".join)
def test_breeding_is_bounded(pastures: list[str]) -> None:
    """A full farm, or nearly so: who breeds, and who makes room for that?"""
    for seed in range(40):
        random = Random(seed)
        mine = farm({"food": 9}, pastures=pastures, stables=" ".join(random.sample(pastures, random.randrange(5))))
        while is_housed(mine):
            animal = SHEEP + random.randrange(ANIMALS)
            mine.goods[animal] += 1
        mine.goods[animal] -= 1 + random.randrange(2) * (mine.goods[animal] > 1)
        mine.goods[WOOD], mine.improvements = 1, 1 << IMPROVEMENT_NAMES.index("joinery")
        game = scenario(mine, farm({"food": 99}), round_number=13, phase=FEEDING)
        move = TITLE.vocabulary.parse("feed")
        while move >= 0:
            state = game.state.copy()
            calls = counted(lambda: state.play(0, move))  # noqa: B023
            assert calls.total() <= MOST_CALLS, calls
            game.play(move, 0)
            move = random.choice(list(game.moves_of(0))) if stand(game).phase == BREEDING else -1
