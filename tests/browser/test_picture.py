"""A picture of the end: what it shows, that it stands by itself, and that it holds no secret."""

from __future__ import annotations

import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from allmende.core import Message
from allmende.titles import TITLES
from allmende.words import Speaker
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server
from late_games import late_game

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ann <b>&", "Åsa Ólafsdóttir")
IN_WORDS = re.compile(r"https?://(?!www\.w3\.org/)|/t/|#[A-Za-z0-9_-]{16}")


def saved(screen: Screen, kind: str, folder: Path) -> Path:
    """The picture as a file of this kind."""
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("dialog").get_by_role("button", name=f"Save as {kind}").click()
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


@pytest.mark.parametrize("title", TITLES)
def test_the_end_in_a_picture(title: str, screen: Screen, server: Server, tmp_path: Path) -> None:
    game = late_game(title, 2, left=0)
    made = server.open(game, NAMES)
    screen.sit(made).wait()
    screen.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    screen.page.get_by_role("region", name="End of the game").get_by_role("button", name="Picture").click()
    shown = screen.page.get_by_role("dialog", name="Picture").get_by_role("img")
    shown.wait_for()
    assert screen.page.evaluate("(image) => image.decode().then(() => true)", shown.element_handle())

    drawn = saved(screen, "SVG", tmp_path)
    assert drawn.name == f"{title}-Ann-b-Åsa-Ólafsdóttir.svg"
    text = drawn.read_text("utf-8")
    root = ElementTree.fromstring(text)
    words = [each.text for each in root.iter(f"{SVG}text")]
    assert set(NAMES) <= set(words)
    for seat in range(2):
        for line in game.score_lines(seat):
            assert str(line.points).replace("-", "−").removesuffix(".0").replace("0.5", "½").replace(".5", "½") in words
    # It needs no style sheet of the page, and shows the day by night.
    assert not re.search(r"var\(|color-mix|color\(| class=| style=|data-", re.sub(r"<style>.*?</style>", "", text))
    assert root.findall(f"{SVG}rect")[0].get("fill") == "#f3ead6"
    uses = {each.get("{http://www.w3.org/1999/xlink}href", "")[1:] for each in root.iter(f"{SVG}use")}
    assert uses == {each.get("id") for each in root.iter(f"{SVG}g") if each.get("id")}
    # Nothing leads from it to the table.
    for secret in (made.table, made.key, *made.links.values(), server.address):
        assert secret not in text
    assert not IN_WORDS.search(re.sub(r"url\(data:[^)]*\)", "", re.sub(r'"#[^"]*"', "", text)))

    points = saved(screen, "PNG", tmp_path).read_bytes()
    assert points.startswith(b"\x89PNG")
    wide, high = unpack(">II", points[16:24])
    assert [wide, high] == [2 * round(float(root.get(side, "0"))) for side in ("width", "height")]

    # Onlookers get the same.
    screen.page.goto(f"{server.address}/t/{made.table}")
    screen.page.get_by_role("region", name="End of the game").get_by_role("button", name="Picture").click()
    screen.page.get_by_role("dialog", name="Picture").get_by_role("img").wait_for()
    assert saved(screen, "SVG", tmp_path).read_text("utf-8") == text


def test_the_picture_is_saved_in_german_on_a_phone(screens: Open, server: Server, tmp_path: Path) -> None:
    screen = screens(language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    for title in TITLES:
        game = late_game(title, 2, left=0)
        screen.sit(server.open(game, NAMES)).wait()
        screen.page.get_by_role("region", name="Spielende").get_by_role("button", name="Bild").tap()
        dialog = screen.page.get_by_role("dialog", name="Bild")
        shown = dialog.get_by_role("img")
        expect(shown).to_be_visible()
        assert screen.page.evaluate("(image) => image.decode().then(() => true)", shown.element_handle())
        assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
        for button in dialog.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        files = {}
        for kind in ("SVG", "PNG"):
            with screen.page.expect_download() as downloading:
                dialog.get_by_role("button", name=f"Als {kind} speichern").tap()
            downloading.value.save_as(path := tmp_path / downloading.value.suggested_filename)
            files[kind] = path.read_bytes()
        root = ElementTree.fromstring(files["SVG"].decode())
        # Long words go on in another line.
        words = " ".join(each.text or "" for each in root.iter(f"{SVG}text"))
        for line in game.score_lines(0):
            assert Speaker("de").say(Message(f"score-{line.category}")) in words
        # What is saved is as large as on a laptop, whatever the screen shows of it.
        wide, high = unpack(">II", files["PNG"][16:24])
        assert [wide, high] == [2 * round(float(root.get(side, "0"))) for side in ("width", "height")]
