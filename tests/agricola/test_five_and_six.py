"""Five and six players: the further action spaces, those that are linked, and the further major improvements."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    actions,
    farm,
    food,
    goods,
    lines,
    lying,
    me,
    play,
    promised,
    rooms,
    scenario,
    spaces,
    stables,
    texts,
    view,
)
from allmende import agricola
from allmende.agricola.rules.phases import FEEDING
from allmende.agricola.rules.player import Player
from allmende.core import Game, IllegalMoveError, OptionError

LESSONS = ("conservator", "organic-farmer", "stable-architect")
"""Occupations that do nothing in these positions."""
FOOD_SPACES = ("day-laborer", "fishing", "meeting-place", "traveling-players", "animal-market", "building-supplies")
PAIRS = [
    ("third-lessons", "copse"),
    ("house-building", "traveling-players"),
    ("more-lessons", "modest-wish-for-children"),
]
BOTH = pytest.mark.parametrize("players", [5, 6])


def table(mine: Player, players: int = 6, second: Player | None = None, round_number: int = 5, **more: object) -> Game:
    """A game for five or six in which the first player has the turn."""
    others = [second or farm(), *(farm() for _ in range(players - 2))]
    return scenario(mine, *others, round_number=round_number, **more)  # type: ignore[arg-type]


def able() -> Player:
    """A player who can use all the linked spaces."""
    return farm(goods={"wood": 5, "reed": 2, "food": 9}, rooms="A1 A2 A3", hand=["conservator", "organic-farmer"])


def finish_turn(game: Game) -> None:
    """Have the first player do what an action space still asks for."""
    while game.to_act == [0]:
        play(game, min(texts(game) - {"done"}, default="done"))


def finish_round(game: Game, *avoid: str) -> None:
    """Have all others placed, but not on these action spaces."""
    number = view(game).round
    while view(game).round == number:
        useful = texts(game) - {f"place {space}" for space in avoid} - {"done"}
        play(game, min(useful, default="done"))


# Setup


@BOTH
def test_seven_cards_of_each_kind_are_dealt(players: int) -> None:
    game = agricola.new(players, 1, cards="base")
    for seat in range(players):
        mine = me(game, seat)
        assert (mine.minors, mine.occupations) == (7, 7)


@pytest.mark.parametrize(
    ("players", "options", "wrong"),
    [
        (5, {"tile": "on"}, "tile-players"),
        (6, {"tile": "on"}, "tile-players"),
        (5, {"campaign": "on"}, "campaign-players"),
        (5, {"cards": "base", "hands": "choose-10"}, "too-few-cards"),
        (6, {"cards": "base", "hands": "choose-10"}, "too-few-cards"),
        (6, {"cards": "base", "hands": "choose"}, "choose-alone"),
    ],
)
def test_what_so_many_cannot_play_is_refused(players: int, options: dict[str, str], wrong: str) -> None:
    with pytest.raises(OptionError) as error:
        agricola.new(players, 1, **options)
    assert error.value.message.id == f"error-{wrong}"


@pytest.mark.parametrize("hands", ["dealt", "mulligan", "draft", "draft-8", "quick-draft"])
def test_the_base_set_is_enough_for_six(hands: str) -> None:
    assert len(agricola.new(6, 1, cards="base", hands=hands).to_act) >= 1


def test_the_side_job_of_six_is_on_the_board_only_once() -> None:
    assert set(actions(agricola.new(6, 1, side_job="on"))) == set(actions(agricola.new(6, 1)))


# Linked action spaces


@BOTH
@pytest.mark.parametrize(("one", "other"), [*PAIRS, *(pair[::-1] for pair in PAIRS)])
def test_using_one_of_two_linked_spaces_blocks_the_other_for_everybody(players: int, one: str, other: str) -> None:
    game = table(able(), players, able())
    assert {one, other} <= spaces(game)
    play(game, f"place {one}")
    finish_turn(game)
    assert game.to_act == [1]
    assert not {one, other} & spaces(game)
    assert actions(game)[other].closed
    assert actions(game)[other].seats == []  # blocked, but not occupied
    with pytest.raises(IllegalMoveError) as error:
        game.play(f"place {other}")
    assert error.value.message.id == "reason-linked-used"


@BOTH
@pytest.mark.parametrize(("one", "other"), PAIRS[:2])
def test_goods_stay_on_a_blocked_space_and_grow(players: int, one: str, other: str) -> None:
    game = table(able(), players, goods={other: 4})
    play(game, f"place {one}")
    finish_turn(game)
    assert lying(game)[other] == 4
    finish_round(game)
    assert view(game).round == 6
    assert lying(game)[other] == 5
    assert not actions(game)[one].closed
    assert not actions(game)[other].closed


def test_with_four_players_they_are_not_linked() -> None:
    game = scenario(farm(), farm(goods={"food": 9}, hand=["conservator"]), farm(), farm())
    play(game, "place copse")
    assert {"traveling-players", "more-lessons"} <= spaces(game)


def test_a_card_for_occupied_spaces_does_not_open_a_blocked_one() -> None:
    mine = farm(goods={"food": 9}, hand=["conservator"], played=["forest-school"])
    game = scenario(farm(), mine, farm(), farm(), farm(), farm(), occupied={"more-lessons": 2, "lessons": 3})
    play(game, "place copse")
    assert {"lessons", "more-lessons"} <= spaces(game)
    assert "third-lessons" not in spaces(game)


def test_a_card_for_unoccupied_spaces_counts_a_blocked_one() -> None:
    people = {"lessons": 1, "more-lessons": 2}
    for copse, expected in (({"copse": 3}, 1), ({"third-lessons": 3}, 0)):
        game = table(farm(people=2, played=["bohemian"]), occupied=people | copse, round_number=2)
        finish_round(game, *FOOD_SPACES)
        assert food(game) == expected


# Lessons


@pytest.mark.parametrize(("space", "costs"), [("third-lessons", [2, 2, 2]), ("more-lessons", [1, 1, 2])])
@BOTH
def test_the_lessons_of_the_extension(players: int, space: str, costs: list[int]) -> None:
    for played, cost in enumerate(costs):
        mine = farm(goods={"food": 5}, hand=["bohemian", "freshman"], played=LESSONS[:played])
        game = table(mine, players)
        play(game, f"place {space}", "play bohemian")
        assert food(game) == 5 - cost
        poor = farm(goods={"food": cost - 1}, hand=["bohemian"], played=LESSONS[:played])
        assert space not in spaces(table(poor, players))


# House Building and Modest Wish for Children


@BOTH
def test_house_building_is_for_rooms_and_nothing_else(players: int) -> None:
    game = table(farm(goods={"wood": 14, "reed": 4}), players)
    play(game, "place house-building")
    assert {text.split()[0] for text in texts(game)} == {"room"}
    play(game, "room a1", "room b2")
    assert (rooms(game), goods(game), game.to_act) == ({"A1", "A2", "A3", "B2"}, {"wood": 4}, [1])
    assert "house-building" not in spaces(table(farm(goods={"wood": 14, "reed": 1}), players))


@BOTH
def test_the_modest_wish_comes_with_round_5_and_needs_room(players: int) -> None:
    for number in (4, 5):
        game = table(farm(rooms="A1 A2 A3"), players, round_number=number)
        assert ("modest-wish-for-children" in spaces(game)) == (number == 5)
    assert "modest-wish-for-children" not in spaces(table(farm(), players))
    play(game, "place modest-wish-for-children")
    assert (me(game).people, me(game).newborns) == (3, 1)


# Goods


@BOTH
@pytest.mark.parametrize(
    ("space", "lies", "expected"),
    [
        ("copse", 2, {"wood": 2}),
        ("traveling-players", 3, {"food": 3}),
        ("grove", 4, {"wood": 4}),
        ("hollow", 6, {"clay": 6}),
        ("riverbank-forest", 3, {"wood": 3, "reed": 1}),
        ("resource-market", 0, {"reed": 1, "stone": 1, "wood": 1}),
    ],
)
def test_what_a_space_gives(players: int, space: str, lies: int, expected: dict[str, int]) -> None:
    game = table(farm(), players, goods={space: lies} if lies else None)
    play(game, f"place {space}")
    assert (goods(game), game.to_act) == (expected, [1])
    assert space not in lying(game)


@BOTH
def test_what_comes_onto_the_spaces_each_round(players: int) -> None:
    expected = {"copse": 1, "traveling-players": 1, "grove": 2, "hollow": 3, "riverbank-forest": 1, "forest": 3}
    there = lying(table(farm(), players, round_number=1))
    assert {name: there[name] for name in expected} == expected


@BOTH
def test_the_animal_market_gives_one_animal(players: int) -> None:
    cases = [("sheep", {}, {"sheep": 1, "food": 1}), ("boar", {}, {"boar": 1}), ("cattle", {"food": 1}, {"cattle": 1})]
    for animal, before, after in cases:
        game = table(farm(goods=before), players)
        play(game, "place animal-market")
        assert ("take cattle" in texts(game)) == bool(before)
        play(game, f"take {animal}")
        assert goods(game) == after


# Only six players have these


@pytest.mark.parametrize("name", ["farm-supplies", "building-supplies", "corral", "side-job", "improvement"])
def test_five_players_do_without_some(name: str) -> None:
    assert name not in actions(table(farm(), 5, round_number=14))
    assert name in actions(table(farm(), 6, round_number=14))


def test_farm_supplies_sell_grain_and_a_field_each_once() -> None:
    game = table(farm(goods={"food": 5}))
    play(game, "place farm-supplies")
    assert texts(game) >= {"take grain", "plow c2"}
    play(game, "take grain")
    assert "take grain" not in texts(game)
    play(game, "plow c2")
    assert (goods(game), game.to_act) == ({"grain": 1, "food": 3}, [1])


def test_one_food_is_enough_for_one_of_the_farm_supplies() -> None:
    game = table(farm(goods={"food": 1}))
    play(game, "place farm-supplies", "plow c2")
    assert (goods(game), game.to_act) == ({}, [1])
    assert "farm-supplies" not in spaces(table(farm()))


@pytest.mark.parametrize("first", ["reed", "stone"])
@pytest.mark.parametrize("second", ["wood", "clay"])
def test_building_supplies_give_two_resources_and_food(first: str, second: str) -> None:
    game = table(farm())
    play(game, "place building-supplies")
    assert texts(game) == {"take reed", "take stone"}
    play(game, f"take {first}")
    assert texts(game) == {"take wood", "take clay"}
    play(game, f"take {second}")
    assert (goods(game), game.to_act) == ({first: 1, second: 1, "food": 1}, [1])


@pytest.mark.parametrize(
    ("before", "animal"),
    [({}, "sheep"), ({"sheep": 1}, "boar"), ({"boar": 1}, "sheep"), ({"sheep": 1, "boar": 1}, "cattle")],
)
def test_the_corral_gives_the_first_kind_that_one_lacks(before: dict[str, int], animal: str) -> None:
    game = table(farm(goods=before, pastures=["D1", "E1"]))
    play(game, "place corral")
    assert goods(game) == before | {animal: 1}


def test_with_animals_of_all_kinds_the_corral_cannot_be_used() -> None:
    mine = farm(goods={"sheep": 1, "boar": 1, "cattle": 1}, pastures=["D1", "E1"])
    game = table(mine)
    assert "corral" not in spaces(game)
    with pytest.raises(IllegalMoveError) as error:
        game.play("place corral")
    assert error.value.message.id == "reason-has-all-animals"


def test_an_animal_of_the_corral_needs_room() -> None:
    game = table(farm(goods={"sheep": 1}))
    play(game, "place corral")
    assert texts(game) == {"release sheep", "release boar"}


def test_the_side_job_of_six_is_one_stable_and_bread() -> None:
    game = table(farm(goods={"wood": 3, "grain": 1}, improvements=["fireplace-2"]))
    play(game, "place side-job", "stable e1")
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert (stables(game), goods(game), game.to_act) == ({"E1"}, {"wood": 2, "food": 2}, [1])


def test_the_improvement_is_a_minor_one_and_from_round_5_on_either() -> None:
    mine = farm(goods={"grain": 1, "clay": 2}, hand=["market-stall"])
    game = table(mine.copy(), round_number=4)
    play(game, "place improvement")
    assert goods(game) == {"vegetable": 1, "clay": 2}
    game = table(mine, round_number=5)
    play(game, "place improvement")
    assert texts(game) == {"play market-stall", "build fireplace-2"}


def test_without_hand_cards_the_improvement_is_a_major_one_from_round_5_on() -> None:
    for number in (4, 5):
        game = table(farm(goods={"clay": 2}), round_number=number)
        assert ("improvement" in spaces(game)) == (number == 5)
    play(game, "place improvement")
    assert me(game).improvements == ["fireplace-2"]


# Further major improvements

FURTHER = {
    "fireplace-4": ("fireplace-3", {"clay": 4}, 1),
    "cooking-hearth-6": ("cooking-hearth-5", {"clay": 6}, 1),
    "second-well": ("well", {"clay": 1, "stone": 3}, 4),
    "second-clay-oven": ("clay-oven", {"clay": 4, "stone": 1}, 2),
    "second-stone-oven": ("stone-oven", {"clay": 2, "stone": 3}, 3),
    "second-joinery": ("joinery", {"wood": 2, "stone": 3}, 2),
    "second-pottery": ("pottery", {"clay": 2, "stone": 3}, 2),
    "second-basketmakers-workshop": ("basketmakers-workshop", {"reed": 2, "stone": 3}, 2),
}
"""What each lies under, what it costs, and the points printed on it."""


@pytest.mark.parametrize("name", FURTHER)
def test_a_further_improvement_can_be_had_once_the_one_above_it_is_gone(name: str) -> None:
    above, cost, points = FURTHER[name]
    rich = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    game = table(farm(goods=rich), second=farm(goods=cost))
    assert name not in view(game).improvements
    play(game, "place major-improvement")
    with pytest.raises(IllegalMoveError) as error:
        game.play(f"build {name}")
    assert error.value.message.id == "reason-improvement-covered"
    play(game, f"build {above}")
    assert name in view(game).improvements
    game = table(farm(goods=cost), second=farm(improvements=[above]))
    play(game, "place major-improvement")
    if f"build {name}" in texts(game):
        play(game, f"build {name}")
    assert (goods(game), me(game).improvements) == ({}, [name])
    assert lines(game)["improvements"] == points


@pytest.mark.parametrize("name", FURTHER)
def test_five_players_have_ten_improvements(name: str) -> None:
    above, cost, _ = FURTHER[name]
    game = table(farm(goods=cost | {"clay": 9}), 5, second=farm(improvements=[above]))
    assert name not in view(game).improvements
    play(game, "place major-improvement")
    assert f"build {name}" not in texts(game)


def test_a_fireplace_that_is_returned_goes_back_to_where_it_lay() -> None:
    game = table(farm(improvements=["fireplace-3"]), second=farm(goods={"clay": 4}))
    assert "fireplace-4" in view(game).improvements
    play(game, "place major-improvement", "build cooking-hearth-4 for fireplace-3")
    assert {"fireplace-2", "fireplace-3"} <= set(view(game).improvements)
    assert "fireplace-4" not in view(game).improvements


def test_the_lower_fireplace_goes_back_below_the_other() -> None:
    for above, there in ((farm(), False), (farm(improvements=["fireplace-3"]), True)):
        game = table(farm(improvements=["fireplace-4"]), second=above)
        play(game, "place major-improvement", "build cooking-hearth-5 for fireplace-4")
        assert ("fireplace-4" in view(game).improvements) == there


def test_a_fireplace_may_be_returned_for_the_hearth_below() -> None:
    game = table(farm(improvements=["fireplace-2"]), second=farm(improvements=["cooking-hearth-5"]))
    play(game, "place major-improvement")
    play(game, "build cooking-hearth-6 for fireplace-2")
    assert me(game).improvements == ["cooking-hearth-6"]


def test_two_wells_lay_ten_food() -> None:
    game = table(farm(goods={"wood": 1, "clay": 1, "stone": 6}), round_number=4)
    play(game, "place major-improvement", "build well")
    assert "second-well" in view(game).improvements
    mine = farm(goods={"clay": 1, "stone": 3}, improvements=["well"], promised={5: {"food": 1}, 6: {"food": 1}})
    game = table(mine, round_number=4)
    play(game, "place major-improvement", "build second-well")
    assert promised(game) == {5: {"food": 2}, 6: {"food": 2}, 7: {"food": 1}, 8: {"food": 1}, 9: {"food": 1}}


@pytest.mark.parametrize(("oven", "most", "bread"), [("clay-oven", 1, 5), ("stone-oven", 2, 4)])
def test_two_ovens_of_a_kind_bake_twice_as_much(oven: str, most: int, bread: int) -> None:
    mine = farm(goods={"grain": 9}, improvements=[oven, f"second-{oven}"])
    game = scenario(mine, *(farm() for _ in range(5)))
    play(game, "place grain-utilization")
    play(game, *[f"bake {oven}"] * (2 * most - 1))  # the first one goes without saying
    assert goods(game) == {"grain": 9 - 2 * most, "food": 2 * most * bread}
    assert game.to_act == [1]
    mine = farm(goods={"grain": 9}, improvements=[f"second-{oven}"])
    game = scenario(mine, *(farm() for _ in range(5)))
    play(game, "place grain-utilization", *[f"bake {oven}"] * (most - 1))
    assert (food(game), game.to_act) == (most * bread, [1])


def test_two_joineries_exchange_twice_in_a_harvest() -> None:
    mine = farm(goods={"wood": 3}, improvements=["joinery", "second-joinery"])
    game = scenario(mine, *(farm(goods={"food": 4}) for _ in range(5)), round_number=4, phase=FEEDING)
    play(game, "use joinery", "use second-joinery")
    assert not {text for text in texts(game) if text.startswith("use")}


@pytest.mark.parametrize(
    ("wood", "one", "two"),
    [(2, 0, 0), (3, 1, 1), (5, 2, 2), (6, 2, 2), (7, 3, 3), (8, 3, 3), (10, 3, 4), (12, 3, 5), (14, 3, 6), (20, 3, 6)],
)
def test_two_joineries_score_different_wood(wood: int, one: int, two: int) -> None:
    for improvements, expected in ((["second-joinery"], one), (["joinery", "second-joinery"], two)):
        game = table(farm(goods={"wood": wood}, improvements=improvements))
        assert lines(game)["bonus"] == expected


def test_cards_that_ask_for_a_kind_take_either_of_it() -> None:
    game = table(farm(hand=["pottery-yard"], improvements=["second-pottery"]))
    play(game, "place meeting-place", "play pottery-yard")
    assert [each.name for each in me(game).played][-1] == "pottery-yard"
