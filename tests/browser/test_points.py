"""Points are told in the same words in all titles, for every player, at any time, and on a sheet to be printed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from allmende.core import Game, Message
from allmende.words import Speaker
from browser import agricola, arle
from browser.games import played
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Server
from browser.visiting import visit
from browser.whole_games import number

UNDER_WAY: dict[str, Callable[[], Game]] = {
    "hallertau": lambda: played(3, lambda game: len(game.record.moves) > 30),
    "arle": lambda: arle.played(2, arle.STANDS["building"], half_year=2),
    "agricola": lambda: agricola.played(4, agricola.STANDS["sowing"], rounds=3),
}


def test_every_player_has_points_that_tell_what_they_are_made_of(screen: Screen, server: Server) -> None:
    speaker = Speaker("en")
    for under_way in UNDER_WAY.values():
        game = under_way()
        visit(screen, server.open(game)).wait()
        told = {}
        for score in screen.page.locator(".score:visible").all():
            # Pressed rather than pointed at: as on a phone, or by keyboard.
            score.get_by_role("button").press("Enter")
            lines = score.locator(".lines")
            expect(lines).to_be_in_viewport(ratio=1)
            told[lines.locator("p").inner_text().split()[-1]] = (
                lines.locator("dt").all_inner_texts(),
                [number(points) for points in lines.locator("dd").all_inner_texts()],
            )
            score.get_by_role("button").press("Escape")
            expect(lines).to_have_count(0)
        for seat in range(game.players):
            categories = game.score_lines(seat)
            words = [speaker.say(Message(f"score-{line.category}")) for line in categories]
            assert told[str(seat + 1)] == (
                [*words, "Points"],
                [*(line.points for line in categories), game.scores[seat]],
            )


def test_the_final_table_and_the_score_sheet_have_words(screen: Screen, server: Server) -> None:
    game = agricola.finished(4)
    screen.sit(server.open(game)).wait()
    end = screen.page.get_by_role("region", name="End of the game")
    words = [Speaker("en").say(Message(f"score-{line.category}")) for line in game.score_lines(0)]
    sheet = screen.page.get_by_role("dialog", name="Score sheet")
    for look in (LAPTOP, PHONE):
        screen.page.set_viewport_size(look)
        expect(end.locator("tbody th")).to_have_text(words)
        for row in end.locator("tbody th span span").all():
            box = row.bounding_box()
            assert box is not None
            assert box["width"] > 20
        assert len(end.locator("ol li").all_inner_texts()) == 4
        read_and_print(screen, game, words)
        screen.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def read_and_print(screen: Screen, game: Game, words: list[str]) -> None:
    """Open the score sheet, and print it."""
    end = screen.page.get_by_role("region", name="End of the game")
    end.get_by_role("button", name="Score sheet").click()
    sheet = screen.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tbody th")).to_have_text(words)
    assert [number(points) for points in sheet.locator("tfoot td").all_inner_texts()] == game.scores
    # On paper there is nothing else.
    screen.page.emulate_media(media="print")
    paper = screen.page.locator("dialog .sheet")
    expect(paper.locator("tbody th").first).to_be_visible()
    expect(screen.page.locator("dialog > button")).to_be_hidden()
    expect(screen.page.locator("main.table section").first).to_be_hidden()
    screen.page.emulate_media(media="screen")
    screen.page.evaluate("window.printed = false, window.print = () => { window.printed = true }")
    sheet.get_by_role("button", name="Print").click()
    assert screen.page.evaluate("window.printed")
