"""Guests of open tables and people invited there: statements about them, and SQL conditions by which blocks apply."""

from __future__ import annotations

from typing import Final

from allmende.server.people.blocking import BLOCKED
from allmende.server.people.messages import Person
from allmende.server.store.protocol import Statement

APART: Final = f"""
    EXISTS (
        SELECT 1 FROM guests AS sat WHERE sat.offer = offers.offer AND sat.person IN (
            SELECT other FROM {BLOCKED} AS own WHERE person = ?
            UNION ALL SELECT person FROM {BLOCKED} AS theirs WHERE other = ?
        )
    )
"""
"""SQL condition: a guest of an open table has blocked a person, or is blocked by them. Their id is bound twice."""
OPEN_INVITATIONS: Final = f"""(
    SELECT invited.offer, invited.person, made FROM invited JOIN offers USING (offer)
    WHERE tab = '' AND NOT EXISTS (
        SELECT 1 FROM guests WHERE guests.offer = invited.offer AND guests.person = invited.person
    ) AND NOT EXISTS (
        SELECT 1 FROM guests AS sat JOIN {BLOCKED} AS blocked ON blocked.other = sat.person
        WHERE sat.offer = invited.offer AND blocked.person = invited.person
    )
)"""
"""SQL: the invitations of persons who have not joined and have blocked no guest, and when the table was `made`."""
_TURNED_AWAY: Final = f"""
    SELECT 1 FROM guests JOIN {BLOCKED} AS blocked ON blocked.person = guests.person
    WHERE offer = ? AND blocked.other = ?
"""
LEFT_OVER: Final = (
    Statement("DELETE FROM guests WHERE offer NOT IN (SELECT offer FROM offers)"),
    Statement("DELETE FROM invited WHERE offer NOT IN (SELECT offer FROM offers)"),
)
"""The statements that delete guests and invitations of open tables that are gone."""
_LEAVE: Final = "DELETE FROM guests WHERE offer = ? AND person = ?"


def joined(offer: str, person: Person) -> Statement:
    """The statement by which a person takes the next place, unless the game has begun."""
    query = """
        INSERT INTO guests (offer, person, place)
        SELECT offer, ?, (SELECT coalesce(max(place) + 1, 0) FROM guests WHERE guests.offer = offers.offer) FROM offers
        WHERE offer = ? AND tab = '' ON CONFLICT (offer, person) DO NOTHING
    """
    return Statement(query, (person.person, offer))


def left(offer: str, person: Person) -> Statement:
    """The statement by which a person gives a place up."""
    return Statement(_LEAVE, (offer, person.person))


def left_before_begin(offer: str, person: Person) -> Statement:
    """The statement by which a person gives a place up, unless the game has begun."""
    begun = "EXISTS (SELECT 1 FROM offers WHERE offers.offer = guests.offer AND tab <> '')"
    return Statement(f"{_LEAVE} AND NOT {begun}", (offer, person.person))


def turned_away(offer: str, person: Person) -> Statement:
    """The statement that finds a row if a guest of an open table has blocked a person."""
    return Statement(_TURNED_AWAY, (offer, person.person))


def invited(offer: str, person: Person) -> Statement:
    """The statement that invites a person to an open table."""
    query = "INSERT INTO invited (offer, person) VALUES (?, ?) ON CONFLICT (offer, person) DO NOTHING"
    return Statement(query, (offer, person.person))


def declined(offer: str, person: Person) -> Statement:
    """The statement that deletes the invitation of a person to an open table."""
    return Statement("DELETE FROM invited WHERE offer = ? AND person = ?", (offer, person.person))


def withdrawn(person: str) -> list[Statement]:
    """The statements that remove a person from all open tables of others, and all their invitations."""
    return [
        Statement("DELETE FROM guests WHERE person = ?", (person,)),
        Statement("DELETE FROM invited WHERE person = ?", (person,)),
    ]
