"""Being called: the ways are chosen under "Who I am", a call is tried, and a push leads to its table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.screen import PHONE
from browser.serving import Server
from server.receiver import Receiver, receiver

NOTED = """() => {
  self.registration.showNotification = async (title, options) => { self.shown = { title, ...options } }
  self.clients.openWindow = async (path) => { self.opened = path }
}"""
CLICKED = """(url) => {
  const event = new ExtendableEvent('notificationclick')
  self.dispatchEvent(Object.assign(event, { notification: { close: () => {}, data: url } }))
}"""
"""Chromium without windows shows no notifications, so the worker notes what it would show, and where it would lead."""


@pytest.fixture
def hooks() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


@pytest.fixture
def calling(tmp_path: Path, hooks: Receiver) -> Iterator[Server]:
    """A server that knows where it is found, and may call the receiver."""
    options = ["--url", "http://127.0.0.1:{port}", "--allow-target", f"127.0.0.1:{hooks.port}"]
    server = Server(tmp_path / "tables.sqlite", options=options)
    yield server
    server.kill()


def test_the_ways_to_be_called_are_chosen_on_a_phone_and_tried(screens: Open, calling: Server, hooks: Receiver) -> None:
    screen = screens(at=calling, viewport=PHONE, language="de", service_workers="allow", permissions=["notifications"])
    page = screen.home().page
    page.get_by_role("button", name="Wer ich bin").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Ann")
    page.get_by_role("dialog").get_by_role("button", name="Das bin ich").click()
    calls = page.get_by_role("region", name="Gerufen werden")
    expect(calls.get_by_text("Noch ruft dich niemand.")).to_be_visible()
    expect(calls.get_by_text("Dieser Server verschickt keine Mails.")).to_be_visible()
    calls.get_by_role("button", name="Per Webhook").press("Enter")
    calls.get_by_label("Adresse").fill("https://127.0.0.1:1/hook")
    calls.get_by_label("Dienst").select_option("json")
    calls.get_by_role("button", name="Hinzufügen", exact=True).click()
    screen.expect_trouble("422")
    calls.get_by_role("button", name="Ausprobieren").click()
    expect(calls.get_by_role("alert")).to_have_text(
        "Diese Adresse führt in ein privates Netz. Wer diesen Server betreibt, kann sie erlauben."
    )
    calls.get_by_role("button", name="Entfernen").click()
    calls.get_by_role("button", name="Per Webhook").click()
    calls.get_by_label("Adresse").fill(hooks.url("/hook"))
    calls.get_by_role("button", name="Hinzufügen", exact=True).click()
    calls.get_by_role("button", name="Ausprobieren").click()
    expect(calls.get_by_role("status").filter(has_text="Gesendet.")).to_be_visible()
    assert hooks.at("/hook")[0].told["title"] == "So wirst du gerufen"
    calls.get_by_label("Nachts keine Rufe").check()
    calls.get_by_label("von").fill("21:30")
    with page.expect_response(lambda reply: '"delay":900' in (reply.request.post_data or "")):
        calls.get_by_label("Rufe warten").select_option(label="15 Minuten")
    page.reload()
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(calls.get_by_label("von")).to_have_value("21:30")
    expect(calls.get_by_label("Rufe warten")).to_have_value("900")
    calls.get_by_role("button", name="Ausschalten").click()
    expect(calls.get_by_text("Ausgeschaltet.")).to_be_visible()

    # What a browser's own push service would hand over.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    devtools = page.context.new_cdp_session(page)
    known: list[str] = []

    def hear(found: Any) -> None:
        known.extend(one["registrationId"] for one in found["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", hear)
    devtools.send("ServiceWorker.enable")
    wait(page, lambda: known)
    link = f"{calling.address}/t/abc"
    call = {"id": "one", "title": "Du bist am Zug", "body": "Ein Tisch", "url": link, "language": "de"}
    pushed = {"origin": calling.address, "registrationId": known[-1], "data": json.dumps(call)}
    devtools.send("ServiceWorker.deliverPushMessage", pushed)
    shown = wait(page, lambda: worker.evaluate("() => self.shown"))
    assert (shown["title"], shown["body"], shown["lang"]) == ("Du bist am Zug", "Ein Tisch", "de")
    assert (shown["tag"], shown["data"]) == ("one", link)
    worker.evaluate(CLICKED, link)
    assert wait(page, lambda: worker.evaluate("() => self.opened")) == "/t/abc"

    screen.expect_trouble("403")
    page.goto(f"{calling.address}/stop/nothing#wrong")
    expect(page.get_by_role("alert")).to_have_text(re.compile("Dieser Link beendet nichts."))


def wait(page: Page, found: Callable[[], Any]) -> Any:
    """What is there soon."""
    for _ in range(100):
        if result := found():
            return result
        page.wait_for_timeout(100)
    raise AssertionError("it never came")
