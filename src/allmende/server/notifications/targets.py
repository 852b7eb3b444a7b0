"""Notification targets of people (browsers, addresses, webhooks), their settings, and their delivery status."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, cast

import msgspec

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.messages import Kind, PushKeys, Target, Wishes
from allmende.server.notifications.reasons import Recipient, check_wishes
from allmende.server.people.persons import PERSONS
from allmende.server.store.protocol import Row, Statement, Store

MOST: Final = 8
"""The most targets of a person."""
STOPPED: Final = Message("call-stopped")
"""The trouble of a target that its owner has switched off."""
GONE: Final = Message("call-gone")
"""The trouble of a target that no longer exists."""
DAY: Final = 24 * 60 * 60
FIRST_PAUSE: Final = 60
"""Seconds until a failed delivery is tried again; they double with each failure."""
LONGEST_PAUSE: Final = 60 * 60
"""The most seconds between two tries."""

WHEREABOUTS: Final = "wishes, zone, language"
"""The columns that `recipient_of` reads."""
_KEYS: Final = msgspec.json.Decoder(PushKeys | None)
_TROUBLE: Final = msgspec.json.Decoder(Message)
COLUMNS: Final = "targets.target, targets.person, kind, address, secrets, targets.since, trouble, tries, failing"
"""The columns that `target_of` reads."""
_SELECT: Final = f"SELECT {COLUMNS} FROM targets"


class _KeptWishes(Wishes, frozen=True, forbid_unknown_fields=False):
    """Wishes as the store has them: fields of other versions of the server are ignored."""


_WISHES: Final = msgspec.json.Decoder(_KeptWishes)


class Kept(NamedTuple):
    """A target as the store has it: `trouble` says why it is off; `failing` is since when deliveries fail, or 0."""

    target: str
    person: str
    kind: Kind
    address: str
    keys: PushKeys | None
    since: int
    trouble: Message | None
    tries: int
    failing: int

    @property
    def shown(self) -> Target:
        """The target as its owner sees it."""
        return Target(self.target, self.kind, self.address, self.since, self.trouble)


class Targets:
    """The targets and wishes of all persons; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: str) -> list[Kept]:
        """A person's targets, the oldest first."""
        return _targets(
            await self._store.run(Statement(f"{_SELECT} WHERE person = ? ORDER BY since, target", (person,)))
        )

    async def get(self, target: str, person: str) -> Kept:
        """A target of a person; NotFoundError if there is none."""
        found = [each for each in await self.of(person) if each.target == target]
        if not found:
            raise NotFoundError("there is no such target", Message("error-call-target"))
        return found[0]

    async def add(
        self, person: str, kind: Kind, address: str, keys_of: PushKeys | None = None, device: str = ""
    ) -> Kept:
        """Add a target, or switch on the one with this address; UnfitError if the person has the most already.

        A push target belongs to the `device` with this secret, and is removed with it. A mail address or a browser is a
        target of one person only: of the last one who has added it.
        """
        own = await self.of(person)
        if len(own) >= MOST and (kind, address) not in [(each.kind, each.address) for each in own]:
            raise UnfitError("enough targets", Message("error-call-targets", {"most": MOST}))
        written = msgspec.json.encode(keys_of).decode()
        query = """
            INSERT INTO targets (target, person, kind, address, secrets, since, trouble, tries, failing, device)
            VALUES (?, ?, ?, ?, ?, ?, '', 0, 0, ?) ON CONFLICT (person, kind, address) DO UPDATE
            SET secrets = excluded.secrets, trouble = '', tries = 0, failing = 0, device = excluded.device
        """
        known_by = keys.digest(device) if device and kind == "push" else ""
        values = (keys.new_table_name(), person, kind, address, written, int(self._clock()), known_by)
        others = "DELETE FROM targets WHERE kind = ? AND address = ? AND person <> ?"
        await self._store.run(
            *([Statement(others, (kind, address, person))] if kind in ("mail", "push") else []),
            Statement(query, values),
        )
        return next(each for each in await self.of(person) if (each.kind, each.address) == (kind, address))

    async def switch(self, target: str, on: bool) -> None:
        """Switch a target on or off; notifications that wait to be sent there are dropped."""
        query = "UPDATE targets SET trouble = ?, tries = 0, failing = 0 WHERE target = ?"
        await self._store.run(
            Statement(query, ("" if on else _written(STOPPED), target)),
            Statement("DELETE FROM outbox WHERE target = ?", (target,)),
        )

    async def remove(self, target: str) -> None:
        """Delete a target, and the notifications that wait to be sent there."""
        await self._store.run(
            Statement("DELETE FROM outbox WHERE target = ?", (target,)),
            Statement("DELETE FROM targets WHERE target = ?", (target,)),
        )

    async def by_mail(self, address: str) -> str | None:
        """The id of the person with this mail address; None if there is none."""
        found = await self._store.run(
            Statement("SELECT person FROM targets WHERE kind = 'mail' AND address = ?", (address,))
        )
        return str(found[0][0]) if found else None

    async def unconfirmed(self, person: str) -> list[str]:
        """Mail addresses that a person has still to confirm, by links that are still good."""
        query = "SELECT DISTINCT address FROM mail_links WHERE person = ? AND until >= ? ORDER BY address"
        rows = await self._store.run(Statement(query, (person, int(self._clock()))))
        return [str(address) for (address,) in rows]

    # How they fare

    def arrived(self, target: Kept) -> list[Statement]:
        """The statements that note a successful delivery."""
        if not target.tries:
            return []
        return [Statement("UPDATE targets SET tries = 0, failing = 0 WHERE target = ?", (target.target,))]

    def failed(self, target: Kept, error: NotificationError) -> tuple[int, list[Statement]]:
        """A failed delivery: the seconds until the next try, 0 for none, and the statements that note it.

        A target that is gone, or has failed for a day, is switched off.
        """
        now = int(self._clock())
        since, tries = target.failing or now, target.tries + 1
        over = error.gone or (now - since >= DAY and tries > 2)
        trouble = GONE if error.gone else Message("call-failing", {"why": error.message})
        query = "UPDATE targets SET trouble = ?, tries = ?, failing = ? WHERE target = ? AND trouble = ''"
        noted = [Statement(query, (_written(trouble) if over else "", tries, since, target.target))]
        if over:
            return 0, [*noted, Statement("DELETE FROM outbox WHERE target = ?", (target.target,))]
        return min(FIRST_PAUSE * 2 ** min(tries - 1, 10), LONGEST_PAUSE), noted

    # When

    async def recipient(self, person: str) -> Recipient:
        """A person as the recipient of notifications: wishes, time zone and language."""
        query = f"SELECT {WHEREABOUTS} FROM {PERSONS} AS persons LEFT JOIN wishes USING (person) WHERE person = ?"
        found = await self._store.run(Statement(query, (person,)))
        return recipient_of(found[0] if found else (None, None, None))

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Change a person's wishes; they also apply to reasons that wait already."""
        query = """
            INSERT INTO wishes (person, wishes) VALUES (?, ?)
            ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes
        """
        await self._store.run(
            Statement(query, (person, msgspec.json.encode(wishes).decode())),
            Statement("UPDATE reasons SET due = 0 WHERE person = ? AND called = ''", (person,)),
        )


def recipient_of(row: Row) -> Recipient:
    """A recipient from the columns WHEREABOUTS; missing or invalid values get the defaults."""
    wishes, zone, language = row
    return Recipient(_wishes(str(wishes)) if wishes else Wishes(), str(zone or "UTC"), str(language or "en"))


def _wishes(written: str) -> Wishes:
    with suppress(msgspec.DecodeError, UnfitError):
        wishes = _WISHES.decode(written)
        check_wishes(wishes)
        return wishes
    return Wishes()


def _written(trouble: Message) -> str:
    return msgspec.json.encode(trouble).decode()


def target_of(row: Row) -> Kept:
    """A target from the columns COLUMNS; unreadable keys are None, an unreadable trouble counts as switched off."""
    name, person, kind, address, secrets, since, trouble, tries, failing = row
    found = why = None
    with suppress(msgspec.DecodeError):
        found = _KEYS.decode(str(secrets))
    if trouble:
        why = STOPPED
        with suppress(msgspec.DecodeError):
            why = _TROUBLE.decode(str(trouble))
    fared = int(since or 0), why, int(tries or 0), int(failing or 0)
    return Kept(str(name), str(person), cast(Kind, kind), str(address), found, *fared)


def _targets(rows: list[Row]) -> list[Kept]:
    return [target_of(row) for row in rows]
