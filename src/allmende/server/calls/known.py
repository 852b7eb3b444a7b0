"""What is kept of somebody's calls, for whoever wants to have all that is known of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from allmende.server.calls.messages import CallData
from allmende.server.calls.outbox import Outbox
from allmende.server.calls.targets import Targets
from allmende.server.store import Store

OfPerson = Callable[[str], Awaitable[CallData]]


def known_calls(store: Store, clock: Callable[[], float]) -> OfPerson:
    """Tells all of it of a person."""
    targets, outbox = Targets(store, clock), Outbox(store, clock)

    async def of(person: str) -> CallData:
        shown = [target.shown for target in await targets.of(person)]
        unconfirmed = await targets.unconfirmed(person)
        return CallData((await targets.callee(person)).wishes, shown, unconfirmed, **await outbox.of(person))

    return of
