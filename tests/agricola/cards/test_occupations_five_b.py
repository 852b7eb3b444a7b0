"""The occupations of deck B for five and six players."""

from __future__ import annotations

import pytest

from agricola.cards.fives import five, four_more, taught
from agricola.cards.phases import coming_home, prepared
from agricola.cards.positions import harvest, if_asked
from agricola.scenario import any_time, farm, food, goods, left_on, me, play, scenario, spaces, texts, view
from allmende.agricola.rules.player import Player
from allmende.core import Game

LESSON = ["conservator"]
"""An occupation that does nothing in these positions."""


# Livestock Sustainer


def stalls(game: Game, seat: int = 0) -> int:
    """The number of animals for which the seat's cards have room."""
    return max(played.room for played in me(game, seat).played)


def test_livestock_sustainer_has_room_for_animals_by_improvements_of_others() -> None:
    others = (farm(improvements=["fireplace-2", "well"]), farm(improvements=["joinery"]))
    game = taught("livestock-sustainer", farm({"sheep": 1, "boar": 1}, improvements=["pottery"]), *others)
    assert stalls(game) == 3


def test_livestock_sustainer_gets_more_room_as_others_build_up_to_eight() -> None:
    game = five(farm({"clay": 2}), farm(played=["livestock-sustainer"]))  # for which nothing has been built yet
    play(game, "place major-improvement")
    assert (me(game).improvements, stalls(game, 1)) == (["fireplace-2"], 1)
    all_of_them = farm(
        improvements=["fireplace-2", "fireplace-3", "cooking-hearth-4", "well", "clay-oven", "stone-oven", "joinery"]
    )
    game = taught("livestock-sustainer", farm(), all_of_them, farm(improvements=["pottery", "basketmakers-workshop"]))
    assert stalls(game) == 8


def test_livestock_sustainer_and_pen_builder_each_show_their_own_room() -> None:
    marks = {"livestock-sustainer": 3, "pen-builder": 1}
    mine = farm({"sheep": 4}, played=["livestock-sustainer", "pen-builder"], marks=marks)
    mine.stalls = 5
    shown = {card.name: card for card in me(scenario(mine, *four_more())).played}
    room = {name: (card.room, card.animals) for name, card in shown.items() if name in marks}
    assert room == {"livestock-sustainer": (3, {"sheep": 3}), "pen-builder": (2, {})}


def test_livestock_sustainer_keeps_different_animals() -> None:
    others = (farm(improvements=["fireplace-2", "well"]),)
    mine = farm({"sheep": 1, "food": 1}, hand=["livestock-sustainer"], people=3, rooms="A1 A2 A3")
    game = five(mine, *others, goods={"pig-market": 2}, round_number=9)
    play(game, "place lessons")
    if_asked(game, "play livestock-sustainer")
    play(game, *(f"place {space}" for space in ("day-laborer", "fishing", "forest", "clay-pit")))
    play(game, "place pig-market")
    assert (goods(game)["boar"], goods(game)["sheep"]) == (2, 1)


# Corral Builder


@pytest.mark.parametrize(("number", "asked"), [(9, True), (10, True), (8, False)])
def test_corral_builder_fences_one_space_as_a_market_is_revealed(number: int, asked: bool) -> None:
    game = prepared(farm(played=["corral-builder"]), *four_more(), round_number=number)
    assert ("fence e1" in texts(game)) == asked
    if asked:
        assert "fence d1 e1" not in texts(game)
        play(game, "fence e1")
        assert ([pasture.spaces for pasture in me(game).pastures], goods(game)) == ([["E1"]], {})


def test_corral_builder_may_decline_and_does_not_divide() -> None:
    mine = farm(pastures=["D1 E1"], played=["corral-builder"])
    game = prepared(mine, *four_more(), round_number=9)
    assert "fence e1" not in texts(game)
    play(game, "done")
    assert len(me(game).pastures) == 1


# Greenhouse Builder


def test_greenhouse_builder_offers_actions_of_three_spaces_in_play_even_if_occupied() -> None:
    mine = farm({"wood": 4, "clay": 2, "reed": 1}, played=["greenhouse-builder"])
    game = five(mine, round_number=8, occupied={"fencing": 1, "vegetable-seeds": 2})
    play(game, "place greenhouse-builder")
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    play(game, "choose 3")
    assert (goods(game)["vegetable"], game.to_act) == (1, [1])


def test_greenhouse_builder_renovates_and_improves_afterward() -> None:
    mine = farm({"clay": 4, "reed": 1}, played=["greenhouse-builder"])
    game = five(mine, round_number=7, occupied={"house-redevelopment": 1})
    play(game, "place greenhouse-builder")
    if_asked(game, "renovate clay", "renovate")
    assert me(game).house == "clay"
    play(game, "build fireplace-2")
    assert (me(game).improvements, game.to_act) == (["fireplace-2"], [1])


def test_greenhouse_builder_is_for_its_owner_and_for_what_is_in_play() -> None:
    mine = farm({"wood": 4}, played=["greenhouse-builder"])
    assert "greenhouse-builder" not in spaces(five(mine.copy(), round_number=1))
    assert "greenhouse-builder" in spaces(five(mine, round_number=2))
    assert "greenhouse-builder" not in spaces(five(farm({"wood": 4}), farm(played=["greenhouse-builder"])))


# Cattle Caregiver


@pytest.mark.parametrize(("keepers", "got"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_cattle_caregiver_gets_food_by_players_with_cattle(keepers: int, got: int) -> None:
    def keeper(seat: int) -> Player:
        return farm({"cattle": 1} if seat < keepers else {}, played=["cattle-caregiver"] if not seat else [])

    game = prepared(*(keeper(seat) for seat in range(6)), round_number=3)
    assert food(game) == got


# Sweeper


def test_sweeper_collects_food_and_gets_it_once_in_the_game() -> None:
    game = five(farm(played=["sweeper"], marks={"sweeper": 4}))
    play(game, "place copse")
    assert left_on(game, "sweeper") == 5
    play(game, *(f"place {space}" for space in ("day-laborer", "fishing", "forest", "clay-pit")))
    play(game, "use card sweeper")
    assert (food(game), left_on(game, "sweeper")) == (5, 0)
    assert "use card sweeper" not in any_time(game)


def test_sweeper_lies_face_down_after_that() -> None:
    mine = farm(played=["sweeper"], marks={"sweeper": 1 << 60})
    game = five(mine)
    play(game, "place copse")
    assert left_on(game, "sweeper") == 0
    assert me(game).played[-1].name
    assert "use card sweeper" not in any_time(game)


def test_sweeper_needs_a_space_with_the_symbol() -> None:
    game = five(farm(played=["sweeper"]))
    play(game, "place grove")
    assert left_on(game, "sweeper") == 0


# Riverbank Gardener


def test_riverbank_gardener_gets_a_vegetable() -> None:
    game = five(farm(played=["riverbank-gardener"]), goods={"riverbank-forest": 2})
    play(game, "place riverbank-forest")
    assert goods(game) == {"wood": 2, "reed": 1, "vegetable": 1}


# Field Overseer


def sown(count: int) -> Player:
    """A player with so many grain fields, and enough food."""
    spaces = ["B1", "B2", "C1", "C2", "D1", "D2"][:count]
    return farm({"food": 8}, fields=[f"{space} grain 2" for space in spaces])


@pytest.mark.parametrize(
    ("fields", "got"),
    [((2, 0), {}), ((2, 1), {"food": 1}), ((3, 1), {"grain": 1}), ((5, 0), {"grain": 1}), ((4, 2), {"vegetable": 1})],
)
def test_field_overseer_is_paid_for_grain_fields_of_others(fields: tuple[int, int], got: dict[str, int]) -> None:
    mine = farm({"food": 4}, fields=["B1 grain 2", "B2 grain 2", "C1 grain 2"], played=["field-overseer"])
    game = harvest(mine, *(sown(count) for count in fields), farm({"food": 8}), farm({"food": 8}))
    assert view(game).round == 5
    assert goods(game) == {"grain": 3 + got.get("grain", 0)} | {k: v for k, v in got.items() if k != "grain"}


def test_field_overseer_counts_no_vegetables() -> None:
    gardener = farm({"food": 8}, fields=["B1 vegetable 2", "B2 vegetable 2", "C1 vegetable 2"])
    game = harvest(farm({"food": 4}, played=["field-overseer"]), gardener, *(farm({"food": 8}) for _ in range(3)))
    assert goods(game) == {}


# Village Idiot


def test_village_idiot_is_the_only_occupation() -> None:
    mine = farm(hand=["bohemian", "market-stall"])
    game = taught("village-idiot", mine)
    hand = me(game)
    assert (hand.occupations, hand.minors) == (0, 1)
    assert "village-idiot" not in texts(five(farm({"food": 9}, hand=["village-idiot"], played=LESSON)))
    assert "lessons" not in spaces(five(farm({"food": 9}, hand=["village-idiot"], played=LESSON)))
    assert "lessons" not in spaces(five(farm({"food": 9}, hand=["bohemian"], played=["village-idiot"])))


def test_village_idiot_gets_wood_and_food_as_others_use_the_meeting_place() -> None:
    game = five(farm(), farm(played=["village-idiot"]))
    play(game, "place meeting-place")
    assert goods(game, 1) == {"wood": 1, "food": 1}
    game = five(farm(played=["village-idiot"]))
    play(game, "place meeting-place")
    assert goods(game) == {}


# Stone Clawer


def test_stone_clawer_gets_one_stone_for_each_action_that_plows() -> None:
    game = five(farm(played=["stone-clawer"]))
    play(game, "place farmland", "plow b1")
    assert goods(game) == {"stone": 1}
    game = five(farm(played=["stone-clawer", "wheel-plow"]))
    play(game, "place farmland", "plow b1")
    if_asked(game, "plow c1", "plow d1")
    assert (goods(game)["stone"], sum(space.tile == "field" for space in me(game).farm)) == (2, 3)


def test_stone_clawer_gets_nothing_for_fields_of_others() -> None:
    game = five(farm(), farm(played=["stone-clawer"]))
    play(game, "place farmland", "plow b1")
    assert goods(game, 1) == {}


# Tag-Along


def test_tag_along_uses_the_resource_market_too() -> None:
    game = five(farm(), farm(played=["tag-along"]))
    play(game, "place resource-market")
    assert game.to_act == [1]
    play(game, "place resource-market")
    assert goods(game) == goods(game, 1) == {"reed": 1, "stone": 1, "wood": 1}
    assert (game.to_act, me(game, 1).home) == ([1], 1)  # its own turn, with the other person


def test_tag_along_may_decline_and_needs_a_person() -> None:
    game = five(farm(), farm(played=["tag-along"]))
    play(game, "place resource-market", "done")
    assert (game.to_act, me(game, 1).home, goods(game, 1)) == ([1], 2, {})
    away = farm(played=["tag-along"])
    away.home = 0
    game = five(farm(), away)
    play(game, "place resource-market")
    assert game.to_act == [2]


def test_tag_along_does_not_follow_its_owner() -> None:
    game = five(farm(played=["tag-along"]))
    play(game, "place resource-market")
    assert game.to_act == [1]


# Wild Boar Hunter


@pytest.mark.parametrize(("spaces", "asked"), [(3, True), (2, False)])
def test_wild_boar_hunter_buys_a_boar_if_three_wood_spaces_are_occupied(spaces: int, asked: bool) -> None:
    there = dict.fromkeys(("forest", "grove", "riverbank-forest")[:spaces], 1) | {"clay-pit": 2}
    mine = farm({"wood": 1}, played=["wild-boar-hunter"])
    game = coming_home(mine, *four_more(), occupied=there)
    assert ("choose 1" in texts(game)) == asked
    if asked:
        play(game, "choose 1")
        assert goods(game) == {"boar": 1}


def test_a_blocked_copse_is_not_occupied() -> None:
    there = {"forest": 1, "grove": 2, "third-lessons": 3}
    game = coming_home(farm({"wood": 1}, played=["wild-boar-hunter"]), *four_more(), occupied=there)
    assert "choose 1" not in texts(game)


# Game Teaser


@pytest.mark.parametrize(("taken", "got"), [(1, "cattle"), (2, "boar"), (3, "sheep"), (4, "")])
@pytest.mark.parametrize("space", ["fishing", "traveling-players"])
def test_game_teaser_gets_an_animal_by_the_food_taken(space: str, taken: int, got: str) -> None:
    game = five(farm(played=["game-teaser"]), goods={space: taken})
    play(game, f"place {space}")
    assert goods(game) == {"food": taken} | ({got: 1} if got else {})
