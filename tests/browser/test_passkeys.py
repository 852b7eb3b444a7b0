"""Passkeys: made on one device under "Who I am", and shown on another by whoever has them there, too."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A device that keeps passkeys, and takes everybody's finger for its owner's."""


class Keeper:
    """What keeps the passkeys of a screen's device."""

    def __init__(self, screen: Screen) -> None:
        self._session: CDPSession = screen.page.context.new_cdp_session(screen.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def kept(self) -> list[dict[str, Any]]:
        """All of its passkeys."""
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def keep(self, passkeys: list[dict[str, Any]]) -> None:
        """Have it keep those of another device, too, as a store of passwords would."""
        for each in passkeys:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": each})


def test_a_passkey_is_made_where_passkeys_are_and_brings_its_owner_in_on_another_device(screens: Open) -> None:
    laptop, phone = screens(), screens(viewport=PHONE, language="de")
    page = laptop.home().page
    page.get_by_role("button", name="Who I am").click()
    dialog = page.get_by_role("dialog")
    elsewhere = f"http://localhost:{laptop.server.port}"
    expect(dialog.get_by_text(f"Passkeys work at one address only: {elsewhere}")).to_be_visible()

    # Whoever is where none are is led where they are.
    dialog.get_by_label("Name", exact=True).first.fill("Ann")
    dialog.get_by_role("button", name="That's me").click()
    dialog.get_by_role("button", name="Go there as Ann").click()
    page.wait_for_url(f"{elsewhere}/me")
    keeper = Keeper(laptop)
    page.get_by_role("button", name="That's my device, too").click()
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(dialog.get_by_role("button", name="Add a passkey")).to_be_visible()
    name = dialog.get_by_label("Name of the passkey")
    expect(name).to_have_value("Linux")
    name.fill("My laptop")
    name.press("Enter")
    mine = dialog.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(mine).to_have_text(re.compile("My laptop.*not used yet"))
    # There it is already, so no second one is made.
    dialog.get_by_role("button", name="Add a passkey").click()
    expect(dialog.get_by_role("alert")).to_have_text("You already have a passkey on this device.")

    Keeper(phone).keep(keeper.kept())
    phone.page.goto(elsewhere)
    phone.page.get_by_role("button", name="Wer ich bin").click()
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mit einem Passkey anmelden").click()
    expect(dialog.get_by_label("Name", exact=True).first).to_have_value("Ann")
    expect(dialog.get_by_text("Man kennt dich auf 3 Geräten")).to_be_visible()
    mine = dialog.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(mine).to_have_text(re.compile("My laptop.*zuletzt benutzt"))

    # Once it is removed nobody comes in by it, and who has stays.
    dialog.get_by_role("button", name="My laptop entfernen").click()
    expect(mine).to_have_count(0)
    phone.expect_trouble(r"404\b")
    dialog.get_by_role("button", name="Mit einem Passkey anmelden").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Diesen Passkey kennt man hier nicht")
    expect(dialog.get_by_label("Name", exact=True).first).to_have_value("Ann")
