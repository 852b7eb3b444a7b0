"""The warnings and errors of the log, kept for the host's page: the latest of them, each with how often it came."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final, NamedTuple

from allmende.server.monitoring.logs import without_secrets

MOST: Final = 30
"""The most that are kept; of more, the one that came longest ago is forgotten."""


class Trouble(NamedTuple):
    """A warning or an error, when it came `first` and `last`, in seconds since 1970, and how many times."""

    line: str
    level: str
    first: int
    last: int
    times: int


class Troubles(logging.Handler):
    """A handler of log records from warnings on that keeps them; those that say the same are one."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._found: OrderedDict[str, Trouble] = OrderedDict()

    def emit(self, record: logging.LogRecord) -> None:
        line = without_secrets(record.getMessage())
        if record.exc_info and record.exc_info[1] is not None:
            line = f"{line} ({without_secrets(repr(record.exc_info[1]))})"
        at = int(record.created)
        before = self._found.pop(line, None)
        first, times = (before.first, before.times) if before else (at, 0)
        self._found[line] = Trouble(line, record.levelname.lower(), first, at, times + 1)
        if len(self._found) > MOST:
            self._found.popitem(last=False)

    def listed(self) -> list[Trouble]:
        """All that are kept, the latest first."""
        return list(reversed(self._found.values()))
