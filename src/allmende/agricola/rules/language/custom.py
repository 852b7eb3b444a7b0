"""What only one or two cards do and no chapter has anything like: at its third use, a node becomes vocabulary."""

from __future__ import annotations

from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.amendments import ACTIONS_WITHOUT_USE, FREE_FOR_ALL_CARDS, ROOM_FOR_BOAR
from allmende.agricola.rules.components import ANIMALS, BOAR, FOOD, GRAIN, RESOURCE_NAMES, SHEEP, VEGETABLE
from allmende.agricola.rules.farm.farms import field_name
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.farm.housing import (
    could_make_room,
    fertile,
    has_room_for_more,
    have_room_to_breed,
    stabled_kinds,
)
from allmende.agricola.rules.language.effect import OPTIONAL, Action, Effect, Given
from allmende.agricola.rules.language.foods import can_cook_for_young
from allmende.agricola.rules.language.placing import (
    act_without_use,
    can_act_without_use,
    can_use,
    considered_free,
    use_space,
)
from allmende.agricola.rules.moves import BREED, CHOOSE, MOST_WAYS, PLAY, RELEASE
from allmende.agricola.rules.phases import ELSEWHERE
from allmende.agricola.rules.player import crops_in
from allmende.agricola.rules.state import Table

HERD_BITS: Final = 3
"""As many stables as there are fit into so many bits."""


class AddCrop(Action):
    """Place another crop of the same kind on the field that has just been sown."""

    asks = "prompt-add-crop"
    first = CHOOSE
    last = CHOOSE + 1

    def choices(self, table: Table, seat: int) -> list[int]:
        return [CHOOSE] if table.seats[seat].crops[table.told(seat)] else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine, field = table.seats[seat], table.told(seat)
        crops = mine.crops[field]
        mine.crops[field] += 1 if crops > 0 else -1
        mine.brought += 1 if field < SPACES else 0
        if table.log is not None:
            name = RESOURCE_NAMES[GRAIN if crops > 0 else VEGETABLE]
            count = crops_in(mine.crops[field], crops < 0)
            table.log.append(events.CropAdded(seat=seat, resource=name, count=count, place=field_name(mine, field)))


class BreedBoar(Given):
    """Wild boar breed outside the breeding phase. Their owner is asked only if others would have to go to make room."""

    def __init__(self) -> None:
        self.making_room = BreedOne(1 << BOAR - SHEEP)

    def parts(self) -> list[Effect]:
        return [self.making_room]

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        if mine.goods[BOAR] >= 2 and has_room_for_more(mine, 0, 1, 0):
            table.bear(seat, BOAR)
        elif table.amended(ROOM_FOR_BOAR):
            mine.push(self.making_room.index, 0, OPTIONAL)


class BreedOne(Action):
    """Animals of one of these kinds breed, if there is room for the young one; others may go first to make room.

    A third one of the kind may be cooked first, too.

    The kinds are bits.
    """

    asks = "prompt-breed-one"
    first = BREED
    last = PLAY

    def __init__(self, kinds: int = (1 << ANIMALS) - 1) -> None:
        self.kinds = kinds

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        kinds = fertile(mine) & self.kinds
        found = [BREED + i for i in range(ANIMALS) if kinds >> i & 1 and have_room_to_breed(mine, 1 << i)]
        if could_make_room(mine, kinds) or can_cook_for_young(table, seat, kinds):
            found += [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]
        return found

    def waits(self, table: Table, seat: int, moves: list[int]) -> bool:
        return super().waits(table, seat, moves) or moves[0] >= RELEASE  # the animal may be cooked instead

    def play(self, table: Table, seat: int, move: int) -> None:
        if RELEASE <= move < PLAY:
            self.do(table, seat, move)
        else:
            super().play(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        if move >= RELEASE:
            table.release_animal(seat, SHEEP + move - RELEASE)
        else:
            table.bear(seat, SHEEP + move - BREED)


class JoinHerds(Action):
    """One more animal in each pasture with a stable, of the kind that stands there.

    ruling: Animals may be moved at any time, so their owner says which kinds stand in these pastures now. Pastures with
    a stable are not left empty for nothing.
    """

    asks = "prompt-join-herds"
    first = CHOOSE
    last = CHOOSE + MOST_WAYS
    owed = True

    def choices(self, table: Table, seat: int) -> list[int]:
        return [CHOOSE + way for way in range(len(stabled_kinds(table.seats[seat])))]

    def can_join(self, table: Table, seat: int) -> bool:
        """Whether there is a pasture with a stable."""
        mine = table.seats[seat]
        return mine.fenced & mine.stables != 0

    def herds(self, table: Table, seat: int) -> list[int]:
        """What may come of it, or of less of it: each a number that tells how many of which kind."""
        found: list[int] = []
        for way in stabled_kinds(table.seats[seat]):
            for sheep in range(way[0] + 1):
                for boar in range(way[1] + 1):
                    for cattle in range(way[2] + 1):
                        found.append((sheep << HERD_BITS | boar) << HERD_BITS | cattle)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        counts = stabled_kinds(table.seats[seat])[move - CHOOSE]
        for kind in range(ANIMALS):
            table.gain(seat, SHEEP + kind, counts[kind], source)
        table.accommodate(seat)


class Helper(Given):
    """A person of the supply may be placed in this round. It is no member of the family, and goes back afterwards."""

    def give(self, table: Table, seat: int, source: str) -> None:
        table.seats[seat].helpers += 1


class EndLodging(Given):
    """The room on the card is gone; a person that has room nowhere else is out of play.

    ruling: Of the people in question, a newborn stays.
    """

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        if not mine.mark_of(self.card):
            return
        mine.set_mark(self.card, 0)
        mine.quarters -= 1
        if mine.people > mine.lodgings():
            mine.people -= 1
            mine.people_away += 1
            if table.log is not None:
                table.log.append(events.PersonLeft(seat=seat, people=mine.people))


class UseOnlyFree(Action):
    """Carry out the actions of the only action space card of the first rounds on which nobody stands, if there is one.

    No person is placed, and the space is not used: cards that speak of its use have no say. Before an amendment, it was
    used like any other, but in no turn.
    """

    asks = "prompt-use-free"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def space(self, table: Table, seat: int) -> int:
        """Which action space this is, or -1."""
        people = 0
        for standing in table.people:
            people |= standing
        if table.amended(FREE_FOR_ALL_CARDS):
            people &= ~considered_free(table, seat)
        found = -1
        for i in range(min(self.rounds, table.round)):
            if not people >> table.order[i] & 1:
                if found >= 0:
                    return -1
                found = table.order[i]
        return found

    def choices(self, table: Table, seat: int) -> list[int]:
        space = self.space(table, seat)
        if space < 0:
            return []
        without_use = table.amended(ACTIONS_WITHOUT_USE)
        can = can_act_without_use(table, seat, space) if without_use else can_use(table, seat, space)
        return [CHOOSE] if can else []

    def do(self, table: Table, seat: int, move: int) -> None:
        space = self.space(table, seat)
        if table.amended(ACTIONS_WITHOUT_USE):
            act_without_use(table, seat, space)
        else:
            use_space(table, seat, space, ELSEWHERE)


class PayOrBeg(Action):
    """A food has to be paid, or a begging marker taken by whoever has none.

    ruling: Whoever has food has to pay, but nobody has to turn goods into food.
    """

    asks = "prompt-pay-or-beg"
    first = CHOOSE
    last = CHOOSE + 1
    owed = True
    pauses = True

    def is_possible(self, table: Table, seat: int) -> bool:
        return True

    def is_due(self, table: Table, seat: int) -> bool:
        return False

    def choices(self, table: Table, seat: int) -> list[int]:
        return [] if table.seats[seat].goods[FOOD] else [CHOOSE]

    def moves(self, table: Table, seat: int) -> list[int]:
        return self.choices(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        source = self.source(table, seat)
        table.seats[seat].pop()
        table.pay(seat, FOOD, 1, source)

    def do(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].begging += 1
        if table.log is not None:
            table.log.append(events.BeggingMarkerTaken(seat=seat))


# Every kind that there is belongs here, or a test fails; what belongs here without being read is a type error.
CustomAction = AddCrop | BreedOne | JoinHerds | UseOnlyFree | PayOrBeg
CustomNode = CustomAction | BreedBoar | Helper | EndLodging
