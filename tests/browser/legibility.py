"""How well a screen can be read, measured in a browser: `make screens` prints a table.

Tables stand in the middle of a game, with hands as full as they get there; or at its end, with all that players have
by then, long names, and goods in two digits. Measured are sizes of texts and symbols in CSS pixels,
and what is cut, spills over the edge of its own box, is broken without a hyphen, lies over something else, hardly
stands out from its ground, or is hard to press.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

from allmende.bots import Greedy
from allmende.bots.bot import decide
from allmende.core import Game
from allmende.titles import TITLES
from browser.conftest import launched
from browser.screen import RESTED, Screen
from browser.serving import Made, Server

MEASURE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
GROUND_ALONE: Final = (
    "*, ::before, ::after { color: transparent !important } text, tspan { fill: transparent !important }"
)
"""So that a picture shows what lies under the texts."""

# Shows at least ten of each good that a player has, or could have.
MANY = """() => {
  for (const each of document.querySelectorAll(':is(.goods, .supply, .brief) [data-at]')) {
    if (!/^\\d\\/(?!people|workers|improvements)[a-z-]+$/.test(each.dataset.at)) continue
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode, is = text.parentElement
      if (/^\\s*\\d\\s*$/.test(text.data) && !is.closest('.sr, small')) text.data = `1${text.data.trim()}`
    }
  }
}"""
LONG_NAMES: Final = (
    "Wilhelmine Freifrau von Osteel",
    "Bartholomew van der Greetsiel",
    "Annegret Sievertsen-Petersen",
    "Ubbo Emmius, der dritte Sohn",
)

LEAST_TEXT: Final = 12.0
LEAST_SYMBOL: Final = 16.0

SIZES: Final = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "tablet, lying": (1024, 768),
    "large tablet, lying": (1180, 820),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
}
KINDS: Final = [
    ("hallertau", {"cards": "on"}, (1, 2, 4)),
    ("arle", {}, (1, 2)),
    ("agricola", {"cards": "base"}, (1, 2, 4)),
]


FAULTS: Final = ("small_texts", "small_symbols", "cut", "spilled", "broken", "overlaps", "faint", "crowded")
LITTLE: Final = 4
"""So many plans a bot looks at that only fills a table."""
LAST: Final = 12
"""So many moves before the end of a game."""


class Found(msgspec.Struct, frozen=True):
    """A text or a symbol: what it says, where on the boards it stands, and its size in CSS pixels.

    Of what is faint, the size is its contrast: at best 21, at worst 1. Of what is crowded, it is that of
    what is pressed.
    """

    text: str
    at: str
    size: float


class Legibility(msgspec.Struct, frozen=True):
    """What was found on a screen."""

    texts: list[Found]
    symbols: list[Found]
    cut: list[Found]
    spilled: list[Found]
    broken: list[Found]
    overlaps: list[Found]
    faint: list[Found]
    crowded: list[Found]

    @property
    def small_texts(self) -> list[Found]:
        """The texts that are smaller than a person of fifty reads at ease."""
        return [each for each in self.texts if each.size < LEAST_TEXT]

    @property
    def small_symbols(self) -> list[Found]:
        """The symbols that are smaller than that."""
        return [each for each in self.symbols if each.size < LEAST_SYMBOL]


class Kind(NamedTuple):
    """A screen to look at."""

    title: str
    options: dict[str, str]
    players: int
    language: str
    size: str
    theme: str


def measured(page: Page) -> Legibility:
    """What can be read on a page once its layout rests."""
    page.evaluate(RESTED)
    ground = page.screenshot(style=GROUND_ALONE, animations="disabled", caret="hide")
    return msgspec.convert(page.evaluate(MEASURE, b64encode(ground).decode()), Legibility)


def looked_through(page: Page, picture: Callable[[str], object] = str) -> Legibility:
    """What can be read in all parts of a table: where they are shown one at a time, one after the other.

    Of each there is a `picture`, with its number.
    """
    page.mouse.move(0, 0)
    tabs = page.locator(".tabs button").all()
    if not tabs[0].is_visible():
        picture("")
        return measured(page)
    found = Legibility(*([] for _ in Legibility.__struct_fields__))
    for number, tab in enumerate(tabs, 1):
        tab.click()
        picture(f"-{number}")
        for all_of_it, seen in zip(
            msgspec.structs.astuple(found), msgspec.structs.astuple(measured(page)), strict=True
        ):
            all_of_it.extend(each for each in seen if each not in all_of_it)
    return found


def midway(title: str, players: int, options: dict[str, str], seed: int = 3) -> Game:
    """A game of random moves, half played."""
    game, random = Game.new(TITLES[title], players, seed, None, options), Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)
    return Game.replay(TITLES[title], game.record, until=game.version // 2)


def late(title: str, players: int, options: dict[str, str], seed: int = 5) -> Game:
    """A game in its last round, played with a little sense: farms are full by then."""
    game, random = Game.new(TITLES[title], players, seed, None, options), Random(seed)
    ai = game.title.ai
    assert ai is not None
    bot = Greedy(ai.heuristic(), plans=LITTLE)
    while not game.is_over:
        seat = random.choice(list(game.to_act))
        game.play(decide(bot, game.title, game.state.copy(), seat, random), seat)
    return Game.replay(TITLES[title], game.record, until=game.version - LAST)


def kinds(wanted: argparse.Namespace) -> Iterator[Kind]:
    """All kinds of screens that are asked for."""
    for title, options, numbers in KINDS:
        for players in numbers:
            for language in wanted.language:
                for size in wanted.size:
                    for theme in wanted.theme:
                        if title in wanted.title:
                            yield Kind(title, options, players, language, size, theme)


def main() -> None:
    """Measure what is asked for, and print a table; with `--pictures` keep what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", nargs="*", default=[title for title, *_ in KINDS])
    parser.add_argument("--language", nargs="*", default=["en", "de"])
    parser.add_argument("--size", nargs="*", default=list(SIZES), choices=SIZES)
    parser.add_argument("--theme", nargs="*", default=["light", "dark"], choices=["light", "dark"])
    parser.add_argument("--late", action="store_true", help="at the end of a game, with long names and many goods")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    parser.add_argument("--each", action="store_true", help="name what is too small, cut, broken, covered or faint")
    wanted = parser.parse_args()
    rows = Table(
        "screen",
        "smallest text",
        "texts < 12",
        "smallest symbol",
        "symbols < 16",
        "cut",
        "spilled",
        "broken",
        "overlaps",
        "faint",
        "crowded",
    )
    console = Console(width=160)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder) / "tables.sqlite"), launched(playwright.chromium)
        tables: dict[tuple[str, int], Made] = {}
        for kind in kinds(wanted):
            if (table := (kind.title, kind.players)) not in tables:
                game = (late if wanted.late else midway)(kind.title, kind.players, kind.options)
                tables[table] = server.open(game, LONG_NAMES[: kind.players] if wanted.late else ())
            width, height = SIZES[kind.size]
            settings = msgspec.json.encode({"speed": 0, "language": kind.language, "theme": kind.theme}).decode()
            context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 1100)
            context.add_init_script(f"localStorage['allmende.settings'] ??= {msgspec.json.encode(settings).decode()}")
            screen = Screen(context.new_page(), server)
            screen.sit(tables[table]).wait()
            if wanted.late:
                screen.page.evaluate(MANY)
            name = " ".join(map(str, kind[:1] + kind[2:]))
            found = looked_through(screen.page, partial(_keep_picture, wanted.pictures, name, screen.page))
            rows.add_row(name, *_numbers(found))
            if wanted.each:
                _tell_each(console, name, found)
            context.close()
        browser.close()
        server.stop()
    console.print(rows)


def _keep_picture(folder: Path | None, name: str, page: Page, part: str) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name.replace(' ', '-').replace(',', '')}{part}.png")


def _numbers(found: Legibility) -> list[str]:
    def least(many: list[Found]) -> str:
        return f"{min((each.size for each in many), default=0):.1f}"

    counts: list[list[Any]] = [found.cut, found.spilled, found.broken, found.overlaps, found.faint, found.crowded]
    return [
        least(found.texts),
        str(len(found.small_texts)),
        least(found.symbols),
        str(len(found.small_symbols)),
        *(str(len(each)) for each in counts),
    ]


def _tell_each(console: Console, name: str, found: Legibility) -> None:
    console.rule(name)
    for what in FAULTS:
        for each in getattr(found, what):
            console.print(f"{what}: {each.size} {each.text!r} at {each.at}", highlight=False)


if __name__ == "__main__":
    main()
