"""The page in a browser, from a folder of files. Whatever goes wrong there unprovoked fails the test."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.conftest import launched
from browser.screen import LAPTOP
from browser.test_accessible import axe, check
from built_page.folder import Folder, served
from built_page.screen import PageScreen

__all__ = ["axe", "check"]

ROOT = Path(__file__).parents[2]

expect.set_options(timeout=30_000)

Open = Callable[..., PageScreen]


@pytest.fixture(scope="session")
def built() -> Path:
    """The page, built from the sources as they are."""
    build()
    return ROOT / "build" / "page"


def build() -> None:
    """Build the page, unless nothing it is made of has changed."""
    subprocess.run([sys.executable, ROOT / "tools" / "build_page.py"], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's chromium. While it is there an event loop runs, so that tests of other modules could run none."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def folder(built: Path) -> Iterator[Folder]:
    """The page's files at an address where no browser has been."""
    with served(built) as one:
        yield one


@pytest.fixture
def screens(browser: Browser, folder: Folder, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens a screen in a browser of its own, or in another window `beside` one: `screens(language="en", **more)`.

    A window that a page has opened is a screen, too. Nothing moves, and all moves are listed. Nothing is asked of any
    host but the folder's, and one that is `known`.
    """
    contexts: list[BrowserContext] = []
    opened: list[PageScreen] = []
    foreign: list[str] = []

    def new(
        *,
        beside: PageScreen | None = None,
        window: Page | None = None,
        language: str = "en",
        known: str = "",
        **options: Any,
    ) -> PageScreen:
        if window is None and beside is None:
            usual = {"viewport": LAPTOP, "reduced_motion": "reduce"}
            context = browser.new_context(**(usual | options))
            context.set_default_timeout(30_000)
            settings = {"speed": 0, "language": language, "ask": "lapse", "coach": "off", "list": True}
            chosen = json.dumps(json.dumps(settings))
            context.add_init_script(f"localStorage['allmende.settings'] ??= {chosen}")
            ours = (folder.address, "blob:", "data:", *filter(None, [known]))
            context.on("request", lambda asked: asked.url.startswith(ours) or foreign.append(asked.url))
            contexts.append(context)
            window = context.new_page()
        elif beside is not None:
            window = beside.page.context.new_page()
        assert window is not None
        screen = PageScreen(window, folder)
        opened.append(screen)
        return screen

    yield new
    failed = any(report.failed for report in request.node.stash.get(REPORTS, ()))
    wrong = [trouble for screen in opened for trouble in screen.unexpected]
    for number, screen in enumerate(opened):
        if (failed or wrong) and not screen.page.is_closed():
            screen.page.screenshot(path=tmp_path / f"screen-{number}.png")
            sys.stderr.write(f"screenshot: {tmp_path / f'screen-{number}.png'}\n")
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(["went wrong on a screen:", *wrong])
    assert not foreign, "\n".join(["asked elsewhere:", *foreign])


@pytest.fixture
def screen(screens: Open) -> PageScreen:
    """A screen as on a laptop."""
    return screens()


REPORTS = pytest.StashKey[list[pytest.TestReport]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash.setdefault(REPORTS, []).append(report)
    return report
