"""People who want to be called, at a server that calls them soon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from starlette.testclient import TestClient

from allmende.server.calls.ways import MailServer, Ways
from allmende.server.store import Store
from server.house import Chance, Clock, House, Json, house
from server.receiver import Receiver

URL = "https://games.example"
DELAY = 300


def another(at: House) -> House:
    """Another browser at the same server."""
    client = TestClient(at.client.app)
    client.portal = at.client.portal
    return House(client, Chance())


@contextmanager
def quickly() -> Iterator[None]:
    """Servers that look all the time."""
    with ExitStack() as stack:
        for pause in ("calls.rooms.EVERY", "duties.TICK", "people.standings.PAUSE", "people.presence.PAUSE"):
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
) -> Iterator[House]:
    """A server that may call there."""
    allowed = frozenset({("127.0.0.1", to.port)} if to else set())
    with house(store, clock=clock, ways=Ways(url, mail, allowed, push_key)) as at:
        yield at


@contextmanager
def calling(
    store: Store, clock: Callable[[], float], to: Receiver | None = None, mail: MailServer | None = None, url: str = URL
) -> Iterator[House]:
    """A server that looks all the time who is to be called, and may call there; and Ann, who is known."""
    with quickly(), served(store, clock, to, mail, url) as at:
        at.ask("POST", "/api/me", {"name": "Ann"})
        yield at


def friend(at: House, name: str = "Bob") -> House:
    """Somebody else with a browser of their own."""
    other = another(at)
    other.ask("POST", "/api/me", {"name": name})
    return other


def hook(of: House, address: str, kind: str = "json", **more: Any) -> Json:
    """Have somebody called there; the target."""
    calls = of.ask("POST", "/api/me/calls/targets", {"kind": kind, "address": address, **more}, key="")
    found: Json = next(one for one in calls["targets"] if one["address"] == address)
    return found


def targets(of: House) -> list[Json]:
    """By what somebody is called."""
    found: list[Json] = of.ask("GET", "/api/me/calls", key="")["targets"]
    return found


def a_table(ann: House, bob: House) -> None:
    """A table of both, where Bob is asked: Ann has seat 0, and Bob seat 1, each by a link."""
    ann.new("link", "link")
    ann.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[0])
    bob.table = ann.table
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    until(ann, 1)


def until(at: House, seat: int) -> None:
    """Play until somebody is asked."""
    while (asked := at.state()["view"]["to_act"]) != [seat]:
        at.move(seat=asked[0], key=at.links[asked[0]])


def pass_by(clock: Clock, seconds: float = DELAY + 1) -> None:
    """Let time pass; a standing that was written before is written by then."""
    import time

    time.sleep(0.4)
    clock.now += seconds
