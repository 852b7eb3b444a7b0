"""Preparation Phase: a new action space, goods from the round space, goods onto the accumulation spaces."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    CARDS,
    actions,
    all_texts,
    farm,
    food,
    goods,
    happened,
    lying,
    me,
    play,
    scenario,
    spaces,
    stand,
    view,
)
from allmende.agricola.components.board import HARVEST_ROUNDS
from allmende.agricola.record import events
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game

ANY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])
FROM_THE_START = {
    1: {"meeting-place": 1, "forest": 2, "clay-pit": 1, "reed-bank": 1, "fishing": 1},
    2: {"meeting-place": 1, "forest": 3, "clay-pit": 1, "reed-bank": 1, "fishing": 1},
    3: {"meeting-place": 1, "forest": 3, "clay-pit": 1, "reed-bank": 1, "fishing": 1, "grove": 2, "hollow": 1},
    4: {
        "meeting-place": 1,
        "forest": 3,
        "clay-pit": 1,
        "reed-bank": 1,
        "fishing": 1,
        "copse": 1,
        "grove": 2,
        "hollow": 2,
        "traveling-players": 1,
    },
}
"""What comes onto the accumulation spaces that are there from the start, by number of players."""
BY_CARDS = {"sheep-market": 3, "western-quarry": 7, "pig-market": 9, "cattle-market": 10, "eastern-quarry": 11}
"""The accumulation spaces among the cards, each with one a round, and the round in which they come into play here."""
RESOURCES = {
    "meeting-place": "food",
    "forest": "wood",
    "clay-pit": "clay",
    "reed-bank": "reed",
    "fishing": "food",
    "copse": "wood",
    "grove": "wood",
    "hollow": "clay",
    "traveling-players": "food",
    "sheep-market": "sheep",
    "western-quarry": "stone",
    "pig-market": "boar",
    "cattle-market": "cattle",
    "eastern-quarry": "stone",
    "tile-copse": "wood",
}


def prepared(*farms: Player, round_number: int = 2, first: int = 0, **options: str) -> Game:
    """A game just after the Preparation Phase of this round, in which nothing lay on the action spaces before."""
    return scenario(*farms, round_number=round_number, phase=PREPARATION, first=first, **options)


def round_of_work(game: Game) -> None:
    """Let everybody place all people on the first space of these that is free."""
    number = view(game).round
    while not game.is_over and view(game).round == number:
        seat = game.to_act[0]
        free = [name for name in ("day-laborer", "grain-seeds", "clay-pit", "reed-bank") if name in spaces(game, seat)]
        game.play(f"place {free[0]}" if free else "feed", seat)


# A new action space


@pytest.mark.parametrize("number", range(1, 15))
def test_each_round_one_action_space_comes_into_play(number: int) -> None:
    game = prepared(farm(), farm(), round_number=number)
    seen = view(game)
    assert (seen.round, seen.phase) == (number, "work")
    assert [space.space for space in seen.rounds] == [*CARDS[:number], *[""] * (14 - number)]
    assert set(CARDS) & set(actions(game)) == set(CARDS[:number])
    assert actions(game)[CARDS[number - 1]].round == number


def test_it_is_the_card_that_was_dealt_for_this_round() -> None:
    cards = ("sheep-market", "major-improvement", "fencing", "grain-utilization", *CARDS[4:])
    game = scenario(farm(), farm(), round_number=2, phase=PREPARATION, order=cards)
    assert set(actions(game)) & set(CARDS) == {"sheep-market", "major-improvement"}
    assert happened(game.opening, events.SpaceRevealed) == [events.SpaceRevealed(action="major-improvement", round=2)]


def test_the_new_action_space_can_be_used_at_once() -> None:
    assert "fencing" in spaces(prepared(farm(goods={"wood": 4}), farm(), round_number=2))
    assert "fencing" not in spaces(prepared(farm(goods={"wood": 4}), farm(), round_number=1))


def test_there_are_fourteen_rounds_with_four_phases_and_a_harvest_after_six_of_them() -> None:
    game = scenario(farm(), farm())
    phases: list[tuple[int, list[str]]] = []
    while not game.is_over:
        told = play(game, "place day-laborer", "place grain-seeds", "place clay-pit", "place reed-bank")
        number = view(game).round
        while game.to_act and view(game).phase != "work":
            told += play(game, "feed")
        begun = [event for event in told if isinstance(event, events.PhaseBegan)]
        phases.append((begun[0].round, [event.phase for event in begun if event.round == begun[0].round]))
        assert game.is_over or view(game).round in (number, number + 1)
    assert [number for number, _ in phases] == [*range(1, 15)]
    in_order = ["returning-home", "field", "feeding", "breeding", "scoring"]
    for number, course in phases:
        assert course == in_order[: 1 if number not in HARVEST_ROUNDS else 5 if number == 14 else 4]


# Goods on the accumulation spaces


@ANY_PLAYERS
def test_goods_come_onto_the_accumulation_spaces_that_are_there_from_the_start(players: int) -> None:
    game = prepared(*(farm() for _ in range(players)), round_number=1)
    assert lying(game) == FROM_THE_START[players]
    assert {name: action.resource for name, action in actions(game).items() if action.resource} == {
        name: RESOURCES[name] for name in FROM_THE_START[players]
    }


@ANY_PLAYERS
def test_goods_come_onto_the_accumulation_spaces_among_the_cards(players: int) -> None:
    for number in range(1, 15):
        game = prepared(*(farm() for _ in range(players)), round_number=number)
        cards = {name: 1 for name, since in BY_CARDS.items() if since <= number}
        assert lying(game) == FROM_THE_START[players] | cards
        assert all(actions(game)[name].resource == RESOURCES[name] for name in cards)


def test_the_forest_has_only_two_wood_a_round_for_one_player() -> None:
    assert lying(prepared(farm()))["forest"] == 2
    assert lying(prepared(farm(), farm()))["forest"] == 3


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("copse", {4: 1, 5: 1, 6: 1}),
        ("grove", {3: 2, 4: 2, 5: 2, 6: 2}),
        ("hollow", {3: 1, 4: 2, 5: 3, 6: 3}),
        ("traveling-players", {4: 1, 5: 1, 6: 1}),
        ("riverbank-forest", {5: 1, 6: 1}),
    ],
)
def test_the_extensions_depend_on_the_number_of_players(name: str, each: dict[int, int]) -> None:
    for players in range(1, 7):
        assert lying(prepared(*(farm() for _ in range(players)))).get(name) == each.get(players)


@pytest.mark.parametrize(("players", "each"), [(1, 1), (2, 1), (3, None), (4, None)])
def test_the_copse_of_the_tile_for_two_has_one_wood_a_round(players: int, each: int | None) -> None:
    assert lying(prepared(*(farm() for _ in range(players)), tile="on")).get("tile-copse") == each


def test_three_wood_are_added_to_the_three_of_the_round_before() -> None:
    game = scenario(farm(), farm())
    assert lying(game)["forest"] == 3
    round_of_work(game)
    assert view(game).round == 2
    assert lying(game)["forest"] == 6


@ANY_PLAYERS
def test_what_is_left_stays_and_more_comes(players: int) -> None:
    names = FROM_THE_START[players]
    game = scenario(
        *(farm() for _ in range(players)),
        round_number=2,
        phase=PREPARATION,
        goods=dict.fromkeys(names, 10),
    )
    assert lying(game) == {name: 10 + each for name, each in names.items()}


def test_after_it_was_used_an_accumulation_space_has_only_what_is_new() -> None:
    game = scenario(farm(), farm(), goods={"forest": 9, "fishing": 4})
    play(game, "place forest", "place fishing", "place day-laborer", "place grain-seeds")
    assert view(game).round == 2
    assert (lying(game)["forest"], lying(game)["fishing"]) == (3, 1)


def test_action_space_cards_collect_nothing_before_they_are_in_play() -> None:
    game = scenario(farm(), farm(), round_number=1)
    for number in (2, 3):
        assert "sheep-market" not in actions(game)
        round_of_work(game)
        assert view(game).round == number
    assert lying(game)["sheep-market"] == 1


def test_nothing_ever_lies_on_permanent_action_spaces() -> None:
    game = prepared(*(farm() for _ in range(4)), round_number=14, side_job="on", tile="on")
    permanent = set(actions(game)) - set(RESOURCES)
    assert permanent >= {"farm-expansion", "grain-seeds", "resource-market", "side-job", "tile-animal-market"}
    assert not permanent & set(lying(game))
    assert not any(actions(game)[name].resource for name in permanent)


def test_goods_for_the_accumulation_spaces_never_run_out() -> None:
    game = scenario(farm(), farm(), round_number=14, phase=PREPARATION, goods={"forest": 60, "sheep-market": 30})
    assert (lying(game)["forest"], lying(game)["sheep-market"]) == (63, 31)


# Goods on the round spaces


def test_goods_on_the_round_space_come_to_their_owner() -> None:
    game = prepared(farm(promised={3: {"food": 1}}), farm(), round_number=3)
    assert (goods(game, 0), goods(game, 1)) == ({"food": 1}, {})
    assert me(game).promised == []
    gained = happened(game.opening, events.Gained)
    assert gained == [events.Gained(seat=0, resource="food", count=1, source="round:3")]


def test_goods_on_later_round_spaces_stay_there() -> None:
    game = prepared(farm(promised={number: {"food": 1} for number in range(3, 8)}), farm(), round_number=3)
    assert food(game) == 1
    assert [(promise.round, promise.resource, promise.count) for promise in me(game).promised] == [
        (number, "food", 1) for number in range(4, 8)
    ]


def test_several_goods_on_the_same_round_space_all_come() -> None:
    mine = farm(promised={5: {"food": 2, "grain": 1}})
    other = farm(promised={5: {"food": 1}})
    game = prepared(mine, other, round_number=5)
    assert (goods(game, 0), goods(game, 1)) == ({"food": 2, "grain": 1}, {"food": 1})


def test_they_come_in_each_of_their_rounds() -> None:
    game = scenario(farm(promised={2: {"food": 1}, 3: {"food": 1}}), farm())
    play(game, "place clay-pit", "place day-laborer", "place reed-bank", "place grain-seeds")
    assert (view(game).round, food(game)) == (2, 1)
    play(game, "place clay-pit", "place day-laborer", "place reed-bank", "place grain-seeds")
    assert (view(game).round, food(game)) == (3, 2)
    assert me(game).promised == []


def test_first_the_action_space_then_the_round_space_then_the_accumulation_spaces() -> None:
    game = prepared(farm(promised={3: {"food": 1}}), farm(), round_number=3)
    kinds = [type(event) for event in game.opening]
    assert kinds == [events.RoundBegan, events.SpaceRevealed, events.Gained, events.PhaseBegan]


def test_goods_of_the_round_space_can_be_used_in_this_round() -> None:
    game = scenario(
        farm(promised={2: {"wood": 2}}), farm(), round_number=2, phase=PREPARATION, goods={"sheep-market": 0}
    )
    assert "farm-expansion" in spaces(game)


def test_food_of_the_last_round_space_feeds_in_the_last_harvest() -> None:
    game = prepared(farm(promised={14: {"food": 1}}), farm(), round_number=14)
    round_of_work(game)
    assert game.is_over
    assert me(game).begging == 4 - 2 - 1  # of the Day Laborer, and of the round space


def test_the_well_gives_food_in_the_five_rounds_that_follow() -> None:
    game = scenario(farm(goods={"wood": 1, "stone": 3}), farm(), round_number=4)
    play(game, "place major-improvement")  # there is nothing else to build
    assert [(promise.round, promise.count) for promise in me(game).promised] == [(i, 1) for i in range(5, 10)]
    assert food(game) == 0


@pytest.mark.parametrize(("number", "rounds"), [(8, 5), (9, 5), (10, 4), (13, 1), (14, 0)])
def test_late_in_the_game_fewer_round_spaces_are_left_for_the_well(number: int, rounds: int) -> None:
    game = scenario(farm(goods={"wood": 1, "stone": 3}), farm(), round_number=number)
    play(game, "place major-improvement")  # there is nothing else to build
    assert [promise.round for promise in me(game).promised] == [*range(number + 1, number + 1 + rounds)]


# People


def test_all_people_are_at_home_when_a_round_begins_and_all_action_spaces_are_free() -> None:
    game = scenario(farm(), farm())
    round_of_work(game)
    assert [me(game, seat).home for seat in (0, 1)] == [2, 2]
    assert all(not action.seats and not action.closed for action in actions(game).values())


def test_newborns_of_the_last_round_have_grown_up() -> None:
    game = prepared(farm(people=3, newborns=1, rooms="A1 A2 A3"), farm(), round_number=6)
    assert (me(game).people, me(game).newborns, me(game).home) == (3, 0, 3)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_player_begins_the_round(first: int) -> None:
    game = prepared(farm(), farm(), farm(), first=first)
    assert game.to_act == [first]
    assert view(game).first == first
    assert happened(game.opening, events.RoundBegan) == [events.RoundBegan(seat=first, round=2)]


def test_nothing_is_decided_in_the_preparation_phase() -> None:
    game = prepared(farm(goods={"grain": 2}, promised={2: {"grain": 1}}), farm())
    assert view(game).phase == "work"
    assert "eat grain" in all_texts(game)
    assert stand(game).seats[0].goods[4] == 3
