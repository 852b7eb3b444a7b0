"""How fast: a pace is chosen with a table, its clocks are seen by all, and everybody has hours and holidays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import PHONE
from browser.serving import Made, Server

HURRIED = Path(__file__).with_name("hurried.py")
SECONDS = 12
"""What each has at a table in a hurry."""


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Server]:
    """A server where less than a minute is enough."""
    server = Server(tmp_path / "tables.sqlite", HURRIED)
    yield server
    server.kill()


def late(server: Server) -> tuple[Made, int]:
    """A table of two where somebody's time runs out: which seat that is."""
    players = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}}
    reply = server.ask("POST", "/tables", wanted | {"pace": {"reserve": SECONDS, "end": "vote"}})
    made = Made(reply["table"], reply["key"], {1: reply["seats"][1]["key"]})
    (first,) = server.state(made)["view"]["to_act"]
    while (asked := server.state(made)["view"]["to_act"]) == [first]:
        server.move(made, key=key_of(made, first))
    assert asked == [1 - first]
    return made, 1 - first


def key_of(made: Made, seat: int) -> str:
    """The key of a seat of such a table."""
    return made.links[1] if seat else made.key


def test_two_play_by_the_clock_and_one_takes_a_holiday(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE, language="de")
    ann.expect_trouble(r"422\b")
    page = ann.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    # What nobody could play is told in a sentence.
    fast = page.get_by_label("How fast")
    fast.select_option("Times of your own")
    for of in ("For a turn", "In reserve"):
        page.get_by_role("group", name=of).get_by_role("spinbutton").fill("0")
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody can play within a minute")
    fast.select_option("A day a turn")
    page.get_by_role("checkbox", name="Time stands still at night").uncheck()
    page.get_by_label("When somebody's time is up").select_option("they have lost")
    page.get_by_role("button", name="Offer this table").click()

    bob.page.goto(bob.server.address)
    table = bob.page.get_by_role("article", name="Tisch von Ann")
    expect(table).to_contain_text("1 Tag pro Zug, 3 Tage in Reserve")
    table.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    page.get_by_role("button", name="To the table").click()

    clocks = page.get_by_role("region", name="Clocks")
    expect(clocks.get_by_role("listitem")).to_have_count(2)
    expect(clocks.locator(".runs")).to_contain_text(re.compile(r"[34] days"))
    shown = bob.page.get_by_role("region", name="Uhren")
    expect(shown.locator(".runs")).to_contain_text(re.compile(r"[34] Tage"))
    running = clocks.locator(".runs .sr").inner_text()
    assert re.search(r"(Ann|.+) has time until", running)

    # At the start page it is seen how much time is left.
    page.goto(ann.server.address)
    expect(page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_contain_text(
        re.compile(r"[34] days left")
    )

    # Ann goes on holiday; wherever she plays, time stands still for her.
    page.get_by_role("button", name="Ann", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your time zone")
    dialog.get_by_label("From", exact=True).select_option("1260")
    expect(dialog.get_by_role("alert")).to_contain_text("at least 8 hours")
    expect(dialog.get_by_label("From", exact=True)).to_have_value("480")
    today = datetime.now(UTC).date()
    for label, day in (("First day", today - timedelta(1)), ("Last day", today)):
        dialog.get_by_label(label).fill(day.isoformat())
    dialog.get_by_role("button", name="Take a holiday").click()
    expect(dialog.get_by_role("alert")).to_contain_text("today or later")
    dialog.get_by_label("First day").fill(today.isoformat())
    dialog.get_by_role("button", name="Take a holiday").click()
    expect(dialog.get_by_role("button", name="I am back")).to_be_visible()
    expect(dialog).to_contain_text("This year you have 27 days left.")
    dialog.get_by_role("button", name="I am back").click()
    expect(dialog.get_by_role("button", name="Take a holiday")).to_be_visible()


def test_what_a_table_needs_late_comes_with_its_styles_once_they_can_be_fetched(screens: Open, server: Server) -> None:
    screen, failed = screens(), []

    def once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route)
            route.abort()

    screen.page.route("**/assets/Clocks-*.css", once)
    screen.expect_trouble("ERR_FAILED")
    players = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "pace": {"reserve": 3600}}
    reply = server.ask("POST", "/tables", wanted)
    screen.sit(Made(reply["table"], reply["key"], {}))
    clocks = screen.page.get_by_role("region", name="Clocks")
    expect(clocks).to_be_visible()
    expect(clocks).to_have_css("display", "grid")
    assert failed


def test_whoever_has_waited_to_the_end_of_the_time_claims_the_game_or_has_a_bot_play_on(
    hurried: Server, screens: Open
) -> None:
    # Time runs out at two tables at once.
    made, seat = late(hurried)
    another, who = late(hurried)
    names = ["Ann", "Bob"]
    screen = screens(at=hurried).sit(made, key_of(made, 1 - seat))
    other = screens(at=hurried).sit(made, key_of(made, seat))
    clocks = screen.page.get_by_role("region", name="Clocks")
    expect(clocks.get_by_text(f"The time of {names[seat]} is up.")).to_be_visible()
    expect(other.page.get_by_role("button", name="Claim the game")).to_have_count(0)
    clocks.get_by_role("button", name="Claim the game").click()
    for one in (screen, other):
        expect(one.page.get_by_role("region", name="End of the game")).to_be_visible()

    screen.sit(another, key_of(another, 1 - who))
    clocks.get_by_role("button", name="A bot plays on").click()
    screen.page.get_by_role("dialog").locator(f".seat{who} select").select_option("random")
    expect(clocks.get_by_role("listitem")).to_have_count(1)
    expect(screen.page.get_by_text(f"The time of {names[who]} is up.")).to_have_count(0)
    assert hurried.state(another)["players"][who]["bot"] == "random"
