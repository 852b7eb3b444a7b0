"""Actions that cards in play offer their owners at any time."""

from __future__ import annotations

from allmende.agricola.rules.amendments import PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.earlier_amendments import FROM_THE_FARM
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.conditions import Condition, condition_of
from allmende.agricola.rules.language.crafting import may_craft
from allmende.agricola.rules.language.effect import Then
from allmende.agricola.rules.phases import CROWDED, FEEDING
from allmende.agricola.rules.shortages import at_its_time, until_housed
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


class AtAnyTime(Then):
    """An action that a card in play offers its owner at any time. `animals`, `fields`: it has to do with them.

    `feeding`: it can be done in the feeding phase only, once in each, if `when` holds; the card's mark is the round in
    which it was done. `harvest`: the same at any time of a harvest, once in each; before an amendment, in the feeding
    phase only. `each_round`: the same at any time, once in each round, with
    `later` not yet in that in which the card was played. `single`: once in the game, which the mark says, too.
    `makes_room`: it makes room for animals, even while some have none.

    ruling: A round has its harvest, if there is one. At its end, a player who can still do such a thing is asked.
    """

    def __init__(
        self,
        action: Action,
        animals: bool = False,
        fields: bool = False,
        feeding: bool = False,
        harvest: bool = False,
        each_round: bool = False,
        later: bool = False,
        single: bool = False,
        makes_room: bool = False,
        when: Condition | None = None,
    ) -> None:
        super().__init__([action])
        self.animals = animals or makes_room
        self.makes_room = makes_room
        self.fields = fields
        self.feeding = feeding
        self.harvest = harvest
        self.each_round = each_round
        self.later = later
        self.single = single
        self.once = feeding or harvest or each_round
        self.when = when

    def is_possible(self, state: State, seat: int) -> bool:
        if self.has_to_wait(state, seat):
            return False
        return self.is_open(state, seat) and super().is_possible(state, seat)

    def has_to_wait(self, state: State, seat: int) -> bool:
        """True if it exchanges animals that have no room yet, while a piece that may give them room is being used."""
        mine = state.seats[seat]
        if (
            not self.animals
            or self.makes_room
            or not state.amended(PIECES_BEFORE_ANIMALS)
            or CROWDED not in mine.stack[::FRAME]
        ):
            return False
        return not is_housed(mine)

    def is_open(self, state: State, seat: int) -> bool:
        """True if it can be done now, given the goods to pay for it."""
        if self.once and (not self.is_time(state) or state.seats[seat].mark_of(self.card) == state.round):
            return False
        if self.single and state.seats[seat].mark_of(self.card):
            return False
        if (self.feeding or self.harvest) and state.seats[seat].fasts == state.round:
            return False
        return self.when is None or self.when.holds(state, seat)

    def is_time(self, state: State) -> bool:
        """True if it is the time of a harvest for it, or any other time for something done once in a round."""
        if self.each_round:
            return True
        return may_craft(state) if self.harvest else state.phase == FEEDING

    def may_make_room(self, state: State) -> bool:
        """True if it can be used while animals have no room; since an amendment, they have to have room first."""
        return self.makes_room or (self.animals and not state.amended(FROM_THE_FARM))

    def resume(self, state: State, seat: int) -> None:
        if self.once or self.single:
            state.seats[seat].set_mark(self.card, state.round)
        super().resume(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        waits = self.has_to_wait(state, seat)
        return self.not_open(state, seat) or (until_housed(state, seat) if waits else super().refusal(state, seat))

    def not_open(self, state: State, seat: int) -> Message | None:
        """The reason why it can't be done now, even with the goods to pay for it."""
        if self.is_open(state, seat):
            return None
        if self.once and not self.is_time(state):
            return at_its_time(state) if self.harvest else Message("reason-feeding-phase-only")
        if self.single and state.seats[seat].mark_of(self.card):
            return Message("reason-card-used-up")
        if (self.feeding or self.harvest) and state.seats[seat].fasts == state.round:
            return Message("reason-harvest-left-out")
        if self.when is None or self.when.holds(state, seat):
            return Message("reason-card-used-in-round" if self.each_round else "reason-card-used-in-harvest")
        return Message("reason-only-if", {"if": condition_of(self.card, "use")})
