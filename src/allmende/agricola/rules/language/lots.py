"""Occupations drawn by lot from one's hand, to be played or given away."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.moves import CHOOSE, DONE, KEEP, PLAY
from allmende.agricola.components.numbers import CARD_COUNT, CARD_NAMES, FIRST_OCCUPATION, is_occupation
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import PAPER_FOR_DRAWN
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import OPTIONAL, Effect
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import charge
from allmende.agricola.rules.language.putting import carry_out
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.language.ways_to_pay import can_pay
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import not_held
from allmende.agricola.rules.state import State
from allmende.agricola.rules.tableau import give_away
from allmende.core.message import Message


def occupations_held(mine: Player) -> list[int]:
    """The occupations in a player's hand."""
    return [card for card in mine.hand if is_occupation(card)]


class DrawByLot(Action):
    """Select `count` occupations of one's hand, or all of them if that is 0; one of these is drawn by lot.

    `then` follows with it. The counter has those selected, as bits of their places among the occupations, so that the
    stack does not reveal them to viewers who can't see the hand.
    """

    asks = "prompt-select-occupations"
    first = KEEP + FIRST_OCCUPATION
    last = KEEP + CARD_COUNT
    owed = True

    def __init__(self, count: int, then: PlayDrawn) -> None:
        self.count = count
        self.then = then

    def parts(self) -> list[Effect]:
        return [self.then]

    def is_possible(self, state: State, seat: int) -> bool:
        return len(occupations_held(state.seats[seat])) >= max(1, self.count)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        held = occupations_held(mine)
        if not self.count or len(held) <= self.count:
            return []
        selected = self.so_far(state, seat)
        return [KEEP + held[place] for place in range(len(held)) if not selected >> place & 1]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.stack[-2] |= 1 << occupations_held(mine).index(move - KEEP)
        if bit_count(mine.stack[-2]) == self.count:
            self.draw(state, seat, mine.stack[-2])

    def resume(self, state: State, seat: int) -> None:
        """Draw among all, if there is nothing to select."""
        mine = state.seats[seat]
        if self.is_possible(state, seat):
            self.draw(state, seat, (1 << len(occupations_held(mine))) - 1)
        else:
            mine.pop()

    def draw(self, state: State, seat: int, selected: int) -> None:
        """Draw one of the `selected`, and go on with it."""
        mine = state.seats[seat]
        held = occupations_held(mine)
        places = [place for place in range(len(held)) if selected >> place & 1]
        place = places[state.draw_lot(len(places))]
        mine.pop()
        if state.log is not None:
            state.log.append(events.OccupationDrawn(seat=seat, cards=[CARD_NAMES[held[place]]]))
        mine.push(self.then.index, place, OPTIONAL)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-occupation-in-hand")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return not_held(state, seat, move - KEEP) or Message("reason-selected-already")

    def visible(self, state: State, seat: int) -> list[int]:
        return [KEEP + card for card in occupations_held(state.seats[seat])]


class PlayDrawn(Action):
    """Play the occupation that was drawn, for nothing or for food, or keep it.

    With `or_give`, it is not kept but given to the player to the left; a player who lacks the food is asked all the
    same, since crops and animals may become food first. The counter has its place among the occupations in the hand.
    """

    asks = "prompt-drawn"
    first = PLAY + FIRST_OCCUPATION
    last = PLAY + CARD_COUNT

    def __init__(self, food: int = 0, or_give: bool = False) -> None:
        self.food = food
        self.or_give = or_give
        self.pauses = self.owed = or_give

    def drawn(self, mine: Player) -> int:
        """The drawn occupation."""
        return occupations_held(mine)[mine.stack[-2]]

    def owns(self, move: int) -> bool:
        return super().owns(move) or (self.or_give and move == CHOOSE)

    def is_due(self, state: State, seat: int) -> bool:
        return self.or_give

    def choices(self, state: State, seat: int) -> list[int]:
        card = self.drawn(state.seats[seat])
        found: list[int] = []
        payable = not self.food or can_pay(state, seat, PLAY + card, self.food)
        if payable and card_at(state, card).is_playable(state, seat):
            found.append(PLAY + card)
        if self.or_give:
            found.append(CHOOSE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        card = self.drawn(mine)
        mine.pop()
        if move == CHOOSE:
            give_away(state, seat, card)
        elif move != DONE and (self.food or state.amended(PAPER_FOR_DRAWN)):
            charge(state, seat, move, self.food)
        elif move != DONE:
            carry_out(state, seat, move)

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        card = move - PLAY
        if card != self.drawn(state.seats[seat]):
            return not_held(state, seat, card) or Message("reason-not-drawn")
        refusal = card_at(state, card).needs_missing(state, seat)
        return refusal or (cost_missing(state, seat, move, self.food) if self.food else None)

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLAY + self.drawn(state.seats[seat])]
