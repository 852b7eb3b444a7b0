"""Browsers at a club's evening: real pages on which somebody presses what is lit."""

from __future__ import annotations

import asyncio
import os
import shutil
from random import Random
from typing import Any

from playwright.async_api import Browser, BrowserContext, Error, Locator, Page, Playwright

from bench.club import AGAIN, OFFERED, Json, Noted

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
THINKING = 1.5
"""Seconds until somebody presses something, on average."""
PATIENCE = 15_000
"""Milliseconds in which a move must have been made."""
FURTHER = 1_000
"""Milliseconds after which a press has only led to where one chooses further."""
SHOWN = "() => Number(document.querySelector('main.table')?.dataset.version ?? -1)"
SEEN = """() => [...document.querySelectorAll('.boards, .log .entries')]
  .map((each) => each.textContent.replace(/\\s+/g, ' ').trim())"""
"""All that stands on the boards and in the log."""
TIMING = """
let pressed = 0
addEventListener('click', () => {
  pressed = document.querySelector('main.planning') ? 0 : performance.now()
  // What is pressed may ask further before a move is sent.
  setTimeout(() => document.querySelector('[aria-busy="true"]') || (pressed = 0), 50)
}, true)
new MutationObserver(() => {
  if (pressed) window.shownAfter(performance.now() - pressed)
  pressed = 0
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] })
"""
"""Tells how many milliseconds after a press the table was shown at another version."""
ANSWERED = """(version) => document.querySelector('.chooser, .hand .big, [aria-busy="true"]')
  || Number(document.querySelector('main.table')?.dataset.version ?? -1) > version"""
"""Whether a press has had its effect: a move is under way, or something asks further."""
DONE = """(version) => !document.querySelector('[aria-busy="true"]')
  || Number(document.querySelector('main.table')?.dataset.version ?? -1) > version"""


async def launched(playwright: Playwright) -> Browser:
    """A chromium of the system."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("the evening needs chromium")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return await playwright.chromium.launch(executable_path=found, args=arguments)


class Window:
    """Somebody at a browser, who plays one game after the other."""

    def __init__(self, context: BrowserContext, port: int, name: str, random: Random, noted: Noted) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.context = context
        self.name = name
        self.random = random
        self.noted = noted
        self.table = ""
        self.page: Page
        self.took: list[float] = []
        """Seconds from a press until the page showed what came of it."""

    async def live(self) -> None:
        """Come, and play until the evening closes."""
        await self.context.expose_function("shownAfter", lambda milliseconds: self.took.append(milliseconds / 1000))
        await self.context.add_init_script(TIMING)
        self.page = await self.context.new_page()
        self.page.on("pageerror", lambda error: self.noted.wrong.append(f"{self.name}: {error}"))
        await self.page.goto(self.address)
        await self._ask("/me", {"name": self.name})
        while not self.noted.closing.is_set():
            await self._find_a_table()
            while not self.noted.closing.is_set() and await self.page.locator(".over").count() == 0:
                try:
                    await self._turn()
                except Error as error:
                    # What is pressed may be gone by then: somebody else has moved.
                    self.noted.done[f"a press that came to nothing: {str(error).splitlines()[0][:60]}"] += 1

    async def _ask(self, path: str, body: Json | None = None) -> Json:
        """Ask with the cookie of this browser."""
        where = f"{self.address}/api{path}"
        request = self.context.request
        while True:
            try:
                reply = await (request.get(where) if body is None else request.post(where, data=body))
                if reply.status != 503 or not self.noted.faulty:
                    break
            except Error:
                if not self.noted.faulty:
                    raise
            await asyncio.sleep(AGAIN)
        if not reply.ok:
            self.noted.wrong.append(f"{self.name}: {reply.status} {path} {await reply.text()}")
        found: Json = await reply.json()
        return found

    async def _find_a_table(self) -> None:
        """Offer a table for two, and go there when somebody has come."""
        offer = await self._ask("/offers", {**self.random.choice(OFFERED), "seats": 2})
        while not offer["table"] and not self.noted.closing.is_set():
            await asyncio.sleep(0.5)
            offer = await self._ask(f"/offers/{offer['offer']}")
        self.table = offer["table"] or self.table
        if self.table:
            await self.page.goto(f"{self.address}/t/{self.table}")
            await self.page.wait_for_selector("main.table")

    async def _turn(self) -> None:
        """Wait until something is asked, and press something; or do something else that people do."""
        dice = self.random.random()
        # Where servers fail a page has to come back by itself.
        if dice < 0.01 and not self.noted.faulty:
            self.noted.done["pages loaded anew"] += 1
            await self.page.reload()
        elif dice < 0.02:
            self.noted.done["browsers without a network"] += 1
            await self.context.set_offline(True)
            await asyncio.sleep(self.random.uniform(0.5, 3))
            await self.context.set_offline(False)
        if await self.page.locator(".asked").count() == 0:
            if dice < 0.1 and not self.noted.faulty:
                await self._plan()
            await asyncio.sleep(0.3)
            return
        await asyncio.sleep(self.random.expovariate(1 / THINKING))
        await self._press()

    async def _press(self) -> None:
        """Use a lit object or an entry of the list, or mark what is fenced."""
        if await self.page.locator(".fencing:visible").count():
            await self._fence()
            return
        presses = self.page.locator(".chooser .choice:visible")
        if await presses.count() == 0:
            presses = self.page.locator(".boards button.lit:visible, .options .choice:visible")
        version = await self.page.evaluate(SHOWN)
        if not await self._any(presses):
            await asyncio.sleep(0.2)
            return
        if await self.page.locator("main.planning").count():
            return
        await self.page.wait_for_function(ANSWERED, arg=version, timeout=FURTHER)
        await self.page.wait_for_function(DONE, arg=version, timeout=PATIENCE)
        self.noted.done["presses"] += 1

    async def _fence(self) -> None:
        """Say that enough is fenced, if that may be; else mark up to three spaces, and fence what can be a pasture."""
        version = await self.page.evaluate(SHOWN)
        bar = self.page.locator(".bar.marking")
        build = bar.locator(".build")
        if not await self._any(bar.locator("button:visible")):
            for _ in range(3):
                if await build.count() == 0:
                    await self._any(self.page.locator(".fencing [data-place]:visible"))
            await (build if await build.count() else bar.locator("button").last).click(timeout=3000)
        await self.page.wait_for_function(DONE, arg=version, timeout=PATIENCE)
        self.noted.done["spaces marked"] += 1

    async def _any(self, found: Locator) -> bool:
        """Press any of these, if there is one."""
        if count := await found.count():
            await found.nth(self.random.randrange(count)).click(timeout=3000)
        return count > 0

    async def _plan(self) -> None:
        """Plan a turn by pressing."""
        button = self.page.locator(".plan .turn:visible")
        if await button.count() == 0:
            return
        await button.click(timeout=3000)
        await asyncio.sleep(0.5)
        if await self.page.locator("main.planning").count():
            await self._press()
            await self.page.keyboard.press("Escape")
            await self.page.keyboard.press("Escape")
            self.noted.done["planned by pressing"] += 1

    async def compare(self) -> tuple[Json, list[str]] | None:
        """What the server says of the table that is on the screen, and what a fresh page shows otherwise."""
        if not self.table:
            return None
        before: list[Any] = [await self.page.evaluate(SHOWN), *await self.page.evaluate(SEEN)]
        fresh = await self.context.new_page()
        await fresh.goto(f"{self.address}/t/{self.table}")
        await fresh.wait_for_selector("main.table")
        await fresh.wait_for_timeout(1000)
        after: list[Any] = [await fresh.evaluate(SHOWN), *await fresh.evaluate(SEEN)]
        await fresh.close()
        differing = [
            "{!r} is {!r} on a fresh page".format(*where_they_differ(str(one), str(other)))
            for one, other in zip(before, after, strict=True)
            if one != other
        ]
        return await self._ask(f"/tables/{self.table}"), differing


def where_they_differ(one: str, other: str) -> tuple[str, str]:
    """Two texts from shortly before their first difference on."""
    alike = next((at for at, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), len(one))
    begin = max(0, alike - 40)
    return one[begin : begin + 150], other[begin : begin + 150]
