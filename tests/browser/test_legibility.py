"""Everything on a table can be read: the bounds of the tool that measures it, on a sample of what it measures."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Open
from browser.legibility import (
    FAULTS,
    KINDS,
    LONG_NAMES,
    MANY,
    SIZES,
    Legibility,
    late,
    looked_through,
    measured,
    midway,
)
from browser.screen import Screen
from browser.serving import Made, Server

SAMPLE = {
    "hallertau": [(4, "de", "laptop"), (4, "de", "tablet"), (1, "en", "tablet, lying")],
    "arle": [(2, "de", "laptop"), (2, "en", "tablet, lying")],
    "agricola": [(4, "en", "laptop"), (4, "de", "phone"), (4, "en", "large")],
}
"""Players, a language and a size of the screen, of each title."""

# The page speaks this language once it is loaded anew.
SPEAK = """(language) => {
  const chosen = JSON.parse(localStorage['allmende.settings'])
  localStorage['allmende.settings'] = JSON.stringify({ ...chosen, language })
}"""


@cache
def table(server: Server, title: str, players: int, at_end: bool = False) -> Made:
    """A table in the middle of a game, or at its end, with long names."""
    options = next(options for name, options, _ in KINDS if name == title)
    if at_end:
        return server.open(late(title, players, options), LONG_NAMES[:players])
    return server.open(midway(title, players, options))


def told(found: Legibility) -> dict[str, object]:
    """What is wrong."""
    return {kind: wrong for kind in FAULTS if (wrong := getattr(found, kind))}


@pytest.mark.parametrize("title", SAMPLE)
def test_all_of_it_can_be_read_by_day_and_by_lamplight(title: str, screens: Open, server: Server) -> None:
    screen = screens(theme="light", language=SAMPLE[title][0][1])
    for number, (players, language, size) in enumerate(SAMPLE[title]):
        width, height = SIZES[size]
        screen.page.set_viewport_size({"width": width, "height": height})
        if number:
            screen.page.evaluate(SPEAK, language)
            # The same address would not be loaded anew.
            screen.page.goto(f"{server.address}/type.txt")
        screen.sit(table(server, title, players)).wait()
        assert screen.page.evaluate("document.documentElement.lang") == language
        found = looked_through(screen.page)
        assert len(found.texts) > 100
        assert told(found) == {}, (players, language, size)
        # A large screen is larger print.
        if size == "large":
            assert min(each.size for each in found.texts) >= 12 * height / SIZES["laptop"][1] - 0.1
        if size == "laptop":
            screen.page.evaluate("document.documentElement.dataset.theme = 'dark'")
            assert told(looked_through(screen.page)) == {}, (players, language, "by lamplight")


@pytest.mark.parametrize("title", SAMPLE)
def test_there_is_room_for_all_that_players_have_in_the_end(title: str, screens: Open, server: Server) -> None:
    screen = screens(language="de")
    players, *_ = SAMPLE[title][0]
    screen.sit(table(server, title, players, at_end=True)).wait()
    screen.page.evaluate(MANY)
    # How colours stand out does not depend on how much there is.
    assert {kind: wrong for kind, wrong in told(looked_through(screen.page)).items() if kind != "faint"} == {}
    # On a tablet the whole table is smaller, and lies there as well.
    width, height = SIZES["large tablet, lying"]
    screen.resize({"width": width, "height": height})
    found = looked_through(screen.page)
    expect(screen.page.get_by_role("navigation", name="Teile des Tisches")).to_be_hidden()
    assert min(each.size for each in found.texts) > 11
    assert {
        kind: wrong for kind, wrong in told(found).items() if kind in ("cut", "spilled", "broken", "overlaps")
    } == {}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_farm_late_in_a_game_has_room_beside_large_print(language: str, screens: Open, server: Server) -> None:
    screen = screens(language=language, size="large")
    players, *_ = SAMPLE["arle"][0]
    screen.sit(table(server, "arle", players, at_end=True)).wait()
    # The boards are whole, and narrower than beside normal print.
    parts = re.compile("Teile des Tisches|Parts of the table")
    expect(screen.page.get_by_role("navigation", name=parts)).to_be_hidden()
    for spread in (None, MANY):
        if spread:
            screen.page.evaluate(spread)
        wrong = told(looked_through(screen.page))
        assert {kind: wrong[kind] for kind in ("cut", "spilled", "overlaps") if kind in wrong} == {}


SPOILED = """() => {
  const spoil = (words, style) => {
    const element = document.createElement('p')
    element.textContent = words
    element.style.cssText = `position:fixed;margin:0;z-index:99;${style}`
    document.querySelector('main').append(element)
  }
  spoil('A small print', 'left:40px;top:300px;font-size:9px')
  spoil('One upon another', 'left:300px;top:300px;font-size:20px')
  spoil('Another upon one', 'left:310px;top:304px;font-size:20px')
  spoil('Unbreakable', 'left:600px;top:300px;width:50px;font-size:20px;overflow-wrap:anywhere')
  spoil('Cut off in the middle', 'left:800px;top:300px;width:90px;overflow:hidden;white-space:nowrap')
  spoil('Over the edge', `left:${innerWidth - 60}px;top:400px;white-space:nowrap;font-size:20px`)
  spoil('Pale', 'left:40px;top:400px;font-size:20px;color:#aaa;background:#fff')
  for (const [name, left] of [['P', 40], ['Q', 62]]) {
    spoil('', `left:${left}px;top:500px`)
    const press = document.createElement('button')
    press.textContent = name
    press.style.cssText = 'width:20px;height:30px;padding:0'
    document.querySelector('main > :last-child').append(press)
  }
  spoil('', 'left:500px;top:500px;width:30px;background:#fff')
  const number = document.createElement('b')
  number.append('1000')
  document.querySelector('main > :last-child').append(number)
  spoil('', 'left:700px;top:500px;width:60px;background:#fff;display:flex')
  for (const name of ['First', 'Further', 'Furthest']) {
    const chip = document.createElement('span')
    chip.textContent = name
    chip.style.cssText = 'flex:none;width:70px;background:#eee;font-size:14px'
    document.querySelector('main > :last-child').append(chip)
  }
  spoil('', 'left:800px;top:400px;width:20px;height:10px;overflow:hidden;font-size:20px')
  document.querySelector('main > :last-child').append(document.querySelector('.symbol').cloneNode(true))
  document.querySelector('.asked .question').style.cssText = 'position:absolute;left:2000px'
}"""


def test_what_cannot_be_read_is_found(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here", "random", title="arle")).wait()
    screen.page.evaluate(SPOILED)
    found = measured(screen.page)
    assert [each.text for each in found.small_texts] == ["A small print"]
    assert [each.text for each in found.broken] == ["Unbreakable"]
    spilled = [each.text for each in found.spilled]
    assert "1000" in spilled
    # On a chip of its own, and with that beside the panel that it belongs to.
    assert [each for each in spilled if each.startswith("Fur")] == ["Further", "Furthest"]
    words, edge, asked, symbol = [each.text for each in found.cut]
    assert (words, edge) == ("Cut off in the middle", "Over the edge")
    assert asked.startswith("Your turn")
    assert "symbol" in symbol
    assert [(each.text, each.size) for each in found.faint] == [("Pale", 2.32)]
    assert [(each.text, each.size) for each in found.crowded] == [("P", 20), ("Q", 20)]
    assert any("One upon another" in each.text and "Another upon one" in each.text for each in found.overlaps)


def test_a_part_or_everything_is_enlarged_and_put_back(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here", "random", title="agricola")).wait()
    farm = screen.page.locator("[data-part=farm]")
    screen.rest()
    before = farm.bounding_box()
    assert before
    for by_keyboard in (False, True):
        enlarge = screen.page.get_by_role("button", name="Enlarge: Farm")
        enlarge.press("Enter") if by_keyboard else enlarge.click()
        expect(farm).to_have_class(re.compile("large"))
        screen.rest()
        after = farm.bounding_box()
        assert after
        assert after["width"] > 2 * before["width"]
        assert after["height"] > 1.5 * before["height"]
        # What it covers can't be reached behind it; what can be done still stands beside it.
        expect(screen.page.locator("[data-part=actions]")).to_have_attribute("inert", "")
        expect(screen.listed.first).to_be_visible()
        back = screen.page.get_by_role("button", name="Put back: Farm").last
        screen.page.keyboard.press("Escape") if by_keyboard else back.click()
        expect(farm).not_to_have_class(re.compile("large"))
        screen.rest()
        assert farm.bounding_box() == before

    # Everything is as large as the settings say.
    unit = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    normal = float(screen.page.evaluate(unit))
    screen.page.get_by_role("button", name="Settings").click()
    dialog = screen.page.get_by_role("dialog")
    lines = lines_of(dialog)
    dialog.get_by_role("button", name="large", exact=True).click()
    expect(dialog.get_by_role("button", name="large", exact=True)).to_have_attribute("aria-pressed", "true")
    screen.rest()
    # A laptop goes on to show the whole table, as large as there is room; what is read is as large as was chosen.
    parts = screen.page.get_by_role("navigation", name="Parts of the table")
    assert float(screen.page.evaluate(unit)) >= normal
    assert (lines_of(dialog) / lines) == pytest.approx(1.25, abs=0.02)
    expect_a_full_screen_if_allowed(screen.page)
    screen.page.keyboard.press("Escape")
    expect(parts).to_be_hidden()
    assert told(looked_through(screen.page)) == {}
    # Where it is shown in parts anyway everything is as large as was chosen, from the beginning.
    screen.resize({"width": 820, "height": 1180})
    assert float(screen.page.evaluate(unit)) == pytest.approx(1.25 * 10)
    expect(parts).to_be_visible()
    screen.page.reload()
    expect(screen.page.locator("main.table")).to_be_visible()
    screen.rest()
    assert float(screen.page.evaluate(unit)) == pytest.approx(1.25 * 10)
    # There is room for one pane, then.
    expect(screen.page.get_by_role("region", name="Log")).to_be_hidden()


def lines_of(dialog: Locator) -> float:
    """How high the heading of a dialog is."""
    box = dialog.get_by_role("heading").first.bounding_box()
    assert box is not None
    return box["height"]


def expect_a_full_screen_if_allowed(page: Page) -> None:
    """The settings fill the screen and leave it again; browsers refuse that now and then."""
    page.evaluate("""() => {
      window.fill = Element.prototype.requestFullscreen
      Element.prototype.requestFullscreen = async () => { throw new TypeError('not now') }
    }""")
    full = page.get_by_role("group", name="Full screen")
    on, off = (full.get_by_role("button", name=name, exact=True) for name in ("on", "off"))
    on.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("Your browser doesn't allow that right now.")
    expect(off).to_have_attribute("aria-pressed", "true")
    page.evaluate("() => { Element.prototype.requestFullscreen = window.fill }")
    on.click()
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    off.click()
    page.wait_for_function("() => document.fullscreenElement === null")
