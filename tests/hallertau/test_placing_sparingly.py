"""All actions are optional: "place sparingly" asks for every single piece, and is offered only where that matters."""

from __future__ import annotations

from random import Random

import pytest

from allmende.core import IllegalMoveError
from allmende.core.game import Game
from hallertau.scenario import (
    ACTIONS,
    CROPS,
    SPACE_NAMES,
    at,
    ends,
    fields,
    goods,
    me,
    moves,
    outcome,
    sheep,
    village,
)


def place(space: str, mine: dict[str, object], how: str, round_: int = 1) -> Game:
    game = at(ACTIONS, village(**mine), village(), round=round_)  # type: ignore[arg-type]
    game.play(f"{how} {space}")
    return game


def test_weekly_market_sparingly_asks_for_the_sheep_and_the_meat() -> None:
    game = place("weekly-market", {}, "place sparingly")
    assert moves(game) == {"take sheep", "done"}
    game.play("done")
    assert moves(game) == {"take meat", "done"}
    game.play("take meat")
    assert (goods(game), sheep(game), game.to_act) == ({"meat": 1}, {}, [1])


def test_a_number_of_one_good_is_taken_piece_by_piece() -> None:
    game = place("clay-delivery", {}, "place sparingly", round_=4)
    for _ in range(4):
        assert moves(game) == {"take clay", "done"}
        game.play("take clay")
    assert (goods(game), game.to_act) == ({"clay": 4}, [1])


def test_clearing_sparingly_asks_for_the_field_and_the_clay() -> None:
    game = place("clearing", {}, "place sparingly")
    assert moves(game) == {"take field", "done"}
    game.play("take field")
    assert moves(game) == {"take clay", "done"}
    game.play("done")
    assert (fields(game), goods(game), game.to_act) == (["2"], {}, [1])


def test_sparingly_the_cost_is_still_paid_in_full() -> None:
    game = place("sheep-breeding", {"goods": {"milk": 4}}, "place sparingly")
    game.play("choose 2")
    assert goods(game) == {}
    assert moves(game) == {"take sheep", "done"}


def test_sparingly_takes_the_same_workers() -> None:
    assert me(place("clearing", {"workers": 5}, "place sparingly")).workers == 4


@pytest.mark.parametrize(
    ("space", "mine"),
    [
        ("sheep-shearing", {"sheep": {}}),
        ("butchery", {"sheep": {}}),
        ("land-sale", {"fields": []}),
        ("town-hall", {"crafts": [2] * 5}),
        ("town-hall", {"crafts": [2, 1, 1, 1, 1], "jewelry": 10}),
        ("sheep-breeding", {"goods": {"milk": 1}}),
        ("farming", {"goods": {"rye": 1}, "fields": ["2"]}),
        ("cultivation", {"goods": {"rye": 1}, "fields": ["2"]}),
        ("busy-weekend", {"goods": {"rye": 1}, "fields": ["2"]}),
        ("small-trade", {}),
        ("fertilizing", {"goods": {"rye": 1}, "fields": ["2"]}),
    ],
)
def test_where_there_is_nothing_to_spare_it_is_not_offered(space: str, mine: dict[str, object]) -> None:
    game = at(ACTIONS, village(**mine), village())  # type: ignore[arg-type]
    assert f"place {space}" in moves(game)
    assert f"place sparingly {space}" not in moves(game)
    with pytest.raises(IllegalMoveError) as error:
        game.play(f"place sparingly {space}")
    assert error.value.message.id == "reason-nothing-to-spare"


def any_village(random: Random) -> dict[str, object]:
    """Boards at the edges of what actions need."""
    tile = random.randrange(10)
    return {
        "goods": {"milk": random.randrange(6), random.choice(CROPS): random.randrange(3)},
        "fields": random.choices(["2", "3", "5", "4:rye"], k=random.choice([0, 1, 2, 8])),
        "sheep": random.choice([{}, {4: 1}, {"stables": 2}, {5: 1, 6: 2}]),
        "crafts": [tile + random.randrange(2) for _ in range(5)],
        "jewelry": random.choice([0, 8, 9, 10]),
    }


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_sparingly_is_offered_exactly_where_something_else_can_come_of_it(space: str) -> None:
    random = Random(space)
    for _ in range(12):
        mine, round_ = any_village(random), random.randint(1, 6)
        freely = {outcome(end) for end in ends(place(space, mine, "place", round_))}
        game = at(ACTIONS, village(**mine), village(), round=round_)  # type: ignore[arg-type]
        offered = f"place sparingly {space}" in moves(game)
        # The position itself asks nobody whether a move is offered.
        game.state.play(0, game.title.vocabulary.parse(f"place sparingly {space}"))
        sparingly = {outcome(end) for end in ends(game)}
        assert freely <= sparingly
        assert offered == (freely != sparingly)
