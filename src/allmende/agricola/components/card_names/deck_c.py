"""The printed numbers and the names of the hand cards of deck C: Corbarius and what belongs to it."""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {}
"""The minor improvements: names by printed number."""

OCCUPATIONS: Final[dict[str, str]] = {
    "C090": "field-watchman",
    "C091": "plow-hero",
    "C092": "autumn-mother",
    "C095": "basket-weaver",
    "C097": "seed-researcher",
    "C098": "cube-cutter",
    "C102": "tree-guard",
    "C103": "green-grocer",
    "C105": "basket-carrier",
    "C106": "potato-harvester",
    "C109": "schnapps-distiller",
    "C110": "home-brewer",
    "C112": "thresher",
    "C113": "winter-caretaker",
    "C118": "wood-collector",
    "C121": "clay-kneader",
    "C122": "bricklayer",
    "C123": "freemason",
    "C124": "stone-importer",
    "C126": "excavator",
    "C131": "private-teacher",
    "C138": "animal-feeder",
    "C139": "basketmakers-wife",
    "C140": "packaging-artist",
    "C141": "sheep-provider",
    "C142": "market-crier",
    "C144": "reed-roof-renovator",
    "C147": "cowherd",
    "C151": "sowing-director",
    "C153": "pattern-maker",
    "C163": "material-deliveryman",
    "C164": "german-heath-keeper",
    "C166": "cattle-whisperer",
    "C167": "cattle-buyer",
}
"""The occupations: names by printed number."""
