"""The page of a finished game at its public link, and the replay to which it leads."""

from __future__ import annotations

import re
from pathlib import Path
from struct import unpack

from playwright.sync_api import expect

from allmende.core import halves
from allmende.core.story import story_of
from allmende.words import Speaker
from browser.conftest import Open
from browser.games import finished
from browser.screen import PHONE
from browser.serving import Server


def test_who_has_the_link_reads_how_a_game_went_and_watches_it(screens: Open, server: Server) -> None:
    game = finished(2)
    made = server.open(game)
    names = [player["name"] for player in server.state(made)["players"]]
    story = story_of(game)
    said = Speaker("en")
    # On the phone pieces travel; on the other screen nothing is to move by itself.
    for options in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "no-preference"}):
        screen = screens(speed=3, **options)
        page = screen.page
        page.goto(f"{server.address}/finished/{made.table}")
        expect(page.get_by_role("heading", name="Hallertau", level=1)).to_be_visible()
        expect(page.get_by_text(said.say(story.result, names))).to_be_visible()
        for moment in story.moments:
            expect(page.get_by_text(said.say(moment.says, names), exact=True)).to_be_visible()
        total = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Points", exact=True)).first
        expect(total.get_by_role("cell")).to_have_text([halves(score).replace("-", "−") for score in game.scores])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("link", name="Watch the game").click()
        status = page.get_by_role("status").filter(has_text="You are looking back")
        if not options:
            expect(status).to_contain_text("move 0 of")
            page.keyboard.press("Space")
        # It goes on by itself, until it is stopped.
        expect(status).to_contain_text(re.compile(r"move [2-9]"))
        page.keyboard.press("Space")
        if options:
            page.get_by_role("button", name="Log", exact=True).tap()
        expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
        page.get_by_role("combobox", name="Round").select_option(index=2)
        expect(page.get_by_role("combobox", name="Round")).to_have_value("2")
        page.keyboard.press("Escape")
        expect(status).to_have_count(0)


def test_a_game_or_a_round_is_saved_as_an_animated_picture(screens: Open, server: Server, tmp_path: Path) -> None:
    made = server.open(finished(2))
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    page.goto(f"{server.address}/finished/{made.table}")
    page.get_by_role("button", name="Choose what it shows").tap()
    lengths = []
    for shown in (0, 2):
        page.get_by_role("combobox", name="What it shows").select_option(index=shown)
        page.get_by_role("button", name="Draw it").tap()
        picture = page.get_by_role("img", name="Hallertau. An animated picture")
        expect(picture).to_be_visible(timeout=60_000)
        with page.expect_download() as downloading:
            page.get_by_role("button", name="Save as GIF").tap()
        path = tmp_path / f"{shown}.gif"
        downloading.value.save_as(path)
        drawn = path.read_bytes()
        assert drawn.startswith(b"GIF89a")
        assert drawn.endswith(b";")
        wide, high = unpack("<HH", drawn[6:10])
        assert [wide, high] == page.evaluate(
            "image => [image.naturalWidth, image.naturalHeight]", picture.element_handle()
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        lengths.append(drawn.count(b"\x21\xf9\x04"))
        for secret in (made.table, made.key):
            assert secret.encode() not in drawn
    # Six rounds and the end; of a round each move.
    assert lengths[0] == 7
    assert lengths[1] > 2
