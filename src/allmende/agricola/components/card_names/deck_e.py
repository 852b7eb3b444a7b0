"""The printed numbers and the names of the hand cards of deck E: Ephipparius and what belongs to it."""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {
    "E001": "pole-barns",
    "E002": "renovation-materials",
    "E006": "recount",
    "E007": "pumpernickel",
    "E008": "farmers-market",
    "E019": "ox-goad",
    "E020": "iron-hoe",
    "E023": "apiary",
    "E026": "sundial",
    "E028": "bookmark",
    "E029": "heirloom",
    "E034": "land-register",
    "E035": "misanthropy",
    "E037": "ox-skull",
    "E039": "paintbrush",
    "E042": "water-gully",
    "E043": "barn-cats",
    "E045": "fruit-ladder",
    "E046": "waterlily-pond",
    "E049": "twibil",
    "E055": "stone-weir",
    "E057": "cheese-fondue",
    "E059": "comb-and-cutter",
    "E065": "almsbag",
    "E067": "grain-bag",
    "E075": "stone-axe",
}
"""The minor improvements: names by printed number."""

OCCUPATIONS: Final[dict[str, str]] = {}
"""The occupations: names by printed number."""
