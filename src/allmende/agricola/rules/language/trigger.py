"""Triggers: effects of cards in play at certain moments, and the step that carries them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.pieces import KIND_BITS
from allmende.agricola.rules.amendments import WEIGHED_AT_LAST
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given, Then
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import (
    AHEAD_OF_USE,
    HAD_ROOM,
    OTHERS,
    PLACED,
    RIGHT_AFTER_USE,
    ROOMS_BUILT,
    ROUND_SPACE,
    USED,
    space_told,
)
from allmende.agricola.rules.phases import AHEAD_PLACE
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.rules.node import Node

TURN_BITS: Final = 8
OF_USE: Final = (USED, RIGHT_AFTER_USE)
"""The moments that belong to the use of an action space."""
ITSELF: Final = -2
"""Among the details of a trigger: its own card."""


class CardPart(Then):
    """Effects of a card in order, each of which may be left out unless it is owed. The counter has those done."""

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        done = mine.stack[-2]
        if done == len(self.effects):
            mine.pop()
            return
        mine.stack[-2] = done + 1
        effect = self.effects[done]
        mine.push(effect.index, 0, 0 if effect.is_owed() else OPTIONAL)


class Trigger(CardPart):
    """An effect of a card in play at a moment, if a condition holds: by itself, or if its owner likes.

    `spaces` are the action spaces it is about, as bits, and `round_spaces` those on whose cards it is about too; with
    neither, it is about any action space, or the moment about none. `details`: the detail of the moment has to be one
    of these; with none, any detail will do. `once`: only for the first time that the condition holds; the card's mark
    is set then. `next_time`: the same, and it is over even if its owner makes no use of it then; it is asked before
    others. `formerly`: at this moment `until` an amendment. `once_a_round`: only once in each round, but for games
    between these two amendments; the mark has the last one. `afterward`: since this amendment, not while the person
    that is taking an action has played the card itself; the mark has that person's number (`turn`). `ahead`: if this
    holds, an effect of each use of an action space may come before the actions of the space instead. `mine`, `others`:
    it is about deeds of the seat, or of other seats.

    ruling: What a card does "each time" an action space is used, or "immediately after" that, does not come for the use
    by which it is played; what it does just "after" it does.
    """

    def __init__(
        self,
        moment: int,
        effects: Sequence[Effect],
        when: Condition | None = None,
        spaces: int = 0,
        round_spaces: Sequence[int] = (),
        details: Sequence[int] = (),
        once: bool = False,
        mine: bool = True,
        others: bool = False,
        once_a_round: Sequence[int] = (),
        next_time: bool = False,
        afterward: int = 0,
        ahead: Condition | None = None,
        formerly: int = -1,
        until: int = 0,
    ) -> None:
        super().__init__(list(effects))
        self.moment = moment
        self.formerly = moment if formerly < 0 else formerly
        self.until = until
        self.when = when
        self.spaces = spaces
        self.round_spaces = list(round_spaces)
        self.details = list(details)
        self.once = once
        self.mine = mine
        self.others = others
        self.once_a_round = list(once_a_round)
        self.next_time = next_time
        self.afterward = afterward
        self.ahead = ahead
        self.is_special = len(once_a_round) > 0 or afterward > 0 or moment in OF_USE or self.formerly in OF_USE
        self.owed = any(effect.is_owed() for effect in effects)  # everything else can be left out then

    def bits(self) -> int:
        """The moments at which it may do something, as bits."""
        return 1 << self.moment | (0 if self.ahead is None else 1 << AHEAD_OF_USE)

    def bits_in(self, state: State) -> int:
        """The moments in this game, under whose rules its moment may be another one, as bits."""
        return self.bits() if self.its_moment(state) == self.moment else 1 << self.formerly

    def its_moment(self, state: State) -> int:
        """Its moment in this game."""
        return self.moment if state.amended(self.until) else self.formerly

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        """True if it does something now."""
        if not self.is_of(state, moment):
            return moment == AHEAD_OF_USE and self.may_go_ahead(state, seat, detail)
        return self.is_meant(state, seat, detail) and (self.when is None or self.when.holds(state, seat))

    def is_of(self, state: State, moment: int) -> bool:
        """True if it does something at a moment."""
        return (self.others if moment >= OTHERS else self.mine) and moment & OTHERS - 1 == self.its_moment(state)

    def is_meant(self, state: State, seat: int, detail: int) -> bool:
        """True if the detail of its moment is one that it is about, and it is not over."""
        if (self.spaces or self.round_spaces) and not self.is_about(state, space_told(detail)):
            return False
        if self.details and self.asked(state, seat, detail) not in self.details:
            return False
        if (self.once or self.next_time) and state.seats[seat].mark_of(self.card):
            return False
        return not (self.is_special and self.is_over(state, seat, detail))

    def asked(self, state: State, seat: int, detail: int) -> int:
        """The value to compare with its details: the moment's detail, unless that has changed meanwhile."""
        if self.moment == PLACED and state.amended(WEIGHED_AT_LAST):
            return state.seats[seat].lead()
        return detail & ~HAD_ROOM if self.moment == ROOMS_BUILT else detail

    def may_go_ahead(self, state: State, seat: int, space: int) -> bool:
        """True if it may react before the actions of an action space, and not after them."""
        return self.ahead is not None and self.ahead.holds(state, seat) and self.heeds(state, seat, USED, space)

    def is_over(self, state: State, seat: int, detail: int) -> bool:
        """True if it has reacted already, or can't do so yet."""
        if self.once_a_round and self.has_been(state, seat):
            return True
        if self.afterward and self.is_own_play(state, seat):
            return True
        return self.its_moment(state) in OF_USE and is_silent(state, seat, self.card, space_told(detail))

    def has_been(self, state: State, seat: int) -> bool:
        """True if it has been used in this round, where that matters."""
        first, last = self.once_a_round
        each_time = state.amended(first) and not state.amended(last)
        return not each_time and state.seats[seat].mark_of(self.card) == state.round

    def is_own_play(self, state: State, seat: int) -> bool:
        """True if the person that is taking an action has played the card itself, where that matters."""
        return state.amended(self.afterward) and state.seats[seat].mark_of(self.card) == turn(state, seat)

    def note_use(self, state: State, seat: int) -> None:
        """Note that it has been used, if that matters."""
        if self.once or self.next_time or self.once_a_round:
            state.seats[seat].set_mark(self.card, state.round if self.once_a_round else 1)

    def decline(self, state: State, seat: int) -> None:
        """Carry out the consequences of leaving all of it out."""
        for effect in self.effects:
            if isinstance(effect, Action):
                effect.decline(state, seat)

    def is_about(self, state: State, space: int) -> bool:
        """True if it is about an action space."""
        if self.spaces >> space & 1:
            return True
        for number in self.round_spaces:
            if state.order[number - 1] == space:
                return True
        return False


def is_silent(state: State, seat: int, card: int, space: int) -> bool:
    """True if a card reacted to the use of an action space before its actions, or came into play later."""
    mine = state.seats[seat]
    place = use_of(mine, space)
    return place >= 0 and bool(mine.stack[place + 2] >> AHEAD_PLACE + mine.played.index(card) & 1)


def turn(state: State, seat: int) -> int:
    """A unique number for the last person that the seat has placed."""
    return state.round << TURN_BITS | state.seats[seat].placed


class Waiting(Trigger):
    """The effect of a thing that a card has laid on a round space, when that round begins.

    `kind` is the thing: a piece, or a mark for the card. It stands in the promises with the card.
    """

    def __init__(self, kind: int, then: Effect, when: Condition | None = None) -> None:
        super().__init__(ROUND_SPACE, [then], when)
        self.kind = kind

    def lies(self) -> int:
        """Its entry in the promises."""
        return self.kind | self.card + 1 << KIND_BITS

    def lay(self, mine: Player, number: int) -> None:
        """Lay it on the space of a round."""
        mine.promised = [*mine.promised, number, self.lies(), 1]

    def is_meant(self, state: State, seat: int, detail: int) -> bool:
        return super().is_meant(state, seat, detail) and self.is_there(state, seat)

    def is_there(self, state: State, seat: int) -> bool:
        """True if it lies on the space of this round."""
        promised = state.seats[seat].promised
        lies = self.lies()
        for i in range(0, len(promised), 3):
            if promised[i] == state.round and promised[i + 1] == lies:
                return True
        return False


def heeding(state: State, seat: int, moment: int, detail: int) -> list[Trigger]:
    """All triggers of a seat's cards that heed a moment, card by card."""
    return [trigger for trigger in triggers_of(state, seat) if trigger.heeds(state, seat, moment, detail)]


def triggers_of(state: State, seat: int) -> list[Trigger]:
    """All triggers of a seat's cards, card by card."""
    found: list[Trigger] = []
    for card in state.seats[seat].played:
        node = state.steps[state.setup.cards[card]]
        assert isinstance(node, Node)
        found += [part for part in node.parts() if isinstance(part, Trigger)]
    return found


def comes_by_itself(trigger: Trigger) -> bool:
    """True if the trigger needs no decision of its owner."""
    for effect in trigger.effects:
        if not isinstance(effect, Given):
            return False
    return True
