"""What a value function sees of Fields of Arle: features with names, alike for positions that are alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from allmende import arle
from allmende.arle.ai.observation.encoder_stack import FRAMES
from allmende.arle.ai.observation.value_encoder import encode, names
from allmende.arle.components.board import space_number
from allmende.arle.components.numbers import building_number
from allmende.arle.components.pieces import DIKES, GRAIN, HALF_YEARS, HORSE, OVENS, TIMBER, WORKERS
from allmende.arle.rules.phases import SCORING, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.scoring import half_points
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import TURN
from allmende.core import Game
from allmende.core.rules.state import FRAME
from arle.random_games import OPTIONS, moments
from arle.scenario import farm, play, scenario, stand, use

TITLE = arle.TITLE
PLAYERS = pytest.mark.parametrize("players", TITLE.players)


def features(game: Game | State, seat: int = 0) -> dict[str, int]:
    """What the seat sees, by name."""
    state = game if isinstance(game, State) else stand(game)
    return dict(zip(names(len(state.seats)), encode(state, seat), strict=True))


def random_positions(players: int) -> Iterator[State]:
    """The positions of random games with each of the adaptations, from the start or among rich farms."""
    for seed, options in enumerate(OPTIONS):
        for game, _ in moments(players, "random", options, seed):
            yield stand(game)


def changed(state: State, change: Callable[[Player], None], eyes: int = 0, seat: int = 0) -> Mapping[str, int]:
    """The features, seen by `eyes`, that are different once something of a seat's is, with what they are then."""
    twin = state.copy()
    assert isinstance(twin, State)
    before = features(twin, eyes)
    change(twin.own(seat))
    return {name: value for name, value in features(twin, eyes).items() if value != before[name]}


# The layout


@PLAYERS
def test_every_feature_has_a_name_of_its_own(players: int) -> None:
    assert len(set(names(players))) == len(names(players))


@PLAYERS
def test_features_and_names_agree_throughout_random_games(players: int) -> None:
    for state in random_positions(players):
        for seat in range(players):
            assert len(encode(state, seat)) == len(names(players))


@PLAYERS
def test_everything_that_waits_on_a_stack_has_a_feature(players: int) -> None:
    known = {index for _, index in FRAMES}
    assert len(known) == len(FRAMES)
    for state in random_positions(players):
        for seat, mine in enumerate(state.seats):
            stack = mine.stack
            assert known.issuperset(stack[::FRAME])
            seen = features(state, seat)
            assert sum(seen[f"pending {name}"] for name, _ in FRAMES) * FRAME == len(stack)


@PLAYERS
def test_what_cannot_be_seen_does_not_matter(players: int) -> None:
    random = Random(players)
    for state in random_positions(players):
        for seat in range(players):
            assert encode(TITLE.redraw(state, seat, random), seat) == encode(state, seat)


def test_numbers_that_no_byte_holds_are_cut_off() -> None:
    rich = features(scenario(farm(goods={"wood": 300, "linen": 300, "horse": 1})))
    assert rich["wood"] == rich["half points above"] == 255
    poor = features(scenario(farm(shortages=60)))
    assert poor["half points"] == poor["half points above"] == 0
    assert poor["shortages"] == 60
    assert features(scenario(farm(shortages=300)))["shortages"] == 255


# Both seats alike


def test_at_the_start_only_who_goes_first_is_different() -> None:
    game = scenario(farm(), farm())
    first, second = features(game, 0), features(game, 1)
    assert {name for name in first if first[name] != second[name]} == {
        "starting player",
        "starts next",
        "pending Turn",
        "other 1: pending steps",
    }


def test_seats_that_change_places_see_the_same() -> None:
    one = farm(goods={"food": 9, "sheep": 3}, tools={"ovens": 3}, dikes=5, vehicles=["cart: wood hage"])
    other = farm(goods={"peat": 2, "cattle": 1}, land=["stable", "forest", "mill"], boats=2, travelled=4)
    this = scenario(one.copy(), other.copy(), first=0, turns=2, special=1, occupied={"farmer": 0, "tanner": 1})
    that = scenario(other.copy(), one.copy(), first=1, turns=2, special=0, occupied={"farmer": 1, "tanner": 0})
    assert encode(stand(this), 0) == encode(stand(that), 1)
    assert encode(stand(this), 1) == encode(stand(that), 0)
    assert encode(stand(this), 0) != encode(stand(this), 1)


# One thing that is different


@pytest.fixture(scope="module")
def early() -> State:
    """The first turn of a game for two."""
    return stand(scenario(farm(goods={"food": 4, "peat": 2}), farm(goods={"food": 1})))


def test_a_grain_more(early: State) -> None:
    def sow(mine: Player) -> None:
        mine.goods[GRAIN] += 1

    assert changed(early, sow) == {
        "grain": 1,
        "missing for farmers-house": 1,
        "missing for mill": 8,
        "missing for joinery": 6,
    }
    assert changed(early, sow, eyes=1) == {"other 1: grain": 1}


def test_a_step_on_a_tool_track(early: State) -> None:
    def improve(mine: Player) -> None:
        mine.tools[OVENS] += 1

    points = features(early)["half points"] + 2
    assert changed(early, improve) == {"steps of ovens": 1, "half points": points}


def test_a_building(early: State) -> None:
    church = building_number("village-church")

    def build(mine: Player) -> None:
        mine.buildings |= 1 << church

    assert changed(early, build)["built village-church"] == 1
    assert changed(early, build, eyes=1)["other 1: buildings"] == 1
    assert features(early)["village-church on offer"] == 1
    bought = early.copy()
    assert isinstance(bought, State)
    bought.buildings &= ~(1 << church)
    assert features(bought)["village-church on offer"] == 0


def test_a_worker(early: State) -> None:
    taken = early.copy()
    assert isinstance(taken, State)
    taken.workers[0] |= 1 << space_number("farmer")
    assert features(taken, 0)["worker on farmer"] == features(taken, 1)["other 1: worker on farmer"] == 1
    assert features(taken, 1)["worker on farmer"] == features(taken, 0)["other 1: worker on farmer"] == 0


def test_an_animal(early: State) -> None:
    def join(mine: Player) -> None:
        mine.goods[HORSE] += 2

    assert changed(early, join) == {"horse": 2, "kinds of animals": 1, "animals": 2, "pairs of animals": 1}


# Sums and distances


@pytest.mark.parametrize(("points", "low", "high"), [(-10, 80, 0), (77, 254, 0), (78, 255, 1), (100, 255, 45)])
def test_the_score_goes_on_in_a_second_byte(points: int, low: int, high: int) -> None:
    mine = farm()
    mine.goods[TIMBER] = 2 * points - half_points(mine)  # half a point each
    seen = features(scenario(mine, phase=SCORING))
    assert (seen["half points"], seen["half points above"]) == (low, high)


def test_the_home_board() -> None:
    seen = features(
        scenario(farm(land=["stable", "double-stall", "park", "depot"], dikes=2, boardwalk=0, moors=(0, 3, 5)))
    )
    assert seen["pens"] == 4
    assert seen["empty"] == 7
    assert seen["room for animals"] == DIKES + 2 + 7 * 2 + 6 + 6
    assert seen["dikes to more land"] == 2
    assert (seen["moors gone"], seen["moors with 3 peat"], seen["hydrated moors"], seen["peat to cut"]) == (1, 1, 1, 3)
    assert features(scenario(farm(dikes=7)))["dikes to more land"] == 0


def test_the_barn() -> None:
    mine = farm(vehicles=["cart: wood hage", "droshky: emden", "handcart"], boats=1, plows=1, travelled=2)
    seen = features(scenario(mine))
    assert (seen["cart"], seen["droshky"], seen["handcart"], seen["wagon"]) == (1, 1, 1, 0)
    assert (seen["room on vehicles"], seen["room on the emptiest vehicle"]) == (3, 1)
    assert (seen["wood on vehicles"], seen["hage on a vehicle"], seen["hage to be visited"]) == (1, 1, 0)
    assert (seen["travelled"], seen["travelled once vehicles are empty"], seen["travel points then"]) == (2, 6, 4)
    assert (seen["room for small equipment"], seen["room for large equipment"]) == (1, 1)


def test_the_next_inventory() -> None:
    mine = farm(goods={"sheep": 4, "cattle": 1}, vehicles=["cart: peat"])
    summer, winter = features(scenario(mine.copy(), half_year=3)), features(scenario(mine.copy(), half_year=4))
    assert (summer["milk"], summer["new wool"]) == (2, 2)
    assert (summer["food missing"], summer["fuel missing"]) == (1, 1)
    assert (winter["food missing"], winter["fuel missing"]) == (3, 0)


def test_a_house_that_is_used_before_november_is_used_up() -> None:
    land = ["farmers-house", "novices-hut"]
    game = scenario(farm(land=land), turns=WORKERS)
    assert features(game)["farmers-house to be used now"] == features(game)["novices-hut to be used now"] == 1
    play(game, "use novices-hut")
    assert features(game)["novices-hut to be used now"] == 0
    assert features(scenario(farm(land=land)))["farmers-house to be used now"] == 0


def test_what_a_building_lacks() -> None:
    seen = features(scenario(farm(goods={"wood": 1, "brick": 1, "food": 20, "grain": 6})))
    assert seen["missing for farmers-house"] == 0
    assert seen["missing for potters-inn"] == 0
    assert seen["missing for turnery"] == 1
    assert seen["missing for mill"] == 3
    assert seen["missing for village-church"] == 5


# The course of play


@PLAYERS
def test_workers_left_count_down(players: int) -> None:
    for state in random_positions(players):
        if state.phase != WORK:
            continue
        for seat, mine in enumerate(state.seats):
            seen = features(state, seat)
            assert seen["workers left in the game"] == seen["workers left"] + WORKERS * (HALF_YEARS - state.half_year)
            if mine.stack[:1] == [TURN.index]:
                assert seen["workers left"] == WORKERS - (state.turn - 1) // players


def test_both_seats_know_whose_workers_are_left() -> None:
    game = scenario(farm(), farm(), first=1, turns=3)
    assert (features(game, 0)["workers left"], features(game, 1)["workers left"]) == (3, 2)
    assert features(game, 1)["other 1: workers left"] == 3
    over = features(scenario(farm(goods={"timber": 1, "food": 1}, land=["wood-traders-house"]), phase=SCORING))
    assert (over["workers left"], over["scoring"], over["work"]) == (0, 1, 0)


def test_seasons_to_come() -> None:
    first, second = features(scenario(farm(), half_year=1)), features(scenario(farm(), half_year=2))
    assert (first["half-years to come"], first["Novembers to come"], first["Mays to come"]) == (8, 4, 4)
    assert (second["half-years to come"], second["Novembers to come"], second["Mays to come"]) == (7, 4, 3)
    assert (first["winter"], second["winter"]) == (0, 1)


def test_who_used_the_special_action_does_not_start_next() -> None:
    game = scenario(farm(), farm(), special=1)
    user, opponent = features(game, 1), features(game, 0)
    assert (user["special action used"], user["starts next"], user["special action to be had"]) == (1, 0, 0)
    assert (opponent["special action used"], opponent["starts next"]) == (0, 1)


# In the middle of an action


def test_an_action_that_is_under_way() -> None:
    game = use("builders-merchant", farm())
    seen = features(game)
    assert seen["pending space:builders-merchant"] == seen["pending space:builders-merchant part 2"] == 1
    play(game, "take wood")
    seen = features(game)
    assert seen["wood"] == 1
    assert (seen["pending space:builders-merchant part 2"], seen["pending space:builders-merchant part 3"]) == (0, 1)


def test_how_far_an_action_is() -> None:
    game = use("summer-master", farm(goods={"wood": 9}, tools={"workbenches": 3}))
    play(game, "improve spades")
    seen = features(game)
    assert (seen["topmost counter"], seen["topmost counter, bit 0"]) == (1, 1)
    assert (seen["topmost mode"], seen["topmost mode, bit 4"], seen["topmost mode, bit 5"]) == (16, 1, 0)
