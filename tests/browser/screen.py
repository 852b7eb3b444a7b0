"""A person at a browser: looks at a table, and plays by mouse, by finger or by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import ConsoleMessage, Locator, Page, Response, ViewportSize, expect
from playwright.sync_api import TimeoutError as Late

from browser.serving import Made, Server

Found = TypeVar("Found")

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}

GONE = "WebSocket|ERR_CONNECTION_|Failed to fetch|Failed to load resource"
"""What a page has to say whose server was taken from it."""

# What a glance takes in: the version shown, who is asked, whether the game is over.
GLANCE = """() => {
  const seen = (each) => each && each.checkVisibility() && each.getBoundingClientRect().width > 0
  const table = document.querySelector('main.table')
  return {
    version: table ? Number(table.dataset.version) : -1,
    asked: seen(document.querySelector('.asked')),
    over: seen(document.querySelector('.over')),
    steps: [...document.querySelectorAll('[aria-current="step"], .bar .brief')]
      .filter(seen).map((each) => each.innerText.trim()),
    entries: document.querySelectorAll('.log .entries p').length,
    lit: [...document.querySelectorAll('button.lit')].filter(seen).map((each) => each.dataset.target),
    width: document.scrollingElement.scrollWidth,
    height: document.scrollingElement.scrollHeight,
    chooser: seen(document.querySelector('.chooser')),
  }
}"""

# Which of the lit objects can be seen: Playwright's own way to find them looks at the whole page several times.
LIT = """() => [...document.querySelectorAll('button.lit')]
  .flatMap((each, i) => each.checkVisibility() && each.getBoundingClientRect().width > 0 ? [i] : [])"""

SETTLED = """(version) => {
  const table = document.querySelector('main.table')
  return table && Number(table.dataset.version) > version && document.querySelector('.asked, .over, .cover')
    && !document.querySelector('[aria-busy="true"]')
}"""


# Whether a click has had its effect: a move is under way, or something asks further.
ANSWERED = """(version) => document.querySelector('.chooser, .hand .big, [aria-busy="true"]')
  || Number(document.querySelector('main.table').dataset.version) > version"""

# Whether one of the things that can be chosen on the boards is seen, if there are any.
IN_SIGHT = """() => {
  const lit = [...document.querySelectorAll('.boards button.lit:not(.quiet)')]
  const seen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return width > 0 && top !== null && (each.contains(top) || top.contains(each))
  }
  return lit.length === 0 || lit.some(seen)
}"""

# All type has come, and everything stays where it is for two frames: by then observers of sizes have answered. The
# lines of a symbol go where it goes.
RESTED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const places = () => [...document.querySelectorAll('#app *:not(.symbol *)')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return `${x} ${y} ${width} ${height}`
  }).join()
  const end = Date.now() + 20000
  for (let now, before = ''; (now = places()) !== before; before = now) {
    if (Date.now() > end) throw Error('the layout never rests')
    await frame()
    await frame()
    await document.fonts.ready
  }
}"""

POLLING = 50
"""So often a page is asked whether what is waited for has come, in milliseconds."""

LATE_PREVIEW = r"409\b.*/preview\?"
"""What a mouse passes may have been played before the server tells what it would bring: nobody needs to know then."""

BLOCKED = "Service Worker registration blocked"
"""In most tests nothing stands between the page and the server."""


class Screen:
    """A page, and everything on it that went wrong."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.troubles: list[str] = []
        self._expected: list[str] = [LATE_PREVIEW, BLOCKED]
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def expect_trouble(self, pattern: str) -> None:
        """A console error or a failed request that this test provokes."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """What went wrong without being provoked."""
        return [each for each in self.troubles if not any(re.search(one, each) for one in self._expected)]

    # Coming and looking

    def home(self) -> Screen:
        """Go to the start page."""
        self.page.goto(self.server.address)
        expect(self.page.get_by_role("button", name=re.compile("Start|Los"))).to_be_enabled()
        return self

    def sit(self, made: Made, key: str | None = None) -> Screen:
        """Come to a table with the maker's key or another; "" is an onlooker's."""
        key = made.key if key is None else key
        self.page.goto(f"{self.server.address}/t/{made.table}" + (f"#{key}" if key else ""))
        expect(self.page.locator("main.table")).to_be_visible()
        return self

    def glance(self) -> dict[str, Any]:
        """What is there to see at once."""
        return dict(self.page.evaluate(GLANCE))

    def wait(self, after: int = -1) -> dict[str, Any]:
        """Wait until the table has passed a version and somebody here is asked, or the game is over.

        Whoever has to come to a screen of several players does.
        """
        self._settle(after)
        if self.cover.is_visible():
            self.cover.get_by_role("button").first.click()
            expect(self.cover, "the cover goes").to_have_count(0)
            self._settle(after)
        return self.glance()

    def _settle(self, after: int) -> None:
        self.hold(SETTLED, after, f"a question, a cover or the end after version {after}")

    def hold(self, condition: str, arg: object, what: str) -> None:
        """Wait until a function of the page says yes; what it waits for is told if it never comes."""
        try:
            # By a clock: to look at every frame would have the page make frames while it waits for the server.
            self.page.wait_for_function(condition, arg=arg, polling=POLLING)
        except Late as error:
            raise AssertionError(f"{what} never came; there is {self.glance()}") from error

    def rest(self) -> None:
        """Wait until the layout rests, so that it may be measured: what a page begins with has come, and its type."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(RESTED)

    def resize(self, size: ViewportSize) -> None:
        """Give the page another size; it lies as it should in it when this returns."""
        self.page.set_viewport_size(size)
        self.rest()

    def until(self, found: Callable[[], Found], what: str = "it") -> Found:
        """What is there soon, but of which the page itself shows nothing; the page goes on meanwhile."""
        for _ in range(200):
            if result := found():
                return result
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{what} never came")

    def expect_in_sight(self) -> None:
        """Wait until one of the things that can be chosen on the boards is seen, if there are any."""
        self.hold(IN_SIGHT, None, "something to choose in sight")

    def wait_past(self, version: int) -> None:
        """Wait until the screen shows a later version."""
        later = self.page.locator(f'main.table:not([data-version="{version}"])')
        expect(later, f"a version later than {version}").to_be_visible()

    @property
    def version(self) -> int:
        """The version of the table that is shown."""
        return int(self.page.locator("main.table").get_attribute("data-version") or -1)

    def expect_version(self, version: int) -> None:
        """Wait until the screen shows this version."""
        expect(self.page.locator("main.table")).to_have_attribute("data-version", str(version))

    # Playing

    @property
    def lit(self) -> Locator:
        """The objects on the boards that can be used."""
        return self.page.locator("button.lit:visible")

    @property
    def listed(self) -> Locator:
        """The moves in the list "What you can do", also those folded away."""
        return self.page.locator(".options .choice")

    def moves(self) -> list[str]:
        """The moves in the list, as they are written in a record."""
        return list(self.listed.evaluate_all("found => found.map((each) => each.dataset.move)"))

    @property
    def chooser(self) -> Locator:
        """The small list at an object that several moves belong to."""
        return self.page.locator(".chooser")

    @property
    def cover(self) -> Locator:
        """What hides a table until its next player is there."""
        return self.page.locator(".cover")

    @property
    def hand(self) -> Locator:
        """The cards in the hand that is shown, face up."""
        return self.page.locator(".hand li > button")

    @property
    def raised(self) -> Locator:
        """The card that is shown in full."""
        return self.page.locator(".hand .big")

    def card(self, number: str) -> Locator:
        """A card in hand."""
        return self.page.locator(f'.hand button[data-target="card:{number}"]')

    def unlit(self) -> list[str]:
        """The moves that no visible object on a board stands for."""
        return list(
            self.page.evaluate(
                """() => {
                  const lit = new Set([...document.querySelectorAll('button.lit')]
                    .filter((each) => each.checkVisibility()).map((each) => each.dataset.target))
                  return [...document.querySelectorAll('.options .choice')]
                    .filter((each) => !lit.has(each.dataset.for)).map((each) => each.dataset.move)
                }"""
            )
        )

    def choose(self, move: str) -> None:
        """Press the button of a move in the list, unfolding what hides it."""
        button = self.page.locator(f'.choice[data-move="{move}"]')
        folded = self.page.locator(".options details:not([open])").filter(has=button)
        if folded.count():
            folded.locator("summary").click()
        self.page.locator(".options").locator(button).click()

    def play(self, random: Random, tap: bool = False) -> str:
        """Use a lit object, or the list for what none stands for; whether it was "board", "chooser" or "list"."""
        objects, others = self.page.evaluate(LIT), self.unlit()
        at = random.randrange(len(objects) + len(others))
        if at >= len(objects):
            self.choose(others[at - len(objects)])
            return "list"
        version = self.version
        if not tap:
            # A card in full may lie over what is used next, or will after a moment, until the mouse leaves the hand.
            self.page.mouse.move(0, 0)
        use(self.page.locator("button.lit").nth(objects[at]), tap)
        self.hold(ANSWERED, version, f"an answer to the press on object {at} of version {version}")
        if tap and self.raised.is_visible():
            # A finger only lifts a card; what is done with it is a button.
            self.raised.get_by_role("button").first.tap()
        if not self.chooser.is_visible():
            return "board"
        choices = self.chooser.locator(".choice")
        use(choices.nth(random.randrange(choices.count())), tap)
        return "chooser"


def use(target: Locator, tap: bool) -> None:
    """Click, or touch."""
    if tap:
        target.tap()
    else:
        target.click()
