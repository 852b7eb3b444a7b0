"""The rows of this package that refer to persons: tries at the day's games."""

from __future__ import annotations

from typing import Final

from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.store.protocol import Statement

_TWICE: Final = """
    DELETE FROM tries WHERE person = ? AND EXISTS (
        SELECT 1 FROM tries AS other WHERE other.person = ? AND other.title = tries.title AND other.day = tries.day
    )
"""


class DayRows(PersonRows):
    """The tries of persons. Of an erased person only the score remains."""

    own = (Place("tries", "tab, day, title", lasting=True),)

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person."""
        return [*super().erased(person), Statement("UPDATE tries SET person = '' WHERE person = ?", (person,))]

    def merged(self, before: str, own: str) -> list[Statement]:
        """The statements that merge a person into another, whose own tries count where both have played."""
        return [Statement(_TWICE, (before, own)), *super().merged(before, own)]
