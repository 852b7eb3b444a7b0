"""Open tables: offered, joined, and begun when all seats are taken."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec

from allmende.bots.remote import is_remote
from allmende.core import AllmendeError, Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError, unforeseen
from allmende.server.jobs.background import Repeated
from allmende.server.jobs.pubsub import PubSub
from allmende.server.lobby.guests import APART, LEFT_OVER, invited, joined, left, left_before_begin, turned_away
from allmende.server.lobby.invitations import Invitations
from allmende.server.lobby.messages import Invite, NewOffer, Offer
from allmende.server.people.memberships import Memberships, player
from allmende.server.people.messages import Person
from allmende.server.people.persons import PERSONS, person_of
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.store.fragments import MARK
from allmende.server.store.protocol import Row, Statement, Store, StoreError, TakenError
from allmende.server.tables.messages import NewPlayer, NewTable
from allmende.server.tables.pace.terms import checked_pace
from allmende.server.tables.registry import Tables
from allmende.server.tables.seat_control import checked_absence
from allmende.server.tables.seats import first_free, numbered
from allmende.titles import title

LISTED_SECONDS: Final = 7 * 24 * 60 * 60
"""Seconds after which an open table that has not begun is gone."""
BEGUN_SECONDS: Final = 60 * 60
"""Seconds for which its guests still see an open table that has begun."""
MOST: Final = 100
"""The largest number of open tables in a list."""
MOST_OF_ONE: Final = 5
"""The most open tables of one host at a time."""
MOST_INVITED: Final = 20
"""The most invitations to an open table."""
EVERY: Final = 5.0
"""Seconds between two looks for beginnings that were interrupted."""
PAUSE: Final = 2.0
"""Seconds between two looks for changes by other processes."""
ALL: Final = "all"
"""The only topic of `OpenTables.changes`."""

SET_UP: Final = "SELECT tab FROM offers WHERE tab <> ''"
"""SQL: the tables that were set up for open tables, or are about to be."""
_SELECT: Final = f"""
    SELECT offer, wanted, made, {{tab}}, begun, host.person, host.name, host.colour,
        persons.person, persons.name, persons.colour
    FROM offers JOIN {PERSONS} AS host ON host.person = offers.host
    JOIN guests USING (offer) JOIN {PERSONS} AS persons ON persons.person = guests.person
"""
_KNOWN: Final = _SELECT.format(tab="tab")
_TOLD: Final = _SELECT.format(tab="CASE WHEN begun > 0 THEN tab ELSE '' END")
"""SQL: open tables as clients see them, without the table until it exists and all sit at it (`begun`)."""
_ORDER: Final = "ORDER BY made DESC, offer, place, persons.person"
_MARK: Final = "offers"
"""The mark that changes with each change of open tables."""
_WANTED: Final = msgspec.json.Decoder(NewOffer)

log = logging.getLogger(__name__)


class OpenTables:
    """The open tables in a store; `clock` gives seconds since 1970. `changes` notifies of each change."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        memberships: Memberships,
        hours: PlayingHours,
        invitations: Invitations,
        clock: Callable[[], float],
    ) -> None:
        self.changes = PubSub()
        self._store = store
        self._tables = tables
        self._memberships = memberships
        self._hours = hours
        self._clock = clock
        self._invitations = invitations
        self._failed: dict[str, str] = {}
        """The error of the last try to begin, by open table: it is logged again only if it is another one."""
        self._seen: list[Row] = []
        """The rows of the last look for changes by other processes."""

    async def listed(self, person: Person | None) -> list[Offer]:
        """The open tables visible to a person, or to an anonymous visitor (None): listed ones, and those of the person.

        One that can't begin any more is visible to its guests only; none is where a block keeps the person apart.
        """
        now = int(self._clock())
        query = f"""
            {_TOLD} WHERE made > ? AND (
                (tab = '' AND (listed = 1 OR offer IN (SELECT offer FROM invited WHERE person = ?)) AND NOT {APART})
                OR (offer IN (SELECT offer FROM guests WHERE person = ?) AND (begun = 0 OR begun > ?))
            ) {_ORDER}
        """
        who = person.person if person else ""
        rows = await self._store.run(Statement(query, (now - LISTED_SECONDS, *(who,) * 4, now - BEGUN_SECONDS)))
        seen = [offer for offer in _offers(rows) if offer.trouble is None or person in offer.guests]
        return await self._with_invited(seen[:MOST])

    async def _with_invited(self, offers: list[Offer]) -> list[Offer]:
        found = await self._invitations.of([offer.offer for offer in offers])
        return [msgspec.structs.replace(offer, invited=found[offer.offer]) for offer in offers]

    async def get(self, name: str) -> Offer:
        """The open table of this name, with the table that is being set up; NotFoundError if it is gone."""
        if (found := await self._named(name, _KNOWN)) is None:
            raise no_offer()
        return found

    async def sought(self, name: str, person: Person | None = None) -> Offer | None:
        """The open table of this name as clients see it, with its table once all sit there; None if it is gone.

        It is also None for a person whom a guest has blocked.
        """
        found = await self._named(name, _TOLD) if name else None
        return None if found and person and await self._shuts_out(found, person) else found

    async def _shuts_out(self, offer: Offer, person: Person) -> bool:
        return person not in offer.guests and bool(await self._store.run(turned_away(offer.offer, person)))

    async def _named(self, name: str, select: str) -> Offer | None:
        oldest = int(self._clock()) - LISTED_SECONDS
        rows = await self._store.run(Statement(f"{select} WHERE offer = ? AND made > ? {_ORDER}", (name, oldest)))
        found = await self._with_invited(_offers(rows))
        return found[0] if found else None

    async def _fit(self, name: str) -> Offer:
        """The open table of this name; NotFoundError if it is gone, UnfitError if it can't begin any more."""
        offer = await self.get(name)
        if offer.trouble is not None:
            raise UnfitError("this table can't begin any more", offer.trouble)
        return offer

    async def make(self, host: Person, wanted: NewOffer, people: Sequence[str] = ()) -> Offer:
        """Offer a table, and invite these people; AllmendeError if the table or a person isn't allowed."""
        _check(wanted)
        if len(people) > MOST_INVITED:
            raise UnfitError("too many are invited", Message("error-invite-many", {"most": MOST_INVITED}))
        meant = [await self._invitations.meant(host, Invite(person=person)) for person in people]
        own = [offer for offer in await self.listed(host) if offer.host == host and not offer.table]
        if len(own) >= MOST_OF_ONE:
            raise UnfitError("enough tables are offered", Message("error-offers", {"most": MOST_OF_ONE}))
        name, now = keys.new_table_name(), int(self._clock())
        written = msgspec.json.encode(wanted).decode()
        insert = "INSERT INTO offers (offer, host, wanted, listed, made, tab) VALUES (?, ?, ?, ?, ?, '')"
        await self._store.run(
            Statement("DELETE FROM offers WHERE made < ?", (now - LISTED_SECONDS,)),
            *LEFT_OVER,
            Statement(insert, (name, host.person, written, int(wanted.listed), now)),
            joined(name, host),
            *(invited(name, one) for one in meant),
        )
        await self.tell()
        return await self.get(name)

    async def join(self, person: Person, name: str) -> Offer:
        """Take a place; with the last one the game begins. UnfitError if all are taken, NotFoundError if it is gone."""
        offer = await self._fit(name)
        if await self._shuts_out(offer, person):
            raise no_offer()
        if person not in offer.guests:
            if offer.table or _is_full(offer):
                raise UnfitError("all places are taken", Message("error-offer-full"))
            await self._store.run(joined(name, person))
            offer = await self.get(name)
            if person not in offer.guests[: _places(offer)]:
                # Another person has taken the last place at the same moment.
                await self._store.run(left(name, person))
                raise UnfitError("all places are taken", Message("error-offer-full"))
        if not offer.table and _is_full(offer):
            offer = await self._begin(offer)
        await self.tell()
        return offer

    async def invite(self, person: Person, name: str, wanted: Invite) -> Offer:
        """Invite another person; ForbiddenError unless `person` is a guest of the table."""
        offer = await self._fit(name)
        if person not in offer.guests:
            raise ForbiddenError("only who sits there invites", Message("error-invite-sit"))
        if len(offer.invited) >= MOST_INVITED:
            raise UnfitError("enough are invited", Message("error-invite-many", {"most": MOST_INVITED}))
        await self._invitations.invite(person, name, wanted)
        await self.tell()
        return await self.get(name)

    async def leave(self, person: Person, name: str) -> None:
        """Give a place up, or decline an invitation; if the host leaves, the open table is deleted.

        An open table that can't begin any more is deleted by any of its guests. UnfitError if the game has begun.
        """
        offer = await self.get(name)
        await self._invitations.decline(person, name)
        if offer.table and offer.trouble is None:
            raise UnfitError("the game has begun", Message("error-offer-begun"))
        if offer.host.person == person.person or (offer.trouble is not None and person in offer.guests):
            # With the last place it may have begun meanwhile.
            close = Statement("DELETE FROM offers WHERE offer = ? AND tab = ?", (name, offer.table))
            await self._store.run(close, *LEFT_OVER)
        else:
            await self._store.run(left_before_begin(name, person))
            if person in (await self.get(name)).guests:
                raise UnfitError("the game has begun", Message("error-offer-begun"))
        await self.tell()

    async def start(self, person: Person, name: str) -> Offer:
        """Begin with the present guests; bots take the free places. ForbiddenError unless `person` is the host."""
        offer = await self._fit(name)
        if offer.host.person != person.person:
            raise ForbiddenError("only the host begins", Message("error-offer-host", {"player": offer.host.name}))
        offer = await self._begin(offer)
        await self.tell()
        return offer

    async def _begin(self, offer: Offer) -> Offer:
        """Set up the table of an open table, unless another process has, and seat all guests at it.

        Each step may be done already, so that an interrupted beginning can be finished.
        """
        claim = "UPDATE offers SET tab = ? WHERE offer = ? AND tab = ''"
        await self._store.run(Statement(claim, (keys.new_table_name(), offer.offer)))
        # Read again: a guest may have come too late for the last place.
        offer = await self.get(offer.offer)
        guests = offer.guests[: _places(offer)]
        wanted = offer.wanted
        names = _different(guest.name for guest in guests)
        players = [_player(guest, name) for guest, name in zip(guests, names, strict=True)]
        while len(players) < wanted.seats:
            names.append(first_free((f"Bot {i}" for i in count(1)), names))
            players.append(NewPlayer("bot", names[-1]))
        rated = wanted.rated and all(player.kind == "link" for player in players)
        table = NewTable(
            wanted.title,
            players,
            wanted.options,
            absence=wanted.absence,
            rated=rated,
            pace=wanted.pace,
            coached=wanted.coached,
            studied=wanted.studied,
        )
        with suppress(TakenError):
            await self._tables.create(table, offer.table)
        people = [(seat, guest) for seat, guest in enumerate(guests) if not is_remote(guest.person)]
        for seat, guest in people:
            await self._memberships.sit(guest, offer.table, [player(seat)])
        # Loading the table puts it into their lists, also if it was set up before.
        begun = await self._tables.get(offer.table)
        for seat, guest in people:
            await self._hours.tell(guest, begun, [player(seat)])
        done = "UPDATE offers SET begun = ? WHERE offer = ? AND begun = 0"
        await self._store.run(Statement(done, (int(self._clock()), offer.offer)))
        return offer

    async def tell(self) -> None:
        """Notify subscribers of a change, and leave a mark for other processes.

        Rows alone are not enough: a change that was undone between two of their looks may have been seen by a client.
        """
        await self._store.set_mark(_MARK, keys.new_table_name())
        self.changes.publish(ALL)

    async def go_on(self) -> None:
        """The leader job: finish beginnings that were interrupted, in this process or another."""
        oldest = int(self._clock()) - LISTED_SECONDS
        rows = await self._store.run(Statement(f"{_KNOWN} WHERE begun = 0 AND made > ? {_ORDER}", (oldest,)))
        # Open tables in trouble only show that to their guests. Others begin if they have a table, or all have come.
        due = {one.offer: one for one in _offers(rows) if one.trouble is None and (one.table or _is_full(one))}
        self._failed = {name: why for name, why in self._failed.items() if name in due}
        for name, offer in due.items():
            try:
                await self._begin(offer)
                self._failed.pop(name, None)
            except StoreError:
                raise
            except Exception as error:
                # One broken table must not keep all others from beginning.
                if self._failed.get(name) != repr(error):
                    log.warning("the open table %s can't be begun: %s", name, error, exc_info=unforeseen(error))
                self._failed[name] = repr(error)

    def job(self) -> Repeated:
        """The background job: look for changes by other processes and by time, as long as there are subscribers."""
        return Repeated(self._look, PAUSE)

    async def _look(self) -> None:
        if not self.changes:
            return
        try:
            # Time alone changes the rows, too: old ones are no longer among them.
            query = f"""
                SELECT offer, tab, person, begun FROM offers JOIN guests USING (offer)
                    WHERE made > ? AND (begun = 0 OR begun > ?)
                UNION ALL SELECT offer, '', person, 0 FROM invited
                UNION ALL SELECT '', '', value, 0 FROM {MARK} AS mark ORDER BY 1, 2, 3
            """
            now = int(self._clock())
            rows = await self._store.run(Statement(query, (now - LISTED_SECONDS, now - BEGUN_SECONDS, _MARK)))
        except StoreError as error:
            log.warning("open tables could not be looked at: %s", error)
            return
        if rows != self._seen:
            self._seen = rows
            self.changes.publish(ALL)


def _check(wanted: NewOffer) -> None:
    """AllmendeError if a table can't be offered like that."""
    title(wanted.title).checked_options(wanted.seats, wanted.options)
    if not 0 <= wanted.bots <= wanted.seats - 2:
        raise UnfitError("an open table has a place for somebody", Message("error-offer-full"))
    if wanted.rated and wanted.bots:
        raise UnfitError("a rated game has no bots", Message("error-rated"))
    checked_absence(NewTable(wanted.title, [], absence=wanted.absence))
    checked_pace(wanted.pace, wanted.seats)


def no_offer() -> NotFoundError:
    """The error for an open table that is gone or hidden."""
    return NotFoundError("there is no such open table any more", Message("error-no-offer"))


class _Title(msgspec.Struct):
    """The part that is read of an open table that another version of the server has written."""

    title: str = ""


def _read(written: str) -> tuple[NewOffer, Message | None]:
    """The wanted table, and the reason if it can't begin any more: rules, games and servers change meanwhile."""
    try:
        wanted = _WANTED.decode(written)
        _check(wanted)
    except AllmendeError as error:
        return wanted, Message("error-offer-trouble", {"why": error.message})
    except msgspec.DecodeError:
        wanted = NewOffer("", 0)
        with suppress(msgspec.DecodeError):
            wanted = NewOffer(msgspec.json.decode(written, type=_Title).title, 0)
        return wanted, Message("error-offer-trouble", {"why": Message("error-offer-unreadable")})
    return wanted, None


def _player(guest: Person, name: str) -> NewPlayer:
    return NewPlayer("bot", name, guest.person) if is_remote(guest.person) else NewPlayer("link", name)


def _places(offer: Offer) -> int:
    """The number of people who play at a table when all have come."""
    return offer.wanted.seats - offer.wanted.bots


def free_places(offer: Offer) -> int:
    """The number of people for whom an open table still waits."""
    return max(0, _places(offer) - len(offer.guests))


def _is_full(offer: Offer) -> bool:
    return free_places(offer) == 0


def _different(names: Iterable[str]) -> list[str]:
    """The names, made different where they are equal."""
    found: list[str] = []
    for name in names:
        found.append(first_free(numbered(name, " ({})"), found))
    return found


def _offers(rows: list[Row]) -> list[Offer]:
    found: dict[str, Offer] = {}
    for row in rows:
        name = str(row[0])
        if name not in found:
            (wanted, trouble), made, table, has_begun = _read(str(row[1])), int(row[2] or 0), str(row[3]), bool(row[4])
            found[name] = Offer(name, person_of(row[5:8]), wanted, [], made, table, [], None if has_begun else trouble)
        found[name].guests.append(person_of(row[8:11]))
    return list(found.values())


def waiting() -> Statement:
    """The statement that counts the open tables that wait for players."""
    return Statement("SELECT count(*) FROM offers WHERE tab = ''")
