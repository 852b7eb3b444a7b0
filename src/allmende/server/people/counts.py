"""Counts of people and games, for the host."""

from __future__ import annotations

from allmende.server.store.protocol import Statement


def people(since: int) -> Statement:
    """The statement that counts the persons who have a device, and those of whom one was used since a time."""
    query = """
        SELECT (SELECT count(DISTINCT person) FROM devices),
            (SELECT count(DISTINCT person) FROM devices WHERE used >= ?)
    """
    return Statement(query, (since,))


def games(since: int) -> Statement:
    """The statement that counts the games that go on, those of them that were changed since a time, and the others."""
    query = """
        SELECT (SELECT count(*) FROM standings WHERE over = 0),
            (SELECT count(*) FROM standings WHERE over = 0 AND changed >= ?),
            (SELECT count(*) FROM standings WHERE over = 1)
    """
    return Statement(query, (since,))
