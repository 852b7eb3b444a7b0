"""Lists of what is printed on the tiles of Fields of Arle: action spaces, buildings, travel destinations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from rich.table import Table

from allmende.arle import wording
from allmende.arle.board import SEASON_NAMES, SPACE_NAMES
from allmende.arle.equipment import DESTINATION_NAMES, DESTINATION_SIZES
from allmende.arle.numbers import BUILDING_COLOURS, BUILDING_NAMES, BUILDING_POINTS, COLOUR_NAMES
from allmende.arle.spaces import SPACES
from allmende.arle.views import View
from allmende.cli.arle.hints import building
from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message


class Buildings(msgspec.Struct, frozen=True):
    """All buildings, colour by colour."""

    name: str = "buildings"
    key: str = "b"

    def heading(self, console: Console) -> str:
        """Which tiles these are."""
        return console.words("arle-all-buildings")

    def table(self, console: Console) -> Table:
        """Each building with its colour, costs, points and what it does."""
        rows = _table(console, "arle-tile", "arle-cost", "cards-points", "cards-text")
        for number, name in enumerate(BUILDING_NAMES):
            colour = console.words(f"colour-{COLOUR_NAMES[BUILDING_COLOURS[number]]}")
            rows.add_row(
                f"{console.words(f'building-{name}')}\n({colour})",
                console.speaker.say(wording.building_cost(number)),
                str(BUILDING_POINTS[number]),
                _building_text(number, console),
            )
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The same as plain data."""
        return [
            {
                "kind": "building",
                "name": name,
                "title": console.words(f"building-{name}"),
                "colour": COLOUR_NAMES[BUILDING_COLOURS[number]],
                "points": BUILDING_POINTS[number],
                "costs": console.speaker.say(wording.building_cost(number)),
                "when": wording.when(number),
                "text": console.speaker.say(wording.building_text(number)),
                "ruling": _said(wording.building_ruling(number), console),
            }
            for number, name in enumerate(BUILDING_NAMES)
        ]


class Destinations(msgspec.Struct, frozen=True):
    """The nine travel destinations."""

    name: str = "destinations"
    key: str = "d"

    def heading(self, console: Console) -> str:
        """Which tiles these are."""
        return console.words("arle-all-destinations")

    def table(self, console: Console) -> Table:
        """Each destination with its size and what can be sold there."""
        rows = _table(console, "arle-tile", "arle-size", "cards-text")
        for number, name in enumerate(DESTINATION_NAMES):
            text = console.speaker.say(wording.destination_text(number))
            rows.add_row(
                console.words(f"destination-{name}"),
                str(DESTINATION_SIZES[number]),
                _with_ruling(text, wording.destination_ruling(number), console),
            )
        return rows

    def plain(self, console: Console) -> list[dict[str, Any]]:
        """The same as plain data."""
        return [
            {
                "kind": "destination",
                "name": name,
                "title": console.words(f"destination-{name}"),
                "size": DESTINATION_SIZES[number],
                "text": console.speaker.say(wording.destination_text(number)),
                "ruling": _said(wording.destination_ruling(number), console),
            }
            for number, name in enumerate(DESTINATION_NAMES)
        ]


ALL_LISTS = (Buildings(), Destinations())


def draw_spaces(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print what all action spaces do, those of the present season first, and who stands there."""
    view = cast(View, game.view(seat))
    for season in sorted(SEASON_NAMES, key=lambda name: name != view.season):
        rows = _table(console, f"season-{season}", "cards-text")
        for space in view.spaces:
            if space.season == season:
                there = ", ".join(names[worker] for worker in space.seats)
                number = SPACE_NAMES.index(space.name)
                text = console.speaker.say(wording.sentence(SPACES[number]))
                name = console.words(f"space-{space.name}")
                rows.add_row(f"{name}\n■ {there}" if there else name, text)
        console.out.print(rows)


def draw_buildings(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Print what the buildings that can still be built cost and do."""
    rows = _table(console, "arle-tile", "cards-text")
    for name in cast(View, game.view(seat)).buildings:
        rows.add_row(console.words(f"building-{name}"), building(name, console))
    console.out.print(rows)


def _table(console: Console, *titles: str) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in titles:
        rows.add_column(console.words(title), vertical="top", overflow="fold")
    return rows


def _building_text(number: int, console: Console) -> str:
    when = console.words(f"when-{wording.when(number)}")
    text = f"({when}) {console.speaker.say(wording.building_text(number))}"
    return _with_ruling(text, wording.building_ruling(number), console)


def _with_ruling(text: str, ruling: Message | None, console: Console) -> str:
    """The text, and below it how an unclear tile is read."""
    return text if ruling is None else "\n".join([text, console.words("cards-ruling", ruling=ruling)])


def _said(message: Message | None, console: Console) -> str:
    return "" if message is None else console.speaker.say(message)
