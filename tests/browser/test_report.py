"""Reporting a problem in the browser: one press in the help gives a file, with no secret of others in it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import allmende
from allmende.core.report import Report
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Made, Server


def in_a_draft(server: Server) -> Made:
    """A draft of two by link, each of whom has taken a card of both kinds, and one of them another."""
    made = server.new("link", "link", title="agricola", cards="all", hands="draft")
    for seat in (0, 0, 1, 1, 0):
        server.move(made, key=made.links[seat])
    return made


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


def test_a_report_tells_what_its_seat_sees(screen: Screen, server: Server, tmp_path: Path) -> None:
    made = in_a_draft(server)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.sit(made, made.links[1]).page.keyboard.press("?")
    report = saved(screen, tmp_path)
    assert (report.eyes, report.hidden) == (1, "redealt")
    assert report.record is not None
    own = server.state(made, made.links[1])["view"]["players"][1]
    told = allmende.replay(report.record).view(1).players[1]  # type: ignore[attr-defined]
    assert (told.hand, told.packet) == (own["hand"], own["packet"])
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)


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
