"""Chapter "Cost of Progress": what each Craft Building takes in each round."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.core import Game, IllegalMoveError
from allmende.hallertau.record.events import Paid
from hallertau.scenario import ACTIONS, at, crafts, fields, goods, happened, me, moves, progress, refusals, village

REQUIRED = {
    "carpentry": ("clay", "rye"),
    "brewhouse": ("barley", "hops"),
    "cooling-house": ("meat", "milk"),
    "bakehouse": ("flax", "barley", "rye"),
    "manufacture": ("flax", "hides", "wool"),
}
CRAFTS = list(REQUIRED)
GOODS = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"]
PLENTY = dict.fromkeys(GOODS, 6)

Payment = frozenset[tuple[str, int]]


def rulebook(craft: str, round_: int, supply: Mapping[str, int] = PLENTY) -> set[Payment]:
    """All payments for one advance, straight from the text of the rulebook."""
    allowed = set()
    for counts in product(range(round_ + 1), repeat=len(REQUIRED[craft])):
        paid = dict(zip(REQUIRED[craft], counts, strict=True))
        kinds = sum(count > 0 for count in counts)
        discount = round_ - sum(counts)
        if craft == "carpentry" and not paid["clay"] > paid["rye"]:
            continue
        if craft == "brewhouse" and not paid["barley"] > paid["hops"]:
            continue
        if craft == "bakehouse" and paid["flax"] > 1:
            continue
        if any(count > supply.get(good, 0) for good, count in paid.items()):
            continue
        full_price = discount == 0
        first_discount = discount == 1 and kinds >= 2 and round_ >= 3
        second_discount = discount == 2 and kinds == 3 and round_ >= 5
        if full_price or first_discount or second_discount:
            allowed.add(frozenset((good, count) for good, count in paid.items() if count))
    return allowed


def payment(text: str) -> Payment:
    """`pay rye 1 clay 2` as goods and counts."""
    words = text.split()[1:]
    return frozenset(zip(words[::2], map(int, words[1::2]), strict=True))


def offered(game: Game) -> set[Payment]:
    """The payments with goods that are offered."""
    return {payment(text) for text in moves(game) if text != "pay jewelry"}


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("craft", CRAFTS)
def test_payments_are_those_of_the_rulebook(craft: str, round_: int) -> None:
    game = progress(village(goods=PLENTY, jewelry=1), round_)
    game.play(f"advance {craft}", 0)
    assert offered(game) == rulebook(craft, round_)
    assert "pay jewelry" in moves(game)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("craft", CRAFTS)
def test_each_payment_takes_exactly_its_goods_and_moves_the_building_one_space(craft: str, round_: int) -> None:
    game = progress(village(goods=PLENTY, jewelry=1), round_)
    game.play(f"advance {craft}", 0)
    for text in moves(game) - {"pay jewelry"}:
        twin = game.copy()
        events = twin.play(text, 0)
        assert goods(twin) == {good: n for good in GOODS if (n := 6 - dict(payment(text)).get(good, 0))}
        assert crafts(twin) == dict.fromkeys(CRAFTS, 0) | {craft: 1}
        paid = {event.resource: event.count for event in happened(events, Paid) if isinstance(event, Paid)}
        assert paid == dict(payment(text))


@given(
    st.sampled_from(CRAFTS),
    st.integers(1, 6),
    st.fixed_dictionaries(dict.fromkeys(GOODS, st.integers(0, 4))),
    st.booleans(),
)
def test_only_what_the_supply_covers_is_offered(
    craft: str, round_: int, supply: dict[str, int], with_jewelry: bool
) -> None:
    game = progress(village(goods=supply, jewelry=int(with_jewelry)), round_)
    payable = {name for name in CRAFTS if rulebook(name, round_, supply) or with_jewelry}
    assert {text for text in moves(game) if text.startswith("advance")} == {f"advance {name}" for name in payable}
    if craft not in payable:
        return
    game.play(f"advance {craft}", 0)
    affordable = rulebook(craft, round_, supply)
    if len(affordable) + with_jewelry > 1:
        assert offered(game) == affordable
        assert ("pay jewelry" in moves(game)) == with_jewelry
    else:
        assert crafts(game)[craft] == 1  # the only way to pay is not asked for


def test_without_anything_to_pay_the_player_is_not_asked() -> None:
    assert progress(village(), 1).to_act == [1]


def test_a_player_may_stop_whenever_they_wish() -> None:
    game = progress(village(goods={"clay": 2}, tools=9), 1)
    assert moves(game) == {"advance carpentry", "done"}
    game.play("done", 0)
    assert (goods(game), game.to_act) == ({"clay": 2}, [1])


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_an_advance_costs_as_many_goods_as_the_round(round_: int) -> None:
    game = progress(village(goods={"meat": round_}), round_)
    game.play("advance cooling-house", 0)
    assert (goods(game), crafts(game)["cooling-house"]) == ({}, 1)
    game = progress(village(goods={"meat": round_ - 1}), round_)
    assert game.to_act == [1]


def test_example_the_carpentry_in_round_2_costs_two_clay() -> None:
    game = progress(village(goods={"clay": 2, "rye": 6}), 2)
    game.play("advance carpentry", 0)
    assert goods(game) == {"rye": 6}
    game = progress(village(goods={"clay": 1, "rye": 6}), 2)
    assert "advance carpentry" not in moves(game)


def test_example_rye_helps_the_carpentry_in_round_3_at_the_earliest() -> None:
    for round_ in (1, 2):
        assert all("rye" not in dict(way) for way in rulebook("carpentry", round_))
    game = progress(village(goods={"clay": 2, "rye": 1}), 3)
    game.play("advance carpentry", 0)
    assert goods(game) == {}


def test_the_constraints_are_about_the_payment_and_not_about_the_supply() -> None:
    game = progress(village(goods={"clay": 2, "rye": 9, "barley": 2, "hops": 9}), 3)
    assert {"advance carpentry", "advance brewhouse"} <= moves(game)


def test_the_bakehouse_takes_at_most_one_flax() -> None:
    game = progress(village(goods={"flax": 6, "barley": 1}), 3)
    game.play("advance bakehouse", 0)
    assert goods(game) == {"flax": 5}  # 1 Flax and 1 Barley at a discount, and nothing else
    game = progress(village(goods={"flax": 6}), 2)
    assert "advance bakehouse" not in moves(game)


def test_a_building_may_advance_any_number_of_times() -> None:
    game = progress(village(goods={"milk": 10}, tools=40), 1)
    for column in range(1, 11):
        assert moves(game) == {"advance cooling-house", "done"}
        game.play("advance cooling-house", 0)
        assert crafts(game)["cooling-house"] == column
    assert game.to_act == [1]


def test_a_building_stops_at_the_right_edge() -> None:
    game = progress(village(crafts=[10, 9, 9, 9, 9], goods={"clay": 9, "milk": 1}, tools=9), 1)
    assert moves(game) == {"advance cooling-house", "done"}
    assert refusals(game)["craft:carpentry"] == "reason-last-column"
    with pytest.raises(IllegalMoveError) as error:
        game.play("advance carpentry", 0)
    assert error.value.message.id == "reason-last-column"


def test_what_cannot_be_paid_says_what_it_takes() -> None:
    game = progress(village(goods={"clay": 3}), 3)
    assert refusals(game)["craft:manufacture"] == "reason-cannot-pay(count=3)"


def test_example_of_the_first_play_nine_advances_in_round_1() -> None:
    start = village(goods={"barley": 1, "flax": 1, "rye": 1}, fields=["2", "3", "4"])
    game = at(ACTIONS, start, village(workers=0, jewelry=1))
    for move in (
        "place land-sale",
        "spend field row 2 empty",
        "place busy-weekend",
        "take milk",
        "sow barley row 3",
        "sow flax row 4",
        "exchange 4",
    ):
        game.play(move, 0)
    assert goods(game) == {"clay": 3, "milk": 1, "barley": 3, "flax": 4, "rye": 1}
    assert fields(game) == ["2", "3"]
    assert (me(game).jewelry, me(game).tools) == (1, 4)
    twice = {
        "carpentry": ("clay 1", "clay 1"),
        "brewhouse": ("barley 1", "barley 1"),
        "bakehouse": ("barley 1", "rye 1"),
        "manufacture": ("flax 1", "flax 1"),
    }
    for craft, (first, second) in twice.items():
        for way in (first, second):
            game.play(f"advance {craft}", 0)
            game.play(f"pay {way}", 0)
    game.play("advance cooling-house", 0)
    game.play("pay milk 1", 0)
    assert list(crafts(game).values()) == [2, 2, 1, 2, 2]
    assert me(game).exhausted == 4
    assert (me(game).center, me(game).window_workers) == (1, 7)
    assert game.to_act == [1]  # not one more advance is possible
