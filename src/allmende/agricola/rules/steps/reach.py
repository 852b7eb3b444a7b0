"""What a step comes to allow after what is done at any time: where goods become food, or cards exchange some."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.components import ANIMALS, FOOD, RESOURCES, SHEEP
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.crafting import crafts
from allmende.agricola.rules.language.custom import JoinHerds
from allmende.agricola.rules.language.effect import OnCard
from allmende.agricola.rules.language.foods import food_of, foods
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.moments import ANY_TIME_MOMENT
from allmende.agricola.rules.moves import CRAFT, RESOLVE
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import Step

PLENTY: Final = 20
"""More of a resource than cards would bring, and more than anything asks for."""


def would_allow(table: Table, seat: int, step: Step[Table]) -> bool:
    """Whether a step would allow something that it does not allow now.

    ruling: Between the parts of an action one is asked, too, where the next part can't be done unless something that
    can be done at any time is done first.
    """
    food = foods(table, seat)
    uses = _uses(table, seat) if table.seats[seat].moments >> ANY_TIME_MOMENT & 1 else []
    able = len(uses) > 0 or len(crafts(table, seat)) > 0
    if not food and not able:
        return False
    if isinstance(step, JoinHerds):
        return step.can_join(table, seat) and _other_herds(table, seat, step, step.herds(table, seat), uses, food, [])
    known = _ways(table, seat, step)
    if _by_food(table, seat, step, known, food):
        return True
    return able and _with_plenty(table, seat, step, known) and _by_uses(table, seat, step, known, uses, food)


def _uses(table: Table, seat: int) -> list[Action]:
    """What the seat's cards let it exchange now, if it can pay for it."""
    found: list[Action] = []
    for card in table.seats[seat].played:
        for use in card_at(table, card).uses:
            if use.is_open(table, seat):
                for action in use.effects:
                    assert isinstance(action, Action)
                    found += action.actions()
    return found


def _ways(table: Table, seat: int, step: Step[Table]) -> list[int]:
    """What can be done at the step, as moves."""
    if isinstance(step, Action):
        return step.choices(table, seat)
    assert isinstance(step, Reacting)
    return [RESOLVE + trigger.card for trigger in step.ready(table, seat)]


def _allows(table: Table, seat: int, step: Step[Table], known: list[int]) -> bool:
    """Whether there are more ways than those known."""
    return _has_more(_ways(table, seat, step), known)


def _has_more(ways: list[int], known: list[int]) -> bool:
    """Whether any of the ways is none of those known."""
    for way in ways:
        if way not in known:
            return True
    return False


def _by_food(table: Table, seat: int, step: Step[Table], known: list[int], food: list[int]) -> bool:
    """Whether it is enough to make food of one thing after another, though these may be asked for, too."""
    goods = table.seats[seat].goods
    more = food_of(goods, food)
    if not more:
        return False
    goods[FOOD] += more
    at_best = _allows(table, seat, step, known)
    goods[FOOD] -= more
    if not at_best:
        return False
    for i in range(0, len(food), 2):
        if goods[food[i]]:
            goods[food[i]] -= 1
            goods[FOOD] += food[i + 1]
            allows = _allows(table, seat, step, known) or _by_food(table, seat, step, known, food)
            goods[FOOD] -= food[i + 1]
            goods[food[i]] += 1
            if allows:
                return True
    return False


def _with_plenty(table: Table, seat: int, step: Step[Table], known: list[int]) -> bool:
    """Whether goods could help at all."""
    goods = table.seats[seat].goods
    for resource in range(RESOURCES):
        goods[resource] += PLENTY
    allows = _allows(table, seat, step, known)
    for resource in range(RESOURCES):
        goods[resource] -= PLENTY
    return allows


def _by_uses(table: Table, seat: int, step: Step[Table], known: list[int], uses: list[Action], food: list[int]) -> bool:
    """Whether cards or craft buildings can help, if there were as much food besides as can be made."""
    goods = table.seats[seat].goods
    more = food_of(goods, food)
    goods[FOOD] += more
    allows = _after_uses(table, seat, step, known, uses, [])
    goods[FOOD] -= more
    return allows


def _after_uses(
    table: Table, seat: int, step: Step[Table], known: list[int], uses: list[Action], tried: list[list[int]]
) -> bool:
    """Whether cards or craft buildings can help, one use after another; not from where that has been tried."""
    mine = table.seats[seat]
    state = [*mine.goods, mine.used, *mine.marks]
    if state in tried:
        return False
    tried.append(state)
    for use in uses:
        deal = use.deal(table, seat)
        if deal and _exchange(mine.goods, deal):
            mark = mine.mark_of(use.card)
            if isinstance(use, OnCard):
                mine.set_mark(use.card, mark + 1)
            allows = _allows(table, seat, step, known) or _after_uses(table, seat, step, known, uses, tried)
            mine.set_mark(use.card, mark)
            for i in range(0, len(deal), 2):
                mine.goods[deal[i]] -= deal[i + 1]
            if allows:
                return True
    for move in crafts(table, seat):
        improvement, used = table.setup.improvements[move - CRAFT], mine.used
        mine.used |= 1 << move - CRAFT
        mine.goods[improvement.craft] -= 1
        mine.goods[FOOD] += improvement.craft_food
        allows = _allows(table, seat, step, known) or _after_uses(table, seat, step, known, uses, tried)
        mine.goods[FOOD] -= improvement.craft_food
        mine.goods[improvement.craft] += 1
        mine.used = used
        if allows:
            return True
    return False


def _other_herds(
    table: Table,
    seat: int,
    step: JoinHerds,
    known: list[int],
    uses: list[Action],
    food: list[int],
    tried: list[list[int]],
) -> bool:
    """Whether other animals would stand beside stables if some were cooked or exchanged; fewer of a kind are no others.

    Here more is not always better, so that all of it is tried, one after another; what has nothing to do with animals
    is not.
    """
    mine = table.seats[seat]
    state = [*mine.goods, *mine.marks]
    if state in tried:
        return False
    tried.append(state)
    deals: list[list[int]] = [[food[i], -1, FOOD, food[i + 1]] for i in range(0, len(food), 2)]
    cards: list[int] = [-1 for _ in deals]
    for use in uses:
        deals.append(use.deal(table, seat))
        cards.append(use.card if isinstance(use, OnCard) else -1)
    for i in range(len(deals)):
        deal, card = deals[i], cards[i]
        if not _is_of_animals(deal) or not _exchange(mine.goods, deal):
            continue
        if card >= 0:
            mine.set_mark(card, mine.mark_of(card) + 1)
        allows = _has_more(step.herds(table, seat), known) or _other_herds(table, seat, step, known, uses, food, tried)
        if card >= 0:
            mine.set_mark(card, mine.mark_of(card) - 1)
        for j in range(0, len(deal), 2):
            mine.goods[deal[j]] -= deal[j + 1]
        if allows:
            return True
    return False


def _is_of_animals(deal: list[int]) -> bool:
    """Whether animals are given or taken."""
    for i in range(0, len(deal), 2):
        if SHEEP <= deal[i] < SHEEP + ANIMALS:
            return True
    return False


def _exchange(goods: list[int], deal: list[int]) -> bool:
    """Exchange goods if there are enough of them."""
    for i in range(0, len(deal), 2):
        if goods[deal[i]] + deal[i + 1] < 0:
            return False
    for i in range(0, len(deal), 2):
        goods[deal[i]] += deal[i + 1]
    return True
