"""The symbols of cards that have to do with animals, and with what stands or grows in pastures."""

from __future__ import annotations

from allmende.agricola import permits
from allmende.agricola.components import EXTRA_WITHOUT_STABLE, LARGEST_SOWN, STOCKYARD_ROOM
from allmende.agricola.icons.cards import PERMISSIONS
from allmende.core.symbols import slashes, token

_SOWN = slashes(range(1, LARGEST_SOWN + 1))
PERMISSIONS[permits.STALLS_FOR_PASTURES] = ["holds", "any-animal", "per", "pasture"]
PERMISSIONS[permits.STOCKYARD] = ["holds", f"same-animal*{STOCKYARD_ROOM}"]
PERMISSIONS[permits.SHEEP_BY_MEALS] = ["holds", "sheep", "per", "meal"]
PERMISSIONS[permits.BOAR_BY_MEALS] = ["holds", "boar", "per", "meal"]
PERMISSIONS[permits.SHEEP_BY_OCCUPATIONS] = ["holds", "sheep", "per", "occupation"]
PERMISSIONS[permits.BOAR_ON_FIELDS] = ["field@empty", "holds", "boar"]
PERMISSIONS[permits.ROOMY_WITHOUT_STABLE] = [
    "pasture",
    "no",
    "stable",
    "holds",
    "plus",
    token("any-animal", EXTRA_WITHOUT_STABLE),
]
PERMISSIONS[permits.SOWS_PASTURES] = ["sow", f"pasture*{_SOWN}", "colon", "less", f"any-animal*{_SOWN}"]
