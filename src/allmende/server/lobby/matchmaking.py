"""Finding a game: a place at an open table that fits or, if there is none, a new open table."""

from __future__ import annotations

from asyncio import Lock

from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.lobby.messages import GameSearch, NewOffer, Offer
from allmende.server.lobby.open_tables import OpenTables, free_places
from allmende.server.people.messages import Person


class Matchmaker:
    """Brings people to open tables.

    Two people who search at the same moment meet if one process serves them; in two processes each may open a table.
    """

    def __init__(self, offers: OpenTables) -> None:
        self._offers = offers
        self._one_at_a_time = Lock()

    async def find(self, person: Person, search: GameSearch) -> Offer:
        """The open table where the person has a place now; with the last place its game has begun.

        A table where the person waits already comes first, then those that lack the fewest people, the oldest of these
        first. AllmendeError if there is none, and the wanted one can't be had.
        """
        async with self._one_at_a_time:
            found = [offer for offer in await self._offers.listed(person) if fits(offer, search)]
            for offer in sorted(found, key=lambda one: (person not in one.guests, free_places(one), one.made)):
                try:
                    return await self._offers.join(person, offer.offer)
                except (NotFoundError, UnfitError):
                    continue  # the last place was taken, or the table taken back, a moment ago
            return await self._offers.make(person, search.wanted)


def fits(offer: Offer, search: GameSearch) -> bool:
    """True if an open table fits a search, and has not begun."""
    there, wanted = offer.wanted, search.wanted
    if offer.table or offer.trouble is not None or not there.listed or there.title != wanted.title:
        return False
    differs = {
        "options": there.options != wanted.options,
        "pace": _is_long(there) != _is_long(wanted),
        "rated": there.rated != wanted.rated,
    }
    return not any(differs[name] for name in search.fixed)


def _is_long(wanted: NewOffer) -> bool:
    """True if a game is played over days."""
    return wanted.pace is not None and wanted.pace.is_long
