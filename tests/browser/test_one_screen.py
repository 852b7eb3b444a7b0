"""Several players with hand cards at one screen: the device is passed, and the table covered until then."""

from __future__ import annotations

from playwright.sync_api import expect

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


def test_the_device_is_passed_and_the_cover_hides_all_of_the_table_until_then(screen: Screen, server: Server) -> None:
    made = server.new("here", "here", cards="on")
    screen.sit(made)
    first = server.state(made)["view"]["to_act"][0]
    names = ["Ann", "Bob"]
    # Nobody has said yet who looks on.
    expect(screen.cover).to_contain_text(f"Pass the device to {names[first]}")
    assert not shown(screen)
    for size in (PHONE, LAPTOP):
        screen.resize(size)
        expect_all_covered(screen, size)
    screen.cover.get_by_role("button", name=f"I am {names[first]}").press("Enter")
    expect(screen.hand).to_have_count(5)
    assert shown(screen) == hands(server, made)[first]
    screen.choose("exchange 1")
    # The table stays covered until the other one is there.
    expect(screen.cover).to_contain_text(f"Pass the device to {names[1 - first]}")
    expect(screen.page.locator("main.table")).to_have_attribute("inert", "")
    # As long as it is covered the move can be taken back.
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    expect(screen.cover).to_have_count(0)
    expect(screen.hand).to_have_count(5)
    assert len(server.state(made)["history"]) == 1
    screen.choose("exchange 1")
    expect(screen.cover).to_be_visible()
    screen.cover.get_by_role("button", name=f"{names[first]} is still looking").click()
    assert shown(screen) == hands(server, made)[first]
    assert screen.listed.count() == 0
    region = screen.page.get_by_role("region", name="What you can do")
    region.get_by_role("button", name=f"Pass the device to {names[1 - first]}").click()
    screen.cover.get_by_role("button", name=f"I am {names[1 - first]}").click()
    expect(screen.cover).to_have_count(0)
    expect(screen.hand).to_have_count(5)
    assert shown(screen) == hands(server, made)[1 - first]


def expect_all_covered(screen: Screen, size: dict[str, int]) -> None:
    """The cover has the whole page but for the bar."""
    box, bar = screen.cover.bounding_box(), screen.page.get_by_role("banner").bounding_box()
    assert box is not None
    assert bar is not None
    assert (box["x"], box["width"]) == (0, size["width"])
    assert (bar["x"], bar["width"]) == (0, size["width"])
    assert box["y"] == bar["height"]
    assert box["y"] + box["height"] == size["height"]
