"""The printed numbers and the names of the hand cards of deck D: Dulcinaria and what belongs to it."""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {}
"""The minor improvements: names by printed number."""

OCCUPATIONS: Final[dict[str, str]] = {
    "D089": "stablehand",
    "D090": "plow-maker",
    "D091": "plowman",
    "D104": "cultivator",
    "D105": "sculptor",
    "D106": "whisky-distiller",
    "D108": "stone-carver",
    "D109": "sowing-master",
    "D110": "fish-farmer",
    "D111": "interior-decorator",
    "D112": "young-farmer",
    "D120": "clay-deliveryman",
    "D123": "renovation-preparer",
    "D125": "forest-trader",
    "D133": "beer-tent-operator",
    "D140": "loudmouth",
    "D141": "seed-seller",
    "D142": "potato-planter",
    "D143": "tree-cutter",
    "D144": "water-worker",
    "D145": "roof-examiner",
    "D146": "porter",
    "D147": "trap-builder",
    "D149": "casual-worker",
    "D151": "spin-doctor",
    "D155": "ebonist",
    "D156": "retail-dealer",
    "D162": "clay-firer",
    "D166": "stable-milker",
    "D167": "pure-breeder",
}
"""The occupations: names by printed number."""
