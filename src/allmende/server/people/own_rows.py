"""The rows of this package that refer to persons."""

from __future__ import annotations

from allmende.server.people.devices import all_removed
from allmende.server.people.person_rows import PersonRows, Place
from allmende.server.store.protocol import Statement


class OwnRows(PersonRows):
    """Names, devices, seats, hours, notes, friends, blocks and complaints of persons."""

    own = (
        Place("persons", "name, folded, colour, since, page, zone, language", kept=False),
        Place("devices", "name, since, used"),
        # Secrets that are good for minutes only.
        Place("passes", "until", kept=False),
        Place("passkeys", "passkey, name, public_key, signed, since, used"),
        Place("challenges", "until", kept=False),
        Place("memberships", "tab, role, seat, until, hidden"),
        Place("remarks", "tab, remark", one_each="tab"),
        # The merged person keeps the hours that they had.
        Place("hours", "opens, closes", kept=False),
        Place("holidays", "began, ended", kept=False),
        Place("friends", "friend, since", one_each="friend"),
        Place("blocked", "other, since", one_each="other"),
        # A person who is banned is signed in nowhere, so that they can be merged into no other.
        Place("bans", "since, why", kept=False),
        Place(
            "complaints",
            "complaint, reported, called, why, words, tab, made, done",
            whose="reporter",
            lasting=True,
        ),
    )
    of_seats = (Place("seen", "tab, seat, version, at"),)
    of_others = (
        Place("friends", "", whose="friend", one_each="person"),
        Place("blocked", "", whose="other", one_each="person"),
        Place("complaints", "", whose="reported", lasting=True),
    )

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person.

        The text of a complaint may tell who wrote it, and about whom.
        """
        return [
            *super().erased(person),
            Statement("UPDATE complaints SET reporter = '', words = '' WHERE reporter = ?", (person,)),
            Statement("UPDATE complaints SET reported = '', called = '', words = '' WHERE reported = ?", (person,)),
        ]

    def banned(self, person: str) -> list[Statement]:
        """The statements that go with the ban of a person: no device is theirs any more, and no page shows them."""
        return [
            all_removed(person),
            Statement("DELETE FROM passes WHERE person = ?", (person,)),
            Statement("UPDATE persons SET page = '' WHERE person = ?", (person,)),
        ]

    def merged(self, before: str, own: str) -> list[Statement]:
        """The statements that merge a person into another: no person is their own friend."""
        return [
            *super().merged(before, own),
            Statement("DELETE FROM friends WHERE person = friend"),
            Statement("DELETE FROM blocked WHERE person = other"),
        ]
