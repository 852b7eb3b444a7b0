"""Mail and browsers: an address is confirmed, brings its owner in on another device, and gets no more on request."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE
from browser.serving import Server
from server.office import Office, taking


@pytest.fixture
def office() -> Office:
    return Office()


@pytest.fixture
def posting(tmp_path: Path, office: Office) -> Iterator[Server]:
    """A server that sends mail."""
    with taking(office) as port:
        options = ["--url", "http://127.0.0.1:{port}", "--mail", f"smtp://127.0.0.1:{port}?from=games@games.example"]
        server = Server(tmp_path / "tables.sqlite", options=options)
        yield server
        server.kill()


def link_in(mail: EmailMessage, path: str) -> str:
    """The link to this path in a mail."""
    found = re.search(rf"\S+{path}\S*#\S+", mail.get_content())
    assert found, mail.get_content()
    return found[0]


def test_a_mail_address_is_confirmed_brings_me_in_elsewhere_and_notifies_me_until_i_stop_it(
    office: Office, posting: Server, screens: Open
) -> None:
    laptop, phone, stranger = (
        screens(at=posting),
        screens(at=posting, viewport=PHONE, language="de"),
        screens(at=posting),
    )
    page = laptop.home().page
    page.get_by_role("button", name="Who I am").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).first.fill("Ann")
    dialog.get_by_role("button", name="That's me").click()
    settings = dialog.get_by_role("region", name="Notifications")
    settings.get_by_role("button", name="By email").click()
    settings.get_by_label("Address").fill("ann@mail.example")
    settings.get_by_role("button", name="Add", exact=True).click()
    expect(settings.get_by_text("ann@mail.example: open the link in the email.")).to_be_visible()

    # The link is opened wherever the mail is read, and nothing is confirmed by its being looked at.
    stranger.page.goto(link_in(office.wait(1), "/mail"))
    expect(stranger.page).to_have_url(re.compile("/mail$"))
    stranger.page.get_by_role("button", name="Yes").click()
    expect(stranger.page.get_by_role("status")).to_contain_text("From now on you can get notifications there")
    laptop.home()
    page.get_by_role("button", name="Ann", exact=True).click()
    mine = settings.get_by_role("listitem").filter(has_text="ann@mail.example")
    expect(mine.get_by_role("button", name="Turn off")).to_be_visible()

    phone.home().page.get_by_role("button", name="Wer ich bin").click()
    phone.page.get_by_label("Ich war schon hier: Schick mir einen Link per Mail").fill("ann@mail.example")
    phone.page.get_by_role("button", name="Senden").click()
    expect(phone.page.get_by_role("status").filter(has_text="dann ist ein Link unterwegs")).to_be_visible()
    phone.page.goto(link_in(office.wait(2), "/me"))
    phone.page.get_by_role("main").get_by_role("button").click()
    expect(phone.page.get_by_role("button", name="Ann", exact=True)).to_be_visible()

    mine.get_by_role("button", name="Test").click()
    expect(mine.get_by_role("status")).to_contain_text("Sent.")
    stranger.page.goto(link_in(office.wait(3), "/stop/"))
    expect(stranger.page.get_by_role("status")).to_contain_text("You no longer get notifications there.")
    laptop.home()
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(mine).to_contain_text("Turned off.")
