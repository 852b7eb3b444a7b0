"""The game board: its action spaces, rounds, stages and harvests (chapters "Setup" and "Course of Play")."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 14

SPACE_NAMES: Final[list[str]] = [
    # on the game board
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "lessons",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
    # action space cards, by stage
    "grain-utilization",
    "fencing",
    "sheep-market",
    "major-improvement",
    "basic-wish-for-children",
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "cultivation",
    "urgent-wish-for-children",
    "farm-redevelopment",
    # on the extensions for 3 and more players
    "copse",
    "grove",
    "resource-market",
    "hollow",
    "more-lessons",
    "traveling-players",
    # tiles
    "side-job",
    "tile-copse",
    "tile-resource-market",
    "tile-animal-market",
    "modest-wish-for-children",
    # on the extension for 5 and 6 players
    "third-lessons",
    "house-building",
    "riverbank-forest",
    "animal-market",
    "farm-supplies",
    "building-supplies",
    "corral",
    "improvement",
    # hand cards, which have the same names
    "chapel",
    "forest-inn",
    "forest-tallyman",
    "collector",
    "forest-owner",
    "tree-inspector",
    "hardworking-man",
    "alchemists-lab",
    "pioneering-spirit",
    "canal-boatman",
    "elder-baker",
    "archway",
    "greenhouse-builder",
    "fold-builder",
    "substitute-teacher",
    "bullcatcher",
    "basket-chair",
    # cards of deck X, which have the same names
    "extraterrestrial-excrement",
    "homemade-space-rocket",
]
SPACE_COUNT: Final = 62
FIRST_HAND_CARD: Final = 43
"""The first of the action spaces that are hand cards, or cards of deck X: they come into play with these."""
WOOD_CARDS: Final = ["tree-inspector"]
"""The hand cards that are “1 Wood” accumulation spaces."""
BOARD_SPACES: Final = 10
FIRST_CARD: Final = BOARD_SPACES
"""The first of the action spaces that come into play as cards."""


def space_number(name: str) -> int:
    """The number of an action space."""
    return SPACE_NAMES.index(name)


def space_bits(names: list[str]) -> int:
    """Several action spaces as bits."""
    bits = 0
    for name in names:
        bits |= 1 << space_number(name)
    return bits


ROUND_CARDS: Final[int] = (1 << FIRST_CARD + ROUNDS) - (1 << FIRST_CARD)
"""The action space cards, as bits."""

LINKED: Final[list[list[str]]] = [
    ["third-lessons", "copse"],
    ["house-building", "traveling-players"],
    ["more-lessons", "modest-wish-for-children"],
]
"""The action spaces that are linked with five and six players: only one of each group can be used in a round."""
MEEPLE_SPACES: Final[int] = space_bits([name for pair in LINKED for name in pair])
"""The action spaces of the extension for five and six players that have the meeple symbol.

ruling: It is the gray meeple between two linked action spaces, accumulation spaces too.
"""
EXTENSION_SPACES: Final[int] = MEEPLE_SPACES | space_bits(
    [
        *("riverbank-forest", "grove", "hollow", "resource-market", "animal-market"),
        *("farm-supplies", "building-supplies", "corral", "side-job", "improvement"),
    ]
)
"""The action spaces of the extensions of the game board for five and six players."""

STAGE_OF_ROUND: Final[list[int]] = [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]
"""By round, from 1 on: its stage."""
STAGES: Final = 6
LEFT_OF_ROUND: Final[list[int]] = [0, 0, 1, 0, 0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
"""By round, from 1 on: the round whose card lies to the left of its own on the game board, or 0."""
HARVEST_ROUNDS: Final[list[int]] = [4, 7, 9, 11, 13, 14]

TILE_SPACES: Final[int] = space_bits(
    ["tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"]
)
"""The spaces of the variant tiles for up to 4 players."""


def cards_of_stage(stage: int) -> list[int]:
    """The action spaces that come into play in a stage."""
    return [FIRST_CARD + i - 1 for i in range(1, ROUNDS + 1) if STAGE_OF_ROUND[i] == stage]


def next_harvest(round_number: int) -> int:
    """The round at whose end the next harvest is, `round_number` included; 0 after the last."""
    for harvest in HARVEST_ROUNDS:
        if harvest >= round_number:
            return harvest
    return 0


# How the action spaces lie: in columns from the extension on, and in rows of half the height of a card

_EXTENSION: Final[dict[int, list[str]]] = {
    3: ["grove", "grove", "resource-market", "hollow", "more-lessons"],
    4: ["copse", "grove", "resource-market", "hollow", "more-lessons", "traveling-players"],
}
_FIRST_COLUMN: Final = ["farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer"]
_SECOND_COLUMN: Final = ["", "", "forest", "clay-pit", "reed-bank", "fishing"]
_FIRST_OF_STAGE: Final[list[int]] = [0, 2, 5, 8, 10, 12, 14]
"""By stage: its first round whose space lies in a column of its own; that of round 1 lies in the second column."""


def cells_of_round(number: int) -> list[int]:
    """The cells of a round's space: 16 for each column, and the row."""
    if number == 1:
        return [32, 33]
    stage = STAGE_OF_ROUND[number]
    row = 2 * (number - _FIRST_OF_STAGE[stage])
    return [16 * (2 + stage) + row, 16 * (2 + stage) + row + 1]


def cells_of_spaces(players: int) -> list[list[int]]:
    """By action space: its cells if it is printed on the board or its extension."""
    found: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
    for column, names in enumerate((_EXTENSION.get(players, []), _FIRST_COLUMN, _SECOND_COLUMN)):
        for row in range(len(names)):
            if names[row]:
                found[space_number(names[row])].append(16 * column + row)
    return found


def touch(cells: list[int], others: list[int]) -> bool:
    """True if one of these cells lies beside, above or below one of the others."""
    for cell in cells:
        for other in others:
            if abs(cell - other) in (1, 16) and (abs(cell - other) == 16 or cell // 16 == other // 16):
                return True
    return False
