"""The printed numbers and the names of those hand cards of deck L that can be played with.

It lies in the box, to be used at will; which cards of it are left out, docs/agricola.md tells.
"""

from __future__ import annotations

from typing import Final

MINORS: Final[dict[str, str]] = {
    "L060": "fruit-tree",
    "L061": "bagpipe",
    "L062": "broch",
    "L063": "whisky-barrels",
    "L064": "highland-cattle",
    "L066": "stretch-goat",
    "L067": "agricola",
    "L068": "aggro-koala",
    "L082": "were-clone",
    "L083": "seal-of-approval",
    "L087": "chairmans-garden",
}

OCCUPATIONS: Final[dict[str, str]] = {
    "L059": "wood-scrounger",
    "L071": "vielspieler",
    "L072": "wanderer",
    "L075": "storekeepers",
    "L078": "elder-fisher",
    "L080": "covert-advertiser",
    "L081": "city-planner",
    "L084": "the-hulk",
}
