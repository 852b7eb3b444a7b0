"""The symbols of cards that have to do with crops: harvests, sowing, fields, baking bread."""

from __future__ import annotations

from allmende.agricola import permits
from allmende.agricola.icons.cards import PERMISSIONS

PERMISSIONS[permits.TEACHES_BAKERS] = ["occupation", "instead-of", "bake"]
