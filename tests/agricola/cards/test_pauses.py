"""Between the parts of an action, what is done at any time may come first (chapter "Anytime Actions")."""

from __future__ import annotations

import pytest

from agricola.cards.positions import meeting
from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    hand,
    me,
    pastures,
    play,
    promised,
    scenario,
    view,
)
from allmende.agricola.rules.amendments import PAUSED_FOR_FOOD, PAUSED_FOR_OWED
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game

BEFORE = PAUSED_FOR_FOOD - 1


def using(space: str, mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed there, in the round in which all action spaces are in play."""
    game = scenario(mine, farm(), round_number=14, amendments=amendments, cards=True)
    play(game, f"place {space}")
    return game


def renovator(**stock: int) -> Player:
    """Somebody who gets 1 Grain for renovating, and holds a minor improvement that costs 1 Food."""
    return farm({"clay": 2, "reed": 1, "wood": 1, **stock}, played=["bucksaw"], hand=["clay-embankment"])


def test_what_a_renovation_brings_may_be_eaten_for_the_improvement_afterward() -> None:
    game = using("house-redevelopment", renovator())
    play(game, "choose 1")
    assert all_texts(game) == {"eat grain", "done"}
    play(game, "eat grain")
    assert all_texts(game) == {"play clay-embankment", "done"}
    play(game, "play clay-embankment")
    assert (goods(game), hand(game)) == ({}, [])


def test_the_improvement_afterward_may_be_left_uneaten_for() -> None:
    game = using("house-redevelopment", renovator())
    play(game, "choose 1", "done")
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])


def test_before_the_amendment_the_improvement_afterward_was_lost() -> None:
    game = using("house-redevelopment", renovator(), BEFORE)
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])


def test_nobody_is_asked_whom_no_food_would_help() -> None:
    mine = farm({"clay": 2, "reed": 1, "wood": 1}, played=["bucksaw"], hand=["canoe"])  # which costs 2 Wood
    game = using("house-redevelopment", mine)
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])


def quarry(mine: Player, amendments: int | None = None) -> Game:
    """A quarry has just come into play, of which nobody could know."""
    return scenario(mine, farm(), phase=PREPARATION, round_number=7, amendments=amendments, cards=True)


def test_task_artisan_may_eat_for_the_improvement() -> None:
    mine = farm({"grain": 1}, played=["task-artisan"], hand=["clay-embankment"])
    game = quarry(mine)
    assert all_texts(game) == {"eat grain", "done"}
    play(game, "eat grain", "play clay-embankment")
    assert hand(game) == []


def test_before_the_amendment_the_task_artisan_was_not_asked() -> None:
    mine = farm({"grain": 1}, played=["task-artisan"], hand=["clay-embankment"])
    game = quarry(mine, BEFORE)
    assert (view(game).phase, hand(game)) == ("work", ["clay-embankment"])


def plowing(food: int, amendments: int | None = None) -> Game:
    """Somebody has plowed in Cultivation, with a Grocer on which a grain comes next, for which he has so much food."""
    mine = farm({"food": food}, played=["grocer"], marks={"grocer": 1}, fields=["B1"])
    game = using("cultivation", mine, amendments)
    play(game, "plow c1")
    return game


def test_what_the_grocer_sells_may_be_sown_once_a_field_has_been_plowed() -> None:
    game = plowing(1)
    assert all_texts(game) == {"use card grocer", "done"}
    play(game, "use card grocer", "sow grain")
    assert (goods(game), game.to_act) == ({}, [1])


def test_the_grocer_is_not_asked_for_without_food() -> None:
    assert plowing(0).to_act == [1]


def test_before_the_amendment_nothing_was_bought_between_plowing_and_sowing() -> None:
    assert plowing(1, BEFORE).to_act == [1]


def test_several_goods_may_have_to_be_bought() -> None:
    mine = farm({"food": 4}, played=["grocer"], marks={"grocer": 2}, fields=["B1"])
    game = using("cultivation", mine)
    play(game, "plow c1")
    play(game, "use card grocer", "use card grocer")
    assert (goods(game), all_texts(game)) == ({"reed": 1, "stone": 1, "food": 2}, {"use card grocer", "done"})
    play(game, "use card grocer", "sow vegetable")
    assert game.to_act == [1]
    mine = farm({"food": 2}, played=["grocer"], marks={"grocer": 2}, fields=["B1"])
    game = using("cultivation", mine)
    play(game, "plow c1")
    assert game.to_act == [1]  # the vegetable lies beneath two other goods


def baking(amendments: int | None = None) -> Game:
    """Bread has been baked from the only grain; the Grocer has a vegetable next, and a field is empty."""
    mine = farm({"grain": 1}, played=["grocer"], marks={"grocer": 4}, fields=["B1"], improvements=["clay-oven"])
    game = using("grain-utilization", mine, amendments)
    play(game, "bake clay-oven")
    return game


def test_what_bread_pays_for_may_be_sown() -> None:
    game = baking()
    assert all_texts(game) == {"use card grocer", "done"}
    play(game, "use card grocer", "sow vegetable")
    assert goods(game) == {"food": 4}
    assert baking(BEFORE).to_act == [1]


@pytest.mark.parametrize(("amendments", "is_asked"), [(None, True), (BEFORE, False)])
def test_wood_for_the_joiner_of_the_sea_may_be_bought_first(amendments: int | None, is_asked: bool) -> None:
    others = [farm({"food": 1}, played=["joiner-of-the-sea", "grocer"]), farm(), farm()]
    game = scenario(farm(), *others, amendments=amendments)
    play(game, "place fishing")
    assert (all_texts(game) == {"use card grocer", "done"}) == is_asked  # or else it is the turn of this player


def test_the_nutrition_expert_may_have_sheep_exchanged_that_have_just_come() -> None:
    mine = farm({"grain": 1}, played=["nutrition-expert", "sheep-walker"], promised={5: {"sheep": 2}}, pastures=["D1"])
    game = scenario(mine, farm(), phase=PREPARATION, round_number=5, cards=True)
    assert all_texts(game) == {"use card sheep-walker", "eat grain", "done"}


def test_what_is_asked_says_that_something_is_lacking() -> None:
    game = plowing(1)
    prompt = game.decision(0).prompt
    assert prompt.id == "prompt-lacking"
    assert meeting(farm({"food": 1}, hand=["clay-embankment"])).decision(0).prompt.id == "prompt-minor"


# What a card makes its owner do


BEFORE_OWED = PAUSED_FOR_OWED - 1


def lending(amendments: int | None = None, round_number: int = 1, played: str = "", **stock: int) -> Game:
    """A Confidant has just been played, for nothing: 2, 3 or 4 of one's food go onto the next round spaces."""
    mine = farm(stock, hand=["confidant"], played=[played] if played else [])
    game = scenario(mine, farm(), round_number=round_number, amendments=amendments)
    play(game, "place lessons")
    return game


def test_the_confidant_waits_for_food() -> None:
    game = lending(food=1, grain=2)
    assert (all_texts(game), game.decision(0).prompt.id) == ({"eat grain", "done"}, "prompt-by-card")
    play(game, "eat grain")
    assert all_texts(game) == {"choose 2", "eat grain"}  # now it has to be done
    play(game, "eat grain")
    assert all_texts(game) == {"choose 2", "choose 3"}
    play(game, "choose 3")
    assert (goods(game), set(promised(game)), game.to_act) == ({}, {2, 3, 4}, [1])


def test_nobody_has_to_eat_for_the_confidant() -> None:
    game = lending(food=1, grain=2)
    play(game, "done")
    assert (goods(game), promised(game), game.to_act) == ({"food": 1, "grain": 2}, {}, [1])
    game = lending(food=2, grain=1)
    assert all_texts(game) == {"choose 2", "eat grain"}
    play(game, "choose 2")
    assert (goods(game), set(promised(game))) == ({"grain": 1}, {2, 3})


def test_the_last_of_several_goods_may_be_eaten_for_it() -> None:
    game = lending(grain=1, vegetable=1)
    assert all_texts(game) == {"eat grain", "eat vegetable", "done"}
    play(game, "eat vegetable", "eat grain")
    assert (goods(game), set(promised(game)), game.to_act) == ({}, {2, 3}, [1])


@pytest.mark.parametrize(
    ("stock", "left"), [({"grain": 1}, {"grain": 1}), ({"food": 1}, {"food": 1}), ({"food": 2}, {})]
)
def test_the_confidant_asks_only_whom_food_helps(stock: dict[str, int], left: dict[str, int]) -> None:
    game = lending(**stock)
    assert (goods(game), game.to_act) == (left, [1])


def test_with_all_ways_there_is_nothing_to_wait_for() -> None:
    assert all_texts(lending(food=4, grain=1)) == {"choose 2", "choose 3", "choose 4", "eat grain"}
    game = lending(round_number=13, food=1, grain=1)
    assert (goods(game), promised(game)) == ({"grain": 1}, {14: {"food": 1, "card": 1}})
    assert all_texts(lending(round_number=13, grain=1)) == {"eat grain", "done"}
    game = lending(round_number=14, food=1, grain=1)
    assert (goods(game), game.is_over) == ({"food": 1, "grain": 1}, False)


def test_before_the_amendment_nothing_was_laid() -> None:
    game = lending(BEFORE_OWED, food=1, grain=2)
    assert (goods(game), promised(game), game.to_act) == ({"food": 1, "grain": 2}, {}, [1])
    assert set(promised(lending(BEFORE_OWED, food=2, grain=1))) == {2, 3}


def test_the_kettle_may_be_used_for_the_confidant() -> None:
    game = lending(played="kettle", grain=1)
    assert all_texts(game) == {"use card kettle", "eat grain", "done"}
    play(game, "use card kettle")
    assert all_texts(game) == {"choose 2", "choose 3"}
    game = lending(played="kettle", food=2, grain=1)  # for 3 food
    assert all_texts(game) == {"choose 2", "eat grain", "use card kettle"}


def open_air(amendments: int | None = None, stables: str = "", **stock: int) -> Game:
    """An Open Air Farmer has just been played: a pasture for 3 stables and 2 wood. The Grocer has wood next."""
    mine = farm(stock, stables=stables, hand=["open-air-farmer"], played=["grocer"])
    game = scenario(mine, farm(), farm(), farm(), amendments=amendments)
    play(game, "place lessons")
    return game


def test_the_open_air_farmer_waits_for_wood() -> None:
    game = open_air(wood=1, food=2)  # of which one goes for the occupation
    assert all_texts(game) == {"use card grocer", "done"}
    play(game, "use card grocer")
    assert "done" not in all_texts(game)
    play(game, "fence d1 e1")
    assert (goods(game), pastures(game), me(game).stables_left) == ({}, {"D1 E1"}, 1)


def test_the_pasture_may_be_left() -> None:
    game = open_air(wood=1, food=2)
    play(game, "done")
    assert (goods(game), pastures(game), game.to_act) == ({"wood": 1, "food": 1}, set(), [1])


@pytest.mark.parametrize(
    ("amendments", "stables", "stock"),
    [
        (None, "", {"wood": 1, "food": 1}),
        (None, "", {"food": 2}),
        (None, "A1 B1", {"wood": 1, "food": 2}),
        (BEFORE_OWED, "", {"wood": 1, "food": 2}),
    ],
)
def test_the_open_air_farmer_asks_nobody_in_vain(amendments: int | None, stables: str, stock: dict[str, int]) -> None:
    game = open_air(amendments, stables, **stock)
    assert (pastures(game), game.to_act) == (set(), [1])


@pytest.mark.parametrize(("amendments", "more"), [(None, {"use card kettle"}), (BEFORE_OWED, set())])
def test_the_kettle_may_be_used_for_what_moonshine_drew(amendments: int | None, more: set[str]) -> None:
    mine = farm({"grain": 1}, hand=["moonshine", "priest"], played=["kettle"])
    game = scenario(mine, farm(), cards=True, amendments=amendments)
    play(game, "place meeting-place", "play moonshine")
    assert all_texts(game) == {"choose 1", "eat grain", *more}
    if more:
        play(game, "use card kettle", "play priest")
        assert food(game) == 1


@pytest.mark.parametrize(("amendments", "asked"), [(None, True), (BEFORE_OWED, False)])
def test_goods_may_be_bought_for_the_person_of_the_walking_boots(amendments: int | None, asked: bool) -> None:
    mine = farm(fields=["B1"], hand=["walking-boots"], played=["grocer"], marks={"grocer": 1})
    game = scenario(mine, farm(), cards=True, amendments=amendments)
    play(game, "place meeting-place", "play walking-boots")
    assert ("place grain-utilization" in all_texts(game), any_time(game) == {"use card grocer"}) == (False, asked)
    if asked:
        play(game, "use card grocer", "place grain-utilization")
        assert (fields(game), food(game)) == ({"B1": "grain 3"}, 1)


@pytest.mark.parametrize(
    ("amendments", "round_number", "asked"), [(None, 5, True), (None, 4, False), (BEFORE_OWED, 5, False)]
)
def test_the_seducer_waits_for_what_the_grocer_sells(amendments: int | None, round_number: int, asked: bool) -> None:
    things = {"stone": 1, "grain": 1, "sheep": 1, "food": 2}
    mine = farm(things, hand=["seducer"], played=["grocer"], marks={"grocer": 4})
    game = scenario(mine, farm(), round_number=round_number, amendments=amendments)
    play(game, "place lessons")
    assert (game.to_act == [0]) == asked
    if asked:
        assert all_texts(game) == {"use card grocer", "eat grain", "done"}
        play(game, "use card grocer", "grow family")
        assert me(game).people == 3


def with_pasture_master(
    animals: dict[str, int], *played: str, amendments: int | None = None, clay: int = 2, pastures: tuple[str, ...] = ()
) -> Game:
    """A house has just been renovated. There is a Fireplace, and room for four animals of a kind beside a stable."""
    mine = farm(
        {"clay": clay, "reed": 1, **animals},
        pastures=["E1", *pastures],
        stables="E1",
        improvements=["fireplace-2"],
        played=["pasture-master", *played],
    )
    game = scenario(mine, farm(), farm(), farm(), round_number=14, amendments=amendments)
    play(game, "place farm-redevelopment")
    return game


def test_other_animals_may_come_to_stand_where_the_pasture_master_brings_one_more() -> None:
    game = with_pasture_master({"sheep": 3, "boar": 1})  # the boar lives in the house
    assert all_texts(game) == {"choose 1", "cook sheep fireplace", "cook boar fireplace"}
    play(game, "cook sheep fireplace")
    assert "choose 2" not in all_texts(game)
    play(game, "cook sheep fireplace")
    assert {"choose 1", "choose 2"} <= all_texts(game)
    play(game, "choose 2")
    assert goods(game) == {"sheep": 1, "boar": 2, "food": 6}


def test_there_may_be_as_many_ways_as_before_but_for_other_animals() -> None:
    game = with_pasture_master({"sheep": 1}, "sheep-walker")
    assert all_texts(game) == {"choose 1", "use card sheep-walker"}  # the sheep is no food: nothing would stand there
    other = game.copy()
    play(game, "choose 1")
    assert goods(game) == {"sheep": 2, "food": 2}
    play(other, "use card sheep-walker", "take boar")
    assert goods(other) == {"boar": 2, "food": 2}


@pytest.mark.parametrize(
    ("animals", "pastures", "amendments"),
    [
        ({"sheep": 3}, (), None),  # fewer of a kind are no others
        ({"sheep": 3, "boar": 1}, (), BEFORE_OWED),
        ({}, (), None),
    ],
)
def test_the_pasture_master_asks_nobody_in_vain(
    animals: dict[str, int], pastures: tuple[str, ...], amendments: int | None
) -> None:
    game = with_pasture_master(animals, amendments=amendments, pastures=pastures)
    assert (game.to_act, goods(game)["food"]) == ([1], 2)


def test_animals_that_a_card_sells_may_stand_there() -> None:
    game = with_pasture_master({}, "muddy-puddles", clay=3)
    assert all_texts(game) == {"use card muddy-puddles", "done"}
    play(game, "use card muddy-puddles")
    assert goods(game) == {"sheep": 2, "food": 2}
