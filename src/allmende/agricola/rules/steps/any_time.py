"""Anytime moves: turning goods into food, and what cards in play permit (chapter "Anytime Actions")."""

from __future__ import annotations

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.improvement import FIREPLACE, FIRST_COOKED, KIND_TARGETS
from allmende.agricola.components.moves import ANY_TIME, BREED, COOK, COOKED, CRAFT, EAT, HEARTHS, USE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import ANIMALS, CROPS, FOOD, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.amendments import PAUSED_FOR_OWED
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import COOKING_WHILE_BREEDING, KEPT_FOR_THE_ACTION, PAID_TO_THE_END
from allmende.agricola.rules.farm.supplies import exchange
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.crafting import craft_with, crafts, may_craft
from allmende.agricola.rules.language.foods import cooked_food, kept_from_food
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import Paying
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.language.savings import COLUMNS
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, HAS_COOKED, TURNED_TO_FOOD
from allmende.agricola.rules.phases import DRAFT, SCORING
from allmende.agricola.rules.shortages import (
    NOT_NOW,
    at_its_time,
    good_missing,
    improvement_missing,
    kitchen_missing,
    until_housed,
)
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.approaching import Approaching
from allmende.agricola.rules.steps.crowded import Crowded, staying
from allmende.agricola.rules.steps.harvest import Breeding, Feeding, breeding_is_crowded
from allmende.agricola.rules.steps.reach import would_allow
from allmende.core.message import Message
from allmende.core.rules.state import Anytime, Step
from allmende.core.view import Refusal


class AtAnyTime(Anytime[State]):
    """Grain and vegetables are worth 1 food each; Fireplaces and Cooking Hearths turn vegetables and animals into more.

    In a harvest, craft buildings do so with building resources, too.

    ruling: A player with a better way to cook something may still choose the worse one. A player who has placed a
    person has to take an action, and can't eat what the only possible action needs; cards are used before or after it.
    While there is no room for animals, only animals are cooked: what cards exchange has to be accommodated, and
    everything else can wait.
    """

    first = ANY_TIME

    def owns(self, move: int) -> bool:
        return move >= ANY_TIME or CRAFT <= move < BREED

    def interrupt(self, state: State) -> bool:
        return False

    def would_interrupt(self, state: State, seat: int) -> bool:
        return False

    def decline(self, state: State, seat: int) -> None:
        """Do nothing, since no seat is asked twice because it declined."""

    def would_help(self, state: State, seat: int, step: Step[State]) -> bool:
        return would_allow(state, seat, step)

    def offer(self, state: State, seat: int, moves: list[int]) -> None:
        step = state.top(seat)
        if len(moves) == 1 and isinstance(step, Feeding) and not self.could_matter(state, seat):
            return
        mine = state.seats[seat]
        crowded = isinstance(step, Crowded)
        stay = staying(mine) << 1 if crowded else 0  # one of each has to be left, among what can be cooked
        for i in range(CROPS):
            if not crowded and self.can_spare(state, seat, step, GRAIN + i, 1):
                moves.append(EAT + i)
        for kind in range(HEARTHS):
            kitchen = state.improvement_of(seat, kind)
            if kitchen >= 0:
                cooks = state.setup.improvements[kitchen].cooks
                for i in range(1 if crowded else 0, COOKED):
                    last = stay >> i & 1 and mine.goods[FIRST_COOKED + i] == 1
                    food = cooked_food(mine, cooks, i)
                    if food and not last and self.can_spare(state, seat, step, FIRST_COOKED + i, food):
                        moves.append(COOK + kind * COOKED + i)
        if not crowded and not isinstance(step, Feeding):  # which offers crafts itself
            for move in crafts(state, seat):
                improvement = state.setup.improvements[move - CRAFT]
                if self.can_spare(state, seat, step, improvement.craft, improvement.craft_food):
                    moves.append(move)
        if mine.moments >> ANY_TIME_MOMENT & 1 and not self.is_in_an_action(state, seat, step):
            for card in mine.played:
                for use in card_at(state, card).uses:
                    if (not crowded or (use.may_make_room(state) and not stay)) and use.is_possible(state, seat):
                        moves.append(USE + card)

    def could_matter(self, state: State, seat: int) -> bool:
        """True if something done in the feeding phase could change what follows in this harvest."""
        mine = state.seats[seat]
        if mine.goods[FOOD] < mine.food_due(state.setup.solo):
            return True
        if mine.moments >> ANY_TIME_MOMENT & 1:
            for card in mine.played:
                for use in card_at(state, card).uses:
                    # Everything else can wait, but not beyond the last harvest, nor for what is crafted in this one.
                    now = use.animals or use.once or state.round == ROUNDS or self.has_workshop(state, seat)
                    if now and use.is_possible(state, seat):
                        return True
        if state.amended(COOKING_WHILE_BREEDING):
            return False
        return self.has_hearth(state, seat) and breeding_is_crowded(mine)

    def has_hearth(self, state: State, seat: int) -> bool:
        """True if the seat can cook animals."""
        for kind in range(HEARTHS):
            if state.improvement_of(seat, kind) >= 0:
                return True
        return False

    def has_workshop(self, state: State, seat: int) -> bool:
        """True if the seat can still craft something in this harvest, if it has the building resource."""
        mine = state.seats[seat]
        improvements = state.setup.improvements
        for i in range(len(improvements)):
            if improvements[i].craft >= 0 and mine.has_improvement(i) and not mine.used >> i & 1:
                return True
        return False

    def is_in_an_action(self, state: State, seat: int, step: Step[State]) -> bool:
        """True if an action has to be taken here, or is being paid for, so that cards are used before or after it."""
        if isinstance(step, Paying):
            return state.amended(PAID_TO_THE_END)
        if isinstance(step, Approaching) or (isinstance(step, Action) and step.reserves):
            return True
        if not self.has_to_act(state, seat, step):
            return False
        return not (isinstance(step, Action) and step.is_owed() and step.may_wait(state, seat))

    def has_to_act(self, state: State, seat: int, step: Step[State]) -> bool:
        """True if an action has to be done here; since an amendment, only if it can be."""
        if not isinstance(step, Action) or not step.is_due(state, seat):
            return False
        return step.is_possible(state, seat) or not state.amended(PAUSED_FOR_OWED)

    def can_spare(self, state: State, seat: int, step: Step[State], resource: int, food: int) -> bool:
        """True if the seat can turn one of `resource` into `food` food, and still do afterwards what it has to do."""
        goods = state.seats[seat].goods
        if not goods[resource] or not self.is_bound(state, seat, step, goods[resource]):
            return goods[resource] > 0
        if not state.amended(KEPT_FOR_THE_ACTION):
            food = 0
        goods[resource] -= 1
        goods[FOOD] += food
        possible = self.can_go_on(state, seat, step)
        goods[FOOD] -= food
        goods[resource] += 1
        return possible

    def is_bound(self, state: State, seat: int, step: Step[State], count: int) -> bool:
        """True if a good of which the seat has `count` may be needed for what it has to do."""
        if isinstance(step, Paying):
            return state.amended(PAID_TO_THE_END)
        if isinstance(step, Reacting):
            return state.amended(KEPT_FOR_THE_ACTION) and step.is_ahead(state, seat) and step.can_follow(state, seat)
        if isinstance(step, Approaching) or (isinstance(step, Action) and step.reserves):
            return True
        return count == 1 and self.has_to_act(state, seat, step)

    def can_go_on(self, state: State, seat: int, step: Step[State]) -> bool:
        """True if the seat can do what it has to do."""
        if isinstance(step, Paying):
            return len(step.ways(state, seat)) > 0
        if isinstance(step, Reacting):
            return step.can_follow(state, seat)
        if isinstance(step, Approaching):
            return step.can_go_on(state, seat)
        if isinstance(step, Action) and step.reserves:
            return step.leaves_enough(state, seat, [0] * COLUMNS, 0)
        return isinstance(step, Action) and step.is_possible(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move < ANY_TIME:
            craft_with(state, seat, move)
            return
        if move >= USE:
            state.seats[seat].push(card_at(state, move - USE).uses[0].index)
            return
        if move < COOK:
            exchange(state, seat, GRAIN + move - EAT, 1)
            return
        kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
        cooks = state.setup.improvements[state.improvement_of(seat, kind)].cooks
        food = cooked_food(state.seats[seat], cooks, what)
        exchange(state, seat, FIRST_COOKED + what, food, KIND_TARGETS[kind])
        happen(state, seat, HAS_COOKED)
        if what:
            tell_own(state, seat, TURNED_TO_FOOD, FIRST_COOKED + what)

    # Why not

    def why_not(self, state: State, seat: int, move: int) -> Message:
        step = state.top(seat)
        if state.phase == DRAFT:
            return Message("reason-draft-first")
        if move < ANY_TIME:
            return self.not_crafted(state, seat, step, move - CRAFT)
        if isinstance(step, Breeding) and COOK <= move < USE and state.amended(COOKING_WHILE_BREEDING):
            return self.not_cooked(state, seat, move) or step.not_cooked(state, seat, (move - COOK) % COOKED)
        if step.closed and not isinstance(step, Approaching):
            return Message("reason-points-counted" if state.phase == SCORING else "reason-not-while-breeding")
        if move >= USE:
            return self.not_used(state, seat, step, move - USE)
        if move < COOK:
            return good_missing(state, seat, GRAIN + move - EAT) or self.not_spared(state, seat, step)
        return self.not_cooked(state, seat, move) or self.not_spared(state, seat, step)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """The reasons why animals that the seat has can't be turned into food, and why cards can't be used."""
        step, mine = state.top(seat), state.seats[seat]
        found: list[Refusal] = []
        if step.closed:
            return found
        for animal in range(ANIMALS):
            if mine.goods[SHEEP + animal] and not self.can_cook(state, seat, 1 + animal):
                missing = kept_from_food(mine, SHEEP + animal) or kitchen_missing(state, seat, FIREPLACE)
                assert missing is not None, "a Fireplace cooks all animals that can be cooked"
                found.append(Refusal(f"resource:{RESOURCE_NAMES[SHEEP + animal]}", missing))
        for card in mine.played:
            if card_at(state, card).uses:
                found.append(Refusal(f"card:{CARD_NAMES[card]}", self.not_used(state, seat, step, card)))
        return found

    def not_cooked(self, state: State, seat: int, move: int) -> Message | None:
        """The refusal if the seat lacks something to cook, or an improvement that cooks."""
        kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
        missing = kept_from_food(state.seats[seat], FIRST_COOKED + what) or kitchen_missing(state, seat, kind)
        if missing is None and not state.setup.improvements[state.improvement_of(seat, kind)].cooks[what]:
            return Message("reason-nothing-that-cooks")
        return missing or good_missing(state, seat, FIRST_COOKED + what)

    def can_cook(self, state: State, seat: int, what: int) -> bool:
        """True if the seat has an improvement with which it can cook a vegetable, which is 0, or an animal."""
        mine = state.seats[seat]
        for kind in range(HEARTHS):
            kitchen = state.improvement_of(seat, kind)
            if kitchen >= 0 and cooked_food(mine, state.setup.improvements[kitchen].cooks, what):
                return True
        return False

    def not_spared(self, state: State, seat: int, step: Step[State]) -> Message:
        """The reason why something that could become food can't now."""
        if isinstance(step, Crowded):
            return until_housed(state, seat)
        return Message("reason-needed-here") if isinstance(step, (Action, Approaching)) else NOT_NOW

    def not_crafted(self, state: State, seat: int, step: Step[State], improvement: int) -> Message:
        """The reason why an improvement can't be used as in a harvest."""
        if not may_craft(state):
            return at_its_time(state)
        if isinstance(step, Crowded):
            return until_housed(state, seat)
        if step.closed:
            return Message("reason-not-while-breeding")
        if state.seats[seat].fasts == state.round:
            return Message("reason-harvest-left-out")
        craft = state.setup.improvements[improvement].craft
        if craft < 0:
            return Message("reason-no-craft")
        missing = improvement_missing(state, seat, improvement)
        if missing is None and state.seats[seat].used >> improvement & 1:
            return Message("reason-used-in-harvest")
        return missing or good_missing(state, seat, craft) or NOT_NOW

    def not_used(self, state: State, seat: int, step: Step[State], card: int) -> Message:
        """The reason why the seat can't use a card that may be used at any time."""
        if not state.setup.cards:
            return Message("reason-no-hand-cards")
        if card not in state.seats[seat].played:
            return Message("reason-card-not-in-play")
        uses = card_at(state, card).uses
        if not uses:
            return Message("reason-card-without-use")
        use = uses[0]
        if use.is_open(state, seat) and not use.has_to_wait(state, seat):
            if isinstance(step, Crowded) and not use.may_make_room(state):
                return until_housed(state, seat)
            if self.is_in_an_action(state, seat, step):
                return Message("reason-card-before-or-after")
        return use.refusal(state, seat) or NOT_NOW
