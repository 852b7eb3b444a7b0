"""Conditions with names: on a farm, in the course of the game, and of the moment at which cards react."""

from __future__ import annotations

from typing import Final, Literal, get_args

from allmende.agricola.components.board import HARVEST_ROUNDS, LEFT_OF_ROUND, STAGE_OF_ROUND
from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, around
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import KIND_MASK, RESOURCES, STONY
from allmende.agricola.rules.accumulation import ACCUMULATED, accumulated, alike
from allmende.agricola.rules.amendments import LEFT_OF_NEWEST
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.moments import HAD_ROOM, improvement_told, space_told
from allmende.agricola.rules.permits import NO_RENOVATION
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State

FactName = Literal[
    "after-harvest",
    "work-phase",
    "my-turn",
    "only-small-house",
    "unused-together",
    "may-renovate",
    "built-in-turn",
    "has-brought",
    "goods-promised",
    "had-room",
    "has-such",
    "used-such",
    "taken-and-kept",
    "from-hand",
    "before-harvest",
    "left-of-newest",
]
_AFTER_HARVEST: Final = 0
_WORK_PHASE: Final = 1
_MY_TURN: Final = 2
_ONLY_SMALL_HOUSE: Final = 3
_UNUSED_TOGETHER: Final = 4
_MAY_RENOVATE: Final = 5
_BUILT_IN_TURN: Final = 6
_HAS_BROUGHT: Final = 7
_GOODS_PROMISED: Final = 8
_HAD_ROOM: Final = 9
"""This fact and those beyond it are facts of the moment."""
_HAS_SUCH: Final = 10
_USED_SUCH: Final = 11
_TAKEN_AND_KEPT: Final = 12
_FROM_HAND: Final = 13
_BEFORE_HARVEST: Final = 14

FACTS: Final[list[str]] = list(get_args(FactName))
"""The facts in the order of the numbers above."""


class Fact(Condition):
    """A condition with a name; words and symbols go by the name.

    The last round ended with a harvest (`after-harvest`); the `work-phase` is under way, or the seat is using an action
    space in it (`my-turn`). The seat is the `only` one with a `small-house` of exactly two rooms; two of its unused
    farmyard spaces are side by side (`unused-together`); its house is not of stone and `may` be `renovated`; at least
    one room, stable or fence has been `built-in-turn`. It has placed a good on its farmyard in this work phase
    (`has-brought`); goods lie on round spaces for it (`goods-promised`).

    Of the moment: the house `had-room` for more people before rooms were built in this "Build Rooms" action. Of the
    goods that accumulate on the action space in question, the seat has one (`has-such`), or has used another
    accumulation space for the same in this round (`used-such`), or all animals that it has just taken from there have
    been accommodated (`taken-and-kept`). What has just been played came `from-hand`, with a "Major or Minor
    Improvement" action. The space is the card that came into play in the round of the last harvest (`before-harvest`),
    or the one to the left of the newest one on the game board (`left-of-newest`).

    ruling: Of alike animals the owner says whether one that went was among those taken; even one with room may go.
    """

    def __init__(self, name: FactName) -> None:
        self.name: FactName = name
        self.kind = FACTS.index(name)

    def is_of_moment(self) -> bool:
        return self.kind >= _HAD_ROOM

    def holds(self, state: State, seat: int) -> bool:
        kind = self.kind
        if kind >= _HAD_ROOM:
            return holds_of_moment(state, seat, kind)
        mine = state.seats[seat]
        if kind == _AFTER_HARVEST:
            return state.round - 1 in HARVEST_ROUNDS
        if kind == _WORK_PHASE:
            return state.phase == WORK
        if kind == _MY_TURN:
            return state.phase == WORK and len(mine.uses) > 0
        if kind == _ONLY_SMALL_HOUSE:
            return has_only_small_house(state, seat)
        if kind == _UNUSED_TOGETHER:
            return has_unused_together(mine)
        if kind == _MAY_RENOVATE:
            return mine.house != STONY and not mine.permits & NO_RENOVATION
        if kind == _BUILT_IN_TURN:
            return mine.built > 0
        return mine.brought > 0 if kind == _HAS_BROUGHT else has_goods_promised(mine)


def has_only_small_house(state: State, seat: int) -> bool:
    """True if the seat is the only one whose house has exactly two rooms."""
    for i in range(len(state.seats)):
        if (state.seats[i].room_count() == 2) != (i == seat):
            return False
    return True


def has_unused_together(mine: Player) -> bool:
    """True if two unused farmyard spaces are orthogonally adjacent."""
    unused = ALL_SPACES & ~mine.used_spaces()
    for space in range(SPACES):
        if unused >> space & 1 and around(1 << space) & unused:
            return True
    return False


def has_goods_promised(mine: Player) -> bool:
    """True if goods lie on round spaces for a player."""
    for i in range(1, len(mine.promised), 3):
        if mine.promised[i] & KIND_MASK < RESOURCES:
            return True
    return False


def holds_of_moment(state: State, seat: int, kind: int) -> bool:
    """True if a fact holds of the moment to which the seat's cards are reacting."""
    mine, told = state.seats[seat], state.told(seat)
    if kind == _HAD_ROOM:
        return told & HAD_ROOM != 0
    if kind == _HAS_SUCH:
        resource = ACCUMULATED[space_told(told)]
        return resource >= 0 and mine.goods[resource] > 0
    if kind == _USED_SUCH:
        return mine.visited & alike(space_told(told)) & ~(1 << space_told(told)) != 0
    if kind == _TAKEN_AND_KEPT:
        return 0 < mine.taken <= mine.goods[accumulated(space_told(told))]
    if kind == _FROM_HAND:
        return improvement_told(told) >= IMPROVEMENTS and told % 2 == 1
    if kind == _BEFORE_HARVEST:
        return came_before_harvest(state, space_told(told))
    return is_left_of_newest(state, told)


def came_before_harvest(state: State, space: int) -> bool:
    """True if an action space is the card that came into play in the round of the last harvest."""
    last = 0
    for number in HARVEST_ROUNDS:
        if number < state.round:
            last = number
    return last > 0 and state.order[last - 1] == space


def is_left_of_newest(state: State, space: int) -> bool:
    """True if an action space is the card to the left of the newest one on the game board.

    Before an amendment, it was the one above it. The spaces of the rounds of a stage lie one below the other; the first
    stage's rounds 2 to 4 are such a column, and round 1 has nothing above it either.
    """
    newest = state.round
    if state.amended(LEFT_OF_NEWEST):
        left = LEFT_OF_ROUND[newest]
        return left > 0 and state.order[left - 1] == space
    if newest < 3 or STAGE_OF_ROUND[newest - 1] != STAGE_OF_ROUND[newest]:
        return False
    return state.order[newest - 2] == space
