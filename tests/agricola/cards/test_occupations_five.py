"""The occupations of deck A for five and six players."""

from __future__ import annotations

import pytest

from agricola.cards.fives import five, four_more, taught
from agricola.cards.phases import all_placed, prepared
from agricola.cards.positions import if_asked
from agricola.scenario import (
    actions,
    all_texts,
    any_time,
    farm,
    goods,
    left_on,
    lying,
    me,
    play,
    played,
    spaces,
    stand,
    texts,
    view,
)
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.numbers import CARD_NUMBERS, LEAST_PLAYERS
from allmende.agricola.rules.amendments import SOLD_BEFORE_PLACING
from allmende.agricola.rules.language.putting import give_back
from allmende.core import Game

LESSON = ["conservator"]
"""An occupation that does nothing in these positions."""

MEEPLES = ["third-lessons", "copse", "house-building", "traveling-players", "more-lessons", "modest-wish-for-children"]
"""The action spaces with the meeple symbol."""


@pytest.mark.parametrize("deck", "AB")
def test_there_are_twelve_in_each_deck_for_five_players_and_more(deck: str) -> None:
    found = [number for number in CARD_NUMBERS if number[0] == deck and int(number[1:]) >= 169]
    assert len(found) == 12
    assert {LEAST_PLAYERS[CARD_NUMBERS.index(number)] for number in found} == {5}


# Off-Siter


def room(game: Game) -> int:
    """The number of people for whom the first player has room."""
    return sum(lodging.room for lodging in me(game).lodgings)


@pytest.mark.parametrize(("before", "has_room"), [(["cooking-hearth-5"], True), (["cooking-hearth-4"], False)])
def test_off_siter_has_room_once_major_improvements_cost_nine_resources(before: list[str], has_room: bool) -> None:
    mine = farm({"clay": 3, "stone": 1}, improvements=before, played=["off-siter"])
    game = five(mine, round_number=6)
    play(game, "place major-improvement", "build clay-oven")  # 4 resources more
    assert room(game) == (3 if has_room else 2)


def test_off_siter_has_room_at_once_if_they_cost_that_much_already() -> None:
    game = taught("off-siter", farm(improvements=["cooking-hearth-5", "clay-oven"]))
    assert room(game) == 3


def test_off_siter_keeps_its_room_when_an_improvement_is_returned() -> None:
    mine = farm(improvements=["cooking-hearth-5", "clay-oven"])
    game = taught("off-siter", mine)
    assert room(game) == 3
    state = stand(game)
    give_back(state, 0, IMPROVEMENT_NAMES.index("cooking-hearth-5"))
    assert room(game) == 3


# Hayward


def test_hayward_builds_fences_at_any_time_and_divides_pastures() -> None:
    game = five(farm({"wood": 5}, played=["hayward"]))
    assert "use card hayward" in any_time(game)
    play(game, "use card hayward", "fence e1")
    assert (goods(game), game.to_act) == ({"wood": 1}, [0])
    assert "use card hayward" not in any_time(game)
    game = five(farm({"wood": 1}, pastures=["D1 E1"], played=["hayward"]))
    play(game, "use card hayward")  # there is only one way
    assert (len(me(game).pastures), goods(game)) == (2, {})


def test_hayward_does_not_take_a_build_fences_action() -> None:
    cheap = farm({"wood": 3}, played=["hayward", "hedge-keeper"])
    assert "use card hayward" not in any_time(five(cheap))
    game = five(farm({"wood": 3}, played=["hayward", "hedge-keeper"]))
    play(game, "place fencing", "fence e1")
    assert goods(game) == {"wood": 2}


def test_hayward_makes_room_for_animals() -> None:
    game = five(farm({"wood": 4, "sheep": 1}, played=["hayward"]), goods={"sheep-market": 2})
    play(game, "place sheep-market")
    assert "use card hayward" in any_time(game)
    play(game, "use card hayward", "fence e1")
    assert goods(game)["sheep"] == 3


# Sidekick: here, the card of round 5 lies beside that of round 2, and that beside that of round 1


def test_sidekick_goes_on_to_the_left_for_one_food_each() -> None:
    mine = farm({"food": 3, "wood": 8, "grain": 1}, fields=["B1"], people=3, rooms="A1 A2 A3 B2", played=["sidekick"])
    game = five(mine)
    play(game, "place basic-wish-for-children")
    assert spaces(game) == {"fencing"}
    play(game, "place fencing", "fence e1", "done")
    assert spaces(game) == {"grain-utilization"}
    play(game, "place grain-utilization")
    assert (goods(game)["food"], me(game).home) == (1, 0)


def test_sidekick_needs_food_a_person_and_an_unoccupied_card_at_the_left() -> None:
    for more, occupied in (({"food": 0}, {}), ({"food": 1}, {"grain-utilization": 1}), ({"people": 1}, {})):
        counts = {"wood": 8, "grain": 1, "food": 1} | {k: v for k, v in more.items() if k != "people"}
        mine = farm(counts, fields=["B1"], people=more.get("people", 2), played=["sidekick"])
        game = five(mine, occupied=occupied)
        play(game, "place fencing", "fence e1", "done")
        assert game.to_act == [1]
    game = five(farm({"food": 1}, played=["sidekick"]), round_number=3, goods={"sheep-market": 1})
    play(game, "place sheep-market")  # the card of round 3 has none to its left
    assert game.to_act == [1]


def test_sidekick_may_decline() -> None:
    game = five(farm({"food": 1, "wood": 8, "grain": 1}, fields=["B1"], played=["sidekick"]))
    play(game, "place fencing", "fence e1", "done", "done")
    assert (game.to_act, goods(game)["food"]) == ([1], 1)


# Boat Painter


@pytest.mark.parametrize("gain", [{"grain": 1}, {"food": 2}])
def test_boat_painter_gets_grain_or_food_if_both_spaces_are_occupied(gain: dict[str, int]) -> None:
    mine = farm(played=["boat-painter"])
    game = all_placed(mine, *four_more(), occupied={"fishing": 1, "traveling-players": 2})
    play(game, "choose 1" if "grain" in gain else "choose 2")
    assert goods(game) == gain
    game = all_placed(farm(played=["boat-painter"]), *four_more(), occupied={"fishing": 1})
    assert goods(game) == {}


def test_boat_painter_gets_nothing_if_a_linked_space_was_used_instead() -> None:
    there = {"fishing": 1, "house-building": 2}
    assert goods(all_placed(farm(played=["boat-painter"]), *four_more(), occupied=there)) == {}


# Clay Thief


def test_clay_thief_takes_all_clay_of_the_hollow_once_in_the_game() -> None:
    game = prepared(farm(played=["clay-thief"]), *four_more(), round_number=3, goods={"hollow": 3})
    play(game, "choose 1")
    assert (goods(game), lying(game).get("hollow", 0)) == ({"clay": 6}, 0)
    assert [played.name for played in me(game).played if played.face_down] == ["clay-thief"]
    spent = farm(played=["clay-thief"], marks={"clay-thief": 1 << 60})
    game = prepared(spent, *four_more(), round_number=3, goods={"hollow": 3})
    assert (game.to_act, "choose 1" in texts(game)) == ([0], False)


def test_clay_thief_may_wait() -> None:
    game = prepared(farm(played=["clay-thief"]), *four_more(), round_number=3, goods={"hollow": 3})
    play(game, "done")
    assert (goods(game), "place hollow" in texts(game)) == ({}, True)
    assert not any(played.face_down for played in me(game).played)


def test_clay_thief_and_hollow_gardener_work_together() -> None:
    mine = farm(played=["clay-thief", "hollow-gardener"])
    game = prepared(mine, *four_more(), round_number=3, goods={"hollow": 3})
    play(game, "choose 1")
    assert goods(game) == {"clay": 6, "vegetable": 1}


# Master Hora


@pytest.mark.parametrize(("space", "buys"), [("copse", True), ("traveling-players", True), ("grove", False)])
def test_master_hora_sells_a_vegetable_on_spaces_with_the_symbol(space: str, buys: bool) -> None:
    game = five(farm({"food": 1}, played=["master-hora"]), goods={space: 2})
    play(game, f"place {space}")
    assert (game.to_act == [0]) == buys
    if_asked(game, "resolve master-hora")
    assert goods(game).get("vegetable", 0) == int(buys)
    assert game.to_act == [1]


def test_master_hora_sells_before_the_person_is_placed() -> None:
    game = five(farm({"food": 1}, played=["master-hora"]), goods={"copse": 2})
    play(game, "place copse")
    assert (me(game).home, actions(game)["copse"].seats) == (2, [])
    assert texts(game) == {"resolve master-hora", "place copse"}
    play(game, "place copse")
    assert (me(game).home, goods(game)) == (1, {"food": 1, "wood": 2})


def test_master_hora_sells_one_vegetable_at_most() -> None:
    game = five(farm({"food": 2}, played=["master-hora"]), goods={"copse": 2})
    play(game, "place copse", "resolve master-hora")
    assert (goods(game), game.to_act) == ({"food": 1, "vegetable": 1, "wood": 2}, [1])


def test_what_master_hora_sells_can_be_used_for_the_action() -> None:
    cook = farm({"food": 2}, played=["master-hora"], hand=["bohemian"], improvements=["fireplace-2"])
    game = five(cook)
    play(game, "place third-lessons", "resolve master-hora")
    assert all_texts(game) == {"cook vegetable fireplace", "eat vegetable"}
    play(game, "cook vegetable fireplace")
    assert goods(game) == {"food": 1}  # 2 - 1 + 2 - 2


def test_what_master_hora_sells_can_be_what_makes_the_action_possible() -> None:
    cook = farm({"food": 1}, played=["master-hora"], hand=["bohemian"], improvements=["fireplace-2"])
    game = five(cook)
    play(game, "place third-lessons")  # everything else is left without a choice
    assert (goods(game), played(game)) == ({}, ["master-hora", "bohemian"])  # 1 - 1 + 2 - 2


def test_a_person_does_something_where_master_hora_sells() -> None:
    game = five(farm({"food": 2}, played=["master-hora"], hand=["bohemian"]))
    play(game, "place third-lessons", "resolve master-hora")  # the vegetable has to be eaten for the second food
    assert (goods(game), played(game)) == ({}, ["master-hora", "bohemian"])
    assert "place third-lessons" not in texts(five(farm({"food": 1}, played=["master-hora"], hand=["bohemian"])))


def test_what_master_hora_sells_pays_a_toll() -> None:
    guarded = farm(played=["forest-guardian"])
    poor = farm({"food": 1}, played=["master-hora"], improvements=["fireplace-2"])
    game = five(poor, guarded, goods={"copse": 5})
    play(game, "place copse", "resolve master-hora", "cook vegetable fireplace")
    assert (goods(game), goods(game, 1)) == ({"food": 1, "wood": 5}, {"food": 1})  # 1 - 1 + 2 - 1
    assert "place copse" not in texts(five(farm(played=["master-hora"]), guarded, goods={"copse": 5}))


def test_master_hora_sells_nothing_where_a_person_only_goes_on() -> None:
    artist = farm({"food": 3}, played=["master-hora", "junior-artist"])
    game = five(artist, goods={"traveling-players": 2})
    play(game, "place day-laborer", "place traveling-players")
    assert "vegetable" not in goods(if_asked(game, "resolve master-hora", "choose 1"))


def test_master_hora_sold_only_once_the_person_was_placed_before_an_amendment() -> None:
    game = five(farm({"food": 1}, played=["master-hora"]), goods={"copse": 2}, amendments=SOLD_BEFORE_PLACING - 1)
    play(game, "place copse")
    assert (me(game).home, "choose 1" in texts(game)) == (1, True)


# Hollow Gardener


@pytest.mark.parametrize(("clay", "crop"), [(2, {}), (3, {"grain": 1}), (5, {"grain": 1}), (6, {"vegetable": 1})])
def test_hollow_gardener_gets_a_crop_for_much_clay(clay: int, crop: dict[str, int]) -> None:
    game = five(farm(played=["hollow-gardener"]), goods={"hollow": clay})
    play(game, "place hollow")
    assert goods(game) == {"clay": clay, **crop}
    game = five(farm(played=["hollow-gardener"]), goods={"clay-pit": 6})
    play(game, "place clay-pit")
    assert goods(game) == {"clay": 6}


# Wheelmaker


@pytest.mark.parametrize(
    ("own", "played", "expected"),
    [(4, LESSON, 15), (3, LESSON, 3), (4, [], 4), (16, LESSON, 16)],
)
def test_wheelmaker_gets_wood_up_to_fifteen(own: int, played: list[str], expected: int) -> None:
    others = (farm({"wood": 2}), farm({"wood": 1}))
    mine = farm({"wood": own, "food": 1}, played=played)
    assert goods(taught("wheelmaker", mine, *others))["wood"] == expected


# Middleman


def test_middleman_gets_goods_at_its_next_person_on_each_space_with_the_symbol() -> None:
    game = taught("middleman", farm(people=3, rooms="A1 A2 A3"))
    assert left_on(game, "middleman") == 12
    there = {space.name: space.strange for space in view(game).actions if space.strange}
    assert there == {space: {"stone": 1, "food": 1} for space in MEEPLES}
    play(game, "place copse")  # by another player, who gets nothing of it
    assert "stone" not in goods(game, 1)
    assert left_on(game, "middleman") == 12


def test_middleman_gets_them_before_the_actions_and_only_once() -> None:
    game = taught("middleman", farm(people=3, rooms="A1 A2 A3"))
    play(game, *(f"place {space}" for space in ("day-laborer", "fishing", "forest", "clay-pit")))
    play(game, "place traveling-players")
    assert goods(game) == {"stone": 1, "food": 2}
    assert left_on(game, "middleman") == 10
    assert [space.strange for space in view(game).actions if space.name == "traveling-players"] == [{}]


# Carpenter's Boy


def test_carpenters_boy_gets_wood_for_each_room_of_another_player() -> None:
    builder = farm({"wood": 10, "reed": 4})
    game = five(builder, farm(played=["carpenters-boy"]))
    play(game, "place farm-expansion", "room a1", "room b2")
    if_asked(game, "done")
    assert goods(game, 1) == {"wood": 2}
    game = five(farm({"wood": 5, "reed": 2}, played=["carpenters-boy"]))
    play(game, "place house-building")
    if_asked(game, "room a1")
    assert goods(game) == {}


# Mountain Shepherd


@pytest.mark.parametrize("quarry", ["western-quarry", "eastern-quarry"])
def test_mountain_shepherd_gets_a_sheep_on_either_quarry(quarry: str) -> None:
    game = five(farm(played=["mountain-shepherd"]), round_number=11, goods={quarry: 2})
    play(game, f"place {quarry}")
    assert goods(game) == {"stone": 2, "sheep": 1}


# Animal Brander


@pytest.mark.parametrize(
    ("animal", "before", "after"),
    [
        ("sheep", 0, {"sheep": 2, "food": 1}),
        ("boar", 1, {"boar": 2}),
        ("cattle", 3, {"cattle": 2}),
    ],
)
def test_animal_brander_repeats_the_option(animal: str, before: int, after: dict[str, int]) -> None:
    mine = farm({"food": before}, pastures=["D1 E1"], played=["animal-brander"])
    game = five(mine)
    play(game, "place animal-market", f"take {animal}", "choose 1")
    assert (goods(game), game.to_act) == (after, [1])


def test_animal_brander_needs_food_for_it_and_may_decline() -> None:
    game = five(farm({"food": 2}, pastures=["D1 E1"], played=["animal-brander"]))
    play(game, "place animal-market", "take cattle")
    assert (goods(game), game.to_act) == ({"cattle": 1, "food": 1}, [1])
    game = five(farm({"food": 2}, pastures=["D1 E1"], played=["animal-brander"]))
    play(game, "place animal-market", "take boar", "done")
    assert (goods(game), game.to_act) == ({"boar": 1, "food": 2}, [1])


def test_animal_brander_is_about_the_animal_market_only() -> None:
    game = five(
        farm({"food": 2}, pastures=["D1 E1"], played=["animal-brander"]), round_number=9, goods={"pig-market": 1}
    )
    play(game, "place pig-market")
    assert (goods(game), game.to_act) == ({"boar": 1, "food": 2}, [1])
