"""The harvest (chapter "Harvest"): field phase, feeding phase and breeding phase."""

from __future__ import annotations

from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.amendments import COOKED_FOR_YOUNG, COOKING_WHILE_BREEDING, CRAFTED_IN_HARVEST
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.farm.housing import could_make_room, crowded_kinds, fertile, have_room_to_breed
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.card import AtAnyTime
from allmende.agricola.rules.language.crafting import (
    HARVESTED,
    LAST_CRAFTS,
    STARTED,
    craft_with,
    crafts,
    leave_crafts,
    may_craft_yet,
)
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    ANY_TIME_MOMENT,
    BEFORE_HARVEST,
    BRED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    HARVEST_ENDED,
    HARVESTING,
)
from allmende.agricola.rules.moves import BREED, COOK, COOKED, DONE, FEED, HEARTHS, RELEASE
from allmende.agricola.rules.phases import BREEDING, FEEDING, PREPARATION, SCORING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.work import ends_round
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.position import Pause, Step


class FieldPhase(Step[Table]):
    """Everybody takes one crop from each field; some cards have their say before, others after that."""

    def __init__(self, chance: Step[Table]) -> None:
        self.chance = chance

    def resume(self, table: Table, seat: int) -> None:
        if table.come_to(BEFORE_HARVEST, 1):
            return
        if table.turn < STARTED:
            table.turn = STARTED
            for mine in table.seats:
                mine.used = 0
            if table.setup.cards:
                give_chances(table, self.chance, FOR_FIELDS)
                table.begin_moment(FIELD_STARTED)
                return
        if table.turn < HARVESTED:
            table.turn = HARVESTED
            for i in range(len(table.seats)):
                table.tell_own(i, FIELD_PHASE, table.harvest_fields(i))
                table.tell_own(i, HARVESTING, 0)  # which comes first, and may add to what is told
        elif not table.come_to(FIELD_ENDED, HARVESTED + 1):
            table.begin_phase(FEEDING)


class FeedingPhase(Step[Table]):
    """Everybody feeds the family, all at the same time."""

    def __init__(self, feeding: Step[Table]) -> None:
        self.feeding = feeding

    def resume(self, table: Table, seat: int) -> None:
        if table.turn:
            table.begin_phase(BREEDING)
            return
        table.turn = 1
        for mine in table.seats:
            mine.push(self.feeding.index)


class BreedingPhase(Step[Table]):
    """Everybody's animals breed, all at the same time. Then the harvest ends: the next round comes, or the end."""

    def __init__(self, breeding: Step[Table], chance: Step[Table]) -> None:
        self.breeding = breeding
        self.chance = chance

    def resume(self, table: Table, seat: int) -> None:
        if not table.turn:
            table.turn = 1
            for mine in table.seats:
                mine.push(self.breeding.index, 0, fertile(mine))
        elif table.come_to(BRED, 2) or table.come_to(HARVEST_ENDED, 3):
            return
        elif table.turn < LAST_CRAFTS and table.amended(CRAFTED_IN_HARVEST):
            table.turn = LAST_CRAFTS
            for mine in table.seats:
                mine.push(self.chance.index, 0, FOR_HARVEST)
        elif table.come_to(AFTER_HARVEST, 5):
            return
        elif not ends_round(table, 6):
            if table.round < ROUNDS:
                table.begin_phase(PREPARATION)
            elif table.turn < LAST_CHANCE:
                table.turn = LAST_CHANCE
                give_chances(table, self.chance, FOR_ALL)
            else:
                table.begin_phase(SCORING)


LAST_CHANCE: Final = 8
"""The turn of the breeding phase after the last harvest with the last chance to use cards."""


FOR_ALL: Final = 0
FOR_FIELDS: Final = 1
"""The mode of a chance to use cards that have to do with fields only."""
FOR_HARVEST: Final = 2
"""The mode of a chance to do what is done once in a harvest."""


class Chance(Pause[Table]):
    """A chance to use cards that can be used at any time, where a later decision would come too late for it.

    That is before crops are taken from the fields, once other cards have had their say, at the end of a harvest, and
    before points are counted.

    ruling: At the end of a harvest, too, what is done once in a harvest may be paid with what cards give only then, or
    with animals once they have bred. Whoever has enough food in the feeding phase and crafts nothing of a building
    resource is not asked for it again.
    """

    done = DONE

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        if mode == FOR_HARVEST and may_craft_yet(table, seat):
            return [DONE]
        if mine.moments >> ANY_TIME_MOMENT & 1:
            for card in mine.played:
                for use in card_at(table, card).uses:
                    if mode == FOR_HARVEST:
                        matters = use.harvest and self.is_in_reach(table, seat, use)
                    else:
                        matters = (use.fields or mode == FOR_ALL) and use.is_possible(table, seat)
                    if matters:
                        return [DONE]
        return []

    def is_in_reach(self, table: Table, seat: int, use: AtAnyTime) -> bool:
        """Whether a card can be used, perhaps once something else has been done at any time."""
        if use.is_possible(table, seat):
            return True
        action = use.effects[0]
        assert isinstance(action, Action)
        return use.is_open(table, seat) and table.could_help(seat, action)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-chance")


def give_chances(table: Table, chance: Step[Table], mode: int) -> None:
    """Give everybody with such cards a chance to use them."""
    for mine in table.seats:
        if mine.moments >> ANY_TIME_MOMENT & 1:
            mine.push(chance.index, 0, mode)


class Feeding(Step[Table]):
    """Pay the food for the family; what is missing costs a begging marker each.

    Once per harvest, each craft building turns one of its building resource into food, here or at any other time of
    it. What else becomes food at any time can do so here.

    ruling: All food has to be spent before one goes begging, but nobody has to turn goods into food. Whoever has
    enough food is asked only if a craft building can be used: everything else can wait.
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        return [FEED, *crafts(table, seat)]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move != FEED:
            craft_with(table, seat, move)
            return
        due = mine.food_due(table.setup.solo)
        food = min(due, mine.goods[FOOD])
        if food == due:  # otherwise what is crafted later need not be eaten
            leave_crafts(table, seat)
        mine.pop()
        mine.goods[FOOD] -= food
        mine.begging += due - food
        mine.meals += 1
        if table.log is not None:
            table.log.append(events.Fed(seat=seat, food=food, begging=due - food))

    def prompt(self, table: Table, seat: int) -> Message:
        mine = table.seats[seat]
        return Message("prompt-feed", {"due": mine.food_due(table.setup.solo), "have": mine.goods[FOOD]})


BRED_PLACE: Final = ANIMALS


class Breeding(Step[Table]):
    """Of each kind of which there are at least two, one animal is born if there is room for it.

    The mode has the kinds that may still breed and, `BRED_PLACE` bits further on, those that have. If there is room for
    all who are born, nothing is asked; otherwise the seat says who breeds, and may give animals away first to make
    room, or cook them. The parents and the young are not eaten.

    ruling: A kind may also be kept from breeding, since animals can be given away at any time. Parents are two of each
    kind of which there were two, even if their young one finds no room; but as long as none is born, one of them can
    be cooked, too, as before this phase, so that another kind breeds. A third animal may be cooked so that a young one
    of its own kind takes its place. What can't make room can be cooked later.
    """

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        if not still or have_room_to_breed(mine, still):
            return []
        found = [BREED + i for i in range(ANIMALS) if still >> i & 1 and have_room_to_breed(mine, 1 << i)]
        if could_make_room(mine, still):
            found += [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]
            if table.amended(COOKING_WHILE_BREEDING):
                found += self.cookings(table, seat, (1 << ANIMALS) - 1)
        elif table.amended(COOKED_FOR_YOUNG):
            # The young one takes the place of the animal that is cooked.
            found += self.cookings(table, seat, crowded_kinds(mine, still))
        if found:
            found.append(DONE)
        return found

    def cookings(self, table: Table, seat: int, kinds: int) -> list[int]:
        """The moves that cook an animal of one of these kinds, as bits, that is neither a parent nor newborn."""
        found: list[int] = []
        for kind in range(HEARTHS):
            kitchen = table.improvement_of(seat, kind)
            if kitchen >= 0:
                cooks = table.setup.improvements[kitchen].cooks
                for i in range(ANIMALS):
                    if kinds >> i & 1 and cooks[1 + i] and self.can_go(table, seat, i):
                        found.append(COOK + kind * COOKED + 1 + i)
        return found

    def can_go(self, table: Table, seat: int, animal: int) -> bool:
        """Whether an animal of this kind may be cooked: none is a parent yet where others are to breed in its place."""
        if self.others(table, seat, animal) > 0:
            return True
        mine = table.seats[seat]
        if not table.amended(COOKED_FOR_YOUNG) or not mine.goods[SHEEP + animal] or mine.stack[-1] >> BRED_PLACE:
            return False
        return could_make_room(mine, mine.stack[-1] & fertile(mine) & ~(1 << animal))

    def others(self, table: Table, seat: int, animal: int) -> int:
        """How many animals of a kind are neither parents nor newborn."""
        mine = table.seats[seat]
        may_breed, has_bred = mine.stack[-1] >> animal & 1, mine.stack[-1] >> BRED_PLACE + animal & 1
        return mine.goods[SHEEP + animal] - (3 if has_bred else 2 if may_breed else 0)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        mine.pop()
        if have_room_to_breed(mine, still):
            for i in range(ANIMALS):
                if still >> i & 1:
                    table.bear(seat, SHEEP + i)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        elif move >= RELEASE:
            table.release_animal(seat, SHEEP + move - RELEASE)
        else:
            mine.stack[-1] += (1 << BRED_PLACE + move - BREED) - (1 << move - BREED)
            table.bear(seat, SHEEP + move - BREED)

    def prompt(self, table: Table, seat: int) -> Message:
        mine = table.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        animals = [amount(RESOURCE_NAMES[SHEEP + i], 1) for i in range(ANIMALS) if still >> i & 1]
        moves = self.moves(table, seat)
        some = any(BREED <= move < RELEASE for move in moves)
        cook = any(move >= COOK for move in moves)
        return Message(
            "prompt-births",
            {"animals": animals, "some": "yes" if some else "no", "cook": "yes" if cook else "no"},
        )


def breeding_is_crowded(mine: Player) -> bool:
    """Whether animals that go now could let others breed."""
    kinds = fertile(mine)
    return kinds != 0 and not have_room_to_breed(mine, kinds)
