"""Setup: what lies on the table before the first person is placed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from agricola.scenario import (
    CARDS,
    actions,
    farm,
    fields,
    goods,
    lines,
    me,
    pastures,
    rooms,
    scenario,
    spaces,
    stables,
    view,
)
from allmende import agricola
from allmende.agricola.components.board import HARVEST_ROUNDS, SPACE_NAMES
from allmende.core import Game
from allmende.core.errors import OptionError

BOARD = {
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "lessons",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
}
STAGES = [
    {"grain-utilization", "fencing", "sheep-market", "major-improvement"},
    {"basic-wish-for-children", "house-redevelopment", "western-quarry"},
    {"vegetable-seeds", "pig-market"},
    {"cattle-market", "eastern-quarry"},
    {"cultivation", "urgent-wish-for-children"},
    {"farm-redevelopment"},
]
EXTENSIONS = {
    1: set(),
    2: set(),
    3: {"grove", "resource-market", "hollow", "more-lessons"},
    4: {"copse", "grove", "resource-market", "hollow", "more-lessons", "traveling-players"},
}
EXTENSIONS[5] = EXTENSIONS[4] | {
    *("third-lessons", "house-building", "modest-wish-for-children"),
    *("riverbank-forest", "animal-market"),
}
EXTENSIONS[6] = EXTENSIONS[5] | {"farm-supplies", "building-supplies", "corral", "side-job", "improvement"}
TWO_PLAYER_TILE = {"tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"}
TILES = {
    1: TWO_PLAYER_TILE,
    2: TWO_PLAYER_TILE,
    3: {"tile-animal-market", "modest-wish-for-children"},
    4: {"tile-animal-market", "modest-wish-for-children"},
}
MAJOR_IMPROVEMENTS = {
    "fireplace-2",
    "fireplace-3",
    "cooking-hearth-4",
    "cooking-hearth-5",
    "well",
    "clay-oven",
    "stone-oven",
    "joinery",
    "pottery",
    "basketmakers-workshop",
}
ANY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
WITH_TILES = pytest.mark.parametrize("players", [1, 2, 3, 4])


def new(players: int, seed: int = 1, **options: str) -> Game:
    return agricola.new(players=players, seed=seed, **options)


def by_stages(names: tuple[str, ...]) -> list[set[str]]:
    """The cards of the rounds 1 to 4, 5 to 7, 8 and 9, 10 and 11, 12 and 13, and 14."""
    ends = [0, 4, 7, 9, 11, 13, 14]
    return [set(names[start:end]) for start, end in pairwise(ends)]


# The personal display


@ANY_PLAYERS
def test_everybody_starts_with_two_people_in_two_wood_rooms(players: int) -> None:
    game = new(players)
    for seat in range(players):
        mine = me(game, seat)
        assert (mine.people, mine.newborns, mine.home) == (2, 0, 2)
        assert mine.house == "wood"
        assert rooms(game, seat) == {"A2", "A3"}  # leftmost, in the middle and at the bottom


@ANY_PLAYERS
def test_stables_and_fences_are_in_the_supply_and_the_farmyard_is_empty(players: int) -> None:
    game = new(players)
    for seat in range(players):
        mine = me(game, seat)
        assert (mine.stables_left, mine.fences_left) == (4, 15)
        assert (mine.fences, mine.improvements, mine.promised, mine.begging) == ([], [], [], 0)
        assert (fields(game, seat), pastures(game, seat), stables(game, seat)) == ({}, set(), set())


def test_a_farmyard_has_three_rows_of_five_spaces() -> None:
    names = [space.name for space in me(new(1)).farm]
    assert names == [f"{column}{row}" for row in "123" for column in "ABCDE"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_starting_player_has_two_food_and_each_other_player_three(players: int) -> None:
    for seed in range(12):
        game = new(players, seed)
        first = view(game).first
        assert [goods(game, seat) for seat in range(players)] == [
            {"food": 2 if seat == first else 3} for seat in range(players)
        ]


def test_alone_one_starts_without_food() -> None:
    assert goods(new(1)) == {}


@ANY_PLAYERS
def test_the_starting_player_is_drawn_and_has_the_first_turn(players: int) -> None:
    games = [new(players, seed) for seed in range(40)]
    assert {view(game).first for game in games} == set(range(players))
    for game in games:
        assert game.to_act == [view(game).first]


@ANY_PLAYERS
def test_the_start_is_worth_14_points_less_than_nothing(players: int) -> None:
    game = new(players)
    assert game.scores == [-14] * players
    nothing = ["fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle"]
    expected = dict.fromkeys(nothing, -1) | {"unused": -13, "people": 6}
    assert {name: points for name, points in lines(game).items() if points} == expected


# The game board


@ANY_PLAYERS
def test_ten_action_spaces_are_there_from_the_start_and_more_on_the_extensions(players: int) -> None:
    game = new(players)
    first_card = view(game).rounds[0].space
    assert first_card in STAGES[0]
    assert set(actions(game)) == BOARD | EXTENSIONS[players] | {first_card}


@pytest.mark.parametrize(("players", "count"), [(1, 24), (2, 24), (3, 28), (4, 30), (5, 35), (6, 40)])
def test_in_the_last_round_all_action_spaces_are_in_play(players: int, count: int) -> None:
    game = scenario(*(farm() for _ in range(players)), round_number=14)
    assert len(actions(game)) == count
    assert set(actions(game)) == BOARD | EXTENSIONS[players] | set(CARDS)


@ANY_PLAYERS
def test_all_ten_major_improvements_can_be_built(players: int) -> None:
    assert set(view(new(players)).improvements) == MAJOR_IMPROVEMENTS  # others lie under them


@ANY_PLAYERS
def test_all_action_spaces_are_free(players: int) -> None:
    assert all(not action.seats and not action.closed for action in view(new(players)).actions)


def test_harvests_follow_six_rounds() -> None:
    seen = view(new(2))
    assert [space.round for space in seen.rounds if space.harvest] == [4, 7, 9, 11, 13, 14] == HARVEST_ROUNDS
    assert [space.stage for space in seen.rounds] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert seen.next_harvest == 4


# The action space cards


def test_cards_are_drawn_stage_by_stage() -> None:
    for seed in range(30):
        deal = new(2, seed).deal
        assert isinstance(deal, agricola.Deal)
        assert len(deal.cards) == 14
        assert by_stages(deal.cards) == STAGES


def test_each_card_can_come_in_each_round_of_its_stage() -> None:
    met: list[set[str]] = [set() for _ in range(14)]
    for seed in range(120):
        deal = new(2, seed).deal
        assert isinstance(deal, agricola.Deal)
        for number, name in enumerate(deal.cards):
            met[number].add(name)
    assert met == [STAGES[0]] * 4 + [STAGES[1]] * 3 + [STAGES[2]] * 2 + [STAGES[3]] * 2 + [STAGES[4]] * 2 + [STAGES[5]]


def test_the_cards_of_the_rounds_to_come_are_hidden() -> None:
    seen = view(new(2))
    assert [bool(space.space) for space in seen.rounds] == [True] + [False] * 13
    assert not set(actions(new(2))) & set.union(*STAGES[1:])


def test_the_same_seed_gives_the_same_deal() -> None:
    assert new(3, 5).deal == new(3, 5).deal
    assert len({new(3, seed).deal for seed in range(9)}) > 1


def test_a_deal_can_be_written_by_hand() -> None:
    game = agricola.new(players=3, deal=agricola.Deal(2, CARDS))
    assert view(game).first == 2
    assert view(game).rounds[0].space == "grain-utilization"


def swapped(one: int, other: int) -> tuple[str, ...]:
    """The cards with those of two rounds exchanged."""
    cards = [*CARDS]
    cards[one - 1], cards[other - 1] = cards[other - 1], cards[one - 1]
    return tuple(cards)


@pytest.mark.parametrize(("one", "other"), [(1, 4), (5, 7), (8, 9), (10, 11), (12, 13)])
def test_within_a_stage_cards_may_come_in_any_order(one: int, other: int) -> None:
    agricola.new(players=2, deal=agricola.Deal(0, swapped(one, other)))


@pytest.mark.parametrize(
    ("first", "cards", "wrong"),
    [
        (2, CARDS, "first"),
        (-1, CARDS, "first"),
        (0, CARDS[:13], "stage"),
        (0, (), "stage"),
        (0, (*CARDS, "forest"), "rest"),
        (0, (*CARDS, CARDS[13]), "rest"),
        (0, (CARDS[0], CARDS[0], *CARDS[2:]), "stage"),
        (0, swapped(4, 5), "stage"),
        (0, swapped(7, 8), "stage"),
        (0, swapped(9, 10), "stage"),
        (0, swapped(11, 12), "stage"),
        (0, swapped(13, 14), "stage"),
        (0, ("forest", *CARDS[1:]), "stage"),
        (0, ("no-such-space", *CARDS[1:]), "stage"),
        (0, CARDS[::-1], "stage"),
    ],
)
def test_a_deal_that_breaks_the_setup_is_refused(first: int, cards: tuple[str, ...], wrong: str) -> None:
    with pytest.raises(OptionError) as error:
        agricola.new(players=2, deal=agricola.Deal(first, cards))
    assert error.value.message.id == f"error-deal-{wrong}"


@ANY_PLAYERS
def test_only_a_player_can_be_starting_player(players: int) -> None:
    agricola.new(players=players, deal=agricola.Deal(players - 1, CARDS))
    with pytest.raises(OptionError):
        agricola.new(players=players, deal=agricola.Deal(players, CARDS))


# Players, options and tiles


@pytest.mark.parametrize("players", [0, 7, -1])
def test_it_is_for_one_to_six_players(players: int) -> None:
    with pytest.raises(OptionError) as error:
        agricola.new(players=players)
    assert error.value.message.id == "error-players"


@pytest.mark.parametrize("options", [{"cards": "on"}, {"tile": "both"}, {"side_job": "yes"}, {"hut": "on"}])
def test_options_that_there_are_not_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        new(2, **options)


@WITH_TILES
def test_the_variant_tiles_are_not_in_the_base_game(players: int) -> None:
    game = new(players)
    assert game.options | {"cards": "off", "side_job": "off", "tile": "off"} == game.options
    assert not set(actions(game)) & set(SPACE_NAMES[SPACE_NAMES.index("side-job") :])


@WITH_TILES
@pytest.mark.parametrize("side_job", ["on", "off"])
@pytest.mark.parametrize("tile", ["on", "off"])
def test_tiles_add_action_spaces_and_change_nothing_else(players: int, side_job: str, tile: str) -> None:
    game, plain = new(players, side_job=side_job, tile=tile), new(players)
    more = ({"side-job"} if side_job == "on" else set()) | (TILES[players] if tile == "on" else set())
    assert set(actions(game)) - set(actions(plain)) == more
    assert set(actions(game)) > set(actions(plain)) or not more
    assert [goods(game, seat) for seat in range(players)] == [goods(plain, seat) for seat in range(players)]
    assert game.deal == plain.deal


# Alone


def test_a_solo_game_has_the_action_spaces_of_a_game_for_two() -> None:
    assert set(actions(new(1))) - STAGES[0] == set(actions(new(2))) - STAGES[0]
    assert view(new(1)).solo
    assert not view(new(2)).solo


def test_alone_one_may_set_the_order_of_the_cards() -> None:
    deal = agricola.Deal(0, swapped(1, 3))
    assert "sheep-market" in spaces(agricola.new(players=1, deal=deal))


def test_a_solo_player_aims_for_fifty_points() -> None:
    game = new(1)
    assert game.title.goal(game.options, game.deal) == (50,)
