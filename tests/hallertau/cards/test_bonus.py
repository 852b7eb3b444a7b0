"""The Bonus cards, card by card (Card Index 3): what they cost or ask for, their income, their points."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.cards.playing import (
    PILES,
    asked,
    can,
    cannot,
    choices,
    differences,
    gains,
    holding,
    playing,
    possessions,
)
from hallertau.scenario import ACTIONS, HARVEST, at, card, fields, goods, hand, me, moves, village

COSTS: list[tuple[str, Player, list[Player], dict[str, int]]] = [
    ("801", village(goods={"wool": 1}), [village()], {"wool": -1}),
    ("802", village(goods={"hops": 1}), [village()], {"hops": -1}),
    ("803", village(goods={"meat": 2}), [village(goods={"meat": 1})], {"meat": -2}),
    ("804", village(goods={"meat": 1}), [village()], {"meat": -1}),
    ("805", village(sheep={4: 1}), [village()], {"sheep 4": -1}),
    ("806", village(sheep={"stables": 1}), [village()], {"sheep stables": -1}),
    ("807", village(fields=["3", "3"]), [village(fields=["3"])], {"field 3": -2}),
    ("808", village(goods={"hides": 2}), [village(goods={"hides": 1})], {"hides": -2}),
    ("809", village(tools=2), [village(tools=1)], {"tools": -2}),
    ("810", village(goods={"hops": 2}), [village(goods={"hops": 1})], {"hops": -2}),
    ("813", village(goods={"hops": 3}), [village(goods={"hops": 2})], {"hops": -3}),
    ("814", village(goods={"clay": 3}), [village(goods={"clay": 2})], {"clay": -3}),
    ("817", village(jewelry=1), [village(tools=9)], {"jewelry": -1}),
    ("818", village(jewelry=1, tools=1), [village(jewelry=1), village(tools=1)], {"jewelry": -1, "tools": -1}),
    ("819", village(fields=["2:rye", "2:rye"]), [village(fields=["2:rye"])], {"field 2:rye": -2}),
    ("820", village(tools=2), [village(tools=1)], {"tools": -2}),
    ("821", village(goods={"clay": 4}), [village(goods={"clay": 3})], {"clay": -4}),
    ("823", village(sheep={5: 2}), [village(sheep={5: 1})], {"sheep 5": -2}),
    ("825", village(fields=["5"] * 3), [village(fields=["5"] * 2)], {"field 5": -3}),
    ("826", village(jewelry=2), [village(jewelry=1)], {"jewelry": -2}),
    ("827", village(jewelry=3), [village(jewelry=2)], {"jewelry": -3}),
]
"""What is just enough for a card, what is just too little, and what is paid."""

CONDITIONS: list[tuple[str, list[Player], list[Player]]] = [
    ("828", [village(fields=["2:wool", "5:rye"]), village()], [village(fields=["2:wool", "5"])]),
    ("829", [village(sheep={4: 2, "stables": 3})], [village(sheep={4: 4})]),
    ("830", [village(goods={"clay": 7})], [village(goods={"clay": 6}, fields=["5:clay"])]),
    (
        "833",
        [village(goods={"milk": 2})],
        [village(goods={"milk": 1})],
    ),
    ("834", [village(goods={"hides": 3})], [village(goods={"hides": 2})]),
    ("835", [village(jewelry=5)], [village(jewelry=4)]),
    ("836", [village(goods={"hops": 6})], [village(goods={"hops": 5}, fields=["5:hops"])]),
    ("837", [village(goods={"wool": 6})], [village(goods={"wool": 5})]),
    ("838", [village(goods={"flax": 7})], [village(goods={"flax": 6})]),
    ("839", [village(tools=8)], [village(tools=7)]),
    (
        "840",
        [village(tools=3, sheep={4: 1, "stables": 2}, jewelry=3)],
        [
            village(tools=2, sheep={4: 3}, jewelry=3),
            village(tools=3, sheep={4: 2}, jewelry=3),
            village(tools=3, sheep={4: 3}, jewelry=2),
        ],
    ),
    ("841", [village(goods={"barley": 10})], [village(goods={"barley": 9})]),
    (
        "842",
        [village(goods={"barley": 7, "hops": 5})],
        [village(goods={"barley": 6, "hops": 5}), village(goods={"barley": 7, "hops": 4})],
    ),
    (
        "843",
        [village(goods={"milk": 7}, sheep={4: 6})],
        [village(goods={"milk": 6}, sheep={4: 6}), village(goods={"milk": 7}, sheep={4: 5})],
    ),
    (
        "844",
        [village(goods={"rye": 6, "meat": 5})],
        [village(goods={"rye": 5, "meat": 5}), village(goods={"rye": 6, "meat": 4})],
    ),
    ("845", [village(goods={"meat": 6})], [village(goods={"meat": 5})]),
] + [
    (
        number,
        [village(fields=["5", "5:rye"]), village()],
        [village(fields=["5", "2"]), village(fields=["5", "3"]), village(fields=["5", "4:rye"])],
    )
    for number in ("831", "832")
]
"""What is just enough for a card, and what is just too little."""

INCOME_OF: dict[str, dict[str, int]] = {
    "801": {"meat": 1},
    "802": {"barley": 1},
    "803": {"sheep 5": 1},
    "804": {"wool": 1},
    "805": {"hides": 2},
    "806": {"milk": 2},
    "807": {"sheep 5": 1},
    "808": {"wool": 2},
    "809": {"barley": 1, "hops": 1},
    "810": {"rye": 1},
    "813": {"tools": 1},
    "814": {"rye": 1, "clay": 1},
    "815": {"gateway": 1},
    "817": {"tools": 1},
    "818": {"flax": 1, "wool": 1},
    "819": {"field 4": 1},
    "820": {"meat": 1},
    "821": {"clay": 2},
    "822": {"hops": 1},
    "823": {"sheep 5": 1},
    "824": {"field 3": 1},
    "825": {"field 5": 1},
    "826": {"barley": 2},
    "827": {"jewelry": 1},
    "828": {"hops": 1},
    "829": {"wool": 1},
    "830": {"clay": 1},
    "832": {"milk": 1},
    "833": {"hides": 1},
    "834": {"hides": 1},
    "835": {"meat": 1},
    "836": {"rye": 1},
    "837": {"wool": 1},
    "838": {"flax": 1},
    "840": {"farmyard": 1},
    "841": {"barley": 1},
    "842": {"barley": 1},
    "843": {"sheep 5": 1},
    "844": {"rye": 1, "meat": 1},
    "845": {"meat": 1},
}
"""What each card gives in Phase 3 of Round 2, as far as it gives something without a choice."""

SOWING = {"811": ["flax"], "812": ["barley"], "816": ["rye"], "831": ["barley", "flax", "hops", "rye"]}
"""What the income of the others lets one sow."""

POINTS = {
    "801": 1, "802": 2, "803": 2, "804": 3, "805": 3, "806": 3, "807": 3, "808": 3, "809": 3,
    "810": 3, "811": 3, "812": 3, "813": 3, "814": 3, "815": 3, "816": 3, "817": 4, "818": 4, "819": 4,
    "820": 4, "821": 4, "822": 5, "823": 5, "824": 6, "825": 6, "826": 7, "827": 8, "828": 2, "829": 2,
    "830": 2, "831": 3, "832": 3, "833": 3, "834": 3, "835": 3, "836": 3, "837": 3, "838": 3, "839": 3,
    "840": 3, "841": 3, "842": 3, "843": 3, "844": 4, "845": 6,
}  # fmt: skip


# The upper half. Outside Phase 3 nothing else happens.


@pytest.mark.parametrize(("number", "enough", "short", "paid"), COSTS, ids=[cost[0] for cost in COSTS])
def test_it_costs_exactly_this_and_does_nothing_at_once(
    number: str, enough: Player, short: list[Player], paid: dict[str, int]
) -> None:
    cannot(number, *[mine.copy() for mine in short])
    assert gains(number, enough.copy()) == paid


@pytest.mark.parametrize(("number", "enough", "short"), CONDITIONS, ids=[each[0] for each in CONDITIONS])
def test_it_asks_for_this_and_does_nothing_at_once(number: str, enough: list[Player], short: list[Player]) -> None:
    cannot(number, *[mine.copy() for mine in short])
    for mine in enough:
        assert gains(number, mine.copy()) == {}


def test_833_asks_for_twice_as_much_milk_as_the_round() -> None:
    for round_ in range(1, 7):
        cannot("833", village(goods={"milk": 2 * round_ - 1}), round=round_)
        assert gains("833", village(goods={"milk": 2 * round_}), round=round_) == {}


def test_805_takes_a_sheep_of_ones_choice() -> None:
    mine = village(sheep={4: 1, "stables": 1})
    assert choices("805", mine.copy()) == {"spend sheep round 4", "spend sheep stables"}
    assert gains("805", mine.copy(), "spend sheep stables") == {"sheep stables": -1}


def test_823_takes_two_sheep_from_different_places() -> None:
    mine = village(sheep={4: 1, 6: 2})
    assert gains("823", mine.copy(), "spend sheep round 4") == {"sheep 4": -1, "sheep 6": -1}
    assert gains("823", mine.copy(), "spend sheep round 6", "spend sheep round 6") == {"sheep 6": -2}


@pytest.mark.parametrize(("number", "count"), [("807", 2), ("819", 2), ("825", 3)])
def test_807_819_and_825_take_fields_of_ones_choice(number: str, count: int) -> None:
    mine = village(fields=["2", "2:rye", "5:flax", "5:flax"])
    offered = {"spend field row 2 empty", "spend field row 2 rye", "spend field row 5 flax"}
    assert choices(number, mine.copy()) == offered
    spent = ["spend field row 5 flax", "spend field row 2 rye", "spend field row 5 flax"][:count]
    assert gains(number, mine.copy(), *spent) == {"field 5:flax": -1 if count == 2 else -2, "field 2:rye": -1}


@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye"])
def test_822_takes_three_crops_of_one_type(crop: str) -> None:
    cannot("822", village(goods={"barley": 2, "flax": 2, "hops": 2, "rye": 2, "wool": 3}))
    assert gains("822", village(goods={crop: 3})) == {crop: -3}
    every = village(goods=dict.fromkeys(["barley", "flax", "hops", "rye"], 3))
    assert choices("822", every.copy()) == {"spend barley", "spend flax", "spend hops", "spend rye"}
    assert gains("822", every.copy(), f"spend {crop}") == {crop: -3}


def test_824_takes_a_planted_field_with_what_grows_there() -> None:
    cannot("824", village(fields=["2", "3", "4"]))
    assert gains("824", village(fields=["2", "3:wool"])) == {"field 3:wool": -1}
    mine = village(fields=["2", "3:wool", "3:rye", "5:rye"])
    assert choices("824", mine) == {"spend field row 3 wool", "spend field row 3 rye", "spend field row 5 rye"}


def test_815_takes_three_other_cards() -> None:
    cannot("815", village(hand=["001", "401"]))
    game = playing("815", village(hand=["001", "401", "901"]))
    assert (hand(game), me(game).played) == ([], ["815"])
    game = playing("815", village(hand=["001", "401", "802", "901"]))
    assert asked(game) == {"discard 001", "discard 401", "discard 802", "discard 901"}
    for move in ("discard 401", "discard 001", "discard 901"):
        game.play(move)
    assert (hand(game), me(game).played) == (["802"], ["815"])


def test_839_is_worth_its_points_with_no_tool_exchanged() -> None:
    assert gains("839", village(tools=8)) == {}


# 811, 812, 816


HARVESTERS = [("811", "flax"), ("812", "barley"), ("816", "rye")]


def harvested(number: str, *planted: str, supply: int = 0, crop: str = "", more: tuple[str, ...] = ()) -> Game:
    """A village in Phase 7, or in Phase 9 if nobody is asked before."""
    mine = village(goods={crop: supply} if crop else {}, fields=planted, hand=[number, *more])
    return at(HARVEST, mine, village(jewelry=1), round=3)


@pytest.mark.parametrize(("number", "crop"), HARVESTERS)
def test_811_812_and_816_take_three_of_what_was_just_harvested(number: str, crop: str) -> None:
    game = harvested(number, f"3:{crop}")
    assert moves(game) == {"done", f"play {number}"}
    game.play(f"play {number}", 0)
    assert (goods(game), me(game).played) == ({}, [number])
    game = harvested(number, f"2:{crop}", f"2:{crop}", supply=2, crop=crop)
    game.play(f"play {number}", 0)
    assert goods(game) == {crop: 3}


@pytest.mark.parametrize(("number", "crop"), HARVESTERS)
def test_811_812_and_816_do_not_take_older_crops(number: str, crop: str) -> None:
    assert not can(harvested(number, f"2:{crop}", supply=9, crop=crop), number)
    assert not can(harvested(number, "5:hops", supply=9, crop=crop), number)
    cannot(number, village(goods={crop: 9}, fields=[f"5:{crop}"]))


@pytest.mark.parametrize(("number", "crop"), HARVESTERS)
def test_811_812_and_816_need_three_of_them_still_there(number: str, crop: str) -> None:
    # Card 822 takes three of the four.
    game = harvested(number, f"4:{crop}", more=("822",))
    assert can(game, number)
    game.play("play 822", 0)
    assert goods(game) == {crop: 1}
    assert not can(game, number)
    game = harvested(number, f"4:{crop}", supply=2, crop=crop, more=("822",))
    game.play("play 822", 0)
    game.play(f"play {number}", 0)
    assert goods(game) == {}


@pytest.mark.parametrize(("number", "crop"), HARVESTERS)
def test_811_812_and_816_can_be_played_until_phase_7_is_over(number: str, crop: str) -> None:
    game = harvested(number, f"3:{crop}")
    assert stand(game).phase == HARVEST
    game.play("done", 0)
    assert stand(game).phase > HARVEST
    assert not can(game, number)


@pytest.mark.parametrize(("number", "crop"), HARVESTERS)
def test_811_812_and_816_can_be_played_right_after_an_immediate_harvest(number: str, crop: str) -> None:
    mine = village(hand=["022", number], fields=[f"3:{crop}", "3:wool"])
    game = at(ACTIONS, mine.copy(), village(), piles=PILES)
    assert not can(game, number)
    game.play("play 022")
    game.play(f"pick row 3 {crop}")
    assert can(game, number)
    game.play("exchange 1", 0)
    assert not can(game, number)
    game = at(ACTIONS, mine.copy(), village(), piles=PILES)
    for move in ("play 022", f"pick row 3 {crop}", f"play {number}"):
        game.play(move, 0)
    assert (goods(game), me(game).played) == ({}, ["022", number])


# Income and points


def earning(number: str, mine: Player, round: int = 2) -> Game:  # noqa: A002  # the rulebook's word
    """A village in Phase 3 with this Bonus card in play."""
    mine.played.append(card(number))
    return at(INCOME, mine, village(), round=round, piles=PILES)


@pytest.mark.parametrize("number", INCOME_OF)
def test_its_income_is_this(number: str) -> None:
    game = earning(number, village())
    before = possessions(game)
    game.play(f"activate {number}", 0)
    assert differences(before, possessions(game)) == INCOME_OF[number]
    assert stand(game).phase == ACTIONS


@pytest.mark.parametrize("number", INCOME_OF)
def test_its_income_can_be_left(number: str) -> None:
    game = earning(number, village())
    before = possessions(game)
    game.play("done", 0)
    assert differences(before, possessions(game)) == {}
    assert stand(game).phase == ACTIONS


@pytest.mark.parametrize("number", SOWING)
def test_its_income_is_to_sow_once(number: str) -> None:
    mine = village(goods=dict.fromkeys(["barley", "flax", "hops", "rye", "wool"], 2), fields=["2", "5", "4:rye"])
    game = earning(number, mine)
    game.play(f"activate {number}", 0)
    assert asked(game) == {f"sow {crop} row {row}" for crop in SOWING[number] for row in (2, 5)} | {"done"}
    crop = SOWING[number][0]
    game.play(f"sow {crop} row 5", 0)
    assert (stand(game).phase, fields(game)) == (ACTIONS, sorted(["2", f"5:{crop}", "4:rye"]))
    assert goods(game)[crop] == 1


@pytest.mark.parametrize("number", SOWING)
def test_it_lets_nobody_sow_without_a_crop_or_an_empty_field(number: str) -> None:
    for mine in (village(fields=["2"], goods={"wool": 1}), village(fields=["2:rye"], goods={SOWING[number][0]: 1})):
        game = earning(number, mine)
        game.play(f"activate {number}", 0)
        assert stand(game).phase == ACTIONS


def test_839_exchanges_a_tool_for_a_jewelry_or_not() -> None:
    game = earning("839", village(tools=2))
    game.play("activate 839", 0)
    assert asked(game) == {"choose 1", "done"}
    kept = game.copy()
    kept.play("done", 0)
    assert (me(kept).tools, me(kept).jewelry) == (2, 0)
    game.play("choose 1", 0)
    assert (me(game).tools, me(game).jewelry, stand(game).phase) == (1, 1, ACTIONS)


def test_839_needs_a_tool() -> None:
    game = earning("839", village())
    game.play("activate 839", 0)
    assert (me(game).jewelry, stand(game).phase) == (0, ACTIONS)


def test_new_sheep_and_fields_need_room_and_a_card() -> None:
    assert gained("803", village(), round=4) == {"sheep stables": 1}
    assert gained("819", village(fields=["2"] * 8)) == {}
    assert gained("827", village(jewelry=10)) == {}


def gained(number: str, mine: Player, round: int = 2) -> dict[str, int]:  # noqa: A002
    """What a Bonus card gives this village in Phase 3."""
    game = earning(number, mine, round)
    before = possessions(game)
    game.play(f"activate {number}", 0)
    return differences(before, possessions(game))


def test_every_card_has_an_income_and_points() -> None:
    every = {f"{number}" for number in range(801, 846)}
    assert set(INCOME_OF) | set(SOWING) | {"839"} == every
    tried = {cost[0] for cost in COSTS} | {each[0] for each in CONDITIONS}
    assert tried | {"811", "812", "815", "816", "822", "824"} == every
    assert set(POINTS) == every


@pytest.mark.parametrize("number", POINTS)
def test_it_is_worth_its_points_once_it_is_played(number: str) -> None:
    assert holding(number, village()).scores[0] == 0
    mine = village(played=[number])
    assert at(ACTIONS, mine, village()).scores[0] == POINTS[number]
