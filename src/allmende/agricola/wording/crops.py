"""The words for cards that have to do with crops: harvests, sowing, fields, baking bread."""

from __future__ import annotations

from allmende.agricola import permits
from allmende.agricola.wording.permits import PERMISSIONS
from allmende.core.message import Message

PERMISSIONS[permits.TEACHES_BAKERS] = Message("permit-teaches-bakers")
