"""The rows of this package that refer to persons: the owners of remote bots."""

from __future__ import annotations

from allmende.server.people.person_rows import PersonRows, Place


class BotRows(PersonRows):
    """The remote bots of persons."""

    own = (Place("remote_bots", "bot, seconds", whose="owner"),)
