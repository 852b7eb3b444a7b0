"""The farmyard: 3 rows of 5 spaces, 38 fence spaces, what is adjacent, and what fences enclose."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agricola.farms import (
    FENCE_NUMBERS,
    GROUND,
    ROOMS,
    SPACES,
    Fences,
    Spaces,
    beside,
    bits,
    border,
    contiguous,
    fence_bits,
    fenced,
    named,
    names,
    regions,
    spaces_of,
    walk,
)
from agricola.scenario import farm
from allmende.agricola.components import farmyard as rules
from allmende.agricola.rules.player import NO_PASTURE
from allmende.agricola.rules.start import new_player

FENCE_SPACES = sorted(FENCE_NUMBERS, key=lambda fence: FENCE_NUMBERS[fence])
some_spaces = st.frozensets(st.sampled_from(SPACES))
some_fences = st.frozensets(st.sampled_from(FENCE_SPACES))


@st.composite
def enclosures(draw: st.DrawFn) -> Fences:
    """Fences around some areas, and some that enclose nothing; there may be more than a player has."""
    shapes = draw(st.lists(st.sampled_from(contiguous()), max_size=4))
    return frozenset(fence for shape in shapes for fence in border(shape)) | draw(
        st.frozensets(st.sampled_from(FENCE_SPACES), max_size=3)
    )


# Spaces


def test_a_farmyard_has_3_rows_of_5_spaces() -> None:
    assert rules.SPACES == len(SPACES) == 15
    assert bits(SPACES) == rules.ALL_SPACES
    assert [names([space]) for space in SPACES] == rules.FARM_SPACE_NAMES
    assert rules.FARM_SPACE_NAMES[0] == "A1"
    assert rules.FARM_SPACE_NAMES[4] == "E1"
    assert rules.FARM_SPACE_NAMES[10] == "A3"


def test_the_starting_rooms_are_on_the_left_in_the_middle_and_at_the_bottom() -> None:
    assert spaces_of(rules.STARTING_ROOMS) == ROOMS == named("A2 A3")
    assert spaces_of(new_player().rooms) == ROOMS


def test_13_spaces_are_unused_at_the_start() -> None:
    assert rules.bit_count(rules.ALL_SPACES & ~new_player().used_spaces()) == 13


@pytest.mark.parametrize(
    ("spaces", "adjacent"),
    [
        ("A1", "B1 A2"),
        ("E3", "D3 E2"),
        ("E1", "D1 E2"),
        ("C2", "C1 B2 D2 C3"),
        ("E1 E2", "D1 D2 E3"),
        ("B1 C2", "A1 B2 C1 D2 C3"),
        ("", ""),
    ],
)
def test_adjacent_is_what_shares_a_side(spaces: str, adjacent: str) -> None:
    assert spaces_of(rules.around(bits(named(spaces)))) == named(adjacent)


def test_the_end_of_a_row_is_not_adjacent_to_the_start_of_the_next_one() -> None:
    assert not rules.around(bits(named("E1"))) & bits(named("A2"))
    assert not rules.around(bits(named("A2"))) & bits(named("E1"))


@given(some_spaces)
def test_adjacent_spaces_of_any_set(spaces: Spaces) -> None:
    assert spaces_of(rules.around(bits(spaces))) == beside(spaces)
    assert [SPACES[space] for space in rules.spaces_in(bits(spaces))] == sorted(spaces)
    assert rules.bit_count(bits(spaces)) == len(spaces)


@given(some_spaces)
def test_contiguous_is_where_one_can_walk_to_everything(spaces: Spaces) -> None:
    reached = walk(min(spaces), frozenset(), spaces) if spaces else spaces
    assert rules.is_connected(bits(spaces)) == (reached == spaces)


# Fences


def test_there_are_38_fence_spaces() -> None:
    assert rules.FENCE_SPACES == len(FENCE_SPACES) == 38
    assert rules.HORIZONTAL == 20
    assert [fence_bits([fence]) for fence in FENCE_SPACES] == [1 << number for number in range(38)]


def test_fence_spaces_are_numbered_row_by_row_the_horizontal_ones_first() -> None:
    above, below = frozenset({(-1, 0), (0, 0)}), frozenset({(2, 4), (3, 4)})
    left, right = frozenset({(0, -1), (0, 0)}), frozenset({(2, 4), (2, 5)})
    assert [fence_bits([fence]) for fence in (above, below, left, right)] == [1, 1 << 19, 1 << 20, 1 << 37]


@pytest.mark.parametrize(
    ("spaces", "count"),
    [("A1", 4), ("C2", 4), ("C2 D2", 6), ("B1 C1 B2", 8), ("B1 C1 B2 C2", 8), ("B1 D1", 8), ("B1 C1 D1 B2 D2", 12)],
)
def test_a_border_is_every_side_that_is_not_shared(spaces: str, count: int) -> None:
    assert rules.bit_count(rules.border(bits(named(spaces)))) == count


@given(some_spaces)
def test_borders_of_any_set(spaces: Spaces) -> None:
    assert rules.border(bits(spaces)) == fence_bits(border(spaces))


# Shapes of pastures


def test_every_contiguous_area_that_15_fences_enclose_is_a_shape() -> None:
    expected = [bits(spaces) for spaces in contiguous() if len(border(spaces)) <= 15]
    assert sorted(rules.SHAPES) == sorted(expected)
    assert rules.SHAPE_COUNT == len(expected) == 762


def test_every_shape_by_walks_through_all_sets_of_spaces() -> None:
    """The same once more, from the other end: all 8191 sets of the 13 spaces without a room."""
    free = [space for space in SPACES if space not in ROOMS]
    found = 0
    for count in range(1, 14):
        for spaces in map(frozenset, combinations(free, count)):
            if len(border(spaces)) <= 15 and walk(min(spaces), frozenset(), spaces) == spaces:
                found += 1
    assert found == rules.SHAPE_COUNT


def test_shapes_by_size() -> None:
    sizes = Counter(rules.bit_count(shape) for shape in rules.SHAPES)
    assert sizes[1] == 13
    assert sizes[2] == 10 + 8  # side by side, one above the other
    assert max(sizes) == 12  # 3 x 4
    assert sizes[12] == 1
    assert [rules.bit_count(shape) for shape in rules.SHAPES] == sorted(sizes.elements())


def test_what_is_kept_about_shapes_fits_them() -> None:
    for shape, edge, near in zip(rules.SHAPES, rules.SHAPE_BORDERS, rules.SHAPE_SURROUNDINGS, strict=True):
        assert edge == fence_bits(border(spaces_of(shape)))
        assert near == bits(beside(spaces_of(shape)))


def test_no_shape_has_a_hole_since_a_ring_takes_16_fences() -> None:
    ring = named("B1 C1 D1 B2 D2 B3 C3 D3")
    assert len(border(ring)) == 16
    assert bits(ring) not in rules.SHAPES


def test_a_shape_is_told_by_its_spaces() -> None:
    assert rules.shape_text(bits(named("D1 C2 D2"))) == "D1 C2 D2"


# What fences enclose


@given(enclosures())
def test_fences_enclose_what_no_walk_leads_out_of(fences: Fences) -> None:
    expected = sorted(bits(region) for region in regions(fences))
    assert sorted(rules.enclosed(fence_bits(fences), 0)) == expected


@given(enclosures(), some_spaces)
def test_what_is_enclosed_with_a_tile_is_no_pasture(fences: Fences, tiles: Spaces) -> None:
    expected = sorted(bits(region) for region in regions(fences) if not region & tiles)
    assert sorted(rules.enclosed(fence_bits(fences), bits(tiles))) == expected


@given(some_fences)
def test_fences_at_random_enclose_hardly_anything(fences: Fences) -> None:
    assert rules.enclosed(fence_bits(fences), 0) == [bits(region) for region in regions(fences)]


def test_nothing_is_enclosed_without_fences_and_everything_by_all() -> None:
    assert rules.enclosed(0, 0) == []
    assert rules.enclosed((1 << 38) - 1, 0) == [1 << space for space in range(15)]
    assert rules.enclosed(fence_bits(border(frozenset(SPACES))), 0) == [rules.ALL_SPACES]


def test_a_gap_at_any_side_opens_a_pasture() -> None:
    shape = named("D1 E1 E2")
    for gap in border(shape):
        assert rules.enclosed(fence_bits(border(shape) - {gap}), 0) == []


def test_the_edge_of_the_farmyard_is_no_fence() -> None:
    edge = frozenset(fence for fence in border(named("E1")) if fence <= frozenset(SPACES))
    assert len(edge) == 2
    assert rules.enclosed(fence_bits(edge), bits(ROOMS)) == []


def test_a_space_in_the_midst_of_pastures_is_a_pasture_too() -> None:
    around = fenced("C1", "B2", "D2", "C3")
    assert named("C2") in regions(around)
    assert len(around) == 16  # one more than there are
    assert bits(named("C2")) in rules.enclosed(fence_bits(around), bits(ROOMS))
    ring = border(named("B1 C1 D1 B2 D2 B3 C3 D3"))
    assert spaces_of(rules.enclosed(fence_bits(ring), 0)[1]) == named("C2")


def test_a_tile_in_the_midst_of_pastures_is_none() -> None:
    around = fenced("C1", "B2", "D2", "C3")
    found = rules.enclosed(fence_bits(around), bits(ROOMS | named("C2")))
    assert [spaces_of(pasture) for pasture in found] == [named("C1"), named("B2"), named("D2"), named("C3")]


def test_a_player_has_what_the_fences_enclose() -> None:
    mine = farm(fields=["B1"], pastures=["D1 E1", "D2"])
    assert [spaces_of(pasture) for pasture in mine.pastures] == [named("D1 E1"), named("D2")]
    assert mine.pastures == rules.enclosed(mine.fences, mine.rooms | mine.fields)
    assert spaces_of(mine.fenced) == named("D1 E1 D2")
    assert spaces_of(mine.used_spaces()) == named("B1 D1 E1 D2") | ROOMS
    assert mine.fences_left() == 15 - 9
    assert new_player().least_fences == 4
    assert farm(fields=names(frozenset(SPACES) - ROOMS).split()).least_fences == NO_PASTURE


def test_walks_here_see_the_ground_around_the_farmyard() -> None:
    """What everything above is compared with, compared with the plainest examples."""
    assert walk((0, 0), frozenset(), GROUND) == GROUND
    assert regions(fenced("B1", "C1")) == [named("B1"), named("C1")]
    assert regions(frozenset()) == []
