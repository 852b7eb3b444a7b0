"""Who I am, on one device and on several, and which tables wait for me."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Route, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server

ENGLISH = {
    "who": "Who I am",
    "me": "That's me",
    "devices": "My devices",
    "this": "this one",
    "link": "A link for another device",
    "link is": "The link for another device",
    "use": "That's my device, too",
    "out": "Sign out",
    "out here": "Sign out here",
}
GERMAN = {
    "who": "Wer ich bin",
    "me": "Das bin ich",
    "devices": "Meine Geräte",
    "this": "dieses hier",
    "link": "Ein Link für ein anderes Gerät",
    "link is": "Der Link für ein anderes Gerät",
    "use": "Das ist auch mein Gerät",
    "out": "Abmelden",
    "out here": "Hier abmelden",
}


def start(screen: Screen, link: bool = False) -> str:
    """Set up a table for Ann, and a bot or a friend by link; its path."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    if link:
        second = page.get_by_role("group", name="Seat 2")
        second.get_by_role("radio", name="by link").check(force=True)
        second.get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("main.table")).to_be_visible()
    return re.sub(r".*(/t/[^#]+).*", r"\1", page.url)


def test_a_table_waits_for_me_on_another_device_too(screens: Open) -> None:
    laptop, phone = screens(), screens(viewport=PHONE)
    table = start(laptop)
    page = laptop.home().page
    expect(page.get_by_role("link", name=re.compile("Ann.*your turn"))).to_be_visible()
    expect(page).to_have_title("(1) Allmende")
    page.get_by_role("button", name="Ann", exact=True).click()
    page.get_by_role("button", name="A link for another device").click()
    link = page.get_by_label("The link for another device").input_value()
    expect(page.get_by_label("The same link, to be read by a camera")).to_be_visible()

    phone.page.goto(link)
    expect(phone.page).to_have_url(re.compile("/me$"))
    phone.page.get_by_role("button", name="That's my device, too").click()
    phone.page.get_by_role("link", name=re.compile("Ann.*your turn")).click()
    phone.page.wait_for_url(f"**{table}")
    expect(phone.page.locator("button.lit").first).to_be_visible()


def test_a_friend_who_comes_by_link_has_the_table_in_a_list_and_goes_on_without_the_link(screens: Open) -> None:
    ann, bob = screens(), screens()
    table = start(ann, link=True)
    link = ann.page.get_by_role("textbox", name="Link for Bob").input_value()
    bob.page.goto(link)
    expect(bob.page.locator("main.table")).to_be_visible()
    bob.home()
    expect(bob.page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)
    # Seats are taken in the background.
    bob.until(lambda: bob.page.evaluate("JSON.parse(localStorage['allmende.tables'])[0].told"))
    bob.page.evaluate("localStorage.removeItem('allmende.tables')")
    bob.page.goto(bob.server.address + table)
    expect(bob.page.get_by_role("button", name="Take back")).to_be_visible()


def test_a_table_that_is_off_the_list_is_still_mine_and_among_the_older_games(screens: Open) -> None:
    screen = screens()
    table = start(screen)
    page = screen.home().page
    tables = page.get_by_role("region", name="Your tables")
    expect(page).to_have_title("(1) Allmende")
    screen.expect_trouble("ERR_FAILED")
    page.route("**/hide", lambda route: route.abort())
    off = tables.get_by_role("button", name=re.compile("^Take the table of Ann"))
    off.click()
    expect(tables.get_by_role("alert")).to_have_text("The server can't be reached. Nothing is lost; please try again.")
    page.unroute("**/hide")
    off.click()
    expect(tables.get_by_role("listitem")).to_have_count(0)
    expect(page).to_have_title("Allmende")
    # Nor is it on the list for what the browser remembers.
    page.reload()
    expect(tables.get_by_role("button", name="Older games")).to_be_visible()
    expect(tables.get_by_role("listitem")).to_have_count(0)
    tables.get_by_role("button", name="Older games").click()
    expect(tables.get_by_role("button")).to_have_count(0)
    tables.get_by_role("link", name=re.compile("Ann.*your turn")).click()
    page.wait_for_url(f"**{table}*")
    page.locator("button.lit").first.click()
    screen.home()
    expect(tables.get_by_role("link", name=re.compile("Ann"))).to_have_count(1)
    expect(off).to_be_visible()


def test_whoever_has_no_older_games_is_told_so(screens: Open) -> None:
    screen = screens(language="de")
    page = screen.home().page
    expect(page.get_by_role("button", name="Los", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Deine Tische")).to_have_count(0)
    page.get_by_role("button", name="Los", exact=True).click()
    expect(page.locator("main.table")).to_be_visible()
    # Seats are taken in the background; whoever has none at all is told of older games at once.
    screen.until(lambda: page.request.get(f"{screen.server.address}/api/me/tables").json()["tables"])
    tables = screen.home().page.get_by_role("region", name="Deine Tische")
    tables.get_by_role("button", name="Ältere Partien").click()
    expect(tables.get_by_role("status")).to_have_text("Ältere Partien gibt es keine.")
    expect(tables.get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize(("language", "says"), [("en", ENGLISH), ("de", GERMAN)])
def test_a_device_that_is_lost_is_signed_out_on_another(screens: Open, language: str, says: dict[str, str]) -> None:
    laptop, phone = screens(language=language), screens(viewport=PHONE, language=language)
    page = laptop.home().page
    page.get_by_role("button", name=says["who"]).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).first.fill("Ann")
    dialog.get_by_role("button", name=says["me"]).click()
    devices = dialog.get_by_role("list", name=says["devices"]).get_by_role("listitem")
    expect(devices).to_have_count(1)
    expect(devices.first).to_contain_text(re.compile(f"Chrome · Linux.*{says['this']}"))
    expect(devices.get_by_role("button")).to_have_count(0)
    dialog.get_by_role("button", name=says["link"]).click()
    phone.page.goto(dialog.get_by_label(says["link is"]).input_value())
    phone.page.get_by_role("button", name=says["use"]).click()
    expect(phone.page.get_by_role("button", name="Ann", exact=True)).to_be_visible()

    page.reload()
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(devices).to_have_count(2)
    expect(devices.first.get_by_role("button", name=says["out here"])).to_be_visible()
    devices.last.get_by_role("button", name=f"{says['out']}: Chrome · Linux").click()
    expect(devices).to_have_count(1)
    # Whoever holds the phone sees at once that nobody is known there, and is nobody.
    phone.expect_trouble(r"403\b")
    expect(phone.page.get_by_role("button", name=says["who"])).to_be_visible()
    expect(page.get_by_role("button", name="Ann", exact=True)).to_be_visible()


def test_a_key_leads_to_the_next_table_that_waits(screens: Open) -> None:
    screen = screens()
    first, second = start(screen), start(screen)
    page = screen.page
    expect(page).to_have_title(re.compile(r"\(1\)"))
    page.keyboard.press("n")
    page.wait_for_url(f"**{first}*")
    expect(page.locator("main.table")).to_be_visible()
    expect(page).to_have_title(re.compile(r"\(1\)"))
    page.keyboard.press("n")
    page.wait_for_url(f"**{second}*")


def test_an_answer_from_before_takes_nothing_off_the_list(screens: Open) -> None:
    screen = screens()
    first, second = start(screen), start(screen)
    page = screen.home().page
    # A bot that moves after all would bring its table back.
    expect(page).to_have_title(re.compile(r"^\(2\)"))
    page.locator("li").filter(has=page.locator(f"[href*='{second}']")).get_by_role("button").click()
    expect(page).to_have_title(re.compile(r"^\(1\)"))

    asked: list[Route] = []
    page.route("**/show", lambda route: asked.append(route))
    page.goto(screen.server.address + second)
    screen.until(lambda: asked)
    assert {table["table"] for table in asked[0].fetch().json()["tables"]} == {each[3:] for each in (first, second)}
    with page.expect_response("**/show"):
        asked[0].fulfill(json={"tables": [], "gone": [], "whole": True})
    expect(page).to_have_title(re.compile(r"\(1\)"))
    page.keyboard.press("n")
    page.wait_for_url(f"**{first}*")
    expect(page).to_have_title(re.compile(r"\(1\)"))


def test_what_comes_late_about_somebody_is_shown_to_nobody_else(screens: Open) -> None:
    screen = screens()
    start(screen)
    page = screen.home().page
    # A table taken off the list before the list knows of the bot's move comes back with that move.
    expect(page).to_have_title("(1) Allmende")
    page.get_by_role("button", name=re.compile("^Take the table of Ann")).click()
    expect(page).to_have_title("Allmende")
    page.request.post(f"{screen.server.address}/api/me/hours", data={"opens": 660})
    page.evaluate("localStorage.removeItem('allmende.tables')")
    held: list[Route] = []
    late: list[tuple[Route, APIResponse]] = []
    for path in ("**/api/me/tables?archive", "**/api/me/hours"):
        page.route(path, lambda route: route.continue_() if late else held.append(route))
    page.reload()
    page.get_by_role("button", name="Ann", exact=True).click()
    page.get_by_role("button", name="Forget me …").click()
    screen.until(lambda: len(held) == 2)
    late += [(route, route.fetch()) for route in held]
    page.get_by_role("button", name="Forget me", exact=True).click()
    page.get_by_role("button", name="Who I am").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="That's me").click()
    opens = page.get_by_label("From", exact=True)
    expect(opens).not_to_have_value("660")
    for route, response in late:
        route.fulfill(response=response)
    page.wait_for_timeout(300)
    expect(opens).not_to_have_value("660")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_games_are_asked_for_no_more_once_the_start_page_is_left(screens: Open) -> None:
    screen = screens()
    table = start(screen)
    page = screen.page
    screen.expect_trouble("500")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/titles") else None)
    page.route("**/api/titles", lambda route: route.fulfill(status=500, body="{}"))
    page.goto(screen.server.address)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(f"[href*='{table}']").click()
    expect(page.locator("main.table")).to_be_visible()
    assert asked
    asked.clear()
    page.wait_for_timeout(3500)
    assert not asked


def test_whoever_cannot_be_asked_for_is_not_called_otherwise(screens: Open, server: Server) -> None:
    screen = screens()
    page = screen.page
    start(screen)
    screen.expect_trouble("500")
    page.route("**/api/me", lambda route: route.fulfill(status=500, body="{}"))
    page.evaluate("caches.delete('mine')")
    screen.sit(made := server.new("link", "link"), made.links[1])
    expect(page.locator("main.table")).to_be_visible()
    page.wait_for_timeout(1000)
    page.unroute("**/api/me")
    assert page.evaluate("fetch('/api/me').then((reply) => reply.json())")["person"]["name"] == "Ann"


def test_who_comes_in_anew_hears_of_their_tables_in_every_window(screens: Open) -> None:
    screen = screens()
    start(screen)
    beside = screens(beside=screen).home().page
    expect(beside).to_have_title("(1) Allmende")
    page = screen.home().page
    page.get_by_role("button", name="Ann", exact=True).click()
    page.get_by_role("button", name="A link for another device").click()
    link = page.get_by_label("The link for another device").input_value()
    page.goto(link)
    page.get_by_role("button", name="That's my device, too").click()
    off = page.get_by_role("button", name=re.compile("^Take the table of Ann"))
    off.click()
    expect(page).to_have_title("Allmende")
    expect(beside).to_have_title("Allmende")


def test_what_is_open_at_a_table_goes_with_it(screens: Open) -> None:
    screen = screens()
    start(screen)
    page = screen.page
    page.get_by_role("button", name="Players and links").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


BADGES = "window.badges = []; navigator.setAppBadge = async (count) => { window.badges.push(count) }"


def test_from_everywhere_a_key_leads_to_the_table_that_waits_and_the_number_is_seen(screens: Open) -> None:
    screen = screens()
    screen.page.add_init_script(BADGES)
    table = start(screen)
    page = screen.home().page
    for path in ("/", "/finished", "/hall", "/learn", "/o/none", "/nothing"):
        if path != "/":
            screen.expect_trouble(r"404\b")
            page.goto(screen.server.address + path)
        expect(page).to_have_title(re.compile(r"^\(1\) "))
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
        page.wait_for_function("window.badges.at(-1) === 1")
        page.keyboard.press("n")
        page.wait_for_url(f"**{table}*")
        expect(page.locator("main.table")).to_be_visible()
    # The help names it, and a letter in a field is a letter.
    page = screen.home().page
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog").get_by_text("to the next table that waits for you")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("group", name="Seat 1").get_by_label("Name").press("n")
    assert page.url.rstrip("/") == screen.server.address


def test_whoever_wants_to_be_forgotten_is_somebody(screens: Open) -> None:
    screen = screens()
    table = start(screen)
    key = screen.page.url
    page = screen.home().page
    page.get_by_role("button", name="Ann", exact=True).click()
    page.get_by_role("button", name="Forget me …").click()
    page.get_by_role("button", name="Forget me", exact=True).click()
    expect(page.get_by_role("button", name="Who I am")).to_be_visible()
    page.goto(key)
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_text("Somebody").first).to_be_visible()
    assert table in page.url


def test_a_pass_that_is_no_good_says_so(screens: Open) -> None:
    screen = screens()
    screen.expect_trouble(r"404\b")
    screen.page.goto(f"{screen.server.address}/me#nonsense")
    screen.page.get_by_role("button", name="That's my device, too").click()
    expect(screen.page.get_by_role("alert")).to_contain_text("has been used, or is too old")
