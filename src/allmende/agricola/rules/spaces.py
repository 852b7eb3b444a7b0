"""Action spaces by number of players, in the vocabulary of effects (chapters "Setup" and "Course of Play")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import (
    BOARD_SPACES,
    LINKED,
    SPACE_COUNT,
    SPACE_NAMES,
    TILE_SPACES,
    space_bits,
    space_number,
)
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STABLE_WOOD,
    STABLES,
    STONE,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import ACCUMULATES, BY_CARDS
from allmende.agricola.rules.language import (
    AndAfterward,
    BakeBread,
    BecomeStartingPlayer,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    EachOnce,
    Effect,
    FromRound,
    Gain,
    GainMissingAnimal,
    GrowFamily,
    MajorOrMinor,
    OneOf,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
    Source,
    Sow,
    TakeAll,
    TakeOne,
)
from allmende.agricola.rules.language.deck_x import DrawFromDeckX
from allmende.agricola.rules.permits import FENCES_FOR_GRAIN

QUARRY: Final[int] = space_number("western-quarry")
"""The action space at which cards of deck X are drawn."""

_EFFECTS: Final[dict[str, list[Effect]]] = {
    "farm-expansion": [EachOnce([BuildRooms(), BuildStables(STABLE_WOOD, STABLES)])],
    "meeting-place": [BecomeStartingPlayer(), TakeAll(FOOD, space_number("meeting-place"))],
    "grain-seeds": [Gain(GRAIN, 1)],
    "farmland": [Plow()],
    "lessons": [PlayOccupation([0, 1], lessons=True)],
    "day-laborer": [Gain(FOOD, 2)],
    "grain-utilization": [EachOnce([Sow(), BakeBread()], BuildFences(), FENCES_FOR_GRAIN)],
    "fencing": [BuildFences()],
    "major-improvement": [BuildMajor()],
    "basic-wish-for-children": [GrowFamily(with_room=True, wish=True)],
    "house-redevelopment": [AndAfterward(Renovate(), BuildMajor())],
    "vegetable-seeds": [Gain(VEGETABLE, 1)],
    "cultivation": [EachOnce([Plow(), Sow()])],
    "urgent-wish-for-children": [GrowFamily(with_room=False)],
    "farm-redevelopment": [AndAfterward(Renovate(), BuildFences())],
    "side-job": [EachOnce([BuildStables(1, 1), BakeBread()])],
    "tile-resource-market": [Gain(STONE, 1), Gain(FOOD, 1)],
    "tile-animal-market": [
        OneOf([TakeOne(SHEEP, [FOOD, 1], []), TakeOne(BOAR, [], []), TakeOne(CATTLE, [], [FOOD, 1])])
    ],
    "modest-wish-for-children": [GrowFamily(with_room=True, wish=True)],
    "third-lessons": [PlayOccupation([2], lessons=True)],
    "house-building": [BuildRooms()],
    "riverbank-forest": [Gain(REED, 1), TakeAll(WOOD, space_number("riverbank-forest"))],
    "animal-market": [OneOf([TakeOne(SHEEP, [FOOD, 1], []), TakeOne(BOAR, [], []), TakeOne(CATTLE, [], [FOOD, 1])])],
    "farm-supplies": [EachOnce([TakeOne(GRAIN, [], [FOOD, 1]), Plow([FOOD, 1])])],
    "building-supplies": [
        Gain(FOOD, 1),
        OneOf([TakeOne(REED, [], []), TakeOne(STONE, [], [])]),
        OneOf([TakeOne(WOOD, [], []), TakeOne(CLAY, [], [])]),
    ],
    "corral": [GainMissingAnimal()],
    "improvement": [FromRound(5, BuildMajor())],
}
_WITH_CARDS: Final[dict[str, list[Effect]]] = {
    "meeting-place": [AndAfterward(BecomeStartingPlayer(), PlayMinor(named=True))],
    "major-improvement": [MajorOrMinor()],
    "basic-wish-for-children": [AndAfterward(GrowFamily(with_room=True, wish=True), PlayMinor(named=True))],
    "house-redevelopment": [AndAfterward(Renovate(), MajorOrMinor())],
    "improvement": [FromRound(5, MajorOrMinor(), PlayMinor(named=True))],
}
"""Effects that some of them have instead in a game with hand cards."""
_BY_PLAYERS: Final[dict[str, dict[int, list[Effect]]]] = {
    "resource-market": {
        3: [Gain(FOOD, 1), OneOf([TakeOne(REED, [], []), TakeOne(STONE, [], [])])],
        4: [Gain(REED, 1), Gain(STONE, 1), Gain(FOOD, 1)],
        5: [Gain(REED, 1), Gain(STONE, 1), Gain(WOOD, 1)],
    },
    "more-lessons": {3: [PlayOccupation([2], lessons=True)], 4: [PlayOccupation([1, 1, 2], lessons=True)]},
}
"""Effects of other action spaces, by the number of players from which on they have them."""

_FROM_ROUND: Final[dict[str, int]] = {"modest-wish-for-children": 5}
"""The round from which an action space can be used, if it is not the first."""

_FOR_FIVE: Final = [
    *("third-lessons", "copse", "house-building", "traveling-players", "more-lessons", "modest-wish-for-children"),
    *("riverbank-forest", "grove", "hollow", "resource-market", "animal-market"),
]
_EXTENSIONS: Final[list[list[str]]] = [
    [],
    [],
    ["grove", "resource-market", "hollow", "more-lessons"],
    ["copse", "grove", "resource-market", "hollow", "more-lessons", "traveling-players"],
    _FOR_FIVE,
    [*_FOR_FIVE, "farm-supplies", "building-supplies", "corral", "side-job", "improvement"],
]
"""By number of players, less 1: the action spaces of the extension of the game board."""
_TILES: Final[list[list[str]]] = [
    ["tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"],
    ["tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"],
    ["tile-animal-market", "modest-wish-for-children"],
    ["tile-animal-market", "modest-wish-for-children"],
    [],
    [],
]
"""Variant tiles; a solo game is played with the one for two players."""
FROM_FIVE: Final = 5
"""The number of players from which on these spaces are linked, and there are no variant tiles."""

SPACE_RULINGS: Final[dict[str, str]] = {
    "meeting-place": "Whoever has the starting player token may use this space, too, and keeps the token.",
    "lessons": "Without hand cards this space can't be used.",
    "more-lessons": "Without hand cards this space can't be used.",
    "third-lessons": "Without hand cards this space can't be used.",
    "side-job": "This space may be used in a solo game, too.",
    "tile-copse": "Once one space of the tile is used, the others can't be used in this round.",
    "tile-resource-market": "Once one space of the tile is used, the others can't be used in this round.",
    "tile-animal-market": "Once one space of the tile is used, the others can't be used in this round.",
    "modest-wish-for-children": "Once another space of the tile, or the space that this one is linked with, is used,"
    " this one can't be used in this round.",
    "riverbank-forest": "Sources differ: according to one, five players do without this space.",
    "animal-market": "Sources differ: according to one, five players do without this space.",
    "improvement": "From round 5 on you may choose between a major and a minor improvement.",
}
"""By action space: the reading of an unclear rule."""

MOST_PLAYERS: Final = 6


def _space(name: str, players: int, cards: bool) -> Source:
    """The effects of an action space for `players` players; one that only accumulates goods gives them all."""
    effects = (_WITH_CARDS.get(name) if cards else None) or _EFFECTS.get(name)
    for least, its in _BY_PLAYERS.get(name, {}).items():
        effects = its if least <= players else effects
    if effects is None:
        resource = ACCUMULATES[name][0] if name in ACCUMULATES else -1
        effects = [TakeAll(resource, space_number(name))] if resource >= 0 else []
    return Source(f"space:{name}", effects, _FROM_ROUND.get(name, 1))


def _spaces() -> list[list[Source]]:
    """All action spaces by number of players, then by space; those that don't depend on the players are shared."""
    found: list[list[Source]] = []
    for players in range(1, MOST_PLAYERS + 1):
        spaces: list[Source] = []
        for number in range(SPACE_COUNT):
            name = SPACE_NAMES[number]
            if found and players not in _BY_PLAYERS.get(name, {}):
                spaces.append(found[-1][number])
            else:
                spaces.append(_space(name, players, cards=False))
        found.append(spaces)
    return found


SPACES: Final[list[list[Source]]] = _spaces()
"""The action spaces with their effects: by number of players less 1, then by their own number."""
CARD_SPACES: Final[dict[int, Source]] = {
    space_number(name): _space(name, MOST_PLAYERS, cards=True) for name in _WITH_CARDS
}
"""The action spaces that have other effects in a game with hand cards, by their own number."""


DRAWING_SPACES: Final[dict[int, Source]] = {
    QUARRY: Source("space:western-quarry", [TakeAll(STONE, QUARRY), DrawFromDeckX()], 1),
}
"""The action spaces that have other effects in a game with deck X, by their own number."""


def spaces_for(players: int, cards: bool, deck_x: bool = False) -> list[Source]:
    """The action spaces of a game, by number."""
    special = (CARD_SPACES if cards else {}) | (DRAWING_SPACES if deck_x else {})
    return [special.get(number, SPACES[players - 1][number]) for number in range(SPACE_COUNT)]


def accumulates(players: int, cards: bool = False) -> list[int]:
    """The number of goods that each action space gets every round in which it is in play.

    With hand cards, the Meeting Place gets none.
    """
    found = [0] * SPACE_COUNT
    for name, (_, counts) in ACCUMULATES.items():
        if not (cards and name in _WITH_CARDS):
            found[space_number(name)] = counts[players - 1]
    if cards:
        for name, count in BY_CARDS.items():
            found[space_number(name)] = found[space_number(name)] or count
    return found


def links(players: int) -> list[int]:
    """By action space: those that are blocked for the rest of a round when it is used, as bits."""
    groups = [space_bits(names) for names in LINKED] if players >= FROM_FIVE else [TILE_SPACES]
    found = [0] * SPACE_COUNT
    for group in groups:
        for space in range(SPACE_COUNT):
            if group >> space & 1:
                found[space] = group & ~(1 << space)
    return found


def starting_spaces(players: int, side_job: bool, tile: bool) -> int:
    """The action spaces that are in play from the start, as bits."""
    names = SPACE_NAMES[:BOARD_SPACES] + _EXTENSIONS[players - 1]
    if side_job:
        names.append("side-job")
    if tile:
        names += _TILES[players - 1]
    return space_bits(names)
