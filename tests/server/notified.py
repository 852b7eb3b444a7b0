"""People who want to be notified, and servers that do so: in the test's time, or soon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any
from unittest import mock

import httpcore2
from starlette.testclient import TestClient

from allmende.server.notifications.config import MailServer, NotificationConfig
from allmende.server.store.protocol import Store
from server.house import Chance, House, Json, house
from server.receiver import Receiver

URL = "https://games.example"
_believed = cache(httpcore2.default_ssl_context)
"""Which certificates are believed: read once, since that takes a tenth of a second."""
DELAY = 300


def another(server: House) -> House:
    """Another browser at the same server."""
    client = TestClient(server.client.app)
    client.portal = server.client.portal
    return House(client, Chance(), server.by_hand, server.clock)


@contextmanager
def quickly() -> Iterator[None]:
    """Servers whose jobs go on by themselves, with hardly a pause."""
    with ExitStack() as stack:
        jobs = ("services.EVERY_DISPATCH", "jobs.leader_jobs.TICK")
        for pause in (*jobs, "people.table_summaries.PAUSE", "people.presence.PAUSE"):
            stack.enter_context(mock.patch(f"allmende.server.{pause}", 0.02))
        yield


@contextmanager
def served(
    store: Store,
    clock: Callable[[], float],
    to: Receiver | None = None,
    mail: MailServer | None = None,
    url: str = URL,
    push_key: str | None = None,
    *,
    by_hand: bool = False,
) -> Iterator[House]:
    """A server that may notify there."""
    allowed = frozenset({("127.0.0.1", to.port)} if to else set())
    notifications = NotificationConfig(url, mail, allowed, push_key)
    with (
        mock.patch.object(httpcore2, "default_ssl_context", _believed),
        house(store, clock=clock, notifications=notifications, by_hand=by_hand) as server,
    ):
        yield server


@contextmanager
def notifying(
    store: Store, clock: Callable[[], float], to: Receiver | None = None, mail: MailServer | None = None, url: str = URL
) -> Iterator[House]:
    """A server whose jobs the test drives, that may notify there; and Ann, who is known."""
    with served(store, clock, to, mail, url, by_hand=True) as server:
        server.ask("POST", "/api/me", {"name": "Ann"})
        yield server


def friend(server: House, name: str = "Bob") -> House:
    """Another person with a browser of their own."""
    other = another(server)
    other.ask("POST", "/api/me", {"name": name})
    return other


def hook(of: House, address: str, kind: str = "json", **more: Any) -> Json:
    """Have a person notified there; the target."""
    mine = of.ask("POST", "/api/me/calls/targets", {"kind": kind, "address": address, **more}, key="")
    found: Json = next(one for one in mine["targets"] if one["address"] == address)
    return found


def targets(of: House) -> list[Json]:
    """By what a person is notified."""
    found: list[Json] = of.ask("GET", "/api/me/calls", key="")["targets"]
    return found


def a_table(ann: House, bob: House) -> None:
    """A table of both, where Bob is asked: Ann has seat 0, and Bob seat 1, each by a link."""
    ann.new("link", "link")
    ann.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[0])
    bob.table = ann.table
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    until(ann, 1)


def until(server: House, seat: int) -> None:
    """Play until this seat is asked."""
    while (asked := server.state()["view"]["to_act"]) != [seat]:
        server.move(seat=asked[0], key=server.links[asked[0]])


def pass_by(server: House, seconds: float = DELAY + 1) -> None:
    """Let so much time pass that who is asked now is notified; all of it is done then."""
    server.pass_by(seconds)
