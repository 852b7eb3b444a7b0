"""The Master deck, card by card: what it asks for, and what it gives."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.cards.playing import PILES, asked, can, cannot, choices, gains, holding, phases_of, play, playing
from hallertau.scenario import (
    ACTIONS,
    CROPS,
    NEW_WORKERS,
    PROGRESS,
    at,
    boulders,
    crafts,
    fields,
    goods,
    hand,
    me,
    moves,
    sheep,
    village,
)


def bonus(count: int) -> dict[str, int]:
    """So many Bonus cards, as `gains` writes them."""
    return {"bonus": count} if count else {}


def test_301_asks_for_a_sheep_on_the_farmyard_card_that_goes_next() -> None:
    cannot("301", village(sheep={5: 2, "stables": 1}), round=3)
    cannot("301", village(sheep={"stables": 2}), round=6)
    assert can(holding("301", village(sheep={4: 1}), round=3), "301")
    assert can(holding("301", village(sheep={6: 1}), round=5), "301")


def test_301_moves_up_to_three_different_sheep() -> None:
    flock = village(sheep={4: 2, 5: 1, 6: 1})
    both = ("sustain sheep round 4", "sustain sheep round 4")
    assert choices("301", flock.copy(), *both, round=3) == {"sustain sheep round 5", "sustain sheep round 6", "done"}
    assert gains("301", flock.copy(), *both, "sustain sheep round 6", round=3) == {
        "sheep 4": -2,
        "sheep 5": 2,
        "sheep 6": -1,
        "sheep stables": 1,
        "bonus": 1,
    }
    assert gains("301", flock, "done", round=3) == {"bonus": 1}


def test_301_moves_no_sheep_twice() -> None:
    assert gains("301", village(sheep={4: 1}), "sustain sheep round 4", round=3) == {
        "sheep 4": -1,
        "sheep 5": 1,
        "bonus": 1,
    }


def test_301_saves_sheep_in_phase_2_before_the_card_is_removed() -> None:
    mine = village(sheep={4: 2}, hand=["301"], stable={4: "401", 5: "402", 6: "403"})
    game = at(NEW_WORKERS, mine, village(), round=4, piles=PILES)
    assert (stand(game).phase, asked(game)) == (NEW_WORKERS, {"done"})
    late = game.copy()
    late.play("done")
    assert (sheep(late), can(late, "301")) == ({}, False)
    play(game, "play 301", "sustain sheep round 4", "done")
    assert (stand(game).phase, sheep(game)) == (ACTIONS, {5: 1})


def test_301_is_asked_for_at_the_last_moment_even_if_it_was_declined_before() -> None:
    mine = village(sheep={4: 1}, hand=["301"], stable={4: "401", 5: "402", 6: "403"})
    game = at(PROGRESS, mine, village(), round=3, piles=PILES)
    assert can(game, "301")
    game.play("done", 0)
    while stand(game).phase != NEW_WORKERS:
        game.play("done", game.to_act[0])
    assert (stand(game).round, asked(game), can(game, "301")) == (4, {"done"}, True)


def test_301_after_the_removal_it_is_about_the_card_of_the_next_round() -> None:
    mine = village(sheep={4: 1, 5: 1}, hand=["301"], stable={4: "401", 5: "402", 6: "403"})
    game = at(NEW_WORKERS, mine, village(), round=4, piles=PILES)
    play(game, "done")
    assert (sheep(game), me(game).face_down, can(game, "301")) == ({5: 1}, [5, 6], True)


@pytest.mark.parametrize(("tools", "flock"), [(3, 0), (6, 0), (7, 1), (9, 1), (10, 2), (12, 2)])
def test_304_three_seven_or_ten_tools_give_sheep_and_a_field(tools: int, flock: int) -> None:
    cannot("304", village(tools=2))
    expected = {"sheep 4": flock} if flock else {}
    assert gains("304", village(tools=tools)) == expected | {"field 2": 1}


def test_304_sheep_go_into_the_stables_from_round_4_on() -> None:
    assert gains("304", village(tools=10), round=4) == {"sheep stables": 2, "field 2": 1}


@pytest.mark.parametrize(("spaces", "cards"), [(3, 0), (4, 1), (5, 2), (6, 2)])
def test_305_three_to_five_spaces_in_one_phase_9(spaces: int, cards: int) -> None:
    mine = village(goods={"clay": 6}, tools=9, hand=["305"])
    game = at(PROGRESS, mine, village(jewelry=1), piles=PILES)
    for column in range(1, spaces + 1):
        assert can(game, "305") == (column > 3)
        game.play("advance carpentry", 0)
    game.play("play 305", 0)
    assert (fields(game), len(hand(game))) == (["5"], cards)


def test_305_counts_one_building_even_if_another_moves_in_between() -> None:
    mine = village(goods={"clay": 4, "barley": 4}, tools=9, hand=["305"])
    game = at(PROGRESS, mine, village(jewelry=1), piles=PILES)
    play(game, "advance carpentry", "advance brewhouse", "advance carpentry", "advance brewhouse")
    assert not can(game, "305")
    play(game, "advance carpentry", "play 305")
    assert fields(game) == ["5"]


def test_305_does_not_count_earlier_advances_and_is_only_for_phase_9() -> None:
    assert phases_of("305", village(crafts=[5] * 5)) == set()
    mine = village(goods={"clay": 3}, tools=3, hand=["305"])
    game = at(PROGRESS, mine, village(jewelry=1), piles=PILES)
    play(game, "advance carpentry", "advance carpentry", "advance carpentry")
    assert can(game, "305")
    game.play("done", 0)
    game.play("done", 1)
    assert (stand(game).phase, can(game, "305")) == (ACTIONS, False)


def test_306_more_jewelry_or_more_sheep_than_fields() -> None:
    farm = ["2", "3:rye"]
    cannot("306", village(fields=farm, jewelry=2, sheep={4: 1, "stables": 1}), village())
    for mine in (village(fields=farm, jewelry=3), village(fields=farm, sheep={4: 1, "stables": 2})):
        assert gains("306", mine) == {"field 2": 1}


def test_306_sows_in_the_new_field_or_in_another() -> None:
    mine = village(fields=["5"], jewelry=2, goods={"rye": 2})
    assert choices("306", mine.copy()) == {"sow rye row 2", "sow rye row 5", "done"}
    assert gains("306", mine.copy(), "sow rye row 2") == {"rye": -1, "field 2:rye": 1}
    assert gains("306", mine, "sow rye row 5") == {"rye": -1, "field 2": 1, "field 5": -1, "field 5:rye": 1}


@pytest.mark.parametrize(("jewelry", "cards"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (10, 2)])
def test_307_one_three_or_six_jewelry(jewelry: int, cards: int) -> None:
    cannot("307", village())
    assert gains("307", village(jewelry=jewelry)) == bonus(cards) | {"clay": 2, "tools": 1}


@pytest.mark.parametrize(("cards", "tools"), [(1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (11, 3), (12, 4)])
def test_308_cards_played_give_tools(cards: int, tools: int) -> None:
    cannot("308", village(hand=["001", "002"]))
    every = ["001", "801", "901", "401", "002", "802", "902", "402", "003", "803", "903", "403"]
    assert gains("308", village(played=every[:cards])) == {"tools": tools}


@pytest.mark.parametrize(("crops", "cards"), [(7, 0), (13, 0), (14, 1), (20, 1), (21, 2)])
def test_311_crops_of_one_type_give_a_jewelry(crops: int, cards: int) -> None:
    cannot("311", village(goods=dict.fromkeys(CROPS, 6) | {"clay": 9, "milk": 9}))
    for crop in CROPS:
        assert gains("311", village(goods={crop: crops})) == bonus(cards) | {"jewelry": 1}


def test_312_is_only_for_phase_4() -> None:
    assert phases_of("312", village(fields=["2"] * 6)) == {4}


@pytest.mark.parametrize(("farm", "cards"), [(6, 0), (7, 1), (8, 2)])
def test_312_six_to_eight_fields_give_an_advance(farm: int, cards: int) -> None:
    cannot("312", village(fields=["2"] * 5))
    mine = village(fields=["2:rye"] * farm)
    every = {f"advance {craft}" for craft in ("carpentry", "brewhouse", "cooling-house", "bakehouse", "manufacture")}
    assert choices("312", mine.copy()) == every | {"done"}
    assert gains("312", mine.copy(), "advance bakehouse") == bonus(cards) | {"bakehouse": 1}
    assert gains("312", mine, "done") == bonus(cards)


def test_312_can_move_the_community_center_but_gives_no_workers_for_it() -> None:
    game = playing("312", village(fields=["2"] * 6, crafts=[0, 1, 1, 1, 1]), "advance carpentry")
    assert (me(game).center, me(game).window_workers, me(game).workers) == (1, 7, 6)


def test_312_boulders_are_in_the_way_as_usual() -> None:
    farm = ["2"] * 6
    stones = {"carpentry": (1, 2), "brewhouse": (1, 3)}
    assert choices("312", village(fields=farm, boulders=stones, crafts={"bakehouse": 10})) == {
        "advance cooling-house",
        "advance manufacture",
        "done",
    }
    one = choices("312", village(fields=farm, boulders=stones, tools=1))
    assert "advance brewhouse" in one
    assert "advance carpentry" not in one
    mine = village(fields=farm, boulders=stones, tools=2)
    game = playing("312", mine.copy(), "advance carpentry")
    assert (crafts(game)["carpentry"], boulders(game)["carpentry"], me(game).tools) == (1, [2, 3], 2)
    assert gains("312", mine, "advance carpentry", round=6) == {"carpentry": 1, "tools": -2}


@pytest.mark.parametrize(("number", "cards"), [(1, 0), (2, 1), (3, 2), (6, 2)])
def test_316_the_round_gives_bonus_cards(number: int, cards: int) -> None:
    assert gains("316", village(), "done", round=number) == bonus(cards)


def test_316_moves_three_different_boulders() -> None:
    mine = village(boulders={"brewhouse": (2, 3), "bakehouse": (10, 12), "manufacture": (11, 13)})
    game = playing("316", mine)
    assert asked(game) == {
        "boulder carpentry 1",
        "boulder carpentry 2",
        "boulder brewhouse 2",
        "boulder cooling-house 1",
        "boulder cooling-house 2",
        "boulder bakehouse 1",
        "done",
    }
    game.play("boulder carpentry 1")
    assert not {"boulder carpentry 1"} & moves(game)
    play(game, "boulder brewhouse 2", "boulder brewhouse 1")
    assert asked(game) >= {"exchange 1", "exchange 6"}
    assert boulders(game) == {
        "carpentry": [3, 4],
        "brewhouse": [3, 4],
        "cooling-house": [2, 4],
        "bakehouse": [10],
        "manufacture": [],
    }
    assert me(game).tools == 0


def test_316_moves_boulders_off_the_board() -> None:
    mine = village(crafts=[8] * 5, boulders={"carpentry": (9, 10)})
    game = playing("316", mine, "boulder carpentry 2", "boulder carpentry 1", "boulder brewhouse 1")
    assert boulders(game)["carpentry"] == [10]
    assert boulders(game)["brewhouse"] == []


@pytest.mark.parametrize("empty", [0, 1, 4])
def test_317_empty_fields_give_clay_beside_a_planted_one(empty: int) -> None:
    cannot("317", village(fields=["5"] * 4), village())
    expected = {"clay": empty} if empty else {}
    for planted in (["2:rye"], ["2:rye", "4:hops"]):
        assert gains("317", village(fields=["3"] * empty + planted)) == expected


@pytest.mark.parametrize(
    ("columns", "clay"),
    [([3, 0, 0, 0, 0], 3), ([3, 6, 4, 2, 3], 4), ([1, 1, 1, 6, 2], 5), ([9, 8, 2, 8, 8], 5)],
)
def test_318_a_building_three_to_five_spaces_ahead_of_another(columns: list[int], clay: int) -> None:
    cannot("318", village(crafts=[4, 2, 3, 3, 4]))
    assert gains("318", village(crafts=columns)) == {"clay": clay, "bonus": 1}


@pytest.mark.parametrize(("hops", "clay"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_319_one_three_or_six_hops_give_clay(hops: int, clay: int) -> None:
    cannot("319", village(goods={"rye": 9}))
    assert gains("319", village(goods={"hops": hops})) == {"clay": clay, "rye": 1, "bonus": 1}


@pytest.mark.parametrize(("tools", "barley"), [(2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 3), (9, 3)])
def test_320_two_four_six_or_seven_tools_give_barley(tools: int, barley: int) -> None:
    cannot("320", village(tools=1))
    expected = {"barley": barley} if barley else {}
    assert gains("320", village(tools=tools)) == expected | {"flax": 2, "bonus": 1}


def test_320_less_may_be_taken() -> None:
    game = holding("320", village(tools=7))
    play(game, "play sparingly 320", "take barley", "done", "take flax", "done")
    assert asked(game) == {"take card", "done"}
    game.play("done")
    assert (goods(game), hand(game)) == ({"barley": 1, "flax": 1}, [])


@pytest.mark.parametrize(("jewelry", "barley"), [(0, 10), (4, 6), (9, 1)])
def test_321_barley_for_what_is_missing_to_ten_jewelry(jewelry: int, barley: int) -> None:
    cannot("321", village(jewelry=jewelry, goods={"barley": barley - 1}))
    for supply in (barley, barley + 1):
        mine = village(jewelry=jewelry, goods={"barley": supply})
        assert gains("321", mine) == {"flax": 2, "hops": 1, "bonus": 1}


def test_321_needs_no_barley_with_ten_jewelry() -> None:
    assert gains("321", village(jewelry=10)) == {"flax": 2, "hops": 1, "bonus": 1}


def test_323_the_only_empty_field_moves_to_row_4_and_can_be_sown() -> None:
    cannot("323", village(fields=["4:rye"]), village(fields=["2", "3"]), village())
    for row in (2, 3, 5):
        mine = village(goods={"rye": 1}, fields=[f"{row}", "3:hops"])
        assert choices("323", mine.copy()) == {f"raise row {row}", "done"}
        assert choices("323", mine.copy(), f"raise row {row}") == {"sow rye row 4", "done"}
        moved = {f"field {row}": -1, "field 4": 1, "bonus": 1}
        assert gains("323", mine.copy(), f"raise row {row}", "done") == moved
        sown = {f"field {row}": -1, "field 4:rye": 1, "rye": -1, "bonus": 1}
        assert gains("323", mine.copy(), f"raise row {row}", "sow rye row 4") == sown
        stayed = {f"field {row}": -1, f"field {row}:rye": 1, "rye": -1, "bonus": 1}
        assert gains("323", mine, "done", f"sow rye row {row}") == stayed


def test_323_a_field_in_row_4_is_only_sown() -> None:
    mine = village(goods={"rye": 1}, fields=["4"])
    assert choices("323", mine.copy()) == {"sow rye row 4", "done"}
    assert gains("323", village(fields=["4"])) == {"bonus": 1}
    assert gains("323", mine, "sow rye row 4") == {"field 4": -1, "field 4:rye": 1, "rye": -1, "bonus": 1}


@pytest.mark.parametrize(
    ("column", "number", "milk"),
    [(1, 1, 1), (2, 1, 2), (3, 1, 3), (5, 1, 3), (2, 2, 1), (6, 6, 1), (6, 5, 2), (6, 4, 3), (10, 6, 1)],
)
def test_324_the_window_shows_more_than_the_round_and_five_to_seven(column: int, number: int, milk: int) -> None:
    # One space less than it takes: the window shows as many as the round and five.
    cannot("324", village(crafts=[number - 1] * 5), round=number)
    assert gains("324", village(crafts=[column] * 5), round=number) == {"milk": milk}


@pytest.mark.parametrize(
    ("supply", "milk"),
    [
        ({}, 0),
        ({"rye": 9, "clay": 5, "wool": 5}, 0),
        ({"rye": 10}, 1),
        ({"rye": 4, "hops": 4, "flax": 4, "barley": 3}, 1),
        ({"rye": 4, "hops": 4, "flax": 4, "barley": 4}, 2),
        ({"hops": 22}, 2),
        ({"hops": 11, "barley": 12}, 3),
    ],
)
def test_325_crops_of_all_types_give_milk(supply: dict[str, int], milk: int) -> None:
    expected = {"milk": milk} if milk else {}
    assert gains("325", village(goods=supply)) == expected | {"bonus": 1}


@pytest.mark.parametrize(("place", "wool"), [(4, 1), (5, 2), (6, 2), ("stables", 3)])
def test_326_a_sheep_on_a_late_card_or_in_the_stables_gives_wool(place: int | str, wool: int) -> None:
    cannot("326", village())
    assert gains("326", village(sheep={place: 1})) == {"wool": wool, "bonus": 1}
    assert gains("326", village(sheep={4: 1, place: 2})) == {"wool": wool, "bonus": 1}


@pytest.mark.parametrize(
    ("flock", "number", "hides", "cards"),
    [
        ({4: 2}, 1, 4, 0),
        ({4: 1, 5: 1, "stables": 1}, 1, 3, 1),
        ({"stables": 6}, 2, 4, 1),
        ({"stables": 7}, 3, 3, 2),
        ({4: 2, 5: 2, 6: 3}, 3, 0, 2),
        ({"stables": 2}, 6, 0, 0),
    ],
)
def test_327_cards_on_the_stable_board_without_sheep_give_hides(
    flock: dict[int | str, int], number: int, hides: int, cards: int
) -> None:
    cannot("327", village(sheep={5: 1}))
    expected = {"hides": hides} if hides else {}
    assert gains("327", village(sheep=flock), round=number) == bonus(cards) | expected


def test_327_counts_the_card_of_this_round_before_it_is_removed() -> None:
    stable = {place: f"40{place}" for place in (3, 4, 5, 6)}
    game = at(NEW_WORKERS, village(sheep={4: 2}, hand=["327"], stable=stable), village(), round=3, piles=PILES)
    game.play("play 327")
    assert goods(game) == {"hides": 3}


@pytest.mark.parametrize(
    ("number", "mine", "then", "drawn"),
    [
        ("301", village(sheep={4: 2}), (), 0),
        ("312", village(fields=["2"] * 7), (), 1),
        ("316", village(), (), 1),
        ("323", village(fields=["3"], goods={"rye": 1}), ("raise row 3",), 0),
    ],
)
def test_effects_come_from_top_to_bottom(number: str, mine: Player, then: tuple[str, ...], drawn: int) -> None:
    game = playing(number, mine.copy(), *then, round=3 if number == "301" else 2)
    assert len(hand(game)) == drawn
    game.play("done")
    assert len(hand(game)) == 1
