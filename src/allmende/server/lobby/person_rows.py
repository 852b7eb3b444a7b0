"""The rows of this package that refer to persons: open tables, guests and invitations."""

from __future__ import annotations

from typing import Final

from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.store.protocol import Statement

_OFFERED: Final = "SELECT offer FROM offers WHERE host = ?"
_WAITING: Final = f"{_OFFERED} AND tab = ''"
_ALL_WAITING: Final = "SELECT offer FROM offers WHERE tab = ''"
_UNINVITE: Final = f"DELETE FROM invited WHERE person = ? AND offer IN ({_WAITING})"


class LobbyRows(PersonRows):
    """Open tables of persons, their places at those of others, and invitations."""

    own = (
        Place("offers", "offer, wanted, listed, made, tab, begun", whose="host"),
        Place("guests", "offer, place", one_each="offer"),
        Place("invited", "offer", one_each="offer"),
    )

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person, with the guests and invitations of their open tables."""
        return [
            Statement(f"DELETE FROM guests WHERE offer IN ({_OFFERED})", (person,)),
            Statement(f"DELETE FROM invited WHERE offer IN ({_OFFERED})", (person,)),
            *super().erased(person),
        ]

    def banned(self, person: str) -> list[Statement]:
        """The statements that close a banned person's open tables, and free their places at those of others."""
        return [
            Statement(f"DELETE FROM guests WHERE offer IN ({_WAITING})", (person,)),
            Statement(f"DELETE FROM invited WHERE person = ? OR offer IN ({_WAITING})", (person, person)),
            Statement(f"DELETE FROM guests WHERE person = ? AND offer IN ({_ALL_WAITING})", (person,)),
            Statement(f"DELETE FROM offers WHERE offer IN ({_WAITING})", (person,)),
        ]

    def blocked(self, person: str, other: str) -> list[Statement]:
        """The statements by which a blocked person leaves open tables, and invitations of both are deleted."""
        return [
            Statement(f"DELETE FROM guests WHERE person = ? AND offer IN ({_WAITING})", (other, person)),
            Statement(_UNINVITE, (other, person)),
            Statement(_UNINVITE, (person, other)),
        ]
