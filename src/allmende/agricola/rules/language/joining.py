"""Another person beside the one that has just been placed: on the card to the left of it, or with that of another."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import LEFT_OF_ROUND
from allmende.agricola.rules.farm.supplies import has_all, pay_all, set_aside
from allmende.agricola.rules.language.another_space import Placing
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.placing import free_spaces, known_spaces, place_person
from allmende.agricola.rules.moments import BEFORE_PLACING, space_told
from allmende.agricola.rules.shortages import goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class PlaceAtLeft(Placing):
    """Pay a `cost` to place another person on the action space card immediately to the left of the one just used."""

    asks = "prompt-place-at-left"

    def __init__(self, cost: Sequence[int]) -> None:
        self.cost = list(cost)

    def spaces(self, state: State, seat: int) -> int:
        space = space_told(state.told(seat))
        if not state.seats[seat].may_place() or space not in state.order or not was_placed(state, seat, space):
            return 0
        left = LEFT_OF_ROUND[state.order.index(space) + 1]
        return 1 << state.order[left - 1] & free_spaces(state, seat) if left else 0

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if not has_all(state, seat, self.cost):
            return []
        goods = set_aside(mine, self.cost)
        found = super().choices(state, seat)
        mine.goods = goods
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.cost) or super().refusal(state, seat)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return goods_missing(state, seat, self.cost) or super().move_refusal(state, seat, move)

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        return Message("reason-only-card-at-left")

    def do(self, state: State, seat: int, move: int) -> None:
        pay_all(state, seat, self.cost, self.source(state, seat))
        super().do(state, seat, move)


class PlaceBesideOther(Placing):
    """Place a person on the action space that another player has just used, in a turn of that player."""

    asks = "prompt-place-beside-other"

    def spaces(self, state: State, seat: int) -> int:
        if not state.seats[seat].may_place():
            return 0
        return 1 << space_told(state.told(seat)) & known_spaces(state, seat)

    def wrong_space(self, state: State, seat: int, space: int) -> Message | None:
        return Message("reason-only-space-of-other")

    def put(self, state: State, seat: int, space: int) -> None:
        give_before(state, seat, BEFORE_PLACING)
        place_person(state, seat, space)


JoiningAction = PlaceAtLeft | PlaceBesideOther


def was_placed(state: State, seat: int, space: int) -> bool:
    """True if a person was placed on the action space that is used, rather than moved there."""
    uses = state.seats[seat].uses
    return len(uses) > 0 and uses[-1].space == space and not uses[-1].elsewhere
