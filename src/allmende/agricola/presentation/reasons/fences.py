"""Reasons why a pasture can't be fenced: this one, or any."""

from __future__ import annotations

from allmende.agricola.components.farmyard import (
    FARM_SPACE_NAMES,
    SHAPE_BORDERS,
    SHAPE_COUNT,
    SHAPE_SURROUNDINGS,
    SHAPES,
    bit_count,
    spaces_in,
)
from allmende.agricola.components.pieces import CLAY, WOOD
from allmende.agricola.presentation.reasons.shortages import first, good_missing, taken
from allmende.agricola.rules.farm.pastures import fences_for, is_part
from allmende.agricola.rules.language import BuildFences
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.permits import CLAY_FENCES
from allmende.agricola.rules.player import NO_PASTURE, Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def no_pasture(action: BuildFences, state: State, seat: int) -> Message | None:
    """The reason why the seat can't fence any pasture."""
    if action.is_possible(state, seat):
        return None
    mine = state.seats[seat]
    least = mine.least_fences
    if isinstance(action, FencePasture):
        fitting = [shape for shape in range(SHAPE_COUNT) if _has_size(action, shape)]
        new = [shape for shape in fitting if not action.divides(state, seat, SHAPES[shape])]
        least = min((fences_for(mine, shape) for shape in new), default=NO_PASTURE)
    if least == NO_PASTURE:
        return Message("reason-no-place-for-pasture")
    return _fences_missing(action, state, seat, least)


def not_fenced(action: BuildFences, state: State, seat: int, shape: int) -> Message | None:
    """The reason why the seat can't fence a pasture of this shape."""
    mine = state.seats[seat]
    count = bit_count(SHAPE_BORDERS[shape] & ~mine.fences)
    if not _has_size(action, shape):
        return Message("reason-size-of-pasture", {"size": action.size})
    return first(
        _only_new(action, state, seat, shape), _not_a_pasture(mine, shape), _fences_missing(action, state, seat, count)
    )


def _only_new(action: BuildFences, state: State, seat: int, shape: int) -> Message | None:
    """The refusal if these spaces are a part of a pasture, and no pasture can be divided here."""
    mine, spaces = state.seats[seat], SHAPES[shape]
    if not isinstance(action, FencePasture) or spaces & ~mine.fenced or spaces in mine.pastures:
        return None
    return Message("reason-pasture-only-new") if action.divides(state, seat, spaces) else None


def _has_size(action: BuildFences, shape: int) -> bool:
    """True if a pasture of this shape has the required size, if there is one."""
    return not action.size or bit_count(SHAPES[shape]) == action.size


def _fences_missing(action: BuildFences, state: State, seat: int, count: int) -> Message | None:
    """The refusal if there are too few fences, or too little wood, or clay with a card, for those that are not free."""
    mine = state.seats[seat]
    left = mine.fences_left()
    if count > left:
        return Message("reason-fences-left", {"count": count, "left": left})
    due = action.due(state, seat, count)
    if isinstance(action, FencePasture) and action.taken and count > action.in_reach(state, seat):
        return Message("reason-only-taken-wood", {"count": due, "taken": mine.taken})
    if not mine.permits & CLAY_FENCES:
        return good_missing(state, seat, WOOD, due)
    wood, clay = mine.goods[WOOD], mine.goods[CLAY]
    if wood + clay >= due:
        return None
    return Message("reason-needs-wood-or-clay", {"count": due, "wood": wood, "clay": clay})


def _not_a_pasture(mine: Player, shape: int) -> Message | None:
    """The reason why these spaces can't become a pasture of their own."""
    spaces = SHAPES[shape]
    in_tiles = taken(mine, spaces & (mine.rooms | mine.fields | mine.kept_from(spaces)))
    if in_tiles is not None:
        return in_tiles
    fenced = spaces & mine.fenced
    if not fenced:
        if mine.fenced and not SHAPE_SURROUNDINGS[shape] & mine.fenced:
            return Message("reason-pasture-beside")
        return None
    if fenced != spaces:
        return Message("reason-pasture-partly")
    if spaces in mine.pastures:
        return Message("reason-pasture-already")
    pasture = next((pasture for pasture in mine.pastures if not spaces & ~pasture), 0)
    if not pasture:
        return Message("reason-pasture-across")
    if is_part(mine, spaces):
        return None
    other = [FARM_SPACE_NAMES[space] for space in spaces_in(pasture & ~spaces)]
    return Message("reason-pasture-other-part", {"places": " ".join(other)})
