"""The rows of this package that refer to persons: how and why they are notified."""

from __future__ import annotations

from typing import Final

from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.store.protocol import Statement

_OF_DEVICE: Final = "SELECT target FROM targets WHERE device = ?"
_MAIL: Final = """
    DELETE FROM mail_links WHERE address IN (SELECT address FROM targets WHERE person = ? AND kind = 'mail')
"""
_TWICE: Final = """
    DELETE FROM targets WHERE person = ? AND EXISTS (
        SELECT 1 FROM targets AS own
        WHERE own.person = ? AND own.kind = targets.kind AND own.address = targets.address
    )
"""


class NotificationRows(PersonRows):
    """The settings and targets of persons, the reasons to notify them, and notifications that wait to be sent."""

    own = (
        Place("wishes", "wishes", kept=False),
        Place("targets", "target, kind, address, since, trouble, tries, failing"),
        Place("reasons", "why, about, stamp, due, called", kept=False),
        Place("outbox", "called, target, due", kept=False),
        Place("mail_links", "address, until", kept=False),
    )

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person, with all links that were sent to their addresses."""
        return [Statement(_MAIL, (person,)), *super().erased(person)]

    def banned(self, person: str) -> list[Statement]:
        """The statements by which a banned person is notified of nothing any more, and signs in by no mail."""
        return [
            Statement(_MAIL, (person,)),
            Statement("DELETE FROM outbox WHERE person = ?", (person,)),
            Statement("DELETE FROM targets WHERE person = ?", (person,)),
        ]

    def merged(self, before: str, own: str) -> list[Statement]:
        """The statements that merge a person into another.

        The addresses of both lead to the merged person; the reasons to notify one of them are dropped.
        """
        return [Statement(_TWICE, (before, own)), *super().merged(before, own)]

    def device_replaced(self, device: str, new: str) -> list[Statement]:
        """The statement by which a browser's target goes along to its new secret."""
        return [Statement("UPDATE targets SET device = ? WHERE device = ?", (new, device))]

    def device_removed(self, device: str) -> list[Statement]:
        """The statements that remove a browser's target, and the notifications that wait to be sent there."""
        return [
            Statement(f"DELETE FROM outbox WHERE target IN ({_OF_DEVICE})", (device,)),
            Statement("DELETE FROM targets WHERE device = ?", (device,)),
        ]
