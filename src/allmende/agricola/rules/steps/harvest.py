"""The harvest (chapter "Harvest"): field phase, feeding phase and breeding phase."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.moves import BREED, COOK, COOKED, DONE, FEED, HEARTHS, PLAY, RELEASE
from allmende.agricola.components.pieces import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import COOKED_FOR_YOUNG, CRAFTED_IN_HARVEST
from allmende.agricola.rules.announcements import begin_moment, come_to, could_help, tell_others, tell_own
from allmende.agricola.rules.earlier_amendments import COOKING_WHILE_BREEDING
from allmende.agricola.rules.farm.animals import bear, release_animal
from allmende.agricola.rules.farm.breeding import could_make_room, crowded_kinds, fertile, have_room_to_breed, parents
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.card import AtAnyTime
from allmende.agricola.rules.language.crafting import (
    FIELDS_STARTED,
    HARVESTED,
    LAST_CRAFTS,
    STARTED,
    TAKING,
    craft_with,
    crafts,
    leave_crafts,
    may_craft_yet,
)
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.foods import cooked_food
from allmende.agricola.rules.language.harvesting import skips_harvest, take_crops
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    ANY_TIME_MOMENT,
    BEFORE_HARVEST,
    BRED,
    BREEDING_STARTED,
    FED,
    FEEDING_STARTED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    HARVEST_ENDED,
    HARVEST_STARTED,
    HARVESTING,
    OTHERS,
    TAKING_CROPS,
)
from allmende.agricola.rules.phases import BREEDING, FEEDING, PREPARATION, SCORING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.ovens import own_improvements
from allmende.agricola.rules.steps.work import FOR_ROUND, ends_round
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import Pause, Step


class FieldPhase(Step[State]):
    """All seats take one crop from each field; some cards react before that, others after it."""

    def __init__(self, chance: Step[State]) -> None:
        self.chance = chance

    def resume(self, state: State, seat: int) -> None:
        if come_to(state, BEFORE_HARVEST, 1):
            return
        if state.turn < STARTED:
            state.turn = STARTED
            for mine in state.seats:
                mine.used = 0
            if state.setup.cards and begin_moment(state, HARVEST_STARTED):
                return
        if state.turn < FIELDS_STARTED:
            state.turn = FIELDS_STARTED
            if state.setup.cards:
                give_chances(state, self.chance, FOR_FIELDS)
                for i in range(len(state.seats)):
                    if not skips_harvest(state, i):
                        tell_own(state, i, FIELD_STARTED, 0)
                return
        if state.turn < TAKING:
            state.turn = TAKING
            if tell_takers(state):
                return
        if state.turn < HARVESTED:
            state.turn = HARVESTED
            told: list[int] = []
            for i in range(len(state.seats)):
                told.append(0 if skips_harvest(state, i) else take_crops(state, i))
                if not skips_harvest(state, i):
                    tell_own(state, i, FIELD_PHASE, told[i])
                    tell_own(state, i, HARVESTING, 0)  # which comes first, and may add to the detail
            if state.setup.cards:
                for i in range(len(state.seats)):
                    tell_others(state, i, FIELD_PHASE + OTHERS, told[i])
        elif not come_to(state, FIELD_ENDED, HARVESTED + 1):
            state.begin_phase(FEEDING)


def tell_takers(state: State) -> bool:
    """Let cards react right before crops are taken from the fields; True if any speaks of that."""
    found = False
    for i in range(len(state.seats)):
        if state.seats[i].moments >> TAKING_CROPS & 1 and not skips_harvest(state, i):
            tell_own(state, i, TAKING_CROPS, 0)
            found = True
    return found


class FeedingPhase(Step[State]):
    """All seats feed their families at the same time."""

    def __init__(self, feeding: Step[State]) -> None:
        self.feeding = feeding

    def resume(self, state: State, seat: int) -> None:
        if come_to(state, FEEDING_STARTED, 1):
            return
        if state.turn > 1:
            if not come_to(state, FED, 3) and not come_to(state, BREEDING_STARTED, 9):
                state.begin_phase(BREEDING)
            return
        state.turn = 2
        for mine in state.seats:
            if mine.fasts != state.round:
                mine.push(self.feeding.index)


class BreedingPhase(Step[State]):
    """The animals of all seats breed at the same time. Then the harvest ends: the next round comes, or the end."""

    def __init__(self, breeding: Step[State], chance: Step[State]) -> None:
        self.breeding = breeding
        self.chance = chance

    def resume(self, state: State, seat: int) -> None:
        if not state.turn:
            state.turn = 1
            for i in range(len(state.seats)):
                mine = state.seats[i]
                mine.born = 0
                mine.push(self.breeding.index, 0, 0 if skips_harvest(state, i) else fertile(mine))
        elif come_to(state, BRED, 2) or come_to(state, HARVEST_ENDED, 3):
            return
        elif state.turn < LAST_CRAFTS and state.amended(CRAFTED_IN_HARVEST):
            state.turn = LAST_CRAFTS
            for mine in state.seats:
                mine.push(self.chance.index, 0, FOR_HARVEST)
        elif come_to(state, AFTER_HARVEST, 5):
            return
        elif not ends_round(state, 6):
            if state.round < ROUNDS:
                state.begin_phase(PREPARATION)
            elif state.turn < LAST_CHANCE:
                state.turn = LAST_CHANCE
                give_chances(state, self.chance, FOR_ALL)
            else:
                state.begin_phase(SCORING)


LAST_CHANCE: Final = 8
"""The turn of the breeding phase after the last harvest with the last chance to use cards."""


FOR_ALL: Final = 0
FOR_FIELDS: Final = 1
"""The mode of a chance to use cards that are about fields."""
FOR_HARVEST: Final = 2
"""The mode of a chance to do the things that can be done once per harvest."""


class Chance(Pause[State]):
    """A chance to use cards that can be used at any time, where a later decision would come too late for it.

    It comes before crops are taken from the fields, once other cards have reacted, at the end of a round or of its
    harvest, and before points are counted.

    ruling: At the end of a harvest, too, what is done once in a harvest may be paid with what cards give only then, or
    with animals once they have bred. A player who has enough food in the feeding phase and crafts nothing of a building
    resource is not asked for it again.
    """

    done = DONE

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        mode = mine.stack[-1]
        if mode == FOR_HARVEST and may_craft_yet(state, seat):
            return [DONE]
        if mine.moments >> ANY_TIME_MOMENT & 1:
            for card in mine.played:
                for use in card_at(state, card).uses:
                    if mode in (FOR_HARVEST, FOR_ROUND):
                        timed = use.each_round or (use.harvest and mode == FOR_HARVEST)
                        matters = timed and self.is_in_reach(state, seat, use)
                    else:
                        matters = (use.fields or mode == FOR_ALL) and use.is_possible(state, seat)
                    if matters:
                        return [DONE]
        return []

    def is_in_reach(self, state: State, seat: int, use: AtAnyTime) -> bool:
        """True if a card can be used, perhaps after an anytime move."""
        if use.is_possible(state, seat):
            return True
        action = use.effects[0]
        assert isinstance(action, Action)
        return use.is_open(state, seat) and could_help(state, seat, action)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-chance")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return elsewhere(state, seat, move)


def give_chances(state: State, chance: Step[State], mode: int) -> None:
    """Give each seat with cards for any time a chance to use them."""
    for mine in state.seats:
        if mine.moments >> ANY_TIME_MOMENT & 1:
            mine.push(chance.index, 0, mode)


class Feeding(Step[State]):
    """Pay the food for the family; each missing food costs a begging marker.

    Once per harvest, each craft building turns one of its building resource into food, here or at any other time of
    it. What else becomes food at any time can do so here.

    ruling: All food has to be spent before one goes begging, but no player has to turn goods into food. A player with
    enough food is asked only if a craft building can be used: everything else can wait.
    """

    pauses = True

    def moves(self, state: State, seat: int) -> list[int]:
        return [FEED, *crafts(state, seat)]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move != FEED:
            craft_with(state, seat, move)
            return
        due = mine.food_due(state.setup.solo)
        food = min(due, mine.goods[FOOD])
        if food == due:  # otherwise food that is crafted later need not be eaten
            leave_crafts(state, seat)
        mine.pop()
        mine.goods[FOOD] -= food
        mine.begging += due - food
        mine.meals += 1
        if state.log is not None:
            state.log.append(events.Fed(seat=seat, food=food, begging=due - food))

    def prompt(self, state: State, seat: int) -> Message:
        mine = state.seats[seat]
        return Message("prompt-feed", {"due": mine.food_due(state.setup.solo), "have": mine.goods[FOOD]})

    def visible(self, state: State, seat: int) -> list[int]:
        return own_improvements(state, seat)

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return Message("reason-feed-first") if move == DONE else elsewhere(state, seat, move)


BRED_PLACE: Final = ANIMALS


class Breeding(Step[State]):
    """Let one animal be born of each kind that has at least two, if there is room for it.

    The mode has the kinds that may still breed and, `BRED_PLACE` bits further on, those that have. If there is room for
    all newborns, the seat is not asked; otherwise it chooses the kinds that breed, and may give animals away first to
    make room, or cook them. The parents and the young are not eaten.

    ruling: A kind may also be kept from breeding, since animals can be given away at any time. Parents are two of each
    kind of which there were two, even if their young one finds no room; but as long as none is born, one of them can be
    cooked, too, as before this phase, so that another kind breeds. A third animal may be cooked so that a young one of
    its own kind takes its place. What can't make room can be cooked later.
    """

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        if not still or have_room_to_breed(mine, still):
            return []
        found = [BREED + i for i in range(ANIMALS) if still >> i & 1 and have_room_to_breed(mine, 1 << i)]
        if could_make_room(mine, still):
            found += [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]
            if state.amended(COOKING_WHILE_BREEDING):
                found += self.cookings(state, seat, (1 << ANIMALS) - 1)
        elif state.amended(COOKED_FOR_YOUNG):
            # The young one takes the place of the animal that is cooked.
            found += self.cookings(state, seat, crowded_kinds(mine, still))
        if found:
            found.append(DONE)
        return found

    def cookings(self, state: State, seat: int, kinds: int) -> list[int]:
        """The moves that cook an animal of one of these kinds, as bits, that is neither a parent nor newborn."""
        found: list[int] = []
        mine = state.seats[seat]
        for kind in range(HEARTHS):
            kitchen = state.improvement_of(seat, kind)
            if kitchen >= 0:
                cooks = state.setup.improvements[kitchen].cooks
                for i in range(ANIMALS):
                    if kinds >> i & 1 and cooked_food(mine, cooks, 1 + i) and self.can_go(state, seat, i):
                        found.append(COOK + kind * COOKED + 1 + i)
        return found

    def can_go(self, state: State, seat: int, animal: int) -> bool:
        """True if an animal of this kind may be cooked; until one is born, a parent may be, so that others breed."""
        if self.others(state, seat, animal) > 0:
            return True
        mine = state.seats[seat]
        if not state.amended(COOKED_FOR_YOUNG) or not mine.goods[SHEEP + animal] or mine.stack[-1] >> BRED_PLACE:
            return False
        return could_make_room(mine, mine.stack[-1] & fertile(mine) & ~(1 << animal))

    def others(self, state: State, seat: int, animal: int) -> int:
        """The number of animals of a kind that are neither parents nor newborn."""
        mine = state.seats[seat]
        may_breed, has_bred = mine.stack[-1] >> animal & 1, mine.stack[-1] >> BRED_PLACE + animal & 1
        needed = parents(mine, animal)
        return mine.goods[SHEEP + animal] - (needed + 1 if has_bred else needed if may_breed else 0)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        mine.pop()
        if have_room_to_breed(mine, still):
            for i in range(ANIMALS):
                if still >> i & 1:
                    bear(state, seat, SHEEP + i)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        elif move >= RELEASE:
            release_animal(state, seat, SHEEP + move - RELEASE)
        else:
            mine.stack[-1] += (1 << BRED_PLACE + move - BREED) - (1 << move - BREED)
            bear(state, seat, SHEEP + move - BREED)

    def prompt(self, state: State, seat: int) -> Message:
        mine = state.seats[seat]
        still = mine.stack[-1] & fertile(mine)
        animals = [amount(RESOURCE_NAMES[SHEEP + i], 1) for i in range(ANIMALS) if still >> i & 1]
        moves = self.moves(state, seat)
        some = any(BREED <= move < RELEASE for move in moves)
        cook = any(move >= COOK for move in moves)
        return Message(
            "prompt-births",
            {"animals": animals, "some": "yes" if some else "no", "cook": "yes" if cook else "no"},
        )

    def visible(self, state: State, seat: int) -> list[int]:
        return [BREED + i for i in range(ANIMALS) if state.seats[seat].goods[SHEEP + i]]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if BREED <= move < RELEASE:
            return self.not_bred(state, seat, move - BREED)
        if RELEASE <= move < PLAY:
            return good_missing(state, seat, SHEEP + move - RELEASE) or Message("reason-release-in-vain")
        return elsewhere(state, seat, move)

    def not_bred(self, state: State, seat: int, animal: int) -> Message:
        """The reason why animals of a kind can't breed."""
        missing = good_missing(state, seat, SHEEP + animal, parents(state.seats[seat], animal))
        if missing is not None:
            return missing
        mine, name = state.seats[seat], f"resource-{RESOURCE_NAMES[SHEEP + animal]}"
        if not mine.stack[-1] & fertile(mine) & 1 << animal:
            return Message("reason-bred", {"animal": Message(name, {"count": 1})})
        return Message("reason-full", {"resource": Message(name, {"count": 2})})

    def not_cooked(self, state: State, seat: int, what: int) -> Message:
        """The reason why a vegetable, which is 0, or an animal isn't cooked while animals breed, though it could be."""
        if what and self.others(state, seat, what - 1) <= 0:
            return Message("reason-parents-not-cooked")
        return Message("reason-breeding-only-for-room")


def breeding_is_crowded(mine: Player) -> bool:
    """True if other animals could breed if some went now."""
    kinds = fertile(mine)
    return kinds != 0 and not have_room_to_breed(mine, kinds)
