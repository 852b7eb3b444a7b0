"""Amendments: numbered corrections of rules, which could alter the replay of a game that began before them.

A game keeps the rules that it was begun under. Its state has the number of the title's amendments that hold in it, and
the corrected code asks, say, `state.amended(LEFT_OF_NEWEST)`. Records write that number after the name of the rules:
`2026.11.3` are the rules 2026.11 with the first three amendments, `2026.11` those with none.
"""

from __future__ import annotations

import msgspec

from allmende.core.errors import RecordError
from allmende.core.message import Message


class Amendment(msgspec.Struct, frozen=True):
    """A correction of the rules: its `number` from 1 on, a sentence that `says` what holds since, and its `source`.

    `replaces` says what held before, and still does in games that are older.
    """

    number: int
    says: str
    source: str
    replaces: str = ""


def with_amendments(rules: str, count: int) -> str:
    """The name, in records, of some rules with their first `count` amendments.

    >>> with_amendments("2026.11", 3), with_amendments("2026.11", 0)
    ('2026.11.3', '2026.11')
    """
    return f"{rules}.{count}" if count else rules


def amendments_in(found: str, rules: str, known: int) -> int:
    """The number of amendments in the name `found` that a record gives to its rules.

    RecordError if these are not amendments of `rules`, or more than the `known` number.
    """
    if found == rules:
        return 0
    count = found.removeprefix(f"{rules}.")
    if count == found or not count.isascii() or not count.isdecimal() or len(count) > 9 or count[0] == "0":
        raise RecordError(
            f"the record was made by rules {found}; these are {rules}",
            Message("error-record-rules", {"found": found, "known": rules}),
        )
    if int(count) > known:
        newest = with_amendments(rules, known)
        raise RecordError(
            f"the record was made by rules {found}; here they are known up to {newest}: a newer version can read it",
            Message("error-record-newer", {"found": found, "known": newest}),
        )
    return int(count)
