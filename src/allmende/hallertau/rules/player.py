"""A player's boards, supplies and cards, and frequent questions about them."""

from __future__ import annotations

from typing import Final

from allmende.core.rules.state import Seat
from allmende.hallertau.components.pieces import (
    COLUMNS,
    CRAFTS,
    CROPS,
    FIRST_BOULDER,
    GOODS,
    LAST_COLUMN,
    ROUNDS,
    SECOND_BOULDER,
    STABLES,
    STARTING_CROPS,
    STARTING_ROWS,
)

EMPTY: Final = 8
"""A field is `row + EMPTY * content`, so an empty field is just its row; 0 is a column without a field."""
NO_CARD: Final = -1

# Indexes in `Player.notes`: the things that a seat remembers besides its boards.
FRESH: Final = 0
"""`CHANGED` if its boards changed since it last declined to play a card, `INSIDE` if it declined inside an action only,
else 0."""
ASKED_SHARED: Final = 1
"""The action board's version, and the stage of the round (0: none), when it last declined."""
ASKED_STAGE: Final = 2
ASKED_PILES: Final = 3
"""The number of draws from piles that run out (`State.scarce`), when it last declined."""
CHANGED: Final = 1
INSIDE: Final = 2
# From here on notes are cleared when the next phase begins; those up to JUST_USED hold only until the next event.
NEW_CARDS: Final = 4
"""The number of the last cards in the hand that came there just now."""
PLAYED_NEW: Final = 5
"""1 if the card played last had come into the hand just before."""
SPENT_LAST_JEWELRY: Final = 6
JUST_TOOLS: Final = 7
"""The number of tools gained at once just now."""
JUST_EXCHANGED: Final = 8
"""The number of workers exchanged for tools just now."""
JUST_USED: Final = 9
"""The action space used just now, plus one."""
TOOLS_THIS_PHASE: Final = 10
LAST_ACTION: Final = 11
"""1 if the next action has to use up all workers."""
JEWELRY_FOR_SHEEP: Final = 12
"""1 if the Butchery takes a jewelry in place of the sheep just now."""
TO_HARVEST: Final = 13
"""The columns still to harvest in this Phase 7, one bit each."""
DOUBLED: Final = 14
"""The columns whose harvest is doubled, one bit each."""
ACTIVATED: Final = 15
"""The Bonus cards that gave their income in this Phase 3, one bit each."""
ADVANCED: Final = 16
"""By Craft Building: the number of spaces that it advanced in this Phase 9."""
HAD_TURN: Final = ADVANCED + CRAFTS
"""1 if the seat has had its turn in a Phase 9 that is played clockwise."""
HARVESTED: Final = HAD_TURN + 1
"""By good: the number that came from fields in this Phase 7."""
JUST_HARVESTED: Final = HARVESTED + GOODS
"""By crop: the number harvested just now, in Phase 7 or by a card."""
NOTES: Final = JUST_HARVESTED + CROPS


class Player(Seat):
    """One player's boards, supplies and cards.

    `goods`: nine counts. `fields`: eight columns. `sheep`: by Round space 1 to 6 and Stables 7 (0 is unused).
    `crafts`: column 0 to 10 of each Craft Building. `boulders`: two columns a building; beyond 10 is off board.
    `center`: column of the Community Center tile. `exhausted`: tools used in this Progress Phase.

    Cards are their indexes in `CARDS`: `hand` in the order in which they came, `played` in the order of play, `stable`
    the face-down Farmyard cards by Round space (0 is unused), `side` the one that holds the workers. `declined` are
    those that the seat could have played when it was last asked.
    """

    __slots__ = (
        "boulders",
        "center",
        "crafts",
        "declined",
        "exhausted",
        "fields",
        "goods",
        "hand",
        "jewelry",
        "notes",
        "played",
        "sheep",
        "side",
        "stable",
        "tools",
        "workers",
    )

    def __init__(
        self,
        stack: list[int],
        moves: list[int],
        workers: int,
        tools: int,
        exhausted: int,
        jewelry: int,
        center: int,
        goods: list[int],
        fields: list[int],
        sheep: list[int],
        crafts: list[int],
        boulders: list[int],
        side: int,
        stable: list[int],
        hand: list[int],
        played: list[int],
        declined: list[int],
        notes: list[int],
    ) -> None:
        self.stack = stack
        self.moves = moves
        self.workers = workers
        self.tools = tools
        self.exhausted = exhausted
        self.jewelry = jewelry
        self.center = center
        self.goods = goods
        self.fields = fields
        self.sheep = sheep
        self.crafts = crafts
        self.boulders = boulders
        self.side = side
        self.stable = stable
        self.hand = hand
        self.played = played
        self.declined = declined
        self.notes = notes

    def copy(self) -> Player:
        """Return an equal player that shares no mutable part."""
        return Player(
            self.stack[:],
            self.moves,
            self.workers,
            self.tools,
            self.exhausted,
            self.jewelry,
            self.center,
            self.goods[:],
            self.fields[:],
            self.sheep[:],
            self.crafts[:],
            self.boulders[:],
            self.side,
            self.stable[:],
            self.hand[:],
            self.played[:],
            self.declined,
            self.notes[:],
        )

    def sheep_count(self) -> int:
        """All sheep on the Stable board, on Farmyard cards and in the Stables."""
        total = 0
        for n in self.sheep:
            total += n
        return total

    def field_count(self) -> int:
        """All fields, empty and planted."""
        return COLUMNS - self.fields.count(0)

    def field_in(self, row: int, content: int = 0) -> int:
        """The first column with a field in this row with this content (0: empty), or -1."""
        wanted = row + EMPTY * content
        for column in range(COLUMNS):
            if self.fields[column] == wanted:
                return column
        return -1

    def free_column(self) -> int:
        """The first column without a field, or -1."""
        for column in range(COLUMNS):
            if not self.fields[column]:
                return column
        return -1

    def tools_to_advance(self, craft: int) -> int:
        """The number of tools that move the boulders out of this building's way, or -1 at the right edge."""
        return tools_needed(self.crafts[craft], self.boulders[2 * craft], self.boulders[2 * craft + 1])

    def loose_boulders(self) -> list[int]:
        """The boulders that can move a space right, two numbers a building: never onto another on the board."""
        found: list[int] = []
        for craft in range(CRAFTS):
            first, second = self.boulders[2 * craft], self.boulders[2 * craft + 1]
            if first <= LAST_COLUMN and (first + 1 != second or first == LAST_COLUMN):
                found.append(2 * craft)
            if second <= LAST_COLUMN:
                found.append(2 * craft + 1)
        return found


def tools_needed(position: int, first: int, second: int) -> int:
    """The number of tools with which a building at `position` passes boulders at `first` and `second`, or -1 at the
    right edge."""
    column = position + 1
    if column > LAST_COLUMN:
        return -1
    if first != column:
        return 0
    return 2 if second == column + 1 and column < LAST_COLUMN else 1


def new_player() -> Player:
    """A player's personal display at the start, without cards (chapter "Personal Display")."""
    goods = [0] * GOODS
    for good in STARTING_CROPS:
        goods[good] = 1
    fields = STARTING_ROWS + [0] * (COLUMNS - len(STARTING_ROWS))
    return Player(
        [],
        [],
        0,
        0,
        0,
        0,
        0,
        goods,
        fields,
        [0] * (STABLES + 1),
        [0] * CRAFTS,
        [FIRST_BOULDER, SECOND_BOULDER] * CRAFTS,
        NO_CARD,
        [NO_CARD] * (ROUNDS + 1),
        [],
        [],
        [],
        [0] * NOTES,
    )
