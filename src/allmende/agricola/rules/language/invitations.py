"""What cards let players do out of their turns: each in turn order, with a person on the card, or from the hand."""

from __future__ import annotations

from allmende.agricola.components.board import space_number
from allmende.agricola.components.moves import PLAY
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.goings import GoOn
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.trigger import FromHand, Invited
from allmende.agricola.rules.occupants import NEWBORN, kind_of, owner_of, space_of
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def invite(state: State, seat: int, other: int, invited: Invited) -> None:
    """Let a seat do something because of a card of this one, which waits until that is decided."""
    if other == seat:
        state.seats[seat].push(invited.index)
        return
    state.own(other).push(invited.index)
    state.shared_version += 1
    state.settle(other)
    if state.seats[other].moves:
        state.wait(seat)


class EachPlayer(Effect):
    """Each player does something, one after the other in turn order from the owner on.

    The counter has the number of players that have been asked.
    """

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.invited = Invited(effect)

    def parts(self) -> list[Effect]:
        return [self.invited]

    def is_possible(self, state: State, seat: int) -> bool:
        return True

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        asked, players = mine.stack[-2], len(state.seats)
        if asked == players:
            mine.pop()
            return
        mine.stack[-2] = asked + 1
        invite(state, seat, (seat + asked) % players, self.invited)


class OccupantsGoOn(Effect):
    """Players with people on an action space, the card itself, may use an unoccupied one with each of these people.

    The counter has the number of people that stay, the mode the number of people there when the last one was asked for.
    """

    def __init__(self, space: str) -> None:
        self.space = space_number(space)
        self.go_on = GoOn(space, visitors=True)
        self.invited = Invited(self.go_on)

    def parts(self) -> list[Effect]:
        return [self.invited]

    def there(self, state: State) -> list[int]:
        """The owners of the people there, in the order in which these came."""
        people = [person for person in state.persons if space_of(person) == self.space and kind_of(person) != NEWBORN]
        return [owner_of(person) for person in people]

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.there(state)) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else NOT_NOW

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        there = self.there(state)
        if mine.stack[-1] and len(there) == mine.stack[-1]:
            mine.stack[-2] += 1
        stay = mine.stack[-2]
        if stay >= len(there):
            mine.pop()
            return
        mine.stack[-1] = len(there)
        invite(state, seat, there[stay], self.invited)


class PlayThis(PlayOccupation):
    """Play the card itself, an occupation in the hand, for nothing."""

    plays = ""

    def __init__(self) -> None:
        super().__init__([0])

    def owns(self, move: int) -> bool:
        return move == PLAY + self.card

    def choices(self, state: State, seat: int) -> list[int]:
        return [move for move in super().choices(state, seat) if move == PLAY + self.card]

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else self.move_refusal(state, seat, PLAY + self.card)

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLAY + self.card]


def offer_from_hands(state: State) -> None:
    """Let seats use what cards in their hands offer at the start of the Work Phase of round 1."""
    for mine in state.seats:
        for number in mine.hand:
            for part in card_at(state, number).in_order:
                if isinstance(part, FromHand):
                    mine.push(part.index)


InvitationAction = PlayThis
InvitationNode = InvitationAction | EachPlayer | OccupantsGoOn
