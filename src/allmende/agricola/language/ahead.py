"""When it matters whether a card has its say before or after the actions of the action space that is used.

A card that does something each time that an action space is used may do it before or after the actions of the space.
Its owner is asked before them where what comes of them, or of other cards that come before them, may depend on it.
"""

from __future__ import annotations

from allmende.agricola.accumulation import ACCUMULATED
from allmende.agricola.board import space_bits
from allmende.agricola.components import GRAIN
from allmende.agricola.language.conditions import Condition
from allmende.agricola.language.paying import card_at
from allmende.agricola.language.trigger import heeding
from allmende.agricola.moments import BEFORE_BAKING, BEFORE_USE
from allmende.agricola.numbers import is_occupation
from allmende.agricola.permits import FENCES_FOR_GRAIN, TEACHES_BAKERS
from allmende.agricola.state import Table

_SOWING: int = space_bits(["grain-utilization", "cultivation"])
_PLOW_AND_SOW: int = space_bits(["cultivation"])
_IMPROVING: int = space_bits(["major-improvement", "basic-wish-for-children", "house-redevelopment"])


class BeforeSowing(Condition):
    """A field that is plowed now can be sown on the action space in question."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        return bool(_PLOW_AND_SOW >> table.told(seat) & 1)


class BeforeSowingBread(Condition):
    """Other cards make of baking what can be used on the action space in question: grain to sow, or an occupation."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        mine = table.seats[seat]
        helps = mine.moments >> BEFORE_BAKING & 1 or mine.permits & TEACHES_BAKERS
        return bool(_PLOW_AND_SOW >> table.told(seat) & 1 and helps)


class BeforeFencing(Condition):
    """Fences may be built on Grain Utilization, for what the card gives."""

    def holds(self, table: Table, seat: int) -> bool:
        return table.seats[seat].permits & FENCES_FOR_GRAIN != 0


class BeforeGrainIsUsed(Condition):
    """A grain can be sown, baked or paid for a minor improvement on the action space in question."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        space = table.told(seat)
        if _SOWING >> space & 1:
            return True
        if not _IMPROVING >> space & 1:
            return False
        for card in table.seats[seat].hand:
            if not is_occupation(card):
                for cost in card_at(table, card).costs:
                    if GRAIN in cost[::2]:
                        return True
        return False


class BeforeFeedingDish(Condition):
    """Another card gives something before the use for an animal of the kind in question, and there is none yet."""

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        mine, space = table.seats[seat], table.told(seat)
        animal = ACCUMULATED[space]
        if animal < 0 or mine.goods[animal] or not mine.moments >> BEFORE_USE & 1:
            return False
        mine.goods[animal] = 1
        more = len(heeding(table, seat, BEFORE_USE, space))
        mine.goods[animal] = 0
        return more > len(heeding(table, seat, BEFORE_USE, space))
