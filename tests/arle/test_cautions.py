"""What the coach says is certain: it is so where it says so, and not in the nearest position where it is silent."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings

from allmende.arle.components.pieces import FOOD, RESOURCE_NAMES, TRACK_END, TRACK_GOODS
from allmende.arle.record.events import AnimalsReturned, Gained, Paid
from allmende.arle.rules.phases import CROWDED, INVENTORY
from allmende.core import Game
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import FRAME
from arle.random_games import games, moments
from arle.scenario import BARE, farm, scenario, stand
from coaching import after, all_said, said

FED = {"food": 3, "peat": 2}
NOVEMBER, MAY = 3, 4


def last_worker(goods: dict[str, int], half_year: int = NOVEMBER, land: tuple[str, ...] = BARE, boats: int = 0) -> Game:
    """A farm about to place its last worker of the half-year; the opponent places another one after it."""
    mine = farm(goods=goods, land=land, boats=boats)
    return scenario(mine, farm(goods=FED, land=BARE), half_year=half_year, turns=6)


@pytest.mark.parametrize(
    ("goods", "missing"),
    [
        ({"food": 3, "peat": 2}, None),
        ({"food": 2, "peat": 2}, 1),
        ({"food": 3, "peat": 1}, 1),
        ({"food": 2, "grain": 1, "wood": 2}, None),
        ({"food": 2, "sheep": 1, "timber": 2}, None),
        ({"flax": 9}, 5),
    ],
)
def test_what_is_missing_in_november_is_certain_after_the_last_worker(
    goods: dict[str, int], missing: int | None
) -> None:
    assert said(last_worker(goods), "pass") == (None if missing is None else ("shortage", missing))


def test_what_grows_and_what_is_milked_counts() -> None:
    assert said(last_worker({"food": 2, "peat": 2}, land=("grain-field",)), "pass") is None
    assert said(last_worker({"food": 2, "peat": 1}, land=("forest",)), "pass") == ("shortage", 1)
    assert said(last_worker({"food": 1, "peat": 2, "cattle": 1}), "pass") is None


def test_nobody_needs_fuel_in_may() -> None:
    assert said(last_worker({"food": 3}, MAY), "pass") is None
    assert said(last_worker({"food": 2}, MAY), "pass") == ("shortage", 1)
    assert said(last_worker({"food": 0, "sheep": 2}, MAY), "pass") is None  # a lamb may be born


def test_nothing_is_certain_with_a_boat_or_another_worker() -> None:
    assert said(last_worker({"food": 2, "peat": 9}, boats=1), "pass") is None
    game = scenario(farm(land=BARE), farm(goods=FED, land=BARE), half_year=NOVEMBER, turns=4)
    assert said(game, "pass") is None


def test_whoever_could_still_trade_is_told() -> None:
    def before_sustenance(**goods: int) -> Game:
        mine = farm(goods=goods, land=BARE, boats=1)
        return scenario(mine, farm(goods=FED, land=BARE), half_year=NOVEMBER, phase=INVENTORY)

    assert said(before_sustenance(food=2, peat=3), "done") == ("needless-shortage", 1)
    assert said(before_sustenance(food=3, peat=3), "done") is None
    # One is missing in any case: peat that is food is no fuel.
    assert said(before_sustenance(food=2, peat=2), "done") is None


@pytest.mark.parametrize(
    ("goods", "said_of_it"),
    [({"sheep": 4}, None), ({"sheep": 5}, (1, True)), ({"cattle": 5}, (1, False))],
)
def test_animals_without_room(goods: dict[str, int], said_of_it: tuple[int, bool] | None) -> None:
    # Each of the five dikes holds one animal, the forests none. Of one kind nobody need say which has to go.
    game = scenario(farm(goods={**goods, "food": 9}, land=("forest",) * 5), farm(), half_year=MAY)
    found = all_said(game, 0, game.title.vocabulary.parse("place cattle-trader"))
    assert (found and (found.says.args["count"], found.previewed)) == said_of_it


@pytest.mark.parametrize(("food", "lost"), [(27, 0), (28, 1), (30, 3)])
def test_food_beyond_the_end_of_the_track(food: int, lost: int) -> None:
    # The fisherman improves the Fish Traps to 3, and brings as much Food.
    game = scenario(farm(goods={"food": food}), farm(), half_year=NOVEMBER)
    found = all_said(game, 0, game.title.vocabulary.parse("place fisherman"))
    assert (found and found.says.args["goods"]) == (amount("food", lost) if lost else None)


@games
@settings(max_examples=8)
def test_no_way_to_play_on_refutes_what_was_said(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, houses, options, seed):
        if game.is_over or random.random() < LEFT_OUT:
            continue
        seat = random.choice(game.to_act)
        move = random.choice(list(game.moves_of(seat)))
        if (found := all_said(game, seat, move)) is not None:
            for _ in range(3):
                CHECKS[found.kind](game, seat, move, found.says.args.get("count"), random)


LEFT_OUT = 0.7
"""So many decisions are passed over, since there are so many."""


def check_shortage(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, at least so much is missing at the inventory."""
    half_year, before = stand(game).half_year, stand(game).seats[seat].shortages
    over, _ = after(game, seat, move, random, lambda twin: stand(twin).half_year > half_year)
    assert isinstance(count, int)
    assert stand(over).seats[seat].shortages - before >= count > 0


def check_homeless(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """However it goes on, at least so many animals are returned until nobody is crowded any more."""
    _, told = after(game, seat, move, random, lambda twin: CROWDED not in stand(twin).seats[seat].stack[::FRAME])
    assert isinstance(count, int)
    assert sum(event.count for event in told if isinstance(event, AnimalsReturned) and event.seat == seat) >= count > 0


def check_beyond(game: Game, seat: int, move: int, count: object, random: Random) -> None:
    """The move brings something to the end of its track."""
    _, told = after(game, seat, move, random, lambda twin: True)
    have, full = list(stand(game).seats[seat].goods[:TRACK_GOODS]), False
    for event in told:
        if isinstance(event, (Gained, Paid)) and event.seat == seat and event.resource in RESOURCE_NAMES[:TRACK_GOODS]:
            good = RESOURCE_NAMES.index(event.resource)
            have[good] += event.count if isinstance(event, Gained) else -event.count
        full = full or have[FOOD] == 2 * TRACK_END or TRACK_END in have[1:]
    assert full or have[FOOD] == 2 * TRACK_END or TRACK_END in have[1:]


CHECKS = {
    "shortage": check_shortage,
    "needless-shortage": check_shortage,
    "homeless": check_homeless,
    "beyond": check_beyond,
}
