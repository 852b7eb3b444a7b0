"""Symbols of permits of cards in play."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import PERSON_POINTS, STABLE_WOOD
from allmende.agricola.rules import permits
from allmende.core.symbols import slashes, token

_SOWN = slashes(range(1, permits.LARGEST_SOWN + 1))

PERMISSIONS: Final[dict[int, list[str]]] = {
    permits.HOUSES_PERSON: ["holds", "person"],
    permits.PETS_IN_ROOMS: ["room", "holds", "any-animal"],
    permits.ROOMY_PASTURES: ["pasture", "holds", "plus", token("any-animal", permits.EXTRA_PER_PASTURE)],
    permits.CLAY_STABLE: [
        *["stable", "times*1", "colon", token("clay", permits.CLAY_STABLE_CLAY)],
        *["instead-of", token("wood", STABLE_WOOD)],
    ],
    permits.CLAY_FENCES: ["fence", "colon", "clay", "instead-of", "wood"],
    permits.FREE_FENCES: ["fence", "colon", "less", token("wood", permits.FREE_FENCE_COUNT)],
    permits.STRAIGHT_TO_STONE: ["renovate", "colon", "room-wood", "arrow", "room-stone"],
    permits.STRAIGHT_IF_LARGE: [
        *["renovate", "if", token("room", permits.LARGE_HOUSE), "colon", "room-wood", "arrow", "room-stone"]
    ],
    permits.ROOMY_HOUSE: [
        *[
            "if",
            token("room", permits.ROOMY_HOUSE_ROOMS),
            "colon",
            "holds",
            token("person", permits.ROOMY_HOUSE_ROOMS + 1),
        ]
    ],
    permits.ONE_OF_EACH_KIND: ["holds", "sheep", "boar", "cattle"],
    permits.CATTLE_FOR_PASTURES: ["holds", "cattle", "per", "pasture"],
    permits.NO_RENOVATION: ["no", "renovate"],
    permits.EARLY_ACTION: ["newborn", "colon", token("food", permits.EARLY_ACTION_FOOD), "arrow", "place"],
    permits.ROOM_FOR_TWO: [
        *["room-clay", "slash", "room-stone", "adjacent", "field", "pasture", "colon"],
        *["holds", "person*2"],
    ],
    permits.LODGES_PERSON: [f"until-round*{permits.LODGING_ENDS}", "holds", "person"],
    permits.STABLE_AMID_FIELDS: ["once", "field*4", "colon", "stable", "holds", "person"],
    permits.STALLS_FOR_PASTURES: ["holds", "any-animal", "per", "pasture"],
    permits.LATE_PIECES: [
        *("stable", "colon", "less", token("wood", permits.LATE_STABLE_WOOD)),
        *("line", "gratis", token("fence", permits.PAID_FENCES + 1)),
    ],
    permits.HERD_STABLE: ["stable@unfenced", "times*1", "holds", f"same-animal*{permits.HERD_IN_STABLE}"],
    permits.STALLS_FOR_GRAIN: ["holds", "any-animal", "per", "grain"],
    permits.BOAR_IN_STIES: ["holds", "boar"],
    permits.STALLS_FOR_ONE_KIND: ["holds", f"same-animal*{permits.ONE_KIND_STALLS}"],
    permits.SHEEP_BY_MEALS: ["holds", "sheep", "per", "meal"],
    permits.BOAR_BY_MEALS: ["holds", "boar", "per", "meal"],
    permits.SHEEP_BY_OCCUPATIONS: ["holds", "sheep", "per", "occupation"],
    permits.SHEEP_ON_OCCUPATIONS: ["occupation", "holds", "sheep"],
    permits.SHEEP_BETWEEN_ROOMS: ["room*2", "adjacent", "holds", token("sheep", permits.SHEEP_PER_BORDER)],
    permits.BOAR_ON_FIELDS: ["field@empty", "holds", "boar"],
    permits.ROOMY_WITHOUT_STABLE: [
        *["pasture", "no", "stable", "holds", "plus"],
        token("any-animal", permits.EXTRA_WITHOUT_STABLE),
    ],
    permits.SOWS_PASTURES: ["sow", f"pasture*{_SOWN}", "colon", "less", f"any-animal*{_SOWN}"],
    permits.TEACHES_BAKERS: ["occupation", "instead-of", "bake"],
    permits.FIELD_FEE: [token("food", permits.FIELD_FEE_FOOD), "arrow", "field"],
    permits.KEEPS_HAND: ["no", "discard"],
    permits.KEEPS_SITE: ["no", "unused@house"],
    permits.FENCES_FOR_GRAIN: [
        *["use@grain-utilization", "colon", "wood", "arrow", "fence"],
        *["instead-of", "sow", "slash", "bake"],
    ],
    permits.NO_PETS: ["no", "room", "holds", "any-animal"],
    permits.LARGER_SMALL_PASTURES: [
        *["pasture*1", "holds", f"same-animal*{permits.SMALL_PASTURE_HOLDS}", "line", "pasture*1", "stable"],
        *["holds", f"same-animal*{2 * permits.SMALL_PASTURE_HOLDS}"],
    ],
    permits.MEAT_FEEDS_MORE: ["cook", "sheep", "slash", "boar", "colon", "plus", token("food", permits.MORE_MEAT)],
    permits.GROWS_FOR_MINOR: [f"from-round*{permits.GROWS_FROM_ROUND}", "colon", "grow@room", "instead-of", "minor"],
    permits.ALSO_OCCUPATION: ["occupation"],
    permits.CLOSES_STABLED_PASTURE: ["pasture@stable", "times*1", "holds", "no", "any-animal"],
    permits.CLOSES_PASTURE: ["pasture", "times*1", "holds", "no", "any-animal"],
    permits.ROOMY_STABLES: [
        *["stable@unfenced", "holds", "plus", token("same-animal", permits.STABLE_HERD - 1)],
        *["line", "pasture@stable", "holds", "plus", token("same-animal", permits.EXTRA_BY_STABLE)],
    ],
    permits.STALLS_FOR_ROOMS: ["if", "pasture", "adjacent", "room", "colon", "holds", "any-animal", "per", "room"],
    permits.SHEEP_STALL: ["holds", "sheep"],
    permits.CATTLE_STALL: ["holds", "cattle"],
    permits.LONE_SHEEP: ["breed", "colon", "sheep"],
    permits.SOWS_LESS: ["sow", "colon", "less", "crop"],
    permits.FREE_AT_EDGE: ["palisade", "colon", "gratis", "fence"],
    permits.FENCES_ON_CARD: ["off-card", "gratis", "fence"],
    permits.HUNGRY_NEWBORNS: ["newborn", "colon", token("food", permits.HUNGRY_FOOD)],
    permits.PALISADES: ["palisade", "colon", f"wood*{permits.PALISADE_WOOD}", "instead-of", "fence"],
    permits.KEEPS_WOOD_AND_STONE: ["no", "discard", "wood", "slash", "stone"],
    permits.KEEPS_CATTLE: ["no", "cattle", "arrow", "food"],
    permits.WAIVES_ROOM: ["grow", "no", "room"],
    permits.WINS_EXACTLY: ["everybody", "if", "exactly", f"score*{permits.WINNING_POINTS}", "colon", "most"],
    permits.NO_OCCUPATIONS: ["no", "occupation"],
    permits.GROWS_LATE: [f"until-round*{permits.LATE_GROWTH}", "no", "grow"],
    permits.FRUGAL: [
        *["feeding-phase", "colon", "less", token("food", permits.FRUGAL_FOOD), "per", "person", "line"],
        *["book", "person", f"score*{PERSON_POINTS - permits.FRUGAL_POINTS}", "instead-of"],
        f"score*{PERSON_POINTS}",
    ],
}
"""By permit: its symbols."""
