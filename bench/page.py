"""`python -m bench.page`: what the page without a server weighs, and how long it takes: built by `make page` before."""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
TITLES: Final = ("Hallertau", "Fields of Arle", "Agricola")
LEAST: Final = 3
"""The least number of hints that are asked for."""
PATIENCE: Final = 60_000
"""Milliseconds to wait for anything."""


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its base calls it so
        """Say nothing of requests."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a plain file server over this folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def weight(folder: Path) -> tuple[int, int]:
    """Bytes of a first visit and of all nets, as a server sends them that compresses texts and scripts."""
    listed: dict[str, list[str]] = json.loads((folder / "offline.json").read_text())

    def compressed(name: str) -> int:
        content = (folder / name).read_bytes()
        return len(content) if name.endswith((".zst", ".npz", ".png", ".woff2")) else len(gzip.compress(content, 9))

    return sum(map(compressed, listed["first"])), sum(map(compressed, listed["later"]))


def visit(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """A page, and the seconds until the start page is there, and until a board is."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began = perf_counter()
    page.goto(address)
    start = page.get_by_role("button", name="Start", exact=True)
    start.wait_for()
    shown = perf_counter() - began
    start.click()
    page.get_by_role("region", name="What you can do").wait_for()
    board = perf_counter() - began
    return page, shown, board


def questions(page: Page, address: str, title: str, level: str, seconds: float) -> list[float]:
    """Milliseconds that bots of this level took for their moves among themselves, in so many seconds."""
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.get_by_role("radio", name=title).or_(page.get_by_role("button", name=title)).first.click()
    bots = page.get_by_role("radio", name="bot").or_(page.get_by_role("button", name="bot", exact=True))
    for i in range(2):
        bots.nth(i).click()
        page.get_by_role("combobox").nth(i).select_option(label=level)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_timeout(1000 * seconds)
    worker = next(worker for worker in page.workers if "engine" in worker.url)
    found: list[float] = worker.evaluate("performance.getEntriesByName('question').map((each) => each.duration)")
    return found


def hints(page: Page, address: str, title: str, seconds: float) -> list[float]:
    """Milliseconds from the press of “Hint” to a suggestion, at moves of a game that follows them, in this time."""
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.get_by_role("radio", name=title).or_(page.get_by_role("button", name=title)).first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    found: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end or len(found) < LEAST:
        hint = page.get_by_role("button", name="Hint")
        hint.wait_for()
        version = page.locator("main.table").get_attribute("data-version")
        began = perf_counter()
        hint.click()
        suggested = page.get_by_role("region", name="Hint").locator("[data-suggested]").first
        suggested.wait_for()
        found.append(1000 * (perf_counter() - began))
        suggested.click()
        page.locator(f'main.table:not([data-version="{version}"])').wait_for()
        page.locator(".asked").first.wait_for()
    return found


def told(times: list[float]) -> str:
    """How many times there are, the middle one, and one that few exceed."""
    p95 = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else max(times, default=0.0)
    return f"{len(times)}, p50 {statistics.median(times or [0.0]):.0f} ms, p95 {p95:.0f} ms"


def memory(browser: Browser) -> int:
    """Bytes that the processes of pages have for themselves."""
    found: dict[str, Any] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    total = 0
    for process in found["processInfo"]:
        if process["type"] == "renderer":
            smaps = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            total += 1024 * sum(int(line.split()[1]) for line in smaps.splitlines() if line.startswith("Pss:"))
    return total


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--page", type=Path, default=ROOT / "build" / "page")
    arguments.add_argument("--seconds", type=float, default=20.0, help="for each title and level, and for hints")
    chosen = arguments.parse_args()
    folder: Path = chosen.page
    first, nets = weight(folder)
    print(f"first visit {first / 1e6:.2f} MB compressed, nets {nets / 1e6:.2f} MB, fetched as bots ask for them")
    path = next(filter(None, map(which, BROWSERS)))
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1366, "height": 768})
        for name in ("first visit", "second visit"):
            page, shown, board = visit(context, address)
            print(f"{name}: start page after {shown:.1f} s, a board after {board:.1f} s")
            page.close()
        for title in TITLES:
            for level in ("Farmer", "Master"):
                # A page of its own, since a browser keeps those that were left for a while.
                page = context.new_page()
                times = questions(page, address, title, level, chosen.seconds)
                print(f"{title}, {level}: moves {told(times)}; memory {memory(browser) / 1e6:.0f} MB")
                page.close()
            page = context.new_page()
            print(f"{title}: hints {told(hints(page, address, title, chosen.seconds))}")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
