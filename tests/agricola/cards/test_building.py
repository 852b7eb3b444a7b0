"""Cards about building: rooms, stables and fences, renovation, and fields that are plowed with a card."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home
from agricola.cards.positions import LEARNED, bonus, can, crowd, new_round, playing
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    hand,
    lines,
    me,
    pastures,
    play,
    promised,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.amendments import TRIMMED_ONCE
from allmende.agricola.rules.earlier_amendments import ESTABLISHED_RENOVATES, TRIMMED_EACH_TIME
from allmende.agricola.rules.player import Player
from allmende.core import Game

ALL = {f"{column}{row}" for column in "ABCDE" for row in "123"}


def learning(card: str, mine: Player, *others: Player, round_number: int = 1) -> Game:
    """The occupation has just been played."""
    mine.hand = farm(hand=[card]).hand
    game = scenario(mine, *(others or [farm()]), round_number=round_number)
    play(game, "place lessons")
    if "play " + card in texts(game):
        play(game, f"play {card}")
    return game


# Stables


def test_shelter_builds_a_stable_in_a_pasture_of_one_space_only() -> None:
    game = playing("shelter", farm(pastures=["D1 E1", "E2", "D2"], stables="E2"))
    assert sites(game, "stable") == {"D2"}
    assert "done" in texts(game)
    play(game, "stable d2")
    assert (stables(game), goods(game), hand(game, 1), game.to_act) == ({"D2", "E2"}, {}, ["shelter"], [1])


def test_shelter_does_nothing_without_such_a_pasture_or_a_stable() -> None:
    assert playing("shelter", farm(pastures=["D1 E1"])).to_act == [1]
    assert playing("shelter", farm(pastures=["E1"], stables="B1 B2 B3 C1")).to_act == [1]


def test_farmyard_manure_gives_food_once_for_all_stables_of_a_turn() -> None:
    game = use("farm-expansion", farm({"wood": 4}, played=["farmyard-manure"]), round_number=3)
    play(game, "stable b1", "stable b2")
    assert (promised(game), game.to_act) == ({4: {"food": 1}, 5: {"food": 1}, 6: {"food": 1}}, [1])


def test_farmyard_manure_asks_for_an_animal_and_does_nothing_in_turns_without_a_stable() -> None:
    assert can("farmyard-manure", farm({"boar": 1}))
    assert not can("farmyard-manure", farm())
    game = use("day-laborer", farm(played=["farmyard-manure"]))
    assert promised(game) == {}
    game = use("farm-expansion", farm({"wood": 5, "reed": 2}, played=["farmyard-manure"]))
    play(game, "room a1")
    assert promised(game) == {}


def test_farmyard_manure_does_nothing_for_stables_outside_turns() -> None:
    game = new_round(farm({"wood": 1}, house="stone", played=["farmyard-manure", "groom"]), 3)
    play(game, "stable b1")
    assert promised(game) == {}


def test_stable_tree_gives_wood_each_time_and_up_to_the_last_round() -> None:
    game = use("farm-expansion", farm({"wood": 2}, played=["stable-tree"]), round_number=12)
    play(game, "stable b1")
    assert promised(game) == {13: {"wood": 1}, 14: {"wood": 1}}
    game = new_round(farm({"wood": 1}, house="stone", played=["stable-tree", "groom"]), 3)
    play(game, "stable b1")
    assert promised(game) == {}


def test_stable_tree_gives_wood_once_for_each_action() -> None:
    mine = farm({"wood": 4}, pastures=["E3"], hand=["shelter"], played=["stable-tree"])
    game = scenario(mine, farm())
    play(game, "place farm-expansion", "stable b1", "stable b2")
    assert promised(game) == {number: {"wood": 1} for number in (2, 3, 4)}
    play(game, "place day-laborer", "place meeting-place", "play shelter", "stable e3")
    assert promised(game) == {number: {"wood": 2} for number in (2, 3, 4)}


def test_stable_tree_gives_nothing_for_a_stable_on_the_turn_of_another_player() -> None:
    mine = farm({"wood": 2}, played=["stagehand", "stable-tree"])
    game = scenario(mine, farm(), farm(), farm(), first=1)
    play(game, "place traveling-players", "stable b1")
    assert (stables(game), promised(game)) == ({"B1"}, {})


def test_stable_tree_gives_nothing_for_a_stable_in_the_returning_home_phase() -> None:
    mine = farm(pastures=["E3"], hand=["shelter"], played=["minstrel", "stable-tree"])
    occupied = {"grain-utilization": 1, "fencing": 1, "sheep-market": 1}
    game = coming_home(mine, farm(), farm(), farm(), round_number=5, occupied=occupied)
    play(game, "choose 1", "stable e3")
    assert (stables(game), promised(game)) == ({"E3"}, {})


def test_breeder_buyer_gives_the_animal_that_belongs_to_the_rooms() -> None:
    for house, material, animal in (("wood", "wood", "sheep"), ("clay", "clay", "boar"), ("stone", "stone", "cattle")):
        mine = farm({material: 5, "reed": 2}, house=house, stables="", played=["breeder-buyer"])
        mine.goods[0] += 2
        game = use("farm-expansion", mine)
        play(game, "room a1", "stable b1")
        assert (goods(game), game.to_act) == ({animal: 1}, [1])


def test_breeder_buyer_gives_nothing_for_rooms_or_stables_alone() -> None:
    game = use("farm-expansion", farm({"wood": 7, "reed": 2}, played=["breeder-buyer"]))
    play(game, "room a1", "done")
    assert goods(game) == {"wood": 2}
    game = use("farm-expansion", farm({"wood": 7, "reed": 2}, played=["breeder-buyer"]))
    play(game, "stable a1", "done", "done")
    assert goods(game) == {"wood": 5, "reed": 2}


# Fences


@pytest.mark.parametrize(("number", "vegetables"), [(4, 1), (5, 0)])
def test_asparagus_gift_gives_a_vegetable_for_as_many_fences_as_the_round(number: int, vegetables: int) -> None:
    game = use("fencing", farm({"wood": 4}, played=["asparagus-gift"]), round_number=number)
    play(game, "fence e1")
    assert goods(game) == ({"vegetable": 1} if vegetables else {})


def test_asparagus_gift_counts_all_fences_of_an_action() -> None:
    game = use("fencing", farm({"wood": 7}, played=["asparagus-gift"]), round_number=7)
    play(game, "fence e1", "fence e2")
    assert goods(game) == {"vegetable": 1}
    game = use("fencing", farm({"wood": 7}, played=["asparagus-gift"]), round_number=8)
    play(game, "fence e1", "fence e2")
    assert goods(game) == {}


def test_asparagus_gift_asks_for_an_empty_field() -> None:
    assert can("asparagus-gift", farm(fields=["B1"]))
    assert not can("asparagus-gift", farm(fields=["B1 grain 1"]))


def test_trimmer_gives_stone_for_spaces_that_were_not_enclosed() -> None:
    game = use("fencing", farm({"wood": 7}, played=["trimmer"]), round_number=5)
    play(game, "fence e1", "fence e2")
    assert goods(game) == {"stone": 2}


def test_trimmer_gives_nothing_for_a_pasture_that_is_divided() -> None:
    game = use("fencing", farm({"wood": 1}, pastures=["D1 E1"], played=["trimmer"]), round_number=5)
    assert (pastures(game), goods(game)) == ({"D1", "E1"}, {})


@pytest.mark.parametrize(("amendments", "stone"), [(None, 2), (TRIMMED_ONCE - 1, 4)])
def test_trimmer_gives_stone_once_in_a_work_phase(amendments: int | None, stone: int) -> None:
    mine = farm({"wood": 9, "food": 2}, people=3, hand=["mini-pasture"], played=["trimmer"])
    game = scenario(mine, farm(people=1), round_number=5, amendments=amendments)
    play(game, "place fencing", "fence e1", "done")
    assert goods(game)["stone"] == 2
    play(game, "place day-laborer", "place meeting-place", "play mini-pasture", "fence e2")
    assert (goods(game)["stone"], pastures(game)) == (stone, {"E1", "E2"})


def test_trimmer_gives_stone_again_in_the_next_round() -> None:
    game = scenario(farm({"wood": 9, "stone": 2}, played=["trimmer"], marks={"trimmer": 4}), farm(), round_number=5)
    play(game, "place fencing", "fence e1", "done")
    assert goods(game)["stone"] == 4


@pytest.mark.parametrize("moves", [["fence e1", "fence d1"], ["fence d1 e1", "fence e1"]])
def test_trimmer_gives_stone_once_for_an_action(moves: list[str]) -> None:
    game = use("fencing", farm({"wood": 12}, played=["trimmer"]), round_number=5)
    play(game, *moves)
    assert "stone" not in goods(game)  # which comes once the action is over
    play(game, "done")
    assert goods(game)["stone"] == 2


def test_in_games_of_old_trimmer_gives_stone_at_once_and_once_in_a_work_phase() -> None:
    for mark, stone in ((5, {}), (4, {"stone": 2})):
        mine = farm({"wood": 4}, played=["trimmer"], marks={"trimmer": mark})
        game = scenario(mine, farm(), round_number=5, amendments=TRIMMED_EACH_TIME - 1)
        play(game, "place fencing", "fence e1")
        assert goods(game) == stone


# Renovation


def test_renovation_company_gives_clay_and_renovates_for_nothing() -> None:
    game = playing("renovation-company", farm({"wood": 4}))
    assert texts(game) == {"renovate", "done"}
    play(game, "renovate")
    assert (me(game).house, goods(game), game.to_act) == ("clay", {"clay": 3}, [1])
    game = playing("renovation-company", farm({"wood": 4}))
    play(game, "done")
    assert (me(game).house, goods(game)) == ("wood", {"clay": 3})


def test_renovation_company_asks_for_a_wooden_house_with_exactly_two_rooms() -> None:
    assert can("renovation-company", farm({"wood": 4}))
    assert not can("renovation-company", farm({"wood": 4}, rooms="A1 A2 A3"))
    assert not can("renovation-company", farm({"wood": 4}, house="clay"))


def test_renovation_company_goes_straight_to_stone_with_the_conservator() -> None:
    game = playing("renovation-company", farm({"wood": 4}, played=["conservator"]))
    play(game, "renovate stone")
    assert (me(game).house, goods(game)) == ("stone", {"clay": 3})


def test_bucksaw_turns_wood_into_a_point_and_grain_with_each_renovation() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1, "wood": 1}, played=["bucksaw"]))
    before = bonus(game)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game) - before) == ({"grain": 1}, 1)
    assert use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["bucksaw"])).to_act == [1]


def test_upscale_lifestyle_gives_clay_with_which_one_renovates() -> None:
    game = playing("upscale-lifestyle", farm({"wood": 3, "reed": 1}))
    assert texts(game) == {"renovate", "done"}
    play(game, "renovate")
    assert (me(game).house, goods(game), hand(game, 1)) == ("clay", {"clay": 3}, ["upscale-lifestyle"])
    game = playing("upscale-lifestyle", farm({"wood": 3}))
    assert (me(game).house, goods(game), game.to_act) == ("wood", {"clay": 5}, [1])


def test_established_person_has_to_renovate_two_rooms() -> None:
    game = learning("established-person", farm({"wood": 4}))
    assert me(game).house == "clay"
    assert "fence e1" in texts(game)
    play(game, "fence e1")
    assert (pastures(game), goods(game), game.to_act) == ({"E1"}, {}, [1])
    game = learning("established-person", farm({"wood": 4}))
    play(game, "done")
    assert (me(game).house, pastures(game)) == ("clay", set())


def test_established_person_can_only_choose_how_to_renovate() -> None:
    game = learning("established-person", farm(played=["conservator"], goods={"food": 1}))
    assert texts(game) == {"renovate", "renovate stone"}


def test_established_person_does_nothing_for_other_houses() -> None:
    game = learning("established-person", farm({"wood": 4}, rooms="A1 A2 A3"))
    assert (me(game).house, pastures(game), game.to_act) == ("wood", set(), [1])


def nothing_to_renovate() -> list[Player]:
    """Farms with two rooms that are made of stone, or may not be renovated, and an Established Person in hand."""
    hand = ["established-person"]
    return [
        farm({"wood": 4}, house="stone", hand=hand),
        farm({"wood": 4, "food": 1}, house="clay", hand=hand, played=["mantlepiece"]),
    ]


def test_established_person_needs_something_to_renovate() -> None:
    for mine in nothing_to_renovate():
        assert "lessons" not in spaces(scenario(mine, farm()))
    assert "lessons" in spaces(scenario(farm(house="clay", hand=["established-person"]), farm()))


def test_in_games_of_old_established_person_may_be_played_without_effect() -> None:
    for mine in nothing_to_renovate():
        house = mine.house
        game = scenario(mine, farm(), amendments=ESTABLISHED_RENOVATES - 1)
        play(game, "place lessons")
        assert (stand(game).seats[0].house, pastures(game), game.to_act) == (house, set(), [1])


def test_plumber_renovates_for_two_clay_less() -> None:
    mine = farm({"clay": 2, "reed": 1}, rooms="A1 A2 A3", played=["plumber"])
    mine.goods[1] = 3
    game = use("major-improvement", mine, farm(), farm())
    play(game, "build fireplace-2")
    assert texts(game) == {"renovate", "done"}
    play(game, "renovate")
    assert (me(game).house, goods(game)) == ("clay", {})


def test_plumber_renovates_before_or_after_others_that_come_after_the_space() -> None:
    mine = farm({"clay": 3, "wood": 5, "reed": 3, "food": 1}, played=["plumber", "large-scale-farmer"])
    game = use("major-improvement", mine, farm(), farm(), farm())
    play(game, "build fireplace-2")
    assert texts(game) == {"resolve plumber", "resolve large-scale-farmer", "done"}
    play(game, "resolve large-scale-farmer", "place farm-expansion", "room b3")
    assert (len(rooms(game)), "renovate" in texts(game)) == (3, True)


def test_plumber_renovates_for_two_stone_less_after_the_space() -> None:
    game = use("major-improvement", farm({"clay": 2, "reed": 1}, house="clay", played=["plumber"]), farm(), farm())
    play(game, "renovate")
    assert (me(game).house, goods(game)) == ("stone", {})
    game = use("major-improvement", farm({"clay": 2}, house="clay", played=["plumber"]), farm(), farm())
    assert (me(game).house, game.to_act) == ("clay", [1])  # reed has to be paid


@pytest.mark.parametrize(("number", "count"), [(5, 3), (11, 3), (12, 2), (13, 1), (14, 0)])
def test_housebook_master_gives_the_more_the_earlier_it_is(number: int, count: int) -> None:
    mine = farm({"stone": 2, "reed": 1}, house="clay", played=["housebook-master"])
    game = scenario(mine, farm(), farm(), round_number=number + (number < 6))
    before = bonus(game)
    play(game, "place house-redevelopment")
    assert (food(game), bonus(game) - before) == (count, count)


def test_housebook_master_speaks_of_stone_only() -> None:
    mine = farm({"clay": 2, "reed": 1}, played=["housebook-master"])
    assert goods(use("house-redevelopment", mine, farm(), farm())) == {}
    mine = farm({"stone": 2, "reed": 1}, played=["housebook-master", "conservator"])
    game = use("house-redevelopment", mine, farm(), farm())
    assert (me(game).house, food(game)) == ("stone", 3)


def test_ceilings_promises_wood_until_the_next_renovation() -> None:
    game = playing("ceilings", farm({"clay": 1, "food": 1}, played=["conservator"]), round_number=3)
    assert promised(game) == {number: {"wood": 1} for number in range(4, 9)}
    mine = farm(
        {"clay": 2, "reed": 1},
        played=["ceilings"],
        marks={"ceilings": 8},
        promised={number: {"wood": 1, "food": 1} for number in range(7, 11)},
    )
    game = use("house-redevelopment", mine, round_number=6)
    assert promised(game) == {7: {"food": 1}, 8: {"food": 1}, 9: {"wood": 1, "food": 1}, 10: {"wood": 1, "food": 1}}


def test_ceilings_takes_wood_away_once_only() -> None:
    mine = farm(
        {"stone": 2, "reed": 1}, house="clay", played=["ceilings"], marks={"ceilings": 0}, promised={7: {"wood": 1}}
    )
    assert promised(use("house-redevelopment", mine, round_number=6)) == {7: {"wood": 1}}


# Rooms


def test_house_artist_builds_rooms_for_less_reed() -> None:
    game = use("traveling-players", farm({"wood": 10, "reed": 2}, played=["house-artist"]), *[farm() for _ in range(3)])
    play(game, "room a1", "room b1")
    assert (rooms(game), goods(game)) == ({"A1", "A2", "A3", "B1"}, {"food": 1})
    game = use("traveling-players", farm({"wood": 5}, played=["house-artist"]), *[farm() for _ in range(3)])
    assert game.to_act == [1]
    game = scenario(farm({"clay": 5, "reed": 1}, house="clay", played=["house-artist"]), *[farm() for _ in range(3)])
    assert "farm-expansion" not in spaces(game)


def test_rustic_gives_food_and_a_point_for_each_clay_room_built() -> None:
    game = use("farm-expansion", farm({"clay": 10, "reed": 4}, house="clay", played=["rustic"]))
    before = bonus(game)
    play(game, "room a1", "room b1")
    assert (goods(game), bonus(game) - before) == ({"food": 4}, 2)


def test_rustic_gives_nothing_for_other_rooms_and_renovations() -> None:
    for house in ("wood", "stone"):
        game = use("farm-expansion", farm({house: 5, "reed": 2}, house=house, played=["rustic"]))
        play(game, "room a1")
        assert goods(game) == {}
    assert goods(use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["rustic"]))) == {}


def test_hawktower_lays_a_room_that_is_built_in_round_12_with_a_stone_house() -> None:
    game = playing("hawktower", farm({"clay": 2}), round_number=7)
    assert promised(game) == {12: {"room": 1}}
    game = tower("stone", 12)
    assert texts(game) == {"room a1", "room b2", "room b3", "done"}
    play(game, "room a1")
    assert (rooms(game), goods(game), promised(game)) == ({"A1", "A2", "A3"}, {}, {})


def tower(house: str, number: int) -> Game:
    """A round begins on whose space a room lies."""
    mine = farm(house=house, played=["hawktower"], promised={12: {"room": 1}})
    return new_round(mine, number)


def test_hawktower_loses_the_room_in_another_house() -> None:
    game = tower("clay", 12)
    assert (rooms(game), promised(game), game.to_act) == ({"A2", "A3"}, {}, [0])
    assert "place farm-expansion" not in texts(game)


def test_hawktower_can_be_played_until_round_7() -> None:
    assert can("hawktower", farm({"clay": 2}), round_number=7)
    assert not can("hawktower", farm({"clay": 2}), round_number=8)


# Fields


def test_wheel_plow_plows_two_more_fields_once_with_the_first_person() -> None:
    game = use("farmland", farm(played=["wheel-plow"]))
    play(game, "plow b1")
    assert sites(game, "plow") == {"A1", "B2", "C1"}
    play(game, "plow c1", "plow d1")
    assert (set(fields(game)), game.to_act) == ({"B1", "C1", "D1"}, [1])
    game = use("cultivation", farm(fields=["B1"], played=["wheel-plow"]))
    play(game, "plow c1", "plow d1", "done")
    assert (set(fields(game)), game.to_act) == ({"B1", "C1", "D1"}, [1])


def test_wheel_plow_can_wait_but_is_used_up_by_a_single_field() -> None:
    game = use("farmland", farm(played=["wheel-plow"]))
    play(game, "plow b1", "done")
    assert card_mark(game, "wheel-plow") == 0
    game = use("farmland", farm(played=["wheel-plow"], marks={"wheel-plow": 2}))
    play(game, "plow b1")
    assert (set(fields(game)), game.to_act) == ({"B1"}, [1])


def card_mark(game: Game, card: str) -> int:
    """How many of its tiles a card has used."""
    return 2 - next(shown.left for shown in me(game).played if shown.name == card)


def test_wheel_plow_is_for_the_first_person_only() -> None:
    mine = farm(people=3, played=["wheel-plow"])
    game = scenario(mine, farm())
    crowd(game, "fishing", 0)
    play(game, "place farmland", "plow b1")
    assert (set(fields(game)), game.to_act) == ({"B1"}, [1])


def test_wheel_plow_is_for_the_first_person_even_if_another_one_was_placed_meanwhile() -> None:
    mine = farm(fields=["B1"], people=3, played=["lazy-sowman", "wheel-plow"])
    game = scenario(mine, farm(people=5), round_number=12)
    play(game, "place cultivation", "plow c1", "place day-laborer", "plow d1")
    assert (set(fields(game)), me(game).home) == ({"B1", "C1", "D1"}, 1)
    game = scenario(
        farm(fields=["B1"], people=3, played=["lazy-sowman", "wheel-plow"]), farm(people=5), round_number=12
    )
    crowd(game, "fishing", 0)
    play(game, "place cultivation", "plow c1", "place day-laborer")
    assert game.to_act == [1]


def test_grassland_harrow_counts_building_resources_after_payment() -> None:
    mine = farm({"wood": 3, "reed": 2, "grain": 5}, played=LEARNED[:2])
    game = playing("grassland-harrow", mine, round_number=4)
    play(game, "done")
    assert promised(game) == {7: {"field": 1}}
    game = playing("grassland-harrow", farm({"wood": 4, "stone": 2}, played=LEARNED[:2]), round_number=11)
    play(game, "done")
    assert promised(game) == {}


def test_grassland_harrow_asks_for_a_building_resource_that_is_left() -> None:
    assert can("grassland-harrow", farm({"wood": 3}, played=LEARNED[:2]))
    assert not can("grassland-harrow", farm({"wood": 2, "grain": 1}, played=LEARNED[:2]))
    assert can("grassland-harrow", farm({"wood": 2, "clay": 1}, played=LEARNED[:2]))
    assert not can("grassland-harrow", farm({"wood": 3}, played=LEARNED[:1]))
    cheaper = farm({"wood": 2}, played=[*LEARNED[:2], "lumber-mill"])
    assert can("grassland-harrow", cheaper)


def test_chain_float_lays_three_fields() -> None:
    assert promised(playing("chain-float", farm({"wood": 3}), round_number=5)) == {
        12: {"field": 1},
        13: {"field": 1},
        14: {"field": 1},
    }
    assert promised(playing("chain-float", farm({"wood": 3}), round_number=7)) == {14: {"field": 1}}


# Points


@pytest.mark.parametrize(("built", "points"), [("B1", 2), ("B1 B2 B3 C1 C2 C3 D1 D2 E3", 2), ("", 0)])
def test_debt_security_counts_major_improvements_and_unused_spaces(built: str, points: int) -> None:
    unused = [*sorted(ALL - {"A1", "A2", "A3"}), "A1"]
    tiles = built.split() or unused
    mine = farm(fields=tiles, improvements=["well", "pottery"], played=["debt-security"])
    plain = farm(fields=tiles, improvements=["well", "pottery"])
    assert bonus(scenario(mine, farm())) - bonus(scenario(plain, farm())) == points


def test_debt_security_gives_no_more_than_there_are_unused_spaces() -> None:
    tiles = sorted(ALL - {"A1", "A2", "A3"})  # A1 stays unused
    mine = farm(fields=tiles, improvements=["well", "pottery", "joinery"], played=["debt-security"])
    plain = farm(fields=tiles, improvements=["well", "pottery", "joinery"])
    assert bonus(scenario(mine, farm())) - bonus(scenario(plain, farm())) == 1


@pytest.mark.parametrize(("left", "points"), [("A1 C1 E3", 0), ("A1 B1", 2), ("C1 C2", 2), ("E1", 0)])
def test_pottery_yard_counts_adjacent_unused_spaces(left: str, points: int) -> None:
    tiles = sorted(ALL - {"A2", "A3", *left.split()})
    mine = farm(fields=tiles, improvements=["pottery"], played=["pottery-yard"])
    game = scenario(mine, farm())
    assert bonus(game) == points
    assert lines(game)["unused"] == -len(left.split())


def test_pottery_yard_asks_for_the_pottery() -> None:
    assert can("pottery-yard", farm(improvements=["pottery"]))
    assert not can("pottery-yard", farm(improvements=["joinery"]))


@pytest.mark.parametrize(
    ("improvements", "points"),
    [
        ([], 0),
        (["pottery"], 0),  # 4
        (["clay-oven", "fireplace-2"], 0),  # 4
        (["stone-oven"], 1),  # 6
        (["well"], 2),  # 8
        (["well", "pottery"], 2),  # 8
        (["well", "stone-oven"], 3),  # 10
        (["well", "stone-oven", "pottery"], 4),  # 11
        (["well", "stone-oven", "fireplace-2"], 3),  # 9
    ],
)
def test_housemaster_counts_printed_points_with_the_smallest_twice(improvements: list[str], points: int) -> None:
    mine = farm(improvements=improvements, played=["housemaster"])
    plain = farm(improvements=improvements)
    players = [farm() for _ in range(3)]
    assert bonus(scenario(mine, *players)) - bonus(scenario(plain, *players)) == points
