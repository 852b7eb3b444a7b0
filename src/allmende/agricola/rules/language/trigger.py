"""What cards in play do at certain moments, and the step that carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.amendments import WEIGHED_AT_LAST
from allmende.agricola.rules.components import KIND_BITS
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import OPTIONAL, Action, Effect, Given, Then
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
from allmende.agricola.rules.state import Table
from allmende.core.rules.node import Node

TURN_BITS: Final = 8
OF_USE: Final = (USED, RIGHT_AFTER_USE)
"""The moments that belong to the use of an action space."""
ITSELF: Final = -2
"""Among the details of a trigger: its own card."""


class CardPart(Then):
    """Effects of a card in order, each of which may be left out unless it is owed. The counter has those done."""

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        done = mine.stack[-2]
        if done == len(self.effects):
            mine.pop()
            return
        mine.stack[-2] = done + 1
        effect = self.effects[done]
        mine.push(effect.index, 0, 0 if effect.is_owed() else OPTIONAL)


class Trigger(CardPart):
    """What a card in play does at a moment, if a condition holds: by itself, or if its owner likes.

    `spaces` are the action spaces it is about, as bits, and `round_spaces` those on whose cards it is about too; with
    neither, it is about any action space, or the moment about none. `details` are what the moment has to tell, one of
    these; with none, anything will do. `once`: only for the first time that the condition holds; the card's mark says
    that it was. `next_time`: the same, and it is over even if its owner makes no use of it then; it is asked before
    others. `formerly`: at this moment `until` an amendment. `once_a_round`: only once in each round, but for games
    between these two amendments; the mark has the last one. `afterward`: since this amendment, not while the person
    that is taking an action has played the card itself; the mark says which one that was. `ahead`: if this holds, what
    is done each time that an action space is used may be done before the actions of the space instead. `mine`,
    `others`: whose doing it is about.

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
        self.owed = any(effect.is_owed() for effect in effects)  # what else there is can be left out then

    def bits(self) -> int:
        """The moments at which it may have something to do, as bits."""
        return 1 << self.moment | (0 if self.ahead is None else 1 << AHEAD_OF_USE)

    def bits_in(self, table: Table) -> int:
        """The same in this game, under whose rules its moment may be another one."""
        return self.bits() if self.its_moment(table) == self.moment else 1 << self.formerly

    def its_moment(self, table: Table) -> int:
        """When it has something to do."""
        return self.moment if table.amended(self.until) else self.formerly

    def heeds(self, table: Table, seat: int, moment: int, detail: int) -> bool:
        """Whether it has something to do now."""
        if not self.is_of(table, moment):
            return moment == AHEAD_OF_USE and self.may_go_ahead(table, seat, detail)
        return self.is_meant(table, seat, detail) and (self.when is None or self.when.holds(table, seat))

    def is_of(self, table: Table, moment: int) -> bool:
        """Whether it does something at a moment."""
        return (self.others if moment >= OTHERS else self.mine) and moment & OTHERS - 1 == self.its_moment(table)

    def is_meant(self, table: Table, seat: int, detail: int) -> bool:
        """Whether it is about what a moment of its has to tell, and not over."""
        if (self.spaces or self.round_spaces) and not self.is_about(table, space_told(detail)):
            return False
        if self.details and self.asked(table, seat, detail) not in self.details:
            return False
        if (self.once or self.next_time) and table.seats[seat].mark_of(self.card):
            return False
        return not (self.is_special and self.is_over(table, seat, detail))

    def asked(self, table: Table, seat: int, detail: int) -> int:
        """What its details are compared with: what the moment has to tell, but for what is another thing by now."""
        if self.moment == PLACED and table.amended(WEIGHED_AT_LAST):
            return table.seats[seat].lead()
        return detail & ~HAD_ROOM if self.moment == ROOMS_BUILT else detail

    def may_go_ahead(self, table: Table, seat: int, space: int) -> bool:
        """Whether it may have its say before the actions of an action space, and not after them."""
        return self.ahead is not None and self.ahead.holds(table, seat) and self.heeds(table, seat, USED, space)

    def is_over(self, table: Table, seat: int, detail: int) -> bool:
        """Whether it has had its say already, or can't have it yet."""
        if self.once_a_round and self.has_been(table, seat):
            return True
        if self.afterward and self.is_own_play(table, seat):
            return True
        return self.its_moment(table) in OF_USE and is_silent(table, seat, self.card, space_told(detail))

    def has_been(self, table: Table, seat: int) -> bool:
        """Whether it has been used in this round, where that matters."""
        first, last = self.once_a_round
        each_time = table.amended(first) and not table.amended(last)
        return not each_time and table.seats[seat].mark_of(self.card) == table.round

    def is_own_play(self, table: Table, seat: int) -> bool:
        """Whether the person that is taking an action has played the card itself, where that matters."""
        return table.amended(self.afterward) and table.seats[seat].mark_of(self.card) == turn(table, seat)

    def note_use(self, table: Table, seat: int) -> None:
        """Note that it has been used, if that matters."""
        if self.once or self.next_time or self.once_a_round:
            table.seats[seat].set_mark(self.card, table.round if self.once_a_round else 1)

    def decline(self, table: Table, seat: int) -> None:
        """See to what follows if all of it has been left out."""
        for effect in self.effects:
            if isinstance(effect, Action):
                effect.decline(table, seat)

    def is_about(self, table: Table, space: int) -> bool:
        """Whether it is about an action space."""
        if self.spaces >> space & 1:
            return True
        for number in self.round_spaces:
            if table.order[number - 1] == space:
                return True
        return False


def is_silent(table: Table, seat: int, card: int, space: int) -> bool:
    """Whether a card has had its say about the use of an action space before its actions, or came into play later."""
    mine = table.seats[seat]
    place = use_of(mine, space)
    return place >= 0 and bool(mine.stack[place + 2] >> AHEAD_PLACE + mine.played.index(card) & 1)


def turn(table: Table, seat: int) -> int:
    """A number for the last person that the seat has placed, which no other one has."""
    return table.round << TURN_BITS | table.seats[seat].placed


class Waiting(Trigger):
    """What something that a card has laid on a round space lets its owner do when that round begins.

    `kind` is what lies there: a piece, or a mark for the card. It stands in the promises with the card.
    """

    def __init__(self, kind: int, then: Effect, when: Condition | None = None) -> None:
        super().__init__(ROUND_SPACE, [then], when)
        self.kind = kind

    def lies(self) -> int:
        """What stands in the promises for it."""
        return self.kind | self.card + 1 << KIND_BITS

    def lay(self, mine: Player, number: int) -> None:
        """Lay it on the space of a round."""
        mine.promised = [*mine.promised, number, self.lies(), 1]

    def is_meant(self, table: Table, seat: int, detail: int) -> bool:
        return super().is_meant(table, seat, detail) and self.is_there(table, seat)

    def is_there(self, table: Table, seat: int) -> bool:
        """Whether it lies on the space of this round."""
        promised = table.seats[seat].promised
        lies = self.lies()
        for i in range(0, len(promised), 3):
            if promised[i] == table.round and promised[i + 1] == lies:
                return True
        return False


def heeding(table: Table, seat: int, moment: int, detail: int) -> list[Trigger]:
    """All triggers of a seat's cards that have something to do at a moment, card by card."""
    return [trigger for trigger in triggers_of(table, seat) if trigger.heeds(table, seat, moment, detail)]


def triggers_of(table: Table, seat: int) -> list[Trigger]:
    """All triggers of a seat's cards, card by card."""
    found: list[Trigger] = []
    for card in table.seats[seat].played:
        node = table.steps[table.setup.cards[card]]
        assert isinstance(node, Node)
        found += [part for part in node.parts() if isinstance(part, Trigger)]
    return found


def comes_by_itself(trigger: Trigger) -> bool:
    """Whether nobody needs to be asked."""
    for effect in trigger.effects:
        if not isinstance(effect, Given):
            return False
    return True
