"""Looking back on games of Fields of Arle: what workers and buildings have brought."""

from __future__ import annotations

from random import Random

from allmende import arle
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDING_POINTS
from allmende.arle.record.events import Built
from allmende.core import Ending
from allmende.core.retrospect import Account, Retrospect, look_back

HOUSES = {f"build {building}" for building in BUILDING_NAMES}


def stopped(*moves: str) -> Retrospect:
    """How a game went that its player ends after these moves."""
    game = arle.new(players=1, seed=1)
    for move in moves:
        game.play(move)
    game.end(Ending("agreed"))
    return look_back(game)


def accounts(retrospect: Retrospect) -> dict[str, Account]:
    return {account.cause: account for account in retrospect.accounts[0]}


def test_what_workers_brought_in_summer() -> None:
    retrospect = stopped("place fisherman", "place clay-worker", "place summer-carpenter", "build stall")
    mine = accounts(retrospect)
    assert retrospect.unit == "half-year"
    assert mine["space:fisherman"].gained == {"sheep": 1, "food": 3}
    assert mine["space:clay-worker"].gained == {"clay": 3}
    assert (mine["space:summer-carpenter"].paid, mine["space:summer-carpenter"].points) == ({"grain": 1, "clay": 2}, 2)
    assert retrospect.totals == [[-19, -15]]


def test_food_peat_and_animals_are_followed() -> None:
    figures = {course.name: course.values for course in stopped("place fisherman").figures}
    assert figures["food"] == [[5, 8]]
    assert figures["peat"] == [[3, 3]]
    assert figures["animals"] == [[1, 2]]
    assert figures["fields"] == [[2, 2]]


def test_points_of_a_building_are_its_own_and_not_those_of_the_worker_who_built_it() -> None:
    game = arle.new(players=1, seed=1)
    random = Random(2)
    while not game.is_over:
        houses = [move for move in game.moves.texts if move in HOUSES]
        game.play(houses[0] if houses else random.choice(list(game.moves.texts)))
    retrospect = look_back(game)
    built = [
        event.building
        for scenes in game.scenes(0)
        for scene in scenes
        for event in scene.events
        if isinstance(event, Built)
    ]
    assert built
    mine = accounts(retrospect)
    for building in built:
        account = mine[f"building:{building}"]
        assert account.kind == "card"
        assert account.points >= BUILDING_POINTS[BUILDING_NAMES.index(building)]
