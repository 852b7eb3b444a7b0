"""What cards were made of before amendments; `cards/former.py` has the cards."""

from __future__ import annotations

from allmende.agricola.components.board import SPACE_COUNT, STAGE_OF_ROUND
from allmende.agricola.components.moves import PLACE
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.farm.lone_animals import kinds_alone_in_stables
from allmende.agricola.rules.farm.supplies import pay_all
from allmende.agricola.rules.language.animals import KindsAloneInStables
from allmende.agricola.rules.language.another_space import UseAnother
from allmende.agricola.rules.language.custom import BreedBoar, UseOnlyFree
from allmende.agricola.rules.language.facts import LeftOfNewest
from allmende.agricola.rules.language.heaps import HEAP
from allmende.agricola.rules.language.occasions import LeftBehind
from allmende.agricola.rules.language.placing import can_use, unoccupied_spaces, use_space
from allmende.agricola.rules.language.sharing import MEETING_PLACE, Where
from allmende.agricola.rules.occupants import NEWBORN, kind_of, space_of
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State


class AboveNewest(LeftOfNewest):
    """The action space is the card above the newest one on the game board, not the one to the left of it.

    The spaces of the rounds of a stage lie one below the other; the first stage's rounds 2 to 4 are such a column, and
    round 1 has nothing above it either.
    """

    def holds(self, state: State, seat: int) -> bool:
        newest = state.round
        if newest < 3 or STAGE_OF_ROUND[newest - 1] != STAGE_OF_ROUND[newest]:
            return False
        return state.order[newest - 2] == state.told(seat)


class LeftAtTheEnd(LeftBehind):
    """An accumulation space has many goods as the turn ends, and no such space was used; nothing is remembered."""

    permit = 0

    def holds(self, state: State, seat: int) -> bool:
        if state.told(seat) >= HEAP:
            return False
        for space in range(SPACE_COUNT):
            if ACCUMULATION_SPACES >> space & 1 and state.goods[space] >= HEAP:
                return True
        return False


class UntilAnother(Where):
    """The space of a person, until another one stands there, too: not until the card has been used in this round."""

    def is_over(self, state: State, seat: int, spaces: list[int]) -> bool:
        return spaces[self.number - 1] in spaces[self.number :]


class FirstStanding(Where):
    """The first space that does not accumulate with a person on it now: not where the first person has been."""

    def bits(self, state: State, seat: int) -> int:
        for person in state.persons:
            space = space_of(person)
            if kind_of(person) != NEWBORN and not state.setup.accumulates[space]:
                return 1 << space & ~MEETING_PLACE
        return 0


class UseAnotherToo(UseAnother):
    """Use one of several action spaces with the person that stands on another one, and stays there."""

    def spaces(self, state: State, seat: int) -> int:
        if self.occupied:
            return super().spaces(state, seat)
        return self.bits & unoccupied_spaces(state, seat) & ~(1 << state.told(seat) if self.the_other else 0)

    def do(self, state: State, seat: int, move: int) -> None:
        pay_all(state, seat, self.cost, self.source(state, seat))
        use_space(state, seat, move - PLACE, elsewhere=True)


class BreedBoarInRoom(BreedBoar):
    """Wild boar breed outside the breeding phase if there is room, and no others go to make some."""

    def make_room(self, mine: Player) -> None:
        """Make none."""


class UseOnlyFreeAsUsual(UseOnlyFree):
    """Use the only action space card of the first rounds without a person on it like any other, but in no turn."""

    def can_act(self, state: State, seat: int, space: int) -> bool:
        return can_use(state, seat, space)

    def act(self, state: State, seat: int, space: int) -> None:
        use_space(state, seat, space, elsewhere=True)


class UseOnlyUnoccupied(UseOnlyFreeAsUsual):
    """The same, and a space that other cards consider free is occupied for it."""

    def ignored(self, state: State, seat: int) -> int:
        return 0


class KindsAloneWithoutPens(KindsAloneInStables):
    """The kinds that stand alone while no other animal stands on a card where wood was laid for it."""

    def count(self, state: State, seat: int) -> int:
        return kinds_alone_in_stables(state.seats[seat], 0)
