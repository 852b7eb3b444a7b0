"""Effects of single cards about cooking: twice the food, and goods that are cooked in pairs."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import FIRST_COOKED, KIND_TARGETS
from allmende.agricola.components.moves import CHOOSE, COOKED, MOST_WAYS
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.supplies import exchange, gain
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.foods import cooked_food
from allmende.agricola.rules.language.trigger import Trigger, turn
from allmende.agricola.rules.moments import HAS_COOKED
from allmende.agricola.rules.state import State
from allmende.core.message import Message

USED_BITS: Final = 32
"""The bits for improvements in the mark of a card; behind them stands the round."""
PHASE_BITS: Final = 5


class CookDouble(Action):
    """Turn an animal or a vegetable into twice the food with a cooking improvement, once with each in a harvest.

    The card's mark has the round, and the improvements used in its harvest, as bits.
    """

    asks = "prompt-cook-double"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS - 1

    def used(self, state: State, seat: int) -> int:
        """The improvements that have been used in this harvest, as bits."""
        mark = state.seats[seat].mark_of(self.card)
        return mark & (1 << USED_BITS) - 1 if mark >> USED_BITS == state.round else 0

    def ways(self, state: State, seat: int) -> list[int]:
        """The improvements and the goods that they can cook now, in pairs; of alike improvements only one."""
        mine = state.seats[seat]
        improvements = state.setup.improvements
        used = self.used(state, seat)
        kinds = 0
        found: list[int] = []
        for i in range(len(improvements)):
            tile = improvements[i]
            if len(tile.cooks) > 0 and mine.has_improvement(i) and not used >> i & 1 and not kinds >> tile.kind & 1:
                kinds |= 1 << tile.kind
                for what in range(COOKED):
                    if mine.goods[FIRST_COOKED + what] and cooked_food(mine, tile.cooks, what):
                        found += [i, what]
        return found

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.ways(state, seat)) // 2)]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-to-cook-double")

    def food(self, state: State, seat: int, move: int) -> int:
        """The food for a move."""
        ways, place = self.ways(state, seat), 2 * (move - CHOOSE)
        return 2 * state.setup.improvements[ways[place]].cooks[ways[place + 1]]

    def good(self, state: State, seat: int, move: int) -> int:
        """The good that a move cooks."""
        return FIRST_COOKED + self.ways(state, seat)[2 * (move - CHOOSE) + 1]

    def do(self, state: State, seat: int, move: int) -> None:
        improvement = self.ways(state, seat)[2 * (move - CHOOSE)]
        good, food = self.good(state, seat, move), self.food(state, seat, move)
        used = self.used(state, seat) | 1 << improvement
        state.seats[seat].set_mark(self.card, state.round << USED_BITS | used)
        exchange(state, seat, good, food, KIND_TARGETS[state.setup.improvements[improvement].kind])
        happen(state, seat, HAS_COOKED)


class CookedInPairs(Trigger):
    """A food for each two goods that become food with cooking improvements at the same time.

    ruling: That is in the same turn or, outside of turns, in the same phase.
    """

    def __init__(self) -> None:
        super().__init__(HAS_COOKED, [PairReward()])


class PairReward(Given):
    """A food for the second good of a pair; after the first one, the card's mark has the turn and the phase."""

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        now = (turn(state, seat) << PHASE_BITS | state.phase) + 1
        if mine.mark_of(self.card) == now:
            mine.set_mark(self.card, 0)
            gain(state, seat, FOOD, 1, source)
        else:
            mine.set_mark(self.card, now)
