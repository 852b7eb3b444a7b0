"""The facts printed on cardboard: goods, fields, buildings, the Community Center, the Quadrant cards.

Numbers stand for things in the hot paths; `…_NAMES` lists give their stable names. Lists instead of tuples, because
compiled code reads them much faster. Chapter names are those of the rulebook.
"""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 6

# Resources (chapter "Resources"). The first nine are the goods; crops come first.
BARLEY: Final = 0
FLAX: Final = 1
HOPS: Final = 2
RYE: Final = 3
HIDES: Final = 4
MEAT: Final = 5
MILK: Final = 6
WOOL: Final = 7
CLAY: Final = 8
SHEEP: Final = 9
TOOLS: Final = 10
JEWELRY: Final = 11
FIELD: Final = 12

CROPS: Final = 4
GOODS: Final = 9
ALL_CROPS: Final[list[int]] = list(range(CROPS))
ALL_GOODS: Final[list[int]] = list(range(GOODS))
RESOURCE_NAMES: Final[list[str]] = [
    "barley",
    "flax",
    "hops",
    "rye",
    "hides",
    "meat",
    "milk",
    "wool",
    "clay",
    "sheep",
    "tools",
    "jewelry",
    "field",
]

# The four piles of cards, in the corners of the action board (chapter "About the Four Decks").
GATEWAY: Final = 0
FARMYARD: Final = 1
BONUS: Final = 2
POINT: Final = 3
GATEWAYS: Final = 4
"""The number of Gateway cards in a starting hand, beside one Point card."""
MOST_DRAWN: Final = 3
"""The most cards that a single card draws from a pile."""
DECK_NAMES: Final[list[str]] = ["gateway", "farmyard", "bonus", "point"]

# The Field board: eight columns, rows 2 to 5 (chapter "Fields").
COLUMNS: Final = 8
LOWEST_ROW: Final = 2
HIGHEST_ROW: Final = 5
STARTING_ROWS: Final[list[int]] = [2, 3, 4]
STARTING_CROPS: Final[list[int]] = [BARLEY, FLAX, RYE]
"""Starting goods, one of each; no Hops."""

JEWEL_BOX: Final = 10
"""The most Jewelry that a Jewel Box can show."""

# The Stable board: a Farmyard card on each Round space, and the Stables (chapter "Sheep").
STABLES: Final = ROUNDS + 1
"""The place of the Stables, to which a sheep on the Farmyard card of Round 6 moves."""
LIFETIME: Final = 3
"""A new sheep goes onto the Farmyard card of this many rounds later, into the Stables from Round 4 on."""

# The Community Center board. Its columns are numbered from 0, where the Craft Buildings start.
# All rows are equal, since the order of the Craft Buildings does not matter (chapter "Personal Display").
CRAFT_NAMES: Final[list[str]] = ["carpentry", "brewhouse", "cooling-house", "bakehouse", "manufacture"]
CRAFTS: Final = 5
LAST_COLUMN: Final = 10
"""The window shows 6 to 12 workers and then 18, 34, 50, 70 points: ten moves of the tile, so ten advances."""
WORKERS_IN_WINDOW: Final[list[int]] = [6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12]
POINTS_IN_WINDOW: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70]
FIRST_BOULDER: Final = 2
SECOND_BOULDER: Final = 4
POINTS_OF_COLUMN: Final[list[int]] = [0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 0]
"""The "3 VP" symbols of every row, by column; a symbol counts when the tile has not reached it and a building
has left it behind.

Inferred, since the rulebook shows the board only as a picture. When the tile moves one space it hides one
symbol in each of five rows, 15 points. The window's 18, 34, 50 and 70 less the 15, 30, 45, 60 hidden points leave
3, 4, 5 and 10: a small bonus for the tile on top of three points for every step. Symbols in column 5 or before would
make some advances lose points; symbols from column 7 on only would make the first column's steps worth 18 all
at once or nothing. The rulebook's example 34 + 9 is then five buildings at 8, 8, 8, 9, 10.
"""

# By Craft Building: the goods that one advance takes (chapter "Cost of Progress"). The first good of a building with
# a constraint of kind MORE must outnumber the second; AT_MOST_ONE limits the first good to one.
FREE: Final = 0
MORE: Final = 1
AT_MOST_ONE: Final = 2
CRAFT_GOODS: Final[list[list[int]]] = [
    [CLAY, RYE],
    [BARLEY, HOPS],
    [MEAT, MILK],
    [FLAX, BARLEY, RYE],
    [FLAX, HIDES, WOOL],
]
CRAFT_CONSTRAINTS: Final[list[int]] = [MORE, MORE, FREE, AT_MOST_ONE, FREE]

# Scoring.
FIELDS_GOODS_TOOLS_PER_POINT: Final = 5
SOLO_GOAL: Final = 100
SOLO_EXTRAORDINARY: Final = 110
SOLO_GOAL_WITHOUT_CARDS: Final = 80
SOLO_EXTRAORDINARY_WITHOUT_CARDS: Final = 85

# The six Quadrant cards by number of players: the quadrants that lose their topmost workers. Where a card shows
# a question mark, the alternatives stand side by side, and the deal has the one that was drawn.
QUADRANT_CARDS: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    # The rulebook names no solo entries. One quadrant a card follows from 4, 3 and 2 quadrants for 4, 3 and 2 players;
    # "?" on two of six cards makes every quadrant come up equally often, and complements the 3-player entries.
    1: {"A": ("3", "4"), "B": ("1",), "C": ("2",), "D": ("4",), "E": ("3",), "F": ("1", "2")},
    2: {"A": ("12",), "B": ("24",), "C": ("34",), "D": ("14",), "E": ("13",), "F": ("23",)},
    3: {"A": ("123", "124"), "B": ("234",), "C": ("134",), "D": ("123",), "E": ("124",), "F": ("134", "234")},
    4: {},
}
ALL_QUADRANTS: Final = "1234"
