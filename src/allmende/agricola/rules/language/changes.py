"""Major improvements that are exchanged for others, and conditions about renovations and costs of improvements."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.moves import IMPROVE, IMPROVEMENTS, UPGRADE
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.putting import give_back
from allmende.agricola.rules.moments import improvement_told
from allmende.agricola.rules.player import BUILT_RENOVATED
from allmende.agricola.rules.shortages import improvement_missing
from allmende.agricola.rules.state import State
from allmende.agricola.rules.tableau import take_improvement
from allmende.core.message import Message


class ExchangeMajor(Action):
    """Exchange one of these major improvements for another one: pairs of the old one and the new one.

    The new one is not built: cards that speak of building one do not react.
    """

    asks = "prompt-exchange-major"
    first = IMPROVE
    last = UPGRADE

    def __init__(self, *pairs: Sequence[str]) -> None:
        self.pairs = [[IMPROVEMENT_NAMES.index(name) for name in pair] for pair in pairs]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for old, new in self.pairs:
            if mine.has_improvement(old) and state.improvements >> new & 1:
                found.append(IMPROVE + new)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-major-to-exchange")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        for old, new in self.pairs:
            if new == move - IMPROVE:
                return improvement_missing(state, seat, old) or Message("reason-no-major-to-exchange")
        return Message("reason-no-major-to-exchange")

    def visible(self, state: State, seat: int) -> list[int]:
        return [IMPROVE + pair[1] for pair in self.pairs]

    def do(self, state: State, seat: int, move: int) -> None:
        for old, new in self.pairs:
            if new == move - IMPROVE:
                give_back(state, seat, old)
                take_improvement(state, seat, new)
                if state.log is not None:
                    name = state.setup.improvements[new].name
                    state.log.append(events.ImprovementBuilt(seat=seat, improvement=name))
                return


class RenovatedInTurn(Fact):
    """The house has been renovated since the turn began."""

    name = "renovated-in-turn"

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].built >> BUILT_RENOVATED != 0


class CostsAtLeast(Condition):
    """The improvement just built or played costs at least `count` of a resource, by one of its printed costs."""

    of_moment = True

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def holds(self, state: State, seat: int) -> bool:
        number = improvement_told(state.told(seat))
        if number < IMPROVEMENTS:
            return self.is_enough(state.setup.improvements[number].cost)
        card = card_at(state, number - IMPROVEMENTS)
        each = list(card.cost_each)
        for i in range(1, len(each), 2):
            each[i] *= state.seats[seat].people
        return any(self.is_enough([*cost, *each]) for cost in card.costs)

    def is_enough(self, cost: list[int]) -> bool:
        """True if a cost, as pairs, has that much of the resource."""
        return sum([cost[i + 1] for i in range(0, len(cost), 2) if cost[i] == self.resource]) >= self.count


ChangeAction = ExchangeMajor
