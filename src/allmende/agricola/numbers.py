"""The hand cards by number and name. Inside, a card is its place in these lists."""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {
    # deck A
    "A002": "shifting-cultivation",
    "A005": "clay-embankment",
    "A009": "young-animal-market",
    "A012": "drinking-trough",
    "A016": "rammed-clay",
    "A019": "handplow",
    "A024": "threshing-board",
    "A026": "sleeping-corner",
    "A032": "manger",
    "A033": "big-country",
    "A038": "wool-blankets",
    "A044": "pond-hut",
    "A050": "milk-jug",
    "A053": "claypipe",
    "A055": "junk-room",
    "A056": "basket",
    "A063": "dutch-windmill",
    "A067": "corn-scoop",
    "A069": "large-greenhouse",
    "A071": "clearing-spade",
    "A075": "lumber-mill",
    "A078": "canoe",
    "A080": "stone-tongs",
    "A083": "shepherds-crook",
    # deck B
    "B002": "mini-pasture",
    "B008": "market-stall",
    "B010": "caravan",
    "B013": "carpenters-parlor",
    "B016": "mining-hammer",
    "B019": "moldboard-plow",
    "B024": "lasso",
    "B025": "bread-paddle",
    "B033": "mantlepiece",
    "B036": "bottles",
    "B039": "loom",
    "B045": "strawberry-patch",
    "B047": "herring-pot",
    "B050": "butter-churn",
    "B056": "brook",
    "B057": "scullery",
    "B061": "three-field-rotation",
    "B062": "pitchfork",
    "B066": "sack-cart",
    "B068": "beanfield",
    "B074": "thick-forest",
    "B077": "loam-pit",
    "B080": "hard-porcelain",
    "B084": "acorns-basket",
}
"""The minor improvements: names by printed number."""
OCCUPATIONS: Final[dict[str, str]] = {
    # deck A
    "A086": "animal-tamer",
    "A087": "conservator",
    "A088": "hedge-keeper",
    "A090": "plow-driver",
    "A092": "adoptive-parents",
    "A098": "stable-architect",
    "A102": "grocer",
    "A108": "mushroom-collector",
    "A110": "roughcaster",
    "A111": "wall-builder",
    "A112": "scythe-worker",
    "A114": "seasonal-worker",
    "A116": "wood-cutter",
    "A119": "firewood-collector",
    "A120": "clay-hut-builder",
    "A123": "frame-builder",
    "A125": "priest",
    "A133": "braggart",
    "A138": "harpooner",
    "A143": "stonecutter",
    "A147": "animal-dealer",
    "A155": "conjurer",
    "A160": "lutenist",
    "A165": "pig-breeder",
    # deck B
    "B087": "cottager",
    "B089": "groom",
    "B091": "assistant-tiller",
    "B095": "master-bricklayer",
    "B097": "scholar",
    "B098": "organic-farmer",
    "B099": "tutor",
    "B102": "consultant",
    "B104": "sheep-walker",
    "B107": "manservant",
    "B108": "oven-firing-boy",
    "B109": "paper-maker",
    "B114": "childless",
    "B118": "small-scale-farmer",
    "B121": "geologist",
    "B123": "roof-ballaster",
    "B126": "carpenter",
    "B136": "house-steward",
    "B142": "greengrocer",
    "B145": "brushwood-collector",
    "B156": "storehouse-keeper",
    "B163": "pastor",
    "B164": "sheep-whisperer",
    "B166": "cattle-feeder",
}
"""The occupations: names by printed number."""

_MORE_PLAYERS: Final[dict[int, list[str]]] = {
    3: ["A133", "A138", "A143", "A147", "B136", "B142", "B145"],
    4: ["A155", "A160", "A165", "B156", "B163", "B164", "B166"],
}
"""The occupations that ask for so many players."""

CARD_NUMBERS: Final[list[str]] = [*MINORS, *OCCUPATIONS]
CARD_NAMES: Final[list[str]] = [*MINORS.values(), *OCCUPATIONS.values()]
CARD_COUNT: Final = 96
FIRST_OCCUPATION: Final = 48
"""The minor improvements come first, then the occupations."""
LEAST_PLAYERS: Final[list[int]] = [
    next((players for players, numbers in _MORE_PLAYERS.items() if number in numbers), 1) for number in CARD_NUMBERS
]
"""By card: how many players there have to be."""


def card_index(number: str) -> int:
    """The place of the card with this printed number."""
    return CARD_NUMBERS.index(number)


def is_occupation(card: int) -> bool:
    """Whether a card is an occupation, and not a minor improvement."""
    return card >= FIRST_OCCUPATION
