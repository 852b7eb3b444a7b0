"""Those at a table see one another and talk, and hear what a connection did not tell."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Made, Server

NAMES = ("Ann", "Bob")


def here(screen: Screen, name: str) -> None:
    """The page tells who is here."""
    listed = screen.page.get_by_role("listitem").filter(has_text=name)
    expect(listed, f"it is listed: {name}").to_have_count(1)


def by_links(server: Server) -> tuple[Made, int]:
    """A table to which both come by link, and who decides first."""
    made = server.new("link", "link")
    return made, int(server.state(made, "")["view"]["to_act"][0])


def test_those_at_a_table_see_one_another_and_what_they_missed_without_a_connection(
    screens: Open, server: Server
) -> None:
    made, asked = by_links(server)
    mine, theirs = NAMES[1 - asked], NAMES[asked]
    ann = screens().sit(made, made.links[1 - asked])
    here(ann, f"{theirs} has not been here yet.")
    bob = screens(viewport=PHONE, language="de").sit(made, made.links[asked])
    eve = screens().sit(made, "")
    here(ann, f"{theirs} is here.")
    here(ann, "1 onlooker")
    here(eve, f"{mine} is here.")
    eve.home()
    expect(ann.page.get_by_text("1 onlooker")).to_have_count(0)

    # A word to all is heard at once.
    bob.page.get_by_role("button", name="Verlauf").click()
    word = bob.page.get_by_role("textbox", name="Ein Wort an alle")
    word.fill("<img src=x onerror=alert(1)> Moin!")
    word.press("Enter")
    expect(word).to_have_value("")
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text(f"{theirs}: <img src=x onerror=alert(1)> Moin!")
    bob.home()
    here(ann, f"{theirs} was here")

    ann.expect_trouble(re.escape("ERR_INTERNET_DISCONNECTED"))
    ann.page.context.set_offline(True)
    ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
    server.move(made, key=made.links[asked])
    ann.page.context.set_offline(False)
    news = ann.page.get_by_role("region", name="Since your last turn")
    expect(news.get_by_role("group").get_by_role("paragraph")).not_to_have_count(0)


def test_an_open_list_stays_whatever_others_say_and_a_dialog_closes_for_who_presses_beside_it(
    screens: Open, server: Server
) -> None:
    made, asked = by_links(server)
    screen = screens().sit(made, made.links[asked])
    screen.page.locator('button.lit[data-target="workers"]').click()
    expect(screen.chooser).to_be_visible()
    said = {"seat": 1 - asked, "text": "Take your time"}
    server.ask("POST", f"/tables/{made.table}/words", said, made.links[1 - asked])
    expect(screen.page.get_by_role("region", name="Log")).to_contain_text("Take your time")
    expect(screen.chooser).to_be_visible()
    before = screen.version
    screen.chooser.locator(".choice").first.click()
    screen.expect_version(before + 1)

    page, mouse = screen.page, screen.page.mouse
    page.get_by_role("button", name="Players and links").click()
    dialog = page.get_by_role("dialog", name="Players and links")
    dialog.get_by_label("Name", exact=True).hover()
    mouse.down()
    mouse.move(5, 300)
    mouse.up()
    box = dialog.bounding_box()
    assert box is not None
    mouse.click(box["x"] + 4, box["y"] + 4)
    expect(dialog).to_be_visible()
    mouse.click(5, 300)
    expect(dialog).to_be_hidden()


def test_a_phone_that_wakes_hears_what_its_dead_connection_never_told(screens: Open, server: Server) -> None:
    made, asked = by_links(server)
    before = int(server.state(made, "")["version"])
    screen, sleeps = screens(), False

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda message: None if sleeps else here.send(message))

    def turn(hidden: str) -> None:
        screen.page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }})")
        screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    screen.page.route_web_socket(re.compile(r"/stream"), connect)
    screen.page.clock.install()
    screen.sit(made, made.links[1 - asked]).expect_version(before)
    sleeps = True
    turn("true")
    server.move(made, key=made.links[asked])
    screen.page.clock.fast_forward(60_000)
    sleeps = False
    screen.expect_version(before)
    turn("false")
    screen.expect_version(before + 1)
