"""Fencing (chapter "Animal Husbandry Options"): by the rulebook's words, and every way that there is by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agricola.farms import (
    FENCE_NUMBERS,
    NOTHING,
    ROOMS,
    SPACES,
    Farmyard,
    Fence,
    Fences,
    Space,
    Spaces,
    border,
    contiguous,
    farmyards,
    fenced,
    fences_of,
    laid_out,
    named,
    possible_fences,
    regions,
    spaces_of,
    walk,
)
from agricola.random_games import pastures_of
from agricola.scenario import farm, goods, happened, me, pastures, play, scenario, sites, spaces, stand, texts, use
from allmende.agricola.components.farmyard import SHAPES, enclosed
from allmende.agricola.components.farmyard import border as bits_of_border
from allmende.agricola.components.moves import FENCE
from allmende.agricola.components.pieces import WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.farm.buildings import build_room, fence
from allmende.agricola.rules.farm.crops import plow
from allmende.agricola.rules.farm.pastures import fences_for
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language import BuildFences
from allmende.agricola.rules.state import State
from allmende.core import Game, IllegalMoveError, UnknownMoveError

EMPTY = ["A1", "B1", "C1", "D1", "E1", "B2", "C2", "D2", "E2", "B3", "C3", "D3", "E3"]
"""All but the rooms."""


def fencing(wood: int, *pastures: str, fields: str = "", stables: str = "", rooms: str = "A2 A3") -> Game:
    """A person has just been placed on the "Fencing" action space, with so much wood."""
    mine = farm({"wood": wood}, rooms, fields=fields.split(), pastures=pastures, stables=stables)
    return use("fencing", mine)


def ways(game: Game) -> set[str]:
    """The pastures that are offered: "C1 C2"."""
    return {text.removeprefix("fence ").upper() for text in texts(game) if text.startswith("fence ")}


def fences(game: Game) -> Fences:
    """The fences that stand on the first farm."""
    return fences_of(stand(game).seats[0].fences)


# What it costs


def test_each_fence_costs_a_wood() -> None:
    game = fencing(14)
    happening = play(game, "fence d1 e1 d2 e2")
    assert goods(game) == {"wood": 6}
    assert fences(game) == fenced("D1 D2 E1 E2")
    assert me(game).fences_left == 7
    assert [event.fences for event in happened(happening, events.PastureFenced)] == [8]  # type: ignore[attr-defined]


def test_at_the_start_a_pasture_takes_four_wood() -> None:
    assert "fencing" not in spaces(scenario(farm({"wood": 3}), farm(), round_number=2))
    assert "fencing" in spaces(scenario(farm({"wood": 4}), farm(), round_number=2))
    assert ways(fencing(4)) == {*EMPTY}
    assert ways(fencing(5)) == ways(fencing(4))


def test_with_six_wood_pastures_of_two_spaces_are_possible() -> None:
    assert {way for way in ways(fencing(6)) if len(way) > 2} >= {"A1 B1", "E2 E3", "B2 B3"}
    assert len(ways(fencing(6))) == 13 + 18
    assert len(ways(fencing(15))) == len(ways(fencing(99))) == 762


def test_as_many_pastures_as_one_can_afford_in_one_action() -> None:
    game = fencing(11)
    play(game, "fence c1", "fence d1", "fence e1")
    assert goods(game) == {"wood": 1}
    assert pastures(game) == {"C1", "D1", "E1"}
    assert game.to_act == [1]


def test_one_may_stop_earlier_but_only_after_the_first_pasture() -> None:
    game = fencing(11)
    assert "done" not in texts(game)
    play(game, "fence c1")
    assert "done" in texts(game)
    play(game, "done")
    assert goods(game) == {"wood": 7}
    assert game.to_act == [1]


def test_there_are_15_fences() -> None:
    game = fencing(40, "D1", "E1", "D2", "E2")
    assert me(game).fences_left == 3
    assert ways(game) == {"C1", "C2", "D3", "E3"}
    play(game, "fence e3")
    assert me(game).fences_left == 0
    assert goods(game) == {"wood": 37}
    assert game.to_act == [1]


def test_without_fences_in_the_supply_the_action_space_cannot_be_used() -> None:
    mine = farm({"wood": 40}, pastures=["D1", "E1", "D2", "E2", "E3"])
    assert "fencing" not in spaces(scenario(mine, farm(), round_number=2))


def test_with_too_few_fences_left_it_cannot_be_used_either() -> None:
    mine = farm({"wood": 40}, pastures=["C1", "D1", "E1", "D2"], fields=["B1", "C2", "E2", "D3"])
    assert 15 - len(fenced("C1", "D1", "E1", "D2")) == 2
    assert "fencing" not in spaces(scenario(mine, farm(), round_number=2))


def test_what_is_left_of_the_wood_decides_about_the_next_pasture() -> None:
    game = fencing(6)
    play(game, "fence c2")
    assert game.to_act == [1]  # two wood are too few for anything
    game = fencing(7)
    play(game, "fence c2")
    assert ways(game) == {"C1", "B2", "D2", "C3"}


# Where


def test_the_first_pasture_can_be_anywhere_but_not_on_tiles() -> None:
    game = fencing(15, fields="B2 B3")
    assert {way for way in ways(game) if len(way) == 2} == {*EMPTY} - {"B2", "B3"}
    assert all(named(way).isdisjoint(named("A2 A3 B2 B3")) for way in ways(game))


def test_a_pasture_is_contiguous() -> None:
    game = fencing(15)
    for apart in ("A1 C1", "B1 C2", "E1 E3"):
        with pytest.raises(UnknownMoveError):
            play(game, f"fence {apart.lower()}")


@pytest.mark.parametrize("now", [True, False])
def test_any_further_pasture_must_be_adjacent_to_one(now: bool) -> None:
    """Be it in the same action or in a later one. Corner to corner is not adjacent."""
    game = fencing(12) if now else fencing(8, "C1 D1")
    if now:
        play(game, "fence c1 d1")
    assert {way for way in ways(game) if len(way) == 2 and way not in ("C1", "D1")} == {"B1", "E1", "C2", "D2"}


def test_a_pasture_may_touch_another_one_with_any_of_its_spaces() -> None:
    assert {"E1 E2", "D2 E2", "D2 D3"} <= ways(fencing(5, "D1"))
    assert "D3 E3" not in ways(fencing(9, "D1"))


def test_stables_may_be_fenced_later() -> None:
    game = fencing(6, stables="C1 E3")
    play(game, "fence c1 d1")
    assert me(game).pastures[0].capacity == 2 * 2 * 2


def test_all_sides_need_fences_along_rooms_fields_and_the_edge_of_the_farmyard_too() -> None:
    beside_a_room = fencing(4)
    play(beside_a_room, "fence b2")
    assert goods(beside_a_room) == {}
    in_the_corner = fencing(4)
    play(in_the_corner, "fence e3")
    assert goods(in_the_corner) == {}
    beside_fields = fencing(4, fields="D3 D2 D1 E1")
    play(beside_fields, "fence e2")
    assert goods(beside_fields) == {}


def test_on_three_sides_of_a_pasture_one_does_not_pay_for_what_they_share() -> None:
    game = fencing(9, "C1")
    play(game, "fence d1")
    assert goods(game) == {"wood": 6}
    play(game, "fence c2 d2")
    assert goods(game) == {"wood": 2}


def test_a_pasture_between_others_may_need_a_single_fence() -> None:
    game = fencing(1, "D1", "C1 C2 C3", "D3")
    assert "D2" in ways(game)
    play(game, "fence d2")
    assert pastures(game) == {"D1", "C1 C2 C3", "D3", "D2"}
    assert goods(game) == {}


def test_a_pasture_cannot_grow() -> None:
    """Fences stay. What lies around a pasture becomes another one."""
    game = fencing(15, "C1")
    assert not any("C1" in way for way in ways(game))
    before = fences(game)
    play(game, "fence b1 d1 b2 c2 d2")
    assert pastures(game) == {"C1", "B1 D1 B2 C2 D2"}
    assert before < fences(game)


def test_fences_are_never_demolished() -> None:
    game = fencing(15)
    for _ in range(3):
        before = fences(game)
        play(game, sorted(text for text in texts(game) if len(text) == len("fence c1"))[0])
        assert before < fences(game)


# Subdividing


def test_a_pasture_of_two_spaces_is_divided_by_one_fence() -> None:
    game = fencing(1, "C1 C2")
    assert goods(game) == {}
    assert pastures(game) == {"C1", "C2"}


def test_the_same_division_is_offered_once() -> None:
    halves = [{"D1 E1", "D2 E2"}, {"D1 D2", "E1 E2"}]
    found = ways(fencing(2, "D1 E1 D2 E2"))
    assert len(found) == 2 + 4
    for pair in halves:
        assert len(found & pair) == 1
    for corner in ("D1", "E1", "D2", "E2"):
        rest = " ".join(space for space in ("D1", "E1", "D2", "E2") if space != corner)
        assert len(found & {corner, rest}) == 1


def test_a_division_needs_wood_for_its_fences_only() -> None:
    game = fencing(3, "D1 E1 D2 E2")
    play(game, min(way for way in texts(game) if way in ("fence d1 e1", "fence d2 e2")))
    assert goods(game) == {"wood": 1}
    assert len(ways(game)) == 2  # either half once more
    assert {len(way.split()) for way in ways(game)} == {1}


def test_a_pasture_can_be_divided_into_three_at_once() -> None:
    game = fencing(2, "C1 D1 E1")
    assert "D1" in ways(game)
    play(game, "fence d1")
    assert pastures(game) == {"C1", "D1", "E1"}
    assert goods(game) == {}


def test_a_pasture_can_be_divided_into_four_at_once() -> None:
    game = fencing(3, "C1 D1 E1 D2")
    assert "D1" in ways(game)
    play(game, "fence d1")
    assert pastures(game) == {"C1", "D1", "E1", "D2"}


def test_single_parts_of_a_long_pasture() -> None:
    assert ways(fencing(2, "B1 C1 D1 E1")) == {
        *("C1", "D1"),  # in the midst: two fences
        "C1 D1",
        *ways(fencing(1, "B1 C1 D1 E1")),
    }
    found = ways(fencing(1, "B1 C1 D1 E1"))
    assert len(found) == 3  # one fence at one of three places
    for one, other in (("B1", "C1 D1 E1"), ("B1 C1", "D1 E1"), ("B1 C1 D1", "E1")):
        assert len(found & {one, other}) == 1


def test_a_division_of_which_one_part_is_in_pieces_is_offered_by_the_other_part() -> None:
    """B2 and D2 are left over: C1 and C2 are the only way to say it."""
    assert "C1 C2" in ways(fencing(2, "C1 B2 C2 D2"))
    game = fencing(2, "C1 B2 C2 D2")
    play(game, "fence c1 c2")
    assert pastures(game) == {"C1 C2", "B2", "D2"}
    assert goods(game) == {}


def test_a_pasture_as_it_is_is_not_fenced_again() -> None:
    assert "C1 C2" not in ways(fencing(15, "C1 C2"))
    assert "C1" not in ways(fencing(15, "C1"))


def test_no_pasture_reaches_across_the_fences_of_another() -> None:
    assert {"B1 C1", "B1 C1 D1"}.isdisjoint(ways(fencing(15, "C1 D1")))


def test_dividing_and_adding_in_one_action() -> None:
    game = fencing(4, "C1 C2")
    play(game, "fence d1")
    assert pastures(game) == {"C1 C2", "D1"}
    # The last fence can only divide the first pasture: there is nothing to choose, but the way to stop.
    play(game, next(iter(texts(game) - {"done"})))
    assert pastures(game) == {"C1", "C2", "D1"}
    assert goods(game) == {}


# Farm Redevelopment


def redevelopment(**goods: int) -> Game:
    return use("farm-redevelopment", farm(goods))


def test_fences_afterward_are_paid_like_all_others() -> None:
    game = redevelopment(clay=2, reed=1, wood=5)
    assert "done" in texts(game)  # one need not fence anything
    play(game, "fence b1")
    assert goods(game) == {"wood": 1}
    assert game.to_act == [1]


def test_fencing_afterward_may_be_left_out() -> None:
    game = redevelopment(clay=2, reed=1, wood=5)
    play(game, "done")
    assert goods(game) == {"wood": 5}
    assert pastures(game) == set()


def test_without_renovation_no_fences() -> None:
    game = scenario(farm({"wood": 15, "clay": 2}), farm(), round_number=14)
    assert "farm-redevelopment" not in spaces(game)
    with pytest.raises(IllegalMoveError):
        play(game, "place farm-redevelopment")


# Fenced spaces


def test_there_is_no_room_for_tiles_in_a_pasture_but_for_stables() -> None:
    goods = {"wood": 20, "reed": 4}
    game = use("farm-expansion", farm(goods, pastures=["A1", "B1"]))
    assert sites(game, "room") == {"B2", "B3"}
    assert sites(game, "stable") == {*EMPTY}
    game = use("farmland", farm(pastures=["A1", "B1"]))
    assert sites(game, "plow") == {*EMPTY} - {"A1", "B1"}


# Every way, by brute force


def compare(state: State) -> list[int]:
    """Compare what is offered to the first seat with all sets of fences that make a pasture; the shapes offered."""
    mine = state.seats[0]
    standing, tiles = fences_of(mine.fences), spaces_of(mine.rooms | mine.fields)
    possible = possible_fences(standing, tiles, 15 - len(standing))
    wood = mine.goods[0]
    offered = [move - FENCE for move in BuildFences().choices(state, 0)]
    built = [border(spaces_of(SHAPES[shape])) - standing for shape in offered]
    assert Counter(built) == Counter(new for new in possible if len(new) <= wood)
    for shape, new in zip(offered, built, strict=True):
        assert spaces_of(SHAPES[shape]) in possible[new]
        assert fences_for(mine, shape) == len(new)
    assert BuildFences().is_possible(state, 0) == bool(offered)
    if possible:
        assert mine.least_fences == min(map(len, possible))
    return offered


some_luck = st.randoms(use_true_random=True)


@settings(max_examples=80)
@given(farmyards, st.sampled_from([0, 1, 2, 3, 4, 6, 9, 15, 15, 15]))
def test_each_pasture_is_offered_exactly_once(farmyard: Farmyard, wood: int) -> None:
    compare(stand(scenario(laid_out(farmyard, wood=wood), farm())))


@settings(max_examples=40)
@given(farmyards, some_luck)
def test_each_pasture_is_offered_exactly_once_after_every_other_one(farmyard: Farmyard, random: Random) -> None:
    state = stand(scenario(laid_out(farmyard, wood=15), farm()))
    mine = state.seats[0]
    while offered := compare(state):
        cheap = [shape for shape in offered if fences_for(mine, shape) <= random.randrange(2, 9)]
        shape = random.choice(cheap or offered)
        standing, wood = fences_of(mine.fences), mine.goods[WOOD]
        pay(state, 0, WOOD, fences_for(mine, shape))
        fence(state, 0, SHAPES[shape])
        assert fences_of(mine.fences) == standing | border(spaces_of(SHAPES[shape]))
        assert wood - mine.goods[WOOD] == len(fences_of(mine.fences)) - len(standing)
        found = regions(fences_of(mine.fences))
        assert [spaces_of(pasture) for pasture in mine.pastures] == found
        assert spaces_of(mine.fenced) == NOTHING.union(*found)


@settings(max_examples=40)
@given(farmyards, some_luck)
def test_what_the_cheapest_pasture_takes_is_kept_up_to_date(farmyard: Farmyard, random: Random) -> None:
    state = stand(scenario(laid_out(farmyard, wood=50, reed=20), farm()))
    mine = state.seats[0]
    while mine.room_sites() or mine.field_sites():
        rooms, fields = spaces_of(mine.room_sites()), spaces_of(mine.field_sites())
        if random.choice([bool(rooms), not fields]):
            build_room(state, 0, SPACES.index(random.choice(sorted(rooms))))
        else:
            plow(state, 0, SPACES.index(random.choice(sorted(fields))))
        standing, tiles = fences_of(mine.fences), spaces_of(mine.rooms | mine.fields)
        possible = possible_fences(standing, tiles, 15 - len(standing))
        if possible:
            assert mine.least_fences == min(map(len, possible))
        else:
            assert mine.least_fences > 15 - len(standing)


def test_a_room_or_a_field_can_take_the_last_place_for_a_pasture() -> None:
    mine = farm({"wood": 20, "reed": 2}, rooms="A1 A2 A3", pastures=["C1"], fields=["C2", "D1"])
    assert BuildFences().is_possible(stand(scenario(mine, farm(), round_number=2)), 0)
    state = stand(scenario(mine.copy(), farm()))
    build_room(state, 0, SPACES.index((0, 1)))
    assert not BuildFences().is_possible(state, 0)
    state = stand(scenario(mine.copy(), farm()))
    plow(state, 0, SPACES.index((0, 1)))
    assert not BuildFences().is_possible(state, 0)


# Every farmyard of fences, by brute force

NO_FENCES: Fences = frozenset()


def ends(fence: Fence) -> list[Space]:
    """The two posts of a fence, each named by the space at its lower right."""
    upper, lower = sorted(fence)
    return [lower, (lower[0], lower[1] + 1)] if upper[1] == lower[1] else [lower, (lower[0] + 1, lower[1])]


def is_proper(fences: Fences, ground: Spaces) -> bool:
    """Whether all fences belong to pastures on this ground, and the pastures are adjacent to one another."""
    posts = Counter(post for fence in fences for post in ends(fence))
    if 1 in posts.values():
        return False
    pastures = [region for region in regions(fences) if region <= ground]
    land = frozenset().union(*pastures)
    return fences == frozenset().union(*map(border, pastures)) and (
        not land or walk(min(land), NO_FENCES, land) == land
    )


def proper(ground: Spaces) -> set[Fences]:
    """Of all ways to build up to 15 fences there, those that leave nothing open."""
    places = sorted({fence for space in ground for fence in border(frozenset({space}))}, key=FENCE_NUMBERS.__getitem__)
    sets = (frozenset(chosen) for count in range(16) for chosen in combinations(places, count))
    return {fences for fences in sets if is_proper(fences, ground)}


def steps_on(ground: Spaces) -> dict[Fences, set[Fences]]:
    """By the fences that can stand there: what they are after one pasture more, as the rules have it."""
    tiles = frozenset(SPACES) - ROOMS - ground
    state = stand(scenario(laid_out((tiles, ROOMS, NOTHING, NO_FENCES), wood=15), farm()))
    steps: dict[Fences, set[Fences]] = {}
    waiting = [state.seats[0]]
    while waiting:
        mine = state.seats[0] = waiting.pop()
        here = fences_of(mine.fences)
        if here not in steps:
            steps[here] = set()
            for move in BuildFences().choices(state, 0):
                state.seats[0] = mine.copy()
                fence(state, 0, SHAPES[move - FENCE])
                steps[here].add(fences_of(state.seats[0].fences))
                waiting.append(state.seats[0])
            state.seats[0] = mine
    return steps


@pytest.mark.parametrize("ground", ["D1 E1 D2 E2 D3 E3", "A1 B1 C1 D1 E1", "C1 B2 C2 D2 C3", "C1 D1 E1 C2 E2"])
def test_all_that_15_fences_can_become_can_be_built_pasture_by_pasture(ground: str) -> None:
    """Of all sets of fences, those that leave nothing open: from nothing, and from every one that is a part of it."""
    steps, finals = steps_on(named(ground)), proper(named(ground))
    assert set(steps) == finals
    for start in steps:
        reached, waiting = {start}, [start]
        while waiting:
            new = steps[waiting.pop()] - reached
            reached |= new
            waiting += new
        assert reached == {fences for fences in finals if fences >= start}


# How many pastures there can be


def test_15_fences_make_at_most_five_pastures() -> None:
    """Each fence borders two pastures, or one and the outside: six would take 17."""
    outside = min(len(border(land)) for land in contiguous() if len(land) >= 6)
    assert (6 * 4 + outside) // 2 == 17
    assert len(fenced("D1", "E1", "D2", "E2", "E3")) == 15
    game = fencing(15)
    play(game, *[f"fence {space}" for space in ("d1", "e1", "d2", "e2", "e3")])
    assert len(pastures(game)) == 5


# Why not


@pytest.mark.parametrize(
    ("wood", "before", "spaces", "why"),
    [
        (14, "c1 d1 c2 d2", "c1 d1 c2 d2", "reason-pasture-already"),
        (14, "c1 d1 c2 d2", "d2 e2", "reason-pasture-partly"),
        (14, "c1 d1 c2 d2", "a1", "reason-pasture-beside"),
        (14, "c1 d1 c2 d2", "e1 e2 b3 c3 d3 e3", "reason-fences-left"),
        (6, "", "c1 d1 c2 d2", "reason-needs"),
    ],
)
def test_a_pasture_that_can_not_be_says_why(wood: int, before: str, spaces: str, why: str) -> None:
    game = fencing(wood)
    if before:
        play(game, f"fence {before}")
    with pytest.raises(IllegalMoveError) as refused:
        game.play(f"fence {spaces}")
    assert refused.value.message.id == why


def test_a_field_with_pastures_on_all_sides_is_none_itself() -> None:
    """It takes 16 fences, one more than a player has: there are cards that bring others."""
    mine = farm(fields=["C2"])
    around = [1 << SPACES.index(space) for spaces in ("C1", "B2", "D2", "C3") for space in named(spaces)]
    for pasture in around:
        mine.fences |= bits_of_border(pasture)
    assert mine.fences.bit_count() == 16
    assert sorted(enclosed(mine.fences, mine.rooms | mine.fields)) == sorted(around)
    assert {*pastures_of(mine)} == {spaces_of(pasture) for pasture in around}
