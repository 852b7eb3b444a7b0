"""The step in which cards in play react to a moment: effects by themselves, and cards that may be used."""

from __future__ import annotations

from allmende.agricola.components.moves import DONE, RESOLVE
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.rules.amendments import FORCED_ALONE, IF_YOU_THEN_HAVE, PAUSED_FOR_FOOD
from allmende.agricola.rules.announcements import could_help, end_reaction
from allmende.agricola.rules.language.effect import Given, Source
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.foods import food_in_reach
from allmende.agricola.rules.language.trigger import NEXT_TIME, Trigger, comes_by_itself, heeding, triggers_of
from allmende.agricola.rules.language.turns import use_of
from allmende.agricola.rules.moments import (
    AHEAD_OF_USE,
)
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Step


class Reacting(Step[State]):
    """Let cards in play react to a moment (`reaction.py`).

    Effects that come by themselves come at once; then the owner may use the other cards, in an order of its choice. If
    food is lacking for one of them, and the seat could make some, it is asked, too, and may make anytime moves. Before
    the actions of an action space, nothing comes by itself: the owner chooses the cards that react now to the use of
    the space, and not after the actions.
    """

    pauses = True

    def moves(self, state: State, seat: int) -> list[int]:
        reaction = state.seats[seat].reactions[-1]
        if not reaction.is_read or not reaction.left:
            return []
        ready = self.ready(state, seat)
        if self.is_ahead(state, seat):
            return self.ahead_moves(state, seat, ready)
        if len(ready) < 2 and not self.lacks_food(state, seat, len(ready)):
            return []
        found = [RESOLVE + trigger.card for trigger in ready]
        for trigger in ready:
            if trigger.owed:
                return found
        found.append(DONE)
        return found

    def is_ahead(self, state: State, seat: int) -> bool:
        """True if it is about cards that may come before the actions of an action space."""
        return state.seats[seat].reactions[-1].moment == AHEAD_OF_USE

    def ahead_moves(self, state: State, seat: int, ready: list[Trigger]) -> list[int]:
        """The moves for cards that may come before the actions of a space; none has to if those are possible."""
        found = [RESOLVE + trigger.card for trigger in ready]
        if (found or self.lacks_food(state, seat, 0)) and self.can_follow(state, seat):
            found.append(DONE)
        return found

    def can_follow(self, state: State, seat: int) -> bool:
        """True if the action space to come offers something to do."""
        action = state.steps[state.setup.actions[state.told(seat)]]
        assert isinstance(action, Source)
        return action.is_possible(state, seat)

    def ready(self, state: State, seat: int) -> list[Trigger]:
        """The triggers left that can be used now."""
        return [trigger for trigger in self.triggers(state, seat) if self.is_ready(state, seat, trigger)]

    def first_ready(self, state: State, seat: int, card: int = -1) -> Trigger | None:
        """The first trigger that can be used now, of all cards or of one."""
        for trigger in self.triggers(state, seat):
            if card in (-1, trigger.card) and self.is_ready(state, seat, trigger):
                return trigger
        return None

    def is_ready(self, state: State, seat: int, trigger: Trigger) -> bool:
        """True if a trigger is left, and can be used now."""
        return trigger.card in state.seats[seat].reactions[-1].left and trigger.is_possible(state, seat)

    def lacks_food(self, state: State, seat: int, ready: int) -> bool:
        """True if more cards than the `ready` ones could be used if crops and animals became food first.

        Since an amendment, anytime exchanges of cards may help as well.
        """
        if state.amended(PAUSED_FOR_FOOD):
            return could_help(state, seat, self)
        mine = state.seats[seat]
        more = food_in_reach(state, seat)
        if not more:
            return False
        mine.goods[FOOD] += more
        found = len(self.ready(state, seat)) > ready
        mine.goods[FOOD] -= more
        return found

    def triggers(self, state: State, seat: int) -> list[Trigger]:
        """All triggers that heed this moment and do not come by themselves."""
        ahead = self.is_ahead(state, seat)
        return [trigger for trigger in self.heeding(state, seat) if ahead or not comes_by_itself(trigger)]

    def heeding(self, state: State, seat: int) -> list[Trigger]:
        """All triggers that heed this moment, card by card."""
        reaction = state.reaction(seat)
        return heeding(state, seat, reaction.moment, reaction.detail)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if not mine.reactions[-1].is_read:
            self.read(state, seat)
            return
        ready = None if self.is_ahead(state, seat) else self.first_ready(state, seat)
        if ready is not None:
            self.use(state, seat, ready)
        else:
            end_reaction(mine)

    def read(self, state: State, seat: int) -> None:
        """Give effects that come by themselves, and note the other cards."""
        mine = state.seats[seat]
        reaction = mine.reactions[-1]
        reaction.is_read = True
        left: list[int] = []
        given: list[int] = []
        ahead = self.is_ahead(state, seat)
        for trigger in self.heeding(state, seat):
            if comes_by_itself(trigger) and not ahead:
                given.append(trigger.card)
                trigger.note_use(state, seat)
                for effect in trigger.effects:
                    assert isinstance(effect, Given)
                    effect.give(state, seat, trigger.target)
            elif trigger.limit == NEXT_TIME:
                trigger.note_use(state, seat)
                mine.push(trigger.index)
            else:
                left.append(trigger.card)
        for card in self.still_to_hold(state, seat):
            # A deed that a card forces is done: it must not be offered again because of what it leaves.
            if card not in given or not state.amended(FORCED_ALONE):
                left.append(card)
        reaction.left = left

    def still_to_hold(self, state: State, seat: int) -> list[int]:
        """The cards that are asked for later if their condition holds by then, thanks to other cards."""
        mine = state.seats[seat]
        found: list[int] = []
        if not state.amended(IF_YOU_THEN_HAVE) or len(mine.played) < 2:
            return found
        reaction = state.reaction(seat)
        for trigger in triggers_of(state, seat):
            may_hold = trigger.when is not None and trigger.limit != NEXT_TIME and not comes_by_itself(trigger)
            if may_hold and trigger.is_of(reaction.moment) and trigger.is_meant(state, seat, reaction.detail):
                found.append(trigger.card)
        return found

    def use(self, state: State, seat: int, trigger: Trigger) -> None:
        """Carry out a trigger."""
        mine = state.seats[seat]
        if self.is_ahead(state, seat):
            use = use_of(mine, state.told(seat))
            assert use is not None
            use.silence(trigger.card)
        mine.reactions[-1].strike(trigger.card)
        trigger.note_use(state, seat)
        mine.push(trigger.index)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            ready = [] if self.is_ahead(state, seat) else self.ready(state, seat)
            end_reaction(mine)
            for trigger in ready:
                trigger.decline(state, seat)
            return
        chosen = self.first_ready(state, seat, move - RESOLVE)
        assert chosen is not None
        self.use(state, seat, chosen)

    def prompt(self, state: State, seat: int) -> Message:
        asked = Message("prompt-cards-ahead" if self.is_ahead(state, seat) else "prompt-cards")
        return Message("prompt-lacking", {"prompt": asked}) if state.moves(seat)[:1] == [DONE] else asked

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return Message("reason-cards-first") if move == DONE else elsewhere(state, seat, move)
