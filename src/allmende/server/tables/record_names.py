"""Player names in the file of a record, as comments.

# player 1 Anna
# player 2 Ben
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from allmende.server.errors import UnfitError
from allmende.server.tables.seats import check_names, checked_name

_PLAYER: Final = re.compile(r"# player (\d) (.+)")


def with_names(record: str, names: Sequence[str]) -> str:
    """A record with the players' names as comments, unless they are just the numbers of the seats."""
    if list(names) == _numbers(len(names)):
        return record
    first, rest = record.split("\n", 1)
    return "\n".join([first, *(f"# player {seat} {name}" for seat, name in enumerate(names, 1)), rest])


def names_in(record: str, players: int, given: Sequence[str]) -> list[str]:
    """The names that stand in a record, or else the `given` ones; the numbers of the seats where these don't do."""
    told = {int(match[1]): match[2] for line in record.splitlines() if (match := _PLAYER.fullmatch(line))}
    wanted = [told.get(seat, given[seat - 1] if seat <= len(given) else f"{seat}") for seat in range(1, players + 1)]
    try:
        names = [checked_name(name) for name in wanted]
        check_names(names)
    except UnfitError:
        return _numbers(players)
    return names


def _numbers(players: int) -> list[str]:
    return [f"{seat}" for seat in range(1, players + 1)]
