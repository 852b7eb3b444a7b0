"""Moves that a step comes to allow after anytime moves: where goods become food, or cards exchange some."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.moves import CRAFT, RESOLVE
from allmende.agricola.components.pieces import ANIMALS, FOOD, RESOURCES, SHEEP
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.action import OnCard
from allmende.agricola.rules.language.crafting import crafts
from allmende.agricola.rules.language.custom import JoinHerds
from allmende.agricola.rules.language.foods import food_of, foods
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.moments import ANY_TIME_MOMENT
from allmende.agricola.rules.state import State
from allmende.core.rules.state import Step

PLENTY: Final = 20
"""More of a resource than cards would bring, and more than any cost asks for."""


def would_allow(state: State, seat: int, step: Step[State]) -> bool:
    """True if anytime moves would let a step allow something that it does not allow now.

    ruling: Between the parts of an action one is asked, too, where the next part can't be done unless something that
    can be done at any time is done first.
    """
    food = foods(state, seat)
    uses = _uses(state, seat) if state.seats[seat].moments >> ANY_TIME_MOMENT & 1 else []
    able = len(uses) > 0 or len(crafts(state, seat)) > 0
    if not food and not able:
        return False
    if isinstance(step, JoinHerds):
        return step.can_join(state, seat) and _other_herds(state, seat, step, step.herds(state, seat), uses, food, [])
    known = _ways(state, seat, step)
    if _by_food(state, seat, step, known, food):
        return True
    return able and _with_plenty(state, seat, step, known) and _by_uses(state, seat, step, known, uses, food)


def _uses(state: State, seat: int) -> list[Action]:
    """The exchanges that the seat's cards offer now, if it can pay for them."""
    found: list[Action] = []
    for card in state.seats[seat].played:
        for use in card_at(state, card).uses:
            if use.is_open(state, seat):
                for action in use.effects:
                    assert isinstance(action, Action)
                    found += action.actions()
    return found


def _ways(state: State, seat: int, step: Step[State]) -> list[int]:
    """The moves that are possible at the step."""
    if isinstance(step, Action):
        return step.choices(state, seat)
    assert isinstance(step, Reacting)
    return [RESOLVE + trigger.card for trigger in step.ready(state, seat)]


def _allows(state: State, seat: int, step: Step[State], known: list[int]) -> bool:
    """True if the step allows moves beside the known ones."""
    return _has_more(_ways(state, seat, step), known)


def _has_more(ways: list[int], known: list[int]) -> bool:
    """True if any of the moves is not among the known ones."""
    for way in ways:
        if way not in known:
            return True
    return False


def _by_food(state: State, seat: int, step: Step[State], known: list[int], food: list[int]) -> bool:
    """True if it is enough to turn one good after another into food, though the step may need these goods, too."""
    goods = state.seats[seat].goods
    more = food_of(goods, food)
    if not more:
        return False
    goods[FOOD] += more
    at_best = _allows(state, seat, step, known)
    goods[FOOD] -= more
    if not at_best:
        return False
    for i in range(0, len(food), 2):
        if goods[food[i]]:
            goods[food[i]] -= 1
            goods[FOOD] += food[i + 1]
            allows = _allows(state, seat, step, known) or _by_food(state, seat, step, known, food)
            goods[FOOD] -= food[i + 1]
            goods[food[i]] += 1
            if allows:
                return True
    return False


def _with_plenty(state: State, seat: int, step: Step[State], known: list[int]) -> bool:
    """True if more goods could help at all."""
    goods = state.seats[seat].goods
    for resource in range(RESOURCES):
        goods[resource] += PLENTY
    allows = _allows(state, seat, step, known)
    for resource in range(RESOURCES):
        goods[resource] -= PLENTY
    return allows


def _by_uses(state: State, seat: int, step: Step[State], known: list[int], uses: list[Action], food: list[int]) -> bool:
    """True if cards or craft buildings can help, given as much food besides as can be made."""
    goods = state.seats[seat].goods
    more = food_of(goods, food)
    goods[FOOD] += more
    allows = _after_uses(state, seat, step, known, uses, [])
    goods[FOOD] -= more
    return allows


def _after_uses(
    state: State, seat: int, step: Step[State], known: list[int], uses: list[Action], tried: list[list[int]]
) -> bool:
    """True if cards or craft buildings can help, one use after another; goods that were tried before are skipped."""
    mine = state.seats[seat]
    reached = [*mine.goods, mine.used, *mine.marks]
    if reached in tried:
        return False
    tried.append(reached)
    for use in uses:
        limit = card_at(state, use.card).uses[0]
        is_once = limit.each_round or limit.single
        if is_once and not limit.is_open(state, seat):
            continue
        deal = use.deal(state, seat)
        if deal and _exchange(mine.goods, deal):
            mark = mine.mark_of(use.card)
            if use.mark_step:
                mine.set_mark(use.card, mark + use.mark_step)
            elif is_once:
                mine.set_mark(use.card, state.round)
            allows = _allows(state, seat, step, known) or _after_uses(state, seat, step, known, uses, tried)
            mine.set_mark(use.card, mark)
            for i in range(0, len(deal), 2):
                mine.goods[deal[i]] -= deal[i + 1]
            if allows:
                return True
    for move in crafts(state, seat):
        improvement, used = state.setup.improvements[move - CRAFT], mine.used
        mine.used |= 1 << move - CRAFT
        mine.goods[improvement.craft] -= 1
        mine.goods[FOOD] += improvement.craft_food
        allows = _allows(state, seat, step, known) or _after_uses(state, seat, step, known, uses, tried)
        mine.goods[FOOD] -= improvement.craft_food
        mine.goods[improvement.craft] += 1
        mine.used = used
        if allows:
            return True
    return False


def _other_herds(
    state: State,
    seat: int,
    step: JoinHerds,
    known: list[int],
    uses: list[Action],
    food: list[int],
    tried: list[list[int]],
) -> bool:
    """True if other animals would stand beside stables if some were cooked or exchanged; fewer of a kind don't count.

    Here more is not always better, so that all exchanges of animals are tried, one after another.
    """
    mine = state.seats[seat]
    reached = [*mine.goods, *mine.marks]
    if reached in tried:
        return False
    tried.append(reached)
    deals: list[list[int]] = [[food[i], -1, FOOD, food[i + 1]] for i in range(0, len(food), 2)]
    cards: list[int] = [-1 for _ in deals]
    for use in uses:
        deals.append(use.deal(state, seat))
        cards.append(use.card if isinstance(use, OnCard) else -1)
    for i in range(len(deals)):
        deal, card = deals[i], cards[i]
        if not _is_of_animals(deal) or not _exchange(mine.goods, deal):
            continue
        if card >= 0:
            mine.set_mark(card, mine.mark_of(card) + 1)
        allows = _has_more(step.herds(state, seat), known) or _other_herds(state, seat, step, known, uses, food, tried)
        if card >= 0:
            mine.set_mark(card, mine.mark_of(card) - 1)
        for j in range(0, len(deal), 2):
            mine.goods[deal[j]] -= deal[j + 1]
        if allows:
            return True
    return False


def _is_of_animals(deal: list[int]) -> bool:
    """True if animals are given or taken."""
    for i in range(0, len(deal), 2):
        if SHEEP <= deal[i] < SHEEP + ANIMALS:
            return True
    return False


def _exchange(goods: list[int], deal: list[int]) -> bool:
    """Exchange goods if there are enough of them; otherwise False."""
    for i in range(0, len(deal), 2):
        if goods[deal[i]] + deal[i + 1] < 0:
            return False
    for i in range(0, len(deal), 2):
        goods[deal[i]] += deal[i + 1]
    return True
