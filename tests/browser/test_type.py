"""The page brings its own type: it has all that is shown, is light, and looks the same whatever is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from allmende import words
from allmende.server.app import STATIC
from browser.conftest import launched
from browser.fonts import CONFIGURATIONS, configuration
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Made, Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
LIGHT = 40_000
MEASURING = (
    "screens",
    "arle_screens",
    "agricola_screens",
    "cards",
    "accessible",
    "start_page",
)
OWN = {"AllmendeSansV", "Allmende Serif"}

ELSEWHERE = ("cli.ftl", "envs.ftl", "letters.ftl")
"""The catalogue that no browser shows."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$|^#.*?$", re.DOTALL | re.MULTILINE)


@cache
def shown() -> str:
    """All characters that reach a screen: printable ASCII, those of the catalogues and of the client's sources."""
    catalogues = [each for each in Path(words.__file__).parent.rglob("*.ftl") if each.name not in ELSEWHERE]
    sources = [each for each in (CLIENT / "src").rglob("*") if each.suffix in (".ts", ".svelte", ".css")]
    found = {character for each in catalogues + sources for character in COMMENT.sub("", each.read_text("utf-8"))}
    return "".join(sorted({chr(code) for code in range(33, 127)} | {each for each in found if each > "~"}))


def faces(page: Page, selector: str) -> dict[str, int]:
    """How many glyphs of which fonts an element is drawn with."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    document = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": document, "selector": selector})["nodeIds"]
    found: dict[str, int] = {}
    for node in nodes:
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            name = font["familyName"] if font["isCustomFont"] else f"the system's {font['familyName']}"
            found[name] = found.get(name, 0) + int(font["glyphCount"])
    session.detach()
    return found


def drawn(screen: Screen, text: str, font: str) -> dict[str, int]:
    """What a text is drawn with, in this font of the page's."""
    screen.page.evaluate(
        """async ([text, font]) => {
          const written = document.createElement('p')
          written.id = 'written'
          written.style.font = font
          written.textContent = text
          document.querySelector('#written')?.remove()
          document.body.append(written)
          await document.fonts.load(getComputedStyle(written).font, text)
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        }""",
        [text, font],
    )
    return faces(screen.page, "#written")


def test_the_sans_has_all_that_is_shown_and_the_serif_all_letters(screen: Screen) -> None:
    screen.home()
    for weight in (400, 650, 800):
        assert drawn(screen, shown(), f"{weight} 16px var(--sans)") == {"AllmendeSansV": len(shown())}
    # The serif borrows signs from the sans.
    letters, signs = declared()
    assert set(shown()) <= set(letters + signs)
    assert drawn(screen, letters, "650 16px var(--serif)") == {"Allmende Serif": len(letters)}
    assert set(drawn(screen, letters + signs, "650 16px var(--serif)")) == OWN
    # Its licence comes with it.
    reply = screen.page.request.get(f"{screen.server.address}/type.txt")
    assert "SIL OPEN FONT LICENSE Version 1.1" in reply.text()
    assert all(f"Allmende {name} from Source" in reply.text() for name in ("Sans", "Serif"))


def test_the_type_has_nothing_that_is_not_shown() -> None:
    letters, signs = declared()
    assert {each.casefold() for each in letters + signs} <= {each.casefold() for each in {*shown(), *spoken()}}


def declared() -> tuple[str, str]:
    """The visible letters and the signs that `type.js` cuts out."""
    source = (CLIENT / "type.js").read_text("utf-8")
    written = dict(re.findall(r"^const (LETTERS|SIGNS) = ['`](.*)['`]$", source, re.MULTILINE))
    printable = "".join(chr(code) for code in range(33, 127))
    others = re.sub(r"\$\{\w+\}|\\u\w{4}", "", written["LETTERS"])
    signs = written["SIGNS"]
    return "".join(sorted({*printable, *(spoken() & {*shown()}), *others} - {*signs})), signs


def spoken() -> set[str]:
    """The letters of all languages, small and large."""
    catalogues = "".join(each.read_text("utf-8") for each in Path(words.__file__).parent.rglob("*.ftl"))
    return {letter for letter in catalogues + catalogues.upper() if letter.isalpha()}


def test_it_is_light() -> None:
    fonts = list(STATIC.rglob("*.woff2"))
    assert len(fonts) == 2
    assert sum(file.stat().st_size for file in fonts) <= LIGHT


TABLES: dict[str, dict[str, str]] = {"hallertau": {"cards": "on"}, "arle": {}, "agricola": {"cards": "all"}}

# Every element that is seen, and where it is.
BOXES = """() => [...document.querySelectorAll('#app *')].filter((each) => each.checkVisibility()).map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return [each.tagName, [...each.classList].join(' '), x, y, width, height].join(' ')
})"""
# Elements with words of their own.
WORDED = """() => [...document.querySelectorAll('#app *')]
  .filter((each) => each.checkVisibility())
  .filter((each) => [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
  .forEach((each) => each.toggleAttribute('data-worded', true))"""


@pytest.fixture(scope="module")
def tables(quiet_server: Server) -> list[Made]:
    """A table of each title, with all that it can have; nobody plays there."""
    return [quiet_server.new("here", "here", title=title, **options) for title, options in TABLES.items()]


def visited(screen: Screen, tables: list[Made]) -> Iterator[Screen]:
    """The screen at the start page, and at each table, when all has come that is fetched for it."""
    yield settled(screen.home())
    for made in tables:
        screen.sit(made).wait()
        yield settled(screen)


def settled(screen: Screen) -> Screen:
    """The screen when all has come that is asked for, nothing is pointed at, and nothing moves any more."""
    expect(screen.page.locator(".away")).to_have_count(0)
    # Where a cover was lifted with the pointer, what lies under it would say what it is: sooner or later.
    screen.page.mouse.move(0, 0)
    expect(screen.page.locator(".bubble")).to_have_count(0)
    screen.rest()
    return screen


def boxes(browser: Browser, quiet_server: Server, tables: list[Made]) -> list[str]:
    """Where everything is, on a laptop and on a phone; all words are drawn with type of our own."""
    found: list[str] = []
    page = browser.new_page(viewport=LAPTOP, locale="de")
    for screen in visited(Screen(page, quiet_server), tables):
        for viewport in (LAPTOP, PHONE):
            page.set_viewport_size(viewport)
            found += settled(screen).page.evaluate(BOXES)
            page.evaluate(WORDED)
            assert set(faces(page, "[data-worded]")) == OWN
        page.set_viewport_size(LAPTOP)
    page.close()
    return found


@pytest.fixture(scope="module")
def usual(browser: Browser, quiet_server: Server, tables: list[Made]) -> list[str]:
    """Where everything is with the fonts that are installed here."""
    return boxes(browser, quiet_server, tables)


@pytest.mark.parametrize(
    "fonts", ["none", *(pytest.param(fonts, marks=pytest.mark.thorough) for fonts in CONFIGURATIONS if fonts != "none")]
)
def test_screens_are_the_same_with_other_fonts(
    fonts: str, browser: Browser, quiet_server: Server, tables: list[Made], usual: list[str], tmp_path: Path
) -> None:
    other = launched(browser.browser_type, FONTCONFIG_FILE=str(configuration(fonts, tmp_path)))
    found = boxes(other, quiet_server, tables)
    other.close()
    # One element more would move all that follow it: what differs is told, and no more.
    assert not list(unified_diff(usual, found, n=1, lineterm=""))


@pytest.mark.thorough
@pytest.mark.parametrize("fonts", CONFIGURATIONS)
def test_everything_fits_with_other_fonts(fonts: str, tmp_path: Path) -> None:
    """The tests that measure, each in a browser of its own."""
    tests = [str(Path(__file__).with_name(f"test_{name}.py")) for name in MEASURING]
    environment = {**os.environ, "FONTCONFIG_FILE": str(configuration(fonts, tmp_path))}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *tests], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-4000:]
