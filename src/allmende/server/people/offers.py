"""Open tables: somebody offers one, others come, and when all are there it begins, everybody at a seat of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec

from allmende.bots.remote import is_remote
from allmende.core import AllmendeError, Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError, unforeseen
from allmende.server.hands import checked_absence
from allmende.server.hub import Hub
from allmende.server.messages import NewPlayer, NewTable
from allmende.server.pace.terms import checked_pace
from allmende.server.people.hours import PlayingHours
from allmende.server.people.invitations import Invitations
from allmende.server.people.messages import NewOffer, Offer, Person
from allmende.server.people.persons import person_of
from allmende.server.people.sitters import Sitters
from allmende.server.seats import first_free, numbered
from allmende.server.store import Row, Statement, Store, StoreError, TakenError
from allmende.server.tables import Tables
from allmende.server.unending import Repeated
from allmende.titles import title

LISTED_SECONDS: Final = 7 * 24 * 60 * 60
"""After so long without a beginning an offer is gone."""
BEGUN_SECONDS: Final = 60 * 60
"""For so long those who sit there still see that it has begun."""
MOST: Final = 100
"""So many offers are listed."""
MOST_OF_ONE: Final = 5
"""So many tables may somebody offer at a time."""
MOST_INVITED: Final = 20
"""So many may be invited to a table."""
EVERY: Final = 5.0
"""Seconds between one look at what was interrupted and the next."""
PAUSE: Final = 2.0
"""Seconds between one look at what other processes have done and the next."""
ALL: Final = "all"
"""What the hub rings for."""

_SELECT: Final = """
    SELECT offer, wanted, made, {tab}, begun, host.person, host.name, host.colour,
        persons.person, persons.name, persons.colour
    FROM offers JOIN persons AS host ON host.person = offers.host
    JOIN guests USING (offer) JOIN persons ON persons.person = guests.person
"""
_KNOWN: Final = _SELECT.format(tab="tab")
_TOLD: Final = _SELECT.format(tab="CASE WHEN begun > 0 THEN tab ELSE '' END")
"""Nobody is led to a table before it is there, and all sit at it: since then it has `begun`."""
_ORDER: Final = "ORDER BY made DESC, offer, place, persons.person"
_LEAVE: Final = "DELETE FROM guests WHERE offer = ? AND person = ?"
_LEFT_OVER: Final = [
    Statement(f"DELETE FROM {table} WHERE offer NOT IN (SELECT offer FROM offers)") for table in ("guests", "invited")
]
"""What leaves nobody at an open table that is gone."""
_WANTED: Final = msgspec.json.Decoder(NewOffer)

log = logging.getLogger(__name__)


class OpenTables:
    """All offers; the `clock` gives seconds since 1970. `hub` rings when anything has changed."""

    def __init__(
        self, store: Store, tables: Tables, sitters: Sitters, hours: PlayingHours, clock: Callable[[], float]
    ) -> None:
        self.hub = Hub()
        self._store = store
        self._tables = tables
        self._sitters = sitters
        self._hours = hours
        self._clock = clock
        self._invitations = Invitations(store)
        self._failed: dict[str, str] = {}
        """Why some could not be begun when that was tried last: it is said again once it is something else."""
        self._seen: list[Row] = []
        """What others had done when that was looked at last."""

    async def listed(self, person: Person | None) -> list[Offer]:
        """What a person sees, or somebody who is nobody: the offers for everybody, and those where they sit, or may.

        What can't begin any more is seen by those alone who sit there.
        """
        now = int(self._clock())
        query = f"""
            {_TOLD} WHERE made > ? AND (
                (tab = '' AND (listed = 1 OR offer IN (SELECT offer FROM invited WHERE person = ?)))
                OR (offer IN (SELECT offer FROM guests WHERE person = ?) AND (begun = 0 OR begun > ?))
            ) {_ORDER}
        """
        who = person.person if person else ""
        rows = await self._store.run(Statement(query, (now - LISTED_SECONDS, who, who, now - BEGUN_SECONDS)))
        seen = [offer for offer in _offers(rows) if offer.trouble is None or person in offer.guests]
        return await self._with_invited(seen[:MOST])

    async def _with_invited(self, offers: list[Offer]) -> list[Offer]:
        invited = await self._invitations.of([offer.offer for offer in offers])
        return [msgspec.structs.replace(offer, invited=invited[offer.offer]) for offer in offers]

    async def get(self, name: str) -> Offer:
        """The offer of this name, with the table that is being set up; NotFoundError if there is none any more."""
        if (found := await self._named(name, _KNOWN)) is None:
            raise no_offer()
        return found

    async def sought(self, name: str) -> Offer | None:
        """The offer of this name as it is told to people, with its table once all sit there; or None."""
        return await self._named(name, _TOLD) if name else None

    async def _named(self, name: str, select: str) -> Offer | None:
        oldest = int(self._clock()) - LISTED_SECONDS
        rows = await self._store.run(Statement(f"{select} WHERE offer = ? AND made > ? {_ORDER}", (name, oldest)))
        found = await self._with_invited(_offers(rows))
        return found[0] if found else None

    async def _fit(self, name: str) -> Offer:
        """The offer of this name; UnfitError if it can't begin any more."""
        offer = await self.get(name)
        if offer.trouble is not None:
            raise UnfitError("this table can't begin any more", offer.trouble)
        return offer

    async def make(self, host: Person, wanted: NewOffer) -> Offer:
        """Offer a table; AllmendeError if it can't be had like that."""
        _check(wanted)
        own = [offer for offer in await self.listed(host) if offer.host == host and not offer.table]
        if len(own) >= MOST_OF_ONE:
            raise UnfitError("enough tables are offered", Message("error-offers", {"most": MOST_OF_ONE}))
        name, now = keys.new_table_name(), int(self._clock())
        written = msgspec.json.encode(wanted).decode()
        insert = "INSERT INTO offers (offer, host, wanted, listed, made, tab) VALUES (?, ?, ?, ?, ?, '')"
        await self._store.run(
            Statement("DELETE FROM offers WHERE made < ?", (now - LISTED_SECONDS,)),
            *_LEFT_OVER,
            Statement(insert, (name, host.person, written, int(wanted.listed), now)),
            _guest(name, host),
        )
        await self._tell()
        return await self.get(name)

    async def join(self, person: Person, name: str) -> Offer:
        """Take a place; with the last one the game begins. UnfitError if there is none."""
        offer = await self._fit(name)
        if person not in offer.guests:
            if offer.table or _is_full(offer):
                raise UnfitError("all places are taken", Message("error-offer-full"))
            await self._store.run(_guest(name, person))
            offer = await self.get(name)
            if person not in offer.guests[: _places(offer)]:
                # Somebody else has taken the last place at the same moment.
                await self._store.run(Statement(_LEAVE, (name, person.person)))
                raise UnfitError("all places are taken", Message("error-offer-full"))
        if not offer.table and _is_full(offer):
            offer = await self._begin(offer)
        await self._tell()
        return offer

    async def invite(self, person: Person, name: str, invited: str) -> Offer:
        """Invite somebody by name; ForbiddenError for all but those who sit there."""
        offer = await self._fit(name)
        if person not in offer.guests:
            raise ForbiddenError("only who sits there invites", Message("error-invite-sit"))
        if len(offer.invited) >= MOST_INVITED:
            raise UnfitError("enough are invited", Message("error-invite-many", {"most": MOST_INVITED}))
        await self._invitations.invite(person, name, invited)
        await self._tell()
        return await self.get(name)

    async def leave(self, person: Person, name: str) -> None:
        """Give a place up, or decline an invitation; whoever offers the table takes it back altogether.

        One that can't begin any more everybody closes who sits there.
        """
        offer = await self.get(name)
        await self._invitations.decline(person, name)
        if offer.table and offer.trouble is None:
            raise UnfitError("the game has begun", Message("error-offer-begun"))
        if offer.host.person == person.person or (offer.trouble is not None and person in offer.guests):
            # With the last place it may have begun meanwhile.
            close = Statement("DELETE FROM offers WHERE offer = ? AND tab = ?", (name, offer.table))
            await self._store.run(close, *_LEFT_OVER)
        else:
            begun = "EXISTS (SELECT 1 FROM offers WHERE offers.offer = guests.offer AND tab <> '')"
            await self._store.run(Statement(f"{_LEAVE} AND NOT {begun}", (name, person.person)))
            if person in (await self.get(name)).guests:
                raise UnfitError("the game has begun", Message("error-offer-begun"))
        await self._tell()

    async def start(self, person: Person, name: str) -> Offer:
        """Begin with who is there; bots take the places that are left. ForbiddenError for all but who offers it."""
        offer = await self._fit(name)
        if offer.host.person != person.person:
            raise ForbiddenError("only the host begins", Message("error-offer-host", {"player": offer.host.name}))
        offer = await self._begin(offer)
        await self._tell()
        return offer

    async def _begin(self, offer: Offer) -> Offer:
        """Set the table up, which whoever comes first does, and have all sit down at it.

        Each part may be done already: what was interrupted is done to its end.
        """
        claim = "UPDATE offers SET tab = ? WHERE offer = ? AND tab = ''"
        await self._store.run(Statement(claim, (keys.new_table_name(), offer.offer)))
        # Whoever had taken the last place at the same moment is too late.
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
        )
        with suppress(TakenError):
            await self._tables.create(table, offer.table)
        people = [(seat, guest) for seat, guest in enumerate(guests) if not is_remote(guest.person)]
        for seat, guest in people:
            await self._sitters.sit(guest, offer.table, [seat])
        # Known here, it is soon in their lists, also where it was set up before.
        begun = await self._tables.get(offer.table)
        for seat, guest in people:
            await self._hours.tell(guest, begun, [seat])
        done = "UPDATE offers SET begun = ? WHERE offer = ? AND begun = 0"
        await self._store.run(Statement(done, (int(self._clock()), offer.offer)))
        return offer

    async def _tell(self) -> None:
        """Something has changed: say so here, and leave a mark for those who look from elsewhere.

        Rows alone don't tell them: what was taken back between two looks has been seen by whoever came meanwhile.
        """
        await self._store.set_mark("offers", keys.new_table_name())
        self.hub.ring(ALL)

    async def go_on(self) -> None:
        """Do to its end whatever was interrupted, in this process or another, after somebody had begun it."""
        oldest = int(self._clock()) - LISTED_SECONDS
        rows = await self._store.run(Statement(f"{_KNOWN} WHERE begun = 0 AND made > ? {_ORDER}", (oldest,)))
        # Whoever sits where it can't begin any more is told; else it begins if it has a table, or all have come.
        due = {one.offer: one for one in _offers(rows) if one.trouble is None and (one.table or _is_full(one))}
        self._failed = {name: why for name, why in self._failed.items() if name in due}
        for name, offer in due.items():
            try:
                await self._begin(offer)
                self._failed.pop(name, None)
            except StoreError:
                raise
            except Exception as error:
                # Whatever is wrong with one table, all others begin.
                if self._failed.get(name) != repr(error):
                    log.warning("the open table %s can't be begun: %s", name, error, exc_info=unforeseen(error))
                self._failed[name] = repr(error)

    def job(self) -> Repeated:
        """Look at what other processes and time have done, again and again, as long as anybody wants to know."""
        return Repeated(self._look, PAUSE)

    async def _look(self) -> None:
        if not self.hub:
            return
        try:
            # Time alone changes what is seen, too: what is too old is gone.
            query = """
                SELECT offer, tab, person, begun FROM offers JOIN guests USING (offer)
                    WHERE made > ? AND (begun = 0 OR begun > ?)
                UNION ALL SELECT offer, '', person, 0 FROM invited
                UNION ALL SELECT '', '', value, 0 FROM marks WHERE name = 'offers' ORDER BY 1, 2, 3
            """
            now = int(self._clock())
            rows = await self._store.run(Statement(query, (now - LISTED_SECONDS, now - BEGUN_SECONDS)))
        except StoreError as error:
            log.warning("open tables could not be looked at: %s", error)
            return
        if rows != self._seen:
            self._seen = rows
            self.hub.ring(ALL)


def _check(wanted: NewOffer) -> None:
    """AllmendeError if no table can be had like that."""
    title(wanted.title).checked_options(wanted.seats, wanted.options)
    if not 0 <= wanted.bots <= wanted.seats - 2:
        raise UnfitError("an open table has a place for somebody", Message("error-offer-full"))
    if wanted.rated and wanted.bots:
        raise UnfitError("a rated game has no bots", Message("error-rated"))
    checked_absence(NewTable(wanted.title, [], absence=wanted.absence))
    checked_pace(wanted.pace, wanted.seats)


def no_offer() -> NotFoundError:
    """There is no such open table."""
    return NotFoundError("there is no such open table any more", Message("error-no-offer"))


class _Title(msgspec.Struct):
    """What is still told of an open table that another version of the server has written down."""

    title: str = ""


def _read(written: str) -> tuple[NewOffer, Message | None]:
    """What is wanted, and why that can't be had any more, if it can't: rules, games and servers change meanwhile."""
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


def _guest(offer: str, person: Person) -> Statement:
    """Somebody takes the next place, unless the game has begun."""
    query = """
        INSERT INTO guests (offer, person, place)
        SELECT offer, ?, (SELECT coalesce(max(place) + 1, 0) FROM guests WHERE guests.offer = offers.offer) FROM offers
        WHERE offer = ? AND tab = '' ON CONFLICT (offer, person) DO NOTHING
    """
    return Statement(query, (person.person, offer))


def _player(guest: Person, name: str) -> NewPlayer:
    return NewPlayer("bot", name, guest.person) if is_remote(guest.person) else NewPlayer("link", name)


def _places(offer: Offer) -> int:
    """How many people sit there when all have come."""
    return offer.wanted.seats - offer.wanted.bots


def _is_full(offer: Offer) -> bool:
    return len(offer.guests) >= _places(offer)


def _different(names: Iterable[str]) -> list[str]:
    """The names, each of them once."""
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
