"""Every notification brings what stops those to come, and whoever has got it needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from allmende.server.notifications.channels import LONGEST
from allmende.server.store.protocol import Store
from server.house import Clock, House
from server.notified import URL, a_table, another, friend, hook, notifying, pass_by, targets
from server.receiver import Browser, Received, Receiver

Make = Callable[[], Store]

pytestmark = pytest.mark.stores("sqlite")
"""What is stored of it is switched off by a request, too: in `test_notifications.py`, in both kinds of stores."""


@pytest.fixture
def ann(make: Make, clock: Clock, webhooks: Receiver) -> Iterator[House]:
    with notifying(make(), clock, webhooks) as one:
        yield one


@pytest.fixture
def bob(ann: House) -> House:
    return friend(ann)


def stop_in(kind: str, notification: Received, browser: Browser) -> tuple[str, str]:
    """The target that a notification stops, and the secret by which it does."""
    if kind == "ntfy":
        press = r"http, Turn off these notifications, (\S+)/api/calls/([\w-]+)/stop, method=POST, clear=true"
        found = re.fullmatch(rf"{press}, headers.Authorization=Bearer (\w+)", notification.headers["actions"])
    else:
        said = browser.read(notification)["stop"]["link"] if kind == "push" else notification.body.decode()
        found = re.search(r"(https://[^/]+)/stop/([\w-]+)#(\w+)", said)
    assert found
    assert found[1] == URL
    return found[2], found[3]


@pytest.mark.parametrize("kind", ["json", "discord", "slack", "ntfy", "push"])
def test_each_notification_brings_what_stops_those_to_come_for_whoever_has_got_it(
    kind: str, ann: House, bob: House, webhooks: Receiver
) -> None:
    browser = Browser()
    target = hook(bob, webhooks.url("/hook"), kind, **({"keys": browser.keys} if kind == "push" else {}))["target"]
    a_table(ann, bob)
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    named, secret = stop_in(kind, notification, browser)
    assert named == target
    stranger = another(ann)
    # Whatever looks at links before they are pressed stops nothing.
    stranger.client.get(f"/stop/{named}")
    stranger.client.get(f"/api/calls/{named}/stop")
    assert targets(bob)[0]["off"] is None
    assert stranger.refusal("POST", f"/api/calls/{named}/stop", status=403, key=secret[::-1]) == "error-call-stop"
    stranger.ask("POST", f"/api/calls/{named}/stop", key=secret)
    assert targets(bob)[0]["off"]["id"] == "call-stopped"


def test_a_long_notification_loses_some_lines_but_not_what_stops_it(ann: House, bob: House, webhooks: Receiver) -> None:
    target = hook(bob, webhooks.url("/hook"), "discord")["target"]
    for _ in range(28):
        a_table(ann, bob)
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    assert len(notification.told["content"]) == LONGEST
    assert re.search(rf"\n\[Turn off these notifications\]\(<{URL}/stop/{target}#\w+>\)$", notification.told["content"])
