"""The printed numbers and the names of all hand cards, deck by deck."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from allmende.agricola.components.card_names import deck_a, deck_b, deck_c, deck_d, deck_e, deck_l, deck_x

MINORS: Final[dict[str, str]] = {
    **deck_a.MINORS,
    **deck_b.MINORS,
    **deck_c.MINORS,
    **deck_d.MINORS,
    **deck_e.MINORS,
    **deck_l.MINORS,
    **deck_x.MINORS,
    **deck_x.SPACES,
    **deck_x.MERCHANTS,
    **deck_x.INCIDENTS,
}
"""The minor improvements: names by printed number, with those cards of deck X that are no occupations either."""
OCCUPATIONS: Final[dict[str, str]] = {
    **deck_a.OCCUPATIONS,
    **deck_b.OCCUPATIONS,
    **deck_c.OCCUPATIONS,
    **deck_d.OCCUPATIONS,
    **deck_e.OCCUPATIONS,
    **deck_l.OCCUPATIONS,
    **deck_x.OCCUPATIONS,
}
"""The occupations: names by printed number."""

# fmt: off
BASE: Final[frozenset[str]] = frozenset((
    "A002", "A005", "A009", "A012", "A016", "A019", "A024", "A026", "A032", "A033", "A038", "A044", "A050", "A053",
    "A055", "A056", "A063", "A067", "A069", "A071", "A075", "A078", "A080", "A083", "A086", "A087", "A088", "A090",
    "A092", "A098", "A102", "A108", "A110", "A111", "A112", "A114", "A116", "A119", "A120", "A123", "A125", "A133",
    "A138", "A143", "A147", "A155", "A160", "A165", "B002", "B008", "B010", "B013", "B016", "B019", "B024", "B025",
    "B033", "B036", "B039", "B045", "B047", "B050", "B056", "B057", "B061", "B062", "B066", "B068", "B074", "B077",
    "B080", "B084", "B087", "B089", "B091", "B095", "B097", "B098", "B099", "B102", "B104", "B107", "B108", "B109",
    "B114", "B118", "B121", "B123", "B126", "B136", "B142", "B145", "B156", "B163", "B164", "B166",
))
# fmt: on
"""The numbers of the base set. The rest of deck A is called Artifex, the rest of deck B Bubulcus."""

NAMESAKES: Final = ("C054", "C174")
"""The cards that are called like one of another deck: in moves and messages, their number stands behind the name."""


def name_of(number: str, called: str) -> str:
    """A card's name as it is written in moves and messages.

    >>> name_of("A007", "Gardener's Knife"), name_of("C054", "Market Stall")
    ('gardeners-knife', 'market-stall-c054')
    """
    plain = normalize("NFKD", called.lower()).encode("ascii", "ignore").decode()
    name = re.sub("[^a-z-]", "", plain.replace(" ", "-"))
    return f"{name}-{number.lower()}" if number in NAMESAKES else name
