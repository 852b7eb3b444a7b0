"""Looking back: the slider, the log that goes along, the way back to the present, and what can be saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser import agricola, arle
from browser.conftest import Open
from browser.games import WITH_CARDS, played
from browser.screen import PHONE, Screen
from browser.serving import Server

LOOKS = {"laptop": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def history(screen: Screen) -> Locator:
    """What steps through the history."""
    return screen.page.get_by_role("group", name="History")


def slide(screen: Screen, to: int) -> None:
    """Draw the slider to a place."""
    history(screen).get_by_role("slider").fill(str(to))


def target(thing: Locator) -> str:
    """The name of what is to be seen there."""
    return str(thing.get_attribute("data-target")).partition(":")[2]


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


def test_the_way_back_to_the_present_is_always_in_reach(screens: Open, server: Server) -> None:
    made = server.open(agricola.finished(4))
    for look, options in LOOKS.items():
        screen = screens(**options)
        screen.sit(made).wait()
        if look == "phone":
            screen.page.get_by_role("button", name="Log", exact=True).tap()
        history(screen).get_by_role("button", name="One move back").click()
        back = screen.page.get_by_role("button", name="Back to the present")
        expect(back, look).to_be_in_viewport(ratio=1)
        # Wherever what is above has been scrolled to.
        screen.page.locator(".place-prompt").evaluate("(part) => part.scrollTo(0, part.scrollHeight)")
        expect(back, look).to_be_in_viewport(ratio=1)
        back.click()
        expect(back).to_have_count(0)


def test_the_log_goes_along_and_keeps_to_its_end_while_lists_above_it_come_and_go(
    screen: Screen, server: Server
) -> None:
    screen.sit(server.open(played(3, lambda game: len(game.record.moves) > 60))).wait()
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
    expect(screen.page.get_by_text("You are looking back")).to_have_count(0)
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


def test_a_note_does_not_outlive_what_it_is_about(screen: Screen, server: Server) -> None:
    made = server.open(arle.finished(2, seed=6))
    screen.page.clock.install(time=0)
    built = [name for player in server.state(made)["view"]["players"] for name in player["buildings"]]
    screen.sit(made).wait()
    history(screen).get_by_role("button", name="To the beginning").click()
    buildings, note = screen.page.locator(".buildings [data-target]"), screen.page.locator(".bubble")
    expect(buildings.nth(len(built))).to_be_visible()
    # One that leaves nothing where it lay.
    last = max(place for place, each in enumerate(buildings.all()) if target(each) in built)
    assert last >= buildings.count() - len(built)
    buildings.nth(last).hover()
    expect(note).to_be_visible()
    screen.page.mouse.move(0, 0)
    expect(note).to_have_count(0)
    # It has gone before the pointer has rested there long enough: from now on the page's time is told.
    screen.page.clock.pause_at(3_600_000)
    buildings.nth(last).hover()
    screen.page.keyboard.press("Escape")
    expect(buildings.nth(last)).to_have_count(0)
    screen.page.clock.run_for(600)
    expect(note).to_have_count(0)


def test_what_was_played_can_be_saved_as_far_as_one_may_know_it(screen: Screen, server: Server, tmp_path: Path) -> None:
    for game, button, head in (
        (arle.played(2, arle.STANDS["building"], half_year=2), "Save record", "allmende 1"),
        (played(2, lambda game: len(game.record.moves) > 5, options=WITH_CARDS), "Save the game as you know it", "#"),
    ):
        screen.sit(server.open(game)).wait()
        with screen.page.expect_download() as saved:
            screen.page.get_by_role("button", name=button).click()
        path = tmp_path / saved.value.suggested_filename
        saved.value.save_as(path)
        assert path.read_text().lstrip().startswith(head)
