"""Notifications by push: a browser has its worker take it, and it leads to its table. The rest unit tests see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Json, Server
from server.receiver import Browser, Receiver, receiver

NOTED = """() => {
  self.registration.showNotification = async (title, options) => { self.shown = { title, ...options } }
  self.clients.openWindow = async (path) => { self.opened = path }
}"""
CLICKED = """([data, action]) => {
  const event = new ExtendableEvent('notificationclick')
  self.dispatchEvent(Object.assign(event, { action, notification: { close: () => {}, data } }))
}"""
"""Chromium without windows shows no notifications, so the worker notes what it would show, and where it would lead."""


@pytest.fixture(scope="module")
def hooks() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, hooks: Receiver) -> Iterator[Server]:
    """A server that knows where it is found, and may notify the receiver."""
    options = ["--url", "http://127.0.0.1:{port}", "--allow-target", f"127.0.0.1:{hooks.port}"]
    server = Server(tmp_path_factory.mktemp("notifying") / "tables.sqlite", options=options)
    yield server
    server.kill()


SUBSCRIBES = """(target) => {
  const options = { applicationServerKey: new Uint8Array([1, 2, 3]).buffer }
  const before = { options, unsubscribe: async () => { window.left = true } }
  PushManager.prototype.getSubscription = async () => before
  PushManager.prototype.subscribe = async (options) => {
    window.asked = [options.userVisibleOnly, options.applicationServerKey.length]
    if (window.broken) throw new DOMException('no push service', 'AbortError')
    return { toJSON: () => target }
  }
}"""
"""A browser whose push service is the receiver, and that has an address for another server's key."""

ALLOWED = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
"""
"""Whoever is asked says yes; Chromium without windows says no for them."""

MOVED = """([before, now]) => {
  const event = new ExtendableEvent('pushsubscriptionchange')
  const newSubscription = { toJSON: () => now }
  self.dispatchEvent(Object.assign(event, { oldSubscription: { endpoint: before }, newSubscription }))
}"""


def become_ann(screen: Screen) -> Locator:
    """Who is here is Ann; what is said of how she is notified."""
    screen.page.add_init_script(ALLOWED)
    page = screen.home().page
    page.get_by_role("button", name="Who I am").click()
    page.get_by_role("dialog").get_by_label("Name", exact=True).first.fill("Ann")
    page.get_by_role("dialog").get_by_role("button", name="That's me").click()
    return page.get_by_role("region", name="Notifications")


def push(screen: Screen, notification: Json) -> None:
    """Hand the worker what a browser's own push service would."""
    devtools = screen.page.context.new_cdp_session(screen.page)
    known: list[str] = []

    def hear(found: Any) -> None:
        known.extend(one["registrationId"] for one in found["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", hear)
    devtools.send("ServiceWorker.enable")
    screen.until(lambda: known, "the worker in the developer tools")
    pushed = {"origin": screen.server.address, "registrationId": known[-1], "data": json.dumps(notification)}
    devtools.send("ServiceWorker.deliverPushMessage", pushed)


def test_a_browser_is_notified_moves_to_another_address_and_is_stopped_by_a_press_on_a_notification(
    hooks: Receiver, notifying: Server, screens: Open
) -> None:
    screen = screens(at=notifying, service_workers="allow")
    settings, page, browser = become_ann(screen), screen.page, Browser()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.evaluate(SUBSCRIBES, {"endpoint": hooks.url("/push"), "keys": browser.keys})
    page.evaluate("window.broken = true")
    settings.get_by_role("button", name="On this device").click()
    expect(settings.get_by_role("alert")).to_contain_text("This browser gets no address for notifications")
    page.evaluate("window.broken = false")
    settings.get_by_role("button", name="On this device").click()
    mine = settings.get_by_role("listitem")
    expect(mine).to_contain_text(f"A browser (127.0.0.1:{hooks.port})")
    assert page.evaluate("[window.left, ...window.asked]") == [True, True, 65]
    mine.get_by_role("button", name="Test").click()
    assert browser.read(hooks.wait("/push")[0])["title"] == "A test notification"

    # The push service has given the browser another address.
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    worker.evaluate(MOVED, [hooks.url("/push"), {"endpoint": hooks.url("/moved"), "keys": browser.keys}])
    asks = "() => fetch('/api/me/calls').then((reply) => reply.json())"
    moved = [hooks.url("/moved")]
    screen.until(lambda: [one["address"] for one in page.evaluate(asks)["targets"]] == moved, "the other address")
    screen.home()
    page.get_by_role("button", name="Ann", exact=True).click()
    mine.get_by_role("button", name="Test").click()
    notification = browser.read(hooks.wait("/moved")[0])

    # A push is shown in its own language, and leads to its table.
    link = f"{notifying.address}/t/abc"
    stop = {
        "link": f"{link}#x",
        "address": link,
        "secret": "x",
        "label": "Diese Benachrichtigungen ausschalten",
        "done": "Aus",
    }
    german = {"id": "one", "title": "Du bist am Zug", "body": "Ein Tisch", "url": link, "language": "de", "stop": stop}
    push(screen, german)
    shown = screen.until(lambda: worker.evaluate("() => self.shown"), "a notification that is shown")
    assert (shown["title"], shown["body"], shown["lang"]) == ("Du bist am Zug", "Ein Tisch", "de")
    assert (shown["tag"], shown["data"]["url"]) == ("one", link)
    assert shown["actions"] == [{"action": "stop", "title": "Diese Benachrichtigungen ausschalten"}]
    worker.evaluate(CLICKED, [shown["data"], ""])
    assert screen.until(lambda: worker.evaluate("() => self.opened"), "a page that is opened") == "/t/abc"
    worker.evaluate("() => { self.shown = self.opened = null }")

    worker.evaluate(CLICKED, [notification, "stop"])
    shown = screen.until(lambda: worker.evaluate("() => self.shown"), "a notification that is shown")
    assert (shown["title"], shown["tag"]) == ("You no longer get notifications here.", notification["id"])
    (target,) = page.evaluate(asks)["targets"]
    assert target["off"]["id"] == "call-stopped"
    # What was switched off stays so, wherever the browser moves.
    worker.evaluate(MOVED, [hooks.url("/moved"), {"endpoint": hooks.url("/again"), "keys": browser.keys}])
    # A secret that is none stops nothing: a page says why.
    worker.evaluate(CLICKED, [notification | {"stop": notification["stop"] | {"secret": "wrong"}}, "stop"])
    assert screen.until(lambda: worker.evaluate("() => self.opened"), "a page that is opened").startswith(
        f"/stop/{target['target']}#"
    )
    # By now the server has heard of the move as well.
    assert page.evaluate(asks)["targets"] == [target]
    screen.expect_trouble("403")
    page.goto(f"{notifying.address}/stop/nothing#wrong")
    expect(page.get_by_role("alert")).to_contain_text("This link doesn't turn anything off.")
