"""Animal husbandry: where animals find room, what happens when they don't, what they are worth, and how they breed.

Exact housing and breeding are compared with every possible arrangement, tried out one by one.
"""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from allmende.arle.components.pieces import COLUMNS, HYDRATED
from allmende.arle.rules.housing import is_housed
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import BARE, any_time, farm, goods, lines, me, play, scenario, texts, use

ANIMALS = ("sheep", "cattle", "horse")
SHEDS = ("empty", "stall", "double-stall", "stable", "park")
Herd = tuple[int, int, int]

FULL = ["grain-field"] * 5
"""No room on land: only the five dikes hold an animal each."""


def pastures(herd: Herd = (0, 0, 0), food: int = 0, **sheds: int) -> Player:
    """A farm with so many of each shed, `empty`, `stall`, `double_stall`, …, and no other room but on the dikes."""
    land = [shed for shed in SHEDS for _ in range(sheds.get(shed.replace("-", "_"), 0))]
    land += ["grain-field"] * (5 - len(land))
    more = len(land) - 5
    rows = min(more // COLUMNS, 3)
    more -= COLUMNS * rows
    pairs = more // 2
    return farm(
        goods={**dict(zip(ANIMALS, herd, strict=True)), "food": food},
        land=land,
        dikes=(0, 1, 4, 7)[rows],
        boardwalk=0 if more % 2 else 4,
        moors=[0] * pairs + [HYDRATED] * (3 - pairs),
    )


def is_room(*herd: int, **sheds: int) -> bool:
    sheep, cattle, horses = herd
    return is_housed(pastures((sheep, cattle, horses), **sheds))


# Capacities


def test_each_dike_holds_any_one_animal() -> None:
    assert is_room(2, 2, 1)
    assert is_room(5, 0, 0)
    assert not is_room(2, 2, 2)


@pytest.mark.parametrize("dikes", range(8))
def test_dikes_hold_five_animals_wherever_they_lie(dikes: int) -> None:
    rows = sum(dikes >= won for won in (1, 4, 7))
    land = ["grain-field"] * 9 + ["forest"] * 5
    assert is_housed(farm(goods={"sheep": 2, "horse": 3}, land=land[: 5 + 3 * rows], dikes=dikes))
    assert not is_housed(farm(goods={"sheep": 3, "horse": 3}, land=land[: 5 + 3 * rows], dikes=dikes))


@pytest.mark.parametrize(
    ("shed", "most"), [("empty", 2), ("stall", 3), ("double_stall", 6), ("stable", 6), ("park", 2)]
)
def test_how_many_of_a_kind_a_space_holds(shed: str, most: int) -> None:
    assert is_room(5 + most, 0, 0, **{shed: 1})
    assert not is_room(5 + most + 1, 0, 0, **{shed: 1})


@pytest.mark.parametrize("shed", ["empty", "stall", "stable"])
def test_an_empty_space_a_stall_and_a_stable_hold_one_kind(shed: str) -> None:
    assert is_room(6, 0, 0, **{shed: 1})
    assert is_room(5, 1, 0, **{shed: 1})
    assert not is_room(0, 6, 7, **{shed: 1})
    assert not is_room(6, 0, 7, **{shed: 1})


def test_a_park_holds_two_animals_of_different_kinds() -> None:
    assert is_room(5, 1, 1, park=1)
    assert is_room(5, 2, 0, park=1)


def test_a_double_stall_is_two_stalls() -> None:
    assert is_room(8, 3, 0, double_stall=1)
    assert is_room(5, 3, 3, double_stall=1)
    assert is_room(4, 4, 3, double_stall=1)


def test_a_stable_does_not_hold_what_two_stalls_would() -> None:
    assert is_room(4, 4, 3, stall=2)
    assert not is_room(4, 4, 3, stable=1)


@pytest.mark.parametrize("tile", ["grain-field", "flax-field", "forest", "depot", "mill"])
def test_other_tiles_hold_no_animals(tile: str) -> None:
    assert not is_housed(farm(goods={"sheep": 6}, land=[tile] * 4 + ["grain-field"]))


def test_moor_and_tidal_flat_hold_no_animals() -> None:
    assert not is_housed(farm(goods={"sheep": 6}, land=FULL, moors=[4, 4, HYDRATED]))


def test_the_start_has_room_for_twelve() -> None:
    assert is_housed(farm(goods={"horse": 12}))
    assert not is_housed(farm(goods={"horse": 13}))


# Every arrangement tried out


def pens_of(sheds: dict[str, int]) -> list[int]:
    """The pens for animals of one kind, by their sizes; 2 is an empty space, 3 a Stall, 6 a Stable."""
    sizes = {"empty": [2], "stall": [3], "double_stall": [3, 3], "stable": [6]}
    return [size for shed, count in sheds.items() for _ in range(count) for size in sizes.get(shed, [])]


def newborns(size: int, count: int) -> int:
    """How many are born in a pen of this size in which so many animals stand."""
    if size == 3:
        return 1 if count == 2 else 0
    return {2: 1, 3: 1, 4: 2, 5: 1}.get(count, 0) if size == 6 else 0


def arrangements(herd: Herd, sheds: dict[str, int]) -> set[Herd]:
    """The newborns of all arrangements that house these animals; none if there is no room."""
    reached = {(herd, (0, 0, 0))}
    for size in pens_of(sheds):
        step = set(reached)
        for left, born in reached:
            for kind in range(3):
                for count in range(1, min(size, left[kind]) + 1):
                    rest, births = list(left), list(born)
                    rest[kind] -= count
                    births[kind] += newborns(size, count)
                    step.add(((rest[0], rest[1], rest[2]), (births[0], births[1], births[2])))
        reached = step
    wild = 5 + 2 * sheds.get("park", 0)
    return {born for left, born in reached if sum(left) <= wild}


def best(births: set[Herd]) -> set[Herd]:
    """Those with which no other one can keep up in all kinds."""
    return {
        born
        for born in births
        if not any(more != born and all(a >= b for a, b in zip(more, born, strict=True)) for more in births)
    }


def births_in_game(herd: Herd, sheds: dict[str, int]) -> set[Herd]:
    """The newborns of May, whatever is chosen."""
    start = scenario(pastures(herd, food=9, **sheds), farm(goods={"food": 9}), half_year=2, phase=INVENTORY)
    found: set[Herd] = set()
    seen: set[tuple[str, ...]] = set()

    def explore(game: Game, chosen: tuple[str, ...]) -> None:
        if chosen in seen:
            return
        seen.add(chosen)
        choices = [text for text in texts(game, 0) if text.startswith("breed ")]
        if not choices:
            have = me(game).goods
            found.add((have["sheep"] - herd[0], have["cattle"] - herd[1], have["horse"] - herd[2]))
        for text in choices:
            twin = game.copy()
            twin.play(text, 0)
            explore(twin, tuple(sorted((*chosen, text))))

    explore(start, ())
    return found


some_sheds = st.fixed_dictionaries(
    {
        "empty": st.integers(0, 4),
        "stall": st.integers(0, 3),
        "double_stall": st.integers(0, 1),
        "stable": st.integers(0, 2),
        "park": st.integers(0, 2),
    }
)
a_herd = st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))


@given(a_herd, some_sheds)
def test_animals_are_housed_if_any_arrangement_houses_them(herd: Herd, sheds: dict[str, int]) -> None:
    assert is_housed(pastures(herd, **sheds)) == bool(arrangements(herd, sheds))


@given(some_sheds, st.data())
def test_housing_is_exact_at_the_edge_of_a_full_farm(sheds: dict[str, int], data: st.DataObject) -> None:
    room = 5 + 2 * sheds["park"] + sum(pens_of(sheds))
    total = room - data.draw(st.integers(0, 4))
    sheep = data.draw(st.integers(0, total))
    cattle = data.draw(st.integers(0, total - sheep))
    herd = (sheep, cattle, total - sheep - cattle)
    assert is_housed(pastures(herd, **sheds)) == bool(arrangements(herd, sheds))


@given(a_herd, some_sheds)
def test_births_in_may_are_the_best_of_all_arrangements(herd: Herd, sheds: dict[str, int]) -> None:
    births = arrangements(herd, sheds)
    assume(births)
    assert births_in_game(herd, sheds) == best(births)


@given(a_herd, some_sheds)
def test_the_animals_are_shown_in_an_arrangement_that_houses_them(herd: Herd, sheds: dict[str, int]) -> None:
    assume(bool(arrangements(herd, sheds)))
    seen = me(scenario(pastures(herd, **sheds), farm()))
    assert len(seen.dike_animals) == 5
    for kind, count in zip(ANIMALS, herd, strict=True):
        shown = sum(space.animals.get(kind, 0) for space in seen.land) + seen.dike_animals.count(kind)
        assert shown == count
    for space in seen.land:
        counts = list(space.animals.values())
        if space.tile == "double-stall":
            assert sum(-(-count // 3) for count in counts) <= 2
        elif space.tile == "park":
            assert sum(counts) <= 2
        else:
            assert len(counts) <= 1
            assert sum(counts) <= {"empty": 2, "stall": 3, "stable": 6}.get(space.tile, 0)


@given(a_herd, some_sheds)
def test_the_arrangement_that_is_shown_brings_the_births_that_are_shown(herd: Herd, sheds: dict[str, int]) -> None:
    sheds = {**sheds, "double_stall": 0}
    births = arrangements(herd, sheds)
    assume(births)
    seen = me(scenario(pastures(herd, **sheds), farm()))
    born = dict.fromkeys(ANIMALS, 0)
    for space in seen.land:
        for kind, count in space.animals.items():
            born[kind] += newborns({"stall": 3, "stable": 6}.get(space.tile, 0), count)
    assert {kind: count for kind, count in born.items() if count} == seen.outlook.births
    assert tuple(born.values()) in best(births)


# Animals without room


def test_animals_that_cannot_be_accommodated_go() -> None:
    game = use("colonist", farm(goods={"horse": 5}, land=FULL))
    assert goods(game) == {"horse": 5}
    assert game.to_act == [1]


def test_who_goes_is_the_players_choice() -> None:
    game = use("colonist", farm(goods={"sheep": 3, "cattle": 2}, land=FULL))
    assert texts(game) == {"release sheep", "release cattle", "release horse"}
    play(game, "release cattle")
    assert goods(game) == {"sheep": 3, "cattle": 1, "horse": 1}


def test_the_new_animal_may_be_the_one_that_goes() -> None:
    game = use("colonist", pastures((0, 11, 0), stable=1))
    assert texts(game) == {"release cattle", "release horse"}
    play(game, "release horse")
    assert goods(game) == {"cattle": 11}


def test_an_animal_goes_only_if_no_arrangement_houses_all() -> None:
    game = use("colonist", pastures((4, 6, 0), stall=1, empty=1, park=1))
    assert goods(game)["horse"] == 1
    assert game.to_act == [1]


def test_covering_the_pasture_drives_its_animals_away() -> None:
    mine = farm(goods={"food": 1, "sheep": 7}, land=["grain-field"] * 4)
    game = use("forester", mine)
    play(game, "place forest")
    assert goods(game) == {"sheep": 5}


def test_a_stall_on_the_pasture_makes_room() -> None:
    mine = farm(goods={"clay": 2, "grain": 1, "sheep": 7}, land=["grain-field"] * 4)
    game = use("winter-carpenter", mine)
    play(game, "build stall")
    assert goods(game) == {"sheep": 7}


def test_animals_can_be_returned_at_any_time_in_the_work_phase() -> None:
    game = scenario(farm(goods={"horse": 2}), farm())
    assert "return horse" in any_time(game)
    play(game, "return horse")
    assert goods(game) == {"horse": 1}


# Points


@pytest.mark.parametrize(
    ("herd", "points"),
    [((6, 4, 5), 13), ((0, 4, 5), 4), ((3, 3, 3), 9), ((0, 0, 1), 0), ((2, 2, 0), 2), ((7, 0, 0), 0), ((8, 9, 8), 24)],
)
def test_the_kind_of_which_there_are_fewest_is_worth_two_points_each_the_second_one(herd: Herd, points: int) -> None:
    """The first three are the rulebook's examples."""
    game = scenario(pastures(herd, stable=3, empty=6), farm(land=BARE))
    assert lines(game)["animals"] == points


# Baby animals


@pytest.mark.parametrize(("before", "born"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (7, 1), (8, 0)])
def test_in_a_stall_two_of_a_kind_have_a_third(before: int, born: int) -> None:
    """With 8 the dikes are full: three have to stand in the Stall. With up to 7 two can stand there alone."""
    assert births_in_game((before, 0, 0), {"stall": 1}) == {(born, 0, 0)}


@pytest.mark.parametrize(("before", "born"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (9, 2), (10, 1), (11, 0)])
def test_in_a_stable_two_three_or_five_have_one_and_four_have_two(before: int, born: int) -> None:
    """With 10 the dikes are full and five have to stand in the Stable, with 11 six."""
    assert births_in_game((before, 0, 0), {"stable": 1}) == {(born, 0, 0)}


def test_animals_breed_in_both_halves_of_a_double_stall() -> None:
    assert births_in_game((2, 2, 0), {"double_stall": 1}) == {(1, 1, 0)}
    assert births_in_game((4, 0, 0), {"double_stall": 1}) == {(2, 0, 0)}


def test_animals_of_two_kinds_do_not_breed_in_one_stable() -> None:
    assert births_in_game((2, 2, 0), {"stable": 1}) == {(1, 0, 0), (0, 1, 0)}


@pytest.mark.parametrize("shed", ["park", "empty"])
def test_outside_of_stalls_and_stables_there_are_no_newborns(shed: str) -> None:
    assert births_in_game((4, 4, 0), {shed: 3}) == {(0, 0, 0)}


def test_pairs_compete_for_one_stall() -> None:
    assert births_in_game((2, 2, 2), {"stall": 1}) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_newborns_stay_with_their_parents() -> None:
    """A full farm but for one place on a dike: no newborn may stand there."""
    assert births_in_game((3, 0, 4), {"stall": 1}) == {(0, 0, 1), (1, 0, 0)}
    assert births_in_game((7, 0, 0), {"stall": 1}) == {(1, 0, 0)}
    assert births_in_game((3, 0, 5), {"stall": 1}) == {(0, 0, 0)}


def test_births_that_do_not_exclude_each_other_are_not_asked() -> None:
    """Nothing is to be chosen here: a sheep and a cattle are born."""
    game = scenario(pastures((2, 2, 0), food=9, stall=2), farm(goods={"food": 9}), half_year=2, phase=INVENTORY)
    assert not {text for text in texts(game) if text.startswith("breed")}
    assert goods(game) == {"sheep": 3, "cattle": 3, "food": 6, "wool": 1}
