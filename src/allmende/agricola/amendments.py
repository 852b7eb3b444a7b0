"""What has been corrected in the rules of Agricola, in the order in which it was.

A game keeps the rules that it was begun under, so a corrected place asks `table.amended(NUMBER)`. Numbers are for ever.
"""

from __future__ import annotations

from typing import Final

from allmende.core.amendment import Amendment

AMENDMENTS: Final[list[Amendment]] = []
