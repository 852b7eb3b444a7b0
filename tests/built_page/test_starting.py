"""How the page starts, what it says meanwhile, and what it says where it can't."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from built_page.conftest import Open
from built_page.folder import NONE, Folder
from built_page.screen import STARTED, PageScreen

MOST_REQUESTS = 60
"""So many files are fetched before the start page is there, at most; each is a round trip somewhere."""
REFUSED = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'));"


def test_the_start_page_is_there_before_the_interpreter_which_may_come_at_a_second_try(
    screen: PageScreen, folder: Folder
) -> None:
    page = screen.page
    folder.hold(r"/engine-")
    screen.home()
    expect(screen.notice).to_contain_text("Getting the games ready: 0 %")
    assert len(folder.asked) <= MOST_REQUESTS
    page.get_by_role("button", name="Auf Deutsch").click()
    page.get_by_role("button", name="In English").click()
    # What is asked of the games waits for them.
    screen.start.click()

    folder.missing = folder.held
    folder.let_go()
    screen.expect_trouble("404|engine")
    expect(screen.notice).to_contain_text("The games can't be started: /some/folder/engine-")
    folder.missing = NONE
    screen.notice.get_by_role("button", name="Try again").click()
    assert screen.wait()["asked"]


def test_games_are_in_one_window_at_a_time_and_none_is_lost_on_the_way(screens: Open, folder: Folder) -> None:
    one = screens()
    version = one.begin("hallertau", "novice")["version"]
    two = screens(beside=one)
    two.page.goto(one.page.url)
    expect(two.notice).to_contain_text("Allmende is open in another window of this browser.", timeout=STARTED)
    expect(one.notice.get_by_role("button")).to_have_count(0)

    two.notice.get_by_role("button", name="Go on here").click()
    assert two.wait()["version"] == version
    expect(one.notice).to_contain_text("Allmende is open in another window of this browser.")
    later = two.play_on(Random(3), lambda seen: seen["version"] > version)["version"]

    one.notice.get_by_role("button", name="Go on here").click()
    one.expect_ready()
    one.expect_version(later)
    one.play_on(Random(3), lambda seen: seen["version"] > later)
    expect(two.notice).to_contain_text("Allmende is open in another window of this browser.")


def test_a_browser_that_keeps_no_files_says_so_and_plays(screen: PageScreen, folder: Folder) -> None:
    folder.before["engine.worker"] = REFUSED
    version = screen.begin("hallertau", "novice")["version"]
    expect(screen.notice).to_contain_text("This browser keeps nothing for this page")
    screen.play_on(Random(3), lambda seen: seen["version"] > version + 5)


def test_a_browser_without_webassembly_says_so(screen: PageScreen) -> None:
    screen.page.add_init_script("delete globalThis.WebAssembly")
    screen.home()
    expect(screen.notice).to_have_text(
        "This browser can't run the games: it has no WebAssembly, or it is switched off."
    )
