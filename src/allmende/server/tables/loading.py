"""Loads tables from the entries of the store, or says why one can't be loaded."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from allmende.core import Message, UnknownTitleError
from allmende.server.errors import UnfitError
from allmende.server.jobs.log_once import say_once
from allmende.server.tables.table import Table

log = logging.getLogger(__name__)


def played(name: str, entries: Sequence[str]) -> Table:
    """The table that these entries make; UnfitError if not even the first can be read, or its game isn't here."""
    try:
        return Table.read(name, entries)
    except UnknownTitleError as error:
        if error.message.id == "error-broken-title":
            raise
        missing = Message("error-title-missing", {"title": error.message.args["title"]})
        raise UnfitError("the game of this table is not installed here", missing) from None
    except msgspec.DecodeError as error:
        say_once(log.error, "table %s can't be read: %s", name, str(error))
        raise UnfitError("not even its first entry can be read", Message("error-broken", {"number": 0})) from error
