"""Worths of hand cards of Agricola to a seat that has them in play, read off their parts.

Goods that a card has given already lie on the farm, and its points at the end are known. The rest is an estimate: the
number of times that it will give something, and the worth of that.
"""

from __future__ import annotations

import msgspec

from allmende.agricola.ai.chances import (
    ALSO_MAJOR,
    ARRIVALS,
    FEW,
    MANY_TURNS,
    OF_HARVESTS,
    OFTEN,
    PERMITS,
    POPULARITY,
)
from allmende.agricola.ai.outlook import Outlook
from allmende.agricola.components.board import FIRST_CARD, ROUNDS, SPACE_COUNT
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.pieces import (
    BUILDING_RESOURCES,
    FIELD_POINTS,
    FIELD_TILE,
    FOOD,
    GRAIN,
    SHEEP,
    from_table,
)
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.language import (
    BakeBread,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    Effect,
    Gain,
    OneOf,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
    TakeOne,
)
from allmende.agricola.rules.language.action import OnCard
from allmende.agricola.rules.language.amounts import Amount, Goods, Round, Steps
from allmende.agricola.rules.language.animals import OfferHerd
from allmende.agricola.rules.language.another_space import Placing
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.conditions import AllOf, AtLeast, AtMost, Condition, Exactly, LivesIn
from allmende.agricola.rules.language.crops import PickCrops
from allmende.agricola.rules.language.custom import AddCrop, BreedBoar, JoinHerds
from allmende.agricola.rules.language.facts import AfterHarvest
from allmende.agricola.rules.language.gains import BonusPoints, ByCost, Cases, Exchange, ForOthers, GainBy
from allmende.agricola.rules.language.goods import ACCUMULATING
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import Players
from allmende.agricola.rules.language.trigger import ONCE, Trigger, Waiting
from allmende.agricola.rules.moments import (
    AFTER_WORK,
    BEFORE_ROUND,
    BEFORE_WORK,
    CHANGED,
    GOING_HOME,
    HOME_STARTED,
    IMPROVED,
    PREPARED,
    ROUND_ENDED,
    ROUND_STARTED,
    SCORING_STARTED,
    SPACE_REVEALED,
    SPACES_FILLED,
    WORK_ENDED,
    WORK_STARTED,
)
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.scoring import card_bonus_points, printed_points

ANYTHING = 0.5
"""The worth, each time, of something of which nothing else is known."""


class CardWeights(msgspec.Struct, frozen=True):
    """Worths of cards in play, in points at the end of the game, on top of the points that are counted there."""

    estimate: float = 1.5
    """The factor for all that is estimated here."""
    prices: tuple[float, ...] = (0.5, 0.5, 0.8, 0.8, 0.6, 1.0, 0.6, 0.8, 1.1, 0.45)
    """One of each resource that comes later."""
    plenty: float = 0.3
    """The share of a food's worth that is left if no food will be missing after the next harvest."""
    plan: float = 0.3
    """The best card in hand, as a share of its later worth, if its cost is there."""
    in_hand: float = 0.05
    """Any card in hand at the start; nothing at the end."""
    action: float = 1.2
    """Something built, plowed or played without a person."""
    baking: float = 0.7
    """Another chance to bake bread."""
    bonus: float = 0.8
    """The further growth of points that a card counts at the end, if it is played at the start, as for those below.
    """
    use: float = 1.0
    """A use of a card at any time."""
    saving: float = 0.7
    """Each kind of thing that becomes cheaper."""
    permit: float = 1.0
    """The factor for the worth of each permit."""
    unmet: float = 0.35
    """The share of something whose condition is not met, or met only at times."""
    met: float = 0.85
    """The share of something whose condition is met now."""
    next_house: float = 0.4
    """The share of something for which the house has to be renovated before; each time."""


class Reader:
    """A reader of the further gains of a farm from the cards in play."""

    def __init__(self, weights: CardWeights, farm: Outlook, seat: int, use: float) -> None:
        state = farm.state
        self.weights = weights
        self.farm = farm
        self.state = state
        self.seat = seat
        self.use = use
        self.rounds = ROUNDS - state.round
        meals = farm.harvests * farm.mine.people * farm.adult_food
        self.hunger = farm.missing / meals if meals else 0.0
        self.now = farm.mine.home / farm.mine.people
        self.share = (self.rounds + self.now) / ROUNDS

    def worth(self) -> float:
        """The worth of all cards of the seat."""
        mine = self.farm.mine
        weights = self.weights
        total = 0.0
        for i in range(len(mine.played)):
            total += self.card(card_at(self.state, mine.played[i]), mine.marks[i])
        for resource in range(FOOD):
            total += self.farm.to_come[resource] * self.price(resource)
        tiles = self.farm.to_come[FIELD_TILE]
        if tiles and mine.field_sites():
            total += min(tiles, 2) * self.field()
        total *= weights.estimate
        total += weights.in_hand * self.share * len(mine.hand)
        total += weights.plan * max([0.0, *[self.near(card_at(self.state, number)) for number in mine.hand]])
        if not self.state.round:  # in a draft
            for number in mine.hand:
                total += self.held(card_at(self.state, number))
        return total + printed_points(self.state, self.seat) + card_bonus_points(self.state, self.seat)

    def held(self, card: Card) -> float:
        """The worth of a card that may be played some time."""
        worth = self.card(card, 0) + sum([self.effect(effect) for effect in card.effects])
        likely = 1.0 if card.needs is None else self.likely(card.needs)
        cost = self.cost(card.costs[0]) + self.farm.mine.people * self.cost(card.cost_each)
        return likely * (card.points + worth - cost) / 2

    def near(self, card: Card) -> float:
        """The worth of a card in hand, which rises with the part of its cost that is there."""
        have = need = 1
        cost = card.costs[0]
        for i in range(0, len(cost), 2):
            have += min(self.farm.goods[cost[i]], cost[i + 1])
            need += cost[i + 1]
        return self.held(card) * have * have / (need * need)

    def card(self, card: Card, mark: int) -> float:
        """The worth of the further gains and possibilities of one card."""
        weights = self.weights
        total = 0.0
        for trigger in card.triggers:
            if not (trigger.limit == ONCE and mark):
                total += self.trigger(trigger, mark)
        left = self.share
        for saving in card.savings:
            total += weights.saving * left * bit_count(saving.kinds)
        total += weights.bonus * left * len(card.bonuses)
        for use in card.uses:
            pile = use.effects[0]
            share = (pile.pile_size - mark) / pile.pile_size if isinstance(pile, OnCard) else 1.0
            total += weights.use * left * share
        if card.space is not None or card.tolls:
            total += weights.use * left
        for permit, good in PERMITS.items():
            if card.permits & permit:
                total += weights.permit * left * good
        if card.majors:
            total += weights.permit * left * ALSO_MAJOR
        return total

    def trigger(self, trigger: Trigger, mark: int) -> float:
        """The worth of the gains of a card at certain moments."""
        times = self.times(trigger)
        if trigger.when is not None:
            times *= self.likely(trigger.when)
        if trigger.details:
            times *= self.weights.unmet
        worth = 0.0
        for effect in trigger.effects:
            if isinstance(effect, OnCard):
                times = min(times, effect.pile_size - mark)
            worth += self.effect(effect)
        return times * worth

    def times(self, trigger: Trigger) -> float:
        """The number of times that a moment will come."""
        moment = trigger.moment
        rounds = self.rounds + self.now
        if moment == CHANGED:
            return 1.0 if trigger.limit == ONCE else OFTEN[IMPROVED] * rounds
        if moment in (ROUND_STARTED, BEFORE_ROUND, PREPARED, BEFORE_WORK, WORK_STARTED, SPACE_REVEALED, SPACES_FILLED):
            return self.rounds
        if isinstance(trigger, Waiting):
            lies = trigger.lies()
            return self.farm.mine.promised.count(lies)
        if moment in (GOING_HOME, AFTER_WORK, HOME_STARTED, WORK_ENDED, ROUND_ENDED):
            return self.rounds + (self.state.phase <= WORK)
        if moment == SCORING_STARTED:
            return 1
        if moment in OF_HARVESTS:
            return self.farm.harvests + (not self.farm.is_harvested)
        if not trigger.spaces and not trigger.round_spaces:
            return OFTEN.get(moment, MANY_TURNS) * rounds
        players = (1 if trigger.mine else 0) + (len(self.state.seats) - 1 if trigger.others else 0)
        times = MANY_TURNS * rounds * len(trigger.round_spaces)
        there = self.state.setup.spaces
        for space in range(SPACE_COUNT):
            if trigger.spaces >> space & 1 and (there >> space & 1 or FIRST_CARD <= space < FIRST_CARD + ROUNDS):
                times += POPULARITY[space] * min(rounds, ROUNDS + 1 - ARRIVALS[space])
        return players * times

    def likely(self, condition: Condition) -> float:
        """The share of the time to come in which a condition holds."""
        match condition:
            case AllOf():
                share = 1.0
                for part in condition.conditions:
                    share *= self.likely(part)
                return share
            case AtLeast(of=Round()):
                first = max(condition.number, self.state.round)
                return max(0, ROUNDS + 1 - first) / (self.rounds + 1)
            case AtMost(of=Round()):
                return max(0, condition.number + 1 - self.state.round) / (self.rounds + 1)
            case Exactly(of=Round()):
                return (condition.number >= self.state.round) / (self.rounds + 1)
            case LivesIn():
                house = self.farm.mine.house
                if house in condition.houses:
                    return 1.0 if house == max(condition.houses) == 2 else self.weights.met
                return float(self.weights.next_house ** max(0, min(condition.houses) - house)) if self.rounds else 0.0
            case AfterHarvest():
                return self.weights.unmet
            case InRounds():
                left = [number for number in condition.rounds if number > self.state.round]
                return len(left) / max(1, self.rounds)
            case _ if condition.is_of_moment():
                return self.weights.unmet
            case _:
                return self.weights.met if condition.holds(self.state, self.seat) else self.weights.unmet

    def price(self, resource: int) -> float:
        """The worth of one of a resource that comes later."""
        price = self.weights.prices[resource]
        if resource == FOOD:
            return price * (self.weights.plenty + (1 - self.weights.plenty) * self.hunger)
        return price * self.use if resource < BUILDING_RESOURCES else price

    def cost(self, pairs: list[int]) -> float:
        """The worth of goods, in pairs of resource and count."""
        return sum([pairs[i + 1] * self.price(pairs[i]) for i in range(0, len(pairs), 2)])

    def amount(self, amount: Amount) -> int:
        """The amount that can be counted on, if a farm grows a little."""
        return self.now_there(amount) + (self.rounds > 2)

    def now_there(self, amount: Amount) -> int:
        """The present amount, or a guess."""
        return FEW if amount.is_of_moment() else amount.count(self.state, self.seat)

    def field(self) -> float:
        """The worth of another field."""
        fields = bit_count(self.farm.mine.fields)
        return from_table(FIELD_POINTS, fields + 1) - from_table(FIELD_POINTS, fields) + 0.1 * self.farm.harvests

    def gain(self, gain: Gain) -> float:
        """The worth of goods that come, perhaps for every one of an amount."""
        if gain.resource == ACCUMULATING:
            return ANYTHING
        price = self.price(gain.resource)
        if isinstance(gain.of, Steps):
            return gain.of.at(self.amount(gain.of.of)) * price
        return gain.count * (1 if gain.of is None else self.amount(gain.of) / gain.every) * price

    def effect(self, effect: Effect) -> float:
        """The worth of an effect each time."""
        weights = self.weights
        match effect:
            case Gain():
                return self.gain(effect)
            case GainBy(of=Players()):
                given = effect.foreseen(self.state, self.seat)
                return given[1] * self.price(given[0]) if given else 0.0
            case ForOthers():
                return -0.5 * effect.count * self.price(effect.resource) if len(self.state.seats) > 1 else 0.0
            case If():
                return self.likely(effect.condition) * sum([self.effect(gain) for gain in effect.gains])
            case ByCost():
                return max([self.effect(part) for part in effect.effects])
            case PromiseOn() if effect.of is not None:
                return min(self.amount(effect.of), self.rounds) * self.price(effect.resource)
            case PromiseOn(by_cost=True):
                return min(effect.costs[0], self.rounds) * self.price(effect.resource)
            case PromiseOn():
                later = range(self.state.round + 1, ROUNDS + 1)
                spaces = sum([effect.is_meant(self.state.round, number) for number in later])
                return spaces * effect.count * self.price(effect.resource)
            case PromisePiece():
                return len(effect.meant(self.state, self.seat)) * self.effect(effect.waiting.effects[0])
            case Plow() | TilesOnCard():
                return max(0.0, self.field() - self.cost(effect.cost if isinstance(effect, Plow) else []))
            case BonusPoints() if not isinstance(effect.of, Steps):
                return effect.count if effect.of is None else effect.count * self.now_there(effect.of)
            case TakeOne():
                gain = self.price(effect.resource) + self.cost(effect.others)
                return max(0.0, gain - self.cost(effect.cost))
            case Offer():
                return max(0.0, sum([self.effect(gain) for gain in effect.gains]) - self.cost(effect.cost))
            case OfferHerd():
                return max(0.0, sum([self.price(animal) for animal in effect.animals]) - self.cost(effect.cost))
            case AddCrop():
                return self.price(GRAIN)
            case JoinHerds():
                return self.price(SHEEP) * bit_count(self.farm.mine.stables & self.farm.mine.fenced)
            case BuildMajor():
                return weights.action
            case OneOf():
                return max([self.effect(option) for option in effect.options])
            case BakeBread():
                return weights.baking if self.farm.bread > 1 else 0.3 * weights.baking
            case BuildRooms() | Renovate() | PlayMinor() | PlayOccupation() | BuildFences() | BuildStables():
                return weights.action
            case PickCrops():
                return min(1.0, 0.5 * sum([crops > 0 for crops in self.farm.mine.crops])) * self.price(GRAIN)
            case GainBy():
                return self.weights.met * self.cost(effect.pairs) / len(effect.numbers)
            case Exchange():
                return self.cost(effect.gains) - self.cost(effect.cost)
            case TakeFrom():
                return max([self.price(ACCUMULATED[space]) for space in effect.spaces])
            case LayOnCard(resource=resource) if resource != FOOD:
                return self.price(resource)
            case TakeOffCard(resource=resource) if resource < 0:  # the goods there have been counted
                return 0.0
            case Cases(conditions=[AtLeast(of=Goods()), *_]):
                least = [case.number for case in effect.conditions if isinstance(case, AtLeast)]
                worth = zip(least, effect.gains, strict=True)
                return sum([self.effect(gain) for number, gain in worth if self.farm.goods[gain.resource] >= number])
            case PromiseInTurn():
                return self.cost(effect.pairs[: 2 * self.rounds])
            case BreedBoar() | Placing():
                return 0.5 * weights.action
            case _:
                return ANYTHING
