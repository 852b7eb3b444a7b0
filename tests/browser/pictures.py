"""The pictures of the README: `make pictures` has bots play, and shows where their games stand in the middle."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import sync_playwright

from allmende import bots
from allmende.core import Game
from allmende.titles import TITLES
from browser.conftest import launched
from browser.games import asks
from browser.screen import Screen
from browser.serving import Server

DOCS: Final = Path(__file__).parents[2] / "docs"
NAMES: Final = ("Ann", "Bob", "Cid", "Dot")
SIZE: Final = (1600, 900)

# Small enough for a page, and nothing to be seen of it.
SMALL: Final = """async (picture) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))]))
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  return btoa([...new Uint8Array(await small.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
}"""


class Subject(NamedTuple):
    """A game that farmers play until, from that round or half-year on, somebody places workers or people."""

    title: str
    players: int
    seed: int
    options: dict[str, str]
    clock: str
    time: int


SUBJECTS: Final = [
    Subject("hallertau", 3, 3, {"cards": "on"}, "round", 4),
    Subject("arle", 2, 7, {}, "half_year", 6),
    Subject("agricola", 3, 8, {"cards": "base"}, "round", 12),
]


def stands(subject: Subject) -> Game:
    """The game where it is shown."""
    title = TITLES[subject.title]
    game, random = Game.new(title, subject.players, subject.seed, None, subject.options), Random(subject.seed)
    farmer = bots.make("farmer", title)
    while getattr(game.state, subject.clock) < subject.time or not asks("place")(game):
        seat = game.to_act[0]
        game.play(bots.decide(farmer, title, game.state, seat, random), seat)
    return game


def main() -> None:
    """Take all of them."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder) / "tables.sqlite"), launched(playwright.chromium)
        width, height = SIZE
        for subject in SUBJECTS:
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
            settings = msgspec.json.encode({"speed": 0, "language": "en", "theme": "light"}).decode()
            page.add_init_script(f"localStorage['allmende.settings'] ??= {msgspec.json.encode(settings).decode()}")
            screen = Screen(page, server)
            screen.sit(server.open(stands(subject), NAMES[: subject.players])).wait()
            page.mouse.move(0, 0)
            page.wait_for_load_state("networkidle")
            small = page.evaluate(SMALL, b64encode(page.screenshot()).decode())
            (DOCS / f"{subject.title}.webp").write_bytes(b64decode(small))
            page.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
