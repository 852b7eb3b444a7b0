"""Reporting a problem in the browser: one press in the help gives a file, with no secret of others in it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from allmende.core.report import Report
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server


def saved(screen: Screen, folder: Path, press: str = "Report a problem") -> Report:
    """Report a problem, and read what the browser has saved."""
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("button", name=press).press("Enter")
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    expect(screen.page.get_by_role("dialog").get_by_role("status")).to_contain_text(file.name)
    report = Report.parse(file.read_text(encoding="utf-8"))
    assert report is not None
    return report


def test_it_is_had_on_a_phone_and_in_german(screens: Open, server: Server, tmp_path: Path) -> None:
    made = server.new("here", "here", title="arle")
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True, language="de")
    screen.sit(made).page.get_by_role("button", name="Hilfe").tap()
    button = screen.page.get_by_role("button", name="Fehler melden")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert saved(screen, tmp_path, "Fehler melden").hidden == "open"
    assert screen.glance()["width"] <= PHONE["width"]
