"""Action spaces by number of players, in the vocabulary of effects (chapters "Setup" and "Course of Play")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import BOARD_SPACES, SPACE_COUNT, SPACE_NAMES, space_bits, space_number
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STABLE_WOOD,
    STABLES,
    STONE,
    VEGETABLE,
)
from allmende.agricola.rules.accumulation import ACCUMULATES
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
    Gain,
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
from allmende.agricola.rules.permits import FENCES_FOR_GRAIN

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
    "basic-wish-for-children": [GrowFamily(with_room=True)],
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
    "modest-wish-for-children": [GrowFamily(with_room=True)],
}
_WITH_CARDS: Final[dict[str, list[Effect]]] = {
    "meeting-place": [AndAfterward(BecomeStartingPlayer(), PlayMinor(named=True))],
    "major-improvement": [MajorOrMinor()],
    "basic-wish-for-children": [AndAfterward(GrowFamily(with_room=True), PlayMinor(named=True))],
    "house-redevelopment": [AndAfterward(Renovate(), MajorOrMinor())],
}
"""Effects that some of them have instead in a game with hand cards."""
_BY_PLAYERS: Final[dict[str, dict[int, list[Effect]]]] = {
    "resource-market": {
        3: [Gain(FOOD, 1), OneOf([TakeOne(REED, [], []), TakeOne(STONE, [], [])])],
        4: [Gain(REED, 1), Gain(STONE, 1), Gain(FOOD, 1)],
    },
    "more-lessons": {3: [PlayOccupation([2], lessons=True)], 4: [PlayOccupation([1, 1, 2], lessons=True)]},
}
"""Effects of other action spaces, by the number of players."""

_FROM_ROUND: Final[dict[str, int]] = {"modest-wish-for-children": 5}
"""The round from which an action space can be used, if it is not the first."""

_EXTENSIONS: Final[list[list[str]]] = [
    [],
    [],
    ["grove", "resource-market", "hollow", "more-lessons"],
    ["copse", "grove", "resource-market", "hollow", "more-lessons", "traveling-players"],
]
_TILES: Final[list[list[str]]] = [
    ["tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"],
    ["tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"],
    ["tile-animal-market", "modest-wish-for-children"],
    ["tile-animal-market", "modest-wish-for-children"],
]
"""Variant tiles; a solo game is played with the one for two players."""

SPACE_RULINGS: Final[dict[str, str]] = {
    "meeting-place": "Whoever has the starting player token may use this space, too, and keeps the token.",
    "lessons": "Without hand cards this space can't be used.",
    "more-lessons": "Without hand cards this space can't be used.",
    "side-job": "This space may be used in a solo game, too.",
    "tile-copse": "Once one space of the tile is used, the others can't be used in this round.",
    "tile-resource-market": "Once one space of the tile is used, the others can't be used in this round.",
    "tile-animal-market": "Once one space of the tile is used, the others can't be used in this round.",
    "modest-wish-for-children": "Once one space of the tile is used, the others can't be used in this round.",
}
"""By action space: the reading of an unclear rule."""

MOST_PLAYERS: Final = 4


def _space(name: str, players: int, cards: bool) -> Source:
    """The effects of an action space for `players` players; one that only accumulates goods gives them all."""
    effects = (_WITH_CARDS.get(name) if cards else None) or _EFFECTS.get(name) or _BY_PLAYERS.get(name, {}).get(players)
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
            if found and name not in _BY_PLAYERS:
                spaces.append(found[0][number])
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


def spaces_for(players: int, cards: bool) -> list[Source]:
    """The action spaces of a game, by number."""
    return [
        (CARD_SPACES.get(number) if cards else None) or SPACES[players - 1][number] for number in range(SPACE_COUNT)
    ]


def accumulates(players: int, cards: bool = False) -> list[int]:
    """The number of goods that each action space gets every round; with hand cards, the Meeting Place gets none."""
    found = [0] * SPACE_COUNT
    for name, (_, counts) in ACCUMULATES.items():
        if not (cards and name in _WITH_CARDS):
            found[space_number(name)] = counts[players - 1]
    return found


def starting_spaces(players: int, side_job: bool, tile: bool) -> int:
    """The action spaces that are in play from the start, as bits."""
    names = SPACE_NAMES[:BOARD_SPACES] + _EXTENSIONS[players - 1]
    if side_job:
        names.append("side-job")
    if tile:
        names += _TILES[players - 1]
    return space_bits(names)
