"""Looking back on a finished game: graphs and their numbers, accounts, one's last games, and the way to the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from allmende.core.retrospect import look_back
from allmende.core.view import halves
from browser.conftest import Open
from browser.games import WITH_CARDS, finished
from browser.screen import PHONE
from browser.serving import Server


def test_how_a_game_went_is_read_and_walked_through(screens: Open, server: Server) -> None:
    game = finished(2, options=WITH_CARDS)
    retrospect = look_back(game)
    made = server.open(game)
    names = [player["name"] for player in server.state(made)["players"]]
    for options in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}):
        screen = screens(**options)
        screen.sit(made).wait()
        page = screen.page
        page.get_by_role("button", name="How it went").click()
        dialog = page.get_by_role("dialog", name="How it went")
        # The graph says all that it shows.
        for seat, name in enumerate(names):
            values = ", ".join(halves(total).replace("-", "−") for total in retrospect.totals[seat])
            expect(
                dialog.get_by_role("img", name=re.compile(f"^Points over time.*{name}: {values}\\."))
            ).to_be_visible()
        # Each line is a row of a table, too.
        dialog.get_by_text("As a table").first.click()
        header = page.get_by_role("rowheader", name=names[1], exact=True)
        row = dialog.get_by_role("row").filter(has=header).first
        expect(row.get_by_role("cell")).to_have_text(
            [halves(total).replace("-", "−") for total in retrospect.totals[1]]
        )
        # What everything brought adds up, for whoever is chosen.
        for seat in (1, 0):
            dialog.get_by_role("group", name="Whose").get_by_role("button", name=names[seat]).click()
            expect(dialog.locator(".total")).to_contain_text(halves(game.scores[seat]))
            cards = sum(account.kind == "card" for account in retrospect.accounts[seat])
            expect(dialog.get_by_role("rowheader", name=re.compile("^Card "))).to_have_count(cards)
        expect(dialog.get_by_role("heading", name="Beside your last games")).to_be_visible()
        assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
        # A round is chosen with the keyboard, and leads to the table as it stood then.
        slider = dialog.get_by_role("slider")
        slider.focus()
        slider.press("Home")
        slider.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Round 1: "))
        dialog.get_by_role("button", name="See the table at this point").click()
        expect(
            page.get_by_role("status").filter(has_text=f"move {retrospect.ends[1]} of {game.version}")
        ).to_be_visible()
