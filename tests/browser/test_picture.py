"""A picture of the end: what it shows, that it stands by itself, and that it holds no secret."""

from __future__ import annotations

import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree

from playwright.sync_api import expect

from allmende.core import Message
from allmende.titles import TITLES
from allmende.words import Speaker
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server
from browser.visiting import visit
from late_games import late_game

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ann <b>&", "Åsa Ólafsdóttir")
IN_WORDS = re.compile(r"https?://(?!www\.w3\.org/)|/t/|#[A-Za-z0-9_-]{16}")


def saved(screen: Screen, kind: str, folder: Path) -> Path:
    """The picture as a file of this kind."""
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("dialog", name="Bild").get_by_role("button", name=f"Als {kind} speichern").click()
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


def open_picture(screen: Screen) -> None:
    """Have the picture of a finished game shown."""
    screen.page.get_by_role("region", name="Spielende").get_by_role("button", name="Bild").click()
    shown = screen.page.get_by_role("dialog", name="Bild").get_by_role("img")
    expect(shown).to_be_visible()
    assert screen.page.evaluate("(image) => image.decode().then(() => true)", shown.element_handle())


def expect_room(screen: Screen) -> None:
    """The dialog fits a phone, and its buttons a finger."""
    dialog = screen.page.get_by_role("dialog", name="Bild")
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    for button in dialog.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def shown_points(points: float) -> str:
    """Points as they are written."""
    return str(points).replace("-", "−").removesuffix(".0").replace("0.5", "½").replace(".5", "½")


def test_the_end_in_a_picture(screens: Open, server: Server, tmp_path: Path) -> None:
    phone = screens(language="de", theme="dark", viewport=PHONE, has_touch=True, is_mobile=True)
    for title in TITLES:
        game = late_game(title, 2, left=0)
        made = server.open(game, NAMES)
        visit(phone, made).wait()
        open_picture(phone)
        expect_room(phone)

        drawn = saved(phone, "SVG", tmp_path)
        assert drawn.name == f"{title}-Ann-b-Åsa-Ólafsdóttir.svg"
        text = drawn.read_text("utf-8")
        root = ElementTree.fromstring(text)
        words = [each.text or "" for each in root.iter(f"{SVG}text")]
        assert set(NAMES) <= set(words)
        for seat in range(2):
            for line in game.score_lines(seat):
                assert shown_points(line.points) in words
                # Long words go on in another line.
                assert Speaker("de").say(Message(f"score-{line.category}")) in " ".join(words)
        # It needs no style sheet of the page, and shows the day by night.
        assert not re.search(r"var\(|color-mix|color\(| class=| style=|data-", re.sub(r"<style>.*?</style>", "", text))
        assert root.findall(f"{SVG}rect")[0].get("fill") == "#f3ead6"
        uses = {each.get("{http://www.w3.org/1999/xlink}href", "")[1:] for each in root.iter(f"{SVG}use")}
        assert uses == {each.get("id") for each in root.iter(f"{SVG}g") if each.get("id")}
        # Nothing leads from it to the table.
        for secret in (made.table, made.key, *made.links.values(), server.address):
            assert secret not in text
        assert not IN_WORDS.search(re.sub(r"url\(data:[^)]*\)", "", re.sub(r'"#[^"]*"', "", text)))

        points = saved(phone, "PNG", tmp_path).read_bytes()
        assert points.startswith(b"\x89PNG")
        wide, high = unpack(">II", points[16:24])
        assert [wide, high] == [2 * round(float(root.get(side, "0"))) for side in ("width", "height")]
        phone.page.keyboard.press("Escape")

    # An onlooker has the same on a laptop by day.
    laptop = screens(language="de", theme="light").sit(made, "")
    open_picture(laptop)
    assert saved(laptop, "SVG", tmp_path).read_text("utf-8") == text
