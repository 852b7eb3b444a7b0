"""Effects of one or two cards only that fit no chapter; at its third use, a node becomes vocabulary."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import CHOOSE, MOST_WAYS
from allmende.agricola.components.pieces import ANIMALS, BOAR, FOOD, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.farm.animals import accommodate, bear
from allmende.agricola.rules.farm.arrangements import stabled_kinds
from allmende.agricola.rules.farm.crops import grown, other_good, slots, with_slots
from allmende.agricola.rules.farm.housing import has_room_for_more
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.farm.on_field import TIMBER
from allmende.agricola.rules.farm.places import field_name
from allmende.agricola.rules.farm.supplies import gain, pay
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.custom_cooking import CookDouble, PairReward
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Given
from allmende.agricola.rules.language.placing import act_without_use, can_act_without_use, considered_free
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message

HERD_BITS: Final = 3
"""The bits that hold a number of stables."""


class AddCrop(Action):
    """Place another crop of the same kind on the field that has just been sown."""

    asks = "prompt-add-crop"
    first = CHOOSE
    last = CHOOSE + 1

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if state.seats[seat].crops[state.told(seat)] else []

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], state.told(seat)
        crops = mine.crops[field]
        if crops >= TIMBER:
            counts = slots(crops)
            counts[counts.index(max(counts))] += 1
            mine.crops[field] = with_slots(other_good(crops), counts)
        else:
            mine.crops[field] += 1 if crops > 0 else -1
        mine.brought += 1 if field < SPACES else 0
        if state.log is not None:
            name, count = grown(mine.crops[field])
            state.log.append(events.CropAdded(seat=seat, resource=name, count=count, place=field_name(mine, field)))


class BreedBoar(Given):
    """Wild boar breed outside the breeding phase. The owner is asked only if others would have to go to make room."""

    def __init__(self) -> None:
        self.making_room = BreedOne(1 << BOAR - SHEEP)

    def parts(self) -> list[Effect]:
        return [self.making_room]

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        if mine.goods[BOAR] >= 2 and has_room_for_more(mine, 0, 1, 0):
            bear(state, seat, BOAR)
        else:
            self.make_room(mine)

    def make_room(self, mine: Player) -> None:
        """Ask if others go to make room."""
        mine.push(self.making_room.index, 0, OPTIONAL)


class JoinHerds(Action):
    """One more animal in each pasture with a stable, of the kind that stands there.

    ruling: Animals may be moved at any time, so their owner decides which kinds stand in these pastures now. Pastures
    with a stable are not left empty for nothing.
    """

    asks = "prompt-join-herds"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS
    owed = True

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE + way for way in range(len(stabled_kinds(state.seats[seat])))]

    def can_join(self, state: State, seat: int) -> bool:
        """True if there is a pasture with a stable."""
        mine = state.seats[seat]
        return mine.fenced & mine.stables != 0

    def herds(self, state: State, seat: int) -> list[int]:
        """The possible results, smaller ones included, each as one number with the animals of each kind."""
        found: list[int] = []
        for way in stabled_kinds(state.seats[seat]):
            for sheep in range(way[0] + 1):
                for boar in range(way[1] + 1):
                    for cattle in range(way[2] + 1):
                        found.append((sheep << HERD_BITS | boar) << HERD_BITS | cattle)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        counts = stabled_kinds(state.seats[seat])[move - CHOOSE]
        for kind in range(ANIMALS):
            gain(state, seat, SHEEP + kind, counts[kind], source)
        accommodate(state, seat)


class Helper(Given):
    """A person of the supply may be placed in this round. It is no member of the family, and goes back afterwards."""

    def give(self, state: State, seat: int, source: str) -> None:
        state.seats[seat].helpers += 1


class EndLodging(Given):
    """The room on the card is gone; a person that has room nowhere else is out of play.

    ruling: Of the people in question, a newborn stays.
    """

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        if not mine.mark_of(self.card):
            return
        mine.set_mark(self.card, 0)
        mine.quarters -= 1
        if mine.people > lodgings(mine):
            mine.people -= 1
            mine.people_away += 1
            if state.log is not None:
                state.log.append(events.PersonLeft(seat=seat, people=mine.people))


class UseOnlyFree(Action):
    """Carry out the actions of the only action space card of the first rounds without a person on it, if there is one.

    No person is placed, and the space is not used: cards that speak of its use do not react.
    """

    asks = "prompt-use-free"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def space(self, state: State, seat: int) -> int:
        """The only such action space, or -1."""
        people = 0
        for standing in state.people:
            people |= standing
        people &= ~self.ignored(state, seat)
        found = -1
        for i in range(min(self.rounds, state.round)):
            if not people >> state.order[i] & 1:
                if found >= 0:
                    return -1
                found = state.order[i]
        return found

    def choices(self, state: State, seat: int) -> list[int]:
        space = self.space(state, seat)
        if space < 0:
            return []
        return [CHOOSE] if self.can_act(state, seat, space) else []

    def refusal(self, state: State, seat: int) -> Message | None:
        none = Message("reason-no-single-free-space", {"rounds": self.rounds})
        return None if self.is_possible(state, seat) else none

    def do(self, state: State, seat: int, move: int) -> None:
        self.act(state, seat, self.space(state, seat))

    def ignored(self, state: State, seat: int) -> int:
        """The action spaces that don't count as occupied, as bits."""
        return considered_free(state, seat)

    def can_act(self, state: State, seat: int, space: int) -> bool:
        """True if the seat can carry out the actions of an action space."""
        return can_act_without_use(state, seat, space)

    def act(self, state: State, seat: int, space: int) -> None:
        """Carry out the actions of an action space."""
        act_without_use(state, seat, space)


class PayOrBeg(Action):
    """Pay a food, or take a begging marker if there is none.

    ruling: A player who has food has to pay, but no player has to turn goods into food.
    """

    asks = "prompt-pay-or-beg"
    first = CHOOSE
    last = CHOOSE + 1
    owed = True
    pauses = True

    def is_possible(self, state: State, seat: int) -> bool:
        return True

    def is_due(self, state: State, seat: int) -> bool:
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [] if state.seats[seat].goods[FOOD] else [CHOOSE]

    def moves(self, state: State, seat: int) -> list[int]:
        return self.choices(state, seat)

    def resume(self, state: State, seat: int) -> None:
        source = self.source(state, seat)
        state.seats[seat].pop()
        pay(state, seat, FOOD, 1, source)

    def do(self, state: State, seat: int, move: int) -> None:
        state.seats[seat].begging += 1
        if state.log is not None:
            state.log.append(events.BeggingMarkerTaken(seat=seat))


# Every custom node belongs here, or a test fails; a node here that a reader leaves out is a type error.
CustomAction = CookDouble | AddCrop | JoinHerds | UseOnlyFree | PayOrBeg
CustomNode = CustomAction | PairReward | BreedBoar | Helper | EndLodging
