"""Those at a table see one another and talk, and hear what a connection did not tell."""

from __future__ import annotations

import re

from playwright.sync_api import expect

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


def expect_a_dialog_to_close(screen: Screen) -> None:
    """What closes a dialog by mouse, and what doesn't."""
    mouse = screen.page.mouse
    screen.page.get_by_role("button", name="Players and links").click()
    dialog = screen.page.get_by_role("dialog", name="Players and links")
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

    # A message to everyone is heard at once.
    bob.page.get_by_role("button", name="Verlauf").click()
    word = bob.page.get_by_role("textbox", name="Ein Wort an alle")
    word.fill("<img src=x onerror=alert(1)> Moin!")
    word.press("Enter")
    expect(word).to_have_value("")
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text(f"{theirs}: <img src=x onerror=alert(1)> Moin!")
    bob.home()
    here(ann, f"{theirs} was here")

    # A dialog closes for who presses beside it, but not where a press began within it.
    expect_a_dialog_to_close(ann)

    ann.expect_trouble(re.escape("ERR_INTERNET_DISCONNECTED"))
    ann.page.context.set_offline(True)
    ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
    server.move(made, key=made.links[asked])
    ann.page.context.set_offline(False)
    news = ann.page.get_by_role("region", name="Since your last turn")
    expect(news.get_by_role("group").get_by_role("paragraph")).not_to_have_count(0)
