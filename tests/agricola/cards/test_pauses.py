"""Between the parts of an action, what is done at any time may come first (chapter "Anytime Actions")."""

from __future__ import annotations

import pytest

from agricola.cards.positions import meeting
from agricola.table import all_texts, farm, goods, hand, play, table, view
from allmende.agricola.rules.amendments import PAUSED_FOR_FOOD
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game

BEFORE = PAUSED_FOR_FOOD - 1


def using(space: str, mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed there, in the round in which all action spaces are in play."""
    game = table(mine, farm(), round_number=14, amendments=amendments, cards=True)
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
    return table(mine, farm(), phase=PREPARATION, round_number=7, amendments=amendments, cards=True)


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
    game = table(farm(), *others, amendments=amendments)
    play(game, "place fishing")
    assert (all_texts(game) == {"use card grocer", "done"}) == is_asked  # or else it is the turn of this player


def test_the_nutrition_expert_may_have_sheep_exchanged_that_have_just_come() -> None:
    mine = farm({"grain": 1}, played=["nutrition-expert", "sheep-walker"], promised={5: {"sheep": 2}}, pastures=["D1"])
    game = table(mine, farm(), phase=PREPARATION, round_number=5, cards=True)
    assert all_texts(game) == {"use card sheep-walker", "eat grain", "done"}


def test_what_is_asked_says_that_something_is_lacking() -> None:
    game = plowing(1)
    prompt = game.decision(0).prompt
    assert prompt.id == "prompt-lacking"
    assert meeting(farm({"food": 1}, hand=["clay-embankment"])).decision(0).prompt.id == "prompt-minor"
