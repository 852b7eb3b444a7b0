"""What may be done at any time: turning goods into food, and what cards in play permit."""

from __future__ import annotations

from allmende.agricola.rules.amendments import (
    COOKING_WHILE_BREEDING,
    KEPT_FOR_THE_ACTION,
    PAID_TO_THE_END,
    PAUSED_FOR_OWED,
)
from allmende.agricola.rules.board import ROUNDS
from allmende.agricola.rules.components import CROPS, FOOD, GRAIN
from allmende.agricola.rules.improvement import FIRST_COOKED, KIND_TARGETS
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.crafting import craft_with, crafts
from allmende.agricola.rules.language.paying import Paying, card_at
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, HAS_COOKED
from allmende.agricola.rules.moves import ANY_TIME, BREED, COOK, COOKED, CRAFT, EAT, HEARTHS, USE
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.crowded import Crowded, staying
from allmende.agricola.rules.steps.harvest import Feeding, breeding_is_crowded
from allmende.agricola.rules.steps.reach import would_allow
from allmende.core.rules.position import Anytime, Step


class AtAnyTime(Anytime[Table]):
    """Grain and vegetables are worth 1 food each; Fireplaces and Cooking Hearths turn vegetables and animals into more.

    In a harvest, craft buildings do so with building resources, too.

    ruling: Whoever has a better way to cook something may still choose the worse one. Whoever has placed a person has
    to take an action, and can't eat what the only possible action needs; cards are used before or after it. While there
    is no room for animals, only animals are cooked: what cards exchange has to be accommodated, and everything else can
    wait.
    """

    first = ANY_TIME

    def owns(self, move: int) -> bool:
        return move >= ANY_TIME or CRAFT <= move < BREED

    def interrupt(self, table: Table) -> bool:
        return False

    def would_interrupt(self, table: Table, seat: int) -> bool:
        return False

    def decline(self, table: Table, seat: int) -> None:
        """Nobody is asked twice because of what was declined."""

    def would_help(self, table: Table, seat: int, step: Step[Table]) -> bool:
        return would_allow(table, seat, step)

    def offer(self, table: Table, seat: int, moves: list[int]) -> None:
        step = table.top(seat)
        if len(moves) == 1 and isinstance(step, Feeding) and not self.could_matter(table, seat):
            return
        mine = table.seats[seat]
        crowded = isinstance(step, Crowded)
        stay = staying(mine) << 1 if crowded else 0  # of which one has to be left, among what can be cooked
        for i in range(CROPS):
            if not crowded and self.can_spare(table, seat, step, GRAIN + i, 1):
                moves.append(EAT + i)
        for kind in range(HEARTHS):
            kitchen = table.improvement_of(seat, kind) if mine.improvements else -1
            if kitchen >= 0:
                cooks = table.setup.improvements[kitchen].cooks
                for i in range(1 if crowded else 0, COOKED):
                    last = stay >> i & 1 and mine.goods[FIRST_COOKED + i] == 1
                    if cooks[i] and not last and self.can_spare(table, seat, step, FIRST_COOKED + i, cooks[i]):
                        moves.append(COOK + kind * COOKED + i)
        if not crowded and not isinstance(step, Feeding):  # which offers it itself
            for move in crafts(table, seat):
                improvement = table.setup.improvements[move - CRAFT]
                if self.can_spare(table, seat, step, improvement.craft, improvement.craft_food):
                    moves.append(move)
        if mine.moments >> ANY_TIME_MOMENT & 1 and not self.is_in_an_action(table, seat, step):
            for card in mine.played:
                for use in card_at(table, card).uses:
                    if (not crowded or (use.may_make_room(table) and not stay)) and use.is_possible(table, seat):
                        moves.append(USE + card)

    def could_matter(self, table: Table, seat: int) -> bool:
        """Whether something that is done in the feeding phase could change what follows in this harvest."""
        mine = table.seats[seat]
        if mine.goods[FOOD] < mine.food_due(table.setup.solo):
            return True
        if mine.moments >> ANY_TIME_MOMENT & 1:
            for card in mine.played:
                for use in card_at(table, card).uses:
                    # Everything else can wait, but not beyond the last harvest, nor for what is crafted in this one.
                    now = use.animals or use.once or table.round == ROUNDS or self.has_workshop(table, seat)
                    if now and use.is_possible(table, seat):
                        return True
        if table.amended(COOKING_WHILE_BREEDING):
            return False
        return self.has_hearth(table, seat) and breeding_is_crowded(mine)

    def has_hearth(self, table: Table, seat: int) -> bool:
        """Whether the seat can cook animals."""
        for kind in range(HEARTHS):
            if table.improvement_of(seat, kind) >= 0:
                return True
        return False

    def has_workshop(self, table: Table, seat: int) -> bool:
        """Whether the seat can still craft something in this harvest, if it has the building resource."""
        mine = table.seats[seat]
        improvements = table.setup.improvements
        for i in range(len(improvements)):
            if improvements[i].craft >= 0 and mine.has_improvement(i) and not mine.used >> i & 1:
                return True
        return False

    def is_in_an_action(self, table: Table, seat: int, step: Step[Table]) -> bool:
        """Whether an action has to be taken here, or is being paid for, so that cards are used before or after it."""
        if isinstance(step, Paying):
            return table.amended(PAID_TO_THE_END)
        if not self.has_to_act(table, seat, step):
            return False
        return not (isinstance(step, Action) and step.is_owed() and step.may_wait(table, seat))

    def has_to_act(self, table: Table, seat: int, step: Step[Table]) -> bool:
        """Whether an action has to be done here; since an amendment, only if it can be."""
        if not isinstance(step, Action) or not step.is_due(table, seat):
            return False
        return step.is_possible(table, seat) or not table.amended(PAUSED_FOR_OWED)

    def can_spare(self, table: Table, seat: int, step: Step[Table], resource: int, food: int) -> bool:
        """Whether the seat has one of this to turn into so much food, and still can do then what it has to do."""
        goods = table.seats[seat].goods
        if not goods[resource] or not self.is_bound(table, seat, step, goods[resource]):
            return goods[resource] > 0
        if not table.amended(KEPT_FOR_THE_ACTION):
            food = 0
        goods[resource] -= 1
        goods[FOOD] += food
        possible = self.can_go_on(table, seat, step)
        goods[FOOD] -= food
        goods[resource] += 1
        return possible

    def is_bound(self, table: Table, seat: int, step: Step[Table], count: int) -> bool:
        """Whether what the seat has so many of may be needed for what it has to do."""
        if isinstance(step, Paying):
            return table.amended(PAID_TO_THE_END)
        if isinstance(step, Reacting):
            return table.amended(KEPT_FOR_THE_ACTION) and step.is_ahead(table, seat) and step.can_follow(table, seat)
        return count == 1 and self.has_to_act(table, seat, step)

    def can_go_on(self, table: Table, seat: int, step: Step[Table]) -> bool:
        """Whether the seat can do what it has to do."""
        if isinstance(step, Paying):
            return len(step.ways(table, seat)) > 0
        if isinstance(step, Reacting):
            return step.can_follow(table, seat)
        return isinstance(step, Action) and step.is_possible(table, seat)

    def play(self, table: Table, seat: int, move: int) -> None:
        if move < ANY_TIME:
            craft_with(table, seat, move)
            return
        if move >= USE:
            table.seats[seat].push(card_at(table, move - USE).uses[0].index)
            return
        if move < COOK:
            table.exchange(seat, GRAIN + move - EAT, 1)
            return
        kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
        food = table.setup.improvements[table.improvement_of(seat, kind)].cooks[what]
        table.exchange(seat, FIRST_COOKED + what, food, KIND_TARGETS[kind])
        table.happen(seat, HAS_COOKED)
