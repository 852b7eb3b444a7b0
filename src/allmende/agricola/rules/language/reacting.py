"""The step in which cards in play react to what has happened: what comes by itself, and what may be used."""

from __future__ import annotations

from allmende.agricola.rules.amendments import (
    FORCED_ALONE,
    IF_YOU_THEN_HAVE,
    PAUSED_FOR_FOOD,
)
from allmende.agricola.rules.components import FOOD
from allmende.agricola.rules.language.effect import Given, Space
from allmende.agricola.rules.language.foods import food_in_reach
from allmende.agricola.rules.language.trigger import Trigger, comes_by_itself, heeding, triggers_of
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import (
    AHEAD_OF_USE,
    MOMENT_BITS,
)
from allmende.agricola.rules.moves import DONE, RESOLVE
from allmende.agricola.rules.phases import AHEAD_PLACE, UNREAD
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Step


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
