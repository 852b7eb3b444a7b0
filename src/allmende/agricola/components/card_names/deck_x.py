"""The printed numbers and the names of those cards of deck X that can be played with, by their kinds.

It lies in the box, to be drawn from at the Western Quarry; which cards of it are left out, docs/agricola.md tells.
"""

from __future__ import annotations

from typing import Final

SPACES: Final[dict[str, str]] = {
    "X01": "extraterrestrial-excrement",
    "X02": "homemade-space-rocket",
}
"""Those that are action spaces for all players."""

MERCHANTS: Final[dict[str, str]] = {
    "X04": "merchants-of-jupiter",
    "X05": "merchants-of-mars",
    "X06": "merchants-of-pluto",
}
"""Those that the first player takes who pays for them."""

MINORS: Final[dict[str, str]] = {
    "X07": "ley-lines",
    "X08": "strange-alien-energy",
    "X09": "alien-farmhand",
    "X11": "the-x-file",
    "X12": "furry-friends",
}

INCIDENTS: Final[dict[str, str]] = {
    "X13": "space-diner-at-the-end-of-the-galaxy",
    "X14": "earth-girls-are-easy",
    "X17": "candy-trail",
    "X19": "alien-abduction",
}

OCCUPATIONS: Final[dict[str, str]] = {
    "X24": "rebel",
}
