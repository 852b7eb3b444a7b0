"""What the coach says is certain: it is so where it says so, and not in the nearest position where it is silent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agricola.cards.test_whole_games import DECKS, at_first, enrich
from agricola.cards.test_whole_games import eager as eager_with_cards
from agricola.random_games import games, moments, played_on
from agricola.scenario import farm, scenario, stand
from allmende import agricola
from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import HARVEST_ROUNDS
from allmende.agricola.components.numbers import CARD_NAMES, card_index
from allmende.agricola.components.pieces import FOOD, GRAIN
from allmende.agricola.presentation.provisions import gifts, giving
from allmende.agricola.record.events import AnimalsReleased, Exchanged, PersonPlaced, RoundBegan
from allmende.agricola.rules.phases import CROWDED, FEEDING, WORK
from allmende.agricola.rules.steps.work import Turn
from allmende.core import Game
from allmende.core.rules.state import FRAME
from coaching import after, all_said, said


def last_person(game: Game) -> Game:
    """The game with one person of the first seat left to be placed."""
    game.play("place farmland", seat=0)
    game.play(next(text for text in game.moves.texts if text.startswith("plow")))
    return game


def harvest_round(goods: dict[str, int], number: int = 4, **given: object) -> Game:
    """A family of two, alone, with its last person at home in the round of a harvest."""
    return last_person(scenario(farm(goods=goods, **given), round_number=number))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("goods", "missing"),
    [({"food": 6}, None), ({"food": 5}, 1), ({"food": 1}, 5), ({"food": 5, "grain": 1}, None), ({"vegetable": 4}, 2)],
)
def test_hunger_is_certain_once_the_last_person_is_placed(goods: dict[str, int], missing: int | None) -> None:
    # Alone each adult requires 3 Food; Clay Pit brings none.
    game = harvest_round(goods)
    assert said(game, "place clay-pit") == (None if missing is None else ("hunger", missing))


def test_the_same_is_not_said_of_a_space_that_brings_the_food() -> None:
    game = harvest_round({"food": 4})
    assert said(game, "place clay-pit") == ("hunger", 2)
    assert said(game, "place day-laborer") is None


def test_hunger_is_not_certain_while_somebody_is_at_home() -> None:
    game = scenario(farm(), round_number=4)
    assert said(game, "place clay-pit") is None


def test_hunger_is_not_said_in_a_round_without_a_harvest() -> None:
    assert said(harvest_round({}, number=3), "place clay-pit") is None


def test_fields_that_are_harvested_before_feed_the_family() -> None:
    assert said(harvest_round({"food": 5}, fields=["C1 grain 3"]), "place clay-pit") is None
    assert said(harvest_round({"food": 4}, fields=["C1 vegetable 1"]), "place clay-pit") == ("hunger", 1)


def test_what_is_cooked_or_crafted_counts() -> None:
    assert said(harvest_round({"food": 4, "sheep": 1}), "place clay-pit") == ("hunger", 2)
    assert said(harvest_round({"food": 4, "sheep": 1}, improvements=["fireplace-2"]), "place clay-pit") is None
    assert said(harvest_round({"food": 4, "wood": 1}, improvements=["joinery"]), "place clay-pit") is None
    assert said(harvest_round({"food": 4}, improvements=["joinery"]), "place clay-pit") == ("hunger", 2)


def named(number: str) -> str:
    """The name of a card with this number."""
    return CARD_NAMES[card_index(number)]


@pytest.mark.parametrize(
    ("played", "missing"),
    [
        ([], 2),
        (["A016"], 2),  # clay fences
        (["A067"], 2),  # more from Grain Seeds, but nobody goes there any more
        (["B118"], 2),  # wood at the start of rounds
        (["B039"], None),  # food in the field phase
        (["B050"], None),
        (["A053"], None),  # food in the returning home phase
        (["A102"], None),  # wood and more for food at any time
        (["A112"], None),  # more crops in the harvest
        (["A016", "A053"], None),
    ],
)
@pytest.mark.parametrize("hand", [[], ["A044", "A050", "B045"]])
def test_hunger_is_said_beside_cards_that_have_no_say_before_the_meal(
    played: list[str], missing: int | None, hand: list[str]
) -> None:
    # What is in hand stays there: nobody takes an action any more.
    mine = farm(goods={"food": 2}, hand=[named(card) for card in hand], played=[named(card) for card in played])
    game = scenario(mine, farm(), cards=True, round_number=4, occupied={"farmland": 0})
    assert said(game, "place clay-pit") == (None if missing is None else ("hunger", missing))


def test_hunger_counts_what_cards_of_others_might_give() -> None:
    # With Cattle Market in play others may hold the card that feeds everybody else when it is used.
    assert [CARDS[card].number for card in giving(2, "base")] == ["A050"]
    assert {CARDS[card].number for card in giving(2, "all")} == {"A029", "A050", "C029", "C038"}
    for number, hand, missing in ((9, [], 2), (11, [], None), (11, [named("A050")], 2)):
        mine = farm(goods={"food": 2}, hand=hand)
        game = scenario(mine, farm(), cards=True, round_number=number, occupied={"farmland": 0})
        assert said(game, "place clay-pit") == (None if missing is None else ("hunger", missing))


def test_what_others_may_give_is_counted_as_often_as_it_can_come() -> None:
    # One card gives 1 food when it is played, another after each Field Phase, of which a third one brings one more.
    game = agricola.new(players=2, seed=0, cards="deck-c")
    state = stand(game)
    mine = state.seats[0]
    mine.hand = []
    assert gifts(state, 0) == 1 + 2
    mine.hand = [card_index("C029")]
    assert gifts(state, 0) == 1


def test_hunger_is_not_certain_while_another_player_may_give_food_for_what_was_just_built() -> None:
    for played, missing in (([named("D128")], None), ([], 2)):
        other = farm({"food": 1, "wood": 5, "reed": 2}, played=played)
        game = scenario(
            farm({"food": 2, "wood": 5, "reed": 2}), other, cards=True, round_number=4, occupied={"farmland": 0}
        )
        game.play("place farm-expansion", seat=0)
        room = next(text for text in game.moves.texts if text.startswith("room"))
        assert said(game, room) == (None if missing is None else ("hunger", missing))


def test_a_newborn_that_may_take_an_action_still_may_find_food() -> None:
    for card, missing in ((None, 4), ("A092", None)):
        played = [named(card)] if card else []
        mine = farm(goods={"food": 1}, people=3, newborns=1, rooms="A1 A2 A3", played=played)
        game = scenario(mine, farm(), cards=True, round_number=7, occupied={"farmland": 0})
        assert said(game, "place clay-pit") == (None if missing is None else ("hunger", missing))


def test_whoever_goes_begging_with_grain_is_told() -> None:
    game = scenario(farm(goods={"food": 2, "grain": 1}), farm(goods={"food": 9}), round_number=4, phase=FEEDING)
    assert said(game, "feed") == ("begging", 1)


def test_whoever_has_food_enough_is_not_told() -> None:
    goods = {"food": 4, "wood": 1}
    game = scenario(farm(goods=goods, improvements=["joinery"]), farm(goods={"food": 9}), round_number=4, phase=FEEDING)
    assert said(game, "feed") is None


def test_animals_without_room() -> None:
    for pastures, homeless in (([], 2), (["D1"], None), (["D1 E1"], None)):
        game = scenario(farm(pastures=pastures), farm(), round_number=3, goods={"sheep-market": 3})
        assert said(game, "place sheep-market") == (None if homeless is None else ("homeless", homeless))


def test_whoever_has_a_kitchen_may_cook_them() -> None:
    game = scenario(farm(improvements=["fireplace-2"]), farm(), round_number=3, goods={"sheep-market": 2})
    found = all_said(game, 0, game.title.vocabulary.parse("place sheep-market"))
    assert found is not None
    assert found.says.args == {"count": 1, "cook": "yes"}


@pytest.mark.parametrize(("number", "hand", "left"), [(14, ["A044", "B045"], 2), (14, [], None), (13, ["A044"], None)])
def test_cards_that_are_left_in_hand_after_the_last_person(number: int, hand: list[str], left: int | None) -> None:
    mine = farm(goods={"food": 9}, hand=[named(card) for card in hand])
    game = scenario(mine, farm(), cards=True, round_number=number, occupied={"farmland": 0})
    assert said(game, "place clay-pit", talkative=True) == (None if left is None else ("hand", left))
    assert said(game, "place clay-pit") is None


def test_a_card_that_can_be_played_on_its_space_is_not_lost_yet() -> None:
    mine = farm(goods={"food": 9, "wood": 1}, hand=[named("A016")])
    game = scenario(mine, farm(), cards=True, round_number=14, occupied={"farmland": 0})
    assert said(game, "place meeting-place", talkative=True) is None
    game.play("place meeting-place")
    assert said(game, "done", talkative=True) == ("hand", 1)


def test_nobody_else_can_place_any_more() -> None:
    game = scenario(farm(people=3, rooms="A1 A2 A3"), farm(), round_number=2)
    for move in ("place clay-pit", "place forest", "place reed-bank", "place fishing"):
        assert said(game, move, game.to_act[0], talkative=True) is None
        game.play(move)
    assert said(game, "place day-laborer", talkative=True) is None  # the last one
    game = scenario(farm(people=3, rooms="A1 A2 A3"), farm(people=2, newborns=1), round_number=2)
    game.play("place clay-pit")
    game.play("place forest")
    assert said(game, "place day-laborer", talkative=True) == ("no-hurry", None)
    assert said(game, "place day-laborer") is None


@games
@settings(max_examples=10)
def test_no_way_to_play_on_refutes_what_was_said(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        if game.is_over or random.random() < LEFT_OUT:
            continue
        seat = random.choice(game.to_act)
        move = random.choice(list(game.moves_of(seat)))
        if (found := all_said(game, seat, move)) is not None:
            for _ in range(3):
                CHECKS[found.kind](game, seat, move, found.says.args.get("count"), random)


@given(
    st.integers(1, 6),
    st.fixed_dictionaries({"cards": st.sampled_from(DECKS), "hands": st.just("dealt")}),
    st.integers(0, 1_000_000),
)
@settings(max_examples=8)
def test_no_card_refutes_the_hunger_that_was_said(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in hungry(players, options, seed):
        state = stand(game)
        if game.is_over or state.phase != WORK or state.round not in HARVEST_ROUNDS:  # the last round is one
            continue
        seat = random.choice(game.to_act)
        if state.seats[seat].home > 1:
            continue
        for move in random.sample(list(game.moves_of(seat)), 2):
            found = all_said(game, seat, move)
            if found is not None:
                for _ in range(3):
                    CHECKS[found.kind](game, seat, move, found.says.args.get("count"), random)


def hungry(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[Game, Random]]:
    """A game among players with cards in play, before each of its moves; in harvest rounds somebody has no food."""
    random = Random(seed)
    game = at_first(players, options, seed)
    enrich(game, random)
    for each, _ in played_on(game, random, eager_with_cards):
        state = stand(each)
        seat = each.to_act[0] if each.to_act else 0
        if state.round in HARVEST_ROUNDS and state.phase == WORK and isinstance(state.top(seat), Turn):
            mine = state.seats[seat]
            mine.goods[FOOD] = mine.goods[GRAIN] = 0
            mine.moves = []
            state.redecide(seat, [])
        yield each, random


LEFT_OUT = 0.7
"""So many decisions are passed over, since there are so many."""


def check_begging(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, at least so many begging markers are taken at the next meal."""
    before = stand(game).seats[seat]
    over, _ = after(game, seat, move, random, lambda twin: stand(twin).seats[seat].meals > before.meals)
    assert isinstance(count, int)
    assert stand(over).seats[seat].begging - before.begging >= count > 0


def check_homeless(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, at least so many animals leave until nobody is crowded any more."""
    _, told = after(game, seat, move, random, lambda twin: CROWDED not in stand(twin).seats[seat].stack[::FRAME])
    left = sum(event.count for event in told if isinstance(event, (AnimalsReleased, Exchanged)) and event.seat == seat)
    assert isinstance(count, int)
    assert left >= count > 0


def check_unhurried(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, nobody else places a person before the round is over."""
    period = stand(game).round
    _, told = after(game, seat, move, random, lambda twin: stand(twin).phase != WORK or stand(twin).round > period)
    ends = next((i for i, event in enumerate(told) if isinstance(event, RoundBegan)), len(told))
    assert all(event.seat == seat for event in told[:ends] if isinstance(event, PersonPlaced))


def check_hand(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, none of them is played."""
    over, _ = after(game, seat, move, random, lambda twin: False)
    assert len(stand(over).seats[seat].hand) == count


CHECKS = {
    "hand": check_hand,
    "begging": check_begging,
    "hunger": check_begging,
    "homeless": check_homeless,
    "no-hurry": check_unhurried,
}
