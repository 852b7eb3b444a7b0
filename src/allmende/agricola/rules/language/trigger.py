"""Triggers: effects of cards in play at certain moments, and the step that carries them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.pieces import KIND_BITS
from allmende.agricola.rules.earlier_amendments import WEIGHED_AT_LAST
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given, Then
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import (
    AHEAD_OF_USE,
    HOUSE_MASK,
    OBTAINED,
    OTHERS,
    PLACED,
    RENOVATED,
    RENOVATION_MASK,
    RIGHT_AFTER_USE,
    ROOMS_BUILT,
    ROUND_SPACE,
    USED,
    resource_told,
    space_told,
)
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.tableau import lead
from allmende.core.rules.node import Node

TURN_BITS: Final = 8
OF_USE: Final = (USED, RIGHT_AFTER_USE)
"""The moments that belong to the use of an action space."""
ITSELF: Final = -2
"""Among the details of a trigger: its own card."""

# Whose deeds a trigger is about.
OWNER: Final = 1
OTHER_PLAYERS: Final = 2
ALL_PLAYERS: Final = 3
OTHERS_OR_ALONE: Final = 7
"""Other players; in a solo game, the owner."""

# How often a trigger does something, which the card's mark remembers.
EACH_TIME: Final = 0
ONCE: Final = 1
"""Only for the first time that the condition holds."""
NEXT_TIME: Final = 2
"""The same, and it is over even if its owner makes no use of it then; it is asked before others."""
ONCE_A_ROUND: Final = 3
LATER_TURNS: Final = 4
"""Not while the person that is taking an action has played the card itself: the mark has that person (`turn`)."""
ROUND_OF_PLAY: Final = 5
"""Only in the round in which the card is played, which the mark has."""
ROUND_AFTER: Final = 6
"""Only in the round after that, which the mark has."""


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


class Invited(CardPart):
    """Something that a card lets a player do, not only its owner: of whose decisions it is the root."""

    def __init__(self, effect: Effect) -> None:
        super().__init__([effect])


class FromHand(CardPart):
    """What a card in the hand offers its owner at the start of the Work Phase of round 1."""

    def __init__(self, effect: Effect) -> None:
        super().__init__([effect])


class Trigger(CardPart):
    """An effect of a card in play at a moment, if a condition holds: by itself, or if its owner likes.

    `spaces` are the action spaces it is about, as bits, and `round_spaces` those on whose cards it is about too; with
    neither, it is about any action space, or the moment about none. `details`: the detail of the moment has to be one
    of these; with none, any detail will do. `by`: whose deeds it is about. `limit`: how often it does something.
    `ahead`: if this holds, an effect of each use of an action space may come before the actions of the space instead.

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
        by: int = OWNER,
        limit: int = EACH_TIME,
        ahead: Condition | None = None,
    ) -> None:
        super().__init__(list(effects))
        self.moment = moment
        self.when = when
        self.spaces = spaces
        self.round_spaces = list(round_spaces)
        self.details = list(details)
        self.mine = by & OWNER != 0
        self.others = by & OTHER_PLAYERS != 0
        self.if_alone = by == OTHERS_OR_ALONE
        self.limit = limit
        self.ahead = ahead
        self.owed = any(effect.is_owed() for effect in effects)  # everything else can be left out then

    def bits(self) -> int:
        """The moments at which it may do something, as bits."""
        return 1 << self.moment | (0 if self.ahead is None else 1 << AHEAD_OF_USE)

    def heeds(self, state: State, seat: int, moment: int, detail: int) -> bool:
        """True if it does something now."""
        if self.if_alone and moment < OTHERS and len(state.seats) > 1:
            return False
        if not self.is_of(moment):
            return moment == AHEAD_OF_USE and self.may_go_ahead(state, seat, detail)
        return self.is_meant(state, seat, detail) and (self.when is None or self.when.holds(state, seat))

    def is_of(self, moment: int) -> bool:
        """True if it does something at a moment."""
        return (self.others if moment >= OTHERS else self.mine) and moment & OTHERS - 1 == self.moment

    def is_meant(self, state: State, seat: int, detail: int) -> bool:
        """True if the detail of its moment is one that it is about, and it is not over."""
        if (self.spaces or self.round_spaces) and not self.is_about(state, space_told(detail)):
            return False
        if self.details and self.asked(state, seat, detail) not in self.details:
            return False
        if self.limit and self.is_over(state, seat):
            return False
        return self.moment not in OF_USE or not is_silent(state, seat, self.card, space_told(detail))

    def asked(self, state: State, seat: int, detail: int) -> int:
        """The value to compare with its details: the moment's detail, unless that has changed meanwhile."""
        if self.moment == PLACED and state.amended(WEIGHED_AT_LAST):
            return lead(state.seats[seat])
        if self.moment == OBTAINED:
            return resource_told(detail)
        if self.moment == RENOVATED:
            return detail & RENOVATION_MASK
        return detail & HOUSE_MASK if self.moment == ROOMS_BUILT else detail

    def may_go_ahead(self, state: State, seat: int, space: int) -> bool:
        """True if it may react before the actions of an action space, and not after them."""
        return self.ahead is not None and self.ahead.holds(state, seat) and self.heeds(state, seat, USED, space)

    def is_over(self, state: State, seat: int) -> bool:
        """True if it has done something as often as it may, or can't do so yet."""
        mark = state.seats[seat].mark_of(self.card)
        if self.limit == ONCE_A_ROUND:
            return mark == state.round
        if self.limit in (ROUND_OF_PLAY, ROUND_AFTER):
            return mark != state.round
        return mark == turn(state, seat) if self.limit == LATER_TURNS else mark != 0

    def note_use(self, state: State, seat: int) -> None:
        """Note that it has been used, if that matters."""
        if self.limit == ONCE_A_ROUND:
            state.seats[seat].set_mark(self.card, state.round)
        elif self.limit in (ONCE, NEXT_TIME):
            state.seats[seat].set_mark(self.card, 1)

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
    use = use_of(mine, space)
    return use is not None and card in use.silent


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
    """All triggers of a seat's cards, card by card, and of those that lie beside the game board."""
    found: list[Trigger] = []
    for card in state.seats[seat].played:
        node = state.steps[state.setup.cards[card]]
        assert isinstance(node, Node)
        found += [part for part in node.parts() if isinstance(part, Trigger)]
    for card in state.beside:
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
