"""Choice of pastures in the terminal: a summary of the many that are possible, and moves by spaces in any order."""

from __future__ import annotations

import re
from collections.abc import Sequence

from allmende.agricola.components.farmyard import COLUMNS, FARM_SPACE_NAMES, SHAPE_BORDERS, SHAPES, SPACES, bit_count
from allmende.agricola.components.moves import FENCE, SOW
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import View
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.cli.console import Console
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message

MANY = 12
"""The largest number of pastures that are listed one by one."""
_WORD = re.compile(r"([a-e][1-3])(?:-([a-e][1-3]))?")
_SHAPE_OF = {spaces: shape for shape, spaces in enumerate(SHAPES)}


def summary(player: FarmerView, moves: Sequence[int], console: Console) -> str:
    """A text that tells how to choose a pasture, how many are possible, and the largest one for each amount of wood."""
    built = sum(1 << fence for fence in player.fences)
    largest: dict[int, int] = {}
    example = moves[0]
    for move in moves:
        size, wood = bit_count(SHAPES[move - FENCE]), bit_count(SHAPE_BORDERS[move - FENCE] & ~built)
        largest[wood] = max(size, largest.get(wood, 0))
        example = move if size <= 2 else example
    better = [wood for wood, size in largest.items() if all(largest[less] < size for less in largest if less < wood)]
    return console.words(
        "agricola-fences",
        example=VOCABULARY[example].text,
        count=len(moves),
        sizes=[Message("agricola-size", {"count": largest[wood], "wood": wood}) for wood in sorted(better)],
    )


def fence_move(game: Game, seat: int, word: str) -> str | None:
    """The move that fences these spaces; AllmendeError if no pasture can have such a shape.

    Spaces may stand in any order, with commas or without; `c1-d2` is all between two corners. Where a pasture is
    divided, either part may be named.
    """
    verb, _, rest = word.lower().partition(" ")
    names = rest.replace(",", " ").split()
    if verb != "fence":
        return None
    spaces = 0
    for name in names:
        match = _WORD.fullmatch(name)
        if match is None:
            raise AllmendeError(f"{name!r} is no space", Message("error-pasture", {"places": rest.upper()}))
        spaces |= _between(match[1], match[2] or match[1])
    if spaces not in _SHAPE_OF:
        raise AllmendeError(f"no pasture is {rest!r}", Message("error-pasture", {"places": rest.upper()}))
    move = FENCE + _SHAPE_OF[spaces]
    legal = [move for move in game.moves_of(seat) if FENCE <= move < SOW]
    if legal and move not in legal:
        move = _other_part(game, seat, spaces, legal) or move
    return VOCABULARY[move].text


def _between(one: str, other: str) -> int:
    """The spaces, as a bit mask, of the rectangle with these two in its corners."""
    places = [FARM_SPACE_NAMES.index(name.upper()) for name in (one, other)]
    rows = sorted(place // COLUMNS for place in places)
    columns = sorted(place % COLUMNS for place in places)
    spaces = 0
    for space in range(SPACES):
        if rows[0] <= space // COLUMNS <= rows[1] and columns[0] <= space % COLUMNS <= columns[1]:
            spaces |= 1 << space
    return spaces


def _other_part(game: Game, seat: int, spaces: int, legal: Sequence[int]) -> int:
    """The legal move that divides a pasture alike, by its other part; 0 if there is none."""
    view = game.view(seat)
    assert isinstance(view, View)
    for pasture in view.players[seat].pastures:
        whole = sum(1 << FARM_SPACE_NAMES.index(name) for name in pasture.spaces)
        rest = whole & ~spaces
        if not spaces & ~whole and rest in _SHAPE_OF and FENCE + _SHAPE_OF[rest] in legal:
            return FENCE + _SHAPE_OF[rest]
    return 0
