"""Looking back: the slider, the log that goes along, and the way back to the present."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator, expect

from browser import agricola
from browser.conftest import Open
from browser.games import played
from browser.screen import PHONE, Screen
from browser.serving import Server
from browser.visiting import visit


def history(screen: Screen) -> Locator:
    """What steps through the history."""
    return screen.page.get_by_role("group", name="History")


def slide(screen: Screen, to: int) -> None:
    """Draw the slider to a place."""
    history(screen).get_by_role("slider").fill(str(to))


def in_sight(entry: Locator) -> bool:
    """Whether an entry of the log lies in the part of it that can be seen."""
    return bool(
        entry.evaluate(
            """(line) => {
              const [box, log] = [line.getBoundingClientRect(), line.parentElement.getBoundingClientRect()]
              return box.top >= log.top - 1 && box.bottom <= log.bottom + 1
            }"""
        )
    )


def expect_the_way_back(screen: Screen) -> None:
    """The way back to the present is always in reach."""
    history(screen).get_by_role("button", name="One move back").click()
    back = screen.page.get_by_role("button", name="Back to the present")
    expect(back).to_be_in_viewport(ratio=1)
    # Wherever what is above has been scrolled to.
    screen.page.locator(".place-prompt").evaluate("(part) => part.scrollTo(0, part.scrollHeight)")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(back).to_have_count(0)


def test_the_way_back_is_in_reach_and_the_log_goes_along_and_keeps_to_its_end(screens: Open, server: Server) -> None:
    over = server.open(agricola.finished(4))
    phone = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.sit(over).wait()
    phone.page.get_by_role("button", name="Log", exact=True).tap()
    expect_the_way_back(phone)
    screen = screens()
    screen.sit(over).wait()
    expect_the_way_back(screen)

    visit(screen, server.open(played(3, lambda game: len(game.record.moves) > 60))).wait()
    lines, newest = screen.page.locator(".log .entries p"), screen.page.get_by_role("button", name="Newest")
    expect(lines.last).to_be_visible()
    assert in_sight(lines.last)
    assert not in_sight(lines.first)
    for place in (3, 40, 20):
        slide(screen, place)
        viewed = screen.page.locator(".log .entries [aria-current]")
        expect(viewed).to_have_count(1)
        screen.until(partial(in_sight, viewed), "the entry in sight")
        assert viewed.evaluate("(line) => [...line.parentElement.children].indexOf(line)") < lines.count() - 1
    # Escape leads back wherever the focus is.
    history(screen).get_by_role("slider").focus()
    screen.page.keyboard.press("Escape")
    expect(screen.page.get_by_role("status").filter(has_text="You are looking back")).to_have_count(0)
    assert in_sight(lines.last)
    # One list has gone, and another one of more moves comes: for a moment there is room for all lines.
    screen.page.locator(".log .entries").evaluate(
        """async (log) => {
          log.style.minHeight = `${log.scrollHeight}px`
          log.scrollTop
          log.style.minHeight = ''
          log.style.marginBottom = '5rem'
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        }"""
    )
    expect(newest).to_have_count(0)
    assert in_sight(lines.last)
    # Whoever scrolls up is left there, and comes back at a press.
    lines.first.hover()
    expect(newest).to_be_visible()
    assert in_sight(lines.first)
    newest.click()
    expect(newest).to_have_count(0)
    assert in_sight(lines.last)
