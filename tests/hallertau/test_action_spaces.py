"""Part II: The Action Spaces, one by one: every option, both edges, and everything that may be left.

`outcomes` lists all that can come of using a space, whatever is taken or left. The expected lists are written from
the rulebook's text, not from the engine.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from hallertau.scenario import (
    CROPS,
    crafts,
    fields,
    goods,
    me,
    moves,
    outcomes,
    refusals,
    sheep,
    use,
    village,
)


def crop_texts(count: int) -> set[tuple[str, ...]]:
    """All ways to take up to so many crops of your choice."""
    return {way for n in range(count + 1) for way in combinations_with_replacement(CROPS, n)}


def text(*things: str) -> str:
    """Goods as `outcomes` writes them: `text("rye", "rye", "milk")` is "1 milk, 2 rye"."""
    return ", ".join(f"{things.count(thing)} {thing}" for thing in sorted(set(things))) or "nothing"


# 1st Quadrant: Sheep Breeding


@pytest.mark.parametrize(
    ("milk", "offered"),
    [(2, {"choose 1", "done"}), (3, {"choose 1", "done"}), (4, {"choose 1", "choose 2", "done"})],
)
def test_sheep_breeding_offers_what_the_milk_pays_for(milk: int, offered: set[str]) -> None:
    assert moves(use("sheep-breeding", village(goods={"milk": milk}))) == offered


@pytest.mark.parametrize("milk", [0, 1])
def test_sheep_breeding_offers_nothing_without_two_milk(milk: int) -> None:
    game = use("sheep-breeding", village(goods={"milk": milk}))
    assert game.to_act == [1]
    assert goods(game).get("milk", 0) == milk
    assert sheep(game) == {}


def test_sheep_breeding_is_either_the_left_or_the_right_side() -> None:
    game = use("sheep-breeding", village(goods={"milk": 6}))
    left = game.copy()
    left.play("choose 1")
    assert (goods(left), sheep(left), left.to_act) == ({"milk": 4}, {4: 1}, [1])
    game.play("choose 2")
    assert (goods(game), sheep(game), game.to_act) == ({"milk": 2}, {4: 2}, [1])


def test_sheep_breeding_says_why_the_other_side_is_out_of_reach() -> None:
    game = use("sheep-breeding", village(goods={"milk": 3}))
    assert refusals(game) == {"option:2": "reason-needs(have=3, needed=4 milk)"}


def test_sheep_breeding_every_outcome() -> None:
    # The cost must be covered in full; of the sheep, fewer may be taken.
    assert outcomes("sheep-breeding", village(goods={"milk": 4})) == {
        "4 milk",
        "2 milk",
        "2 milk, 1 sheep on 4",
        "nothing",
        "1 sheep on 4",
        "2 sheep on 4",
    }


# 1st Quadrant: Sheep Shearing


def test_sheep_shearing_counts_all_sheep_on_the_stable_board_and_keeps_them() -> None:
    game = use("sheep-shearing", village(sheep={4: 1, 6: 2, "stables": 3}))
    assert goods(game) == {"wool": 6}
    assert moves(game) == {"sustain sheep round 4", "sustain sheep round 6", "done"}
    game.play("done")
    assert sheep(game) == {4: 1, 6: 2, "stables": 3}


def test_sheep_shearing_saves_one_sheep() -> None:
    game = use("sheep-shearing", village(sheep={4: 1, 6: 2}))
    twin = game.copy()
    twin.play("sustain sheep round 4")
    assert (sheep(twin), twin.to_act) == ({5: 1, 6: 2}, [1])
    game.play("sustain sheep round 6")
    assert (sheep(game), game.to_act) == ({4: 1, 6: 1, "stables": 1}, [1])


def test_sheep_in_the_stables_need_no_saving() -> None:
    game = use("sheep-shearing", village(sheep={"stables": 2}))
    assert (goods(game), game.to_act) == ({"wool": 2}, [1])


def test_sheep_shearing_without_sheep_does_nothing() -> None:
    game = use("sheep-shearing", village())
    assert (goods(game), game.to_act) == ({}, [1])


def test_sheep_shearing_every_outcome() -> None:
    # Up to one Wool a sheep, and one sheep moved or none.
    flocks = ["1 sheep on 4, 1 sheep on 6", "1 sheep on 5, 1 sheep on 6", "1 sheep on 4, 1 sheep on stables"]
    assert outcomes("sheep-shearing", village(sheep={4: 1, 6: 1})) == {
        f"{wool}{flock}" for wool in ("", "1 wool, ", "2 wool, ") for flock in flocks
    }


# 1st Quadrant: Clay Delivery


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_clay_delivery_gives_as_many_clay_as_the_round(round_: int) -> None:
    game = use("clay-delivery", village(goods={"clay": 1}), round=round_)
    assert (goods(game), game.to_act) == ({"clay": 1 + round_}, [1])


def test_clay_delivery_every_outcome() -> None:
    assert outcomes("clay-delivery", village(), round=3) == {"nothing", "1 clay", "2 clay", "3 clay"}


# 1st Quadrant: Farming


def test_farming_is_a_field_in_row_5_or_four_sow_actions() -> None:
    mine = village(goods={"rye": 5}, fields=["2", "2", "2", "2", "2"])
    game = use("farming", mine)
    assert moves(game) == {"choose 1", "choose 2", "done"}
    field = game.copy()
    field.play("choose 1")
    assert (fields(field), field.to_act) == (["2", "2", "2", "2", "2", "5"], [1])
    game.play("choose 2")
    for _ in range(4):
        assert moves(game) == {"sow rye row 2", "done"}
        game.play("sow rye row 2")
    assert (goods(game), game.to_act) == ({"rye": 1}, [1])
    assert fields(game) == ["2", "2:rye", "2:rye", "2:rye", "2:rye"]


def test_farming_offers_no_field_on_a_full_field_board() -> None:
    game = use("farming", village(goods={"rye": 1}, fields=["2"] * 8))
    assert moves(game) == {"choose 2", "done"}
    assert refusals(game) == {"option:1": "reason-no-column"}


@pytest.mark.parametrize(
    ("mine", "reason"),
    [
        (village(fields=["2"]), "reason-no-crop"),
        (village(goods={"rye": 1, "wool": 3}, fields=["2:rye"]), "reason-no-empty-field"),
        (village(goods={"rye": 1}), "reason-no-empty-field"),
    ],
)
def test_farming_offers_no_sowing_where_nothing_can_be_sown(mine: object, reason: str) -> None:
    assert isinstance(mine, type(village()))
    game = use("farming", mine)
    assert moves(game) == {"choose 1", "done"}
    assert refusals(game) == {"option:2": reason}


def test_farming_every_outcome() -> None:
    assert outcomes("farming", village(goods={"rye": 1, "flax": 1}, fields=["3"])) == {
        "1 flax, 1 rye, field 3",
        "1 flax, 1 rye, field 3, field 5",
        "1 flax, field 3:rye",
        "1 rye, field 3:flax",
    }


# 2nd Quadrant: Butchery


def test_butchery_takes_a_sheep_from_anywhere_on_the_stable_board() -> None:
    game = use("butchery", village(sheep={4: 2, 5: 1, "stables": 1}))
    assert moves(game) == {
        "spend sheep round 4",
        "spend sheep round 5",
        "spend sheep stables",
        "done",
    }
    for move, left in {
        "spend sheep round 4": {4: 1, 5: 1, "stables": 1},
        "spend sheep round 5": {4: 2, "stables": 1},
        "spend sheep stables": {4: 2, 5: 1},
    }.items():
        twin = game.copy()
        twin.play(move)
        assert (sheep(twin), goods(twin), twin.to_act) == (left, {"meat": 4, "hides": 2}, [1])


def test_butchery_may_be_left() -> None:
    game = use("butchery", village(sheep={6: 1}))
    game.play("done")
    assert (sheep(game), goods(game), game.to_act) == ({6: 1}, {}, [1])


def test_butchery_needs_a_sheep() -> None:
    game = use("butchery", village(goods={"meat": 1}))
    assert (goods(game), game.to_act) == ({"meat": 1}, [1])


def test_butchery_every_outcome() -> None:
    kept = {"1 sheep on 6"}
    paid = {text(*["meat"] * meat, *["hides"] * hides) for meat, hides in product(range(5), range(3))}
    assert outcomes("butchery", village(sheep={6: 1})) == kept | paid


# 2nd Quadrant: Nursery


def test_nursery_is_three_clay_or_three_crops() -> None:
    game = use("nursery", village())
    assert moves(game) == {"choose 1", "choose 2", "done"}
    clay = game.copy()
    clay.play("choose 1")
    assert (goods(clay), clay.to_act) == ({"clay": 3}, [1])
    game.play("choose 2")
    for crop in ("hops", "rye", "hops"):
        assert moves(game) == {"take barley", "take flax", "take hops", "take rye", "done"}
        game.play(f"take {crop}")
    assert (goods(game), game.to_act) == ({"hops": 2, "rye": 1}, [1])


def test_nursery_every_outcome() -> None:
    # Never a mix of Clay and Crops.
    assert outcomes("nursery", village()) == {text(*way) for way in crop_texts(3)} | {
        "1 clay",
        "2 clay",
        "3 clay",
    }


# 2nd Quadrant: Busy Weekend


def test_busy_weekend_gives_milk_or_wool_and_then_two_sow_actions() -> None:
    game = use("busy-weekend", village(goods={"hops": 3}, fields=["3", "4", "5:rye"]))
    assert moves(game) == {"take milk", "take wool", "done"}
    game.play("take wool")
    assert moves(game) == {"sow hops row 3", "sow hops row 4", "done"}
    game.play("sow hops row 4")
    assert moves(game) == {"sow hops row 3", "done"}
    game.play("sow hops row 3")
    assert (goods(game), fields(game)) == ({"wool": 1, "hops": 1}, ["3:hops", "4:hops", "5:rye"])
    assert game.to_act == [1]


def test_busy_weekend_every_outcome() -> None:
    sown = {
        ("2 rye", "field 2, field 2, field 3"),
        ("1 rye", "field 2, field 2, field 3:rye"),
        ("1 rye", "field 2, field 2:rye, field 3"),
        ("", "field 2, field 2:rye, field 3:rye"),
        ("", "field 2:rye, field 2:rye, field 3"),
    }
    expected = set()
    for taken, (rye, lying) in product(("", "1 milk", "1 wool"), sown):
        supply = sorted(filter(None, (taken, rye)), key=lambda part: part.split()[1])
        expected.add(", ".join([*supply, lying]))
    assert outcomes("busy-weekend", village(goods={"rye": 2}, fields=["2", "2", "3"])) == expected


# 2nd Quadrant: Clearing


def test_clearing_gives_both_a_field_in_row_2_and_a_clay() -> None:
    game = use("clearing", village(fields=["4"]))
    assert (fields(game), goods(game), game.to_act) == (["2", "4"], {"clay": 1}, [1])


def test_clearing_with_a_full_field_board_gives_the_clay_alone() -> None:
    game = use("clearing", village(fields=["2"] * 8))
    assert (fields(game), goods(game), game.to_act) == (["2"] * 8, {"clay": 1}, [1])


def test_clearing_every_outcome() -> None:
    assert outcomes("clearing", village()) == {"nothing", "1 clay", "field 2", "1 clay, field 2"}


# 3rd Quadrant: Small Trade


def test_small_trade_gives_two_crops_and_milk_or_wool_and_saves_a_sheep() -> None:
    game = use("small-trade", village(sheep={5: 1}))
    for crop in ("flax", "barley"):
        assert moves(game) == {"take barley", "take flax", "take hops", "take rye", "done"}
        game.play(f"take {crop}")
    assert moves(game) == {"take milk", "take wool", "done"}
    game.play("take milk")
    assert moves(game) == {"sustain sheep round 5", "done"}
    game.play("sustain sheep round 5")
    assert (goods(game), sheep(game)) == ({"flax": 1, "barley": 1, "milk": 1}, {6: 1})
    assert game.to_act == [1]


def test_small_trade_goes_on_when_crops_are_left() -> None:
    game = use("small-trade", village())
    game.play("done")
    assert moves(game) == {"take milk", "take wool", "done"}


def test_small_trade_every_outcome() -> None:
    expected = set()
    flocks = ["1 sheep on 4, 1 sheep on 6", "1 sheep on 5, 1 sheep on 6", "1 sheep on 4, 1 sheep on stables"]
    for way, extra, flock in product(crop_texts(2), ((), ("milk",), ("wool",)), flocks):
        supply = text(*way, *extra)
        expected.add(flock if supply == "nothing" else f"{supply}, {flock}")
    assert outcomes("small-trade", village(sheep={4: 1, 6: 1})) == expected


# 3rd Quadrant: Cultivation


def test_cultivation_gives_three_sow_actions() -> None:
    game = use("cultivation", village(goods={"barley": 4}, fields=["3"] * 4))
    for _ in range(3):
        assert moves(game) == {"sow barley row 3", "done"}
        game.play("sow barley row 3")
    assert (goods(game), game.to_act) == ({"barley": 1}, [1])


def test_cultivation_every_outcome() -> None:
    assert outcomes("cultivation", village(goods={"rye": 1, "hops": 1}, fields=["2", "4"])) == {
        "1 hops, 1 rye, field 2, field 4",
        "1 hops, field 2:rye, field 4",
        "1 hops, field 2, field 4:rye",
        "1 rye, field 2:hops, field 4",
        "1 rye, field 2, field 4:hops",
        "field 2:rye, field 4:hops",
        "field 2:hops, field 4:rye",
    }


# 3rd Quadrant: Weekly Market


def test_weekly_market_gives_a_sheep_and_a_meat() -> None:
    game = use("weekly-market", village())
    assert (sheep(game), goods(game), game.to_act) == ({4: 1}, {"meat": 1}, [1])


def test_weekly_market_every_outcome() -> None:
    assert outcomes("weekly-market", village()) == {
        "nothing",
        "1 meat",
        "1 sheep on 4",
        "1 meat, 1 sheep on 4",
    }


# 3rd Quadrant: Land Sale


def test_land_sale_takes_any_one_field_for_a_jewelry_and_three_clay() -> None:
    mine = village(fields=["2", "2", "4", "4:rye", "5:hops"], goods={"rye": 1})
    game = use("land-sale", mine)
    assert moves(game) == {
        "spend field row 2 empty",
        "spend field row 4 empty",
        "spend field row 4 rye",
        "spend field row 5 hops",
        "done",
    }
    game.play("spend field row 2 empty")
    assert fields(game) == ["2", "4", "4:rye", "5:hops"]
    assert (goods(game), me(game).jewelry, game.to_act) == ({"rye": 1, "clay": 3}, 1, [1])


def test_land_sale_loses_what_grows_on_the_field() -> None:
    game = use("land-sale", village(fields=["4:rye", "4"], goods={"rye": 1}))
    game.play("spend field row 4 rye")
    assert (fields(game), goods(game)) == (["4"], {"rye": 1, "clay": 3})


def test_land_sale_without_fields_does_nothing() -> None:
    game = use("land-sale", village())
    assert (goods(game), me(game).jewelry, game.to_act) == ({}, 0, [1])


def test_land_sale_may_be_left() -> None:
    game = use("land-sale", village(fields=["2"]))
    game.play("done")
    assert (fields(game), goods(game), me(game).jewelry) == (["2"], {}, 0)


def test_land_sale_every_outcome() -> None:
    paid = {
        ", ".join(filter(None, (clay, jewelry))) or "nothing"
        for clay, jewelry in product(("", "1 clay", "2 clay", "3 clay"), ("", "1 jewelry"))
    }
    assert outcomes("land-sale", village(fields=["2"])) == {"field 2"} | paid


# 4th Quadrant: Fertilizing


def test_fertilizing_moves_two_empty_fields_to_row_5_and_then_sows_one() -> None:
    game = use("fertilizing", village(goods={"hops": 2}, fields=["2", "3", "4", "4:rye", "5"]))
    assert moves(game) == {"raise row 2", "raise row 3", "raise row 4", "done"}
    game.play("raise row 2")
    assert moves(game) == {"raise row 3", "raise row 4", "done"}
    game.play("raise row 4")
    assert fields(game) == ["3", "4:rye", "5", "5", "5"]
    assert moves(game) == {"sow hops row 3", "sow hops row 5", "done"}
    game.play("sow hops row 5")
    assert fields(game) == ["3", "4:rye", "5", "5", "5:hops"]
    assert (goods(game), game.to_act) == ({"hops": 1}, [1])


def test_fertilizing_sows_even_if_no_field_was_moved() -> None:
    game = use("fertilizing", village(goods={"rye": 1}, fields=["2", "5:rye"]))
    game.play("done")
    assert moves(game) == {"sow rye row 2", "done"}


def test_fertilizing_never_moves_planted_fields() -> None:
    game = use("fertilizing", village(fields=["2:rye", "5"]))
    assert (fields(game), game.to_act) == (["2:rye", "5"], [1])


def test_fertilizing_every_outcome() -> None:
    assert outcomes("fertilizing", village(goods={"rye": 1}, fields=["2", "3"])) == {
        "1 rye, field 2, field 3",
        "1 rye, field 3, field 5",
        "1 rye, field 2, field 5",
        "1 rye, field 5, field 5",
        "field 2:rye, field 3",
        "field 2, field 3:rye",
        "field 3:rye, field 5",
        "field 3, field 5:rye",
        "field 2:rye, field 5",
        "field 2, field 5:rye",
        "field 5, field 5:rye",
    }


# 4th Quadrant: Tool Shed


def test_tool_shed_is_four_clay_or_a_field_in_row_4() -> None:
    game = use("tool-shed", village())
    assert moves(game) == {"choose 1", "choose 2", "done"}
    field = game.copy()
    field.play("choose 2")
    assert (fields(field), goods(field), field.to_act) == (["4"], {}, [1])
    game.play("choose 1")
    assert (fields(game), goods(game), game.to_act) == ([], {"clay": 4}, [1])


def test_tool_shed_with_a_full_field_board_offers_clay_alone() -> None:
    game = use("tool-shed", village(fields=["2"] * 8))
    assert moves(game) == {"choose 1", "done"}
    assert refusals(game) == {"option:2": "reason-no-column"}


def test_tool_shed_every_outcome() -> None:
    assert outcomes("tool-shed", village()) == {
        "nothing",
        "1 clay",
        "2 clay",
        "3 clay",
        "4 clay",
        "field 4",
    }


# 4th Quadrant: Town Hall


def test_town_hall_moves_one_building_back_for_two_jewelry() -> None:
    game = use("town-hall", village(crafts=[2, 1, 3, 1, 1]))
    assert moves(game) == {"retreat carpentry", "retreat cooling-house", "done"}
    game.play("retreat cooling-house")
    assert list(crafts(game).values()) == [2, 1, 2, 1, 1]
    assert (me(game).jewelry, me(game).center, game.to_act) == (2, 1, [1])


@pytest.mark.parametrize("crafts_", [[0] * 5, [3] * 5, [10] * 5])
def test_town_hall_never_moves_the_community_center_back(crafts_: list[int]) -> None:
    game = use("town-hall", village(crafts=crafts_))
    assert (list(crafts(game).values()), me(game).jewelry, game.to_act) == (crafts_, 0, [1])


def test_town_hall_may_be_left() -> None:
    game = use("town-hall", village(crafts=[1, 0, 0, 0, 0]))
    game.play("done")
    assert (crafts(game)["carpentry"], me(game).jewelry) == (1, 0)


def test_town_hall_every_outcome() -> None:
    assert outcomes("town-hall", village(crafts=[1, 0, 0, 2, 0])) == {
        "carpentry at 1, bakehouse at 2",
        "bakehouse at 2",
        "1 jewelry, bakehouse at 2",
        "2 jewelry, bakehouse at 2",
        "carpentry at 1, bakehouse at 1",
        "1 jewelry, carpentry at 1, bakehouse at 1",
        "2 jewelry, carpentry at 1, bakehouse at 1",
    }


# 4th Quadrant: Sheep Market


def test_sheep_market_gives_a_sheep_and_a_hides() -> None:
    game = use("sheep-market", village())
    assert (sheep(game), goods(game), game.to_act) == ({4: 1}, {"hides": 1}, [1])


def test_sheep_market_every_outcome() -> None:
    assert outcomes("sheep-market", village()) == {
        "nothing",
        "1 hides",
        "1 sheep on 4",
        "1 hides, 1 sheep on 4",
    }
