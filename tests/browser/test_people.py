"""Who I am, on one device and on several, and which tables wait for me."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE, Screen

BADGES = "window.badges = []; navigator.setAppBadge = async (count) => { window.badges.push(count) }"


def start(screen: Screen) -> str:
    """Set up a table for Ann and a bot; its path."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("main.table")).to_be_visible()
    return re.sub(r".*(/t/[^#]+).*", r"\1", page.url)


def test_a_table_waits_for_me_on_all_my_devices_until_one_is_signed_out_or_i_am_forgotten(screens: Open) -> None:
    laptop, phone = screens(), screens(viewport=PHONE)
    laptop.page.add_init_script(BADGES)
    beside = screens(beside=laptop).page
    table = start(laptop)
    key = laptop.page.url
    page = laptop.home().page
    expect(page.get_by_role("link", name=re.compile("Ann.*your turn"))).to_be_visible()
    expect(page).to_have_title("(1) Allmende")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    laptop.hold("() => window.badges.at(-1) === 1", None, "the number on the app")
    page.get_by_role("button", name="Ann", exact=True).click()
    dialog = page.get_by_role("dialog")
    devices = dialog.get_by_role("list", name="My devices").get_by_role("listitem")
    expect(devices).to_have_count(1)
    expect(devices.first).to_contain_text(re.compile("Chrome · Linux.*this one"))
    expect(devices.get_by_role("button")).to_have_count(0)
    dialog.get_by_role("button", name="A link for another device").click()
    link = dialog.get_by_label("The link for another device").input_value()
    expect(dialog.get_by_label("The same link, to be read by a camera")).to_be_visible()

    phone.page.goto(link)
    expect(phone.page).to_have_url(re.compile("/me$"))
    phone.page.get_by_role("button", name="That's my device, too").click()
    expect(phone.page.get_by_role("button", name="Ann", exact=True)).to_be_visible()
    phone.page.get_by_role("link", name=re.compile("Ann.*your turn")).click()
    phone.page.wait_for_url(f"**{table}")
    expect(phone.page.locator("button.lit").first).to_be_visible()
    phone.page.go_back()

    # Whoever comes in anew hears of their tables in every window.
    beside.goto(laptop.server.address)
    expect(beside).to_have_title("(1) Allmende")
    page.reload()
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(devices).to_have_count(2)
    expect(devices.first.get_by_role("button", name="Sign out here")).to_be_visible()
    dialog.get_by_role("button", name="A link for another device").click()
    page.goto(dialog.get_by_label("The link for another device").input_value())
    page.get_by_role("button", name="That's my device, too").click()
    page.get_by_role("button", name=re.compile("^Take the table of Ann")).click()
    expect(page).to_have_title("Allmende")
    expect(beside).to_have_title("Allmende")

    # Whoever holds the phone that is signed out sees at once that nobody is known there, and is nobody.
    page.get_by_role("button", name="Ann", exact=True).click()
    phone.expect_trouble(r"403\b")
    devices.last.get_by_role("button", name="Sign out: Chrome · Linux").click()
    expect(devices).to_have_count(1)
    expect(phone.page.get_by_role("button", name="Who I am")).to_be_visible()
    expect(page.get_by_role("button", name="Ann", exact=True)).to_be_visible()

    # Whoever wants to be forgotten is somebody.
    beside.close()
    dialog.get_by_role("button", name="Forget me …").click()
    dialog.get_by_role("button", name="Forget me", exact=True).click()
    expect(page.get_by_role("button", name="Who I am")).to_be_visible()
    page.goto(key)
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_text("Somebody").first).to_be_visible()
    assert table in page.url
