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

# What `Player.fresh` says, besides 0.
CHANGED: Final = 1
"""The seat's boards changed since it last declined to play a card."""
INSIDE: Final = 2
"""The seat declined inside an action only."""

NONE_HARVESTED: Final = [0] * GOODS
NO_CROPS_HARVESTED: Final = [0] * CROPS
NONE_ADVANCED: Final = [0] * CRAFTS


class Player(Seat):
    """One player's boards, supplies and cards, and what is remembered for them. Cards are their indexes in `CARDS`."""

    goods: list[int]
    """The nine goods in the supply."""
    workers: int = 0
    """The workers in the supply."""
    tools: int = 0
    """All tools, exhausted ones too."""
    exhausted: int = 0
    """The tools used in this Progress Phase."""
    jewelry: int = 0
    """The jewelry in the Jewel Box."""
    fields: list[int]
    """The eight columns of the Field board: `row + EMPTY * content`, or 0 without a field."""
    sheep: list[int]
    """The sheep by Round space 1 to 6, and 7 for the Stables; 0 is unused."""
    crafts: list[int]
    """The column of each Craft Building, 0 to 10."""
    boulders: list[int]
    """The columns of the boulders, two a Craft Building; beyond 10 is off board."""
    center: int = 0
    """The column of the Community Center tile."""
    stable: list[int]
    """The face-down Farmyard cards by Round space; 0 is unused."""
    side: int = NO_CARD
    """The Farmyard card that holds the workers."""
    hand: list[int]
    """The cards in the hand, in the order in which they came."""
    played: list[int]
    """The cards in front of the seat, in the order of play."""

    # Asking for cards

    declined: list[int]
    """The cards that the seat could have played when it was last asked. Replaced, not changed: copies share it."""
    fresh: int = 0
    """`CHANGED`, `INSIDE`, or 0 if nothing has happened since the seat last declined to play a card."""
    asked_shared: int = 0
    """The action board's version when the seat last declined."""
    asked_stage: int = 0
    """The stage of the round when the seat last declined, or 0."""
    asked_piles: int = 0
    """The draws from piles that run out (`State.scarce`) when the seat last declined."""

    # Until the next event: see `forget_moment`

    new_cards: int = 0
    """The number of the last cards in the hand that came there just now."""
    played_new: bool = False
    """True if the card played last had come into the hand just before."""
    spent_last_jewelry: bool = False
    """True if the seat has just spent its last jewelry."""
    just_tools: int = 0
    """The number of tools gained at once just now."""
    just_exchanged: int = 0
    """The number of workers exchanged for tools just now."""
    just_used: int = 0
    """The action space used just now, plus one."""
    just_harvested: list[int]
    """By crop: the number harvested just now, in Phase 7 or by a card. Replaced, not changed: copies share it."""

    # Until the next phase: see `forget_phase`

    tools_this_phase: int = 0
    """The tools gained in this Phase 4."""
    last_action: bool = False
    """True if the next action has to use up all workers."""
    jewelry_for_sheep: bool = False
    """True if the Butchery takes a jewelry in place of the sheep just now."""
    to_harvest: int = 0
    """The columns still to harvest in this Phase 7, one bit each."""
    doubled: int = 0
    """The columns whose harvest is doubled, one bit each."""
    harvested: list[int]
    """By good: the number that came from fields in this Phase 7. Replaced, not changed: copies share it."""
    activated: int = 0
    """The Bonus cards that gave their income in this Phase 3, one bit each."""
    advanced: list[int]
    """By Craft Building: its advances in this Phase 9. Replaced, not changed: copies share it."""
    had_turn: bool = False
    """True if the seat has had its turn in a Phase 9 that is played clockwise."""

    def copy(self) -> Player:
        """An equal player; all lists are its own but those that are replaced."""
        twin = Player(stack=self.stack[:], moves=self.moves)
        twin.goods = self.goods[:]
        twin.workers = self.workers
        twin.tools = self.tools
        twin.exhausted = self.exhausted
        twin.jewelry = self.jewelry
        twin.fields = self.fields[:]
        twin.sheep = self.sheep[:]
        twin.crafts = self.crafts[:]
        twin.boulders = self.boulders[:]
        twin.center = self.center
        twin.stable = self.stable[:]
        twin.side = self.side
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.declined = self.declined
        twin.fresh = self.fresh
        twin.asked_shared = self.asked_shared
        twin.asked_stage = self.asked_stage
        twin.asked_piles = self.asked_piles
        twin.new_cards = self.new_cards
        twin.played_new = self.played_new
        twin.spent_last_jewelry = self.spent_last_jewelry
        twin.just_tools = self.just_tools
        twin.just_exchanged = self.just_exchanged
        twin.just_used = self.just_used
        twin.just_harvested = self.just_harvested
        twin.tools_this_phase = self.tools_this_phase
        twin.last_action = self.last_action
        twin.jewelry_for_sheep = self.jewelry_for_sheep
        twin.to_harvest = self.to_harvest
        twin.doubled = self.doubled
        twin.harvested = self.harvested
        twin.activated = self.activated
        twin.advanced = self.advanced
        twin.had_turn = self.had_turn
        return twin

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


def forget_moment(seats: list[Player], harvesting: bool, but: int = -1) -> None:
    """Clear what all these remember of the moment just past, since something else happens; but for one of them.

    What was harvested just now is remembered as long as the seats are harvesting.
    """
    for seat, mine in enumerate(seats):
        if seat != but:
            mine.new_cards = 0
            mine.played_new = False
            mine.spent_last_jewelry = False
            mine.just_tools = 0
            mine.just_exchanged = 0
            mine.just_used = 0
            if not harvesting:
                mine.just_harvested = NO_CROPS_HARVESTED


def forget_phase(seats: list[Player]) -> None:
    """Clear what all these remember of the phase just past, and of its last moment."""
    forget_moment(seats, False)
    for mine in seats:
        mine.tools_this_phase = 0
        mine.last_action = False
        mine.jewelry_for_sheep = False
        mine.to_harvest = 0
        mine.doubled = 0
        mine.harvested = NONE_HARVESTED
        mine.activated = 0
        mine.advanced = NONE_ADVANCED
        mine.had_turn = False


def new_player() -> Player:
    """A player's personal display at the start, without cards (chapter "Personal Display")."""
    mine = Player([], [])
    mine.goods = [0] * GOODS
    for good in STARTING_CROPS:
        mine.goods[good] = 1
    mine.fields = STARTING_ROWS + [0] * (COLUMNS - len(STARTING_ROWS))
    mine.sheep = [0] * (STABLES + 1)
    mine.crafts = [0] * CRAFTS
    mine.boulders = [FIRST_BOULDER, SECOND_BOULDER] * CRAFTS
    mine.stable = [NO_CARD] * (ROUNDS + 1)
    mine.hand = []
    mine.played = []
    mine.declined = []
    forget_phase([mine])
    return mine
