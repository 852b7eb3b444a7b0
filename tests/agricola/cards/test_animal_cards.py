"""Cards for keeping animals, card by card; where animals stand is compared with every arrangement, tried one by one."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from agricola.cards.positions import LEARNED, bonus, can, harvest, playing, taking
from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    left_on,
    me,
    play,
    promised,
    scenario,
    sites,
    stand,
    texts,
    use,
)
from allmende.agricola.components.farmyard import FARM_SPACE_NAMES
from allmende.agricola.components.pieces import SHEEP
from allmende.agricola.rules.farm.crops import fields_of
from allmende.agricola.rules.farm.housing import has_room
from allmende.agricola.rules.player import Player
from allmende.core import Game


def on_card(game: Game, card: str) -> tuple[dict[str, int], int]:
    """The animals that are shown on a card, and for how many there is room."""
    return next((shown.animals, shown.room) for shown in me(game).played if shown.name == card)


# Mud Patch


def test_mud_patch_gives_a_wild_boar_that_may_stand_on_a_field() -> None:
    game = playing("mud-patch", farm({"sheep": 1}, fields=["B1"]))
    assert (goods(game), game.to_act) == ({"sheep": 1, "boar": 1}, [1])
    assert next(space.animal for space in me(game).farm if space.name == "B1") == "boar"


@pytest.mark.parametrize(("boar", "stay"), [(3, 3), (4, 3)])
def test_mud_patch_holds_boar_on_unplanted_tiles_only(boar: int, stay: int) -> None:
    mine = farm(fields=["B1", "C1", "D1 grain 3"], played=["mud-patch"])
    assert goods(taking("pig-market", boar, mine)) == {"boar": stay}
    mine = farm(fields=["B1", "C1"], played=["mud-patch"])
    assert goods(taking("sheep-market", 2, mine)) == {"sheep": 1}


def test_mud_patch_loses_its_place_when_the_field_is_sown() -> None:
    mine = farm({"boar": 2, "grain": 1}, fields=["B1"], improvements=["fireplace-2"], played=["mud-patch"])
    game = use("grain-utilization", mine)
    play(game, "sow grain")
    assert all_texts(game) == {"release boar", "cook boar fireplace"}
    play(game, "cook boar fireplace")
    assert goods(game) == {"boar": 1, "food": 2}


# Beating Rod


def test_beating_rod_gives_a_reed_or_cattle_for_one() -> None:
    game = playing("beating-rod", farm({"reed": 1}))
    assert texts(game) == {"take reed", "take cattle", "done"}
    play(game, "take cattle")
    assert goods(game) == {"cattle": 1}
    game = playing("beating-rod", farm())
    play(game, "take reed")
    assert (goods(game), stand(game).seats[1].hand != []) == ({"reed": 1}, True)


# Feedyard


def test_feedyard_holds_any_animals_for_pastures() -> None:
    mine = farm({"sheep": 1, "boar": 1}, pastures=["E1", "E2"], played=["feedyard"])
    game = taking("cattle-market", 3, mine)
    assert goods(game) == {"sheep": 1, "boar": 1, "cattle": 3}
    assert on_card(game, "feedyard")[1] == 2


@pytest.mark.parametrize(
    ("animals", "gains"),
    [({}, 2), ({"sheep": 2}, 2), ({"sheep": 1, "boar": 1, "cattle": 1}, 2), ({"sheep": 4, "boar": 1}, 1)],
)
def test_feedyard_gives_food_for_free_places(animals: dict[str, int], gains: int) -> None:
    mine = farm({"food": 4, **animals}, pastures=["E1", "E2"], played=["feedyard"])
    game = harvest(mine)
    assert food(game) == gains


@pytest.mark.parametrize(("cattle", "gains"), [(0, 1), (1, 0)])
def test_feedyard_counts_what_its_animals_need(cattle: int, gains: int) -> None:
    mine = farm({"food": 4, "sheep": 1, "boar": 1, "cattle": cattle}, pastures=["E1"], played=["feedyard"])
    assert food(harvest(mine)) == gains
    assert food(harvest(farm({"food": 4}, played=["feedyard"]))) == 0


# Stockyard


@pytest.mark.parametrize(("sheep", "stay"), [(4, 4), (5, 4)])
def test_stockyard_holds_three_of_a_kind(sheep: int, stay: int) -> None:
    game = taking("sheep-market", sheep, farm(played=["stockyard"]))
    assert goods(game) == {"sheep": stay}
    assert on_card(game, "stockyard") == ({"sheep": 3}, 3)


def test_stockyard_is_no_pasture_and_for_one_kind() -> None:
    game = taking("pig-market", 2, farm({"sheep": 2}, played=["stockyard"]))
    assert game.to_act == [0]
    assert me(scenario(farm(played=["stockyard", "organic-farmer"], goods={"sheep": 1}))).pastures == []
    assert bonus(scenario(farm({"sheep": 3}, played=["stockyard", "full-farmer"]))) == 0


# Hook Knife, Sheep Keeper and Pig Owner


@pytest.mark.parametrize(("players", "least"), [(1, 9), (2, 8), (3, 7), (4, 6)])
def test_hook_knife_gives_points_by_players(players: int, least: int) -> None:
    for sheep, points in ((least - 1, 0), (least, 2)):
        mine = farm({"sheep": sheep - 1}, pastures=["E1 E2 E3 D1 D2"], played=["hook-knife"])
        game = scenario(mine, *[farm() for _ in range(players - 1)], round_number=3, goods={"sheep-market": 1})
        play(game, "place sheep-market")
        assert bonus(game) == points


def test_hook_knife_counts_what_stays_and_only_once() -> None:
    mine = farm({"sheep": 6}, pastures=["E1 E2 E3"], played=["hook-knife"])
    assert bonus(taking("sheep-market", 3, mine)) == 0  # 7 of 9 stay
    mine = farm({"sheep": 8}, pastures=["E1 E2 E3 D1 D2"], played=["hook-knife"], marks={"hook-knife": 1})
    assert bonus(taking("sheep-market", 1, mine)) == 0
    assert bonus(playing("hook-knife", farm({"wood": 1, "sheep": 8}, pastures=["E1 E2 E3 D1 D2"]))) == 2


def test_hook_knife_heeds_births() -> None:
    mine = farm({"food": 4, "sheep": 7}, pastures=["E1 E2 E3 D1 D2"], played=["hook-knife"])
    assert bonus(harvest(mine)) == 2


@pytest.mark.parametrize(("sheep", "gains"), [(5, (0, 0)), (6, (3, 2))])
def test_sheep_keeper_gives_points_and_food_for_seven(sheep: int, gains: tuple[int, int]) -> None:
    mine = farm({"sheep": sheep}, pastures=["E1 E2 E3 D1 D2"], played=["sheep-keeper"])
    game = taking("sheep-market", 1, mine)
    assert (bonus(game), food(game)) == gains


@pytest.mark.parametrize(("boar", "points"), [(3, 0), (4, 3)])
def test_pig_owner_gives_points_for_five(boar: int, points: int) -> None:
    mine = farm({"boar": boar}, pastures=["E1 E2 E3"], played=["pig-owner"])
    assert bonus(taking("pig-market", 1, mine)) == points


def test_pig_owner_gives_points_once_and_at_once() -> None:
    mine = farm({"boar": 5}, pastures=["E1 E2 E3"], hand=["pig-owner"])
    game = use("lessons", mine, farm(), farm(), farm())
    assert bonus(game) == 3
    mine = farm({"boar": 4}, pastures=["E1 E2 E3"], played=["pig-owner"], marks={"pig-owner": 1})
    assert bonus(taking("pig-market", 1, mine)) == 0


# Love for Agriculture


def test_love_for_agriculture_sows_small_pastures() -> None:
    mine = farm({"grain": 2, "vegetable": 1}, pastures=["E1", "D2 E2", "C3 D3 E3"], played=["love-for-agriculture"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"sow grain e1", "sow grain d2", "sow vegetable e1", "sow vegetable d2"}
    play(game, "sow grain d2", "sow vegetable e1")
    assert {space.name: (space.crop, space.count) for space in me(game).farm if space.count} == {
        "D2": ("grain", 3),
        "E1": ("vegetable", 2),
    }
    assert [pasture.capacity for pasture in me(game).pastures] == [1, 2, 6]
    assert goods(game) == {"grain": 1}


def test_love_for_agriculture_makes_room_less() -> None:
    mine = farm({"grain": 1, "sheep": 5}, pastures=["D2 E2"], played=["love-for-agriculture"])
    game = use("grain-utilization", mine)
    play(game, *(["sow grain d2"] if "sow grain d2" in texts(game) else []))
    assert goods(game) == {"sheep": 3}


def test_love_for_agriculture_is_harvested_and_sown_again() -> None:
    mine = farm({"food": 4, "grain": 1}, pastures=["E1"], played=["love-for-agriculture"])
    mine.crops[FARM_SPACE_NAMES.index("E1")] = 1
    game = harvest(mine)
    assert (goods(game), me(game).farm[4].count) == ({"grain": 2}, 0)
    assert [pasture.capacity for pasture in me(game).pastures] == [2]
    assert "grain-utilization" in {text.removeprefix("place ") for text in texts(game, 0)}


def test_love_for_agriculture_counts_fields_but_no_tiles() -> None:
    mine = farm(pastures=["E1"], played=["love-for-agriculture", *LEARNED])
    mine.crops[FARM_SPACE_NAMES.index("E1")] = 3
    state = stand(scenario(mine))
    assert fields_of(state.seats[0], 4) == 1
    assert fields_of(state.seats[0], -1) == 0
    assert {line.category: line.points for line in scenario(mine).score_lines(0)}["fields"] == -1
    assert {line.category: line.points for line in scenario(mine).score_lines(0)}["grain"] == 1


@pytest.mark.parametrize(("crops", "playable"), [(0, False), (1, True), (-2, True)])
def test_love_for_agriculture_makes_fields_of_sown_pastures(crops: int, playable: bool) -> None:
    mine = farm(fields=["B1"], pastures=["D1 E1"], played=["love-for-agriculture"])
    mine.crops[FARM_SPACE_NAMES.index("D1")] = crops
    assert can("silage", mine) == playable  # which asks for two fields


def test_love_for_agriculture_keeps_the_crops_when_the_pasture_is_divided() -> None:
    mine = farm({"wood": 1}, pastures=["D1 E1"], played=["love-for-agriculture"])
    mine.crops[FARM_SPACE_NAMES.index("D1")] = 2
    game = use("fencing", mine)
    play(game, *(["fence e1"] if "fence e1" in texts(game) else []))
    assert {tuple(pasture.spaces): pasture.capacity for pasture in me(game).pastures} == {("D1",): 1, ("E1",): 2}


def test_love_for_agriculture_is_needed_to_sow_a_pasture() -> None:
    assert "grain-utilization" not in all_texts(scenario(farm({"grain": 1}, pastures=["E1"])))


# Muddy Puddles


def test_muddy_puddles_sells_its_pile_from_the_top() -> None:
    game = scenario(farm({"clay": 6}, pastures=["E1 E2 E3"], played=["muddy-puddles"]))
    seen = []
    for _ in range(5):
        before = goods(game)
        play(game, "use card muddy-puddles")
        seen += [name for name, count in goods(game).items() if count > before.get(name, 0)]
        if goods(game).get("cattle") and "release sheep" in texts(game):
            play(game, "release sheep")
    assert seen == ["sheep", "food", "cattle", "food", "boar"] or seen[:4] == ["sheep", "food", "cattle", "food"]
    assert (left_on(game, "muddy-puddles"), goods(game)["clay"]) == (0, 1)
    assert any_time(game) == set()


def test_muddy_puddles_needs_clay() -> None:
    assert any_time(scenario(farm(played=["muddy-puddles"]))) == set()
    assert any_time(scenario(farm({"clay": 1}, played=["muddy-puddles"]))) == {"use card muddy-puddles"}


# Fellow Grazer and Full Farmer


def test_fellow_grazer_counts_pastures_of_three_spaces() -> None:
    mine = farm(pastures=["E1 E2 E3", "C1 D1 C2 D2"][:1], played=["fellow-grazer"])
    assert bonus(scenario(mine)) == 2
    assert bonus(scenario(farm(pastures=["E1 E2"], played=["fellow-grazer"]))) == 0
    assert bonus(scenario(farm(pastures=["E1 E2 E3", "B1 C1 D1"], played=["fellow-grazer"]))) == 4


def test_full_farmer_gives_wood_and_clay() -> None:
    assert goods(use("lessons", farm(hand=["full-farmer"]), farm(), farm())) == {"wood": 1, "clay": 1}


@pytest.mark.parametrize(
    ("animals", "points"),
    [({"sheep": 1}, 0), ({"sheep": 2}, 1), ({"sheep": 3}, 1), ({"sheep": 4}, 2), ({"sheep": 2, "boar": 2}, 2)],
)
def test_full_farmer_counts_full_pastures(animals: dict[str, int], points: int) -> None:
    assert bonus(scenario(farm(animals, pastures=["E1", "E2"], played=["full-farmer"]))) == points


def test_full_farmer_and_organic_farmer_count_the_same_arrangement() -> None:
    mine = farm({"sheep": 2}, pastures=["E1", "D2 E2"], played=["full-farmer", "organic-farmer"])
    assert bonus(scenario(mine)) == 1  # one of E1 full or D2 E2 with room for three more, and one sheep in the house
    mine = farm({"sheep": 3}, pastures=["E1", "D2 E2"], played=["full-farmer", "organic-farmer"])
    assert bonus(scenario(mine)) == 2


# Woolgrower, Truffle Searcher and Pet Broker


@pytest.mark.parametrize(("round_number", "room"), [(4, 0), (5, 1), (8, 2), (14, 5)])
def test_woolgrower_and_truffle_searcher_hold_as_many_as_feeding_phases_are_over(round_number: int, room: int) -> None:
    mine = farm(played=["woolgrower", "truffle-searcher"], meals=room)
    game = scenario(mine, farm(), round_number=round_number, goods={"sheep-market": 9})
    assert on_card(game, "woolgrower") == ({}, room)
    assert on_card(game, "truffle-searcher") == ({}, room)
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": room + 1}


def test_woolgrower_counts_a_feeding_phase_once_it_is_over() -> None:
    game = harvest(farm({"food": 4}, played=["woolgrower"]))
    assert on_card(game, "woolgrower") == ({}, 1)


def test_truffle_searcher_holds_no_other_animals() -> None:
    game = taking("cattle-market", 2, farm(played=["truffle-searcher"], meals=4))
    assert goods(game) == {"cattle": 1}
    assert goods(taking("pig-market", 6, farm(played=["truffle-searcher"], meals=4))) == {"boar": 5}


def test_pet_broker_gives_a_sheep_and_holds_one_for_each_occupation() -> None:
    game = use("lessons", farm({"food": 1, "boar": 1}, hand=["pet-broker"], played=["grocer"]), farm(), farm(), farm())
    assert goods(game) == {"boar": 1, "sheep": 1}
    assert on_card(game, "pet-broker") == ({"sheep": 1}, 2)
    mine = farm(played=["pet-broker", "grocer", "canoe"])
    assert goods(taking("sheep-market", 4, mine)) == {"sheep": 3}


# Tinsmith Master


def test_tinsmith_master_makes_room_without_stables() -> None:
    mine = farm(pastures=["E1", "E2", "D1"], stables="E2", played=["tinsmith-master"])
    assert [pasture.capacity for pasture in me(scenario(mine)).pastures] == [3, 3, 4]
    mine = farm(pastures=["E1"], played=["tinsmith-master", "drinking-trough"])
    assert [pasture.capacity for pasture in me(scenario(mine)).pastures] == [5]


def test_tinsmith_master_may_add_a_crop_to_each_field() -> None:
    mine = farm({"grain": 1, "vegetable": 1}, fields=["B1", "C1"], played=["tinsmith-master"])
    game = use("grain-utilization", mine)
    play(game, "sow grain")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    play(game, *(["sow vegetable"] if "sow vegetable" in texts(game) else []))
    play(game, "done")
    assert sorted(fields(game).values()) == ["grain 4", "vegetable 2"]


def test_tinsmith_master_adds_crops_in_pastures_too() -> None:
    mine = farm({"vegetable": 1}, pastures=["E1"], played=["tinsmith-master", "love-for-agriculture"])
    game = use("grain-utilization", mine)
    play(game, *(["sow vegetable e1"] if "sow vegetable e1" in texts(game) else []), "choose 1")
    assert (me(game).farm[4].crop, me(game).farm[4].count) == ("vegetable", 3)


# Salter


@pytest.mark.parametrize(("animal", "way", "rounds"), [("sheep", 1, 3), ("boar", 2, 5), ("cattle", 3, 7)])
def test_salter_turns_animals_into_food_to_come(animal: str, way: int, rounds: int) -> None:
    game = scenario(farm({animal: 1}, played=["salter"]), round_number=2)
    play(game, "use card salter")
    assert goods(game) == {}
    assert promised(game) == {number: {"food": 1} for number in range(3, 3 + rounds)}
    assert way in (1, 2, 3)


def test_salter_asks_which_animal_and_stops_at_the_last_round() -> None:
    game = scenario(farm({"sheep": 1, "cattle": 1}, pastures=["E1"], played=["salter"]), round_number=12)
    play(game, "use card salter")
    assert texts(game) == {"choose 1", "choose 3"}
    play(game, "choose 3")
    assert (goods(game), promised(game)) == ({"sheep": 1}, {13: {"food": 1}, 14: {"food": 1}})
    assert any_time(scenario(farm(played=["salter"]))) == set()


def test_salter_takes_only_animals_that_have_room() -> None:
    game = taking("sheep-market", 2, farm(played=["salter"]))
    assert (goods(game), game.to_act) == ({"sheep": 1}, [1])  # the other one has to go
    play(game, "place fishing", "use card salter")
    assert (goods(game), len(promised(game))) == ({}, 3)


# Stable Sergeant


def lessons(mine: Player) -> Game:
    """The first occupation has just been played, in a game for four."""
    return use("lessons", mine, farm(), farm(), farm())


def test_stable_sergeant_gives_all_three_animals() -> None:
    mine = farm({"food": 2}, pastures=["E1", "E2"], hand=["stable-sergeant"])
    game = lessons(mine)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"sheep": 1, "boar": 1, "cattle": 1}


def test_stable_sergeant_needs_food_and_room_for_all() -> None:
    assert lessons(farm({"food": 1}, pastures=["E1", "E2"], hand=["stable-sergeant"])).to_act == [1]
    assert lessons(farm({"food": 2}, pastures=["E1"], hand=["stable-sergeant"])).to_act == [1]
    game = lessons(farm({"food": 2}, pastures=["E1", "E2"], hand=["stable-sergeant"]))
    play(game, "done")
    assert goods(game) == {"food": 2}


def test_stable_sergeant_lets_others_go_but_not_those_that_come() -> None:
    mine = farm(
        {"food": 2, "sheep": 4, "cattle": 1},
        pastures=["E1", "E2"],
        hand=["stable-sergeant"],
        improvements=["fireplace-2"],
    )
    game = lessons(mine)
    play(game, "choose 1")
    assert all_texts(game) == {
        *("release sheep", "release cattle", "cook sheep fireplace", "cook cattle fireplace"),
    }
    play(game, "release cattle")
    assert all_texts(game) == {"release sheep", "cook sheep fireplace"}
    while game.to_act == [0]:
        play(game, "release sheep")
    assert goods(game)["sheep"] >= 1
    assert (goods(game)["boar"], goods(game)["cattle"]) == (1, 1)


# Pasture Master


def renovated(mine: Player) -> Game:
    """A wooden house has just been renovated."""
    return use("farm-redevelopment", mine, farm(), farm(), farm())


def test_pasture_master_adds_an_animal_to_each_pasture_with_a_stable() -> None:
    mine = farm(
        {"clay": 2, "reed": 1, "sheep": 2, "boar": 1, "cattle": 1},
        pastures=["E1", "E2", "D1"],
        stables="E1 E2",
        played=["pasture-master"],
    )
    game = renovated(mine)
    assert food(game) == 2
    # Sheep, boar and cattle need the three pastures and the house, so there are several ways to stand.
    chances = set()
    for text in texts(game):
        twin = game.copy()
        play(twin, text)
        chances.add(tuple(goods(twin).get(kind, 0) for kind in ("sheep", "boar", "cattle")))
    assert chances == {(4, 1, 1), (3, 2, 1), (3, 1, 2), (2, 2, 2)}


def test_pasture_master_asks_nothing_if_there_is_one_way() -> None:
    mine = farm({"clay": 2, "reed": 1, "sheep": 3}, pastures=["E1"], stables="E1", played=["pasture-master"])
    game = renovated(mine)
    assert (goods(game), game.to_act) == ({"sheep": 4, "food": 2}, [1])
    game = renovated(farm({"clay": 2, "reed": 1, "sheep": 1}, pastures=["E1"], played=["pasture-master"]))
    assert goods(game) == {"sheep": 1, "food": 2}
    game = renovated(farm({"clay": 2, "reed": 1}, pastures=["E1"], stables="E1", played=["pasture-master"]))
    assert goods(game) == {"food": 2}


def test_pasture_master_cannot_give_more_than_fits() -> None:
    mine = farm({"clay": 2, "reed": 1, "sheep": 5}, pastures=["E1"], stables="E1", played=["pasture-master"])
    game = renovated(mine)
    assert goods(game) == {"sheep": 5, "food": 2}


# All together


def fits_somehow(pens: list[int], kept: list[int], singles: int, herd: tuple[int, int, int]) -> bool:
    """Whether animals fit, tried out for every choice of kinds."""
    for kinds in product(range(3), repeat=len(pens)):
        left = [max(0, count - own) for count, own in zip(herd, kept, strict=True)]
        for kind, pen in zip(kinds, pens, strict=True):
            left[kind] = max(0, left[kind] - pen)
        if sum(left) <= singles:
            return True
    return False


def test_room_on_cards_is_exact() -> None:
    random = Random(7)
    cards = ["mud-patch", "feedyard", "stockyard", "woolgrower", "truffle-searcher", "pet-broker", "tinsmith-master"]
    for _ in range(60):
        hand = random.sample(cards, random.randint(1, 5))
        some = random.sample(["E1", "D2 E2", "E3"], random.randint(0, 3))
        pastures = [names for names in ["E1", "D2 E2", "E3"] if names in some and ("E1" in some or names != "E1")]
        if pastures == ["E1", "E3"]:
            pastures = ["E1"]
        stables = random.choice(["", "E1", "E2", "B1"])
        tiles = random.choice([[], ["C1"], ["C1", "C2 grain 2"]])
        mine = farm(fields=tiles, pastures=pastures, stables=stables, played=hand, meals=random.randint(0, 3))
        pens = [
            2 * len(names.split()) * (2 if stables in names.split() else 1)
            + ("tinsmith-master" in hand and stables not in names.split())
            for names in pastures
        ] + [3] * ("stockyard" in hand)
        enclosed = any(stables in names.split() for names in pastures)
        singles = 1 + (stables != "" and not enclosed) + len(pastures) * ("feedyard" in hand)
        sheep = mine.meals * ("woolgrower" in hand) + mine.occupation_count() * ("pet-broker" in hand)
        boar = mine.meals * ("truffle-searcher" in hand) + (tiles != []) * ("mud-patch" in hand)
        for _ in range(8):
            herd = (random.randint(0, 8), random.randint(0, 8), random.randint(0, 6))
            assert has_room(mine, *herd) == fits_somehow(pens, [sheep, boar, 0], singles, herd)
            mine.goods[SHEEP : SHEEP + 3] = herd
            game = me(scenario(mine, farm()))
            seen = dict.fromkeys(("sheep", "boar", "cattle"), 0)
            for name in [*game.pets, *(space.animal for space in game.farm)]:
                if name:
                    seen[name] += 1
            for pasture in game.pastures:
                assert pasture.count <= pasture.capacity
                if pasture.count:
                    seen[pasture.animal] += pasture.count
            for card in game.played:
                assert sum(card.animals.values()) <= card.room
                for name, count in card.animals.items():
                    seen[name] += count
            for name, count in game.homeless.items():
                seen[name] += count
            assert seen == {name: game.goods[name] for name in seen}
            assert (not game.homeless) == has_room(mine, *herd)
            mine.goods[SHEEP : SHEEP + 3] = [0, 0, 0]
            mine.stack, mine.moves = [], []


def test_sites_are_those_of_the_farm() -> None:
    game = taking("sheep-market", 1, farm(fields=["B1"], played=["reclamation-plow", "special-food"]))
    play(game, "done")
    assert (sites(game, "plow"), bonus(game)) == ({"A1", "B2", "C1"}, 1)
