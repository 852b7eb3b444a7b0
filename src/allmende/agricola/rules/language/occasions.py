"""Conditions of rounds and harvests, of goods on the board, and of the place where the card is played."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import HARVEST_ROUNDS, SPACE_COUNT
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import KIND_MASK
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Source
from allmende.agricola.rules.moments import FOOD_BITS, improvement_told
from allmende.agricola.rules.permits import NOTES_ROUND, REMEMBERS_HEAPS
from allmende.agricola.rules.phases import REACTING
from allmende.agricola.rules.state import State
from allmende.core.rules.node import Node
from allmende.core.rules.state import FRAME


class EndsWithHarvest(Condition):
    """The round that is `later` rounds after this one ends with a harvest, or does not (`does`)."""

    def __init__(self, does: bool = True, later: int = 0) -> None:
        self.does = does
        self.later = later

    def holds(self, state: State, seat: int) -> bool:
        return (state.round + self.later in HARVEST_ROUNDS) == self.does


class InRounds(Condition):
    """It is one of these rounds."""

    def __init__(self, rounds: Sequence[int]) -> None:
        self.rounds = list(rounds)

    def holds(self, state: State, seat: int) -> bool:
        return state.round in self.rounds


class WasStocked(Condition):
    """Before goods came onto an accumulation space, some lay there already, or with `empty` none did."""

    of_moment = True

    def __init__(self, space: int, empty: bool = False) -> None:
        self.space = space
        self.empty = empty

    def holds(self, state: State, seat: int) -> bool:
        return (state.told(seat) >> self.space & 1 == 0) == self.empty


class NoneOnBoard(Condition):
    """None of a resource lies on the game board, neither on accumulation spaces nor on round spaces."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def holds(self, state: State, seat: int) -> bool:
        for space in range(SPACE_COUNT):
            if SPACES_FOR[self.resource] >> space & 1 and state.goods[space]:
                return False
        for mine in state.seats:
            for i in range(1, len(mine.promised), 3):
                if mine.promised[i] & KIND_MASK == self.resource:
                    return False
        return True


class LeftBehind(Condition):
    """An accumulation space had many goods when the turn that is over began, and no such space was used.

    The card's mark remembers it.
    """

    of_moment = True
    permit = REMEMBERS_HEAPS

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        return state.seats[seat].mark_of(self.card) != 0


class FromSpace(Condition):
    """The actions of the action space have given at least one of these resources."""

    of_moment = True

    def __init__(self, resources: Sequence[int]) -> None:
        self.resources = list(resources)

    def holds(self, state: State, seat: int) -> bool:
        got = state.told(seat)
        for resource in self.resources:
            if got >> resource & 1:
                return True
        return False


class LaterImprovement(Condition):
    """What has just been built or played is another improvement than the card itself; with `minors`, a minor one."""

    of_moment = True

    def __init__(self, minors: bool = False) -> None:
        self.minors = minors
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        number = improvement_told(state.told(seat))
        return number != IMPROVEMENTS + self.card and (not self.minors or number >= IMPROVEMENTS)


class PlayedOn(Condition):
    """The card, which is being played, is played as an action of this action space."""

    def __init__(self, space: str) -> None:
        self.space = space

    def holds(self, state: State, seat: int) -> bool:
        stack = state.seats[seat].stack
        for i in range(len(stack) - 2 * FRAME, -1, -FRAME):  # beneath the card itself
            if stack[i] != REACTING:
                step = state.steps[stack[i]]
                if isinstance(step, Source):
                    return step.target == f"space:{self.space}"
                if isinstance(step, Node) and step.target:
                    return False  # another card made it possible
        return False


def round_of_play(state: State, seat: int, card: int) -> int:
    """The round in which a card was played that notes it; the present one if it would be played now."""
    mine = state.seats[seat]
    return mine.mark_of(card) if card in mine.played else state.round


class PlayedBy(Condition):
    """The card was played in round `number` or before."""

    permit = NOTES_ROUND

    def __init__(self, number: int) -> None:
        self.number = number
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        return round_of_play(state, seat, self.card) <= self.number


class PlayedNow(Condition):
    """The card was played in this round."""

    permit = NOTES_ROUND

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        return round_of_play(state, seat, self.card) == state.round


class LaterOccupation(Condition):
    """The occupation that was just played is another one than the card itself."""

    of_moment = True

    def __init__(self) -> None:
        self.card = -1

    def sign(self, card: int) -> None:
        self.card = card

    def holds(self, state: State, seat: int) -> bool:
        return state.told(seat) >> FOOD_BITS != self.card
