"""The browser draws everything that is shown of Fields of Arle by symbols."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.equipment import DESTINATION_NAMES, VEHICLE_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES, COLOUR_NAMES
from allmende.arle.components.pieces import RESOURCE_NAMES, SUPPLY_NAMES, TILE_NAMES, TOOL_NAMES
from allmende.arle.presentation.icons import building_icons, cost_icons, destination_icons, icons
from allmende.arle.rules.spaces import SPACES

CLIENT = Path(__file__).parents[2] / "client/src"
DRAWN = [CLIENT / "symbols" / f"{name}.ts" for name in ("goods", "things", "signs", "farm")]
PERSONAS = {"slash", "or", "plus", "then", "times"}
"""What is written instead, as `Icons.svelte` knows."""

ROWS = (
    {name: icons(SPACES[number]) for number, name in enumerate(SPACE_NAMES)}
    | {name: building_icons(number) for number, name in enumerate(BUILDING_NAMES)}
    | {f"{name}'s cost": cost_icons(number) for number, name in enumerate(BUILDING_NAMES)}
    | {name: destination_icons(number) for number, name in enumerate(DESTINATION_NAMES)}
)
SCREEN = sorted(path for path in (CLIENT / "arle").rglob("*") if path.suffix in (".svelte", ".ts"))


def _symbols() -> set[str]:
    files = [*DRAWN, *(CLIENT / "arle/drawings").glob("*.ts")]
    key = re.compile(r"^  '?([a-z][a-z-]*)'?:", re.MULTILINE)
    return {name for file in files for name in key.findall(file.read_text("utf-8"))}


SYMBOLS = _symbols()


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_token_is_drawn(row: list[str]) -> None:
    names = {part for token in row for part in re.sub(r"\*.*|^per-", "", token).split("@")} - PERSONAS
    assert names - {"improve"} <= SYMBOLS


def test_everything_on_the_boards_is_drawn() -> None:
    assert {*RESOURCE_NAMES, *TOOL_NAMES, *TILE_NAMES, *SUPPLY_NAMES, *VEHICLE_NAMES, "peat-boat", "plow"} <= SYMBOLS
    assert {f"building-{colour}" for colour in COLOUR_NAMES} <= SYMBOLS


@pytest.mark.parametrize("file", SCREEN, ids=lambda file: file.name)
def test_the_screen_names_only_what_is_drawn(file: Path) -> None:
    named = re.findall(r"(?:<Symbol name=\"|\bsvg\('|\bsymbol: ')([\w-]+)[\"']", file.read_text("utf-8"))
    assert set(named) <= SYMBOLS
