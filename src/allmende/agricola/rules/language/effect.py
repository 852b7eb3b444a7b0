"""Effects: what an action space or a card provides, what comes by itself, and several effects in order."""

from __future__ import annotations

from allmende.agricola.components.pieces import BUILDING_RESOURCES, RESOURCES
from allmende.agricola.rules.moments import FROM_SPACE
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules import effects
from allmende.core.rules.effects import first_refusal
from allmende.core.rules.node import with_parts

OPTIONAL = 1
"""The mode of an action that may be left out altogether."""


class Effect(effects.Effect[State]):
    """Something that an action space or an improvement provides.

    `by_cost`: it depends on which of the printed costs of its card was paid, whose place the card's mark keeps. `card`
    is the card that it belongs to, by its number inside, or -1. `of_space`: it is an action of an action space.

    `permit`: the permits that its card has by carrying it out at a moment.
    """

    by_cost: bool = False
    card: int = -1
    permit: int = 0
    of_space: bool = False

    def parts(self) -> list[Effect]:
        return []

    def laid(self) -> list[Effect]:
        """The triggers of its card that it may lay on round spaces, to be carried out when their rounds begin."""
        return []

    def is_possible(self, state: State, seat: int) -> bool:
        """True if the seat can take it now, in part at least: an action space has to be used for something."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int) -> Message | None:
        """The reason why the seat can't take it in any way now; None if it can."""
        return None if self.is_possible(state, seat) else NOT_NOW

    def lets(self, move: int) -> bool:
        """True if a move can belong to it on an action space, without cards that permit something else there."""
        for part in self.parts():
            if part.lets(move):
                return True
        return False

    def is_owed(self) -> bool:
        """True if it can't be declined: it gives something, and at most asks what to take or how to pay."""
        return True

    def turned_into_food(self) -> list[int]:
        """The building resources that it lets its owner turn into food, apart from what its parts do."""
        return []

    def left_on_card(self, mark: int) -> int:
        """The rest of the goods on its card when the card's mark is `mark`; -1 if goods never lie on it."""
        return -1

    def goods_on_card(self, mark: int) -> list[int]:
        """The goods on its card when the card's mark is `mark`, by resource, if there may be several kinds."""
        return []

    def stalls_on_card(self, mark: int) -> int:
        """The room for animals of any kind that has come onto its card when the card's mark is `mark`."""
        return 0


class Given(Effect):
    """Something that comes without a choice."""

    def give(self, state: State, seat: int, source: str) -> None:
        """Give it to the seat."""
        raise NotImplementedError

    def foreseen(self, state: State, seat: int) -> list[int]:
        """The goods that it would give now, as pairs of resource and count; they can be counted on before they come."""
        return []

    def is_possible(self, state: State, seat: int) -> bool:
        return True

    def resume(self, state: State, seat: int) -> None:
        source = self.source(state, seat)
        mine = state.seats[seat]
        mine.pop()
        if self.of_space and mine.moments >> FROM_SPACE & 1:
            before = mine.goods[:]
            self.give(state, seat, source)
            note_from_space(mine, before)
        else:
            self.give(state, seat, source)


class Then(Effect):
    """Effects carried out in order. The counter has the number of those done."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def is_possible(self, state: State, seat: int) -> bool:
        for effect in self.effects:
            if effect.is_possible(state, seat):
                return True
        return False

    def refusal(self, state: State, seat: int) -> Message | None:
        return first_refusal(self.effects, state, seat)

    def resume(self, state: State, seat: int) -> None:
        state.seats[seat].take_up(self.effects)


def building_resources_in(cost: list[int]) -> list[int]:
    """The building resources in a cost, which has pairs of resource and count."""
    return [resource for resource in cost[::2] if resource < BUILDING_RESOURCES]


def note_from_space(mine: Player, before: list[int]) -> None:
    """Note which kinds of goods the actions of the space that is used have given, from the goods before that."""
    if mine.uses:
        for resource in range(RESOURCES):
            if mine.goods[resource] > before[resource]:
                mine.uses[-1].got |= 1 << resource


class Source(Then):
    """The effects of an action space, from round `from_round` on; the source of the pieces that they give."""

    def __init__(self, target: str, effects: list[Effect], from_round: int) -> None:
        super().__init__(effects)
        self.target = target
        self.from_round = from_round
        for node in with_parts(self):
            assert isinstance(node, Effect)
            node.of_space = True

    def is_possible(self, state: State, seat: int) -> bool:
        return state.round >= self.from_round and super().is_possible(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        return self.closed_now(state, seat) or super().refusal(state, seat)

    def closed_now(self, state: State, seat: int) -> Message | None:
        """The reason why the seat can't use it now, whatever there is to do on it."""
        return None if state.round >= self.from_round else Message("reason-from-round", {"round": self.from_round})
