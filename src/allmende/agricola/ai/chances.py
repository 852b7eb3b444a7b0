"""Estimates for bots: frequencies of the moments of which cards of Agricola speak, and worths of permits."""

from __future__ import annotations

from allmende.agricola.components.board import (
    BOARD_SPACES,
    FIRST_CARD,
    ROUNDS,
    SPACE_COUNT,
    STAGE_OF_ROUND,
    space_number,
)
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    AFTER_USE,
    BAKED,
    BEFORE_HARVEST,
    BEFORE_PERSON,
    BEFORE_USE,
    BRED,
    FENCED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    HARVEST_ENDED,
    HARVEST_STARTED,
    HARVESTING,
    IMPROVED,
    OBTAINED,
    RENOVATED,
    ROOMS_BUILT,
    TAUGHT,
    TURN_ENDED,
    USED,
)
from allmende.agricola.rules.permits import (
    BOAR_BY_MEALS,
    BOAR_ON_FIELDS,
    CLAY_FENCES,
    EARLY_ACTION,
    FENCES_FOR_GRAIN,
    FREE_FENCES,
    KEEPS_SITE,
    NO_RENOVATION,
    PALISADES,
    PETS_IN_ROOMS,
    ROOMY_PASTURES,
    ROOMY_WITHOUT_STABLE,
    SHARES_SPACES,
    SHEEP_BY_MEALS,
    SHEEP_BY_OCCUPATIONS,
    SOWS_PASTURES,
    STALLS_FOR_ONE_KIND,
    STALLS_FOR_PASTURES,
    STRAIGHT_TO_STONE,
)

MANY_TURNS = 0.15
"""The frequency, in a round, with which a player uses an action space of which nothing else is known."""
POPULAR = {
    **{"farmland": 0.35, "forest": 0.25, "vegetable-seeds": 0.25, "pig-market": 0.25, "cattle-market": 0.3},
    **{"cultivation": 0.45, "day-laborer": 0.1, "clay-pit": 0.1, "grain-seeds": 0.1, "fishing": 0.12},
    **{"eastern-quarry": 0.05, "western-quarry": 0.08, "copse": 0.06, "grove": 0.1, "resource-market": 0.2},
    **{"hollow": 0.1, "traveling-players": 0.07},
}
"""The frequency with which a player uses other action spaces in a round, as greedy bots do."""
FEW = 2
"""The assumed number of things that can only be counted at a certain moment."""
OFTEN = {
    **{ROOMS_BUILT: 0.1, RENOVATED: 0.1, FENCED: 0.15, BAKED: 0.15, IMPROVED: 0.2, TAUGHT: 0.15},
    **{USED: 3.0, BEFORE_PERSON: 3.0, BEFORE_USE: 3.0, AFTER_USE: 3.0, TURN_ENDED: 0.3, OBTAINED: 0.5},
}
"""The frequency of other moments in a round."""


OF_HARVESTS = (
    *(BEFORE_HARVEST, HARVEST_STARTED, FIELD_STARTED, HARVESTING, FIELD_PHASE, FIELD_ENDED, BRED, HARVEST_ENDED),
    AFTER_HARVEST,
)
"""The moments that come in each harvest."""


def _popularity() -> list[float]:
    found = [MANY_TURNS] * SPACE_COUNT
    for name, often in POPULAR.items():
        found[space_number(name)] = often
    return found


def _arrivals() -> list[int]:
    """By action space: the first round in which it can be in play."""
    found = [1] * SPACE_COUNT
    for number in range(1, ROUNDS + 1):
        found[FIRST_CARD + number - 1] = STAGE_OF_ROUND.index(STAGE_OF_ROUND[number])
    if FIRST_CARD != BOARD_SPACES:
        raise AssertionError("the cards do not follow the spaces of the board")
    return found


POPULARITY = _popularity()
ARRIVALS = _arrivals()


PERMITS = {
    **{PETS_IN_ROOMS: 0.5, ROOMY_PASTURES: 1.0, CLAY_FENCES: 0.5, FREE_FENCES: 2.0, SHARES_SPACES: 0.6},
    **{STRAIGHT_TO_STONE: 1.0, NO_RENOVATION: -2.0, EARLY_ACTION: 1.0},
    **{STALLS_FOR_PASTURES: 0.8, STALLS_FOR_ONE_KIND: 1.5, SHEEP_BY_MEALS: 1.0, BOAR_BY_MEALS: 1.2},
    **{SHEEP_BY_OCCUPATIONS: 1.2, BOAR_ON_FIELDS: 1.0, ROOMY_WITHOUT_STABLE: 0.8, SOWS_PASTURES: 0.5},
    **{KEEPS_SITE: -1.5, FENCES_FOR_GRAIN: 0.5, PALISADES: 1.0},
}
"""The worths of permits; room for a person is counted elsewhere."""
ALSO_MAJOR = 1.5
"""The worth of a card that cooks and bakes."""
