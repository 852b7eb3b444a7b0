"""The words for cards that have to do with animals, and with what stands or grows in pastures."""

from __future__ import annotations

from allmende.agricola import permits
from allmende.agricola.components import BOAR, EXTRA_WITHOUT_STABLE, LARGEST_SOWN, SHEEP, STOCKYARD_ROOM
from allmende.agricola.wording.effects import goods
from allmende.agricola.wording.permits import PERMISSIONS
from allmende.core.message import Message
from allmende.core.phrases import one_of

PERMISSIONS[permits.STALLS_FOR_PASTURES] = Message("permit-stalls-for-pastures")
PERMISSIONS[permits.STOCKYARD] = Message("permit-stockyard", {"count": STOCKYARD_ROOM})
PERMISSIONS[permits.SHEEP_BY_MEALS] = Message("permit-holds-by-meals", {"what": goods(SHEEP, 1)})
PERMISSIONS[permits.BOAR_BY_MEALS] = Message("permit-holds-by-meals", {"what": goods(BOAR, 1)})
PERMISSIONS[permits.SHEEP_BY_OCCUPATIONS] = Message("permit-holds-by-occupations", {"what": goods(SHEEP, 1)})
PERMISSIONS[permits.BOAR_ON_FIELDS] = Message("permit-holds-on-fields", {"what": goods(BOAR, 1)})
PERMISSIONS[permits.ROOMY_WITHOUT_STABLE] = Message("permit-roomy-without-stable", {"count": EXTRA_WITHOUT_STABLE})
PERMISSIONS[permits.SOWS_PASTURES] = Message(
    "permit-sows-pastures", {"spaces": one_of(range(1, LARGEST_SOWN + 1)), "last": LARGEST_SOWN}
)
