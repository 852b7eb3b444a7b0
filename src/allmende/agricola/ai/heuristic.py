"""The heuristic of Agricola: the value of a farm after the next harvest, and of what it can still become."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.agricola.ai.card_worth import CardWeights, Reader
from allmende.agricola.ai.observation.canonical_moves import FIELDS_FIRST, PASTURE_LAND, PASTURES_FIRST, ROOMS_FIRST
from allmende.agricola.ai.outlook import Outlook
from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.components.farmyard import CORNERS, SHAPE_BORDERS, SHAPES, SPACES, bit_count
from allmende.agricola.components.moves import ANY_TIME, FENCE, IMPROVEMENTS, PICK, PLOW, ROOM, SOW, STABLE, USE
from allmende.agricola.components.pieces import (
    ANIMALS,
    BEGGING_POINTS,
    FOOD,
    GRAIN,
    HOUSE_MATERIAL,
    PASTURE_POINTS,
    PEOPLE,
    PERSON_POINTS,
    REED,
    RENOVATION_REED,
    RESOURCES,
    ROOM_MATERIAL,
    ROOM_REED,
    SHEEP,
    STONY,
    VEGETABLE,
    WOOD,
    from_table,
)
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.language.points import craft_points
from allmende.agricola.rules.phases import CROWDED
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.scoring import building_resources, farm_points, improvement_points, points
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import FEEDING

ORDER = [*FIELDS_FIRST, *ROOMS_FIRST, *PASTURES_FIRST, *range(CORNERS)]
"""By move, from `PLOW` on: the rank of the place for a field, a room or a stable, among those of its kind."""
FIRST_GROWTH = 6
"""The round in which families can be expected to grow for the first time."""


class Weights(msgspec.Struct, frozen=True):
    """Worths of things, in points at the end of the game, on top of the points that are counted there."""

    goods: tuple[float, ...] = (
        *(0.4, 0.4, 0.65, 0.7),  # building resources: wood, clay, reed, stone
        *(0.4, 0.5),  # crops
        *(0.25, 0.3, 0.4),  # animals
        0.02,  # food, which is counted apart
    )
    """One of a resource, as long as there is time to use it."""
    many: tuple[float, ...] = (8.0, 6.0, 5.0, 5.0, 4.0, 3.0, 4.0, 3.0, 3.0, 9.0)
    """By resource: the number beyond which more of it counts a third."""
    horizon: float = 8.0
    """With this number of people left to be placed until the end, goods are worth half of their worth."""
    placement: float = 2.3
    """A person that can still be placed."""
    food: float = 0.55
    """A food that is missing for harvests after the next one."""
    income: float = 0.5
    """A food that crops and animals could become for those harvests, as a share of a food at hand."""
    fetch: float = 1.8
    """The food that a person fetches before the next harvest if need be."""
    free_room: float = 0.6
    """A room for another person, as a share of what the person is worth."""
    second_room: float = 0.5
    """The next such room, as a share of the first."""
    room: float = 0.25
    """The cost of a room, all of it, as a share of the room's worth."""
    renovation: float = 0.6
    """The cost of a renovation, as a share of its points."""
    fences: float = 0.3
    """The cost of the cheapest pasture, as a share of its points."""
    improvement: float = 0.2
    """The cost of the best major improvement, as a share of its points."""
    birth: float = 0.5
    """A birth in each harvest after the next one."""
    spare: float = 0.1
    """Room for another animal, as long as harvests are left."""
    cooking: float = 0.09
    """Each food for one animal or vegetable of each kind, in each harvest to come."""
    baking: float = 0.08
    """Each food for a grain in an oven, in each harvest after the next one."""
    field: float = 0.1
    """An empty field, in each harvest after the next one."""
    seed: float = 0.2
    """A crop for such a field, in the same way."""
    growing: float = 0.9
    """A crop on a field, as a share of one in the supply."""
    first: float = 0.3
    """The starting player token."""
    first_to_grow: float = 0.1
    """The token for a family with rooms for more people, as a share of the worth of these rooms."""
    cards: CardWeights = CardWeights()
    """Hand cards."""


class AgricolaHeuristic:
    """A heuristic that values a farm as it will be after the next harvest, and what it can still become."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def quick_moves(self, state: State, seat: int) -> Sequence[int]:
        """The uses of cards at any time; goods become food when they are needed."""
        return [move for move in state.moves(seat) if move >= USE]

    def solo_rollout(self, state: State, seat: int) -> State | None:
        """None: one move ahead is far enough."""
        return None

    def is_past_horizon(self, state: State, start: State) -> bool:
        return True

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        """The legal moves without food not needed yet, with the best places for tiles and stables, a few pastures."""
        mine = state.seats[seat]
        step = state.top(seat)
        hungry = step is FEEDING or step.index == CROWDED
        found: list[int] = []
        fields: list[int] = []
        rooms: list[int] = []
        stables: list[int] = []
        fenced_stables: list[int] = []
        stables_amid: list[int] = []
        pastures: list[int] = []
        for move in state.moves(seat):
            if PLOW <= move < ROOM:
                fields.append(move)
            elif ROOM <= move < STABLE:
                rooms.append(move)
            elif STABLE + SPACES <= move < PICK:
                stables_amid.append(move)
            elif STABLE <= move < PICK:
                (fenced_stables if mine.fenced >> move - STABLE & 1 else stables).append(move)
            elif FENCE <= move < SOW:
                pastures.append(move)
            elif move < ANY_TIME or (hungry and move < USE):
                found.append(move)
        for moves in (fields, rooms, stables, fenced_stables, stables_amid):
            if moves:
                found.append(min(moves, key=lambda move: ORDER[move - PLOW]))
        return found + self._best_pastures(mine, pastures)

    def _best_pastures(self, mine: Player, moves: list[int]) -> list[int]:
        """The most promising pasture for each number of spaces that become used."""
        best: dict[int, tuple[float, int]] = {}
        for move in moves:
            spaces = SHAPES[move - FENCE]
            new = spaces & ~mine.used_spaces()
            fences = bit_count(SHAPE_BORDERS[move - FENCE] & ~mine.fences)
            sight = (fences + bit_count(new & ~PASTURE_LAND) - 0.1 * bit_count(spaces & mine.stables), move)
            size = bit_count(new)
            if size not in best or sight < best[size]:
                best[size] = sight
        return [move for _, move in best.values()]

    def value(self, state: State, seat: int) -> float:
        """An estimate of the seat's points at the end of the game."""
        mine = state.seats[seat]
        if state.over:
            return points(state, seat) + 0.01 * building_resources(mine)
        farm = Outlook(state, seat)
        farm.bring_in()
        farm.house()
        if not farm.is_fed:
            self._feed(farm)
        farm.breed()
        value = self.weights.placement * farm.left - farm.hunger
        value += self._points(farm) + self._goods(farm) + self._food(farm) + self._family(farm) + self._plans(farm)
        value += self._fields(farm)
        if state.setup.cards:
            value += Reader(self.weights.cards, farm, seat, self._use(farm)).worth()
        return value

    def _feed(self, farm: Outlook) -> None:
        """Pay the food that is due, turning goods into food as long as that is better than going without."""
        goods = farm.goods
        missing = farm.adults * farm.adult_food + farm.mine.people - farm.adults - goods[FOOD]
        goods[FOOD] = 0
        price = self._price(missing, farm.before)
        while missing > 0:
            chosen, least = -1, price
            for resource in range(GRAIN, FOOD):
                food = farm.food_of(resource)
                if goods[resource] and food:
                    loss = self._loss(farm, resource) / min(food, missing)
                    if loss < least:
                        chosen, least = resource, loss
            if chosen < 0:
                farm.hunger = missing * self._price(missing, farm.before)
                return
            goods[chosen] -= 1
            missing -= farm.food_of(chosen)
        goods[FOOD] = -missing

    def _price(self, missing: int, before: int) -> float:
        """The cost of a food that is missing in the next harvest: it rises as fewer people can still fetch it."""
        hardship = min(1.0, missing / (self.weights.fetch * before)) if before else 1.0
        return self.weights.food + hardship * (-BEGGING_POINTS - self.weights.food)

    def _loss(self, farm: Outlook, resource: int) -> float:
        """The loss from having one less of a crop or animal."""
        count = farm.goods[resource]
        loss = farm.points_of(resource, count) - farm.points_of(resource, count - 1) + self.weights.goods[resource]
        if resource >= SHEEP and count == 2:
            loss += self.weights.birth * (farm.harvests + 1)
        return loss

    def _points(self, farm: Outlook) -> float:
        """The points that are counted at the end."""
        mine = farm.mine
        improvements = farm.state.setup.improvements
        total = farm_points(mine)
        if mine.improvements:
            total += improvement_points(mine, improvements) + craft_points(mine, improvements)
        for resource in range(GRAIN, FOOD):
            total += farm.points_of(resource, farm.goods[resource])
        return total

    def _goods(self, farm: Outlook) -> float:
        """The worth of goods besides points; building resources always break a tie."""
        worth = 0.0
        for resource in range(RESOURCES):
            count = float(farm.goods[resource])
            if GRAIN <= resource < SHEEP:
                count += self.weights.growing * farm.growing[resource - GRAIN]
            few = min(count, self.weights.many[resource])
            worth += self.weights.goods[resource] * (2 * few + count) / 3
        return worth * self._use(farm) + 0.01 * building_resources(farm.mine)

    def _use(self, farm: Outlook) -> float:
        """The share of their worth that goods have at this time."""
        return farm.left / (farm.left + self.weights.horizon)

    def _food(self, farm: Outlook) -> float:
        """The worth of the food for harvests after the next one, and of its sources."""
        weights, mine, goods, harvests = self.weights, farm.mine, farm.goods, farm.harvests
        room = farm.room_left()
        income = (goods[GRAIN] + farm.growing[0]) * farm.bread
        income += (goods[VEGETABLE] + farm.growing[1]) * farm.food_of(VEGETABLE)
        births = 0
        for animal in range(SHEEP, SHEEP + ANIMALS):
            income += goods[animal] * farm.food_of(animal)
            if goods[animal] >= 2 and births < room:
                births += harvests
                income += harvests * farm.food_of(animal)
        improvements = farm.state.setup.improvements
        for i in range(len(improvements) if mine.improvements else 0):
            if improvements[i].craft >= 0 and mine.has_improvement(i):
                income += harvests * improvements[i].craft_food
        meals = harvests * mine.people * farm.adult_food
        farm.missing = max(0.0, meals - goods[FOOD] - farm.to_come[FOOD] - weights.income * income)
        worth = weights.birth * births - weights.food * farm.missing
        worth += weights.spare * min(room, 2 * ANIMALS) * min(1.0, harvests / 3)
        worth += weights.cooking * sum(farm.cooks) * (harvests + (farm.before > 0))
        return worth + weights.baking * (farm.bread - 1) * harvests

    def _family(self, farm: Outlook) -> float:
        """The worth of rooms for more people, of using them first, and of material for another one."""
        weights, mine, goods = self.weights, farm.mine, farm.goods
        start = max(farm.state.round + 1, FIRST_GROWTH)
        meals = sum([number > start for number in HARVEST_ROUNDS])
        person = PERSON_POINTS + weights.placement * (ROUNDS - start) - weights.food * (1 + farm.adult_food * meals)
        if start > ROUNDS or person < 0:
            return 0.0
        worth = 0.0
        rooms = lodgings(mine)
        next_room = weights.free_room * person
        for _ in range(mine.people, min(rooms, PEOPLE)):
            worth += next_room
            next_room *= weights.second_room
        if farm.is_first:
            worth += weights.first + weights.first_to_grow * worth
        if rooms < PEOPLE:
            material = min(goods[HOUSE_MATERIAL[mine.house]], ROOM_MATERIAL) / ROOM_MATERIAL
            ready = 0.6 * material + 0.4 * min(goods[REED], ROOM_REED) / ROOM_REED
            worth += weights.room * ready * ready * (1 + next_room)
        return worth

    def _plans(self, farm: Outlook) -> float:
        """The worth of material to renovate the house, to fence a pasture, and to build an improvement."""
        weights, mine, goods = self.weights, farm.mine, farm.goods
        worth = 0.0
        if mine.house < STONY:
            rooms = mine.room_count()
            material = min(goods[HOUSE_MATERIAL[mine.house + 1]], rooms)
            ready = (material + min(goods[REED], RENOVATION_REED)) / (rooms + RENOVATION_REED)
            worth += weights.renovation * rooms * ready * ready
        if mine.least_fences <= mine.fences_left():
            ready = min(1.0, goods[WOOD] / mine.least_fences)
            better = from_table(PASTURE_POINTS, len(mine.pastures) + 1) - from_table(PASTURE_POINTS, len(mine.pastures))
            worth += weights.fences * better * ready * ready
        best = 0.0
        improvements = farm.state.setup.improvements
        for i in range(IMPROVEMENTS):
            if farm.state.improvements >> i & 1 and improvements[i].points > best:
                cost = improvements[i].cost
                have = need = 0
                for j in range(0, len(cost), 2):
                    have += min(goods[cost[j]], cost[j + 1])
                    need += cost[j + 1]
                best = max(best, improvements[i].points * have * have / (need * need))
        return (worth + weights.improvement * best) * self._use(farm)

    def _fields(self, farm: Outlook) -> float:
        """The worth of empty fields, above all with something to sow."""
        empty = bit_count(farm.mine.fields) + len(farm.mine.beds) - sum([crops != 0 for crops in farm.mine.crops])
        seeds = min(empty, farm.goods[GRAIN] + farm.goods[VEGETABLE])
        return farm.harvests * (self.weights.field * empty + self.weights.seed * seeds)
