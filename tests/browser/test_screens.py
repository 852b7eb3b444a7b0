"""The table on a laptop and on a phone: everything is there, nothing has to be scrolled to sideways."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.core.report import Report
from browser.conftest import Open, either_light, longest_language
from browser.games import CARD_STANDS, STANDS, WITH_CARDS, begun, decision, finished, played
from browser.screen import PHONE, SMALL_PHONE, Screen
from browser.serving import Server
from browser.visiting import visit

# Which offered moves are covered by something, or outside the window wherever one scrolls; and which are smaller
# than a finger or a pointer needs.
OFFERED = """(smallest) => {
  const wrong = []
  for (const details of document.querySelectorAll('.options details')) details.open = true
  for (const each of document.querySelectorAll('button.lit, .options .choice')) {
    if (!each.checkVisibility()) continue
    each.scrollIntoView({ block: 'center', inline: 'nearest' })
    const box = each.getBoundingClientRect()
    const name = each.dataset.move ?? each.dataset.target
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!each.contains(hit)) wrong.push(`${name} is covered by ${hit?.outerHTML.slice(0, 80)}`)
    const reach = smallest / 2 - 1
    for (const [dx, dy] of [[-reach, 0], [reach, 0], [0, -reach], [0, reach]]) {
      const beside = document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
      if (!each.contains(beside)) wrong.push(`${name} has ${box.width} x ${box.height}, beside it ${beside?.className}`)
    }
  }
  return wrong
}"""

# What is cut off although nobody can scroll to it.
CUT = """() => [...document.querySelectorAll('#app *')].filter((each) => {
    if (!(each instanceof HTMLElement)) return false
    const style = getComputedStyle(each)
    return each.checkVisibility() && !each.closest('.sr')
      && style.overflowY === 'hidden' && style.clipPath === 'none'
      && style.textOverflow !== 'ellipsis'
      && (each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2)
  }).map((each) => `${each.className}: ${each.innerText}`)"""


def size(screen: Screen) -> tuple[int, int]:
    """The size of the whole page."""
    seen = screen.glance()
    return seen["width"], seen["height"]


def expect_scores_in_sight(screen: Screen) -> None:
    """What each player's points are made of is in sight wherever it is opened."""
    for score in screen.page.locator(".score:visible").all():
        # Pressed rather than pointed at: as on a phone, or by keyboard.
        score.get_by_role("button").press("Enter")
        expect(score.locator(".lines")).to_be_in_viewport(ratio=1)
        score.get_by_role("button").press("Escape")
        expect(score.locator(".lines")).to_have_count(0)


def stands(players: int) -> dict[str, Any]:
    """Games at the moments when the table is fullest."""
    return {
        "start": begun(players),
        "middle": played(players, STANDS["placing workers"], rounds=4),
        "progress": played(players, STANDS["progress"], rounds=3),
        "payment": played(players, STANDS["payment"], rounds=5),
        "end": finished(players),
    }


NUMBERS = pytest.mark.parametrize("numbers", [(1, 3), (2, 4)], ids=["one or three", "two or four"])


@longest_language
@NUMBERS
def test_a_laptop_shows_the_whole_table_at_once(
    numbers: tuple[int, ...], language: str, screens: Open, server: Server
) -> None:
    screen = screens(language=language)
    for players in numbers:
        for name, game in stands(players).items():
            made = server.open(game)
            visit(screen, made).wait()
            screen.rest()
            assert size(screen) <= (1366, 768), name
            assert screen.page.evaluate(CUT) == [], name
            if name != "end":
                offered = server.state(made)["decisions"][0]["moves"]
                assert screen.listed.count() == len(offered)
                assert screen.page.evaluate(OFFERED, 20) == [], name
            if name == "middle":
                expect_scores_in_sight(screen)
            assert size(screen) <= (1366, 768), name


def card_stands(players: int) -> dict[str, Any]:
    """The same with hand cards, and what is asked about them."""
    with_cards: dict[str, Any] = {"options": WITH_CARDS}
    found = {
        "start": begun(players, options=WITH_CARDS),
        "middle": played(players, STANDS["placing workers"], rounds=4, **with_cards),
        "progress": played(players, STANDS["progress"], rounds=3, **with_cards),
        "end": finished(players, **with_cards),
    }
    if players == 1:
        found |= {name: played(1, until, **with_cards) for name, until in CARD_STANDS.items()}
    return found


@longest_language
@NUMBERS
def test_a_laptop_shows_all_cards_as_well(
    numbers: tuple[int, ...], language: str, screens: Open, server: Server
) -> None:
    screen = screens(language=language, ask="always")
    for players in numbers:
        for name, game in card_stands(players).items():
            made = server.open(game)
            visit(screen, made).wait()
            # By then the cards in the hand have found how much of them there is room for.
            screen.rest()
            assert size(screen) <= (1366, 768), name
            assert screen.page.evaluate(CUT) == [], name
            if name != "end":
                offered = server.state(made)["decisions"][0]["moves"]
                assert screen.listed.count() == len(offered), name
                assert screen.page.evaluate(OFFERED, 20) == [], name
            assert size(screen) <= (1366, 768), name


def phone(screens: Open, **options: Any) -> Screen:
    """A screen that is held upright and touched."""
    return screens(viewport=PHONE, has_touch=True, is_mobile=True, **options)


def turn_to(screen: Screen, name: str) -> None:
    """Show a part of the table."""
    tab = screen.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=name)
    tab.tap()
    expect(tab).to_have_attribute("aria-pressed", "true")


def expect_a_report_in_reach(screen: Screen) -> None:
    """In the help a finger can report a problem, which the browser saves as a file."""
    screen.page.get_by_role("button", name="Help").tap()
    dialog = screen.page.get_by_role("dialog", name="Help")
    button = dialog.get_by_role("button", name="Report a problem")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    with screen.page.expect_download() as downloading:
        button.tap()
    expect(dialog.get_by_role("status")).to_contain_text(downloading.value.suggested_filename)
    assert Report.parse(downloading.value.path().read_text(encoding="utf-8")) is not None
    assert screen.glance()["width"] <= PHONE["width"]
    screen.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_round_on_a_phone(screens: Open, server: Server) -> None:
    screen, random = phone(screens), Random(3)
    made = server.new("here", "random", cards="on")
    screen.sit(made)
    seen = screen.wait()
    expect_a_report_in_reach(screen)
    for name, part in {"Others": "others", "Log": "log"}.items():
        turn_to(screen, name)
        expect(screen.page.locator(f"[data-part={part}]")).to_be_in_viewport()
        assert size(screen) <= (PHONE["width"], PHONE["height"])
    while seen["steps"] and seen["steps"][0].startswith("Round 1"):
        assert seen["width"] <= PHONE["width"]
        assert seen["height"] <= PHONE["height"]
        # The hand lies beside the board and beside the village, and can be pushed sideways.
        for name, part in {"Village": "village", "Board": "board"}.items():
            turn_to(screen, name)
            expect(screen.page.locator(f"[data-part={part}]")).to_be_in_viewport()
            expect(screen.page.locator(".hand .cards")).to_be_in_viewport()
            assert size(screen) <= (PHONE["width"], PHONE["height"])
        screen.rest()  # a card that was raised sinks back
        assert screen.page.evaluate(OFFERED, 44) == []
        screen.play(random, tap=True)
        seen = screen.wait(seen["version"])


def test_every_question_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens, language="de")
    for players in (1, 4):
        for name, until in STANDS.items():
            made = server.open(played(players, until, rounds=3))
            visit(screen, made).wait()
            screen.rest()
            assert size(screen) <= (PHONE["width"], PHONE["height"]), name
            assert screen.page.evaluate(OFFERED, 44) == [], name
    # A note says why something is not possible, in whatever language.
    game = played(2, lambda game: any(each.target == "space:butchery" for each in decision(game).refusals))
    visit(screen, server.open(game)).wait()
    screen.page.locator('[data-target="space:butchery"]').tap(force=True)
    note = screen.page.get_by_role("tooltip")
    expect(note).to_be_in_viewport(ratio=1)
    expect(note).to_contain_text("Schaf")


@either_light
def test_every_question_about_cards_on_a_phone(theme: str, screens: Open, server: Server) -> None:
    screen = phone(screens, language="de", theme=theme, ask="always")
    screen.page.set_viewport_size(SMALL_PHONE)
    for name, until in CARD_STANDS.items():
        made = server.open(played(1, until, options=WITH_CARDS))
        visit(screen, made).wait()
        screen.rest()
        assert size(screen) <= (SMALL_PHONE["width"], SMALL_PHONE["height"]), name
        # What is asked for comes into sight by itself, and after a look elsewhere at a press.
        screen.expect_in_sight()
        assert screen.page.evaluate(OFFERED, 40) == [], name
    visit(screen, server.open(played(1, CARD_STANDS["harvesting field by field"], options=WITH_CARDS))).wait()
    screen.expect_in_sight()
    screen.page.locator(".tabs button").first.tap()
    screen.page.get_by_role("button", name="Zeigen, wo").tap()
    screen.expect_in_sight()
    expect(screen.page.locator('.page[data-tab="village"]')).to_be_visible()
