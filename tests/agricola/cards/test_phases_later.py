"""Cards for the phases of a round: the occupations of deck A, and deck B."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home, is_first_turn, prepared
from agricola.cards.positions import LEARNED, bonus, can, new_round, playing
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    hand,
    lying,
    pastures,
    play,
    played,
    promised,
    scenario,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import ACTIONS_WITHOUT_USE
from allmende.agricola.rules.player import Player
from allmende.core import Game

# Task Artisan


def test_task_artisan_gives_wood_and_an_improvement_when_played() -> None:
    game = use("lessons", farm({"grain": 1}, hand=["task-artisan", "market-stall"]))
    assert (texts(game), goods(game)) == ({"play market-stall", "done"}, {"wood": 1, "grain": 1})
    play(game, "done")
    assert (game.to_act, hand(game)) == ([1], ["market-stall"])


@pytest.mark.parametrize(("round_number", "quarry"), [(6, False), (7, True), (8, False), (10, False), (11, True)])
def test_task_artisan_gives_the_same_when_a_quarry_comes(round_number: int, quarry: bool) -> None:
    mine = farm({"grain": 1}, hand=["market-stall"], played=["task-artisan"])
    game = new_round(mine, round_number)
    if not quarry:
        assert is_first_turn(game, round_number)
        assert goods(game) == {"grain": 1}
        return
    assert (texts(game), goods(game)) == ({"play market-stall", "done"}, {"wood": 1, "grain": 1})
    play(game, "play market-stall")
    assert is_first_turn(game, round_number)
    assert goods(game) == {"wood": 1, "vegetable": 1}


def test_task_artisan_comes_before_the_goods_of_the_round_space() -> None:
    mine = farm(hand=["market-stall"], played=["task-artisan"], promised={7: {"grain": 1}})
    assert is_first_turn(new_round(mine, 7), 7), "the grain for the stall comes too late"


# Curator


@pytest.mark.parametrize(
    ("occupied", "asked"),
    [
        (("forest", "fishing", "clay-pit"), True),
        (("forest", "fishing", "clay-pit", "reed-bank"), True),
        (("forest", "fishing"), False),
        (("forest", "fishing", "meeting-place"), False),
        (("forest", "fishing", "farmland"), False),
    ],
)
def test_curator_sells_a_point_for_three_people_on_accumulation_spaces(occupied: tuple[str, ...], asked: bool) -> None:
    mine = farm({"food": 2}, people=4, played=["curator"])
    game = coming_home(mine, occupied=dict.fromkeys(occupied, 0))
    if not asked:
        assert is_first_turn(game, 3)
        return
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (food(game), bonus(game), is_first_turn(game, 3)) == (1, 1, True)


def test_curator_counts_nobody_elses_people_and_can_be_left_out() -> None:
    mine = farm({"food": 2}, people=4, played=["curator"])
    game = coming_home(mine, occupied={"forest": 0, "fishing": 0, "clay-pit": 1})
    assert is_first_turn(game, 3)
    mine = farm({"food": 2}, people=4, played=["curator"])
    game = coming_home(mine, occupied=dict.fromkeys(("forest", "fishing", "clay-pit"), 0))
    play(game, "done")
    assert (food(game), bonus(game)) == (2, 0)


def test_curator_counts_a_newborn_that_stands_on_an_accumulation_space() -> None:
    mine = farm({"food": 2}, rooms="A1 A2 A3", played=["little-stick-knitter", "curator"])
    game = scenario(mine, farm(), round_number=5, occupied={"fishing": 0, "forest": 1, "clay-pit": 1})
    play(game, "place sheep-market", "grow family")
    assert texts(game) == {"choose 1", "done"}
    mine = farm({"food": 2}, rooms="A1 A2 A3", played=["little-stick-knitter", "curator"])
    game = scenario(mine, farm(), round_number=5, occupied={"fishing": 0, "forest": 1, "clay-pit": 1})
    play(game, "place sheep-market", "done")
    assert is_first_turn(game, 6)


# Turnip Farmer


@pytest.mark.parametrize(
    ("occupied", "given"),
    [
        ({"day-laborer": 0, "grain-seeds": 1}, {"vegetable": 1}),
        ({"day-laborer": 1, "grain-seeds": 1}, {"vegetable": 1}),
        ({"day-laborer": 0}, {}),
        ({"grain-seeds": 0, "forest": 1}, {}),
    ],
)
def test_turnip_farmer_looks_at_two_action_spaces(occupied: dict[str, int], given: dict[str, int]) -> None:
    assert goods(coming_home(farm(played=["turnip-farmer"]), farm(), farm(), occupied=occupied)) == given


# Minstrel

FOUR = {"grain-utilization": 1, "fencing": 2, "sheep-market": 3, "major-improvement": 1}


def without(*names: str) -> dict[str, int]:
    """Who stands on the cards of rounds 1 to 4, but for these."""
    return {name: seat for name, seat in FOUR.items() if name not in names}


def test_minstrel_uses_the_only_free_one_of_the_first_four_cards() -> None:
    mine = farm({"grain": 1}, fields=["B1"], played=["minstrel"])
    game = coming_home(
        mine, farm(), farm(), farm(), round_number=5, occupied=without("grain-utilization"), goods={"forest": 3}
    )
    assert texts(game) == {"choose 1", "done"}
    other = game.copy()
    play(game, "choose 1")
    assert (fields(game), is_first_turn(game, 6)) == ({"B1": "grain 3"}, True)
    play(other, "done")
    assert (fields(other), is_first_turn(other, 6)) == ({"B1": ""}, True)


def minstrel(mine: Player, free: str, *others: Player, amendments: int | None = None) -> Game:
    """Only one of the four cards is free as people return home; two sheep lie on Sheep Market."""
    farms = [*others, farm(), farm(), farm()][:3]
    lies = {"sheep-market": 2}
    return coming_home(mine, *farms, round_number=5, occupied=without(free), goods=lies, amendments=amendments)


OF_OLD = ACTIONS_WITHOUT_USE - 1


def test_minstrel_takes_what_has_accumulated_without_a_person() -> None:
    game = minstrel(farm(stables="C1 C2", played=["minstrel"]), "sheep-market")
    told = play(game, "choose 1")
    assert (goods(game), lying(game)["sheep-market"]) == ({"sheep": 2}, 1)
    assert not any(isinstance(event, events.PersonPlaced) for event in told)


@pytest.mark.parametrize(
    ("card", "free", "have", "given"),
    [
        ("master-workman", "grain-utilization", {"grain": 1}, {"wood": 1}),
        ("master-workman", "fencing", {"wood": 4}, {"clay": 1}),
        ("master-workman", "sheep-market", {}, {"sheep": 2, "reed": 1}),
        ("master-workman", "major-improvement", {"clay": 2}, {"stone": 1}),
        ("pan-baker", "grain-utilization", {"grain": 1}, {"clay": 2, "wood": 1}),
        ("claw-knife", "sheep-market", {}, {"sheep": 2, "food": 1}),  # from the space of the next round
    ],
)
def test_cards_for_the_use_of_a_space_have_no_say_where_a_minstrel_carries_out_its_actions(
    card: str, free: str, have: dict[str, int], given: dict[str, int]
) -> None:
    for amendments, gains in ((None, {"sheep": 2} if free == "sheep-market" else {}), (OF_OLD, given)):
        mine = farm(have, fields=["B1"], stables="C1 C2", played=["minstrel", card])
        game = minstrel(mine, free, amendments=amendments)
        play(game, "choose 1", *(["fence e1"] if free == "fencing" else []))
        assert (goods(game), is_first_turn(game, 6)) == (gains, True)


def test_where_a_minstrel_carries_out_actions_nobody_is_asked_for_the_use_of_the_space() -> None:
    game = minstrel(farm({"food": 1}, stables="C1 C2 C3", played=["minstrel", "animal-dealer"]), "sheep-market")
    play(game, "choose 1")
    assert (goods(game), is_first_turn(game, 6)) == ({"sheep": 2, "food": 1}, True)
    mine = farm({"food": 1}, stables="C1 C2 C3", played=["minstrel", "animal-dealer"])
    game = minstrel(mine, "sheep-market", amendments=OF_OLD)
    play(game, "choose 1", "take sheep")
    assert goods(game) == {"sheep": 3}


def test_where_a_minstrel_carries_out_actions_cards_of_others_have_no_say_either() -> None:
    for amendments, asked in ((None, False), (OF_OLD, True)):
        mine, buyer = farm(stables="C1 C2", played=["minstrel"]), farm({"food": 1}, stables="C1", played=["buyer"])
        game = minstrel(mine, "sheep-market", buyer, amendments=amendments)
        play(game, "choose 1")
        assert (game.to_act == [1]) == asked


def test_where_a_minstrel_carries_out_actions_no_card_helps_with_them_before() -> None:
    for amendments, asked in ((None, False), (OF_OLD, True)):
        mine = farm({"wood": 2}, played=["minstrel", "stock-protector"])
        assert is_first_turn(minstrel(mine, "fencing", amendments=amendments), 6) != asked


def test_agrarian_fences_are_for_the_use_of_grain_utilization_not_for_a_minstrel() -> None:
    for amendments, offered in ((None, False), (OF_OLD, True)):
        mine = farm({"wood": 4, "grain": 1}, fields=["B1"], played=["minstrel", "agrarian-fences"])
        game = minstrel(mine, "grain-utilization", amendments=amendments)
        play(game, "choose 1")
        assert ("fence e1" in texts(game)) == offered
        assert is_first_turn(game, 6) != offered  # what there is to do without them is done by itself
        mine = farm({"wood": 4}, played=["minstrel", "agrarian-fences"])
        assert is_first_turn(minstrel(mine, "grain-utilization", amendments=amendments), 6) != offered


def test_goods_are_taken_from_an_accumulation_space_with_a_minstrel_though_it_is_not_used() -> None:
    game = minstrel(farm(stables="C1 C2", played=["minstrel", "special-food"]), "sheep-market")
    play(game, "choose 1", "done")  # and no sheep is released
    assert (goods(game), bonus(game)) == ({"sheep": 2}, 2)


def test_a_freshman_plays_one_occupation_instead_of_baking_with_a_minstrel() -> None:
    mine = farm(hand=["priest", "conservator"], played=["minstrel", "freshman", "bread-paddle"])
    game = minstrel(mine, "grain-utilization")
    play(game, "choose 1", "play priest")
    assert (hand(game), is_first_turn(game, 6)) == (["conservator"], True)


def test_a_food_chest_that_a_minstrel_lets_play_on_major_improvement_gives_four_food() -> None:
    for amendments in (None, OF_OLD):
        mine = farm({"wood": 1}, hand=["food-chest"], played=["minstrel"])
        game = minstrel(mine, "major-improvement", amendments=amendments)
        play(game, "choose 1")
        assert (played(game), goods(game), is_first_turn(game, 6)) == (["minstrel", "food-chest"], {"food": 4}, True)


def test_where_a_minstrel_carries_out_actions_nobody_goes_on() -> None:
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["minstrel", "large-scale-farmer"])
    game = minstrel(mine, "major-improvement")
    play(game, "choose 1")
    assert (goods(game), is_first_turn(game, 6)) == ({"wood": 2, "food": 1}, True)
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["minstrel", "large-scale-farmer"])
    game = minstrel(mine, "major-improvement", amendments=OF_OLD)
    told = play(game, "choose 1", "place farm-expansion", "stable c1")
    assert (goods(game), is_first_turn(game, 6)) == ({}, True)
    assert not any(isinstance(event, events.PersonMoved) for event in told)


@pytest.mark.parametrize("free", [(), ("fencing", "sheep-market")])
def test_minstrel_takes_exactly_one_free_card(free: tuple[str, ...]) -> None:
    mine = farm({"wood": 9}, played=["minstrel"])
    game = coming_home(mine, farm(), farm(), farm(), round_number=5, occupied=without(*free), goods={"sheep-market": 2})
    assert is_first_turn(game, 6)


def test_minstrel_can_use_a_card_when_fewer_are_there() -> None:
    mine = farm({"wood": 4}, played=["minstrel"])
    game = coming_home(mine, farm(), farm(), farm(), round_number=2, occupied={"grain-utilization": 1})
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1", "fence e1")
    assert pastures(game) == {"E1"}


def test_minstrel_asks_nobody_in_vain() -> None:
    mine = farm(played=["minstrel"])  # without wood for fences
    game = coming_home(mine, farm(), farm(), farm(), round_number=5, occupied=without("fencing"))
    assert is_first_turn(game, 6)


# Night-School Student


def test_night_school_student_learns_when_nobody_comes_from_lessons() -> None:
    mine = farm({"food": 1}, hand=["groom"], played=["night-school-student"])
    game = coming_home(mine, farm(), farm(), farm(), occupied={"forest": 1})
    assert texts(game) == {"play groom", "done"}
    play(game, "play groom")
    assert (goods(game), played(game)) == ({"wood": 1}, ["night-school-student", "groom"])


@pytest.mark.parametrize("occupied", [{"lessons": 2}, {"more-lessons": 0}, {"lessons": 0, "more-lessons": 1}])
def test_night_school_student_rests_when_anybody_was_there(occupied: dict[str, int]) -> None:
    mine = farm({"food": 1}, hand=["groom"], played=["night-school-student"])
    assert is_first_turn(coming_home(mine, farm(), farm(), farm(), occupied=occupied), 3)


def test_night_school_student_always_pays_one_food() -> None:
    mine = farm(hand=["groom"], played=["night-school-student"])
    assert is_first_turn(coming_home(mine, farm(), farm(), farm()), 3)


# Bohemian


@pytest.mark.parametrize(
    ("occupied", "given"),
    [({}, 1), ({"lessons": 0}, 1), ({"more-lessons": 1}, 1), ({"lessons": 0, "more-lessons": 1}, 0)],
)
def test_bohemian_gets_food_if_lessons_have_a_free_space(occupied: dict[str, int], given: int) -> None:
    assert food(coming_home(farm(played=["bohemian"]), farm(), farm(), farm(), occupied=occupied)) == given


# Growing Farm


def test_growing_farm_gives_a_food_for_each_round_and_two_points() -> None:
    mine = farm({"clay": 2, "reed": 1}, pastures=["D1 E1 D2 E2"])
    game = playing("growing-farm", mine, round_number=5)
    assert (goods(game), played(game)) == ({"food": 5}, ["growing-farm"])
    assert food(playing("growing-farm", farm({"clay": 2, "reed": 1}))) == 1


@pytest.mark.parametrize(("round_number", "playable"), [(4, True), (5, True), (6, False)])
def test_growing_farm_asks_for_as_many_pasture_spaces_as_completed_rounds(round_number: int, playable: bool) -> None:
    mine = farm({"clay": 2, "reed": 1}, pastures=["D1 E1", "D2 E2"])
    assert can("growing-farm", mine, round_number=round_number) == playable


# Sculpture Course


def test_sculpture_course_sells_a_wood_or_a_stone() -> None:
    for way, left in (("choose 1", {"stone": 2, "food": 2}), ("choose 2", {"wood": 1, "stone": 1, "food": 4})):
        game = coming_home(farm({"wood": 1, "stone": 2}, played=["sculpture-course"]))
        assert texts(game) == {"choose 1", "choose 2", "done"}
        play(game, way)
        assert (goods(game), is_first_turn(game, 3)) == (left, True)


def test_sculpture_course_can_be_left_out_and_rests_before_a_harvest() -> None:
    game = coming_home(farm({"wood": 1}, played=["sculpture-course"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "done")
    assert goods(game) == {"wood": 1}
    mine = farm({"wood": 1, "food": 4}, played=["sculpture-course"])
    game = coming_home(mine, farm({"food": 4}), round_number=9)
    assert (goods(game), is_first_turn(game, 10)) == ({"wood": 1}, True)


# New Purchase


@pytest.mark.parametrize("last_round", [3, 6, 8, 10, 12])
def test_new_purchase_sells_crops_before_a_round_with_a_harvest(last_round: int) -> None:
    game = coming_home(farm({"food": 6}, played=["new-purchase"]), round_number=last_round)
    assert (texts(game), view(game).round) == ({"take grain", "take vegetable", "done"}, last_round)
    play(game, "take vegetable")
    assert texts(game) == {"take grain", "done"}
    play(game, "take grain")
    assert (goods(game), is_first_turn(game, last_round + 1)) == ({"grain": 1, "vegetable": 1}, True)


def test_new_purchase_sells_one_of_each_at_most_and_may_be_left_out() -> None:
    game = coming_home(farm({"food": 4}, played=["new-purchase"]), round_number=3)
    play(game, "take grain")
    assert (goods(game), is_first_turn(game, 4)) == ({"grain": 1, "food": 2}, True)
    game = coming_home(farm({"food": 5}, played=["new-purchase"]), round_number=3)
    play(game, "take grain")
    assert texts(game) == {"done"}  # the grain would be the food that is lacking for the vegetable
    play(game, "eat grain", "take vegetable")
    assert (goods(game), is_first_turn(game, 4)) == ({"vegetable": 1}, True)
    game = coming_home(farm({"food": 6}, played=["new-purchase"]), round_number=3)
    play(game, "done")
    assert (goods(game), is_first_turn(game, 4)) == ({"food": 6}, True)


@pytest.mark.parametrize("last_round", [1, 2, 5])
def test_new_purchase_rests_before_other_rounds(last_round: int) -> None:
    assert is_first_turn(
        coming_home(farm({"food": 6}, played=["new-purchase"]), round_number=last_round), last_round + 1
    )


def test_new_purchase_comes_right_after_a_harvest_too() -> None:
    mine = farm({"food": 4 + 2}, played=["new-purchase"])
    game = coming_home(mine, farm({"food": 4}), round_number=13)
    assert (texts(game), view(game).round) == ({"take grain", "done"}, 13)


def test_new_purchase_comes_before_the_goods_of_the_round_space() -> None:
    mine = farm({"food": 1}, played=["new-purchase"], promised={4: {"food": 1}})
    assert is_first_turn(coming_home(mine, round_number=3), 4)


# Harvest House


@pytest.mark.parametrize(
    ("round_number", "learned", "given"),
    [(4, 0, True), (5, 1, True), (7, 1, True), (8, 2, True), (4, 1, False), (5, 0, False), (8, 3, False)],
)
def test_harvest_house_compares_occupations_with_harvests(round_number: int, learned: int, given: bool) -> None:
    mine = farm({"wood": 1, "clay": 1, "reed": 1}, played=LEARNED[:learned])
    game = playing("harvest-house", mine, round_number=round_number)
    assert goods(game) == ({"food": 1, "grain": 1, "vegetable": 1} if given else {})


# Handcart


def test_handcart_takes_a_building_resource_from_a_space_with_plenty() -> None:
    game = prepared(farm(played=["handcart"]), round_number=2, goods={"forest": 3, "clay-pit": 4, "reed-bank": 2})
    assert (texts(game), lying(game)["forest"], lying(game)["clay-pit"]) == ({"choose 1", "choose 2", "done"}, 6, 5)
    play(game, "choose 2")
    assert (goods(game), lying(game)["clay-pit"], is_first_turn(game, 2)) == ({"clay": 1}, 4, True)
    assert stand(game).seats[0].gathered == 0, "it is taken before the Work Phase"


def test_handcart_takes_wood_from_an_accumulation_space_for_other_cards() -> None:
    game = prepared(farm(played=["handcart", "wood-worker"]), round_number=2, goods={"forest": 3})
    play(game, "choose 1")
    assert (goods(game), lying(game)["forest"]) == ({"wood": 1}, 5)
    play(game, "choose 1")
    assert (goods(game), lying(game)["forest"], is_first_turn(game, 2)) == ({"sheep": 1}, 6, True)


def test_handcart_can_be_left_out() -> None:
    game = prepared(farm(played=["handcart"]), round_number=2, goods={"forest": 3})
    play(game, "done")
    assert (goods(game), lying(game)["forest"]) == ({}, 6)


@pytest.mark.parametrize(
    ("lay", "asked"),
    [
        ({"forest": 3}, True),
        ({"forest": 2}, False),
        ({"clay-pit": 4}, True),
        ({"clay-pit": 3}, False),
        ({"reed-bank": 3}, True),
        ({"reed-bank": 2}, False),
        ({"western-quarry": 3}, True),
        ({"western-quarry": 2}, False),
        ({"sheep-market": 7, "fishing": 7}, False),
    ],
)
def test_handcart_asks_for_so_much_of_each(lay: dict[str, int], asked: bool) -> None:
    game = prepared(farm(played=["handcart"]), round_number=8, goods=lay)
    assert is_first_turn(game, 8) != asked


# Confidant


def test_confidant_places_own_food_and_gives_it_back_with_an_action() -> None:
    mine = farm({"food": 4, "grain": 1}, fields=["B1"], hand=["confidant"])
    game = use("lessons", mine)
    assert texts(game) == {"choose 2", "choose 3", "choose 4"}, "it has to be done"
    play(game, "choose 2")
    assert (food(game), promised(game)) == (2, {number: {"food": 1, "card": 1} for number in (2, 3)})


def test_confidant_offers_no_more_than_one_has() -> None:
    assert promised(use("lessons", farm({"food": 2}, hand=["confidant"]))).keys() == {2, 3}
    assert promised(use("lessons", farm({"food": 1}, hand=["confidant"]))) == {}


@pytest.mark.parametrize(("round_number", "ways"), [(11, {2, 3}), (12, {2})])
def test_confidant_ends_with_the_last_round(round_number: int, ways: set[int]) -> None:
    game = use("lessons", farm({"food": 4}, hand=["confidant"]), round_number=round_number)
    if len(ways) > 1:
        assert texts(game) == {f"choose {way}" for way in ways}
    else:
        assert promised(game).keys() == {13, 14}
    game = use("lessons", farm({"food": 4}, hand=["confidant"]), round_number=13)
    assert (promised(game), food(game)) == ({14: {"food": 1, "card": 1}}, 3)
    assert food(use("lessons", farm({"food": 4}, hand=["confidant"]), round_number=14)) == 4


def lent(mine: Player) -> Player:
    """A farm with the Confidant, who brings back a food in round 3."""
    mine.promised = farm(promised={3: {"food": 1, "confidant": 1}}).promised
    return mine


def test_confidant_lets_sow_or_fence() -> None:
    mine = lent(farm({"grain": 1, "wood": 4}, fields=["B1"], played=["confidant"]))
    game = new_round(mine, 3)
    assert {"sow grain", "fence e1", "done"} <= texts(game)
    assert (food(game), promised(game)) == (1, {3: {"card": 1}})
    other = game.copy()
    play(game, "sow grain")
    assert (fields(game), is_first_turn(game, 3), promised(game)) == ({"B1": "grain 3"}, True, {})
    play(other, "fence e1")
    assert pastures(other) == {"E1"}
    assert "sow grain" not in texts(other)


def test_confidant_asks_nobody_in_vain_and_may_be_declined() -> None:
    game = new_round(lent(farm(played=["confidant"])), 3)
    assert (food(game), is_first_turn(game, 3)) == (1, True)
    game = new_round(lent(farm({"grain": 1}, fields=["B1"], played=["confidant"])), 3)
    play(game, "done")
    assert (fields(game), promised(game)) == ({"B1": ""}, {})


def test_confidant_lets_sow_on_a_field_that_lay_on_the_same_round_space() -> None:
    mine = lent(farm({"grain": 1}, played=["confidant", "handplow"]))
    mine.promised += farm(promised={3: {"field": 1}}).promised
    game = new_round(mine, 3)
    assert "plow b1" in texts(game), "nothing can be sown before"
    play(game, "plow b1", "sow grain")
    assert fields(game) == {"B1": "grain 3"}


def test_confidant_and_a_field_on_the_same_round_space_come_in_any_order() -> None:
    mine = lent(farm({"wood": 4}, played=["confidant", "handplow"]))
    mine.promised += farm(promised={3: {"field": 1}}).promised
    game = new_round(mine, 3)
    assert texts(game) == {"resolve confidant", "resolve handplow", "done"}
    play(game, "resolve confidant", "fence e1", "plow b1")
    assert (pastures(game), fields(game), promised(game)) == ({"E1"}, {"B1": ""}, {})


# Tree Farm Joiner


@pytest.mark.parametrize(
    ("round_number", "rounds"),
    [(1, {3, 5}), (2, {3, 5}), (9, {11, 13}), (10, {11, 13}), (11, {13}), (12, {13}), (13, set()), (14, set())],
)
def test_tree_farm_joiner_puts_wood_on_two_odd_rounds(round_number: int, rounds: set[int]) -> None:
    game = use("lessons", farm(hand=["tree-farm-joiner"]), round_number=round_number)
    assert promised(game) == {number: {"wood": 1, "card": 1} for number in rounds}


def test_tree_farm_joiner_lets_play_an_improvement_with_the_wood() -> None:
    game = use("lessons", farm(hand=["tree-farm-joiner", "corn-scoop"]), round_number=10)
    mine = stand(game).seats[0]
    later = farm(hand=["handplow"], played=["tree-farm-joiner"])
    later.promised = mine.promised[:]
    game = new_round(later, 11)
    assert (texts(game), goods(game)) == ({"play handplow", "done"}, {"wood": 1})
    play(game, "play handplow")
    assert (goods(game), is_first_turn(game, 11)) == ({}, True)
    assert promised(game) == {13: {"wood": 1, "card": 1}}
