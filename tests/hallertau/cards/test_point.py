"""The Point cards, card by card (Card Index 4): what they cost or ask for, and their points."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import cannot, choices, gains, holding, playing
from hallertau.scenario import ACTIONS, at, me, village

COSTS: list[tuple[str, Player, list[Player], dict[str, int]]] = [
    ("903", village(tools=3), [village(tools=2)], {"tools": -3}),
    ("905", village(tools=4), [village(tools=3)], {"tools": -4}),
    (
        "909",
        village(goods={"hides": 2}, jewelry=3),
        [village(goods={"hides": 1}, jewelry=3), village(goods={"hides": 2}, jewelry=2)],
        {"hides": -2, "jewelry": -3},
    ),
    ("910", village(goods={"meat": 5}), [village(goods={"meat": 4})], {"meat": -5}),
    (
        "911",
        village(goods={"barley": 6}, jewelry=2),
        [village(goods={"barley": 5}, jewelry=2), village(goods={"barley": 6}, jewelry=1)],
        {"barley": -6, "jewelry": -2},
    ),
    ("912", village(goods={"hops": 10}), [village(goods={"hops": 9}, fields=["5:hops"])], {"hops": -10}),
    (
        "914",
        village(goods={"flax": 6, "hops": 6}),
        [village(goods={"flax": 5, "hops": 6}), village(goods={"flax": 6, "hops": 5})],
        {"flax": -6, "hops": -6},
    ),
    (
        "915",
        village(goods={"hops": 6, "rye": 6}),
        [village(goods={"hops": 5, "rye": 6}), village(goods={"hops": 6, "rye": 5})],
        {"hops": -6, "rye": -6},
    ),
    ("916", village(goods={"clay": 12}), [village(goods={"clay": 11})], {"clay": -12}),
    ("917", village(goods={"wool": 12}), [village(goods={"wool": 11})], {"wool": -12}),
    ("920", village(goods={"milk": 14}), [village(goods={"milk": 13})], {"milk": -14}),
    ("921", village(jewelry=4), [village(jewelry=3)], {"jewelry": -4}),
    ("922", village(fields=["4"] * 7), [village(fields=["4"] * 6 + ["2"] * 2)], {"field 4": -7}),
    ("923", village(sheep={"stables": 8}), [village(sheep={"stables": 7})], {"sheep stables": -8}),
    ("924", village(fields=["2"] * 8), [village(fields=["2"] * 7)], {"field 2": -8}),
]
"""What is just enough for a card, what is just too little, and what is paid."""

POINTS = {
    "901": 2, "902": 3, "903": 4, "904": 5, "905": 6, "906": 6, "907": 7, "908": 8, "909": 10, "910": 10,
    "911": 10, "912": 10, "913": 10, "914": 10, "915": 10, "916": 10, "917": 10, "918": 10, "919": 10,
    "920": 10, "921": 12, "922": 12, "923": 12, "924": 13, "925": 14,
}  # fmt: skip


@pytest.mark.parametrize(("number", "enough", "short", "paid"), COSTS, ids=[cost[0] for cost in COSTS])
def test_it_costs_exactly_this(number: str, enough: Player, short: list[Player], paid: dict[str, int]) -> None:
    cannot(number, *[mine.copy() for mine in short])
    assert gains(number, enough.copy()) == paid


@pytest.mark.parametrize("number", POINTS)
def test_it_is_worth_its_points_once_it_is_played(number: str) -> None:
    assert holding(number, village()).scores[0] == 0
    assert at(ACTIONS, village(played=[number]), village()).scores[0] == POINTS[number]


def test_there_are_points_for_every_card() -> None:
    assert list(POINTS) == [str(number) for number in range(901, 926)]


# 901, 902, 904, 906: cards played so far

SEVEN = ["801", "802", "803", "804", "805", "806", "807"]


def test_901_asks_for_another_point_card_or_seven_bonus_cards() -> None:
    cannot("901", village(played=SEVEN[1:]), village(played=["001", "401"]), village(hand=["902", "903"]))
    assert gains("901", village(played=["925"])) == {}
    assert gains("901", village(played=SEVEN)) == {}


def test_902_asks_for_another_point_card() -> None:
    cannot("902", village(played=SEVEN), village(hand=["901", "903"]))
    assert gains("902", village(played=["925"])) == {}


def test_901_and_902_can_be_the_other_card_for_each_other() -> None:
    game = playing("901", village(played=SEVEN, hand=["902"]))
    assert "play 902" in game.moves
    game.play("play 902")
    assert me(game).played == [*SEVEN, "901", "902"]


GATEWAYS = ["001", "002", "101", "102", "201", "301"]
FARMYARDS = ["401", "402", "501", "601", "701", "702"]


@pytest.mark.parametrize(("number", "six", "others"), [("904", GATEWAYS, FARMYARDS), ("906", FARMYARDS, GATEWAYS)])
def test_904_and_906_ask_for_six_cards_of_a_kind(number: str, six: list[str], others: list[str]) -> None:
    cannot(number, village(played=six[1:] + others, hand=six[:1]))
    assert gains(number, village(played=six)) == {}


# 907, 908, 913, 919: goods of one's choice


@pytest.mark.parametrize(("number", "each", "types"), [("907", 5, 2), ("908", 4, 3)])
def test_907_and_908_take_so_many_of_each_of_several_types(number: str, each: int, types: int) -> None:
    kinds = ["barley", "wool", "clay"][:types]
    cannot(
        number,
        village(goods=dict.fromkeys(kinds, each) | {kinds[0]: each - 1}),
        village(goods={"rye": each * types}),
        village(goods=dict.fromkeys(kinds[1:], 9 * each)),
    )
    assert gains(number, village(goods=dict.fromkeys(kinds, each))) == dict.fromkeys(kinds, -each)


def test_907_takes_two_different_types() -> None:
    mine = village(goods={"barley": 10, "flax": 4, "hides": 5, "milk": 6})
    assert choices("907", mine.copy()) == {"spend barley", "spend hides", "spend milk"}
    assert choices("907", mine.copy(), "spend barley") == {"spend hides", "spend milk"}
    assert gains("907", mine.copy(), "spend barley", "spend milk") == {"barley": -5, "milk": -5}


def test_908_takes_three_different_types() -> None:
    mine = village(goods={"rye": 4, "milk": 4, "clay": 4, "meat": 12, "wool": 3})
    assert choices("908", mine.copy()) == {"spend rye", "spend milk", "spend clay", "spend meat"}
    assert choices("908", mine.copy(), "spend meat", "spend rye") == {"spend milk", "spend clay"}
    paid = gains("908", mine.copy(), "spend meat", "spend rye", "spend clay")
    assert paid == {"meat": -4, "rye": -4, "clay": -4}


@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye"])
def test_913_takes_11_crops_of_one_type(crop: str) -> None:
    cannot("913", village(goods={"barley": 10, "flax": 10, "hops": 10, "rye": 10, "wool": 11}))
    assert gains("913", village(goods={crop: 11, "wool": 11})) == {crop: -11}


def test_913_asks_which() -> None:
    mine = village(goods={"barley": 11, "rye": 12, "flax": 10, "clay": 11})
    assert choices("913", mine.copy()) == {"spend barley", "spend rye"}
    assert gains("913", mine.copy(), "spend rye") == {"rye": -11}


@pytest.mark.parametrize("good", ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"])
def test_919_takes_14_goods_of_one_type(good: str) -> None:
    cannot("919", village(goods={good: 13}, tools=14))
    assert gains("919", village(goods={good: 14})) == {good: -14}


def test_919_asks_which() -> None:
    mine = village(goods={"clay": 14, "milk": 15, "rye": 13})
    assert choices("919", mine.copy()) == {"spend clay", "spend milk"}
    assert gains("919", mine.copy(), "spend milk") == {"milk": -14}


# 918, 922 to 925: other choices


def test_918_takes_wool_or_milk() -> None:
    cannot("918", village(goods={"wool": 12, "milk": 15}))
    assert gains("918", village(goods={"wool": 13, "milk": 15})) == {"wool": -13}
    assert gains("918", village(goods={"wool": 12, "milk": 16})) == {"milk": -16}
    both = village(goods={"wool": 13, "milk": 16})
    assert choices("918", both.copy()) == {"choose 1", "choose 2"}
    assert gains("918", both.copy(), "choose 1") == {"wool": -13}
    assert gains("918", both.copy(), "choose 2") == {"milk": -16}


def test_922_takes_seven_fields_from_any_rows_but_2() -> None:
    land = ["3", "3:rye", "4", "4", "5", "5", "5:wool"]
    cannot("922", village(fields=[*land[1:], "2"]), village(fields=land[1:]))
    assert gains("922", village(fields=[*land, "2:rye"])) == {f"field {field}": -land.count(field) for field in land}


def test_922_asks_which_of_eight_fields_to_keep() -> None:
    mine = village(fields=["3"] * 3 + ["5"] * 5)
    assert choices("922", mine.copy()) == {"spend field row 3 empty", "spend field row 5 empty"}
    assert gains("922", mine, *["spend field row 3 empty"] * 3) == {"field 3": -3, "field 5": -4}


def test_923_takes_sheep_from_wherever_they_are() -> None:
    assert gains("923", village(sheep={4: 3, 5: 2, "stables": 3})) == {
        "sheep 4": -3,
        "sheep 5": -2,
        "sheep stables": -3,
    }
    mine = village(sheep={4: 3, "stables": 6})
    assert choices("923", mine.copy()) == {"spend sheep round 4", "spend sheep stables"}
    assert gains("923", mine, *["spend sheep round 4"] * 3) == {"sheep 4": -3, "sheep stables": -5}


def test_924_takes_all_fields_with_what_grows_there() -> None:
    land = ["2", "2:rye", "3:clay", "3:2 hops", "4", "4:wool", "5", "5:barley"]
    assert gains("924", village(fields=land)) == {f"field {field}": -1 for field in land}


def test_925_takes_jewelry_or_sheep() -> None:
    cannot("925", village(jewelry=4, sheep={4: 9}))
    assert gains("925", village(jewelry=5, sheep={4: 9})) == {"jewelry": -5}
    assert gains("925", village(jewelry=4, sheep={4: 10})) == {"sheep 4": -10}
    both = village(jewelry=10, sheep={4: 10, "stables": 1})
    assert choices("925", both.copy()) == {"choose 1", "choose 2"}
    assert gains("925", both.copy(), "choose 1") == {"jewelry": -5}
    assert gains("925", both.copy(), "choose 2", *["spend sheep round 4"] * 10) == {"sheep 4": -10}
    assert gains("925", both.copy(), "choose 2", "spend sheep stables") == {"sheep 4": -9, "sheep stables": -1}
