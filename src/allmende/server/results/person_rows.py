"""The rows of this package that refer to persons: results and ratings."""

from __future__ import annotations

from typing import Final

from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.people.persons import PERSONS
from allmende.server.store.protocol import Statement

_SHOW: Final = f"""
    UPDATE results SET shown = (SELECT count(*) FROM {PERSONS} AS persons WHERE person = ? AND page <> '')
    WHERE person = ?
"""


class ResultRows(PersonRows):
    """The results and ratings of persons. Of an erased person only scores remain."""

    own = (
        Place(
            "results",
            "tab, seat, called, title, players, score, won, rated, bot, bots, ended, agreed, shown",
            lasting=True,
        ),
        Place("ratings", "title, mu, sigma, games", one_each="title"),
    )

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person."""
        query = "UPDATE results SET person = '', called = '', shown = 0 WHERE person = ?"
        return [*super().erased(person), Statement(query, (person,))]

    def merged(self, before: str, own: str) -> list[Statement]:
        """The statements that merge a person into another, whose page may be public."""
        return [*super().merged(before, own), *self.published(own)]

    def published(self, person: str) -> list[Statement]:
        """The statement that shows a person's name at their results if their page is public, and hides it if not."""
        return [Statement(_SHOW, (person, person))]
