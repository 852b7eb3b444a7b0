"""The Master deck: cards about the action board, and about what has just happened there."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.cards.playing import PILES, asked, can, cannot, choices, gains, holding, phases_of, play, playing
from hallertau.scenario import (
    ACTIONS,
    MILKING,
    NEW_CARD,
    REMOVE_WORKERS,
    at,
    fields,
    goods,
    hand,
    me,
    moves,
    rows,
    sheep,
    village,
)

MARKETS = {"sheep-market": 3, "sheep-breeding": 1, "weekly-market": 2, "nursery": 2}


@pytest.mark.parametrize(("workers", "playable"), [(0, False), (1, True), (2, True), (3, False)])
def test_302_asks_for_one_or_two_workers_left(workers: int, playable: bool) -> None:
    game = at(ACTIONS, village(), village(workers=workers, hand=["302"]), board=MARKETS, piles=PILES)
    assert can(game, "302", 1) == playable


def test_302_is_only_for_phase_4() -> None:
    assert phases_of("302", village(workers=2)) == {4}


def test_302_takes_the_top_row_off_all_three_spaces() -> None:
    game = playing("302", village(workers=2), board=MARKETS)
    assert asked(game) == {"choose 1", "done"}
    kept = game.copy()
    kept.play("done")
    assert rows(kept, "sheep-market") == [1, 2, 3]
    game.play("choose 1")
    assert rows(game, "sheep-market") == [1, 2, 0]
    assert rows(game, "sheep-breeding") == [0, 0, 0]
    assert rows(game, "weekly-market") == [1, 0, 0]
    assert rows(game, "nursery") == [1, 2, 0]
    assert me(game).workers == 2


def test_302_an_empty_space_among_them_is_no_obstacle() -> None:
    game = playing("302", village(workers=1), "choose 1", board={"weekly-market": 1})
    assert rows(game, "weekly-market") == [0, 0, 0]


def after_removal(board: dict[str, int], mine: Player) -> Game:
    """Phase 1 of Round 2, which clears top rows in quadrants 3 and 4."""
    return at(REMOVE_WORKERS, mine, village(), round=2, board=board, piles=PILES)


@pytest.mark.parametrize(
    ("board", "rye"),
    [
        ({"small-trade": 3, "cultivation": 3}, 0),
        ({"small-trade": 3, "cultivation": 3, "land-sale": 1}, 1),
        ({"small-trade": 3, "cultivation": 3, "bonus-card": 2}, 2),
        ({"small-trade": 3, "cultivation": 3, "land-sale": 3}, 3),
        ({"small-trade": 3, "cultivation": 3, "land-sale": 3, "weekly-market": 1}, 5),
        ({"fertilizing": 3, "tool-shed": 3, "town-hall": 3, "sheep-market": 3, "point-card": 2}, 5),
        # Of two quadrants, the one with more counts.
        ({"small-trade": 3, "cultivation": 3, "fertilizing": 3, "tool-shed": 3, "town-hall": 1}, 1),
    ],
)
def test_303_six_to_ten_workers_removed_give_a_sheep_and_rye(board: dict[str, int], rye: int) -> None:
    game = after_removal(board, village(hand=["303"]))
    assert (stand(game).phase, asked(game)) == (REMOVE_WORKERS, {"done"})
    game.play("play 303")
    assert (goods(game), sheep(game)) == ({"rye": rye} if rye else {}, {5: 1})


@pytest.mark.parametrize(
    "board",
    [
        {"small-trade": 3, "cultivation": 2, "fertilizing": 3, "tool-shed": 2},
        {"nursery": 3, "butchery": 3, "clearing": 3},
    ],
)
def test_303_less_than_six_of_one_quadrant_are_too_few(board: dict[str, int]) -> None:
    game = after_removal(board, village(hand=["303", "325"]))
    while stand(game).phase == REMOVE_WORKERS:
        assert not can(game, "303")
        game.play("done")


def test_303_is_over_with_phase_1() -> None:
    game = after_removal({"small-trade": 3, "cultivation": 3}, village(hand=["303", "325"]))
    assert not can(game, "303"), "nothing has been removed yet"
    game.play("done")
    assert (stand(game).phase, can(game, "303")) == (REMOVE_WORKERS, True)
    game.play("done")
    while stand(game).phase < ACTIONS:
        assert not can(game, "303")
        game.play("done")
    assert not can(game, "303")


def test_303_does_not_count_the_workers_of_the_round_before() -> None:
    game = after_removal({"small-trade": 3, "cultivation": 3}, village(hand=["303"]))
    while stand(game).round == 2:
        seat = game.to_act[0]
        assert can(game, "303", seat) == (stand(game).phase == REMOVE_WORKERS)
        game.play("exchange 6" if "exchange 6" in moves(game, seat) else "done", seat)
    assert (stand(game).round, stand(game).phase) == (3, ACTIONS)


@pytest.mark.parametrize(
    ("board", "barley"),
    [
        ({"small-trade": 3, "cultivation": 1, "bonus-card": 1}, 1),  # 9 workers with the one placed
        ({"small-trade": 3, "cultivation": 2}, 1),
        ({"small-trade": 3, "cultivation": 2, "land-sale": 1}, 2),
        ({"small-trade": 3, "cultivation": 2, "land-sale": 1, "bonus-card": 1}, 2),
        ({"small-trade": 3, "cultivation": 2, "bonus-card": 2}, 3),
        ({"small-trade": 3, "cultivation": 3, "land-sale": 3, "bonus-card": 2}, 3),
    ],
)
def test_309_workers_in_the_quadrant_of_the_space_just_used(board: dict[str, int], barley: int) -> None:
    game = at(ACTIONS, village(hand=["309"]), village(), board=board, piles=PILES)
    assert not can(game, "309")
    play(game, "place weekly-market", "play 309")
    assert (goods(game), me(game).tools) == ({"barley": barley, "meat": 1}, 1)


def test_309_eight_workers_are_too_few_and_other_quadrants_do_not_count() -> None:
    board = {"small-trade": 3, "cultivation": 1, "nursery": 3, "butchery": 3, "point-card": 2}
    game = at(ACTIONS, village(hand=["309"]), village(), board=board, piles=PILES)
    game.play("place weekly-market")
    assert (game.to_act, can(game, "309")) == ([1], False)


def test_309_is_for_a_space_that_one_has_used_oneself_just_now() -> None:
    board = {"small-trade": 3, "cultivation": 3}
    game = at(ACTIONS, village(), village(hand=["309"]), board=board, piles=PILES)
    game.play("place weekly-market")
    assert (game.to_act, can(game, "309", 1)) == ([1], False)
    game.play("place land-sale", 1)
    assert can(game, "309", 1)
    game.play("done", 1)
    game.play("exchange 1", 0)
    assert (game.to_act, can(game, "309", 1)) == ([1], False)


def test_309_in_the_midst_of_the_action_waits_until_it_is_complete() -> None:
    board = {"nursery": 3, "butchery": 2}
    game = at(ACTIONS, village(hand=["309"], fields=["2"]), village(), board=board, piles=PILES)
    play(game, "place busy-weekend", "play 309")
    assert (goods(game), asked(game)) == ({}, {"take milk", "take wool", "done"})
    game.play("take milk")
    assert (goods(game), me(game).tools) == ({"milk": 1, "barley": 1}, 1)


def test_309_counts_the_worker_that_313_places_as_one() -> None:
    board = {"small-trade": 3, "cultivation": 1}
    game = at(ACTIONS, village(workers=1, hand=["309", "313"]), village(), board=board, piles=PILES)
    play(game, "play 313", "pick weekly-market")
    assert not can(game, "309")
    board |= {"land-sale": 1}
    game = at(ACTIONS, village(workers=1, hand=["309", "313"]), village(), board=board, piles=PILES)
    play(game, "play 313", "pick weekly-market", "play 309")
    assert goods(game) == {"barley": 1, "meat": 1}


@pytest.mark.parametrize(("exchanged", "hops"), [(2, 1), (3, 2), (4, 3), (6, 3)])
def test_310_tools_obtained_at_the_same_time(exchanged: int, hops: int) -> None:
    game = holding("310", village())
    assert not can(game, "310")
    play(game, f"exchange {exchanged}", "play 310")
    assert (goods(game), me(game).tools) == ({"hops": hops}, exchanged + 1)


def test_310_one_tool_after_another_is_not_at_the_same_time() -> None:
    game = holding("310", village(tools=5))
    assert not can(game, "310")
    play(game, "exchange 1")
    assert (game.to_act, can(game, "310")) == ([1], False)
    game.play("exchange 1", 1)
    play(game, "exchange 1")
    assert (game.to_act, can(game, "310")) == ([1], False)


def test_310_is_over_when_something_else_happens() -> None:
    game = holding("310", village())
    play(game, "exchange 2")
    assert asked(game) == {"done"}
    play(game, "done")
    game.play("exchange 1", 1)
    assert (game.to_act, can(game, "310")) == ([0], False)


def test_310_counts_tools_from_a_card_in_any_phase() -> None:
    game = at(MILKING, village(hand=["308", "310"], played=["001", "002", "003"]), village(), piles=PILES)
    assert not can(game, "310")
    game.play("play 308")
    assert can(game, "310")
    game.play("play 310")
    assert (goods(game), me(game).tools) == ({"hops": 1}, 3)


def test_313_is_only_for_phase_4_with_exactly_one_worker_left() -> None:
    assert phases_of("313", village(workers=1)) == {4}
    for workers, playable in ((0, False), (1, True), (2, False)):
        game = at(ACTIONS, village(), village(workers=workers, hand=["313"]), piles=PILES)
        assert can(game, "313", 1) == playable


def test_313_uses_a_space_whose_second_row_is_empty() -> None:
    board = {"nursery": 1, "clearing": 2, "tool-shed": 3, "point-card": 1, "bonus-card": 2}
    game = playing("313", village(workers=1), board=board)
    assert {"pick nursery", "pick sheep-market", "pick point-card"} <= moves(game)
    assert not {"pick clearing", "pick tool-shed", "pick bonus-card"} & moves(game)
    play(game, "pick nursery", "choose 1")
    assert (rows(game, "nursery"), goods(game), me(game).workers) == ([1, 1, 0], {"clay": 3}, 0)
    assert hand(game) == [PILES["bonus"][0]]


def test_313_an_empty_first_row_can_still_be_used_by_anybody() -> None:
    game = playing("313", village(workers=1), "pick clay-delivery")
    assert (rows(game, "clay-delivery"), goods(game), game.to_act) == ([0, 1, 0], {"clay": 1}, [1])
    game.play("place clay-delivery", 1)
    assert rows(game, "clay-delivery") == [1, 1, 0]
    game.play("place clay-delivery", 1)
    assert (rows(game, "clay-delivery"), me(game, 1).workers) == ([1, 1, 3], 2)


def test_313_may_be_played_without_placing_the_worker() -> None:
    game = playing("313", village(workers=1), "done")
    assert (me(game).workers, hand(game)) == (1, [PILES["bonus"][0]])
    assert "place nursery" in moves(game)


def test_313_on_another_players_turn() -> None:
    game = at(ACTIONS, village(), village(workers=1, hand=["313"]), piles=PILES)
    assert game.to_act == [1]
    play(game, "play 313", "pick sheep-market", seat=1)
    assert (goods(game, 1), sheep(game, 1), me(game, 1).workers) == ({"hides": 1}, {4: 1}, 0)
    assert (game.to_act, "exchange 6" in moves(game)) == ([0], True)


def test_313_on_a_card_space_gives_the_first_player_marker() -> None:
    game = at(ACTIONS, village(), village(workers=1, hand=["313"]), piles=PILES, board={"point-card": 1})
    play(game, "play 313", "pick point-card", seat=1)
    assert (stand(game).first, hand(game, 1)) == (1, [PILES["point"][0], PILES["bonus"][0]])


def test_314_asks_for_two_spaces_with_exactly_three_workers() -> None:
    cannot("314", village(), board={"nursery": 2, "clearing": 3, "butchery": 1})
    game = playing("314", village(), board={"nursery": 2, "clearing": 2, "butchery": 3})
    assert asked(game) == {"pick nursery", "pick clearing", "done"}
    kept = game.copy()
    kept.play("done")
    assert (rows(kept, "nursery"), rows(kept, "clearing"), hand(kept)) == ([1, 2, 0], [1, 2, 0], ["843"])
    game.play("pick nursery")
    assert (rows(game, "nursery"), rows(game, "clearing"), hand(game)) == ([0, 0, 0], [1, 2, 3], ["843"])
    assert (goods(game), fields(game), me(game).workers) == ({}, [], 6)


def test_314_the_workers_go_to_any_other_of_these_spaces() -> None:
    board = {"nursery": 2, "clearing": 2, "land-sale": 2}
    assert choices("314", village(), "pick nursery", board=board) == {"pick clearing", "pick land-sale"}
    game = playing("314", village(), "pick nursery", "pick land-sale", board=board)
    assert (rows(game, "nursery"), rows(game, "clearing")) == ([0, 0, 0], [1, 2, 0])
    assert rows(game, "land-sale") == [1, 2, 3]


def test_314_workers_leave_a_card_space_but_never_fill_one() -> None:
    board = {"nursery": 2, "point-card": 2}
    assert choices("314", village(), board=board) == {"pick point-card", "done"}
    game = playing("314", village(), "pick point-card", board=board)
    assert (rows(game, "point-card"), rows(game, "nursery")) == ([0, 0], [1, 2, 3])
    assert gains("314", village(), board={"bonus-card": 2, "point-card": 2}) == {"bonus": 1}


def test_314_is_played_when_another_player_makes_it_so() -> None:
    game = at(ACTIONS, village(), village(hand=["314"]), board={"nursery": 2, "clay-delivery": 1}, piles=PILES)
    assert game.to_act == [0]
    game.play("place clay-delivery", 0)
    assert (game.to_act, can(game, "314", 1)) == ([1], True)


def test_315_is_only_for_phase_4() -> None:
    assert phases_of("315", village(jewelry=4)) == {4}


def test_315_four_jewelry_take_the_topmost_row_of_a_space_back() -> None:
    cannot("315", village(jewelry=3))
    board = {"nursery": 3, "butchery": 1, "point-card": 2}
    game = playing("315", village(jewelry=4), board=board)
    assert asked(game) == {"pick nursery", "pick butchery", "pick point-card", "done"}
    for space, left, workers in (
        ("nursery", [1, 2, 0], 9),
        ("butchery", [0, 0, 0], 7),
        ("point-card", [1, 0], 8),
    ):
        twin = game.copy()
        twin.play(f"pick {space}")
        assert (rows(twin, space), me(twin).workers, me(twin).jewelry) == (left, workers, 4)
    game.play("done")
    assert me(game).workers == 6


def test_315_after_the_last_worker_one_rejoins_the_phase() -> None:
    mine = village(workers=1, jewelry=4, hand=["315"])
    game = at(ACTIONS, mine, village(workers=2), board={"nursery": 2}, piles=PILES)
    play(game, "place clay-delivery", "play 315", "pick nursery")
    assert (me(game).workers, game.to_act) == (2, [1])
    game.play("exchange 1", 1)
    assert (game.to_act, "place nursery" in moves(game)) == ([0], True)


def test_315_after_everybodys_last_worker_the_phase_goes_on() -> None:
    mine = village(workers=0, jewelry=4, hand=["315"])
    game = at(ACTIONS, village(workers=1), mine, board={"nursery": 3}, piles=PILES)
    assert game.to_act == [1]
    play(game, "done", seat=1)
    game.play("place clay-delivery", 0)
    assert (stand(game).phase, game.to_act) == (ACTIONS, [1])
    play(game, "play 315", "pick nursery", seat=1)
    assert (stand(game).phase, game.to_act, me(game, 1).workers) == (ACTIONS, [1], 3)
    assert "place clay-delivery" in moves(game, 1)


@pytest.mark.parametrize("number", ["312", "315"])
def test_312_and_315_can_be_played_when_phase_4_is_about_to_end_although_nothing_changed(number: str) -> None:
    mine = village(workers=0, jewelry=4, fields=["2"] * 6, hand=[number])
    game = at(ACTIONS, village(workers=2), mine, board={"nursery": 3}, piles=PILES)
    play(game, "done", seat=1)
    game.play("exchange 1", 0)
    assert (stand(game).phase, game.to_act) == (ACTIONS, [0])
    game.play("exchange 1", 0)
    assert (stand(game).phase, game.to_act, can(game, number, 1)) == (ACTIONS, [1], True)
    play(game, "done", seat=1)
    assert stand(game).phase > ACTIONS


def test_315_on_another_players_turn_it_can_take_what_has_just_been_placed() -> None:
    mine = village(jewelry=4, hand=["315"])
    game = at(ACTIONS, village(), village(), mine, piles=PILES)
    while game.to_act == [2]:
        game.play("done", 2)
    game.play("place clay-delivery", 0)
    assert game.to_act == [2]
    play(game, "play 315", "pick clay-delivery", seat=2)
    assert (me(game, 2).workers, rows(game, "clay-delivery"), game.to_act) == (7, [0, 0, 0], [1])


@pytest.mark.parametrize(
    ("space", "rest"),
    [
        ("farming", ["done"]),
        ("fertilizing", ["done", "done"]),
        ("cultivation", ["done"]),
        ("busy-weekend", ["done", "done"]),
    ],
)
def test_322_a_crop_to_sow_after_one_of_the_sow_spaces(space: str, rest: list[str]) -> None:
    game = holding("322", village(goods={"rye": 3}, fields=["3", "4:flax"]))
    assert not can(game, "322")
    play(game, f"place {space}", "play 322", *rest)
    assert asked(game) == {"take barley", "take flax", "take hops", "take rye", "done"}
    game.play("take hops")
    assert asked(game) == {"sow hops row 3", "done"}
    kept = game.copy()
    kept.play("done")
    assert (goods(kept), fields(kept), kept.to_act) == ({"hops": 1, "rye": 3}, ["3", "4:flax"], [1])
    game.play("sow hops row 3")
    assert (goods(game), fields(game), game.to_act) == ({"rye": 3}, ["3:hops", "4:flax"], [1])


def test_322_can_be_played_when_the_action_is_complete() -> None:
    game = holding("322", village(goods={"rye": 3}, fields=["3"]))
    play(game, "place cultivation", "sow rye row 3")
    assert (asked(game), can(game, "322")) == ({"done"}, True)


def test_322_gives_the_crop_even_if_it_cannot_be_sown() -> None:
    game = holding("322", village())
    play(game, "place cultivation", "play 322", "take barley")
    assert (goods(game), game.to_act) == ({"barley": 1}, [1])


def test_322_in_the_midst_of_sowing_waits_until_that_is_complete() -> None:
    game = holding("322", village(goods={"rye": 3}, fields=["2", "3", "4", "5"]))
    play(game, "place cultivation", "sow rye row 5", "play 322")
    assert asked(game) == {"sow rye row 2", "sow rye row 3", "sow rye row 4", "done"}
    play(game, "done", "take hops", "sow hops row 4")
    assert fields(game) == ["2", "3", "4:hops", "5:rye"]


def test_322_is_over_on_the_next_turn_and_other_spaces_do_not_count() -> None:
    game = holding("322", village())
    game.play("place cultivation", 0)
    assert (game.to_act, can(game, "322")) == ([0], True)
    game.play("done", 0)
    game.play("place farming", 1)
    game.play("choose 1", 1)
    assert (game.to_act, can(game, "322")) == ([0], False)
    game.play("place clay-delivery", 0)
    assert (game.to_act, can(game, "322")) == ([1], False)


def test_322_after_a_space_that_419_uses_in_another_phase() -> None:
    game = at(INCOME, village(jewelry=1, hand=["419", "322"]), village(), piles=PILES)
    assert not can(game, "322")
    play(game, "play 419", "pick cultivation")
    assert (stand(game).phase, can(game, "322")) == (INCOME, True)
    play(game, "play 322", "take flax")
    assert goods(game) == {"flax": 1}


def test_328_is_only_for_the_butchery() -> None:
    game = holding("328", village(sheep={4: 1}, jewelry=1))
    assert not can(game, "328")
    game.play("place clay-delivery")
    assert not can(game, "328")


def test_328_a_jewelry_takes_the_place_of_the_sheep() -> None:
    game = holding("328", village(jewelry=2))
    play(game, "place butchery", "play 328")
    assert asked(game) == {"pay jewelry", "done"}
    game.play("pay jewelry")
    assert (goods(game), me(game).jewelry, hand(game)) == ({"meat": 4, "hides": 4}, 1, [PILES["bonus"][0]])
    assert game.to_act == [1]


def test_328_a_sheep_can_be_paid_all_the_same() -> None:
    game = holding("328", village(jewelry=1, sheep={5: 1}))
    game.play("place butchery")
    assert asked(game) == {"spend sheep round 5", "done"}
    game.play("play 328")
    assert asked(game) == {"spend sheep round 5", "pay jewelry", "done"}
    game.play("spend sheep round 5")
    assert (goods(game), me(game).jewelry, sheep(game)) == ({"meat": 4, "hides": 4}, 1, {})
    assert hand(game) == [PILES["bonus"][0]]


def test_328_gives_hides_and_a_card_even_if_nothing_is_paid() -> None:
    game = holding("328", village(jewelry=1))
    play(game, "place butchery", "play 328", "done")
    assert (goods(game), me(game).jewelry, hand(game)) == ({"hides": 2}, 1, [PILES["bonus"][0]])


def test_328_comes_too_late_when_the_sheep_is_paid() -> None:
    game = holding("328", village(jewelry=1, sheep={5: 2}))
    play(game, "place butchery", "spend sheep round 5")
    assert (goods(game), can(game, "328"), game.to_act) == ({"meat": 4, "hides": 2}, False, [1])


def test_328_holds_for_this_use_of_the_butchery_only() -> None:
    game = at(ACTIONS, village(hand=["328"], jewelry=2, sheep={4: 1}), village(workers=0), piles=PILES)
    play(game, "place butchery", "play 328", "pay jewelry", "place butchery")
    assert asked(game) == {"spend sheep round 4", "done"}


@pytest.mark.parametrize(("amendments", "more"), [(None, set()), (4, {"pay jewelry"})])
def test_328_is_not_for_other_cards_that_cost_sheep(amendments: int | None, more: set[str]) -> None:
    """805: pay 1 Sheep. In games begun before, a Jewelry would do."""
    mine = village(hand=["328", "805"], jewelry=2, sheep={4: 1, 6: 1})
    game = at(ACTIONS, mine, village(), piles=PILES, amendments=amendments)
    play(game, "place butchery", "play 328", "play 805")
    assert moves(game) == {"spend sheep round 4", "spend sheep round 6", *more}
    game.play("spend sheep round 4")
    assert asked(game) == {"pay jewelry", "spend sheep round 6", "done"}


def test_328_with_the_butchery_that_419_uses() -> None:
    game = at(INCOME, village(jewelry=2, hand=["419", "328"]), village(), piles=PILES)
    play(game, "play 419", "pick butchery", "play 328", "pay jewelry")
    assert (goods(game), me(game).jewelry) == ({"meat": 4, "hides": 4}, 0)


@pytest.mark.parametrize(("taken", "meat"), [(1, 0), (2, 2), (3, 7)])
def test_329_workers_on_the_nursery_give_meat(taken: int, meat: int) -> None:
    cannot("329", village(), board={"butchery": 3})
    expected = {"meat": meat} if meat else {}
    assert gains("329", village(), board={"nursery": taken}) == expected | {"bonus": 1}


def test_329_one_worker_in_each_of_two_rows_are_two() -> None:
    game = at(ACTIONS, village(workers=1, hand=["313", "329"]), village(), board={"nursery": 1}, piles=PILES)
    play(game, "play 313", "pick nursery", "done", "play 329")
    assert (rows(game, "nursery"), goods(game)) == ([1, 1, 0], {})
    assert hand(game) == [PILES["bonus"][0], PILES["bonus"][1]]


def test_329_asks_again_when_others_place_more_workers_there() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["329"]), board={"nursery": 1}, piles=PILES)
    assert game.to_act == [2]
    game.play("done", 2)
    play(game, "place nursery", "done")
    assert game.to_act == [2]
    game.play("play 329", 2)
    assert goods(game, 2) == {"meat": 2}


def exchanged(mine: Player, *counts: int) -> Game:
    """A village that has exchanged so many workers turn by turn, while the other has none."""
    game = at(ACTIONS, mine, village(workers=0), piles=PILES)
    for count in counts:
        if "exchange 1" not in moves(game):
            game.play("done")
        game.play(f"exchange {count}")
    return game


@pytest.mark.parametrize(
    ("counts", "cards"),
    [((1,), 0), ((2,), 0), ((3,), 1), ((1, 2), 1), ((4,), 1), ((5,), 2), ((1, 1, 3), 2), ((2, 3), 2)],
)
def test_330_tools_of_this_phase_4_give_gateway_cards(counts: tuple[int, ...], cards: int) -> None:
    game = exchanged(village(hand=["330"]), *counts)
    game.play("play 330")
    assert hand(game) == [*PILES["gateway"][:cards], PILES["bonus"][0]]


def test_330_tools_of_other_phases_do_not_count() -> None:
    assert phases_of("330", village(tools=9)) == set()


def test_330_counts_tools_from_cards_and_those_that_have_been_paid() -> None:
    game = at(ACTIONS, village(hand=["330", "308", "420"], played=["001"]), village(), piles=PILES)
    play(game, "play 308")
    assert can(game, "330")
    game = exchanged(village(hand=["330", "420"]), 3)
    play(game, "play 420", "play 330")
    assert me(game).tools == 1
    assert hand(game) == [*PILES["bonus"][:2], PILES["gateway"][0], PILES["bonus"][2]]


def test_330_is_over_with_phase_4() -> None:
    game = exchanged(village(hand=["330", "325"], workers=3), 3)
    assert can(game, "330")
    game.play("done")
    while stand(game).phase in (ACTIONS, NEW_CARD):
        assert can(game, "330") == (stand(game).phase == ACTIONS)
        game.play("done")
    assert not can(game, "330")
