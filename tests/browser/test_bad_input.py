"""Wrong addresses, keys and files: one clear sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.games import STANDS, finished, played
from browser.screen import Screen
from browser.serving import Server


def test_wrong_addresses_and_keys_say_so_and_the_right_key_is_neither_forgotten_nor_told(
    screen: Screen, server: Server
) -> None:
    """Proxies write addresses down, of sockets too."""
    page = screen.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    page.on("websocket", lambda socket: asked.append(socket.url))
    screen.expect_trouble("WebSocket|404")
    page.goto(f"{server.address}/t/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.get_by_role("main").get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()

    together = server.new("here", "link")
    screen.sit(together)
    screen.until(lambda: any("/company" in url for url in asked), "a socket for the company")
    assert any(f"/{together.table}/stream" in url for url in asked)
    assert [url for url in asked if together.key in url] == []

    made = server.new("here", "random")
    screen.sit(made).wait()
    for wrong in ("wrong", "(w=r/o{n}g, ä)"):
        page.goto(f"{server.address}/t/{made.table}#{wrong}")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("This link does not open the table.")
    screen.home()
    page.locator(f'a[href*="{made.table}"]').click()
    screen.wait()


def upload(screen: Screen, record: str, folder: Path) -> None:
    """Open a file on the start page."""
    file = folder / "record.txt"
    file.write_text(record)
    screen.page.locator("input[type=file]").set_input_files(file)


SPOILT: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[: len(text) // 3], "record"),
    "other": (lambda text: "What is this?", "record"),
    "empty": (lambda text: "", "record"),
    "spoilt": (lambda text: text.replace(" place ", " fly ", 1), "fly"),
}


def test_records_that_cannot_be_read_are_refused_and_one_that_goes_on_is_played(screen: Screen, tmp_path: Path) -> None:
    page = screen.page
    screen.expect_trouble("422")
    screen.home()
    name = page.get_by_role("textbox", name="Name").first
    name.fill("Cleo")
    record = str(finished(2).record)
    for how, (spoil, reason) in SPOILT.items():
        with page.expect_response("**/from-record*") as answered:
            upload(screen, spoil(record), tmp_path)
        assert answered.value.status == 422, how
        expect(page.get_by_role("alert"), how).to_contain_text(reason)
        # What was set up is still there.
        expect(name).to_have_value("Cleo")
    # A game can begin.
    page.get_by_role("button", name="Start").click()
    screen.wait()

    screen.home()
    upload(screen, str(played(2, STANDS["placing workers"], rounds=3).record), tmp_path)
    page.wait_for_url("**/t/**")
    seen = screen.wait()
    assert seen["steps"][0] == "3"
    screen.listed.first.click()
    screen.wait(seen["version"])
