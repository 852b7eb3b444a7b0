"""Rules that change while games go on: each correction that could alter a replay is an amendment with a number.

A game keeps the rules that it was begun under. Its position knows how many of the title's amendments hold in it, and
the place that was corrected asks, say, `table.amended(LEFT_OF_NEWEST)`. A record tells it after the name of the rules:
`2026.11.3` are the rules 2026.11 with the first three amendments, `2026.11` those with none.
"""

from __future__ import annotations

import msgspec

from allmende.core.errors import RecordError
from allmende.core.message import Message


class Amendment(msgspec.Struct, frozen=True):
    """A correction of the rules: its number, what holds since, in one sentence, and where that is written."""

    number: int
    says: str
    source: str


def with_amendments(rules: str, count: int) -> str:
    """The rules with the first so many amendments, as records name them."""
    return f"{rules}.{count}" if count else rules


def amendments_in(found: str, rules: str, known: int) -> int:
    """How many amendments of these rules a record names; RecordError if it has other rules, or more than are known."""
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
