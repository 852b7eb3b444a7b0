"""A farmyard of Agricola in a terminal: 15 spaces in three rows, with the fences where they stand."""

from __future__ import annotations

from collections import Counter

from allmende.agricola.components.farmyard import COLUMNS, ROWS, left_fence
from allmende.agricola.presentation import passages
from allmende.agricola.presentation.farmers import FarmerView, FarmSpaceView, PlayedView
from allmende.cli.console import Console
from allmende.core.rules import phrases

WIDTH = 14
"""The largest width of a space, in characters."""
LEAST_WIDTH = 6
"""The least width of a space, in characters."""
FRAME = 4
"""Characters to the left of the spaces, and for the last fence."""


def farmyard(player: FarmerView, console: Console, room: int) -> list[str]:
    """The lines of a drawing at most `room` characters wide, unless that is too narrow; a space takes two lines."""
    width = max(LEAST_WIDTH, min(WIDTH, (room - FRAME) // COLUMNS - 1))
    fences = set(player.fences)
    heads = [space.name[0] for space in player.farm[:COLUMNS]]
    lines = ["   " + "".join(f" {head:^{width}}" for head in heads)]
    for row in range(ROWS + 1):
        lines.append("   " + _across(fences, row, width))
        if row < ROWS:
            number = player.farm[row * COLUMNS].name[1]
            spaces = [_space(player, space, console) for space in player.farm[row * COLUMNS : (row + 1) * COLUMNS]]
            for line in range(2):
                cells = [space[line][:width] for space in spaces]
                lines.append(f"{number if not line else ' ':>2} " + _along(fences, row, cells, width))
    return [line.rstrip() for line in lines]


def _across(fences: set[int], row: int, width: int) -> str:
    """The fence spaces above a row, or below the last one, and the corners between them."""
    text = ""
    for column in range(COLUMNS + 1):
        text += _corner(fences, row, column)
        if column < COLUMNS:
            text += ("═" if row * COLUMNS + column in fences else " ") * width
    return text


def _corner(fences: set[int], row: int, column: int) -> str:
    """A post where a fence begins or ends, else a dot."""
    near = [row * COLUMNS + side for side in (column - 1, column) if 0 <= side < COLUMNS]
    near += [left_fence(side, column) for side in (row - 1, row) if 0 <= side < ROWS]
    return "+" if fences.intersection(near) else "·"


def _along(fences: set[int], row: int, cells: list[str], width: int) -> str:
    """One line of the spaces of a row, between its upright fences."""
    text = ""
    for column in range(COLUMNS + 1):
        text += "║" if left_fence(row, column) in fences else " "
        if column < COLUMNS:
            text += f"{cells[column]:^{width}}"
    return text


def _space(player: FarmerView, space: FarmSpaceView, console: Console) -> tuple[str, str]:
    """The content of a space, in two lines."""
    if space.tile == "room":
        rooms = [each.name for each in player.farm if each.tile == "room"]
        pets = dict(zip(rooms, player.pets, strict=False))  # one in the house, or one in each room
        return console.words("agricola-room"), animals(pets.get(space.name, ""), 1, console)
    if space.tile == "field":
        return console.words("agricola-field"), grown(space, console) or animals(space.animal, 1, console)
    stable = console.words("agricola-stable") if space.stable else ""
    if space.pasture < 0:
        return animals(space.animal, 1, console), stable
    pasture = player.pastures[space.pasture]
    if space.name != pasture.spaces[0]:
        return "", stable
    capacity = console.words("agricola-capacity", count=pasture.capacity)
    here = [animals(pasture.animal, pasture.count, console), grown(space, console)]
    return " + ".join(filter(None, here)) or "–", f"{capacity} {stable}".rstrip()


def animals(kind: str, count: int, console: Console) -> str:
    """A number of animals as text; empty if there are none."""
    return amount(kind, count, console) if kind and count else ""


def grown(field: FarmSpaceView | PlayedView, console: Console) -> str:
    """The crops of a field or card as text, empty if there are none; vegetables below grain are counted beside it."""
    return " + ".join(map(console.speaker.say, passages.grown(field)))


def amount(name: str, count: int, console: Console) -> str:
    """An amount of a resource as text."""
    return console.speaker.say(phrases.amount(name, count))


def farm_in_words(player: FarmerView, console: Console) -> str:
    """A farmyard in one line of text."""
    tiles = Counter(space.tile for space in player.farm)
    sown = Counter(space.crop for space in player.farm if space.crop)
    crops = {name: sum(space.count for space in player.farm if space.crop == name) for name in sown}
    below = sum(space.below for space in player.farm)
    if below:
        crops["vegetable"] = crops.get("vegetable", 0) + below
    stables = sum(space.stable for space in player.farm)
    words = [console.words("agricola-rooms", count=tiles["room"], house=player.house)]
    if tiles["field"]:
        growing = [amount(name, count, console) for name, count in crops.items()]
        fields = console.words("agricola-fields", count=tiles["field"])
        words.append(f"{fields} ({', '.join(growing)})" if growing else fields)
    if player.pastures:
        spaces = "; ".join(" ".join(pasture.spaces) for pasture in player.pastures)
        words.append(f"{console.words('agricola-pastures', count=len(player.pastures))} ({spaces})")
    if stables:
        words.append(console.words("agricola-stables", count=stables))
    return ", ".join(words)
