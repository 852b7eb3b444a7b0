"""Several players with hand cards at one screen: each hand is shown to its own player alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Made, Server


def hands(server: Server, made: Made) -> dict[int, set[str]]:
    """The cards that the seats hold."""
    found = {}
    for seat in (0, 1):
        state = server.ask("GET", f"/tables/{made.table}?eyes={seat}", key=made.key)
        found[seat] = {card["number"] for card in state["view"]["players"][seat]["hand"]}
    return found


def shown(screen: Screen) -> set[str]:
    """The cards that lie face up on the screen or can be chosen in the list."""
    return set(
        screen.page.evaluate(
            """() => [...document.querySelectorAll('[data-target^="card:"], [data-for^="card:"]')]
              .map((each) => (each.dataset.target ?? each.dataset.for).slice(5))"""
        )
    )


def test_the_device_is_passed(screen: Screen, server: Server) -> None:
    made = server.new("here", "here", cards="on")
    screen.sit(made)
    first = server.state(made)["view"]["to_act"][0]
    names = ["Ann", "Bob"]
    # Nobody has said yet who looks on.
    expect(screen.cover).to_contain_text(f"Pass the device to {names[first]}")
    assert not shown(screen)
    screen.cover.get_by_role("button", name=f"I am {names[first]}").press("Enter")
    expect(screen.hand).to_have_count(5)
    assert shown(screen) == hands(server, made)[first]
    screen.choose("exchange 1")
    # The table stays covered until the other one is there.
    expect(screen.cover).to_contain_text(f"Pass the device to {names[1 - first]}")
    expect(screen.page.locator("main.table")).to_have_attribute("inert", "")
    screen.cover.get_by_role("button", name=f"{names[first]} is still looking").click()
    assert shown(screen) == hands(server, made)[first]
    assert screen.listed.count() == 0
    region = screen.page.get_by_role("region", name="What you can do")
    region.get_by_role("button", name=f"Pass the device to {names[1 - first]}").click()
    screen.cover.get_by_role("button", name=f"I am {names[1 - first]}").click()
    expect(screen.cover).to_have_count(0)
    expect(screen.hand).to_have_count(5)
    assert shown(screen) == hands(server, made)[1 - first]


def test_packets_of_a_draft_are_covered_from_the_beginning(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here", "here", title="agricola", cards="all", hands="draft"))
    expect(screen.cover).to_contain_text("Pass the device to")
    assert not shown(screen)
    screen.cover.get_by_role("button", name="I am Ann").click()
    expect(screen.cover).to_have_count(0)
    assert shown(screen)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_cover_hides_all_of_the_table(screens: Open, server: Server, viewport: dict[str, int]) -> None:
    screen = screens(viewport=viewport).sit(server.new("here", "here", cards="on"))
    expect(screen.cover).to_be_visible()
    box, bar = screen.cover.bounding_box(), screen.page.get_by_role("banner").bounding_box()
    assert box is not None
    assert bar is not None
    assert (box["x"], box["width"]) == (0, viewport["width"])
    assert (bar["x"], bar["width"]) == (0, viewport["width"])
    assert box["y"] == bar["height"]
    assert box["y"] + box["height"] == viewport["height"]


def test_a_covered_table_can_be_taken_back(screen: Screen, server: Server) -> None:
    made = server.new("here", "here", cards="on")
    screen.sit(made).wait()
    screen.choose("exchange 1")
    expect(screen.cover).to_be_visible()
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    expect(screen.cover).to_have_count(0)
    expect(screen.hand).to_have_count(5)
    assert len(server.state(made)["history"]) == 1


def test_some_rounds_at_one_screen(screen: Screen, server: Server) -> None:
    made, random = server.new("here", "here", cards="on"), Random(6)
    screen.sit(made)
    seen = screen.wait()
    while not seen["over"] and seen["steps"][0] in ("1", "2"):
        # Whoever is asked sees the own hand, and of the other nothing.
        held = hands(server, made)
        name = screen.page.locator(".asked .who").inner_text()
        seat = 0 if "Ann" in name else 1
        assert shown(screen) & held[1 - seat] == set()
        assert {str(card.get_attribute("data-target"))[5:] for card in screen.hand.all()} == held[seat]
        screen.play(random)
        seen = screen.wait(seen["version"])


def test_who_was_chosen_stays_chosen_while_the_server_is_asked(screen: Screen, server: Server) -> None:
    made = server.new("here", "here")
    while server.state(made)["decisions"][0]["moves"][0]["text"] != "advance brewhouse":
        server.move(made)
    held: list[Route] = []
    screen.page.route("**/api/tables/*eyes=1", lambda route: held.append(route))
    screen.sit(made)
    # In Progress both decide at once. Without hands the screen looks with the eyes of the first seat; the other's
    # decision has to be fetched.
    seats = screen.page.get_by_role("group", name="Who decides now").get_by_role("button")
    answer(screen, held)
    seats.nth(1).click()
    moves = screen.moves()
    version = screen.version
    server.move(made)
    screen.expect_version(version + 1)
    # Meanwhile nobody else's moves stand in the list.
    assert screen.listed.count() == 0
    answer(screen, held)
    assert seats.nth(1).get_attribute("aria-pressed") == "true"
    assert screen.moves() == moves


def answer(screen: Screen, held: list[Route]) -> None:
    """Let the server answer what was held back, until the list shows it."""
    screen.until(lambda: held)
    while held:
        held.pop().continue_()
    seats = screen.page.get_by_role("group", name="Who decides now").get_by_role("button")
    expect(seats).to_have_count(2)
    expect(screen.listed.first).to_be_visible()
