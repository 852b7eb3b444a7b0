"""A person at the page: starts games in it and plays them, with a network or without."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

import allmende
from allmende.core import Game
from browser.screen import Screen
from browser.test_agricola_games import fence_by_keys
from browser.whole_games import number
from built_page.folder import Folder

START = re.compile("^(Start|Los)")
STARTED = 60_000
"""Milliseconds in which Python starts on a busy machine."""

# Clicks a move in the list, and says if there was one: pastures are drawn.
CLICK = """(part) => {
  const all = document.querySelectorAll('.options .choice[data-move]')
  all[Math.floor(part * all.length)]?.click()
  return all.length > 0
}"""


class PageScreen(Screen):
    """A page that has its own server, and everything on it that went wrong."""

    def __init__(self, page: Page, folder: Folder) -> None:
        super().__init__(page, folder)  # type: ignore[arg-type]  # of its server a screen needs the address alone
        self.folder = folder

    @property
    def notice(self) -> Locator:
        """What the page says of its own server, and of where games are kept."""
        return self.page.locator(".starting")

    @property
    def start(self) -> Locator:
        """The button that starts a game."""
        return self.page.get_by_role("button", name=START)

    def home(self) -> PageScreen:
        """Go to the start page, from another one by a link."""
        if self.page.url.startswith(self.folder.address):
            self.go("/")
        else:
            self.page.goto(self.folder.address)
        expect(self.start).to_be_enabled()
        return self

    def go(self, to: str) -> None:
        """Follow a link to an address of the page."""
        self.page.evaluate("(to) => { location.hash = to }", to)

    def expect_ready(self) -> None:
        """Wait until Python has started, with nothing to be said about it."""
        expect(self.start.or_(self.page.locator("main.table"))).to_be_visible()
        expect(self.notice).to_have_count(0, timeout=STARTED)

    def cut_network(self) -> None:
        """Wait until the page says that it works offline, and take the network from it."""
        expect(self.notice).to_contain_text(re.compile("works offline|ohne Netz|offline"), timeout=STARTED)
        self.folder.cut = True
        self.page.context.set_offline(True)

    def begin(self, title: str, bot: str = "farmer") -> dict[str, Any]:
        """Start a game against a bot from the start page, and come to its first question."""
        self.home()
        self.page.locator(f"input[name=game][value={title}]").check(force=True)
        self.page.locator("select").first.select_option(bot)
        self.start.click()
        return self.wait()

    def wait(self, after: int = -1) -> dict[str, Any]:
        expect(self.page.locator("main.table")).to_be_visible(timeout=STARTED)
        return super().wait(after)

    def play_on(self, random: Random, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play moves from the list until the screen shows what is wanted."""
        seen = self.glance()
        while not until(seen):
            if not self.page.evaluate(CLICK, random.random()):
                fence_by_keys(self)
            seen = self.wait(seen["version"])
        return seen

    def saved_record(self, button: Locator, folder: Path) -> Path:
        """The file that a button saves."""
        with self.page.expect_download() as downloading:
            button.click()
        record = folder / downloading.value.suggested_filename
        downloading.value.save_as(record)
        return record

    def totals(self) -> list[float]:
        """The points that the end of the game shows."""
        return [number(shown) for shown in self.page.locator(".over tfoot td").all_inner_texts()]


def game_of(record: Path) -> Game:
    """The game that a record tells."""
    return allmende.replay(record.read_text())
