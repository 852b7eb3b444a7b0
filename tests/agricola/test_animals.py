"""Animal husbandry: what finds room where, what happens when it does not, and how animals are shown.

Housing is compared with every way to assign the pastures, tried out one by one.
"""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agricola.farms import Farmyard, farmyards, laid_out, regions, spaces_of
from agricola.scenario import any_time, farm, goods, happened, lying, me, pastures, play, scenario, spaces, texts, use
from allmende.agricola.components.pieces import SHEEP
from allmende.agricola.presentation.arrangement import NOBODY, arrange
from allmende.agricola.record import events
from allmende.agricola.rules.farm.housing import capacity, fits, has_room, has_room_for_more, is_housed, pens, singles
from allmende.agricola.rules.player import Player

ANIMALS = ("sheep", "boar", "cattle")
Herd = tuple[int, int, int]


def is_room(herd: Herd, *pastures: str, stables: str = "", **farmyard: object) -> bool:
    """Whether a farm has room for so many sheep, wild boar and cattle."""
    animals = dict(zip(ANIMALS, herd, strict=True))
    return is_housed(farm(animals, pastures=pastures, stables=stables, **farmyard))  # type: ignore[arg-type]


# The options


@pytest.mark.parametrize(
    ("pasture", "stables", "most"),
    [
        ("C1", "", 2),
        ("C1 D1", "", 4),
        ("C1 D1 E1", "", 6),
        ("C1 D1 C2 D2", "", 8),
        ("C1", "C1", 4),
        ("C1 D1", "D1", 8),
        ("C1 D1", "C1 D1", 16),  # the rulebook's example
        ("C1 D1 E1", "C1 D1 E1", 48),
        ("C1 D1 C2 D2", "C1 D2", 32),
        ("B1 C1 D1 E1 B2 C2 D2 E2", "B1 C1 D1 E1", 256),
    ],
)
def test_a_pasture_holds_two_for_each_space_and_each_stable_doubles_that(pasture: str, stables: str, most: int) -> None:
    mine = farm(pastures=[pasture], stables=stables)
    assert capacity(mine, mine.pastures[0]) == most
    assert me(scenario(mine, farm())).pastures[0].capacity == most
    for kind in range(3):
        herd = [0, 0, 0]
        herd[kind] = most + 1  # one more is the pet
        assert is_room((herd[0], herd[1], herd[2]), pasture, stables=stables)
        herd[kind] += 1
        assert not is_room((herd[0], herd[1], herd[2]), pasture, stables=stables)


def test_a_pasture_holds_a_single_kind() -> None:
    assert is_room((2, 1, 0), "C1 D1")
    assert not is_room((2, 2, 0), "C1 D1")
    assert is_room((2, 2, 0), "C1", "D1")
    assert is_room((2, 2, 1), "C1", "D1")
    assert not is_room((2, 2, 2), "C1", "D1")
    assert is_room((2, 2, 2), "C1", "D1", "E1")


def test_one_kind_may_live_in_several_pastures() -> None:
    assert is_room((7, 0, 0), "C1", "D1", "E1")
    assert is_room((5, 2, 0), "C1", "D1", "E1")
    assert not is_room((5, 3, 0), "C1", "D1", "E1")


def test_exactly_one_pet_of_any_kind() -> None:
    for herd in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        assert is_room(herd)
    for herd in ((2, 0, 0), (1, 1, 0), (0, 1, 1)):
        assert not is_room(herd)


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
@pytest.mark.parametrize("people", [2, 5])
def test_a_larger_or_better_house_has_no_room_for_a_second_pet(house: str, people: int) -> None:
    rooms = "A1 A2 A3 B1 B2 B3"
    assert is_room((0, 0, 1), rooms=rooms, house=house, people=people)
    assert not is_room((0, 0, 2), rooms=rooms, house=house, people=people)


def test_each_stable_outside_of_pastures_holds_any_one_animal() -> None:
    assert is_room((1, 1, 0), stables="C1")
    assert is_room((2, 0, 0), stables="C1")
    assert not is_room((2, 1, 0), stables="C1")
    assert is_room((2, 1, 2), stables="C1 C2 C3 D1")
    assert not is_room((2, 2, 2), stables="C1 C2 C3 D1")


def test_a_stable_in_a_pasture_holds_nothing_else() -> None:
    assert is_room((4, 1, 0), "C1", stables="C1")
    assert not is_room((4, 1, 1), "C1", stables="C1")
    assert is_room((4, 1, 1), "C1", stables="C1 D1")


def test_fields_and_unused_spaces_hold_nothing() -> None:
    assert not is_room((2, 0, 0), fields=["B1", "C1", "D1 grain 3"])


# Every assignment tried out


def sizes(farmyard: Farmyard) -> list[int]:
    """What the pastures hold."""
    _, _, stables, fences = farmyard
    return [2 * len(pasture) * 2 ** len(pasture & stables) for pasture in regions(fences)]


def places(farmyard: Farmyard) -> int:
    """The places for one animal of any kind: for the pet, and the unfenced stables."""
    _, _, stables, fences = farmyard
    return 1 + len(stables - frozenset[tuple[int, int]]().union(*regions(fences)))


def least_homeless(herd: Herd, sizes: list[int], places: int) -> int:
    """How many animals find no room if the pastures are assigned as well as possible."""
    best = sum(herd)
    for kinds in product(range(3), repeat=len(sizes)):
        left = list(herd)
        for kind, size in zip(kinds, sizes, strict=True):
            left[kind] -= min(size, left[kind])
        best = min(best, sum(left))
    return max(0, best - places)


@st.composite
def crowded_farms(draw: st.DrawFn) -> tuple[Farmyard, Herd]:
    """A farmyard, and animals that are about as many as it holds."""
    farmyard = draw(farmyards)
    room = sum(sizes(farmyard)) + places(farmyard)
    total = max(0, room + 1 - draw(st.integers(0, 6)))
    sheep = draw(st.integers(0, total))
    boar = draw(st.integers(0, total - sheep))
    return farmyard, (sheep, boar, total - sheep - boar)


def owner(farmyard: Farmyard, herd: Herd) -> Player:
    return laid_out(farmyard, **dict(zip(ANIMALS, herd, strict=True)))


a_pen = st.sampled_from([2, 4, 4, 6, 8, 12, 16, 32])
a_herd = st.tuples(st.integers(0, 20), st.integers(0, 20), st.integers(0, 20))


@given(st.lists(a_pen, max_size=5), st.integers(1, 5), a_herd)
def test_animals_fit_if_any_assignment_of_the_pastures_houses_them(sizes: list[int], places: int, herd: Herd) -> None:
    largest_first = sorted(sizes, reverse=True)
    expected = least_homeless(herd, sizes, places) == 0
    assert fits(largest_first, 0, places, *herd) == expected
    assert fits(sizes, 0, places, *herd) == expected


@given(crowded_farms())
def test_housing_is_exact_at_the_edge_of_a_full_farm(crowded: tuple[Farmyard, Herd]) -> None:
    farmyard, herd = crowded
    mine = owner(farmyard, herd)
    assert pens(mine) == sorted(sizes(farmyard), reverse=True)
    assert singles(mine) == places(farmyard)
    expected = least_homeless(herd, sizes(farmyard), places(farmyard)) == 0
    assert is_housed(mine) == has_room(mine, *herd) == has_room_for_more(mine, 0, 0, 0) == expected
    for more in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)):
        herd_then = (herd[0] + more[0], herd[1] + more[1], herd[2] + more[2])
        expected = least_homeless(herd_then, sizes(farmyard), places(farmyard)) == 0
        assert has_room_for_more(mine, *more) == has_room(mine, *herd_then) == expected


# How animals are shown


@settings(max_examples=40)
@given(crowded_farms())
def test_everybody_is_shown_somewhere_and_nobody_homeless_who_need_not_be(crowded: tuple[Farmyard, Herd]) -> None:
    farmyard, herd = crowded
    mine = owner(farmyard, herd)
    shown = arrange(mine)
    assert mine.goods[SHEEP : SHEEP + 3] == list(herd)  # nothing is changed by looking
    seen = shown.homeless[:]
    for kind, count in shown.pastures:
        assert (kind == NOBODY) == (count == 0)
        if count:
            seen[kind] += count
    for kind in [*shown.stables.values(), *shown.pets]:
        if kind != NOBODY:
            seen[kind] += 1
    assert seen == list(herd)
    for pasture, (_, count) in zip(mine.pastures, shown.pastures, strict=True):
        assert 0 <= count <= capacity(mine, pasture)
    _, _, stables, _ = farmyard
    assert spaces_of(sum(1 << space for space in shown.stables)) == stables - spaces_of(mine.fenced)
    assert sum(shown.homeless) == least_homeless(herd, sizes(farmyard), places(farmyard))
    assert (sum(shown.homeless) == 0) == is_housed(mine)


@settings(max_examples=20)
@given(crowded_farms())
def test_the_screen_gets_the_same(crowded: tuple[Farmyard, Herd]) -> None:
    farmyard, herd = crowded
    mine = owner(farmyard, herd)
    shown, seen = arrange(mine), me(scenario(mine, farm()))
    stands = dict.fromkeys(ANIMALS, 0) | seen.homeless
    for pasture in seen.pastures:
        assert pasture.count <= pasture.capacity
        assert bool(pasture.animal) == (pasture.count > 0)
        if pasture.animal:
            stands[pasture.animal] += pasture.count
    for animal in [*seen.pets, *(space.animal for space in seen.farm)]:
        if animal:
            stands[animal] += 1
    assert stands == dict(zip(ANIMALS, herd, strict=True))
    assert sum(seen.homeless.values()) == sum(shown.homeless)
    for space in seen.farm:
        assert not space.animal or (space.stable and space.pasture < 0)


def test_animals_are_shown_in_as_few_places_as_possible() -> None:
    seen = me(scenario(farm({"sheep": 3, "boar": 1}, pastures=["C1", "D1 E1"]), farm()))
    assert [(pasture.animal, pasture.count) for pasture in seen.pastures] == [("boar", 1), ("sheep", 3)]
    assert seen.pets == [""]
    seen = me(scenario(farm({"sheep": 3}, pastures=["C1", "D1 E1"], stables="B1"), farm()))
    assert [(pasture.animal, pasture.count) for pasture in seen.pastures] == [("", 0), ("sheep", 3)]
    assert not any(space.animal for space in seen.farm)


def test_an_animal_alone_is_the_pet_only_if_nothing_else_is_there() -> None:
    assert me(scenario(farm({"boar": 1}), farm())).pets == ["boar"]
    seen = me(scenario(farm({"boar": 1}, pastures=["C1"]), farm()))
    assert (seen.pets, seen.pastures[0].animal, seen.pastures[0].count) == ([""], "boar", 1)


# Taking animals


MARKETS = [("sheep-market", "sheep"), ("pig-market", "boar"), ("cattle-market", "cattle")]
a_market = pytest.mark.parametrize(("market", "animal"), MARKETS, ids=[market for market, _ in MARKETS])


@a_market
def test_all_animals_of_the_space_are_taken(market: str, animal: str) -> None:
    game = use(market, farm(pastures=["C1 D1"]), goods={market: 5})
    assert goods(game) == {animal: 5}
    assert market not in lying(game)
    assert game.to_act == [1]


@a_market
def test_for_whom_there_is_no_room_goes(market: str, animal: str) -> None:
    game = use(market, farm(pastures=["C1 D1"]), goods={market: 7})
    assert goods(game) == {animal: 5}
    assert market not in lying(game)  # back to the supply
    assert game.to_act == [1]


@a_market
def test_the_space_can_be_used_without_any_room_at_all(market: str, animal: str) -> None:
    game = use(market, farm({"sheep": 1}), goods={market: 3})
    if animal == "sheep":
        assert goods(game) == {"sheep": 1}
    else:
        assert texts(game) == {"release sheep", f"release {animal}"}


def test_who_goes_is_the_players_choice() -> None:
    game = use("cattle-market", farm({"sheep": 4, "boar": 2}, pastures=["C1 C2", "D1"]), goods={"cattle-market": 3})
    assert texts(game) == {"release sheep", "release boar", "release cattle"}
    happening = play(game, "release boar")
    assert [event.animal for event in happened(happening, events.AnimalsReleased)] == ["boar"]  # type: ignore[attr-defined]
    assert texts(game) == {"release sheep", "release boar", "release cattle"}
    play(game, "release boar")
    assert goods(game) == {"sheep": 4, "cattle": 3}
    assert game.to_act == [1]


def test_the_animals_that_were_there_may_be_the_ones_that_go() -> None:
    game = use("pig-market", farm({"sheep": 1}), goods={"pig-market": 1})
    play(game, "release sheep")
    assert goods(game) == {"boar": 1}


def test_nobody_goes_if_moving_animals_around_makes_room() -> None:
    """The sheep move together; it does not matter where they were."""
    mine = farm({"sheep": 4, "boar": 1}, pastures=["C1 C2", "D1"])
    game = use("pig-market", mine, goods={"pig-market": 2})
    assert goods(game) == {"sheep": 4, "boar": 3}
    assert game.to_act == [1]


def test_a_market_without_animals_cannot_be_used() -> None:
    assert "sheep-market" not in spaces(
        scenario(farm(pastures=["C1"]), farm(), round_number=3, goods={"sheep-market": 0})
    )


def test_animals_are_not_given_away_while_there_is_room() -> None:
    game = scenario(farm({"sheep": 1, "boar": 2}, pastures=["C1"]), farm())
    assert not any(text.startswith("release") for text in texts(game))


# Cooking them straight away


@pytest.mark.parametrize(
    ("improvement", "kind", "food"),
    [("fireplace-2", "fireplace", 2), ("cooking-hearth-4", "cooking-hearth", 2)],
)
def test_animals_from_the_space_can_be_cooked_without_ever_having_room(improvement: str, kind: str, food: int) -> None:
    game = use("sheep-market", farm(improvements=[improvement]), goods={"sheep-market": 4})
    assert goods(game) == {"sheep": 4}
    assert texts(game) == {"release sheep"}
    assert any_time(game) == {f"cook sheep {kind}"}
    play(game, *[f"cook sheep {kind}"] * 3)
    assert goods(game) == {"sheep": 1, "food": 3 * food}
    assert game.to_act == [1]


def test_some_are_cooked_and_some_are_given_away() -> None:
    game = use("cattle-market", farm(improvements=["fireplace-2"]), goods={"cattle-market": 4})
    play(game, "cook cattle fireplace", "release cattle", "cook cattle fireplace")
    assert goods(game) == {"cattle": 1, "food": 6}


def test_others_can_be_cooked_to_make_room() -> None:
    mine = farm({"sheep": 3}, pastures=["C1"], improvements=["fireplace-2"])
    game = use("pig-market", mine, goods={"pig-market": 1})
    assert any_time(game) == {"cook sheep fireplace", "cook boar fireplace"}
    play(game, "cook sheep fireplace")
    assert goods(game) == {"sheep": 2, "boar": 1, "food": 2}
    assert game.to_act == [1]


def test_without_an_improvement_that_cooks_nobody_is_eaten() -> None:
    mine = farm({"sheep": 1}, improvements=["clay-oven", "stone-oven", "joinery"])
    game = use("pig-market", mine, goods={"pig-market": 1})
    assert any_time(game) == set()
    assert texts(game) == {"release sheep", "release boar"}


# Fences and animals


def test_new_fences_make_room() -> None:
    game = use("fencing", farm({"wood": 4, "sheep": 1}))
    play(game, "fence c1")
    assert is_housed(farm({"sheep": 3}, pastures=["C1"]))
    assert pastures(game) == {"C1"}


def test_after_dividing_a_pasture_with_a_stable_there_is_less_room() -> None:
    """Eight in two spaces with a stable; then four and two."""
    mine = farm({"sheep": 9, "wood": 1}, pastures=["C1 C2"], stables="C1")
    game = use("fencing", mine)
    assert goods(game) == {"sheep": 7}
    assert pastures(game) == {"C1", "C2"}


def test_after_dividing_the_player_says_who_goes() -> None:
    mine = farm({"sheep": 8, "boar": 1, "wood": 1}, pastures=["C1 C2"], stables="C1")
    game = use("fencing", mine)
    assert texts(game) == {"release sheep", "release boar"}
    play(game, "release boar")
    assert goods(game) == {"sheep": 7}
    assert game.to_act == [1]


def test_after_dividing_two_kinds_may_live_there() -> None:
    mine = farm({"sheep": 1, "wood": 1}, pastures=["C1 C2"])
    game = use("fencing", mine)
    assert pastures(game) == {"C1", "C2"}
    assert is_room((2, 3, 0), "C1", "C2")
    assert not is_room((2, 3, 0), "C1 C2")


def test_a_fence_around_two_stables_with_unlike_animals_drives_one_away() -> None:
    mine = farm({"sheep": 1, "boar": 1, "cattle": 1, "wood": 6}, stables="D1 E1")
    game = use("fencing", mine)
    play(game, "fence d1 e1")
    assert texts(game) == {"release sheep", "release boar", "release cattle"}
    play(game, "release cattle")
    assert goods(game) == {"sheep": 1, "boar": 1}
    assert game.to_act == [1]


def test_one_stable_after_the_other_can_be_fenced_without_driving_anybody_away() -> None:
    game = use("fencing", farm({"sheep": 1, "boar": 1, "cattle": 1, "wood": 7}, stables="D1 E1"))
    play(game, "fence d1", "fence e1")
    assert goods(game) == {"sheep": 1, "boar": 1, "cattle": 1}
    assert game.to_act == [1]


def test_animals_need_room_only_when_all_fences_of_the_action_stand() -> None:
    """As many pastures as one can afford are fenced in a single action; only stables are built one after another.

    Three kinds live in E1, in three stables and in the house. A1 can only be fenced after B1 to D1, which without A1
    has room for one kind in place of three animals.
    """
    herd = {"sheep": 2, "boar": 2, "cattle": 2}
    assert is_room((2, 2, 2), "E1", stables="B1 C1 D1")
    assert not is_room((2, 2, 2), "B1 C1 D1", "E1", stables="B1 C1 D1")
    assert is_room((2, 2, 2), "A1", "B1 C1 D1", "E1", stables="B1 C1 D1")
    game = use("fencing", farm({**herd, "wood": 10}, pastures=["E1"], stables="B1 C1 D1"))
    play(game, "fence b1 c1 d1", "fence a1")
    assert goods(game) == herd
    assert pastures(game) == {"A1", "B1 C1 D1", "E1"}


def test_after_fencing_animals_can_be_cooked_instead() -> None:
    mine = farm({"sheep": 9, "wood": 1}, pastures=["C1 C2"], stables="C1", improvements=["cooking-hearth-5"])
    game = use("fencing", mine)
    assert texts(game) == {"release sheep"}
    play(game, "cook sheep cooking-hearth", "release sheep")
    assert goods(game) == {"sheep": 7, "food": 2}


def test_a_stable_makes_room_where_a_kind_already_lives() -> None:
    game = use("farm-expansion", farm({"wood": 2, "sheep": 2}, pastures=["C1"]))
    play(game, "stable c1")
    assert is_room((5, 0, 0), "C1", stables="C1")
    assert me(game).pastures[0].capacity == 4
