"""A server, a browser, and screens in it. Whatever goes wrong on a screen unprovoked fails the test."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect, sync_playwright

from browser.screen import LAPTOP, Screen
from browser.serving import Server

expect.set_options(timeout=20_000)

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")

Open = Callable[..., Screen]

# German words are longer: where they have room, English ones nearly always do.
longest_language = pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "de"])
# By lamplight everything lies where it does by day.
either_light = pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.thorough), "dark"])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it alive."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for one module, on whose start page nobody else's tables come and go."""
    server = Server(tmp_path_factory.mktemp("quiet") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "tables.sqlite")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's chromium."""
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


def launched(kind: BrowserType, **environment: str) -> Browser:
    """A chromium of the system, with these variables besides the usual ones."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "the browser tests need chromium"
    # As root, in a container, chromium runs only without its sandbox.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return kind.launch(executable_path=found, args=arguments, env={**os.environ, **environment})


@pytest.fixture
def screens(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens a screen in a browser of its own: `screens(speed=0, language="en", ask="lapse", …, **more)`.

    All moves are listed, also those that are lit on boards, unless they are not `unfolded`. No coach asks back.
    """
    contexts: list[BrowserContext] = []
    opened: list[Screen] = []

    def new(
        *,
        at: Server | None = None,
        beside: Screen | None = None,
        speed: int = 0,
        language: str = "en",
        theme: str = "auto",
        size: str = "normal",
        ask: str = "lapse",
        end: str = "useful",
        coach: str = "off",
        unfolded: bool = True,
        **options: Any,
    ) -> Screen:
        if beside is None:
            # What a worker keeps would be there in spite of what tests do to the server; some are about just that.
            # Nothing moves by itself, either, unless a test is about that.
            usual = {"viewport": LAPTOP, "service_workers": "block", "reduced_motion": "reduce"}
            context = browser.new_context(**(usual | options))
            context.set_default_timeout(20_000)
            settings = {"speed": speed, "language": language, "theme": theme, "ask": ask, "end": end, "coach": coach}
            settings |= {"size": size, "list": unfolded}
            chosen = json.dumps(json.dumps(settings))
            context.add_init_script(f"localStorage['allmende.settings'] ??= {chosen}")
            contexts.append(context)
        else:
            context = beside.page.context
        screen = Screen(context.new_page(), at or server)
        opened.append(screen)
        return screen

    def leave() -> None:
        failed = request.node.stash.get(FAILED, False) or any(screen.unexpected for screen in opened)
        for number, screen in enumerate(opened):
            if failed:
                screen.page.screenshot(path=tmp_path / f"screen-{number}.png")
                sys.stderr.write(f"screenshot: {tmp_path / f'screen-{number}.png'}\n")
        for context in contexts:
            context.close()

    request.node.stash[LEAVE] = leave
    yield new
    wrong = [trouble for screen in opened for trouble in screen.unexpected]
    assert not wrong, "\n".join(["went wrong on a screen:", *wrong])


@pytest.fixture
def screen(screens: Open) -> Screen:
    """A screen as on a laptop, where nothing moves."""
    return screens()


FAILED = pytest.StashKey[bool]()
LEAVE = pytest.StashKey[Callable[[], None]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if call.when == "call" and call.excinfo is not None:
        item.stash[FAILED] = True
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Screens go before everything else: they would say that a server has gone which a test has for itself."""
    try:
        if leave := item.stash.get(LEAVE, None):
            leave()
    finally:
        report = yield
    return report
