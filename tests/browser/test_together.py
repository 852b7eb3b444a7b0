"""Those at a table see one another, talk, remind whoever is waited for, and note things for themselves."""

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


def test_those_at_a_table_see_one_another_talk_remind_and_note_things(screens: Open, server: Server) -> None:
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

    # A word to all stands in the log as text, until it is hidden.
    bob.page.get_by_role("button", name="Verlauf").click()
    word = bob.page.get_by_role("textbox", name="Ein Wort an alle")
    word.fill("<img src=x onerror=alert(1)> Moin!")
    word.press("Enter")
    expect(word).to_have_value("")
    log = ann.page.get_by_role("region", name="Log")
    expect(log).to_contain_text(f"{theirs}: <img src=x onerror=alert(1)> Moin!")
    ann.page.get_by_role("textbox", name="A word to all").fill("Hi")
    ann.page.get_by_role("button", name="Say it").click()
    theirs_log = bob.page.get_by_role("region", name="Verlauf")
    expect(theirs_log).to_contain_text(f"{mine}: Hi")
    log.get_by_role("button", name=f"Hide what {theirs} says").press("Enter")
    expect(log).not_to_contain_text("Moin!")
    expect(log).to_contain_text(f"{mine}: Hi")

    # Whoever is waited for is reminded once.
    remind = ann.page.get_by_role("button", name=f"Remind {theirs} that the others wait")
    remind.click()
    expect(log).to_contain_text(f"reminds {theirs}")
    expect(theirs_log).to_contain_text(f"{mine} erinnert {theirs}")
    ann.expect_trouble(r"422\b")
    remind.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Once a day is enough")

    # By another name one is no one else.
    server.ask("POST", f"/tables/{made.table}/seats/{asked}", {"name": "Robert"}, made.links[asked])
    for seat, text in ((asked, "Still here"), (1 - asked, "And you")):
        server.ask("POST", f"/tables/{made.table}/words", {"seat": seat, "text": text}, made.links[seat])
    expect(log).to_contain_text(f"{mine}: And you")
    expect(log).not_to_contain_text("Still here")
    ann.page.get_by_role("button", name="Show again what Robert says").click()
    expect(log).to_contain_text("Moin!")
    expect(log).to_contain_text("Robert: Still here")

    # Notes are kept with the table for oneself.
    ann.page.get_by_role("button", name="My notes").click()
    text = ann.page.get_by_role("textbox", name="My notes")
    text.fill("Sow hops\nbefore Round 3")
    expect(ann.page.get_by_text("Kept.")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("button", name="My notes").click()
    expect(text).to_have_value("Sow hops\nbefore Round 3")
    bob.page.get_by_role("button", name="Meine Notizen").click()
    expect(bob.page.get_by_text("Gespeichert.")).to_be_visible()
    expect(bob.page.get_by_role("textbox", name="Meine Notizen")).to_have_value("")
    bob.home()
    here(ann, "Robert was here")


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


def test_moves_that_were_missed_without_a_connection_are_shown(screens: Open, server: Server) -> None:
    made, asked = by_links(server)
    screen = screens().sit(made, made.links[1 - asked])
    screen.expect_trouble(re.escape("ERR_INTERNET_DISCONNECTED"))
    screen.page.context.set_offline(True)
    screen.page.evaluate("window.dispatchEvent(new Event('offline'))")
    server.move(made, key=made.links[asked])
    screen.page.context.set_offline(False)
    news = screen.page.get_by_role("region", name="Since your last turn")
    expect(news.get_by_role("group").get_by_role("paragraph")).not_to_have_count(0)


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
