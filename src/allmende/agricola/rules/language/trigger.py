"""What cards in play do at certain moments, and the step that carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.amendments import (
    FORCED_ALONE,
    IF_YOU_THEN_HAVE,
    PAUSED_FOR_FOOD,
    SHEEP_OF_THE_SHEPHERD,
    WEIGHED_AT_LAST,
)
from allmende.agricola.rules.components import FOOD, KIND_BITS
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import OPTIONAL, Action, Effect, Given, Space, Then
from allmende.agricola.rules.language.foods import food_in_reach
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import (
    AHEAD_OF_USE,
    HAD_ROOM,
    MOMENT_BITS,
    OTHERS,
    PLACED,
    RIGHT_AFTER_USE,
    ROOMS_BUILT,
    ROUND_SPACE,
    USED,
    space_told,
)
from allmende.agricola.rules.moves import DONE, RESOLVE
from allmende.agricola.rules.phases import AHEAD_PLACE, UNREAD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.node import Node
from allmende.core.rules.position import Step

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
    others. `formerly`: before an amendment, at this moment. `once_a_round`: only once in each round, but for games
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
    ) -> None:
        super().__init__(list(effects))
        self.moment = moment
        self.formerly = moment if formerly < 0 else formerly
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

    def bits_before(self) -> int:
        """The same before its moment was another one."""
        return self.bits() if self.formerly == self.moment else 1 << self.formerly

    def its_moment(self, table: Table) -> int:
        """When it has something to do."""
        return self.moment if table.amended(SHEEP_OF_THE_SHEPHERD) else self.formerly

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


class Reacting(Step[Table]):
    """The cards in play have their say. The counter has the moment and what it tells, the mode the cards that are left.

    What comes by itself comes at once; then the owner may use the others, in an order of its choice. A bit of the mode
    is a card's place among those that the seat has played. If food is lacking for one of them, and the seat could make
    some, it is asked, too: what is done at any time stands beside. Before the actions of an action space, nothing comes
    by itself: the owner says which of the cards that speak of using it have their say now, and not after the actions.
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].stack[-1] in (UNREAD, 0):
            return []
        ready = self.ready(table, seat)
        if self.is_ahead(table, seat):
            return self.ahead_moves(table, seat, ready)
        if len(ready) < 2 and not self.lacks_food(table, seat, len(ready)):
            return []
        found = [RESOLVE + trigger.card for trigger in ready]
        for trigger in ready:
            if trigger.owed:
                return found
        found.append(DONE)
        return found

    def is_ahead(self, table: Table, seat: int) -> bool:
        """Whether it is about what may come before the actions of an action space."""
        return table.seats[seat].stack[-2] & (1 << MOMENT_BITS) - 1 == AHEAD_OF_USE

    def ahead_moves(self, table: Table, seat: int, ready: list[Trigger]) -> list[int]:
        """Which cards may come before the actions of an action space; none has to if there is something to do there."""
        found = [RESOLVE + trigger.card for trigger in ready]
        if (found or self.lacks_food(table, seat, 0)) and self.can_follow(table, seat):
            found.append(DONE)
        return found

    def can_follow(self, table: Table, seat: int) -> bool:
        """Whether there is something to do on the action space, before whose actions this is."""
        action = table.steps[table.setup.actions[table.told(seat)]]
        assert isinstance(action, Space)
        return action.is_possible(table, seat)

    def ready(self, table: Table, seat: int) -> list[Trigger]:
        """What can be used now of what is left."""
        return [trigger for trigger in self.triggers(table, seat) if self.is_ready(table, seat, trigger)]

    def first_ready(self, table: Table, seat: int, card: int = -1) -> Trigger | None:
        """The first of these, of all or of one card."""
        for trigger in self.triggers(table, seat):
            if card in (-1, trigger.card) and self.is_ready(table, seat, trigger):
                return trigger
        return None

    def is_ready(self, table: Table, seat: int, trigger: Trigger) -> bool:
        """Whether something is left, and can be used now."""
        mine = table.seats[seat]
        return bool(mine.stack[-1] >> mine.played.index(trigger.card) & 1) and trigger.is_possible(table, seat)

    def lacks_food(self, table: Table, seat: int, ready: int) -> bool:
        """Whether more cards than those that are ready could be used if crops and animals became food first.

        Since an amendment, what cards exchange at any time may help as well.
        """
        if table.amended(PAUSED_FOR_FOOD):
            return table.could_help(seat, self)
        mine = table.seats[seat]
        more = food_in_reach(table, seat)
        if not more:
            return False
        mine.goods[FOOD] += more
        found = len(self.ready(table, seat)) > ready
        mine.goods[FOOD] -= more
        return found

    def triggers(self, table: Table, seat: int) -> list[Trigger]:
        """All that have something to do at this moment and do not come by themselves."""
        ahead = self.is_ahead(table, seat)
        return [trigger for trigger in self.heeding(table, seat) if ahead or not comes_by_itself(trigger)]

    def heeding(self, table: Table, seat: int) -> list[Trigger]:
        """All that have something to do at this moment, card by card."""
        return heeding(table, seat, table.announcement(seat) & (1 << MOMENT_BITS) - 1, table.told(seat))

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-1] == UNREAD:
            self.read(table, seat)
            return
        ready = None if self.is_ahead(table, seat) else self.first_ready(table, seat)
        if ready is not None:
            self.use(table, seat, ready)
        else:
            mine.pop()

    def read(self, table: Table, seat: int) -> None:
        """Give what comes by itself, and note what else there is."""
        mine = table.seats[seat]
        place = len(mine.stack) - 1
        mine.stack[place] = left = given = 0
        ahead = self.is_ahead(table, seat)
        for trigger in self.heeding(table, seat):
            if comes_by_itself(trigger) and not ahead:
                given |= 1 << mine.played.index(trigger.card)
                trigger.note_use(table, seat)
                for effect in trigger.effects:
                    assert isinstance(effect, Given)
                    effect.give(table, seat, trigger.target)
            elif trigger.next_time:
                trigger.note_use(table, seat)
                mine.push(trigger.index)
            else:
                left |= 1 << mine.played.index(trigger.card)
        later = self.still_to_hold(table, seat)
        # What a card makes its owner do is done: what it leaves is no reason to offer the same.
        mine.stack[place] = left | (later & ~given if table.amended(FORCED_ALONE) else later)

    def still_to_hold(self, table: Table, seat: int) -> int:
        """The cards that are asked for later if what they are about holds by then, thanks to other cards, as bits."""
        mine, found = table.seats[seat], 0
        if not table.amended(IF_YOU_THEN_HAVE) or len(mine.played) < 2:
            return 0
        moment = table.announcement(seat) & (1 << MOMENT_BITS) - 1
        for trigger in triggers_of(table, seat):
            may_hold = trigger.when is not None and not trigger.next_time and not comes_by_itself(trigger)
            if may_hold and trigger.is_of(table, moment) and trigger.is_meant(table, seat, table.told(seat)):
                found |= 1 << mine.played.index(trigger.card)
        return found

    def use(self, table: Table, seat: int, trigger: Trigger) -> None:
        """Carry out what one card has."""
        mine = table.seats[seat]
        played = mine.played.index(trigger.card)
        if self.is_ahead(table, seat):
            mine.stack[use_of(mine, table.told(seat)) + 2] |= 1 << AHEAD_PLACE + played
        mine.stack[-1] &= ~(1 << played)
        trigger.note_use(table, seat)
        mine.push(trigger.index)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            ready = [] if self.is_ahead(table, seat) else self.ready(table, seat)
            mine.pop()
            for trigger in ready:
                trigger.decline(table, seat)
            return
        chosen = self.first_ready(table, seat, move - RESOLVE)
        assert chosen is not None
        self.use(table, seat, chosen)

    def prompt(self, table: Table, seat: int) -> Message:
        asked = Message("prompt-cards-ahead" if self.is_ahead(table, seat) else "prompt-cards")
        return Message("prompt-lacking", {"prompt": asked}) if table.moves(seat)[:1] == [DONE] else asked


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
