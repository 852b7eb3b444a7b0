"""The action that plays occupations."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import PLAY
from allmende.agricola.components.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.rules.farm.supplies import hand_over, has_all, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import charge
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.language.ways_to_pay import AT_LESSONS, can_pay
from allmende.agricola.rules.moments import (
    space_told,
)
from allmende.agricola.rules.shortages import NOT_NOW, goods_missing, not_held
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class PlayOccupation(Action):
    """Play an occupation of one's hand (chapter "Occupations").

    `food` has the cost of the first occupation of the game, of the second, and so on; its last entry holds for all
    others. With some cards, one can play up to `most` one after the other, or a `fee` is paid first, onto the action
    space that has been used or `to_doer`, the player who brought the moment about. `lessons`: it is the action of a
    "Lessons" action space.
    """

    asks = "prompt-occupation"
    first = PLAY + FIRST_OCCUPATION
    last = PLAY + CARD_COUNT
    called = "occupation"
    plays = "occupations"

    def __init__(
        self,
        food: Sequence[int],
        most: int = 1,
        fee: Sequence[int] = (),
        lessons: bool = False,
        to_doer: bool = False,
    ) -> None:
        self.food = list(food)
        self.most = most
        self.repeats = most > 1
        self.fee = list(fee)
        self.to_doer = to_doer
        self.lessons = lessons

    def cost(self, state: State, seat: int) -> int:
        """The cost of the seat's next occupation here, with `AT_LESSONS` added on a "Lessons" action space."""
        food = self.food[min(state.seats[seat].occupation_count(), len(self.food) - 1)]
        return food | AT_LESSONS if self.lessons else food

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def choices(self, state: State, seat: int) -> list[int]:
        if not has_all(state, seat, self.fee) or self.is_complete(state, seat):
            return []
        found: list[int] = []
        cost = self.cost(state, seat)
        for card in state.seats[seat].hand:
            if is_occupation(card) and card_at(state, card).is_playable(state, seat):
                if not found and not can_pay(state, seat, PLAY + card, cost):
                    return []  # the cost of all of them
                found.append(PLAY + card)
        return found

    def is_complete(self, state: State, seat: int) -> bool:
        """True if the largest number has been played with this action, if it plays several."""
        return self.repeats and self.so_far(state, seat) == self.most

    def refusal(self, state: State, seat: int) -> Message | None:
        if not state.setup.cards:
            return Message("reason-no-occupations")
        if self.is_possible(state, seat):
            return None
        held = [card for card in state.seats[seat].hand if is_occupation(card)]
        if not held:
            return Message("reason-no-occupation-in-hand")
        playable = [card for card in held if card_at(state, card).is_playable(state, seat)]
        return self.unplayable(state, seat, [*playable, *held][0]) or NOT_NOW  # they all cost the same

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return not_held(state, seat, move - PLAY) or self.unplayable(state, seat, move - PLAY)

    def unplayable(self, state: State, seat: int, card: int) -> Message | None:
        """The reason why an occupation that the seat holds can't be played."""
        refusal = card_at(state, card).needs_missing(state, seat) or goods_missing(state, seat, self.fee)
        return refusal or cost_missing(state, seat, PLAY + card, self.cost(state, seat))

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLAY + card for card in state.seats[seat].hand]

    def do(self, state: State, seat: int, move: int) -> None:
        if self.to_doer:
            hand_over(state, seat, state.reaction(seat).doer, self.fee[0], self.fee[1], self.card)
        elif self.fee:
            space = space_told(state.told(seat))
            pay_all(state, seat, self.fee, "" if state.log is None else f"space:{SPACE_NAMES[space]}")
            state.goods[space] += self.fee[1]
        charge(state, seat, move, self.cost(state, seat))
