"""What a server writes down: whoever reads its log learns no key, no secret and no address that is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest

from allmende.server.store.protocol import Store
from server.house import Clock, House
from server.notified import a_table, friend, hook, notifying, pass_by
from server.receiver import Browser, Receiver

Make = Callable[[], Store]
TOKEN = "T0p5ecretT0ken"

pytestmark = pytest.mark.stores("sqlite")


@pytest.fixture
def ann(make: Make, clock: Clock, webhooks: Receiver, caplog: pytest.LogCaptureFixture) -> Iterator[House]:
    # What asks in these tests is no part of a server.
    caplog.set_level(logging.WARNING, "httpx2")
    caplog.set_level(logging.DEBUG)
    with notifying(make(), clock, webhooks) as one:
        yield one


def test_the_address_of_a_webhook_is_never_logged_however_it_fails(
    ann: House, webhooks: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    bob = friend(ann)
    paths = [f"/services/{TOKEN}{number}" for number in range(3)]
    webhooks.answers |= {paths[0]: 500, paths[1]: 410}
    for path, kind in zip(paths, ("json", "slack", "ntfy"), strict=True):
        hook(bob, webhooks.url(path), kind)
    hook(bob, webhooks.url(f"/push/{TOKEN}"), "push", keys=Browser().keys)
    hook(bob, f"https://127.0.0.1:1/private/{TOKEN}", "discord")
    a_table(ann, bob)
    pass_by(ann)
    for path in (*paths, f"/push/{TOKEN}"):
        assert webhooks.at(path)
    assert caplog.records, "nothing is logged at all, so this shows nothing"
    assert TOKEN not in caplog.text


def test_keys_and_what_stops_notifications_are_never_logged(
    ann: House, webhooks: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    bob = friend(ann)
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    pass_by(ann)
    stop = webhooks.at("/hook")[0].told["stop"].partition("#")[2]
    secrets = [stop, *ann.links.values()]
    ann.ask("GET", f"/api/tables/{ann.table}?key={ann.links[0]}", key="")
    with ann.client.websocket_connect(f"/api/tables/{ann.table}/stream?key={ann.links[0]}") as stream:
        stream.receive_text()
    target = webhooks.at("/hook")[0].told["stop"].split("/")[-1].partition("#")[0]
    assert bob.client.post(f"/api/calls/{target}/stop?key={stop}").status_code == 200
    secrets.append(ann.ask("POST", "/api/me/passes", {}, key="")["secret"])
    assert friend(ann, "Cid").refusal("POST", "/api/me/passes/use", {"secret": TOKEN}, status=404, key="")
    assert caplog.records, "nothing is logged at all, so this shows nothing"
    assert [each for each in (TOKEN, *secrets) if each in caplog.text] == []
