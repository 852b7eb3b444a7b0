"""Work Phase: turns, occupied action spaces, the starting player."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    CARDS,
    actions,
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    happened,
    me,
    play,
    scenario,
    spaces,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.core.errors import IllegalMoveError

ANY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])
QUIET = [
    "day-laborer",
    "grain-seeds",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
    "meeting-place",
    "farmland",
    "vegetable-seeds",
    "western-quarry",
    "eastern-quarry",
    "grove",
    "hollow",
    "copse",
    "traveling-players",
]
"""Action spaces that anybody can use; only the Farmland asks something."""
ROOMY = "A1 A2 A3 B1 B2 B3"


def rich() -> Player:
    """A farm that can pay for whatever an action space offers."""
    things = {"wood": 20, "clay": 20, "reed": 9, "stone": 9, "grain": 5, "vegetable": 2, "food": 9}
    return farm(goods=things, rooms="A1 A2 A3", fields=["C1"], improvements=["fireplace-2"])


def order(game: Game, quiet: list[str] = QUIET) -> list[int]:
    """Whose turns they are until the Work Phase is over."""
    number, turns = view(game).round, list[int]()
    while not game.is_over and view(game).round == number and view(game).phase == "work":
        seat = game.to_act[0]
        turns.append(seat)
        told = play(game, f"place {next(name for name in quiet if name in spaces(game, seat))}")
        if "plow c1" in texts(game):
            told += play(game, "plow c1")
        assert happened(told, events.PersonPlaced)
    return turns


# Turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_the_starting_player_on_everybody_in_turn_places_one_person(players: int) -> None:
    for first in range(players):
        clockwise = [(first + i) % players for i in range(players)]
        assert order(scenario(*(farm() for _ in range(players)), first=first)) == clockwise * 2


def test_alone_one_takes_one_turn_after_the_other() -> None:
    assert order(scenario(farm(people=4), round_number=2)) == [0] * 4


@pytest.mark.parametrize(
    ("people", "first", "expected"),
    [
        ((2, 4, 3), 0, [0, 1, 2, 0, 1, 2, 1, 2, 1]),
        ((2, 4, 3), 2, [2, 0, 1, 2, 0, 1, 2, 1, 1]),
        ((5, 2, 2), 1, [1, 2, 0, 1, 2, 0, 0, 0, 0]),
        ((2, 5, 2, 3), 3, [3, 0, 1, 2, 3, 0, 1, 2, 3, 1, 1, 1]),
    ],
)
def test_who_has_run_out_of_people_is_skipped(people: tuple[int, ...], first: int, expected: list[int]) -> None:
    assert order(scenario(*(farm(people=count) for count in people), first=first, round_number=12)) == expected


def test_exactly_one_person_is_placed_in_a_turn() -> None:
    game = scenario(farm(people=3), farm())
    play(game, "place forest")
    assert (me(game).home, me(game).people) == (2, 3)
    assert game.to_act == [1]


def test_nobody_may_keep_a_person_at_home() -> None:
    for text in texts(scenario(rich(), farm(), round_number=14)):
        assert text.startswith("place ")


def test_people_return_home_only_when_all_have_been_placed() -> None:
    game = scenario(farm(), farm())
    play(game, "place forest", "place clay-pit", "place fishing")
    assert actions(game)["forest"].seats == actions(game)["fishing"].seats == [0]
    play(game, "place reed-bank")
    assert view(game).round == 2
    assert all(not action.seats for action in actions(game).values())


def test_the_action_is_taken_at_once() -> None:
    game = scenario(farm(), farm())
    play(game, "place forest")
    assert goods(game, 0) == {"wood": 3}
    assert actions(game)["forest"].count == 0


def test_a_turn_ends_when_the_actions_of_the_space_are_done() -> None:
    game = use("fencing", farm(goods={"wood": 9}))
    assert game.to_act == [0]
    play(game, "fence c2 d2")
    play(game, "done")
    assert game.to_act == [1]


# Occupied action spaces


def test_an_action_space_is_for_one_person_a_round() -> None:
    game = scenario(farm(), farm())
    play(game, "place forest")
    assert "forest" not in spaces(game, 1)
    with pytest.raises(IllegalMoveError):
        play(game, "place forest")


def test_an_action_space_is_closed_to_its_own_occupant_too() -> None:
    game = scenario(farm(), farm())
    play(game, "place day-laborer", "place forest")
    assert game.to_act == [0]
    assert "day-laborer" not in spaces(game)


def test_an_action_space_is_free_again_in_the_next_round() -> None:
    game = scenario(farm(), farm())
    order(game)
    assert view(game).round == 2
    assert "day-laborer" in spaces(game)


def test_an_action_space_that_is_not_in_play_cannot_be_used() -> None:
    game = scenario(rich(), farm(), round_number=13)
    assert "farm-redevelopment" not in spaces(game)
    assert "farm-redevelopment" in spaces(scenario(rich(), farm(), round_number=14))
    assert not {"grove", "copse", "resource-market", "side-job", "tile-copse"} & spaces(game)


# Every space must be used for something


@ANY_PLAYERS
def test_with_empty_hands_these_action_spaces_can_be_used(players: int) -> None:
    board = {"meeting-place", "grain-seeds", "farmland", "day-laborer", "forest", "clay-pit", "reed-bank", "fishing"}
    markets = {"sheep-market", "western-quarry", "vegetable-seeds", "pig-market", "cattle-market", "eastern-quarry"}
    fields = {"cultivation", "urgent-wish-for-children"}
    more = {
        1: set(),
        2: set(),
        3: {"grove", "resource-market", "hollow"},
        4: {"copse", "grove", "resource-market", "hollow", "traveling-players"},
    }
    game = scenario(*(farm() for _ in range(players)), round_number=14)
    assert spaces(game) == board | markets | fields | more[players]


@pytest.mark.parametrize("players", [1, 4])
def test_with_full_hands_all_can_be_used_but_lessons(players: int) -> None:
    game = scenario(rich(), *(farm() for _ in range(players - 1)), round_number=14, tile="on", side_job="on")
    assert set(actions(game)) - spaces(game) == {"lessons", "more-lessons"} & set(actions(game))


@pytest.mark.parametrize(
    ("space", "possible", "impossible"),
    [
        ("farm-expansion", farm(goods={"wood": 5, "reed": 2}), farm(goods={"wood": 1, "clay": 9, "reed": 9})),
        ("farm-expansion", farm(goods={"wood": 2}), farm(goods={"wood": 1})),
        ("farmland", farm(fields=["E3"], stables="D3"), farm(fields=["E3"], stables="D3 E2")),
        (
            "grain-utilization",
            farm(goods={"grain": 1}, improvements=["fireplace-2"]),
            farm(improvements=["fireplace-2"]),
        ),
        ("grain-utilization", farm(goods={"vegetable": 1}, fields=["B1"]), farm(fields=["B1"])),
        (
            "grain-utilization",
            farm(goods={"grain": 1}, fields=["B1 grain 1", "C1"]),
            farm(goods={"grain": 1}, fields=["B1 grain 1"]),
        ),
        ("fencing", farm(goods={"wood": 4}), farm(goods={"wood": 3, "clay": 9})),
        ("major-improvement", farm(goods={"clay": 2}), farm(goods={"clay": 1, "wood": 9, "reed": 9})),
        ("basic-wish-for-children", farm(rooms="A1 A2 A3"), farm()),
        (
            "house-redevelopment",
            farm(goods={"clay": 2, "reed": 1}),
            farm(goods={"clay": 9, "stone": 9, "wood": 9}),
        ),
        (
            "cultivation",
            farm(goods={"grain": 1}, fields=["E3"], stables="D3 E2"),
            farm(goods={"grain": 1}, fields=["E3 grain 3"], stables="D3 E2"),
        ),
        ("urgent-wish-for-children", farm(people=4), farm(people=5, rooms=ROOMY)),
        (
            "farm-redevelopment",
            farm(house="clay", goods={"stone": 2, "reed": 1}),
            farm(house="stone", goods={"stone": 9, "reed": 9, "wood": 9}),
        ),
    ],
)
def test_nobody_uses_an_action_space_without_taking_an_action(space: str, possible: Player, impossible: Player) -> None:
    assert space in spaces(scenario(possible.copy(), farm(), round_number=14))
    game = scenario(impossible.copy(), farm(), round_number=14)
    assert space in actions(game)
    assert space not in spaces(game)
    with pytest.raises(IllegalMoveError):
        play(game, f"place {space}")


def test_an_empty_accumulation_space_cannot_be_used() -> None:
    game = scenario(farm(), farm(), goods={"forest": 0})
    assert "forest" not in spaces(game)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_lessons_are_of_no_use_without_hand_cards(players: int) -> None:
    game = scenario(rich(), *(farm() for _ in range(players - 1)), round_number=14)
    assert not {"lessons", "more-lessons"} & spaces(game)


@pytest.mark.parametrize(
    ("space", "mine", "last"),
    [
        (
            "grain-utilization",
            farm(goods={"grain": 1}, fields=["B1"], improvements=["fireplace-2"]),
            ["eat grain"],
        ),
        (
            "grain-utilization",
            farm(goods={"grain": 1, "vegetable": 1}, fields=["B1"], improvements=["cooking-hearth-4"]),
            ["cook vegetable cooking-hearth", "eat grain"],
        ),
        (
            "side-job",
            farm(goods={"grain": 1}, improvements=["fireplace-2", "clay-oven"]),
            ["eat grain"],
        ),
    ],
)
def test_what_the_actions_need_cannot_be_eaten_away_on_the_action_space(
    space: str, mine: Player, last: list[str]
) -> None:
    game = use(space, mine.copy(), side_job="on")
    with pytest.raises(IllegalMoveError):
        play(game, *last)


def test_what_is_eaten_on_the_action_space_leaves_the_other_action_to_be_done() -> None:
    game = use("cultivation", farm(goods={"grain": 1, "vegetable": 1}, fields=["E3"], stables="D3 E2"))
    play(game, "eat vegetable")
    assert (fields(game), goods(game), game.to_act) == ({"E3": "grain 3"}, {"food": 1}, [1])


def test_people_stay_at_home_if_there_is_no_action_space_for_them() -> None:
    free = {"fencing"}
    everything = set(actions(scenario(farm(), farm(), round_number=2))) - free
    game = scenario(farm(people=3), farm(people=1), round_number=2, turn=1, occupied=dict.fromkeys(everything, 1))
    assert view(game).round == 3
    assert happened(game.opening, events.PersonIdle) == [events.PersonIdle(seat=0)]


# Starting player


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_uses_the_meeting_place_begins_the_next_round(first: int) -> None:
    game = scenario(farm(), farm(), farm(), first=first)
    seat = (first + 1) % 3
    play(game, "place forest")
    told = play(game, "place meeting-place")
    assert happened(told, events.StartingPlayerTaken) == [events.StartingPlayerTaken(seat=seat)]
    assert view(game).first == seat
    turns = order(game)
    assert turns == [(first + 2) % 3, first, (first + 1) % 3, (first + 2) % 3]  # this round goes on as it began
    assert view(game).round == 2
    assert game.to_act == [seat]


def test_without_the_meeting_place_the_starting_player_stays() -> None:
    game = scenario(farm(), farm(), farm(), first=1)
    order(game)
    assert (view(game).round, view(game).first, game.to_act) == (2, 1, [1])


def test_the_starting_player_may_use_the_meeting_place_too() -> None:
    game = scenario(farm(), farm(), first=1)
    play(game, "place meeting-place")
    assert (view(game).first, food(game, 1)) == (1, 1)
    order(game)
    assert game.to_act == [1]


def test_only_one_person_uses_the_meeting_place_in_a_round() -> None:
    game = scenario(farm(), farm())
    play(game, "place meeting-place")
    assert "meeting-place" not in spaces(game, 1)


def test_the_meeting_place_gives_all_food_that_lies_there() -> None:
    game = scenario(farm(), farm(), goods={"meeting-place": 5})
    play(game, "place meeting-place")
    assert goods(game) == {"food": 5}


def test_cards_of_later_rounds_come_in_the_order_of_the_deal_whatever_is_done() -> None:
    game = scenario(farm(), farm())
    order(game)
    assert [space.space for space in view(game).rounds[:3]] == [*CARDS[:2], ""]


# At any time


def test_in_a_turn_crops_can_be_turned_into_food_before_a_person_is_placed() -> None:
    game = scenario(farm(goods={"grain": 2, "vegetable": 1}), farm())
    assert any_time(game) == {"eat grain", "eat vegetable"}
    play(game, "eat grain", "eat vegetable")
    assert goods(game) == {"grain": 1, "food": 2}
    assert (game.to_act, me(game).home) == ([0], 2)


def test_other_players_cannot_act_in_between() -> None:
    game = scenario(farm(), farm(goods={"grain": 2}))
    assert all_texts(game, 1) == set()
